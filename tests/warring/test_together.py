"""Two who act at the same time: races, bites that wait, crossroads at the end; whole games in any order."""

from __future__ import annotations

import random

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.kernel.errors import FasterError
from overwinter.testing import Table

from .table import DAVID, JENNY, MARIA, TALIA, two_colonies


def acting(table: Table) -> Table:
    """Begin with the actions of seats 0 and 1, side by side."""
    return table.start(at="turns").done_moving()


def test_r310_the_first_come_is_served_first_and_the_other_is_told_so() -> None:
    """R-310: an answer that came too late changes nothing."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    table.player(0, dice=[6]).player(1, dice=[6]).place("school", zombies=[1]).script(exposure=["blank"])
    acting(table)
    late = table.options(1, "attack")[0]
    table.choose(0, "attack", survivor=MARIA, die=6, target=1)
    before = table.game.state.copy()
    for wanted in (late, late.id):
        with pytest.raises(FasterError) as refused:
            table.game.answer(1, wanted)
        assert refused.value.key == "error-faster"
    assert table.game.state == before
    assert table.player_state(1).unused == [6]


def test_both_search_the_same_deck_and_each_takes_what_is_on_top() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    table.player(0, dice=[6]).player(1, dice=[6])
    acting(table)
    top = table.deck("school")[:2]
    table.choose(0, "search", survivor=MARIA, die=6).choose(1, "search", survivor=JENNY, die=6)
    table.choose(1, "keep", card=top[1]).choose(0, "keep", card=top[0])
    assert (table.hand(0), table.hand(1)) == ([top[0]], [top[1]])


def test_r320_a_bite_waits_until_both_are_done() -> None:
    """R-320: the one who was bitten stands aside, does nothing more and is not reached by another's bite."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").survivor(TALIA, 0)
    table.survivor(DAVID, 1).player(0, dice=[6, 6]).player(1, dice=[6, 6]).place("school", zombies=[4])
    acting(table.script(exposure=["bitten", "bitten"]))
    table.choose(1, "attack", survivor=JENNY, die=6, target=1)
    table.choose(0, "attack", survivor=MARIA, die=6, target=1)
    assert not table.options(0, "attack")
    assert not table.options(0, "search", survivor=MARIA)
    assert table.who(MARIA).aside == 2
    assert table.view(None).parts["warring"].aside == (JENNY, MARIA)
    table.end_turn(0).end_turn(1)
    assert [event.facts["survivor"] for event in table.events("died")] == [JENNY, MARIA]


def test_a_crossroads_card_waits_for_the_end_of_the_turn() -> None:
    """It breaks in nowhere; with both done the triggered card is read."""
    table = two_colonies().survivor(MARIA, 0).survivor(TALIA, 0).survivor(JENNY, 1)
    table.deck_top("crossroads", "base-crossroads-sunshine-state")
    acting(table)
    held = [turn.card for turn in table.state.turns]
    assert held[0] == "base-crossroads-sunshine-state"
    assert all(turn.later for turn in table.state.turns)
    table.end_turn(0)
    assert not table.events("crossroads")


def step(game: ColonyGame, rng: random.Random) -> None:
    """Somebody of those who are asked answers at random."""
    decision = game.decision(rng.choice(game.decisions).seat)
    assert decision is not None
    options = game.options(decision.seat)
    verb = rng.choice(sorted({option.verb for option in options}))
    game.answer(decision.seat, rng.choice([option for option in options if option.verb == verb]), decision.id)


# -- undo ------------------------------------------------------------------------------------------------


def building() -> Table:
    """Seats 0 and 1 act at the school; each may build without a roll."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    return acting(table.player(0, dice=[6, 5]).player(1, dice=[6, 5]))


def test_the_last_answer_is_taken_back_by_whoever_gave_it() -> None:
    """Until the other one acts; then only the table can go back."""
    table = building()
    before = table.state.copy()
    table.choose(0, "barricade", survivor=MARIA, die=6)
    assert table.game.undo_line(1) == "others"
    table.game.undo(0)
    assert table.state == before
    table.choose(0, "barricade", survivor=MARIA, die=6).choose(1, "barricade", survivor=JENNY, die=5)
    assert table.game.undo_line(0) == "others"
    assert table.game.undo_line(1) == ""


def test_the_table_goes_back_behind_the_answers_of_both() -> None:
    """In the order in which they came: what each of them has done is undone."""
    table = building()
    start = len(table.game.answers)
    states = [table.state.copy()]
    for seat, name, die in ((0, MARIA, 6), (1, JENNY, 6), (1, JENNY, 5), (0, MARIA, 5)):
        table.choose(seat, "barricade", survivor=name, die=die)
        states.append(table.state.copy())
    for back in (3, 1, 0):
        table.game.rewind(start + back)
        assert table.state == states[back]
    assert table.player_state(0).unused == table.player_state(1).unused == [6, 5]


def test_done_is_taken_back_while_the_other_thinks_and_not_once_both_are() -> None:
    """With both done the next pair draws its cards: something was revealed, or it is for good."""
    table = building()
    table.choose(0, "end-turn")
    assert table.view(None).parts["warring"].timed == (1,)
    table.game.undo(0)
    assert {d.seat for d in table.game.decisions} == {0, 1}
    table.choose(0, "end-turn").choose(1, "end-turn")
    assert table.game.undo_line(1) != ""


def test_a_sealed_tactic_is_taken_back_until_both_are_turned_up() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").start(at="night")
    table.choose(0, "tactic", card="wc-tac-charge")
    table.game.undo(0)
    table.choose(0, "tactic", card="wc-tac-ambush").choose(1, "tactic", card="wc-tac-charge")
    assert table.game.undo_line(1) in ("reveal", "chance")
    assert table.events("tactics")[-1].facts["blue"] == "wc-tac-ambush"
