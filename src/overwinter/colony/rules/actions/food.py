"""Eat from the supply to raise a die."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.ops.dice import turn_die
from ...game import ColonyGame
from .. import questions
from ..moments import Moment, open_moment
from .base import Action, Desk

SPEND_FOOD = OptionKind("spend-food", "die")


class FoodAction(Action):
    """Eat from the supply: one food raises one die by 1 (R-103)."""

    verbs = ("spend-food",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every die below 6."""
        if desk.restricted and questions.player_forbidden(desk.game, desk.seat, "spend-food"):
            return
        if desk.dice and desk.colony.food and not desk.player.exiled:
            out += SPEND_FOOD.each(desk.dice[:-1] if desk.dice[-1] == 6 else desk.dice)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return SpendFood(seat, option["die"])


@procedure
class SpendFood(Procedure):
    """The food is gone; then, if nothing breaks in, the die rises."""

    seat: int
    die: int

    def start(self, game: ColonyGame) -> None:
        """A crossroads card may break in here."""
        game.change_food(game.colony_of(self.seat), -1)
        fact = game.happened("food-spent", self.seat, n=self.die)
        open_moment(game, "food-spent", self.eaten, self.seat, fact)

    def eaten(self, game: ColonyGame, moment: Moment | None = None) -> None:
        """Raise the die, if the player still has it (R-190: whoever is out has no dice)."""
        cancelled = moment is not None and moment.cancelled
        if not cancelled and self.die in game.player(self.seat).unused:
            turn_die(game, self.seat, self.die, self.die + 1)
