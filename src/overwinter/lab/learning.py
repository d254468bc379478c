"""Learn from many games how likely a position is won.

Each game is a :class:`Lesson`: rows of numbers that describe some of its positions, and whether it was won. A
logistic regression finds the weights: one set for all kinds of games, and one for each kind that keeps near it.
Lessons are kept in a file, so that one can go on where one stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from overwinter.kernel.learned import Learned

from .many import Line, play_all

Numbers = NDArray[np.float64]
LOOSE, FIRM = 10.0, 300.0
"""How strongly weights keep near what is expected of them: where nothing is, and where something is."""
WON, LOST = "won", "lost"


@dataclass
class Lesson(Line):
    """One game to learn from."""

    seed: int
    outcome: str
    kind: str
    """Of what kind of game: each has weights of its own."""
    rows: list[list[float]] = field(default_factory=list)

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.outcome == WON


def fit(x: Numbers, y: Numbers, prior: Numbers, strength: Numbers) -> Numbers:
    """The weights of a logistic regression that keep near ``prior``, each as strongly as said (Newton's steps)."""
    w = prior.copy()
    for _ in range(100):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (p - y) + strength * (w - prior)
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(strength)
        step = np.linalg.solve(curve, gradient)
        longest = float(np.abs(step).max())
        w -= step / max(1.0, longest)  # far from the best weights whole steps lead astray
        if longest < 1e-6:
            break
    return w


def surprise(x: Numbers, y: Numbers, w: Numbers) -> float:
    """How badly weights foretell who wins, on average: the smaller, the better."""
    p = np.clip(1 / (1 + np.exp(-x @ w)), 1e-6, 1 - 1e-6)
    return float(-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)))


def table(lessons: Sequence[Lesson]) -> tuple[Numbers, Numbers]:
    """All rows of some lessons, and beside each whether the game was won."""
    rows = [row for one in lessons for row in one.rows]
    won = [float(one.won) for one in lessons for _ in one.rows]
    return np.array(rows), np.array(won)


def learn(lessons: Sequence[Lesson], names: Sequence[str], expected: Mapping[str, float]) -> Learned:
    """The weights that foretell best who wins, and are not far from what is expected of some of them.

    Those of one kind of game keep near those of all.
    """
    prior = np.array([expected.get(name, 0.0) for name in names])
    strength = np.array([FIRM if name in expected else LOOSE for name in names])
    shared = fit(*table(lessons), prior, strength)
    found = {"": shared}
    for kind in sorted({one.kind for one in lessons if one.rows}):
        found[kind] = fit(*table([one for one in lessons if one.kind == kind]), shared, strength)
    return Learned({kind: [round(float(weight), 3) for weight in row] for kind, row in found.items()})


def report(lessons: Sequence[Lesson], names: Sequence[str], expected: Mapping[str, float]) -> Iterator[str]:
    """How well what four games of five teach foretells the fifth, beside knowing only how many are won."""
    part = {one.seed: number % 5 for number, one in enumerate(lessons)}
    known = learn([one for one in lessons if part[one.seed]], names, expected)
    test = [one for one in lessons if not part[one.seed] and one.rows]
    for kind in ["", *sorted({one.kind for one in test})]:
        x, y = table([one for one in test if kind in ("", one.kind)])
        won = float(np.clip(y.mean(), 1e-6, 1 - 1e-6))
        blind = -(won * np.log(won) + (1 - won) * np.log(1 - won))
        seen = surprise(x, y, np.array(known.weights.get(kind, known.weights[""])))
        yield f"{kind or 'all':40} {len(y):6} rows, won {won:.2f}; surprise {seen:.3f}, else {blind:.3f}"


def main(
    lesson: Callable[[int], Lesson], names: Sequence[str], expected: Mapping[str, float], file: Path, games: int
) -> None:
    """Play the games that are missing, say how good what they teach is, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn what a position is worth.")
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument(
        "--keep", type=Path, default=Path("lessons.jsonl"), help="games played so far, and from now on"
    )
    parser.add_argument("--processes", type=int)
    options = parser.parse_args()
    lessons = Lesson.load(options.keep) if options.keep.exists() else []
    missing = sorted(set(range(options.games)) - {one.seed for one in lessons})
    with options.keep.open("a", encoding="utf-8") as kept:

        def done(one: Lesson) -> None:
            lessons.append(one)
            kept.write(one.to_json() + "\n")

        play_all(lesson, missing, options.processes, done)
    lessons.sort(key=lambda one: one.seed)
    for line in report(lessons, names, expected):
        print(line)
    learn(lessons, names, expected).write(file, names)
