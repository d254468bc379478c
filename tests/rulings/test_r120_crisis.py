"""R-120 to R-129: contributing to the crisis and resolving it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from overwinter.kernel.errors import UndoError
from overwinter.testing import Table

FUEL = "base-starter-fuel"
MEDICINE = "base-starter-medicine"
FOOD = "base-starter-food-1"
JUNK = "base-starter-junk"
PISTOL = "base-police-station-pistol"

FUEL_SHORTAGE = "base-crisis-fuel-shortage"
THEY_ARE_WATCHING = "base-crisis-they-are-watching"


def at_night(card: str, contributions: Mapping[int, Iterable[str]], players: int = 3, **how: Any) -> Table:
    """A colony with enough food that resolves a crisis with these contributions."""
    return Table(players, **how).colony(food=20, morale=5).crisis(card, contributions)


def test_r120_only_players_who_are_not_exiled_contribute() -> None:
    """R-120: an exiled player may not contribute."""
    table = Table(3).crisis(FUEL_SHORTAGE).player(0, hand=[FUEL], exiled=True).start(0)
    table.refuses(0, "contribute")
    loyal = Table(3).crisis(FUEL_SHORTAGE).player(0, hand=[FUEL]).start(0)
    assert loyal.offers(0, "contribute", card=FUEL)


def test_r120_only_in_the_own_turn() -> None:
    """R-120: a player whose turn it is not may not contribute."""
    table = Table(3).crisis(FUEL_SHORTAGE).player(1, hand=[FUEL]).start(0)
    assert table.options(1) == []


def test_r120_any_number_of_hand_and_equipped_cards() -> None:
    """R-120: hand cards and equipment, as many as one likes, fitting or not."""
    table = (
        Table(3)
        .crisis(FUEL_SHORTAGE)
        .survivor("base-maria-lopez", owner=0, place="school", items=[PISTOL])
        .player(0, hand=[FUEL, FUEL, JUNK])
        .start(0)
    )
    for _ in range(2):
        table.choose(0, "contribute", card=FUEL)
    table.choose(0, "contribute", card=JUNK)
    table.choose(0, "contribute", card=PISTOL, survivor="base-maria-lopez")
    assert [c.seat for c in table.state.contributions] == [0, 0, 0, 0]
    assert table.hand(0) == []
    assert table.equipment("base-maria-lopez") == []


def test_r120_no_take_backs() -> None:
    """R-120: what was contributed stays; it cannot be undone either."""
    table = Table(3).crisis(FUEL_SHORTAGE).player(0, hand=[FUEL]).start(0)
    table.choose(0, "contribute", card=FUEL)
    with pytest.raises(UndoError):
        table.game.undo(0)
    assert {o.verb for o in table.options(0)}.isdisjoint({"take-back", "contribute"})


def test_r121_the_number_is_public_the_card_is_not() -> None:
    """R-121: everybody hears that a card was laid down, only its giver knows which."""
    table = Table(3).crisis(FUEL_SHORTAGE).player(0, hand=[JUNK]).start(0)
    table.choose(0, "contribute", card=JUNK)
    (event,) = table.events("contributed")
    assert event.seen_by(1) == {"seat": 0}
    assert event.seen_by(None) == {"seat": 0}
    assert event.seen_by(0)["card"] == JUNK


def test_r121_at_the_resolution_nobody_learns_who_gave_what() -> None:
    """R-121: the shuffled cards are revealed one by one, without their givers."""
    table = at_night(FUEL_SHORTAGE, {0: [FUEL, JUNK], 1: [FUEL]}).start(at="night")
    shown = table.events("contribution")
    assert sorted(e.facts["card"] for e in shown) == [FUEL, FUEL, JUNK]
    assert all("seat" not in e.facts for e in shown)
    assert all(not e.secret for e in shown)


def test_r122_a_crisis_with_two_symbols_accepts_both() -> None:
    """R-122: medicine and tools both count where the crisis shows both."""
    table = at_night(THEY_ARE_WATCHING, {0: [MEDICINE], 1: [JUNK], 2: [MEDICINE]}).start(at="night")
    (averted,) = table.events("crisis-averted")
    assert averted.facts["total"] == 3


def test_r122_each_card_counts_once_and_a_wrong_one_counts_against() -> None:
    """R-122: a card is one point, for or against, whatever it would give when played (R-102)."""
    table = (
        at_night("base-crisis-horror-in-the-night", {0: ["base-grocery-store-food-3"], 1: [JUNK]})
        .start(at="night")
    )  # fmt: skip
    (failed,) = table.events("crisis-failed")
    assert failed.facts["total"] == 0


def test_r123_need_is_the_number_of_loyal_players_at_the_resolution() -> None:
    """R-123: three loyal players when the crisis was revealed, two when it is resolved: two suffice."""
    table = at_night(FUEL_SHORTAGE, {0: [FUEL], 1: [FUEL]}).script(exposure=["blank"]).start(0)
    table.game.answer(0, "nominate:2")
    table.votes(yes=range(3))
    table.choose(2, "choose-place", place="school")
    table.end_turns()
    (averted,) = table.events("crisis-averted")
    assert averted.facts == {"crisis": FUEL_SHORTAGE, "total": 2, "need": 2}


def test_r123_one_point_short_fails() -> None:
    """R-123: three loyal players need three points."""
    table = at_night(FUEL_SHORTAGE, {0: [FUEL], 1: [FUEL]}).start(at="night")
    (failed,) = table.events("crisis-failed")
    assert failed.facts == {"crisis": FUEL_SHORTAGE, "total": 2, "need": 3}
    assert table.morale == 3


@pytest.mark.parametrize(("points", "morale"), [(3, 5), (4, 5), (5, 6), (8, 6)])
def test_r124_two_more_than_needed_give_one_morale_once(points: int, morale: int) -> None:
    """R-124: needed + 2 gives 1 morale; more than that gives no more."""
    cards = ([FUEL] * 5 + ["base-library-fuel"] * 3)[:points]
    table = at_night(FUEL_SHORTAGE, {0: cards}).start(at="night")
    assert table.events("crisis-averted")
    assert table.morale == morale


def test_r125_no_contributions_make_a_total_of_0() -> None:
    """R-125: nobody gave anything: the total is 0, and that is too little."""
    table = at_night(FUEL_SHORTAGE, {}).start(at="night")
    (failed,) = table.events("crisis-failed")
    assert failed.facts["total"] == 0


def test_r125_with_no_loyal_player_the_crisis_is_averted() -> None:
    """R-125: nobody is left who could contribute: 0 points are enough, and no bonus."""
    table = at_night(FUEL_SHORTAGE, {})
    for seat in range(3):
        table.player(seat, exiled=True)
    table.start(at="night")
    (averted,) = table.events("crisis-averted")
    assert averted.facts["need"] == 0
    assert table.morale == 5


@pytest.mark.parametrize("seats", [[0, 1, 2], [0]])
def test_r126_all_contributions_leave_the_game(seats: list[int]) -> None:
    """R-126: averted or not, fitting or not, what was contributed is out of the game."""
    table = at_night(FUEL_SHORTAGE, {seat: [FUEL] for seat in seats}).start(at="night")
    assert table.removed() == [FUEL] * len(seats)
    assert table.waste() == []
    assert table.state.contributions == []


def test_r127_the_first_player_orders_deaths_of_one_failure() -> None:
    """R-127: an illness kills two at once: the first player says in which order they die."""
    table = (
        at_night("base-crisis-illness", {})
        .survivor("base-maria-lopez", owner=0, wounds=2)
        .survivor("base-mike-cho", owner=1, wounds=2)
        .first(2)
        .start(at="night")
    )
    assert table.asked(2) is not None
    table.choose(2, "choose-survivor", survivor="base-maria-lopez")
    assert [e.facts["survivor"] for e in table.events("died")] == ["base-maria-lopez", "base-mike-cho"]


def test_r127_places_are_hit_by_number() -> None:
    """R-127: zombies at every location come in the order of the location numbers."""
    table = at_night("base-crisis-zombie-surge", {}).start(at="night")
    failed = next(i for i, e in enumerate(table.events()) if e.kind == "crisis-failed")
    places = [e.facts["place"] for e in table.events()[failed:] if e.kind == "zombies"][:7]
    assert places == [
        "colony",
        "police-station",
        "grocery-store",
        "school",
        "library",
        "hospital",
        "gas-station",
    ]


def test_r127_two_deaths_by_influence_skip_the_replacement() -> None:
    """R-127: the two of lowest influence die; who takes the place of the first is no candidate (card note)."""
    table = (
        at_night("base-crisis-overpopulation", {})
        .survivor("base-loretta-clay", owner=0)
        .survivor("base-maria-lopez", owner=1)
        .survivor("base-brian-lee", owner=2)
        .deck_top("survivor", "base-sparky")
        .start(at="night")
    )
    assert table.state.graveyard == ["base-loretta-clay", "base-maria-lopez"]
    assert table.who("base-sparky").owner == 0
    assert table.morale == 3


def test_r128_a_failure_is_carried_out_as_far_as_possible() -> None:
    """R-128: three food are to go and one is there: that one goes, and the morale loss follows."""
    table = at_night("base-crisis-spoiled-stores", {})
    table.colony(food=3)  # two are eaten first
    table.start(at="night")
    assert table.food == 0
    assert table.morale == 4


def test_r128_fewer_victims_than_the_card_names() -> None:
    """R-128: five are to be frozen, three are there."""
    table = (
        at_night("base-crisis-exhaustion", {})
        .survivor("base-loretta-clay", owner=0)
        .survivor("base-maria-lopez", owner=1)
        .survivor("base-thomas-heart", owner=2)
        .start(at="night")
    )
    frozen = [e.facts["survivor"] for e in table.events("wounded") if e.facts["kind"] == "frostbite"]
    assert sorted(frozen) == ["base-loretta-clay", "base-maria-lopez", "base-thomas-heart"]


def test_r129_an_empty_crisis_deck_means_no_crisis() -> None:
    """R-129: no crisis is revealed, nobody may contribute, nothing is resolved."""
    table = Table(3).empty_deck("crisis").player(0, hand=[FUEL]).colony(food=20).start(at="round-start")
    assert table.state.crisis == ""
    assert table.events("crisis") == []
    table.refuses(0, "contribute")
    table.end_turns()
    assert table.events("crisis-failed") == table.events("crisis-averted") == []
    assert table.state.round == 2
