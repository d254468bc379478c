"""Everything can be looked at: by mouse, finger and keys, in every game and language; no secret is told."""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.raxxon.game import RaxxonGame
from overwinter.words import Words
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest
from tests.browser.looking import barriers, too_small, untranslated

pytestmark = pytest.mark.xdist_group("browser")
HOLD = 700
"""Milliseconds that a finger rests on something: longer than it takes to be understood."""

EVERY_PAGE = """async (most) => {
  const found = {};
  const queue = [...document.querySelectorAll("[data-look]")].map((one) => one.dataset.look);
  const stand = document.body.appendChild(document.createElement("span"));
  const settled = () => new Promise((done) => setTimeout(done));
  while (queue.length && Object.keys(found).length < most) {
    const ref = queue.shift();
    if (ref in found) continue;
    stand.dataset.look = ref;
    stand.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await settled();
    const page = document.querySelector("dialog[data-inspect]");
    found[ref] = page ? page.innerText : "";
    if (!page) continue;
    queue.push(...[...page.querySelectorAll("[data-look]")].map((one) => one.dataset.look));
    page.dispatchEvent(new Event("cancel", { cancelable: true }));
    await settled();
  }
  stand.remove();
  return found;
}"""
"""Opens everything that can be looked at, and whatever that leads to."""


def _turn(game: ColonyGame) -> bool:
    """Seat 0 is to act in the second round or later and has looked into no deck; others have hands, one of ours is
    at home and one out, somebody else wears something."""
    if not staging.asked("turn", round_=2)(game) or any(peek.seat == 0 for peek in game.state.peeks):
        return False
    others = [player for player in game.state.players if player.seat != 0]
    places = {one.place for one in game.own(0)}
    both = game.home_of(0) in places and len(places) > 1
    return both and bool(_worn(game)) and all(len(player.hand) >= 2 for player in others)


def _worn(game: Any) -> str:
    """Somebody else's survivor who wears something; empty: nobody."""
    people = game.state.survivors.values()
    return next((one.id for one in people if one.owner not in (None, 0) and one.items), "")


@functools.cache
def _busy() -> str:
    return staging.colony(_turn, seeds=range(40, 200))


def _dialog(guest: Guest) -> Locator:
    return guest.page.locator("dialog[data-inspect]")


def _stranger(guest: Guest) -> Locator:
    """Somebody else's survivor on the board, who wears something."""
    return guest.page.locator(f"[data-piece='s:{_worn(records.load(_busy()))}']").first


def _hidden(game: ColonyGame) -> set[str]:
    """What the first seat cannot know: others' objectives, and what lies face down of stories and crises."""
    state = game.state
    seen = {state.crisis, *state.crises_past, *state.crossroads_past}
    theirs = {name for player in state.players if player.seat != 0 for name in player.objectives}
    return theirs | {card for card in (*state.crisis_deck, *state.crossroads_deck) if card not in seen}


def test_hover_click_and_key_show_what_a_thing_is(guests: Guests) -> None:
    """At a desk: a card beside the mouse, a page by click or key, words that lead on, the way back."""
    guest = guests("Ada")
    staging.enter(guest, _busy())
    guest.wait("turn")
    page = guest.page
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/assets/" not in request.url else None)
    page.on("websocket", lambda socket: asked.append(socket.url))
    stranger = _stranger(guest)
    stranger.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Influence")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # A click on what is not one's own opens its page, and a word on it another one.
    stranger.click()
    expect(_dialog(guest).get_by_role("heading", level=2)).to_be_focused()
    for fact in ("Ability", "Attack value", "Search value", "Wounds", "Equipment", "Is"):
        expect(_dialog(guest)).to_contain_text(fact)
    assert barriers(guest) == []
    _dialog(guest).get_by_role("button", name=re.compile("^Influence")).click()
    expect(_dialog(guest)).to_contain_text("lowest is hit first")
    _dialog(guest).get_by_role("button", name="Back").click()
    expect(_dialog(guest)).to_contain_text("Attack value")
    page.keyboard.press("Escape")
    expect(_dialog(guest)).to_have_count(0)
    # By key, for whatever has the focus, which gets it back; the key menu says which key it is.
    mine = page.locator("[data-survivor]").first
    mine.focus()
    page.keyboard.press("q")
    expect(_dialog(guest)).to_have_attribute("data-inspect", f"survivor:{mine.get_attribute('data-survivor')}")
    page.keyboard.press("Escape")
    expect(mine).to_be_focused()
    # What cannot be done says why when it is pressed, with the ruling and its number.
    page.locator("[data-survivor]", has_text="Colony").first.click()
    page.locator(".act.no", has_text="Search").click(force=True)
    expect(_dialog(guest)).to_contain_text("Only outside the colony.")
    expect(_dialog(guest)).to_contain_text("Ruling R-060")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert asked == []


def test_log_and_rules_can_be_looked_through(guests: Guests) -> None:
    """Names in the log open; it can be filtered; the rules find words, cards in play and rulings."""
    guest = guests("Ada")
    staging.enter(guest, _busy())
    guest.wait("turn")
    page = guest.page
    all_lines = guest.log().get_by_role("listitem").count()
    page.get_by_role("button", name="Cards", exact=True).click()
    cards = guest.log().get_by_role("listitem").count()
    assert 0 < cards < all_lines
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(guest.log()).to_contain_text("You ")
    page.get_by_role("button", name="All", exact=True).click()
    guest.log().focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("q")
    expect(_dialog(guest)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("searchbox").fill("R-060")
    expect(menu).to_contain_text("nothing to search at the colony")
    menu.get_by_role("searchbox").fill("hospital")
    menu.get_by_role("button", name=re.compile("^Hospital")).click()
    expect(_dialog(guest)).to_contain_text("As printed")
    assert barriers(guest) == []


def test_a_finger_holds_and_taps(guests: Guests) -> None:
    """On a phone: holding asks and does nothing else; what a place holds is two taps away; why not is one."""
    guest = guests("Ada", size=PHONE, touch=True)
    staging.enter(guest, _busy())
    guest.wait("turn")
    page = guest.page
    chip = page.locator(".mychip").first
    box = chip.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + 30, "y": box["y"] + 20}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(_dialog(guest)).to_contain_text("Influence")
    page.wait_for_timeout(HOLD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(_dialog(guest)).to_be_visible()
    expect(chip).to_have_attribute("aria-pressed", "false")
    assert too_small(_dialog(guest).locator("button:not(.term)")) == []
    assert guest.width_beyond() <= 0
    assert barriers(guest) == []
    _dialog(guest).get_by_role("button", name="Close").tap()
    _stranger(guest).tap()
    expect(_dialog(guest)).to_contain_text("Attack value")
    _dialog(guest).get_by_role("button", name="Close").tap()
    page.locator("[data-place=hospital] .cover").tap(position={"x": 30, "y": 16})
    page.get_by_role("button", name="Tell me more").tap()
    expect(_dialog(guest)).to_contain_text("As printed")
    expect(_dialog(guest)).to_contain_text("Medicine")
    _dialog(guest).get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Close").tap()
    page.locator(".mychip", has_text="Colony").first.tap()
    page.locator(".act.no", has_text="Search").tap(force=True)
    expect(_dialog(guest)).to_contain_text("Ruling R-060")


def _every_page(guest: Guest, most: int = 150) -> dict[str, str]:
    """Everything that can be looked at, each with what it says; it says something, and in words."""
    guest.page.wait_for_load_state("networkidle")
    found: dict[str, str] = guest.page.evaluate(EVERY_PAGE, most)
    assert [ref for ref, text in found.items() if not text] == []
    return found


def _told(guest: Guest) -> int:
    """How often the server has said something, besides that it is still there."""
    return sum('"type":"pong"' not in one for one in guest.received)


def _kinds(found: dict[str, Any]) -> set[str]:
    return {ref.partition(":")[0] for ref in found}


def test_every_page_of_the_base_game_and_no_secret(guests: Guests) -> None:
    """Whatever can be opened is opened: places count what is printed, and nothing that others hide is among it."""
    guest = guests("Ada")
    staging.enter(guest, _busy())
    guest.wait("turn")
    before = _told(guest)
    found = _every_page(guest, most=400)
    assert {"survivor", "place", "gate", "item", "crisis", "objective", "player", "term"} <= _kinds(found)
    game = records.load(_busy())
    assert isinstance(game, ColonyGame)
    words, told, sent = Words("en"), "\n".join(found.values()), "\n".join(guest.received)
    # Whoever held a story for somebody knows it, and was told so.
    hidden = {card for card in _hidden(game) if f'"{card}"' not in sent}
    assert len(hidden) > 50
    assert hidden.isdisjoint(ref.partition(":")[2] for ref in found)
    assert [card for card in hidden if words.attribute(card, "story") in told] == []
    # Others' hands are a number, and the order of a deck is nobody's to know.
    for player in game.state.players[1:]:
        page = found[f"player:{player.seat}"]
        assert f"{len(player.hand)} cards, hidden" in page
        assert "hidden" in page.split("Secret objective")[1]
    assert "from the top" not in told
    assert _told(guest) == before, "an inspection asks the server for nothing"


MODULES = ["improvements", "bandits", "laboratory"]


def test_every_page_of_the_long_night_in_german(guests: Guests) -> None:
    """All modules: benches, bandits, laboratory, traps and despair have words, in another language too."""
    guest = guests("Ada", locale="de-DE")
    record = staging.colony(
        staging.asked("turn", round_=2), bot="random", packs=["longnight"], modules=MODULES, seeds=[3, 4, 5, 6]
    )
    staging.enter(guest, record)
    expect(guest.page.locator("[data-survivor]").first).to_be_visible()
    found = _every_page(guest)
    assert {"improvement", "experiment", "survivor", "place"} <= _kinds(found)
    guest.page.locator("[data-bench] button").first.click(button="right")
    expect(_dialog(guest)).to_contain_text("Verbesserung")
    assert untranslated(guest) == []
    assert barriers(guest) == []


def test_every_page_of_raxxon_in_french(guests: Guests) -> None:
    """The crowd, groups, icons, sheets and piles."""

    def turn(game: RaxxonGame) -> bool:
        decision = None if game.over else game.decision(0)
        shown = sum(card.up for card in game.state.crowd)
        return decision is not None and decision.kind == "rx-turn" and shown >= 3

    guest = guests("Ada", locale="fr-FR")
    staging.enter(guest, staging.raxxon(turn))
    expect(guest.page.locator("button[data-act]").first).to_be_visible()
    found = _every_page(guest)
    assert {"person", "group", "icon", "action", "character", "player", "term"} <= _kinds(found)
    guest.page.locator(".pc").first.click(button="right")
    expect(_dialog(guest)).to_be_visible()
    assert untranslated(guest) == []
    assert barriers(guest) == []
