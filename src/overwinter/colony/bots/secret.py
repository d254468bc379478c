"""What the own secret objective means now: what a step towards it is worth, and when a betrayer strikes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..sight.view import ConditionView, SurvivorView
    from .judgement import Judgement

NEARLY = {"survivors-gone-min": 3, "zombies-min": 8, "barricades-max": 2}
"""Conditions of betrayers that come true while the colony goes down, if no more than this is missing."""
AT_ONCE = ("morale-max", "own-none-at-colony")
"""What comes true with the fall itself, or in one turn."""
WISH = 0.27
"""What a step towards a loyal player's secret is worth, as long as the main objective is far away."""
AT_LAST = 1.1
"""And how much more, when it is completed tonight: without the secret there is nothing to win."""
STEADY, ANXIOUSLY, BOLDLY = 0.32, 0.38, 1.6
"""How much of that for each point of morale that is to spare tonight, and how little or much at the extremes: if
the colony falls, there is nothing to win either."""
HOARD = 2.5
"""What a step towards a betrayal is worth."""
COMPANY = 0.3
"""How much of its hand somebody risks who loses one of several."""
CARRIED = 0.3
"""How much of what somebody carries is lost with it: others may carry more."""
LOW = 4
"""With so little morale the colony falls in a round or two, if somebody helps."""
BRINK = 2
"""With so little it may fall tonight."""
SOON = 0.2
"""If the main objective is so likely completed tonight, the end may be near."""
CALM = 1.3
"""Whoever is suspected by no more than so many times what everybody is, nobody thinks of."""
SURELY = 0.9
"""If it is as likely as this, all that counts is tonight."""
LATE = 2
"""So many rounds before the end a betrayer waits no longer."""


class Secret:
    """One seat's reckoning of its secret objective."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        me = judge.view.me
        self.conditions: tuple[ConditionView, ...] = me.conditions if me is not None else ()

    @cached_property
    def weight(self) -> float:
        """What a step towards it is worth now."""
        judge = self.judge
        if judge.betrayer:
            return judge.leaning.own * (HOARD + (0.4 if self.falling else 0.0))
        nights = judge.rounds_left
        if judge.at_war:
            return 0.9 if nights <= 2 else 0.5 if nights <= 4 else 0.3
        soon = max(self.judge.finish, 1.0 if nights <= 1 else 0.37 if nights <= LATE else 0.0)
        calm = min(BOLDLY, max(ANXIOUSLY, STEADY * judge.spared)) if soon else 1.0
        return judge.temper.own * judge.leaning.own * (WISH + AT_LAST * soon * calm)

    @cached_property
    def near_the_end(self) -> bool:
        """Whether the game may be over soon, one way or another."""
        return self.falling or self.judge.rounds_left <= LATE + 1 or self.judge.finish >= SOON

    @cached_property
    def falling(self) -> bool:
        """Whether a betrayer may hope that the colony falls in a round or two."""
        return self.judge.betrayer and self.judge.colony.morale <= LOW * self.judge.leaning.haste

    @cached_property
    def last_night(self) -> bool:
        """Whether the game is over tonight, unless the colony falls before: what is lost now is not missed."""
        return self.judge.rounds_left <= 1 or self.judge.finish >= SURELY

    @cached_property
    def ready(self) -> bool:
        """Whether nothing is missing that the fall of the colony does not bring by itself."""
        return all(c.met or _falls(c) for c in self.conditions)

    @cached_property
    def striking(self) -> bool:
        """A betrayer strikes when everything is ready: quietly as long as nobody thinks of it, and openly
        when the colony can be brought down in a round or two, or wins tonight. Until it is ready it needs the
        colony as much as everybody else."""
        ready = self.judge.betrayer and bool(self.conditions) and self.ready
        return ready and (self.near_the_end or self.unnoticed)

    @cached_property
    def unnoticed(self) -> bool:
        """Whether nobody who has only watched has a reason to think of me."""
        return self.judge.gossip[self.judge.seat] <= CALM * self.judge.leaning.nerve * self.judge.prior

    @cached_property
    def openly(self) -> bool:
        """Whether a betrayer who strikes does not care any more who sees it: the colony falls tonight."""
        return self.striking and self.judge.colony.morale <= BRINK

    @cached_property
    def spare(self) -> int:
        """How many of my survivors I can do without."""
        needed = 1
        for condition in self.conditions:
            if condition.name == "own-survivors-min":
                needed = max(needed, condition.need or 2)
            elif condition.name in ("own-survivors-lead", "equipped"):
                needed = len(self.judge.own)
        return max(0, len(self.judge.own) - needed)

    def loss(self, survivor: SurvivorView) -> float:
        """What it costs a betrayer, beyond what everybody loses, that one of its own dies: somebody or something
        that it needs; with the last one all cards go."""
        if not self.judge.betrayer or survivor.owner != self.judge.seat:
            return 0.0
        lost = 0.0
        for condition in self.conditions:
            if condition.name in ("own-survivors-min", "own-survivors-lead"):
                lost += not self.spare
            elif condition.name == "equipped":
                lost += CARRIED * sum(1 for one in survivor.equipment if self._fits(condition, one.card))
            elif condition.name == "hand":
                alone = 1.0 if len(self.judge.own) == 1 else COMPANY
                lost += alone * sum(1 for card in self.judge.hand if self._fits(condition, card))
        return self.weight * lost

    def _fits(self, condition: ConditionView, card: str) -> bool:
        """Whether a condition counts a card."""
        return condition.args["symbol"] in ("any", self.judge.item(card).symbol)


def _falls(condition: ConditionView) -> bool:
    """Whether a condition comes true by itself when the colony goes down."""
    if condition.name in AT_ONCE:
        return True
    name = "survivors-gone-min" if condition.args.get("name") == "graveyard" else condition.name
    missing = abs((condition.need or 0) - (condition.have or 0))
    return name in NEARLY and missing <= NEARLY[name]
