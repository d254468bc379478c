"""R-170 to R-176: exposure and the spread of a bite."""

from __future__ import annotations

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.colony.rules import questions
from overwinter.colony.state import Survivor
from overwinter.testing import Table

SPARKY, LORETTA, MIKE, MARIA = "base-sparky", "base-loretta-clay", "base-mike-cho", "base-maria-lopez"
ROD, THOMAS, BRIAN = "base-rod-miller", "base-thomas-heart", "base-brian-lee"


def bitten_at_school(table: Table) -> Table:
    """Thomas (seat 0) moves to the school and is bitten there."""
    table.survivor(THOMAS, owner=0, place="library").survivor(BRIAN, owner=0, place="hospital")
    table.script(exposure=["bitten"]).start(0)
    table.choose(0, "move", survivor=THOMAS, to="school", card=None)
    return table


def test_r170_lowest_influence_of_all_at_the_place_whoever_controls_it() -> None:
    """R-170: other players' survivors, exiled ones too; nobody at another place."""
    table = (
        Table(3)
        .survivor(LORETTA, owner=1, place="school")
        .player(1, exiled=True)
        .survivor(MIKE, owner=2, place="school")
        .survivor("base-andrew-evans", owner=2, place="library")
    )
    bitten_at_school(table)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.about["survivor"]) == (1, LORETTA)


def test_r170_helpless_survivors_are_not_reached() -> None:
    """R-170: only normal survivors: the helpless of the colony are safe."""
    table = (
        Table(2)
        .survivor(THOMAS, owner=0, place="library")
        .survivor(BRIAN, owner=0, place="school")
        .survivor(MIKE, owner=1, place="school")
        .colony(helpless=5)
        .script(exposure=["bitten"])
        .start(0)
    )
    table.choose(0, "move", survivor=THOMAS, to="colony", card=None)
    assert table.events("spread-roll") == []
    assert table.helpless == 5
    assert table.morale == 4


def test_r171_its_player_decides_before_the_roll() -> None:
    """R-171: the owner of the reached survivor, not the active player; nothing is rolled yet."""
    table = bitten_at_school(Table(2).survivor(MIKE, owner=1, place="school"))
    assert {o.verb for o in table.options(1)} == {"kill-bitten", "roll-bitten"}
    assert table.options(0) == []
    assert table.events("spread-roll") == []


def test_r171_killing_it_ends_the_spread() -> None:
    """R-171: the one dies without a roll, the next is not reached."""
    table = bitten_at_school(
        Table(2).survivor(MIKE, owner=1, place="school").survivor(MARIA, owner=1, place="school")
    )
    table.choose(1, "kill-bitten")
    assert table.state.graveyard == [THOMAS, MIKE]
    assert table.events("spread-roll") == []
    assert table.offers(0, "end-turn")


@pytest.mark.parametrize("face", ["wound", "frostbite", "bitten"])
def test_r172_every_face_but_blank_kills_and_the_spread_goes_on(face: str) -> None:
    """R-172: no token is given; the next lowest is reached."""
    table = bitten_at_school(
        Table(2).survivor(MIKE, owner=1, place="school").survivor(MARIA, owner=1, place="school")
    )
    table.script(exposure=[face]).choose(1, "roll-bitten")
    assert table.state.graveyard == [THOMAS, MIKE]
    assert table.events("wounded") == []
    decision = table.asked(1)
    assert decision is not None
    assert decision.about["survivor"] == MARIA


def test_r173_a_blank_ends_the_whole_spread() -> None:
    """R-173: who stays healthy stops it; nobody else is reached, and nobody twice."""
    table = bitten_at_school(
        Table(2).survivor(MIKE, owner=1, place="school").survivor(MARIA, owner=1, place="school")
    )
    table.script(exposure=["blank"]).choose(1, "roll-bitten")
    assert table.state.graveyard == [THOMAS]
    assert table.offers(0, "end-turn")
    assert table.who(MIKE).tokens == 0


def test_r173_it_ends_when_nobody_is_left() -> None:
    """R-173: all die, then it is over."""
    table = bitten_at_school(
        Table(2)
        .survivor(BRIAN_SUB, owner=1, place="colony", leader=True)
        .survivor(MIKE, owner=1, place="school")
        .survivor(MARIA, owner=1, place="school")
    )
    table.script(exposure=["wound", "wound"])
    table.choose(1, "roll-bitten").choose(1, "roll-bitten")
    assert table.state.graveyard == [THOMAS, MIKE, MARIA]
    assert table.offers(0, "end-turn")


BRIAN_SUB = "base-daniel-smith"


def test_r174_treating_a_bite_as_a_wound_covers_the_own_rolls() -> None:
    """R-174: Sparky's own exposure: a wound, and nothing spreads."""
    table = (
        Table(2)
        .survivor(SPARKY, owner=0, place="library")
        .survivor(MIKE, owner=1, place="school")
        .script(exposure=["bitten"])
        .start(0)
    )
    table.choose(0, "move", survivor=SPARKY, to="school", card=None)
    assert table.who(SPARKY).wounds == 1
    assert table.state.graveyard == []
    assert table.offers(0, "end-turn")


@pytest.mark.plain
def test_r174_in_a_spread_the_changed_face_still_kills(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-174: reached by a spread, "bitten as a wound" is not blank: it dies."""

    def nobody(game: ColonyGame, survivor: Survivor) -> bool:
        return False

    monkeypatch.setattr(questions, "spread_immune", nobody)  # Sparky would be passed over otherwise
    table = bitten_at_school(
        Table(2).survivor(SPARKY, owner=1, place="school").survivor(MIKE, owner=1, place="colony")
    )
    table.script(exposure=["bitten"]).choose(1, "roll-bitten")
    assert table.state.graveyard == [THOMAS, SPARKY]


def test_r175_not_rolling_for_exposure_does_not_protect_from_a_spread() -> None:
    """R-175: Rod never rolls when he moves; a spreading bite reaches him all the same."""
    table = bitten_at_school(Table(2).survivor(ROD, owner=1, place="school"))
    decision = table.asked(1)
    assert decision is not None
    assert decision.about["survivor"] == ROD
    safe = Table(2).survivor(ROD, owner=0).start(0)
    safe.choose(0, "move", survivor=ROD, to="school", card=None)
    assert safe.events("exposure") == []


def test_r175_who_is_passed_over_by_spreads_is_not_reached() -> None:
    """R-175: only a text that speaks of the spread protects: Sparky is passed over, the next one is reached."""
    table = bitten_at_school(
        Table(2).survivor(SPARKY, owner=1, place="school").survivor(MIKE, owner=1, place="school")
    )
    decision = table.asked(1)
    assert decision is not None
    assert decision.about["survivor"] == MIKE


def test_r176_each_death_costs_morale_and_changes_the_leader_at_once() -> None:
    """R-176: the dead leader is replaced before the next survivor is reached."""
    table = bitten_at_school(
        Table(2)
        .survivor(MIKE, owner=1, place="school", leader=True)
        .survivor(MARIA, owner=1, place="school")
        .survivor(ROD, owner=1, place="colony")
    )
    table.script(exposure=["wound"]).choose(1, "roll-bitten")
    assert table.morale == 3
    assert {o["leader"] for o in table.options(1, "choose-leader")} == {MARIA, ROD}
    table.choose(1, "choose-leader", leader=ROD)
    assert table.player_state(1).leader == ROD
    decision = table.asked(1)
    assert decision is not None
    assert (decision.kind, decision.about["survivor"]) == ("bite-spread", MARIA)


def test_r176_the_game_ends_with_the_death_that_takes_the_last_morale() -> None:
    """R-176: in a turn there is no checkpoint: the chain stops at morale 0."""
    table = Table(2).colony(morale=2).survivor(MIKE, owner=1, place="school").survivor(MARIA, 1, place="school")
    bitten_at_school(table)
    table.script(exposure=["wound"]).choose(1, "roll-bitten")
    assert table.state.outcome == "morale"
    assert table.state.graveyard == [THOMAS, MIKE]
    assert MARIA in table.state.survivors
