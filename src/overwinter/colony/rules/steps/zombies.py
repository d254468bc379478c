"""Zombies arrive: at night (R-201 to R-205), and before the first round (R-007)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from .. import questions
from ..zombies import AddZombies, AddZombiesAt


@procedure
class ZombiesArrive(Procedure):
    """Step 4 of the colony phase: to the colony, to the other places, and where there was noise.

    Inside it morale 0 is tested only after each of these three parts (R-205), unless the table wants it to end the
    game at once (P-20).
    """

    sequence = True
    places: list[str] | None = None

    def start(self, game: ColonyGame) -> None:
        """First part: the colonies (R-201, R-202)."""
        game.state.checkpoint = game.setup.policy("zombies_morale") == "checkpoints"
        self.places = [colony.place for colony in game.state.colonies if game.place(colony.place).zombies]
        self.go(self.homes)

    def homes(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One for every two people at a colony."""
        assert self.places is not None
        if self.places:
            home = self.places.pop(0)
            due = kept_away(game, home, questions.zombies_due(game, home))
            game.call(AddZombies(home, due), then=self.homes)
        else:
            self.outside(game)

    def outside(self, game: ColonyGame) -> None:
        """Second part: the other places by number; one per survivor there when its turn comes."""
        check_morale(game)
        self.places = game.town()
        self.go(self.next_place)

    def next_place(self, game: ColonyGame, _: Procedure | None = None) -> None:
        assert self.places is not None
        while self.places:
            place = self.places.pop(0)
            due = kept_away(game, place, questions.zombies_due(game, place))
            if due:
                game.call(AddZombies(place, due), then=self.next_place)
                return
        check_morale(game)
        self.places = game.town()
        self.go(self.noise)

    def noise(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Third part: noise, token by token (R-203, P-15)."""
        assert self.places is not None
        while self.places:
            place = game.place(self.places[0])
            if not place.noise:
                self.places.pop(0)
                continue
            game.state.put(place.but(noise=place.noise - 1))
            loud = game.draw(2, "flip") == 0 if game.setup.policy("noise_test") == "flip" else game.roll() <= 3
            game.emit("noise-test", place=place.id, heard=loud)
            if loud and kept_away(game, place.id, 1):
                game.call(AddZombies(place.id, 1), then=self.noise)
                return
        for place in game.state.places.values():
            if place.fewer:
                game.state.put(place.but(fewer=0))
        check_morale(game)
        game.state.checkpoint = False


def kept_away(game: ColonyGame, place: str, n: int) -> int:
    """How many of ``n`` zombies come to a place: some may be kept away from it, in all of the step (R-287)."""
    here = game.place(place)
    kept = min(n, here.fewer)
    if kept:
        game.state.put(here.but(fewer=here.fewer - kept))
    return n - kept


def check_morale(game: ColonyGame) -> None:
    """One of the three checkpoints of the step (R-205)."""
    if any(colony.morale == 0 and game.ends_at_zero(colony) for colony in game.state.colonies):
        game.finish("morale")


@procedure
class SetupZombies(Procedure):
    """The zombies of the main objective meet an empty board (R-007)."""

    def start(self, game: ColonyGame) -> None:
        homes = [colony.place for colony in game.state.colonies if game.place(colony.place).zombies]
        side = game.side_of(game.state.colonies[0])
        game.call(AddZombiesAt(homes, side.zombies_colony), then=self.outside)

    def outside(self, game: ColonyGame, _: Procedure) -> None:
        """At every other place."""
        side = game.side_of(game.state.colonies[0])
        game.call(AddZombiesAt(game.town(), side.zombies_elsewhere))
