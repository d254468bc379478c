"""A bot for beginners: it plays like the greedy one, but watches nobody, and now and then it is careless."""

from __future__ import annotations

from overwinter.kernel.options import Option

from .base import Sight
from .greedy import GreedyBot
from .temper import EVEN, Temper

CARELESS = 0.08
"""How often it does something else than it would do after a moment's thought."""
_HARMFUL = {"attack-survivor", "spend-food", "nominate", "hand-off", "ration"}
"""What is never done out of carelessness."""


class EasyBot:
    """Greedy with mistakes. A mistake is any other harmless action of a turn, perhaps the end of it."""

    def __init__(self, temper: Temper = EVEN) -> None:
        self._calm = GreedyBot(tries=0, temper=temper, watches=False)

    def choose(self, sight: Sight) -> Option:
        """Answer any decision."""
        chosen = self._calm.choose(sight)
        if sight.kind != "turn" or sight.rng.random() >= CARELESS:
            return chosen
        verbs = sorted({option.verb for option in sight.options} - _HARMFUL - {"move", "request"})
        verb = sight.rng.choice(verbs)
        return sight.rng.choice([option for option in sight.options if option.verb == verb])
