"""What the morning of a day is worth: how likely the game is won, as learned from many games."""

from __future__ import annotations

import math
from functools import cache

from overwinter.engine import PACKAGE
from overwinter.kernel.learned import Learned

from ..game import RaxxonGame
from ..state import MAX_POWER

FILE = PACKAGE / "raxxon" / "bots" / "value.json"
"""The weights, as ``python -m overwinter.raxxon.bots.learn`` writes them."""
NAMES = (
    "one",
    "left",
    "left-2",
    "supply",
    "supply-log",
    "supply-left",
    "power",
    "power-2",
    "power-left",
    "infected",
    "quarantine",
    "hostile",
    "day",
    *("solo", "two", "four"),
)
"""The numbers of a row."""


def row(game: RaxxonGame) -> list[float]:
    """The numbers for a morning, in the order of :data:`NAMES`. It sees everything: for imagined games."""
    state, people = game.state, game.people
    goal = game.goal()
    left, supply = (goal - len(state.evac)) / goal, len(state.supply)
    power = state.power / MAX_POWER
    outside = [people[n] for n in state.draw] + [people[card.card] for card in state.crowd]
    infected = sum([1 for person in outside if not person.healthy])
    caught = sum([1 for n in state.uncontained if not people[n].healthy])
    hostile = sum([1 for n in state.evac if people[n].group.id == "hostile"])
    players = state.setup.players
    return [
        1.0,
        left,
        left * left,
        supply / 20,
        math.log1p(supply) / 3,
        min(2.0, supply / (1 + 20 * left)),
        power,
        power * power,
        power * left,
        infected / max(1, len(outside)),
        caught / 4,
        hostile / 5,
        state.day / 6,
        float(players == 1),
        float(players == 2),
        float(players == 4),
    ]


@cache
def learned() -> Learned:
    """The weights by difficulty."""
    return Learned.read(FILE, NAMES)


def chance(game: RaxxonGame) -> float:
    """How likely the game is won, in the morning."""
    return learned().chance(game.state.setup.difficulty, row(game))
