"""How the player actions of a day are cut short (RX-15, RX-21)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ..cards.handling import RxDraw
from ..game import RaxxonGame


class Daytime(Procedure):
    """The player actions of a day, whatever they are: the evening comes after them."""

    __slots__ = ()

    def evening(self, game: RaxxonGame) -> None:
        """What happens once the players have acted."""
        raise NotImplementedError


def end_day(game: RaxxonGame) -> None:
    """The player actions end at once; everything still pending is dropped."""
    game.emit("rx-day-ends")
    for stack in game.state.flow.stacks:
        for frame in reversed(stack.frames):
            if isinstance(frame, RxDraw):
                frame.settle(game)
    game.drop_to(Daytime, Daytime.evening)
