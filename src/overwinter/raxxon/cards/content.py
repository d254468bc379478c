"""The cards of a Raxxon game as they were read from packs: printed facts, ready to be used.

Each kind of card is a dataclass that is its own schema: see :mod:`overwinter.kernel.vocabulary`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.compiling import Compiler
from overwinter.kernel.vocabulary import Phrase, shown_as

from .vocabulary import HEALTHS as HEALTHS
from .vocabulary import ICONS as ICONS
from .vocabulary import KINDS, Face, GroupId, Health, Icons, Program

Op = Phrase
"""An operation or condition of a card with its fields filled in."""
OnFlip = dict[int, tuple[str, ...]]
Trigger = tuple[Op, ...]
GoesTo = str


@KINDS.table
@dataclass(frozen=True, slots=True)
class Where:
    """Which cards of the crowd are meant."""

    face: Face = ""
    health: Health = ""
    group: GroupId = ""
    not_group: GroupId = ""
    adjacent_to: Where | None = None
    mutually_adjacent: bool = False

    def faults(self) -> Iterator[tuple[str, str]]:
        """The list of options must not tell what a face-down card is."""
        if (self.health or self.group or self.not_group) and self.face != "up":
            yield "", 'asks what a card is, and must say face = "up"'


@dataclass(frozen=True, slots=True)
class Group:
    """What all population cards of a group have in common."""

    id: str
    health: Health
    colour: str
    on_flip: OnFlip = field(default_factory=dict)
    """Icons by exact number of face-up cards of the group."""
    on_kill: Program = ""
    """A program, or empty."""
    trimmed: int = 0
    """So many cards stay in the box at the difficulties that are played with fewer cards."""


OfGroup = Group


@dataclass(frozen=True, slots=True)
class Person:
    """A population card."""

    id: str
    group: OfGroup
    count: int = 1
    """Copies of it."""

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if not 1 <= self.count <= 100:
            yield "count", "must be a number of cards"

    @property
    def healthy(self) -> bool:
        """Whether this card can be evacuated."""
        return self.group.health == "healthy"


@KINDS.table
@dataclass(frozen=True, slots=True)
class Action:
    """An action of a character sheet. The spaces hold consequence icons: one tuple per token space."""

    kind: str
    do: Program
    few: tuple[Icons, ...] = shown_as("spaces-12")
    """Spaces of the side for 1-2 players."""
    many: tuple[Icons, ...] = shown_as("spaces-34")
    """Spaces of the side for 3-4 players."""
    extra: Program = ""
    """The optional part that costs a Raxxon card; empty: there is none."""
    solo_free: bool = False
    """Alone, the optional part costs nothing and may stand for the whole action."""

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if not self.do:
            yield "do", "must not be empty"


@dataclass(frozen=True, slots=True)
class Character:
    """A character sheet with both sides."""

    id: str
    colour: str
    investigate: Icons
    actions: tuple[Action, ...] = shown_as("action")

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        kinds = [action.kind for action in self.actions]
        for number, kind in enumerate(kinds, start=1):
            if kind in kinds[: number - 1]:
                yield f"action{number}.kind", "this sheet has that action already"


@KINDS.table
@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a Raxxon card."""

    do: Program
    goes_to: GoesTo
    """triggered or untriggered."""


@dataclass(frozen=True, slots=True)
class RaxxonCard:
    """A Raxxon card."""

    id: str
    trigger: Trigger
    choices: tuple[Choice, ...] = shown_as("option")
    printed: str = ""

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if not self.choices:
            yield "option", "a card needs at least one"


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many infected cards begin in the crowd's draw pile, and whether cards stay in the box."""

    id: str
    infected: int
    trimmed: bool = False


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
    brought_by: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By ``table/pack/card/part``: the modules any of which brings it. (There are none yet.)"""

    def known(self, what: str) -> Collection[str]:
        """The names that there are of something that cards mention."""
        named: dict[str, Collection[str]] = {
            "group": self.groups,
            "card": self.cards,
            "character": self.characters,
        }
        return named[what]


@KINDS.kind("OfGroup")
def _of_group(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a group"""
    group = compiler.content.groups.get(raw) if isinstance(raw, str) else None
    if group is None:
        compiler.say(at, f"there is no group {raw!r}")
    return group


@KINDS.kind("OnFlip")
def _on_flip(compiler: Compiler, raw: Any, at: str) -> OnFlip:
    """icons by number of cards: { 2 = ["infect"] }"""
    made: OnFlip = {}
    for count, icons in compiler.value("dict[str, Any]", raw, at).items() if isinstance(raw, dict) else ():
        if not count.isdigit() or int(count) < 1:
            compiler.say(f"{at}.{count}", "must be a number of cards")
        else:
            made[int(count)] = compiler.value("Icons", icons, f"{at}.{count}")
    return made
