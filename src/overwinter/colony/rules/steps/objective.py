"""The main objective: laid out before the first round (R-007), checked every night (R-236)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.effects import Effect
from ...game import ColonyGame
from ..endings import goal_reached


@procedure
class LayObjective(Procedure):
    """The main objective, agreed or random, with its tracks."""

    def start(self, game: ColonyGame) -> None:
        """Set morale, rounds and helpless survivors as it says."""
        setup, content, first = game.state.setup, game.content, game.state.colonies[0]
        objective = first.objective
        if not objective:
            names = list(content.objectives)
            objective = names[game.draw(len(names), "pick")]
        harder = setup.hardcore or setup.cooperative
        for colony in game.state.colonies:
            colony.objective = objective
            colony.side = "hardcore" if harder and "hardcore" in content.objectives[objective].sides else "normal"
            side = game.side_of(colony)
            colony.morale, game.state.rounds_left = side.morale, side.rounds
            colony.helpless = side.helpless + side.helpless_per_player * setup.players
        game.emit("objective", objective=objective, side=first.side)


@procedure
class SetUpObjective(Procedure):
    """What the main objective changes once everything else is set up."""

    def start(self, game: ColonyGame) -> None:
        """Carry it out; "you" is whoever has the first seat."""
        colony = game.state.colonies[0]
        program = game.side_of(colony).setup
        if program:
            game.call(Effect(program, colony.first, colony.objective, {}))


@procedure
class CheckObjective(Procedure):
    """Step 5 of the colony phase: whether the main objective is met."""

    def start(self, game: ColonyGame) -> None:
        """The game ends if it is."""
        if all(goal_reached(game, colony) for colony in game.state.colonies):
            game.finish("completed")
