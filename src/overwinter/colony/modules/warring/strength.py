"""What makes a side of a combat strong: one place for the combat itself and for what is told of it beforehand."""

from __future__ import annotations

from collections.abc import Iterable

from ...cards.further import FaceCard, TacticCard
from ...game import ColonyGame
from ...rules.composition import question
from ...rules.questions import hooks_of
from ...state import Survivor
from .pacts import disguised
from .slot import HOMES, Warring, armed, of_side


def tactic_named(game: ColonyGame, card: str) -> TacticCard:
    """A tactic by its id."""
    found: TacticCard = game.content.further["tactic"][card]
    return found


NO_DIE = "wc-face-none"
"""Stands for the face of a die that was not rolled."""


def faces(game: ColonyGame) -> list[FaceCard]:
    """The combat die, face by face."""
    return list(game.content.further["face"].values())


def roll(game: ColonyGame) -> str:
    """Roll the combat die: the id of its face."""
    die = list(game.content.further["face"])
    return die[game.draw(len(die), "combat")]


def of_tactic(mine: TacticCard, theirs: TacticCard) -> int:
    """Strength that a tactic adds against the other one."""
    return mine.strength + (mine.bonus if mine.against == theirs.id else 0)


def of_weapons(game: ColonyGame, people: Iterable[Survivor]) -> int:
    """One for each who has a weapon, however many (R-323); more for what says so."""
    return sum(_of_weapon(game, one) for one in people)


def _of_weapon(game: ColonyGame, survivor: Survivor) -> int:
    if not armed(game, survivor):
        return 0
    uses = hooks_of(game, survivor, "combat-weapon")
    return max([1, *(int(use.ability.args["n"]) for use in uses)])


def blinded(game: ColonyGame, place: str, side: int) -> bool:
    """Whether a side has no combat die at a place in this round."""
    return side in Warring.of(game).blinded.get(place, ())


def of_bid(tactic: TacticCard, n: int) -> int:
    """Strength that ammunition adds: one each, the first ones twice with a tactic that says so."""
    return n + min(n, tactic.double)


def retreats(tactic: TacticCard, place: str, side: int) -> bool:
    """Whether a side with this tactic leaves: nobody leaves the own colony."""
    return tactic.retreat and place != HOMES[side]


@question
def combatants(game: ColonyGame, where: tuple[str, int]) -> list[Survivor]:
    """Who fights at a place for the colony of that number: its own survivors there, but for those in disguise."""
    there = of_side(game, *where)
    return [one for one in there if not disguised(game, one)]
