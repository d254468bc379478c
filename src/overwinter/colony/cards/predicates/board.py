"""Predicates: tokens, entrances, room."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.entrances import barricades_at, zombies_at
from ..effects import Context
from ..measure import Measure, fitting
from ..selections.amounts import Amount, amount
from ..selections.people import survivors_named
from ..selections.places import named
from ..vocabulary import Area, Named, Place, SurvivorId, Token, predicate


def _tokens(game: ColonyGame, token: str, place: str) -> int:
    match token:
        case "zombie":
            return zombies_at(game, place)
        case "barricade":
            return barricades_at(game, place)
        case "noise":
            return game.place(place).noise
        case "trap":
            return sum(game.place(place).traps)
        case "defence":
            return barricades_at(game, place) + sum(game.place(place).traps)
    raise ValueError(f"unknown token {token!r}")


def _tokens_at(game: ColonyGame, context: Context, token: str, location: str) -> int:
    """Tokens at what a place word names, in all its places together."""
    return sum(_tokens(game, token, place) for place in named(game, context.seat, location, context.scope))


@predicate("tokens-min")
def tokens_min(game: ColonyGame, context: Context, token: Token, location: Place, n: int) -> Measure:
    """At least ``n`` zombies, barricades or noise tokens are at the place."""
    return Measure(_tokens_at(game, context, token, location), n)


@predicate("tokens-max")
def tokens_max(game: ColonyGame, context: Context, token: Token, location: Place, n: int) -> Measure:
    """At most ``n`` zombies, barricades or noise tokens are at the place."""
    return Measure(_tokens_at(game, context, token, location), n, at_most=True)


@predicate("any-location")
def any_location(game: ColonyGame, context: Context, token: Token, max: int) -> bool:
    """Some place (your colony included, the lone wolf's den not) has at most that many of the tokens."""
    return any(_tokens(game, token, place) <= max for place in _around(game, context.seat))


@predicate("every-location")
def every_location(game: ColonyGame, context: Context, token: Token, min: int) -> Measure:
    """Every place (your colony included, the lone wolf's den not) has at least that many of the tokens."""
    return fitting(_tokens(game, token, place) >= min for place in _around(game, context.seat))


def _around(game: ColonyGame, seat: int) -> list[str]:
    """The places of the town and the own home, where that has entrances (16.5)."""
    home = game.home_of(seat)
    return [place for place in [home, *game.town()] if not game.place_card(place).shelter]


def _counts(game: ColonyGame, context: Context, token: str, where: str) -> list[int]:
    """Token counts of what ``each-...`` names; a condition on them has to hold for each."""
    if where == "each-non-colony":
        return [_tokens(game, token, place) for place in game.town()]
    home = game.place(game.home_of(context.seat))
    if token == "zombie":
        return list(home.zombies)
    return [sum(pair) for pair in zip(home.barricades, home.traps, strict=True)]


def _count(game: ColonyGame, context: Context, token: str, where: str) -> int:
    """How many tokens are at the place that ``where`` names, or in all its places together."""
    match where:
        case "non-colony-total":
            return sum(_tokens(game, token, place) for place in game.town())
        case "best-own-non-colony":
            places = {s.place for s in game.own(context.seat)} - {game.home_of(context.seat)}
            return max((_tokens(game, token, place) for place in places), default=0)
    return _tokens_at(game, context, token, where)


def _enough(game: ColonyGame, context: Context, token: str, where: str, n: int) -> Measure:
    if where.startswith("each-"):
        return fitting(count >= n for count in _counts(game, context, token, where))
    return Measure(_count(game, context, token, where), n)


def _few_enough(game: ColonyGame, context: Context, token: str, where: str, n: int) -> Measure:
    if where.startswith("each-"):
        return fitting(count <= n for count in _counts(game, context, token, where))
    return Measure(_count(game, context, token, where), n, at_most=True)


@predicate("barricades-min")
def barricades_min(game: ColonyGame, context: Context, where: Area, n: int = 0, per_player: int = 0) -> Measure:
    """At least ``n`` barricades or traps: colony, non-colony-total, each-non-colony, each-colony-entrance, ...;
    ``per-player``: so many more for each player who began the game."""
    return _enough(game, context, "defence", where, n + per_player * game.setup.players)


@predicate("barricades-max")
def barricades_max(game: ColonyGame, context: Context, where: Area, n: int) -> Measure:
    """At most ``n`` barricades and traps there."""
    return _few_enough(game, context, "defence", where, n)


@predicate("zombies-min")
def zombies_min(game: ColonyGame, context: Context, where: Area, n: int) -> Measure:
    """At least ``n`` zombies there."""
    return _enough(game, context, "zombie", where, n)


@predicate("zombies-max")
def zombies_max(game: ColonyGame, context: Context, where: Area, n: int) -> Measure:
    """At most ``n`` zombies there."""
    return _few_enough(game, context, "zombie", where, n)


@predicate("empty-decks-min")
def empty_decks_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """The item decks of at least ``n`` places are empty."""
    decks = [game.place(p.id).deck for p in game.content.locations() if p.has_deck]
    return Measure(sum(1 for deck in decks if not deck), n)


@predicate("space-at")
def space_at(game: ColonyGame, context: Context, location: Place, n: Amount = 1, unless: Named = None) -> bool:
    """At least ``n`` survivor spaces are free there, or the survivor ``unless`` is already there."""
    seat, scope = context.seat, context.scope
    places = named(game, seat, location, scope)
    if unless:
        there = survivors_named(game, seat, scope, unless)
        if any(game.state.survivors[name].place in places for name in there):
            return True
    return sum(game.free_spaces(place) for place in places) >= amount(game, seat, scope, n)


@predicate("room-for")
def room_for(game: ColonyGame, context: Context, survivors: Amount = 1, helpless: Amount = 0) -> bool:
    """New people find room: at the colony; an exiled player's survivors outside, helpless are ignored."""
    seat, scope = context.seat, context.scope
    people = amount(game, seat, scope, survivors)
    if game.player(seat).exiled:
        return sum(game.free_spaces(place) for place in game.town()) >= people
    return game.free_spaces(game.home_of(seat)) >= people + amount(game, seat, scope, helpless)


@predicate("room-can-be-made")
def room_can_be_made(game: ColonyGame, context: Context, location: Place, n: int, survivor: SurvivorId) -> bool:
    """``n`` survivors, that one among them, could stand there if others there were sent to the colony."""
    place = named(game, context.seat, location, context.scope)[0]
    here = game.at(place)
    own = [s for s in here if s.owner == context.seat and s.id != survivor]
    staying = {survivor, *(s.id for s in own[: n - 1])}
    friends = [s for s in game.friends(context.seat) if s.place == place]
    movable = sum(1 for s in friends if not game.exiled(s) and s.id not in staying)
    arriving = n - sum(1 for s in here if s.id in staying)
    return game.free_spaces(place) + min(movable, game.free_spaces(game.home_of(context.seat))) >= arriving
