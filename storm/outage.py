"""A database that comes and goes under busy tables: guests of a table always meet at one and the same object, and
nobody is ever told something that is gone afterwards.

The server runs in this process, so that its inside can be looked at. Its connections to the database fail by
chance, in outages that come and go; PostgreSQL also cuts them itself (``pg_terminate_backend``).
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import sqlalchemy as sa
from tests.server.harness import Server
from tests.server.postgres import NotHereError, postgres

from overwinter.server import hall as server_hall
from overwinter.server.table import Table
from storm.players import Player, replayed, seated
from storm.report import Campaign, Report

CUT = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


@dataclass
class Plan:
    """How hard to try."""

    name: str
    outages: int
    tables: int
    seconds: float = 0.6
    """How long an outage lasts, and how long the calm after it."""
    seed: int = 1


class Database:
    """Breaks the connections of a server to its database, as often as ``share`` says."""

    def __init__(self, engine: sa.Engine, rng: random.Random) -> None:
        self.engine, self.rng = engine, rng
        self.share = 0.0
        self.broken = 0

    @contextmanager
    def failing(self) -> Iterator[None]:
        """From here on connections fail by chance."""
        connect, begin = self._breaking(self.engine.connect), self._breaking(self.engine.begin)
        with mock.patch.object(self.engine, "connect", connect), mock.patch.object(self.engine, "begin", begin):
            yield

    def _breaking(self, real: Callable[[], Any]) -> Callable[[], Any]:
        def opened() -> Any:
            if self.rng.random() < self.share:
                self.broken += 1
                raise sa.exc.OperationalError("SELECT 1", {}, Exception("gone"))
            return real()

        return opened

    def cut(self) -> int:
        """Have PostgreSQL end every connection; how many there were."""
        engine = sa.create_engine(self.engine.url, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                return int(connection.execute(sa.text(CUT)).scalar_one())
        finally:
            engine.dispose()


class Objects:
    """Every object that was ever made for a table."""

    def __init__(self) -> None:
        self.made: list[weakref.ref[Table]] = []

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note each that the server makes."""

        def make(*args: Any, **more: Any) -> Table:
            table = Table(*args, **more)
            self.made.append(weakref.ref(table))
            return table

        with mock.patch.object(server_hall, "Table", make):
            yield

    def doubled(self) -> list[str]:
        """Codes of tables for which there are two living objects. (What only sums one up is no object for it.)"""
        living = [table for one in self.made if (table := one()) is not None and table.fence and not table.closed]
        codes = [table.code for table in living]
        return sorted({code for code in codes if codes.count(code) > 1})


class Storm:
    """A campaign under way."""

    def __init__(self, plan: Plan, server: Server) -> None:
        self.plan, self.server = plan, server
        self.report = Report(plan.name)
        self.rng = random.Random(plan.seed)
        self.database = Database(server.hall.storage.engine, random.Random(plan.seed))
        self.objects = Objects()
        self.players: list[Player] = []

    async def run(self) -> None:
        """Play through one outage after the other, then see who has met whom."""
        for _ in range(self.plan.tables):
            self.players += await seated(self.server.port, {"setup": {"players": 3}}, 2, 1, self.report, self.rng)
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        with self.objects.watched(), self.database.failing():
            for number in range(self.plan.outages):
                await self._outage(number)
        await asyncio.sleep(2 * self.plan.seconds)
        await self._all_meet()
        for player in self.players:
            player.stopping = True
        await asyncio.wait(tasks, timeout=30)
        for task in tasks:
            task.cancel()
        for player in [player for player in self.players if player.view]:
            await replayed(player)
        self._sum_up()

    async def _outage(self, number: int) -> None:
        self.database.share = self.rng.choice((0.3, 0.6, 1.0))
        if number % 3 == 0:
            # Tables are opened anew in the middle of it: that is when two could come of one.
            for table in list(self.server.hall.tables.values()):
                self.server.inside(lambda table=table: self.server.hall.forget(table))  # type: ignore[misc]
        await asyncio.sleep(self.plan.seconds * self.rng.random())
        if self.database.engine.dialect.name == "postgresql" and number % 2:
            self.report.add("connections cut", await asyncio.to_thread(self.database.cut))
        await asyncio.sleep(self.plan.seconds * self.rng.random())
        self.database.share = 0.0
        await asyncio.sleep(self.plan.seconds * self.rng.random())
        doubled = self.server.inside(self.objects.doubled)
        self.report.check(not doubled, f"outage {number}: two objects for {', '.join(doubled)}")
        self.report.add("outages")

    async def _all_meet(self) -> None:
        """All players of a table are told the same in the end."""
        for _ in range(600):
            apart = [
                code
                for code in {player.code for player in self.players}
                if len({p.answers for p in self.players if p.code == code}) > 1
                or any(p.lost_at or p.view is None for p in self.players if p.code == code)
            ]
            if not apart:
                return
            await asyncio.sleep(0.1)
        self.report.check(False, f"the guests of {', '.join(apart)} do not meet")

    def _sum_up(self) -> None:
        text = self.server.hall.metrics.text()
        internal = [line for line in text.splitlines() if 'errors_total{kind="internal"}' in line]
        self.report.check(not internal, f"inner errors: {internal}")
        self.report.figures["connections refused"] = self.database.broken
        self.report.figures["answers told"] = sum(player.answers for player in self.players)


def run(plan: Plan, database: str) -> Report:
    """A whole campaign on one database."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database=database or f"sqlite:///{folder}/storm.db")
        storm = Storm(plan, server)
        try:
            asyncio.run(storm.run())
        finally:
            server.stop()
    return storm.report


def on_postgres(plan: Plan) -> Report:
    """A campaign on a PostgreSQL server of its own."""
    try:
        with postgres() as url:
            return run(plan, url)
    except NotHereError as reason:
        return Report(plan.name, {"left out": str(reason)})


def campaigns() -> list[Campaign]:
    """What ``make storm`` does."""
    return [
        lambda: run(Plan("outages, SQLite", outages=60, tables=6), ""),
        lambda: on_postgres(Plan("outages, PostgreSQL", outages=60, tables=6, seed=2)),
    ]
