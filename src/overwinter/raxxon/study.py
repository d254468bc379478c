"""Many games at once, over all cores, and what came of them."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from overwinter.lab.many import Line, Measure, Row, Study, UnplaceableError, mean, percent, seated
from overwinter.words import Words

from . import Setup, new_game
from .bots import act, make_bot
from .cards.loader import load_packs
from .rules.setting_up import check_setup


@dataclass
class Result(Line):
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


def simulate_one(setup: Setup, bots: Sequence[str], seed: int, cards: Sequence[str] = ()) -> Result:
    """Play one game with bots. No card can be made to come up (see :func:`check`)."""
    game = new_game(setup, seed, keep_log=False)
    names = seated(bots, setup.players)
    players, rng = [make_bot(name) for name in names], random.Random(seed)
    state, evacuated = game.state, list[int]()
    while not game.over:
        if state.day > len(evacuated):
            evacuated.append(len(state.evac))
        act(game, players, rng)
    return Result(
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


def check(setup: Setup, bots: Sequence[str], cards: Sequence[str] = ()) -> None:
    """Whether games can be played like this: raises what is wrong with the setup or the names of bots."""
    if cards:
        raise UnplaceableError("cards of Raxxon cannot be made to come up", card=cards[0])
    check_setup(setup, load_packs(setup.packs))
    for name in bots:
        make_bot(name)


@dataclass
class Summary:
    """What many games came to."""

    games: int
    outcomes: Counter[str]
    won: float
    """Share of games that were won."""
    evacuated: float
    """Mean share of the goal that was evacuated."""
    days: float
    power: float


def summarize(results: Iterable[Result]) -> Summary:
    """Shares and means."""
    games = list(results)
    return Summary(
        games=len(games),
        outcomes=Counter(g.outcome for g in games),
        won=mean(g.outcome == "won" for g in games),
        evacuated=mean(g.evacuated[-1] / g.goal for g in games),
        days=mean(g.days for g in games),
        power=mean(g.power for g in games),
    )


def rows(words: Words, results: Sequence[Result]) -> list[list[Row]]:
    """All win or lose together: how far they come."""
    summary = summarize(results)
    return [
        [
            (words("cli-mean-evacuated"), percent(summary.evacuated)),
            (words("cli-mean-days"), f"{summary.days:.2f}"),
            (words("cli-mean-power"), f"{summary.power:.2f}"),
        ]
    ]


STUDY = Study(
    result=Result,
    play_one=simulate_one,
    check=check,
    measures={
        "won": Measure(lambda game: game.outcome == "won", share=True),
        "evacuated": Measure(lambda game: game.evacuated[-1] / game.goal),
        "days": Measure(lambda game: game.days),
        "power": Measure(lambda game: game.power),
    },
    rows=rows,
    outcomes=("won", "overrun", "takeover"),
    course=lambda result: result.evacuated,
    top=lambda results: max(result.goal for result in results),
    labels=("cli-evacuated", "cli-day"),
)
"""How many games of Raxxon are played and summed up."""
simulate = STUDY.simulate
plot = STUDY.plot


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
            setup = Setup(players=n, difficulty=difficulty)
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
    for row in win_table(("greedy", "random"), options.players, options.games, options.processes):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
