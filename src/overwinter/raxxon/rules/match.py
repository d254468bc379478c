"""The whole game: setting up, then day after day."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame
from .day import RxDay
from .dealing import RxSetUp


@procedure
class RxMatch(Procedure):
    """The whole game."""

    def start(self, game: RaxxonGame) -> None:
        game.call(RxSetUp(), then=self.morning)

    def morning(self, game: RaxxonGame, _: Procedure) -> None:
        """One day after the other, until the game is won or lost."""
        game.call(RxDay(), then=self.morning)
