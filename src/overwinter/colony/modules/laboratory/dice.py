"""Dice at the laboratory: whoever has a survivor there may lay unused dice for the code (R-286)."""

from __future__ import annotations

from overwinter.kernel.data import without
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.actions.base import Action, Desk, Reason
from ...rules.choose import Choose
from ...rules.moments import open_moment
from ...rules.questions import in_force
from ...rules.sources import Dice, Words
from ...state import Survivor
from .slot import PLACE, LabDie, Laboratory

LAB_DIE = OptionKind("lab-die", "die")


class LabDieAction(Action):
    """Lay an unused die at the laboratory, as it shows."""

    verbs = ("lab-die",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every die, with a survivor there and as long as there is an experiment (or the dice are for digging)."""
        if not desk.dice or all(s.place != PLACE for s in desk.own):
            return
        if Laboratory.of(desk.game).deck or not in_force(desk.game, "containment"):
            out += [LAB_DIE[die] for die in desk.dice]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """It is no action of a survivor."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Lay it there."""
        return LayDie(seat, option["die"], option["die"])


@procedure
class LayDie(Procedure):
    """A player's unused die lies at the laboratory from now on. Die or face 0: of choice."""

    seat: int
    die: int = 0
    face: int = 0
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which die?"""
        if self.die:
            self.lay(game)
            return
        self.missing = int(not game.player(self.seat).unused)
        game.call(Choose(self.seat, "die", "lab-die", Dice(self.seat)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """And which face?"""
        if choice.picked:
            self.die = choice.first
            game.call(Choose(self.seat, "face", "lab-die", Words([1, 2, 3, 4, 5, 6])), then=self.turned)

    def turned(self, game: ColonyGame, choice: Choose) -> None:
        """It shows what is wanted."""
        self.face = choice.first
        self.lay(game)

    def lay(self, game: ColonyGame) -> None:
        """It counts as used, but comes back only after the code was checked."""
        player = game.player(self.seat)
        player.unused = without(player.unused, self.die)
        Laboratory.of(game).dice.append(LabDie(self.seat, self.face, game.state.round))
        game.emit("lab-die", seat=self.seat, die=self.face)
        game.happened("die-placed", self.seat)
        open_moment(game, "die-placed", None, self.seat)


def take_dice(game: ColonyGame, dice: list[LabDie]) -> None:
    """Dice leave the laboratory. Those of this round go back to their players, used."""
    slot = Laboratory.of(game)
    for die in dice:
        slot.dice.remove(die)
        if die.round == game.state.round:
            player = game.player(die.seat)
            player.used = [*player.used, die.face]
    if dice:
        game.emit("lab-dice-gone", n=len(dice), faces=[die.face for die in dice])


def own_dice(game: ColonyGame, seat: int) -> list[int]:
    """What a player's dice at the laboratory show."""
    return [die.face for die in Laboratory.of(game).dice if die.seat == seat]


@procedure
class TurnLabDie(Procedure):
    """A player turns one of the own dice at the laboratory: to any face, or (``last``) the last one by one."""

    seat: int
    last: bool = False
    was: int = 0
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which one?"""
        faces = own_dice(game, self.seat)
        self.missing = int(not faces)
        among = faces[-1:] if self.last else faces
        game.call(Choose(self.seat, "die", "turn-lab-die", Words(among)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """To which face?"""
        if not choice.picked:
            return
        self.was = choice.first
        near = [face for face in (self.was - 1, self.was, self.was + 1) if 1 <= face <= 6]
        faces = near if self.last else [1, 2, 3, 4, 5, 6]
        game.call(Choose(self.seat, "face", "turn-lab-die", Words(faces)), then=self.turned)

    def turned(self, game: ColonyGame, choice: Choose) -> None:
        """It shows another face."""
        mine = [die for die in Laboratory.of(game).dice if (die.seat, die.face) == (self.seat, self.was)]
        if mine and choice.picked:
            mine[-1].face = choice.first
            game.emit("lab-die-turned", seat=self.seat, die=self.was, face=choice.first)


@procedure
class TakeLabDie(Procedure):
    """A player takes one of the own dice back from the laboratory, unused, as it shows."""

    seat: int
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which one?"""
        faces = own_dice(game, self.seat)
        self.missing = int(not faces)
        game.call(Choose(self.seat, "die", "take-lab-die", Words(faces)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """It can be used again."""
        slot = Laboratory.of(game)
        mine = [die for die in slot.dice if (die.seat, die.face) == (self.seat, choice.first)]
        if mine:
            slot.dice.remove(mine[-1])
            player = game.player(self.seat)
            player.unused = [*player.unused, mine[-1].face]
            game.emit("lab-die-taken", seat=self.seat, die=mine[-1].face)
