"""Positions and options as numbers, for any game: a function of the seat's view, and of nothing else.

An option has a number below :data:`ACTIONS`, which hangs on the question and on the option's id alone: "Mike moves
to the school" has the same number whenever it can be chosen in a turn. Two options of one question may want the
same number; then one of them steps aside (:func:`numbered`).

An observation is a vector of :data:`FEATURES` numbers. What the view says is taken apart into facts, "places,
school, noise: 2" or "me, hand: base-school-fuel", and each is added to the place in the vector that its name is
hashed to, with a sign that is hashed too. docs/research.md says what the vector has of a view and what it loses.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any
from zlib import crc32

from overwinter.kernel.options import Decision, Option

from .extra import lacking

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise lacking(error) from None

ACTIONS = 4096
"""So many numbers there are for options."""
FEATURES = 4096
"""The length of an observation."""
LIMIT = 32.0
"""No number of an observation is larger, or smaller than its negative."""

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Slots = tuple[tuple[int, ...], tuple[float, ...]]
"""Where in the vector something is added, and how much in each place."""


# -- options -----------------------------------------------------------------------------------------------


def numbered(decision: Decision, options: Iterable[Option]) -> dict[int, Option]:
    """The options of a decision by number, in ascending order.

    Of several that hash to the same number the first by id has it; the others, by id, take the next ones that no
    option of this decision hashes to or has taken.
    """
    found: dict[int, Option] = {}
    late: list[Option] = []
    for option in sorted(options, key=lambda option: option.id):
        if found.setdefault(_home(decision.kind, option.id), option) is not option:
            late.append(option)
    for option in late:
        number = _home(decision.kind, option.id)
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = option
    return dict(sorted(found.items()))


_HOMES: dict[tuple[str, str], int] = {}


def _home(kind: str, option: str) -> int:
    number = _HOMES.get((kind, option))
    if number is None:
        number = _HOMES[kind, option] = crc32(f"{kind} {option}".encode()) % ACTIONS
    return number


def mask_of(numbers: Iterable[int]) -> Mask:
    """1 for every number that may be answered, 0 for all others."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[list(numbers)] = 1
    return mask


# -- observations ------------------------------------------------------------------------------------------


def observed(view: Any) -> Vector:
    """A view as a vector. Equal views give equal vectors, in every process and on every machine."""
    places: list[int] = []
    amounts: list[float] = []
    _ROOT.tell(view, places, amounts)
    vector = np.bincount(places, amounts, FEATURES)
    return np.clip(vector, -LIMIT, LIMIT).astype(np.float32)


class _Path:
    """A place in views, such as "places, school, noise", with what was ever found there and behind it.

    Names are hashed when they come up for the first time, so that taking a view apart is mostly looking things up.
    """

    __slots__ = ("name", "parts", "shapes", "told")

    def __init__(self, name: str) -> None:
        self.name = name
        self.parts: dict[Any, _Path] = {}
        self.shapes: dict[type, tuple[tuple[str, _Path], ...]] = {}
        """By class: the fields of a part of a view, each with the place of its value."""
        self.told: dict[Any, Slots] = {}

    def part(self, name: Any) -> _Path:
        """The place one step further."""
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = _Path(f"{self.name}/{name}")
        return found

    def tell(self, value: Any, places: list[int], amounts: list[float]) -> None:
        """Add the facts of a value at this place."""
        kind = type(value)
        if kind in _PLAIN:
            # True is 1 to a dictionary, so truth has keys of its own.
            key = value if kind is not bool else ("no", "yes")[value]
            slots = self.told.get(key)
            if slots is None:
                slots = self.told[key] = self._slots(value)
            places += slots[0]
            amounts += slots[1]
        elif kind is tuple or kind is list:
            self._tell_each(value, places, amounts)
        elif kind is dict:
            for name in sorted(value):
                self.part(name).tell(value[name], places, amounts)
        else:
            for name, part in self.shapes.get(kind) or self._shape(kind):
                part.tell(getattr(value, name), places, amounts)

    def _tell_each(self, values: Sequence[Any], places: list[int], amounts: list[float]) -> None:
        """What a list has, each by its name or its place. Words and numbers also count wherever they stand."""
        for index, value in enumerate(values):
            kind = type(value)
            if kind is int or kind is str:
                if value:
                    self.tell(value, places, amounts)
                    self.part(index).tell(value, places, amounts)
            else:
                self.part(_called(value, index)).tell(value, places, amounts)

    def _shape(self, cls: type) -> tuple[tuple[str, _Path], ...]:
        found = self.shapes[cls] = tuple([(name, self.part(name)) for name in _facts_of(cls)])
        return found

    def _slots(self, value: Any) -> Slots:
        if value is None:
            return _added(f"{self.name}=?")
        if value is True:
            return _added(self.name)
        if value is False or value == "":
            return (), ()
        (place,), (one,) = _added(f"{self.name}={value}")
        if type(value) is str or value == 0:
            return (place,), (one,)
        (track,), (sign,) = _added(self.name)
        return (place, track), (one, sign * math.copysign(math.log2(1 + abs(value)), value))


_PLAIN = frozenset({int, str, bool, type(None)})
_ROOT = _Path("")
KNOWN_BY = (("id",), ("row", "col"), ("card",), ("name",), ("kind",), ("seat",))
"""By which fields a part of a list is told from others: the first of these that it has, or else by its place."""
_CALLED: dict[type, tuple[str, ...]] = {}


def _added(name: str) -> Slots:
    """Where the fact of this name is added to the vector: its sign."""
    number = crc32(name.encode())
    return (number % FEATURES,), (1.0 if number & 0x8000_0000 else -1.0,)


def _facts_of(cls: type) -> list[str]:
    """The fields of a part of a view that are facts. A number called id is a handle, which tells nothing."""
    return [f.name for f in fields(cls) if (f.name, f.type) != ("id", "int")]


def _called(value: Any, index: int) -> Any:
    """What a part of a list is called among the others."""
    cls = type(value)
    names = _CALLED.get(cls)
    if names is None:
        known = set(_facts_of(cls)) if is_dataclass(cls) else set()
        names = _CALLED[cls] = next((way for way in KNOWN_BY if known.issuperset(way)), ())
    if len(names) == 1:
        name = getattr(value, names[0])
        return index if name is None else name
    return tuple([getattr(value, name) for name in names]) or index
