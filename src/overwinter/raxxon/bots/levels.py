"""How good bots are. Nobody has anything to hide here, so unlike in the colony games all have one manner."""

from __future__ import annotations

from collections.abc import Callable

from overwinter.kernel.options import Option
from overwinter.kernel.search import PLANNERS, Budget

from .base import BOTS, Bot, Sight
from .greedy import GreedyBot
from .planner import Planner

CARELESS = 0.15
"""How often a bot for beginners does with its turn whatever comes to its mind."""


class EasyBot:
    """Greedy with mistakes: now and then a turn is used for anything."""

    def __init__(self) -> None:
        self._calm = GreedyBot(samples=1)

    def choose(self, sight: Sight) -> Option:
        """Answer any decision."""
        if sight.kind == "rx-turn" and sight.rng.random() < CARELESS:
            return sight.rng.choice(sight.options)
        return self._calm.choose(sight)


def _hard() -> Bot:
    return Planner(Budget(seconds=PLANNERS["planner"]))


LEVELS: dict[str, Callable[[], Bot]] = {"easy": EasyBot, "normal": GreedyBot, "hard": _hard}
"""What plays at each level."""
BOTS.update(LEVELS)
