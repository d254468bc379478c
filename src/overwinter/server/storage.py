"""Tables on disk: SQLite in a file, or PostgreSQL by URL. The same few statements for both.

All writing goes through one thread, which stores whatever has come in meanwhile in one transaction: many tables
cost hardly more than one. So that this is so, answers at several tables keep a distance: the first is written at
once, the next one a few milliseconds later, with all that has come in by then. A write is done when its
transaction is committed; nobody learns of it before that.

With SQLite a committed transaction survives the end of the process at any moment. It is in the hands of the system
then; only with ``durable`` is it also waited for until the disk has it, so that not even a power failure loses it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .errors import DatabaseError, ServerError
from .journal import Row, Snapshot
from .migrations import MigrationError, migrate
from .schema_tables import chat, games, invitations, journal, notices, pulse, sittings, snapshots, tables, tokens

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[Connection], Any]
BATCH = 200
GATHER_SECONDS = 0.01
"""From the beginning of one transaction to that of the next, if that has rows of another table first."""
IDLE_SECONDS = 1.0
"""A connection to PostgreSQL that was not used for so long is tried out first: it may be broken."""
TIDY_SECONDS = 2.0
KEPT_CHAT = 500
READERS = 8
"""Threads that read, and do nothing else: no other work ever makes a reader wait."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its games: ``body`` is JSON that :mod:`overwinter.server.table` understands."""

    code: str
    status: str
    public: bool
    clock: bool
    created: int
    body: str


@dataclass(frozen=True, slots=True)
class StoredChat:
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: int
    channel: str = ""
    """Who heard it (:meth:`overwinter.server.table.Table.channel`); empty: everybody."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """What is needed to have a game again."""

    snapshots: list[Snapshot]
    """The latest first."""
    rows: list[Row]
    """All rows after the oldest of these snapshots."""


class FencedError(Exception):
    """The table does not belong to this process any more: nothing was written."""


@dataclass(frozen=True, slots=True)
class NewRows:
    """Rows for the journal of a game: a piece of work as any other."""

    code: str
    game: int
    rows: Sequence[Row]

    def __call__(self, connection: Connection) -> None:
        """Write them."""
        add_rows(connection, self.code, self.game, self.rows)


@dataclass(frozen=True, slots=True)
class HeldRows:
    """Rows that are written only if their table is still held, by this process and with this fencing number.

    That is what nearly every answer comes to, so those of a transaction are written all at once.
    """

    code: str
    given: Sequence[NewRows]
    worker: int
    fence: int


class Storage:
    """The database. ``open_storage`` makes one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Whether several processes may serve this database."""
        self._closing = threading.Event()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="storage-reader")
        self._queue: queue.Queue[tuple[Work | HeldRows, Future[Any]] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write_all, name="storage-writer", daemon=True)
        self._writer.start()
        if engine.dialect.name == "sqlite":
            threading.Thread(target=self._tidy, name="storage-tidier", daemon=True).start()

    def _tidy(self) -> None:
        """Move what was written into the main file now and then, without making the writer wait for the disk."""
        while not self._closing.wait(TIDY_SECONDS):
            with contextlib.suppress(Exception), self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # -- writing -------------------------------------------------------------------------------

    def submit(self, work: Work | HeldRows) -> Future[Any]:
        """Have something written; the future is done when it is on the disk.

        It has what the work returns. Rows are written before all other work of their transaction.
        """
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it leaves the writer in peace
        self._queue.put((work, done))
        return done

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same, awaited."""
        found: T = await asyncio.wrap_future(self.submit(work))
        return found

    async def add(self, rows: HeldRows) -> None:
        """Add rows to journals. Raises :class:`FencedError` if their table is not held any more."""
        await asyncio.wrap_future(self.submit(rows))

    def _write_all(self) -> None:
        begun, table = 0.0, ""
        while (first := self._queue.get()) is not None:
            if isinstance(first[0], HeldRows) and first[0].code != table:  # several tables are busy
                time.sleep(max(0.0, begun + GATHER_SECONDS - time.monotonic()))
                table = first[0].code
            begun = time.monotonic()
            batch = [first]
            stop = False
            while len(batch) < BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    stop = True
                    break
                batch.append(following)
            self._store(batch)
            if stop:
                return

    def _store(self, batch: list[tuple[Work | HeldRows, Future[Any]]], *, again: bool = True) -> None:
        try:
            with self.engine.begin() as connection:
                add_held_rows(connection, [work for work, _ in batch if isinstance(work, HeldRows)])
                results = [None if isinstance(work, HeldRows) else work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1 and again and getattr(error, "connection_invalidated", False):
                self._store(batch, again=False)  # the line was broken: the next one is new
                return
            if len(batch) == 1:
                log.error("a write failed: %s: %s", type(error).__name__, _said(error))
                batch[0][1].set_exception(error)
                return
            # One of them is at fault: each for itself.
            for single in batch:
                self._store([single])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    def waiting(self) -> int:
        """How many writes are not begun yet."""
        return self._queue.qsize()

    def flush(self) -> None:
        """Wait until everything that was asked for so far is written (or refused)."""
        with contextlib.suppress(Exception):
            self.submit(lambda _: None).result()

    def close(self) -> None:
        """Write what is waiting, then close."""
        self._closing.set()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- reading -------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something in a thread of its own. Raises :class:`~overwinter.server.errors.ServerError`."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sa.exc.SQLAlchemyError as error:
            log.error("reading failed: %s: %s", type(error).__name__, _said(error))
            raise ServerError("unreadable") from None


def open_storage(url: str, *, durable: bool = False) -> Storage:
    """Open a database by URL (``sqlite:///file``, ``postgresql://...``) and bring its schema up to date.

    Raises :class:`~overwinter.server.errors.DatabaseError` if it cannot be read and written.
    """
    parsed = _parsed(url)
    shown = parsed.render_as_string(hide_password=True)
    try:
        engine = _engine(parsed, durable)
        migrate(engine)
        with engine.begin() as connection:
            try_out(connection)
    except MigrationError as error:
        raise DatabaseError("newer", shown, str(error)) from error
    except (sa.exc.SQLAlchemyError, ImportError, OSError) as error:
        raise DatabaseError("open", shown, _said(error)) from error
    return Storage(engine)


def _parsed(url: str) -> sa.URL:
    """A URL of one of the kinds of database that are supported."""
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:
        raise DatabaseError("kind", url, "no URL") from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    # A database in memory is not one for several threads.
    in_memory = parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:")
    if in_memory or parsed.drivername not in ("postgresql+psycopg", "sqlite"):
        raise DatabaseError("kind", parsed.render_as_string(hide_password=True), "unknown kind")
    return parsed


def _said(error: Exception) -> str:
    """What the database said, without statements and tips."""
    said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return said.splitlines()[0]


def _engine(url: sa.URL, durable: bool) -> Engine:
    if url.drivername == "sqlite":
        return _sqlite(url, durable)
    # Whoever names a machine that is not there should not have to wait for minutes.
    url = url if "connect_timeout" in url.query else url.update_query_dict({"connect_timeout": "10"})
    # A process that is cut off in the middle of a transaction must not hold its tables for ever.
    patience = "-c idle_in_transaction_session_timeout=10000 -c lock_timeout=10000"
    given = {} if "options" in url.query else {"options": patience}
    engine = sa.create_engine(url, pool_size=READERS + 3, connect_args=given)
    _try_out_after_a_while(engine)
    return engine


def _try_out_after_a_while(engine: Engine) -> None:
    """Replace a connection that broke while nobody used it. One that was just used is not asked every time."""

    @sa.event.listens_for(engine, "checkin")
    def used(_: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    @sa.event.listens_for(engine, "checkout")
    def wanted(connection: Any, record: Any, _: Any) -> None:
        if time.monotonic() - record.info.get("used", 0.0) < IDLE_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise sa.exc.DisconnectionError from error


def _sqlite(url: sa.URL, durable: bool) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        flush = "FULL" if durable else "NORMAL"
        # The log is moved by the tidier; the writer does it only if that does not keep up.
        for pragma in (
            "busy_timeout=10000",
            "journal_mode=WAL",
            f"synchronous={flush}",
            "wal_autocheckpoint=20000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer that begins as a reader fails at once when another one was quicker.
        writing = threading.current_thread().name == "storage-writer"
        tidying = threading.current_thread().name == "storage-tidier"
        if not tidying:  # the log cannot be moved from inside a transaction
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def try_out(connection: Connection) -> None:
    """Whether something can be written: it is, or this raises what the database says."""
    now = int(time.time() * 1000)
    if not connection.execute(sa.update(pulse).where(pulse.c.id == 1).values(at=now)).rowcount:
        connection.execute(sa.insert(pulse).values(id=1, at=now))


# -- statements ------------------------------------------------------------------------------------------


def put_table(connection: Connection, table: StoredTable) -> None:
    """Store a table, new or changed."""
    values = {
        "status": table.status,
        "public": table.public,
        "clock": table.clock,
        "body": table.body,
        "updated": int(time.time()),
        "set_aside": 0,
    }
    changed = connection.execute(sa.update(tables).where(tables.c.code == table.code).values(**values))
    if not changed.rowcount:
        connection.execute(sa.insert(tables).values(code=table.code, created=table.created, **values))


def get_table(connection: Connection, code: str) -> StoredTable | None:
    """A table by its code."""
    row = connection.execute(sa.select(tables).where(tables.c.code == code)).mappings().first()
    return stored_table(row) if row is not None else None


def stored_table(row: Any) -> StoredTable:
    """A table from a row of the database."""
    return StoredTable(row["code"], row["status"], row["public"], row["clock"], row["created"], row["body"])


def delete_table(connection: Connection, code: str) -> None:
    """Forget a table with everything that belongs to it."""
    let_go(connection, code)
    for each in (sittings, games):
        connection.execute(sa.delete(each).where(each.c.code == code))


def let_go(connection: Connection, code: str) -> None:
    """Forget a table and how its games went; those who sat there still know that they did, and who won."""
    for each in (chat, snapshots, journal, tokens, invitations, notices, tables):
        connection.execute(sa.delete(each).where(each.c.code == code))
    connection.execute(sa.update(sittings).where(sittings.c.code == code).values(live=False))
    remembered = sa.exists().where(sittings.c.code == games.c.code, sittings.c.game == games.c.game)
    running = (games.c.status != "over") | ~remembered
    connection.execute(sa.delete(games).where(games.c.code == code, running))


def list_tables(
    connection: Connection, *, public: bool | None = None, clock: bool | None = None, limit: int = 100
) -> list[StoredTable]:
    """Tables, the latest changed first."""
    query = sa.select(tables).where(tables.c.set_aside == 0).order_by(tables.c.updated.desc()).limit(limit)
    if public is not None:
        query = query.where(tables.c.public == public)
    if clock is not None:
        query = query.where(tables.c.clock == clock, tables.c.status == "playing")
    return [stored_table(row) for row in connection.execute(query).mappings()]


def stale_tables(connection: Connection, before: int) -> list[str]:
    """Codes of tables that nobody has touched since a time."""
    # An answer alone does not change the table: a slow game may go on for long without that.
    played = sa.exists().where(journal.c.code == tables.c.code, journal.c.at >= 1000 * before)
    query = sa.select(tables.c.code).where(tables.c.updated < before, tables.c.set_aside == 0, ~played)
    return list(connection.execute(query).scalars())


def set_aside(connection: Connection, code: str, at: int) -> None:
    """A table is not listed any more and will be deleted after a stay, unless somebody opens it before."""
    connection.execute(sa.update(tables).where(tables.c.code == code).values(set_aside=at))


def is_aside(connection: Connection, code: str) -> bool:
    """Whether a table was set aside."""
    query = sa.select(tables.c.code).where(tables.c.code == code, tables.c.set_aside > 0)
    return connection.execute(query).first() is not None


def bring_back(connection: Connection, code: str) -> None:
    """Somebody wants a table that was set aside: it stays."""
    now = int(time.time())
    connection.execute(sa.update(tables).where(tables.c.code == code).values(set_aside=0, updated=now))


def bring_back_future(connection: Connection, now: int) -> int:
    """Tables that were set aside at a date that is still to come: the clock was wrong. How many there were."""
    future = tables.c.set_aside > now
    return connection.execute(sa.update(tables).where(future).values(set_aside=0, updated=now)).rowcount


def set_aside_before(connection: Connection, before: int) -> list[str]:
    """Codes of tables whose stay has ended."""
    query = sa.select(tables.c.code).where(tables.c.set_aside > 0, tables.c.set_aside < before)
    return list(connection.execute(query).scalars())


def put_token(connection: Connection, digest: str, code: str, seat: int) -> None:
    """A token opens a seat from now on, and no other token does."""
    drop_tokens(connection, code, seat)
    connection.execute(sa.insert(tokens).values(digest=digest, code=code, seat=seat))


def add_token(connection: Connection, digest: str, code: str, seat: int) -> None:
    """One more token opens a seat."""
    connection.execute(sa.insert(tokens).values(digest=digest, code=code, seat=seat))


def drop_token(connection: Connection, digest: str) -> None:
    """This token opens nothing any more."""
    connection.execute(sa.delete(tokens).where(tokens.c.digest == digest))


def drop_tokens(connection: Connection, code: str, seat: int) -> None:
    """Nobody's token opens this seat any more, and nobody's own key. That they sat there is not forgotten."""
    connection.execute(sa.delete(tokens).where(tokens.c.code == code, tokens.c.seat == seat))
    here = (sittings.c.code == code) & (sittings.c.seat == seat) & sittings.c.live
    connection.execute(sa.update(sittings).where(here).values(live=False))
    connection.execute(sa.delete(notices).where(notices.c.code == code, notices.c.seat == seat))


def find_token(connection: Connection, digest: str) -> tuple[str, int] | None:
    """The table and seat that a token opens."""
    query = sa.select(tokens.c.code, tokens.c.seat).where(tokens.c.digest == digest)
    row = connection.execute(query).first()
    return (row[0], row[1]) if row is not None else None


def seat_tokens(connection: Connection, code: str) -> dict[str, int]:
    """Digests of the tokens of a table, with the seats they open."""
    query = sa.select(tokens.c.digest, tokens.c.seat).where(tokens.c.code == code)
    return {row[0]: row[1] for row in connection.execute(query)}


ADD_ROWS = sa.insert(journal)
"""Written with every answer, so it is put together once."""


def add_rows(connection: Connection, code: str, game: int, rows: Sequence[Row]) -> None:
    """Add to the journal of a game."""
    connection.execute(ADD_ROWS, _values(code, game, rows))


def _values(code: str, game: int, rows: Sequence[Row], **more: Any) -> list[dict[str, Any]]:
    same = {"code": code, "game": game, "at": int(time.time() * 1000), **more}
    return [{**same, "row": r.number, "kind": r.kind, "seat": r.seat, "body": r.body} for r in rows]


def _held_rows() -> sa.Insert:
    """Rows are taken if the table is held; whoever wants to have it meanwhile waits until they are written."""
    own = [column for column in journal.c if column.name != "code"]
    given = [sa.bindparam(column.name, type_=column.type) for column in own]
    held = (
        (tables.c.code == sa.bindparam("code"))
        & (tables.c.worker == sa.bindparam("worker"))
        & (tables.c.fence == sa.bindparam("fence"))
    )
    row = sa.select(tables.c.code, *given).where(held).with_for_update(key_share=True)
    return sa.insert(journal).from_select(["code", *[column.name for column in own]], row)


ADD_HELD_ROWS = _held_rows().execution_options(preserve_rowcount=True)


def add_held_rows(connection: Connection, held: Sequence[HeldRows]) -> None:
    """Add to several journals. Raises :class:`FencedError` if one of their tables is not held any more."""
    values = [
        value
        for each in held
        for new in each.given
        for value in _values(each.code, new.game, new.rows, worker=each.worker, fence=each.fence)
    ]
    if values and connection.execute(ADD_HELD_ROWS, values).rowcount != len(values):
        raise FencedError(", ".join(each.code for each in held))


def put_snapshot(connection: Connection, code: str, game: int, snapshot: Snapshot) -> None:
    """Store a snapshot. The first one and the last two are kept."""
    mine = (snapshots.c.code == code) & (snapshots.c.game == game)
    connection.execute(sa.delete(snapshots).where(mine, snapshots.c.row == snapshot.row))
    connection.execute(
        sa.insert(snapshots).values(code=code, game=game, row=snapshot.row, at=snapshot.at, body=snapshot.body)
    )
    rows = list(connection.execute(sa.select(snapshots.c.row).where(mine).order_by(snapshots.c.row)).scalars())
    if len(rows) > 3:
        connection.execute(sa.delete(snapshots).where(mine, snapshots.c.row.in_(rows[1:-2])))


def drop_snapshots(connection: Connection, code: str, game: int, after: int) -> None:
    """Forget snapshots of positions that the table has gone back from."""
    mine = (snapshots.c.code == code) & (snapshots.c.game == game)
    connection.execute(sa.delete(snapshots).where(mine, snapshots.c.at > after))


def get_game(connection: Connection, code: str, game: int) -> StoredGame:
    """Snapshots and rows of a game."""
    mine = (snapshots.c.code == code) & (snapshots.c.game == game)
    query = sa.select(snapshots.c.row, snapshots.c.at, snapshots.c.body).where(mine)
    found = [Snapshot(*row) for row in connection.execute(query.order_by(snapshots.c.row.desc()))]
    if not found:
        return StoredGame([], [])
    oldest = found[1].row if len(found) > 1 else found[0].row
    rows = sa.select(journal.c.row, journal.c.kind, journal.c.seat, journal.c.body).where(
        journal.c.code == code, journal.c.game == game, journal.c.row > oldest
    )
    return StoredGame(found[:2], [Row(*row) for row in connection.execute(rows.order_by(journal.c.row))])


def add_chat(connection: Connection, code: str, said: StoredChat) -> None:
    """Store something that was said; the oldest is forgotten in time."""
    connection.execute(
        sa.insert(chat).values(
            code=code, seat=said.seat, name=said.name, text=said.text, at=said.at, channel=said.channel
        )
    )
    newest = sa.select(chat.c.id).where(chat.c.code == code).order_by(chat.c.id.desc()).offset(KEPT_CHAT).limit(1)
    limit = connection.execute(newest).scalar()
    if limit is not None:
        connection.execute(sa.delete(chat).where(chat.c.code == code, chat.c.id <= limit))


def get_chat(connection: Connection, code: str, channel: str = "", limit: int = 50) -> list[StoredChat]:
    """The latest of what was said to everybody and to one channel, in order."""
    heard = (chat.c.code == code) & chat.c.channel.in_(["", channel])
    query = sa.select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.channel).where(heard)
    rows = connection.execute(query.order_by(chat.c.id.desc()).limit(limit))
    return [StoredChat(*row) for row in rows][::-1]
