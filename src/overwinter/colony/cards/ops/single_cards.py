"""What one card alone does: a gamble, an addict's dose, a meal for a die, an experiment.

Some of them stand on the actions, which stand on the other operations: they are loaded after those.
"""

from __future__ import annotations

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.actions.request import REQUEST_CARD, Request, may_ask_for_payment, payment
from ...rules.choose import NO, YES, Choose, YesNo
from ...rules.exposure import Exposure
from ...rules.hidden import Held
from ...rules.sources import Dice, hand
from ..effects import Effect
from ..vocabulary import Abilities, SurvivorId, op
from .dice import spend_die
from .items import lose_card
from .lasting import begin
from .people import Heal


@op("gamble")
def gamble(game: ColonyGame, effect: Effect) -> Procedure:
    """Each player may stake hand cards, one per own survivor at the colony; the highest die takes all."""
    return Gamble(game.clockwise(game.first_of(effect.seat)), [], [])


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
        """Stakes lie open, so that all know what can be won."""
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
    """An addict needs medicine at the start of the turn, or a die is lost.

    The others may be asked for it (R-351).
    """

    seat: int
    survivor: str
    begged: bool = False

    def start(self, game: ColonyGame) -> None:
        """Ask, whether there is medicine or not."""
        if game.player(self.seat).hand or self.beggable(game):
            game.ask(self.seat, "dose", options=self.options, then=self.answered, survivor=self.survivor)
        else:
            self.withdraw(game)

    def beggable(self, game: ColonyGame) -> bool:
        """Whether the others may be asked; in vain they were asked once."""
        return not self.begged and may_ask_for_payment(game, self.seat)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """An own medicine card, none, or one of the others'."""
        own = [YES.only] if hand(seat, "medicine").now(game) else []
        return [*own, NO.only, *([REQUEST_CARD["medicine"]] if self.beggable(game) else [])]

    def answered(self, game: ColonyGame, option: Option) -> None:
        """Which card, or whose?"""
        if option is NO.only:
            self.withdraw(game)
        elif option is YES.only:
            choice = Choose(self.seat, "card", "dose", hand(self.seat, "medicine"), always=True)
            game.call(choice, then=self.chose)
        else:
            game.call(payment(self.seat, ["medicine"]), then=self.begged_for)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """The own card is played, if it is still there."""
        if choice.picked:
            self.dose(game, self.seat, choice.first)
        else:
            self.withdraw(game)

    def begged_for(self, game: ColonyGame, request: Request) -> None:
        """Somebody's card is played; or nobody gave one: think again."""
        if request.giver >= 0:
            self.dose(game, request.giver, request.card)
        else:
            self.begged = True
            self.go(self.start)

    def dose(self, game: ColonyGame, giver: int, name: str) -> None:
        """A medicine that heals heals the addict; any other does what it says (OW-35)."""
        card = game.in_hand(giver, name)
        game.leaves_hand(giver, card)
        game.discard(self.seat, card)
        game.emit("played", seat=self.seat, card=name)
        program = game.item(card).do
        if any(op.word.name == "heal-near" for op in game.content.programs[program]):
            game.call(Heal(self.seat, [self.survivor], 1))
        else:
            game.call(Effect(program, self.seat, name, {"item": card}))

    def withdraw(self, game: ColonyGame) -> None:
        """No dose: a die is lost."""
        game.call(Choose(self.seat, "die", "spend-die", Dice(self.seat)), then=self.lose)

    def lose(self, game: ColonyGame, choice: Choose) -> None:
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
        """The die is there from the next roll on."""
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
        game.call(YesNo(self.seat, "experiment", {"survivor": self.survivor}), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        if answer.yes:
            game.call(Exposure(self.survivor, "effect"), then=self.rolled)

    def rolled(self, game: ColonyGame, exposure: Exposure) -> None:
        """A blank: it works this round."""
        if exposure.face == "blank":
            begin(game, Effect("", self.seat, self.source, {}), self.abilities, "round")
