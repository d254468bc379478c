"""What is seen of the lone wolf: by all, and by the wolf alone."""

from __future__ import annotations

from collections.abc import Iterator

from overwinter.kernel.views import shown

from ...cards.further import MissionCard
from ...cards.predicates.wolf import won_for
from ...game import ColonyGame
from ...rules.composition import Line
from ...sight.viewparts import ConditionView, shown_condition
from ..warring.slot import HOMES, lone
from .missions import mission_named, needs, ready
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
    noted: str
    """The home of the colony that was noted in secret, once the game is over; empty before."""


@shown
class MissionView:
    """A mission in the wolf's hand."""

    card: str
    when: str
    """turn, combat-over, round-end: when it can be completed."""
    ready: bool
    """What it needs is there now."""
    needs: tuple[ConditionView, ...]
    morale: int
    """What it adds to the wolf's morale."""


@shown
class WolfOwn:
    """What the wolf alone sees."""

    missions: tuple[MissionView, ...]
    dropped: tuple[str, ...]
    noted: str
    """The home of the colony that is noted in secret; it matters for one objective only."""


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
        slot.noted[0] if game.over else "",
    )


def own_part(game: ColonyGame, seat: int) -> WolfOwn | None:
    """The part for the wolf; nobody else has one."""
    slot = Wolf.of(game)
    if not lone(game, seat):
        return None
    missions = tuple(_mission(game, mission_named(game, name)) for name in slot.hand)
    return WolfOwn(missions, tuple(slot.dropped), slot.noted[0])


def _mission(game: ColonyGame, card: MissionCard) -> MissionView:
    told = tuple(shown_condition(card.id, one, one.met) for one in needs(game, card))
    return MissionView(card.id, card.when, ready(game, card), told, card.morale)


def lines(game: ColonyGame) -> Iterator[Line]:
    """What all see in words."""
    slot, seat = Wolf.of(game), wolf_seat(game)
    if game.player(seat).eliminated:
        yield "cli-wolf-out", {"seat": seat}
    else:
        yield "cli-wolf", {"seat": seat, "n": len(slot.done), "hand": len(slot.hand), "deck": len(slot.deck)}


def own_lines(game: ColonyGame, seat: int) -> Iterator[Line]:
    """The missions in hand, for the wolf alone."""
    if lone(game, seat):
        for name in Wolf.of(game).hand:
            card = mission_named(game, name)
            state = "waits" if card.when != "turn" else "ready" if ready(game, card) else "not-ready"
            yield "cli-mission", {"card": name, "state": state}
