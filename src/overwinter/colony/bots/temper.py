"""Temperaments: a few weights on what the greedy bot weighs, so that people can tell one bot from another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """How somebody plays; 1.0 is what everybody would do."""

    caution: float = 1.0
    """How much a roll for exposure is feared."""
    drive: float = 1.0
    """How much the main objective weighs against morale."""
    own: float = 1.0
    """How much the own secret objective weighs."""
    help: float = 1.0
    """How gladly cards are given: to the crisis, to somebody who asks."""
    trust: float = 1.0
    """How sure one wants to be before somebody is called a betrayer."""


EVEN = Temper()
"""Nobody in particular."""
TEMPERS: dict[str, Temper] = {
    "careful": Temper(caution=1.5, drive=0.9, trust=0.9),
    "bold": Temper(caution=0.65, drive=1.25, trust=1.1),
    "helpful": Temper(own=0.75, help=1.3, trust=1.2),
    "selfish": Temper(own=1.5, help=0.75, trust=0.8),
}
"""By name; what they are called and what they are like stands in the words of the bots."""
