"""The lone wolf: missions, whose side to take, where to be, by what the secret objective wants."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from ..modules.warring.slot import HOMES, WOLF
from ..modules.wolf.view import MissionView, WolfOwn, WolfView
from ..sight.view import ConditionView, SurvivorView
from .combat import Battle, Side
from .judgement import Judgement, missing, number
from .wants import Wants

DONE, STEP = 0.5, 0.9
"""What a completed mission is worth in itself, and where the objective still wants missions."""
LIFTED = 0.6
"""What a point of morale is worth to a wolf who has few."""
PAID = 0.2
"""What a card is worth that a mission costs; where the objective wants it in hand a whole step."""
IN_REACH = 0.45
"""What it is worth to stand where a mission can be completed that only waits for that."""
OUTPOST = 1.1
"""What one more place in town is worth where the objective wants the wolf to be everywhere."""
FOUGHT = 1.2
"""What a combat is worth that is won at somebody's side, where the objective wants such combats."""
MEETING = 0.35
"""What it is worth then to be where two colonies meet."""
HOPELESS = 0.4
"""A mission less likely than this is laid aside."""
LIKELY = {"combat-over": 0.25, "round-end": 0.35, "turn": 0.6}
"""How likely a mission can be completed at its time."""
HURTS = ("sabotage", "whispers")
"""Missions that harm the colony that is chosen; the others help it."""


class Lone:
    """The reckoning of the lone wolf; of anybody else it has none."""

    def __init__(self, judge: Judgement, wants: Wants) -> None:
        self.judge = judge
        self.wants = wants
        self.playing = judge.at_war and judge.me.colony == WOLF

    @cached_property
    def part(self) -> WolfView:
        """What all see of the wolf."""
        found: WolfView = self.judge.view.parts["wolf"]
        return found

    @cached_property
    def own(self) -> WolfOwn:
        """What the wolf alone sees."""
        assert self.judge.view.me is not None
        found: WolfOwn = self.judge.view.me.parts["wolf"]
        return found

    @cached_property
    def wishes(self) -> dict[str, ConditionView]:
        """The conditions of the objective that are not met yet, by name."""
        me = self.judge.view.me
        return {one.name: one for one in (me.conditions if me is not None else ()) if not one.met}

    # -- missions ------------------------------------------------------------------------------------------

    def mission(self, card: str) -> float:
        """What it is worth to complete a mission."""
        one = next((one for one in self.own.missions if one.card == card), None)
        if one is None:
            return 0.0
        morale = self.judge.colony.morale
        worth = DONE + (LIFTED * one.morale if morale < 3 else 0.3 * one.morale if morale < 5 else 0.0)
        worth += STEP if "missions-min" in self.wishes else 0.0
        return worth + self._effect(card) - self._cost(one)

    def _effect(self, card: str) -> float:
        """What a mission makes of the colonies, by what the objective wants of them."""
        name = card.rpartition("wc-mission-")[2]
        gap, low = self._gap, "colonies-morale" in self._all
        want_low = low and "max" in self._all["colonies-morale"].args
        if name == "whispers":
            return (0.8 if want_low else 0.0) + (0.4 if gap else 0.0)
        if name == "peace-broker":
            return -1.5 if want_low else 0.3 if low else 0.0
        if name in ("stray", "strip-the-shelves", "arms-dealer"):
            return 0.3 + (1.0 if name == "stray" and "own-survivors-min" in self.wishes else 0.0)
        return 0.0

    @cached_property
    def _all(self) -> dict[str, ConditionView]:
        me = self.judge.view.me
        return {one.name: one for one in (me.conditions if me is not None else ())}

    @cached_property
    def _gap(self) -> int:
        """By how much one colony is better off than the other."""
        blue, yellow = (colony.morale for colony in self.judge.view.colonies[:WOLF])
        return abs(blue - yellow)

    def _cost(self, one: MissionView) -> float:
        """What a mission costs: cards that the objective wants are dear."""
        cost = 0.0
        for need in one.needs:
            if need.name == "hand":
                symbol, n = str(need.args["symbol"]), number(need, "n")
                dear = self.wants.wanted[symbol] > self.wants.held[symbol] - n
                cost += n * (STEP if dear else PAID)
            elif need.name == "hand-kinds":
                cost += 3 * PAID + (STEP if self.wants.wanted else 0.0)
            elif need.name.startswith("unused-di"):
                cost += 0.1
        return cost

    def hope(self, card: str) -> float:
        """How likely a mission of the hand gets completed soon."""
        one = next(one for one in self.own.missions if one.card == card)
        if one.ready and one.when == "turn":
            return 1.0
        lacking = sum(1 for need in one.needs if not need.met)
        helped = 0.3 if one.when == "combat-over" and "fought-for" in self._all else 0.0
        return LIKELY[one.when] + helped - 0.15 * lacking

    def swap(self, card: str) -> float:
        """What it is worth to lay a mission aside for another."""
        return HOPELESS - self.hope(card)

    def which_colony(self, home: str) -> float:
        """Which colony a mission is meant for: help the noted or the weaker one, harm the other."""
        harms = bool(self.part.done) and self.part.done[-1].endswith(HURTS)
        colonies = {colony.place: colony for colony in self.judge.view.colonies[:WOLF]}
        worth = -0.1 * colonies[home].morale
        if "noted-colony-wins" in self._all:
            worth += 1.0 if home == self.own.noted else 0.0
        return -worth if harms else worth

    # -- where to be -----------------------------------------------------------------------------------------

    def move(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth that somebody goes from one place to another."""
        if not self.playing:
            return 0.0
        here = survivor.place
        places = Counter(one.place for one in self.judge.own)
        after = places.copy()
        after[here] -= 1
        after[to] += 1
        crowd = -0.35 if not self.judge.places[to].free_spaces and self.judge.places[to].number else 0.0
        return self._stance(+after) - self._stance(+places) + crowd

    def _stance(self, places: Counter[str]) -> float:
        """What it is worth to have survivors at these places."""
        town = [place for place in places if self.judge.places[place].number]
        at_gates = [home for home in HOMES if places[home]]
        worth = 0.0
        for one in self.own.missions:
            names = {need.name for need in one.needs}
            elsewhere = all(need.met for need in one.needs if need.name not in _PLACED)
            share = IN_REACH if elsewhere else 0.3 * IN_REACH
            if "besieging" in names and at_gates:
                worth += share
            if "own-in-town" in names and town:
                worth += 0.6 * share
            if "has-prey" in names and any(places[place] == 1 and self._colonists[place] == 1 for place in town):
                worth += share
            if "beside-colonists" in names and any(self._colonists[place] for place in (*town, *at_gates)):
                worth += share
        spread = self._all.get("spread-out")
        if spread is not None:
            urgent = 1.5 if self._ends_soon else 1.0
            worth += OUTPOST * urgent * min(len(town), number(spread, "n"))
        meetings = sum(places[place] > 0 for place in self._meetings)
        if "fought-for" in self.wishes:
            return worth + MEETING * meetings
        return worth - 0.2 * meetings

    @cached_property
    def _ends_soon(self) -> bool:
        """Whether the game may be over tonight or tomorrow."""
        judge = self.judge
        return judge.rounds_left <= 2 or min(colony.morale for colony in judge.view.colonies[:WOLF]) <= 2

    @cached_property
    def _colonists(self) -> Counter[str]:
        return Counter(one.place for one in self.judge.view.survivors if one.owner != self.judge.seat)

    @cached_property
    def _meetings(self) -> list[str]:
        """Where survivors of both colonies are."""
        judge, seen = self.judge, dict[str, set[int]]()
        for one in judge.view.survivors:
            seen.setdefault(one.place, set()).add(judge.view.players[one.owner].colony)
        return [place for place, sides in seen.items() if {0, 1} <= sides]

    # -- combats ---------------------------------------------------------------------------------------------

    def run(self, place: str) -> float:
        """What it costs to run: an exposure roll each."""
        judge = self.judge
        return -sum(judge.move_risk(one, judge.home) for one in judge.own if one.place == place)

    def join(self, place: str, home: str) -> float:
        """What it is worth to fight for a colony: what may be won, less the wounds that its leader gives to us."""
        side = HOMES.index(home)
        ours, theirs = self._camp(place, side), self._camp(place, 1 - side)
        mine = [one for one in self.judge.own if one.place == place]
        prize = self._prize(side)
        battle = Battle(
            self.judge.content,
            self._side([*ours, *mine], side, self.judge.life * len(mine) / (len(ours) + len(mine)), prize),
            self._side(theirs, 1 - side, 0.05, 0.0),
        )
        return battle.rough()

    def _camp(self, place: str, side: int) -> list[SurvivorView]:
        judge = self.judge
        return [
            one
            for one in judge.view.survivors
            if one.place == place and judge.view.players[one.owner].colony == side
        ]

    def _side(self, people: list[SurvivorView], side: int, life: float, victory: float) -> Side:
        judge = self.judge
        armed = sum(any(judge.item(card.card).symbol == "weapon" for card in one.equipment) for one in people)
        bullets = int(judge.view.parts["warring"].ammunition[side])
        left = tuple(max(1, judge.left(one)) for one in people)
        return Side(left, armed, bullets, leaves=False, life=life, victory=victory, defeat=0.0, bullet=0.0)

    def _prize(self, side: int) -> float:
        """What it is worth that a colony wins a combat at our side."""
        prize = 0.1
        wanted = self._all.get("fought-for")
        if wanted is not None:
            won = self.part.won
            prize += FOUGHT * ((not won[side]) + ("fought-for" in self.wishes and missing(wanted) > 0))
        if any(one.when == "combat-over" for one in self.own.missions):
            prize += 0.7
        if "noted-colony-wins" in self._all:
            prize += 0.4 if HOMES[side] == self.own.noted else -0.4
        return prize


_PLACED = ("besieging", "own-in-town", "has-prey", "beside-colonists", "can-strip")
"""What a mission needs that is a matter of where one is."""
