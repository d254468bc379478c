"""Predicates: what is counted on tracks and piles. Each track is one word; modules add their own."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.vocabulary import Vocabulary

from ...game import ColonyGame
from ..effects import Context
from ..measure import MANY, Measure, between
from ..vocabulary import KINDS, predicate

TRACKS = Vocabulary("a track", 2)
track_word = TRACKS.word

Track = str


@KINDS.kind("Track")
def _read_track(compiler: Any, raw: Any, at: str) -> Any:
    """the name of a track (see Tracks)"""
    return compiler.one_of(raw, list(TRACKS), at)


@predicate("track")
def track(
    game: ColonyGame, context: Context, name: Track, min: int = 0, max: int = MANY, per_player: int = 0
) -> Measure | bool:
    """So much is on that track (if nothing is said: at least 1); ``per-player``: so many for each player who began
    the game, on top of ``min``."""
    have: int = TRACKS[name].call(game, context.seat)
    return between(have, min + per_player * game.setup.players, max)


@track_word("morale")
def morale(game: ColonyGame, seat: int) -> int:
    """Morale."""
    return game.colony_of(seat).morale


@track_word("food")
def food(game: ColonyGame, seat: int) -> int:
    """Food in the supply."""
    return game.colony_of(seat).food


@track_word("starvation")
def starvation(game: ColonyGame, seat: int) -> int:
    """Starvation tokens in the supply."""
    return game.colony_of(seat).starvation


@track_word("waste")
def waste(game: ColonyGame, seat: int) -> int:
    """Cards in the waste pile."""
    return len(game.colony_of(seat).waste)


@track_word("helpless")
def helpless(game: ColonyGame, seat: int) -> int:
    """Helpless survivors at the colony, unruly ones included."""
    return game.colony_of(seat).helpless


@track_word("unruly")
def unruly(game: ColonyGame, seat: int) -> int:
    """Unruly helpless survivors at the colony."""
    return game.colony_of(seat).unruly


@track_word("calm")
def calm(game: ColonyGame, seat: int) -> int:
    """Helpless survivors at the colony who are not unruly."""
    colony = game.colony_of(seat)
    return colony.helpless - colony.unruly


@track_word("graveyard")
def graveyard(game: ColonyGame, seat: int) -> int:
    """Survivors in the graveyard."""
    return len(game.state.graveyard)


@track_word("hand")
def hand(game: ColonyGame, seat: int) -> int:
    """Cards in your hand."""
    return len(game.player(seat).hand)


@track_word("contributions")
def contributions(game: ColonyGame, seat: int) -> int:
    """Cards that were contributed to the crisis."""
    return len(game.state.contributions)
