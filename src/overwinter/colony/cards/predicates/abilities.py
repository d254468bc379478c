"""Predicates: what an ability needs to be of use."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.entrances import zombies_at
from ...rules.questions import noise_targets
from ...state import Survivor
from ..effects import Context
from ..measure import Measure
from ..vocabulary import predicate
from .people import sharing


@predicate("zombies-here")
def zombies_here(game: ColonyGame, context: Context) -> bool:
    """A zombie is at the place of the survivor who acts."""
    return any(zombies_at(game, s.place) for s in _users(game, context))


@predicate("free-entrance-here")
def free_entrance_here(game: ColonyGame, context: Context) -> bool:
    """An entrance space is free at the place of the survivor who acts."""
    return any(game.free_entrances(s.place) for s in _users(game, context))


@predicate("deck-here")
def deck_here(game: ColonyGame, context: Context) -> bool:
    """The place of the survivor who acts has an item deck with cards."""
    return any(game.place(s.place).deck for s in _users(game, context))


@predicate("noise-movable")
def noise_movable(game: ColonyGame, context: Context) -> bool:
    """There is noise at the place of the survivor who acts, and another place has room for all of it."""
    return any(noise_targets(game, s.place) for s in _users(game, context))


@predicate("wounded-here")
def wounded_here(game: ColonyGame, context: Context) -> bool:
    """A survivor with a wound or frostbite is at the place of the survivor who acts."""
    places = [s.place for s in _users(game, context)]
    return any(o.hurt for o in game.friends(context.seat) if o.place in places)


@predicate("user-leads")
def user_leads(game: ColonyGame, context: Context) -> bool:
    """The survivor who acts leads the group of its player."""
    return any(game.player(s.owner).leader == s.id for s in _users(game, context))


def _users(game: ColonyGame, context: Context) -> list[Survivor]:
    return [s for name in context.scope.get("user", ()) if (s := game.survivor(name))]


@predicate("free-entrance-at-own")
def free_entrance_at_own(game: ColonyGame, context: Context) -> bool:
    """An entrance space is free at a place where you have a survivor."""
    return any(game.free_entrances(s.place) for s in game.own(context.seat))


@predicate("zombies-at-own")
def zombies_at_own(game: ColonyGame, context: Context) -> bool:
    """A zombie is at a place where you have a survivor."""
    return any(zombies_at(game, s.place) for s in game.own(context.seat))


@predicate("zombies-anywhere")
def zombies_anywhere(game: ColonyGame, context: Context) -> bool:
    """A zombie is somewhere."""
    return any(zombies_at(game, place) for place in game.state.places)


@predicate("own-could-attack")
def own_could_attack(game: ColonyGame, context: Context) -> bool:
    """One of your survivors has somebody to attack: a zombie, or a survivor of another player."""
    return zombies_at_own(game, context) or bool(sharing(game, context.seat, "either", "either"))


@predicate("crisis-deck-min")
def crisis_deck_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` cards are in the crisis deck."""
    return Measure(len(game.state.crisis_deck), n)


@predicate("any-deck")
def any_deck(game: ColonyGame, context: Context) -> bool:
    """Some item deck has cards."""
    return any(game.place(name).deck for name in game.town())
