"""The course of a colony game, followed from its events and sent for charts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from overwinter.kernel.events import Event

from ..game import ColonyGame


class ColonyRound(Struct):
    """A colony at the end of a round."""

    morale: int
    food: int
    deaths: int
    """All deaths so far, helpless survivors included."""


class RoundStats(Struct):
    """The table at the end of a round (``round`` 0: before the first)."""

    round: int
    colonies: list[ColonyRound]
    """In the order of the view; a lone wolf's den is the third."""
    zombies: int
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
    doubts: list[list[list[int]]] = []
    """By round, then by seat: how likely it took each seat for the betrayer's at the end of the round, in percent
    (empty: it is the betrayer's); empty where nobody is to be found out."""


class Course:
    """Follows the events of a game and notes how things stand at the end of each round."""

    def __init__(self, game: ColonyGame, log: Sequence[Event]) -> None:
        state = game.state
        players = len(state.players)
        self.homes = [colony.place for colony in state.colonies]
        self.colony_of = [player.colony for player in state.players]
        self.colonies = [ColonyRound(colony.morale, 0, 0) for colony in state.colonies]
        # What each had in the beginning: as it is now, unless it has ever changed.
        for event in reversed(log):
            if event.kind == "morale":
                self._colony(event).morale = event.facts["morale"] - event.facts["n"]
        self.zombies, self.round = 0, 0
        self.contributions, self.killed = [0] * players, [0] * players
        self.searched, self.lost = [0] * players, [0] * players
        self.owner: dict[str, int] = {}
        self.rounds: list[RoundStats] = []
        for event in log:
            self._take(event)

    def _colony(self, event: Event) -> ColonyRound:
        """The colony that an event is about; it is named where there are several."""
        home = event.facts.get("colony")
        return self.colonies[self.homes.index(home) if home in self.homes else 0]

    def _take(self, event: Event) -> None:
        facts = event.facts
        owner = self.owner.get(str(facts.get("survivor")))
        match event.kind:
            case "round":
                self._close()
                self.round = facts["round"]
            case "morale":
                self._colony(event).morale = facts["morale"]
            case "food" | "food-paid":
                self._colony(event).food = facts["food"]
            case "zombies":
                self.zombies += facts["n"]
            case "zombie-killed" | "zombie-removed":
                self.zombies -= 1
                if event.kind == "zombie-killed" and owner is not None:
                    self.killed[owner] += 1
            case "joined" | "changed-group":
                self.owner[facts["survivor"]] = facts["seat"]
            case "died":
                self.colonies[self.colony_of[facts["seat"]]].deaths += 1
                self.lost[facts["seat"]] += 1
            case "helpless-died":
                self._colony(event).deaths += 1
            case "contributed" | "contributed-equipment":
                self.contributions[facts["seat"]] += 1
            case "search" if owner is not None:
                self.searched[owner] += 1

    def _close(self) -> None:
        colonies = [replace(colony) for colony in self.colonies]
        self.rounds.append(RoundStats(self.round, colonies, self.zombies, self.contributions.copy()))

    def stats(self, answers: int, doubts: list[list[list[int]]]) -> ColonyStats:
        """All of it, the round in progress included."""
        self._close()
        return ColonyStats(self.rounds, self.killed, self.searched, self.lost, answers, doubts)
