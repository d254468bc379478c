"""Predicates: what the lone wolf is after. Without a wolf none of them holds."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.warring.slot import HOMES, WOLF, Warring, colonies
from ...modules.wolf.slot import NAME, Wolf, den_of
from ..effects import Context
from ..measure import MANY, Measure, between
from ..vocabulary import predicate


def _played(game: ColonyGame) -> bool:
    return NAME in game.state.slots


@predicate("missions-min")
def missions_min(game: ColonyGame, context: Context, n: int) -> Measure | bool:
    """The wolf has completed at least ``n`` missions."""
    return _played(game) and between(len(Wolf.of(game).done), n, MANY)


@predicate("noted-colony-wins")
def noted_colony_wins(game: ColonyGame, context: Context) -> bool:
    """The colony that the wolf has noted in secret has completed the main objective, and the other has not."""
    return _played(game) and Warring.of(game).completed == [Wolf.of(game).noted]


@predicate("colonies-morale")
def colonies_morale(game: ColonyGame, context: Context, min: int = 0, max: int = MANY) -> bool:
    """Each of the two colonies has so much morale."""
    return _played(game) and all(min <= colony.morale <= max for colony in colonies(game))


@predicate("colonies-apart")
def colonies_apart(game: ColonyGame, context: Context, max: int) -> Measure | bool:
    """The morale of the two colonies differs by so much at most."""
    blue, yellow = (colony.morale for colony in game.state.colonies[:WOLF]) if _played(game) else (0, MANY)
    return _played(game) and between(abs(blue - yellow), 0, max)


@predicate("fought-for")
def fought_for(game: ColonyGame, context: Context, n: int, each: bool = False) -> Measure | bool:
    """The wolf's survivors were on the winning side of at least ``n`` combats (``each``: for either colony)."""
    won = [won_for(game, number) for number in range(len(HOMES))] if _played(game) else [0]
    return Measure(min(won) if each else sum(won), n)


def won_for(game: ColonyGame, number: int) -> int:
    """How many combats the wolf has helped a colony to win."""
    return den_of(game).counters.get(f"won-for-{HOMES[number]}", 0)


@predicate("spread-out")
def spread_out(game: ColonyGame, context: Context, n: int, few: int = 0) -> Measure | bool:
    """You have survivors at ``n`` places of the town; ``few``: so many are enough if you control only so many."""
    own = game.own(context.seat)
    held = {one.place for one in own if not game.is_home(one.place)}
    return between(len(held), few if few and len(own) == few else n, MANY)
