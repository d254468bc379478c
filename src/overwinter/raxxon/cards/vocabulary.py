"""The words that packs may use: operations (what a card does) and conditions (when it is triggered).

A word is a Python function; its parameters are the fields that the word takes in a pack, with hyphens
instead of underscores. The annotation of a parameter says what may be written there.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from .content import Where as Where
from .content import Word

F = TypeVar("F", bound=Callable[..., Any])

Count = int
"""A number of cards, or "all"."""
Who = str
"""active, each, character (the one that the card names), other (chosen by the active player)."""
Zones = list[str]
"""One pile or several, to be counted."""
OpenZones = list[str]
"""The crowd or open piles, to be chosen from."""
OpenPile = str
"""A pile whose cards all may see."""
Icon = str
"""The name of an icon."""
GroupId = str
"""The id of a population group."""
Health = str
"""healthy or infected."""
CardId = str
"""The id of a Raxxon card."""
CharacterId = str
"""The id of a character."""
Program = str
"""A list of operations."""

ALL = 10_000
"""More cards than there are: what "all" stands for."""
OPS: dict[str, Word] = {}
CHECKS: dict[str, Word] = {}


def op(name: str, able: Callable[..., bool] | None = None) -> Callable[[F], F]:
    """Make a function an operation: ``f(game, effect, **fields)`` returns a procedure to run, or ``None``."""

    def add(function: F) -> F:
        OPS[name] = Word(name, function, _fields(function, 2), able)
        return function

    return add


def check(name: str) -> Callable[[F], F]:
    """Make a function a condition: ``f(game, **fields)`` returns whether it holds."""

    def add(function: F) -> F:
        CHECKS[name] = Word(name, function, _fields(function, 1))
        return function

    return add


def _fields(function: Callable[..., Any], skip: int) -> dict[str, tuple[str, Any]]:
    """Kind and default of every field (annotations are kept as text, so their names are the kinds)."""
    params = list(inspect.signature(function).parameters.values())[skip:]
    return {
        p.name: (str(p.annotation).removesuffix(" | None"), ... if p.default is p.empty else p.default)
        for p in params
    }
