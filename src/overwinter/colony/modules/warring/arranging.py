"""For tables that are arranged by hand (:mod:`overwinter.colony.testing`): where two colonies begin to play."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...rules.match import Steps
from ...state import Turning
from ..wolf.turn import WolfTurn
from .pairs import Pair, Pairs, pairs_of
from .slot import lone


def pair_of(game: ColonyGame, seat: int) -> tuple[list[int], list[list[int]]]:
    """The pair in which a seat has its turn, and those that come after it."""
    pairs = pairs_of(game)
    at = next(number for number, pair in enumerate(pairs) if seat in pair)
    return pairs[at], pairs[at + 1 :]


def begin_pair(game: ColonyGame, seat: int, at: str) -> list[Procedure]:
    """What is in progress in the pair of a seat: at its ``turn-start``, in its ``moves``, or with both acting
    (``turn``). After the start of the turns nothing of it is carried out. The lone wolf is a pair alone."""
    pair, later = ([seat], []) if lone(game, seat) else pair_of(game, seat)
    if at != "turn-start":
        game.state.turns += [Turning(one, later=True) for one in pair]
    step = {"turn-start": "start", "moves": "open", "turn": "moved"}[at]
    if lone(game, seat):
        return [Steps("round", "wolf-turn"), WolfTurn(pair, step=step)]
    return [Steps("round", "turns"), Pairs(later), Pair(pair, step=step)]
