"""``make bench``: measure the engine, plain and compiled, beside other engines and the previous commit.

Times are processor times of single-threaded play, medians over several rounds; the ratios are what
counts, for the machine's own speed drops out of them. Nothing here ever fails because of a number.
See docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from overwinter import engine

from . import report, surroundings
from .contest import ROOT, Contestant, hold

GAMES = 40
"""Our games per round; the others get as many as take about as long."""


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often to measure everything (default: 7)")
    parser.add_argument("--against", metavar="REV", help="the commit to compare with; '' for none")
    parser.add_argument(
        "--rules", type=int, default=0, metavar="N", help="play by the rules of version N, as an older commit does"
    )
    parser.add_argument("--alone", action="store_true", help="leave the engines of others out")
    parser.add_argument("--small", action="store_true", help="one game per round: shows only that it works")
    return parser.parse_args(given)


def other_engines() -> list[Contestant]:
    """The engines of other projects, installed on demand."""
    python = surroundings.environment_python()
    packages = {
        "catanatron": [Contestant("catanatron", "catan", python, games=8)],
        "chess": [Contestant("chess", "chessboard", python, games=15)],
        "open_spiel": [
            Contestant("hanabi", "hanabi", python, games=300),
            Contestant("gin rummy", "gin_rummy", python, games=100),
        ],
    }
    for package, contestants in packages.items():
        problem = surroundings.install(package)
        for contestant in contestants:
            contestant.problem = problem
    return [contestant for contestants in packages.values() for contestant in contestants]


def our_engines(rules: int) -> list[Contestant]:
    """Our sources as they are, and compiled."""
    python, source = Path(sys.executable), ROOT / "src"
    plain = Contestant("overwinter", "colony", python, GAMES, source, rules)
    compiled = Contestant("compiled", "colony", python, GAMES, source, rules, plain=False)
    present = engine.start()
    if not present.compiled:
        compiled.problem = present.because or "it is not there (python tools/build_engine.py builds it)"
    return [plain, compiled]


def previous(wanted: str | None, folder: Path, rules: int = 0) -> Contestant | None:
    """The same engine as of another commit; ``None`` if it was not wanted."""
    if wanted == "":
        return None
    name = wanted or surroundings.previous_commit()
    commit = surroundings.short_name(name)
    there = Contestant(commit or name, "colony", Path(sys.executable), GAMES, folder / "src", rules)
    there.problem = surroundings.unpack(commit, folder) if commit else "there is no such commit"
    return there


def business() -> str:
    """How busy the machine was: contention moves even the ratios, for not all engines suffer alike."""
    if not hasattr(os, "getloadavg"):
        return f"{os.cpu_count()} processors"
    return f"{os.cpu_count()} processors, {os.getloadavg()[0]:.1f} busy on average in the last minute"


def main(given: Sequence[str] | None = None) -> None:
    """Measure, then print the tables."""
    wanted = arguments(given)
    ours, compiled = our_engines(wanted.rules)
    others = [] if wanted.alone else other_engines()
    with tempfile.TemporaryDirectory(prefix="overwinter-bench-") as folder:
        earlier = previous(wanted.against, Path(folder), wanted.rules)
        everybody = [ours, compiled, *([earlier] if earlier else []), *others]
        weighed = 2 if wanted.small else 50
        hold([c for c in everybody if not c.problem], max(1, wanted.rounds), weighed, small=wanted.small)
    print(f"Python {platform.python_version()}, {platform.machine()}, medians of {wanted.rounds} rounds")
    print(f"{business()}\n")
    print(report.beside_others([c for c in (ours, compiled) if c.numbers], [c for c in others if c.numbers]))
    catanatron = next((c for c in others if c.name == "catanatron"), None)
    print(f"\n{report.verdicts(ours, compiled, catanatron)}")
    if earlier is not None and earlier.numbers:
        print(f"\n{report.beside_previous(ours, earlier)}")
    for contestant in everybody:
        if contestant.problem:
            print(f"\nNot (fully) measured: {contestant.name}: {contestant.problem}.")
    if ours.problem:
        sys.exit(1)


if __name__ == "__main__":
    main()
