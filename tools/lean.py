"""Find how each objective wants to be played: every leaning a little off, and which way wins.

    python tools/lean.py play GAMES.jsonl --minutes 20    play on every core; stop and go on as you like
    python tools/lean.py show GAMES.jsonl                 what each leaning does, by objective
    python tools/lean.py table GAMES.jsonl                what has changed of LEANINGS, a step better

Games of ``play`` are, with ``--of``:

* ``loyal``: the main objectives' normal sides, with secret objectives and no betrayer; completing the main
  objective counts half, a winner half;
* ``cooperative``: their hard sides; completing the main objective counts;
* ``betrayal``: the secret objectives of betrayers; that it wins counts.

As in ``tools/tune.py`` every deal is played twice, with all leanings off in opposite ways, and ``table`` goes the
farther the surer an effect is. Before you keep it, look with other seeds what it is worth (``overwinter study``).
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tune import effects, signs

from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.bots.leanings import BETRAYAL, EVEN, LEANINGS, Leaning
from overwinter.colony.cards.predicates.course import is_betrayer
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup

WEIGHTS = ("caution", "drive", "own", "help", "life", "hunger")
"""Leanings that are factors."""
VERBS = ("attack", "attract", "barricade", "clean", "contribute", "equip", "move", "search", "supply")
"""What can be done more or less gladly."""
NERVES = ("nerve", "haste")
"""Factors that betrayers have besides."""
STRIKE = "strike "
STRIKES = tuple(STRIKE + verb for verb in ("attack", "attract", "barricade", "contribute", "move", "search"))
"""And what they can do more or less gladly when they strike."""
LOYAL, GUILTY = (*WEIGHTS, *VERBS), (*WEIGHTS, *VERBS, *NERVES, *STRIKES)
"""The leanings of main objectives, and of betrayals."""
FACTOR, EXTRA = 0.25, 0.1
"""How much a leaning is off: a factor by about this part, a verb by so much morale."""
SURE = 2.0
"""So many times its uncertainty an effect has to be for a whole step; of less a part of it."""
SMALL = 0.2
"""Less than this part of a step is none."""
HOME = "base-main-home-sweet-home"
NEAR = 0.3
"""What all the walls of Home Sweet Home but one are worth: it is completed too seldom to learn from that alone."""
Key = tuple[str, str]
"""What a leaning is for: an objective and its side."""
Deal = tuple[str, str, int, float, float]
"""Objective and side, seed, and what was won with the leanings off one way and the other."""


@dataclass(frozen=True)
class Kind:
    """A kind of games to learn from."""

    players: int
    """The smallest number of players; up to 5 play."""
    setup: Callable[[int], Setup]
    """What is played by so many."""
    key: Callable[[ColonyGame], tuple[Key, int] | None]
    """What leaning is off in a game, and whose it is; ``None``: there is nothing to learn."""
    score: Callable[[ColonyGame, int], float]
    """What a game that is over is worth to a seat."""


def main_objective(game: ColonyGame) -> tuple[Key, int]:
    """The main objective of a game: everybody's."""
    colony = game.state.colonies[0]
    return (colony.objective, colony.side), 0


def betrayal(game: ColonyGame) -> tuple[Key, int] | None:
    """The betrayal that was dealt, if there is one, and to whom."""
    for player in game.state.players:
        if is_betrayer(game, player.seat):
            return (player.objectives[0], BETRAYAL), player.seat
    return None


def completed(game: ColonyGame, seat: int) -> float:
    """Completed at all."""
    return float(game.state.outcome == "completed")


def won(game: ColonyGame, seat: int) -> float:
    """Won by this one."""
    return float(seat in game.state.winners)


def won_by_any(game: ColonyGame, seat: int) -> float:
    """Completed, and won by somebody."""
    state = game.state
    score = 0.5 * (state.outcome == "completed") + 0.5 * bool(state.winners)
    if state.colonies[0].objective == HOME and not score:
        walls = [sum(place.barricades) for place in state.places.values()]
        return NEAR * (min(10, walls[0]) + sum(1 for town in walls[1:] if town)) / 16
    return score


KINDS: dict[str, Kind] = {
    "loyal": Kind(3, lambda n: Setup(players=n, betrayal=False), main_objective, won_by_any),
    "cooperative": Kind(2, lambda n: Setup(players=n, mode="cooperative"), main_objective, completed),
    "betrayal": Kind(3, lambda n: Setup(players=n, mode="betrayer"), betrayal, won),
}
"""By name."""


def moved(usual: Leaning, steps: dict[str, float]) -> Leaning:
    """A leaning so many steps farther."""
    factors = {
        name: getattr(usual, name) * math.exp(FACTOR * steps.get(name, 0.0)) for name in (*WEIGHTS, *NERVES)
    }
    gladly, striking = dict(usual.gladly), dict(usual.striking)
    for name, step in steps.items():
        if name not in factors:
            verbs, verb = (striking, name.removeprefix(STRIKE)) if name in STRIKES else (gladly, name)
            verbs[verb] = verbs.get(verb, 0.0) + EXTRA * step
    return Leaning(**factors, gladly=_any(gladly), striking=_any(striking))


def _any(verbs: dict[str, float], digits: int = 9) -> dict[str, float]:
    return {verb: round(more, digits) for verb, more in sorted(verbs.items()) if round(more, digits)}


def names(key: Key) -> tuple[str, ...]:
    """What leanings there are for an objective."""
    return GUILTY if key[1] == BETRAYAL else LOYAL


def deal(of: str, seed: int) -> Deal | None:
    """Play one deal twice."""
    kind = KINDS[of]
    setup = kind.setup(kind.players + seed % (6 - kind.players))
    learned = kind.key(new_game(setup, seed))
    if learned is None:
        return None
    key, seat = learned
    usual, found = dict(LEANINGS), list[float]()
    off = dict(zip(names(key), signs(seed, len(names(key))), strict=True))
    for way in (1, -1):
        LEANINGS[key] = moved(usual.get(key, EVEN), {name: float(way * sign) for name, sign in off.items()})
        game = new_game(setup, seed)
        play_out(game, [make_bot("greedy") for _ in game.state.players], seed)
        found.append(kind.score(game, seat))
    LEANINGS.clear()
    LEANINGS.update(usual)
    return *key, seed, found[0], found[1]


def played(path: Path) -> Iterator[Deal]:
    """The deals that were played so far."""
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            yield tuple(json.loads(line))


def found_in(deals: list[Deal]) -> dict[str, float]:
    """By how many times its uncertainty more is won when a leaning is higher."""
    won = {seed: (more, less) for *_, seed, more, less in deals}
    there_are = names((deals[0][0], deals[0][1]))
    return dict(zip(there_are, effects(won, len(there_are)), strict=True))


def by_objective(path: Path) -> dict[Key, list[Deal]]:
    """The deals of each objective."""
    found = defaultdict(list)
    for one in played(path):
        found[one[0], one[1]].append(one)
    return dict(sorted(found.items()))


def play(path: Path, of: str, minutes: float, first: int) -> None:
    """Play on every core."""
    begun = max((seed + 1 for *_, seed, _, _ in played(path)), default=first)
    end, processes = time.monotonic() + 60 * minutes, os.cpu_count() or 1
    with multiprocessing.Pool(processes) as pool, path.open("a", encoding="utf-8") as kept:
        for found in pool.imap(partial(deal, of), range(begun, begun + 10_000_000), chunksize=1):
            if found is not None:
                print(json.dumps(found), file=kept, flush=True)
            if time.monotonic() > end:
                pool.terminate()
                break


def show(path: Path) -> None:
    """What each leaning does."""
    for (objective, side), deals in by_objective(path).items():
        won = sum(more + less for *_, more, less in deals) / (2 * len(deals))
        found = sorted(found_in(deals).items(), key=lambda one: -abs(one[1]))
        told = ", ".join(f"{name} {effect:+.1f}" for name, effect in found if abs(effect) >= 1)
        print(f"{objective}, {side}: {len(deals)} deals, {100 * won:.1f} of 100 won; {told}")


def table(path: Path) -> None:
    """A step better."""
    for key, deals in by_objective(path).items():
        steps = {name: max(-1.0, min(1.0, effect / SURE)) for name, effect in found_in(deals).items()}
        better = moved(LEANINGS.get(key, EVEN), {name: step for name, step in steps.items() if abs(step) >= SMALL})
        factors = {name: getattr(better, name) for name in (*WEIGHTS, *NERVES)}
        parts = [f"{name}={factor:.2f}" for name, factor in factors.items() if round(factor, 2) != 1]
        verbs = {"gladly": _any(better.gladly, 2), "striking": _any(better.striking, 2)}
        parts += [f"{name}={more}" for name, more in verbs.items() if more]
        print(f'    ("{key[0]}", "{key[1]}"): Leaning({", ".join(parts)}),')


def main() -> None:
    """Read the command line."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        prog="lean.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=("play", "show", "table"))
    parser.add_argument("games", type=Path, metavar="GAMES.jsonl")
    parser.add_argument("--of", choices=tuple(KINDS), default="loyal", help="the kind of games to play")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--first", type=int, default=2_000_000, help="the first seed")
    asked = parser.parse_args()
    match asked.do:
        case "play":
            play(asked.games, asked.of, asked.minutes, asked.first)
        case "show":
            show(asked.games)
        case _:
            table(asked.games)


if __name__ == "__main__":
    main()
