"""Packs of cards: list them, check them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from overwinter.games import GAMES, USUAL
from overwinter.kernel.errors import PackError
from overwinter.kernel.packs import Problem, built_in_packs, pack_folder
from overwinter.kind import GameKind
from overwinter.words import Words


def list_packs(console: Console, words: Words) -> None:
    """The built-in packs with what is in them."""
    for name in built_in_packs():
        about = _about(name)
        console.print(Text.assemble((name, "bold"), f" {about.get('version', '')} ({about.get('game', '')})"))
        for key, count in _kind(about).card_counts(name).items():
            console.print(f"  {words('cli-label', label=words(key))} {count}")


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


def _problems(name: str) -> Sequence[Problem]:
    """The faults of a pack of any game."""
    about = _about(name)
    return _kind(about).pack_problems(name, str(about.get("id", "")))


def _kind(about: dict[str, Any]) -> GameKind:
    """The game that a pack belongs to; the loader of the usual one complains about a pack of no game."""
    return GAMES.get(str(about.get("game")), GAMES[USUAL])


def _about(name: str) -> dict[str, Any]:
    """What a pack says about itself; nothing if it cannot be read, which its own check tells better."""
    try:
        return tomllib.loads((pack_folder(name) / "pack.toml").read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return {}
