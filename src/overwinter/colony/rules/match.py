"""The whole game: setting up, then round after round, each a list of steps."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame


@procedure
class Match(Procedure):
    """The whole game: set up, then rounds until it ends."""

    sequence = True

    def start(self, game: ColonyGame) -> None:
        """Set up."""
        game.call(Steps("setup"), then=self.next_round)

    def next_round(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One more round."""
        game.call(Steps("round"), then=self.next_round)


@procedure
class Steps(Procedure):
    """Named steps, one after the other.

    It keeps the name of the step that runs, not its position, so that a saved game survives new steps. With
    ``foretold`` only those steps are carried out that can be foretold.
    """

    sequence = True
    what: str
    at: str = ""
    foretold: bool = False

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next step."""
        step = game.rules.courses[self.what].following(self.at, foretold=self.foretold)
        if step is not None:
            self.at = step.name
            game.call(step.procedure(), then=self.start)
