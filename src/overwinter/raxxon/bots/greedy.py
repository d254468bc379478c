"""A careful bot: weighs what it could do by what all know, and tries choices of cards in imagined games."""

from __future__ import annotations

from overwinter.kernel.options import Option

from ..game import RaxxonGame
from .base import BOTS, Sight
from .habits import after, quick
from .judgement import sheet_cost, value

TRIED = frozenset({"rx-choose", "rx-extra"})
"""Questions whose answers are played out; the others are answered by plan and habit."""


class GreedyBot:
    """Plans each turn by expectation over the cards that nobody has seen (:func:`.habits.plan`).

    Raxxon cards and the optional parts of actions are tried out in imagined games: face-down cards and piles are
    dealt anew in each of them.
    """

    def __init__(self, samples: int = 3) -> None:
        self.samples = samples

    def choose(self, sight: Sight) -> Option:
        """The option with the best mean value, or the usual one."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        seeds = [sight.rng.getrandbits(32) for _ in range(self.samples)]
        if sight.kind == "rx-character":
            return easiest(sight, seeds[0])
        if sight.kind not in TRIED:
            return quick(sight.imagine(seeds[0]))
        worlds = [sight.imagine(seed) for seed in seeds]
        return max(options, key=lambda option: worth(worlds, sight.seat, option))


BOTS["greedy"] = GreedyBot


def easiest(sight: Sight, seed: int) -> Option:
    """With others anybody will do, so that no two games are alike; alone, the sheet that costs least."""
    game = sight.imagine(seed)
    if not game.state.setup.solo:
        return sight.rng.choice(sight.options)
    return min(sight.options, key=lambda option: sheet_cost(game, option["character"]))


def worth(worlds: list[RaxxonGame], seat: int, option: Option) -> float:
    """The mean value of the positions that an answer leads to."""
    return sum([value(after(world, seat, option)) for world in worlds]) / len(worlds)
