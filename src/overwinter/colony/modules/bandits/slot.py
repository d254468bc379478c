"""What the module of the bandits knows of a game: where they are, and what they have taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from overwinter.kernel.data import Data, data
from overwinter.kernel.views import shown

from ...cards.content import Content
from ...game import ColonyGame
from ...state import State, Survivor

NAME = "bandits"
HIDEOUT = "bandit-hideout"
ARSENAL = "arsenal"
"""The zone of the cards that lie at the hideout."""


@data
class Bandits(Data):
    """The bandits in play."""

    at: dict[str, int] = field(default_factory=dict)
    """How many are at a place; places without any are not in it."""
    arsenal: list[int] = field(default_factory=list)
    """Item cards that lie at the hideout for all to see, the latest last. It is no item deck."""

    quiet: dict[str, int] = field(default_factory=dict)
    """How many at a place take nothing this round."""
    leaving: dict[str, int] = field(default_factory=dict)
    """How many at a place are gone at the end of the round."""

    @classmethod
    def of(cls, game: ColonyGame) -> Bandits:
        """Those of a game."""
        found: Bandits = game.state.slots[NAME]
        return found


def played(game: ColonyGame) -> bool:
    """Whether the module is played: what cards say about bandits is passed over otherwise (R-014)."""
    return NAME in game.state.slots


def bandits_at(game: ColonyGame, place: str) -> int:
    """How many bandits are at a place; none where the module is not played."""
    slot: Bandits | None = game.state.slots.get(NAME)
    return slot.at.get(place, 0) if slot is not None else 0


def held_places(game: ColonyGame) -> list[str]:
    """The places with bandits, by number."""
    return [place for place in game.state.places if bandits_at(game, place)]


def take_away(game: ColonyGame, place: str, n: int = 1) -> int:
    """Bandits leave play, as far as there are any; returns how many."""
    gone = min(n, bandits_at(game, place))
    if gone:
        at = Bandits.of(game).at
        at[place] -= gone
        if not at[place]:
            del at[place]
        game.emit("bandits-gone", place=place, n=gone, left=at.get(place, 0))
    return gone


# -- questions of the rules --------------------------------------------------------------------------------


def fewer_spaces(game: ColonyGame, free: int, place: str) -> int:
    """Every bandit takes a survivor space (R-278)."""
    return free - bandits_at(game, place)


def more_zombies(game: ColonyGame, due: int, place: str) -> int:
    """At night every bandit draws a zombie, as a survivor does."""
    return due + bandits_at(game, place)


def equipment_stays(game: ColonyGame, zone: str, survivor: Survivor) -> str:
    """What the dead of the hideout had is added to the arsenal (R-183)."""
    return ARSENAL if survivor.place == HIDEOUT else zone


# -- what others need of it --------------------------------------------------------------------------------


def piles(state: State) -> Mapping[str, list[int]]:
    """The item cards that lie with the module."""
    slot: Bandits = state.slots[NAME]
    return {ARSENAL: slot.arsenal}


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible: bandits nowhere, or at a colony, or a number of them that is none."""
    slot: Bandits = state.slots[NAME]
    homes = {colony.place for colony in state.colonies}
    for place, n in slot.at.items():
        if place not in state.places or place in homes or n < 1:
            yield f"{n} bandits are at {place!r}"


@shown
class BanditsView:
    """What all see of the bandits."""

    at: dict[str, int]
    arsenal: tuple[str, ...]
    """The cards at their hideout, the latest last."""
    quiet: dict[str, int]
    """How many at a place take nothing this round."""
    leader: int | None
    """The seat that says where bandits come with a crisis."""
    hideout: str
    """The place where they live."""
    tables: dict[str, tuple[tuple[int, int], ...]]
    """By the way of a raid, for every number rolled: wounds, cards."""
