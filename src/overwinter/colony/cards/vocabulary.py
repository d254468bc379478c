"""The words of colony cards: operations, predicates, hooks, and what names survivors, places, players, numbers.

Each word is one documented Python function; its signature is its schema. The compiler checks every card against
it, and ``docs/packs.md`` is generated from it. The aliases below are the kinds of fields: what a function gets.
How each is written on a card is said where it is read (:mod:`.fields`, :mod:`.selections`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from overwinter.kernel.vocabulary import Vocabulary, basic_kinds

KINDS = basic_kinds()
"""How fields are written."""

# What an operation gets is worked out when its turn comes.
Amount = int
Target = list[str]
Where = list[str]
Who = list[int]
Deck = str
AnyDeck = str
NOWHERE: Where = []
"""Of a place that a card need not name."""
RESOLVED = frozenset({"Amount", "Target", "Where", "Who", "Deck", "AnyDeck"})
"""Kinds whose value depends on the moment, and perhaps on somebody's choice."""

Named = Any
Anybody = Any
Symbols = Sequence[str]
Ops = str
Checks = str
Abilities = str
Table = list[tuple[int, int, str]]
NO_TABLE: Table = []
Payment = Sequence[dict[str, Any]]
Cost = Sequence[dict[str, Any]]
Alternatives = list[str]
Role = str
SurvivorId = str
SurvivorIds = list[str]
Newcomer = str
ItemId = str
Stage = str
Improvement = str
SideEffect = str
Place = str
PlaceId = str
Area = str
Actions = list[str]
Span = str
# One of a few words each.
Until = str
Exiled = str
Token = str
Harm = str
Healed = str
Roll = str
Cause = str
Causes = Sequence[str]
Face = str
Faces = Sequence[str]
Harms = Sequence[str]
Scope = str
Zone = str
Pile = str
Mood = str
Finds = str
Rest = str
Rule = str

RULES = ("pills", "containment", "bandit-attacks", "hideout", "bandit-leader")
"""Rules of modules that a stage of a scenario may leave out (see ``questions.in_force``)."""

for _kind, _allowed in {
    "Until": ("game", "turn", "next-turn", "start-of-next-turn", "round", "next-round", "wounded"),
    "Exiled": ("either", "yes", "no"),
    "Token": ("zombie", "barricade", "noise", "trap", "defence"),
    "Harm": ("wound", "frostbite", "despair"),
    "Healed": ("wound", "frostbite", "despair", "any"),
    "Role": ("exiled", "not-exiled", "first-player"),
    "Roll": ("wound", "frostbite", "bitten"),
    "Cause": ("move", "attack", "search", "kill", "effect"),
    "Face": ("blank", "wound", "frostbite", "bitten"),
    "HarmCause": ("attack", "hideout", "encounter", "combat"),
    "Scope": ("own", "any", "non-exiled"),
    "Zone": ("play", "deck"),
    "Pile": ("hand", "waste", "removed"),
    "Mood": ("unruly", "calm"),
    "Finds": ("hand", "removed", "equip"),
    "Rule": RULES,
    "Rest": ("order", "top-or-bottom", "under", "shuffle", "waste", "removed"),
}.items():
    KINDS.choices(_kind, _allowed)

OPS = Vocabulary("operation", 2, {"otherwise": "Ops", "each-missing": "Ops"})
PREDICATES = Vocabulary("predicate", 2)
HOOKS = Vocabulary("hook", 0)

op = OPS.word
"""Define an operation: ``@op("food") def food(game, effect, n: Amount)``."""

predicate = PREDICATES.word
"""Define a predicate: ``@predicate("food-min") def food_min(game, context, n: Amount)``."""

hook = HOOKS.word
"""Define a hook, a passive ability that answers a question of the rules: only its fields and words."""


def roll_range(text: str) -> tuple[int, int] | None:
    """ "2-4" as (2, 4), "5" as (5, 5); ``None`` if it is neither."""
    match = re.fullmatch(r"([1-6])(?:-([1-6]))?", text)
    if match is None:
        return None
    low = int(match[1])
    return low, int(match[2] or low)
