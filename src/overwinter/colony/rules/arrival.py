"""A survivor comes into play, from the deck or in place of a lost one (R-186 to R-188)."""

from __future__ import annotations

from overwinter.kernel.choices import Source
from overwinter.kernel.data import data
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Survivor
from .choose import Choose
from .composition import question
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
            game.call(Arrival(self.seat))


def free_entry_places(game: ColonyGame, seat: int, *, forced: bool = True) -> list[str]:
    """Where a new survivor of this player may enter: the colony; an exiled player's anywhere else.

    ``forced`` entries (replacements) go elsewhere when the colony is full (R-187, P-08).
    """
    outside = game.open_town()
    if game.player(seat).exiled:
        return outside
    home = game.home_of(seat)
    if game.free_spaces(home) > 0:
        return [home]
    forced = forced and game.setup.policy("full_colony") == "outside"
    return outside if forced or roams(game, seat) else []


@question
def roams(game: ColonyGame, seat: int) -> bool:
    """Whether whoever joins a player goes anywhere where the home is full, not only a replacement."""
    return False


@data(frozen=True)
class Entries(Source):
    """Where a new survivor of a player may enter."""

    seat: int
    forced: bool

    def now(self, game: ColonyGame) -> list[str]:
        """Places that have room."""
        return free_entry_places(game, self.seat, forced=self.forced)


@procedure
class Arrival(Procedure):
    """A survivor from the deck joins a group, if there is room: the named one, or else the top card.

    The card is taken when it enters, not before: nobody sees who comes until the place is chosen.
    """

    seat: int
    survivor: str = ""
    leader: bool = False
    forced: bool = True

    def start(self, game: ColonyGame) -> None:
        places = Entries(self.seat, self.forced)
        if self.is_there(game) and places.now(game) and (self.survivor or game.stranger(places.now(game))):
            game.call(Choose(self.seat, "place", "arrival", places), then=self.enters)

    def is_there(self, game: ColonyGame) -> bool:
        """Whether the deck has the card."""
        deck = game.state.survivor_deck
        return self.survivor in deck if self.survivor else bool(deck)

    def enters(self, game: ColonyGame, choice: Choose) -> None:
        """Onto the board: unhurt, may act and move at once."""
        if not choice.picked or not self.is_there(game):
            return
        deck = game.state.survivor_deck
        name = self.survivor or deck[0]
        deck.remove(name)
        put_in_play(game, self.seat, name, choice.first)
        player = game.player(self.seat)
        if self.leader or not player.leader:
            player.leader = name


def put_in_play(game: ColonyGame, seat: int, name: str, place: str) -> None:
    """Put a survivor on the board. A player who was owed one is owed none any more."""
    game.player(seat).waiting = False
    game.state.survivors[name] = Survivor(name, seat, place, 0, 0, [], False, [])
    game.reveal()
    game.emit("joined", survivor=name, seat=seat, place=place)
    game.happened("survivors-added", seat, survivor=name, place=place)
