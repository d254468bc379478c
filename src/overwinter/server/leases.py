"""Whose table it is, when several processes serve one database.

A table belongs to one process at a time: ``tables.worker`` names it, and ``tables.fence`` is a number that grows
with every change of hands. Each write compares both in its own transaction (:meth:`Leases.write`; rows of journals
by :class:`~overwinter.server.storage.HeldRows`, several tables at once), so that a process that was cut off, or
slept too long, cannot write any more once somebody else has taken over; it learns of it and lets go.

With PostgreSQL a process is alive while its session holds an advisory lock (the database gives it back at once
when the process dies) and its heartbeat is fresh (for machines that vanish without a word). A SQLite file is
served by one process alone, which a lock on a file beside it sees to; all others are dead there.

Whoever runs the server changes tables from outside by taking them over (:func:`seize`): the process that had the
table lets it go at its next heartbeat at the latest, and whoever asks for it then reads what is in the database.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .errors import DatabaseError
from .filelock import lock_file
from .schema_tables import tables, workers
from .storage import FencedError, HeldRows, NewRows, Storage, Work

log = logging.getLogger(__name__)
BEAT_SECONDS = 2.0
LEASE_SECONDS = 10.0
"""After so long without a heartbeat a process counts as dead, whatever its session in the database looks like."""
LOCK_CLASS = 0x4F57
FORGOTTEN_SECONDS = 86400.0
"""When a dead process is taken off the list."""


class ElsewhereError(Exception):
    """The table is at another process, which is alive; ``worker`` is its name."""

    def __init__(self, worker: str) -> None:
        super().__init__(f"at {worker}")
        self.worker = worker


class Leases:
    """What one process holds. ``name`` is the stable part of the address by which a proxy finds it."""

    def __init__(self, storage: Storage, name: str = "") -> None:
        self.storage, self.name = storage, name
        self._held: IO[bytes] | None = None
        self._session: Connection | None = None
        self.me = 0

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same database."""
        return self.storage.shared

    def enter(self) -> None:
        """Begin to serve. Raises :class:`~overwinter.server.errors.DatabaseError` if there is no room for it."""
        if not self.shared:
            self._lock_alone(self.storage.engine)
        with self.storage.engine.begin() as connection:
            self._enlist(connection)
        self._hold()

    def leave(self) -> None:
        """Serve no more: all tables are free for others. Call it when everything is written."""
        try:
            with self.storage.engine.begin() as connection:
                connection.execute(sa.update(tables).where(tables.c.worker == self.me).values(worker=None))
                connection.execute(sa.delete(workers).where(workers.c.id == self.me))
        except sa.exc.SQLAlchemyError as error:
            log.warning("the tables could not be given back: %s", type(error).__name__)
        self._drop_session()
        if self._held is not None:
            self._held.close()
            self._held = None

    # -- being alive ---------------------------------------------------------------------------

    def _lock_alone(self, engine: Engine) -> None:
        path = Path(str(engine.url.database) + ".lock")
        self._held = lock_file(path)
        if self._held is None:
            raise DatabaseError("busy", str(engine.url.database), "another server uses it")

    def _enlist(self, connection: Connection) -> None:
        """A new number for this process. With SQLite, nobody else is left."""
        if not self.shared:
            connection.execute(sa.delete(workers))
        made = connection.execute(sa.insert(workers).values(name=self.name, seen=_now(connection)))
        self.me = int(made.inserted_primary_key[0])  # type: ignore[index]

    def _hold(self) -> None:
        """Hold the advisory lock of this process, in a session of its own."""
        if not self.shared:
            return
        self._drop_session()
        session = self.storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        session.execute(sa.text("SELECT pg_advisory_lock(:kind, :me)"), {"kind": LOCK_CLASS, "me": self.me})
        self._session = session

    def _drop_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            try:
                # Never back into the pool: it would keep the lock.
                session.invalidate()
                session.close()
            except sa.exc.SQLAlchemyError:
                pass

    def beat(self) -> None:
        """Say that this process is alive, if anybody wants to know. Raises what the database says."""
        if not self.shared:
            return
        if self._session is not None:
            try:
                self._session.execute(sa.text("SELECT 1"))
            except sa.exc.SQLAlchemyError:
                self._drop_session()
        with self.storage.engine.begin() as connection:
            mine = workers.c.id == self.me
            known = connection.execute(sa.update(workers).where(mine).values(seen=_now(connection))).rowcount
            if not known:
                self._enlist(connection)
            long_ago = _now(connection) - int(1000 * FORGOTTEN_SECONDS)
            connection.execute(sa.delete(workers).where(workers.c.seen < long_ago))
        if self._session is None or not known:
            self._hold()

    def mine(self, connection: Connection) -> dict[str, int]:
        """The tables of this process, with their fencing numbers, as the database has it."""
        found = connection.execute(sa.select(tables.c.code, tables.c.fence).where(tables.c.worker == self.me))
        return {row[0]: row[1] for row in found}

    def orphans(self, connection: Connection, limit: int = 50) -> list[str]:
        """Tables with a running clock whose process is dead, or which have none."""
        dead = [number for number, name in _others(connection, self.me) if name is None]
        lost = sa.or_(tables.c.worker.is_(None), tables.c.worker.in_(dead), tables.c.worker.not_in(_ids()))
        query = sa.select(tables.c.code).where(tables.c.clock, tables.c.status == "playing", lost)
        return list(connection.execute(query.limit(limit)).scalars())

    # -- tables --------------------------------------------------------------------------------

    def claim(self, connection: Connection, code: str) -> int | str | None:
        """Take a table: its new fencing number, or the name of the process that has it, or ``None``: no table."""
        mine = sa.select(tables.c.worker, tables.c.fence).where(tables.c.code == code)
        found = connection.execute(mine.with_for_update(key_share=True)).first()
        if found is None:
            return None
        worker, fence = found
        if worker is not None and worker != self.me:
            name = self._alive(connection, worker)
            if name is not None:
                return name
        values = {"worker": self.me, "fence": fence + 1}
        connection.execute(sa.update(tables).where(tables.c.code == code).values(**values))
        return int(fence) + 1

    def _alive(self, connection: Connection, worker: int) -> str | None:
        """The name of another process, if it is alive."""
        if not self.shared:
            return None
        return next((name for number, name in _others(connection, self.me) if number == worker), None)

    def release(self, code: str, fence: int) -> None:
        """Let a table go, after everything that is waiting to be written."""
        mine = (tables.c.code == code) & (tables.c.worker == self.me) & (tables.c.fence == fence)
        self.storage.submit(
            lambda connection: connection.execute(sa.update(tables).where(mine).values(worker=None))
        )

    async def store(self, code: str, fence: int, writes: Sequence[Work]) -> int:
        """Write for a table as soon as possible (:meth:`write`). Rows alone, what most answers are, cost least."""
        rows = [work for work in writes if isinstance(work, NewRows)]
        if fence and len(rows) == len(writes):
            await self.storage.add(HeldRows(code, rows, self.me, fence))
            return fence
        return await self.storage.write(lambda connection: self.write(connection, code, fence, writes))

    def write(self, connection: Connection, code: str, fence: int, writes: Sequence[Work]) -> int:
        """Write for a table, if it is still ours (``fence`` 0: a new one). Its fencing number."""
        found = connection.execute(HELD, {"code": code}).first()
        if found is not None if fence == 0 else found is None or tuple(found) != (self.me, fence):
            raise FencedError(code)
        for write in writes:
            write(connection)
        if fence == 0:
            new = sa.update(tables).where(tables.c.code == code).values(worker=self.me, fence=1)
            connection.execute(new)
        return fence or 1


HELD = (
    sa.select(tables.c.worker, tables.c.fence)
    .where(tables.c.code == sa.bindparam("code"))
    .with_for_update(key_share=True)
)
"""Who has a table. Asked with every write, so it is put together once."""


def seize(connection: Connection, code: str) -> bool:
    """Take a table from whoever has it, for the rest of this transaction and until somebody asks for it."""
    taken = sa.update(tables).where(tables.c.code == code).values(worker=None, fence=tables.c.fence + 1)
    return bool(connection.execute(taken).rowcount)


def _ids() -> Any:
    return sa.select(workers.c.id)


def _now(connection: Connection) -> int:
    """Milliseconds since 1970, by the clock of the database: the processes may be on several machines."""
    if connection.dialect.name == "postgresql":
        text = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    else:
        text = "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    return int(connection.execute(sa.text(text)).scalar_one())


_LOCKED = """SELECT CAST(objid AS BIGINT) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = :kind AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


def _others(connection: Connection, me: int) -> list[tuple[int, str | None]]:
    """All other processes, with their names if they are alive."""
    found = connection.execute(sa.select(workers.c.id, workers.c.name, workers.c.seen).where(workers.c.id != me))
    listed = [tuple(row) for row in found]
    if not listed or connection.dialect.name != "postgresql":
        return [(number, None) for number, _, _ in listed]
    locked = set(connection.execute(sa.text(_LOCKED), {"kind": LOCK_CLASS}).scalars())
    fresh = _now(connection) - int(1000 * LEASE_SECONDS)
    return [(number, name if number in locked and seen > fresh else None) for number, name, seen in listed]


def living(connection: Connection) -> dict[int, str]:
    """The processes that are alive, by number (for whoever looks from outside; with SQLite nobody can tell)."""
    return {number: name for number, name in _others(connection, 0) if name is not None}
