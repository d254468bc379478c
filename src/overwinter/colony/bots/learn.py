"""Learn what a position is worth: ``python -m overwinter.colony.bots.learn`` writes :data:`.value.FILE` anew.

Everybody plays in a hurry (:class:`.swift.Swift`), as in the planners' heads, with a slip now and then so that
good and bad positions of every kind come up; what each turn begins with is noted.
"""

from __future__ import annotations

import random

from overwinter.kernel.options import Option
from overwinter.lab.learning import LOST, WON, Lesson, main

from ..cards.loader import load_packs
from ..rules.setting_up import new_game
from ..state import Setup
from .base import Sight, act
from .features import EXPECTED, NAMES, row
from .swift import Swift
from .value import FILE

SLIPS = (0.0, 0.03, 0.08)
"""How often somebody does anything in a turn, from game to game."""
FOOLISH = frozenset({"spend-food", "nominate", "ration"})
"""What nobody does even then."""
LONG_NIGHT = ("bandits", "improvements", "laboratory")


class Slipping:
    """Plays in a hurry and slips now and then."""

    def __init__(self, slip: float) -> None:
        self.slip = slip
        self.swift = Swift()

    def choose(self, sight: Sight) -> Option:
        """What the hurried one does; in a turn sometimes anything."""
        if sight.kind == "turn" and self.slip and sight.rng.random() < self.slip:
            verb = sight.rng.choice(sorted({option.verb for option in sight.options} - FOOLISH))
            return sight.rng.choice([option for option in sight.options if option.verb == verb])
        return self.swift.choose(sight)


def setup_of(seed: int) -> Setup:
    """Which game is played for a seed: all objectives and numbers of players, most of the base set and most on the
    hard side."""
    rng = random.Random(seed * 7919 + 13)
    players = 2 + seed % 4
    if rng.random() < 0.85:
        packs, modules = ["base"], list[str]()
    else:
        packs, modules = ["longnight"], [name for name in LONG_NIGHT if rng.random() < 0.5]
    objective = rng.choice(sorted(load_packs(packs, modules).objectives))
    if rng.random() < 0.75 or players == 2:
        return Setup(players, objective, "cooperative", packs=packs, modules=modules)
    return Setup(players, objective, betrayal=False, packs=packs, modules=modules)


def lesson(seed: int) -> Lesson:
    """Play one game."""
    setup, rng = setup_of(seed), random.Random(seed)
    game = new_game(setup, seed)
    game.keep_log = False
    bots = [Slipping(SLIPS[seed % len(SLIPS)]) for _ in range(setup.players)]
    rows, at = list[list[float]](), (0, -1)
    while not game.over:
        decision = game.decisions[0]
        if decision.kind == "turn" and at != (game.state.round, decision.seat):
            at = game.state.round, decision.seat
            rows.append([round(number, 4) for number in row(game, game.state.colonies[0])])
        act(game, bots, rng)
    outcome = WON if game.state.outcome == "completed" else LOST
    return Lesson(seed, outcome, game.state.colonies[0].objective, rows)


if __name__ == "__main__":
    main(lesson, NAMES, EXPECTED, FILE, games=12_000)
