"""Predicates: improvements of the colony."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.improvements import finished, unfinished
from ..effects import Context
from ..measure import Measure
from ..vocabulary import Improvement, predicate


@predicate("improvements-done")
def improvements_done(game: ColonyGame, context: Context, n: int = 1, working: bool = False) -> Measure:
    """At least ``n`` improvements are finished (``working``: and not out of order)."""
    return Measure(len(finished(game, working=working)), n)


@predicate("improvement-done")
def improvement_done(game: ColonyGame, context: Context, card: Improvement) -> bool:
    """That improvement is finished and not out of order."""
    return card in finished(game, working=True)


@predicate("improvements-open")
def improvements_open(game: ColonyGame, context: Context, n: int = 1, lacking: int = 0) -> Measure:
    """At least ``n`` unfinished improvements lie beside the colony (``lacking``: that lack so many pieces)."""
    return Measure(len(unfinished(game, lacking)), n)
