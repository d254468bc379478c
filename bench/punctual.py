"""How long bots take for an answer while the machine has too much to do (``python -m bench.punctual``).

Beside every bot other programs compute without a pause. Answers are timed by the clock on the wall: what a level
promises stands in the last column.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from overwinter.games import GAMES
from overwinter.kernel.search import PLANNERS
from overwinter.kind import Wishes

SETUPS: dict[str, Wishes] = {
    "colony": Wishes(players=4, mode="cooperative"),
    "raxxon": Wishes(players=2, difficulty="hard"),
}
"""What is played of each game."""


def _compute() -> None:
    while True:
        sum(range(10_000))


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many other programs want the processors, too."""
    others = [multiprocessing.Process(target=_compute, daemon=True) for _ in range(programs)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.join()


def timed(game: str, bot: str, answers: int, seed: int = 0) -> list[float]:
    """Seconds for each of so many answers to questions with a choice; other seats and games follow."""
    kind, rng, found = GAMES[game], random.Random(seed), list[float]()
    setup = kind.setup(SETUPS[game], random_objective=True)
    while len(found) < answers:
        table, seed = kind.new(setup, seed), seed + 1
        minds: dict[int, Any] = {}
        while not table.over and len(found) < answers:
            decision = table.decisions[0]
            mind = minds.setdefault(decision.seat, kind.bots[bot]())
            begun = time.perf_counter()
            chosen = kind.choose(mind, table, decision, rng)
            if len(table.options(decision.seat)) > 1:
                found.append(time.perf_counter() - begun)
            table.answer(decision.seat, chosen)
    return found


def line(game: str, bot: str, seconds: Sequence[float]) -> str:
    """A row: the middle, what 95 of 100 do not take, the longest, what was promised."""
    late = statistics.quantiles(seconds, n=20, method="inclusive")[-1]
    figures = "".join(f"{value:10.3f}" for value in (statistics.median(seconds), late, max(seconds)))
    return f"{game:8}{bot:14}{len(seconds):8}{figures}{PLANNERS[bot]:12.2f}"


def main(given: Sequence[str] | None = None) -> None:
    """Time the planners of every game."""
    parser = argparse.ArgumentParser(prog="python -m bench.punctual", description=__doc__)
    parser.add_argument("--busy", type=int, default=16, help="other programs that compute (default: 16)")
    parser.add_argument("--answers", type=int, default=100, help="answers of each bot (default: 100)")
    parser.add_argument("--bots", nargs="*", default=list(PLANNERS), choices=list(PLANNERS))
    wanted = parser.parse_args(given)
    print(f"{wanted.busy} other programs compute; seconds by the clock on the wall")
    print(f"{'game':8}{'bot':14}{'answers':>8}{'median':>10}{'95 %':>10}{'longest':>10}{'promised':>12}")
    with busy(wanted.busy):
        for game in SETUPS:
            for bot in wanted.bots:
                print(line(game, bot, timed(game, bot, wanted.answers)))


if __name__ == "__main__":
    main()
