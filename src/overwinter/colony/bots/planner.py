"""A bot that thinks ahead: it compares plans for its turn in games that could be this one.

A plan is what to do first, and in which manner the turn is played: greedy's, or one that builds, gives or goes out
more gladly, or that leaves something undone. Each is followed to the next round, everybody playing in a hurry
(:mod:`.swift`), and the position is judged by what was learned from many games (:mod:`.value`). The plan holds
until something new is learned: a card, a wound, a death. It is thought again then.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property, partial

from overwinter.kernel.options import Decision, Option
from overwinter.kernel.search import (
    PLANNERS,
    Advice,
    Budget,
    Clock,
    Judged,
    Plan,
    Verdict,
    advice,
    judged,
    think,
    weighed,
)

from ..game import ColonyGame
from ..rules.endings import conditions
from ..sight.view import TableView
from .base import BOTS, Sight, printed_cards
from .greedy import GreedyBot
from .judgement import Judgement
from .swift import USUAL, Imagined, Manner, Swift, deed
from .temper import EVEN, Temper
from .value import chance

MARGIN = 0.7
"""What is worth less than the best by this much is not thought about."""
CLOSE = 0.1
"""Small questions are thought about if two answers are as near to each other as this."""
TRIED = 1.5
"""The same where greedy has no rule of thumb, and can only try."""
ALIKE = {"move": 3}
"""So many deeds of a kind are thought about; of others 2."""
UNDONE = 3
"""So many deeds are thought of as left undone."""
DOUBT = 0.5
"""By how many times the uncertainty of its lead another plan has to be better than greedy's."""
UNSURE = 0.5
"""The same where greedy itself cannot tell two answers apart."""
TRIES = 2
"""In how many imagined games crossroads are tried before it thinks about them."""
SECRET = 0.6
"""How much less a completed main objective is worth to whoever has nothing of the secret one."""
FADING = 0.25
"""How much less of that counts for each round that is left to see to it."""
MANNERS = tuple(
    Manner(name, gladly)
    for name, gladly in {
        "give": {"contribute": 0.6},
        "build": {"barricade": 0.3},
        "stay": {"move": -0.5},
        "keep": {"contribute": -3.0},
        "go": {"move": 0.4},
        "rest": {"end-turn": 0.2},
        "fight": {"attack": 0.3, "use": 0.2},
        "lure": {"attract": 0.4},
        "search": {"search": 0.3, "move": 0.1},
        "peace": {"attack": -0.5},
        "save": {"play": -0.6, "equip": -0.6, "supply": -0.6},
        "tidy": {"clean": 0.4},
        "spend": {"play": 0.4, "supply": 0.4},
    }.items()
)
"""Other ways to play a turn."""
AGREED = frozenset({"keep-survivors", "tactic", "bid", "exile-vote"})
"""Questions that greedy answers alone."""
DRAWN = frozenset({"tactic", "bid"})
"""What both sides choose in secret: greedy draws."""


class Ahead:
    """How an imagined colony game is played on in the head of one seat."""

    def __init__(self, seat: int, game: ColonyGame) -> None:
        self.seat = seat
        self.round = game.state.round
        self.swift = Swift()

    def begin(self, plan: Plan) -> None:
        """Another plan is tried."""
        self.swift = Swift((self.seat, self.round), _manner(plan))

    def answer(self, game: ColonyGame, decision: Decision) -> Option:
        """What somebody in a hurry would answer."""
        return self.swift.choose(Imagined(game, decision, self.rng))

    @cached_property
    def rng(self) -> random.Random:
        """For what is drawn by lot."""
        return random.Random(self.seat)

    def settled(self, game: ColonyGame) -> bool:
        """When somebody's turn begins in the next round."""
        return game.state.round > self.round and game.state.flow.decisions[0].kind == "turn"

    def worth(self, game: ColonyGame) -> float:
        """How likely the colony makes it, and less without the own secret: the less, the nearer the end is."""
        if game.over:
            good = near = 1.0 if game.state.outcome == "completed" else 0.0
        else:
            good = chance(game, game.colony_of(self.seat))
            near = max(good * good, 1 - FADING * game.state.rounds_left)
        wishes = [one.met for one in conditions(game, self.seat) if one.name != "main-objective-completed"]
        return good * (1 - SECRET * near * wishes.count(False) / len(wishes)) if wishes else good


def _by_thumb(judge: Judgement, kind: str) -> bool:
    """Whether greedy answers alone: at war, for a betrayer (in an imagined game nobody suspects anybody), for an
    exiled player who does not need the main objective, and to some questions."""
    apart = judge.has_wishes and not judge.wishes("main-objective-completed")
    return judge.at_war or judge.betrayer or apart or kind in AGREED


@dataclass(frozen=True)
class Known:
    """What was known when a plan was made."""

    round: int
    hand: Counter[str]
    wounds: int
    morale: int
    people: frozenset[str]

    @classmethod
    def of(cls, view: TableView, seat: int) -> Known:
        """What a seat knows."""
        hand = Counter(view.me.hand if view.me else ())
        wounds = sum(s.wounds + s.frostbite + s.despair for s in view.survivors)
        morale, people = view.colony_of(seat).morale, frozenset(s.id for s in view.survivors)
        return cls(view.round, hand, wounds, morale, people)

    def covers(self, now: Known) -> bool:
        """Whether nothing is new since."""
        same = (self.round, self.morale, self.people) == (now.round, now.morale, now.people)
        return same and now.hand <= self.hand and now.wounds <= self.wounds


@dataclass
class Turning:
    """The plan for a turn."""

    known: Known
    manner: Manner


class Mind:
    """One seat that thinks about one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat

    def imagine(self, seed: int) -> ColonyGame:
        """A game that could be this one."""
        return self.sight.imagine(seed)

    def outlook(self, game: ColonyGame) -> Ahead:
        """How it is played on."""
        return Ahead(self.seat, game)


class Planner:
    """Thinks ahead as long as its budget lasts; ``width``: how many plans it compares."""

    def __init__(
        self,
        budget: Budget,
        *,
        width: int = 12,
        doubt: float = DOUBT,
        temper: Temper = EVEN,
    ) -> None:
        self.budget = budget
        self.width = width
        self.doubt = doubt
        self.hasty = GreedyBot(tries=TRIES, temper=temper)
        self.greedy = GreedyBot(temper=temper)
        self.plan: Turning | None = None
        self.verdict: Verdict | None = None
        """What came of the last thinking."""

    def choose(self, sight: Sight) -> Option:
        """What does best in the head; greedy's choice if there is nothing to think about, or no time."""
        clock, options = self.budget.begin(sight.waited), sight.options
        self.verdict = None
        if len(options) == 1:
            return options[0]
        judge = Judgement(sight.view, sight.seat, printed_cards(sight))
        if _by_thumb(judge, sight.kind):
            return self.greedy.choose(sight)
        if sight.kind == "turn":
            return self._turn(sight, clock)
        return self._question(sight, clock)

    def advise(self, sight: Sight) -> Advice:
        """What it would do in somebody's place, and why."""
        option = self.choose(sight)
        compared = advice(option, self.verdict)
        if compared is not None:
            return compared
        if sight.kind in AGREED:
            return Advice(option, "drawn" if sight.kind in DRAWN else "usual")
        return weighed(sight.options, self.greedy.rate(sight), option)

    def judge(self, sight: Sight, given: Option) -> Judged | None:
        """What somebody's answer cost beside the best that it would think of; ``None``: nothing can be said.

        Without any playouts in its budget it goes by rules of thumb alone.
        """
        clock = self.budget.begin()
        if len(sight.options) == 1 or sight.kind in AGREED:
            return None
        judge = Judgement(sight.view, sight.seat, printed_cards(sight))
        if _by_thumb(judge, sight.kind) or not self.budget.playouts:
            worths = self.greedy.rate(sight)
            most = max(worths)
            return Judged(sight.options[worths.index(most)], most - worths[sight.options.index(given)])
        ranked = self._ranked(sight)
        likely = (
            [plan.option for plan in self.plans(ranked)] if sight.kind == "turn" else [one for _, one in ranked]
        )
        # One answer against others, whatever manner the rest is played in: only the answer is judged.
        plans = [Plan(option) for option in dict.fromkeys([given, *likely])][: self.width]
        self._think(sight, plans, clock, self.doubt)
        return judged(given, self.verdict) if self.verdict is not None else None

    # -- the turn ----------------------------------------------------------------------------------------

    def _turn(self, sight: Sight, clock: Clock) -> Option:
        known, plan = Known.of(sight.view, sight.seat), self.plan
        ranked = self._ranked(sight)
        if plan is not None and plan.known.covers(known):
            return _first(ranked, plan.manner)
        plans = self.plans(ranked)
        if plan is not None and plan.known.round == known.round and plan.manner is not USUAL:
            # What was planned for this turn stays, as long as nothing else is clearly better now.
            begun = Plan(_first(ranked, plan.manner), plan.manner)
            plans = [begun, *(other for other in plans if other.manner is not plan.manner)][: self.width]
        found = self._think(sight, plans, clock, self.doubt)
        self.plan = Turning(known, _manner(found))
        return found.option

    def plans(self, ranked: list[tuple[float, Option]]) -> list[Plan]:
        """What greedy would do; then the same in other manners; without one of its best deeds; with another one
        first."""
        most = ranked[0][0]
        near = [option for worth, option in ranked if worth > most - MARGIN]
        plans, kinds = [Plan(near[0])], Counter([near[0].verb])
        best = [option for option in near[:UNDONE] if option.verb != "end-turn"]
        left = [Manner("without", without=frozenset({deed(option)[0]})) for option in best]
        manners = [manner for manner in MANNERS if _matters(manner, ranked)]
        for manner in _in_turn(left, manners):
            option = _first(ranked, manner)
            plans.append(Plan(option, manner))
        for option in near[1:]:
            kinds[option.verb] += 1
            if kinds[option.verb] <= ALIKE.get(option.verb, 2):
                plans.append(Plan(option))
        return plans[: self.width]

    # -- small questions -----------------------------------------------------------------------------------

    def _question(self, sight: Sight, clock: Clock) -> Option:
        ranked = self._ranked(sight)
        apart = CLOSE if self.hasty.opinion(sight) else TRIED
        near = [option for worth, option in ranked if worth > ranked[0][0] - apart]
        if len(near) == 1:
            return near[0]
        plans = [Plan(option) for option in near[: self.width]]
        return self._think(sight, plans, clock, UNSURE).option

    def _ranked(self, sight: Sight) -> list[tuple[float, Option]]:
        """The options by what greedy thinks of them; of the same deed with several dice only the cheapest."""
        rated = sorted(zip(self.hasty.rate(sight), sight.options, strict=True), key=lambda one: -one[0])
        seen: dict[Hashable, tuple[float, Option]] = {}
        for worth, option in rated:
            seen.setdefault(deed(option)[0] if sight.kind == "turn" else option, (worth, option))
        return list(seen.values())

    def _think(self, sight: Sight, plans: list[Plan], clock: Clock, doubt: float) -> Plan:
        if len(plans) == 1:
            return plans[0]
        seed = sight.rng.getrandbits(32)
        self.verdict = think(plans, Mind(sight), clock, seed, doubt)
        return self.verdict.plan


def _manner(plan: Plan) -> Manner:
    """In which manner a plan is played on."""
    return plan.manner if isinstance(plan.manner, Manner) else USUAL


def _first(ranked: list[tuple[float, Option]], manner: Manner) -> Option:
    """What comes first in a manner."""
    return max(ranked, key=lambda one: one[0] + manner.worth(one[1]))[1]


def _matters(manner: Manner, ranked: list[tuple[float, Option]]) -> bool:
    """Whether a manner may change what is done in a turn."""
    end = next((worth for worth, option in ranked if option.verb == "end-turn"), 0.0)
    for worth, option in ranked:
        more = manner.gladly.get(option.verb, 0.0)
        if (worth > end) != (worth + more > end) or (more and option.verb == "end-turn"):
            return True
    return False


def _in_turn(one: list[Manner], other: list[Manner]) -> list[Manner]:
    """Both lists, now of this and now of that."""
    both = [pair for pairs in zip(one, other, strict=False) for pair in pairs]
    return both + one[len(other) :] + other[len(one) :]


WIDTH = {"planner-fast": 4, "planner": 12, "planner-deep": 18}
"""How many plans are compared at each level."""
for _name, _seconds in PLANNERS.items():
    BOTS[_name] = partial(Planner, Budget(seconds=_seconds), width=WIDTH[_name])
