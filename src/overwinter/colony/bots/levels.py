"""How good bots are, and what they are like: the one table of both.

A bot at a table is called by its level and its temperament: ``normal-careful``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from overwinter.kernel.search import PLANNERS, Budget

from .base import BOTS, Bot
from .easy import EasyBot
from .greedy import GreedyBot
from .planner import Planner
from .temper import EVEN, TEMPERS, Temper


def _greedy(temper: Temper) -> Bot:
    return GreedyBot(temper=temper)


def _planner(temper: Temper) -> Bot:
    return Planner(Budget(seconds=PLANNERS["planner"]), temper=temper)


LEVELS: dict[str, Callable[[Temper], Bot]] = {
    "easy": EasyBot,
    "normal": _greedy,
    "hard": _planner,
}
"""What plays at each level."""


def watches(name: str) -> bool:
    """Whether a bot remembers what the others did, and so has something to say about them."""
    return name not in ("random",) and not name.startswith("easy")


for _level, _make in LEVELS.items():
    BOTS[_level] = partial(_make, EVEN)
    for _name, _temper in TEMPERS.items():
        BOTS[f"{_level}-{_name}"] = partial(_make, _temper)
