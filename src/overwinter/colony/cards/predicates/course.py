"""Predicates: the game as a whole."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules import questions
from ..effects import Context, holds
from ..measure import Measure
from ..vocabulary import Alternatives, Role, predicate


@predicate("rounds-survived-min")
def rounds_survived_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """This is the check of the ``n``-th round or a later one."""
    return Measure(game.state.round, n)


@predicate("main-objective-completed")
def main_objective_completed(game: ColonyGame, context: Context) -> bool:
    """The game ended because the main objective was completed (R-244), with two colonies by yours."""
    return game.has_completed(context.seat)


@predicate("main-objective-not-completed")
def main_objective_not_completed(game: ColonyGame, context: Context) -> bool:
    """The game ended in another way."""
    return not game.has_completed(context.seat)


@predicate("all-betrayers-exiled")
def all_betrayers_exiled(game: ColonyGame, context: Context) -> bool:
    """Every player with a betrayal objective is exiled (true if there is none)."""
    return all(p.exiled for p in game.state.players if is_betrayer(game, p.seat))


def is_betrayer(game: ColonyGame, seat: int) -> bool:
    """Whether a player was dealt a betrayal objective."""
    return any(game.content.secrets[name].kind == "betrayal" for name in game.player(seat).objectives)


@predicate("secrets-in-use")
def secrets_in_use(game: ColonyGame, context: Context) -> bool:
    """Another player has a secret objective."""
    return any(p.objectives for p in game.state.players if p.seat != context.seat and not p.eliminated)


@predicate("role")
def role(game: ColonyGame, context: Context, name: Role) -> bool:
    """What you are: exiled, not exiled, the first player."""
    match name:
        case "exiled":
            return game.player(context.seat).exiled
        case "not-exiled":
            return not game.player(context.seat).exiled
    return questions.leads(game, context.seat)


@predicate("contributed")
def contributed(game: ColonyGame, context: Context, max: int) -> bool:
    """There is a crisis, and you have contributed at most so many cards to it in this turn."""
    turn = game.turn_of(context.seat)
    return bool(game.state.crisis) and turn is not None and turn.given <= max


@predicate("any-of")
def any_of(game: ColonyGame, context: Context, of: Alternatives) -> bool:
    """At least one of these predicates holds."""
    return any(holds(game, checks, context) for checks in of)
