"""Lines that are no game's: what went wrong; and who reads a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from overwinter.kernel.errors import OverwinterError, PackError

from .library import Words


@dataclass(frozen=True)
class Listener:
    """Who reads a line, and what the players are called."""

    words: Words
    seat: int | None = None
    names: Sequence[str] | None = None

    def name(self, seat: int) -> str:
        """The name of a player."""
        if self.names is not None and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.words("player-name", n=seat + 1)

    def player(self, name: str, seat: int) -> dict[str, Any]:
        """The arguments of a message for a player: who it is, and whether it is the reader."""
        return {name: self.name(seat), f"{name}-you": seat == self.seat}


CARDS = frozenset({"scenario"})
"""Details of an error that are ids of cards: they are named, where the words of their set are known."""


def _named(words: Words, name: str, value: object) -> object:
    return words(value) if name in CARDS and isinstance(value, str) and words.has(value) else value


def error_line(words: Words, error: OverwinterError) -> str:
    """What went wrong; for a bad pack one more line per fault."""
    if not words.has(error.key):
        return words("error-unknown")
    lines = [words(error.key, **{name: _named(words, name, value) for name, value in error.details.items()})]
    if isinstance(error, PackError):
        for problem in error.problems:
            where = [problem.file, problem.card, problem.field]
            lines.append(words("error-pack-problem", where=", ".join(filter(None, where)), reason=problem.reason))
    return "\n".join(lines)
