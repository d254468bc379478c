"""Predicates: two colonies against each other. Where one colony plays none of them holds."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.warring.slot import Warring, colonies, enemy_of, number_of, of_side, played
from ...state import Colony
from ..effects import Context
from ..measure import MANY, Measure, between
from ..selections.amounts import ammunition as in_supply
from ..selections.places import PlaceWords, named
from ..vocabulary import KINDS, SurvivorIds, predicate
from .counts import TRACKS, Track, track_word

ColonyTally = str
KINDS.choices("ColonyTally", ("combats-won", "combats-won-away", "charges", "evacuated"))


def _enemy(game: ColonyGame, seat: int) -> Colony | None:
    """The colony that a player's colony is at war with."""
    mine = game.colony_of(seat)
    return enemy_of(game, mine) if played(game) and mine in colonies(game) else None


def _ahead(game: ColonyGame, seat: int, track: str) -> int | None:
    """By how much a player's colony leads on a track; below 0: the enemies do. ``None``: it has no enemies."""
    enemy, words = _enemy(game, seat), TRACKS[track]
    return words.call(game, seat) - words.call(game, enemy.first) if enemy is not None else None


def _more_at(game: ColonyGame, seat: int, place: str) -> int:
    """How many more survivors than the enemies a player's colony, which is at war, has at a place."""
    enemy, mine = _enemy(game, seat), game.player(seat).colony
    assert enemy is not None
    return len(of_side(game, place, mine)) - len(of_side(game, place, number_of(game, enemy)))


@track_word("ammunition")
def ammunition(game: ColonyGame, seat: int) -> int:
    """Ammunition in the supply of your colony."""
    return in_supply(game, seat, {})


@track_word("cache")
def cache(game: ColonyGame, seat: int) -> int:
    """Cards that your colony has laid on the main objective."""
    return len(game.colony_of(seat).objective_cards)


@predicate("at-war")
def at_war(game: ColonyGame, context: Context) -> bool:
    """You belong to one of two colonies that are at war."""
    return _enemy(game, context.seat) is not None


@predicate("colony-count")
def colony_count(
    game: ColonyGame, context: Context, name: ColonyTally, min: int = 0, max: int = MANY
) -> Measure | bool:
    """So many combats your colony has won ("combats-won"), or won at the enemy colony ("combats-won-away"); or so
    many charges it has taken off the mast ("charges"), helpless survivors it has brought away ("evacuated")."""
    return between(game.colony_of(context.seat).counters.get(name, 0), min, max)


@predicate("rounds-left-is")
def rounds_left_is(game: ColonyGame, context: Context, n: int) -> bool:
    """The round marker is on that number."""
    return game.state.rounds_left == n


@predicate("controls-more")
def controls_more(game: ColonyGame, context: Context) -> bool:
    """Your colony has more survivors than the enemies at more places of the town than the other way round."""
    if _enemy(game, context.seat) is None:
        return False
    ahead = [_more_at(game, context.seat, place) for place in game.town()]
    return sum(lead > 0 for lead in ahead) > sum(lead < 0 for lead in ahead)


@predicate("compare")
def compare(game: ColonyGame, context: Context, track: Track, lead: int = 1) -> bool:
    """On that track your colony has at least so many more than the enemies."""
    ahead = _ahead(game, context.seat, track)
    return ahead is not None and ahead >= lead


@predicate("enemy-track")
def enemy_track(game: ColonyGame, context: Context, name: Track, min: int = 0, max: int = MANY) -> bool:
    """So much is on that track of the enemy colony."""
    enemy = _enemy(game, context.seat)
    return enemy is not None and min <= TRACKS[name].call(game, enemy.first) <= max


@predicate("contributed-less")
def contributed_less(game: ColonyGame, context: Context, lead: int = 1) -> bool:
    """The other colony has given so many cards more to the crisis that is just resolved; below 0: so many less."""
    mine, theirs = context.scope.get("given", 0), context.scope.get("given-by-others", 0)
    return bool(theirs - mine >= lead) if lead > 0 else bool(mine - theirs >= -lead)


@predicate("combat-lost")
def combat_lost(game: ColonyGame, context: Context, home: bool = False, deadly: bool = False) -> bool:
    """Your colony has just lost a combat (``home``: at home; ``deadly``: one of its survivors died in it)."""
    fact, mine = context.fact, game.player(context.seat).colony
    if fact is None or fact.event != "combat-over" or fact.n < 0 or fact.n == mine or mine > 1:
        return False
    return (not home or fact.place == game.home_of(context.seat)) and (not deadly or fact.flag)


@predicate("holds-mast")
def holds_mast(game: ColonyGame, context: Context) -> bool:
    """Your colony has more survivors than the enemies where the radio mast stands."""
    if _enemy(game, context.seat) is None:
        return False
    place = Warring.of(game).mast
    return bool(place) and _more_at(game, context.seat, place) > 0


@predicate("combat-won")
def combat_won(game: ColonyGame, context: Context) -> bool:
    """Your colony has just won a combat."""
    fact = context.fact
    return fact is not None and fact.event == "combat-over" and fact.n == game.player(context.seat).colony


@predicate("won-last-round")
def won_last_round(game: ColonyGame, context: Context) -> bool:
    """Your colony won a combat in the last round."""
    mine = game.player(context.seat).colony
    return _enemy(game, context.seat) is not None and 0 < Warring.of(game).won[mine] == game.state.round - 1


@predicate("behind")
def behind(game: ColonyGame, context: Context, track: Track, lead: int = 1) -> bool:
    """On that track the enemies have at least so many more than your colony."""
    ahead = _ahead(game, context.seat, track)
    return ahead is not None and -ahead >= lead


@predicate("in-different-colonies")
def in_different_colonies(game: ColonyGame, context: Context, survivors: SurvivorIds) -> bool:
    """These survivors are all in play, and no two of them belong to the same colony."""
    found = [game.survivor(name) for name in survivors]
    colonies = {game.player(one.owner).colony for one in found if one is not None}
    return len(colonies) == len(survivors)


@predicate("event-origin")
def event_origin(game: ColonyGame, context: Context, location: PlaceWords) -> bool:
    """The survivor who moved came from that place, or from one of several."""
    fact = context.fact
    here = [place for word in location for place in named(game, context.seat, word, context.scope)]
    return fact is not None and fact.origin in here


@predicate("event-beside-enemy")
def event_beside_enemy(game: ColonyGame, context: Context) -> bool:
    """It happened at a place where an enemy is, or was at the start of this turn."""
    fact = context.fact
    if fact is None or not played(game):
        return False
    enemies = game.enemies(context.seat)
    stood = Warring.of(game).stood.get(fact.place, [])
    theirs = {game.player(seat).colony for seat in enemies}
    return not theirs.isdisjoint(stood) or any(one.owner in enemies for one in game.at(fact.place))
