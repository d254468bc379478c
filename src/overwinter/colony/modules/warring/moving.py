"""The move step of a pair: one survivor at a time, in turn; enemy entrances, full places (reference 16.3)."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.dice import SpendDice
from ...game import ColonyGame
from ...rules.actions import Desk
from ...rules.actions.move import Move, MoveAction
from ...rules.actions.request import RequestAction
from ...rules.choose import Choose
from ...rules.crossroads import keep_in_mind
from ...rules.death import GoHome, lose_doomed, refuges
from ...rules.questions import Entry, hooks_of
from ...rules.sources import Gaps, People
from ...state import Survivor
from .slot import HOMES, Warring, armed, change_ammunition, lone

STAY = OptionKind("done-moving")


def destinations(game: ColonyGame, places: list[str], seat: int) -> list[str]:
    """Beside places with room: the entrances of enemy colonies, and full places that somebody can be sent from."""
    own = [place for place in places if not game.is_foreign(seat, place)]
    foreign = [home for home in HOMES if game.is_foreign(seat, home) and game.free_entrances(home)]
    full = [place for place in game.town() if place not in places and expellable(game, seat, place)]
    found = {*own, *foreign, *full}
    return [place for place in game.state.places if place in found]


def bargains(game: ColonyGame, places: list[str], survivor: Survivor) -> list[str]:
    """Full places that somebody can be sent from for less, if this survivor comes."""
    less = discount(game, survivor)
    if not less:
        return places
    full = [place for place in game.town() if game.free_spaces(place) < 1]
    return [*places, *(place for place in full if expellable(game, survivor.owner, place, less))]


def discount(game: ColonyGame, survivor: Survivor) -> int:
    """Ammunition that a survivor saves when it makes enemies leave a full place."""
    return int(sum(use.ability.args["n"] for use in hooks_of(game, survivor, "expel-less")))


def expellable(game: ColonyGame, seat: int, place: str, less: int = 0) -> list[str]:
    """Whom a player may send home from a full place: friends for nothing, enemies if the price can be paid."""
    return [one.id for one in game.at(place) if _may_expel(game, seat, one, less)]


def _may_expel(game: ColonyGame, seat: int, survivor: Survivor, less: int) -> bool:
    """Never those of the other active player (16.3), nor anybody whose home is full (R-316)."""
    if survivor.aside or not refuges(game, survivor):
        return False
    if game.colony_of(survivor.owner) is game.colony_of(seat):
        return True
    if game.turn_of(survivor.owner) is not None or (not lone(game, seat) and blocked(game, survivor.place)):
        return False
    return _can_pay(game, seat, price(game, survivor, less))


def blocked(game: ColonyGame, place: str) -> bool:
    """Whether something at a place keeps everybody from being sent home for ammunition."""
    lying = [lasting for lasting in game.state.lasting if lasting.place == place]
    return any(ability.hook == "no-expel" for one in lying for ability in game.content.abilities[one.abilities])


def _can_pay(game: ColonyGame, seat: int, n: int) -> bool:
    """The lone wolf, who has no ammunition, pays with a die (16.6)."""
    if lone(game, seat):
        return not n or bool(game.player(seat).unused)
    return Warring.of(game).ammunition[game.player(seat).colony] >= n


def price(game: ColonyGame, survivor: Survivor, less: int = 0) -> int:
    """Ammunition that it takes to send an enemy home, out of the supply of the colony (R-317)."""
    return max(0, (2 if armed(game, survivor) else 1) - less)


def way_in(game: ColonyGame, answer: Entry | None, move: Procedure) -> Entry | None:
    """What a move needs first: a free space at an enemy entrance, or somebody who makes room."""
    assert isinstance(move, Move)
    if game.is_foreign(move.seat, move.to):
        return AtEntrance(seat=move.seat, survivor=move.survivor, place=move.to)
    if game.free_spaces(move.to) < 1:
        return MakeWay(seat=move.seat, place=move.to, less=discount(game, game.state.survivors[move.survivor]))
    return answer


@procedure
class AtEntrance(Entry):
    """Choose the entrance of an enemy colony at which a survivor will stand."""

    seat: int = -1
    survivor: str = ""
    place: str = ""

    def start(self, game: ColonyGame) -> None:
        """Any free space; whoever stands there already goes to another entrance."""
        gaps = Gaps(self.place)
        game.call(Choose(self.seat, "entrance", "enter", gaps, place=self.place), then=self.chosen)

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """That one, if there was any."""
        self.free, self.entrance = bool(choice.picked), choice.first or 0


@procedure
class MakeWay(Entry):
    """Somebody at a full place is sent home to make room: a friend for nothing, an enemy for a price."""

    seat: int = -1
    place: str = ""
    expelled: str = ""
    less: int = 0
    """What the price is lower by."""

    def start(self, game: ColonyGame) -> None:
        """Choose who has to go."""
        people = People(expellable(game, self.seat, self.place, self.less), at=self.place)
        game.call(Choose(self.seat, "survivor", "expel", people, place=self.place), then=self.chosen)

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """Pay for an enemy: ammunition, the lone wolf a die."""
        survivor = game.survivor(choice.first) if choice.picked else None
        if survivor is None:
            return
        self.expelled = survivor.id
        if game.colony_of(survivor.owner) is game.colony_of(self.seat):
            self.off(game)
        elif not lone(game, self.seat):
            change_ammunition(game, game.player(self.seat).colony, -price(game, survivor, self.less))
            self.off(game)
        elif price(game, survivor, self.less):
            game.call(SpendDice([self.seat], 1), then=self.off)
        else:
            self.off(game)

    def off(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Off they go, without an exposure roll."""
        game.call(GoHome([self.expelled]), then=self.gone)

    def gone(self, game: ColonyGame, _: Procedure) -> None:
        """There is room now."""
        self.free = game.free_spaces(self.place) > 0


@procedure
class MoveStep(Procedure):
    """The active players move one survivor each in turn, until both have passed (R-312).

    They may also ask for cards, which does not use up the turn to move; nothing else (R-349).
    """

    seats: list[int]
    """Those who have not passed, whose turn it is first."""
    asked: dict[str, list[str]] = field(default_factory=dict)
    """By seat: what was asked for."""
    moved: int = 0
    """How many had moved before the request that is going on."""

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever can do nothing but pass has passed."""
        while self.seats:
            seat = self.seats[0]
            if game.player(seat).eliminated or len(self.options(game, seat)) == 1:
                self.seats.pop(0)
                continue
            game.ask(seat, "move-step", options=self.options, then=self.chosen)
            return

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Pass for good, move somebody, or ask for cards."""
        desk = Desk(game, seat, self.asked.get(str(seat)))
        out = [STAY.only]
        MoveAction().options(desk, out)
        RequestAction().options(desk, out)
        return out

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Carry it out; then it is the other one's turn, but not after a mere request."""
        seat = self.seats[0]
        if option is STAY.only:
            self.seats.pop(0)
            self.go(self.start)
        elif option.verb == "request":
            self.asked.setdefault(str(seat), []).append(option["symbol"])
            self.moved = sum(one.moved for one in game.own(seat))
            game.call(game.rules.by_verb["request"].begin(game, seat, option), then=self.helped)
        else:
            game.call(game.rules.by_verb["move"].begin(game, seat, option), then=self.went)

    def helped(self, game: ColonyGame, _: Procedure) -> None:
        """Fuel that was given may have been burnt for a move."""
        if sum(one.moved for one in game.own(self.seats[0])) > self.moved:
            self.went(game)
        else:
            self.settle(game)

    def went(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The other one is next."""
        self.seats.append(self.seats.pop(0))
        self.settle(game)

    def settle(self, game: ColonyGame) -> None:
        """Whoever lived by a borrowed ability may die of a move; then crossroads cards take notice."""
        lose_doomed(game, self.watch)

    def watch(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The cards of both are noted, not carried out."""
        keep_in_mind(game, game.acting())
        self.go(self.start)
