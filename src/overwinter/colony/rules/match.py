"""The whole game: setting up, then round after round, each a list of steps."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from .moments import open_moment


@procedure
class Match(Procedure):
    """The whole game: set up, then rounds until it ends."""

    sequence = True

    def start(self, game: ColonyGame) -> None:
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
        """Before the next step: a moment."""
        step = game.rules.courses[self.what].following(self.at, foretold=self.foretold)
        if step is not None:
            self.at = step.name
            open_moment(game, f"before:{self.at}", self.run)

    def run(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The step itself."""
        game.call(game.rules.courses[self.what].step(self.at).procedure(), then=self.ran)

    def ran(self, game: ColonyGame, _: Procedure) -> None:
        """After it: a moment, then the next."""
        open_moment(game, f"after:{self.at}", self.start)
