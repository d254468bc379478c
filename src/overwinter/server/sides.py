"""Sides: games in which seats play against each other, and are timed while two of them act at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from overwinter.kernel.game import Game
from overwinter.words import Words

from .errors import ServerError
from .messages import Json

DRAWN = -1
"""A seat whose side is drawn when the game begins; of a game: it has no sides."""


@dataclass(frozen=True, slots=True)
class Timed:
    """Against whom a sand glass runs."""

    step: str
    """Which step of the game it is about: another one has another glass."""
    seats: dict[int, bool]
    """By seat: whether its sand falls. It stands still while somebody else has to answer first."""


class Sides(Protocol):
    """How a game is played by sides. Nothing here changes a game."""

    def seats(self, setup: Json) -> tuple[int, ...]:
        """How many seats each side has; empty: all are on one side."""

    def name(self, words: Words, side: int) -> str:
        """What a side is called."""

    def of(self, game: Game[Any], seat: int) -> int:
        """The side of a seat, or :data:`DRAWN` where there are none."""

    def secretive(self, game: Game[Any], side: int) -> bool:
        """Whether the seats of a side have something to say that no other side may hear."""

    def timed(self, game: Game[Any]) -> Timed | None:
        """Who is timed now; ``None``: nobody."""

    def last_word(self, game: Game[Any], seat: int) -> str | None:
        """The option with which a seat ends what it is timed for; ``None``: it is asked something else first."""


class OneSide:
    """All play together, and nobody is timed."""

    def seats(self, setup: Json) -> tuple[int, ...]:
        """There are no sides."""
        return ()

    def name(self, words: Words, side: int) -> str:
        """Nothing."""
        return ""

    def of(self, game: Game[Any], seat: int) -> int:
        """No side."""
        return DRAWN

    def secretive(self, game: Game[Any], side: int) -> bool:
        """Everybody hears everything."""
        return False

    def timed(self, game: Game[Any]) -> Timed | None:
        """Nobody."""
        return None

    def last_word(self, game: Game[Any], seat: int) -> str | None:
        """Nothing."""
        return None


def check_sides(wished: Sequence[int], seats: Sequence[int]) -> None:
    """Whether everybody can be on the side they wish for. Raises :class:`ServerError` if one is too popular."""
    for side, room in enumerate(seats):
        many = wished.count(side)
        if many > room:
            raise ServerError("sides-uneven", n=many, room=room)


def drawn_sides(wished: Sequence[int], seats: Sequence[int], rng: random.Random) -> list[int]:
    """The side of each seat: as wished, and chance decides about the others. Raises :class:`ServerError`."""
    check_sides(wished, seats)
    left = [side for side, room in enumerate(seats) for _ in range(room - wished.count(side))]
    rng.shuffle(left)
    return [left.pop() if side == DRAWN else side for side in wished]
