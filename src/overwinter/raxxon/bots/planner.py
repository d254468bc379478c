"""A bot that thinks ahead: it tries what it could do in games that could be this one, to the next morning.

In its head everybody plays by habit (:mod:`.habits`); in the morning the position is judged by what was learned
from many games (:mod:`.value`).
"""

from __future__ import annotations

from functools import partial

from overwinter.kernel.options import Decision, Option
from overwinter.kernel.search import PLANNERS, Advice, Budget, Judged, Plan, Verdict, advice, judged, think

from ..game import RaxxonGame
from .base import BOTS, Sight
from .greedy import easiest
from .habits import quick
from .value import chance

MANY = 9
"""Of more answers than this some are not thought about."""
SMALL = frozenset({"rx-pick", "rx-place", "rx-order"})
"""Small questions are answered by habit."""
MORNING = frozenset({"rx-turn", "rx-character"})
"""What a day begins with."""


class Ahead:
    """How an imagined game is played on."""

    def __init__(self, game: RaxxonGame) -> None:
        self.day = game.state.day

    def begin(self, plan: Plan) -> None:
        """Another plan is tried: nothing is kept of the last one."""

    def answer(self, game: RaxxonGame, decision: Decision) -> Option:
        """What is usual."""
        return quick(game)

    def settled(self, game: RaxxonGame) -> bool:
        """The next morning."""
        return game.state.day > self.day and game.state.flow.decisions[0].kind in MORNING

    def worth(self, game: RaxxonGame) -> float:
        """How likely the game is won."""
        if game.over:
            return 1.0 if game.state.outcome == "won" else 0.0
        return chance(game)


class Mind:
    """One seat that thinks about one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat

    def imagine(self, seed: int) -> RaxxonGame:
        """A game that could be this one."""
        return self.sight.imagine(seed)

    def outlook(self, game: RaxxonGame) -> Ahead:
        """How it is played on."""
        return Ahead(game)


class Planner:
    """Thinks ahead as long as its budget lasts."""

    def __init__(self, budget: Budget, *, doubt: float = 1.0) -> None:
        self.budget = budget
        self.doubt = doubt
        self.verdict: Verdict | None = None
        """What came of the last thinking."""

    def choose(self, sight: Sight) -> Option:
        """What does best in the head; the usual answer if there is nothing to think about, or no time."""
        clock, options = self.budget.begin(sight.waited), sight.options
        self.verdict = None
        if len(options) == 1:
            return options[0]
        seed = sight.rng.getrandbits(32)
        dream = sight.imagine(seed)
        if sight.kind == "rx-character":
            return easiest(sight, seed)
        usual = quick(dream)
        if sight.kind in SMALL:
            return usual
        others = [option for option in options if option is not usual]
        plans = [Plan(usual), *map(Plan, others[: MANY - 1])]
        self.verdict = think(plans, Mind(sight), clock, seed, self.doubt)
        return self.verdict.plan.option

    def advise(self, sight: Sight) -> Advice:
        """What it would do in somebody's place, and why."""
        option = self.choose(sight)
        usual = Advice(option, "usual" if len(sight.options) > 1 else "only")
        return advice(option, self.verdict) or usual

    def judge(self, sight: Sight, given: Option) -> Judged | None:
        """What somebody's answer cost beside the best that it would think of; ``None``: nothing can be said."""
        clock, options = self.budget.begin(), sight.options
        if len(options) == 1 or sight.kind in SMALL | {"rx-character"} or not self.budget.playouts:
            return None
        seed = sight.rng.getrandbits(32)
        usual = quick(sight.imagine(seed))
        likely = [given, *[option for option in (usual, *options) if option is not given]]
        plans = [Plan(option) for option in dict.fromkeys(likely)][:MANY]
        return judged(given, think(plans, Mind(sight), clock, seed, self.doubt))


for _name, _seconds in PLANNERS.items():
    BOTS[_name] = partial(Planner, Budget(seconds=_seconds))
