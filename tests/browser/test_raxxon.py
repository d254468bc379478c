"""Raxxon by clicks: a whole game alone, a game of two to its end, and the page for everybody."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest
from tests.browser.looking import barriers, too_small, untranslated

pytestmark = pytest.mark.xdist_group("browser")

PROBE = """() => {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
  if (seen('section[aria-label="Who was there"]')) return "over";
  if (seen("dialog[open] :is([data-character], [data-choice])")) return "page";
  if (seen("[data-ask]")) return "ask";
  if (seen("button[data-act]")) return "turn";
  return "";
}"""
"""What the page wants from its player."""
PATIENT = 4000
"""Milliseconds for one click: a question may be gone before it is answered."""


class Player:
    """Somebody who answers everything by clicks, more or less at random."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        self.guest, self.page, self.rng = guest, guest.page, random.Random(seed)

    def state(self) -> str:
        """What the page wants: page, ask, turn, over, or nothing."""
        try:
            found: str = self.page.evaluate(PROBE)
        except Error:
            return ""
        return found

    def step(self, state: str) -> None:
        """One answer, and wait until the server has taken it."""
        before = len(self.guest.received)
        try:
            match state:
                case "page":
                    self._any("dialog[open] :is([data-character], [data-choice])")
                case "turn":
                    self._any(
                        "button[data-act]:not([data-act=pass])" if self.rng.random() < 0.9 else "[data-act=pass]"
                    )
                    self._confirm()
                case "ask":
                    self._ask()
        except Error:
            return
        until = time.monotonic() + PATIENT / 1000
        while len(self.guest.received) == before and time.monotonic() < until:
            self.page.wait_for_timeout(10)

    def _any(self, selector: str) -> None:
        found = self.page.locator(selector)
        if count := found.count():  # or the question is gone by now
            found.nth(self.rng.randrange(count)).click(timeout=PATIENT)

    def _confirm(self) -> None:
        self.page.locator(".send .btn.go").click(timeout=PATIENT)

    def _ask(self) -> None:
        listed, cells = self.page.locator("[data-option]"), self.page.locator(".crowd button")
        if cells.count() and (not listed.count() or self.rng.random() < 0.7):
            self._any(".crowd button")
            self._confirm()
        else:
            self._any("[data-option]")

    def until(self, *states: str, seconds: float = 60) -> str:
        """Answer everything until the page wants one of these."""
        return everybody([self], states, seconds)


def everybody(players: Sequence[Player], states: Sequence[str] = ("over",), seconds: float = 90) -> str:
    """Let all answer until the first of them is asked for one of these."""
    until = time.monotonic() + seconds
    while True:
        now = [player.state() for player in players]
        if now[0] in states:
            return now[0]
        assert time.monotonic() < until, f"not there after {seconds} s: {now}"
        asked = [(player, state) for player, state in zip(players, now, strict=True) if state not in ("", "over")]
        if asked:
            asked[0][0].step(asked[0][1])
        else:
            players[0].page.wait_for_timeout(30)


def alone(guest: Guest) -> Player:
    """From the start page into a game for one."""
    guest.open()
    guest.button("Play alone").click()
    guest.page.wait_for_url("**/t/*")
    guest.table = guest.page.url.rsplit("/", 1)[-1]
    player = Player(guest)
    player.until("page")
    return player


@pytest.fixture(scope="module")
def finished(chromium: Browser, home: str) -> Iterator[Guest]:
    """Somebody who has played a game alone from the start page to its end."""
    guest = Guest(chromium, home)
    alone(guest).until("over", seconds=150)
    yield guest
    assert guest.verdict() == []
    guest.close()


@pytest.fixture
def end(finished: Guest) -> Guest:
    """At the end screen, wherever the test before has gone."""
    if Player(finished).state() != "over":
        finished.open(f"/t/{finished.table}")
        expect(finished.page.get_by_role("region", name="Who was there")).to_be_visible()
    return finished


def test_the_end_of_a_game_alone(end: Guest) -> None:
    """The verdict, the charts, and the numbers as a table."""
    page = end.page
    verdict = re.compile(r"The city (is empty|is overrun|belongs to Raxxon)\.")
    expect(page.get_by_role("heading", level=1)).to_have_text(verdict)
    course = page.get_by_role("region", name="How it went")
    expect(course.get_by_role("img", name=re.compile("^Brought to safety, day by day"))).to_be_visible()
    expect(course.get_by_role("img", name=re.compile("^Power and infections left"))).to_be_visible()
    end.button("As a table").click()
    dialog = page.get_by_role("dialog", name="As a table")
    assert dialog.get_by_role("row").count() > 2
    dialog.get_by_role("button", name="Close").click()
    assert untranslated(end) == []
    assert barriers(end) == []


def test_the_record_of_it(end: Guest) -> None:
    """The download is the record of this game."""
    with end.page.expect_download() as download:
        end.page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "raxxon"
    assert len(record["answers"]) > 10


def test_watching_it_again(end: Guest) -> None:
    """The bar moves through the game, on the table of Raxxon."""
    page = end.page
    end.button("Watch it again").click()
    bar = page.get_by_role("region", name="Watch it again")
    position = bar.get_by_role("slider", name="Position")
    bar.get_by_role("button", name="One step on").click()
    expect(bar.get_by_text(re.compile(r"^1/\d+$"))).to_be_visible()
    position.fill("9")
    expect(bar.get_by_text(re.compile(r"^9/\d+$"))).to_be_visible()
    expect(page.get_by_role("main", name="The crowd").get_by_role("img").first).to_be_visible()
    assert page.locator("button[data-act], .crowd button").count() == 0
    assert untranslated(end) == []
    bar.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("region", name="Who was there")).to_be_visible()


def test_two_people_to_the_end(guests: Guests) -> None:
    """One opens a table, the other comes by its code; both play by clicks until the city falls or is empty."""
    ada, ben = guests("Ada"), guests("Ben")
    ada.open()
    ada.button("Open a Raxxon table").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", name="Raxxon")).to_be_visible()
    ada.page.get_by_label("Difficulty").select_option("intro")
    ben.open(f"/t/{ada.page.url.rsplit('/', 1)[-1]}")
    ben.button("Take a seat").click()
    ben.button("I am ready").click()
    ada.button("Light the fire").click()
    players = [Player(ada, 1), Player(ben, 2)]
    everybody(players, ("turn",))
    assert untranslated(ada) == []
    everybody(players, seconds=150)
    expect(ben.page.get_by_role("region", name="Who was there").get_by_role("article")).to_have_count(2)
    assert any("Ben" in text for text in ada.page.get_by_role("article").all_inner_texts())


def test_a_bot_in_the_other_seat(guests: Guests) -> None:
    """The careful one takes its turns; the sheet of the bot can be looked at."""
    guest = guests("Ada")
    guest.open()
    guest.button("Open a Raxxon table").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.get_by_role("button", name="Free seat")).to_be_visible()
    guest.seat_bot()
    guest.button("Light the fire").click()
    player = Player(guest, 3)
    player.until("turn")
    player.step("turn")
    player.until("turn", "over")
    others = guest.page.get_by_role("list", name="Players").get_by_role("button")
    expect(others).to_have_count(2)
    others.nth(1).click()
    expect(others.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_card_is_pointed_at_and_flipped(guests: Guests) -> None:
    """A click on a face-down card, a click on the button: the card lies face-up."""
    guest = guests("Ada")
    player = alone(guest)
    player.until("turn")
    card = guest.page.locator(".crowd button").nth(4)
    cell = card.get_attribute("data-cell")
    card.click()
    guest.button("Flip the chosen card").click()
    shown = guest.page.locator(f"[data-cell='{cell}']")
    expect(shown).to_have_attribute("aria-label", re.compile("face-up$"))


def test_by_keys_alone(guests: Guests) -> None:
    """Into the crowd, along it, choose, and do it."""
    guest = guests("Ada")
    player = alone(guest)
    player.until("turn")
    keys = guest.page.keyboard
    keys.press("c")
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    cell = guest.read("() => document.activeElement.dataset.cell")
    keys.press("Enter")
    keys.press("e")
    expect(guest.page.locator(f"[data-cell='{cell}']")).to_have_attribute("aria-label", re.compile("face-up$"))


def test_a_question_is_there_again_after_a_reload(guests: Guests) -> None:
    """In the middle of a turn."""
    guest = guests("Ada")
    player = alone(guest)
    player.until("turn")
    guest.page.locator("[data-act=investigate]").click()
    guest.page.locator(".send .btn.go").click()
    expect(guest.page.locator("[data-ask=rx-pick]")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator("[data-ask=rx-pick]")).to_be_visible()
    player.until("turn", "over")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_bars_anybody(guests: Guests, theme: str) -> None:
    """Axe on the choice of a character, on the turn, and on the piles."""
    guest = guests("Ada", theme=theme)
    player = alone(guest)
    found = {"page": barriers(guest)}
    player.until("turn")
    found["turn"] = barriers(guest)
    player.step("turn")
    player.until("turn", "ask")
    found["next"] = barriers(guest)
    guest.button("Look through the piles", exact=False).click()
    found["piles"] = barriers(guest)
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_on_a_phone_in_other_languages(guests: Guests, language: str) -> None:
    """Nothing sticks out, every target is large enough, every word is said."""
    guest = guests("Ada", size=PHONE, touch=True, locale=language)
    guest.open()
    guest.page.get_by_role("button", name=re.compile("^(Allein spielen|Jouer seul)$")).tap()
    player = Player(guest)
    for _ in range(8):
        player.until("page", "ask", "turn", "over")
        assert guest.width_beyond() <= 0
        assert untranslated(guest) == []
        player.step(player.state())
    player.until("turn", "over")
    assert too_small(guest.page.locator(".crowd button, button[data-act], .send button, header button")) == []
