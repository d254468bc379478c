"""The cards of a Raxxon game as they were read from packs: printed facts, ready to be used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ICONS = ("infect", "raxxon", "power", "end-day", "hostile-return", "add", "flip")
HEALTHS = ("healthy", "infected")


@dataclass(frozen=True, slots=True)
class Word:
    """An operation or a condition that packs may use, and the fields it takes."""

    name: str
    call: Callable[..., Any]
    fields: dict[str, tuple[str, Any]]
    """By field: kind, and default (``...``: it must be given)."""
    able: Callable[..., bool] | None = None
    """Whether the operation could do anything now; ``None``: it always can."""


@dataclass(frozen=True, slots=True)
class Where:
    """Which cards of the crowd are meant."""

    face: str = ""
    health: str = ""
    group: str = ""
    not_group: str = ""
    adjacent_to: Where | None = None
    mutually_adjacent: bool = False


@dataclass(frozen=True, slots=True)
class Op:
    """An operation or condition of a card with its fields filled in."""

    word: Word
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Group:
    """What all population cards of a group have in common."""

    id: str
    health: str
    on_flip: dict[int, tuple[str, ...]]
    """Icons by exact number of face-up cards of the group."""
    on_kill: str
    """A program, or empty."""
    trimmed: int
    """So many cards stay in the box at the difficulties that are played with fewer cards."""


@dataclass(frozen=True, slots=True)
class Person:
    """A population card."""

    id: str
    group: Group

    @property
    def healthy(self) -> bool:
        """Whether this card can be evacuated."""
        return self.group.health == "healthy"


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a character sheet. The spaces hold consequence icons: one tuple per token space."""

    kind: str
    do: str
    extra: str
    """The optional part that costs a Raxxon card; empty: there is none."""
    solo_free: bool
    """Alone, the optional part costs nothing and may stand for the whole action."""
    few: tuple[tuple[str, ...], ...]
    """Spaces of the side for 1-2 players."""
    many: tuple[tuple[str, ...], ...]
    """Spaces of the side for 3-4 players."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character sheet with both sides."""

    id: str
    colour: str
    investigate: tuple[str, ...]
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a Raxxon card."""

    do: str
    goes_to: str
    """triggered or untriggered."""


@dataclass(frozen=True, slots=True)
class RaxxonCard:
    """A Raxxon card."""

    id: str
    trigger: tuple[Op, ...]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many infected cards begin in the crowd's draw pile, and whether cards stay in the box."""

    id: str
    infected: int
    trimmed: bool


@dataclass
class Content:
    """All cards of the packs in use."""

    packs: dict[str, str] = field(default_factory=dict)
    difficulties: dict[str, Difficulty] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)
    characters: dict[str, Character] = field(default_factory=dict)
    cards: dict[str, RaxxonCard] = field(default_factory=dict)
    programs: dict[str, tuple[Op, ...]] = field(default_factory=dict)
    origins: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By card id: where its facts come from, and how sure they are."""
