"""What the operations of a card are worth to the colony when this seat carries them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..cards.content import Op
from ..sight.view import SurvivorView
from .judgement import Judgement
from .plans import Plans
from .wants import MOUTH, Wants

Lines = Iterable[tuple[int, int, str]]
"""From, to, and what is done then."""
UNKNOWN = 0.03
"""What an operation is worth that nobody has an opinion about."""
TRAP = 0.23
"""What an explosive trap is worth beyond a barricade."""
HURT = {"wound": 0.15, "frostbite": 0.35, "despair": 0.2}
"""What a wound of each kind costs, if it is not the last."""


class Deeds:
    """One seat's weighing of operations."""

    def __init__(self, judge: Judgement, wants: Wants, plans: Plans) -> None:
        self.judge = judge
        self.wants = wants
        self.plans = plans

    def worth(self, program: str, user: SurvivorView | None = None) -> float:
        """What a list of operations is worth, carried out by ``user`` (or by none of the survivors)."""
        return sum(self._op(op, user) for op in self.judge.content.programs[program]) if program else 0.0

    def _op(self, op: Op, user: SurvivorView | None) -> float:
        weigh = _DEEDS.get(op.word.name)
        return weigh(self, op, user) if weigh is not None else UNKNOWN

    # -- zombies -------------------------------------------------------------------------------------

    def best_kills(self, places: set[str] | None = None) -> list[float]:
        """What safe kills at these places (or anywhere) are worth, the best first."""
        judge = self.judge
        found = []
        for spot in judge.view.places:
            if places is None or spot.id in places:
                for entrance, zombies in enumerate(spot.zombies, start=1):
                    if not zombies:
                        continue
                    gain = 0.063 + judge.sampling - judge.zombie_cost(spot.id, entrance, -1)
                    found.append(gain + self.plans.kill(spot.id, entrance))
        return sorted(found, reverse=True)

    def _kill(self, op: Op, user: SurvivorView | None) -> float:
        judge, name = self.judge, op.word.name
        if judge.striking:
            return -1.0
        own = {survivor.place for survivor in judge.own}
        if name == "kill-zombie-anywhere":
            return sum(self.best_kills()[:1])
        if name == "kill-zombie-at-own":
            return sum(self.best_kills(own)[:1])
        if name == "free-attack":
            return sum(self.best_kills(own)[:1]) - 0.23
        there = self._place(op, user)
        risk = judge.attack_risk(user) if user is not None and op.written.get("rolls") else 0.0
        return sum(self.best_kills({there} if there else own)[: _number(op, 9)]) - risk

    def _place(self, op: Op, user: SurvivorView | None) -> str:
        """The place that an operation names, if it can be told; else none."""
        where = str(op.written.get("location", ""))
        if where == "colony":
            return self.judge.home
        return user.place if where.startswith("user") and user is not None else ""

    def _build(self, op: Op, user: SurvivorView | None) -> float:
        """Barricades or traps where they are worth most."""
        judge, there = self.judge, self._place(op, user)
        if judge.striking:
            return -1.0
        own = [there] if there else ([user.place] if user is not None else [s.place for s in judge.own])
        gains = []
        for place in dict.fromkeys(own):
            for entrance, room in enumerate(judge.room_at(place), start=1):
                gain = 0.046 + judge.barricade_gain(place, entrance) + self.plans.build(place, entrance)
                gains += [gain] * min(2, room)
        best = sorted(gains, reverse=True)[: _number(op)]
        return sum(best) + TRAP * (op.word.name == "add-traps") if best else -1.0

    # -- people --------------------------------------------------------------------------------------

    def heal_worth(self, survivor: SurvivorView) -> float:
        """What it is worth to heal a wound or a frostbite of somebody."""
        judge = self.judge
        left = judge.left(survivor)
        if judge.striking and survivor.owner != judge.seat:
            return -1.0
        if not survivor.wounds + survivor.frostbite:
            return 0.0
        worth = judge.dear * (0.44 if left <= 1 else 0.13)
        if judge.dying_of_cold(survivor):
            worth += judge.dear * (0.57 if judge.rounds_left - 1 >= left else 0.3)
        unwounded = judge.wishes("own-unwounded") and survivor.owner == judge.seat
        return worth + (0.54 * judge.secret.weight if unwounded else 0.0)

    def cheer_worth(self, survivor: SurvivorView) -> float:
        """What it is worth to take a despair from somebody."""
        if not survivor.despair or (self.judge.striking and survivor.owner != self.judge.seat):
            return 0.0
        return 0.45 if self.judge.left(survivor) <= 1 else 0.12

    def _heal(self, op: Op, user: SurvivorView | None) -> float:
        judge, name = self.judge, op.word.name
        people = judge.friends
        if name == "heal-here" and user is not None:
            people = [s for s in people if s.place == user.place]
        if name == "heal-near":
            own = {s.place for s in judge.own}
            people = [s for s in people if s.owner == judge.seat or s.place in own]
        worth = self.cheer_worth if op.written.get("kind") == "despair" else self.heal_worth
        return max((worth(s) for s in people), default=0.0)

    def _wound(self, op: Op, user: SurvivorView | None) -> float:
        """Somebody is hurt: most often the one who acts."""
        judge, kind = self.judge, str(op.written.get("kind", "wound"))
        n = int(op.written.get("n", 1))
        if user is None:
            return -HURT[kind] * n
        left = judge.left(user)
        if n >= left:
            return -judge.life
        return -HURT[kind] * n - (0.2 if left - n == 1 else 0.0)

    def calm_worth(self, n: int = 1) -> float:
        """What it is worth that some of the unruly are calm: they eat and draw zombies as two."""
        judge = self.judge
        if judge.striking:
            return -1.0
        wanted = 0.6 * judge.drive if judge.goal_track("unruly") else 0.0
        return min(n, judge.colony.unruly) * (MOUTH * judge.rounds_left + self._last_straw() + wanted)

    def _last_straw(self) -> float:
        """One at home fewer may spare a zombie, and a ration, tonight."""
        judge = self.judge
        return 0.2 * (judge.danger(judge.home) > judge.danger(judge.home, more=-1)) + 0.1

    def _unruly(self, op: Op, user: SurvivorView | None) -> float:
        if op.written.get("to") == "calm":
            return self.calm_worth(_number(op, self.judge.colony.unruly))
        return -MOUTH * self.judge.rounds_left * _number(op, self.judge.colony.helpless)

    # -- stores --------------------------------------------------------------------------------------

    def _food(self, op: Op, user: SurvivorView | None) -> float:
        n = _number(op, -2)
        if self.judge.striking:
            return -1.0 if n > 0 else 0.1
        return self.wants.food_worth(n) if n > 0 else 0.2 * n

    def _clean(self, op: Op, user: SurvivorView | None) -> float:
        return self.clean_worth(_number(op, 9))

    def clean_worth(self, gone: int) -> float:
        """The morale that a smaller pile saves in this and the next nights."""
        judge = self.judge
        if judge.striking:
            return -1.0
        waste = len(judge.colony.waste) + 0.52 * len(judge.later)
        if self.plans.purge is not None and waste < 10:
            return -0.1
        growth, saved, weight, smell = 0.88 * len(judge.team), 0.0, 1.0, 5 if judge.lone else 10
        for _ in range(min(3, judge.rounds_left)):
            saved += weight * (int(waste) // smell - max(0, int(waste) - gone) // smell)
            waste += growth
            weight *= 0.31
        return judge.dear * saved + (0.036 if waste >= smell - 2 else -0.1)

    def _advance(self, op: Op, user: SurvivorView | None) -> float:
        return -1.0 if self.judge.striking else self.wants.work_worth(_number(op))

    # -- other operations ------------------------------------------------------------------------------

    def _first_of(self, op: Op, user: SurvivorView | None) -> float:
        """One of several ways: the better one."""
        return max(self.worth(str(op.args[name]), user) for name in ("first", "second"))

    def _inner(self, op: Op, user: SurvivorView | None) -> float:
        """What stands inside: where it is asked for something, as if it were so."""
        return self.worth(str(op.args["do"]), user)

    def _table(self, op: Op, user: SurvivorView | None) -> float:
        """What a die decides, on average."""
        return self.lines_worth(op.args["table"], user)

    def lines_worth(self, lines: Lines, user: SurvivorView | None) -> float:
        """What a table is worth of which a die says the line."""
        return sum((high - low + 1) / 6 * self.worth(program, user) for low, high, program in lines)

    def _dice(self, op: Op, user: SurvivorView | None) -> float:
        unused = self.judge.me.unused
        if op.word.name == "raise-die":
            return 0.054 if unused else -0.1
        return 0.19 if any(die <= 2 for die in unused) else -0.1

    def _only_among_rivals(self, op: Op, user: SurvivorView | None) -> float:
        return -0.15 if self.judge.view.setup.mode == "cooperative" else UNKNOWN


def _number(op: Op, otherwise: int = 1) -> int:
    """How many an operation names; where that has to be worked out: about so many."""
    n = op.written.get("n", 1)
    return n if isinstance(n, int) else otherwise


Deed = Callable[[Deeds, Op, SurvivorView | None], float]


def _always(worth: float) -> Deed:
    return lambda deeds, op, user: worth


_DEEDS: dict[str, Deed] = {
    "kill-zombies": Deeds._kill,
    "kill-zombie-anywhere": Deeds._kill,
    "kill-zombie-at-own": Deeds._kill,
    "free-attack": Deeds._kill,
    "remove-zombies": Deeds._kill,
    "add-zombies": lambda deeds, op, user: (
        -0.12 * (int(op.written["n"]) if isinstance(op.written["n"], int) else 3)
    ),
    "free-barricade": Deeds._build,
    "add-barricades": Deeds._build,
    "add-traps": Deeds._build,
    "heal": Deeds._heal,
    "heal-here": lambda deeds, op, user: 0.1 + deeds._heal(op, user),
    "heal-near": Deeds._heal,
    "wound": Deeds._wound,
    "kill": lambda deeds, op, user: -deeds.judge.life,
    "exposure": lambda deeds, op, user: -deeds.judge.roll_risk(user, user.place) if user else -0.25,
    "unruly": Deeds._unruly,
    "food": Deeds._food,
    "clean-waste": Deeds._clean,
    "advance": Deeds._advance,
    "morale": lambda deeds, op, user: float(_number(op, -1)),
    "either": Deeds._first_of,
    "if": Deeds._inner,
    "may": lambda deeds, op, user: max(0.0, deeds._inner(op, user)),
    "roll-table": Deeds._table,
    "reroll-dice": Deeds._dice,
    "raise-die": Deeds._dice,
    "set-die": Deeds._dice,
    "gain-die": _always(0.2),
    "draw-items": _always(0.25),
    "search-deck": _always(0.3),
    "reveal-top": _always(0.2),
    "borrow-pip": Deeds._only_among_rivals,
    "take-card": Deeds._only_among_rivals,
    "look-top-item": _always(-0.1),
    "look-crises": _always(-0.1),
    "look-random-card": _always(-0.1),
    "look-hands": _always(-0.1),
    "look": _always(-0.1),
    "name-survivors": _always(0.0),
    "name-place": _always(0.0),
    "nothing": _always(0.0),
    "remove-bandits": _always(0.35),
    "special-killed": lambda deeds, op, user: deeds.wants.special_worth,
    "special-hit": lambda deeds, op, user: 0.5 * deeds.wants.special_worth,
    "special-moves": _always(0.0),
    "special-keeps": _always(-0.2),
    "special-breaks": _always(-0.1),
    "place": _always(0.0),
}
"""Opinions by the name of the operation."""
