"""What a finished colony game was for each of its players, for those who want to look back at many."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.kernel.events import Event
from overwinter.server.adapter import SeatTally

from ..cards.predicates.course import is_betrayer
from ..game import ColonyGame


def tally(game: ColonyGame, log: Sequence[Event]) -> list[SeatTally]:
    """One for each seat. All secrets are open when a game is over."""
    seats = [
        SeatTally(p.seat, p.seat in game.state.winners, _role(game, p.seat), killed=p.counters.get("kills", 0))
        for p in game.state.players
    ]
    for event in log:
        facts = event.facts
        if event.kind in ("joined", "changed-group"):
            _once(seats[facts["seat"]].survivors, facts["survivor"])
        elif event.kind == "died":
            _once(seats[facts["seat"]].died, facts["survivor"])
    return seats


def _role(game: ColonyGame, seat: int) -> str:
    player = game.player(seat)
    if not player.objectives:
        return "together"
    if len(player.objectives) > 1:
        return "torn"  # the dilemma: loyal and betrayer in one
    if is_betrayer(game, seat):
        return "betrayer"
    return "exile" if player.exiled else "loyal"


def _once(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)
