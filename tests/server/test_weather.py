"""Bad weather: hostile records, outages, a full hall, a clock that goes wrong."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter import records
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import RecordError
from overwinter.kernel.record import digest_of
from overwinter.server import storage as store
from overwinter.server import timekeeping
from overwinter.server.errors import ServerError
from overwinter.server.schema_tables import tables
from overwinter.server.table import Table
from overwinter.server.timekeeping import Calendar
from overwinter.server.workshop import Limits, Workshop, read_record
from tests.server.harness import Client, Server, serving
from tests.server.postgres import NotHereError, postgres

DAY = 86400


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The record of a game that has just begun."""
    game = new_game(Setup(players=3), 5)
    for _ in range(4):
        seat = game.decisions[0].seat
        game.answer(seat, game.options(seat)[0])
    return records.to_record(game)


def edited(document: dict[str, Any], change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """A copy of a record with a change and a digest that fits."""
    doc = copy.deepcopy(document)
    change(doc)
    doc["digest"] = digest_of(doc)
    return doc


def reason(document: dict[str, Any]) -> str:
    """Why a record is refused."""
    with pytest.raises((ServerError, RecordError)) as error:
        read_record(document, 5)
    key: str = error.value.key
    return key


# -- records of strangers --------------------------------------------------------------------------------


def endless(doc: dict[str, Any]) -> None:
    """A position that goes on by itself for 10^15 rounds."""
    state = doc["snapshot"]["state"]
    state["rounds_left"] = 10**15
    state["colonies"][0]["helpless"] = 10**12
    for player in state["players"]:
        player["eliminated"] = True


def test_rules_are_looked_at_before_the_position(document: dict[str, Any], monkeypatch: Any) -> None:
    def touched(*_: Any, **__: Any) -> None:
        raise AssertionError("the snapshot of a stranger was used")

    monkeypatch.setattr(records.RULESETS["colony"], "restore", touched, raising=False)
    assert reason(edited(document, lambda doc: doc.update(rules=99))) == "error-server-record-version"
    # The same rules with other cards would be another way to have the snapshot taken as it is.
    assert reason(edited(document, lambda doc: doc["snapshot"].update(cards=[]))) == "error-server-record-version"
    old = edited(document, lambda doc: doc.update(packs={"base": "0.0.1"}))
    assert reason(old) == "error-server-record-version"


def test_numbers_have_bounds(document: dict[str, Any]) -> None:
    assert reason(edited(document, endless)) == "error-record-number"
    huge = edited(document, lambda doc: doc["snapshot"]["state"]["flow"].update(rng=-1))
    assert reason(huge) == "error-record-number"
    assert reason(edited(document, lambda doc: doc.update(seed=2**200))) == "error-record-number"


def test_packs_are_named_by_id_alone(document: dict[str, Any], tmp_path: Path) -> None:
    def elsewhere(doc: dict[str, Any]) -> None:
        doc["snapshot"]["state"]["setup"]["packs"] = [str(tmp_path)]

    opened: list[Any] = []

    class Rules(type(records.RULESETS["colony"])):  # type: ignore[misc]
        """Tells which packs are read."""

        def blank(self, setup: Any, seed: int, **rest: Any) -> Any:
            opened.append(setup.packs)
            return super().blank(setup, seed, **rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(records.RULESETS, "colony", Rules())
        assert reason(edited(document, elsewhere)) == "error-record-state"
    assert opened == [None]
    with pytest.raises(RecordError) as error:
        records.load(edited({**document, "rules": 99}, elsewhere))
    assert "another setup" in str(error.value)


async def _read_with(limits: Limits, document: Any) -> str:
    workshop = Workshop(1, 1, limits)
    try:
        brought = await workshop.read(document, 5)
    except ServerError as error:
        return error.key
    finally:
        await workshop.close()
    return brought.game


def test_a_record_that_costs_too_much_is_given_up(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    assert asyncio.run(_read_with(Limits(seconds=0.001), text)) == "error-server-record-hard"
    heavy = json.dumps({"format": "x" * 30_000_000})
    assert asyncio.run(_read_with(Limits(megabytes=16), heavy)) == "error-server-record-hard"
    assert asyncio.run(_read_with(Limits(), text)) == "colony"


def test_a_reader_that_was_given_up_is_replaced(document: dict[str, Any]) -> None:
    async def both() -> str:
        workshop = Workshop(1, 0, Limits(seconds=0.001))
        try:
            with pytest.raises(ServerError):
                await workshop.read(document, 5)
            workshop.limits = Limits()
            first = asyncio.create_task(workshop.read(document, 5))
            await asyncio.sleep(0)
            with pytest.raises(ServerError, match="too-many"):
                await workshop.read(document, 5)
            return (await first).game
        finally:
            await workshop.close()

    assert asyncio.run(both()) == "colony"


def test_whatever_else_is_busy_the_database_is_read(server: Server) -> None:
    free = threading.Event()

    async def fill() -> list[asyncio.Future[bool]]:
        loop = asyncio.get_running_loop()
        return [loop.run_in_executor(None, free.wait, 20) for _ in range(64)]

    busy = server.waits(fill())
    try:
        assert server.http.get("/api/tables").status_code == 200
        assert server.create()["code"]
    finally:
        free.set()
    for job in busy:
        server.waits(asyncio.wait_for(job, 20))


# -- outages ---------------------------------------------------------------------------------------------


class Outages:
    """Breaks the connections of a database now and then."""

    def __init__(self, server: Server, seed: int) -> None:
        self.engine = server.hall.storage.engine
        self.rng = random.Random(seed)
        self.share = 0.0
        self.count = 0

    def __enter__(self) -> Outages:
        self.patch = pytest.MonkeyPatch()
        for name in ("connect", "begin"):
            self.patch.setattr(self.engine, name, self._breaking(getattr(self.engine, name)))
        return self

    def __exit__(self, *_: object) -> None:
        self.patch.undo()

    def _breaking(self, real: Callable[[], Any]) -> Callable[[], Any]:
        def opened() -> Any:
            if self.rng.random() < self.share:
                self.count += 1
                raise sa.exc.OperationalError("SELECT 1", {}, Exception("gone"))
            return real()

        return opened


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    try:
        with postgres() as url:
            yield url
    except NotHereError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_one_object_for_a_code(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """Many guests come at once, again and again, while the database fails: they all meet at one object."""
    more = {"database": request.getfixturevalue("postgres_url")} if kind == "postgresql" else {}
    with serving(tmp_path, **more) as server:
        codes = [server.create(people=1, bots=1)["code"] for _ in range(3)]
        living: dict[str, list[Table]] = {}

        async def come(code: str) -> Table | None:
            try:
                table = await server.hall.open(code)
            except ServerError:
                return None
            living.setdefault(code, []).append(table)
            return table

        async def storm(outages: Outages) -> int:
            met = 0
            for _ in range(8):
                for table in list(server.hall.tables.values()):
                    server.hall.forget(table)
                living.clear()
                outages.share = 0.5
                # Some give up in the middle: nobody else may suffer from that.
                tasks = [asyncio.create_task(come(code)) for code in codes for _ in range(12)]
                tasks[0].cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                outages.share = 0.0
                for code in codes:
                    late = await come(code)
                    assert late is not None
                    assert {id(table) for table in living[code] if not table.closed} == {id(late)}
                    met += len(living[code])
            return met

        with Outages(server, 3) as outages:
            assert server.waits(storm(outages)) >= 24
            assert outages.count > 8


def test_what_could_not_be_stored_is_never_shown(tmp_path: Path) -> None:
    """Neither stored nor read again: whoever still waits for a view gets none of what is in memory."""
    with serving(tmp_path) as server:
        client = server.started(people=1, bots=1, setup={"players": 2})[0]
        asked = client.until(lambda c: c.decision)
        client.settle()
        told, table = client.view["answers"], server.table(client.code)
        address = f"/plain/s/{client.token}"
        with Outages(server, 1) as outages:

            def due() -> None:
                outages.share = 1.0
                for guest in table.guests:
                    guest.view_due = True

            server.inside(due)
            client.send(type="answer", decision=asked["id"], option=asked["options"][0]["id"])
            client.until(lambda c: c.bye == "stopping")
            assert all(m["answers"] <= told for m in client.messages if m["type"] == "view")
            with pytest.raises(ServerError):
                table.playing()
            assert server.http.get(address).status_code == 503
        again = server.client(token=client.token)
        assert again.until(lambda c: c.view)["answers"] >= told


def test_plain_pages_say_that_the_database_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(people=1, bots=1)
        token, code = made["token"], made["code"]
        server.inside(lambda: server.hall.forget(server.table(code)))
        with Outages(server, 1) as outages:
            outages.share = 1.0
            for path in ("/plain", f"/plain/s/{token}", f"/plain/t/{code}", f"/plain/w/{code}"):
                page = server.http.get(path)
                assert page.status_code == 503, path
                assert "cannot be read at the moment" in page.text
            for path in ("/plain/create", "/plain/join", f"/plain/s/{token}/ready"):
                page = server.http.post(path, data={"players": "2", "code": code})
                assert page.status_code == 503, path
                assert "<form" in page.text
        assert server.http.get(f"/plain/s/{token}").status_code == 200
        assert 'errors_total{kind="internal"}' not in server.hall.metrics.text()


def test_health_is_to_be_able_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        assert server.http.get("/healthz").text == "ok\n"
        monkeypatch.setattr("overwinter.server.app.PULSE_SECONDS", 0.0)
        # A disk without room: reading goes on, writing does not.
        monkeypatch.setattr(server.hall.storage.engine, "begin", full)
        assert server.http.get("/api/tables").status_code == 200
        assert server.http.get("/healthz").status_code == 503


def full() -> None:
    raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))


# -- a full hall -----------------------------------------------------------------------------------------


def gone(server: Server, client: Client, code: str) -> None:
    """Close a connection, and wait until the table knows."""
    client.close()
    while server.table(code).guests:
        server.waits(asyncio.sleep(0.01))


def test_a_full_hall_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path, max_tables=2) as server:
        first, second, third = (server.create(people=1, bots=1) for _ in range(3))
        assert set(server.hall.tables) == {second["code"], third["code"]}
        guests = [server.client(token=made["token"]) for made in (second, third)]
        for guest in guests:
            guest.until(lambda c: c.table)
        # Everybody is at a table now: no new ones, no onlookers, but whoever has a seat gets in.
        refused = server.http.post("/api/tables", json={"name": "x"})
        assert refused.json()["key"] == "error-server-too-many"
        assert server.client(code=first["code"]).error() == "error-server-too-many"
        late = server.client(token=first["token"])
        late.until(lambda c: c.table)
        assert len(server.hall.tables) == 3
        gone(server, guests[0], second["code"])
        gone(server, guests[1], third["code"])
        assert server.create()["code"]


def test_a_table_with_a_clock_is_put_away_and_woken_in_time(tmp_path: Path) -> None:
    with serving(tmp_path, idle_minutes=0, keep_days=0) as server:
        client = server.started(people=2, bots=0, pace={"clock": 604800}, setup={"players": 2})[0]
        other = server.table(client.code)
        deadline = server.inside(lambda: dict(other.driver.deadlines))
        assert deadline
        server.inside(other.guests.clear)
        server.waits(server.hall.sweep())
        assert client.code not in server.hall.tables
        # Whoever opens it finds the clock where it was.
        server.waits(server.hall.open(client.code))
        assert server.inside(lambda: dict(server.table(client.code).driver.deadlines)) == deadline
        server.inside(lambda: server.hall.forget(server.table(client.code)))
        asked = {seat: (decision, time.monotonic() + 60) for seat, (decision, _) in deadline.items()}
        server.inside(lambda: server.hall._asleep.update({client.code: asked}))
        server.waits(server.hall.sweep())
        assert client.code in server.hall.tables


# -- a clock that goes wrong -----------------------------------------------------------------------------


class Watch:
    """A date and a time that tests can set."""

    def __init__(self) -> None:
        self.date, self.passed = time.time(), 0.0

    def on(self, seconds: float) -> None:
        """Time passes."""
        self.date += seconds
        self.passed += seconds

    def calendar(self) -> Calendar:
        """What a server that starts now sees."""
        return Calendar(lambda: self.date, lambda: self.passed)


def codes(server: Server) -> list[str]:
    """Every table on the disk."""
    work = sa.select(tables.c.code)
    found: list[str] = server.waits(server.hall.storage.read(lambda c: list(c.execute(work).scalars())))
    return found


def aside(server: Server, code: str) -> bool:
    found: bool = server.waits(server.hall.storage.read(lambda c: store.is_aside(c, code)))
    return found


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[tuple[Server, Watch, str]]:
    """A server with one table on its disk, and a clock that can be set."""
    watch = Watch()
    with serving(tmp_path, idle_minutes=0) as server:
        code = server.create(people=1, bots=1)["code"]
        server.inside(lambda: server.hall.forget(server.table(code)))
        server.hall.calendar = watch.calendar()
        yield server, watch, code


def test_a_date_that_jumps_is_not_believed(quiet: tuple[Server, Watch, str]) -> None:
    server, watch, code = quiet
    watch.date += 365 * DAY
    server.waits(server.hall.sweep())
    assert not aside(server, code)
    assert codes(server) == [code]


def test_a_start_with_a_wrong_date_deletes_nothing(quiet: tuple[Server, Watch, str]) -> None:
    server, watch, code = quiet
    watch.date += 365 * DAY
    server.hall.calendar = watch.calendar()
    server.waits(server.hall.sweep())
    assert aside(server, code)
    assert codes(server) == [code]
    watch.on(29 * DAY)
    server.waits(server.hall.sweep())
    assert codes(server) == [code]
    # Somebody opens it: it stays.
    server.waits(server.hall.open(code))
    assert not aside(server, code)


def test_a_date_that_is_put_right_brings_tables_back(quiet: tuple[Server, Watch, str]) -> None:
    server, watch, code = quiet
    watch.date += 365 * DAY
    server.hall.calendar = watch.calendar()
    server.waits(server.hall.sweep())
    assert aside(server, code)
    watch.date -= 365 * DAY
    server.waits(server.hall.sweep())
    assert not aside(server, code)


def test_what_nobody_misses_is_deleted_after_a_stay(quiet: tuple[Server, Watch, str]) -> None:
    server, watch, code = quiet
    watch.on(181 * DAY)
    server.waits(server.hall.sweep())
    assert aside(server, code)
    assert server.http.get("/api/tables").json()["tables"] == []
    watch.on(31 * DAY)
    server.hall.calendar = watch.calendar()
    server.waits(server.hall.sweep())
    assert codes(server) == [code], "on the first day after a start nothing is deleted"
    watch.on(timekeeping.SETTLE_SECONDS + 1)
    server.waits(server.hall.sweep())
    assert codes(server) == []


def test_the_clocks_of_players_do_not_follow_the_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        client = server.started(people=1, bots=2, pace={"clock": 3600})[0]
        client.until(lambda c: c.decision)
        driver = server.table(client.code).driver
        before = driver.until(0)
        assert before is not None
        real = time.time
        monkeypatch.setattr("overwinter.server.pacing.time.time", lambda: real() + 365 * DAY)
        server.waits(driver._time_is_up())
        client.settle()
        assert not any(event["kind"] == "table-clock" for event in client.events.values())
        after = driver.until(0)
        assert after is not None
        # The time that is left is the same, whatever the date is called now.
        assert abs(after - before - 365 * DAY * 1000) < 60_000
