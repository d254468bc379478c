"""What a table agrees on: going back by vote, a clock, a game by mail, and records that go on elsewhere."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from overwinter import records
from overwinter.colony.bots import make_bot
from overwinter.colony.bots.base import Sight
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest, together
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")


def _together(guests: Guests) -> tuple[Guest, Guest]:
    """Two people at a table for two, the game begun."""
    ada, ben = guests("Ada"), guests("Ben")
    code = ada.open_table(players=2)
    ben.open(f"/t/{code}")
    ben.button("Take a seat").click()
    ben.button("I am ready").click()
    ada.button("Light the fire").click()
    return ada, ben


def _propose(guest: Guest) -> None:
    if guest.state() == "question":
        guest.question.get_by_role("button", name="Look at the table").click()
    guest.page.get_by_role("button", name="Menu").click()
    guest.button("Ask the table to go back").click()


def _turn(guest: Guest, everybody: list[Guest]) -> None:
    together(everybody, lambda: "turn" if guest.state() == "turn" else "", seconds=90)


def test_the_table_goes_back_by_vote(guests: Guests) -> None:
    """One asks, the other says no; asked again, yes: the turn that was ended is there again."""
    two = _together(guests)
    together(two, lambda: "turn" if any(one.state() == "turn" for one in two) else "", seconds=90)
    ada, ben = two if two[0].state() == "turn" else two[::-1]
    ada.end_turn()
    expect(ada.log()).to_contain_text("You end your turn.")

    _propose(ada)
    asked = ben.page.get_by_role("dialog", name="Going back")
    expect(asked).to_contain_text(f"{ada.name} asks to go back")
    assert barriers(ben) == []
    waiting = ada.page.get_by_role("status", name="Going back")
    expect(waiting).to_contain_text(f"Waiting for {ben.name}")
    asked.get_by_role("button", name="Leave it").click()
    expect(asked).to_have_count(0)
    expect(waiting).to_have_count(0)
    expect(ada.log()).to_contain_text("The table does not agree.")

    _propose(ada)
    asked.get_by_role("button", name="Go back").click()
    ada.wait("turn")
    expect(ada.log()).not_to_contain_text("You end your turn.")
    assert untranslated(ben) == []


def _start_with_clock(guest: Guest, clock: str) -> None:
    guest.open_table(players=2)
    guest.seat_bot()
    guest.page.get_by_role("combobox", name="Time to think").select_option(clock)


def test_a_clock_runs_at_every_question(guests: Guests) -> None:
    """It is agreed in the lobby, and stands beside the first choice and beside the turn, on a phone too."""
    guest = guests("Ada")
    _start_with_clock(guest, "300")
    expect(guest.page.get_by_text("When it runs out, a bot answers that one question.")).to_be_visible()
    guest.button("Light the fire").click()
    guest.wait("question")
    clock = re.compile(r"^[45]:\d\d$")
    expect(guest.question.get_by_role("timer")).to_have_text(clock)
    guest.play_until("turn")
    expect(guest.page.get_by_role("timer")).to_have_text(clock)
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(guest.page.get_by_role("timer")).to_have_text(clock)
    assert guest.width_beyond() <= 0


def test_a_game_by_mail(guests: Guests) -> None:
    """There is no clock; whoever goes away finds the game and the open question on the start page."""
    ada, ben = guests("Ada"), guests("Ben")
    code = ada.open_table(players=2)
    ada.page.get_by_role("combobox", name="Time to think").select_option("mail")
    ben.open(f"/t/{code}")
    expect(ben.page.get_by_text("Come back when it is your turn.")).to_be_visible()
    ben.button("Take a seat").click()
    ben.button("I am ready").click()
    ada.button("Light the fire").click()
    ada.wait("question")
    ada.answer()
    expect(ada.page.get_by_text("Come back when it is your turn.")).to_be_visible()
    ada.open()

    ben.wait("question")
    assert ben.page.get_by_role("timer").count() == 0
    mine = ada.page.get_by_role("region", name="My games").get_by_role("link")
    # Ben may be asked more than once before it is her turn.
    together([ben], lambda: "hers" if "your turn" in mine.inner_text() else "")
    mine.click()
    _turn(ada, [ada, ben])


def _load(guest: Guest, file: Path) -> None:
    guest.open()
    guest.page.get_by_label("Load a record").set_input_files(file)


def test_a_record_goes_on_elsewhere(guests: Guests, tmp_path: Path) -> None:
    """A game of bots that was broken off is loaded from the start page and played on by a person."""
    game = new_game(Setup(players=3), seed=5)
    rng, bot = random.Random(5), make_bot("random")
    while game.state.round < 2:
        decision = next(one for one in game.decisions if one.answer is None)
        game.answer(decision.seat, bot.choose(Sight(game, decision, rng)))
    file = tmp_path / "record.json"
    file.write_text(records.dumps(game), "utf-8")
    guest = guests("Eve")
    _load(guest, file)
    guest.page.wait_for_url("**/t/*")
    guest.play_until("turn", "over")
    expect(guest.page.get_by_text("Round 2").first).to_be_visible()
    assert untranslated(guest) == []


def test_files_that_are_refused(guests: Guests, tmp_path: Path) -> None:
    """A letter, and what one seat has saved of a game that still runs: both are refused in words."""
    guest = guests("Eve")
    letter = tmp_path / "letter.json"
    letter.write_text("Dear Ada,", "utf-8")
    _load(guest, letter)
    expect(guest.page.get_by_role("alert").filter(has_text="not the record of a game")).to_be_visible()

    guest.play_now()
    guest.play_until("turn")
    guest.page.get_by_role("button", name="Menu").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Save the record").click()
    own = tmp_path / "own.json"
    download.value.save_as(own)
    _load(guest, own)
    expect(guest.page.get_by_role("alert").filter(has_text="only what one seat knew")).to_be_visible()
