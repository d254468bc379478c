"""Conditions, choices, dice tables, payments of all together, votes, and things of their own."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from overwinter.kernel.choices import common, less
from overwinter.kernel.data import Data, data
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import DONE, PICKS, Choose, YesNo, ask_choice
from ...rules.death import Wounds
from ...rules.exposure import Exposure
from ...rules.hidden import Held, Known
from ...rules.sources import Dice, Words, hand
from ...rules.zombies import HelplessDie
from ..effects import Effect, holds
from ..vocabulary import Abilities, Checks, Cost, Ops, Payment, Span, SurvivorId, Table, Target, op, roll_range
from .dice import spend_die
from .items import lose_card
from .lasting import begin
from .people import Heal, Losses


def _run(effect: Effect, program: str) -> Procedure | None:
    return Effect(program, effect.seat, effect.source, dict(effect.scope)) if program else None


@op("if")
def if_(game: ColonyGame, effect: Effect, when: Checks, do: Ops, otherwise: Ops = "") -> Procedure | None:
    """Do this if all predicates hold, otherwise the other."""
    return _run(effect, do if holds(game, when, effect.context) else otherwise)


@op("may")
def may(game: ColonyGame, effect: Effect, do: Ops, requires: Checks = "") -> Procedure | None:
    """If the predicates hold, you may do this."""
    if not holds(game, requires, effect.context):
        return None
    return May(effect.seat, effect.source, do, dict(effect.scope))


@op("either")
def either(game: ColonyGame, effect: Effect, first: Ops, second: Ops, requires: Checks = "") -> Procedure | None:
    """Choose one of two; the second only if the predicates hold."""
    if not holds(game, requires, effect.context):
        return _run(effect, first)
    return Either(effect.seat, effect.source, [first, second], dict(effect.scope))


@op("roll-table")
def roll_table(game: ColonyGame, effect: Effect, table: Table) -> Procedure | None:
    """Roll a die and do what stands at its number."""
    rolled = game.roll()
    game.emit("die-rolled", n=rolled)
    effect.scope["rolled"] = rolled
    for low, high, program in table:
        if low <= rolled <= high:
            return _run(effect, program)
    return None


@op("roll-each")
def roll_each(game: ColonyGame, effect: Effect, target: Target, hit: Span) -> Procedure:
    """Roll a die for each of these survivors; in that range it gets 1 wound."""
    span = roll_range(hit)
    assert span is not None
    hurt = []
    for name in target:
        rolled = game.roll()
        game.emit("die-rolled-for", survivor=name, n=rolled)
        if span[0] <= rolled <= span[1]:
            hurt.append(name)
    return Wounds(hurt)


@op("roll-each-helpless")
def roll_each_helpless(game: ColonyGame, effect: Effect, hit: Span) -> Procedure:
    """Roll a die for each helpless survivor; in that range one of them dies."""
    span = roll_range(hit)
    assert span is not None
    colony = game.colony_of(effect.seat)
    rolls = [game.roll() for _ in range(colony.helpless)]
    game.emit("dice-rolled", dice=rolls)
    return HelplessDie(colony.place, sum(1 for rolled in rolls if span[0] <= rolled <= span[1]))


@op("collective-pay")
def collective_pay(
    game: ColonyGame, effect: Effect, pay: Payment, then: Ops = "", otherwise: Ops = ""
) -> Procedure:
    """The players who are not exiled may pay this together, all or nothing; then, or otherwise."""
    return CollectivePay(effect.seat, effect.source, [dict(p) for p in pay], then, otherwise)


@op("pay")
def pay(game: ColonyGame, effect: Effect, cost: Cost) -> Procedure:
    """You pay this, of your own (food out of the supply)."""
    return Pay(effect.seat, effect.source, [dict(due) for due in cost])


@op("do-option")
def do_option(game: ColonyGame, effect: Effect, option: int) -> Procedure | None:
    """Carry out another option of this card."""
    return _run(effect, game.content.crossroads[effect.source].options[option - 1].do)


@op("gamble")
def gamble(game: ColonyGame, effect: Effect) -> Procedure:
    """Each player may stake hand cards, one per own survivor at the colony; the highest die takes all."""
    return Gamble(game.clockwise(game.first_of(effect.seat)), [], [])


@op("cancel-event")
def cancel_event(game: ColonyGame, effect: Effect) -> None:
    """What was interrupted does not happen."""
    effect.scope["cancelled"] = True


@op("medicine-or-die")
def medicine_or_die(game: ColonyGame, effect: Effect) -> Procedure | None:
    """Play a medicine card on the survivor with this effect, or lose an unused die."""
    user = effect.scope.get("user", [])
    return MedicineOrDie(effect.seat, user[0]) if user else None


@op("food-card-for-die")
def food_card_for_die(game: ColonyGame, effect: Effect) -> Procedure:
    """Every player may put a food card from the hand into the waste pile for 1 more die this round."""
    return FoodForDie(game.clockwise(game.first_of(effect.seat)))


@op("experiment")
def experiment(game: ColonyGame, effect: Effect, survivor: SurvivorId, abilities: Abilities) -> Procedure | None:
    """If she is at the colony her player may roll exposure on her; on a blank the abilities hold this round."""
    found = game.survivor(survivor)
    if found is None or found.place != game.home_of(found.owner):
        return None
    return Experiment(found.owner, effect.source, survivor, abilities)


@procedure
class May(Procedure):
    """Ask, then do."""

    seat: int
    source: str
    do: str
    scope: dict[str, Any]

    def start(self, game: ColonyGame) -> None:
        """Ask."""
        game.call(YesNo(self.seat, "may", {"card": self.source}), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Do it."""
        if answer.yes:
            game.call(Effect(self.do, self.seat, self.source, dict(self.scope)))


@procedure
class Either(Procedure):
    """Choose one of two ways."""

    seat: int
    source: str
    ways: list[str]
    scope: dict[str, Any]

    def start(self, game: ColonyGame) -> None:
        """Choose."""
        game.call(Choose(self.seat, "order", self.source, Words(["first", "second"])), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Do it."""
        way = self.ways[0 if choice.first == "first" else 1]
        game.call(Effect(way, self.seat, self.source, dict(self.scope)))


@data
class Offer(Data):
    """What somebody would pay: a die, or a hand card that was asked for by its symbols."""

    seat: int
    to: str
    die: int = 0
    card: str = ""
    symbols: str | list[str] = ""

    def put(self, card: str) -> None:
        """Another card instead."""
        self.card = card


@procedure
class Pay(Procedure):
    """One player pays cards, dice, food or survivors."""

    seat: int
    source: str
    cost: list[dict[str, Any]]

    def start(self, game: ColonyGame) -> None:
        """The next thing to pay."""
        if not self.cost:
            return
        due = self.cost[0]
        if "cards" in due:
            cards, n = hand(self.seat, due["cards"]), int(due.get("n", 1))
            game.call(Choose(self.seat, "card", self.source, cards, n, always=True), then=self.give_cards)
        elif "dice" in due:
            game.call(
                Choose(self.seat, "die", self.source, Dice(self.seat), int(due["dice"])), then=self.give_dice
            )
        elif "food" in due:
            game.change_food(game.colony_of(self.seat), -int(due["food"]))
            self.paid(game)
        else:
            game.call(Losses([str(due["survivor"])], dies=False, morale=False), then=self.paid)

    def give_cards(self, game: ColonyGame, choice: Choose) -> None:
        """They are gone."""
        for name in choice.picked or []:
            lose_card(game, self.seat, game.in_hand(self.seat, name), str(self.cost[0].get("to", "waste")))
        self.paid(game)

    def give_dice(self, game: ColonyGame, choice: Choose) -> None:
        """They are used."""
        for die in choice.picked or []:
            spend_die(game, self.seat, die)
        self.paid(game)

    def paid(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """That is paid."""
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
        """Or not."""
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


@procedure
class Gamble(Procedure):
    """Stakes from all, a die for each, the highest takes everything."""

    seats: list[int]
    stakers: list[int]
    stakes: list[int]
    tied: list[int] | None = None

    def zones(self, game: ColonyGame) -> list[Held]:
        """The stakes lie open."""
        return [Held(self.stakes, None)]

    def start(self, game: ColonyGame) -> None:
        """The next player stakes."""
        while self.seats:
            seat = self.seats.pop(0)
            limit = sum(1 for s in game.own(seat) if s.place == game.home_of(seat))
            if limit and game.player(seat).hand:
                choice = Choose(seat, "card", "stake", hand(seat), limit, up_to=True, always=True)
                game.call(choice, then=self.staked)
                return
        self.tied = list(dict.fromkeys(self.stakers))
        self.roll(game)

    def staked(self, game: ColonyGame, choice: Choose) -> None:
        """Stakes lie open."""
        for name in choice.picked or []:
            card = game.in_hand(choice.seat, name)
            game.leaves_hand(choice.seat, card)
            self.stakers.append(choice.seat)
            self.stakes.append(card)
        if choice.picked:
            game.emit("staked", seat=choice.seat, cards=list(choice.picked))
        self.go(self.start)

    def roll(self, game: ColonyGame) -> None:
        """One die per stake; those who tie roll again, one die each."""
        while self.tied and len(self.tied) > 1:
            best: dict[int, int] = {}
            for seat in self.tied:
                dice = [game.roll() for _ in range(self.stakers.count(seat))]
                best[seat] = max(dice)
                game.emit("gamble-roll", seat=seat, dice=dice)
            top = max(best.values())
            self.tied = [seat for seat in self.tied if best[seat] == top]
        if not self.tied:
            return
        winner = self.tied[0]
        for card in self.stakes:
            game.to_hand(winner, card)
        game.show_in_hand(winner, self.stakes)
        game.emit("gamble-won", seat=winner, cards=game.card_ids(self.stakes))
        self.stakes = []


@procedure
class MedicineOrDie(Procedure):
    """An addict needs medicine at the start of the turn, or a die is lost."""

    seat: int
    survivor: str

    def start(self, game: ColonyGame) -> None:
        """Ask, whether there is medicine or not."""
        if not game.player(self.seat).hand:
            self.withdraw(game)
            return
        about = {"survivor": self.survivor}
        game.call(YesNo(self.seat, "dose", about, hand(self.seat, "medicine")), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Which card?"""
        if not answer.yes:
            self.withdraw(game)
            return
        choice = Choose(self.seat, "card", "dose", hand(self.seat, "medicine"), always=True)
        game.call(choice, then=self.dosed)

    def dosed(self, game: ColonyGame, choice: Choose) -> None:
        """A medicine that heals heals the addict; any other does what it says (OW-35)."""
        if not choice.picked:
            self.withdraw(game)
            return
        card = game.in_hand(self.seat, choice.first)
        game.leaves_hand(self.seat, card)
        game.discard(self.seat, card)
        game.emit("played", seat=self.seat, card=game.item(card).id)
        program = game.item(card).do
        if any(op.word.name == "heal-near" for op in game.content.programs[program]):
            game.call(Heal(self.seat, [self.survivor], 1))
        else:
            game.call(Effect(program, self.seat, game.item(card).id, {"item": card}))

    def withdraw(self, game: ColonyGame) -> None:
        """No dose: a die is lost."""
        game.call(Choose(self.seat, "die", "spend-die", Dice(self.seat)), then=self.lose)

    def lose(self, game: ColonyGame, choice: Choose) -> None:
        """That one."""
        if choice.picked:
            spend_die(game, self.seat, choice.first)
            game.emit("dice-lost", seat=self.seat, n=1)


@procedure
class FoodForDie(Procedure):
    """At the start of the round: a food card for a die."""

    seats: list[int]

    def start(self, game: ColonyGame) -> None:
        """Ask the next player who holds cards."""
        while self.seats:
            seat = self.seats.pop(0)
            if game.player(seat).hand:
                choice = Choose(seat, "card", "food-for-die", hand(seat, "food"), up_to=True, always=True)
                game.call(choice, then=self.chose)
                return

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Pay."""
        for name in choice.picked or []:
            lose_card(game, choice.seat, game.in_hand(choice.seat, name), "waste")
            game.player(choice.seat).extra_dice += 1
        self.go(self.start)


@procedure
class Experiment(Procedure):
    """A doctor risks herself for a cure that lasts the round."""

    seat: int
    source: str
    survivor: str
    abilities: str

    def start(self, game: ColonyGame) -> None:
        """Ask."""
        game.call(YesNo(self.seat, "experiment", {"survivor": self.survivor}), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Roll."""
        if answer.yes:
            game.call(Exposure(self.survivor, "effect"), then=self.rolled)

    def rolled(self, game: ColonyGame, exposure: Exposure) -> None:
        """A blank: it works this round."""
        if exposure.face == "blank":
            begin(game, Effect("", self.seat, self.source, {}), self.abilities, "round")
