"""The colony phase begins."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame


@procedure
class Night(Procedure):
    """The colony phase begins."""

    def start(self, game: ColonyGame) -> None:
        """Say so; some objectives ask for something right after it."""
        game.state.phase = "colony"
        game.emit("night", round=game.state.round)
