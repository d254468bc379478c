"""The lone wolf is out of the game (R-335)."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.elimination import eliminate
from ...state import Colony
from .slot import den_of, wolf_seat


def give_up(game: ColonyGame, colony: Colony) -> None:
    """Without morale the wolf has lost: the survivors go, the den is closed, the colonies play on (R-335)."""
    seat = wolf_seat(game)
    if colony is not den_of(game) or game.player(seat).eliminated:
        return
    game.emit("wolf-out", seat=seat)
    for survivor in game.own(seat):
        del game.state.survivors[survivor.id]
        game.state.gone.append(survivor.id)
        for card in survivor.items:
            game.remove_item(card)
        game.emit("removed", survivor=survivor.id, place=survivor.place, seat=seat)
    game.state.lasting = [
        one for one in game.state.lasting if not one.survivor or one.survivor in game.state.survivors
    ]
    game.player(seat).leader = ""
    eliminate(game, seat)
