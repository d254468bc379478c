"""Find how each main objective wants to be played: every leaning a little off, and which way wins.

    python tools/lean.py play GAMES.jsonl --minutes 20    play on every core; stop and go on as you like
    python tools/lean.py show GAMES.jsonl                 what each leaning does, by objective
    python tools/lean.py table GAMES.jsonl                LEANINGS a step better, to be written into leanings.py

Games have secret objectives and no betrayer, on the normal sides; completing the main objective counts half, a
winner half. As in ``tools/tune.py`` every deal is played twice, with all leanings off in opposite ways, and
``table`` goes the farther the surer an effect is. Before you keep it, look with other seeds what it is worth
(``overwinter study``).
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from tune import effects, signs

from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.bots.leanings import EVEN, LEANINGS, Leaning
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup

WEIGHTS = tuple(field.name for field in fields(Leaning) if field.name != "gladly")
"""Leanings that are factors; all others are verbs."""
VERBS = ("attack", "attract", "barricade", "clean", "contribute", "equip", "move", "search", "supply")
NAMES = (*WEIGHTS, *VERBS)
FACTOR, EXTRA = 0.25, 0.1
"""How much a leaning is off: a factor by about this part, a verb by so much morale."""
SURE = 2.0
"""So many times its uncertainty an effect has to be for a whole step; of less a part of it."""
SMALL = 0.2
"""Less than this part of a step is none."""
HOME = "base-main-home-sweet-home"
NEAR = 0.3
"""What all the walls of Home Sweet Home but one are worth: it is completed too seldom to learn from that alone."""
Deal = tuple[str, int, float, float]
"""Main objective, seed, and what was won with the leanings off one way and the other."""


def moved(usual: Leaning, steps: dict[str, float]) -> Leaning:
    """A leaning so many steps farther."""
    factors = {name: getattr(usual, name) * math.exp(FACTOR * steps.get(name, 0.0)) for name in WEIGHTS}
    extra = {verb: usual.gladly.get(verb, 0.0) + EXTRA * steps.get(verb, 0.0) for verb in VERBS}
    return Leaning(**factors, gladly={verb: more for verb, more in extra.items() if more})


def score(game: ColonyGame) -> float:
    """What a game is worth that is over."""
    state = game.state
    won = 0.5 * (state.outcome == "completed") + 0.5 * bool(state.winners)
    if state.colonies[0].objective == HOME and not won:
        walls = [sum(place.barricades) for place in state.places.values()]
        return NEAR * (min(10, walls[0]) + sum(1 for town in walls[1:] if town)) / 16
    return won


def deal(seed: int) -> Deal:
    """Play one deal twice."""
    setup = Setup(players=3 + seed % 3, betrayal=False)
    found, off = list[float](), signs(seed, len(NAMES))
    for way in (1, -1):
        game = new_game(setup, seed)
        key = (game.state.colonies[0].objective, game.state.colonies[0].side)
        usual = LEANINGS.get(key, EVEN)
        LEANINGS[key] = moved(usual, {name: float(way * sign) for name, sign in zip(NAMES, off, strict=True)})
        play_out(game, [make_bot("greedy") for _ in game.state.players], seed)
        LEANINGS[key] = usual
        found.append(score(game))
    return key[0], seed, found[0], found[1]


def played(path: Path) -> Iterator[Deal]:
    """The deals that were played so far."""
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            yield tuple(json.loads(line))


def found_in(deals: list[Deal]) -> dict[str, float]:
    """By how many times its uncertainty more is won when a leaning is higher."""
    won = {seed: (more, less) for _, seed, more, less in deals}
    return dict(zip(NAMES, effects(won, len(NAMES)), strict=True))


def by_objective(path: Path) -> dict[str, list[Deal]]:
    """The deals of each main objective."""
    found = defaultdict(list)
    for one in played(path):
        found[one[0]].append(one)
    return dict(sorted(found.items()))


def play(path: Path, minutes: float, first: int) -> None:
    """Play on every core."""
    begun = first + sum(1 for _ in played(path))
    end, processes = time.monotonic() + 60 * minutes, os.cpu_count() or 1
    with multiprocessing.Pool(processes) as pool, path.open("a", encoding="utf-8") as kept:
        for found in pool.imap(deal, range(begun, begun + 10_000_000), chunksize=1):
            print(json.dumps(found), file=kept, flush=True)
            if time.monotonic() > end:
                pool.terminate()
                break


def show(path: Path) -> None:
    """What each leaning does."""
    for objective, deals in by_objective(path).items():
        won = sum(more + less for _, _, more, less in deals) / (2 * len(deals))
        found = sorted(found_in(deals).items(), key=lambda one: -abs(one[1]))
        told = ", ".join(f"{name} {effect:+.1f}" for name, effect in found if abs(effect) >= 1)
        print(f"{objective}: {len(deals)} deals, {100 * won:.1f} of 100 won; {told}")


def table(path: Path) -> None:
    """A step better."""
    print("LEANINGS: dict[tuple[str, str], Leaning] = {")
    for objective, deals in by_objective(path).items():
        steps = {name: max(-1.0, min(1.0, effect / SURE)) for name, effect in found_in(deals).items()}
        better = moved(
            LEANINGS.get((objective, "normal"), EVEN),
            {name: step for name, step in steps.items() if abs(step) >= SMALL},
        )
        parts = [f"{name}={getattr(better, name):.2f}" for name in WEIGHTS if round(getattr(better, name), 2) != 1]
        gladly = {verb: round(more, 2) for verb, more in better.gladly.items() if round(more, 2)}
        if gladly:
            parts.append(f"gladly={gladly}")
        print(f'    ("{objective}", "normal"): Leaning({", ".join(parts)}),')
    print("}")


def main() -> None:
    """Read the command line."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        prog="lean.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=("play", "show", "table"))
    parser.add_argument("games", type=Path, metavar="GAMES.jsonl")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--first", type=int, default=2_000_000, help="the first seed")
    asked = parser.parse_args()
    match asked.do:
        case "play":
            play(asked.games, asked.minutes, asked.first)
        case "show":
            show(asked.games)
        case _:
            table(asked.games)


if __name__ == "__main__":
    main()
