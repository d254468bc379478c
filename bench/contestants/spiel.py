"""OpenSpiel's card games, played at random in its Python bindings (the games themselves are C++)."""

from __future__ import annotations

import gc
import random
from functools import cache
from importlib.metadata import version
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from .common import chooser, clones_per_second

VERSION = version("open_spiel")
POSITIONS = 20
CLONES_PER_GAME = 500


def deal(state: Any, chance: random.Random) -> None:
    """Let chance have its say, as often as it is its turn."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])


def play(state: Any, seed: int, limit: int = 1_000_000) -> tuple[int, int]:
    """Choose at random until the game ends or ``limit``; returns the numbers of decisions and options."""
    choose, chance = chooser(seed), random.Random(seed)
    decisions = options = 0
    deal(state, chance)
    while not state.is_terminal() and decisions < limit:
        listed = state.legal_actions()
        state.apply_action(choose(listed))
        deal(state, chance)
        decisions += 1
        options += len(listed)
    return decisions, options


@cache
def positions(name: str) -> list[Any]:
    """Middle-game positions to copy."""
    game = pyspiel.load_game(name)
    found = []
    for seed in range(POSITIONS):
        whole, half = game.new_initial_state(), game.new_initial_state()
        play(half, seed, play(whole, seed)[0] // 2)
        found.append(half)
    return found


def measure(name: str, turn: int, games: int) -> dict[str, float]:
    """Play some games, copy some positions."""
    game = pyspiel.load_game(name)
    positions(name)
    decisions = options = 0
    begin = process_time()
    gc.collect()
    for seed in range(turn * games, (turn + 1) * games):
        more_decisions, more_options = play(game.new_initial_state(), seed)
        decisions += more_decisions
        options += more_options
    spent = process_time() - begin
    return {
        "decisions": decisions / spent,
        "games": games / spent,
        "options": options / decisions,
        "game-length": decisions / games,
        "clones": clones_per_second(positions(name), lambda state: state.clone(), games * CLONES_PER_GAME),
    }
