"""What procedures in progress, and modules, say of hidden cards.

A procedure that holds cards, or knows some, tells it by :meth:`~overwinter.kernel.procedure.Procedure.zones`:
a list of these. A module tells which decks it has by ``Module.decks``. :mod:`overwinter.colony.sight.imagine`
deals hidden cards anew and so need not know any procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.options import Option

from .sources import Cards


@dataclass(slots=True)
class Held:
    """Cards that lie with a procedure and nowhere else: ``cards`` is its own list, which may be rewritten."""

    cards: list[Any]
    seats: list[int] | None
    """Who sees them; ``None``: all."""
    deck: str = ""
    """Where cards with names come from ("survivors"); empty: item cards."""


@dataclass(slots=True)
class Open:
    """A seat looks through a zone ("hand:2", "deck:school") at the moment; of a deck of cards with names
    ("crisis") it sees these ``cards``."""

    zone: str
    seat: int
    cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Deck:
    """A deck of cards with names that a module has, the top first: ``cards`` is its own list. Its order is hidden,
    but for the ``open`` cards on top."""

    name: str
    cards: list[str]
    open: int = 0
    apart: list[Held] = field(default_factory=list)
    """Cards of it that lie face down elsewhere."""


@dataclass(slots=True)
class Renamed:
    """Names of cards that lie in a deck ("crisis"), in a list of the procedure's own."""

    deck: str
    cards: list[str]


@dataclass(slots=True)
class Known:
    """A procedure knows, by its card id, an item card that lies among others."""

    source: Cards
    """Where it lies, and what everybody knows of it."""
    seats: list[int] | None
    """Who knows which card it is; ``None``: all."""
    card: str = ""
    """Empty: there is one, more is not said."""
    put: Callable[[str], None] | None = None
    """Makes the procedure know another card instead."""
    fits: Callable[[int], bool] | None = None
    """What more is known of it than the source says."""


@dataclass(slots=True)
class Offers:
    """Cards that several players offer in secret; one of them sees all offers and is about to choose."""

    offers: dict[str, str]
    """Card ids by seat: the procedure's own dict."""
    chooser: int
    asked: list[int]
    least: int
    """So many offers there are at least, as everybody knows."""
    fits: Callable[[int], bool]
    """What could be offered, as everybody knows."""
    unlocked: bool
    options: Callable[[Any, int], list[Option]]
    """What each could have answered."""


def known_in(source: Cards, seat: int, cards: list[str]) -> list[Known]:
    """Cards of a source that a seat has picked, in a list of the procedure's own."""
    return [Known(source, [seat], card, setter(cards, at)) for at, card in enumerate(cards)]


def setter(cards: list[str], at: int) -> Callable[[str], None]:
    """Puts another card at a position of a list."""

    def put(card: str) -> None:
        cards[at] = card

    return put
