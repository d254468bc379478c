"""Moments: who listens, in which order, and what ends it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.cards.moments import MOMENTS, STEPS
from overwinter.colony.cards.vocabulary import KINDS
from overwinter.colony.game import ColonyGame
from overwinter.colony.modules.base import ROUND
from overwinter.colony.rules.composition import Module, Rules
from overwinter.colony.rules.moments import due_at
from overwinter.colony.state import Lasting
from overwinter.kernel.compiling import Compiler
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.testing import Table
from tests.cards import arranged, turn, zombies_at


def beside(table: Table, on: str, *ops: dict[str, Any], **more: Any) -> Table:
    """Lay an effect beside the board that listens to a moment."""
    was = table.game.content
    content = replace(was, programs=dict(was.programs), checks=dict(was.checks), abilities=dict(was.abilities))
    content.moments = was.moments | {on}
    table.game.content = content
    key = f"test-{len(table.state.lasting)}"
    compiler = Compiler(content, KINDS, pack="base", card=key)
    abilities = compiler.value("Abilities", [{"on": on, "do": list(ops)}], "abilities")
    assert not compiler.problems
    fields: dict[str, Any] = {"survivor": "", "seat": -1, "until": "game", "round": 1, "charges": 0, "used": False}
    table.state.lasting.append(Lasting(key, abilities, **{**fields, **more}))
    return table


def test_every_step_of_a_round_is_a_moment() -> None:
    assert [step.name for step in ROUND] == list(STEPS)
    assert {f"{when}:{step}" for when in ("before", "after") for step in STEPS} <= MOMENTS.keys()


def test_before_and_after_a_step() -> None:
    """Food that comes before the colony eats is eaten; what comes after it stays."""
    table = beside(arranged(food=0, morale=5), "before:pay-food", {"op": "food", "n": 2})
    beside(table, "after:pay-food", {"op": "food", "n": 3})
    table.empty_deck("crisis").start(at="night")
    assert (len(table.events("food-paid")), table.food) == (1, 3)


def test_charges_are_used_up() -> None:
    """A lasting effect with charges does what it does so often, and is over."""
    table = beside(arranged(food=0), "after:roll-dice", {"op": "food", "n": 1}, charges=1)
    table.empty_deck("crisis").empty_deck("crossroads").start(at="round-start")
    assert (table.food, table.state.lasting) == (1, [])
    assert len(table.events("lasting-over")) == 1


def test_an_effect_of_a_player_listens_to_the_own_turn() -> None:
    table = beside(arranged("maria-lopez:0 rod-miller:1"), "turn-start", {"op": "food", "n": 1}, seat=1)
    assert due_at(table.game, "turn-start", 0) == []
    assert [due.seat for due in due_at(table.game, "turn-start", 1)] == [1]


def test_what_is_due_lapses_with_the_survivor_concerned() -> None:
    """Whoever dies of the first danger of the road does not roll for the second."""
    table = arranged("maria-lopez:0", wounds={"maria-lopez": 2}, morale=5).script(exposure=["blank"])
    beside(table, "survivor-moved", {"op": "wound", "target": "subject"})
    beside(table, "survivor-moved", {"op": "roll-each", "target": "subject", "hit": "1-6"})
    table.start().choose(0, "move", survivor="base-maria-lopez", to="school")
    table.game.answer(0, table.options(0, "effect-next")[0])
    assert table.state.graveyard == ["base-maria-lopez"]
    assert not table.events("die-rolled-for")


def test_where_nobody_can_listen_nothing_is_called() -> None:
    """The base game listens to few moments; of these only those count that something in play listens to."""
    content = load_packs(None)
    heard = {"turn-start", "round-start", "round-end", "after:night"}
    heard |= {"survivor-moved", "zombie-killed", "food-spent"}
    assert content.moments == heard
    assert content.printed_moments == {"turn-start", "after:night", "zombie-killed"}
    table = turn("maria-lopez:0", zombies={"colony": [1]}, dice={0: [6]}).script(exposure=["blank"])
    assert due_at(table.game, "zombie-killed", 0) == []
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    assert zombies_at(table, "colony") == 0


@procedure
class Rain(Procedure):
    """What a module makes of a moment in this test."""

    seat: int
    place: str

    def start(self, game: ColonyGame) -> None:
        """Noise where it happened."""
        game.make_noise(self.place)


def test_a_module_listens() -> None:
    """After everybody else it may make something of what happened."""
    table = arranged("maria-lopez:0").script(exposure=["blank"])
    listening = Module("rain", on={"survivor-moved": lambda seat, fact: Rain(seat, fact.place if fact else "")})
    table.game.rules = Rules.of([*table.game.rules.modules, listening])
    table.start().choose(0, "move", survivor="base-maria-lopez", to="school")
    assert table.place_state("school").noise == 1
