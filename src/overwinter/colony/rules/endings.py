"""Who has won (reference 12, R-236 to R-246, R-260 to R-263)."""

from __future__ import annotations

from dataclasses import dataclass

from ..cards.content import Check
from ..cards.effects import Context
from ..cards.measure import Measure
from ..cards.predicates.course import is_betrayer
from ..game import ColonyGame
from ..state import Colony


@dataclass(frozen=True)
class Condition:
    """One condition of an objective: its predicate with arguments, whether it is met, and how far it is.

    ``measure`` is ``None`` where there is nothing to count.
    """

    name: str
    args: dict[str, object]
    met: bool
    measure: Measure | None = None


def tested(game: ColonyGame, seat: int, checks: tuple[Check, ...]) -> list[Condition]:
    """Each of these checks from a player's side, with whether it holds now."""
    context = Context(seat)
    return [_condition(check, check.word.call(game, context, *check.values)) for check in checks]


def _condition(check: Check, answer: bool | Measure) -> Condition:
    measure = answer if isinstance(answer, Measure) else None
    return Condition(check.word.name, check.written, bool(answer), measure)


def _checks(game: ColonyGame, key: str) -> tuple[Check, ...]:
    return game.content.checks[key] if key else ()


def conditions(game: ColonyGame, seat: int) -> list[Condition]:
    """The conditions under which a player wins, tested on the present position."""
    player = game.player(seat)
    if not player.objectives:
        return []
    first = game.content.secrets[player.objectives[0]]
    own = _checks(game, first.win)
    if player.exile:
        exile = game.content.secrets[player.exile]
        if is_betrayer(game, seat):
            own = (*_checks(game, exile.betrayer), *own[1:])
        else:
            own = _checks(game, exile.win)
    return tested(game, seat, own)


def judge(game: ColonyGame) -> list[int]:
    """The seats that win, with the outcome as it stands."""
    if game.setup.cooperative:
        return [p.seat for p in game.state.players] if game.state.outcome == "completed" else []
    if game.setup.mode == "dilemma":
        return _judge_dilemma(game)
    return [
        p.seat
        for p in game.state.players
        if not p.eliminated and all(condition.met for condition in conditions(game, p.seat))
    ]


def _judge_dilemma(game: ColonyGame) -> list[int]:
    """Two players with a normal and a betrayal objective each (R-263)."""
    if game.state.outcome == "completed":
        return [
            p.seat for p in game.state.players if all(c.met for c in conditions(game, p.seat)) and not p.eliminated
        ]
    betrayed = []
    for player in game.state.players:
        checks = _checks(game, game.content.secrets[player.objectives[1]].win)
        if not player.eliminated and all(c.met for c in tested(game, player.seat, checks[1:])):
            betrayed.append(player.seat)
    return betrayed if len(betrayed) == 1 else []


def goal(game: ColonyGame, colony: Colony) -> list[Condition]:
    """The conditions of a colony's main objective, tested now; those that cards have added included."""
    keys = [game.side_of(colony).goal, *colony.conditions]
    return [c for key in keys for c in tested(game, colony.first, _checks(game, key))]


def goal_reached(game: ColonyGame, colony: Colony) -> bool:
    """Whether a colony's main objective is met now."""
    return all(condition.met for condition in goal(game, colony))
