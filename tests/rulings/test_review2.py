"""Interactions that the tests of single rulings do not reach: deaths and departures in the middle of an effect."""

from __future__ import annotations

import pytest

from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.testing import Table

MARIA, MIKE, JOHN, ROD = "base-maria-lopez", "base-mike-cho", "base-john-price", "base-rod-miller"
BUDDY, FOREST, ALEXIS, DANIEL = "base-buddy-davis", "base-forest-plum", "base-alexis-grey", "base-daniel-smith"
FUEL, ADRENALINE = "base-starter-fuel", "base-hospital-adrenaline-shot"


# -- what somebody had only through somebody else ------------------------------------------------------


def test_ow39_who_lived_by_a_copied_ability_dies_with_its_owner_at_night() -> None:
    """OW-39, R-181: with three wounds he lives by Buddy's ability; Buddy freezes to death in the night."""
    table = (
        Table(3)
        .survivor(BUDDY, 0, "school", wounds=3)
        .survivor(JOHN, 1, "school", wounds=3)
        .survivor(MARIA, 1)
        .survivor(ROD, 0)
        .survivor(DANIEL, 2)
        .survivor(ALEXIS, 2)
        .colony(food=9, morale=8)
        .crisis("base-crisis-exhaustion")
        .empty_deck("crossroads")
        .start(at="night")
    )
    assert table.state.graveyard == [BUDDY, JOHN]
    assert table.morale == 6
    assert table.place_state("school").zombies == [0]  # nobody is left there when zombies are added


def test_ow39_a_copied_start_of_turn_ability_is_gone_with_its_owner() -> None:
    """OW-39, R-094: Forest leaves first; then there is nobody whose ability John could have."""
    table = Table(3).survivor(FOREST, 0, "school").survivor(JOHN, 0, "school", leader=True)
    table.empty_deck("crossroads").start(0, at="turn-start")
    table.choose(0, "effect-next", survivor=None).choose(0, "yes")
    assert table.state.gone == [FOREST]
    decision = table.asked(0)
    assert decision is not None
    assert decision.kind == "turn"


def test_ow34_a_ban_on_abilities_leaves_passive_ones() -> None:
    """OW-34: Buddy, jailed with three wounds, uses nothing by staying alive."""
    table = (
        Table(3)
        .survivor(DANIEL, 0)
        .survivor(BUDDY, 1, wounds=3)
        .player(0, dice=[1])
        .colony(helpless=1)
        .crossroads("base-crossroads-daniel-smith")
        .start(0, at="turn-start")
        .choose(0, "crossroads", choice=1)
        .choose(0, "choose-survivor", survivor=BUDDY)
    )
    assert (table.who(BUDDY).place, table.who(BUDDY).wounds) == ("police-station", 3)


def test_ow34_a_ban_on_abilities_covers_what_is_used() -> None:
    """OW-34: Forest may not give himself up, Maria may not kill."""
    card = "base-crossroads-daniel-smith"
    table = Table(3).survivor(FOREST, 0, "police-station").survivor(MARIA, 0, "school").player(0, dice=[1])
    table.place("school", zombies=[1]).lasting(card, 1, FOREST).lasting(card, 1, MARIA)
    table.empty_deck("crossroads").start(0, at="turn-start")
    assert not table.offers(0, "yes")
    table.refuses(0, "use", survivor=MARIA)


# -- an effect goes on after a death -------------------------------------------------------------------


def test_ow38_the_place_of_the_dead_is_cleared_all_the_same() -> None:
    """OW-38, R-128, Mike Cho: his companion dies of the wound; the place is known, its zombies go."""
    table = (
        Table(3)
        .survivor(MARIA, 0, "school", wounds=2)
        .survivor(ROD, 0, leader=True)
        .place("school", zombies=[3])
        .crossroads("base-crossroads-mike-cho")
        .start(0, at="turn-start")
        .choose(0, "crossroads", choice=1)
    )
    assert table.state.graveyard == [MARIA]
    assert table.place_state("school").zombies == [0]


def test_r190_whoever_dropped_out_in_the_middle_of_a_card_gets_nothing_from_it() -> None:
    """R-190: the tanker's zombies kill the last survivor; the fuel of the second half is for nobody."""
    table = (
        Table(3, elimination=True)
        .survivor(MARIA, 0, "school")
        .survivor(ROD, 1, "library")
        .survivor(MIKE, 2, "library")
        .place("colony", zombies=[3, 3, 3, 3, 3, 2])
        .out_of_game(items=[FUEL, FUEL, "base-police-station-fuel"])
        .crossroads("base-crossroads-fuel-tanker")
        .script(exposure=["blank"])
        .start(0)
        .choose(0, "move", survivor=MARIA, to="colony", card=None)
        .choose(0, "crossroads", choice=1)
    )
    assert table.player_state(0).eliminated
    assert table.hand(0) == []
    assert table.asked(0) is None


def test_r190_cards_that_came_while_waiting_leave_with_the_player() -> None:
    """R-190, P-07 "eliminated": a player who waited for a survivor got cards meanwhile; no survivor is left."""
    table = Table(3, policies={"empty_survivor_deck": "eliminated"}).survivor(MARIA, 1).survivor(ROD, 2)
    table.player(0, waiting=True, hand=[FUEL]).empty_deck("survivor").empty_deck("crossroads")
    table.start(0, at="turn-start")
    assert table.player_state(0).eliminated
    assert (table.hand(0), table.unseen()) == ([], [FUEL])


# -- exile ---------------------------------------------------------------------------------------------


def test_ow37_relocation_follows_the_rules_of_movement() -> None:
    """OW-37, R-152: she may not move to the library for the rest of the game, not even when exiled."""
    table = Table(3).survivor(ALEXIS, 1).lasting("base-crossroads-alexis-grey", 2, ALEXIS).start(0)
    table.choose(0, "nominate", seat=1)
    table.votes(yes=range(3))
    assert "library" not in {o["place"] for o in table.options(1, "choose-place")}
    assert table.offers(1, "choose-place", place="school")


def test_ow37_the_only_free_space_is_taken_all_the_same() -> None:
    """OW-37, R-153: with no other space left the exile is stronger than the ban."""
    table = Table(3).survivor(ALEXIS, 1).lasting("base-crossroads-alexis-grey", 2, ALEXIS)
    for name in table.game.town():
        table.place(name, blocked=table.game.place_card(name).spaces - (name == "library"))
    table.script(exposure=["blank"]).start(0).choose(0, "nominate", seat=1)
    table.votes(yes=range(3))
    assert table.who(ALEXIS).place == "library"


@pytest.mark.parametrize("exiled", [True, False])
def test_r219_room_at_the_hospital_counts_those_who_stay(exiled: bool) -> None:
    """R-219, Rod Miller: two who are there already stay; one loyal survivor makes room for Rod."""
    table = (
        Table(3)
        .player(0, exiled=exiled)
        .survivor(MARIA, 0, "hospital")
        .survivor(MIKE, 0, "hospital")
        .survivor(BUDDY, 1, "hospital")
        .survivor(DANIEL, 1, "hospital")
        .survivor(ROD, 2)
        .crossroads("base-crossroads-rod-miller")
        .script(exposure=["blank"] * 6)
        .start(0, at="turn-start")
        .choose(0, "crossroads", choice=1)
        .choose(0, "choose-survivor", survivor=BUDDY)
    )
    assert table.who(BUDDY).place == "colony"
    assert {s.id for s in table.game.at("hospital")} == {MARIA, MIKE, DANIEL, ROD}


# -- variants ------------------------------------------------------------------------------------------


def test_r263_no_objective_of_the_dilemma_asks_for_exile() -> None:
    """R-263: without exile, Justice could never be met by players who both hold a betrayal objective."""
    for seed in range(60):
        game = new_game(Setup(players=2, mode="dilemma"), seed)
        assert all(player.objectives[0] != "base-secret-justice" for player in game.state.players)


def test_ow36_the_dilemma_is_played_on_the_side_that_was_chosen() -> None:
    """OW-36: not cooperative, so the normal side unless hardcore was agreed."""
    sides = [
        new_game(Setup(players=2, mode="dilemma", hardcore=h), 1).state.colonies[0].side for h in (False, True)
    ]
    assert sides == ["normal", "hardcore"]


# -- cards ---------------------------------------------------------------------------------------------


def test_ow35_a_dose_of_adrenaline_does_what_adrenaline_does() -> None:
    """OW-35, Addiction: any medicine card keeps the habit, but only one that heals takes a wound away."""
    table = (
        Table(3)
        .survivor(MARIA, 0, wounds=1)
        .player(0, hand=[ADRENALINE], dice=[2])
        .lasting("base-crossroads-addiction", 2, MARIA)
        .empty_deck("crossroads")
        .start(0, at="turn-start")
        .choose(0, "yes")
        .choose(0, "choose-card", card=ADRENALINE)
        .choose(0, "choose-face", face=6)
    )
    assert (table.who(MARIA).wounds, table.player_state(0).unused, table.waste()) == (1, [6], [ADRENALINE])


def test_r091_a_padlock_goes_where_there_is_room() -> None:
    """R-091: what can be done has to be done; a full place is no choice while another one has room."""
    padlock = "base-police-station-padlock"
    table = Table(3).survivor(MARIA, 0, "school").survivor(ROD, 0, "library").player(0, hand=[padlock])
    table.place("school", zombies=[4]).start(0).choose(0, "play", card=padlock)
    assert table.place_state("library").barricades == [2]
