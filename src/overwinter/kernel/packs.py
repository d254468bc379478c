"""Folders of cards: finding them, reading their tables, and saying what is wrong with them.

What is in the tables is a matter of each game.
"""

from __future__ import annotations

import re
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

ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""What a pack on the shelf may be called: its id stands in addresses."""

_shelf: dict[str, tuple[About, Path]] = {}


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


@dataclass(frozen=True)
class About:
    """What a pack says about itself in its ``pack.toml``."""

    id: str
    version: str
    game: str
    requires: tuple[str, ...] = ()


def about_pack(name: str) -> About:
    """What a pack says about itself. Raises :class:`~overwinter.kernel.errors.PackError` if it says too little."""
    path = pack_folder(name) / "pack.toml"
    problems: list[Problem] = []
    table = read_table(path, lambda reason: problems.append(Problem("pack.toml", "", "", reason)))
    problems += [Problem("pack.toml", "", field, reason) for field, reason in field_faults(table, ABOUT)]
    checked(None, problems)
    return About(table["id"], table["version"], table["game"], tuple(map(str, table.get("requires", ()))))


def packs_in(folder: Path) -> list[Path]:
    """The packs of a folder: itself, if it is one, or those right below it."""
    if (folder / "pack.toml").is_file():
        return [folder]
    return sorted(path.parent for path in folder.glob("*/pack.toml"))


def put_on_shelf(folder: Path) -> str:
    """Let a pack from elsewhere be named by its id from now on, as built-in ones are; returns the id.

    Raises :class:`~overwinter.kernel.errors.PackError` if the id is no good, or taken by another pack.
    """
    folder = folder.resolve()
    about = about_pack(str(folder))
    reason = ""
    if not ID.fullmatch(about.id):
        reason = "must be small letters, digits and hyphens, 40 at most"
    elif about.id in built_in_packs() or (about.id in _shelf and _shelf[about.id][1] != folder):
        reason = f"{about.id!r} is the name of another pack"
    checked(None, [Problem(f"{folder.name}/pack.toml", "", "id", reason)] if reason else [])
    _shelf[about.id] = about, folder
    return about.id


def shelf_folders() -> list[Path]:
    """Where the packs on the shelf are: for another process, which has a shelf of its own."""
    return [folder for _, folder in _shelf.values()]


def shelf(game: str) -> list[About]:
    """The packs for a game that were put on the shelf, those that others need first."""
    found = [about for about, _ in sorted(_shelf.values(), key=lambda one: one[0].id) if about.game == game]
    placed: list[About] = []
    while ready := [one for one in found if one not in placed and not _lacks(one, found, placed)]:
        placed += ready
    return placed


def _lacks(pack: About, found: list[About], placed: list[About]) -> bool:
    """Whether something that a pack needs has no place yet. What nobody has is told when the pack is read."""
    names = {one.id for one in found} - {one.id for one in placed}
    return not names.isdisjoint(pack.requires)


def pack_folder(name: str) -> Path:
    """The folder of a pack: built in or on the shelf by its id, any other by its path."""
    by_path = "/" in name or "\\" in name
    folder = Path(name) if by_path else _shelf[name][1] if name in _shelf else BUILT_IN / name
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
