"""What a position is worth to a colony: how likely it completes its main objective, as learned from many games."""

from __future__ import annotations

from functools import cache

from overwinter.engine import PACKAGE
from overwinter.kernel.learned import Learned

from ..game import ColonyGame
from ..state import Colony
from .features import NAMES, row

FILE = PACKAGE / "colony" / "bots" / "value.json"
"""The weights, as ``python -m overwinter.colony.bots.learn`` writes them."""


@cache
def learned() -> Learned:
    """The weights by main objective."""
    return Learned.read(FILE, NAMES)


def chance(game: ColonyGame, colony: Colony) -> float:
    """How likely a colony makes it, at the start of a round."""
    return learned().chance(colony.objective, row(game, colony))
