"""Zombies, barricades, noise."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.exposure import Exposure
from ...rules.moments import open_moment
from ...rules.sources import Gaps, Places, Zombies
from ...rules.zombies import AddZombiesAt, entrances_with_zombies, kill_zombie, zombies_at
from ..effects import Effect
from ..vocabulary import Amount, Token, Where, op


@op("add-zombies")
def add_zombies(game: ColonyGame, effect: Effect, location: Where, n: Amount) -> Procedure:
    """Zombies arrive there, one after the other, with barricades and overruns as usual."""
    return AddZombiesAt(list(location), n)


@op("remove-zombies")
def remove_zombies(
    game: ColonyGame, effect: Effect, location: Where, n: Amount, leave: Token = ""
) -> Procedure | None:
    """Zombies are taken away (not killed: no exposure). ``leave = "barricade"``: one on each space so freed."""
    return TakeZombies(effect.seat, list(location), n, leave) if location else None


@op("kill-zombies")
def kill_zombies(
    game: ColonyGame, effect: Effect, location: Where, n: Amount = 1, rolls: int = 0
) -> Procedure | None:
    """Up to ``n`` zombies there are killed; whoever is responsible rolls for exposure ``rolls`` times in all."""
    user = effect.scope.get("user", [])
    return KillZombies(effect.seat, location[0], n, user[0] if user else "", rolls) if location else None


@op("kill-zombie-anywhere")
def kill_zombie_anywhere(game: ColonyGame, effect: Effect) -> Procedure:
    """One zombie at a place of your choice is killed, without exposure."""
    places = [name for name in game.state.places if zombies_at(game, name)]
    user = effect.scope.get("user", [])
    return KillSomewhere(effect.seat, places, user[0] if user else "")


@op("kill-zombie-at-own")
def kill_zombie_at_own(game: ColonyGame, effect: Effect) -> Procedure | None:
    """One zombie where you have a survivor is killed, without exposure."""
    names = {s.place for s in game.own(effect.seat)}
    places = [name for name in game.state.places if name in names and zombies_at(game, name)]
    return KillSomewhere(effect.seat, places, "") if places else None


@op("add-barricades")
def add_barricades(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> Procedure | None:
    """Barricades are put on free entrance spaces there, as many as fit."""
    return PlaceBarricades(effect.seat, location[0], n) if location else None


@op("remove-barricades")
def remove_barricades(game: ColonyGame, effect: Effect, location: Where) -> None:
    """All barricades there are taken away."""
    effect.missing = int(not any(any(game.place(name).barricades) for name in location))
    for name in location:
        place = game.place(name)
        if any(place.barricades):
            game.emit("barricades-gone", place=name, n=sum(place.barricades))
            place.barricades = [0] * len(place.barricades)


@op("add-noise")
def add_noise(game: ColonyGame, effect: Effect, location: Where, n: Amount) -> None:
    """Noise tokens are put there, as many as have a free space."""
    for name in location:
        game.make_noise(name, n)


@op("travel-noise")
def travel_noise(game: ColonyGame, effect: Effect) -> Procedure:
    """A move was heard: noise where it started and where it ended; at the colony a zombie comes instead."""
    ends = [place for place in (effect.scope.get("origin"), effect.scope.get("destination")) if place]
    for place in ends:
        if not game.is_home(place):
            game.make_noise(place)
    return AddZombiesAt([place for place in ends if game.is_home(place)], 1)


@procedure
class TakeZombies(Procedure):
    """Take zombies away from places; at the colony the player picks the entrances."""

    seat: int
    places: list[str]
    n: int
    leave: str = ""
    left: int = -1

    def start(self, game: ColonyGame) -> None:
        while self.places:
            if self.left < 0:
                self.left = self.n
            place = self.places[0]
            if not self.left or not zombies_at(game, place):
                self.places.pop(0)
                self.left = -1
                continue
            if self.left >= zombies_at(game, place):
                for entrance in entrances_with_zombies(game, place):
                    for _ in range(game.place(place).zombies[entrance - 1]):
                        self.take(game, place, entrance)
                continue
            choice = Choose(self.seat, "entrance", "remove-zombie", Zombies(place), place=place)
            game.call(choice, then=self.chose)
            return

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            self.take(game, self.places[0], choice.first)
        self.go(self.start)

    def take(self, game: ColonyGame, place: str, entrance: int) -> None:
        """Take one away and perhaps leave a barricade."""
        self.left -= 1
        game.place(place).zombies[entrance - 1] -= 1
        game.emit("zombie-removed", place=place, entrance=entrance)
        if self.leave == "barricade":
            game.place(place).barricades[entrance - 1] += 1
            game.emit("barricade", place=place, entrance=entrance)


@procedure
class KillZombies(Procedure):
    """Kill up to ``n`` zombies at a place, then roll for exposure ``rolls`` times."""

    seat: int
    place: str
    n: int
    by: str
    rolls: int
    killed: int = 0

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Choose where, as long as there is one to kill."""
        if not self.n or not zombies_at(game, self.place):
            if self.killed and self.rolls and self.by:
                game.call(Exposure(self.by, "kill", min(self.rolls, self.killed)))
            return
        choice = Choose(self.seat, "entrance", "kill-zombie", Zombies(self.place), place=self.place)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if not choice.picked:
            self.go(self.start)
            return
        self.n -= 1
        self.killed += 1
        fact = kill_zombie(game, self.seat, self.place, choice.first, self.by)
        open_moment(game, "zombie-killed", self.start, self.seat, fact)


@procedure
class KillSomewhere(Procedure):
    """Kill one zombie at a place of choice, without exposure."""

    seat: int
    places: list[str]
    by: str

    def start(self, game: ColonyGame) -> None:
        game.call(Choose(self.seat, "place", "kill-zombie", Places(self.places, "zombies")), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if choice.first:
            game.call(KillZombies(self.seat, choice.first, 1, self.by, 0))


@procedure
class PlaceBarricades(Procedure):
    """Put up to ``n`` barricades on free entrance spaces of a place."""

    seat: int
    place: str
    n: int

    def start(self, game: ColonyGame) -> None:
        """Choose the next entrance."""
        if self.n > 0:
            choice = Choose(self.seat, "entrance", "barricade", Gaps(self.place), place=self.place)
            game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Build it; with no space left it is over."""
        if choice.picked:
            build_barricade(game, self.place, choice.first)
            self.n -= 1
            self.go(self.start)


def build_barricade(game: ColonyGame, place: str, entrance: int) -> None:
    """Put one barricade on a free space."""
    game.place(place).barricades[entrance - 1] += 1
    game.emit("barricade", place=place, entrance=entrance)
