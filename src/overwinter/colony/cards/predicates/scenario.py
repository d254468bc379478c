"""Predicates: scenarios, and what their goals ask for."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.scenario import Story
from ...rules.questions import in_force as holds_now
from ..effects import Context
from ..measure import Measure, fitting
from ..selections.places import named
from ..vocabulary import Place, Rule, Stage, Symbols, predicate


@predicate("in-force")
def in_force(game: ColonyGame, context: Context, rule: Rule) -> bool:
    """That rule of a module holds: a scenario brings some only later."""
    return holds_now(game, rule)


@predicate("betrayal-after")
def betrayal_after(game: ColonyGame, context: Context, stage: Stage) -> bool:
    """The goal of that stage was reached and you are not exiled: looked at right after it; later morale has to be
    0 as well."""
    reached = stage in Story.of(game).reached and not game.player(context.seat).exiled
    return reached and (game.state.outcome == "betrayed" or game.colony_of(context.seat).morale == 0)


@predicate("each-loyal-player-at")
def each_loyal_player_at(game: ColonyGame, context: Context, location: Place) -> Measure:
    """Every player who is not exiled has a survivor there."""
    places = named(game, context.seat, location, context.scope)
    there = {survivor.owner for place in places for survivor in game.at(place)}
    return fitting(seat in there for seat in game.team(context.seat))


@predicate("equipped-at")
def equipped_at(
    game: ColonyGame, context: Context, location: Place, symbol: Symbols, n: int = 0, per_loyal_player: int = 0
) -> Measure:
    """The survivors of players who are not exiled have ``n`` cards with that symbol equipped there in all, and so
    many more per player who is not exiled."""
    places, team = named(game, context.seat, location, context.scope), game.team(context.seat)
    people = [one for place in places for one in game.at(place) if one.owner in team]
    have = sum(1 for one in people for card in one.items if game.fits(card, symbol))
    return Measure(have, n + per_loyal_player * len(team))
