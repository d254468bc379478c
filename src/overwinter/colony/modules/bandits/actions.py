"""Fight bandits, and raid their hideout (reference 14.2, R-280 to R-283)."""

from __future__ import annotations

from collections.abc import Iterator

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...rules import questions
from ...rules.actions.attack import PayAttack, attack_dice
from ...rules.actions.base import Action, Desk, Reason, no_die
from ...rules.actions.search import searched
from ...rules.choose import Choose, YesNo
from ...rules.death import Wounds
from ...rules.moments import open_moment
from ...rules.sources import Cards
from ...state import Survivor
from .slot import ARSENAL, HIDEOUT, Bandits, bandits_at, played, take_away

ATTACK_VALUE = 4
"""A bandit is hit as a survivor with this attack value is."""

ATTACKS, HIDEOUT_RULE = "bandit-attacks", "hideout"
"""Rules that a scenario brings only later."""

ATTACK_BANDIT = OptionKind("attack-bandit", "survivor", "die")
RAID = OptionKind("raid", "survivor", "die", "way")

TABLES: dict[str, dict[int, tuple[int, int]]] = {
    "search": {1: (1, 0), 2: (0, 0), 3: (0, 0), 4: (1, 1), 5: (0, 1), 6: (0, 1)},
    "attack": {1: (3, 0), 2: (2, 1), 3: (1, 1), 4: (0, 1), 5: (0, 2), 6: (0, 2)},
}
"""What a raid brings by the way it is done and the number rolled: wounds, cards."""


def allowed_dice(desk: Desk, survivor: Survivor) -> tuple[int, ...]:
    """The dice with which a survivor can attack, unless something forbids it."""
    return () if questions.forbidden(desk.game, survivor, "attack") else attack_dice(desk, survivor)


def search_dice(desk: Desk, survivor: Survivor) -> tuple[int, ...]:
    """The dice with which a survivor can search."""
    if questions.forbidden(desk.game, survivor, "search"):
        return ()
    return desk.dice_from(questions.search_value(desk.game, survivor))


class AttackBanditAction(Action):
    """Spend a die to drive a bandit away."""

    verbs = ("attack-bandit",)
    explained = "attack-bandit"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor beside a bandit, every fitting die."""
        if not questions.in_force(desk.game, ATTACKS):
            return
        for survivor in desk.own:
            special = any(desk.game.place(survivor.place).special)  # one of those comes first
            if bandits_at(desk.game, survivor.place) and not special:
                out += [ATTACK_BANDIT[survivor.id, die] for die in allowed_dice(desk, survivor)]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not in force yet, no bandit, or no die that is high enough."""
        if not questions.in_force(desk.game, ATTACKS):
            return Reason("why-not-in-force", {"rule": f"rule-{ATTACKS}"})
        if not bandits_at(desk.game, survivor.place):
            return Reason("why-no-bandit", {"place": survivor.place})
        if any(desk.game.place(survivor.place).special):
            return Reason("why-special-first", {"place": survivor.place})
        if questions.forbidden(desk.game, survivor, "attack"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        return no_die(desk, questions.attack_die(desk.game, survivor, helped=True), survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Start the attack."""
        return AttackBandit(seat, option["survivor"], option["die"])


@procedure
class AttackBandit(Procedure):
    """Strike a bandit: the spent die is rolled again; no exposure (R-054)."""

    seat: int
    survivor: str
    die: int

    def start(self, game: ColonyGame) -> None:
        """Spend the die."""
        game.call(PayAttack(self.seat, self.survivor, self.die), then=self.paid)

    def paid(self, game: ColonyGame, _: Procedure) -> None:
        """Up to its attack value hits: the bandit is gone, and ``bandit-removed`` has happened."""
        place = game.state.survivors[self.survivor].place
        rolled = game.roll()
        hit = rolled <= ATTACK_VALUE
        game.emit("attack-bandit", survivor=self.survivor, place=place, n=rolled, hit=hit)
        if hit and take_away(game, place):
            fact = game.happened("bandit-removed", self.seat, survivor=self.survivor, place=place)
            open_moment(game, "bandit-removed", None, self.seat, fact)


class RaidAction(Action):
    """Search or attack at the hideout: roll the spent die on a table."""

    verbs = ("raid",)
    explained = "raid"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Both ways, for every own survivor there that is not exiled (R-283)."""
        for survivor in self.raiders(desk):
            out += [RAID[survivor.id, die, "search"] for die in search_dice(desk, survivor)]
            out += [RAID[survivor.id, die, "attack"] for die in allowed_dice(desk, survivor)]

    def raiders(self, desk: Desk) -> Iterator[Survivor]:
        """Who is at the hideout."""
        if not desk.player.exiled and questions.in_force(desk.game, HIDEOUT_RULE):
            yield from (survivor for survivor in desk.own if survivor.place == HIDEOUT)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not in force yet, elsewhere, in exile, or no die that is high enough."""
        if not questions.in_force(desk.game, HIDEOUT_RULE):
            return Reason("why-not-in-force", {"rule": f"rule-{HIDEOUT_RULE}"})
        if survivor.place != HIDEOUT:
            return Reason("why-wrong-place", {"survivor": survivor.id, "place": HIDEOUT})
        if desk.player.exiled:
            return Reason("why-exiled", {"survivor": survivor.id})
        game, needed = desk.game, list[int]()
        if not questions.forbidden(game, survivor, "search"):
            needed.append(questions.search_value(game, survivor))
        if not questions.forbidden(game, survivor, "attack"):
            needed.append(questions.attack_die(game, survivor, helped=True))
        if not needed:
            return Reason("why-forbidden", {"survivor": survivor.id})
        return no_die(desk, min(needed), survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Start the raid."""
        return Raid(seat, option["survivor"], option["die"], option["way"])


@procedure
class Raid(Procedure):
    """Roll the spent die on one of the two tables: wounds first, then cards out of the arsenal (R-282)."""

    seat: int
    survivor: str
    die: int
    way: str
    cards: int = 0
    rolled: int = 0

    def start(self, game: ColonyGame) -> None:
        """Spend the die."""
        if self.way == "attack":
            game.call(PayAttack(self.seat, self.survivor, self.die), then=self.paid)
        else:
            spend_die(game, self.seat, self.die)
            self.go(self.paid)

    def paid(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Roll it again."""
        self.rolled = game.roll()
        survivor = game.state.survivors[self.survivor]
        again = questions.hooks_of(game, survivor, "redraw") if self.way == "search" else []
        again = [use for use in again if use.ability.args["table"]]
        if again:
            about = {"survivor": self.survivor, "n": self.rolled, "card": questions.label_of(game, again[0])}
            game.call(YesNo(self.seat, "raid-again", about), then=self.answered)
        else:
            self.settle(game)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Once more, if wanted."""
        if answer.yes:
            survivor = game.state.survivors[self.survivor]
            use = next(u for u in questions.hooks_of(game, survivor, "redraw") if u.ability.args["table"])
            questions.mark_used(game, survivor, use)
            game.emit("used", survivor=self.survivor, card=questions.label_of(game, use))
            self.rolled = game.roll()
        self.settle(game)

    def settle(self, game: ColonyGame) -> None:
        """The line of the table."""
        wounds, self.cards = TABLES[self.way][self.rolled]
        game.emit(
            "raided", survivor=self.survivor, way=self.way, rolled=self.rolled, wounds=wounds, cards_due=self.cards
        )
        if self.way == "search":
            searched(game, self.seat, self.survivor, HIDEOUT)
        game.call(Wounds([self.survivor], n=wounds, cause="hideout"), then=self.hurt)

    def hurt(self, game: ColonyGame, _: Procedure) -> None:
        """Whoever sent it gets the cards, also if it died (P-10)."""
        dead = game.survivor(self.survivor) is None
        lost = dead and game.setup.policy("raid_spoils") == "survivor"
        if self.cards and not lost and not game.player(self.seat).eliminated:
            game.call(TakeArsenal(self.seat, self.cards))


@procedure
class TakeArsenal(Procedure):
    """A player takes cards of choice out of the arsenal, or all if there are no more."""

    seat: int
    n: int
    only: list[str] | None = None
    """Card ids: no others than these."""
    taken: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        if not played(game):
            return
        source = Cards([ARSENAL], only=self.only)
        game.call(Choose(self.seat, "card", "take-arsenal", source, self.n), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Into the hand; everybody has seen them."""
        arsenal, cards = Bandits.of(game).arsenal, list[int]()
        for name in choice.picked or ():
            card = next(card for card in arsenal if game.item(card).id == name)
            arsenal.remove(card)
            game.to_hand(self.seat, card)
            cards.append(card)
            game.player(self.seat).count("spoils")
        self.taken = len(cards)
        if cards:
            game.show_in_hand(self.seat, cards)
            game.emit("took-arsenal", seat=self.seat, cards=game.card_ids(cards))
