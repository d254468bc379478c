"""How far a condition is: what a predicate that counts answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Measure:
    """What there is and what it takes: true if it is enough (``at_most``: if it is not too much).

    Predicates that count return one, so that whoever explains, shows or plays a condition need not count again.
    """

    have: int
    need: int
    at_most: bool = False

    def __bool__(self) -> bool:
        return self.have <= self.need if self.at_most else self.have >= self.need


def fitting(tests: Iterable[bool]) -> Measure:
    """For a condition on each of several things: how many are as they should be, and how many there are."""
    found = list(tests)
    return Measure(sum(found), len(found))


MANY = 10_000
"""More than there can be of anything: no limit."""


def between(have: int, least: int, most: int) -> Measure | bool:
    """For a condition with two limits, each of which may be left out (0, ``MANY``; without both: at least 1)."""
    if most == MANY:
        return Measure(have, least or 1)
    return least <= have <= most if least else Measure(have, most, at_most=True)
