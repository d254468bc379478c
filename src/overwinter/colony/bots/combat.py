"""What a combat between two colonies is worth to each of them: tactics and bids by their odds.

Both sides choose in secret, so there is no best tactic and no best bid, only a best mixture of them: each is found
by letting both sides answer each other again and again (fictitious play). They do not want the opposite of each
other: hardly anybody gains by a dead enemy, everybody loses by a dead friend. So both begin by trusting the
other, and where nothing is to be won a truce is the answer to a truce.
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
Pair = tuple[float, float]
"""What something is worth to my side, and what to theirs."""
Game = tuple[Matrix, Matrix]
"""What each of my choices against each of theirs is worth, to my side and to theirs."""


@lru_cache
def faces(content: Content) -> tuple[tuple[str, int, float], ...]:
    """The faces of the combat die: of what kind, how much, how likely."""
    die = list(content.further["face"].values())
    kinds = [(face.kind, face.value) for face in die]
    return tuple((kind, value, kinds.count((kind, value)) / len(die)) for kind, value in sorted(set(kinds)))


@dataclass(frozen=True)
class Side:
    """One side of a combat: how many wounds each can still take, how many are armed, what is at stake for it."""

    left: tuple[int, ...]
    armed: int
    ammunition: int
    leaves: bool
    """Whether it can retreat: nobody leaves the own colony."""
    life: float
    """What one of them is worth to it."""
    victory: float
    """What it is worth to it to win,"""
    defeat: float
    """what it costs it that the others do,"""
    bullet: float
    """what a bullet is worth to it,"""
    ground: float = 0.0
    """what it is worth to it to be there alone rather than not at all, half of it."""
    spite: float = 0.0
    """What the losses of the others are worth to it, as a share of what they are worth to them."""

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
    """A combat as both of its sides see it."""

    content: Content
    mine: Side
    theirs: Side
    _gaps: dict[int, Pair] = field(default_factory=dict)

    def fought(self, lead: int) -> Pair:
        """What the dice bring if I have so much more strength than they before them."""
        if lead not in self._gaps:
            self._gaps[lead] = self._fought(lead)
        return self._gaps[lead]

    def _fought(self, lead: int) -> Pair:
        die, mine, theirs = faces(self.content), 0.0, 0.0
        gaps: dict[int, float] = {}
        for kind, value, chance in die:
            for other, more, likely in die:
                gap = lead + (value if kind == "strength" else 0) - (more if other == "strength" else 0)
                gaps[gap] = gaps.get(gap, 0.0) + chance * likely
            if kind == "wounds":
                a, b = self._lost(self.mine.shot(value), self.theirs.shot(value))
                mine, theirs = mine + chance * a, theirs + chance * b
        for gap, chance in gaps.items():
            a, b = self._decided(gap)
            mine, theirs = mine + chance * a, theirs + chance * b
        return mine, theirs

    def _lost(self, mine: float, theirs: float) -> Pair:
        """What it means to each side that both lose so much."""
        return self.mine.spite * theirs - mine, self.theirs.spite * mine - theirs

    def _decided(self, gap: int) -> Pair:
        if not gap:
            return 0.0, 0.0
        if gap > 0:
            a, b = self._lost(0.0, self.theirs.hurt(gap))
            return a + self.mine.victory, b - self.theirs.defeat
        a, b = self._lost(self.mine.hurt(-gap), 0.0)
        return a - self.mine.defeat, b + self.theirs.victory

    # -- tactics -------------------------------------------------------------------------------------

    def tactics(self, cards: Sequence[TacticCard]) -> Game:
        """What each tactic is worth against each of theirs."""
        met = [[self.met(mine, theirs, ROUGH) for theirs in cards] for mine in cards]
        return _apart(met)

    def choice(self, cards: Sequence[TacticCard]) -> list[float]:
        """How often each tactic should be played."""
        return mixture(self.tactics(cards), first=_truce(cards))

    def met(self, mine: TacticCard, theirs: TacticCard, turns: int) -> Pair:
        """What two tactics that meet are worth."""
        if mine.truce and theirs.truce:
            return 0.0, 0.0
        gone, fled = mine.retreat and self.mine.leaves, theirs.retreat and self.theirs.leaves
        if gone or fled:
            return self._left(mine, theirs, gone=gone, fled=fled)
        lead = self.mine.strength - self.theirs.strength + of_tactic(mine, theirs) - of_tactic(theirs, mine)
        return value(self.bids(lead, mine, theirs), turns)

    def _left(self, mine: TacticCard, theirs: TacticCard, *, gone: bool, fled: bool) -> Pair:
        """What it is worth that my side is gone, or theirs has fled, or both."""
        a, b = self._lost(
            self.mine.hurt(theirs.pursuit) if gone else 0.0, self.theirs.hurt(mine.pursuit) if fled else 0.0
        )
        if gone and fled:
            return a, b
        if fled:
            won, lost = self.mine.victory + self.mine.ground, self.theirs.defeat + self.theirs.ground
            return a + won, b - lost
        won, lost = self.theirs.victory + self.theirs.ground, self.mine.defeat + self.mine.ground
        return a - lost, b + won

    def bids(self, lead: int, tactic: TacticCard, other: TacticCard) -> Game:
        """What each bid is worth against each of theirs, with so much more strength before them."""
        rows = range(min(MOST, self.mine.ammunition) + 1)
        columns = range(min(MOST, self.theirs.ammunition) + 1)
        return _apart([[self._bid(lead, tactic, other, n, m) for m in columns] for n in rows])

    def _bid(self, lead: int, tactic: TacticCard, other: TacticCard, n: int, m: int) -> Pair:
        a, b = self.fought(lead + of_bid(tactic, n) - of_bid(other, m))
        c, d = self._lost(self.mine.bullet * n, self.theirs.bullet * m)
        return a + c, b + d

    def expected(self) -> float:
        """What the combat is worth to me before anybody has chosen."""
        return _expected(self.content, self.mine, self.theirs)

    def rough(self, edge: float = 0.5) -> float:
        """What the combat is about worth to me, before anybody has chosen: ammunition decides a part of it."""
        bullets = min(MOST, self.mine.ammunition) - min(MOST, self.theirs.ammunition)
        worth, _ = self.fought(self.mine.strength - self.theirs.strength + round(edge * bullets))
        if self.mine.leaves:
            worth = max(worth, -self.mine.defeat - 0.4 * self.mine.hurt(2) - self.mine.ground)
        if self.theirs.leaves:
            fled = self.mine.victory + 0.4 * self.mine.spite * self.theirs.hurt(2) + self.mine.ground
            worth = min(worth, fled)
        return worth


@lru_cache(maxsize=4096)
def _expected(content: Content, mine: Side, theirs: Side) -> float:
    cards = tuple(content.further["tactic"].values())
    return value(Battle(content, mine, theirs).tactics(cards), ROUGH, _truce(cards))[0]


def _truce(cards: Sequence[TacticCard]) -> int:
    """Which of the tactics offers a truce."""
    return next((number for number, card in enumerate(cards) if card.truce), 0)


def mixture(game: Game, turns: int = TURNS, first: int = 0) -> list[float]:
    """How often each row should be played. ``first``: what both expect of each other to begin with."""
    return _played(game, turns, first)[0]


def value(game: Game, turns: int = TURNS, first: int = 0) -> Pair:
    """What a game of rows against columns is worth to both players."""
    rows, columns = _played(game, turns, first)
    mine, theirs = 0.0, 0.0
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            if row and column:
                mine += row * column * game[0][i][j]
                theirs += row * column * game[1][i][j]
    return mine, theirs


def _apart(both: Sequence[Sequence[Pair]]) -> Game:
    return [[a for a, _ in row] for row in both], [[b for _, b in row] for row in both]


def _played(game: Game, turns: int, first: int) -> tuple[list[float], list[float]]:
    """Both sides answer what the other has played so far; how often each row and each column came up."""
    mine, theirs = game
    n, m = len(mine), len(mine[0])
    if n == 1 and m == 1:
        return [1.0], [1.0]
    start, other = min(first, n - 1), min(first, m - 1)
    gains, hopes = [row[other] for row in mine], list(theirs[start])
    rows, columns = [0] * n, [0] * m
    for _ in range(turns):
        row, column = max(range(n), key=gains.__getitem__), max(range(m), key=hopes.__getitem__)
        rows[row] += 1
        columns[column] += 1
        gains = [gain + answers[column] for gain, answers in zip(gains, mine, strict=True)]
        hopes = [hope + worth for hope, worth in zip(hopes, theirs[row], strict=True)]
    return [n / turns for n in rows], [m / turns for m in columns]


def drawn(shares: Sequence[float], rng: random.Random) -> int:
    """One of several by how often each is to come up; what comes up next to never is left out."""
    kept = [share if share >= 0.04 else 0.0 for share in shares]
    return rng.choices(range(len(kept)), weights=kept)[0]
