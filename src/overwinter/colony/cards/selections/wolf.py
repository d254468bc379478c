"""Whom and which places the missions of the lone wolf name."""

from __future__ import annotations

from ...game import ColonyGame
from .base import Scope
from .places import each_colony, place_word
from .players import having, player_word


@player_word("besieged")
def besieged(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The leaders of the colonies at whose entrances you have survivors."""
    homes = {survivor.place for survivor in game.own(seat) if survivor.entrance}
    return [colony.first for colony in game.state.colonies if colony.place in homes]


@having("stronger-colony")
def with_stronger_colony(game: ColonyGame, seat: int, scope: Scope, other: int) -> bool:
    """No colony has more morale than theirs."""
    homes = each_colony(game, seat, scope)
    return game.colony_of(other).morale >= max(one.morale for one in game.state.colonies if one.place in homes)


@having("helpless-colony")
def with_helpless_colony(game: ColonyGame, seat: int, scope: Scope, other: int) -> bool:
    """Somebody helpless lives at their colony."""
    return game.colony_of(other).helpless > 0


@place_word("other-colony")
def other_colony(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Of two colonies the one that is not "there"."""
    return [home for home in each_colony(game, seat, scope) if home != scope.get("there")]
