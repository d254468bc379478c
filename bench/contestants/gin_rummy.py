"""OpenSpiel's gin rummy."""

from __future__ import annotations

from . import spiel

VERSION = spiel.VERSION


def measure(turn: int, games: int) -> dict[str, float]:
    """Play some games, copy some positions."""
    return spiel.measure("gin_rummy", turn, games)


def weigh(games: int) -> dict[str, float]:
    """Nothing: its memory is not Python's, and cannot be counted from here."""
    return {}
