"""R-135 to R-141: food, waste and morale."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

QUIET = ["base-maria-lopez", "base-thomas-heart", "base-daniel-smith"]


def test_r135_only_people_in_the_colony_eat() -> None:
    """R-135: survivors elsewhere feed themselves; the helpless eat."""
    table = Table(3).colony(food=9, helpless=2)
    for seat, name in enumerate(QUIET):
        table.survivor(name, owner=seat, place="colony" if seat == 0 else "school")
    table.start(at="night")
    (paid,) = table.events("food-paid")
    assert paid.facts == {"n": 2, "food": 7}


def test_r136_food_that_suffices_must_be_paid() -> None:
    """R-136: nobody is asked."""
    table = Table(4).colony(food=2).start(at="night")
    assert table.food == 0
    assert table.state.colonies[0].starvation == 0
    assert table.morale == 5


def test_r136_too_little_food_is_not_touched() -> None:
    """R-136: one food is missing: none is eaten, a starvation token comes, morale falls."""
    table = Table(5).colony(food=2).start(at="night")
    assert table.food == 2
    assert table.state.colonies[0].starvation == 1
    assert table.morale == 4


def test_r137_starvation_tokens_stay_and_count_again() -> None:
    """R-137: with two tokens already there a third failure costs three."""
    table = Table(3).colony(food=0, starvation=2, morale=9).start(at="night")
    assert table.state.colonies[0].starvation == 3
    assert table.morale == 6


def test_r137_they_cost_nothing_in_a_round_with_enough_food() -> None:
    """R-137: tokens count at failures only, and stay."""
    table = Table(3).colony(food=2, starvation=2).start(at="night")
    assert table.morale == 5
    assert table.state.colonies[0].starvation == 2


def test_r138_nobody_in_the_colony_needs_nothing() -> None:
    """R-138: an empty colony does not starve."""
    table = Table(3).colony(food=0)
    for seat, name in enumerate(QUIET):
        table.survivor(name, owner=seat, place="school")
    table.start(at="night")
    assert table.events("starved") == []
    assert table.morale == 5


@pytest.mark.parametrize(("cards", "loss"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_r139_ten_waste_cards_cost_one_morale(cards: int, loss: int) -> None:
    """R-139: every full ten; the pile stays as it is."""
    table = Table(3).colony(food=9, waste_size=cards).start(at="night")
    assert table.morale == 5 - loss
    assert len(table.waste()) == cards


def test_r140_morale_has_a_ceiling_of_10() -> None:
    """R-140: what would go beyond 10 is lost."""
    fuel = ["base-starter-fuel"] * 5
    table = Table(3).colony(food=9, morale=10).crisis("base-crisis-fuel-shortage", {0: fuel}).start(at="night")
    assert table.events("crisis-averted")
    assert table.morale == 10
    assert table.events("morale") == []


def test_r140_below_0_counts_as_0() -> None:
    """R-140: five tokens cost five, but one is all there is."""
    table = Table(3).colony(food=0, starvation=4, morale=1).start(at="night")
    assert table.morale == 0
    assert table.state.outcome == "morale"


def test_r141_every_death_costs_its_own_morale_at_its_moment() -> None:
    """R-141: two die of one illness: death, morale, death, morale; then the rest of the card."""
    table = (
        Table(3)
        .colony(food=9)
        .crisis("base-crisis-illness")
        .survivor("base-maria-lopez", owner=0, wounds=2)
        .survivor("base-mike-cho", owner=1, wounds=2)
        .start(at="night")
    )
    table.choose(0, "choose-survivor", survivor="base-maria-lopez")
    told = [(e.kind, e.facts.get("why")) for e in table.events() if e.kind in ("died", "morale")]
    assert told == [
        ("died", None),
        ("morale", "death"),
        ("died", None),
        ("morale", "death"),
        ("morale", "base-crisis-illness"),
    ]
    assert table.morale == 2


def test_r141_every_helpless_death_too() -> None:
    """R-141: a helpless survivor who dies costs 1 morale as well."""
    table = (
        Table(3)
        .colony(food=9, helpless=3)
        .survivor("base-brian-lee", owner=0)
        .survivor("base-maria-lopez", owner=1, place="school")
        .crossroads("base-crossroads-riot")
        .start(0, at="turn-start")
    )
    table.choose(0, "crossroads", choice=3)
    assert table.helpless == 2
    assert table.morale == 4
