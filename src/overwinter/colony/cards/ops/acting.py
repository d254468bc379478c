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
from ...rules.actions.move import Move
from ...rules.choose import Choose
from ...rules.exile import Exile, ExileVote
from ...rules.sources import Places, hand
from ..effects import Effect
from ..vocabulary import NOWHERE, Ops, Target, Where, Who, op


@op("move-zombies")
def move_zombies(
    game: ColonyGame,
    effect: Effect,
    n: int,
    to: Where = NOWHERE,
    from_: Where = NOWHERE,
    must: bool = False,
) -> Procedure | None:
    """Up to ``n`` zombies from one other place come to free entrance spaces there (like attract); ``from`` alone:
    from there to one other place of your choice. ``must``: all of them, as far as there are so many."""
    if from_ and not to:
        return DriveOff(effect.seat, from_[0], n)
    return Lure(effect.seat, to[0], n, True, from_[0] if from_ else "", must=must) if to else None


@op("move-survivor")
def move_survivor(game: ColonyGame, effect: Effect, target: Target, to: Where) -> Procedure | None:
    """A survivor moves there as in a move of its own, with an exposure roll, if there is room. It is not the move
    of its turn."""
    found = game.survivor(target[0]) if target else None
    if found is None or not to or found.place == to[0] or game.free_spaces(to[0]) < 1:
        return None
    if game.is_home(to[0]) and (game.exiled(found) or game.is_foreign(found.owner, to[0])):
        return None
    return Move(found.owner, found.id, to[0], uses_move=False, action=False)


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


@procedure
class DriveOff(Procedure):
    """Zombies leave a place for another one that has free entrance spaces."""

    seat: int
    place: str
    n: int

    def start(self, game: ColonyGame) -> None:
        """Where to."""
        others = [name for name in game.state.places if name != self.place and game.free_entrances(name)]
        if others:
            game.call(Choose(self.seat, "place", "drive-off", Places(others)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """There they go."""
        if choice.picked:
            game.call(Lure(self.seat, choice.first, self.n, one_source=True, source=self.place))
