"""What somebody at the table can have seen of the others: the log read as deeds.

A deed is one small fact about a seat: that it gave nothing to an open crisis, made noise, voted alone. The reader
gets the log as one seat may read it (or a spectator), event after event, and nothing else. So what a bot believes
can be worked out anew from the log at any time: nothing has to be saved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from overwinter.kernel.events import Event

MANY = 2
"""More than this of a thing is this much."""
FORBORNE = ("spent-food", "struck", "accused")
"""What hardly anybody does: a turn without it speaks for whoever's it was."""


class Deed(NamedTuple):
    """What a seat did, or left undone."""

    seat: int
    kind: str
    n: int


class Spoiled(NamedTuple):
    """The cards of a crisis were turned up: who had given how many face down, and how many of these did harm."""

    given: dict[int, int]
    wrong: int


class Shown(NamedTuple):
    """It came out whether a seat is a betrayer."""

    seat: int
    guilty: bool


Seen = Deed | Spoiled | Shown


@dataclass(slots=True)
class Turn:
    """What was done in a turn so far."""

    seat: int
    dice: int = 0
    given: int = 0
    counts: Counter[str] = field(default_factory=Counter)


class Witness:
    """Reads a log. ``players`` of them sit at the table; ``betrayals``: the secret objectives that betray."""

    def __init__(self, players: int, betrayals: frozenset[str]) -> None:
        self.players = players
        self.betrayals = betrayals
        self._turn: Turn | None = None
        self._dice = [0] * players
        self._given: Counter[int] = Counter()
        self._hidden: Counter[int] = Counter()
        self._open = False
        """Whether a crisis lies open that nobody can be sure of."""
        self._turned = self._wrong = 0
        self._asker: int | None = None
        self._offered: set[int] = set()
        self._nominee: int | None = None

    def read(self, event: Event, seat: int | None) -> Iterator[Seen]:
        """What one more event tells a seat (``None``: a spectator)."""
        facts = event.seen_by(seat)
        reader = _READERS.get(event.kind)
        if reader is not None:
            yield from reader(self, facts)
        elif self._turn is not None and event.kind in _ACTS:
            self._turn.counts[_ACTS[event.kind]] += 1

    # -- turns -------------------------------------------------------------------------------------

    def _rolled(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._dice[facts["seat"]] = len(facts["dice"])
        yield from ()

    def _begins(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._turn = Turn(facts["seat"], self._dice[facts["seat"]])
        yield from ()

    def _ends(self, facts: dict[str, Any]) -> Iterator[Seen]:
        turn, self._turn = self._turn, None
        if turn is None or turn.seat != facts["seat"]:
            return
        did = turn.counts
        if self._open:
            enough = self._given.total() - turn.given >= self.players
            yield Deed(turn.seat, "gave-late" if enough else "gave", min(MANY, turn.given))
        yield Deed(turn.seat, "helped", min(MANY + 1, did["help"]))
        yield Deed(turn.seat, "noise", min(1, did["noise"]))
        yield Deed(turn.seat, "idle", int(turn.dice - did["die"] - did["help"] > 1))
        yield Deed(turn.seat, "moved", min(MANY, did["move"]))
        for kind in FORBORNE:
            yield Deed(turn.seat, kind, min(MANY, did[kind]))

    def _food(self, facts: dict[str, Any]) -> Iterator[Seen]:
        if self._turn is not None:
            if facts["n"] > 0:
                self._turn.counts["help"] += 1
            elif facts["n"] == -1:
                self._turn.counts["spent-food"] += 1
        yield from ()

    def _blow(self, facts: dict[str, Any]) -> Iterator[Seen]:
        if self._turn is not None:
            self._turn.counts["die"] += 1
            self._turn.counts["struck"] += 1
        yield from ()

    # -- the crisis ----------------------------------------------------------------------------------

    def _crisis(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._open, self._turned, self._wrong = True, 0, 0
        self._given.clear()
        self._hidden.clear()
        yield from ()

    def _gives_unseen(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._hidden[facts["seat"]] += 1
        yield from self._gives(facts)

    def _gives(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._given[facts["seat"]] += 1
        if self._turn is not None and self._turn.seat == facts["seat"]:
            self._turn.given += 1
        yield from ()

    def _turned_up(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._turned += 1
        self._wrong += not facts["fits"]
        yield from ()

    def _resolved(self, facts: dict[str, Any]) -> Iterator[Seen]:
        # Cards that nobody here has given (a crossroads card may add some) tell nothing of anybody.
        if self._open and self._hidden and self._turned == self._given.total():
            yield Spoiled(dict(self._hidden), self._wrong)
        self._open = False

    # -- the table -------------------------------------------------------------------------------------

    def _asks(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._asker = facts["seat"]
        self._offered.clear()
        yield from ()

    def _offers(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._offered.add(facts["seat"])
        yield from ()

    def _asked(self, facts: dict[str, Any]) -> Iterator[Seen]:
        """The end of a request: who had offered something, who nothing."""
        asker, self._asker = self._asker, None
        if asker is not None:
            for seat in range(self.players):
                if seat != asker:
                    yield Deed(seat, "offered", int(seat in self._offered))

    def _nominates(self, facts: dict[str, Any]) -> Iterator[Seen]:
        self._nominee = facts["nominee"]
        if self._turn is not None and self._turn.seat == facts["seat"]:
            self._turn.counts["accused"] += 1
        yield from ()

    def _votes(self, facts: dict[str, Any]) -> Iterator[Seen]:
        votes = {int(seat): choice for seat, choice in facts["votes"].items()}
        if facts["kind"] == "exile-vote":
            for seat, choice in votes.items():
                if seat != self._nominee:
                    yield Deed(seat, "vote-exile", choice)
        elif facts["kind"] == "crossroads-vote":
            counts = Counter(votes.values())
            most = max(counts.values())
            for seat, choice in votes.items():
                yield Deed(seat, "vote-alone", int(counts[choice] < most))

    def _exiled(self, facts: dict[str, Any]) -> Iterator[Seen]:
        """Whoever is no betrayer shows the old objective."""
        yield Shown(facts["seat"], not facts["objective"])

    def _peeked(self, facts: dict[str, Any]) -> Iterator[Seen]:
        if "objective" in facts:
            yield Shown(facts["other"], facts["objective"] in self.betrayals)

    def _sprung(self, facts: dict[str, Any]) -> Iterator[Seen]:
        yield Shown(facts["seat"], True)


_ACTS = {
    "attack": "die",
    "search": "die",
    "attract": "die",
    "cleaned": "help",
    "barricade": "help",
    "zombie-killed": "help",
    "healed": "help",
    "supplied": "help",
    "noise": "noise",
    "moved": "move",
}
"""What happens in a turn, and what it counts as."""
_READERS = {
    "dice": Witness._rolled,
    "turn": Witness._begins,
    "turn-end": Witness._ends,
    "food": Witness._food,
    "attack-survivor": Witness._blow,
    "crisis": Witness._crisis,
    "contributed": Witness._gives_unseen,
    "contributed-openly": Witness._gives,
    "contributed-equipment": Witness._gives,
    "contribution": Witness._turned_up,
    "crisis-failed": Witness._resolved,
    "crisis-averted": Witness._resolved,
    "request": Witness._asks,
    "offered": Witness._offers,
    "request-refused": Witness._asked,
    "request-granted": Witness._asked,
    "nominated": Witness._nominates,
    "votes": Witness._votes,
    "exiled": Witness._exiled,
    "looked-at-objective": Witness._peeked,
    "betrayal-sprung": Witness._sprung,
}
"""By kind of event: who reads it."""
