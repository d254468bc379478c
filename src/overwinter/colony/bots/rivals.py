"""Bandits, and the laboratory: what their places and those who come from there are worth to a careful player."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from ..modules.bandits.actions import TABLES
from ..modules.bandits.slot import HIDEOUT
from ..modules.laboratory.slot import PLACE
from ..sight.view import SurvivorView
from .deeds import Deeds
from .judgement import Judgement
from .wants import Wants

BANDIT_HIT = 4 / 6
"""How likely an attack drives a bandit away."""
LOOTED = 0.04
"""What a card is worth that a bandit would take from a deck."""
DRIVEN_OUT = 0.7
"""What a bandit less is worth where the main objective wants them gone."""
SPOILS = 0.45
"""What a card out of the arsenal is worth where the main objective wants it empty."""
RAID_CAUTION = 1.5
"""How much more the wounds of a raid weigh than what they cost on average."""
USED = 0.7
"""How many of the dice that fit will really be used for it."""


class Outlaws:
    """What can be done about the bandits."""

    def __init__(self, judge: Judgement, wants: Wants) -> None:
        self.judge = judge
        self.wants = wants
        part = judge.view.parts.get("bandits")
        self.arsenal: tuple[str, ...] = part.arsenal if part is not None else ()
        self.played = part is not None
        self._raids: dict[tuple[str, str], float] = {}

    def attack(self, survivor: SurvivorView) -> float:
        """What an attack on a bandit where a survivor is, is worth."""
        return BANDIT_HIT * self._one_less(survivor.place)

    def _one_less(self, name: str) -> float:
        """One bandit less: a zombie less every night, a card more in the deck, a space more to stand on."""
        judge, place = self.judge, self.judge.places[name]
        zombies = max(0.0, -judge.zombie_cost(name, 1, -1))
        cards = min(judge.rounds_left, place.deck)
        wanted = DRIVEN_OUT * judge.drive if judge.goal_track("town-bandits") and place.number <= 6 else 0.0
        return 0.15 + zombies * min(3, judge.rounds_left) + LOOTED * cards + wanted

    def raid(self, survivor: SurvivorView, way: str) -> float:
        """What the best cards of the arsenal are worth, less the wounds."""
        key = (survivor.id, way)
        if key not in self._raids:
            self._raids[key] = self._raid(survivor, way)
        return self._raids[key]

    def _raid(self, survivor: SurvivorView, way: str) -> float:
        judge = self.judge
        if not self.arsenal:
            return -1.0
        wanted = SPOILS * judge.drive if judge.goal_track("arsenal") else 0.0
        best = [wanted + worth for worth in self._best]
        left, gain = judge.left(survivor), 0.0
        for wounds, cards in TABLES[way].values():
            hurt = judge.life if wounds >= left else (0.15, 0.35)[left - wounds == 1] * wounds
            gain += (sum(best[:cards]) - RAID_CAUTION * hurt) / 6
        return gain

    @cached_property
    def _best(self) -> list[float]:
        """What the two best cards at the hideout are worth."""
        return sorted((self.wants.worth(card, found=True) for card in self.arsenal), reverse=True)[:2]

    def at(self, survivor: SurvivorView, place: str) -> float:
        """What a survivor could do about them at a place with the dice of this turn."""
        judge = self.judge
        if not self.played or judge.striking:
            return 0.0
        printed = judge.content.survivors[survivor.id]
        attacks = sum(1 for die in judge.me.unused if die >= printed.attack)
        if place == HIDEOUT:
            searches = sum(1 for die in judge.me.unused if die >= printed.search)
            fight, sneak = attacks * self.raid(survivor, "attack"), searches * self.raid(survivor, "search")
            return USED * max(0.0, fight, sneak)
        there = judge.bandits.get(place, 0)
        if not there:
            return 0.0
        others = sum(1 for s in judge.survivors.values() if s.place == place and s.id != survivor.id)
        hits = min(there, BANDIT_HIT * attacks)
        return USED * hits * self._one_less(place) / (1 + others)


CODE = 0.25
"""What it is worth besides that an experiment is contained."""
CONTAINED = 1.1
"""What it is worth where the main objective wants experiments to be contained."""
PIP = 0.15
"""What a pip is worth where the main objective wants high dice at the laboratory."""
DUTY = 0.8
"""What it is worth then that everybody has somebody at the laboratory."""


class Laboratory:
    """What can be done about the experiments."""

    def __init__(self, judge: Judgement, wants: Wants, deeds: Deeds) -> None:
        self.judge = judge
        self.wants = wants
        self.deeds = deeds
        self.part = judge.view.parts.get("laboratory")

    @cached_property
    def missing(self) -> Counter[int]:
        """The faces that the code still lacks."""
        if self.part is None or not self.part.top:
            return Counter()
        return Counter(self.part.code) - Counter(die.face for die in self.part.dice)

    @cached_property
    def digging(self) -> bool:
        """Whether the main objective wants high dice there, whatever the code."""
        return bool(self.judge.goals("lab-sum"))

    def pips(self, face: int) -> float:
        """What a die is worth there then: low ones do not stay."""
        return self.judge.drive * PIP * (face - 1)

    @cached_property
    def stake(self) -> float:
        """What it is worth to contain the experiment on top."""
        if self.part is None or not self.part.top:
            return 0.0
        figures = int(self.judge.content.further["experiment"][self.part.top].figures)
        wanted = CONTAINED * self.judge.drive if self.judge.goals("contained-min") else 0.0
        return CODE + figures * self.wants.special_worth + wanted

    def chance(self, *, coming: bool) -> float:
        """How likely the code gets complete, if I give what I can; ``coming``: once somebody of mine is there."""
        judge = self.judge
        there = {s.owner for s in judge.survivors.values() if s.place == PLACE}
        mine = Counter(judge.me.unused) if coming or judge.seat in there else Counter()
        rest = self.missing - mine
        for player in judge.later:
            if player.seat in there:
                rest -= Counter(player.unused)
        if not rest:
            return 1.0
        hopeful = sum(1 for player in judge.later if player.seat not in there)
        return 0.15 * hopeful if rest.total() == 1 else 0.03 * hopeful

    def die(self, face: int) -> float:
        """What it is worth to lay a die there."""
        if self.judge.striking:
            return -0.5
        if self.digging:
            return self.pips(face)
        if not self.missing[face]:
            return -0.5
        return self.stake * self.chance(coming=True) / max(1, self.missing.total())

    def attack(self, survivor: SurvivorView, card: str) -> float:
        """Attack a special zombie: what the lines of its encounter are worth, less the exposure."""
        lines = self.judge.content.further["experiment"][card].encounter
        return self.deeds.lines_worth(lines, survivor) - self.judge.attack_risk(survivor)

    def at(self, survivor: SurvivorView, place: str) -> float:
        """What a survivor could do at a place with the dice of this turn."""
        judge = self.judge
        if self.part is None or judge.striking:
            return 0.0
        here = [one for one in self.part.specials if one.place == place]
        gain = 0.0
        if here:
            attack = judge.content.survivors[survivor.id].attack
            fits = sum(1 for die in judge.me.unused if die >= attack)
            gain += 0.5 * min(fits, 2 * len(here)) * max(0.0, self.attack(survivor, here[0].card))
        if place == PLACE and self.part.top:
            others = any(s.place == PLACE and s.id != survivor.id for s in judge.own)
            if not others and self.digging:
                gain += USED * sum(self.pips(die) for die in judge.me.unused)
            elif not others:
                gain += self.stake * (self.chance(coming=True) - self.chance(coming=False)) if self._mine else 0.0
                gain += DUTY * judge.drive if judge.goals("contained-min") and judge.rounds_left > 1 else 0.0
        return gain

    @property
    def _mine(self) -> bool:
        """Whether one of my dice is of use there."""
        return any(self.missing[die] for die in self.judge.me.unused)
