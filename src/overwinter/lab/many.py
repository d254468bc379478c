"""What every study of many games needs, whatever the game: all cores, lines of JSON, parts of a picture."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar


class Line:
    """The base of a dataclass that is one line of a JSON Lines file."""

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))  # type: ignore[call-overload]

    @classmethod
    def from_json(cls, line: str) -> Self:
        """What :meth:`to_json` wrote."""
        return cls(**json.loads(line))


class Played(Protocol):
    """A simulated game."""

    seed: int
    outcome: str

    def to_json(self) -> str:
        """One line of JSON."""


Task = TypeVar("Task")
GameResult = TypeVar("GameResult", bound=Played)


def play_all(
    job: Callable[[Task], GameResult],
    tasks: Sequence[Task],
    processes: int | None = None,
    done: Callable[[GameResult], None] | None = None,
) -> list[GameResult]:
    """Do a job for every task, on all cores unless told otherwise; ``done`` hears of each result as it comes.

    ``job`` is a function of a module, so that other processes find it. The results are in the order of seeds.
    """
    results = []
    for result in _results(job, tasks, processes or multiprocessing.cpu_count()):
        results.append(result)
        if done is not None:
            done(result)
    return sorted(results, key=lambda result: result.seed)


def _results(job: Callable[[Task], GameResult], tasks: Sequence[Task], processes: int) -> Iterator[GameResult]:
    if processes == 1 or len(tasks) < 4:
        yield from map(job, tasks)
        return
    with multiprocessing.Pool(processes) as pool:
        yield from pool.imap_unordered(job, tasks, chunksize=4)


def write_lines(results: Iterable[Played], path: Path) -> None:
    """JSON Lines, one game each."""
    path.write_text("".join(result.to_json() + "\n" for result in results), encoding="utf-8")


def draw_picture(
    path: Path,
    results: Sequence[Played],
    outcomes: Sequence[str],
    courses: Sequence[Sequence[int]],
    words: Mapping[str, str],
    top: float | None = None,
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
    right.set_title(words.get("course", "course"))
    right.set_xlabel(words.get("round", "round"))
    figure.savefig(path, dpi=120)
    plt.close(figure)


def _draw_outcomes(
    axes: Any, results: Sequence[Played], outcomes: Sequence[str], words: Mapping[str, str]
) -> None:
    counts = Counter(result.outcome for result in results)
    names = [name for name in outcomes if counts[name]]
    shares = [100 * counts[name] / len(results) for name in names]
    bars = axes.barh([words.get(name, name) for name in names], shares, color="#c9772b")
    axes.bar_label(bars, fmt="%.0f %%", padding=3)
    axes.set_xlim(0, 112)
    axes.set_title(words.get("outcomes", "outcomes"))
    axes.invert_yaxis()


def quantiles(courses: Sequence[Sequence[int]], share: float) -> list[int]:
    """A quantile of each round over all games; a game that has ended keeps its last value."""
    found = []
    for i in range(max(len(course) for course in courses)):
        values = sorted(course[min(i, len(course) - 1)] for course in courses)
        found.append(values[min(len(values) - 1, int(share * len(values)))])
    return found
