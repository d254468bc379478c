"""Storage: the same tests with SQLite and with PostgreSQL, if that is here."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.server import pacing
from overwinter.server import storage as store
from overwinter.server.errors import DatabaseError, ServerError
from overwinter.server.journal import Journal, Row, Snapshot
from overwinter.server.meta import Meta, Seat
from overwinter.server.migrations import STEPS, MigrationError, migrate, version
from overwinter.server.schema_tables import tables
from overwinter.server.storage import Storage, StoredChat, open_storage
from tests.server.harness import play_on, serving


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    opened = open_storage(url)
    yield opened
    opened.close()


def done(storage: Storage, work: Any, *args: Any) -> Any:
    """Write and wait."""
    return storage.submit(lambda connection: work(connection, *args)).result(20)


def looked(storage: Storage, work: Any, *args: Any, **more: Any) -> Any:
    with storage.engine.connect() as connection:
        return work(connection, *args, **more)


def meta(code: str, **more: Any) -> Meta:
    return Meta(code, "colony", {"players": 2}, [Seat("person", "Jürgen ☃"), Seat()], **more)


def test_tables(storage: Storage) -> None:
    table = meta("PINE-0001", public=True)
    done(storage, store.put_table, table.stored())
    done(storage, store.put_table, meta("PINE-0002").stored())
    table.status = "playing"
    done(storage, store.put_table, table.stored())
    found = looked(storage, store.get_table, "PINE-0001")
    assert Meta.read(found) == table
    assert found.status == "playing"
    assert looked(storage, store.get_table, "PINE-0003") is None
    assert [t.code for t in looked(storage, store.list_tables, public=True)] == ["PINE-0001"]
    assert looked(storage, store.list_tables, clock=True) == []
    assert sorted(looked(storage, store.stale_tables, 2**40)) == ["PINE-0001", "PINE-0002"]
    assert looked(storage, store.stale_tables, 0) == []
    done(storage, store.delete_table, "PINE-0001")
    assert looked(storage, store.get_table, "PINE-0001") is None


def test_a_slow_game_is_not_old(storage: Storage) -> None:
    for code in ("PINE-0001", "PINE-0002"):
        done(storage, store.put_table, meta(code).stored())
    done(storage, lambda connection: connection.execute(sa.update(tables).values(updated=1000)))
    done(storage, store.add_rows, "PINE-0002", 1, [Row(1, "note", 0, "{}")])
    assert looked(storage, store.stale_tables, 2000) == ["PINE-0001"]


def test_tokens(storage: Storage) -> None:
    done(storage, store.put_token, "a" * 64, "PINE-0001", 0)
    done(storage, store.put_token, "b" * 64, "PINE-0001", 1)
    done(storage, store.put_token, "c" * 64, "PINE-0001", 0)
    assert looked(storage, store.find_token, "a" * 64) is None
    assert looked(storage, store.find_token, "c" * 64) == ("PINE-0001", 0)
    done(storage, store.drop_tokens, "PINE-0001", 1)
    assert looked(storage, store.seat_tokens, "PINE-0001") == {"c" * 64: 0}


def test_chat_is_kept_up_to_a_limit(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "KEPT_CHAT", 5)
    for n in range(9):
        done(storage, store.add_chat, "PINE-0001", StoredChat(n % 2, "Ö", f"line {n}", n))
    said = looked(storage, store.get_chat, "PINE-0001")
    assert [line.text for line in said] == [f"line {n}" for n in range(4, 9)]


def test_the_first_and_the_last_two_snapshots_are_kept(storage: Storage) -> None:
    for row in (0, 10, 20, 30, 40):
        done(storage, store.put_snapshot, "PINE-0001", 1, Snapshot(row, row, f"body {row}"))
    rows = [Row(n, "answer", 0, "{}") for n in range(1, 50)]
    done(storage, store.add_rows, "PINE-0001", 1, rows)
    found = looked(storage, store.get_game, "PINE-0001", 1)
    assert [s.row for s in found.snapshots] == [40, 30]
    assert [r.number for r in found.rows] == list(range(31, 50))
    done(storage, store.drop_snapshots, "PINE-0001", 1, 12)
    found = looked(storage, store.get_game, "PINE-0001", 1)
    assert [s.row for s in found.snapshots] == [0]
    assert len(found.rows) == 49


def test_a_row_is_never_written_twice(storage: Storage) -> None:
    row = Row(1, "answer", 0, "{}")
    done(storage, store.add_rows, "PINE-0001", 1, [row])
    with pytest.raises(sa.exc.IntegrityError):
        done(storage, store.add_rows, "PINE-0001", 1, [row])


def test_whoever_stops_waiting_leaves_the_writer_at_work(storage: Storage) -> None:
    """A task is cancelled while its write waits behind another one: both are written, and so is the next."""
    held = threading.Event()

    async def give_up() -> None:
        first = storage.submit(lambda _: held.wait(20))
        waiting = asyncio.ensure_future(storage.write(lambda _: None))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        held.set()
        assert await asyncio.wrap_future(first)

    asyncio.run(give_up())
    done(storage, store.put_table, meta("PINE-0001").stored())


def test_a_write_is_tried_again_when_the_line_was_broken(storage: Storage) -> None:
    tries: list[int] = []

    def work(_: sa.Connection) -> str:
        tries.append(1)
        if len(tries) == 1:
            raise sa.exc.OperationalError("insert", {}, Exception("gone"), connection_invalidated=True)
        return "written"

    assert storage.submit(work).result(20) == "written"
    assert len(tries) == 2


def test_one_bad_write_does_not_spoil_the_others(storage: Storage) -> None:
    def bad(connection: Any) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    def putting(code: str) -> Any:
        return lambda connection: store.put_table(connection, meta(code).stored())

    good = [storage.submit(putting(f"OWL-{n:04}")) for n in range(20)]
    wrong = storage.submit(bad)
    good += [storage.submit(putting(f"FOX-{n:04}")) for n in range(20)]
    for future in good:
        future.result(20)
    with pytest.raises(sa.exc.DBAPIError):
        wrong.result(20)
    assert len(looked(storage, store.list_tables)) == 40


def test_migrations(url: str) -> None:
    opened = open_storage(url)
    opened.close()
    engine = opened.engine
    assert migrate(engine) == 0
    more = [*STEPS, ["ALTER TABLE tables ADD COLUMN mood VARCHAR(8)"], ["UPDATE tables SET mood = 'calm'"]]
    assert migrate(engine, more) == 2
    with engine.connect() as connection:
        assert version(connection) == len(STEPS) + 2
    with pytest.raises(MigrationError):
        migrate(engine)
    broken = [*more, ["ALTER TABLE tables ADD COLUMN more VARCHAR(8)", "SELECT nonsense FROM nowhere"]]
    with pytest.raises(sa.exc.DBAPIError):
        migrate(engine, broken)
    with engine.connect() as connection:
        assert version(connection) == len(STEPS) + 2
    engine.dispose()


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    def refused(url: str) -> str:
        with pytest.raises(DatabaseError) as error:
            open_storage(url)
        return error.value.key

    (tmp_path / "text.db").write_text("no database " * 1000)
    with sa.create_engine(f"sqlite:///{tmp_path}/newer.db").begin() as connection:
        connection.execute(sa.text("CREATE TABLE migrations (number INTEGER, at INTEGER)"))
        connection.execute(sa.text("INSERT INTO migrations VALUES (999, 0)"))
    assert refused(f"sqlite:///{tmp_path}/text.db") == "error-database-open"
    assert refused(f"sqlite:///{tmp_path}/newer.db") == "error-database-newer"
    assert refused(f"sqlite:///{tmp_path}") == "error-database-open"
    assert refused("mysql://somewhere/x") == "error-database-kind"
    assert refused("") == "error-database-kind"


def played(journal: Journal, answers: int, seed: int) -> list[Row]:
    """Random answers; their rows."""
    rng, game = random.Random(seed), journal.game
    rows: list[Row] = []
    while len(rows) < answers and not game.over:
        decision = rng.choice(game.decisions)
        rows.append(journal.answer(decision.seat, rng.choice(game.options(decision.seat)).id, decision.id))
        if rng.random() < 0.1:
            rows.append(journal.note("table-bot", decision.seat))
        if rng.random() < 0.1 and len(game.answers) > 3:
            rows.append(journal.rewind(len(game.answers) - rng.randint(1, 3), 0, {"seat": 0, "votes": 2}))
    return rows


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_journal_comes_back_as_it_was(storage: Storage, seed: int) -> None:
    journal = Journal(new_game(Setup(players=3), seed))
    done(storage, store.put_snapshot, "PINE-0001", 1, journal.snapshot())
    for part in range(3):
        rows = played(journal, 15, 10 * seed + part)
        if rows:
            done(storage, store.add_rows, "PINE-0001", 1, rows)
        lowest = min((row.data["count"] for row in rows if row.kind == "rewind"), default=10**6)
        done(storage, store.drop_snapshots, "PINE-0001", 1, lowest)
        if part == 1:
            done(storage, store.put_snapshot, "PINE-0001", 1, journal.snapshot())
    stored = looked(storage, store.get_game, "PINE-0001", 1)
    for snapshot in stored.snapshots:
        again, complete = Journal.restored(snapshot, [r for r in stored.rows if r.number > snapshot.row])
        assert complete
        assert again.game.state == journal.game.state
        assert again.row == journal.row
        assert again.entries == journal.entries
        assert again.game.log == journal.game.log
        assert [(a.seat, a.option, a.chance) for a in again.game.answers] == [
            (a.seat, a.option, a.chance) for a in journal.game.answers
        ]


def test_rules_that_have_changed_do_not_strand_a_game() -> None:
    journal = Journal(new_game(Setup(players=3), 1))
    first = journal.snapshot()
    rows = played(journal, 10, 1)
    rows[4] = Row(rows[4].number, "answer", 0, '{"option":{"verb":"end-turn"},"chance":[]}')
    again, complete = Journal.restored(first, rows)
    assert not complete
    assert again.game.decisions
    assert again.row == rows[-1].number


def test_a_whole_game_on_each_database(url: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=url, snapshot_every=5) as server:
        clients = server.started(people=2, bots=1)
        play_on(clients, random.Random(1), most=20)
        for client in clients:
            client.settle()
        told = clients[0].view
        token = clients[0].token
    with serving(tmp_path, database=url, snapshot_every=5) as server:
        client = server.client(token=token)
        client.until(lambda c: c.view)
        assert told is not None
        assert client.view is not None
        assert client.view["view"] == told["view"]
        assert server.http.get("/healthz").status_code == 200


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        first, second = server.started(people=2, bots=1)
        second.until(lambda c: len(c.view["waiting"]) == 1)
        first.settle()
        before = first.view
        assert before is not None
        assert first.decision is not None

        def full(*_: Any) -> None:
            raise OSError("no space left")

        option, decision = first.decision["options"][0]["id"], first.decision["id"]
        monkeypatch.setattr(store, "add_held_rows", full)
        assert first.refused(option, decision) == "error-server-storage"
        monkeypatch.undo()
        for client in (first, second):
            client.settle()
        assert first.view is not None
        assert first.view["view"] == before["view"]
        assert second.view is not None
        assert [w["seat"] for w in second.view["waiting"]] == [0]
        first.answer(option)
        assert first.view["answers"] == before["answers"] + 1


def test_a_database_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        client = server.started(people=1, bots=1, setup={"players": 2, "mode": "cooperative"})[0]
        engine = server.hall.storage.engine

        def gone(*_: Any) -> None:
            raise sa.exc.OperationalError("SELECT 1", {}, Exception("gone"))

        with monkeypatch.context() as broken:
            broken.setattr(engine, "connect", gone)
            broken.setattr(engine, "begin", gone)
            assert server.http.get("/healthz").status_code == 503
            refused = server.http.get("/api/tables")
            assert refused.status_code == 503
            assert refused.json()["key"] == "error-server-unreadable"
            assert server.http.post("/api/tables", json={"name": "x"}).status_code == 503
            assert server.client(token=client.token).error() == "error-server-unreadable"
            asked = client.until(lambda c: c.decision)
            client.send(type="answer", decision=asked["id"], option=asked["options"][0]["id"])
            client.until(lambda c: c.bye == "stopping")
        again = server.client(token=client.token)
        assert again.until(lambda c: c.decision)["id"] == asked["id"]
        assert server.hall.metrics.text().count('errors_total{kind="internal"}') == 0


def test_bots_go_on_when_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "RETRY_SECONDS", 0.01)
    real, tries = store._values, iter(range(pacing.PATIENCE + 5))

    def full_at_first(code: str, game: int, rows: list[Row], **more: Any) -> Any:
        if rows[0].kind == "answer" and next(tries, None) is not None:
            raise OSError("no space left")
        return real(code, game, rows, **more)

    with serving(tmp_path) as server:
        client = server.started(people=1, bots=2)[0]
        client.until(lambda c: c.decision and not c.view["waiting"])
        monkeypatch.setattr(store, "_values", full_at_first)
        answers = client.view["answers"]
        client.send(type="seat", seat=0, kind="bot")
        client.until(lambda c: c.view["answers"] > answers + 5)


def test_everybody_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        clients = server.started(people=2, bots=1)
        server.waits(server.hall.dismiss())
        for client in clients:
            client.until(lambda c: c.bye == "stopping")


def test_idle_tables_leave_the_memory(tmp_path: Path) -> None:
    with serving(tmp_path, idle_minutes=0, keep_days=0) as server:
        client = server.started(people=1, bots=2)[0]
        client.until(lambda c: not c.view["waiting"])
        told, table = client.view, server.table(client.code)
        server.waits(server.hall.sweep())
        assert client.code in server.hall.tables
        client.close()
        while server.table(client.code).guests:
            server.waits(asyncio.sleep(0.02))
        server.waits(server.hall.sweep())
        assert client.code not in server.hall.tables
        with pytest.raises(ServerError):
            server.waits(table.run(lambda: None))
        again = server.client(token=client.token)
        again.until(lambda c: c.view)
        assert again.view is not None
        assert told is not None
        assert again.view["view"] == told["view"]


def test_a_connection_that_broke_while_nobody_used_it_is_replaced(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "IDLE_SECONDS", 0.0)
    storage, other = open_storage(shared_url), open_storage(shared_url)
    done(storage, store.put_table, meta("PINE-0001").stored())
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    with other.engine.begin() as connection:
        connection.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
    done(storage, store.put_table, meta("PINE-0002").stored())
    assert len(looked(storage, store.list_tables)) == 2
    storage.close()
    other.close()
