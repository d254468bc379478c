"""Zombies arrive, are killed, are moved (reference 8, R-042 to R-047, R-196 to R-207)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Colony, Fact
from . import questions
from .choose import Choose
from .composition import question
from .death import GoHome, Loss, Lowest, Wounds
from .moments import open_moment
from .sources import Words


@procedure
class AddZombies(Procedure):
    """Add zombies to a place one at a time: free space, else trap or barricade, else an overrun."""

    place: str
    n: int
    at: int = 0
    arrived: int = 0
    broken: int = 0
    came: bool = False
    """Whether one found a space."""

    def start(self, game: ColonyGame) -> None:
        """Place zombies until somebody is overrun or all are there. To a place without an entrance none come."""
        room = game.place_card(self.place).entrance_spaces
        guests = questions.guests(game, self.place)
        if not game.place(self.place).zombies:
            return
        while self.n > 0:
            place = game.place(self.place)
            entrance = self.at % len(place.zombies)
            self.n -= 1
            self.at += 1
            barricade, trap = place.barricades[entrance], place.traps[entrance]
            crowd = guests.count(entrance + 1) if guests else 0
            if place.zombies[entrance] + barricade + trap + place.special[entrance] + crowd < room:
                game.add_zombies(self.place, entrance + 1)
                self.arrived += 1
            elif crowd:
                self.tell(game)
                standing = [s.id for s in game.at(self.place) if s.entrance == entrance + 1]
                game.call(Lowest(standing), then=self.driven_off)
                return
            elif trap:
                self.tell(game)
                self.defend(game, entrance + 1, choice=bool(barricade))
                return
            elif place.barricades[entrance]:
                game.add_barricades(self.place, entrance + 1, -1)
                self.broken += 1
            else:
                self.tell(game)
                self.overrun(game, entrance + 1)
                return
        self.tell(game)
        if self.came:
            open_moment(game, "zombies-added", None, -1, Fact("zombies-added", place=self.place))

    def tell(self, game: ColonyGame) -> None:
        """One event for what arrived so far."""
        self.came |= self.arrived > 0
        if self.arrived or self.broken:
            game.emit("zombies", place=self.place, n=self.arrived, broken=self.broken)
        self.arrived = self.broken = 0

    def driven_off(self, game: ColonyGame, lowest: Lowest) -> None:
        """No space, because survivors of another colony stand at the entrance: the zombie does not come, one of
        them is hurt and goes home. This comes before barricades, traps and overruns (R-346)."""
        game.call(Wounds([lowest.picked]), then=self.goes_home)

    def goes_home(self, game: ColonyGame, wounds: Wounds) -> None:
        """Without an exposure roll; then the rest of the zombies."""
        game.call(GoHome(wounds.targets[:1]), then=self.on)

    def defend(self, game: ColonyGame, entrance: int, *, choice: bool) -> None:
        """A trap stands in the way; beside a barricade the first player says which of the two is used (R-276)."""
        if choice:
            ways = Words(["trap", "barricade"])
            game.call(Choose(game.defender(self.place), "order", "trap-or-barricade", ways), then=self.defended)
        else:
            self.fire(game, entrance)

    def defended(self, game: ColonyGame, choice: Choose) -> None:
        """The entrance is the one that was just reached for."""
        entrance = (self.at - 1) % len(game.place(self.place).zombies)
        if choice.first == "trap":
            self.fire(game, entrance + 1)
        else:
            game.add_barricades(self.place, entrance + 1, -1)
            self.broken += 1
            self.go(self.start)

    def fire(self, game: ColonyGame, entrance: int) -> None:
        """The trap goes off; badly made ones may hurt all who are there."""
        fire_trap(game, self.place, entrance)
        rolls = [game.roll() for _ in game.lasting_hooks("trap-hurts", game.colony_at(self.place))]
        if rolls:
            game.emit("dice-rolled", dice=rolls)
        hurt = [s.id for s in game.at(self.place)] if 1 in rolls else []
        game.call(Wounds(hurt), then=self.on)

    def overrun(self, game: ColonyGame, entrance: int) -> None:
        """The entrance is full: one person at that place dies (R-198 to R-200)."""
        people = [s.id for s in game.at(self.place)]
        if any(questions.hooks_of(game, s, "no-overrun") for s in game.at(self.place)):
            game.emit("overrun-held", place=self.place, entrance=entrance)
            self.go(self.start)
            return
        game.emit("overrun", place=self.place, entrance=entrance)
        if people:
            game.call(Lowest(people), then=self.victim)
        else:
            game.call(overrun_takes(game, self.place), then=self.on)

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


@procedure
class HelplessDie(Procedure):
    """Helpless survivors of the colony at a place die, as far as there are any: 1 morale each."""

    place: str
    n: int

    def start(self, game: ColonyGame) -> None:
        """One after the other; where both kinds are there somebody says which (R-274, P-09)."""
        colony = game.colony_at(self.place)
        while colony is not None and self.n > 0 and colony.helpless:
            self.n -= 1
            if not 0 < colony.unruly < colony.helpless:
                self.die(game, colony, unruly=bool(colony.unruly))
            elif game.setup.policy("helpless_death") == "calm-first":
                self.die(game, colony, unruly=False)
            else:
                kinds = Words(["calm", "unruly"])
                game.call(Choose(colony.first, "order", "which-helpless", kinds), then=self.chosen)
                return

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """The first player has said which kind."""
        colony = game.colony_at(self.place)
        assert colony is not None
        self.die(game, colony, unruly=choice.first == "unruly")
        self.go(self.start)

    def die(self, game: ColonyGame, colony: Colony, *, unruly: bool) -> None:
        """One of them."""
        colony.helpless -= 1
        colony.unruly -= unruly
        colony.last_death = game.state.round
        game.emit("helpless-died", left=colony.helpless, unruly=unruly, **game.whose(colony))
        helpless_left(game, colony)
        game.change_morale(colony, -1, "helpless")


def helpless_left(game: ColonyGame, colony: Colony) -> None:
    """Some of a colony's helpless are gone: with the last of them goes what was attached for their sake."""
    if colony.helpless:
        return
    for lasting in list(game.state.lasting):
        if any(ability.hook == "while-helpless" for ability in game.content.abilities[lasting.abilities]):
            game.state.lasting.remove(lasting)
            game.emit("lasting-over", card=lasting.source)


@question
def overrun_takes(game: ColonyGame, place: str) -> Procedure:
    """What an overrun takes at a place without survivors: one of the helpless, if a colony lives there."""
    return HelplessDie(place, 1)


def fire_trap(game: ColonyGame, place: str, entrance: int) -> None:
    """A trap goes off: it, the zombie that came and all at that entrance are gone; nobody killed them (R-277)."""
    gone = game.place(place).zombies[entrance - 1]
    game.add_traps(place, entrance, -1)
    game.add_zombies(place, entrance, -gone)
    game.emit("trap-fired", place=place, entrance=entrance, n=gone)


def kill_zombie(game: ColonyGame, seat: int, place: str, entrance: int, by: str = "") -> Fact:
    """Kill a zombie; the moment ``zombie-killed`` follows, before any exposure roll (R-042)."""
    game.add_zombies(place, entrance, -1)
    game.player(seat).count("kills")
    game.emit("zombie-killed", place=place, entrance=entrance, survivor=by)
    return game.happened("zombie-killed", seat, survivor=by, place=place, n=entrance)
