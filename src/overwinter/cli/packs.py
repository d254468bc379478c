"""Packs of cards: list them, check them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from overwinter.colony.cards import loader as colony
from overwinter.colony.cards.content import Content
from overwinter.kernel.errors import PackError
from overwinter.kernel.packs import Problem, built_in_packs, pack_folder
from overwinter.raxxon.cards import loader as raxxon
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
    if about.get("game") == "raxxon":
        return raxxon.read_packs([name] if about.get("id") == "raxxon" else ["raxxon", name])[1]
    names = [name] if about.get("id") == "base" else ["base", name]
    content, problems = colony.read_packs(names)
    return problems or _wordless(content, about.get("id", ""), Words(packs=names))


def _wordless(content: Content, pack: str, english: Words) -> list[Problem]:
    """Cards of a pack that nobody could read. English is enough: it stands in for a missing language."""
    needed: dict[str, list[str]] = {}
    for survivor in content.survivors.values():
        if survivor.pack == pack:
            needed[survivor.id] = ["trade", *(["ability"] if survivor.abilities else [])]
    for item in content.items:
        if item.pack == pack:
            needed[f"item-{item.name}"] = ["text"]
    for crisis in content.crises.values():
        if crisis.pack == pack:
            needed[crisis.id] = ["story", "fail"]
    for card in content.crossroads.values():
        if card.pack == pack:
            choices = [f"{part}{n + 1}" for n in range(len(card.options)) for part in ("option", "effect")]
            needed[card.id] = ["trigger", "story", *choices, *(["setup"] if card.setup else [])]
    for objective in content.objectives.values():
        if objective.pack == pack:
            needed[objective.id] = ["story", *(f"goal-{side}" for side in objective.sides)]
    for secret in content.secrets.values():
        if secret.pack == pack:
            texts = ["text-loyal", "text-betrayer"] if secret.kind == "exiled" else ["text"]
            needed[secret.id] = ["story", *texts]
    return [
        Problem("words/en", key, attribute, "there are no words for it")
        for key, attributes in needed.items()
        for attribute in ("", *attributes)
        if not english.has(key, attribute)
    ]


def _about(name: str) -> dict[str, Any]:
    """What a pack says about itself; nothing if it cannot be read, which its own check tells better."""
    try:
        return tomllib.loads((pack_folder(name) / "pack.toml").read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError):
        return {}
