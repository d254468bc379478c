"""python-chess: random games of chess. A much smaller state than ours; a mark to look up to."""

from __future__ import annotations

import gc
from functools import cache
from importlib.metadata import version
from time import process_time

from chess import Board  # type: ignore[import-not-found]

from .common import chooser, clones_per_second, kilobytes_each

VERSION = version("chess")
POSITIONS = 20
CLONES_PER_GAME = 1000
PLIES = 200
"""Random games of chess hardly end by themselves."""


def play(board: Board, seed: int, limit: int = PLIES) -> tuple[int, int]:
    """Move at random; returns the numbers of decisions and options."""
    choose = chooser(seed)
    decisions = options = 0
    while decisions < limit:
        listed = list(board.legal_moves)
        if not listed:
            break
        board.push(choose(listed))
        decisions += 1
        options += len(listed)
    return decisions, options


def half_played(seed: int) -> Board:
    """A board in the middle of a game."""
    board = Board()
    play(board, seed, PLIES // 4)
    return board


@cache
def positions() -> list[Board]:
    """Middle-game positions to copy."""
    return [half_played(seed) for seed in range(POSITIONS)]


def _copy(board: Board) -> Board:
    return board.copy(stack=False)


def measure(turn: int, games: int) -> dict[str, float]:
    """Play some games, copy some positions."""
    positions()
    decisions = options = 0
    playing = 0.0
    gc.collect()
    for seed in range(turn * games, (turn + 1) * games):
        board = Board()
        begin = process_time()
        more_decisions, more_options = play(board, seed)
        playing += process_time() - begin
        decisions += more_decisions
        options += more_options
    return {
        "decisions": decisions / playing,
        "options": options / decisions,
        "clones": clones_per_second(positions(), _copy, games * CLONES_PER_GAME),
    }


def weigh(games: int) -> dict[str, float]:
    """The memory of a board with its moves, and of a copy without them."""
    sources = positions()
    return {
        "kilobytes": kilobytes_each(half_played, games),
        "kilobytes-clone": kilobytes_each(lambda n: _copy(sources[n % len(sources)]), games),
    }
