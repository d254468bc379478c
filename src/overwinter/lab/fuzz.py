"""Campaigns: broken records and packs, and random games of every kind with the invariants checked on the way.

``python -m overwinter.lab.fuzz --games 20000`` runs over all cores and prints which cards came up. A failure names
game, setup and seed, so that it can be played again. How one game is played at random stands in its ``fuzz.py``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable, Sequence

from overwinter.games import GAMES, USUAL

from . import mutations
from .fuzzing import Field, Report


def fields() -> dict[str, Field]:
    """What can be played at random, by name: every game, and what is played in a way of its own."""
    return {name: field for kind in GAMES.values() for name, field in kind.fields.items()}


def campaign(seeds: Iterable[int], thorough: float, game: str = USUAL) -> Report:
    """Play these games; failures are collected, not raised."""
    report, field = Report(), fields()[game]
    for seed in seeds:
        try:
            field.play(seed, report.coverage, thorough=thorough)
        except Exception as error:
            setup = field.described(seed)
            report.failures.append(f"{game}, seed {seed} ({setup}): {type(error).__name__}: {error}")
    return report


def _share(task: tuple[int, int, int, float, str]) -> Report:
    first, games, step, thorough, game = task
    return campaign(range(first, first + games, step), thorough, game)


def run(
    games: int, first: int = 0, thorough: float = 0.02, processes: int | None = None, game: str = USUAL
) -> Report:
    """A campaign over all cores."""
    count = processes or multiprocessing.cpu_count()
    # Many small shares, so that a slow game does not keep the other cores waiting.
    shares = max(count, min(games // 25, 200))
    tasks = [(first + i, games - i, shares, thorough, game) for i in range(shares)]
    total = Report()
    with multiprocessing.Pool(count) as pool:
        for report in pool.imap_unordered(_share, tasks):
            total.add(report)
    return total


def _mutations(count: int, first: int) -> int:
    """Records and packs with something wrong in them; how many were neither refused nor played."""
    failures = 0
    for kind in ("records", "packs"):
        started = time.time()
        found = mutations.campaign(kind, count, first)
        told = ", ".join(f"{len(found.get(outcome, []))} {outcome}" for outcome in ("refused", "played"))
        print(f"{kind}: {count} mutations, {told}, {time.time() - started:.0f} s")
        for outcome, seeds in mutations.faults(found).items():
            print(f"{kind}, seed {seeds[0]} ({len(seeds)} times): {outcome}", file=sys.stderr)
            failures += len(seeds)
    return failures


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of the campaign."""
    parser = argparse.ArgumentParser(prog="overwinter.lab.fuzz", description=__doc__)
    parser.add_argument(
        "--game", choices=sorted(fields()), help="only this game; otherwise all, one after another"
    )
    parser.add_argument("--games", type=int, default=20_000, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--thorough", type=float, default=0.02)
    parser.add_argument("--mutations", type=int, default=20_000, help="how many records, and how many packs")
    options = parser.parse_args(arguments)
    failures = _mutations(options.mutations, options.first)
    for game in [options.game] if options.game else fields():
        started = time.time()
        report = run(options.games, options.first, options.thorough, game=game)
        coverage = report.coverage
        print(f"{game}: {coverage.games} games, {coverage.answers} answers, {time.time() - started:.0f} s")
        print("outcomes:", dict(coverage.outcomes))
        for kind, names in fields()[game].missing(coverage).items():
            print(f"{kind}: {'all came up' if not names else 'never: ' + ', '.join(names)}")
        for failure in report.failures[:20]:
            print(failure, file=sys.stderr)
        print(f"{len(report.failures)} failures")
        failures += len(report.failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
