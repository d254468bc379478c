"""A survivor comes into play, from the deck or in place of a lost one (R-186 to R-188)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Survivor
from .choose import Choose
from .elimination import eliminate


@procedure
class Replacement(Procedure):
    """A player without survivors draws a new one as leader (R-186 to R-188)."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Draw if there is a card and a space; otherwise the player waits."""
        game.player(self.seat).waiting = True
        if not game.state.survivor_deck:
            if game.setup.policy("empty_survivor_deck") == "eliminated":
                eliminate(game, self.seat)
            return
        if free_entry_places(game, self.seat):
            game.call(Arrival(self.seat, game.state.survivor_deck[0]))


def free_entry_places(game: ColonyGame, seat: int, *, forced: bool = True) -> list[str]:
    """Where a new survivor of this player may enter: the colony; an exiled player's anywhere else.

    ``forced`` entries (replacements) go elsewhere when the colony is full (R-187, P-08).
    """
    outside = [name for name in game.town() if game.free_spaces(name) > 0]
    if game.player(seat).exiled:
        return outside
    home = game.home_of(seat)
    if game.free_spaces(home) > 0:
        return [home]
    return outside if forced and game.setup.policy("full_colony") == "outside" else []


@procedure
class Arrival(Procedure):
    """A survivor from the deck joins a group. ``came`` tells whether there was room."""

    seat: int
    survivor: str
    leader: bool = False
    forced: bool = True
    came: bool = False

    def start(self, game: ColonyGame) -> None:
        """Find the place."""
        places = free_entry_places(game, self.seat, forced=self.forced)
        if self.survivor in game.state.survivor_deck and places:
            game.call(Choose(self.seat, "place", "arrival", places), then=self.enters)

    def enters(self, game: ColonyGame, choice: Choose) -> None:
        """Onto the board: unhurt, may act and move at once."""
        game.state.survivor_deck.remove(self.survivor)
        put_in_play(game, self.seat, self.survivor, choice.first)
        self.came = True
        player = game.player(self.seat)
        if self.leader or not player.leader:
            player.leader = self.survivor


def put_in_play(game: ColonyGame, seat: int, name: str, place: str) -> None:
    """Put a survivor on the board. A player who was owed one is owed none any more."""
    game.player(seat).waiting = False
    game.state.survivors[name] = Survivor(name, seat, place, 0, 0, [], False, [])
    game.reveal()
    game.emit("joined", survivor=name, seat=seat, place=place)
    if seat == game.state.active:
        game.note("survivors-added", survivor=name, place=place)
