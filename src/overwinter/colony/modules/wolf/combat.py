"""The lone wolf where a combat is about to begin: run, or fight for one of the two sides (reference 16.6)."""

from __future__ import annotations

from collections.abc import Iterator

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.actions.move import Move
from ...rules.choose import Choose
from ...rules.composition import Line
from ...rules.death import Refuges
from ...rules.sources import People
from ...state import Fact, Survivor
from ..warring.odds import camp, dice_chances
from ..warring.pacts import disguised, wolf_bound
from ..warring.slot import HOMES
from ..warring.strength import combatants, of_weapons
from .missions import MissionNow
from .slot import Wolf, den_of, wolf_seat, wolves_at

JOIN = OptionKind("join-combat", "colony")
RUN = OptionKind("run-from-combat")


def asked_first(game: ColonyGame, answer: Procedure | None, place: str) -> Procedure | None:
    """A wolf with survivors where a combat begins has to decide, unless nobody takes them for enemies."""
    return JoinOrRun(place) if any(not disguised(game, one) for one in wolves_at(game, place)) else answer


def on_our_side(game: ColonyGame, people: list[Survivor], where: tuple[str, int]) -> list[Survivor]:
    """The wolf's survivors fight as if they belonged to the colony that the wolf supports."""
    slot, (place, number) = Wolf.of(game), where
    if (slot.battle, slot.side) != (place, number):
        return people
    return [*people, *(one for one in wolves_at(game, place) if not disguised(game, one))]


@procedure
class JoinOrRun(Procedure):
    """The wolf's choice before a combat."""

    sequence = True
    place: str
    running: str = ""
    """Who runs at the moment."""

    def start(self, game: ColonyGame) -> None:
        """Both sides are told as they stand, before tactics, ammunition and dice."""
        blue, yellow = (camp(game, self.place, side).strength for side in range(len(HOMES)))
        about = {"place": self.place, "blue": blue, "yellow": yellow}
        game.ask(wolf_seat(game), "join-or-run", options=self.options, then=self.chosen, **about)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Run, or help either of them, unless a card binds the wolf to one."""
        bound = wolf_bound(game, self.place)
        return [RUN.only, *(JOIN[home] for side, home in enumerate(HOMES) if bound in (-1, side))]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Stand by them, or be off."""
        seat, slot = wolf_seat(game), Wolf.of(game)
        if option is RUN.only:
            game.emit("wolf-runs", seat=seat, place=self.place)
            self.go(self.run)
        else:
            slot.battle, slot.side = self.place, HOMES.index(option["colony"])
            slot.foes = sorted({one.owner for one in combatants(game, (self.place, 1 - slot.side))})
            game.emit("wolf-joins", seat=seat, place=self.place, colony=option["colony"])

    def run(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """One after the other, in an order of choice; whoever finds no room anywhere stays out of it."""
        able = [one.id for one in wolves_at(game, self.place) if Refuges(one.id).now(game)]
        if able:
            people = People(able, at=self.place)
            game.call(Choose(wolf_seat(game), "survivor", "runs", people), then=self.where)

    def where(self, game: ColonyGame, choice: Choose) -> None:
        """To the den; if that is full, anywhere else."""
        if choice.picked:
            self.running = choice.first
            game.call(Choose(choice.seat, "place", "refuge", Refuges(self.running)), then=self.off)

    def off(self, game: ColonyGame, choice: Choose) -> None:
        """With an exposure roll like any move."""
        if choice.picked:
            move = Move(choice.seat, self.running, choice.first, uses_move=False, action=False)
            game.call(move, then=self.run)


@procedure
class AfterCombat(Procedure):
    """A combat is over: what it was worth to the wolf who took part."""

    winner: int

    def start(self, game: ColonyGame) -> None:
        """A combat that was won counts, and may complete a mission."""
        slot = Wolf.of(game)
        if not slot.battle:
            return
        won = self.winner == slot.side
        if won:
            den_of(game).count(f"won-for-{HOMES[slot.side]}")
        slot.battle, slot.side = "", -1
        if won:
            game.call(MissionNow("combat-over"))


def combat_over(seat: int, fact: Fact | None) -> Procedure:
    """What the wolf makes of the end of a combat."""
    return AfterCombat(fact.n if fact is not None else -1)


# -- told beforehand ---------------------------------------------------------------------------------------------


def tell_join(game: ColonyGame, seat: int, option: Option) -> Iterator[Line]:
    """How strong both sides would be with the wolf's survivors, and what the dice would make of that alone."""
    decision = game.decision(seat)
    if decision is None or decision.kind != "join-or-run":
        return
    place, mine = str(decision.about["place"]), wolves_at(game, decision.about["place"])
    more, helped = len(mine) + of_weapons(game, mine), HOMES.index(option["colony"])
    camps = [camp(game, place, side) for side in range(len(HOMES))]
    strength = [one.strength + more * (side == helped) for side, one in enumerate(camps)]
    yield "foresee-join", {"blue": strength[0], "yellow": strength[1]}
    lead = strength[helped] - strength[1 - helped]
    win, even, lose = dice_chances(lead, camps[helped].faces, camps[1 - helped].faces).of_100
    yield "foresee-join-odds", {"win": win, "even": even, "lose": lose}


def tell_run(game: ColonyGame, seat: int, option: Option) -> Iterator[Line]:
    """How often the exposure die will be rolled."""
    decision = game.decision(seat)
    if decision is not None and decision.kind == "join-or-run":
        yield "foresee-run", {"n": len(wolves_at(game, str(decision.about["place"])))}
