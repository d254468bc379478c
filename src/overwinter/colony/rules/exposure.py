"""The exposure die, bites and how they spread (reference 6, R-170 to R-175)."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.data import without
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Use
from ..game import ColonyGame
from ..state import Survivor
from . import questions
from .arrival import Replacement
from .choose import Choose, YesNo
from .death import Loss, Lowest, Wounds
from .sources import hand

SPREAD_KILL = OptionKind("kill-bitten")
SPREAD_ROLL = OptionKind("roll-bitten")


@procedure
class Exposure(Procedure):
    """Roll the exposure die for a survivor and carry out the result. ``cause``: move, attack, kill, effect."""

    survivor: str
    cause: str
    times: int = 1
    face: str = ""
    bite: str = ""
    """What a bite counts as for this roll; empty: as itself."""
    refused: list[str] = field(default_factory=list)
    """Survivors whose help was refused for the roll in progress."""
    worst: str = "blank"
    """The last result so far that was not blank."""

    def start(self, game: ColonyGame) -> None:
        """Roll once; further rolls follow while the survivor lives (R-044)."""
        survivor = game.survivor(self.survivor)
        if survivor is None or self.times < 1 or not questions.exposed(game, survivor):
            return
        self.times -= 1
        self.roll(game)

    def roll(self, game: ColonyGame) -> None:
        """The die shows something; perhaps it is rolled again."""
        survivor = game.state.survivors[self.survivor]
        rolled = game.content.exposure_faces[game.draw(len(game.content.exposure_faces), "exposure")]
        self.face = change_face(game, survivor, rolled, self.cause)
        if self.face == "bitten" and self.bite:
            self.face = self.bite
        game.emit("exposure", survivor=self.survivor, face=rolled, result=self.face, cause=self.cause)
        self.refused = []
        self.offer_again(game)

    def offer_again(self, game: ColonyGame) -> None:
        """Somebody may have the die rolled again; whoever holds cards is asked, fitting or not (OW-09)."""
        survivor = game.state.survivors[self.survivor]
        for helper, use in questions.second_rolls(game, survivor, self.cause, self.face):
            pay, owner = use.ability.args["pay"], helper.owner
            if helper.id in self.refused or (pay and not game.player(owner).hand):
                continue
            self.refused.append(helper.id)
            about = {"survivor": self.survivor, "card": questions.label_of(game, use)}
            able = hand(owner, pay) if pay else None
            game.call(YesNo(owner, "exposure-again", about, able), then=self.answered_again)
            return
        self.settle(game)

    def helper(self, game: ColonyGame) -> tuple[Survivor, Use] | None:
        """Whose help was asked for last."""
        survivor = game.state.survivors[self.survivor]
        uses = questions.second_rolls(game, survivor, self.cause, self.face)
        return next(((who, use) for who, use in uses if who.id == self.refused[-1]), None)

    def answered_again(self, game: ColonyGame, answer: YesNo) -> None:
        """Pay for it, or leave it."""
        helper = self.helper(game)
        if helper is None or not answer.yes:
            self.offer_again(game)
        elif helper[1].ability.args["pay"]:
            cards = hand(answer.seat, helper[1].ability.args["pay"])
            game.call(Choose(answer.seat, "card", "exposure-again", cards, always=True), then=self.paid_again)
        else:
            self.roll_again(game, helper)

    def paid_again(self, game: ColonyGame, choice: Choose) -> None:
        """The card is played without its effect."""
        helper = self.helper(game)
        if helper is None or not choice.picked:
            self.offer_again(game)
            return
        card = game.in_hand(choice.seat, choice.first)
        game.leaves_hand(choice.seat, card)
        game.discard(choice.seat, card)
        game.emit("played", seat=choice.seat, card=choice.first)
        self.roll_again(game, helper)

    def roll_again(self, game: ColonyGame, helper: tuple[Survivor, Use]) -> None:
        """The new result counts."""
        questions.mark_used(game, *helper)
        game.emit("used", survivor=helper[0].id, card=questions.label_of(game, helper[1]))
        self.go(self.roll)

    def settle(self, game: ColonyGame) -> None:
        """The result stands: carry it out."""
        survivor = game.state.survivors[self.survivor]
        self.refused = []
        if self.face != "blank":
            self.worst = self.face
            game.happened(
                "exposure-result",
                survivor.owner,
                survivor=self.survivor,
                place=survivor.place,
                result=questions.token_kind(game, survivor, self.face),
                origin=self.cause,
            )
        if self.face == "bitten":
            game.call(BiteCure(self.survivor), then=self.bitten)
        elif self.face != "blank":
            self.offer_wound(game)
        else:
            self.rolled(game)

    def offer_wound(self, game: ColonyGame) -> None:
        """Somebody else at the place may take it."""
        for taker, _ in questions.wound_takers(game, game.state.survivors[self.survivor]):
            if taker.id not in self.refused:
                self.refused.append(taker.id)
                about = {"survivor": taker.id, "target": self.survivor, "result": self.face}
                game.call(YesNo(taker.owner, "takes-wounds", about), then=self.answered_wound)
                return
        n = questions.exposure_tokens(game, game.state.survivors[self.survivor], self.face)
        game.call(Wounds([self.survivor], self.face, n), then=self.rolled)

    def answered_wound(self, game: ColonyGame, answer: YesNo) -> None:
        """The wound goes to whoever takes it."""
        takers = questions.wound_takers(game, game.state.survivors[self.survivor])
        taker = next(((who, use) for who, use in takers if who.id == self.refused[-1]), None)
        if taker is None or not answer.yes:
            self.offer_wound(game)
            return
        questions.mark_used(game, *taker)
        game.emit("used", survivor=taker[0].id, card=questions.label_of(game, taker[1]))
        game.call(Wounds([taker[0].id], self.face), then=self.rolled)

    def rolls_due(self) -> list[tuple[str, str, int]]:
        """The roll in progress has been counted already."""
        return [(self.survivor, "due", self.times + 1)]

    def rolled(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Roll again if more rolls are due."""
        if self.times:
            self.go(self.start)

    def bitten(self, game: ColonyGame, cure: BiteCure) -> None:
        """A bite kills and spreads, unless it was cured."""
        survivor = game.survivor(self.survivor)
        if cure.cured or survivor is None:
            self.rolled(game)
            return
        if questions.bite_waits(game, survivor):
            survivor.aside = 1 + max(one.aside for one in game.state.survivors.values())
            game.emit("set-aside", survivor=self.survivor, place=survivor.place)
            return
        game.call(Bite(self.survivor, survivor.place, [p.seat for p in game.state.players if p.waiting]))


@procedure
class Bite(Procedure):
    """A bite kills and spreads. Replacements for last survivors enter when the chain has ended (R-356)."""

    survivor: str
    place: str
    owed: list[int]
    """Who waited for a survivor before: those come at their own time."""

    def start(self, game: ColonyGame) -> None:
        game.call(Loss(self.survivor, later=chained(game)), then=self.spread)

    def spread(self, game: ColonyGame, _: Procedure) -> None:
        """The bite goes on to the others at that place."""
        game.call(Spread(self.place), then=self.replace)

    def replace(self, game: ColonyGame, _: Procedure) -> None:
        """One who has nobody left gets a new survivor; then the next."""
        for seat in game.from_first():
            if game.player(seat).waiting and seat not in self.owed:
                self.owed.append(seat)
                game.call(Replacement(seat), then=self.replace)
                return


@procedure
class BiteCure(Procedure):
    """While an experiment works, any player may give a medicine card so that a bitten result is ignored."""

    survivor: str
    seats: list[int] | None = None
    cured: bool = False

    def start(self, game: ColonyGame, answer: YesNo | None = None) -> None:
        """Ask the next player who holds cards."""
        if self.seats is None:
            owner = game.state.survivors[self.survivor].owner
            works = any(True for _ in game.lasting_hooks("bite-cure", game.colony_of(owner)))
            self.seats = game.clockwise(game.first_of(owner)) if works else []
        if answer is not None and answer.yes:
            choice = Choose(answer.seat, "card", "bite-cure", hand(answer.seat, "medicine"), always=True)
            game.call(choice, then=self.given)
            return
        while self.seats:
            seat = self.seats.pop(0)
            if game.player(seat).hand:
                about = {"survivor": self.survivor}
                game.call(YesNo(seat, "bite-cure", about, hand(seat, "medicine")), then=self.start)
                return

    def given(self, game: ColonyGame, choice: Choose) -> None:
        """The card goes to the waste pile; the bite is ignored."""
        if not choice.picked:
            self.go(self.start)
            return
        card = game.in_hand(choice.seat, choice.first)
        game.leaves_hand(choice.seat, card)
        game.discard(choice.seat, card)
        game.emit("bite-cured", seat=choice.seat, survivor=self.survivor, card=choice.first)
        self.cured = True


@procedure
class Spread(Procedure):
    """A bite spreads at a place: the lowest influence first, until somebody stays healthy or all are dead."""

    place: str
    survivor: str = ""

    def start(self, game: ColonyGame) -> None:
        """Find who is next; those who are immune are passed over."""
        there = [s for s in game.at(self.place) if not s.aside]
        at_risk = [s.id for s in there if not questions.spread_immune(game, s)]
        if at_risk:
            game.call(Lowest(at_risk), then=self.reached)

    def reached(self, game: ColonyGame, lowest: Lowest) -> None:
        """Its player kills it at once or rolls (R-171)."""
        self.survivor = lowest.picked
        survivor = game.state.survivors[self.survivor]
        game.ask(
            survivor.owner,
            "bite-spread",
            options=self.options,
            then=self.decided,
            survivor=self.survivor,
            place=self.place,
        )

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """End the spread with this death, or take the risk."""
        return [SPREAD_ROLL.only, SPREAD_KILL.only]

    def rolls_due(self) -> list[tuple[str, str, int]]:
        """Whom the bite has reached."""
        return [(self.survivor, "spread", 1)]

    def decided(self, game: ColonyGame, option: Option) -> None:
        """Kill: the spread ends. Roll: anything but blank kills and the spread goes on (R-172)."""
        survivor = game.state.survivors[self.survivor]
        if option.verb == "kill-bitten":
            game.emit("spread-killed", survivor=self.survivor)
            game.call(Loss(self.survivor, later=chained(game)))
            return
        rolled = game.content.exposure_faces[game.draw(len(game.content.exposure_faces), "exposure")]
        result = change_face(game, survivor, rolled, "spread")
        game.emit("spread-roll", survivor=self.survivor, face=rolled, result=result)
        if result == "bitten":
            game.call(BiteCure(self.survivor), then=self.bitten)
        elif result != "blank":
            game.call(Loss(self.survivor, later=chained(game)), then=self.on)

    def bitten(self, game: ColonyGame, cure: BiteCure) -> None:
        """A bitten result that is ignored leaves nothing: the spread ends here."""
        if not cure.cured:
            game.call(Loss(self.survivor, later=chained(game)), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """The next one at the place."""
        self.go(self.start)


def change_face(game: ColonyGame, survivor: Survivor, face: str, cause: str) -> str:
    """What a rolled face means for a survivor; what changes it is used, or used up."""
    result, use = questions.rolled_face(game, survivor, face, cause)
    if use is None:
        return result
    if questions.once(game, use.ability):
        questions.mark_used(game, survivor, use)
    if use.ability.args["discard"] and use.item in survivor.items:
        survivor.items = without(survivor.items, use.item)
        game.discard(survivor.owner, use.item)
        game.emit("discarded", seat=survivor.owner, card=game.item(use.item).id)
    if use.ability.args["breaks"] and use.item in survivor.items:
        rolled = game.roll()
        game.emit("die-rolled", n=rolled)
        if rolled <= use.ability.args["breaks"]:
            survivor.items = without(survivor.items, use.item)
            game.remove_item(use.item)
            game.emit("item-broken", survivor=survivor.id, card=game.item(use.item).id)
    return result


def chained(game: ColonyGame) -> bool:
    """Whether a replacement waits for the end of a spreading bite (R-356)."""
    return game.setup.version > 1
