"""Arranged positions of two colonies: seats 0 and 2 are blue, 1 and 3 yellow, unless teams are named."""

from __future__ import annotations

from typing import Any

from overwinter.colony.modules.warring import Warring
from overwinter.colony.state import Setup
from overwinter.testing import Table

PACKS = ["base", "longnight", "warring"]
BLUE, YELLOW = "blue-colony", "yellow-colony"
KILLING_BLOW = "wc-main-killing-blow"
# Survivors whose abilities do nothing by themselves here; Jenny has the lowest influence of them.
MARIA, DAVID, JENNY, TALIA = "base-maria-lopez", "base-david-garcia", "base-jenny-clark", "base-talia-jones"
SHOTGUN = "base-police-station-shotgun"


def two_colonies(players: int = 4, objective: str = KILLING_BLOW, **more: Any) -> Table:
    """A table of two colonies without crises and crossroads cards, with food for all."""
    return Table(players, objective=objective, packs=PACKS, modules=["warring"], **more).quiet()


def setup(players: int = 4, **more: Any) -> Setup:
    """The setup of such a game."""
    return Setup(**{"players": players, "packs": PACKS, "modules": ["warring"], **more})


def slot(table: Table) -> Warring:
    """What the module knows."""
    return Warring.of(table.game)


def ammunition(table: Table, blue: int = 0, yellow: int = 0) -> Table:
    """Say how much ammunition both colonies have."""
    slot(table).ammunition = [blue, yellow]
    return table


DEN, WOLF = "den", 4


def with_wolf(**more: Any) -> Table:
    """Five players: seats 0 and 2 are blue, 1 and 3 yellow, 4 is the wolf."""
    return two_colonies(5, **more)
