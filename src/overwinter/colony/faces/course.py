"""The course of a colony game, followed from its events and sent for charts."""

from __future__ import annotations

from msgspec import Struct

from overwinter.kernel.events import Event


class RoundStats(Struct):
    """The table at the end of a round (``round`` 0: before the first)."""

    round: int
    morale: int
    food: int
    zombies: int
    deaths: int
    """All deaths so far, helpless survivors included."""
    contributions: list[int]
    """Cards given to crises so far, per seat."""


class ColonyStats(Struct, tag_field="game", tag="colony"):
    """The course of a colony game, for charts."""

    rounds: list[RoundStats]
    killed: list[int]
    """Zombies killed by the survivors of each seat."""
    searched: list[int]
    lost: list[int]
    """Survivors lost, per seat."""
    answers: int


class Course:
    """Follows the events of a game and notes how things stand at the end of each round."""

    def __init__(self, players: int, morale: int) -> None:
        self.morale, self.food, self.zombies, self.deaths, self.round = morale, 0, 0, 0, 0
        self.contributions, self.killed = [0] * players, [0] * players
        self.searched, self.lost = [0] * players, [0] * players
        self.owner: dict[str, int] = {}
        self.rounds: list[RoundStats] = []

    def take(self, event: Event) -> None:
        """The next event."""
        facts = event.facts
        owner = self.owner.get(str(facts.get("survivor")))
        match event.kind:
            case "round":
                self._close()
                self.round = facts["round"]
            case "morale":
                self.morale = facts["morale"]
            case "food" | "food-paid":
                self.food = facts["food"]
            case "zombies":
                self.zombies += facts["n"]
            case "zombie-killed" | "zombie-removed":
                self.zombies -= 1
                if event.kind == "zombie-killed" and owner is not None:
                    self.killed[owner] += 1
            case "joined" | "changed-group":
                self.owner[facts["survivor"]] = facts["seat"]
            case "died":
                self.deaths += 1
                self.lost[facts["seat"]] += 1
            case "helpless-died":
                self.deaths += 1
            case "contributed" | "contributed-equipment":
                self.contributions[facts["seat"]] += 1
            case "search" if owner is not None:
                self.searched[owner] += 1

    def _close(self) -> None:
        given = self.contributions.copy()
        now = RoundStats(self.round, self.morale, self.food, self.zombies, self.deaths, given)
        self.rounds.append(now)

    def stats(self, answers: int) -> ColonyStats:
        """All of it, the round in progress included."""
        self._close()
        return ColonyStats(self.rounds, self.killed, self.searched, self.lost, answers)
