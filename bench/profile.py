"""Where the time goes: profile the engine's hot paths (``python -m bench.profile play``).

Look here before making anything faster. The profiler itself slows small functions down more than big
ones: take its shares as hints, and measure the change with ``make bench``.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from collections.abc import Callable, Sequence

from .contestants import colony


def play(count: int) -> None:
    """List options and answer, for whole games."""
    colony.play_times(range(count))


def copy(count: int) -> None:
    """Copy middle-game positions."""
    for position in colony.positions():
        for _ in range(10 * count):
            position.copy()


def replay(count: int) -> None:
    """Replay long games from the start."""
    for number in range(count):
        games = colony.recorded()
        colony.replay(games[number % len(games)])


PATHS: dict[str, Callable[[int], None]] = {"play": play, "copy": copy, "replay": replay}


def main(given: Sequence[str] | None = None) -> None:
    """Profile one path and print what costs most."""
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    parser.add_argument("path", choices=sorted(PATHS))
    parser.add_argument("--count", type=int, default=50, help="how much to do (default: 50)")
    parser.add_argument("--top", type=int, default=30, help="how many functions to show (default: 30)")
    parser.add_argument("--sort", choices=("tottime", "cumtime"), default="tottime")
    wanted = parser.parse_args(given)
    PATHS[wanted.path](max(1, wanted.count // 10))  # what is made once only is not of interest
    profiler = cProfile.Profile()
    profiler.runcall(PATHS[wanted.path], wanted.count)
    pstats.Stats(profiler).strip_dirs().sort_stats(wanted.sort).print_stats(wanted.top)


if __name__ == "__main__":
    main()
