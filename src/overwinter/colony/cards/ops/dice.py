"""Action dice."""

from __future__ import annotations

from overwinter.kernel.data import SharedList, without
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose, YesNo
from ...rules.sources import Dice, Seats, Words
from ..effects import Effect
from ..vocabulary import Amount, Who, op


def spend_die(game: ColonyGame, seat: int, die: int) -> None:
    """Move an unused die to the used ones."""
    player = game.player(seat)
    player.unused = without(player.unused, die)
    player.used = [*player.used, die]


def turned(dice: SharedList[int], old: int, new: int) -> list[int]:
    """These dice, one of which shows another number."""
    at = dice.index(old)
    return [*dice[:at], new, *dice[at + 1 :]]


def turn_die(game: ColonyGame, seat: int, old: int, new: int) -> None:
    """An unused die shows another number."""
    player = game.player(seat)
    player.unused = turned(player.unused, old, new)
    game.emit("die-changed", seat=seat, old=old, new=new)


@op("spend-dice")
def spend_dice(game: ColonyGame, effect: Effect, who: Who, n: Amount, highest: bool = False) -> Procedure | None:
    """These players move ``n`` unused dice of their choice (or the ``highest``) to the used ones, as far as they
    have any."""
    if not highest:
        return SpendDice(list(who), n)
    for seat in who:
        dice = sorted(game.player(seat).unused, reverse=True)[:n]
        for die in dice:
            spend_die(game, seat, die)
        if dice:
            game.emit("dice-lost", seat=seat, n=len(dice))
    return None


@op("gain-die")
def gain_die(game: ColonyGame, effect: Effect, n: Amount = 1, face: int = 0) -> None:
    """Roll ``n`` more dice and add them to your unused ones, for this round; ``face``: they show that number."""
    if game.player(effect.seat).eliminated:
        return  # dropped out by what the card did before
    dice = [face or game.roll() for _ in range(n)]
    player = game.player(effect.seat)
    player.unused = [*player.unused, *dice]
    game.emit("dice-gained", seat=effect.seat, dice=dice)


@op("dice-next-round")
def dice_next_round(game: ColonyGame, effect: Effect, who: Who, n: int) -> None:
    """These players roll that many more (or fewer) dice in the next roll."""
    for seat in who:
        game.player(seat).extra_dice += n
    game.emit("dice-next-round", n=n)


@op("give-die")
def give_die(game: ColonyGame, effect: Effect, to: Who) -> Procedure | None:
    """You give one of your unused dice, as it lies, to that player for this round."""
    return GiveDie(effect.seat, to[0]) if to and game.player(effect.seat).unused else None


@op("borrow-die")
def borrow_die(game: ColonyGame, effect: Effect, from_: Who) -> Procedure | None:
    """You get an unused die of that player of your choice, as it lies, for this round, if that player agrees."""
    lender = from_[0] if from_ else effect.seat
    return BorrowDie(effect.seat, lender) if lender != effect.seat and game.player(lender).unused else None


@op("reroll-dice")
def reroll_dice(game: ColonyGame, effect: Effect, n: Amount = 1, any_number: bool = False) -> Procedure:
    """Roll ``n`` of your unused dice again (``any-number``: as many as you like, at least 1)."""
    return RerollDice(effect.seat, n, any_number)


@op("raise-die")
def raise_die(game: ColonyGame, effect: Effect, n: int = 1, all: bool = False) -> Procedure | None:
    """Raise one of your unused dice (or ``all``) by ``n``, at most to 6."""
    if not all:
        return ChangeDie(effect.seat, "raise-die", n)
    for die in [die for die in game.player(effect.seat).unused if die < 6]:
        turn_die(game, effect.seat, die, min(6, die + n))
    return None


@op("set-die")
def set_die(game: ColonyGame, effect: Effect, face: int = 0) -> Procedure:
    """Turn one of your unused dice to a number of your choice, or to ``face``."""
    return ChangeDie(effect.seat, "set-die", 0, face=face)


@op("swap-dice")
def swap_dice(game: ColonyGame, effect: Effect) -> Procedure:
    """Exchange one of your unused dice for one of another player who agrees; the faces stay."""
    return SwapDice(effect.seat)


@op("return-die")
def return_die(game: ColonyGame, effect: Effect) -> None:
    """You get back the die that was spent for what has just happened, unused, as it lay."""
    die, player = int(effect.scope.get("event-n", 0)), game.player(effect.seat)
    if die in player.used:
        player.used = without(player.used, die)
        player.unused = [*player.unused, die]
        game.emit("die-returned", seat=effect.seat, n=die)


@op("roll-used")
def roll_used(game: ColonyGame, effect: Effect) -> None:
    """One of your used dice, the lowest one, is rolled again and is unused."""
    player = game.player(effect.seat)
    if player.used:
        player.used = without(player.used, min(player.used))
        die = game.roll()
        player.unused = [*player.unused, die]
        game.emit("dice-gained", seat=effect.seat, dice=[die])


@op("borrow-pip")
def borrow_pip(game: ColonyGame, effect: Effect) -> Procedure:
    """Lower an unused die of another player by 1 to raise one of yours by 1."""
    return BorrowPip(effect.seat)


@procedure
class SpendDice(Procedure):
    """Players give up dice of their choice, one player after the other."""

    seats: list[int]
    n: int

    def start(self, game: ColonyGame) -> None:
        while self.seats:
            seat = self.seats[0]
            unused = game.player(seat).unused
            if unused:
                n = min(self.n, len(unused))
                game.call(Choose(seat, "die", "spend-die", Dice(seat), n), then=self.chose)
                return
            self.seats.pop(0)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        seat = self.seats.pop(0)
        for die in choice.picked or []:
            spend_die(game, seat, die)
        game.emit("dice-lost", seat=seat, n=len(choice.picked or []))
        self.go(self.start)


@procedure
class RerollDice(Procedure):
    """Roll dice again, all at once."""

    seat: int
    n: int
    any_number: bool

    def start(self, game: ColonyGame) -> None:
        if self.any_number:
            game.call(Choose(self.seat, "die", "reroll-first", Dice(self.seat)), then=self.first)
        else:
            game.call(Choose(self.seat, "die", "reroll", Dice(self.seat), self.n), then=self.roll)

    def first(self, game: ColonyGame, choice: Choose) -> None:
        """At least one; then as many more as wanted."""
        if not choice.picked:
            return
        n = len(game.player(self.seat).unused)
        more = Choose(self.seat, "die", "reroll", Dice(self.seat), n, up_to=True, picked=choice.picked)
        game.call(more, then=self.roll)

    def roll(self, game: ColonyGame, choice: Choose) -> None:
        """The new results stand."""
        for die in choice.picked or []:
            turn_die(game, self.seat, die, game.roll())


@procedure
class ChangeDie(Procedure):
    """Raise one die, or set it to a number of choice."""

    seat: int
    how: str
    n: int
    die: int = 0
    face: int = 0
    """The number to set it to; 0: of choice."""

    def start(self, game: ColonyGame) -> None:
        dice = Dice(self.seat, most=5 if self.how == "raise-die" else 6)
        game.call(Choose(self.seat, "die", self.how, dice), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Raise it, or choose its face."""
        if not choice.picked:
            return
        self.die = choice.first
        if self.how == "raise-die":
            turn_die(game, self.seat, self.die, min(6, self.die + self.n))
        elif self.face:
            turn_die(game, self.seat, self.die, self.face)
        else:
            faces = [face for face in range(1, 7) if face != self.die]
            game.call(Choose(self.seat, "face", "set-die", Words(faces)), then=self.set)

    def set(self, game: ColonyGame, choice: Choose) -> None:
        turn_die(game, self.seat, self.die, choice.first)


@procedure
class BorrowPip(Procedure):
    """One pip of another player's die comes to one of mine."""

    seat: int
    other: int = -1

    def start(self, game: ColonyGame) -> None:
        others = [p for p in game.allies(self.seat) if any(d > 1 for d in game.player(p).unused)]
        mine = [d for d in game.player(self.seat).unused if d < 6]
        if others and mine:
            game.call(Choose(self.seat, "player", "borrow-pip", Seats(others)), then=self.whose)

    def whose(self, game: ColonyGame, choice: Choose) -> None:
        """Choose which die of theirs."""
        self.other = choice.first
        game.call(Choose(self.seat, "die", "lower-die", Dice(self.other, least=2)), then=self.lower)

    def lower(self, game: ColonyGame, choice: Choose) -> None:
        """Theirs falls; choose mine."""
        if not choice.picked:
            return
        turn_die(game, self.other, choice.first, choice.first - 1)
        game.call(Choose(self.seat, "die", "raise-die", Dice(self.seat, most=5)), then=self.lift)

    def lift(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            turn_die(game, self.seat, choice.first, choice.first + 1)


@procedure
class SwapDice(Procedure):
    """Offer another player one die for another; it happens if that player agrees."""

    seat: int
    other: int = -1
    mine: int = 0
    theirs: int = 0

    def start(self, game: ColonyGame) -> None:
        """With whom."""
        others = [p for p in game.allies(self.seat) if game.player(p).unused]
        if others and game.player(self.seat).unused:
            game.call(Choose(self.seat, "player", "swap-dice", Seats(others)), then=self.whose)

    def whose(self, game: ColonyGame, choice: Choose) -> None:
        """Which die is given."""
        if choice.picked:
            self.other = choice.first
            game.call(Choose(self.seat, "die", "give-die", Dice(self.seat)), then=self.give)

    def give(self, game: ColonyGame, choice: Choose) -> None:
        """Which one is wanted for it."""
        if choice.picked:
            self.mine = choice.first
            game.call(Choose(self.seat, "die", "want-die", Dice(self.other)), then=self.want)

    def want(self, game: ColonyGame, choice: Choose) -> None:
        """Does the other one agree?"""
        if choice.picked:
            self.theirs = choice.first
            about = {"seat": self.seat, "gets": self.mine, "gives": self.theirs}
            game.call(YesNo(self.other, "swap-dice", about), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """The dice change hands, if both are still there."""
        if not answer.yes:
            game.emit("swap-refused", seat=self.other)
            return
        me, other = game.player(self.seat), game.player(self.other)
        if self.mine in me.unused and self.theirs in other.unused:
            me.unused = turned(me.unused, self.mine, self.theirs)
            other.unused = turned(other.unused, self.theirs, self.mine)
            game.emit("dice-swapped", seat=self.seat, other=self.other, gives=self.mine, gets=self.theirs)


@procedure
class GiveDie(Procedure):
    """One unused die changes hands."""

    seat: int
    to: int

    def start(self, game: ColonyGame) -> None:
        game.call(Choose(self.seat, "die", "give-die", Dice(self.seat)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            pass_die(game, self.seat, self.to, choice.first)


@procedure
class BorrowDie(Procedure):
    """Ask for a die of another player, who may refuse."""

    seat: int
    lender: int
    die: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which one?"""
        game.call(Choose(self.seat, "die", "borrow-die", Dice(self.lender)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Its player says yes or no."""
        if choice.picked:
            self.die = choice.first
            game.call(YesNo(self.lender, "lend-die", {"seat": self.seat, "die": self.die}), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        if answer.yes and self.die in game.player(self.lender).unused:
            pass_die(game, self.lender, self.seat, self.die)
        elif not answer.yes:
            game.emit("die-refused", seat=self.lender)


def pass_die(game: ColonyGame, giver: int, taker: int, die: int) -> None:
    """An unused die of one player is one of another's, until the dice are rolled again."""
    left, right = game.player(giver), game.player(taker)
    left.unused = without(left.unused, die)
    right.unused = [*right.unused, die]
    game.emit("die-passed", giver=giver, taker=taker, n=die)
