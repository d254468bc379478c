"""What a number out of many games is worth: means and shares with their intervals, differences in pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

Z = 1.96
"""So many standard errors to either side hold the truth in 95 of 100 cases."""


@dataclass(frozen=True)
class Figure:
    """A mean, and between which numbers the true one lies in 95 of 100 cases."""

    mean: float
    low: float
    high: float
    games: int

    @property
    def certain(self) -> bool:
        """Of a difference: whether it is one, and not chance."""
        return self.low > 0 or self.high < 0


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 cases (Wilson)."""
    if not games:
        return 0.0, 1.0
    share = won / games
    middle, width = share + Z * Z / (2 * games), Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games**2))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def share(values: Sequence[float]) -> Figure:
    """How often something was so: ones and zeros."""
    return Figure(fmean(values), *interval(round(sum(values)), len(values)), len(values))


def average(values: Sequence[float]) -> Figure:
    """The mean of numbers; of a single one nobody knows how far it is from the truth."""
    middle = fmean(values)
    width = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Figure(middle, middle - width, middle + width, len(values))


def difference(first: Mapping[int, float], second: Mapping[int, float]) -> Figure | None:
    """By how much the second is higher, over the seeds that both have: what is luck of the deal cancels out."""
    both = first.keys() & second.keys()
    return average([second[seed] - first[seed] for seed in sorted(both)]) if both else None
