"""The companion of the printed box: secrets, stories, crisis and die on phones, and without a line."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")
SEED = "00112233445566778899aabbccddeeff"
NAMES = ["Ines", "Tom", "Yara"]
SPEECH = """() => {
  window.__said = [];
  const voice = { lang: "en-GB" };
  const synthesis = { getVoices: () => [voice], cancel: () => window.__said.push("(stop)"),
    speak: (one) => window.__said.push(one.text) };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""A voice that notes what it is asked to say."""
FORETOLD = "() => { Crypto.prototype.getRandomValues = (into) => into.fill(10); }"
"""Chance that always says the same: the exposure die shows its eleventh face."""
KEPT = "() => JSON.parse(localStorage.getItem('overwinter.companion'))"
SETTLED = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const cache = await caches.open(names.find((name) => name.startsWith("overwinter-")));
  const kept = (await cache.keys()).map((one) => new URL(one.url).pathname);
  return ["/api/sets/base/facts", "/api/sets/base/words/en", "/api/sets/companion/words/en", "/api/sets"]
    .every((name) => kept.includes(name)) && kept.some((name) => name.includes("CompanionScreen"));
}"""


def _link(*, own: bool = True, box: str = "base", goal: str = "") -> str:
    """The link of a table with a known seed, as its first phone shows it."""
    modules = [] if box == "base" else ["bandits"]
    table = [1, SEED, NAMES, f"{int(own)}00", box, modules, "standard", goal]
    text = json.dumps(table).encode()
    return "/companion#" + base64.urlsafe_b64encode(text).decode().rstrip("=")


def _sit(guest: Guest, whose: str, **table: Any) -> None:
    """Follow the link and say whose screen this is."""
    guest.open(_link(**table))
    guest.page.get_by_role("radio", name=whose).check()
    guest.button("Begin").click()


def _tab(guest: Guest, name: str) -> None:
    guest.page.get_by_role("navigation").get_by_role("button", name=name).click()


def _held(guest: Guest, button: Locator, look: Callable[[], None]) -> None:
    """Hold a key on a button while looking."""
    button.focus()
    guest.page.keyboard.down(" ")
    look()
    guest.page.keyboard.up(" ")


def _fine(guest: Guest) -> None:
    assert untranslated(guest) == []
    assert barriers(guest) == []


def test_a_phone_of_ones_own(guests: Guests) -> None:
    """From the start page into a round: a hand that is open while held, a story watched, read aloud, decided."""
    guest = guests("Ines", size=PHONE, touch=True)
    page = guest.page
    page.add_init_script(f"({SPEECH})()")
    guest.open()
    page.get_by_role("link", name="Lay the phones out").click()
    page.get_by_label("Player 2", exact=True).fill("Tom")
    page.get_by_role("combobox", name="Main objective").select_option("base-main-find-a-cure")
    _fine(guest)
    guest.button("Begin").click()
    guest.button("Draw Tom’s story").click()
    _fine(guest)
    card = page.evaluate(KEPT)["story"]["card"]
    _held(guest, guest.button("Hold to open"), lambda: expect(page.get_by_text("Watch for this")).to_be_visible())
    expect(page.get_by_text("Watch for this")).to_have_count(0)

    page.reload()
    assert page.evaluate(KEPT)["story"]["card"] == card
    guest.button("It happened: read it").click()
    _fine(guest)
    guest.button("Let the phone read").click()
    said = page.evaluate("() => window.__said")
    assert said[1] == page.locator("h2").inner_text()
    assert len(said) > 4
    guest.button("Stop reading").click()
    assert page.evaluate("() => window.__said.at(-1)") == "(stop)"
    page.locator("article .opt").first.click()
    guest.button("Tom’s turn is over").click()
    kept = page.evaluate(KEPT)
    assert kept["story"] is None
    assert card not in kept["piles"]["crossroads"]

    _tab(guest, "Hand")
    secret = kept["secrets"][0]
    assert secret
    assert kept["secrets"][1:] == ["", ""]
    # However little room there is, the button stays under the thumb.
    page.set_viewport_size({"width": 360, "height": 560})
    fist = page.locator(".fist")
    before = fist.bounding_box()
    _held(guest, fist, lambda: _fine(guest))
    _held(guest, fist, lambda: expect(page.locator(".tickets")).to_be_visible())
    assert fist.bounding_box() == before
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.button("Sort cards").click()
    page.get_by_role("combobox", name="Search").select_option("school")
    guest.button("Look").click()
    guest.button("Make noise, look at one more").click()
    _fine(guest)
    page.get_by_role("button", name="Keep").nth(1).click()
    guest.button("Close").click()
    after = page.evaluate(KEPT)
    assert after["hands"][0] == [*kept["hands"][0], kept["piles"]["school"][1]]
    assert after["piles"]["school"] == [*kept["piles"]["school"][2:], kept["piles"]["school"][0]]

    page.get_by_role("button", name="Menu").click()
    _fine(guest)
    guest.button("End the game").click()
    guest.button("End the game").click()
    expect(page.get_by_role("heading", name="Beside the box")).to_be_visible()
    assert page.evaluate(KEPT) is None


def test_one_phone_goes_round(guests: Guests) -> None:
    """Before each secret it asks who holds it; the crisis is laid, turned over and judged."""
    guest = guests("Ines", size=PHONE, touch=True, locale="en-GB")
    page = guest.page
    page.add_init_script(f"({FORETOLD})()")
    guest.open("/companion")
    page.get_by_label("Player 2", exact=True).fill("Tom")
    page.get_by_role("radio", name="One phone goes round").check()
    page.get_by_role("radio", name="Both together").check()
    page.get_by_role("switch", name="Bandits").click()
    expect(
        page.get_by_role("combobox", name="Main objective").locator("option[value^=ln-]").first
    ).to_be_attached()
    guest.button("Begin").click()
    # Ines begins: the neighbour to her right watches.
    expect(page.get_by_role("heading", name="Give the phone to Player 3")).to_be_visible()
    _fine(guest)
    page.get_by_role("button", name="I am Player 3").dispatch_event("click")
    guest.button("Draw Ines’s story").click()
    guest.button("Ines’s turn ended without it").click()
    expect(page.get_by_role("heading", name="Give the phone to Ines")).to_be_visible()

    _tab(guest, "Hand")
    page.get_by_role("button", name="Tom").click()
    expect(guest.button("Hold to open")).to_have_count(0)
    page.get_by_role("button", name="I am Tom").dispatch_event("click")
    expect(guest.button("Hold to open")).to_be_visible()
    _tab(guest, "Crisis")
    guest.button("Tom lays a card").click()
    page.get_by_role("button", name="I am Tom").dispatch_event("click")
    page.locator("dialog .pick").first.click()
    _fine(guest)
    page.get_by_role("button", name="face down").click()
    laid = page.evaluate(KEPT)["laid"]
    assert [one["seat"] for one in laid] == [1]
    guest.button("Turn the cards over at nightfall").click()
    expect(page.get_by_role("status")).to_contain_text("of 3")
    _fine(guest)
    first = page.evaluate(KEPT)["crisis"]
    guest.button("Begin round 2").click()
    kept = page.evaluate(KEPT)
    assert kept["crisis"] != first
    assert first not in kept["piles"]["crises"]
    assert (kept["round"], kept["first"], kept["laid"]) == (2, 2, [])
    # A touch too much is taken back.
    page.get_by_role("button", name="Menu").click()
    guest.button("Take the last step back").click()
    assert page.evaluate(KEPT)["crisis"] == first

    _tab(guest, "Exposure")
    page.get_by_role("combobox", name="Add a survivor").select_option("base-olivia-brown")
    page.get_by_role("button", name="Hold to roll").dispatch_event("click")
    expect(page.get_by_role("heading", name="Frostbite")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("on Olivia’s card")
    _fine(guest)


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_the_screen_on_the_table(guests: Guests, locale: str) -> None:
    """A wide screen is taken for a tablet on the table: crisis, die, night, and no secret in its memory either."""
    guest = guests("Ines", size=DESKTOP, locale=locale)
    page = guest.page
    guest.open(_link(box="longnight", goal="ln-main-tribute"))
    page.locator("form .go").click()
    expect(page.locator("main section")).to_have_count(3)
    _fine(guest)
    kept = page.evaluate(KEPT)
    assert set(kept["secrets"]) == {""}
    assert kept["hands"] == [[], [], []]
    assert [name for name, pile in kept["piles"].items() if pile] == ["crises"]
    night = page.locator(".night > button")
    for _ in range(4):
        night.click()
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    assert page.evaluate(KEPT)["turned"]
    _fine(guest)


def test_phones_of_one_table_share_no_card(guests: Guests) -> None:
    """Three phones deal from one code without a line: the same crises, and no hidden card twice."""
    kept = []
    for name in NAMES:
        guest = guests(name, size=PHONE, touch=True)
        _sit(guest, f"belongs to {name}")
        expect(guest.page.get_by_role("navigation")).to_be_visible()
        kept.append(guest.page.evaluate(KEPT))
        guest.close()
    assert kept[0]["crisis"] == kept[1]["crisis"] == kept[2]["crisis"]
    stories = [card for one in kept for card in one["piles"]["crossroads"]]
    assert len(stories) == len(set(stories)) > 60
    assert len({one["secrets"][seat] for seat, one in enumerate(kept)}) == 3
    assert [len(one["hands"][seat]) for seat, one in enumerate(kept)] == [5, 5, 5]


def test_it_works_without_a_line(chromium: Browser, home: str) -> None:
    """Once loaded, it opens again with the line cut, and the game goes on where it was."""
    guest = Guest(chromium, home, "Tom", size=PHONE, touch=True, worker=True)
    try:
        _sit(guest, "belongs to Tom")
        expect(guest.button("Draw Yara’s story")).to_be_visible()
        guest.page.wait_for_function(SETTLED)
        guest.context.set_offline(True)
        guest.page.reload()
        guest.button("Draw Yara’s story").click()
        guest.button("It happened: read it").click()
        expect(guest.page.locator("article .opt").first).to_be_visible()
        guest.page.reload()
        expect(guest.page.locator("article .opt").first).to_be_visible()
        _tab(guest, "Exposure")
        guest.page.get_by_role("button", name="Hold to roll").dispatch_event("click")
        expect(guest.page.locator(".res h2")).to_be_visible()
        assert guest.page.locator('path[d=""]').count() == 0
    finally:
        guest.close()
