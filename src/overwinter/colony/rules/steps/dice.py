"""Everybody rolls (R-021 to R-024)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from .. import questions


@procedure
class RollDice(Procedure):
    """Step 2 of the player phase: all action dice are rolled."""

    def start(self, game: ColonyGame) -> None:
        """One player after the other, clockwise from the first player."""
        for seat in game.from_first():
            player = game.player(seat)
            count = questions.dice_count(game, player)
            player.extra_dice = 0
            player.used = []
            player.unused = [game.roll() for _ in range(count)]
            game.emit("dice", seat=seat, dice=sorted(player.unused))
