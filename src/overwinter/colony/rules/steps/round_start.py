"""The start of a round (reference 3.1, R-020, R-032, R-186)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..arrival import Replacement
from ..moments import open_moment


@procedure
class NewRound(Procedure):
    """What was used last round is ready again (R-032)."""

    def start(self, game: ColonyGame) -> None:
        """Count the round and clear what held for the last one."""
        state = game.state
        state.round += 1
        state.phase = "player"
        state.used_items = []
        state.locked = []
        for survivor in state.survivors.values():
            survivor.used = []
        for lasting in state.lasting:
            lasting.used = False
        for place in state.places.values():
            if place.noise_placed:
                state.put(place.but(noise_placed=0))
        game.emit("round", round=state.round, left=state.rounds_left)


@procedure
class Owed(Procedure):
    """Survivors that are owed come if they can (R-186, R-187)."""

    sequence = True
    order: list[int] | None = None

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next player who waits for one."""
        if self.order is None:
            self.order = [seat for seat in game.from_first() if game.player(seat).waiting]
        if self.order:
            game.call(Replacement(self.order.pop(0)), then=self.start)


@procedure
class RoundStart(Procedure):
    """Effects at the start of the round, one after the other."""

    def start(self, game: ColonyGame) -> None:
        """Whatever listens to the start of a round."""
        open_moment(game, "round-start")
