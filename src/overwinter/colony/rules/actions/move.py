"""Move a survivor (R-100, R-110 to R-115)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.people import put
from ...game import ColonyGame
from ...state import Fact, Survivor
from .. import questions
from ..choose import Choose
from ..exposure import Exposure
from ..moments import open_moment
from ..sources import People
from .base import Action, Desk, Reason

MOVE = OptionKind("move", "survivor", "to", "card")


class MoveAction(Action):
    """Each survivor moves once a turn, to any place with a free space."""

    verbs = ("move",)
    explained = "move"

    def options(self, desk: Desk, out: list[Option], fuels: tuple[str | None, ...] = ()) -> None:
        """Every survivor that has not moved, every place with room, with and without fuel (or with given ones)."""
        game = desk.game
        movers = [s for s in desk.own if not s.moved and (not s.strode or may_move(game, s))]
        if not movers:
            return
        if not fuels:
            items = game.content.items
            fuels = (None, *[name for name, card in desk.hand.items() if items[card].moves])
        open_places = game.open_town() if desk.player.exiled else questions.destinations(game, desk.seat)
        here = ""
        places: tuple[str, ...] = ()
        squeezing = questions.asked(game, "move-full") or questions.asked(game, "expel-less")
        for survivor in movers:
            if survivor.place != here or survivor.entrance:
                here = survivor.place
                # Whoever stands at an entrance may go to another one of the same place.
                places = tuple([name for name in open_places if name != here or survivor.entrance])
                here = "" if survivor.entrance else here
            if squeezing:
                places, here = self._wider(game, survivor, places), ""
            if desk.restricted:
                self._restricted(game, survivor, places, fuels, out)
            else:
                out += MOVE.each(survivor.id, places, fuels)

    def _wider(self, game: ColonyGame, survivor: Survivor, places: tuple[str, ...]) -> tuple[str, ...]:
        """Places with room, and full ones that this survivor can come to all the same."""
        full = [place for place in questions.squeezes(game, survivor) if place not in places]
        return tuple([name for name in game.state.places if name in places or name in full]) if full else places

    def _restricted(
        self,
        game: ColonyGame,
        survivor: Survivor,
        places: tuple[str, ...],
        fuels: tuple[str | None, ...],
        out: list[Option],
    ) -> None:
        """The same where lasting effects may forbid moves."""
        if questions.forbidden(game, survivor, "move"):
            return
        if questions.forbidden(game, survivor, f"move-from:{survivor.place}"):
            return
        for place in places:
            if questions.forbidden(game, survivor, f"move-to:{place}"):
                continue
            allowed = fuels
            if questions.snowbound(game, survivor) and not questions.move_is_safe(game, survivor, place):
                allowed = tuple([fuel for fuel in fuels if fuel is not None])
            out += MOVE.each(survivor.id, place, allowed)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Already moved, forbidden, or nowhere to go."""
        game = desk.game
        if not may_move(game, survivor):
            return Reason("why-moved", {"survivor": survivor.id})
        if questions.forbidden(game, survivor, "move") or questions.forbidden(
            game, survivor, f"move-from:{survivor.place}"
        ):
            return Reason("why-forbidden", {"survivor": survivor.id})
        moves: list[Option] = []
        self.options(desk, moves)
        if any(move["survivor"] == survivor.id for move in moves):
            return None
        return Reason("why-snowbound" if questions.snowbound(game, survivor) else "why-no-space")

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        fuel = game.in_hand(seat, option["card"]) if option.get("card") else -1
        return Move(seat, option["survivor"], option["to"], fuel, seat)


def may_move(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a survivor has a move left in this turn: the second of two only while it has what allows it."""
    return not survivor.moved and (not survivor.strode or bool(questions.hooks_of(game, survivor, "two-moves")))


def can_move(game: ColonyGame, seat: int, card: str) -> bool:
    """Whether a player could move anybody with a card; mostly that is plain without listing all moves."""
    for survivor in game.state.survivors.values():
        if survivor.owner == seat and not survivor.aside and may_move(game, survivor):
            break
    else:
        return False
    limited = game.state.lasting or game.state.players[seat].exiled
    if not limited and len(questions.destinations(game, seat)) > 1:
        return True  # whoever is at one of these places may go to another
    moves: list[Option] = []
    MoveAction().options(Desk(game, seat), moves, (card,))
    return bool(moves)


@procedure
class Move(Procedure):
    """A move with its exposure roll; ``fuel`` is a card played for it (out of ``giver``'s hand)."""

    seat: int
    survivor: str
    to: str
    fuel: int = -1
    giver: int = -1
    origin: str = ""
    safe: bool = False
    uses_move: bool = True
    action: bool = True

    def start(self, game: ColonyGame) -> None:
        """At some places room has to be made first, or an entrance to be chosen."""
        entry = questions.entry(game, self) or self.squeeze(game)
        if entry is None:
            self.enter(game)
        else:
            game.call(entry, then=self.let_in)

    def squeeze(self, game: ColonyGame) -> questions.Entry | None:
        """At a full place somebody of the same player makes room, by something that allows it."""
        if not questions.asked(game, "move-full") or game.free_spaces(self.to) > 0:
            return None
        return Squeeze(seat=self.seat, survivor=self.survivor, place=self.to)

    def let_in(self, game: ColonyGame, entry: questions.Entry) -> None:
        """There is room now; if there is not, nobody moves."""
        if entry.free and game.survivor(self.survivor) is not None:
            self.enter(game, entry.entrance)

    def enter(self, game: ColonyGame, entrance: int = 0) -> None:
        """The survivor is there; fuel is burnt, others are taken along."""
        survivor = game.state.survivors[self.survivor]
        self.origin = survivor.place
        survivor.left = survivor.left or self.origin
        self.safe = questions.move_is_safe(game, survivor, self.to)
        if self.fuel >= 0:
            game.leaves_hand(self.giver, self.fuel)
            game.discard(self.seat, self.fuel)
            game.emit("played", seat=self.seat, card=game.item(self.fuel).id)
            game.happened("item-played", self.seat, survivor=self.survivor, place=self.to, item=self.fuel)
            self.safe = True
        survivor.place, survivor.entrance = self.to, entrance
        if self.uses_move:
            self.use_move(game, survivor)
        game.emit("moved", survivor=self.survivor, origin=self.origin, place=self.to)
        if self.uses_move and survivor.strode == "due":
            game.emit("roll-waits", survivor=self.survivor)
        if self.action and self.takes_along(game, survivor):
            fellows = [s.id for s in game.own(self.seat) if s.place == self.origin and not (s.moved or s.strode)]
            if fellows and not entrance and game.free_spaces(self.to) > 0:
                people = People(fellows, at=self.origin)
                game.call(Choose(self.seat, "survivor", "move-along", people, up_to=True), then=self.joined)
                return
        self.expose(game)

    def takes_along(self, game: ColonyGame, survivor: Survivor) -> bool:
        """Whether somebody may come along: by something of the one who moves, or by the card that is burnt."""
        burnt = game.item(self.fuel).hooks if self.fuel >= 0 else {}
        return "move-along" in burnt or bool(questions.hooks_of(game, survivor, "move-along"))

    def use_move(self, game: ColonyGame, survivor: Survivor) -> None:
        """The move of this turn is made; of two moves the first is made without an exposure roll (OW-41)."""
        if not survivor.strode and questions.hooks_of(game, survivor, "two-moves"):
            survivor.strode = "safe" if self.safe else "due"
            self.safe = True
        else:
            survivor.moved, survivor.strode = True, ""

    def joined(self, game: ColonyGame, choice: Choose) -> None:
        """Somebody is taken along: that is a move, but only the one who leads the way rolls."""
        fellow = game.survivor(choice.first) if choice.picked else None
        if fellow is not None and game.free_spaces(self.to) > 0:
            fellow.place, fellow.entrance, fellow.moved = self.to, 0, True
            game.emit("moved", survivor=fellow.id, origin=self.origin, place=self.to)
        self.expose(game)

    def expose(self, game: ColonyGame) -> None:
        """The exposure roll, if one is due."""
        if self.safe:
            self.went(game)
        else:
            game.call(Exposure(self.survivor, "move"), then=self.went)

    def went(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What is due when somebody moves: noise, dangers of the road. The dead have not moved (R-355)."""
        if game.survivor(self.survivor) is None:
            if game.setup.version == 1:
                self.arrived(game)
            return
        fact = Fact("survivor-moved", self.survivor, self.to, self.origin, flag=self.fuel >= 0)
        open_moment(game, "survivor-moved", self.arrived, self.seat, fact)

    def arrived(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The move is complete."""
        survivor = game.survivor(self.survivor)
        if survivor is not None and survivor.left == self.origin:
            survivor.left = ""
        if self.action:
            name, to, origin, fuelled = self.survivor, self.to, self.origin, self.fuel >= 0
            game.happened("survivor-moved", self.seat, survivor=name, place=to, origin=origin, flag=fuelled)


@procedure
class Squeeze(questions.Entry):
    """Another survivor of the same player is put at the colony to make room at a full place."""

    seat: int = -1
    survivor: str = ""
    place: str = ""

    def start(self, game: ColonyGame) -> None:
        """Choose who has to go."""
        others = questions.making_room(game, game.state.survivors[self.survivor], self.place)
        people = People(others, at=self.place)
        game.call(Choose(self.seat, "survivor", "make-room", people, place=self.place), then=self.chosen)

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """Home, without a roll."""
        other = game.survivor(choice.first) if choice.picked else None
        self.free = other is not None and put(game, other, game.home_of(self.seat))
