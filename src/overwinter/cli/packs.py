"""Packs of cards: list them, check them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from overwinter.colony import packs as colony
from overwinter.kernel.errors import PackError
from overwinter.kernel.packs import Problem, built_in_packs, pack_folder
from overwinter.raxxon import packs as raxxon
from overwinter.words import Words


def list_packs(console: Console, words: Words) -> None:
    """The built-in packs with what is in them."""
    for name in built_in_packs():
        about = _about(name)
        console.print(Text.assemble((name, "bold"), f" {about.get('version', '')} ({about.get('game', '')})"))
        for key, count in _counts(name, about).items():
            console.print(f"  {words('cli-label', label=words(key))} {count}")


def _counts(name: str, about: dict[str, Any]) -> dict[str, int]:
    if about.get("game") == "raxxon":
        city, _ = raxxon.read_packs([name])
        return {
            "cli-people": len(city.people),
            "cli-characters": len(city.characters),
            "cli-raxxon-cards": len(city.cards),
        }
    content, _ = colony.read_packs([name])
    return {
        "cli-survivors": len(content.survivors),
        "cli-cards": len(content.items),
        "cli-crises": len(content.crises),
        "cli-crossroads": len(content.crossroads),
        "cli-objectives": len(content.objectives),
        "cli-secrets": len(content.secrets),
    }


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
    """The faults of a pack of any game, read after the game it adds to."""
    about = _about(name)
    read, game = (raxxon.read_packs, "raxxon") if about.get("game") == "raxxon" else (colony.read_packs, "base")
    return read([name] if about.get("id") == game else [game, name])[1]


def _about(name: str) -> dict[str, Any]:
    """What a pack says about itself; nothing if it cannot be read, which its own check tells better."""
    try:
        return tomllib.loads((pack_folder(name) / "pack.toml").read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return {}
