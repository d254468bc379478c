"""This project: 4-player games of the base game, every seat answering at random."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Iterable
from functools import cache
from time import process_time

from overwinter.colony.bots.base import Sight, act
from overwinter.colony.bots.greedy import GreedyBot
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import blank_game, new_game
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.kernel.procedure import Procedure

try:
    from overwinter.colony.bots.planner import Planner
    from overwinter.kernel.search import Budget
except ImportError:  # a commit before there was one
    Planner = None  # type: ignore[assignment,misc]

from .common import chooser, clones_per_second, kilobytes_each

VERSION = ""
RULES = "BENCH_RULES"
"""The variable of the environment that names a version of the rules."""


def agreed() -> Setup:
    """What is played: by the present rules, or by those of another version.

    A commit that knows no versions plays by the first.
    """
    version = int(os.environ.get(RULES) or 0)
    if not version or "version" not in Setup.__annotations__:
        return Setup(players=4)
    return Setup(**Setup.upgraded({"players": 4, "version": version}))


SETUP = agreed()
POSITIONS = 20
CLONES_PER_GAME = 100
RECORDED = 60
"""Games to choose the replayed ones from."""
REPLAYED = 5
VIEWS_PER_GAME = 10
GREEDY_PER_GAME = 10
"""Decisions of greedy bots, for each game that is played at random."""
GAMES_PER_THOUGHT = 10
ROLLOUTS = 24
"""What a planner tries out when it is asked what to do in a turn."""


def play(game: ColonyGame, seed: int, limit: int = 1_000_000) -> tuple[int, int]:
    """Answer at random until the game ends or ``limit``; returns the numbers of decisions and options."""
    choose = chooser(seed)
    decisions = options = 0
    while not game.over and decisions < limit:
        seat = game.decisions[0].seat
        listed = game.options(seat)
        game.answer(seat, choose(listed))
        decisions += 1
        options += len(listed)
    return decisions, options


@cache
def length(seed: int) -> int:
    """How many decisions the random game of this seed has."""
    return play(new_game(SETUP, seed, keep_log=False), seed)[0]


def half_played(seed: int, keep_log: bool = True) -> ColonyGame:
    """A game in the middle of it."""
    game = new_game(SETUP, seed, keep_log=keep_log)
    play(game, seed, length(seed) // 2)
    return game


@cache
def positions() -> list[ColonyGame]:
    """Middle-game positions to copy."""
    return [half_played(seed) for seed in range(POSITIONS)]


@cache
def recorded() -> list[ColonyGame]:
    """Finished games to replay: the longest ones, because random players often lose early."""
    seeds = sorted(range(RECORDED), key=length, reverse=True)[:REPLAYED]
    games = [new_game(SETUP, seed) for seed in seeds]
    for seed, game in zip(seeds, games, strict=True):
        play(game, seed)
    return games


@cache
def first_procedure() -> type[Procedure]:
    """What a game begins with: in this commit, wherever it is defined."""
    return type(new_game(SETUP).state.flow.stacks[0].frames[0])


def replay(game: ColonyGame) -> ColonyGame:
    """The same game again, from the first shuffle on, out of what its record holds."""
    again = blank_game(SETUP, game.content, 0)
    again.begin(first_procedure()(), opening=game.opening)
    for entry in game.answers:
        again.apply(entry)
    return again


def replay_times() -> dict[str, float]:
    """Milliseconds that it takes to replay a whole long game: the median one and the worst."""
    times = []
    for game in recorded():
        gc.collect()
        begin = process_time()
        again = replay(game)
        times.append((process_time() - begin) * 1000)
        assert again.state.outcome == game.state.outcome
    times.sort()
    return {"replay": times[len(times) // 2], "replay-worst": times[-1]}


def play_times(seeds: Iterable[int], keep_log: bool = False) -> dict[str, float]:
    """Play whole games. Setting up belongs to a game, but is no decision."""
    decisions = options = games = 0
    starting = playing = 0.0
    gc.collect()
    for seed in seeds:
        begin = process_time()
        game = new_game(SETUP, seed, keep_log=keep_log)
        started = process_time()
        more_decisions, more_options = play(game, seed)
        playing += process_time() - started
        starting += started - begin
        games += 1
        decisions += more_decisions
        options += more_options
    return {
        "decisions": decisions / playing,
        "games": games / (starting + playing),
        "options": options / decisions,
        "game-length": decisions / games,
    }


def views_per_second(count: int) -> float:
    """How often a second one can be shown what a seat sees, with everything it may answer."""
    each = max(1, count // POSITIONS)
    gc.collect()
    begin = process_time()
    for game in positions():
        for number in range(each):
            view(game, number % SETUP.players)
    return each * POSITIONS / (process_time() - begin)


def greedy_per_second(seed: int, count: int) -> float:
    """How many decisions greedy bots take in a second, from the beginning of a game on."""
    game, bots = new_game(SETUP, seed, keep_log=False), [GreedyBot() for _ in range(SETUP.players)]
    rng, left = random.Random(seed), count
    gc.collect()
    begin = process_time()
    while left:
        if game.over:
            game = new_game(SETUP, seed + count - left, keep_log=False)
        act(game, bots, rng)
        left -= 1
    return count / (process_time() - begin)


def rollouts_per_second(games: int) -> dict[str, float]:
    """How often a second a planner plays on in its head to the next round; nothing where there is no planner."""
    if Planner is None:
        return {}
    turns = [game for game in positions() if game.decisions[0].kind == "turn"]
    played, spent = 0, 0.0
    for game in turns[: max(1, games // GAMES_PER_THOUGHT)]:
        planner, sight = Planner(Budget(playouts=ROLLOUTS)), Sight(game, game.decisions[0], random.Random(0))
        gc.collect()
        begin = process_time()
        planner.choose(sight)
        spent += process_time() - begin
        played += planner.verdict.playouts if planner.verdict else 0
    return {"rollouts": played / spent}


def measure(turn: int, games: int) -> dict[str, float]:
    """Play some games, copy some positions, replay some games."""
    positions()
    recorded()
    seeds = range(turn * games, (turn + 1) * games)
    logged = play_times(seeds, keep_log=True)
    return {
        **play_times(seeds),
        "decisions-log": logged["decisions"],
        "clones": clones_per_second(positions(), ColonyGame.copy, games * CLONES_PER_GAME),
        **replay_times(),
        "views": views_per_second(games * VIEWS_PER_GAME),
        "greedy": greedy_per_second(turn, games * GREEDY_PER_GAME),
        **rollouts_per_second(games),
    }


def weigh(games: int) -> dict[str, float]:
    """The memory of a living game: at a table with its log, without it, and as a copy for search."""
    for seed in range(games):
        length(seed)
    sources = [half_played(seed) for seed in range(min(games, POSITIONS))]
    return {
        "kilobytes": kilobytes_each(half_played, games),
        "kilobytes-no-log": kilobytes_each(lambda seed: half_played(seed, keep_log=False), games),
        "kilobytes-clone": kilobytes_each(lambda n: sources[n % len(sources)].copy(), games),
    }
