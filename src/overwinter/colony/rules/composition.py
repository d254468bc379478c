"""How a round and the setting up are put together: named steps in an order.

A part of the rules (a module) lists its steps. :meth:`Course.of` puts the lists of several parts together; the
procedure :class:`~overwinter.colony.rules.match.Steps` goes through the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from overwinter.kernel.procedure import Procedure


@dataclass(frozen=True, slots=True)
class Step:
    """A named step: the procedure that carries it out, made anew each time."""

    name: str
    procedure: type[Procedure]
    after: str = ""
    """The step that it follows; empty: it comes last of all that are there."""
    foretold: bool = False
    """Whether a look ahead at the coming night carries it out: nothing in it depends on what nobody knows."""


@dataclass(frozen=True, slots=True)
class Course:
    """Steps in their order."""

    steps: tuple[Step, ...]

    @classmethod
    def of(cls, *parts: Iterable[Step]) -> Self:
        """Put the steps of several parts together.

        A step takes the place of an earlier one of the same name. Any other stands behind the one that its
        ``after`` names, and behind those that earlier parts have put there.
        """
        found: list[Step] = []
        for part in parts:
            for step in part:
                _add(found, step)
        return cls(tuple(found))

    def following(self, name: str, *, foretold: bool = False) -> Step | None:
        """The step after the one of this name (the first one after ""), or ``None`` after the last.

        With ``foretold`` steps that cannot be foretold are passed over. A name that these rules no longer have
        raises :class:`LookupError`.
        """
        at = self._position(name) + 1 if name else 0
        return next((step for step in self.steps[at:] if step.foretold or not foretold), None)

    def step(self, name: str) -> Step:
        """The step of this name. Raises :class:`LookupError`."""
        return self.steps[self._position(name)]

    def _position(self, name: str) -> int:
        for number, step in enumerate(self.steps):
            if step.name == name:
                return number
        raise LookupError(f"there is no step {name!r}; there are: {', '.join(s.name for s in self.steps)}")


def _add(steps: list[Step], new: Step) -> None:
    names = [step.name for step in steps]
    if new.name in names:
        steps[names.index(new.name)] = new
        return
    if not new.after:
        steps.append(new)
        return
    if new.after not in names:
        raise LookupError(f"step {new.name!r} should come after {new.after!r}, which is not there")
    at = names.index(new.after) + 1
    while at < len(steps) and steps[at].after == new.after:
        at += 1
    steps.insert(at, new)
