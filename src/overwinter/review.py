"""Looking back at a game: the decisions of one player that cost most, from what that player could know then.

The record is replayed to every decision of the seat. A planner that sees what the seat saw compares the given
answer with what it would have thought of: first all of them quickly, then the worst again with more care and
other luck. What the future brought, and what others held, plays no part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from overwinter import records
from overwinter.games import GAMES
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.search import Budget, Judged
from overwinter.kind import GameKind

QUICK, CAREFUL = 10, 80
"""Playouts for a decision that is looked at for the first time, and for one of the worst."""
MOST, WORST, TOLD = 80, 8, 3
"""So many decisions are looked at, so many of these with care, and so many are told."""
CHANCE, MORALE = 0.01, 0.5
"""What costs less than this, as a chance or by rules of thumb, is not worth a word."""
SOON = 10
"""So many decisions of a seat are about as long as a turn."""
A_POINT = 0.03
"""About the chance that a point of morale is worth."""

Progress = Callable[[int, int], None]
"""Told how much of the work is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision that cost something. Numbers and ids only: whoever shows it replays the game to there."""

    n: int
    """How many answers had been given before."""
    given: str
    """The id of the option that was chosen."""
    better: str
    """The id of the one that should have been."""
    loss: float
    """By how much that is ahead: of the chance that it ends well, or in morale."""
    chance: float | None
    """How likely it ended well as it was chosen; ``None``: it was weighed by rules of thumb alone."""


@dataclass(frozen=True, slots=True)
class Point:
    """A decision of the seat, as it stood before it was answered."""

    n: int
    run: int
    """Decisions without anybody else's between them have the same number."""
    game: Game[Any]
    decision: Decision
    given: Option
    soon: tuple[Option, ...] = ()
    """What the seat chose right after that."""


def review(source: records.Source, seat: int, progress: Progress | None = None) -> list[Finding]:
    """The decisions of a seat that cost most, the worst first; at most :data:`TOLD`, fewer if it chose well.

    The same record gives the same findings on every machine. Raises
    :class:`~overwinter.kernel.errors.RecordError` for a record that cannot be replayed.
    """
    document = records.read(source)
    kind = GAMES[document["game"]]
    points = _likely(kind, _looking_on(list(_points(document, seat))))
    work = _Work(QUICK * len(points) + CAREFUL * min(WORST, len(points)), progress)
    quick = [(_weight(work.judge(kind, point, QUICK)), point) for point in points]
    quick.sort(key=lambda one: -one[0])
    worst = [(point, work.judge(kind, point, CAREFUL)) for _, point in quick[:WORST]]
    # Where nothing clear is found, rules of thumb have a word about what a quick look did not like either.
    rest = [(point, _judge(kind, point, 0)) for weight, point in quick[WORST:] if weight > 0]
    told = [*_told(worst), *_told(rest)]
    return [
        Finding(point.n, point.given.id, found.better.id, found.loss, found.chance)
        for point, found in _apart(told)[:TOLD]
    ]


def _told(judged: list[tuple[Point, Judged | None]]) -> list[tuple[Point, Judged]]:
    """What is worth a word, the worst first."""
    told = [(point, found) for point, found in judged if found is not None and found.clear and _matters(found)]
    # Rules of thumb look no further than one decision: what was done a little later is no loss.
    told = [(point, found) for point, found in told if found.chance is not None or found.better not in point.soon]
    return sorted(told, key=lambda one: -_weight(one[1]))


class _Work:
    """How much of a review is done."""

    def __init__(self, of: int, progress: Progress | None) -> None:
        self.done, self.of, self.progress = 0, of, progress

    def judge(self, kind: GameKind, point: Point, playouts: int) -> Judged | None:
        """What a planner thinks of an answer; its luck is another one each time."""
        found = _judge(kind, point, playouts)
        self.done += playouts
        if self.progress is not None:
            self.progress(self.done, self.of)
        return found


def _points(document: dict[str, Any], seat: int) -> Iterator[Point]:
    """Every decision of a seat where there was something to choose."""
    before: Game[Any] | None = None
    told = run = last = 0
    for game in records.steps(document):
        if before is not None:
            entry = game.answers[-1]
            run += entry.seat != last
            last = entry.seat
            decision = before.decision(seat) if entry.seat == seat else None
            options = before.options(seat) if decision is not None else []
            given = next((option for option in options if option.same(entry.option)), None)
            if decision is not None and given is not None and len(options) > 1:
                before.log = game.log[:told]
                yield Point(len(game.answers) - 1, run, before, decision, given)
        before, told = game.copy(), len(game.log)


def _looking_on(points: list[Point]) -> list[Point]:
    """The same, each with what the seat chose after it."""
    given = [point.given for point in points]
    return [replace(point, soon=tuple(given[at + 1 : at + 1 + SOON])) for at, point in enumerate(points)]


def _likely(kind: GameKind, points: list[Point]) -> list[Point]:
    """Of very many decisions those that rules of thumb find most fault with."""
    if len(points) <= MOST:
        return points
    return sorted(points, key=lambda point: -_weight(_judge(kind, point, 0)))[:MOST]


def _judge(kind: GameKind, point: Point, playouts: int) -> Judged | None:
    budget, seed = Budget(playouts=playouts), 1000 * point.n + playouts  # other luck the second time
    return kind.judge(point.game, point.decision, point.given, budget, seed)


def _weight(found: Judged | None) -> float:
    """What cost more comes first; chances come before what is only weighed in morale."""
    if found is None:
        return 0.0
    return found.loss if found.chance is not None else found.loss * A_POINT


def _matters(found: Judged) -> bool:
    return found.loss >= (CHANCE if found.chance is not None else MORALE)


def _apart(found: list[tuple[Point, Judged]]) -> list[tuple[Point, Judged]]:
    """Of decisions right after each other, or with the same better one, only the worst: it is mostly the same
    mistake."""
    apart: list[tuple[Point, Judged]] = []
    for point, judged in found:
        if all(point.run != other.run and judged.better is not said.better for other, said in apart):
            apart.append((point, judged))
    return apart
