"""The end of a round."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.effects import Effect
from ...cards.ops.lasting import expire
from ...game import ColonyGame


@procedure
class MoveRoundMarker(Procedure):
    """Step 6 of the colony phase: what was announced for the end of this round; then the marker moves."""

    sequence = True

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next of what is due; then one round less is left."""
        state = game.state
        for scheduled in state.scheduled:
            if scheduled.round <= state.round:
                state.scheduled.remove(scheduled)
                program = scheduled.do
                if scheduled.searched is not None and set(scheduled.searched) != set(game.town()):
                    program = scheduled.otherwise
                game.emit("schedule-due", card=scheduled.source)
                effect = Effect(program, scheduled.seat, scheduled.source, {})
                game.call(effect, then=self.start)
                return
        expire(game, "round")
        state.rounds_left -= 1
        if state.rounds_left <= 0:
            game.finish("rounds")
