"""The help inside the game: keys, marks on the screen, and the glossary."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overwinter.words import Words

from .face import Manual
from .menu import folded

KEYS = (
    ("1 2 3 …", "help-key-number"),
    ("abc", "help-key-text"),
    ("Enter", "help-key-enter"),
    ("b", "help-key-back"),
    ("u", "help-key-undo"),
    ("m", "help-key-mine"),
    ("i", "help-key-hint"),
    ("w", "help-key-why"),
    ("l, l 200", "help-key-log"),
    ("s", "help-key-board"),
    ("language de", "help-key-language"),
    ("? noise", "help-key-term"),
    ("q", "help-key-quit"),
)


def help_pages(words: Words, manual: Manual, wanted: str = "") -> list[RenderableType]:
    """Everything, or the terms that have the wanted word in them."""
    terms = [key for key in manual.terms if words.has(key)]
    if wanted.strip():
        found = [key for key in terms if folded(wanted.strip()) in folded(words(key))]
        if found:
            return [_term(words, key) for key in found]
    return [
        Text(words("cli-help"), "bold reverse"),
        _grid(words, KEYS),
        Text(words("help-marks"), "bold reverse"),
        _grid(words, manual.marks),
        Text(words("cli-glossary"), "bold reverse"),
        *(_term(words, key) for key in terms),
    ]


def _grid(words: Words, rows: Sequence[tuple[str, str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column()
    for key, text in rows:
        grid.add_row(key, words(text))
    return grid


def _term(words: Words, key: str) -> RenderableType:
    return Text.assemble((words(key), "bold cyan"), ". ", words.attribute(key, "text"))
