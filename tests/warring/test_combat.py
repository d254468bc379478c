"""Combats: tactics, strength, bids, dice, wounds, what comes after (reference 16.4)."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

from .table import BLUE, DAVID, JENNY, MARIA, SHOTGUN, TALIA, YELLOW, ammunition, slot, two_colonies


def at_the_school(blue: int = 0, yellow: int = 0) -> Table:
    """The example of the rules: one of blue meets two of yellow, one of them with a shotgun."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school", items=[SHOTGUN])
    return ammunition(table.survivor(TALIA, 1, "school"), blue, yellow)


def test_the_example_of_the_rules() -> None:
    """Charge +3 against On Guard +1, one against two, one armed, bids 3 and 2, dice 3 and a wound: blue wins by 4.

    R-323, R-324, R-325: the wound of the die changes no strength; the loser shares out the difference.
    """
    table = at_the_school(3, 2).script(combat=[5, 7]).start(at="night")
    table.tactics("charge", "on-guard")
    assert table.events("strength")[-1].facts["blue"] == table.events("strength")[-1].facts["yellow"] == 4
    table.choose(0, "bid", n=3).choose(1, "bid", n=2)
    assert table.events("combat-total")[-1].facts == {"place": "school", "blue": 10, "yellow": 6}
    assert table.who(MARIA).wounds == 1
    for name in (JENNY, JENNY, TALIA, TALIA):
        table.choose(1, "choose-survivor", survivor=name)
    assert (table.who(JENNY).wounds, table.who(TALIA).wounds) == (2, 2)
    assert slot(table).ammunition == [2, 2]
    assert table.state.colonies[0].counters == {"combats-won": 1}


def test_tactics_and_bids_are_secret_until_both_are_in() -> None:
    """R-256, R-322: all five are there every time."""
    table = at_the_school(2, 2).start(at="night")
    assert len(table.options(0, "tactic")) == 5
    table.choose(0, "tactic", card="wc-tac-ambush")
    assert not table.events("tactics")
    assert all(
        view.me is None or view.me.given is None for view in (table.view(1), table.view(2), table.view(None))
    )
    table.choose(1, "tactic", card="wc-tac-charge")
    counted = {"people": [1, 2], "weapons": [0, 1], "cards": [0, 0]}
    assert table.events("strength")[-1].facts == {"place": "school", "blue": 6, "yellow": 6} | counted
    table.choose(1, "bid", n=2)
    assert not table.events("bids")


def test_two_on_guard_end_it_without_a_winner() -> None:
    table = at_the_school(3, 3).start(at="night").tactics("on-guard", "on-guard")
    assert table.events("combat-over")
    assert not table.events("bids")
    assert table.state.colonies[0].counters == table.state.colonies[1].counters == {}


@pytest.mark.parametrize(("answer", "wounds"), [("on-guard", 0), ("charge", 2)])
def test_a_retreat_leaves_the_place_to_the_enemies(answer: str, wounds: int) -> None:
    table = at_the_school().start(at="night").tactics("retreat", answer)
    assert table.who(MARIA).place == BLUE
    assert table.who(MARIA).wounds == wounds
    assert table.state.colonies[1].counters == {"combats-won": 1}


def test_nobody_retreats_from_home() -> None:
    table = two_colonies().survivor(MARIA, 0).survivor(JENNY, 1, BLUE, entrance=1)
    table.script(combat=[1, 1]).start(at="night")
    table.tactics("retreat", "on-guard")
    assert table.who(MARIA).place == BLUE
    assert table.events("combat-dice")


def test_covering_fire_doubles_four_of_the_bid() -> None:
    table = at_the_school(6, 0).script(combat=[1, 1]).start(at="night")
    table.tactics("covering-fire", "on-guard").choose(0, "bid", n=6)
    assert table.events("combat-total")[-1].facts["blue"] == 1 + 6 + 4 + 1


def test_r326_zombies_of_the_die_come_before_the_wounds_of_the_loser() -> None:
    """R-326, R-327: after the die's wounds; nobody rolls for exposure."""
    table = at_the_school().script(combat=[12, 1]).start(at="night")
    table.tactics("charge", "on-guard")
    kinds = [event.kind for event in table.events() if event.kind in ("zombies", "combat-total", "exposure")]
    assert kinds[:2] == ["zombies", "combat-total"]
    assert "exposure" not in kinds


def test_r321_the_order_is_fixed_and_a_side_that_has_gone_fights_no_more() -> None:
    """R-321: at the colony with lower morale, at the other, then by number."""
    table = two_colonies().colony(1, morale=3).survivor(MARIA, 0, YELLOW, entrance=1).survivor(DAVID, 2, "school")
    table.survivor(JENNY, 1).survivor(TALIA, 3, "school").survivor("base-brian-lee", 3, BLUE, entrance=1)
    table.survivor("base-janet-taylor", 0)
    table.script(combat=[1, 1]).script(combat=[1, 1]).script(combat=[1, 1]).start(at="night")
    for _ in range(3):
        table.tactics("on-guard", "on-guard")
    assert [event.facts["place"] for event in table.events("combat")] == [YELLOW, BLUE, "school"]


def test_equipment_of_the_dead_goes_to_the_leader_of_that_colony() -> None:
    table = two_colonies().survivor(MARIA, 0, YELLOW, entrance=1, wounds=2, items=[SHOTGUN]).survivor(DAVID, 0)
    table.survivor(JENNY, 1).survivor(TALIA, 3, "library")
    table.script(combat=[1, 7]).start(at="night")
    table.tactics("on-guard", "charge")
    assert MARIA in table.state.graveyard
    assert table.equipment(JENNY) == [SHOTGUN]


def test_r345_replacements_come_at_the_end_of_the_step() -> None:
    """R-345, R-328: before it shows who guards the colonies."""
    table = two_colonies().survivor(MARIA, 0, "school", wounds=2).survivor(JENNY, 1, "school")
    table.script(combat=[1, 7]).start(at="night")
    table.tactics("on-guard", "charge")
    told = [event.kind for event in table.events() if event.kind in ("died", "combat-won", "joined")]
    assert told[:3] == ["died", "combat-won", "joined"]


def test_r328_an_unguarded_colony_loses_one_morale_per_enemy() -> None:
    """R-328, R-347: helpless survivors guard nothing and do not fight."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(DAVID, 2, "library").colony(0, helpless=2)
    table.survivor(JENNY, 1, BLUE, entrance=1).survivor(TALIA, 3, BLUE, entrance=2)
    table.start(at="night")
    assert not table.events("combat")
    assert [event.facts["n"] for event in table.events("unguarded")] == [2]
    assert table.colony_state(0).morale == 3


def test_won_at_the_enemy_colony_counts_for_the_killing_blow() -> None:
    table = two_colonies().survivor(MARIA, 0, YELLOW, entrance=1, items=[SHOTGUN]).survivor(JENNY, 1)
    table.survivor(TALIA, 3, "library")
    table.script(combat=[5, 1]).start(at="night")
    table.tactics("charge", "on-guard")
    assert table.state.colonies[0].counters == {"combats-won": 1, "combats-won-away": 1}
