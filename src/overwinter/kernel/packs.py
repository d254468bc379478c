"""Folders of cards: finding them, reading their tables, and saying what is wrong with them.

What is in the tables is a matter of each game.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from .errors import PackError

T = TypeVar("T")

BUILT_IN = Path(str(files("overwinter"))) / "packs"
NOTES = {"source", "confidence", "notes"}
"""Fields that only tell a reader where a fact comes from."""

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
    about = read_about(table, lambda field, reason: problems.append(Problem("pack.toml", "", field, reason)))
    checked(None, problems)
    assert about is not None
    return about


def read_about(table: dict[str, Any], complain: Callable[[str, str], None]) -> About | None:
    """What ``pack.toml`` says; ``None`` if something is wrong with it, which is complained about by field."""
    sound = True
    for name in ("id", "version", "game"):
        if not isinstance(table.get(name), str):
            complain(name, "must be text" if name in table else "missing")
            sound = False
    requires = table.get("requires", [])
    if not isinstance(requires, list):
        complain("requires", "must be a list")
        sound = False
        sound = False
    for name in sorted(set(table) - {"id", "version", "game", "requires"} - NOTES):
        complain(name, "unknown field")
        sound = False
    if not sound:
        return None
    return About(table["id"], table["version"], table["game"], tuple(map(str, requires)))


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


def folder_named(name: str) -> Path:
    """Where a pack of that name would be: built in or on the shelf by its id, any other by its path."""
    if "/" in name or "\\" in name:
        return Path(name)
    return _shelf[name][1] if name in _shelf else BUILT_IN / name


def pack_folder(name: str) -> Path:
    """The folder of a pack. Raises :class:`~overwinter.kernel.errors.PackError` if it is not there."""
    folder = folder_named(name)
    if not (folder / "pack.toml").is_file():
        raise PackError(f"there is no pack {name!r}", pack=name)
    return folder


def read_table(path: Path, complain: Callable[[str], None]) -> dict[str, Any]:
    """A TOML file; empty if it is not there, or cannot be read, which is complained about."""
    if not path.exists():
        return {}
    try:
        return _parsed(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        complain(f"cannot be read: {error}")
        return {}


@functools.lru_cache(maxsize=256)
def _parsed(text: str) -> dict[str, Any]:
    """A TOML file, read once: the same files are put together in many ways. Nobody changes what is read."""
    return tomllib.loads(text)


def entries(table: dict[str, Any], kind: str, complain: Callable[[str], None]) -> list[dict[str, Any]]:
    """The ``[[kind]]`` tables of a file; whatever else is called so is complained about and left out."""
    found = table.get(kind, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        complain(f"must be tables that begin with [[{kind}]]")
        return []
    return found


def renumbered(known: Mapping[str, T], numbers: Iterable[tuple[str, int]]) -> list[T]:
    """Cards by number, as :func:`numbered` wrote them down. Raises :class:`PackError` if one is gone.

    So a position that was saved before a pack changed keeps its numbers.
    """
    cards: list[T] = []
    for name, count in numbers:
        if name not in known:
            raise PackError(f"there is no card {name!r} any more", card=str(name))
        if type(count) is not int or not 0 < count <= 1000:
            raise ValueError(f"{count!r} is no number of cards")
        cards += [known[name]] * count
    return cards


def numbered(ids: Iterable[str]) -> list[Any]:
    """What numbers stand for: [card id, how many in a row] ..."""
    return [[name, len(list(copies))] for name, copies in groupby(ids)]


def checked(content: T, problems: list[Problem]) -> T:
    """The content, unless there are problems: then :class:`~overwinter.kernel.errors.PackError`."""
    if problems:
        raise PackError(f"{len(problems)} problems in the packs; the first: {problems[0]}", problems)
    return content
