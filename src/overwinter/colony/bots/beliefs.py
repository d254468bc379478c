"""Who is the betrayer? What somebody at the table believes after everything that happened there.

There is at most one betrayer. So there is one hypothesis for every seat, and one that nobody is. Each deed that
was seen (:mod:`~overwinter.colony.bots.witness`) makes them more or less likely, by how often loyal players and
betrayers do such a thing in simulated games (:mod:`~overwinter.colony.bots.rates`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from overwinter.kernel.events import Event

from ..cards.content import Content
from ..cards.predicates.course import is_betrayer
from ..state import Setup
from .rates import RATES, SPOILS
from .witness import Deed, Seen, Shown, Spoiled, Witness

if TYPE_CHECKING:
    from ..game import ColonyGame
    from .base import Sight

WEIGHT = 0.6
"""How much of what a deed says is believed: deeds of one turn are not independent of each other."""
NEVER = -1e9


@lru_cache(maxsize=64)
def betrayals(content: Content) -> frozenset[str]:
    """The secret objectives that betray the colony."""
    return frozenset(card.id for card in content.secrets.values() if card.kind == "betrayal")


def prior(setup: Setup) -> float:
    """How likely a seat has been dealt the betrayal; 0 where there is none, or nobody is to be found out."""
    if not setup.betrayal or setup.mode not in ("standard", "betrayer") or "warring" in (setup.modules or ()):
        return 0.0
    return 1 / ((2 if setup.mode == "standard" else 1) * setup.players + 1)


class Beliefs:
    """What a seat (``None``: a spectator, who stands for everybody) believes of the others."""

    def __init__(self, setup: Setup, content: Content, seat: int | None) -> None:
        self.seat = seat
        self.players = setup.players
        self.prior = prior(setup)
        self.witness = Witness(setup.players, betrayals(content))
        chance = math.log(self.prior) if self.prior else NEVER
        self._logs = [chance] * setup.players
        self._nobody = math.log(max(1e-9, 1 - self.prior * setup.players))
        if seat is not None:
            self._logs[seat] = NEVER
        self._against: list[dict[str, float]] = [{} for _ in range(setup.players)]
        """By seat: what speaks against it, by kind of deed."""

    def see(self, event: Event) -> None:
        """One more event of the log."""
        for seen in self.witness.read(event, self.seat):
            self._weigh(seen)

    def of(self, seat: int) -> float:
        """How likely a seat is the betrayer's."""
        return self.all()[seat]

    def all(self) -> list[float]:
        """How likely each seat is the betrayer's; the own one is not."""
        if not self.prior:
            return [0.0] * self.players
        top = max(self._nobody, *self._logs)
        weights = [_weight(value - top) for value in self._logs]
        total = sum(weights) + _weight(self._nobody - top)
        return [weight / total for weight in weights]

    def why(self, seat: int) -> str:
        """What speaks most against a seat: the name of a deed, or nothing."""
        against = self._against[seat]
        worst = max(against, key=lambda kind: against[kind], default="")
        return worst if against.get(worst, 0.0) > 0 else ""

    def _weigh(self, seen: Seen) -> None:
        logs = self._logs
        match seen:
            case Deed(seat, kind, n):
                self._count(seat, kind, WEIGHT * _ratio(kind, n))
            case Spoiled(given, wrong):
                given = {giver: n for giver, n in given.items() if giver != self.seat}  # I know what mine were
                wrong = min(wrong, sum(given.values()))  # what was laid open may count against all, too
                innocent = _chance(wrong, 0, sum(given.values()))
                for seat, n in given.items():
                    suspect = _chance(wrong, n, sum(given.values()) - n)
                    self._count(seat, "spoiled", math.log(suspect / innocent))
            case Shown(seat, guilty) if guilty:
                certain = logs[seat] if logs[seat] > NEVER / 2 else 0.0
                self._logs = [NEVER] * self.players
                self._logs[seat], self._nobody = certain, NEVER
            case Shown(seat, _):
                logs[seat] = NEVER

    def _count(self, seat: int, kind: str, ratio: float) -> None:
        self._logs[seat] += ratio
        self._against[seat][kind] = self._against[seat].get(kind, 0.0) + ratio


def _weight(log: float) -> float:
    """What a logarithm stands for; the impossible is exactly that."""
    return math.exp(log) if log > -700 else 0.0


@lru_cache(maxsize=256)
def _ratio(kind: str, n: int) -> float:
    """How much more a deed is a betrayer's, as a logarithm."""
    rates = RATES.get(kind)
    if rates is None or n >= len(rates):
        return 0.0
    loyal, betrayer = rates[n]
    return math.log(betrayer / loyal)


@lru_cache(maxsize=1024)
def _chance(wrong: int, suspect: int, others: int) -> float:
    """How likely so many cards are wrong, of some by a betrayer and some by others."""
    loyal, betrayer = SPOILS
    return sum(
        _binomial(k, suspect, betrayer) * _binomial(wrong - k, others, loyal)
        for k in range(max(0, wrong - others), min(wrong, suspect) + 1)
    )


def _binomial(k: int, n: int, p: float) -> float:
    return math.comb(n, k) * p**k * (1 - p) ** (n - k)


def doubts_at(game: ColonyGame, log: Sequence[Event], marks: Sequence[int]) -> list[list[list[int]]]:
    """After so many events each: by seat, how likely it took each seat for the betrayer's, in percent; a betrayer
    knows, and has nothing there. Empty where nobody is to be found out."""
    setup = game.state.setup
    if not prior(setup):
        return []
    knows = [is_betrayer(game, seat) for seat in range(setup.players)]
    minds = [Beliefs(setup, game.content, seat) for seat in range(setup.players)]
    found, read = [], 0
    for mark in marks:
        for mind in minds:
            for event in log[read:mark]:
                mind.see(event)
        read = max(read, mark)
        found.append(
            [
                [] if guilty else [round(100 * chance) for chance in mind.all()]
                for mind, guilty in zip(minds, knows, strict=True)
            ]
        )
    return found


class Memory:
    """What one bot has read of the log so far, so that it reads every event once."""

    def __init__(self) -> None:
        self._kept: dict[int | None, tuple[Beliefs, int, Event | None]] = {}

    def beliefs(self, sight: Sight, seat: int | None) -> Beliefs:
        """What ``seat`` (the sight's own, or a spectator) believes. What was read of another game, or of answers
        that were taken back, is forgotten."""
        log, game = sight._game.log, sight._game
        beliefs, read, last = self._kept.get(seat) or (None, 0, None)
        if beliefs is None or read > len(log) or (read and log[read - 1] is not last):
            beliefs, read = Beliefs(game.state.setup, game.content, seat), 0
        if not beliefs.prior:
            return beliefs
        for event in log[read:]:
            beliefs.see(event)
        self._kept[seat] = (beliefs, len(log), log[-1] if log else None)
        return beliefs
