"""Whether the order of effects that are due at the same moment can matter (R-352, P-21)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ..cards.content import Op
from ..game import ColonyGame
from ..state import Due, Survivor
from . import questions

FROSTBITE = "frostbite"
"""The source of what frostbite does at the start of a turn: no card says so, the rules do (R-028)."""
ANYTHING = frozenset({"anything"})

# What operations touch: tracks, the player's dice or hand cards, the board; "user", "own" and "subject" are
# survivors, "lives" says that somebody may die or leave.
_TOUCHES: dict[str, frozenset[str]] = {
    "nothing": frozenset(),
    "if": frozenset(),
    "may": frozenset(),
    "either": frozenset(),
    "roll-table": frozenset(),
    "morale": frozenset({"morale"}),
    "food": frozenset({"food"}),
    "starvation": frozenset({"food"}),
    "add-helpless": frozenset({"helpless"}),
    "remove-helpless": frozenset({"helpless"}),
    "sample-roll": frozenset({"samples"}),
    "add-noise": frozenset({"board"}),
    "add-barricades": frozenset({"board"}),
    "add-traps": frozenset({"board"}),
    "move-noise": frozenset({"board"}),
    "travel-noise": frozenset({"board", "lives"}),
    "spend-dice": frozenset({"dice"}),
    "heal": frozenset({"own"}),
    "medicine-or-die": frozenset({"hand", "dice", "user"}),
    "remove-user": frozenset({"user", "lives"}),
    "food-card-for-die": frozenset({"hand", "dice"}),
    "wound": frozenset({"subject", "lives"}),
    "roll-each": frozenset({"subject", "lives"}),
    "experiment": frozenset({"user", "lives"}),
}
_READS: dict[str, frozenset[str]] = {
    "noted-every-location": frozenset(),
    "any-location": frozenset({"board"}),
    "every-location": frozenset({"board"}),
    "unused-dice-min": frozenset({"dice"}),
}


def order_matters(game: ColonyGame, due: Iterable[Due]) -> bool:
    """Whether two of these could hinder or help each other, at a table that asks the first player then (P-21)."""
    if game.setup.policy("effect_order") == "fixed":
        return False
    touched = [touches(game, one) for one in due]
    return any(a & b or ((a | b) & ANYTHING and a and b) for a, b in combinations(touched, 2))


def touches(game: ColonyGame, due: Due) -> frozenset[str]:
    """What an effect reads or changes. ``ANYTHING``: it is not known, or it may end the game."""
    if due.source == FROSTBITE:
        return _frostbite(game, due.seat)
    return _named(game, due, _program(game, due, due.program))


def frozen(game: ColonyGame, seat: int) -> list[Survivor]:
    """A player's survivors whom frostbite hurts."""
    cold = [one for one in game.state.survivors.values() if one.frostbite and one.owner == seat]
    return [one for one in cold if not questions.warm(game, one)] if cold else cold


def _frostbite(game: ColonyGame, seat: int) -> frozenset[str]:
    hurt = frozen(game, seat)
    found = {f"survivor:{survivor.id}" for survivor in hurt}
    dying = [s for s in hurt if s.tokens + 1 >= questions.death_limit(game, s)]
    if dying:
        found |= {"lives", "morale"}
        if len(dying) >= game.colony_of(seat).morale:
            return ANYTHING
    return frozenset(found)


def _program(game: ColonyGame, due: Due, program: str) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for op in game.content.programs[program] if program else ():
        found |= _TOUCHES.get(op.word.name, ANYTHING) | _nested(game, due, op)
        if op.word.name == "morale" and not _survived(game, due.seat, op.args["n"]):
            found |= ANYTHING
    return found


def _survived(game: ColonyGame, seat: int, change: object) -> bool:
    return isinstance(change, int) and game.colony_of(seat).morale + change > 0


def _nested(game: ColonyGame, due: Due, op: Op) -> frozenset[str]:
    """What the lists inside an operation touch, and what its conditions ask."""
    found: frozenset[str] = frozenset()
    for param in op.word.params.values():
        value = op.args[param.name]
        if param.kind == "Ops":
            found |= _program(game, due, value)
        elif param.kind == "Table":
            for _, _, program in value:
                found |= _program(game, due, program)
        elif param.kind == "Checks" and value:
            for check in game.content.checks[value]:
                found |= _READS.get(check.word.name, ANYTHING)
    return found


def _named(game: ColonyGame, due: Due, found: frozenset[str]) -> frozenset[str]:
    """The same with names: whose survivors. Deaths cost morale."""
    named = set(found)
    if "user" in found:
        named.add(f"survivor:{due.survivor}")
    if "own" in found:
        named |= {f"survivor:{survivor.id}" for survivor in game.own(due.seat)}
    if "lives" in found:
        named.add("morale")
    return frozenset(named - {"user", "own"})
