"""What all selections have in common: words that are looked up, short forms, and how they are read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from overwinter.kernel.packs import Problem
from overwinter.kernel.vocabulary import Vocabulary, Word

Scope = dict[str, Any]
"""What a card speaks about: its subject, the one who acts, where it happened."""


@dataclass(frozen=True, slots=True)
class Called:
    """A word of a selection with what stands behind its colon ("survivor:base-sparky")."""

    word: Word
    args: tuple[Any, ...]

    def __call__(self, game: Any, seat: int, scope: Scope) -> Any:
        """What it means now, from the side of a player."""
        return self.word.call(game, seat, scope, *self.args)


@dataclass(frozen=True, slots=True)
class Short:
    """A short form: the table it stands for. "{}" in it takes what follows a colon."""

    table: dict[str, Any]
    doc: str

    @property
    def open(self) -> bool:
        """Whether something has to follow after a colon."""
        return any("{}" in str(value) for value in self.table.values())

    def filled(self, rest: str) -> dict[str, Any]:
        """The table, with what follows the colon."""
        if not rest:
            return self.table
        given = {field: str(value).replace("{}", rest) for field, value in self.table.items()}
        return {field: int(value) if value.isdecimal() else value for field, value in given.items()}


class Shorts(dict[str, Short]):
    """The short forms of one sort of selection."""

    def add(self, name: str, doc: str, **table: Any) -> None:
        """Define one: ``add("all-at", "All at that place.", of="any", at="{}")``."""
        self[name] = Short({field.rstrip("_"): value for field, value in table.items()}, doc)

    def table(self, text: str) -> dict[str, Any]:
        """The table that a text stands for: a short form, or a word that says of whom."""
        head, _, rest = text.partition(":")
        short = self.get(head)
        return short.filled(rest) if short is not None and short.open == bool(rest) else {"of": text}


def read_word(compiler: Any, raw: Any, at: str, words: Vocabulary) -> Called | None:
    """A word of a selection, with the one thing that may follow after a colon."""
    head, _, rest = raw.partition(":") if isinstance(raw, str) else ("", "", "")
    word = words.get(head)
    params = list(word.params.values()) if word else []
    if word is None or len(params) != bool(rest):
        compiler.say(at, f"{raw!r} does not name {words.sort}")
        return None
    return Called(word, tuple(compiler.value(param.kind, rest, at) for param in params))


def read_selection(compiler: Any, cls: type[Any], shorts: Shorts, raw: Any, at: str) -> Any:
    """A selection: a table, or a text for one."""
    if not isinstance(raw, str):
        return compiler.table(cls, raw, at)
    with compiler.sound() as problems:
        made = compiler.table(cls, shorts.table(raw), at)
        # Whoever writes a short form knows nothing of the table's fields.
        problems[:] = [Problem(p.file, p.card, at, p.reason) for p in problems]
    return made
