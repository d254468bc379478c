"""Each main objective of the box is reached by either colony, in the check of a night; and missed by a little."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overwinter.testing import Table

from .table import JENNY, MARIA, TALIA, slot, two_colonies

CACHE = ["base-starter-fuel", "base-starter-medicine", "base-starter-junk", "base-starter-food-1"]
Goal = Callable[[int, bool], Table]
"""A position of a side just before the check; ``False``: with a little less than is needed."""


def killing_blow(side: int, enough: bool) -> Table:
    table = two_colonies(objective="wc-main-killing-blow")
    table.state.colonies[side].counters = {"combats-won": 4, "combats-won-away": int(enough)}
    return table


def divide_and_conquer(side: int, enough: bool) -> Table:
    """One place more than the enemies, in the last round."""
    table = two_colonies(objective="wc-main-divide-and-conquer").round(4, left=1)
    table.survivor(MARIA, side, "school").survivor(JENNY, side + 2, "library")
    return table.survivor(TALIA, 1 - side, "hospital") if enough else _even(table, side)


def _even(table: Table, side: int) -> Table:
    others = ("base-david-garcia", "base-talia-jones")
    for name, seat, place in zip(others, (1 - side, 3 - side), ("hospital", "gas-station"), strict=True):
        table.survivor(name, seat, place)
    return table


def winter_cache(side: int, enough: bool) -> Table:
    """Four cards for each of two players, one of each kind, and more than the enemies."""
    table = two_colonies(objective="wc-main-winter-cache")
    return table.colony(side, objective_cards=[*CACHE, *(CACHE if enough else CACHE[:3])])


def last_fire(side: int, enough: bool) -> Table:
    table = two_colonies(objective="wc-main-last-fire").round(7, left=1)
    return table.colony(side, morale=5).colony(1 - side, morale=3 if enough else 4)


def clean_streets(side: int, enough: bool) -> Table:
    """Zombies come before the check: where somebody stands only barricades on all spaces keep a place clean."""
    table = two_colonies(objective="wc-main-clean-streets").colony(side, samples=4)
    table.survivor(MARIA, side, "library")
    return table.place("library", barricades=[3 if enough else 2])


def radio_mast(side: int, enough: bool) -> Table:
    table = two_colonies(objective="wc-main-radio-mast").survivor(MARIA, side, "school")
    slot(table).mast, slot(table).charges = "school", 2
    table.state.colonies[side].counters = {"charges": 2 if enough else 1}
    return table


def exodus(side: int, enough: bool) -> Table:
    table = two_colonies(objective="wc-main-exodus").colony(side, helpless=1 if enough else 2)
    table.colony(1 - side, helpless=3)
    table.state.colonies[side].counters = {"evacuated": 2}
    return table


GOALS: list[Goal] = [
    killing_blow,
    divide_and_conquer,
    winter_cache,
    last_fire,
    clean_streets,
    radio_mast,
    exodus,
]


@pytest.mark.parametrize("side", [0, 1], ids=["blue", "yellow"])
@pytest.mark.parametrize("goal", GOALS)
def test_either_colony_reaches_it(goal: Goal, side: int) -> None:
    """R-330: the colony that has reached it is named, and the game is over."""
    table = goal(side, True).start(at="night")
    assert (table.state.outcome, slot(table).completed) == ("completed", [side])


@pytest.mark.parametrize("side", [0, 1], ids=["blue", "yellow"])
@pytest.mark.parametrize("goal", GOALS)
def test_a_little_less_is_not_enough(goal: Goal, side: int) -> None:
    table = goal(side, False).start(at="night")
    assert table.state.outcome != "completed"
    assert not slot(table).completed


def test_all_objectives_of_the_box_are_looked_at() -> None:
    names = {goal.__name__.replace("_", "-") for goal in GOALS}
    content = two_colonies().game.content
    assert {card.removeprefix("wc-main-") for card in content.objectives} == names


def test_both_reach_it_in_the_same_night() -> None:
    table = killing_blow(0, True)
    table.state.colonies[1].counters = {"combats-won": 4, "combats-won-away": 1}
    table.start(at="night")
    assert (table.state.outcome, slot(table).completed) == ("completed", [0, 1])
