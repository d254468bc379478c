"""The words in which cards are written: operations, predicates and hooks.

Each word is one documented Python function; its signature is its schema. The loader checks every card
against it, and ``docs/packs.md`` is generated from it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

# What a parameter may be. At run time an operation gets the resolved value (right-hand side).
Amount = int
"""A number, or an expression such as "all" or "d6"."""
Target = list[str]
"""Survivors: "subject", "survivor:<id>", "all-at:<place>", "choose-own", ...; "a+b" joins two."""
Where = list[str]
"""Places: an id, "each-non-colony", "event-destination", "choose-own-non-colony", ..."""
Who = list[int]
"""Players: "active", "all", "other-player", "choose-other", ..."""
Deck = str
"""An item deck: a place id, "user-location", "choose"."""
Symbols = str
"""Item symbols joined by "|", or "any"; "item-not-survivor-not-event" for plain items."""
Ops = str
"""A list of operations."""
Checks = str
"""A list of predicates, all of which must hold."""
Abilities = str
"""A list of abilities."""
Table = list[tuple[int, int, str]]
"""Lines of a die table: { on = "1-2", do = [...] }."""
Payment = list[dict[str, Any]]
"""What has to be paid: { cards = "fuel", n = 2, to = "waste" }, { dice = 3 }, { survivor = "<id>" }."""
SurvivorId = str
"""The id of a survivor card."""
SurvivorIds = list[str]
"""Ids of survivor cards."""
Newcomer = str
"""The id of a survivor card, or "draw"."""
Named = str
"""Survivors as a target names them, looked at when the question comes up."""
Place = str
"""The id of a place, "non-colony", or "event-origin"."""
Area = str
"""The id of a place, or several: "non-colony-total", "each-non-colony", "each-colony-entrance", ..."""
Actions = list[str]
"""Actions that can be forbidden: "move", "move-to:<place>", "play:<symbol>", ..."""
Span = str
"""Results of a die: "3", or "1-3"."""
# One of a few words each.
Until = str
"""How long a lasting effect holds."""
Exiled = str
"""Whose survivors: of players who are exiled, who are not, or either."""
Token = str
"""What lies at a place."""
Harm = str
"""What hurts."""
Roll = str
"""What an exposure die meant."""
Cause = str
"""Why an exposure die was rolled."""
Scope = str
"""Among whose survivors somebody chooses."""
Zone = str
"""Where a survivor card is."""
Pile = str
"""Where an item card goes."""

CHOICES: dict[str, tuple[str, ...]] = {
    "Until": ("game", "turn", "round", "next-round"),
    "Exiled": ("either", "yes", "no"),
    "Token": ("zombie", "barricade", "noise"),
    "Harm": ("wound", "frostbite"),
    "Roll": ("wound", "frostbite", "bitten"),
    "Cause": ("move", "attack", "effect"),
    "Scope": ("own", "any", "non-exiled"),
    "Zone": ("play", "deck"),
    "Pile": ("hand", "waste", "removed"),
}
"""The kinds that are one of a few words."""

KINDS = (
    "int",
    "bool",
    "str",
    "list[str]",
    "Amount",
    "Target",
    "Where",
    "Who",
    "Deck",
    "Symbols",
    "Ops",
    "Checks",
    "Abilities",
    "Table",
    "Payment",
    "SurvivorId",
    "SurvivorIds",
    "Newcomer",
    "Named",
    "Place",
    "Area",
    "Actions",
    "Span",
    *CHOICES,
)


@dataclass(frozen=True)
class Param:
    """One field of a word."""

    name: str
    kind: str
    required: bool
    default: Any


@dataclass(frozen=True)
class Word:
    """One operation, predicate or hook."""

    name: str
    call: Callable[..., Any]
    params: dict[str, Param]
    doc: str

    @property
    def resolved(self) -> tuple[Param, ...]:
        """The parameters that have to be worked out at run time, in order."""
        return tuple(p for p in self.params.values() if p.kind in _RESOLVED)


_RESOLVED = frozenset({"Amount", "Target", "Where", "Who", "Deck"})

OPS: dict[str, Word] = {}
PREDICATES: dict[str, Word] = {}
HOOKS: dict[str, Word] = {}


def _word(function: Callable[..., Any], name: str, skip: int) -> Word:
    params: dict[str, Param] = {}
    for parameter in list(inspect.signature(function).parameters.values())[skip:]:
        kind = str(parameter.annotation)
        if kind not in KINDS:
            raise TypeError(f"{name}: {parameter.name} has the unknown kind {kind}")
        required = parameter.default is inspect.Parameter.empty
        # Words are TOML: "from" and "except" are fine there, but not as names in Python.
        shown = parameter.name.rstrip("_").replace("_", "-")
        params[shown] = Param(parameter.name, kind, required, None if required else parameter.default)
    doc = inspect.getdoc(function) or ""
    if not doc:
        raise TypeError(f"{name} has no description")
    return Word(name, function, params, doc)


def _register(words: dict[str, Word], skip: int) -> Callable[[str], Callable[[F], F]]:
    def named(name: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            if name in words:
                raise TypeError(f"{name} is defined twice")
            words[name] = _word(function, name, skip)
            return function

        return register

    return named


op = _register(OPS, 2)
"""Define an operation: ``@op("food") def food(game, effect, n: Amount)``."""

predicate = _register(PREDICATES, 2)
"""Define a predicate: ``@predicate("food-min") def food_min(game, context, n: Amount)``."""

hook = _register(HOOKS, 0)
"""Define a hook, a passive ability that answers a question of the rules: only its fields and words."""


def roll_range(text: str) -> tuple[int, int] | None:
    """ "2-4" as (2, 4), "5" as (5, 5); ``None`` if it is neither."""
    match = re.fullmatch(r"([1-6])(?:-([1-6]))?", text)
    if match is None:
        return None
    low = int(match[1])
    return low, int(match[2] or low)
