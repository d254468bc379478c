"""Two colonies on the page: two people of different sides who act at the same time, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from overwinter.colony.game import ColonyGame
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import together
from tests.browser.looking import faults

pytestmark = pytest.mark.xdist_group("browser")


def _contested(game: ColonyGame) -> str:
    """A place where both who act could kill the only zombie; empty: there is none."""
    seats = [decision.seat for decision in game.decisions if decision.kind == "turn"]
    if len(seats) < 2:
        return ""
    spots = [_reached(game, seat) for seat in seats]
    return next((place for place in spots[0] & spots[1] if sum(game.place(place).zombies) == 1), "")


def _reached(game: ColonyGame, seat: int) -> set[str]:
    """Where somebody of a seat may attack a zombie."""
    people = [game.survivor(str(option["survivor"])) for option in game.options(seat) if option.verb == "attack"]
    return {one.place for one in people if one is not None}


def _race(game: ColonyGame) -> bool:
    return bool(_contested(game))


def _attacker(game: ColonyGame, seat: int, place: str) -> str:
    """Somebody of a seat who may attack at a place."""
    names = [str(option["survivor"]) for option in game.options(seat) if option.verb == "attack"]
    there = {one.id for one in game.at(place)}
    return next(name for name in names if name in there)


def test_two_sides_act_at_the_same_time(guests: Guests) -> None:
    """Each sees the own colony near; who was slower is told so and goes on; the candle burns for the last one."""
    game = staging.war(_race)
    place = _contested(game)
    slow, quick = sorted(decision.seat for decision in game.decisions)
    ada, bo = staging.two_sit_down(guests, game, slow, quick)
    ada.wait("turn")
    bo.wait("turn")
    homes = ["Pine Ridge", "Mill Creek"]
    ours, theirs = (homes[game.player(seat).colony] for seat in (slow, quick))
    expect(ada.page.get_by_role("region", name=f"{ours}, our colony")).to_be_visible()
    expect(ada.page.get_by_role("region", name=f"{theirs}, their colony")).to_be_visible()
    expect(ada.page.get_by_text("No clock until one side is done.").first).to_be_visible()
    expect(bo.page.get_by_role("button", name=re.compile(f"^Look at {ours}"))).to_be_visible()
    assert faults(ada) == faults(bo) == []

    # One puts the sentence together, the other kills the zombie.
    ada.page.locator(f'[data-survivor="{_attacker(game, slow, place)}"]').click()
    ada.page.locator(".act", has_text="Attack").first.click()
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    bo.page.locator(f'.mychip[data-look="survivor:{_attacker(game, quick, place)}"]').click()
    bo.page.locator(".act", has_text="Attack").first.click()
    bo.page.locator("[data-confirm]").click()
    if (again := bo.page.locator("[data-confirm]")).is_visible():  # a wound more would kill: asked once
        again.click()
    expect(ada.page.get_by_text(re.compile("was faster: that is no longer there"))).to_be_visible()
    assert together([bo], lambda: "done" if bo.state() == "turn" else "") == "done"

    bo.end_turn()
    expect(ada.page.get_by_role("banner")).to_contain_text("Bo is done")
    expect(ada.page.locator(f'[data-glass="{slow}"]')).to_have_attribute("role", "timer")
