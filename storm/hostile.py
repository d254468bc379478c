"""Strangers who mean harm: 100,000 messages and requests that nobody should send, while a table plays on.

The server has to stay alive, count no inner error and write no trace; whoever plays is not to notice. Everything
is sent from this machine, which the limits by address let pass; what one connection may send holds all the same.
"""

from __future__ import annotations

import asyncio
import base64
import copy
import json
import random
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any

import httpx
from tests.server.postgres import NotHereError, postgres
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from overwinter import records
from overwinter.games import GAMES, find
from overwinter.kernel.record import digest_of
from overwinter.lab.mutations import mutate
from storm.kill import House
from storm.players import seated
from storm.report import Campaign, Report

TYPES = [
    *("hello", "answer", "interject", "explain", "undo", "propose-undo", "propose-seat", "vote", "new-link"),
    *("configure", "seat", "rename", "ready", "start", "leave", "host", "rematch", "chat", "emote", "skip"),
    *("language", "ping", "nonsense"),
]
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**6, 10**30, 1.5, [], {}, [[]], {"is": "State"}),
    *("", "x", "x" * 3000, "\u0000", "\ud800", "\u202e"),
)
FIELDS = (
    "seat",
    "kind",
    "option",
    "decision",
    "ref",
    "count",
    "yes",
    "setup",
    "pace",
    "name",
    "text",
    "token",
    "to",
)
TEXTS = (
    "",
    "{",
    "[]",
    "null",
    '"x"',
    "{}" * 50,
    '{"type":' * 2000,
    "\x00",
    "NaN",
    '{"type":"ping","type":"start"}',
)
ORIGINS = ("http://[", "null", "http://evil.example", "//", "http://\x7f", "javascript:1")
HOSTS = ("evil.example", "localhost.evil.example", "[", "a" * 300, "127.0.0.1.evil.example:80")


@dataclass
class Plan:
    """How hard to try."""

    name: str
    messages: int
    requests: int
    uploads: int
    half_sent: int
    seed: int = 1


def message(rng: random.Random, deciding: dict[str, Any] | None) -> str | bytes:
    """Something that a client might send, or should never send."""
    kind = rng.random()
    if kind < 0.1:
        return rng.choice(TEXTS)
    if kind < 0.2:
        return rng.randbytes(rng.randrange(200))
    made: dict[str, Any] = {"type": rng.choice(TYPES)}
    for name in rng.sample(FIELDS, rng.randrange(4)):
        made[name] = copy.deepcopy(rng.choice(VALUES))
    if deciding is not None and rng.random() < 0.2:
        made = {"type": "answer", "decision": deciding["id"] + rng.choice((-1, 0, 1)), "option": "nonsense"}
    return json.dumps(made)


def frame(payload: bytes, opcode: int) -> bytes:
    """A frame of a WebSocket as a client sends it, whatever is in it."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + payload


class Storm:
    """A campaign under way."""

    def __init__(self, plan: Plan, house: House) -> None:
        self.plan, self.house = plan, house
        self.report = Report(plan.name)
        self.rng = random.Random(plan.seed)
        self.longest = 0.0
        self.tokens: list[str] = []
        self.code = ""

    async def run(self) -> None:
        """Everything at once, with a player beside it who only wants to know whether the server is there."""
        victims = await seated(self.house.port, {"setup": {"players": 3}}, 2, 1, self.report, self.rng)
        self.tokens, self.code = [player.token for player in victims], victims[0].code
        bystander = asyncio.create_task(self._bystander())
        attacks: list[Callable[[], Awaitable[None]]] = [self._messages] * 4
        attacks += [self._broken_lines, self._requests, self._uploads, self._half_sent]
        await asyncio.gather(*(attack() for attack in attacks))
        bystander.cancel()
        await asyncio.gather(bystander, return_exceptions=True)
        await self._sum_up()

    async def _bystander(self) -> None:
        """Somebody at another table; how long do they wait for an answer?"""
        player = (await seated(self.house.port, {"setup": {"players": 3}}, 1, 2, self.report, self.rng))[0]
        url = f"ws://127.0.0.1:{self.house.port}/ws/{player.code}"
        async with connect(url, compression=None, max_size=None, ping_interval=None) as line:
            await line.send(json.dumps({"type": "hello", "token": player.token, "language": "en"}))
            while True:
                begun = time.monotonic()
                await line.send('{"type":"ping"}')
                while json.loads(await line.recv())["type"] != "pong":
                    pass
                self.longest = max(self.longest, time.monotonic() - begun)
                self.report.add("pings of a bystander")
                await asyncio.sleep(0.1)

    async def _messages(self) -> None:
        """A quarter of the messages, over connections that are ended for it again and again."""
        rng, left = random.Random(self.rng.random()), self.plan.messages // 4
        url = f"ws://127.0.0.1:{self.house.port}/ws"
        while left > 0:
            with suppress(OSError, WebSocketException):
                async with connect(url, compression=None, max_size=None, ping_interval=None) as line:
                    who = {"token": rng.choice(self.tokens)} if rng.random() < 0.7 else {"code": self.code}
                    await line.send(json.dumps({"type": "hello", "language": "en", **who}))
                    deciding = None
                    for _ in range(170):
                        left -= 1
                        await line.send(message(rng, deciding))
                        self.report.add("messages")
                        with suppress(TimeoutError):
                            told = json.loads(await asyncio.wait_for(line.recv(), 0.0005))
                            deciding = told.get("decision") or deciding

    async def _broken_lines(self) -> None:
        """Letters that are none, frames that are none, lines that end in the middle, while views are due."""
        rng = random.Random(self.rng.random())
        for _ in range(max(1, self.plan.messages // 200)):
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
                key = base64.b64encode(rng.randbytes(16)).decode()
                writer.write(
                    f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                hello = json.dumps({"type": "hello", "token": rng.choice(self.tokens), "language": "en"})
                writer.write(frame(hello.encode(), 1))
                writer.write(frame(b'{"type":"language","language":"de"}', 1))
                writer.write(
                    frame(rng.choice((b"\xff\xfe", b"\xc3", rng.randbytes(50))), rng.choice((1, 1, 1, 3, 11)))
                )
                await writer.drain()
                if rng.random() < 0.5:
                    await asyncio.wait_for(reader.read(10_000), 5)
                writer.transport.abort()
                self.report.add("broken lines")

    async def _requests(self) -> None:
        """Requests to every address with every field wrong."""
        rng = random.Random(self.rng.random())
        paths = ["/api/tables", f"/api/tables/{self.code}/join", "/api/import", "/plain/create", "/plain/join"]
        paths += [
            f"/plain/s/{self.tokens[0]}/{action}" for action in ("answer", "seat", "vote", "host", "nonsense")
        ]
        paths += [
            "/api/replay/x/1",
            f"/api/replay/{self.code}/99999",
            "/at/w9/api/tables",
            "/api/words/xx",
            "/%00",
        ]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", timeout=60) as http:
            for _ in range(self.plan.requests):
                headers = {"Origin": rng.choice(ORIGINS)} if rng.random() < 0.3 else {}
                if rng.random() < 0.2:
                    headers["Host"] = rng.choice(HOSTS)
                body = message(rng, None)
                kind = rng.choice(("application/json", "application/x-www-form-urlencoded", "x"))
                with suppress(httpx.HTTPError, ValueError):
                    got = await http.request(
                        rng.choice(("GET", "POST", "PUT")),
                        rng.choice(paths),
                        content=body.encode("utf-8", "replace") if isinstance(body, str) else body,
                        headers={**headers, "Content-Type": kind},
                    )
                    self.report.check(
                        got.status_code != 500, f"500 for {got.request.method} {got.request.url.path}"
                    )
                self.report.add("requests")

    async def _uploads(self) -> None:
        """Records with something wrong in them, some of them made to run for ever."""
        rng = random.Random(self.rng.random())
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", timeout=120) as http:
            for number in range(self.plan.uploads):
                name = sorted(GAMES)[number % len(GAMES)]
                game = find(name).fields[name].begin(number)
                doc = records.to_record(game)
                doc["rules"] += rng.choice((0, 0, 1))
                for _ in range(rng.randrange(4)):
                    mutate(doc["snapshot"] if rng.random() < 0.7 else doc, rng)
                with suppress(TypeError, ValueError):
                    doc["digest"] = digest_of(doc)
                got = await http.post("/api/import", json={"record": doc, "name": "x"})
                self.report.check(got.status_code < 500, f"{got.status_code} for an upload: {got.text[:80]}")
                self.report.add("uploads")

    async def _half_sent(self) -> None:
        """Requests whose headers never end; newcomers get in all the same."""
        async with AsyncExitStack() as stack:
            for _ in range(self.plan.half_sent):
                line = socket.create_connection(("127.0.0.1", self.house.port), 20)
                stack.callback(line.close)
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                self.report.add("half-sent requests")
                await asyncio.sleep(0)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", timeout=30) as http:
                got = await http.get("/api/tables")
            self.report.check(got.status_code == 200, f"newcomers are shut out: {got.status_code}")

    async def _sum_up(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.house.port}", timeout=60) as http:
            health = await http.get("/healthz")
            text = (await http.get("/metrics")).text
        self.report.check(health.status_code == 200, f"the server is not well: {health.text}")
        inner = [
            line for line in text.splitlines() if line.startswith("overwinter_errors_total") and "internal" in line
        ]
        self.report.check(not inner, f"inner errors: {inner}")
        self.report.figures["longest wait of a bystander (ms)"] = round(1000 * self.longest)


def run(plan: Plan, database: str = "") -> Report:
    """A whole campaign, on a SQLite file unless a database is named."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(database or f"sqlite:///{folder}/storm.db", 1)
        house.start()
        storm = Storm(plan, house)
        try:
            asyncio.run(storm.run())
        finally:
            house.stop()
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
        lambda: run(Plan("strangers, SQLite", messages=100_000, requests=5_000, uploads=60, half_sent=1_100)),
        lambda: on_postgres(
            Plan("strangers, PostgreSQL", messages=20_000, requests=1_000, uploads=20, half_sent=1_100, seed=2)
        ),
    ]
