"""Learn what a morning is worth: ``python -m overwinter.raxxon.bots.learn`` writes :data:`.value.FILE` anew.

Games are played by habit, with a slip now and then; what each day begins with is noted.
"""

from __future__ import annotations

import random

from overwinter.lab.learning import LOST, WON, Lesson, main

from ..rules.setting_up import new_game
from ..state import Setup
from .habits import quick
from .value import FILE, NAMES, row

SLIP = 0.03
"""How often somebody does anything."""
DIFFICULTIES = ("intro", "regular", "hard", "expert")


def lesson(seed: int) -> Lesson:
    """Play one game."""
    setup = Setup(1 + seed % 4, DIFFICULTIES[seed // 4 % 4])
    game, rng = new_game(setup, seed, keep_log=False), random.Random(seed)
    slip = SLIP if seed % 3 else 0.0
    rows, day = list[list[float]](), 0
    while not game.over:
        decision = game.decisions[0]
        if game.state.day > day:
            day = game.state.day
            rows.append([round(number, 4) for number in row(game)])
        options = game.options(decision.seat)
        anything = (slip and rng.random() < slip) or decision.kind == "rx-character"
        game.answer(decision.seat, rng.choice(options) if anything else quick(game))
    return Lesson(seed, WON if game.state.outcome == "won" else LOST, setup.difficulty, rows)


if __name__ == "__main__":
    main(lesson, NAMES, {}, FILE, games=6_000)
