"""Attack a zombie, or another player's survivor (R-040 to R-055)."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Use
from ...cards.ops.dice import spend_die
from ...cards.ops.items import lose_card, move_cards
from ...game import ColonyGame
from ...state import Fact, Survivor
from .. import questions
from ..choose import Choose
from ..composition import question
from ..death import Wounds
from ..exposure import Exposure
from ..moments import open_moment
from ..questions import label_of
from ..sources import Dice, Words, Zombies, hand
from ..zombies import AddZombiesAt, kill_zombie
from .base import Action, Desk, Reason, no_die
from .request import Request, may_ask_for_payment, payment

ATTACK = OptionKind("attack", "survivor", "die", "target")
ATTACK_SURVIVOR = OptionKind("attack-survivor", "survivor", "die", "target")
ATTACK_WITH = OptionKind("attack-with", "card")
ATTACK_WITH_REQUEST = OptionKind("attack-with-request", "card")
ATTACK_SAFELY = OptionKind("attack-safely", "card")
PLAIN = OptionKind("plain")


def _rivals(game: ColonyGame, survivor: Survivor) -> list[str]:
    place, owner = survivor.place, survivor.owner
    return [o.id for o in game.state.survivors.values() if o.place == place and o.owner != owner]


def _entrances(game: ColonyGame, survivor: Survivor) -> tuple[int, ...]:
    """The entrances with zombies that a survivor can attack: at somebody else's colony only its own (16.3)."""
    if survivor.entrance:
        return tuple(Zombies(survivor.place, survivor.entrance).now(game))
    return game.state.places[survivor.place].infested()


def _targets(game: ColonyGame, survivor: Survivor) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Entrances with zombies and rivals where a survivor is; none where a special zombie comes first (R-289)."""
    place = game.state.places[survivor.place]
    if any(place.special):
        return (), ()
    return _entrances(game, survivor), tuple(_rivals(game, survivor))


def attack_dice(desk: Desk, survivor: Survivor) -> tuple[int, ...]:
    """The dice of the acting player that do for an attack by a survivor."""
    value = questions.attack_die(desk.game, survivor, helped=True)
    dice = desk.dice_from(value)
    if dice is not desk.dice and questions.hooks_of(desk.game, survivor, "any-die-attack"):
        return desk.dice
    return dice


@question
def free_attacks(game: ColonyGame, survivor: Survivor) -> list[Option]:
    """What a survivor may attack without a die: zombies and rivals, but not beside a special zombie (R-289)."""
    if any(game.place(survivor.place).special):
        return []
    out = [ATTACK[survivor.id, None, t] for t in _entrances(game, survivor)]
    return [*out, *(ATTACK_SURVIVOR[survivor.id, None, rival] for rival in _rivals(game, survivor))]


class AttackAction(Action):
    """Spend a die to kill a zombie or to strike a survivor."""

    verbs = ("attack", "attack-survivor")
    explained = "attack"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor, every fitting die, every entrance with zombies and every rival."""
        game = desk.game
        if not desk.dice:
            return
        here = ""
        zombies: tuple[int, ...] = ()
        rivals: tuple[str, ...] = ()
        for survivor in desk.own:
            if survivor.place != here or survivor.entrance:
                here = "" if survivor.entrance else survivor.place
                zombies, rivals = _targets(game, survivor)
            if not zombies and not rivals:
                continue
            if desk.restricted and questions.forbidden(game, survivor, "attack"):
                continue
            dice = attack_dice(desk, survivor)
            if zombies:
                out += ATTACK.each(survivor.id, dice, zombies)
            if rivals:
                out += ATTACK_SURVIVOR.each(survivor.id, dice, rivals)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Nobody to attack, or no die that is high enough."""
        game = desk.game
        if questions.forbidden(game, survivor, "attack"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        if any(game.place(survivor.place).special):
            if not attack_dice(desk, survivor):
                return no_die(desk, questions.attack_die(game, survivor, helped=True), survivor)
            return Reason("why-special-first", {"place": survivor.place})
        if not _entrances(game, survivor) and not _rivals(game, survivor):
            return Reason("why-no-target", {"place": survivor.place})
        if questions.hooks_of(game, survivor, "any-die-attack"):
            return no_die(desk, 1, survivor)
        return no_die(desk, questions.attack_die(game, survivor, helped=True), survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Start the attack."""
        made = Attack if option.verb == "attack" else AttackSurvivor
        return made(seat, option["survivor"], option.get("die") or 0, option["target"])


@procedure
class PayAttack(Procedure):
    """Spend the die of an attack. One that is too low uses up something that allows it; which, if there are
    several, the player says. Die 0: a free attack."""

    seat: int
    survivor: str
    die: int

    def start(self, game: ColonyGame) -> None:
        if not self.die:
            return
        spend_die(game, self.seat, self.die)
        attacker = game.state.survivors[self.survivor]
        if self.die < questions.attack_die(game, attacker):
            labels = list(dict.fromkeys(label_of(game, use) for use in self.helps(game)))
            game.call(Choose(self.seat, "card", "any-die", Words(labels)), then=self.chose)

    def helps(self, game: ColonyGame) -> list[Use]:
        """What lets any die do, or this one."""
        attacker = game.state.survivors[self.survivor]
        lower = questions.hooks_of(game, attacker, "attack-value")
        needed = questions.attack_die(game, attacker)
        return [
            *questions.hooks_of(game, attacker, "any-die-attack"),
            *(u for u in lower if questions.once(game, u.ability) and self.die >= needed + u.ability.args["n"]),
        ]

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """That one is used up."""
        use = next(u for u in self.helps(game) if label_of(game, u) == choice.first)
        questions.mark_used(game, game.state.survivors[self.survivor], use)


@procedure
class Attack(Procedure):
    """Kill a zombie, then roll for exposure."""

    seat: int
    survivor: str
    die: int
    entrance: int
    kills: int = 1
    killed: int = 0
    safe: bool = False
    label: str = ""
    one_roll: bool = False
    begged: list[str] = field(default_factory=list)
    """What nobody gave a card for."""

    def start(self, game: ColonyGame) -> None:
        game.call(PayAttack(self.seat, self.survivor, self.die), then=self.paid)

    def paid(self, game: ColonyGame, _: Procedure) -> None:
        """Ask for something bigger than one kill if there is something."""
        attacker = game.state.survivors[self.survivor]
        game.emit("attack", survivor=self.survivor, place=attacker.place, die=self.die)
        game.happened("zombie-attacked", self.seat, survivor=self.survivor, place=attacker.place, n=self.entrance)
        self.safe = questions.attack_is_safe(game, attacker, self.entrance)
        self.how(game)

    def how(self, game: ColonyGame) -> None:
        """With what, if there is something."""
        if self.bigger(game, payable=False) or self.beggable(game):
            game.ask(
                self.seat,
                "attack-with",
                options=self.with_options,
                then=self.with_chosen,
                survivor=self.survivor,
            )
        else:
            self.make_safe(game)

    def bigger(self, game: ColonyGame, *, payable: bool = True) -> list[Use]:
        """What lets this attack kill more: what can be paid for, or (``payable`` false) what could be with the
        right cards in hand. Asking only who has them would tell the others."""
        player = game.player(self.seat)
        found = []
        for use in self._uses(game):
            pay = use.ability.args["pay"]
            cards = game.hand_with(self.seat, pay) if payable else player.hand
            if (cards or not pay) and (player.unused or not use.ability.args["die"]):
                found.append(use)
        return found

    def with_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each way, or none of them; a card that it costs may also come from the others (R-351)."""
        own = [ATTACK_WITH[label_of(game, use)] for use in self.bigger(game)]
        begged = [ATTACK_WITH_REQUEST[label_of(game, use)] for use in self.beggable(game)]
        return [PLAIN.only, *dict.fromkeys(own), *dict.fromkeys(begged)]

    def beggable(self, game: ColonyGame) -> list[Use]:
        """What feeds on a card that the others might give."""
        if not may_ask_for_payment(game, self.seat):
            return []
        dice = game.player(self.seat).unused
        return [
            use
            for use in self._uses(game)
            if use.ability.args["pay"]
            and (dice or not use.ability.args["die"])
            and label_of(game, use) not in self.begged
        ]

    def with_chosen(self, game: ColonyGame, option: Option) -> None:
        """Use it and pay for it."""
        if option.verb == "plain":
            self.make_safe(game)
            return
        self.label = option["card"]
        if option.verb == "attack-with-request":
            game.call(payment(self.seat, self._use(game).ability.args["pay"]), then=self.begged_for)
        else:
            self.go(self.pay_card)

    def begged_for(self, game: ColonyGame, request: Request) -> None:
        """The card goes where the own ones would go (R-105). Nobody gave one: think again."""
        if request.giver < 0:
            self.begged.append(self.label)
            self.go(self.how)
            return
        card = game.in_hand(request.giver, request.card)
        game.leaves_hand(request.giver, card)
        game.discard(self.seat, card)
        self.pay_die(game, self._use(game))

    def _uses(self, game: ColonyGame) -> list[Use]:
        return questions.hooks_of(game, game.state.survivors[self.survivor], "attack-kills")

    def _use(self, game: ColonyGame) -> Use:
        return next(use for use in self._uses(game) if label_of(game, use) == self.label)

    def pay_card(self, game: ColonyGame) -> None:
        """A card is played for it, without its own effect."""
        pay = self._use(game).ability.args["pay"]
        if not pay:
            self.pay_die(game, self._use(game))
            return
        choice = Choose(self.seat, "card", "pay-for-attack", hand(self.seat, pay), always=True)
        game.call(choice, then=self.card_paid)

    def card_paid(self, game: ColonyGame, choice: Choose) -> None:
        """The card goes to the waste pile."""
        if not choice.picked:
            self.make_safe(game)
            return
        use = self._use(game)
        lose_card(game, self.seat, game.in_hand(self.seat, choice.first), "waste")
        self.pay_die(game, use)

    def pay_die(self, game: ColonyGame, use: Use) -> None:
        """It is used now; perhaps a second die is due."""
        self.apply(game, use)
        if use.ability.args["die"]:
            game.call(Choose(self.seat, "die", "spend-die", Dice(self.seat)), then=self.die_paid)

    def die_paid(self, game: ColonyGame, choice: Choose) -> None:
        """The second die is spent."""
        spend_die(game, self.seat, choice.first)
        self.go(self.make_safe)

    def apply(self, game: ColonyGame, use: Use) -> None:
        """It is used: more kills, perhaps no exposure, perhaps noise."""
        attacker = game.state.survivors[self.survivor]
        questions.mark_used(game, attacker, use)
        args = use.ability.args
        self.kills = args["n"]
        self.safe = self.safe or args["safe"]
        self.one_roll = args["one_roll"]
        home = game.is_home(attacker.place)
        if args["noise"] or (args["loud"] and not home):
            game.make_noise(attacker.place)
        game.emit("used", survivor=self.survivor, card=self.label)
        if args["loud"] and home:
            game.call(AddZombiesAt([attacker.place], 1), then=self.heard)
        else:
            self.go(self.make_safe)

    def heard(self, game: ColonyGame, _: Procedure) -> None:
        """What was heard has come; it may have been the attacker's end."""
        if game.survivor(self.survivor) is not None:
            self.make_safe(game)

    def make_safe(self, game: ColonyGame) -> None:
        """Ask whether to use up something that avoids the exposure roll."""
        if not self.safe and self.safeguards(game):
            game.ask(
                self.seat,
                "attack-safely",
                options=self.safe_options,
                then=self.safe_chosen,
                survivor=self.survivor,
            )
        else:
            self.strike(game)

    def safeguards(self, game: ColonyGame) -> list[Use]:
        """Once-a-round ways to avoid the roll."""
        return questions.hooks_of(game, game.state.survivors[self.survivor], "no-exposure-on-attack")

    def safe_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each of them, or take the risk."""
        return [
            PLAIN.only,
            *dict.fromkeys(ATTACK_SAFELY[label_of(game, use)] for use in self.safeguards(game)),
        ]

    def safe_chosen(self, game: ColonyGame, option: Option) -> None:
        if option.verb != "plain":
            use = next(u for u in self.safeguards(game) if label_of(game, u) == option["card"])
            questions.mark_used(game, game.state.survivors[self.survivor], use)
            game.emit("used", survivor=self.survivor, card=option["card"])
            self.safe = True
        self.go(self.strike)

    def strike(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Kill the first at the chosen entrance, the others where wanted; then exposure."""
        attacker = game.survivor(self.survivor)
        if attacker is None:
            return
        place, zombies = attacker.place, Zombies(attacker.place, attacker.entrance)
        if not self.killed and game.place(place).zombies[self.entrance - 1]:
            self.kill(game, self.entrance)
        elif self.kills > 0 and zombies.now(game):
            choice = Choose(self.seat, "entrance", "kill-zombie", zombies, place=place)
            game.call(choice, then=self.next)
        else:
            fact = Fact("zombie-attacked", self.survivor, place, n=self.entrance)
            open_moment(game, "zombie-attacked", self.expose, self.seat, fact)

    def expose(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The attack is over; now the risk."""
        if not self.safe:
            rolls = min(self.killed, 1) if self.one_roll else self.killed
            game.call(Exposure(self.survivor, "attack", rolls), then=self.exposed)

    def exposed(self, game: ColonyGame, exposure: Exposure) -> None:
        """Who came through it may have more to do."""
        attacker = game.survivor(self.survivor)
        if attacker is not None and self.killed:
            fact = Fact("zombie-attacked", self.survivor, attacker.place, n=self.entrance, result=exposure.worst)
            open_moment(game, "attack-over", seat=self.seat, fact=fact)

    def next(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            self.kill(game, choice.first)
        else:
            self.go(self.strike)

    def kill(self, game: ColonyGame, entrance: int) -> None:
        self.kills -= 1
        self.killed += 1
        place = game.state.survivors[self.survivor].place
        fact = kill_zombie(game, self.seat, place, entrance, self.survivor)
        open_moment(game, "zombie-killed", self.strike, self.seat, fact)


@procedure
class AttackSurvivor(Procedure):
    """Strike another player's survivor: the spent die is rolled again."""

    seat: int
    survivor: str
    die: int
    target: str

    def start(self, game: ColonyGame) -> None:
        game.call(PayAttack(self.seat, self.survivor, self.die), then=self.paid)

    def paid(self, game: ColonyGame, _: Procedure) -> None:
        """Up to the target's attack value hits: a wound, and a random card of its player (R-050 to R-052)."""
        target = game.survivor(self.target)
        if target is None:
            return
        rolled = game.roll()
        hit = rolled <= questions.attack_value(game, target)
        game.emit("attack-survivor", survivor=self.survivor, target=self.target, n=rolled, hit=hit)
        if not hit:
            return
        hand = game.player(target.owner).hand
        if hand:
            # Taken before the wound: a death must not change the hand that was hit.
            move_cards(game, target.owner, self.seat, [hand[game.draw(len(hand), "pick")]])
        game.call(Wounds([self.target], cause="attack"))


@procedure
class FreeAttack(Procedure):
    """An attack without a die by an own survivor of choice."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Choose who attacks whom."""
        if self.options(game, self.seat):
            game.ask(self.seat, "free-attack", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every own survivor with every target."""
        out: list[Option] = []
        for survivor in game.own(seat):
            if questions.forbidden(game, survivor, "attack"):
                continue
            out += free_attacks(game, survivor)
        return out

    def chosen(self, game: ColonyGame, option: Option | None) -> None:
        """Attack, if there is still anybody to attack."""
        if option is None:
            return
        game.call(game.rules.by_verb[option.verb].begin(game, self.seat, option))
