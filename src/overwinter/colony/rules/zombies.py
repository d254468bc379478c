"""Zombies arrive, are killed, are moved (reference 8, R-042 to R-047, R-196 to R-207)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Colony, Fact
from .death import Loss, Lowest
from .sources import Zombies


@procedure
class AddZombies(Procedure):
    """Add zombies to a place one at a time: free space, else a barricade breaks, else an overrun."""

    place: str
    n: int
    at: int = 0
    arrived: int = 0
    broken: int = 0

    def start(self, game: ColonyGame) -> None:
        """Place zombies until somebody is overrun or all are there."""
        place, room = game.place(self.place), game.place_card(self.place).entrance_spaces
        while self.n > 0:
            entrance = self.at % len(place.zombies)
            self.n -= 1
            self.at += 1
            if place.zombies[entrance] + place.barricades[entrance] < room:
                place.zombies[entrance] += 1
                self.arrived += 1
            elif place.barricades[entrance]:
                place.barricades[entrance] -= 1
                self.broken += 1
            else:
                self.tell(game)
                self.overrun(game, entrance + 1)
                return
        self.tell(game)

    def tell(self, game: ColonyGame) -> None:
        """One event for what arrived so far."""
        if self.arrived or self.broken:
            game.emit("zombies", place=self.place, n=self.arrived, broken=self.broken)
        self.arrived = self.broken = 0

    def overrun(self, game: ColonyGame, entrance: int) -> None:
        """The entrance is full: one person at that place dies (R-198 to R-200)."""
        people = [s.id for s in game.at(self.place)]
        game.emit("overrun", place=self.place, entrance=entrance)
        if people:
            game.call(Lowest(people), then=self.victim)
        else:
            colony = game.colony_at(self.place)
            if colony is not None:
                kill_helpless(game, colony, 1)
            self.go(self.start)

    def victim(self, game: ColonyGame, lowest: Lowest) -> None:
        """The lowest influence dies; then the rest of the zombies."""
        game.call(Loss(lowest.picked), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """Go on with the next zombie."""
        self.go(self.start)


@procedure
class AddZombiesAt(Procedure):
    """Add zombies to several places, one place after the other."""

    places: list[str]
    n: int

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        if self.places:
            game.call(AddZombies(self.places.pop(0), self.n), then=self.start)


def kill_helpless(game: ColonyGame, colony: Colony, n: int) -> None:
    """Helpless survivors of a colony die, as far as there are any: 1 morale each."""
    for _ in range(min(n, colony.helpless)):
        colony.helpless -= 1
        game.emit("helpless-died", left=colony.helpless)
        game.change_morale(colony, -1, "helpless")


def kill_zombie(game: ColonyGame, seat: int, place: str, entrance: int, by: str = "") -> Fact:
    """Kill a zombie; the moment ``zombie-killed`` follows, before any exposure roll (R-042)."""
    game.place(place).zombies[entrance - 1] -= 1
    game.emit("zombie-killed", place=place, entrance=entrance, survivor=by)
    return game.happened("zombie-killed", seat, survivor=by, place=place, n=entrance)


def entrances_with_zombies(game: ColonyGame, place: str) -> list[int]:
    """Numbers of the entrances of a place that have zombies."""
    return Zombies(place).now(game)


def zombies_at(game: ColonyGame, place: str) -> int:
    """Zombies at a place."""
    return sum(game.place(place).zombies)


def barricades_at(game: ColonyGame, place: str) -> int:
    """Barricades at a place."""
    return sum(game.place(place).barricades)
