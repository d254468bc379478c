"""The lone wolf's turn: first in every round, with all the time in the world (reference 16.6, R-348)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..warring.pairs import Pair
from .missions import SwapMission
from .slot import wolf_seat


@procedure
class WolfTurn(Pair):
    """A turn like that of a pair, of one alone: card, moves, actions, bites, and the card if it was triggered."""

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """A wolf who is out has no turn (R-335)."""
        seat = wolf_seat(game)
        if not game.player(seat).eliminated:
            self.seats = [seat]
            Pair.start(self, game)

    def move(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """First of all a mission may be swapped."""
        game.call(SwapMission(), then=self.set_out)

    def set_out(self, game: ColonyGame, _: Procedure) -> None:
        """Then come the moves."""
        Pair.move(self, game)
