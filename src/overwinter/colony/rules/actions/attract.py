"""Attract zombies (R-081 to R-085)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Survivor
from ..choose import DONE, Choose
from ..sources import Gaps
from ..zombies import entrances_with_zombies
from .base import Desk, Reason, no_die

ATTRACT = OptionKind("attract", "survivor", "die")
LURE = OptionKind("lure", "place", "entrance")


class AttractAction:
    """Spend any die to bring up to 2 zombies from other places to where the survivor is."""

    verbs = ("attract",)
    explained = "attract"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor, every die (R-081: even for no zombie)."""
        for survivor in desk.own:
            out += [ATTRACT[survivor.id, die] for die in desk.dice]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        return no_die(desk, 1, survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Attract(seat, option["survivor"], option["die"])


@procedure
class Attract(Procedure):
    """Spend the die, then lure."""

    seat: int
    survivor: str
    die: int

    def start(self, game: ColonyGame) -> None:
        """Up to two zombies."""
        spend_die(game, self.seat, self.die)
        place = game.state.survivors[self.survivor].place
        game.emit("attract", survivor=self.survivor, place=place)
        one_source = not game.setup.policy("attract_from_two")
        game.call(Lure(self.seat, place, 2, one_source=one_source))


@procedure
class Lure(Procedure):
    """Move up to ``n`` zombies to free entrance spaces of a place: no barricade breaks, nobody is overrun."""

    seat: int
    to: str
    n: int
    one_source: bool = False
    source: str = ""
    entrance: int = 0

    def start(self, game: ColonyGame) -> None:
        """Ask for the next zombie."""
        if self.n > 0 and self.options(game, self.seat) != [DONE.only]:
            game.ask(self.seat, "lure", options=self.options, then=self.chosen, place=self.to, n=self.n)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Zombies at other places, as long as there is room here."""
        out: list[Option] = []
        if game.free_entrances(self.to):
            for place in game.state.places:
                if place == self.to or (self.one_source and self.source and place != self.source):
                    continue
                out += [LURE[place, entrance] for entrance in entrances_with_zombies(game, place)]
        return [*out, DONE.only]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Where does it stand here?"""
        if option.verb == "done":
            return
        self.source, self.entrance = option["place"], option["entrance"]
        choice = Choose(self.seat, "entrance", "lure-to", Gaps(self.to), place=self.to)
        game.call(choice, then=self.arrive)

    def arrive(self, game: ColonyGame, choice: Choose) -> None:
        """It comes, if it is still there."""
        if not choice.picked or not game.place(self.source).zombies[self.entrance - 1]:
            self.go(self.start)
            return
        game.place(self.source).zombies[self.entrance - 1] -= 1
        game.place(self.to).zombies[choice.first - 1] += 1
        self.n -= 1
        game.emit("lured", origin=self.source, place=self.to)
        self.go(self.start)
