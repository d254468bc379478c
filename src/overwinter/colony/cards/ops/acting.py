"""Operations that let somebody act: attack, build, lure zombies away, call a vote.

They stand on the actions, which stand on the other operations: hence a module of their own.
"""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...rules.actions.attack import FreeAttack
from ...rules.actions.attract import Lure
from ...rules.actions.barricade import Barricade
from ...rules.exile import ExileVote
from ..effects import Effect
from ..vocabulary import Where, Who, op


@op("move-zombies")
def move_zombies(game: ColonyGame, effect: Effect, to: Where, n: int) -> Procedure | None:
    """Up to ``n`` zombies from one other place come to free entrance spaces there (like attract)."""
    return Lure(effect.seat, to[0], n, one_source=True) if to else None


@op("exile-vote")
def exile_vote(game: ColonyGame, effect: Effect, who: Who) -> Procedure | None:
    """Vote now about exiling that player. This does not use up the vote of the turn."""
    return ExileVote(effect.seat, who[0]) if who else None


@op("free-attack")
def free_attack(game: ColonyGame, effect: Effect) -> Procedure:
    """One of your survivors attacks without a die."""
    return FreeAttack(effect.seat)


@op("free-barricade")
def free_barricade(game: ColonyGame, effect: Effect) -> Procedure | None:
    """The survivor who acts builds a barricade without a die."""
    user = effect.scope.get("user", [])
    return Barricade(effect.seat, user[0], 0) if user else None
