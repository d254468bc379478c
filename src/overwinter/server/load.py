"""How a server bears many tables: ``make load``. Everything happens on this machine.

A server is started beside this program, tables are filled with connected players who follow the game as the page
does, and each table gives one answer a second; with two colonies (``--warring``) each of the two sides does.
Measured are the time from sending an answer to the arrival of the view of it at the last of the players of that
table, the processor time of the server for it, and what it sends to all of them together.

The players are one program on the same processors. What they do is done as cheaply as can be
(:mod:`overwinter.server.load_line`), and they say how late they give answers themselves; if they are late to hear
of a view, that is in the times.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import msgspec

from .load_line import PlayerLine, connect
from .quick_words import LANGUAGES


@dataclass(frozen=True)
class Plan:
    """What the tables play."""

    tables: int
    seats: int
    setup: dict[str, object] = field(default_factory=dict)


USUAL = Plan(200, 4)
WARRING = Plan(40, 10, {"players": 10, "box": "all", "packs": ["warring"], "modules": ["warring"]})
OVERTAKEN = ("error-faster", "error-stale-decision", "error-not-asked")
"""No fault of the server's: the other side was faster."""


class _Option(msgspec.Struct):
    id: str


class _Decision(msgspec.Struct):
    id: int
    options: list[_Option]

    def recall(self, again: list[str | None]) -> None:
        """Put the options that were told before between the new ones."""
        fresh = iter(self.options)
        self.options = [next(fresh) if name is None else _Option(name) for name in again]


class _Side(msgspec.Struct):
    side: int


class _Stats(msgspec.Struct):
    """Comes with the end of the game."""


class _Table(msgspec.Struct):
    blocked: str
    seats: list[_Side]


class _Message(msgspec.Struct):
    """What matters here of a message."""

    type: str
    serial: int = 0
    decision: _Decision | None = None
    again: list[str | None] | None = None
    stats: _Stats | None = None
    table: _Table | None = None
    key: str = ""


_decode = msgspec.json.Decoder(_Message).decode


@dataclass
class Seat:
    """A connected player."""

    number: int
    side: int = -1
    serial: int = 0
    decision: _Decision | None = None
    blocked: str = "?"
    over: bool = False
    line: PlayerLine = field(init=False)

    def say(self, **message: object) -> None:
        """Send a message."""
        self.line.send(msgspec.json.encode(message))


@dataclass
class Sent:
    """An answer under way."""

    seat: Seat
    decision: int
    at: float
    expected: int = 0
    """The serial of the first view in which whoever answered is not asked this any more; 0: not there yet."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class LoadedTable:
    """A table, and the answers that are under way: one for each side."""

    rng: random.Random
    seats: list[Seat] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)

    def look(self, seat: Seat, result: Result) -> None:
        """A seat has got a view: who has seen what?"""
        for sent in list(self.sent):
            asked = seat.decision.id if seat.decision is not None else None
            if sent.seat is seat and not sent.expected and asked != sent.decision:
                sent.expected = seat.serial
            if sent.expected and all(s.serial >= sent.expected for s in self.seats):
                self.sent.remove(sent)
                result.times.append(time.perf_counter() - sent.at)
                sent.arrived.set()

    def refused(self, seat: Seat) -> None:
        """An answer of a seat was not taken."""
        for sent in [one for one in self.sent if one.seat is seat]:
            self.sent.remove(sent)
            sent.arrived.set()


@dataclass
class Result:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """By how much the players themselves were late with their answers."""
    errors: list[str] = field(default_factory=list)
    over: int = 0
    overtaken: int = 0
    bytes: int = 0
    before: int = 0
    """Memory of the server with one table, in KiB."""
    after: int = 0
    """With all of them, at the end."""
    seconds: float = 0.0
    """Of processor time that the server has used while answers were given."""
    own_seconds: float = 0.0
    """The same of this program."""

    @property
    def answers(self) -> int:
        """How many were given; at least one, so that one can divide by it."""
        return max(1, len(self.times))

    def percentile(self, share: float) -> float:
        """A percentile of the times, in milliseconds."""
        return percentile(self.times, share)


def percentile(seconds: list[float], share: float) -> float:
    """What so large a share of all is not above, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def _answer(port: int, method: str, path: str, data: bytes = b"") -> bytes:
    """A small HTTP client: one request, one connection. What comes back, as it comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    return answer


async def _request(port: int, method: str, path: str, data: bytes = b"") -> bytes:
    """The body of an answer."""
    status, _, rest = (await _answer(port, method, path, data)).partition(b"\r\n")
    if b" 20" not in status:
        raise RuntimeError(f"{path}: {status.decode()}")
    return rest.partition(b"\r\n\r\n")[2]


async def _post(port: int, path: str, body: object) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(await _request(port, "POST", path, msgspec.json.encode(body)))
    return found


async def _place(port: int, code: str) -> str:
    """What stands before the addresses of a table: with several processes, which of them has it."""
    answer = await _answer(port, "GET", f"/api/tables/{code}/record")
    found = re.search(rb"(?i)^location:.*?(/at/[^/]+)/", answer.partition(b"\r\n\r\n")[0], re.MULTILINE)
    return found[1].decode() if found else ""


async def _warmed_up(port: int) -> None:
    """Wait until the server has read everything that it reads when it starts: that is no work for answers."""
    sets = msgspec.json.decode(await _request(port, "GET", "/api/sets"))["sets"]
    for language in LANGUAGES:
        await _request(port, "GET", f"/api/games?language={language}")
        for name in sets:
            await _request(port, "GET", f"/api/sets/{name}/words/{language}")


def _hear(table: LoadedTable, seat: Seat, result: Result, data: bytes) -> None:
    """A seat has got a message."""
    result.bytes += len(data)
    message = _decode(data)
    if message.type == "view":
        if message.decision is not None and message.again is not None:
            message.decision.recall(message.again)
        seat.serial, seat.decision, seat.over = message.serial, message.decision, message.stats is not None
        table.look(seat, result)
    elif message.table is not None:
        seat.blocked, seat.side = message.table.blocked, message.table.seats[seat.number].side
    elif message.type == "error":
        if message.key in OVERTAKEN:
            result.overtaken += 1
        else:
            result.errors.append(message.key)
        table.refused(seat)


async def _open_table(port: int, plan: Plan, number: int, result: Result) -> LoadedTable:
    """A table with a connected player in each seat, and a game begun. Its number decides how it is played."""
    table = LoadedTable(random.Random(number))
    wish = {"name": "P1", "seats": [{"kind": "person"}] + [{}] * (plan.seats - 1), "setup": plan.setup}
    made = await _post(port, "/api/tables", wish)
    tokens, code = [made["token"]], made["code"]
    at = await _place(port, code)
    for seat_number in range(2, plan.seats + 1):
        joined = await _post(port, f"{at}/api/tables/{code}/join", {"name": f"P{seat_number}"})
        tokens.append(joined["token"])
    for seat_number, token in enumerate(tokens):
        seat = Seat(seat_number)
        table.seats.append(seat)
        seat.line = await connect(port, f"{at}/ws/{code}", partial(_hear, table, seat, result))
        seat.say(type="hello", token=token, language="en", follow=True)
    for seat in table.seats[1:]:
        seat.say(type="ready", ready=True)
    while table.seats[0].blocked:
        await asyncio.sleep(0.02)
    table.seats[0].say(type="start")
    while not all(seat.serial for seat in table.seats):
        await asyncio.sleep(0.02)
    await _set_up(table)
    return table


async def _set_up(table: LoadedTable) -> None:
    """Everybody chooses their survivors, so that measuring begins with the first turn."""
    for seat in table.seats:
        while seat.decision is None:
            await asyncio.sleep(0.02)
        chosen = table.rng.choice(seat.decision.options).id
        seat.say(type="answer", decision=seat.decision.id, option=chosen)
    begun = table.seats[0].serial + len(table.seats) - 1
    while not all(seat.serial >= begun for seat in table.seats):
        await asyncio.sleep(0.02)


async def _play(table: LoadedTable, side: int, until: float, result: Result) -> None:
    """One answer a second by those of a side, as long as they are asked."""
    rng = table.rng
    await asyncio.sleep(rng.random())
    due = time.monotonic()
    mine = [seat for seat in table.seats if seat.side == side]
    while time.monotonic() < until:
        asked = [seat for seat in mine if seat.decision is not None and seat.decision.options]
        if table.seats[0].over:
            result.over += 1
            return
        if not asked:
            await asyncio.sleep(0.02)
            due = time.monotonic()
            continue
        seat = rng.choice(asked)
        assert seat.decision is not None
        option = rng.choice(seat.decision.options).id
        result.late.append(time.monotonic() - due)
        due = time.monotonic() + 1
        sent = Sent(seat, seat.decision.id, time.perf_counter())
        table.sent.append(sent)
        seat.say(type="answer", decision=seat.decision.id, option=option)
        try:
            async with asyncio.timeout(10):
                await sent.arrived.wait()
        except TimeoutError:
            result.errors.append("timeout")
            return
        due = max(due, time.monotonic())
        await asyncio.sleep(due - time.monotonic())


def _family(process: int) -> list[int]:
    """A process and those that it has started, where the system tells."""
    children = Path(f"/proc/{process}/task/{process}/children")
    found = children.read_text().split() if children.exists() else []
    return [process, *(one for child in found for one in _family(int(child)))]


def _memory(process: int) -> int:
    """Resident memory of a process in KiB; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def _cpu(process: int) -> float:
    """Seconds of CPU that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


async def _measure(port: int, server: int, plan: Plan, seconds: float) -> Result:
    family = _family(server)
    result = Result()
    await _warmed_up(port)
    warm = await _open_table(port, plan, 0, result)
    result.before = sum(map(_memory, family))
    gate = asyncio.Semaphore(8)

    async def opened(number: int) -> LoadedTable:
        async with gate:
            return await _open_table(port, plan, number, result)

    all_tables = [warm, *await asyncio.gather(*(opened(number) for number in range(1, plan.tables)))]
    result.bytes = 0
    gc.collect()
    gc.disable()  # a search for garbage among thousands of players would count as the server's time
    begun, own, until = sum(map(_cpu, family)), time.process_time(), time.monotonic() + seconds
    sides = [(table, side) for table in all_tables for side in sorted({seat.side for seat in table.seats})]
    await asyncio.gather(*(_play(table, side, until, result) for table, side in sides))
    result.seconds, result.own_seconds = sum(map(_cpu, family)) - begun, time.process_time() - own
    result.after = sum(map(_memory, family))
    for table in all_tables:
        for seat in table.seats:
            seat.line.transport.abort()
    return result


def start_server(folder: str, *options: str) -> tuple[subprocess.Popen[str], int]:
    """A server of its own for a test, and its port."""
    command = [sys.executable, "-m", "overwinter", "serve", "--no-open", "--port", "0", "--data", folder, *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    if not line.startswith("http"):
        raise RuntimeError("the server does not start")
    return server, int(line.strip().rstrip("/").rpartition(":")[2])


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="overwinter.server.load", description=__doc__)
    parser.add_argument("--warring", action="store_true", help="tables of ten in two colonies, both sides acting")
    parser.add_argument("--tables", type=int, help=f"{USUAL.tables}; {WARRING.tables} of two colonies")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--most", type=float, default=150.0, help="fail if p99 is above this, in milliseconds")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server (PostgreSQL)")
    parser.add_argument("--database", help="an empty one: its URL")
    given = parser.parse_args()
    options = ["--seed", "1", "--workers", str(given.workers)]
    options += ["--database", given.database] if given.database else []
    plan = WARRING if given.warring else USUAL
    plan = replace(plan, tables=given.tables or plan.tables)
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder, *options)
        try:
            result = asyncio.run(_measure(port, server.pid, plan, given.seconds))
        finally:
            server.terminate()
            server.wait()
    _tell(plan, given.seconds, result, overtaken=given.warring)
    return 1 if result.errors or not result.times or result.percentile(0.99) > given.most else 0


def _tell(plan: Plan, seconds: float, result: Result, *, overtaken: bool) -> None:
    """What was found, in a few lines."""
    print(f"tables {plan.tables}, connections {plan.tables * plan.seats}, {seconds:g} s")
    told = f", overtaken {result.overtaken}" if overtaken else ""
    print(f"answers {len(result.times)}, games over {result.over}, errors {len(result.errors)}{told}")
    print(
        f"answer to last view: p50 {result.percentile(0.5):.1f} ms, p90 {result.percentile(0.9):.1f} ms, "
        f"p99 {result.percentile(0.99):.1f} ms, worst {result.percentile(1):.1f} ms"
    )
    per_table = (result.after - result.before) / max(1, plan.tables - 1)
    print(f"memory {result.after / 1024:.0f} MiB, {per_table:.0f} KiB a table")
    print(
        f"an answer: {1000 * result.seconds / result.answers:.2f} ms of the server's processor time, "
        f"{result.bytes / result.answers / 1000:.1f} kB sent to all {plan.seats} seats together"
    )
    server, players = (100 * used / seconds for used in (result.seconds, result.own_seconds))
    late = f"p50 {percentile(result.late, 0.5):.1f} ms, p99 {percentile(result.late, 0.99):.1f} ms"
    print(f"busy: server {server:.0f} %, players {players:.0f} %; players late by {late}")
    if hasattr(os, "getloadavg"):
        print(f"load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for error in sorted(set(result.errors)):
        print(f"error: {error} x {result.errors.count(error)}")


if __name__ == "__main__":
    sys.exit(main())
