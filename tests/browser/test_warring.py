"""Two colonies on the page: two people of different sides who act at the same time, on a desk and on a phone."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from overwinter import records
from overwinter.colony.bots import make_bot
from overwinter.colony.bots.base import act
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest, together
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")
PACKS = ["base", "longnight", "warring"]


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


@functools.cache
def _moment(wanted: Callable[[ColonyGame], bool]) -> ColonyGame:
    """The first game of random bots in which this comes to be so, up to there."""
    for seed in range(1, 200):
        game, rng = new_game(Setup(players=4, packs=PACKS, modules=["warring"]), seed=seed), random.Random(seed)
        bots = [make_bot("random") for _ in range(4)]
        while not game.over:
            if wanted(game):
                return game
            act(game, bots, rng)
    raise AssertionError("no game came to that")


def _race(game: ColonyGame) -> bool:
    return bool(_contested(game))


def _attacker(game: ColonyGame, seat: int, place: str) -> str:
    """Somebody of a seat who may attack at a place."""
    names = [str(option["survivor"]) for option in game.options(seat) if option.verb == "attack"]
    there = {one.id for one in game.at(place)}
    return next(name for name in names if name in there)


def _beside(guest: Guest, code: str, seat: int) -> None:
    """Sit down at a free seat of a table that is being played."""
    wish = {"name": guest.name, "seat": seat}
    made = guest.context.request.post(f"{guest.home}/api/tables/{code}/join", data=wish)
    assert made.ok, made.text()
    guest.table = code
    guest.open(f"/s/{made.json()['token']}")
    guest.page.wait_for_url("**/t/*")


def _sound(guest: Guest) -> None:
    """Nothing bars anybody, nothing is without words, nothing lies beside the window."""
    assert barriers(guest) == []
    assert untranslated(guest) == []
    assert guest.width_beyond() <= 0


def test_two_sides_act_at_the_same_time(guests: Guests) -> None:
    """Each sees the own colony near; who was slower is told so and goes on; the candle burns for the last one."""
    game = _moment(_race)
    place = _contested(game)
    slow, quick = sorted(decision.seat for decision in game.decisions)
    ada = guests("Ada", size=DESKTOP)
    staging.enter(ada, records.dumps(game), seat=slow, free=True)
    bo = guests("Bo", size=PHONE, touch=True)
    _beside(bo, ada.table, quick)
    ada.wait("turn")
    bo.wait("turn")
    homes = ["Pine Ridge", "Mill Creek"]
    ours, theirs = (homes[game.player(seat).colony] for seat in (slow, quick))
    expect(ada.page.get_by_role("region", name=f"{ours}, our colony")).to_be_visible()
    expect(ada.page.get_by_role("region", name=f"{theirs}, their colony")).to_be_visible()
    expect(ada.page.get_by_text("No clock until one side is done.").first).to_be_visible()
    expect(bo.page.get_by_role("button", name=re.compile(f"^Look at {ours}"))).to_be_visible()
    _sound(ada)
    _sound(bo)

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
