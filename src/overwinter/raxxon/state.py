"""Everything that is on the table of a Raxxon game, as plain data.

Population cards are numbers: the card's position in :attr:`overwinter.raxxon.cards.content.Content.people`. They
never leave the engine; views and options name cards by card id, and cards of the crowd by row and column.
Everything is open to all players but the faces of face-down cards and the order of the piles.
"""

from __future__ import annotations

from overwinter.kernel.data import Data, data
from overwinter.kernel.procedure import GameState

MAX_POWER = 8
MOST_INFECTIONS = 4
"""How often the evening infects at most."""
WIDEST = 6
"""The crowd is at most this many cards wide, and as many high."""
GRIDS = {1: (3, 3), 2: (3, 3), 3: (3, 4), 4: (4, 4)}
"""Rows and columns of a new crowd by number of players (RX-04)."""
PILES = ("draw", "discard", "supply", "evac", "uncontained", "contained", "removed")
OPEN_PILES = tuple([name for name in PILES if name not in ("draw", "supply")])
"""Piles whose cards all may see at any time."""


@data(frozen=True, saved_as="RaxxonSetup")
class Setup(Data):
    """What is agreed before the first card is shuffled."""

    players: int = 2
    difficulty: str = "regular"
    characters: list[str] | None = None
    """Ids of the characters by seat; without them the players choose. Alone one chooses every day."""
    packs: list[str] | None = None

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone."""
        return self.players == 1


@data
class CrowdCard(Data):
    """A card of the crowd and where it lies. ``id`` is a handle that tells nothing about the card."""

    id: int
    row: int
    col: int
    card: int
    up: bool
    known: bool
    """Face-down, but all have seen what it is; in a pool: all know that it is one of the pool."""
    pool: int
    """Cards of one pool were shuffled together: nobody knows which of them lies where. 0: no pool."""
    tokens: int
    """Roadblock tokens."""

    @property
    def sure(self) -> bool:
        """Whether all know what this card is."""
        return self.up or (self.known and not self.pool)


@data(frozen=True)
class Glimpse(Data):
    """What all know about a card near the top of the population draw pile (see :class:`CrowdCard`)."""

    known: bool
    pool: int


@data
class RxSheet(Data):
    """A player and their character sheet. ``tokens`` has one number per action: bit ``i`` is space ``i``."""

    seat: int
    character: str
    tokens: list[int]
    passes: int
    must_pass: bool


@data(saved_as="RaxxonState")
class State(GameState):
    """The table. Piles have their top card first."""

    setup: Setup
    sheets: list[RxSheet]
    crowd: list[CrowdCard]
    draw: list[int]
    discard: list[int]
    supply: list[int]
    evac: list[int]
    uncontained: list[int]
    contained: list[int]
    removed: list[int]
    glimpses: list[Glimpse]
    """What is known about the top cards of ``draw``."""
    outside: dict[str, int]
    """By infected card id: how many copies all know to be outside the supply, wherever they are."""
    rx_draw: list[str]
    rx_known: int
    """So many top cards of ``rx_draw`` are known to all, in their order."""
    rx_triggered: list[str]
    rx_untriggered: list[str]
    power: int
    day: int
    phase: str
    """setup, actions, evening."""
    first: int
    active: int
    block_adds: int
    """So often today a card that would be added to the crowd is not."""
    no_evacuate: bool
    serial: int
    outcome: str
    """"" while the game goes on; then won, overrun or takeover."""

    def pile(self, name: str) -> list[int]:
        """A pile of population cards by name."""
        cards: list[int] = getattr(self, name)
        return cards
