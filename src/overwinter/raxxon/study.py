"""Many Raxxon games at once, over all cores, and what came of them."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from overwinter.lab.many import Line, draw_picture, play_all, write_lines

from . import RaxxonSetup, new_game
from .bots import act, make_bot
from .cards.loader import load_packs
from .rules.setting_up import check_setup

__all__ = ["RaxxonResult", "RaxxonSummary", "plot", "simulate", "simulate_one", "summarize", "write_lines"]
OUTCOMES = ("won", "overrun", "takeover")


@dataclass
class RaxxonResult(Line):
    """One simulated game."""

    seed: int
    players: int
    difficulty: str
    bots: list[str]
    characters: list[str]
    """Who was played, by seat (alone: on the last day)."""
    outcome: str
    evacuated: list[int]
    """How many had been evacuated at the start of each day, and at the end."""
    goal: int
    days: int
    power: int
    supply: int
    answers: int


def simulate_one(setup: RaxxonSetup, bots: Sequence[str], seed: int) -> RaxxonResult:
    """Play one game with bots."""
    game = new_game(setup, seed, keep_log=False)
    names = [bots[seat % len(bots)] for seat in range(setup.players)]
    players, rng = [make_bot(name) for name in names], random.Random(seed)
    state, evacuated = game.state, list[int]()
    while not game.over:
        if state.day > len(evacuated):
            evacuated.append(len(state.evac))
        act(game, players, rng)
    return RaxxonResult(
        seed=seed,
        players=setup.players,
        difficulty=setup.difficulty,
        bots=names,
        characters=[sheet.character for sheet in state.sheets],
        outcome=state.outcome,
        evacuated=[*evacuated, len(state.evac)],
        goal=game.goal(),
        days=state.day,
        power=state.power,
        supply=len(state.supply),
        answers=len(game.answers),
    )


def _job(task: tuple[RaxxonSetup, list[str], int]) -> RaxxonResult:
    return simulate_one(*task)


def simulate(
    setup: RaxxonSetup,
    bots: Sequence[str] = ("planner",),
    games: int = 100,
    seed: int = 0,
    processes: int | None = None,
    done: Callable[[RaxxonResult], None] | None = None,
) -> list[RaxxonResult]:
    """Play many games with seeds ``seed``, ``seed + 1``, ...; ``done`` hears of each as it ends."""
    check_setup(setup, load_packs(setup.packs))
    for name in bots:
        make_bot(name)
    return play_all(_job, [(setup, list(bots), seed + i) for i in range(games)], processes, done)


@dataclass
class RaxxonSummary:
    """What many games came to."""

    games: int
    outcomes: Counter[str]
    won: float
    """Share of games that were won."""
    evacuated: float
    """Mean share of the goal that was evacuated."""
    days: float
    power: float


def summarize(results: Iterable[RaxxonResult]) -> RaxxonSummary:
    """Shares and means."""
    games = list(results)
    n = max(1, len(games))
    return RaxxonSummary(
        games=len(games),
        outcomes=Counter(g.outcome for g in games),
        won=sum(1 for g in games if g.outcome == "won") / n,
        evacuated=sum(g.evacuated[-1] / g.goal for g in games) / n,
        days=sum(g.days for g in games) / n,
        power=sum(g.power for g in games) / n,
    )


def load_lines(path: Path) -> list[RaxxonResult]:
    """Read what :func:`~overwinter.lab.many.write_lines` wrote."""
    return [RaxxonResult.from_json(line) for line in path.read_text(encoding="utf-8").splitlines()]


def plot(results: Sequence[RaxxonResult], path: Path, labels: dict[str, str] | None = None) -> None:
    """A picture: shares of the outcomes, and how many are evacuated by day. Needs matplotlib."""
    words = {"course": "evacuated by day", "round": "day"} | (labels or {})
    top = max(result.goal for result in results)
    draw_picture(path, results, OUTCOMES, [result.evacuated for result in results], words, top=top)


# -- the tables of docs/raxxon.md --------------------------------------------------------------------------


def win_table(
    bots: Sequence[str], players: Sequence[int], games: int, processes: int | None = None
) -> Iterator[str]:
    """Rows of Markdown: how many of 100 games each bot wins, by difficulty and number of players."""
    yield f"| difficulty | {' | '.join(f'{n} players' if n > 1 else 'alone' for n in players)} |"
    yield f"| --- |{' ---: |' * len(players)}"
    for difficulty in load_packs(None).difficulties:
        cells = []
        for n in players:
            setup = RaxxonSetup(players=n, difficulty=difficulty)
            shares = [100 * summarize(simulate(setup, [bot], games, 0, processes)).won for bot in bots]
            cells.append(" / ".join(f"{share:.1f}" for share in shares))
        yield f"| {difficulty} | {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table of docs/raxxon.md."""
    parser = argparse.ArgumentParser(prog="python -m overwinter.raxxon.study", description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4])
    options = parser.parse_args(arguments)
    for row in win_table(("planner", "random"), options.players, options.games, options.processes):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
