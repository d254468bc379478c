"""catanatron: 4-player games of Catan, every seat choosing at random."""

from __future__ import annotations

import gc
from functools import cache
from importlib.metadata import version
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from .common import chooser, clones_per_second, kilobytes_each

VERSION = version("catanatron")
POSITIONS = 20
CLONES_PER_GAME = 500


def new_game(seed: int) -> Game:
    """A game with a map of its own. (Seed 0 would mean a random one.)"""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play(game: Game, seed: int, limit: int = 1_000_000) -> tuple[int, int]:
    """Choose at random until the game ends or ``limit``; returns the numbers of decisions and options."""
    choose = chooser(seed)
    decisions = options = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and decisions < limit:
        options += len(game.state.playable_actions)
        game.play_tick(decide_fn=lambda _player, _game, actions: choose(actions))
        decisions += 1
    return decisions, options


@cache
def length(seed: int) -> int:
    """How many decisions the random game of this seed has."""
    return play(new_game(seed), seed)[0]


def half_played(seed: int) -> Game:
    """A game in the middle of it."""
    game = new_game(seed)
    play(game, seed, length(seed) // 2)
    return game


@cache
def positions() -> list[Game]:
    """Middle-game positions to copy."""
    return [half_played(seed) for seed in range(POSITIONS)]


def measure(turn: int, games: int) -> dict[str, float]:
    """Play some games, copy some positions."""
    positions()
    decisions = options = 0
    starting = playing = 0.0
    gc.collect()
    for seed in range(turn * games, (turn + 1) * games):
        begin = process_time()
        game = new_game(seed)
        started = process_time()
        more_decisions, more_options = play(game, seed)
        playing += process_time() - started
        starting += started - begin
        decisions += more_decisions
        options += more_options
    return {
        "decisions": decisions / playing,
        "games": games / (starting + playing),
        "options": options / decisions,
        "game-length": decisions / games,
        "clones": clones_per_second(positions(), Game.copy, games * CLONES_PER_GAME),
    }


def weigh(games: int) -> dict[str, float]:
    """The memory of a living game (it always keeps its list of actions) and of a copy."""
    for seed in range(games):
        length(seed)
    sources = positions()
    return {
        "kilobytes": kilobytes_each(half_played, games),
        "kilobytes-clone": kilobytes_each(lambda n: sources[n % len(sources)].copy(), games),
    }
