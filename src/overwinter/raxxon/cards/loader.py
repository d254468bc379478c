"""Load packs of Raxxon cards and check them.

A pack is a folder: ``pack.toml`` (with ``game = "raxxon"``), ``population.toml``, ``characters.toml``,
``raxxon_cards.toml`` and ``words/<language>/*.ftl``. What is wrong with it is reported all at once, with
file, card, field and reason.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from overwinter.kernel.compiling import Compiler
from overwinter.kernel.loading import CardKind, Loader
from overwinter.kernel.packs import Problem, checked

from . import conditions, ops, sheet_ops  # noqa: F401 - they fill the vocabulary
from .content import Character, Content, Difficulty, Group, Op, Person, RaxxonCard
from .vocabulary import KINDS, OPS


def _in(name: str) -> Callable[[Content, Any], None]:
    """Keep a card by its id in a field of the content."""
    return lambda content, card: getattr(content, name).update({card.id: card})


def _keep_person(content: Content, person: Person) -> None:
    content.people += [person] * person.count


CARD_KINDS = [
    CardKind("population.toml", "difficulty", Difficulty, _in("difficulties"), "difficulty"),
    CardKind("population.toml", "group", Group, _in("groups"), "group"),
    CardKind("population.toml", "person", Person, _keep_person, "person"),
    CardKind("characters.toml", "character", Character, _in("characters"), "character"),
    CardKind("raxxon_cards.toml", "card", RaxxonCard, _in("cards"), "card"),
]
"""The kinds of cards, in the order in which they are read."""


def read_packs(names: Sequence[str]) -> tuple[Content, list[Problem]]:
    """Read packs in order; later ones may add to what earlier ones define."""
    content = Content()
    compiler = Compiler(content, KINDS)
    loader = Loader("raxxon", compiler, CARD_KINDS)
    for name in names:
        loader.read(name)
    return content, compiler.problems


def compile_ops(entries: list[dict[str, Any]]) -> tuple[tuple[Op, ...], list[str]]:
    """Operations written as in a pack, without programs of their own in them; and what is wrong with them."""
    compiler = Compiler(Content(), KINDS)
    compiled = compiler.phrases(entries, OPS, "op", "do")
    return compiled, [f"{problem.field}: {problem.reason}" for problem in compiler.problems]


@functools.lru_cache(maxsize=16)
def _load(names: tuple[str, ...]) -> Content:
    return checked(*read_packs(names))


def load_packs(names: Sequence[str] | None = None) -> Content:
    """The content of the given packs (default: the game as it is). Raises :class:`PackError`."""
    return _load(tuple(names) if names else ("raxxon",))
