"""Plans for main objectives that need everybody to pull the same way for several rounds."""

from __future__ import annotations

from .judgement import Judgement, number, overruns

BUILD = 0.65
"""What a step towards the barricades of the main objective is worth."""
EARLY = 0.3
"""How much of that a step in town is worth as long as there are rounds to come that may undo it."""
BUILDER = 0.5
"""What it is worth to have one more at home who builds."""


class Purge:
    """The plan for an objective that wants the town free of zombies: lure them all home in one night."""

    def __init__(self, judge: Judgement, limit: int) -> None:
        town = [place for place in judge.view.places if place.id != judge.home]
        out = sum(judge.people[place.id] for place in town)
        noise = sum(place.noise for place in town)
        self.need = sum(sum(place.zombies) for place in town) + out + noise - limit
        """Zombies that have to go before the check, with those who come for people outside."""
        room = sum(judge.room_at(judge.home))
        self.short = max(0, self.need - room)
        """Zombies to be killed at home first, to make room."""
        at_home = {s.owner for s in judge.survivors.values() if s.place == judge.home}
        dice = sum(len(p.unused) for p in [judge.me, *judge.later] if p.seat in at_home)
        spare = dice - (self.need + 1) // 2 - self.short
        dead = max(0, judge.arriving(judge.home) - max(0, room - self.need) - spare // 2)
        crisis = judge.view.crisis
        dead += 1 if crisis is not None and crisis.contributions < crisis.need else 0
        self.ready = spare >= 0 and dead < judge.colony.morale
        """Whether it can be done this round."""


class Fortress:
    """The plan for an objective that wants barricades all over the colony and one at every place in town.

    Zombies come to the first entrances of the colony and to places with people. So the last entrances are cleared
    and walled up first, by one survivor of each player; the town's turn comes in the last rounds. What counts are
    barricades that are there tomorrow.
    """

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        goals = [c for c in judge.colony.goal if c.name == "barricades-min"]
        self.home = sum(number(c, "n") for c in goals if c.args["where"] == "colony")
        self.town = any(c.args["where"] == "each-non-colony" for c in goals)
        self.wanted = bool(self.home or self.town)
        self._now: dict[str, int] = {}

    def gain(self, place: str, entrance: int, zombies: int = 0, barricades: int = 0) -> float:
        """What so many more zombies and barricades at an entrance are worth."""
        if not self.wanted:
            return 0.0
        spot = self.judge.places[place]
        z, b = list(spot.zombies), list(spot.barricades)
        z[entrance - 1] += zombies
        b[entrance - 1] += barricades
        return self._weight(place) * (self._steps_now(place) - self.steps(place, z, b, 0))

    def _weight(self, place: str) -> float:
        now = place == self.judge.home or self.judge.rounds_left <= 2
        return self.judge.drive * BUILD * (1.0 if now else EARLY)

    def move(self, here: str, to: str) -> float:
        """What it is worth that somebody goes from one place to another."""
        if not self.wanted:
            return 0.0
        judge, gain = self.judge, 0.0
        for place, more in ((here, -1), (to, 1)):
            spot = judge.places[place]
            steps = self.steps(place, list(spot.zombies), list(spot.barricades), more)
            gain += self._weight(place) * (self._steps_now(place) - steps)
        if judge.home in (here, to) and judge.rounds_left > 2:
            # One goes searching, the others build: whoever is out brings more zombies than two at home.
            out = sum(1 for s in judge.own if s.place != judge.home)
            gain += BUILDER * ((out > 0) if here == judge.home else (out > 1)) * (-1 if here == judge.home else 1)
        return gain

    def _steps_now(self, place: str) -> int:
        if place not in self._now:
            spot = self.judge.places[place]
            self._now[place] = self.steps(place, list(spot.zombies), list(spot.barricades), 0)
        return self._now[place]

    def steps(self, place: str, zombies: list[int], barricades: list[int], more: int) -> int:
        """How many dice a place still costs after tonight, with so many ``more`` people there."""
        judge = self.judge
        spot, comes = judge.places[place], judge.arriving(place, more)
        overruns(spot, zombies, barricades, comes)
        room = [spot.entrance_spaces - z - b for z, b in zip(zombies, barricades, strict=True)]
        if place == judge.home:
            missing = max(0, self.home - sum(barricades))
            lasting = sum(free if entrance >= comes else max(0, free - 1) for entrance, free in enumerate(room))
            return missing + max(0, missing - lasting)
        if not self.town or any(barricades):
            return 0
        full, empty = not any(room), judge.people[place] + more <= 0
        return 1 + int(full) + int(empty)
