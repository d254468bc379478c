"""Packs of cards: list them, check them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from overwinter.games import GAMES, USUAL
from overwinter.kernel.errors import PackError
from overwinter.kernel.packs import Problem, built_in_packs, checked, pack_folder, packs_in, put_on_shelf, shelf
from overwinter.kind import GameKind
from overwinter.words import Words


def list_packs(console: Console, words: Words) -> None:
    """The built-in packs with what is in them."""
    for name in built_in_packs():
        about = _about(name)
        console.print(Text.assemble((name, "bold"), f" {about.get('version', '')} ({about.get('game', '')})"))
        for key, count in _kind(about).card_counts(name).items():
            console.print(f"  {words('cli-label', label=words(key))} {count}")
        named = Words(words.language, [name])
        scenarios = [f"{named(card)} ({typed})" for card, typed in _kind(about).scenarios(name).items()]
        if scenarios:
            console.print(f"  {words('cli-label', label=words('cli-scenarios'))} {', '.join(scenarios)}")


def check_pack(console: Console, words: Words, path: str) -> int:
    """Print what is wrong with a pack, fault by fault; 2 if something is."""
    name = path if path in built_in_packs() else str(Path(path).resolve())
    try:
        problems = _problems(name)
    except PackError as error:
        raise PackError(f"there is no pack {path!r}", pack=path) from error
    if not problems:
        console.print(words("cli-pack-fine", pack=path))
        return 0
    complaints = Console(stderr=True, highlight=False, soft_wrap=True)
    for problem in problems:
        where = ", ".join(filter(None, (problem.file, problem.card, problem.field)))
        complaints.print(Text(words("error-pack-problem", where=where, reason=problem.reason), "red"))
    complaints.print(words("cli-pack-faults", pack=path, n=len(problems)))
    return 2


def check_shelf(folders: Sequence[Path]) -> None:
    """Put the packs of these folders on the shelf. Raises :class:`PackError` with every fault of theirs.

    Tables may choose any of them together, so each is read after all that come before it.
    """
    names: list[str] = []
    for folder in folders:
        found = packs_in(folder)
        if not found:
            raise PackError(f"there is no pack in {folder}", pack=str(folder))
        names += [put_on_shelf(path) for path in found]
    problems: list[Problem] = []
    placed: set[str] = set()
    for game in GAMES:
        before: list[str] = []
        for about in shelf(game):
            faults = _problems(about.id, before)
            problems += [replace(one, file=f"{about.id}/{one.file}") for one in faults]
            before.append(about.id)
        placed.update(before)
    for name in names:
        if name not in placed:
            reason = "no game here can be played with it"
            problems.append(Problem(f"{name}/pack.toml", "", "game, requires", reason))
    checked(None, problems)


def _problems(name: str, before: Sequence[str] = ()) -> Sequence[Problem]:
    """The faults of a pack of any game, read after others."""
    about = _about(name)
    return _kind(about).pack_problems(name, str(about.get("id", "")), before)


def _kind(about: dict[str, Any]) -> GameKind:
    """The game that a pack belongs to; the loader of the usual one complains about a pack of no game."""
    return GAMES.get(str(about.get("game")), GAMES[USUAL])


def _about(name: str) -> dict[str, Any]:
    """What a pack says about itself; nothing if it cannot be read, which its own check tells better."""
    try:
        return tomllib.loads((pack_folder(name) / "pack.toml").read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return {}
