"""Zombies, barricades, noise."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.entrances import entrances_with_zombies, zombies_at
from ...rules.exposure import Exposure
from ...rules.moments import open_moment
from ...rules.questions import noise_targets
from ...rules.sources import Barricades, Gaps, Places, Zombies
from ...rules.zombies import AddZombiesAt, kill_zombie
from ..effects import Effect
from ..vocabulary import Amount, Token, Where, op
from .losing import TearDown


@op("add-zombies")
def add_zombies(game: ColonyGame, effect: Effect, location: Where, n: Amount) -> Procedure:
    """Zombies arrive there, one after the other, with barricades and overruns as usual."""
    return AddZombiesAt(list(location), n)


@op("remove-zombies")
def remove_zombies(
    game: ColonyGame,
    effect: Effect,
    location: Where,
    n: Amount = "all",  # type: ignore[assignment]
    leave: Token = "",
    entrance: bool = False,
) -> Procedure | None:
    """Zombies are taken away (not killed: no exposure). ``leave = "barricade"``: one on each space so freed.
    ``entrance``: only those at one entrance of your choice."""
    if entrance:
        return ClearEntrance(effect.seat, location[0]) if location else None
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
def remove_barricades(game: ColonyGame, effect: Effect, location: Where, n: Amount = 0) -> Procedure | None:
    """All barricades and traps there are taken away (OW-75); or ``n`` of your choice at the first place."""
    if n and location:
        place = game.place(location[0])
        effect.fell_short(n, min(n, sum(place.barricades) + sum(place.traps)))
        return TearDown(effect.seat, place.id, n)
    places = [game.place(name) for name in location]
    effect.missing = int(not any(any(place.barricades) or any(place.traps) for place in places))
    for place in places:
        if any(place.barricades):
            game.emit("barricades-gone", place=place.id, n=sum(place.barricades))
            game.state.put(place.but(barricades=[0] * len(place.barricades)))
        for entrance in [number for number, n in enumerate(place.traps, 1) for _ in range(n)]:
            game.add_traps(place.id, entrance, -1)
            game.emit("torn-down", place=place.id, entrance=entrance, what="trap")
    return None


@op("add-traps")
def add_traps(
    game: ColonyGame, effect: Effect, location: Where, n: Amount = 1, turn: bool = False
) -> Procedure | None:
    """Explosive traps are put on free entrance spaces there, as many as fit; ``turn``: barricades there are turned
    into traps instead. Without The Long Night they are barricades."""
    if not location:
        return None
    if "longnight" not in game.content.packs:
        return None if turn else PlaceBarricades(effect.seat, location[0], n)
    return PlaceTraps(effect.seat, location[0], n, turn)


@op("turn-barricades")
def turn_barricades(game: ColonyGame, effect: Effect, location: Where, built: bool = False) -> None:
    """All barricades there become explosive traps (``built``: only the one that was just built)."""
    for name in location:
        for entrance, barricades in enumerate(game.place(name).barricades, 1):
            n = min(barricades, 1 if entrance == effect.scope.get("entrance") else 0) if built else barricades
            game.add_barricades(name, entrance, -n)
            game.add_traps(name, entrance, n)
            for _ in range(n):
                game.emit("trap-laid", place=name, entrance=entrance, turned=True)


@op("move-noise")
def move_noise(game: ColonyGame, effect: Effect, location: Where) -> Procedure | None:
    """All noise from there goes to one other place of your choice that has room for all of it."""
    return MoveNoise(effect.seat, location[0]) if location else None


@op("add-noise")
def add_noise(game: ColonyGame, effect: Effect, location: Where, n: Amount, up_to: int = 99) -> None:
    """Noise tokens are put there, as many as have a free space (until there are ``up-to`` in all)."""
    for name in location:
        game.make_noise(name, min(n, up_to - game.place(name).noise))


@op("remove-noise")
def remove_noise(game: ColonyGame, effect: Effect, location: Where, n: Amount = "all") -> None:  # type: ignore[assignment]
    """Noise tokens are taken away there, as far as there are any."""
    for name in location:
        place = game.place(name)
        gone = min(n, place.noise)
        if gone:
            game.state.put(place.but(noise=place.noise - gone))
            game.emit("noise-gone", place=name, n=gone)


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
        game.add_zombies(place, entrance, -1)
        game.emit("zombie-removed", place=place, entrance=entrance)
        if self.leave == "barricade":
            game.add_barricades(place, entrance)
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
    game.add_barricades(place, entrance)
    game.emit("barricade", place=place, entrance=entrance)


@procedure
class PlaceTraps(Procedure):
    """Put up to ``n`` traps on free entrance spaces of a place, or turn barricades there into traps."""

    seat: int
    place: str
    n: int
    turn: bool = False

    def start(self, game: ColonyGame) -> None:
        """Choose the next entrance."""
        if self.n > 0:
            spaces = Barricades(self.place) if self.turn else Gaps(self.place)
            game.call(Choose(self.seat, "entrance", "trap", spaces, place=self.place), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Lay it; with no space left it is over."""
        if not choice.picked:
            return
        if self.turn:
            game.add_barricades(self.place, choice.first, -1)
        game.add_traps(self.place, choice.first)
        game.emit("trap-laid", place=self.place, entrance=choice.first, turned=self.turn)
        self.n -= 1
        self.go(self.start)


@procedure
class MoveNoise(Procedure):
    """All noise of a place goes to another one; that is no new noise there (R-064)."""

    seat: int
    place: str

    def start(self, game: ColonyGame) -> None:
        """Choose where it is heard from."""
        places = noise_targets(game, self.place)
        if places:
            game.call(Choose(self.seat, "place", "move-noise", Places(places)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Off it goes."""
        if choice.first not in noise_targets(game, self.place):
            return
        here, there = game.place(self.place), game.place(choice.first)
        game.state.put(there.but(noise=there.noise + here.noise))
        game.state.put(here.but(noise=0))
        game.emit("noise-moved", origin=self.place, place=there.id, n=here.noise)


@procedure
class ClearEntrance(Procedure):
    """All zombies at one entrance of a place are taken away."""

    seat: int
    place: str

    def start(self, game: ColonyGame) -> None:
        """Which one."""
        choice = Choose(self.seat, "entrance", "remove-zombie", Zombies(self.place), place=self.place)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """They are gone."""
        if choice.picked:
            for _ in range(game.place(self.place).zombies[choice.first - 1]):
                game.add_zombies(self.place, choice.first, -1)
                game.emit("zombie-removed", place=self.place, entrance=choice.first)
