"""Look at a game again, answer by answer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from overwinter import records
from overwinter.kernel.events import Event
from overwinter.kernel.game import Answer, Game

STRIDE = 12
"""A position is kept after so many answers; those between are played again when asked for."""
KEPT = 12
"""Games that are kept ready."""


class Reel:
    """A game that was replayed from its beginning, with positions to start looking from."""

    def __init__(self, document: dict[str, Any]) -> None:
        steps = records.steps(document)
        self.game = next(steps)
        self.positions: list[Game[Any]] = [self.game.copy()]
        self.starts: list[int] = [len(self.game.log)]
        """The length of the log after each answer."""
        self.doubts: list[list[list[int]]] | None = None
        """Once somebody has asked: what everybody believed of everybody after each answer."""
        for game in steps:
            self.starts.append(len(game.log))
            if len(game.answers) % STRIDE == 0:
                self.positions.append(game.copy())

    @property
    def last(self) -> int:
        """How many answers there are."""
        return len(self.game.answers)

    def at(self, n: int) -> Game[Any]:
        """The position after ``n`` answers."""
        first = min(n // STRIDE, len(self.positions) - 1)
        game = self.positions[first].copy()
        for entry in self.game.answers[first * STRIDE : n]:
            game.apply(Answer(entry.seat, entry.option, list(entry.chance)))
        return game

    def stop(self, n: int) -> int:
        """Where a replay that is watched event by event shows the position after ``n`` answers."""
        ends = zip(self.starts, self.starts[1 : n + 1], strict=False)
        return sum(max(1, end - begin) for begin, end in ends)

    def film(self, n: int) -> list[Game[Any]]:
        """The position after each event of answer ``n``, the last one as it was when that was done.

        What happened before the first answer is one position.
        """
        if not n:
            return [self.at(0)]
        game, entry = self.at(n - 1), self.game.answers[n - 1]
        game.keep_log, game.frames = True, []
        game.apply(Answer(entry.seat, entry.option, list(entry.chance)))
        frames, game.frames = game.frames, None
        return [*[game.with_state(state) for state in frames[:-1]], game]

    def events(self, n: int) -> list[Event]:
        """What happened with answer ``n`` (0: before the first)."""
        begin = self.starts[n - 1] if n else 0
        return self.game.log[begin : self.starts[n]]


class Replays:
    """The reels that were looked at lately. A reel is made again when its game has gone on or back."""

    def __init__(self) -> None:
        self._reels: OrderedDict[tuple[str, int], tuple[int, Reel]] = OrderedDict()

    def find(self, code: str, game: int, row: int) -> Reel | None:
        """The reel of a game as it was after a row of its journal."""
        found = self._reels.get((code, game))
        if found is None or found[0] != row:
            return None
        self._reels.move_to_end((code, game))
        return found[1]

    def keep(self, code: str, game: int, row: int, reel: Reel) -> None:
        """Keep a reel for the next request."""
        self._reels[code, game] = (row, reel)
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
