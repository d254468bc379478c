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

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

from .data import copy_fields, data
from .options import Decision

T = TypeVar("T")


@dataclass(slots=True)
class Procedure:
    """The common part of all procedures: where it is, and how many answers or branches it waits for."""

    final: ClassVar[bool] = False
    """Whether what is answered to this procedure stands, even before anybody else has acted."""
    step: str = field(default="start", kw_only=True)
    waits: int = field(default=0, kw_only=True)

    def start(self, game: Any) -> None:
        """The first step."""
        raise NotImplementedError

    def go(self, method: Callable[..., None]) -> None:
        """Go on with another step of this procedure."""
        self.step = method.__name__

    def copy(self: T) -> T:
        """An independent copy, as :func:`overwinter.kernel.data.copy_fields` makes it."""
        return copy_fields(self)


@dataclass_transform(kw_only_default=False)
def procedure(cls: type[T]) -> type[T]:
    """Make a dataclass whose instances may stand on a game's stack."""
    return data(cls)


@data
class Stack:
    """Procedures in progress, the innermost last. ``parent`` waits for this stack to empty."""

    id: int
    parent: int
    frames: list[Any]

    def copy(self) -> Stack:
        """An independent copy."""
        return Stack(self.id, self.parent, [frame.copy() for frame in self.frames])


@data
class Flow:
    """What a game is in the middle of: stacks, open decisions, and the generator."""

    rng: int
    serial: int
    stacks: list[Stack]
    decisions: list[Decision]
    over: bool

    def copy(self) -> Flow:
        """An independent copy."""
        return Flow(
            self.rng,
            self.serial,
            [stack.copy() for stack in self.stacks],
            [decision.copy() for decision in self.decisions],
            self.over,
        )
