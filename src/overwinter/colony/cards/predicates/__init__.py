"""Predicates: what cards ask about the table.

Used by crossroads triggers and requirements, by objectives and by abilities. "You" is the player from
whose side it is asked: the active player, or the owner of an objective.
"""

from . import (  # noqa: F401 - they fill the vocabulary
    abilities,
    board,
    counts,
    course,
    goals,
    happened,
    people,
    stores,
)
