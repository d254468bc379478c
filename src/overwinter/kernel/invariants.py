"""What must hold in every position of every game. What a game adds to it stands in its own ``invariants.py``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .game import Game


class BrokenInvariantError(AssertionError):
    """A position that cannot be: says what is wrong."""


def decision_problems(game: Game[Any], outcome: str) -> Iterator[str]:
    """What is wrong with the open decisions: nobody is asked, or somebody about nothing or twice the same."""
    if game.over:
        if not outcome:
            yield "the game ended without an outcome"
        return
    if not game.decisions:
        yield "nobody has anything to decide"
    for seat in {decision.seat for decision in game.decisions}:
        options = game.options(seat)
        if not options:
            yield f"seat {seat} has no option"
        if len({option.id for option in options}) != len(options):
            yield f"seat {seat} has an option twice"
