"""A server inside the test process, and clients that talk to it as a browser would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from overwinter.server.app import make_app
from overwinter.server.changes import changed
from overwinter.server.hall import Hall
from overwinter.server.main import http_config
from overwinter.server.settings import Settings
from overwinter.server.table import Table

PATIENCE = 20.0
"""Seconds until something that should come is given up; nothing waits that long when all is well."""
HOST = {"seat": 0, "host": True, "language": "en", "watching": False, "double": False, "whispers": False}
"""What the host at the first seat is told to be, where nothing else was agreed."""


class Server:
    """A running server. ``hall`` is its inside."""

    def __init__(self, folder: Path, *, static: Path | None = None, **settings: Any) -> None:
        given = {"bot_delay": 0, "seed": 5, "log_level": "error", "database": f"sqlite:///{folder}/test.db"}
        chosen = Settings(**{**given, **settings})
        self.app = make_app(chosen, static=static or folder / "static")
        config = http_config(self.app, chosen)
        config.port = 0
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        waited = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server does not start"
            assert time.monotonic() < waited, "the server does not start"
            time.sleep(0.01)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        # Each request has a line of its own: one that is kept may be closed just as the next request is sent.
        alone = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, limits=alone)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(serve())

    @property
    def hall(self) -> Hall:
        """All tables."""
        hall: Hall = self.app.state.hall
        return hall

    def table(self, code: str) -> Table:
        """A table in memory."""
        return self.hall.tables[code]

    def absent(self, code: str, seat: int, minutes: float) -> None:
        """Have it that nobody has been there for a seat for so long."""
        table = self.table(code)

        def leave() -> None:
            for guest in [guest for guest in table.guests if guest.seat == seat]:
                table.guests.discard(guest)
            table.opened = min(table.opened, time.monotonic() - 60 * minutes)
            table.left[seat] = table.seen[seat] = time.monotonic() - 60 * minutes

        self.inside(leave)

    def inside(self, work: Callable[[], Any]) -> Any:
        """Call something in the thread of the server."""

        async def call() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    def waits(self, work: Any) -> Any:
        """Await something in the thread of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def begins(self, work: Any) -> Any:
        """Begin something in the thread of the server, and do not wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def stop(self) -> None:
        """Stop as by Ctrl-C."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    # -- tables --------------------------------------------------------------------------------

    def create(self, people: int = 1, bots: int = 3, **wish: Any) -> dict[str, Any]:
        """A new table: the host, more seats for people, and bots."""
        seats = [{"kind": "person"}, *[{"kind": "free"}] * (people - 1), *[{"kind": "bot"}] * bots]
        body = {"name": "Host", "seats": seats, **wish}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, code: str, name: str = "Guest", **wish: Any) -> dict[str, Any]:
        """Take a seat."""
        answer = self.http.post(f"/api/tables/{code}/join", json={"name": name, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def client(self, **hello: Any) -> Client:
        """A connection that has said hello."""
        client = Client(self)
        client.send(type="hello", **{"language": "en", "since": 0, **hello})
        return client

    def started(self, people: int = 1, bots: int = 3, *, follow: bool = False, **wish: Any) -> list[Client]:
        """A table whose game has begun, with everybody connected."""
        made = self.create(people, bots, **wish)
        tokens = [made["token"], *[self.join(made["code"], f"Guest {n}")["token"] for n in range(1, people)]]
        clients = [self.client(token=token, follow=follow) for token in tokens]
        for client, token in zip(clients, tokens, strict=True):
            client.token, client.code = token, made["code"]
        for client in clients[1:]:
            client.send(type="ready", ready=True)
        clients[0].until(lambda c: c.table is not None and not c.table["blocked"])
        clients[0].send(type="start")
        for client in clients:
            client.until(lambda c: c.view is not None)
        return clients


class Client:
    """One connection. It keeps every byte that it was sent."""

    def __init__(self, server: Server, path: str = "/ws", **options: Any) -> None:
        self.server = server
        url = f"ws://127.0.0.1:{server.port}{path}"
        self._stack = contextlib.ExitStack()
        opened = connect(url, compression=None, max_size=None, **options)
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.token = self.code = ""
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.table: Any = None
        self.you: dict[str, Any] = {}
        self.view: Any = None
        self.events: dict[int, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.bye = ""
        self.closed = False
        self.pictures: list[tuple[int, Any]] = []
        """Of a client that follows: every picture that it was shown, with the event it belongs to."""
        self.told: dict[str, Any] = {}
        """Of a client that follows: the options that it was told since the last whole view."""

    # -- talking -------------------------------------------------------------------------------

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.raw(json.dumps(message))

    def raw(self, data: str | bytes) -> None:
        """Send anything."""
        with contextlib.suppress(ConnectionClosed):
            self.socket.send(data)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any] | None:
        """The next message; ``None`` if there is none in time, or no more."""
        try:
            data = self.socket.recv(timeout)
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.closed = True
            return None
        assert isinstance(data, str)
        self.received.append(data)
        message: dict[str, Any] = json.loads(data)
        self.messages.append(message)
        self._take(message)
        return message

    def catch_up(self) -> None:
        """Take what has come already. There is no wait: a queue of Python 3.11 whose time is over before it looks
        at its clock waits for ever."""
        while self.receive(0) is not None:
            pass

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.table, self.you = message["table"], message["you"]
        elif kind == "view":
            known = self.view is not None and self.view["epoch"] == message["epoch"]
            assert not known or message["serial"] >= self.view["serial"]
            if not known:
                self.events.clear()
            self._look(message)
            self.view = message
            for event in message["events"]:
                self.events[event["n"]] = event
                if event["kind"] == "table-undone" and "from" in event["facts"]:
                    for n in range(event["facts"]["from"], event["facts"]["to"] + 1):
                        self.events.pop(n, None)
        elif kind == "error":
            self.errors.append(message)
        elif kind == "bye":
            self.bye = message["reason"]

    def _look(self, message: dict[str, Any]) -> None:
        """Make a whole view of changes."""
        self._recall(message)
        if message["view"] is None:
            lines = {name: self.view[name] for name in ("forecast", "why_not")}
            message |= lines if message["lines"] is None else changed(lines, message["lines"])
            picture = self.view["view"]
            for moment in message["moments"]:
                picture = changed(picture, moment["change"])
                self.pictures.append((moment["n"], picture))
            message["view"] = changed(picture, message["change"]) if message["change"] is not None else picture

    def _recall(self, message: dict[str, Any]) -> None:
        """Put the options that were told before into the decision."""
        if message["view"] is not None:
            self.told.clear()
        decision = message["decision"]
        if decision is None:
            assert message["again"] is None
            return
        self.told |= {option["id"]: option for option in decision["options"]}
        if message["again"] is not None:
            fresh = iter(decision["options"])
            decision["options"] = [next(fresh) if name is None else self.told[name] for name in message["again"]]
            assert next(fresh, None) is None

    def until(self, wanted: Callable[[Client], Any]) -> Any:
        """Listen until something is so."""
        waited = time.monotonic() + PATIENCE
        while not (found := wanted(self)):
            assert time.monotonic() < waited, f"waited in vain; the last was {self.received[-1:]}"
            if self.receive(0.5) is None and self.closed:
                found = wanted(self)
                assert found, f"closed; the last was {self.received[-1:]}"
                break
        return found

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        waited = time.monotonic() + PATIENCE
        while time.monotonic() < waited:
            message = self.receive(0.5)
            if message is not None and message["type"] == kind:
                return message
            assert not self.closed, f"closed while waiting for {kind}: {self.received[-1:]}"
        raise AssertionError(f"no {kind}")

    def settle(self) -> None:
        """Listen to everything that the server has to say up to now."""
        self.send(type="ping")
        while (message := self.receive()) is not None and message["type"] != "pong":
            pass

    def error(self) -> str:
        """The key of the next error."""
        key: str = self.next("error")["key"]
        return key

    def close(self) -> None:
        """End the connection."""
        with contextlib.suppress(Exception):
            self._stack.close()

    # -- playing -------------------------------------------------------------------------------

    @property
    def decision(self) -> dict[str, Any] | None:
        """The open decision."""
        found: dict[str, Any] | None = self.view["decision"] if self.view else None
        return found

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.view and self.view["view"]["outcome"])

    def answer(self, option: str) -> None:
        """Answer the open decision, and wait until it is taken or refused."""
        assert self.decision is not None
        asked, errors = self.decision["id"], len(self.errors)
        self.send(type="answer", decision=asked, option=option)
        self.until(lambda c: len(c.errors) > errors or c.decision is None or c.decision["id"] != asked)

    def refused(self, option: str, decision: int) -> str:
        """Give an answer that should be refused; the key of the refusal."""
        self.send(type="answer", decision=decision, option=option)
        return self.error()

    def choose(self, rng: random.Random, *avoid: str) -> str:
        """Answer with anything (but not with the verbs to avoid, if there is a choice)."""
        assert self.decision is not None
        options = self.decision["options"]
        chosen = rng.choice([o for o in options if o["verb"] not in avoid] or options)
        self.answer(chosen["id"])
        option: str = chosen["id"]
        return option

    def turn(self) -> None:
        """Wait until there is something to decide, or the game is over."""
        self.until(lambda c: c.decision is not None or c.over)


def play_on(clients: list[Client], rng: random.Random, most: int = 2000) -> int:
    """Let all clients answer at random until the game is over (or ``most`` answers were given)."""
    given = 0
    waited = time.monotonic() + 3 * PATIENCE
    while given < most and not all(client.over for client in clients):
        assert time.monotonic() < waited, "nobody has anything to decide"
        for client in clients:
            client.catch_up()
        asked = [client for client in clients if client.decision is not None and not client.over]
        if asked:
            client = rng.choice(asked)
            client.choose(rng)
            given += 1
        else:
            time.sleep(0.001)
    return given


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server for one test."""
    server = Server(folder, **settings)
    try:
        yield server
    finally:
        server.stop()
