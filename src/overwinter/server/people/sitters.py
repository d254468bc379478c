"""Those at a table who are known by a key: what they find under "my games", and when they have to be called.

All of it is written with the change that causes it, so it holds whatever happens to the process afterwards. A
notice lies in the database exactly as long as its person is wanted and not there; sending is somebody else's work
(:mod:`overwinter.server.people.caller`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..adapter import SeatTally
from ..schema_tables import channels, notices, sittings
from . import rows
from .messages import Moment, Player
from .rows import Summary

if TYPE_CHECKING:
    from ..table import Table

Call = tuple[int, Moment]
"""A seat, and what it is called for."""
GAP_SECONDS = 300.0
"""Somebody who comes and goes is not called for the same thing more often than this."""


@dataclass(frozen=True, slots=True)
class Known:
    """What the database knows about those who sit at a game."""

    held: set[int] = field(default_factory=set)
    """Seats that somebody's key opens."""
    any: bool = False
    """Whether anybody who was ever at this game wants to remember it."""
    calls: set[Call] = field(default_factory=set)
    """Notices that lie ready or were sent."""


def read_known(connection: Connection, code: str, game: int) -> Known:
    """Who sits at a game."""
    ever = sa.select(sittings.c.seat).where(sittings.c.code == code, sittings.c.game == game).limit(1)
    calls = sa.select(notices.c.seat, notices.c.kind).where(notices.c.code == code, notices.c.seat >= 0)
    return Known(
        rows.seats_held(connection, code, game),
        connection.execute(ever).first() is not None,
        {(row[0], row[1]) for row in connection.execute(calls)},
    )


class Sitters:
    """Belongs to a table; :meth:`look` is part of every change."""

    def __init__(self, table: Table, known: Known) -> None:
        self.table = table
        self._due: dict[Call, float] = {}
        """When somebody was called last, or is going to be."""
        self.take(known)

    def take(self, known: Known) -> None:
        """Take over what the database knows."""
        self.held, self._any, self._calls = known.held, known.any, known.calls
        self._told: Summary | None = None
        self._status = self.table.meta.status

    # -- changes -------------------------------------------------------------------------------

    def sit(self, person: str, seat: int, beside: bool) -> None:
        """A seat is a person's."""
        code, game, now = self.table.code, self.table.meta.round, int(time.time())
        self.held.add(seat)
        self._any = True
        self.table.write(lambda connection: rows.sit(connection, person, code, game, seat, beside, now))

    def stand_up(self, seat: int) -> None:
        """A seat changes hands; the database is told where its tokens are."""
        self.held.discard(seat)
        self._calls = {call for call in self._calls if call[0] != seat}

    def next_game(self) -> None:
        """Another game at the table."""
        code, game = self.table.code, self.table.meta.round
        self.table.write(lambda connection: rows.stay_seated(connection, code, game))
        self._any, self._told = bool(self.held), None

    def look(self) -> None:
        """Write what has become different for those who sit here."""
        if not self._any:
            return
        self._sum_up()
        if self.table.hall.caller.active:
            self._call()
        self._status = self.table.meta.status

    # -- my games ------------------------------------------------------------------------------

    def _sum_up(self) -> None:
        summary, told = self._summary(), self._told
        status = self.table.meta.status
        if status == "over":
            summary.tally = told.tally if told is not None and told.tally else self._tally()
            summary.winners = [each.seat for each in summary.tally if each.won]
        if summary == told and status == self._status:
            return
        self._told = summary
        code, game, now = self.table.code, self.table.meta.round, int(time.time())
        kept = msgspec.structs.replace(summary)
        self.table.write(lambda connection: rows.put_game(connection, code, game, status, kept, now))

    def _summary(self) -> Summary:
        """The game as everybody sees it: nothing here depends on a seat."""
        table, meta = self.table, self.table.meta
        players = [Player(n, seat.name, seat.kind) for n, seat in enumerate(meta.seats)]
        summary = Summary(meta.game, meta.name, players)
        if table.journal is not None and meta.status != "lobby":
            game = table.journal.game
            progress = table.adapter.progress(game)
            summary.round, summary.last = progress.round, progress.last
            summary.objective, summary.outcome = progress.objective, progress.outcome
            summary.waiting = sorted({decision.seat for decision in game.decisions})
        return summary

    def _tally(self) -> list[SeatTally]:
        journal = self.table.playing()
        return self.table.adapter.tally(journal.game, journal.game.log)

    # -- calling -------------------------------------------------------------------------------

    def _call(self) -> None:
        here = {guest.seat for guest in self.table.guests}
        away = {seat for seat in self.held if seat not in here}
        wanted = {call for call in self._wanted() if call[0] in away}
        over = {call for call in self._calls if call[1] == "over" and call[0] in away}
        if self.table.meta.status == "over" and self._status == "playing":
            over |= {(seat, "over") for seat in away}
        for call in sorted(self._calls - wanted - over):
            self._withdraw(call)
        for call in sorted((wanted | over) - self._calls):
            self._put(call)
        self._calls = wanted | over

    def _wanted(self) -> set[Call]:
        """Who has to decide or to vote."""
        table, found = self.table, set[Call]()
        if table.meta.status != "playing" or table.journal is None:
            return found
        if table.proposal is not None:
            votes = table.proposal.votes
            found |= {(seat, "vote") for seat in table.voters() if seat not in votes}
        for decision in table.journal.game.decisions:
            if table.meta.seats[decision.seat].kind == "person":
                found.add((decision.seat, "vote" if decision.kind in table.adapter.votes else "turn"))
        return found

    def _put(self, call: Call) -> None:
        seat, kind = call
        now = time.time()
        due, last = now + self.table.hall.settings.call_seconds, self._due.get(call, 0.0)
        if last <= now:  # that call was made
            due = max(due, last + GAP_SECONDS) if last else due
        self._due[call] = due
        code, game, at = self.table.code, self.table.meta.round, int(1000 * due)
        self.table.write(lambda connection: put_notices(connection, code, game, seat, kind, at))

    def _withdraw(self, call: Call) -> None:
        seat, kind = call
        code = self.table.code
        self.table.write(lambda connection: drop_notices(connection, code, seat, kind))


def put_notices(connection: Connection, code: str, game: int, seat: int, kind: Moment, due: int) -> None:
    """Whoever sits there is to be called."""
    drop_notices(connection, code, seat, kind)
    here = (sittings.c.code == code) & (sittings.c.game == game) & (sittings.c.seat == seat) & sittings.c.live
    values = [sa.literal(value) for value in (code, seat, kind, due, 0, "")]
    reached = sa.exists().where(channels.c.person == sittings.c.person, channels.c.proof == "")
    asked = sa.select(sittings.c.person, *values).where(here, reached)
    names = ["person", "code", "seat", "kind", "due", "tries", "done"]
    connection.execute(sa.insert(notices).from_select(names, asked))


def drop_notices(connection: Connection, code: str, seat: int, kind: Moment) -> None:
    """Nobody has to be called for this any more."""
    here = (notices.c.code == code) & (notices.c.seat == seat) & (notices.c.kind == kind)
    connection.execute(sa.delete(notices).where(here))
