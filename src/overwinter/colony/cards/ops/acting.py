"""Operations that let somebody act: attack, build, lure zombies away, call a vote.

They stand on the actions, which stand on the other operations: hence a module of their own.
"""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules import questions
from ...rules.actions.attack import FreeAttack
from ...rules.actions.attract import Lure
from ...rules.actions.barricade import Barricade
from ...rules.actions.cards import Contribute
from ...rules.choose import Choose
from ...rules.exile import Exile, ExileVote
from ...rules.sources import hand
from ..effects import Effect
from ..vocabulary import Ops, Where, Who, op


@op("move-zombies")
def move_zombies(game: ColonyGame, effect: Effect, to: Where, n: int) -> Procedure | None:
    """Up to ``n`` zombies from one other place come to free entrance spaces there (like attract)."""
    return Lure(effect.seat, to[0], n, one_source=True) if to else None


@op("exile-vote")
def exile_vote(game: ColonyGame, effect: Effect, who: Who) -> Procedure | None:
    """Vote now about exiling that player. This does not use up the vote of the turn."""
    return ExileVote(effect.seat, who[0]) if who else None


@op("exile")
def exile(game: ColonyGame, effect: Effect, who: Who) -> Procedure | None:
    """That player is exiled, without a vote."""
    seats = [seat for seat in who if not (game.player(seat).exiled or game.player(seat).eliminated)]
    return Exile(seats[0]) if seats else None


@op("must-contribute")
def must_contribute(game: ColonyGame, effect: Effect, otherwise: Ops) -> Procedure | None:
    """You contribute a hand card to the crisis now; ``otherwise``: if you cannot, or will not."""
    if game.player(effect.seat).hand and questions.may_contribute(game, effect.seat):
        return MustContribute(effect.seat, effect.source, otherwise)
    return Effect(otherwise, effect.seat, effect.source, dict(effect.scope))


@op("free-attack")
def free_attack(game: ColonyGame, effect: Effect) -> Procedure:
    """One of your survivors attacks without a die."""
    return FreeAttack(effect.seat)


@op("free-barricade")
def free_barricade(game: ColonyGame, effect: Effect) -> Procedure | None:
    """The survivor who acts builds a barricade without a die."""
    user = effect.scope.get("user", [])
    return Barricade(effect.seat, user[0], 0) if user else None


@procedure
class MustContribute(Procedure):
    """Give a card for the crisis, or bear what happens otherwise."""

    seat: int
    source: str
    otherwise: str

    def start(self, game: ColonyGame) -> None:
        """Which card, if any?"""
        choice = Choose(self.seat, "card", "must-contribute", hand(self.seat), up_to=True, always=True)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Face down, as always."""
        if choice.picked:
            game.call(Contribute(self.seat, choice.first, ""))
        else:
            game.call(Effect(self.otherwise, self.seat, self.source, {}))
