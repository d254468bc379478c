"""Predicates: what just happened."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.entrances import zombies_at
from ...state import Fact
from ..effects import Context
from ..measure import MANY
from ..selections.places import PlaceWords, named
from ..vocabulary import Cause, Exiled, Face, SurvivorId, Symbols, predicate


def _fact(context: Context) -> Fact:
    assert context.fact is not None
    return context.fact


@predicate("event-survivor")
def event_survivor(
    game: ColonyGame, context: Context, survivor: SurvivorId = "", exiled: Exiled = "either", alive: bool = False
) -> bool:
    """The survivor who acted: that one, of that status, still alive."""
    name = _fact(context).survivor
    found = game.survivor(name)
    if survivor and name != survivor:
        return False
    if alive and found is None:
        return False
    return exiled == "either" or game.player(context.seat).exiled == (exiled == "yes")


@predicate("event-location")
def event_location(
    game: ColonyGame, context: Context, location: PlaceWords, zombies: int = 0, noise_max: int = MANY
) -> bool:
    """It happened at that place, or at one of several; so many zombies, and at most so many noise tokens, are
    there now."""
    place = _fact(context).place
    if zombies_at(game, place) < zombies or game.place(place).noise > noise_max:
        return False
    return any(place in named(game, context.seat, word, context.scope) for word in location)


@predicate("event-fuel")
def event_fuel(game: ColonyGame, context: Context, used: bool) -> bool:
    """A fuel card was used for the move, or was not."""
    return _fact(context).flag == used


@predicate("event-destination-others")
def event_destination_others(game: ColonyGame, context: Context, min: int = 0, max: int = 99) -> bool:
    """So many others are where the survivor moved to (at the colony the helpless count)."""
    fact = _fact(context)
    others = sum(1 for s in game.at(fact.place) if s.id != fact.survivor)
    colony = game.colony_at(fact.place)
    if colony is not None and fact.event == "survivor-moved":
        others += colony.helpless
    return min <= others <= max


@predicate("event-cause")
def event_cause(game: ColonyGame, context: Context, cause: Cause) -> bool:
    """Why the exposure die was rolled: move, attack or effect."""
    return _fact(context).origin == cause


@predicate("event-result")
def event_result(game: ColonyGame, context: Context, result: Face) -> bool:
    """What the exposure die meant: wound, frostbite, bitten; blank only after an attack."""
    return _fact(context).result == result


@predicate("event-item")
def event_item(
    game: ColonyGame, context: Context, symbol: Symbols, heals: bool = False, feeds: bool = False
) -> bool:
    """The card concerned has that symbol (and healed somebody; ``feeds``: and was played for food)."""
    fact = _fact(context)
    if fact.item < 0 or not game.fits(fact.item, symbol) or (heals and fact.result != "healed"):
        return False
    ways = [mode for mode in game.item(fact.item).plays if fact.result in ("", mode.id)]
    return not feeds or any(op.word.name == "food" for way in ways for op in game.content.programs[way.do])


@predicate("event-die")
def event_die(game: ColonyGame, context: Context) -> bool:
    """A die was spent for it."""
    return context.fact is not None and context.fact.n > 0


@predicate("event-added")
def event_added(game: ColonyGame, context: Context, male: int, helpless: int) -> bool:
    """One action brought at least so many male survivors and helpless survivors."""
    turn = game.turn_of(context.seat)
    facts = [f for f in (turn.facts if turn else ()) if f.event == "survivors-added"]
    men = sum(1 for f in facts if f.survivor and game.card_of(f.survivor).male)
    return men >= male and sum(f.n for f in facts) >= helpless


@predicate("event-accusation")
def event_accusation(game: ColonyGame, context: Context) -> bool:
    """A player was accused: somebody has called for a vote about exile."""
    return _fact(context).result == "accusation"


@predicate("event-yawn")
def event_yawn(game: ColonyGame, context: Context) -> bool:
    """Somebody other than the holder of the card yawned."""
    fact = _fact(context)
    turn = game.turn_of(context.seat)
    return fact.result == "yawn" and (turn is None or fact.n != turn.holder)


@predicate("noted-every-location")
def noted_every_location(game: ColonyGame, context: Context) -> bool:
    """Of something announced: every place but the colony was searched meanwhile (see ``notes-searches``)."""
    return set(context.scope.get("noted", ())) == set(game.town())
