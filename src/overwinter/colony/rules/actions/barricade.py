"""Build barricades (R-075 to R-077)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.board import PlaceBarricades, build_barricade
from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Fact, Survivor
from .. import questions
from ..choose import Choose
from ..moments import open_moment
from ..sources import Gaps
from .base import Action, Desk, Reason, no_die

BARRICADE = OptionKind("barricade", "survivor", "die", "entrance")


class BarricadeAction(Action):
    """Spend any die to put a barricade on a free entrance space."""

    verbs = ("barricade",)
    explained = "barricade"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor, every die, every entrance with room."""
        if not desk.dice:
            return
        here = ""
        entrances: tuple[int, ...] = ()
        for survivor in desk.own:
            if desk.restricted and questions.forbidden(desk.game, survivor, "barricade"):
                continue
            if survivor.place != here or survivor.entrance:
                here = "" if survivor.entrance else survivor.place
                entrances = tuple(desk.game.free_entrances(survivor.place))
                if survivor.entrance:
                    entrances = tuple([entrance for entrance in entrances if entrance == survivor.entrance])
            if entrances:
                out += BARRICADE.each(survivor.id, desk.dice, entrances)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """No room, or no die."""
        if not desk.game.free_entrances(survivor.place):
            return Reason("why-no-entrance", {"place": survivor.place})
        if questions.forbidden(desk.game, survivor, "barricade"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        return no_die(desk, 1, survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Barricade(seat, option["survivor"], option["die"], option["entrance"])


@procedure
class Barricade(Procedure):
    """A survivor builds; die 0: for free, at an entrance still to be chosen."""

    seat: int
    survivor: str
    die: int
    entrance: int = 0

    def start(self, game: ColonyGame) -> None:
        """Spend the die; find the entrance."""
        place = game.state.survivors[self.survivor].place
        if self.die:
            spend_die(game, self.seat, self.die)
        if self.entrance:
            self.build(game)
            return
        game.call(Choose(self.seat, "entrance", "barricade", Gaps(place), place=place), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            self.entrance = choice.first
            self.build(game)

    def build(self, game: ColonyGame) -> None:
        """One barricade; more with the right tool, used only where there is room for more."""
        survivor = game.state.survivors[self.survivor]
        build_barricade(game, survivor.place, self.entrance)
        where, at = survivor.place, self.entrance
        game.happened("barricade-built", self.seat, survivor=self.survivor, place=where, n=at)
        better = questions.hooks_of(game, survivor, "barricade-more")
        if better and game.free_entrances(survivor.place):
            best = max(better, key=lambda use: int(use.ability.args["n"]))
            questions.mark_used(game, survivor, best)
            game.call(PlaceBarricades(self.seat, survivor.place, best.ability.args["n"] - 1), then=self.built)
        else:
            self.built(game)

    def built(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Done; the die that was spent is ``n`` of the fact."""
        fact = Fact("barricade-built", self.survivor, game.state.survivors[self.survivor].place, n=self.die)
        open_moment(game, "barricade-built", seat=self.seat, fact=fact)
