"""What is seen of the lone wolf: by all, and by the wolf alone."""

from __future__ import annotations

from overwinter.kernel.views import shown

from ...cards.predicates.wolf import won_for
from ...game import ColonyGame
from ..warring.slot import HOMES, lone
from .slot import Wolf, wolf_seat


@shown
class WolfView:
    """What all see of the lone wolf beside the den, which is the last of the colonies."""

    seat: int
    out: bool
    """Out of the game, the den closed."""
    hand: int
    """Missions in hand."""
    deck: int
    """Missions still to be drawn."""
    dropped: int
    """Missions that were swapped for others, face down."""
    done: tuple[str, ...]
    """Missions completed, the latest last."""
    won: tuple[int, ...]
    """Combats that the wolf has helped to win: for blue, for yellow."""
    side: int | None
    """The colony that the wolf supports in the combat in progress."""


@shown
class WolfOwn:
    """What the wolf alone sees."""

    missions: tuple[str, ...]
    dropped: tuple[str, ...]
    noted: int
    """The colony that is noted in secret; it matters for one objective only."""


def part(game: ColonyGame) -> WolfView:
    """The part for all."""
    slot, seat = Wolf.of(game), wolf_seat(game)
    return WolfView(
        seat,
        game.player(seat).eliminated,
        len(slot.hand),
        len(slot.deck),
        len(slot.dropped),
        tuple(slot.done),
        tuple(won_for(game, number) for number in range(len(HOMES))),
        slot.side if slot.side >= 0 else None,
    )


def own_part(game: ColonyGame, seat: int) -> WolfOwn | None:
    """The part for the wolf; nobody else has one."""
    slot = Wolf.of(game)
    return WolfOwn(tuple(slot.hand), tuple(slot.dropped), slot.noted) if lone(game, seat) else None
