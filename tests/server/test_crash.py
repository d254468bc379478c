"""kill -9 in the middle of busy tables: nothing that anybody was told is lost."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from overwinter.server.load import start_server
from tests.server.harness import Client

TABLES = 6
BUSY = 15 * 2 * TABLES
"""When every client has seen about 15 answers, it is the end."""


class Far:
    """A server in a process of its own, as far as :class:`Client` needs one."""

    def __init__(self, folder: Path) -> None:
        self.process, self.port = start_server(str(folder), "--bot-delay", "0")
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20)

    def kill(self) -> None:
        """The end, at once."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def client(self, token: str) -> Client:
        client = Client(self)  # type: ignore[arg-type]
        client.token = token
        client.send(type="hello", token=token, language="en", since=0)
        return client


def busy_table(server: Far, number: int) -> list[Client]:
    """Two people and two bots in a running game."""
    seats = [{"kind": "person"}, {}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    made = server.http.post("/api/tables", json={"name": f"A{number}", "seats": seats}).json()
    joined = server.http.post(f"/api/tables/{made['code']}/join", json={"name": f"B{number}"}).json()
    clients = [server.client(made["token"]), server.client(joined["token"])]
    clients[1].send(type="ready", ready=True)
    clients[0].until(lambda c: c.table and not c.table["blocked"])
    clients[0].send(type="start")
    for client in clients:
        client.until(lambda c: c.view)
    return clients


def keep_answering(client: Client, seed: int) -> None:
    """Answer whatever is asked, as fast as possible, until the line is dead."""
    rng, answered = random.Random(seed), -1
    while not client.closed:
        decision = client.decision
        if decision is not None and decision["id"] != answered and not client.over:
            answered = decision["id"]
            option = rng.choice(decision["options"])["id"]
            client.send(type="answer", decision=answered, option=option)
        client.receive(0.5)


def answers(clients: list[Client]) -> int:
    """How many answers all clients have seen."""
    return sum(client.view["answers"] for client in clients if client.view)


@pytest.mark.slow
def test_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    server = Far(tmp_path)
    try:
        clients = [client for number in range(TABLES) for client in busy_table(server, number)]
        players = [threading.Thread(target=keep_answering, args=(c, n)) for n, c in enumerate(clients)]
        for player in players:
            player.start()
        until = time.monotonic() + 20
        while answers(clients) < BUSY and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        server.kill()
    for player in players:
        player.join(20)
    assert all(client.closed for client in clients)
    assert answers(clients) >= BUSY

    server = Far(tmp_path)
    try:
        for client in clients:
            again = server.client(client.token)
            again.until(lambda c: c.view)
            assert again.view is not None
            assert client.view is not None
            # The bots may have gone on meanwhile, and an answer may have been stored that nobody heard of;
            # but whatever was told is in the log, word for word, and the position is that one or a later one.
            assert again.view["answers"] >= client.view["answers"]
            assert again.view["serial"] >= client.view["serial"]
            for n, event in client.events.items():
                assert again.events[n] == event
            number, seat = client.view["answers"], client.you["seat"]
            path = f"/api/replay/{again.table['code']}/{number}"
            then = server.http.get(path, params={"token": client.token, "seat": seat}).json()
            told = dict(client.view["view"], me=None)
            assert dict(then["view"], me=None) == told
            assert then["view"]["me"]["hand"] == client.view["view"]["me"]["hand"]
            again.close()
    finally:
        server.kill()
