"""Choosing: where the candidates come from, and questions that are answered with yes or no."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

from .data import SHARED, Data, data
from .options import Option, OptionKind
from .procedure import Procedure, procedure

YES = OptionKind("yes")
NO = OptionKind("no")


class Source(Data):
    """Where the candidates of a choice come from.

    A choice keeps the source, not the candidates: they are looked up when they are listed and again when one
    is taken, because somebody else may have acted meanwhile. A source never changes: mark it
    ``@data(frozen=True)``.
    """

    __slots__ = ()

    def now(self, game: Any) -> list[Any]:
        """The candidates as things are, in a new list."""
        raise NotImplementedError


@data(frozen=True)
class Words(Source):
    """Words or numbers that are always there."""

    words: list[Any]

    def now(self, game: Any) -> list[Any]:
        """All of them."""
        return self.words.copy()


def less(candidates: list[Any], picked: list[Any]) -> list[Any]:
    """The candidates without those that were picked already, each taken away once."""
    for one in picked:
        if one in candidates:
            candidates.remove(one)
    return candidates


def common(picked: list[Any], there: list[Any]) -> list[Any]:
    """What was picked and is still there; two equal picks need two of them."""
    found = []
    for one in picked:
        if one in there:
            there.remove(one)
            found.append(one)
    return found


def distinct(values: list[Any]) -> tuple[Any, ...]:
    """Each of these values once, in their order."""
    return tuple(dict.fromkeys(values)) if len(values) > 1 else tuple(values)


@procedure
class YesNo(Procedure):
    """A seat says yes or no; ``yes`` has the answer."""

    agree: ClassVar[OptionKind] = YES
    refuse: ClassVar[OptionKind] = NO
    seat: int
    kind: str
    about: dict[str, Any]
    able: Source | None = field(default=None, metadata=SHARED)
    """Yes takes one of these. Who has none is asked all the same, so that nobody learns it."""
    yes: bool = False

    def start(self, game: Any) -> None:
        game.ask(self.seat, self.kind, options=self.options, then=self.chosen, **self.about)

    def options(self, game: Any, seat: int) -> list[Option]:
        """Yes, if it is possible, and no."""
        if self.able is not None and not self.able.now(game):
            return [self.refuse.only]
        return [self.agree.only, self.refuse.only]

    def chosen(self, game: Any, option: Option) -> None:
        """Remember the answer."""
        self.yes = option is self.agree.only
