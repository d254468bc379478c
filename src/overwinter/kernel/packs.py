"""Folders of cards: finding them, reading their tables, and saying what is wrong with them.

What is in the tables is a matter of each game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from .errors import PackError

BUILT_IN = Path(str(files("overwinter"))) / "packs"
ABOUT: dict[str, type[Any]] = {"id": str, "version": str, "game": str, "requires?": list}
"""The fields of ``pack.toml``."""
_NOTES = {"source", "confidence", "notes"}
"""Fields that only tell a reader where a fact comes from."""
KIND_NAMES = {str: "text", int: "a number", bool: "true or false", list: "a list", dict: "a table"}


@dataclass(frozen=True)
class Problem:
    """What is wrong with a pack, and where."""

    file: str
    card: str
    field: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.card, self.field, self.reason) if part)


def built_in_packs() -> list[str]:
    """The ids of the packs that come with the program."""
    return sorted(path.parent.name for path in BUILT_IN.glob("*/pack.toml"))


def pack_folder(name: str) -> Path:
    """The folder of a built-in pack, or of a pack given by path."""
    folder = BUILT_IN / name if "/" not in name and "\\" not in name else Path(name)
    if not (folder / "pack.toml").is_file():
        raise PackError(f"there is no pack {name!r}", pack=name)
    return folder


def read_table(path: Path, complain: Callable[[str], None]) -> dict[str, Any]:
    """A TOML file; empty if it is not there, or cannot be read, which is complained about."""
    if not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        complain(f"cannot be read: {error}")
        return {}


def entries(table: dict[str, Any], kind: str, complain: Callable[[str], None]) -> list[dict[str, Any]]:
    """The ``[[kind]]`` tables of a file; whatever else is called so is complained about and left out."""
    found = table.get(kind, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        complain(f"must be tables that begin with [[{kind}]]")
        return []
    return found


def field_faults(table: dict[str, Any], known: dict[str, type[Any]]) -> Iterator[tuple[str, str]]:
    """Unknown, missing and wrongly typed fields, with reasons; a ``?`` after the name makes it optional."""
    names = {name.rstrip("?") for name in known}
    for name in sorted(set(table) - names - _NOTES):
        yield name, "unknown field"
    for name, kind in known.items():
        plain = name.rstrip("?")
        if plain not in table:
            if plain == name:
                yield plain, "missing"
        elif type(table[plain]) is not kind:
            yield plain, f"must be {KIND_NAMES[kind]}"


def about_faults(about: dict[str, Any], game: str, before: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Whether a pack is one of this game, and comes after what it needs; ``about`` has its fields."""
    if about["game"] != game:
        yield "game", f"{about['game']!r}: this is not a pack for {game!r}"
    for other in about.get("requires", ()):
        if other not in before:
            yield "requires", f"needs the pack {other!r} before it"


def checked(content: Any, problems: list[Problem]) -> Any:
    """The content, unless there are problems: then :class:`~overwinter.kernel.errors.PackError`."""
    if problems:
        raise PackError(f"{len(problems)} problems in the packs; the first: {problems[0]}", problems)
    return content
