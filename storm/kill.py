"""kill -9 in the middle of busy tables: nothing that anybody was told is lost, and tables go on elsewhere.

With one process (SQLite and PostgreSQL) it is started again; with three on one PostgreSQL the tables of the one
that was killed go on at the others. One is also frozen for longer than its lease and woken again: by then its
tables belong to others, and nothing that it still wants to write counts.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.server.postgres import NotHereError, postgres

from overwinter.server.leases import LEASE_SECONDS
from storm.players import Player, replayed, seated
from storm.report import Campaign, Report

PATIENCE = 90.0
COLONIES = {"players": 4, "box": "all", "packs": ["warring"], "modules": ["warring"]}


@dataclass
class Plan:
    """How hard to try."""

    name: str
    kills: int
    tables: int
    workers: int = 1
    freezes: int = 0
    answers: int = 60
    """That all players together are told between two kills."""
    seed: int = 1
    at_once: bool = False
    """Only tables of two colonies, struck while two of their players act at the same time."""


@dataclass
class House:
    """A server in a process (or several) of its own, which can be killed and started again."""

    database: str
    workers: int
    port: int = 0
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    def start(self) -> None:
        """Start it; always at the same port."""
        command = [sys.executable, "-m", "overwinter", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", self.database, "--bot-delay", "0", "--workers", str(self.workers)]
        quiet = {**os.environ, "OVERWINTER_LOG_LEVEL": "error"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http"), "the server does not start"
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """The end, at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """The end, in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(20)
            self.process.kill()
            self.process.wait()

    async def pids(self) -> list[int]:
        """The processes that serve, the one with the most tables first."""
        found: dict[int, int] = {}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as http:
            while len(found) < self.workers:
                for number in range(1, self.workers + 1):
                    with suppress(httpx.HTTPError):
                        text = (await http.get(f"/at/w{number}/metrics")).text
                        told = re.search(r'overwinter_info\{worker="(\w+)",[^}]*pid="(\d+)"', text)
                        tables = re.search(r"overwinter_tables (\d+)", text)
                        if told and tables and told[1] == f"w{number}":
                            found[int(told[2])] = int(tables[1])
                await asyncio.sleep(0.1)
        return sorted(found, key=lambda pid: -found[pid])


async def _wait(until: Callable[[], bool], report: Report, what: str) -> None:
    """Until something is so; too long is a failure."""
    begun = time.monotonic()
    while not until():
        if time.monotonic() - begun > PATIENCE:
            report.check(False, f"waited in vain: {what}")
            return
        await asyncio.sleep(0.02)


async def _wishes(port: int) -> list[dict[str, Any]]:
    """A table of every kind that the server offers: all games, all variants."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        games = (await http.get("/api/games")).json()["games"]
    found = []
    for game in games:
        modes = next((s["choices"] for s in game["settings"] if s["id"] == "mode"), [{"value": None}])
        for mode in modes:
            setup = {"mode": mode["value"]} if mode["value"] else {}
            usual = 2 if mode["value"] == "dilemma" else max(game["min_players"], min(3, game["max_players"]))
            found.append({"game": game["id"], "setup": {**setup, "players": usual}, "players": usual})
    return [*found, _TWO_COLONIES]


_TWO_COLONIES = {"game": "colony", "setup": COLONIES, "players": 4, "people": 4, "pace": {"glass": 3}}
"""Both sides are people who act at the same time, and sometimes too slowly."""


def _at_once(player: Player) -> bool:
    """Whether two act at the same time at the table of a player, as far as that one was told."""
    parts = player.view["view"].get("parts", {}) if player.view else {}
    return len(parts.get("warring", {}).get("acting", ())) > 1


class Storm:
    """A campaign under way."""

    def __init__(self, plan: Plan, house: House) -> None:
        self.plan, self.house = plan, house
        self.report = Report(plan.name)
        self.rng = random.Random(plan.seed)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.told = 0
        self.slowest = 0.0

    async def run(self) -> None:
        """Play, kill, look; again and again."""
        for _ in range(self.plan.kills + self.plan.freezes):
            await self._fill()
            await self._busy()
            strike = self._freeze if self.report.figures.get("kills", 0) == self.plan.kills else self._strike
            await strike()
        await self._busy()
        for player in self.players:
            player.stopping = True
        await asyncio.wait(self.tasks, timeout=30)
        for player in [p for p in self.players if p.view]:
            await replayed(player)
        self.report.figures["views told"] = self.told
        self.report.figures["slowest return (s)"] = round(self.slowest, 1)

    async def _fill(self) -> None:
        """Have as many tables with a game as wanted."""
        over = {p.code for p in self.players if p.view and p.view["view"]["outcome"]}
        live = {p.code for p in self.players} - over
        wishes = [_TWO_COLONIES] if self.plan.at_once else await _wishes(self.house.port)
        while len(live) < self.plan.tables:
            wish = dict(wishes[self.report.figures.get("tables", 0) % len(wishes)])  # type: ignore[operator]
            seats = wish.pop("players")
            people = wish.pop("people", min(2, seats))
            table = await seated(self.house.port, wish, people, seats - people, self.report, self.rng)
            for player in table:
                player.on_view = self._seen
                self.players.append(player)
                self.tasks.append(asyncio.create_task(player.play()))
            live.add(table[0].code)
            self.report.add("tables")

    def _seen(self, _: Player) -> None:
        self.told += 1

    async def _busy(self) -> None:
        """Until everybody was told a lot."""
        wanted = self.told + self.plan.answers + self.rng.randrange(self.plan.answers)
        await _wait(lambda: self.told >= wanted or self._all_over(), self.report, "for answers")
        if self.plan.at_once:
            await _wait(self._together, self.report, "for two who act at once")

    def _together(self) -> bool:
        """Whether two act at the same time anywhere, or nobody ever will."""
        return self._all_over() or any(map(_at_once, self.players))

    def _all_over(self) -> bool:
        return all(p.view is not None and p.view["view"]["outcome"] for p in self.players)

    async def _strike(self) -> None:
        """Kill a process, and wait until everybody is back."""
        begun = time.monotonic()
        if self.plan.workers == 1:
            self.house.kill()
            await self._all_lost()
            self.house.start()
        else:
            pids, broken = await self.house.pids(), self._broken()
            begun = time.monotonic()
            os.kill(pids[0], signal.SIGKILL)
            await _wait(lambda: self._broken() > broken, self.report, "for a broken line")
        self.report.add("kills")
        await self._all_back(begun)

    async def _freeze(self) -> None:
        """Stop a process for longer than its lease; the others take over. Then wake it."""
        pids = await self.house.pids()
        frozen = pids[0]
        os.kill(frozen, signal.SIGSTOP)
        try:
            await asyncio.sleep(LEASE_SECONDS + 2)
            await self._busy()
        finally:
            os.kill(frozen, signal.SIGCONT)
        self.report.add("freezes")
        await self._all_back(time.monotonic())

    def _broken(self) -> int:
        """How many lines broke so far."""
        return sum(player.breaks for player in self.players)

    async def _all_lost(self) -> None:
        await _wait(lambda: all(p.lost_at or not p.view for p in self.players), self.report, "for broken lines")

    async def _all_back(self, begun: float) -> None:
        await _wait(lambda: not any(p.lost_at for p in self.players), self.report, "for players to come back")
        self.slowest = max(self.slowest, time.monotonic() - begun)


def run(plan: Plan, database: str) -> Report:
    """A whole campaign on one database."""
    house = House(database, plan.workers)
    house.start()
    storm = Storm(plan, house)
    try:
        asyncio.run(storm.run())
    finally:
        house.stop()
    return storm.report


def on_sqlite(plan: Plan) -> Report:
    """A campaign on a SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        return run(plan, f"sqlite:///{folder}/storm.db")


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
        lambda: on_sqlite(Plan("kill -9, one process, SQLite", kills=30, tables=8)),
        lambda: on_postgres(Plan("kill -9, one process, PostgreSQL", kills=15, tables=8, seed=2)),
        lambda: on_postgres(
            Plan("kill -9, one of three processes, PostgreSQL", kills=15, tables=12, workers=3, freezes=2, seed=3)
        ),
    ]
