"""The course of a game of Raxxon, followed from its events and sent for charts."""

from __future__ import annotations

from msgspec import Struct

from overwinter.kernel.events import Event


class DayStats(Struct):
    """The city at the end of a day (``day`` 0: before the first)."""

    day: int
    power: int
    supply: int
    """Infected cards that are still to come."""
    evacuated: int
    infected: int
    """Infected people who were loose in the evening."""
    killed: int
    """People killed on that day."""


class RaxxonStats(Struct, tag_field="game", tag="raxxon"):
    """The course of a Raxxon game, for charts."""

    days: list[DayStats]
    goal: int
    actions: list[int]
    """Action tokens placed, per seat."""
    raxxon: int
    """Raxxon cards that were triggered."""
    answers: int


class Course:
    """Follows the events of a game and notes how things stand at the end of each day."""

    def __init__(self, players: int) -> None:
        self.day = self.power = self.supply = self.evacuated = self.infected = self.killed = 0
        self.goal = self.raxxon = 0
        self.actions = [0] * players
        self.days: list[DayStats] = []

    def take(self, event: Event) -> None:
        """The next event."""
        facts = event.facts
        match event.kind:
            case "rx-setup":
                self.goal, self.supply = facts["goal"], facts["n"]
            case "rx-day":
                self._close()
                self.day = facts["day"]
            case "rx-power":
                self.power = facts["power"]
            case "rx-infected":
                self.supply = facts["left"]
            case "rx-evacuated" | "rx-returned":
                self.evacuated = facts["n"]
            case "rx-to-discard" if facts["source"] == "evac":
                self.evacuated -= len(facts["cards"])
            case "rx-evening":
                self.infected = facts["n"]
            case "rx-killed":
                self.killed += len(facts["cards"])
            case "rx-token-placed":
                self.actions[facts["seat"]] += 1
            case "rx-triggered":
                self.raxxon += 1

    def _close(self) -> None:
        now = DayStats(self.day, self.power, self.supply, self.evacuated, self.infected, self.killed)
        self.days.append(now)
        self.infected = self.killed = 0

    def stats(self, answers: int, loose: int) -> RaxxonStats:
        """All of it, the last day included: it may have ended before its evening."""
        self.infected = self.infected or loose
        self._close()
        return RaxxonStats(self.days, self.goal, self.actions, self.raxxon, answers)
