"""What a table of the server has agreed, as the game is told it."""

from __future__ import annotations

from overwinter.server.adapter import Sets
from overwinter.server.messages import Json

from ..state import CORE, PROMOS, Setup

SETS = Sets("colony", CORE, ("longnight",), {"promo": PROMOS}, ("warring",))
"""The packs that tables may play with."""


def agreed(setup: Json) -> Setup:
    """The setup of a game."""
    given = {name: value for name, value in setup.items() if name != "box"}
    return Setup(**{**given, "packs": SETS.named(setup), "modules": setup.get("modules") or None})
