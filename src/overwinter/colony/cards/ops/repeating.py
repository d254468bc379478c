"""Operations that are carried out at one place after the other (for players see :mod:`.together`)."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..effects import Effect
from ..vocabulary import Ops, Where, op


@op("each-place")
def each_place(game: ColonyGame, effect: Effect, where: Where, do: Ops) -> Procedure:
    """Do this for each of these places, one after the other; "event-place" is that place."""
    return EachPlace(effect.seat, effect.source, list(where), do, dict(effect.scope))


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
