"""Side effects of pills: they stay with a survivor until death, and are no equipment (R-295, R-296, P-12)."""

from __future__ import annotations

from ...game import ColonyGame
from ...state import Lasting


def available(game: ColonyGame) -> list[str]:
    """The side effects that nobody has."""
    taken = {lasting.source for lasting in game.state.lasting}
    return [card for card in game.content.further.get("side-effect", {}) if card not in taken]


def give(game: ColonyGame, card: str, survivor: str) -> bool:
    """A survivor gets a side effect. False: another one has it already, and keeps it (P-12)."""
    if card not in available(game):
        if game.setup.policy("side_effect_taken") == "nothing":
            game.emit("side-effect-taken", card=card)
            return False
        game.state.lasting = [x for x in game.state.lasting if x.source != card]
    abilities = game.content.further["side-effect"][card].abilities
    game.state.lasting.append(Lasting(card, abilities, survivor, -1, "game", game.state.round, 0, False))
    game.emit("side-effect", card=card, survivor=survivor)
    return True
