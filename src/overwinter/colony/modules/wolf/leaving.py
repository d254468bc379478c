"""The lone wolf is out of the game (R-335)."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.death import remove_from_game
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
        for card in survivor.items:
            game.remove_item(card)
        remove_from_game(game, survivor)
    game.player(seat).leader = ""
    eliminate(game, seat)
