"""Predicates: what objectives ask of a player's group, and of the town."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.entrances import zombies_at
from ..effects import Context
from ..measure import MANY, Measure, between, fitting
from ..vocabulary import KINDS, predicate

Tally = str
KINDS.choices("Tally", ("kills", "deaths", "spoils"))


@predicate("count")
def count(game: ColonyGame, context: Context, name: Tally, min: int = 0, max: int = MANY) -> Measure | bool:
    """So many zombies were killed by you in this game ("kills"), so many of your survivors died ("deaths"),
    or so many cards you took out of the bandits' arsenal ("spoils")."""
    return between(game.player(context.seat).counters.get(name, 0), min, max)


@predicate("own-survivors-max")
def own_survivors_max(game: ColonyGame, context: Context, n: int) -> Measure:
    """You control at most ``n`` survivors."""
    return Measure(len(game.own(context.seat)), n, at_most=True)


@predicate("own-tokens-min")
def own_tokens_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """One of your survivors has at least ``n`` wounds of any kind, despair included."""
    return Measure(max((one.tokens for one in game.own(context.seat)), default=0), n)


@predicate("own-all-at-colony")
def own_all_at_colony(game: ColonyGame, context: Context) -> Measure:
    """All your survivors are at the colony."""
    home = game.home_of(context.seat)
    return fitting(one.place == home for one in game.own(context.seat))


@predicate("own-together")
def own_together(game: ColonyGame, context: Context) -> bool:
    """All your survivors are at one place."""
    return len({one.place for one in game.own(context.seat)}) == 1


@predicate("own-highest-influence")
def own_highest_influence(game: ColonyGame, context: Context) -> bool:
    """You control the survivor of highest influence in play, or one of several equal ones."""
    ranked = game.by_influence(game.friends(context.seat))
    if not ranked:
        return False
    highest = game.card_of(ranked[-1].id).influence
    return any(game.card_of(one.id).influence == highest for one in game.own(context.seat))


@predicate("others-exiled-min")
def others_exiled_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` other players have been exiled."""
    return Measure(sum(1 for p in game.state.players if p.exiled and p.seat != context.seat), n)


@predicate("held-places-min")
def held_places_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` of the places 1 to 6 have no zombie, and a survivor of a player who is not exiled."""
    friends = game.friends(context.seat)
    held = [
        place
        for place in game.numbered()
        if not zombies_at(game, place) and any(not game.exiled(one) for one in friends if one.place == place)
    ]
    return Measure(len(held), n)


@predicate("decks-on-objective-min")
def decks_on_objective_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` cards out of each item deck of the places 1 to 6 lie on the main objective."""
    lying = [game.item(card).deck for card in game.colony_of(context.seat).objective_cards]
    decks = game.numbered()
    return Measure(sum(min(lying.count(deck), n) for deck in decks), n * len(decks))
