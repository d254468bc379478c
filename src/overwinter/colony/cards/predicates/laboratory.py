"""Predicates: the laboratory."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.laboratory.slot import Laboratory
from ..effects import Context
from ..measure import Measure
from ..vocabulary import predicate
from .counts import track_word


@predicate("contained-min")
def contained_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` experiments were contained."""
    return Measure(Laboratory.of(game).contained, n)


@predicate("specials-min")
def specials_min(game: ColonyGame, context: Context, n: int = 1) -> Measure:
    """At least ``n`` special zombies are on the board."""
    return Measure(len(Laboratory.of(game).specials), n)


@predicate("specials-max")
def specials_max(game: ColonyGame, context: Context, n: int = 0) -> Measure:
    """At most ``n`` special zombies are on the board."""
    return Measure(len(Laboratory.of(game).specials), n, at_most=True)


@predicate("lab-dice")
def lab_dice(game: ColonyGame, context: Context, n: int = 1) -> Measure:
    """At least ``n`` of your dice lie at the laboratory."""
    return Measure(sum(1 for die in Laboratory.of(game).dice if die.seat == context.seat), n)


@track_word("experiments")
def experiments(game: ColonyGame, seat: int) -> int:
    """Experiments in the deck of the laboratory."""
    return len(Laboratory.of(game).deck)
