"""What whoever keeps a server does to its tables, from outside and while it runs: ``overwinter admin``.

Each change takes the table from the process that serves it (:func:`~overwinter.server.leases.seize`) in the same
transaction. That process notices within seconds, and its guests come back to what is in the database then.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import storage as store
from .games import GAMES
from .journal import Row
from .leases import living, seize
from .meta import Meta, Seat
from .schema_tables import chat, journal, snapshots, tables
from .secrets_and_codes import digest, new_token


class KeepingError(Exception):
    """Something that cannot be done (``reason``: table, seat)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as its keeper sees it: no hidden card, no token."""

    meta: Meta
    updated: int
    """Seconds since 1970 of the last change to the table or its game."""
    set_aside: int
    """When it was set aside to be deleted; 0: it was not."""
    worker: str
    """The process that has it now, if that is alive and has a name."""
    answers: int
    chat: int
    size: int
    """Characters in the database."""


def overview(connection: Connection, *, status: str = "", limit: int = 1000) -> list[Kept]:
    """All tables, the latest changed first."""
    query = sa.select(tables.c.code).order_by(tables.c.updated.desc()).limit(limit)
    if status:
        query = query.where(tables.c.status == status)
    return [kept(connection, code) for code in connection.execute(query).scalars()]


def kept(connection: Connection, code: str) -> Kept:
    """One table. Raises :class:`KeepingError`."""
    row = connection.execute(sa.select(tables).where(tables.c.code == code)).mappings().first()
    if row is None:
        raise KeepingError("table")
    meta = Meta.read(store.stored_table(row))
    mine = journal.c.code == code
    count = sa.select(sa.func.count(), sa.func.max(journal.c.at)).where(mine, journal.c.kind == "answer")
    answers, last = connection.execute(count.where(journal.c.game == meta.round)).one()
    sizes = [
        sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(each.c.body)), 0)).where(each.c.code == code)
        for each in (tables, journal, snapshots)
    ]
    size = sum(int(connection.execute(query).scalar_one()) for query in sizes)
    said = connection.execute(sa.select(sa.func.count()).where(chat.c.code == code)).scalar_one()
    worker = living(connection).get(row["worker"], "")
    changed = max(row["updated"], (last or 0) // 1000)
    return Kept(meta, changed, row["set_aside"], worker, answers, said, size)


def close_table(connection: Connection, code: str, closed: bool = True) -> None:
    """Nobody can come in any more, until it is opened again; nothing is lost."""
    meta = _taken(connection, code)
    meta.closed = closed
    store.put_table(connection, meta.stored())


def delete_table(connection: Connection, code: str) -> None:
    """Gone, with everything that belongs to it."""
    _taken(connection, code)
    store.delete_table(connection, code)


def free_seat(connection: Connection, code: str, number: int) -> None:
    """Whoever has a seat loses it: in a running game a bot plays on, otherwise the seat is free."""
    meta = _taken(connection, code)
    seat = _seat(meta, number)
    if meta.status == "playing":
        seat.make_bot(seat.bot or GAMES[meta.game].bots[0], seat.name)
        _note(connection, meta, "table-left", number)
    else:
        seat.make_free()
    store.drop_tokens(connection, code, number)
    if meta.host == number:
        meta.host = meta.next_host()
    store.put_table(connection, meta.stored())


def new_link(connection: Connection, code: str, number: int) -> str:
    """A new personal link for a seat that somebody has; the old one opens nothing any more. The new token."""
    meta = _taken(connection, code)
    if not _seat(meta, number).owned:
        raise KeepingError("seat")
    token = new_token()
    store.put_token(connection, digest(token), code, number)
    return token


def _taken(connection: Connection, code: str) -> Meta:
    if not seize(connection, code):
        raise KeepingError("table")
    found = store.get_table(connection, code)
    assert found is not None
    return Meta.read(found)


def _seat(meta: Meta, number: int) -> Seat:
    if not 0 <= number < len(meta.seats):
        raise KeepingError("seat")
    return meta.seats[number]


def _note(connection: Connection, meta: Meta, kind: str, seat: int) -> None:
    """A line for the log of the running game."""
    mine = (journal.c.code == meta.code) & (journal.c.game == meta.round)
    last = connection.execute(sa.select(sa.func.max(journal.c.row)).where(mine)).scalar()
    first = (snapshots.c.code == meta.code) & (snapshots.c.game == meta.round)
    base = connection.execute(sa.select(sa.func.max(snapshots.c.row)).where(first)).scalar()
    body = json.dumps({"kind": kind, "facts": {"seat": seat}}, separators=(",", ":"))
    store.add_rows(connection, meta.code, meta.round, [Row(max(last or 0, base or 0) + 1, "note", seat, body)])
