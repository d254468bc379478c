"""The pile stinks (R-139)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from .. import questions


@procedure
class CheckWaste(Procedure):
    """Step 2 of the colony phase: morale goes down by every ten cards of waste."""

    def start(self, game: ColonyGame) -> None:
        """Count the pile of each colony."""
        for colony in questions.inhabited(game):
            stink = questions.counted_waste(game, colony) // questions.waste_per(game, colony)
            if stink:
                game.change_morale(colony, -stink, "waste")
