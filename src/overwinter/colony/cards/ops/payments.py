"""What is paid for an effect: by one player, or by all together."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from overwinter.kernel.choices import common, less
from overwinter.kernel.data import Data, data
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import DONE, PICKS, Choose, YesNo, ask_choice
from ...rules.hidden import Known
from ...rules.sources import Cards, Dice, hand
from ..content import SYMBOLS
from ..effects import Effect
from ..vocabulary import Cost, Ops, Payment, op
from .dice import spend_die
from .items import lose_card
from .people import Losses


@op("collective-pay")
def collective_pay(
    game: ColonyGame, effect: Effect, pay: Payment, then: Ops = "", otherwise: Ops = ""
) -> Procedure:
    """The players who are not exiled may pay this together, all or nothing; then, or otherwise."""
    return CollectivePay(effect.seat, effect.source, [dict(p) for p in pay], then, otherwise)


@op("pay")
def pay(game: ColonyGame, effect: Effect, cost: Cost) -> Procedure:
    """You pay this, of your own (food out of the supply). What was taken from you meanwhile cannot be paid: see
    `paid`."""
    return Pay(effect.seat, effect.source, [dict(due) for due in cost])


@data
class Offer(Data):
    """What somebody would pay: a die, or a hand card that was asked for by its symbols."""

    seat: int
    to: str
    die: int = 0
    card: str = ""
    symbols: str | list[str] = ""

    def put(self, card: str) -> None:
        """Speak of another card, where hidden cards are dealt anew."""
        self.card = card


@procedure
class Pay(Procedure):
    """One player pays cards, dice, food or survivors."""

    seat: int
    source: str
    cost: list[dict[str, Any]]
    told: dict[str, Any] = field(default_factory=lambda: {"paid": True})
    """Whether all was paid: with two players at once a card may be gone."""
    sure: bool = False
    """All know that there is what is to be paid: nothing is asked where there is no choice."""

    def start(self, game: ColonyGame) -> None:
        """The next thing to pay."""
        if not self.cost:
            return
        due = self.cost[0]
        if "cards" in due:
            cards, n = hand(self.seat, due["cards"]), int(due.get("n", 1))
            game.call(Choose(self.seat, "card", self.source, cards, n, always=not self.sure), then=self.give_cards)
        elif "dice" in due:
            game.call(
                Choose(self.seat, "die", self.source, Dice(self.seat), int(due["dice"])), then=self.give_dice
            )
        elif "die" in due:
            dice = Dice(self.seat, int(due["die"]))
            game.call(Choose(self.seat, "die", self.source, dice), then=self.give_dice)
        elif "kinds" in due:
            game.call(
                Choose(self.seat, "card", self.source, self.other_kinds(game), always=not self.sure),
                then=self.give_kind,
            )
        elif "food" in due:
            game.change_food(game.colony_of(self.seat), -int(due["food"]))
            self.paid(game)
        else:
            game.call(Losses([str(due["survivor"])], dies=False, morale=False), then=self.paid)

    def give_cards(self, game: ColonyGame, choice: Choose) -> None:
        picked = choice.picked or []
        if len(picked) < int(self.cost[0].get("n", 1)):
            self.told = {"paid": False}
            return
        for name in picked:
            lose_card(game, self.seat, game.in_hand(self.seat, name), str(self.cost[0].get("to", "waste")))
        self.paid(game)

    def other_kinds(self, game: ColonyGame) -> Cards:
        """Hand cards whose symbols were not among those that were given."""
        given = self.cost[0].get("given", [])
        return hand(self.seat, [symbol for symbol in SYMBOLS if symbol not in given])

    def give_kind(self, game: ColonyGame, choice: Choose) -> None:
        """One of them; then one of another kind."""
        due, picked = self.cost[0], choice.first
        if picked:
            due["given"] = [*due.get("given", []), game.content.cards[picked].symbol]
            due["kinds"] -= 1
            lose_card(game, self.seat, game.in_hand(self.seat, picked), str(due.get("to", "waste")))
        if picked and due["kinds"]:
            self.go(self.start)
        else:
            self.paid(game)

    def give_dice(self, game: ColonyGame, choice: Choose) -> None:
        for die in choice.picked or []:
            spend_die(game, self.seat, die)
        self.paid(game)

    def paid(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Go on with the rest of the cost."""
        self.cost.pop(0)
        self.go(self.start)


@procedure
class CollectivePay(Procedure):
    """Players offer cards or dice in turn; only if all is there is anything taken."""

    seat: int
    source: str
    pay: list[dict[str, Any]]
    then: str
    otherwise: str
    at: int = 0
    missing: int = -1
    seats: list[int] | None = None
    offers: list[Offer] = field(default_factory=list)
    offering: int = 0
    """How much the player who is asked now has offered."""

    def start(self, game: ColonyGame) -> None:
        """The next thing to pay, the next player to ask."""
        while self.at < len(self.pay):
            due = self.pay[self.at]
            if self.missing < 0:
                self.missing = int(due.get("n", due.get("dice", 1)))
                turn = game.turn_in(game.colony_of(self.seat))
                start = turn.seat if turn else self.seat
                self.seats = [s for s in game.clockwise(start) if not game.player(s).exiled]
            if "survivor" in due:
                self.ask_survivor(game, str(due["survivor"]))
                return
            if not self.missing:
                self.at, self.missing = self.at + 1, -1
                continue
            if not self.seats:
                self.fail(game)
                return
            self.offering = 0
            player = game.player(self.seats[0])
            if player.unused if "dice" in due else player.hand:
                self.ask(game, due)
                return
            self.seats.pop(0)
        self.take(game)

    def ask(self, game: ColonyGame, due: dict[str, Any]) -> None:
        """Ask the next player for an offer. Whoever holds cards is asked, fitting or not (OW-09)."""
        assert self.seats is not None
        what = "die" if "dice" in due else "card"
        ask_choice(game, self.seats[0], what, self.source, self.missing, self.options, self.offered)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Dice or fitting cards that were not offered yet, or no more."""
        due = self.pay[self.at]
        mine = [offer for offer in self.offers if offer.seat == seat]
        if "dice" in due:
            dice = less(Dice(seat).now(game), [offer.die for offer in mine])
            return [*(PICKS["die"][die] for die in dict.fromkeys(dice)), DONE.only]
        cards = less(hand(seat, due["cards"]).now(game), [offer.card for offer in mine])
        return [*(PICKS["card"][card] for card in dict.fromkeys(cards)), DONE.only]

    def offered(self, game: ColonyGame, option: Option) -> None:
        """Note the offer; nothing is taken yet."""
        assert self.seats is not None
        seat, due = self.seats[0], self.pay[self.at]
        if option is not DONE.only:
            offer = Offer(seat, str(due.get("to", "removed")))
            if "dice" in due:
                offer.die = option["die"]
            else:
                offer.card, offer.symbols = option["card"], due["cards"]
            self.offers.append(offer)
            self.offering += 1
            self.missing -= 1
            if self.missing and ("cards" in due or self.options(game, seat) != [DONE.only]):
                self.ask(game, due)
                return
        if self.offering:
            game.emit("offered", seat=seat, n=self.offering, what="die" if "dice" in due else "card")
        self.seats.pop(0)
        self.go(self.start)

    def zones(self, game: ColonyGame) -> list[Known]:
        """Cards that were offered are still in the hands."""
        return [
            Known(hand(offer.seat, offer.symbols), [offer.seat], offer.card, offer.put)
            for offer in self.offers
            if offer.card
        ]

    def ask_survivor(self, game: ColonyGame, name: str) -> None:
        """The player of a survivor has to agree."""
        survivor = game.survivor(name)
        if survivor is None:
            self.fail(game)
            return
        game.call(YesNo(survivor.owner, "give-up-survivor", {"survivor": name}), then=self.agreed)

    def agreed(self, game: ColonyGame, answer: YesNo) -> None:
        """A player who keeps the survivor lets the whole payment fail."""
        if answer.yes:
            self.at, self.missing = self.at + 1, -1
            self.go(self.start)
        else:
            self.fail(game)

    def fail(self, game: ColonyGame) -> None:
        """Not paid: all offers go back."""
        game.emit("not-paid", card=self.source)
        if self.otherwise:
            game.call(Effect(self.otherwise, self.seat, self.source, {}))

    def take(self, game: ColonyGame) -> None:
        """Paid: take what was offered, if all of it is still there."""
        for seat in dict.fromkeys(offer.seat for offer in self.offers):
            mine = [offer for offer in self.offers if offer.seat == seat]
            cards, dice = [o.card for o in mine if o.card], [o.die for o in mine if o.die]
            if common(cards, hand(seat).now(game)) != cards or common(dice, Dice(seat).now(game)) != dice:
                self.fail(game)
                return
        game.emit("paid", card=self.source)
        for offer in self.offers:
            if offer.die:
                spend_die(game, offer.seat, offer.die)
            else:
                lose_card(game, offer.seat, game.in_hand(offer.seat, offer.card), offer.to)
        lost = [str(due["survivor"]) for due in self.pay if "survivor" in due]
        game.call(Losses(lost, dies=False, morale=False), then=self.reward)

    def reward(self, game: ColonyGame, _: Procedure) -> None:
        """What was paid for."""
        if self.then:
            game.call(Effect(self.then, self.seat, self.source, {}))
