"""What several players do one after the other, and dice that decide between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import NO, YES, Choose, YesNo
from ...rules.sources import Words
from ..effects import Context, Effect, holds
from ..predicates.stores import can_pay
from ..vocabulary import NO_TABLE, Amount, Checks, Cost, Ops, Table, Who, op
from .items import move_cards
from .payments import Pay


@op("each-player")
def each_player(
    game: ColonyGame,
    effect: Effect,
    who: Who,
    do: Ops = "",
    may: bool = False,
    requires: Checks = "",
    cost: Cost = (),
    most: int = 99,
    min: Amount = 1,
    then: Ops = "",
    otherwise: Ops = "",
) -> Procedure:
    """Each of these players for whom the predicates hold does this, one after the other; "you" is that player.

    ``may``: who wants to. ``cost``: who wants to and pays for it. ``most``: so many at most. If at least ``min``
    did it, ``then`` is carried out for you, if not, ``otherwise``.
    """
    return EachPlayer(
        effect.seat,
        effect.source,
        list(who),
        do,
        dict(effect.scope),
        may,
        requires,
        list(cost),
        most,
        min,
        then,
        otherwise,
    )


@op("may-pay")
def may_pay(game: ColonyGame, effect: Effect, cost: Cost, then: Ops = "", otherwise: Ops = "") -> Procedure:
    """You may pay this; then, or otherwise. Whoever holds cards is asked, fitting or not."""
    return MayPay(effect.seat, effect.source, list(cost), then, otherwise, dict(effect.scope))


@op("roll-dice")
def roll_dice(game: ColonyGame, effect: Effect, n: Amount, each: Table, any: Table = NO_TABLE) -> Procedure:
    """Roll ``n`` dice. ``each`` die does what stands at its number; what stands in ``any`` is done once if at
    least one die shows such a number."""
    dice = [game.roll() for _ in range(n)]
    game.emit("dice-rolled", dice=dice)
    programs = [program for die in dice for low, high, program in each if low <= die <= high]
    for low, high, program in any:
        if [die for die in dice if low <= die <= high]:
            programs.append(program)
    return Programs(effect.seat, effect.source, programs, dict(effect.scope))


@op("contest")
def contest(
    game: ColonyGame, effect: Effect, yours: Amount, theirs: Amount, win: Ops = "", lose: Ops = ""
) -> Procedure | None:
    """Roll so many dice for you and so many against you. With a sum that is not lower you ``win``, else you
    ``lose``."""
    mine, other = [[game.roll() for _ in range(n)] for n in (yours, theirs)]
    game.emit("contest", dice=mine, against=other)
    program = win if sum(mine) >= sum(other) else lose
    return Effect(program, effect.seat, effect.source, dict(effect.scope)) if program else None


@op("roll-off")
def roll_off(game: ColonyGame, effect: Effect, between: Who) -> None:
    """These players roll a die each, again as long as the highest are equal; the highest is the "winner"."""
    rolling = list(between)
    while len(rolling) > 1:
        rolls = {seat: game.roll() for seat in rolling}
        for seat, die in rolls.items():
            game.emit("rolled-off", seat=seat, n=die)
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    effect.scope["winner"] = rolling


@op("ask-for-card")
def ask_for_card(game: ColonyGame, effect: Effect, who: Who, then: Ops = "") -> Procedure:
    """You name an item card; the first of these players who gives you one, the "other-player" from here on, brings
    about what follows. Whoever holds cards is asked."""
    return AskForCard(effect.seat, effect.source, list(who), then, dict(effect.scope))


@procedure
class Programs(Procedure):
    """Several lists of operations, one after the other."""

    seat: int
    source: str
    programs: list[str]
    scope: dict[str, Any]

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next one."""
        if self.programs:
            program = self.programs.pop(0)
            game.call(Effect(program, self.seat, self.source, dict(self.scope)), then=self.start)


@procedure
class EachPlayer(Procedure):
    """Players do something of their own, one after the other; what follows depends on how many did."""

    seat: int
    source: str
    seats: list[int]
    do: str
    scope: dict[str, Any]
    may: bool
    requires: str
    cost: list[dict[str, Any]]
    most: int
    least: int
    then: str
    otherwise: str
    did: int = 0
    doers: list[int] = field(default_factory=list)
    """Who did it."""

    def start(self, game: ColonyGame) -> None:
        """The next player who can, as far as all can see."""
        while self.seats and self.did < self.most:
            seat = self.seats[0]
            able = holds(game, self.requires, Context(seat, self.scope)) and could_pay(game, seat, self.cost)
            if not able or game.player(seat).eliminated:
                self.seats.pop(0)
                continue
            if self.cost:
                game.call(MayPay(seat, self.source, self.cost), then=self.paid)
            elif self.may:
                game.call(YesNo(seat, "may", {"card": self.source}), then=self.answered)
            else:
                self.act(game)
            return
        program = self.then if self.did >= self.least else self.otherwise
        if program:
            told = {**self.scope, "did": self.did, "who-did": list(self.doers)}
            game.call(Effect(program, self.seat, self.source, told))

    def paid(self, game: ColonyGame, pay: MayPay) -> None:
        """Paid for, or passed by."""
        if pay.done:
            self.act(game)
        else:
            self.skip(game)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Wanted, or not."""
        if answer.yes:
            self.act(game)
        else:
            self.skip(game)

    def skip(self, game: ColonyGame) -> None:
        """Not this one."""
        self.seats.pop(0)
        self.go(self.start)

    def act(self, game: ColonyGame) -> None:
        """This one does it."""
        self.did += 1
        doer = self.seats.pop(0)
        self.doers.append(doer)
        scope = {**self.scope, "caller": [self.seat]}
        game.call(Effect(self.do, doer, self.source, scope), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """The next one."""
        self.go(self.start)


def could_pay(game: ColonyGame, seat: int, cost: Sequence[dict[str, Any]]) -> bool:
    """Whether a player may have what something costs, as far as all can see: any hand cards may fit."""
    cards = sum(int(due.get("n", 1)) for due in cost if "cards" in due)
    dice = sum(int(due["dice"]) for due in cost if "dice" in due)
    player = game.player(seat)
    return len(player.hand) >= cards and len(player.unused) >= dice


@procedure
class MayPay(Procedure):
    """Pay and get something, or do not."""

    seat: int
    source: str
    cost: list[dict[str, Any]]
    then: str = ""
    otherwise: str = ""
    scope: dict[str, Any] = field(default_factory=dict)
    done: bool = False
    """Whether it was paid."""

    def start(self, game: ColonyGame) -> None:
        """Ask whoever may have it."""
        if could_pay(game, self.seat, self.cost):
            game.ask(self.seat, "may", options=self.options, then=self.answered, card=self.source)
        else:
            self.settle(game, self.otherwise)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Saying yes takes having it."""
        return [YES.only, NO.only] if can_pay(game, Context(seat), self.cost) else [NO.only]

    def answered(self, game: ColonyGame, option: Option) -> None:
        """Pay, or not."""
        if option is YES.only:
            game.call(Pay(self.seat, self.source, [dict(due) for due in self.cost]), then=self.paid)
        else:
            self.settle(game, self.otherwise)

    def paid(self, game: ColonyGame, _: Procedure) -> None:
        """What it was paid for."""
        self.done = True
        self.settle(game, self.then)

    def settle(self, game: ColonyGame, program: str) -> None:
        """What follows."""
        if program:
            game.call(Effect(program, self.seat, self.source, dict(self.scope)))


@procedure
class AskForCard(Procedure):
    """One card by its name is asked for, of one player after the other."""

    seat: int
    source: str
    seats: list[int]
    then: str
    scope: dict[str, Any]
    card: str = ""

    def start(self, game: ColonyGame) -> None:
        """Which card? One of each name stands for all."""
        names = {card.name: card.id for card in game.content.cards.values()}
        wanted = Choose(self.seat, "card", "ask-for-card", Words(list(names.values())))
        game.call(wanted, then=self.named)

    def named(self, game: ColonyGame, choice: Choose) -> None:
        """All hear it."""
        self.card = choice.first
        game.emit("asked-for-card", seat=self.seat, card=self.card)
        self.go(self.ask)

    def ask(self, game: ColonyGame) -> None:
        """The next player who holds cards, fitting or not."""
        while self.seats and not game.player(self.seats[0]).hand:
            self.seats.pop(0)
        if self.seats:
            about = {"card": self.card, "seat": self.seat}
            game.ask(self.seats[0], "give-card", options=self.options, then=self.answered, **about)

    def fitting(self, game: ColonyGame, seat: int) -> list[int]:
        """The hand cards of that name."""
        name = game.content.cards[self.card].name
        return [card for card in game.player(seat).hand if game.item(card).name == name]

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Yes takes having it."""
        return [YES.only, NO.only] if self.fitting(game, seat) else [NO.only]

    def answered(self, game: ColonyGame, option: Option) -> None:
        """It changes hands, or the next one is asked."""
        giver = self.seats.pop(0)
        if option is YES.only:
            move_cards(game, giver, self.seat, self.fitting(game, giver)[:1])
            scope = {**self.scope, "other-player": [giver]}
            game.call(Effect(self.then, self.seat, self.source, scope))
        else:
            self.go(self.ask)
