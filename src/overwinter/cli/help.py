"""The help inside the game: keys, marks on the screen, and the glossary."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overwinter.words import Words

from .menu import folded

KEYS = (
    ("1 2 3 …", "help-key-number"),
    ("abc", "help-key-text"),
    ("Enter", "help-key-enter"),
    ("b", "help-key-back"),
    ("u", "help-key-undo"),
    ("m", "help-key-mine"),
    ("w", "help-key-why"),
    ("l, l 200", "help-key-log"),
    ("s", "help-key-board"),
    ("language de", "help-key-language"),
    ("? noise", "help-key-term"),
    ("q", "help-key-quit"),
)
MARKS = (
    ("● ■ ◆ ⬢ ▲", "help-mark-players"),
    ("Z # .", "help-mark-entrance"),
    ("♥ ❄", "help-mark-wounds"),
    ("□ ☺", "help-mark-spaces"),
    ("♪ ·  ▤20", "help-mark-location"),
    ("★ ▶ ⚑", "help-mark-leader"),
    ("+2", "help-mark-given"),
    ("† 1/12", "help-mark-risk"),
)
TERMS = [
    "colony",
    "location",
    "survivor",
    "helpless",
    "group-leader",
    "influence",
    "action-die",
    "attack-value",
    "search-value",
    "ability",
    "exposure",
    "wound",
    "frostbite",
    "bite",
    "bite-spread",
    "zombie",
    "entrance",
    "overrun",
    "barricade",
    "noise",
    "search",
    "attract",
    "clean",
    "waste",
    "food",
    "starvation",
    "morale",
    "crisis",
    "crossroads",
    "equipment",
    "hand-off",
    "request",
    "first-player",
    "main-objective",
    "secret-objective",
    "betrayer",
    "exile",
    "vote",
    "player-phase",
    "colony-phase",
]
"""Terms of the rules, in the order in which a newcomer needs them."""


def help_pages(words: Words, wanted: str = "") -> list[RenderableType]:
    """Everything, or the terms that have the wanted word in them."""
    terms = [name for name in TERMS if words.has(f"term-{name}")]
    if wanted.strip():
        found = [name for name in terms if folded(wanted.strip()) in folded(words(f"term-{name}"))]
        if found:
            return [_term(words, name) for name in found]
    return [
        Text(words("cli-help"), "bold reverse"),
        _grid(words, KEYS),
        Text(words("help-marks"), "bold reverse"),
        _grid(words, MARKS),
        Text(words("cli-glossary"), "bold reverse"),
        *(_term(words, name) for name in terms),
    ]


def _grid(words: Words, rows: tuple[tuple[str, str], ...]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column()
    for key, text in rows:
        grid.add_row(key, words(text))
    return grid


def _term(words: Words, name: str) -> RenderableType:
    key = f"term-{name}"
    return Text.assemble((words(key), "bold cyan"), ". ", words.attribute(key, "text"))
