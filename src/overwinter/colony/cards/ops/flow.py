"""Conditions, choices, dice tables, payments of all together, votes, and things of their own."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose, YesNo
from ...rules.death import Wounds
from ...rules.exposure import Exposure
from ...rules.zombies import kill_helpless
from ..effects import Effect, holds
from ..vocabulary import Abilities, Checks, Ops, Payment, Span, SurvivorId, Table, Target, Who, op, roll_range
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
def roll_each_helpless(game: ColonyGame, effect: Effect, hit: Span) -> None:
    """Roll a die for each helpless survivor; in that range one of them dies."""
    span = roll_range(hit)
    assert span is not None
    colony = game.colony_of(effect.seat)
    rolls = [game.roll() for _ in range(colony.helpless)]
    game.emit("dice-rolled", dice=rolls)
    kill_helpless(game, colony, sum(1 for rolled in rolls if span[0] <= rolled <= span[1]))


@op("collective-pay")
def collective_pay(
    game: ColonyGame, effect: Effect, pay: Payment, then: Ops = "", otherwise: Ops = ""
) -> Procedure:
    """The players who are not exiled may pay this together, all or nothing; then, or otherwise."""
    return CollectivePay(effect.seat, effect.source, [dict(p) for p in pay], then, otherwise)


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


@op("exile-vote")
def exile_vote(game: ColonyGame, effect: Effect, who: Who) -> Procedure | None:
    """Vote now about exiling that player. This does not use up the vote of the turn."""
    from ...rules.exile import ExileVote

    return ExileVote(effect.seat, who[0]) if who else None


@op("free-attack")
def free_attack(game: ColonyGame, effect: Effect) -> Procedure:
    """One of your survivors attacks without a die."""
    from ...rules.actions.attack import FreeAttack

    return FreeAttack(effect.seat)


@op("free-barricade")
def free_barricade(game: ColonyGame, effect: Effect) -> Procedure | None:
    """The survivor who acts builds a barricade without a die."""
    from ...rules.actions.barricade import Barricade

    user = effect.scope.get("user", [])
    return Barricade(effect.seat, user[0], 0) if user else None


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
        game.call(Choose(self.seat, "order", self.source, ["first", "second"]), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Do it."""
        way = self.ways[0 if choice.first == "first" else 1]
        game.call(Effect(way, self.seat, self.source, dict(self.scope)))


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
    offers: list[dict[str, Any]] | None = None

    def start(self, game: ColonyGame) -> None:
        """The next thing to pay, the next player to ask."""
        self.offers = self.offers or []
        while self.at < len(self.pay):
            due = self.pay[self.at]
            if self.missing < 0:
                self.missing = int(due.get("n", due.get("dice", 1)))
                start = game.state.active if game.state.active >= 0 else self.seat
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
            if self.ask(game, self.seats.pop(0), due):
                return
        self.take(game)

    def ask(self, game: ColonyGame, seat: int, due: dict[str, Any]) -> bool:
        """Ask one player how much to offer; False if there cannot be anything."""
        player = game.player(seat)
        assert self.offers is not None
        if "dice" in due:
            if not player.unused:
                return False
            choice = Choose(seat, "die", self.source, sorted(player.unused), self.missing, up_to=True)
        else:
            if not player.hand:
                return False
            offered = [o["card"] for o in self.offers if o["seat"] == seat and "card" in o]
            fitting = game.card_ids(game.hand_with(seat, str(due["cards"])))
            for name in offered:
                if name in fitting:
                    fitting.remove(name)
            choice = Choose(seat, "card", self.source, fitting, self.missing, up_to=True, always=True)
        game.call(choice, then=self.offered)
        return True

    def offered(self, game: ColonyGame, choice: Choose) -> None:
        """Note the offer; nothing is taken yet."""
        assert self.offers is not None
        due = self.pay[self.at]
        for value in choice.picked or []:
            offer: dict[str, Any] = {"seat": choice.seat, "to": due.get("to", "removed")}
            offer["die" if "dice" in due else "card"] = value
            self.offers.append(offer)
            self.missing -= 1
        if choice.picked:
            game.emit("offered", seat=choice.seat, n=len(choice.picked), what=choice.what)
        self.go(self.start)

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
        """Paid: take what was offered."""
        assert self.offers is not None
        game.emit("paid", card=self.source)
        for offer in self.offers:
            seat = int(offer["seat"])
            if "die" in offer:
                spend_die(game, seat, int(offer["die"]))
                continue
            lose_card(game, seat, game.in_hand(seat, str(offer["card"])), str(offer["to"]))
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

    def held_cards(self) -> list[int]:
        """The stakes."""
        return self.stakes

    def start(self, game: ColonyGame) -> None:
        """The next player stakes."""
        while self.seats:
            seat = self.seats.pop(0)
            limit = sum(1 for s in game.own(seat) if s.place == game.home_of(seat))
            hand = game.card_ids(game.hand_with(seat, "any"))
            if limit and game.player(seat).hand:
                choice = Choose(seat, "card", "stake", hand, limit, up_to=True, always=True)
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
        able = bool(game.hand_with(self.seat, "medicine"))
        game.call(YesNo(self.seat, "dose", {"survivor": self.survivor}, able), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Which card?"""
        if not answer.yes:
            self.withdraw(game)
            return
        cards = game.card_ids(game.hand_with(self.seat, "medicine"))
        game.call(Choose(self.seat, "card", "dose", cards, always=True), then=self.dosed)

    def dosed(self, game: ColonyGame, choice: Choose) -> None:
        """A medicine that heals heals the addict; any other does what it says (OW-35)."""
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
        unused = game.player(self.seat).unused
        if unused:
            game.call(Choose(self.seat, "die", "spend-die", sorted(unused)), then=self.lose)

    def lose(self, game: ColonyGame, choice: Choose) -> None:
        """That one."""
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
                foods = game.card_ids(game.hand_with(seat, "food"))
                choice = Choose(seat, "card", "food-for-die", foods, 1, up_to=True, always=True)
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
