"""Killing cards of the crowd (rules 3.3)."""

from __future__ import annotations

from collections.abc import Iterable

from overwinter.kernel.procedure import Procedure, procedure

from ..cards.effects import RxEffect
from ..game import RaxxonGame
from .choose import RxOrder, found


@procedure
class RxKill(Procedure):
    """Cards die at the same moment; then what their deaths cause happens in the active player's order."""

    seat: int
    cards: list[int]
    pending: list[str] | None = None
    """Ids of killed cards whose effect is still to come."""

    def start(self, game: RaxxonGame) -> None:
        """All go to the discard pile, face-up. A face-down card is revealed: no flip effect."""
        dead = found(game, self.cards)
        if any(not card.sure for card in dead):
            game.reveal()
        numbers = [game.take_from_crowd(card) for card in dead]
        game.state.discard += numbers
        for number in numbers:
            game.sighted(number)
        if numbers:
            game.emit("rx-killed", cards=game.ids(numbers), spots=[card.id for card in dead])
        self.pending = _with_effect(game, numbers)
        self.go(self.settle)

    def settle(self, game: RaxxonGame, _: Procedure | None = None) -> None:
        """Ask what comes first where it makes a difference."""
        if not self.pending:
            return
        groups = {_group_of(game, card) for card in self.pending}
        if len(groups) == 1:
            self.resolve(game, self.pending[0])
        else:
            game.call(RxOrder(self.seat, "deaths", list(self.pending), n=1), then=self.ordered)

    def ordered(self, game: RaxxonGame, choice: RxOrder) -> None:
        assert choice.ordered
        self.resolve(game, choice.ordered[0])

    def resolve(self, game: RaxxonGame, card: str) -> None:
        """What this death causes."""
        assert self.pending is not None
        self.pending.remove(card)
        group = game.content.groups[_group_of(game, card)]
        game.emit("rx-on-kill", card=card, group=group.id)
        game.call(RxEffect(group.on_kill, self.seat, card, {}), then=self.settle)


def _with_effect(game: RaxxonGame, numbers: Iterable[int]) -> list[str]:
    return [game.people[n].id for n in numbers if game.people[n].group.on_kill]


def _group_of(game: RaxxonGame, card: str) -> str:
    return next(person.group.id for person in game.people if person.id == card)
