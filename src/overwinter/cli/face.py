"""What a game has to show in a terminal. Each game draws itself: see its ``faces/terminal.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision
from overwinter.kind import AnyGame

COLOURS = (
    *("green", "magenta", "cyan", "bright_blue", "yellow", "red"),
    *("bright_green", "bright_magenta", "blue", "bright_yellow", "white"),
)
SHAPES = "●■◆⬢▲○▢◇⬡△✦"


def shape(seat: int) -> str:
    """The mark of a player."""
    return SHAPES[seat % len(SHAPES)]


def colour(seat: int) -> str:
    """The colour of a player."""
    return COLOURS[seat % len(COLOURS)]


@dataclass(frozen=True)
class MenuPlan:
    """How the options of a game are put into menus."""

    turn: Sequence[str] = ()
    """What can be done in a turn, by number, so that an action has the same number in every turn; 0 ends it."""
    ends: Sequence[str] = ()
    """What ends a turn, or a part of one, if not the first of these alone; they come first there."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Verbs whose message ``cli-<label>`` has another name than the verb."""
    amounts: Mapping[str, str] = field(default_factory=dict)
    """Verbs with an amount, and the argument that has it: its number in the menu is the amount."""
    arguments: Sequence[str] = ()
    """Arguments in the order in which people think of them; those not named come first."""


@dataclass(frozen=True)
class Manual:
    """What the help inside a game explains."""

    marks: Sequence[tuple[str, str]] = ()
    """Signs on the screen with the keys of their explanations."""
    terms: Sequence[str] = ()
    """The keys of terms of the rules, in the order in which a newcomer needs them."""


class Face(Protocol):
    """What a session needs to show a game and to ask about it."""

    @property
    def menus(self) -> MenuPlan:
        """How its options are put into menus."""

    @property
    def manual(self) -> Manual:
        """What its help explains."""

    @property
    def weighty(self) -> frozenset[str]:
        """Events that people get more time to read."""

    @property
    def turns(self) -> frozenset[str]:
        """Decisions and events of a turn."""

    def round(self, game: AnyGame) -> int:
        """The number of the round or day."""

    def table(self, game: AnyGame, seat: int | None, height: int | None) -> list[RenderableType]:
        """The table as a seat sees it, in as much detail as fits."""

    def event(self, game: AnyGame, event: Event, seat: int | None) -> list[Text]:
        """What happened: one line or more."""

    def story(self, game: AnyGame, decision: Decision) -> list[RenderableType]:
        """What is read aloud before a question."""

    def about_me(self, game: AnyGame, seat: int) -> list[RenderableType]:
        """What only this seat may know."""

    def end(self, game: AnyGame) -> list[RenderableType]:
        """Who has won, and why."""
