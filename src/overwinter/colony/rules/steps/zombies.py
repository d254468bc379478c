"""Zombies arrive: at night (R-201 to R-205), and before the first round (R-007)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from .. import questions
from ..zombies import AddZombies, AddZombiesAt


@procedure
class ZombiesArrive(Procedure):
    """Step 4 of the colony phase: to the colony, to the other places, and where there was noise.

    Inside it morale 0 is tested only after each of these three parts (R-205).
    """

    sequence = True
    places: list[str] | None = None

    def start(self, game: ColonyGame) -> None:
        """First part: the colony (R-201, R-202)."""
        game.state.checkpoint = True
        people = sum(1 for s in game.at(game.home) if questions.counted(game, s)) + game.colony.helpless
        game.call(AddZombies(game.home, (people + 1) // 2), then=self.outside)

    def outside(self, game: ColonyGame, _: Procedure) -> None:
        """Second part: the other places by number; one per survivor there when its turn comes."""
        check_morale(game)
        self.places = game.elsewhere()
        self.go(self.next_place)

    def next_place(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One place."""
        assert self.places is not None
        while self.places:
            place = self.places.pop(0)
            people = sum(1 for s in game.at(place) if questions.counted(game, s))
            if people:
                game.call(AddZombies(place, people), then=self.next_place)
                return
        check_morale(game)
        self.places = game.elsewhere()
        self.go(self.noise)

    def noise(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Third part: noise, token by token (R-203, P-15)."""
        assert self.places is not None
        while self.places:
            place = game.place(self.places[0])
            if not place.noise:
                self.places.pop(0)
                continue
            place.noise -= 1
            loud = game.draw(2, "flip") == 0 if game.setup.policy("noise_test") == "flip" else game.roll() <= 3
            game.emit("noise-test", place=place.id, heard=loud)
            if loud:
                game.call(AddZombies(place.id, 1), then=self.noise)
                return
        check_morale(game)
        game.state.checkpoint = False


def check_morale(game: ColonyGame) -> None:
    """One of the three checkpoints of the step (R-205)."""
    if game.colony.morale == 0:
        game.finish("morale")


@procedure
class SetupZombies(Procedure):
    """The zombies of the main objective meet an empty board (R-007)."""

    def start(self, game: ColonyGame) -> None:
        """At the colony."""
        game.call(AddZombiesAt([game.home], game.side.zombies_colony), then=self.outside)

    def outside(self, game: ColonyGame, _: Procedure) -> None:
        """At every other place."""
        game.call(AddZombiesAt(game.elsewhere(), game.side.zombies_elsewhere))
