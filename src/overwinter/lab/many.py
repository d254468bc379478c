"""Many games played by bots, over all cores, and what came of them: what is the same for every game.

A game says in its ``study.py`` how one game is played and what is noted of it; see :class:`Study`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from overwinter.kernel.errors import OverwinterError
from overwinter.words import Words

from .workers import Processes


class Line:
    """The base of a dataclass that is one line of a JSON Lines file."""

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))  # type: ignore[call-overload]

    @classmethod
    def from_json(cls, line: str) -> Self:
        """What :meth:`to_json` wrote."""
        return cls(**json.loads(line))

    @classmethod
    def load(cls, path: Path) -> list[Self]:
        """What :func:`write_lines` wrote."""
        return [cls.from_json(line) for line in path.read_text(encoding="utf-8").splitlines()]


class Played(Protocol):
    """A simulated game."""

    seed: int
    outcome: str

    def to_json(self) -> str:
        """One line of JSON."""


GameResult = TypeVar("GameResult", bound=Played)
Ended = TypeVar("Ended", bound=Played, covariant=True)
Seen = TypeVar("Seen", bound=Played, contravariant=True)
Found = TypeVar("Found")
Row = tuple[str, str]
"""A line of a summary: what it is about, and the figure."""


class UnplaceableError(OverwinterError):
    """A card that cannot be made to come up."""

    key = "error-study-card"


class PlayOne(Protocol[Ended]):
    """Plays one game. A function of a module: other processes must find it."""

    def __call__(self, setup: Any, bots: Sequence[str], seed: int, cards: Sequence[str] = ()) -> Ended:
        """Bots are named, and sit in turn. ``cards`` are made to come up, or (with a minus) kept from it."""


class Check(Protocol):
    """Raises what is wrong with a setup, the names of bots or cards before any time is spent on them."""

    def __call__(self, setup: Any, bots: Sequence[str], cards: Sequence[str] = ()) -> None:
        """As in :class:`PlayOne`."""


@dataclass(frozen=True)
class Measure(Generic[Seen]):
    """Something to compare games by. Its name is the key of its words, ``measure-<name>``."""

    of: Callable[[Seen], float | None]
    """The number of a game; none if it has no such thing."""
    share: bool = False
    """Whether it is 1 or 0: whether something was so."""


@dataclass(frozen=True)
class Study(Generic[GameResult]):
    """How many games of one kind are played and summed up."""

    result: type[GameResult]
    """What is noted of a game."""
    play_one: PlayOne[GameResult]
    check: Check
    measures: Mapping[str, Measure[GameResult]]
    """What games can be compared by, the most telling first."""
    rows: Callable[[Words, Sequence[GameResult]], list[list[Row]]]
    """What the games came to beside their outcomes, in sections."""
    outcomes: Sequence[str]
    """How a game can end, in the order of a picture."""
    course: Callable[[GameResult], Sequence[int]]
    """What a picture follows: a number for each round of a game."""
    top: Callable[[Sequence[GameResult]], float]
    """The highest that the course can come to."""
    labels: tuple[str, str]
    """The keys of the words for the course and for its rounds."""

    def simulate(
        self,
        setup: Any,
        bots: Sequence[str],
        games: int = 100,
        seed: int = 0,
        processes: int | None = None,
        done: Callable[[GameResult], None] | None = None,
    ) -> list[GameResult]:
        """Play many games with seeds ``seed``, ``seed + 1``, ...; ``done`` hears of each as it ends."""
        self.check(setup, bots)
        return play_all(partial(self.play_one, setup, list(bots)), range(seed, seed + games), processes, done)

    def plot(self, results: Sequence[GameResult], path: Path, words: Words | None = None) -> None:
        """A picture: shares of the outcomes, and the course of the games by round. Needs matplotlib."""
        words = words or Words()
        labels = {name: words(f"cli-outcome-{name}") for name in self.outcomes}
        course, unit = self.labels
        labels |= {"outcomes": words("cli-result"), "course": words(course), "round": words(unit)}
        courses = [self.course(result) for result in results]
        draw_picture(path, results, self.outcomes, courses, labels, top=self.top(results))


def seated(bots: Sequence[str], players: int) -> list[str]:
    """The names of bots by seat, taken in turn."""
    return [bots[seat % len(bots)] for seat in range(players)]


def percent(share: float) -> str:
    """A share as it is printed."""
    return f"{100 * share:.1f} %"


def mean(values: Iterable[float]) -> float:
    """The mean of numbers; 0 if there are none."""
    listed = list(values)
    return sum(listed) / max(1, len(listed))


def play_all(
    job: Callable[[int], GameResult],
    seeds: Sequence[int],
    processes: int | None = None,
    done: Callable[[GameResult], None] | None = None,
) -> list[GameResult]:
    """Do a job for every seed, on all cores unless told otherwise; ``done`` hears of each result as it comes.

    Other processes must find ``job``: a function of a module, or a part of one.
    The results are in the order of seeds.
    """
    results = []
    for ended in Processes(processes).run(job, seeds):
        results.append(ended.value)
        if done is not None:
            done(ended.value)
    return sorted(results, key=lambda result: result.seed)


def first_games(job: Callable[[int], Found], description: str, games: int) -> list[Found]:
    """Do a job for as many seeds as the command line says (``games``, if it does not), on all cores."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    with multiprocessing.Pool() as pool:
        return pool.map(job, range(options.first, options.first + options.games), chunksize=8)


def write_lines(results: Iterable[Played], path: Path) -> None:
    """JSON Lines, one game each."""
    path.write_text("".join(result.to_json() + "\n" for result in results), encoding="utf-8")


def draw_picture(
    path: Path,
    results: Sequence[Played],
    outcomes: Sequence[str],
    courses: Sequence[Sequence[int]],
    words: Mapping[str, str],
    top: float,
) -> None:
    """A picture: shares of the outcomes, and the course of the games in quantiles. Needs matplotlib.

    ``courses`` has a number for each round of each game; ``words`` names the outcomes and, as "outcomes",
    "course" and "round", the two halves and the axis.
    """
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.2), layout="constrained")
    _draw_outcomes(left, results, outcomes, words)
    rounds = max(len(course) for course in courses)
    for share, style in ((0.1, ":"), (0.5, "-"), (0.9, ":")):
        right.plot(range(1, rounds + 1), quantiles(courses, share), style, color="#2b5d8a")
    right.set_ylim(0, top)
    right.set_title(words["course"])
    right.set_xlabel(words["round"])
    figure.savefig(path, dpi=120)
    plt.close(figure)


def _draw_outcomes(
    axes: Any, results: Sequence[Played], outcomes: Sequence[str], words: Mapping[str, str]
) -> None:
    counts = Counter(result.outcome for result in results)
    names = [name for name in outcomes if counts[name]]
    shares = [100 * counts[name] / len(results) for name in names]
    bars = axes.barh([words[name] for name in names], shares, color="#c9772b")
    axes.bar_label(bars, fmt="%.0f %%", padding=3)
    axes.set_xlim(0, 112)
    axes.set_title(words["outcomes"])
    axes.invert_yaxis()


def quantiles(courses: Sequence[Sequence[int]], share: float) -> list[int]:
    """A quantile of each round over all games; a game that has ended keeps its last value."""
    found = []
    for i in range(max(len(course) for course in courses)):
        values = sorted(course[min(i, len(course) - 1)] for course in courses)
        found.append(values[min(len(values) - 1, int(share * len(values)))])
    return found
