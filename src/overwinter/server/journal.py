"""What happened at a table, in order: the game itself, and every line of its log numbered for good.

Each change gives a :class:`Row`. Rows are only ever added; storing them is enough to have the game again
(:meth:`Journal.apply`), and a :class:`Snapshot` now and then saves replaying from the start. Nothing here waits or
writes: see :mod:`overwinter.server.table` for when rows are stored.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from overwinter import records
from overwinter.kernel.data import decode, encode
from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Answer, Game
from overwinter.kernel.options import from_json_option, json_option

RowKind = Literal["answer", "rewind", "note"]
_compact = json.JSONEncoder(separators=(",", ":")).encode
MOST_FRAMES = 120
"""So many positions are kept at most for guests whose line is slow."""


@dataclass(frozen=True, slots=True)
class Row:
    """One change: an answer with its chance results, a way back, or a note about the table."""

    number: int
    kind: RowKind
    seat: int
    """-1: nobody in particular."""
    body: str
    """JSON: option and chance, or the count to go back to, or kind and facts."""

    @property
    def data(self) -> dict[str, Any]:
        """The body, read."""
        read: dict[str, Any] = json.loads(self.body)
        return read


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The game and its log after a row."""

    row: int
    at: int
    """How many answers the game had."""
    body: str


@dataclass(slots=True)
class Entry:
    """A line of the log: an event of the game, or something that happened at the table itself."""

    n: int
    kind: str
    facts: dict[str, Any]
    """Of a table event; those of a game's event depend on the reader."""
    event: Event | None = None
    gone: bool = False
    """Taken back."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The position right after an event, until everybody who follows the game was sent it."""

    n: int
    """The number of the event."""
    game: Game[Any]


@dataclass(slots=True)
class Journal:
    """A game with its log. Every changing method returns the row to store."""

    game: Game[Any]
    row: int = 0
    entries: list[Entry] = field(default_factory=list)
    live: list[Entry] = field(default_factory=list)
    """The entries of the events that are in the game's log now, one for one."""
    followed: bool = False
    """Whether somebody wants to see every event for itself; without, no frames are made."""
    frames: list[Frame] = field(default_factory=list)
    """Positions after single events, oldest first."""
    moved: int = 0
    """The last row that did more than put an answer beside those of others who are asked together."""
    ballots: list[int] = field(default_factory=list)
    """The seats that have answered so since then, in order."""

    def __post_init__(self) -> None:
        if not self.entries:
            self._follow()

    # -- changing ------------------------------------------------------------------------------

    def answer(self, seat: int, option: str, decision: int | None) -> Row:
        """Answer a decision. Raises :class:`~overwinter.kernel.errors.AnswerError` and changes nothing."""
        asked = self.game.decision(seat)
        with self._filming():
            self.game.answer(seat, option, decision)
        row = self._answered()
        # Still open: it waits for the answers of others, and nothing else has happened.
        if asked is not None and any(each.id == asked.id for each in self.game.state.flow.decisions):
            self.ballots.append(seat)
        else:
            self._move()
        return row

    def _move(self) -> None:
        self.moved, self.ballots = self.row, []

    def interject(self, seat: int, option: str) -> Row:
        """Throw something in."""
        with self._filming():
            self.game.interject(seat, option)
        row = self._answered()
        self._move()
        return row

    @contextlib.contextmanager
    def _filming(self) -> Iterator[None]:
        """Keep the position after each event of what is done now."""
        first, self.game.frames = self.last + 1, [] if self.followed else None
        try:
            yield
            taken = enumerate(self.game.frames or (), first)
            self.frames += [Frame(n, self.game.with_state(state)) for n, state in taken]
            del self.frames[:-MOST_FRAMES]
        finally:
            self.game.frames = None

    def let_go(self, n: int) -> None:
        """Everybody was sent the events up to ``n``: their frames are needed no more."""
        self.frames = [frame for frame in self.frames if frame.n > n]

    def _answered(self) -> Row:
        self._follow()
        given = self.game.answers[-1]
        return self._row("answer", given.seat, {"option": json_option(given.option), "chance": given.chance})

    def rewind(self, count: int, seat: int, facts: dict[str, Any]) -> Row:
        """Go back to the position after ``count`` answers; ``facts`` say who wanted that."""
        self.game.rewind(count)
        self._withdraw(facts)
        row = self._row("rewind", seat, {"count": count, "facts": facts})
        self._move()
        return row

    def note(self, kind: str, seat: int, **facts: Any) -> Row:
        """Write something about the table into the log."""
        told = {"seat": seat, **facts} if seat >= 0 else dict(facts)
        self._add(Entry(self.last + 1, kind, told))
        return self._row("note", seat, {"kind": kind, "facts": told})

    def apply(self, row: Row) -> None:
        """Do again what a stored row says."""
        data = row.data
        if row.kind == "answer":
            self.game.apply(Answer(row.seat, from_json_option(data["option"]), data["chance"], len(self.game.log)))
            self._follow()
        elif row.kind == "rewind":
            self.game.rewind(data["count"])
            self._withdraw(data["facts"])
        else:
            self._add(Entry(self.last + 1, data["kind"], data["facts"]))
        self.row = row.number

    def _row(self, kind: RowKind, seat: int, body: dict[str, Any]) -> Row:
        self.row += 1
        return Row(self.row, kind, seat, _compact(body))

    # -- the log -------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.entries[-1].n if self.entries else 0

    def since(self, n: int) -> Sequence[Entry]:
        """The lines after number ``n`` that were not taken back."""
        # Numbers are 1, 2, 3, ... without gaps.
        first = self.entries[0].n if self.entries else 1
        return [entry for entry in self.entries[max(0, n + 1 - first) :] if not entry.gone]

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def _follow(self) -> None:
        """Number the events that are new in the game's log."""
        for event in self.game.log[len(self.live) :]:
            entry = Entry(self.last + 1, event.kind, {}, event)
            self._add(entry)
            self.live.append(entry)

    def _withdraw(self, facts: dict[str, Any]) -> None:
        """Mark the lines that the game has just forgotten, and say so in a new one."""
        kept = len(self.game.log)
        gone, self.live = self.live[kept:], self.live[:kept]
        for entry in gone:
            entry.gone = True
        self.frames.clear()
        span = {"from": gone[0].n, "to": gone[-1].n} if gone else {}
        self._add(Entry(self.last + 1, "table-undone", {**facts, **span}))

    # -- saving --------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The present position with its log, to go on from."""
        lines = [[e.n, e.kind, encode(e.event if e.event else e.facts), e.gone] for e in self.entries]
        body = {"record": records.to_record(self.game), "log": lines}
        return Snapshot(self.row, len(self.game.answers), _compact(body))

    @classmethod
    def restored(cls, snapshot: Snapshot, rows: Iterable[Row]) -> tuple[Journal, bool]:
        """The journal of a snapshot and the rows after it, and whether all of these could be done again.

        They can, unless the rules have changed in between: then the game goes on from as far as it got.
        """
        body = json.loads(snapshot.body)
        game = records.load(body["record"], trust=True)
        journal = cls(game, snapshot.row, [_entry(line) for line in body["log"]])
        journal.live = [e for e in journal.entries if e.event is not None and not e.gone]
        game.log = [e.event for e in journal.live if e.event is not None]
        complete = True
        for row in rows:
            if complete:
                try:
                    journal.apply(row)
                except OverwinterError:
                    complete = False
            journal.row = row.number
        return journal, complete


def _entry(line: list[Any]) -> Entry:
    n, kind, body, gone = line
    said = decode(body)
    return Entry(n, kind, {}, said, gone) if isinstance(said, Event) else Entry(n, kind, said, None, gone)
