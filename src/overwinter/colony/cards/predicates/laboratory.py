"""Predicates: the laboratory."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.laboratory.slot import Laboratory
from ..effects import Context
from ..measure import Measure
from ..vocabulary import predicate
from .counts import track_word

MANY_PLAYERS = 4
"""So many players who are not exiled are many."""


@predicate("contained-min")
def contained_min(game: ColonyGame, context: Context, n: int, many: int = 0, since: bool = False) -> Measure:
    """At least ``n`` experiments were contained (``many``: so many with 4 or more players who are not exiled);
    ``since``: only those count that were contained since `count-contained`."""
    slot = Laboratory.of(game)
    return Measure(slot.contained - (slot.before if since else 0), _by_players(game, context, n, many))


def _by_players(game: ColonyGame, context: Context, n: int, many: int) -> int:
    """The number for a few players, or the one for many of them who are not exiled, if it is another."""
    return many if many and len(game.team(context.seat)) >= MANY_PLAYERS else n


@predicate("lab-sum")
def lab_sum(game: ColonyGame, context: Context, n: int = 0, per_loyal_player: int = 0) -> Measure:
    """The dice at the laboratory add up to at least ``n``, and so many more per player who is not exiled."""
    shown = sum(die.face for die in Laboratory.of(game).dice)
    return Measure(shown, n + per_loyal_player * len(game.team(context.seat)))


@predicate("specials-min")
def specials_min(game: ColonyGame, context: Context, n: int = 1) -> Measure:
    """At least ``n`` special zombies are on the board."""
    return Measure(len(Laboratory.of(game).specials), n)


@predicate("specials-max")
def specials_max(game: ColonyGame, context: Context, n: int = 0, many: int = 0) -> Measure:
    """At most ``n`` special zombies are on the board (``many``: so many with 4 or more players not exiled)."""
    return Measure(len(Laboratory.of(game).specials), _by_players(game, context, n, many), at_most=True)


@predicate("lab-dice")
def lab_dice(game: ColonyGame, context: Context, n: int = 1) -> Measure:
    """At least ``n`` of your dice lie at the laboratory."""
    return Measure(sum(1 for die in Laboratory.of(game).dice if die.seat == context.seat), n)


@track_word("experiments")
def experiments(game: ColonyGame, seat: int) -> int:
    """Experiments in the deck of the laboratory."""
    return len(Laboratory.of(game).deck)
