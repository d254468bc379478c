"""A table belongs to one process at a time."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.server import leases as leasing
from overwinter.server import storage as store
from overwinter.server.errors import DatabaseError
from overwinter.server.journal import Row
from overwinter.server.leases import Leases, seize
from overwinter.server.meta import Meta, Seat
from overwinter.server.schema_tables import journal, workers
from overwinter.server.storage import FencedError, HeldRows, NewRows, Storage, open_storage
from tests.server.harness import PATIENCE, Client, Server, play_on, serving
from tests.server.someone import Someone

CODE = "PINE-0001"
TWO = {"players": 2, "mode": "cooperative"}
"""Only people: nothing happens unless one of them does something."""


@pytest.fixture
def two(shared_url: str) -> Iterator[tuple[Leases, Leases]]:
    """Two processes, as far as the database can tell."""
    opened = [open_storage(shared_url) for _ in range(2)]
    held = [Leases(storage, f"w{n}") for n, storage in enumerate(opened, 1)]
    for one in held:
        one.enter()
    yield held[0], held[1]
    for one in held:
        one.leave()
        one.storage.close()


def done(leases: Leases, work: Any) -> Any:
    return leases.storage.submit(work).result(20)


def stored(storage: Storage, code: str) -> Any:
    with storage.engine.connect() as connection:
        return store.get_table(connection, code)


def put(leases: Leases, code: str, fence: int, name: str) -> int:
    """Write a table under its fencing number."""
    meta = Meta(code, "colony", {"players": 2}, [Seat(), Seat()], name=name)
    writes = [lambda connection: store.put_table(connection, meta.stored())]
    fenced: int = done(leases, lambda connection: leases.write(connection, code, fence, writes))
    return fenced


def test_a_table_belongs_to_one_process(two: tuple[Leases, Leases]) -> None:
    first, second = two
    fence = put(first, CODE, 0, "a")
    assert fence == 1
    assert done(second, lambda c: second.claim(c, CODE)) == "w1"
    assert done(second, lambda c: second.claim(c, "OWL-0000")) is None
    with pytest.raises(FencedError):
        put(second, CODE, 0, "b")
    with pytest.raises(FencedError):
        put(second, CODE, 1, "b")
    first.release(CODE, fence)
    first.storage.flush()
    assert done(second, lambda c: second.claim(c, CODE)) == 2
    with pytest.raises(FencedError):
        put(first, CODE, 1, "late")
    assert put(second, CODE, 2, "c") == 2
    assert Meta.read(stored(first.storage, CODE)).name == "c"


def test_rows_of_many_tables_are_written_together_by_whoever_has_them(url: str) -> None:
    storage = open_storage(url)
    leases = Leases(storage, "w1")
    leases.enter()
    codes = [f"PINE-{number:04}" for number in range(4)]
    for code in codes:
        put(leases, code, 0, "a")
    done(leases, lambda c: seize(c, codes[1]))

    def add(code: str, row: int, fence: int = 1) -> Any:
        rows = [Row(number, "note", 0, f"{number}") for number in (row, row + 1)]
        return storage.submit(HeldRows(code, [NewRows(code, 1, rows)], leases.me, fence))

    gate = threading.Event()
    storage.submit(lambda _: gate.wait(PATIENCE))  # while it waits, all others come together
    given = [add(code, 1) for code in codes] + [add(codes[0], 3), add(codes[2], 3, fence=2)]
    gate.set()
    for number, future in enumerate(given):
        with pytest.raises(FencedError) if number in (1, 5) else nullcontext():
            future.result(20)
    with storage.engine.connect() as connection:
        found = connection.execute(
            sa.select(journal.c.code, journal.c.row).order_by(journal.c.code, journal.c.row)
        )
        written = [(code, row) for code, row in found]
    assert written == [(codes[0], n) for n in (1, 2, 3, 4)] + [(c, n) for c in codes[2:] for n in (1, 2)]
    leases.leave()
    storage.close()


def test_a_dead_process_loses_its_tables_at_once(two: tuple[Leases, Leases]) -> None:
    first, second = two
    put(first, CODE, 0, "a")
    assert first._session is not None
    first._session.invalidate()  # as if the process had died: the database sees its session end
    claimed = threading.Event()

    def claim() -> None:
        while done(second, lambda c: second.claim(c, CODE)) != 2:
            pass
        claimed.set()

    threading.Thread(target=claim, daemon=True).start()
    assert claimed.wait(20)
    with pytest.raises(FencedError):
        put(first, CODE, 1, "from beyond")
    # It was not dead after all: it goes on with what it still has.
    first.beat()
    assert done(second, lambda c: second.claim(c, CODE)) == 3
    assert done(first, lambda c: first.claim(c, CODE)) == "w2"


def test_a_process_that_is_silent_for_long_is_dead(two: tuple[Leases, Leases]) -> None:
    first, second = two
    put(first, CODE, 0, "a")
    ago = int(1000 * leasing.LEASE_SECONDS) + 1
    mine = workers.c.id == first.me
    done(second, lambda c: c.execute(sa.update(workers).where(mine).values(seen=workers.c.seen - ago)))
    assert done(second, lambda c: second.claim(c, CODE)) == 2
    first.beat()
    assert done(first, first.mine) == {}


def test_whoever_keeps_the_server_takes_a_table_from_it(url: str) -> None:
    storage = open_storage(url)
    leases = Leases(storage, "w1")
    leases.enter()
    put(leases, CODE, 0, "a")
    assert done(leases, lambda c: seize(c, CODE))
    assert not done(leases, lambda c: seize(c, "OWL-0000"))
    assert done(leases, leases.mine) == {}
    with pytest.raises(FencedError):
        put(leases, CODE, 1, "b")
    assert done(leases, lambda c: leases.claim(c, CODE)) == 3
    leases.leave()
    storage.close()


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    storage = open_storage(f"sqlite:///{tmp_path}/test.db")
    first, second = Leases(storage), Leases(storage)
    first.enter()
    with pytest.raises(DatabaseError) as error:
        second.enter()
    assert error.value.key == "error-database-busy"
    first.leave()
    second.enter()
    second.leave()
    storage.close()


# -- servers ---------------------------------------------------------------------------------------------


@pytest.fixture
def servers(shared_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Three servers on one database."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(tmp_path, database=shared_url, name=f"w{n}", snapshot_every=5))
            for n in (1, 2, 3)
        ]


def test_a_client_is_handed_on(servers: list[Server]) -> None:
    first, second, _ = servers
    host = first.started(people=1, bots=1)[0]
    # By the WebSocket: where to go is in the farewell.
    sent = second.client(token=host.token)
    sent.until(lambda c: c.bye)
    assert sent.messages[-1] == {"type": "bye", "reason": "elsewhere", "at": "/at/w1"}
    watching = second.client(code=host.code)
    watching.until(lambda c: c.bye == "elsewhere")
    # By HTTP: the same request again, to an address that a proxy sends to the owner.
    path = f"/api/tables/{host.code}/record"
    answer = second.http.get(path, params={"token": host.token})
    assert answer.status_code == 307
    assert answer.headers["location"] == f"/at/w1{path}?token={host.token}"
    assert first.http.get(answer.headers["location"]).status_code == 200
    assert second.http.post(f"/plain/s/{host.token}/chat", data={"text": "hi"}).status_code == 307
    # A proxy that does not know the way is told so, instead of going round in circles.
    lost = second.http.get(answer.headers["location"])
    assert (lost.status_code, lost.json()["key"]) == (503, "error-server-misrouted")
    again = Client(first, path=f"/at/w1/ws/{host.code}")
    again.send(type="hello", token=host.token, language="en", since=0)
    again.until(lambda c: c.view)


def test_somebody_with_a_key_is_handed_on(servers: list[Server]) -> None:
    """My games are known to every process; a seat is claimed where its table is."""
    first, second, _ = servers
    host = first.started(people=1, bots=1)[0]
    ada = Someone(second)
    sent = ada.ask("POST", f"/api/tables/{host.code}/mine", {"token": host.token})
    assert (sent.status_code, sent.headers["location"]) == (307, f"/at/w1/api/tables/{host.code}/mine")
    Someone(first, ada.key).sit(host)
    assert [game["code"] for game in ada.games()] == [host.code]


def test_the_tables_of_a_server_that_stops_go_on_elsewhere(servers: list[Server]) -> None:
    first, second, third = servers
    clients = first.started(people=2, bots=0, setup=TWO)
    play_on(clients, random.Random(1), most=12)
    for client in clients:
        client.settle()
    told = [client.view for client in clients]
    first.stop()
    again = [second.client(token=client.token) for client in clients]
    for client, before in zip(again, told, strict=True):
        client.until(lambda c: c.view)
        assert client.view["view"] == before["view"]
        assert set(client.events) >= {event["n"] for event in before["events"]}
    assert third.client(token=clients[0].token).until(lambda c: c.bye) == "elsewhere"
    play_on(again, random.Random(2), most=5)


def test_a_server_that_was_cut_off_cannot_write(servers: list[Server]) -> None:
    first, second, _ = servers
    client = first.started(people=2, bots=0, setup=TWO)[0]
    client.until(lambda c: c.decision)
    table = first.table(client.code)
    # The others believe that the first one is dead, and one of them takes its table over.
    first.hall.leases.beat = lambda: None  # type: ignore[method-assign]
    ago = int(1000 * leasing.LEASE_SECONDS) + 1
    silent = sa.update(workers).where(workers.c.id == first.hall.leases.me)
    second.hall.storage.submit(lambda c: c.execute(silent.values(seen=workers.c.seen - ago))).result(20)
    other = second.client(token=client.token)
    before = other.until(lambda c: c.view)
    # What is said to the first one now is refused: nobody is told anything that would be lost.
    asked = client.decision
    assert asked is not None
    client.send(type="answer", decision=asked["id"], option=asked["options"][0]["id"])
    client.until(lambda c: c.bye == "stopping")
    assert table.closed
    assert client.code not in first.hall.tables
    other.settle()
    assert other.view["view"] == before["view"]
    other.answer(asked["options"][0]["id"])
    assert other.view["answers"] == before["answers"] + 1


def test_clocks_go_on_at_another_server(servers: list[Server]) -> None:
    first, second, _ = servers
    client = first.started(people=1, bots=1, pace={"clock": 600})[0]
    client.until(lambda c: c.decision)
    first.stop()
    waited = time.monotonic() + PATIENCE
    # They all look around by themselves, too: another one may be just about to take it.
    while not any(client.code in server.hall.tables for server in servers[1:]):
        assert time.monotonic() < waited, "nobody takes the table over"
        second.waits(second.hall.look_around())
