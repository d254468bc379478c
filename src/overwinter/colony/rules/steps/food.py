"""The colony eats (R-135 to R-138)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from .. import questions


@procedure
class PayFood(Procedure):
    """Step 1 of the colony phase: all is paid or nothing is."""

    def start(self, game: ColonyGame) -> None:
        """Every colony pays, or starves."""
        for colony in questions.inhabited(game):
            need = questions.food_need(game, colony)
            if colony.food >= need:
                colony.food -= need
                game.emit("food-paid", n=need, food=colony.food, **game.whose(colony))
            else:
                if not any(True for _ in game.lasting_hooks("no-starvation", colony)):
                    colony.starvation += 1
                hunger, whose = colony.starvation, game.whose(colony)
                game.emit("starved", need=need, food=colony.food, starvation=hunger, **whose)
                game.change_morale(colony, -colony.starvation, "starvation")
