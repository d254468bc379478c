"""Play cards, equip, contribute, lay cards on the objective (R-090 to R-108, R-120)."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.kernel.data import without
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import ItemCard, ObjectiveSide
from ...cards.effects import Context, Effect, holds
from ...cards.ops.dice import turn_die
from ...cards.selections.places import named
from ...game import ColonyGame
from ...state import Contribution, Survivor
from .. import questions
from ..choose import YesNo
from ..hidden import Held
from ..moments import open_moment
from .base import Action, Desk
from .move import can_move

PLAY = OptionKind("play", "card", "mode")
EQUIP = OptionKind("equip", "card", "survivor")
RATION = OptionKind("ration", "card", "die")
CONTRIBUTE = OptionKind("contribute", "card", "survivor")
SUPPLY = OptionKind("supply", "card")
HAND_OFF = OptionKind("hand-off", "card", "survivor", "to")


def playable(game: ColonyGame, seat: int, card: int) -> bool:
    """Whether a player could play (or equip, or move with) this card right now."""
    printed, state = game.content.items[card], game.state
    if card in state.locked:
        return False
    if state.lasting and questions.player_forbidden(game, seat, f"play:{printed.symbol}"):
        return False
    if printed.always or (printed.equipment and game.own(seat)):
        return True
    if printed.moves and can_move(game, seat, printed.id):
        return True
    return bool(play_options(game, seat, printed))


def play_options(game: ColonyGame, seat: int, printed: ItemCard) -> list[Option]:
    """The ways in which a player can play a card for its effect now."""
    if printed.always:
        return [PLAY[printed.id, None]]
    several, context = len(printed.plays) > 1, Context(seat)
    return [
        PLAY[printed.id, mode.id if several else None]
        for mode in printed.plays
        if holds(game, mode.requires, context)
    ]


class CardActions(Action):
    """Everything a player does with cards that costs no die."""

    verbs = ("play", "equip", "ration", "contribute", "supply", "hand-off")

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every usable card in every way."""
        game, seat, items = desk.game, desk.seat, desk.game.content.items
        restricted, exiled = desk.restricted, desk.player.exiled
        contributes = questions.may_contribute(game, seat)
        accepted = questions.crisis_accepts(game) if contributes else "any"
        side = desk.side
        wanted = game.content.supplies.get(side.goal, ())
        supplies = bool(wanted) and may_supply(desk, side)
        own: tuple[str, ...] = ()
        for name, number in desk.hand.items():
            printed = items[number]
            if contributes and (accepted == "any" or game.fits(number, accepted)):
                out.append(CONTRIBUTE[name, None])
            if supplies and name in wanted:
                out.append(SUPPLY[name])
            if restricted and questions.player_forbidden(game, seat, f"play:{printed.symbol}"):
                continue
            if printed.equipment:
                own = own or tuple([survivor.id for survivor in desk.own])
                out += EQUIP.each(name, own)
            if printed.always:
                out.append(PLAY[name, None])
            elif printed.plays:
                out += play_options(game, seat, printed)
            if exiled and printed.symbol == "food":
                out += [RATION[name, die] for die in desk.dice if die < 6]
        for survivor in desk.own:
            if survivor.items:
                self._equipped(desk, survivor, accepted if contributes else (), out)

    def _equipped(self, desk: Desk, survivor: Survivor, accepted: str | Sequence[str], out: list[Option]) -> None:
        game = desk.game
        near = [o for o in game.friends(desk.seat) if o.place == survivor.place and not o.aside]
        others = [o.id for o in near if o.id != survivor.id]
        for name, number in {game.item(card).id: card for card in survivor.items}.items():
            if accepted and game.fits(number, accepted):
                out.append(CONTRIBUTE[name, survivor.id])
            out += [HAND_OFF[name, survivor.id, other] for other in others]

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        name = option["card"]
        match option.verb:
            case "contribute":
                return Contribute(seat, name, option.get("survivor") or "")
            case "supply":
                return Supply(seat, name)
            case "hand-off":
                return HandOff(seat, name, option["survivor"], option["to"])
            case "ration":
                return Ration(seat, name, option["die"], seat)
            case "equip":
                return PlayCard(seat, game.in_hand(seat, name, fresh=True), seat, option["survivor"])
        return PlayCard(seat, game.in_hand(seat, name), seat, mode=option.get("mode") or "")


def may_supply(desk: Desk, side: ObjectiveSide) -> bool:
    """Whether a player may lay cards on the main objective: some want a survivor at a place for it."""
    limits = side.hooks.get("supply-limit")
    if limits is not None:
        turn = desk.game.turn_of(desk.seat)
        if turn is None or any(turn.laid >= limit.args["n"] for limit in limits):
            return False
    where = side.hooks.get("supply-at")
    if where is None:
        return True
    places = [place for ability in where for place in named(desk.game, desk.seat, ability.args["location"], {})]
    return not places or any(survivor.place in places for survivor in desk.own)


@procedure
class PlayCard(Procedure):
    """Play a card out of a hand (one's own, or a requested one): carry it out, then it goes where it goes."""

    seat: int
    card: int
    giver: int
    survivor: str = ""
    """Who is equipped with it; empty: it is played for its effect."""
    mode: str = ""
    """In which way, if there are several."""

    def zones(self, game: ColonyGame) -> list[Held]:
        """The card, from the hand until it goes where it goes; all see it."""
        return [Held([self.card], None)] if self.card >= 0 and self.step != "start" else []

    def start(self, game: ColonyGame) -> None:
        """Equip it, or do what it says."""
        printed = game.item(self.card)
        game.leaves_hand(self.giver, self.card)
        if self.survivor:
            survivor = game.state.survivors[self.survivor]
            survivor.items = [*survivor.items, self.card]
            game.emit("equipped", seat=self.seat, survivor=self.survivor, card=printed.id)
            game.happened("item-played", self.seat, item=self.card)
            self.card = -1
            return
        game.emit("played", seat=self.seat, card=printed.id)
        mode = next(mode for mode in printed.plays if not self.mode or mode.id == self.mode)
        game.call(Effect(mode.do, self.seat, printed.id, {"item": self.card}), then=self.played)

    def played(self, game: ColonyGame, _: Procedure) -> None:
        """To the waste pile, or out of the game."""
        card, self.card = self.card, -1
        if game.item(card).kind == "event":
            game.remove_item(card)
        else:
            game.discard(self.seat, card)
        fact = game.happened("item-played", self.seat, item=card, result=self.mode)
        open_moment(game, "item-played", seat=self.seat, fact=fact)


@procedure
class Contribute(Procedure):
    """Lay a card face down for the crisis. A hand card stays unknown, an equipped one was seen by all."""

    seat: int
    card: str
    survivor: str

    def start(self, game: ColonyGame) -> None:
        """No way back (R-120)."""
        laid_open = questions.crisis_accepts(game) != "any"
        if self.survivor:
            survivor = game.state.survivors[self.survivor]
            equal = [c for c in survivor.items if game.item(c).id == self.card]
            number = max(equal, key=lambda c: c in game.state.used_items)  # the fresh copy is kept (OW-22)
            survivor.items = without(survivor.items, number)
            for other in game.in_play():
                game.peek(other, "contributions", item=number)
            game.emit("contributed-equipment", seat=self.seat, card=self.card)
        elif laid_open:
            number = game.in_hand(self.seat, self.card)
            game.leaves_hand(self.seat, number)
            for other in game.in_play():
                game.peek(other, "contributions", item=number)
            game.emit("contributed-openly", seat=self.seat, card=self.card)
        else:
            number = game.in_hand(self.seat, self.card)
            game.leaves_hand(self.seat, number, seen_by=[self.seat])
            game.emit("contributed", secret={"card": self.card}, to=[self.seat], seat=self.seat)
            game.peek(self.seat, "contributions", item=number)
        seen = laid_open or bool(self.survivor)
        laid = Contribution(self.seat, number, seen=seen)
        game.state.contributions = [*game.state.contributions, laid]
        turn = game.turn_of(self.seat)
        if turn is not None:
            turn.given += 1
        game.happened("crisis-contributed", self.seat)


@procedure
class Supply(Procedure):
    """Lay a card face up on the main objective."""

    seat: int
    card: str

    def start(self, game: ColonyGame) -> None:
        """It never comes back."""
        game.supply(self.seat, self.card)


@procedure
class Ration(Procedure):
    """An exiled player eats a food card alone: one die rises by 1."""

    seat: int
    card: str
    die: int
    giver: int

    def start(self, game: ColonyGame) -> None:
        """The card leaves the game."""
        number = game.in_hand(self.giver, self.card)
        game.leaves_hand(self.giver, number)
        game.discard(self.seat, number)
        game.emit("played", seat=self.seat, card=self.card)
        turn_die(game, self.seat, self.die, self.die + 1)


@procedure
class HandOff(Procedure):
    """Give equipment to a survivor at the same place; another player may refuse it (R-097, P-22)."""

    seat: int
    card: str
    survivor: str
    to: str

    def start(self, game: ColonyGame) -> None:
        """Ask, if it is not one's own."""
        owner = game.state.survivors[self.to].owner
        if owner == self.seat or game.setup.policy("hand_off") == "accepted":
            self.hand_over(game)
        else:
            about = {"card": self.card, "survivor": self.survivor, "to": self.to, "seat": self.seat}
            game.call(YesNo(owner, "take-equipment", about), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        if answer.yes:
            self.hand_over(game)
        else:
            game.emit("hand-off-refused", card=self.card, survivor=self.survivor, target=self.to)

    def hand_over(self, game: ColonyGame) -> None:
        """It is equipped there at once."""
        giver, taker = game.state.survivors[self.survivor], game.state.survivors[self.to]
        fresh = [c for c in giver.items if game.item(c).id == self.card and c not in game.state.used_items]
        number = (fresh or [c for c in giver.items if game.item(c).id == self.card])[0]
        giver.items = without(giver.items, number)
        taker.items = [*taker.items, number]
        game.emit("handed-off", card=self.card, survivor=self.survivor, target=self.to)
