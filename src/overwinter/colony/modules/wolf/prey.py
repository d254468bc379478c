"""Who can be treated, robbed and hunted by the lone wolf, and where."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules import questions
from ...state import Survivor


def strangers(game: ColonyGame, seat: int, place: str) -> list[Survivor]:
    """The survivors of other colonies at a place."""
    return [one for one in game.at(place) if game.colony_of(one.owner) is not game.colony_of(seat)]


def patients(game: ColonyGame, seat: int) -> list[str]:
    """The places where a player's survivors are together with those of a colony."""
    own = {one.place for one in game.own(seat)}
    return [place for place in game.state.places if place in own and strangers(game, seat, place)]


def strippers(game: ColonyGame, seat: int) -> list[str]:
    """A player's survivors at places with an item deck for whom there is a die to search with."""
    best = max(game.player(seat).unused, default=0)
    there = [one for one in game.own(seat) if game.place(one.place).deck and not one.aside]
    return [one.id for one in there if best >= questions.search_value(game, one)]


def hunters(game: ColonyGame, seat: int) -> list[tuple[Survivor, Survivor]]:
    """Own survivors who are alone with one of a colony at a place of the town, and these, where there is a die to
    attack with."""
    best, found = max(game.player(seat).unused, default=0), []
    for place in game.town():
        own = [one for one in game.at(place) if one.owner == seat and not one.aside]
        prey = strangers(game, seat, place)
        if len(own) == len(prey) == 1 and best >= questions.attack_die(game, own[0]):
            found.append((own[0], prey[0]))
    return found
