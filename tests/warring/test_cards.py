"""The joint crises and the main objectives of the box, each as played."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.modules.warring import Warring
from overwinter.colony.rules.setting_up import new_game
from overwinter.testing import Table

from .table import BLUE, DAVID, JENNY, MARIA, TALIA, YELLOW, ammunition, setup, slot, two_colonies

FUEL, MEDICINE = "base-starter-fuel", "base-starter-medicine"


def failed(crisis: str, table: Table | None = None, given: dict[int, list[str]] | None = None) -> Table:
    """A night in which a crisis is not averted."""
    table = table or two_colonies()
    return table.crisis(f"wc-crisis-{crisis}", given).start(at="night")


def came(table: Table) -> list[tuple[str, int]]:
    """Where how many zombies have come, in this order."""
    return [(event.facts["place"], event.facts["n"]) for event in table.events("zombies")]


def wounds(table: Table, kind: str = "wound") -> list[str]:
    """Who was wounded, in this order."""
    return [event.facts["survivor"] for event in table.events("wounded") if event.facts["kind"] == kind]


def morale(table: Table) -> list[int]:
    """Of both colonies."""
    return [colony.morale for colony in table.state.colonies]


def test_long_shadows() -> None:
    table = failed("long-shadows")
    assert came(table)[:8] == [*((place, 1) for place in table.game.town()), (BLUE, 5), (YELLOW, 5)]


def test_bad_blood() -> None:
    table = failed("bad-blood", given={0: ["base-police-station-pistol"]})
    assert morale(table) == [4, 3]


def test_shared_well() -> None:
    table = two_colonies().survivor(MARIA, 0).survivor(DAVID, 2, "school").survivor(JENNY, 1).survivor(TALIA, 3)
    table = failed("shared-well", table.script(d6=[2, 3, 1]))
    assert wounds(table)[:2] == [MARIA, TALIA]


def test_ammunition() -> None:
    """Magazine Fire: half of it is gone, rounded up; averted with two cards more each colony gets two."""
    table = failed("magazine-fire", ammunition(two_colonies(), 5, 2))
    assert slot(table).ammunition == [5 - 3 + 2, 2 - 1 + 2]
    assert (BLUE, 3) in came(table)
    assert (YELLOW, 3) in came(table)


def test_empty_shelves() -> None:
    table = failed("empty-shelves", two_colonies().colony(0, food=20).colony(1, food=3))
    assert [colony.starvation for colony in table.state.colonies] == [0, 1]
    assert table.colony_state(1).food == 0


def test_blizzard() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "library").survivor(TALIA, 3)
    table = failed("blizzard", table)
    assert wounds(table, "frostbite") == [MARIA, JENNY]


def test_stampede() -> None:
    table = failed("stampede", two_colonies().survivor(MARIA, 0, "school"))
    assert ("school", 3) in came(table)
    assert ("library", 1) in came(table)


def test_desert() -> None:
    """Deserters: each leader chooses; whoever has nobody but group leaders loses morale."""
    table = two_colonies().survivor(MARIA, 0).survivor(JENNY, 0, items=["base-police-station-pistol"])
    table = failed("deserters", table)
    table.choose(0, "choose-order", order="second")
    assert JENNY in table.state.gone
    assert table.hand(0) == ["base-police-station-pistol"]
    assert morale(table) == [5, 3]


def test_poisoned_trade() -> None:
    hands = {seat: [FUEL, MEDICINE] for seat in range(4)}
    table = two_colonies()
    for seat, cards in hands.items():
        table.player(seat, hand=cards)
    table = failed("poisoned-trade", table, {1: [MEDICINE]})
    assert [len(table.hand(seat)) for seat in range(4)] == [0, 1, 0, 1]


def test_sniper() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 2).survivor(TALIA, 1).survivor(DAVID, 3)
    table = failed("sniper", table)
    assert (table.who(MARIA).wounds, table.who(DAVID).wounds) == (2, 2)


def test_no_mans_land() -> None:
    table = failed("no-mans-land")
    assert morale(table) == [4, 4]
    assert [lasting.source for lasting in table.state.lasting] == ["wc-crisis-no-mans-land"]


def fought(objective: str, **more: Any) -> Table:
    """Blue wins at yellow's home, where Jenny dies."""
    table = two_colonies(objective=objective).survivor(MARIA, 0, YELLOW, entrance=1).survivor(JENNY, 1, wounds=2)
    table.survivor(TALIA, 3, "library").colony(1, **more)
    return table.script(combat=[5, 1]).start(at="night").tactics("charge", "on-guard")


def test_plunder_cache() -> None:
    """Winter Cache: the winners carry two cards out of the losers' cache into their own."""
    table = fought("wc-main-winter-cache", objective_cards=[FUEL, FUEL, MEDICINE])
    assert [len(colony.objective_cards) for colony in table.state.colonies] == [2, 1]


def test_winter_cache_takes_two_cards_a_turn_at_home() -> None:
    table = two_colonies(objective="wc-main-winter-cache").player(0, hand=[FUEL, MEDICINE, FUEL]).start(at="turns")
    table.done_moving()
    table.choose(0, "supply", card=FUEL).choose(0, "supply", card=MEDICINE)
    assert not table.options(0, "supply")


def test_last_fire() -> None:
    """A lost combat with a death costs one more; the goal is a fallen enemy, or two more in the last round."""
    table = fought("wc-main-last-fire")
    assert morale(table) == [5, 3]
    table = two_colonies(objective="wc-main-last-fire").colony(1, morale=3).round(6, left=1).start(at="night")
    assert table.state.outcome == "completed"
    assert slot(table).completed == [0]


@pytest.mark.parametrize(("left", "outcome"), [(1, "completed"), (2, "")])
def test_divide_and_conquer(left: int, outcome: str) -> None:
    table = two_colonies(objective="wc-main-divide-and-conquer").survivor(MARIA, 0, "school")
    table.round(3, left=left).start(at="night")
    assert table.state.outcome == outcome


def test_clean_streets() -> None:
    table = (
        two_colonies(objective="wc-main-clean-streets").survivor(MARIA, 0, "school").survivor(JENNY, 2, "library")
    )
    table.colony(0, samples=8).start()
    assert [condition.met for condition in table.view(0).colonies[0].goal] == [True, True]
    assert [condition.met for condition in table.view(0).colonies[1].goal] == [False, False]


def test_raise_mast() -> None:
    """The Radio Mast is put up with four charges at one of the places 1 to 6."""
    game = new_game(setup(objective="wc-main-radio-mast"), 3)
    while game.state.phase == "setup":
        seat = game.decisions[0].seat
        game.answer(seat, game.options(seat)[0])
    assert (Warring.of(game).mast in game.numbered(), Warring.of(game).charges) == (True, 4)
    assert [colony.helpless for colony in game.state.colonies] == [0, 0]


def mast(place: str, charges: int = 4, **taken: int) -> Table:
    """The mast stands at a place; who has taken charges so far."""
    table = two_colonies(objective="wc-main-radio-mast")
    slot(table).mast, slot(table).charges = place, charges
    for colony, n in taken.items():
        table.state.colonies[("blue", "yellow").index(colony)].counters = {"charges": n}
    return table


def test_take_charge() -> None:
    """OW-94: whoever has more survivors there takes one, and the mast moves on; in a tie it stays."""
    table = mast("school").survivor(MARIA, 0, "school").survivor(JENNY, 1).start(at="night")
    assert table.state.colonies[0].counters == {"charges": 1}
    assert (slot(table).charges, slot(table).mast != "school") == (3, True)
    assert (table.view(None).parts["warring"].mast, table.state.outcome) == (slot(table).mast, "")
    table = mast("school").survivor(JENNY, 1).start(at="night")
    assert (slot(table).charges, slot(table).mast) == (4, "school")


@pytest.mark.parametrize(("seat", "side"), [(0, "blue"), (1, "yellow")])
def test_radio_mast_is_won_by_the_third_charge(seat: int, side: str) -> None:
    table = mast("school", 2, **{side: 2}).survivor(MARIA, seat, "school").start(at="night")
    assert (table.state.outcome, slot(table).completed) == ("completed", [seat])


def exodus(fuel: int, helpless: int, evacuated: int = 0, place: str = "gas-station") -> Table:
    """A turn in which somebody of seat 0 stands with fuel at the gas station."""
    table = two_colonies(objective="wc-main-exodus").survivor(MARIA, 0, place).survivor(JENNY, 1)
    table.player(0, hand=[FUEL] * fuel).colony(0, helpless=helpless)
    table.state.colonies[0].counters = {"evacuated": evacuated}
    return table.start(at="turns").done_moving()


def leave(table: Table) -> Table:
    """Somebody helpless is brought away for two cards."""
    table.choose(0, "use-effect", card="wc-main-exodus")
    return table.choose(0, "choose-card", card=FUEL).choose(0, "choose-card", card=FUEL)


def test_fuel_that_was_stolen_meanwhile_pays_for_nothing() -> None:
    table = exodus(2, 2).survivor("wc-charlotte-ross", 1, BLUE, entrance=1)
    table.choose(0, "use-effect", card="wc-main-exodus").choose(0, "choose-card", card=FUEL)
    table.choose(1, "use", survivor="wc-charlotte-ross").choose_if_asked(1, "choose-card", card=FUEL)
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]
    assert (table.hand(0), table.colony_state(0).helpless) == ([FUEL], 2)


def test_evacuate() -> None:
    """Exodus: two fuel cards for one helpless survivor; no morale is lost."""
    table = leave(exodus(3, 2))
    assert (table.colony_state(0).helpless, table.colony_state(0).counters["evacuated"], morale(table)) == (
        1,
        1,
        [5, 5],
    )
    assert (table.hand(0), table.removed()) == ([FUEL], [FUEL, FUEL])
    assert not table.options(0, "use-effect")
    for other in (exodus(1, 1), exodus(2, 0), exodus(2, 1, place="school")):
        assert not other.options(0, "use-effect")


@pytest.mark.parametrize(("helpless", "outcome"), [(2, "completed"), (3, "")])
def test_exodus_is_won_when_hardly_anybody_helpless_is_left(helpless: int, outcome: str) -> None:
    table = leave(exodus(2, helpless, evacuated=1))
    table.end_turn(0).end_turn(1)
    table.done_moving()
    for seat in (2, 3):
        table.end_turn(seat)
    assert table.state.outcome == outcome
