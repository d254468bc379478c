"""Procedures: the rules in progress, as data.

A procedure is a small dataclass; its methods are the steps of a rule. A step ends in one of these ways:

* ``game.ask(...)``: a seat is asked, the named method goes on with the answer (``ask_each``: several seats),
* ``game.call(other, then=...)``: another procedure runs first, the named method is told when it is done
  (``fork``: several, side by side),
* ``self.go(method)``: the named method comes next,
* ``game.end()``: the game is over,
* nothing of these: the procedure is done.

Nothing waits in a Python frame, so a game can be copied and saved in the middle of any choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

from .data import Data, data
from .options import Decision, Option

P = TypeVar("P", bound="Procedure")

UNTOLD = object()
"""In place of an answer: a step that is told nothing."""


@dataclass(slots=True)
class Procedure(Data):
    """The common part of all procedures: where it is, and how many answers or branches it waits for."""

    final: ClassVar[bool] = False
    """Whether what is answered to this procedure stands, even before anybody else has acted."""
    sequence: ClassVar[bool] = False
    """Whether it only strings others together: a look ahead at one of them does not go on with the next."""
    step: str = field(default="start", kw_only=True)
    waits: int = field(default=0, kw_only=True)

    def start(self, game: Any) -> None:
        """The first step."""
        raise NotImplementedError

    def zones(self, game: Any) -> Iterable[Any]:
        """What it holds or knows of hidden cards, and who sees that, in the words of its game; most do nothing.

        A game that a seat imagines is made of this: there hidden cards are dealt anew.
        """
        return ()

    def shows(self, game: Any) -> dict[str, Any]:
        """The part of its open question's ``about`` that names hidden cards, as they are now."""
        return {}

    def narrowed(self, game: Any, listing: str, seat: int, option: Option) -> list[Option]:
        """The options among which an answer is looked for: all that a method lists, or fewer where the answer says
        which ones can matter. So a replay need not list everything that could have been done."""
        listed: list[Option] = getattr(self, listing)(game, seat)
        return listed

    def go(self, method: Callable[..., None]) -> None:
        """Go on with another step of this procedure."""
        self.step = method.__name__


@dataclass_transform(kw_only_default=False, field_specifiers=(field,))
def procedure(cls: type[P]) -> type[P]:
    """Make a dataclass whose instances may stand on a game's stack."""
    made: type[P] = data(cls)
    return made


@data
class Stack(Data):
    """Procedures in progress, the innermost last. ``parent`` waits for this stack to empty."""

    id: int
    parent: int
    frames: list[Procedure]


@data
class Flow(Data):
    """What a game is in the middle of: stacks, open decisions, and the generator."""

    rng: int
    serial: int
    stacks: list[Stack]
    decisions: list[Decision]
    over: bool

    def in_progress(self) -> list[Procedure]:
        """The procedures of all stacks, of each the outermost first."""
        return [frame for stack in self.stacks for frame in stack.frames]


@dataclass(slots=True)
class GameState(Data):
    """The common part of the states of all games: what the kernel needs of them."""

    flow: Flow
