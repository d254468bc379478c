"""Thinking ahead: which of a few plans does best in games that could be this one.

Every plan is followed in the same imagined games, with the same luck, while a quick policy answers for
everybody; where that stops, a game says what the position is worth to the seat. The worse half of the plans is
dropped again and again, so that most of the effort goes into telling the best ones apart (sequential halving).
The first plan is what the bot would do without thinking: another one has to be better by more than luck
explains.

A game gives an :class:`Outlook`; how long is thought is a :class:`Budget`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar
from zlib import crc32

from .chance import seeded
from .game import Game
from .options import Decision, Option

G = TypeVar("G", bound=Game[Any])
G_contra = TypeVar("G_contra", bound=Game[Any], contravariant=True)


IN_TIME = 0.9
"""So much of the time is used: the rest is for what is in progress when it is over."""


@dataclass(frozen=True)
class Budget:
    """How much may be thought about one decision: so many playouts, or so many seconds, whichever ends first."""

    playouts: int = 1_000_000
    seconds: float = math.inf

    def begin(self, waited: float = 0.0) -> Clock:
        """Start thinking; so many seconds of the time are gone already."""
        return Clock(self, time.perf_counter() + IN_TIME * self.seconds - waited)


PLANNERS = {"planner-fast": 0.05, "planner": 0.3, "planner-deep": 1.0}
"""How many seconds the planners of a game think about a decision, by the name they go by."""


@dataclass
class Clock:
    """How much of a budget is used."""

    budget: Budget
    until: float
    played: int = 0

    @property
    def used(self) -> float:
        """The share that is used up: 1 or more, if all of it is."""
        share = self.played / self.budget.playouts
        if self.until != math.inf:
            left = self.until - time.perf_counter()
            share = 1.0 if left <= 0 else max(share, 1 - left / (IN_TIME * self.budget.seconds))
        return share

    @property
    def late(self) -> bool:
        """Whether the time is over. Whoever thinks by the clock is not alone: other threads may run meanwhile."""
        if self.until == math.inf:
            return False
        time.sleep(0)
        return time.perf_counter() >= self.until


@dataclass(frozen=True)
class Plan:
    """What is tried: an answer now, and in which manner it is played on (in the words of the game; ``None``: as
    usual)."""

    option: Option
    manner: Hashable = None


class Outlook(Protocol[G_contra]):
    """What a game knows about playing on in one imagined game, as often as there are plans."""

    def begin(self, plan: Plan) -> None:
        """A plan is tried from here on."""

    def answer(self, game: G_contra, decision: Decision) -> Option:
        """What a quick player at that seat would answer."""

    def settled(self, game: G_contra) -> bool:
        """Whether far enough is played on."""

    def worth(self, game: G_contra) -> float:
        """What the position is worth to the seat that thinks: higher is better."""


@dataclass
class Trial:
    """One plan, and what it came to, imagined game by imagined game."""

    plan: Plan
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return sum(self.worths) / len(self.worths) if self.worths else -math.inf

    def lead(self, other: Trial) -> tuple[float, float]:
        """By how much it did better than another one in the same games, and how uncertain that is."""
        gains = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=False)]
        n = len(gains)
        if n < 2:
            return 0.0, math.inf
        mean = sum(gains) / n
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (n - 1)
        return mean, math.sqrt(max(spread, LEAST) / n)


@dataclass
class Verdict:
    """What came of thinking; trials best first, as far as they were followed."""

    plan: Plan
    trials: list[Trial]
    playouts: int


Why = Literal["compared", "weighed", "alike", "drawn", "usual", "only"]
"""How a planner came to its answer: it played on in its head; it weighed by rules of thumb, or found all alike by
those; it drew, because nobody may foresee it; it does what is usual; or there is only this one."""


@dataclass(frozen=True)
class Advice:
    """What a planner would do, and why, beside the best of everything else (``instead``).

    ``chance`` and ``less``: how likely either ends well, where it compared them; ``gain``: how much more it is
    worth by rules of thumb, in the measure of those, where it weighed them.
    """

    option: Option
    why: Why = "usual"
    instead: Option | None = None
    chance: float | None = None
    less: float | None = None
    gain: float | None = None


def advice(option: Option, verdict: Verdict | None) -> Advice | None:
    """What came of thinking, for a person; ``None``: nothing was compared."""
    trials = [one for one in verdict.trials if one.worths] if verdict is not None else []
    mine = next((one for one in trials if one.plan.option is option), None)
    other = next((one for one in trials if one.plan.option is not option), None)
    if mine is None or other is None:
        return None
    # In the games that both were followed in: one that was dropped early has seen other luck.
    return Advice(option, "compared", other.plan.option, mine.mean, mine.mean - mine.lead(other)[0])


def weighed(options: Sequence[Option], worths: Sequence[float], option: Option) -> Advice:
    """What rules of thumb say for an option, for a person."""
    rest = [(worth, other) for worth, other in zip(worths, options, strict=True) if other is not option]
    if not rest:
        return Advice(option, "only")
    best, instead = max(rest, key=lambda one: one[0])
    gain = worths[options.index(option)] - best
    return Advice(option, "weighed" if gain >= FELT else "alike", instead, gain=gain)


@dataclass(frozen=True)
class Judged:
    """What somebody's answer was worth beside the best that a planner found instead."""

    better: Option
    loss: float
    """By how much that is ahead: of the chance that it ends well, or by rules of thumb in their measure."""
    chance: float | None = None
    """How likely it ended well with the given answer; ``None``: it was only weighed by rules of thumb."""
    clear: bool = True
    """Whether luck alone does not explain it."""


def judged(given: Option, verdict: Verdict) -> Judged | None:
    """What an answer cost that was the first of the plans; ``None``: there was nothing to compare it with."""
    mine = next((one for one in verdict.trials if one.plan.option is given), None)
    other = next((one for one in verdict.trials if one.plan.option is not given and one.worths), None)
    if mine is None or other is None or not mine.worths:
        return None
    return Judged(other.plan.option, other.lead(mine)[0], mine.mean, verdict.plan.option is not given)


FELT = 0.05
"""Less than this much, in the measure of rules of thumb, makes no difference."""
LEAST = 1e-6
"""The least variance of a lead: a few games that agree may do so by luck."""
DOUBT = 1.5
"""By how many times the uncertainty of its lead another plan has to be better than the first one: of several one
is always ahead by luck."""
SURE = 1.5
"""The same where somebody is told that another answer was better."""
CLEAR = 3.0
"""A plan is dropped that is behind by so many times the uncertainty."""
ENOUGH = 6
"""It takes so many imagined games to tell that clearly."""
SAME = 3
"""Plans that come to the same in so many imagined games are the same plan in other words."""
FEW = 4
"""In fewer imagined games than this nothing can be told about a plan."""


class Mind(Protocol[G]):
    """Who thinks: a seat, the games that it imagines, and how they are played on."""

    seat: int

    def imagine(self, seed: int) -> G:
        """A game that could be this one."""

    def outlook(self, game: G) -> Outlook[G]:
        """How it is played on."""


def think(plans: Sequence[Plan], mind: Mind[G], clock: Clock, seed: int, doubt: float = DOUBT) -> Verdict:
    """Which of these plans does best; the first one is what the seat would do without thinking."""
    # Of each at least two games, or nothing can be told.
    trials = [Trial(plan) for plan in plans[: max(1, clock.budget.playouts // 2)]]
    first, running = trials[0], list(trials)
    phases = max(1, math.ceil(math.log2(len(running))))
    world = 0
    for phase in range(1, phases + 1):
        while len(running) > 1 and clock.used < phase / phases:
            if not _try_all(running, mind, clock, seed + world):
                break
            world += 1
            running = _hopeful(running, first) if world > 1 else _affordable(running, clock.used)
            if world == SAME:
                running = _different(running)
        if clock.late or len(running) == 1 or phase == phases:
            break
        running.sort(key=lambda one: -one.mean)
        keep = running[: max(2, (len(running) + 1) // 2)]
        running = keep if first in keep else [first, *keep[:-1]]
    best = max(running, key=lambda one: one.mean)
    lead, spread = best.lead(first)
    trials.sort(key=lambda one: (one not in running, -one.mean))
    return Verdict(best.plan if lead > doubt * spread else first.plan, trials, clock.played)


def _affordable(running: list[Trial], used: float) -> list[Trial]:
    """With little time fewer plans are compared, the likely ones: ``used`` of the budget went into one game."""
    games = 1 / max(used, 1e-9)
    return running if games >= FEW else running[: max(2, int(len(running) * games / FEW))]


def _different(running: list[Trial]) -> list[Trial]:
    """The first of those that came to the same in every game."""
    seen: dict[tuple[float, ...], Trial] = {}
    for one in running:
        seen.setdefault(tuple(one.worths), one)
    return list(seen.values())


def _hopeful(running: list[Trial], first: Trial) -> list[Trial]:
    """Those that only luck may keep behind the best one; and the first one, as long as there are others."""
    best = max(running, key=lambda one: one.mean)
    if len(best.worths) < ENOUGH:
        return running
    kept = [one for one in running if one is best or not _clear(*best.lead(one))]
    return kept if first in kept or len(kept) == 1 else [first, *kept]


def _clear(lead: float, spread: float) -> bool:
    return lead > CLEAR * spread


def _try_all(running: list[Trial], mind: Mind[G], clock: Clock, seed: int) -> bool:
    """Follow every plan in one more imagined game; ``False`` if there was no time for all of them."""
    world = mind.imagine(seed)
    outlook, found = mind.outlook(world), list[float]()
    for one in running:
        worth = play_on(world.copy(), mind.seat, one.plan, outlook, clock, seed)
        if worth is None:
            return False
        found.append(worth)
    for one, worth in zip(running, found, strict=True):
        one.worths.append(worth)
    return True


def play_on(game: G, seat: int, plan: Plan, outlook: Outlook[G], clock: Clock, seed: int) -> float | None:
    """What a position is worth some time after a plan was begun; ``None`` if the time is over.

    Luck belongs to what somebody does, not to the order in which things are done: the same deed turns out alike
    whatever was done before.
    """
    luck = _Luck(seed)
    outlook.begin(plan)
    luck.bend(game, seat, plan.option)
    game.answer(seat, plan.option)
    while not game.over and not outlook.settled(game):
        if clock.late:
            return None
        waiting = game.decisions
        decision = game.decision(waiting[0].seat) or waiting[0]
        chosen = outlook.answer(game, decision)
        luck.bend(game, decision.seat, chosen)
        game.answer(decision.seat, chosen)
    clock.played += 1
    return outlook.worth(game)


class _Luck:
    """The luck of one imagined game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.times: dict[tuple[int, Option], int] = {}

    def bend(self, game: Game[Any], seat: int, option: Option) -> None:
        """Let chance come from who does what for the how-manieth time."""
        deed = (seat, option)
        times = self.times[deed] = self.times.get(deed, 0) + 1
        game.state.flow.rng = seeded(self.seed * 1_000_003 + crc32(option.id.encode()) * 64 + seat * 4096 + times)
