"""The exposure die, bites and how they spread (reference 6, R-170 to R-175)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
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

    def start(self, game: ColonyGame) -> None:
        """Roll once; further rolls follow while the survivor lives (R-044)."""
        survivor = game.survivor(self.survivor)
        if survivor is None or self.times < 1:
            return
        self.times -= 1
        rolled = game.content.exposure_faces[game.draw(len(game.content.exposure_faces), "exposure")]
        self.face = questions.rolled_face(game, survivor, rolled)
        game.emit("exposure", survivor=self.survivor, face=rolled, result=self.face, cause=self.cause)
        if self.face != "blank":
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
            game.call(Wounds([self.survivor], self.face), then=self.rolled)
        else:
            self.rolled(game)

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
            works = any(True for _ in game.lasting_hooks("bite-cure"))
            self.seats = game.clockwise(game.first_of(game.state.survivors[self.survivor].owner)) if works else []
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
        at_risk = [s.id for s in game.at(self.place) if not questions.spread_immune(game, s)]
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
        result = questions.rolled_face(game, survivor, rolled)
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


def chained(game: ColonyGame) -> bool:
    """Whether a replacement waits for the end of a spreading bite (R-356)."""
    return game.setup.version > 1
