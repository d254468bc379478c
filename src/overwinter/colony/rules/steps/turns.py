"""Everybody has a turn (reference 3.2)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..turn import Turn


@procedure
class Turns(Procedure):
    """Step 3 of the player phase: turns, clockwise from the first player."""

    sequence = True
    order: list[int] | None = None

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next turn. Whoever was eliminated meanwhile has none."""
        if self.order is None:
            self.order = game.from_first()
        while self.order:
            seat = self.order.pop(0)
            if not game.player(seat).eliminated:
                game.call(Turn(seat, []), then=self.start)
                return
