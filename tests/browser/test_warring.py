"""Two colonies on the page: two people of different sides who act at the same time, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from overwinter import records
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


def _both_act(game: ColonyGame) -> bool:
    """Two act side by side, and nobody else has to decide."""
    return [one.kind for one in game.decisions] == ["turn", "turn"]


def test_an_answer_on_its_way_is_not_asked_for_again(guests: Guests) -> None:
    """Somebody is done; before the server hears of it the other acts: nothing comes back to be clicked twice."""
    game = staging.war(_both_act)
    slow, quick = sorted(one.seat for one in game.decisions)
    ada, bo = guests("Ada"), guests("Bo")
    held: list[Callable[[], None]] = []

    def hold(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            late = '"type":"answer"' in str(message)
            held.append(lambda: server.send(message)) if late else server.send(message)

        line.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/ws"), hold)
    staging.enter(ada, records.dumps(game), seat=slow, free=True)
    staging.join(bo, ada.table, quick)
    ada.wait("turn")
    bo.wait("turn")
    ada.end_turn()
    bo.end_turn()
    expect(ada.page.locator(f'[data-player="{quick}"]').first).to_contain_text("waits for you")
    expect(ada.page.locator("[data-end-turn]")).to_have_count(0)
    (send,) = held
    send()
    expect(bo.page.locator(f'[data-player="{slow}"]').first).not_to_contain_text("acts")
    assert slow not in bo.views()[-1]["parts"]["warring"]["acting"]
