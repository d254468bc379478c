"""Predicates: who is where."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.entrances import zombies_at
from ...state import Survivor
from ..effects import Context
from ..measure import MANY, Measure, between
from ..selections.people import Joined, People, survivors_named
from ..selections.places import named
from ..vocabulary import Anybody, Exiled, Named, Place, SurvivorId, SurvivorIds, predicate


def _status(game: ColonyGame, survivor: Survivor | None, exiled: str) -> bool:
    """Whether a survivor is in play with that status: either, yes or no."""
    if survivor is None:
        return False
    return exiled == "either" or game.exiled(survivor) == (exiled == "yes")


def _friend(game: ColonyGame, seat: int, name: str) -> Survivor | None:
    """A survivor in play, if it belongs to a player's colony."""
    found = game.survivor(name)
    mine = game.colony_of(seat)
    return found if found is not None and game.colony_of(found.owner) is mine else None


@predicate("controls")
def controls(game: ColonyGame, context: Context, survivor: SurvivorId, exiled: Exiled = "either") -> bool:
    """You control that survivor."""
    found = game.survivor(survivor)
    return found is not None and found.owner == context.seat and _status(game, found, exiled)


@predicate("in-play")
def in_play(game: ColonyGame, context: Context, survivor: SurvivorId, exiled: Exiled = "either") -> bool:
    """That survivor is in somebody's group; with two colonies: of your colony (16.5)."""
    found = _friend(game, context.seat, survivor)
    return _status(game, found, exiled)


@predicate("none-in-play")
def none_in_play(game: ColonyGame, context: Context, survivors: SurvivorIds) -> bool:
    """None of these survivors is in play."""
    return not any(game.survivor(name) for name in survivors)


@predicate("in-survivor-deck")
def in_survivor_deck(game: ColonyGame, context: Context, survivor: SurvivorId) -> bool:
    """That survivor has not been drawn yet."""
    return survivor in game.state.survivor_deck


@predicate("survivor-deck-min")
def survivor_deck_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` cards are in the survivor deck."""
    return Measure(len(game.state.survivor_deck), n)


@predicate("at")
def at(game: ColonyGame, context: Context, survivor: SurvivorId, location: Place) -> bool:
    """That survivor is in play and at that place; with two colonies: one of your colony (16.5)."""
    found = _friend(game, context.seat, survivor)
    return found is not None and found.place in named(game, context.seat, location, context.scope)


@predicate("own-survivor-at")
def own_survivor_at(
    game: ColonyGame, context: Context, location: Place, exiled: Exiled = "either", zombies: int = 0
) -> bool:
    """You have a survivor there (or at one of several such places), with that many zombies at the place."""
    places = named(game, context.seat, location, context.scope)
    for survivor in game.own(context.seat):
        if (
            survivor.place in places
            and _status(game, survivor, exiled)
            and zombies_at(game, survivor.place) >= zombies
        ):
            return True
    return False


@predicate("own-survivors-min")
def own_survivors_min(game: ColonyGame, context: Context, n: int, except_: SurvivorId = "") -> Measure:
    """You control at least ``n`` survivors, not counting ``except``."""
    return Measure(sum(1 for s in game.own(context.seat) if s.id != except_), n)


@predicate("own-survivors-exactly")
def own_survivors_exactly(game: ColonyGame, context: Context, n: int) -> bool:
    """You control exactly ``n`` survivors."""
    return len(game.own(context.seat)) == n


@predicate("own-survivors-lead")
def own_survivors_lead(game: ColonyGame, context: Context, n: int) -> Measure:
    """You control at least ``n`` survivors more than each other player."""
    mine = len(game.own(context.seat))
    others = [len(game.own(seat)) for seat in game.allies(context.seat)]
    return Measure(max(0, mine - max(others, default=0)), n)


@predicate("own-unwounded")
def own_unwounded(game: ColonyGame, context: Context) -> bool:
    """None of your survivors has a wound of any kind."""
    return not any(s.tokens for s in game.own(context.seat))


@predicate("own-none-at-colony")
def own_none_at_colony(game: ColonyGame, context: Context) -> bool:
    """None of your survivors is at the colony."""
    return not any(s.place == game.home_of(context.seat) for s in game.own(context.seat))


@predicate("own-pair-alone")
def own_pair_alone(game: ColonyGame, context: Context) -> bool:
    """Two human survivors of yours are alone together at a place outside the colony."""
    return bool(pairs_alone(game, context.seat))


def pairs_alone(game: ColonyGame, seat: int) -> list[list[str]]:
    """Pairs of human survivors of a player that are alone at a place outside the colony."""
    pairs = []
    for place in game.town():
        here = game.at(place)
        if len(here) == 2 and all(s.owner == seat and game.card_of(s.id).human for s in here):
            pairs.append([s.id for s in here])
    return pairs


@predicate("pair-with-other-player-alone")
def pair_with_other_player_alone(game: ColonyGame, context: Context, human: bool = False) -> bool:
    """One of your survivors and one of another player are the only two at a place (``human``: both are)."""
    return bool(mixed_pairs(game, context.seat, human=human))


def mixed_pairs(game: ColonyGame, seat: int, *, human: bool = False) -> list[tuple[str, str]]:
    """(own, other) survivors that are alone together at a place; ``human``: only where both are."""
    found = []
    for place in game.state.places:
        here = game.at(place)
        colony = game.colony_at(place)
        if colony is not None and colony.helpless:
            continue
        if human and not all(game.card_of(one.id).human for one in here):
            continue
        friends = {seat, *game.allies(seat)}
        if len(here) == 2 and here[0].owner != here[1].owner and seat in (here[0].owner, here[1].owner):
            if not {here[0].owner, here[1].owner} <= friends:
                continue
            mine, other = here if here[0].owner == seat else reversed(here)
            found.append((mine.id, other.id))
    return found


@predicate("shares-location")
def shares_location(game: ColonyGame, context: Context, mine: Exiled, other: Exiled) -> bool:
    """A survivor of yours and one of another player, exiled ("yes") or not ("no"), are at one place."""
    return bool(sharing(game, context.seat, mine, other))


def sharing(game: ColonyGame, seat: int, mine: str, other: str) -> list[tuple[str, str]]:
    """(own, other) survivors at one place with the given status."""
    return [
        (s.id, o.id)
        for s in game.own(seat)
        if _status(game, s, mine)
        for o in game.friends(seat)
        if o.place == s.place and o.owner != seat and _status(game, o, other)
    ]


@predicate("group-larger-than-some")
def group_larger_than_some(game: ColonyGame, context: Context) -> bool:
    """You have more survivors than at least one other player."""
    mine = len(game.own(context.seat))
    return any(len(game.own(seat)) < mine for seat in game.allies(context.seat))


@predicate("other-player-at-colony")
def other_player_at_colony(game: ColonyGame, context: Context) -> bool:
    """Another player who is not exiled has a survivor at the colony."""
    home = game.home_of(context.seat)
    there = [s for s in game.friends(context.seat) if s.place == home]
    return any(s.owner != context.seat and not game.exiled(s) for s in there)


@predicate("helpless-min")
def helpless_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` helpless survivors are at the colony."""
    return Measure(game.colony_of(context.seat).helpless, n)


@predicate("helpless-max")
def helpless_max(game: ColonyGame, context: Context, n: int) -> Measure:
    """At most ``n`` helpless survivors are at the colony."""
    return Measure(game.colony_of(context.seat).helpless, n, at_most=True)


@predicate("helpless-majority")
def helpless_majority(game: ColonyGame, context: Context) -> bool:
    """More helpless than other survivors are at the colony."""
    home = game.home_of(context.seat)
    people = sum(1 for one in game.friends(context.seat) if one.place == home)
    return game.colony_of(context.seat).helpless > people


@predicate("survivors-gone-min")
def survivors_gone_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` survivors (not helpless) have died or were removed."""
    return Measure(len(game.state.graveyard) + len(game.state.gone), n)


@predicate("nobody-died")
def nobody_died(game: ColonyGame, context: Context) -> bool:
    """Nobody of your colony has died in this round, helpless ones included."""
    return game.colony_of(context.seat).last_death < game.state.round


@predicate("alive")
def alive(game: ColonyGame, context: Context, target: Named) -> bool:
    """The survivor spoken of is still in play."""
    return bool(survivors_named(game, context.seat, context.scope, target))


@predicate("subject-has-weapon")
def subject_has_weapon(game: ColonyGame, context: Context) -> bool:
    """The survivor concerned has a weapon equipped."""
    found = [game.survivor(name) for name in context.scope.get("subject", ())]
    return any(game.item(card).symbol == "weapon" for s in found if s for card in s.items)


@predicate("people")
def people(game: ColonyGame, context: Context, who: Named, min: int = 0, max: int = MANY) -> Measure | bool:
    """So many of these survivors are in play (if nothing is said: at least 1)."""
    assert isinstance(who, People | Joined)
    if isinstance(who, People):
        found = len(who.candidates(game, context.seat, context.scope))
    else:
        found = len(who.find(game, context.seat, context.scope))
    return between(found, min, max)


@predicate("players")
def players(game: ColonyGame, context: Context, who: Anybody, min: int = 0, max: int = MANY) -> Measure | bool:
    """There are so many of these players (if nothing is said: at least 1)."""
    found: int = len(who.candidates(game, context.seat, context.scope))
    return between(found, min, max)


@predicate("stayed")
def stayed(game: ColonyGame, context: Context) -> bool:
    """The survivor who acts has not moved in this turn."""
    found = [game.survivor(name) for name in context.scope.get("user", ())]
    return any(not survivor.moved and not survivor.strode for survivor in found if survivor)


@predicate("own-wounded-pair")
def own_wounded_pair(game: ColonyGame, context: Context) -> bool:
    """Two of your survivors with wounds or frostbite are at one place."""
    places = [s.place for s in game.own(context.seat) if s.hurt]
    return len(places) > len(set(places))
