"""A database of an earlier version is opened, brought up to date, and its games go on."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.server.migrations import STEPS, migrate
from tests.server import old_databases
from tests.server.harness import Server, play_on, serving


def _unpacked(version: str, url: str, folder: Path) -> None:
    """Have the tables of an earlier version in a database of either kind."""
    file = folder / "old.db"
    old_databases.unpack(version, file)
    if url.startswith("sqlite"):
        target = Path(url.removeprefix("sqlite:///"))
        target.parent.mkdir(parents=True, exist_ok=True)
        file.rename(target)
        return
    database = sqlite3.connect(file)
    steps = database.execute("SELECT MAX(number) FROM migrations").fetchone()[0]
    engine = sa.create_engine(sa.make_url(url).set(drivername="postgresql+psycopg"))
    migrate(engine, STEPS[:steps])
    with engine.begin() as connection:
        for name in ("tables", "tokens", "journal", "snapshots", "chat"):
            _copy(database, connection, name)
    engine.dispose()
    database.close()


def _copy(database: sqlite3.Connection, connection: sa.Connection, name: str) -> None:
    kinds = {c["name"]: c["type"] for c in sa.inspect(connection).get_columns(name)}
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
    target = sa.table(name, *[sa.column(column) for column in columns])
    for row in database.execute(f"SELECT * FROM {name}").fetchall():
        values: dict[str, Any] = dict(zip(columns, row, strict=True))
        truths = {c: bool(v) for c, v in values.items() if isinstance(kinds[c], sa.Boolean)}
        connection.execute(sa.insert(target).values({**values, **truths}))


@pytest.mark.parametrize("version", old_databases.all_versions())
def test_games_of_an_earlier_version_go_on(version: str, url: str, tmp_path: Path) -> None:
    _unpacked(version, url, tmp_path)
    told = old_databases.told(version)
    with serving(tmp_path, database=url) as server:
        for name in ("colony", "raxxon"):
            _goes_on(server, told[name])
        _over(server, told["over"])
        _lobby(server, told["lobby"])
    # And once more, now that it is up to date.
    with serving(tmp_path, database=url) as server:
        _lobby(server, told["lobby"])


def _goes_on(server: Server, table: dict[str, Any]) -> None:
    clients = [server.client(token=seat["token"]) for seat in table["seats"]]
    for client, seat in zip(clients, table["seats"], strict=True):
        client.until(lambda c: c.view)
        assert client.you["seat"] == seat["seat"]
        assert client.view["answers"] >= seat["answers"]
        assert {n: client.events[int(n)]["kind"] for n in seat["events"]} == seat["events"]
        client.until(lambda c: any(m["type"] == "chat" for m in c.messages))
    before = clients[0].view["answers"]
    play_on(clients, random.Random(4), most=8)
    assert clients[0].view["answers"] > before


def _over(server: Server, table: dict[str, Any]) -> None:
    client = server.client(token=table["seats"][0]["token"])
    client.until(lambda c: c.view)
    assert client.over
    last = table["seats"][0]["answers"]
    step = server.http.get(f"/api/replay/{table['code']}/{last}").json()
    assert (step["n"], step["over"]) == (last, True)
    client.send(type="rematch")
    client.until(lambda c: c.table["status"] == "lobby")


def _lobby(server: Server, table: dict[str, Any]) -> None:
    client = server.client(token=table["seats"][0]["token"])
    client.until(lambda c: any(m["type"] == "chat" for m in c.messages) and c.table)
    assert client.table["status"] == "lobby"
    client.close()
