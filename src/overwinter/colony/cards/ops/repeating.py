"""Operations that are carried out for one player, or at one place, after the other."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..effects import Effect
from ..vocabulary import Ops, Where, Who, op


@op("each-player")
def each_player(game: ColonyGame, effect: Effect, who: Who, do: Ops) -> Procedure:
    """Each of these players does this, one after the other; "you" is that player."""
    return EachPlayer(list(who), effect.source, do, dict(effect.scope))


@op("each-place")
def each_place(game: ColonyGame, effect: Effect, where: Where, do: Ops) -> Procedure:
    """Do this for each of these places, one after the other; "event-place" is that place."""
    return EachPlace(effect.seat, effect.source, list(where), do, dict(effect.scope))


@procedure
class EachPlayer(Procedure):
    """A list of operations, carried out once by each of several players who are still in the game."""

    seats: list[int]
    source: str
    do: str
    scope: dict[str, Any]

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next player."""
        while self.seats:
            seat = self.seats.pop(0)
            if not game.player(seat).eliminated:
                game.call(Effect(self.do, seat, self.source, dict(self.scope)), then=self.start)
                return


@procedure
class EachPlace(Procedure):
    """A list of operations, carried out once for each of several places."""

    seat: int
    source: str
    places: list[str]
    do: str
    scope: dict[str, Any]

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next place."""
        if self.places:
            scope = {**self.scope, "destination": self.places.pop(0)}
            game.call(Effect(self.do, self.seat, self.source, scope), then=self.start)
