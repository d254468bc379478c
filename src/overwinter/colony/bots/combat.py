"""What a combat between two colonies is worth to one of them: tactics and bids by their odds.

Both sides choose in secret, so there is no best tactic and no best bid, only a best mixture of them: each is found
by letting both sides answer each other again and again (fictitious play).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..cards.content import Content
from ..cards.further import TacticCard
from ..modules.warring.strength import of_bid, of_tactic

WOUND = 0.15
"""What a wound costs that is not the last."""
WORN = 0.2
"""What it costs besides to be down to the last wound."""
TURNS = 160
"""How often both sides answer each other until their mixtures are good enough."""
ROUGH = 24
"""The same where it is only about the worth of a tactic."""
MOST = 8
"""No bid is higher."""

Matrix = list[list[float]]


@lru_cache
def faces(content: Content) -> tuple[tuple[str, int, float], ...]:
    """The faces of the combat die: of what kind, how much, how likely."""
    die = list(content.further["face"].values())
    kinds = [(face.kind, face.value) for face in die]
    return tuple((kind, value, kinds.count((kind, value)) / len(die)) for kind, value in sorted(set(kinds)))


@dataclass(frozen=True)
class Side:
    """One side of a combat: how many wounds each can still take, how many are armed, what is at stake."""

    left: tuple[int, ...]
    armed: int
    ammunition: int
    leaves: bool
    """Whether it can retreat: nobody leaves the own colony."""
    life: float
    """What one of them is worth, to the side that reckons."""
    victory: float
    """What it is worth that this side wins, to the side that reckons."""
    bullet: float
    """What a bullet of theirs is worth, to the side that reckons."""
    ground: float = 0.0
    """What it is worth that they stay here, to the side that reckons."""

    @property
    def strength(self) -> int:
        """What they count before any tactic."""
        return len(self.left) + self.armed

    def hurt(self, wounds: int) -> float:
        """What it is worth to avert so many wounds, dealt as their leader likes best."""
        spare = sum(left - 1 for left in self.left)
        dead = min(len(self.left), max(0, wounds - spare))
        light = min(wounds, spare)
        worn = WORN * sum(1 for left in self.left if left > 1) * light / spare if spare else 0.0
        return self.life * (dead + WOUND * light + 0.5 * worn)

    def shot(self, wounds: int) -> float:
        """What it costs that the enemies choose one of them for so many wounds."""
        if not self.left:
            return 0.0
        weakest = min(self.left)
        return self.life * (1.0 if weakest <= wounds else WOUND * wounds + WORN * (weakest - wounds == 1))


@dataclass
class Battle:
    """A combat as one of its sides sees it."""

    content: Content
    mine: Side
    theirs: Side
    _gaps: dict[int, float] = field(default_factory=dict)

    def fought(self, lead: int) -> float:
        """What the dice bring if I have so much more strength than they before them."""
        if lead not in self._gaps:
            self._gaps[lead] = self._fought(lead)
        return self._gaps[lead]

    def _fought(self, lead: int) -> float:
        die, worth = faces(self.content), 0.0
        for kind, value, chance in die:
            for other, more, likely in die:
                gap = lead + (value if kind == "strength" else 0) - (more if other == "strength" else 0)
                worth += chance * likely * self._decided(gap)
            if kind == "wounds":
                worth += chance * (self.theirs.shot(value) - self.mine.shot(value))
        return worth

    def _decided(self, gap: int) -> float:
        if gap > 0:
            return self.mine.victory + self.theirs.hurt(gap)
        return -self.theirs.victory - self.mine.hurt(-gap) if gap else 0.0

    # -- tactics -------------------------------------------------------------------------------------

    def tactics(self, cards: Sequence[TacticCard]) -> Matrix:
        """What each tactic is worth against each of theirs."""
        return [[self.met(mine, theirs, ROUGH) for theirs in cards] for mine in cards]

    def met(self, mine: TacticCard, theirs: TacticCard, turns: int) -> float:
        """What two tactics that meet are worth."""
        if mine.truce and theirs.truce:
            return 0.0
        gone, fled = mine.retreat and self.mine.leaves, theirs.retreat and self.theirs.leaves
        if gone or fled:
            worth = self.theirs.hurt(mine.pursuit) + self.theirs.ground if fled else 0.0
            worth -= self.mine.hurt(theirs.pursuit) + self.mine.ground if gone else 0.0
            if gone and fled:
                return worth
            return worth - self.theirs.victory if gone else worth + self.mine.victory
        lead = self.mine.strength - self.theirs.strength + of_tactic(mine, theirs) - of_tactic(theirs, mine)
        return value(self.bids(lead, mine, theirs), turns)

    def bids(self, lead: int, tactic: TacticCard, other: TacticCard) -> Matrix:
        """What each bid is worth against each of theirs, with so much more strength before them."""
        rows = range(min(MOST, self.mine.ammunition) + 1)
        columns = range(min(MOST, self.theirs.ammunition) + 1)
        return [
            [
                self.fought(lead + of_bid(tactic, n) - of_bid(other, m))
                - self.mine.bullet * n
                + self.theirs.bullet * m
                for m in columns
            ]
            for n in rows
        ]

    def rough(self, edge: float = 0.5) -> float:
        """What the combat is about worth, before anybody has chosen: ammunition decides a part of it."""
        bullets = min(MOST, self.mine.ammunition) - min(MOST, self.theirs.ammunition)
        worth = self.fought(self.mine.strength - self.theirs.strength + round(edge * bullets))
        if self.mine.leaves:
            worth = max(worth, -self.theirs.victory - 0.4 * self.mine.hurt(2) - self.mine.ground)
        if self.theirs.leaves:
            worth = min(worth, self.mine.victory + 0.4 * self.theirs.hurt(2) + self.theirs.ground)
        return worth


def mixture(matrix: Matrix, turns: int = TURNS) -> list[float]:
    """How often each row should be played, where the column player wants the opposite."""
    return _played(matrix, turns)[0]


def value(matrix: Matrix, turns: int = TURNS) -> float:
    """What a game of rows against columns is worth to the row player."""
    rows, columns = _played(matrix, turns)
    return sum(
        row * column * matrix[i][j]
        for i, row in enumerate(rows)
        if row
        for j, column in enumerate(columns)
        if column
    )


def _played(matrix: Matrix, turns: int) -> tuple[list[float], list[float]]:
    """Both sides answer what the other has played so far; how often each row and each column came up."""
    n, m = len(matrix), len(matrix[0])
    if n == 1 and m == 1:
        return [1.0], [1.0]
    gains, costs = [0.0] * n, [0.0] * m
    rows, columns = [0] * n, [0] * m
    for _ in range(turns):
        row = max(range(n), key=gains.__getitem__)
        rows[row] += 1
        costs = [cost + worth for cost, worth in zip(costs, matrix[row], strict=True)]
        column = min(range(m), key=costs.__getitem__)
        columns[column] += 1
        gains = [gain + matrix[i][column] for i, gain in enumerate(gains)]
    return [n / turns for n in rows], [m / turns for m in columns]


def drawn(shares: Sequence[float], rng: random.Random) -> int:
    """One of several by how often each is to come up; what comes up next to never is left out."""
    kept = [share if share >= 0.04 else 0.0 for share in shares]
    return rng.choices(range(len(kept)), weights=kept)[0]
