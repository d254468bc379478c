"""The end of a round."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.lasting import expire
from ...game import ColonyGame
from ..moments import open_moment


@procedure
class MoveRoundMarker(Procedure):
    """Step 6 of the colony phase: what was announced for the end of this round; then the marker moves."""

    def start(self, game: ColonyGame) -> None:
        """Whatever listens to the end of a round."""
        open_moment(game, "round-end", self.move)

    def move(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What holds for a round is over; one round less is left."""
        expire(game, "round")
        game.state.rounds_left -= 1
        if game.state.rounds_left <= 0:
            game.finish("rounds")
