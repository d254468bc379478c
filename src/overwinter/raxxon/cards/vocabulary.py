"""The words that packs may use: operations (what a card does) and conditions (when it is triggered).

A word is a documented Python function; its parameters are the fields that the word takes in a pack, with hyphens
instead of underscores. The annotation of a parameter says what may be written there.
"""

from __future__ import annotations

from typing import Any

from overwinter.kernel.compiling import Compiler
from overwinter.kernel.vocabulary import Vocabulary, basic_kinds

from ..state import OPEN_PILES, PILES

KINDS = basic_kinds()
"""How fields are written."""
ICONS = ("infect", "raxxon", "power", "end-day", "hostile-return", "add", "flip")
HEALTHS = ("healthy", "infected")

Count = int
Who = str
Zones = list[str]
OpenZones = list[str]
OpenPile = str
Icon = str
Icons = tuple[str, ...]
GroupId = str
Health = str
Face = str
CardId = str
CharacterId = str
Program = str

KINDS.choices("Who", ("active", "each", "character", "other"))
KINDS.choices("OpenPile", OPEN_PILES)
KINDS.choices("Icon", ICONS)
KINDS.choices("Health", HEALTHS)
KINDS.choices("Face", ("up", "down"))
KINDS.choices("GoesTo", ("triggered", "untriggered"))

ALL = 10_000
"""More cards than there are: what "all" stands for."""
OPS = Vocabulary("operation", 2)
CHECKS = Vocabulary("condition", 1)

op = OPS.word
"""Make a function an operation: ``f(game, effect, **fields)`` returns a procedure to run, or ``None``."""

check = CHECKS.word
"""Make a function a condition: ``f(game, **fields)`` returns whether it holds."""


@KINDS.kind("Count")
def _count(compiler: Compiler, raw: Any, at: str) -> Any:
    """a number of cards, or "all" """
    return ALL if raw == "all" else compiler.value("int", raw, at)


@KINDS.kind("Icons")
def _icons(compiler: Compiler, raw: Any, at: str) -> tuple[str, ...]:
    """a list of icons"""
    return tuple(compiler.one_of(icon, ICONS, at) for icon in compiler.listed(raw, at))


@KINDS.kind("Zones")
def _zones(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """the crowd or piles, one or several, to be counted"""
    return [compiler.one_of(zone, ("crowd", *PILES), at) for zone in (raw if isinstance(raw, list) else [raw])]


@KINDS.kind("OpenZones")
def _open_zones(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """the crowd or open piles, one or several: choosing from a hidden one would show what is in it"""
    zones = raw if isinstance(raw, list) else [raw]
    return [compiler.one_of(zone, ("crowd", *OPEN_PILES), at) for zone in zones]


@KINDS.kind("Program")
def _program(compiler: Compiler, raw: Any, at: str) -> str:
    """a list of operations"""
    return compiler.program(raw, OPS, "op", compiler.content.programs, at)


@KINDS.kind("Trigger")
def _trigger(compiler: Compiler, raw: Any, at: str) -> Any:
    """a list of conditions, all of which must hold"""
    return compiler.phrases(raw, CHECKS, "is", at)


def _id_of(what: str) -> Any:
    """Reads the id of a card that may be read later."""

    def read(compiler: Compiler, raw: Any, at: str) -> Any:
        compiler.mention(what, raw, at)
        return compiler.value("str", raw, at)

    return read


for _kind, _what in (("GroupId", "group"), ("CardId", "card"), ("CharacterId", "character")):
    KINDS.kind(_kind, f"the id of a {_what}")(_id_of(_what))
