"""All tables of a server: making, finding, reading them from the disk and putting them away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from overwinter import __version__
from overwinter.kernel.errors import OverwinterError

from . import storage as store
from .adapter import BOT_NAMES, Adapter
from .errors import ServerError
from .games import GAMES
from .journal import Journal
from .leases import ElsewhereError, Leases
from .messages import MAX_NAME, Bye, Created, CreateTable, ImportTable, Pace, SeatPlan, TableSummary
from .meta import KEEPER, Meta, Seat
from .metrics import Metrics, resident_memory
from .pacing import Deadlines
from .people.caller import Caller
from .people.rows import drop_person, unseen_people
from .people.sitters import Known, read_known
from .replays import Replays
from .reviews import Reviews
from .secrets_and_codes import clean, digest, new_code
from .seeds import Seeds
from .settings import Settings
from .storage import Storage, StoredGame
from .table import Table
from .timekeeping import Calendar
from .workshop import Limits, Workshop

log = logging.getLogger(__name__)
LISTED = 100
FAREWELL_LOOKS = 50
"""How often to look whether all guests have gone, when the server stops."""
WAKE_SECONDS = 150.0
"""Tables are woken this long before a clock runs out: more than the time between two looks."""


class Hall:
    """Everything that goes on at one server."""

    def __init__(self, storage: Storage, settings: Settings, leases: Leases) -> None:
        self.storage, self.settings, self.leases = storage, settings, leases
        self.seeds = Seeds(settings.seed)
        self.metrics = Metrics()
        self._beaten = time.monotonic()
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.pool = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self.replays = Replays()
        limits = Limits(settings.record_seconds, settings.record_megabytes)
        self.workshop = Workshop(settings.record_processes, settings.record_waiting, limits)
        self.reviews = Reviews(self)
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._asleep: dict[str, Deadlines] = {}
        """Tables that were put away while their clock ran, with the deadlines of their seats."""
        self.calendar = Calendar()
        self.caller = Caller(storage, settings, self.metrics)
        self.metrics.info(worker=settings.name, version=__version__, pid=str(os.getpid()))
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables))
        self.metrics.gauge("storage_waiting", "Writes that wait for the database.", self.storage.waiting)
        self.metrics.gauge("heartbeat_age_seconds", "Since the last stored heartbeat.", self._heartbeat_age)
        self.metrics.gauge("memory_bytes", "Resident memory of this process.", resident_memory)
        self.metrics.gauge("connections", "WebSocket connections.", self._connections)
        self.metrics.gauge("playing", "Games in progress, in memory.", self._playing)

    def watch(self, task: asyncio.Task[Any]) -> None:
        """Keep a task until it is done, and write down what went wrong in it."""
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, OverwinterError):
            self.metrics.count("errors", "internal")
            log.error("a task failed", exc_info=error)

    def _connections(self) -> int:
        return sum(len(table.guests) for table in self.tables.values())

    def _playing(self) -> int:
        return sum(1 for table in self.tables.values() if table.meta.status == "playing")

    # -- making --------------------------------------------------------------------------------

    async def create(self, wish: CreateTable) -> Created:
        """A new table."""
        adapter = GAMES.get(wish.game)
        if adapter is None:
            raise ServerError("no-such-game")
        given = dict(wish.setup)
        if "players" not in given and wish.seats:
            given["players"] = len(wish.seats)
        setup = adapter.setup(given)
        seats = _planned(wish.seats, adapter.players(setup), adapter)
        host: int | None = KEEPER
        if not wish.watch:
            host = next((n for n, plan in enumerate(wish.seats[: len(seats)]) if plan.kind == "person"), None)
            host = next((n for n, seat in enumerate(seats) if seat.kind == "free"), None) if host is None else host
            if host is None:
                raise ServerError("full")
            seats[host].take(clean(wish.name or _planned_name(wish.seats, host), MAX_NAME), wish.language)
        meta = Meta("", wish.game, setup, seats, public=wish.public, pace=_pace(wish.pace), host=host)
        meta.hints = wish.hints
        meta.forget_sides(len(adapter.sides.seats(setup)))
        return await self._open_new(meta, None)

    async def bring(self, wish: ImportTable) -> Created:
        """A table that goes on with a record."""
        brought = await self.workshop.read(wish.record, self.seeds.game())
        adapter, setup = GAMES[brought.game], brought.setup
        seats = [Seat() for _ in range(adapter.players(setup))]
        host = wish.seat or 0
        if host >= len(seats):
            raise ServerError("no-seat")
        seats[host].take(clean(wish.name, MAX_NAME), wish.language)
        for number, seat in enumerate(seats):
            if number != host and not wish.free:
                seat.make_bot(adapter.usual_bot(number), BOT_NAMES[number])
        pace = _pace(wish.pace)
        meta = Meta("", brought.game, setup, seats, public=wish.public, pace=pace, host=host)
        journal, _ = await asyncio.to_thread(Journal.restored, brought.snapshot, [])
        return await self._open_new(meta, journal)

    async def _open_new(self, meta: Meta, journal: Journal | None) -> Created:
        if not await self._make_room():
            raise ServerError("too-many")
        meta.code = await self._free_code()
        table = Table(self, meta, {}, None)
        self.tables[meta.code] = table
        assert meta.host is not None
        host = meta.host

        def change() -> str:
            token = table.give_token(host)
            table.save()
            if journal is not None:
                table.begin(journal)
            return token

        try:
            token = await table.run(change)
        except OverwinterError:
            self.forget(table)
            raise
        self.metrics.count("tables_created", meta.game)
        if self.settings.name:  # one of several processes: whoever is asked for it first shall have it
            self.forget(table)
        return Created(meta.code, host if host >= 0 else None, token, f"/s/{token}")

    async def _free_code(self) -> str:
        for _ in range(50):
            code = new_code()
            if code not in self.tables and await self.storage.read(_reader(store.get_table, code)) is None:
                return code
        raise ServerError("too-many")

    # -- finding -------------------------------------------------------------------------------

    async def open(self, code: str, *, seated: bool = False) -> Table:
        """A table by its code, from memory or from the disk. ``seated``: by somebody who has a seat there.

        There is one object for a code at any time: whoever asks while it is being read waits for that same one,
        and if it cannot be read, all of them are told so.
        """
        table = self.tables.get(code)
        if table is None:
            task = self._opening.get(code)
            if task is None:
                task = self._opening[code] = asyncio.create_task(self._open(code, seated))
                task.add_done_callback(lambda done: self._opened(code, done))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    def _opened(self, code: str, task: asyncio.Task[Table]) -> None:
        del self._opening[code]
        if not task.cancelled():
            task.exception()  # whoever waits for it hears of it; perhaps nobody does any more

    async def _open(self, code: str, seated: bool) -> Table:
        if not await self._make_room() and not seated:
            raise ServerError("too-many")
        fence = await self._claim(code)
        try:
            meta, tokens, journal = await self.read(code)
            known = await self.known(meta)
        except Exception:
            self.leases.release(code, fence)
            raise
        await self._bring_back(code)
        table = self.tables[code] = Table(self, meta, tokens, journal, fence, known)
        table.driver.adopt(self._asleep.pop(code, {}))
        table.driver.look()
        return table

    async def _bring_back(self, code: str) -> None:
        """Nothing is deleted that somebody looks at. (If that cannot be written now, the next visit tries.)"""
        if await self.storage.read(_reader(store.is_aside, code)):
            with contextlib.suppress(Exception):
                await self.storage.write(_reader(store.bring_back, code))

    async def _make_room(self) -> bool:
        """Have room for one more table in memory: of those that nobody is at, the ones used longest ago go."""
        extra = len(self.tables) + 1 - self.settings.max_tables
        if extra > 0:
            idle = [table for table in self.tables.values() if not table.guests]
            for table in sorted(idle, key=lambda table: table.used)[:extra]:
                await self._put_away(table)
        return len(self.tables) < self.settings.max_tables

    async def _claim(self, code: str) -> int:
        """Have a table belong to this process: its fencing number.

        Raises :class:`~overwinter.server.leases.ElsewhereError` if another one has it.
        """
        try:
            found = await self.storage.write(lambda connection: self.leases.claim(connection, code))
        except Exception:  # that is in the log already
            raise ServerError("unreadable") from None
        if found is None:
            raise ServerError("no-table")
        if isinstance(found, str):
            raise ElsewhereError(found)
        return found

    async def find(self, token: str) -> tuple[Table, int]:
        """The table and the seat that a token opens."""
        found = await self.storage.read(_reader(store.find_token, digest(token)))
        if found is None:
            raise ServerError("token")
        table = await self.open(found[0], seated=True)
        return table, table.seat_of(token)

    async def read(self, code: str) -> tuple[Meta, dict[str, int], Journal | None]:
        """A table as it is on the disk."""

        def work(connection: Any) -> tuple[Meta, dict[str, int], StoredGame] | None:
            stored = store.get_table(connection, code)
            if stored is None:
                return None
            meta = Meta.read(stored)
            return meta, store.seat_tokens(connection, code), store.get_game(connection, code, meta.round)

        found = await self.storage.read(work)
        if found is None:
            raise ServerError("no-table")
        meta, tokens, game = found
        if meta.closed:
            raise ServerError("closed")
        _check_packs(meta)
        if meta.status == "lobby":
            return meta, tokens, None
        return meta, tokens, await asyncio.to_thread(_restored, code, game)

    async def known(self, meta: Meta) -> Known:
        """Who sits at the game of a table and is known by a key."""
        return await self.storage.read(_reader(read_known, meta.code, meta.round))

    async def past(self, code: str, number: int) -> Journal:
        """An earlier game of a table."""
        game = await self.storage.read(lambda connection: store.get_game(connection, code, number))
        return await asyncio.to_thread(_restored, code, game)

    async def public(self) -> list[TableSummary]:
        """Public tables: those in memory first, then those on the disk that wait for players."""
        here = [t.renderer.summary() for t in self.tables.values() if t.meta.public]
        here.sort(key=lambda summary: (summary.status != "lobby", -summary.created))
        listed = await self.storage.read(lambda c: store.list_tables(c, public=True, limit=LISTED))
        for stored in listed:
            if stored.code in self.tables or stored.status == "over":
                continue
            meta = Meta.read(stored)
            if not meta.closed:
                here.append(Table(self, meta, {}, None).renderer.summary())
        return here[:LISTED]

    async def chat(self, table: Table, seat: int | None) -> list[store.StoredChat]:
        """The latest of what was said at a table, as somebody there could hear it."""
        return await self.storage.read(_reader(store.get_chat, table.code, table.channel(seat)))

    # -- putting away --------------------------------------------------------------------------

    def forget(self, table: Table) -> None:
        """Drop a table from memory; guests are sent away and will find it again on the disk."""
        table.closed = True
        table.driver.stop()
        for guest in list(table.guests):
            guest.end(Bye("stopping"))
        if self.tables.get(table.code) is table:
            del self.tables[table.code]
            if table.code not in self._asleep:
                self.leases.release(table.code, table.fence)

    async def _put_away(self, table: Table) -> None:
        """Keep a table on the disk alone, unless somebody comes in the middle of that."""
        used = table.used
        await table.run(table.keep, quiet=True)
        if table.guests or table.used != used:
            return
        deadlines = table.driver.deadlines
        if deadlines:  # it stays with this process, which wakes it in time
            self._asleep[table.code] = deadlines
        self.forget(table)

    async def sweep(self) -> None:
        """Put tables away that nobody is at, wake those whose clock runs out, delete what is long forgotten."""
        now = time.monotonic()
        limit = now - 60 * self.settings.idle_minutes
        for table in list(self.tables.values()):
            rings = table.driver.next_deadline
            soon = rings is not None and rings < now + 60 * self.settings.idle_minutes
            if not table.guests and table.used < limit and not soon:
                await self._put_away(table)
        for code, deadlines in list(self._asleep.items()):
            if min(until for _, until in deadlines.values()) < now + WAKE_SECONDS:
                await self._wake(code)
        if self.settings.keep_days:
            await self._forget_the_old()

    async def _forget_the_old(self) -> None:
        """Tables that nobody has touched for long are set aside, and after a stay deleted.

        Both only by a clock that can be believed; a table that was set aside comes back when somebody opens it.
        """
        now = self.calendar.look()
        back = await self.storage.write(_reader(store.bring_back_future, int(now)))
        if back:
            log.warning("%d tables were set aside by a clock that was wrong; they are back", back)
        if not self.calendar.steady:
            return
        before = int(now - 86400 * self.settings.keep_days)
        for code in await self.storage.read(_reader(store.stale_tables, before)):
            if code not in self.tables:
                await self.storage.write(_reader(store.set_aside, code, int(now)))
        if self.calendar.settled:
            await self._forget_people(int(now))
            gone = int(now - 86400 * self.settings.stay_days)
            for code in await self.storage.read(_reader(store.set_aside_before, gone)):
                if code not in self.tables:
                    log.info("table %s is deleted: nobody has missed it", code)
                    await self.storage.write(_reader(store.let_go, code))

    async def _forget_people(self, now: int) -> None:
        """Nothing is kept of people who have not been here for long."""
        if self.settings.people_days:
            before = int(now - 86400 * self.settings.people_days)
            for person in await self.storage.read(_reader(unseen_people, before)):
                await self.storage.write(_reader(drop_person, person))

    async def _wake(self, code: str) -> None:
        try:
            await self.open(code)
        except ElsewhereError:
            self._asleep.pop(code, None)  # another process was quicker
        except Exception:
            log.exception("table %s cannot be opened", code)

    async def wake(self) -> None:
        """Open the tables whose clock is running and which no living process has."""
        most = self.settings.max_tables
        for code in await self.storage.read(lambda connection: self.leases.orphans(connection, most)):
            await self._wake(code)

    def _heartbeat_age(self) -> float:
        return time.monotonic() - self._beaten

    async def beat(self) -> None:
        """Tell the other processes that this one is alive. Nothing else may hold that up."""
        await self.storage.read(lambda _: self.leases.beat())
        self._beaten = time.monotonic()

    async def look_around(self) -> None:
        """Let go of tables that belong to somebody else by now, and take those of processes that are gone."""
        mine = await self.storage.read(self.leases.mine)
        for table in list(self.tables.values()):
            if table.fence and mine.get(table.code) != table.fence:
                await self._lost(table)
        if self.leases.shared:
            await self.wake()

    async def _lost(self, table: Table) -> None:
        """A table that seems to be somebody else's: look again when nothing of it is being written."""
        async with table.lock:
            fence = (await self.storage.read(self.leases.mine)).get(table.code)
            if table.closed or fence == table.fence:
                return
            self.metrics.count("leases_lost")
            self.forget(table)

    async def dismiss(self) -> None:
        """Tell everybody that the server stops; whoever does not listen is not waited for long."""
        for table in self.tables.values():
            for guest in table.guests:
                guest.end(Bye("stopping"))
        for _ in range(FAREWELL_LOOKS):
            if not self._connections():
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End all, with a snapshot of every game."""
        for table in list(self.tables.values()):
            table.driver.stop()
            try:
                await table.run(table.keep)
            except OverwinterError:
                log.error("table %s: no snapshot", table.code)
            for guest in table.guests:
                guest.end(Bye("stopping"))
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.caller.close()
        await self.workshop.close()
        await self.reviews.close()


# -- helpers ---------------------------------------------------------------------------------------------


def _check_packs(meta: Meta) -> None:
    """Whether the packs of a table are still there: a server may be started without them."""
    sets = GAMES[meta.game].sets
    gone = [name for name in sets.of(meta.setup) if name not in sets.offered()]
    if gone:
        raise ServerError("packs-gone", packs=", ".join(gone))


def _reader(work: Callable[..., Any], *args: Any) -> Callable[[Any], Any]:
    return lambda connection: work(connection, *args)


def _pace(pace: Pace) -> Pace:
    return pace.by_mail() if pace.mail else pace


def _planned(plans: list[SeatPlan], players: int, adapter: Adapter) -> list[Seat]:
    seats = [Seat() for _ in range(players)]
    for number, plan in enumerate(plans[:players]):
        seats[number].side = plan.side
        if plan.kind == "bot":
            if plan.bot and plan.bot not in adapter.bots:
                raise ServerError("no-bot")
            bot = plan.bot or adapter.usual_bot(number)
            name = clean(plan.name, MAX_NAME) or adapter.bot_name(bot, number, {seat.name for seat in seats})
            seats[number].make_bot(bot, name)
    return seats


def _planned_name(plans: list[SeatPlan], seat: int) -> str:
    return plans[seat].name if seat < len(plans) else ""


def _restored(code: str, stored: StoredGame) -> Journal:
    """A game from its snapshots and rows: from the last but one, so that there is something to take back.

    Where that fails (the rules have changed), from the last one, as far as possible.
    """
    for snapshot in reversed(stored.snapshots):
        rows = [row for row in stored.rows if row.number > snapshot.row]
        try:
            journal, complete = Journal.restored(snapshot, rows)
        except OverwinterError as error:
            log.warning("table %s: a snapshot cannot be read: %s", code, error)
            continue
        if complete or snapshot is stored.snapshots[0]:
            if not complete:
                log.warning("table %s: the rules have changed, some answers are lost", code)
            return journal
    raise ServerError("no-table")
