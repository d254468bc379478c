"""The same seeds played in several ways, and how they differ: what ``overwinter study`` does.

A :class:`Variant` is one way to play: a setup, the bots, cards that come up or do not. All variants play the same
seeds, so that a difference is not the luck of the deal.

>>> kind = find("colony")
>>> variants = [Variant(bot, kind.setup(Wishes(players=4)), (bot,)) for bot in ("greedy", "random")]
>>> with Processes() as workers:
...     comparison = compare(kind.study, variants, range(100), workers)
>>> comparison.figure("completed", 0), comparison.difference("completed", 1)
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

from .figures import Figure, average, difference, share
from .many import Measure, Played, PlayOne, Study
from .workers import Workers


@dataclass(frozen=True)
class Variant:
    """One way to play."""

    name: str
    setup: Any
    bots: tuple[str, ...]
    """In turn by seat."""
    cards: tuple[str, ...] = ()
    """Cards that are made to come up at once, by id; with a minus before it, one that is kept from coming up."""

    @property
    def way(self) -> str:
        """What tells it from every other way to play, in a few letters: two studies may call theirs alike."""
        return f"{crc32(repr((self.setup, self.bots, self.cards)).encode()):08x}"


@dataclass
class Comparison:
    """The games of several variants."""

    study: Study[Any]
    variants: Sequence[Variant]
    games: list[dict[int, Played]]
    """By variant: each game by its seed."""
    cores: int = 1
    wall: float = 0.0
    """Seconds that went by."""
    busy: float = 0.0
    """Seconds of processor time that the games took, over all cores."""
    played: int = 0
    """Games played this time; others may have been read from a file."""

    def values(self, measure: Measure[Any], variant: int) -> dict[int, float]:
        """What is measured of each game of a variant, by seed; games without it are left out."""
        found = {seed: measure.of(game) for seed, game in self.games[variant].items()}
        return {seed: float(value) for seed, value in found.items() if value is not None}

    def figure(self, name: str, variant: int) -> Figure | None:
        """A measure of a variant; nothing if no game has it."""
        measure = self.study.measures[name]
        values = list(self.values(measure, variant).values())
        if not values:
            return None
        return (share if measure.share else average)(values)

    def difference(self, name: str, variant: int) -> Figure | None:
        """By how much a measure of a variant is higher than that of the first."""
        measure = self.study.measures[name]
        return difference(self.values(measure, 0), self.values(measure, variant))

    @property
    def measured(self) -> list[str]:
        """The measures that any game has."""
        numbers = range(len(self.variants))
        return [name for name in self.study.measures if any(self.figure(name, n) is not None for n in numbers)]

    @property
    def efficiency(self) -> float:
        """The share of the time that a core has spent on games."""
        return self.busy / max(1e-9, self.wall * self.cores)


def compare(
    study: Study[Any],
    variants: Sequence[Variant],
    seeds: Sequence[int],
    workers: Workers,
    kept: Sequence[dict[int, Played]] = (),
    done: Callable[[int, Played], None] | None = None,
) -> Comparison:
    """Play every seed in every variant; ``done`` hears of each game, with the number of its variant.

    Games in ``kept`` (by variant, then by seed) count as well and are not played again.
    """
    for variant in variants:
        study.check(variant.setup, variant.bots, variant.cards)
    games = [dict(known) for known in kept] or [{} for _ in variants]
    # Seed by seed, so that whoever breaks off has pairs.
    todo = [(n, seed) for seed, n in product(seeds, range(len(variants))) if seed not in games[n]]
    comparison = Comparison(study, variants, games, workers.cores, played=len(todo))
    begun = time.perf_counter()
    for ended in workers.run(partial(_play, study.play_one, variants, todo), range(len(todo))):
        number, game = ended.value
        games[number][game.seed] = game
        comparison.busy += ended.seconds
        if done is not None:
            done(number, game)
    comparison.wall = time.perf_counter() - begun
    return comparison


def _play(
    play_one: PlayOne[Played], variants: Sequence[Variant], todo: Sequence[tuple[int, int]], place: int
) -> tuple[int, Played]:
    number, seed = todo[place]
    variant = variants[number]
    return number, play_one(variant.setup, variant.bots, seed, variant.cards)


# -- files -------------------------------------------------------------------------------------------------


def line_of(variant: Variant, game: Played) -> str:
    """A game as a line of JSON, with its variant before everything else."""
    known = {"variant": variant.name, "way": variant.way}
    return json.dumps(known | json.loads(game.to_json()), separators=(",", ":")) + "\n"


def read_lines(study: Study[Any], variants: Sequence[Variant], path: Path) -> list[dict[int, Played]]:
    """The games of these variants in a file, by variant and seed; those of other studies are passed over.

    Raises ``ValueError``, ``TypeError`` or ``KeyError`` if it is not the file of a study of this game.
    """
    numbers = {(variant.name, variant.way): n for n, variant in enumerate(variants)}
    found: list[dict[int, Played]] = [{} for _ in variants]
    for line in path.read_text(encoding="utf-8").splitlines():
        facts = json.loads(line)
        number = numbers.get((facts.pop("variant"), facts.pop("way")))
        if number is not None:
            game: Played = study.result(**facts)
            found[number][game.seed] = game
    return found


# -- a picture ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Panel:
    """One measure in a picture: what it is called, and the figure of each variant that has it."""

    title: str
    names: list[str] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    percent: bool = False


def draw(panels: Iterable[Panel], path: Path) -> None:
    """A picture: a row for every variant, a point with its interval for each measure. Needs matplotlib."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    shown = list(panels)
    columns = min(3, len(shown))
    lines = -(-len(shown) // columns)
    height = 0.9 + 0.35 * max(len(panel.names) for panel in shown)
    figure, axes = plt.subplots(
        lines, columns, figsize=(4.4 * columns, height * lines), layout="constrained", squeeze=False
    )
    for place in axes.flat[len(shown) :]:
        place.set_visible(False)
    for place, panel in zip(axes.flat, shown, strict=False):
        scale = 100 if panel.percent else 1
        rows = range(len(panel.names))
        means = [scale * one.mean for one in panel.figures]
        below = [scale * (one.mean - one.low) for one in panel.figures]
        above = [scale * (one.high - one.mean) for one in panel.figures]
        place.errorbar(means, rows, xerr=[below, above], fmt="o", color="#2b5d8a", capsize=3)
        place.set_yticks(rows, panel.names)
        place.set_ylim(len(panel.names) - 0.5, -0.5)
        place.set_title(panel.title + (" (%)" if panel.percent else ""))
        place.grid(axis="x", alpha=0.3)
    figure.savefig(path, dpi=120)
    plt.close(figure)
