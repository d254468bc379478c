"""Random Raxxon games for the tests, of every difficulty and number of players."""

from __future__ import annotations

import random

from overwinter.raxxon import RaxxonGame, RaxxonSetup

DIFFICULTIES = ("intro", "regular", "hard", "expert")


def random_setup(seed: int) -> RaxxonSetup:
    """The setup of the ``seed``-th game."""
    return RaxxonSetup(players=1 + seed % 4, difficulty=DIFFICULTIES[seed // 4 % 4])


def step(game: RaxxonGame, rng: random.Random) -> None:
    """Whoever is asked answers: any verb, any option of it; passing is rare."""
    decision = game.decisions[0]
    options = game.options(decision.seat)
    verbs = sorted({option.verb for option in options})
    if len(verbs) > 1 and "rx-pass" in verbs and rng.random() < 0.8:
        verbs.remove("rx-pass")
    verb = rng.choice(verbs)
    game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]), decision.id)
