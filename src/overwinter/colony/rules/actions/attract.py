"""Attract zombies (R-081 to R-085)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Use
from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Place, Survivor
from .. import questions
from ..choose import DONE, Choose
from ..sources import Gaps
from .base import Action, Desk, Reason, no_die

ATTRACT = OptionKind("attract", "survivor", "die")
LURE = OptionKind("lure", "place", "entrance")
USUAL = 2


class AttractAction(Action):
    """Spend any die to bring up to 2 zombies from other places to where the survivor is."""

    verbs = ("attract",)
    explained = "attract"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor, every die (R-081: even for no zombie)."""
        if not desk.dice:
            return
        for survivor in desk.own:
            if desk.restricted and questions.forbidden(desk.game, survivor, "attract"):
                continue
            out += ATTRACT.each(survivor.id, desk.dice)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Forbidden, or no die."""
        if questions.forbidden(desk.game, survivor, "attract"):
            return Reason("why-forbidden", {"survivor": survivor.id})
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
        better = self.helpers(game)
        most = max((use.ability.args["n"] for use in better), default=USUAL)
        game.call(Lure(self.seat, place, most, one_source=one_source), then=self.lured)

    def helpers(self, game: ColonyGame) -> list[Use]:
        """What brings more of them."""
        survivor = game.survivor(self.survivor)
        return questions.hooks_of(game, survivor, "attract-more") if survivor else []

    def lured(self, game: ColonyGame, lure: Lure) -> None:
        """What brought more than usual is used."""
        better, survivor = self.helpers(game), game.survivor(self.survivor)
        if better and survivor is not None:
            best = max(better, key=lambda use: int(use.ability.args["n"]))
            if best.ability.args["n"] - lure.n > USUAL:
                questions.mark_used(game, survivor, best)


@procedure
class Lure(Procedure):
    """Move up to ``n`` zombies to free entrance spaces of a place: no barricade breaks, nobody is overrun."""

    seat: int
    to: str
    n: int
    one_source: bool = False
    source: str = ""
    entrance: int = 0
    must: bool = False
    """Whether nobody may stop before."""

    def start(self, game: ColonyGame) -> None:
        """Ask for the next zombie."""
        if self.n > 0 and self.sources(game):
            game.ask(self.seat, "lure", options=self.options, then=self.chosen, place=self.to, n=self.n)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Zombies at other places, as long as there is room here."""
        out: list[Option] = []
        for place in self.sources(game):
            out += LURE.each(place.id, place.infested())
        return out if self.must else [*out, DONE.only]

    def sources(self, game: ColonyGame) -> list[Place]:
        """The places that they can be lured from; none if there is no room here."""
        if not game.free_entrances(self.to):
            return []
        places = game.state.places
        if self.one_source and self.source:
            found = [places[self.source]] if self.source != self.to else []
        else:
            found = [place for name, place in places.items() if name != self.to]
        return [place for place in found if place.infested()]

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
        game.add_zombies(self.source, self.entrance, -1)
        game.add_zombies(self.to, choice.first)
        self.n -= 1
        game.emit("lured", origin=self.source, place=self.to)
        self.go(self.start)
