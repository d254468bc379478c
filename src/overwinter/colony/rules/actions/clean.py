"""Clean waste (R-078 to R-080)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Use
from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Survivor
from .. import questions
from .base import Action, Desk, Reason, no_die

CLEAN = OptionKind("clean", "survivor", "die")
USUAL = 3


class CleanAction(Action):
    """Spend any die at the colony to remove the top cards of the waste pile from the game."""

    verbs = ("clean",)
    explained = "clean"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor at the colony, every die."""
        if not desk.colony.waste or not desk.dice:
            return
        home = desk.colony.place
        for survivor in desk.own:
            if desk.restricted and questions.forbidden(desk.game, survivor, "clean"):
                continue
            if survivor.place == home:
                out += CLEAN.each(survivor.id, desk.dice)

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not at the colony, nothing to clean, or no die."""
        if survivor.place != desk.colony.place:
            return Reason("why-only-colony", {"survivor": survivor.id})
        if not desk.colony.waste:
            return Reason("why-no-waste")
        if questions.forbidden(desk.game, survivor, "clean"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        return no_die(desk, 1, survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Clean(seat, option["survivor"], option["die"])


@procedure
class Clean(Procedure):
    """Remove 3 cards; more with the right help, which is used only where it helps."""

    seat: int
    survivor: str
    die: int

    def start(self, game: ColonyGame) -> None:
        """The latest cards go first (R-079)."""
        survivor = game.state.survivors[self.survivor]
        spend_die(game, self.seat, self.die)
        n, waste = USUAL, game.colony_of(self.seat).waste
        better = helpers(game, survivor)
        if better and len(waste) > USUAL:
            bearer, best = max(better, key=lambda helper: int(helper[1].ability.args["n"]))
            questions.mark_used(game, bearer, best)
            n = best.ability.args["n"]
        gone = [waste.pop() for _ in range(min(n, len(waste)))]
        for card in gone:
            game.remove_item(card)
        game.emit("cleaned", survivor=self.survivor, n=len(gone), waste=len(waste))
        game.happened("waste-cleaned", self.seat, survivor=self.survivor, place=survivor.place, n=len(gone))


def helpers(game: ColonyGame, survivor: Survivor) -> list[tuple[Survivor, Use]]:
    """What makes a survivor's cleaning go faster, with who has it.

    Shared help (the mop) may be with any survivor of the same player at the same place (R-357).
    """
    found = [(survivor, use) for use in questions.hooks_of(game, survivor, "clean-more")]
    found += [(survivor, use) for use in questions.shared_hooks(game, survivor, "clean-more")]
    for other in game.own(survivor.owner) if game.setup.version > 1 else ():
        if other is not survivor and other.place == survivor.place:
            uses = questions.hooks_of(game, other, "clean-more")
            found += [(other, use) for use in uses if use.ability.args["shared"]]
    return found
