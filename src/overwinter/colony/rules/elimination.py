"""A player is out of the game (R-190)."""

from __future__ import annotations

from ..game import ColonyGame


def lose_hand(game: ColonyGame, seat: int) -> None:
    """All hand cards of a player leave the game, face down (R-353); in games of version 1 all saw them."""
    lost = game.player(seat).hand.copy()
    if lost and game.setup.version > 1:
        game.remove_face_down(seat, lost)
        return
    for card in lost:
        game.leaves_hand(seat, card)
        game.remove_item(card)
    if lost:
        game.emit("hand-lost", seat=seat, cards=game.card_ids(lost))


def eliminate(game: ColonyGame, seat: int) -> None:
    """A player is out of the game with all hand cards (R-190), and is owed nothing. With nobody left the game is
    lost. A first player's token goes to the right at once and stays there at the end of the round (R-358), if
    anybody of that colony is left."""
    lose_hand(game, seat)
    player = game.player(seat)
    player.eliminated, player.waiting = True, False
    player.unused = player.used = []
    game.emit("eliminated", seat=seat)
    if not game.in_play():
        game.finish("failed")
    colony, heir = game.colony_of(seat), game.right_of(seat)
    if colony.first == seat and heir != seat:
        colony.first, colony.first_passed = heir, game.setup.version > 1
        game.emit("first-player", seat=heir)
