"""What a hostile, broken or slow client may send: it gets a refusal, and nothing changes."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from overwinter.server import messages as m
from overwinter.server.errors import ServerError
from overwinter.server.schema import schema
from overwinter.server.socket import read_message
from tests.server.harness import Client, Server, serving

QUIET = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
TYPES = [kind.__struct_config__.tag for kind in m.Incoming.__args__]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ["type", "token", "code", "decision", "option", "ref", "seat", "kind", "setup", "yes", "count", "text"]


@pytest.fixture(scope="module")
def pair(server: Server) -> list[Client]:
    """Two people and a bot in a running game."""
    clients = server.started(people=2, bots=1)
    for client in clients:
        client.until(lambda c: len(c.view["waiting"]) == 1)  # the bot has chosen
    return clients


def position(server: Server, code: str) -> Any:
    """What must not change."""
    table = server.table(code)
    return server.inside(lambda: (table.journal.row if table.journal else 0, table.meta.stored().body))


# -- malformed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type":"dance"}',
        '{"type":null}',
        '{"type":"answer"}',
        '{"type":"answer","decision":"1","option":"x"}',
        '{"type":"answer","decision":1,"option":"x","extra":1}',
        '{"type":"answer","decision":1.5,"option":"x"}',
        '{"type":"answer","decision":1,"option":"' + "x" * 300 + '"}',
        '{"type":"vote","yes":"yes"}',
        '{"type":"propose-undo","count":-1}',
        '{"type":"seat","seat":-1,"kind":"bot"}',
        '{"type":"seat","seat":0,"kind":"king"}',
        '{"type":"hello","token":5}',
        "\x00\x01",
        "[" * 5000,
        b"\xff\xfe\x00",
    ],
)
def test_malformed(server: Server, pair: list[Client], data: str | bytes) -> None:
    client = pair[0]
    before = position(server, client.code)
    client.raw(data)
    assert client.error() == "error-server-malformed"
    assert position(server, client.code) == before


def check_read_or_refused(data: str | bytes) -> None:
    """Only an object with a known type is ever read, and then it is a message of that type."""
    with contextlib.suppress(ServerError):
        read = read_message(data)
        value = json.loads(data)
        assert read.__struct_config__.tag == value["type"]
        assert value["type"] in TYPES


@QUIET
@given(st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=5) | json_values)
def test_anything_is_read_or_refused(value: Any) -> None:
    check_read_or_refused(json.dumps(value))


@QUIET
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    check_read_or_refused(data)


@QUIET
@given(
    st.sampled_from([t for t in TYPES if t not in ("leave", "hello")]),
    st.dictionaries(st.sampled_from(FIELDS[1:]), json_values, max_size=4),
)
def test_the_server_lives_through_anything(
    server: Server, pair: list[Client], kind: str, fields: dict[str, Any]
) -> None:
    """Whatever comes, the connection stays, nothing is broken inside, and the other player still gets a view."""
    client = pair[1]
    faults = server.hall.metrics.counters.get("errors", {}).get("internal", 0)
    fields["type"] = kind
    client.send(**fields)
    client.settle()
    assert not client.closed
    assert server.hall.metrics.counters.get("errors", {}).get("internal", 0) == faults


def test_hello_comes_first_and_once(server: Server, pair: list[Client]) -> None:
    client = Client(server)
    client.send(type="ping")
    assert client.error() == "error-server-hello-first"
    client.receive()
    assert client.closed
    nobody = Client(server)
    nobody.send(type="hello")
    assert nobody.error() == "error-server-hello-first"
    pair[0].send(type="hello", token=pair[1].token)
    assert pair[0].error() == "error-server-hello-twice"
    assert pair[0].you["seat"] == 0


def test_no_table_of_that_name(server: Server) -> None:
    assert server.client(code="NOPE-1234").error() == "error-server-no-table"
    assert server.client(code="'; DROP TABLE").error() == "error-server-no-table"


# -- answers that are not due ----------------------------------------------------------------------------


def test_doubled_late_and_foreign_answers(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    assert first.decision is not None
    assert second.decision is not None
    mine, theirs = first.decision, second.decision
    option = mine["options"][0]["id"]

    assert first.refused(theirs["options"][0]["id"], mine["id"]) == "error-not-offered"
    assert first.refused(option, theirs["id"]) == "error-stale-decision"
    assert first.refused(option, 99999) == "error-stale-decision"

    second.until(lambda c: [w["seat"] for w in c.view["waiting"]] == [0])  # the bot has chosen
    before = position(server, first.code)[0]
    for ref in ("a", "b", 3):
        first.send(type="answer", decision=mine["id"], option=option, ref=ref)
    first.until(lambda c: len(c.errors) == 5)
    assert [e["ref"] for e in first.errors[-2:]] == ["b", 3]
    assert {e["key"] for e in first.errors[-2:]} <= {"error-not-asked", "error-stale-decision"}
    second.settle()
    assert position(server, first.code)[0] == before + 1


def test_out_of_turn(server: Server) -> None:
    """The second player is still choosing: nothing that the first one sends is taken."""
    first, second, _ = server.started(people=3, bots=0)
    assert first.decision is not None
    asked = first.decision
    first.answer(asked["options"][0]["id"])
    first.until(lambda c: c.decision is None)
    told = server.table(first.code).playing().game.answers.copy()
    for option in (asked["options"][1]["id"], "end-turn"):
        first.send(type="answer", decision=asked["id"], option=option)
        assert first.error() == "error-not-asked"
    assert server.table(first.code).playing().game.answers == told
    assert second.decision is not None


def test_explain_only_own_options(server: Server, pair: list[Client]) -> None:
    client = pair[0]
    client.send(type="explain", option="end-turn:nonsense", ref=1)
    refused = client.next("error")
    assert (refused["key"], refused["ref"]) == ("error-not-offered", 1)


# -- another seat's token --------------------------------------------------------------------------------


def test_a_token_opens_its_own_seat_only(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    other = server.started(people=1, bots=2)[0]
    get = server.http.get
    mine = get(f"/api/tables/{first.code}/record", params={"token": first.token}).json()
    theirs = get(f"/api/tables/{first.code}/record", params={"token": second.token}).json()
    assert (mine["seat"], theirs["seat"]) == (0, 1)
    wrong = get(f"/api/tables/{first.code}/record", params={"token": other.token})
    assert (wrong.status_code, wrong.json()["key"]) == (403, "error-server-token")
    nobody = get(f"/api/tables/{first.code}/record").json()
    assert nobody["seat"] is None
    assert "seed" not in json.dumps([mine, theirs, nobody])
    head = {"Authorization": f"Bearer {second.token}"}
    assert get(f"/api/replay/{first.code}/0", headers=head).json()["view"]["me"]["seat"] == 1
    asked = get(f"/api/replay/{first.code}/0", params={"token": second.token, "seat": 0}).json()
    assert (asked["seat"], asked["full"], asked["secrets"]) == (1, False, [])


def test_the_same_seat_twice(server: Server) -> None:
    """A personal link on a second device: both see the same, both may answer, one answer counts."""
    first, _ = server.started(people=2, bots=1)
    again = server.client(token=first.token)
    again.until(lambda c: c.view)
    assert again.you["seat"] == 0
    assert again.decision == first.decision
    assert again.decision is not None
    again.answer(again.decision["options"][0]["id"])
    asked = first.decision["id"] if first.decision else 0
    first.until(lambda c: c.decision is None or c.decision["id"] != asked)


# -- too much --------------------------------------------------------------------------------------------


def test_too_large(server: Server, pair: list[Client]) -> None:
    client = pair[0]
    client.raw(json.dumps({"type": "chat", "text": "x" * 20000}))
    assert client.error() == "error-server-too-large"
    client.raw(json.dumps({"type": "chat", "text": "x" * 5000}))
    assert client.error() == "error-server-malformed"
    huge = Client(server)
    huge.raw("x" * (2**20 + 10))
    huge.receive()
    assert huge.closed


def test_floods_are_slowed_and_then_ended(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=0.01, message_burst=5) as server:
        made = server.create()
        client = server.client(token=made["token"])
        client.until(lambda c: c.table)
        for _ in range(30):
            client.send(type="ping")
        client.until(lambda c: c.bye or c.closed)
        assert client.bye == "flood"
        assert {e["key"] for e in client.errors} == {"error-server-too-often"}
        assert sum(1 for x in client.messages if x["type"] == "pong") <= 6


def test_a_person_has_one_measure_through_however_many_lines(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=0.01, message_burst=6) as server:
        made = server.create()
        lines = [server.client(token=made["token"]) for _ in range(3)]
        for line in lines:
            line.until(lambda c: c.table)
        for line in lines:
            for _ in range(4):
                line.send(type="ping")
        answered = 0
        for line in lines:
            line.until(lambda c: sum(1 for x in c.messages if x["type"] in ("pong", "error")) == 4)
            answered += sum(1 for x in line.messages if x["type"] == "pong")
        assert answered == 6


def test_a_silent_connection_is_ended(tmp_path: Path) -> None:
    with serving(tmp_path, hello_seconds=0.1) as server:
        client = Client(server)
        assert client.receive() is None
        assert client.closed


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_table=2) as server:
        made = server.create()
        one, two = server.client(code=made["code"]), server.client(code=made["code"])
        one.until(lambda c: c.table)
        two.until(lambda c: c.table)
        assert server.client(code=made["code"]).error() == "error-server-too-many"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_foreign_pages_may_not_connect(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Client(server, origin=origin)
    assert refused.value.response.status_code == 403
    answer = server.http.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "error-server-origin")


def test_own_pages_may(server: Server) -> None:
    made = server.create()
    client = Client(server, origin=f"http://127.0.0.1:{server.port}")
    client.send(type="hello", token=made["token"])
    client.until(lambda c: c.table)


def test_a_form_of_another_page_makes_no_table(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-server-malformed")
    large = server.http.post("/api/tables", json={"name": "x" * 100000})
    assert (large.status_code, large.json()["key"]) == (413, "error-server-too-large")


# -- the schema ------------------------------------------------------------------------------------------


def test_the_schema_has_every_message(server: Server) -> None:
    published = server.http.get("/api/schema.json").json()
    assert published == schema()
    names = set(published["$defs"])
    assert {"Incoming", "Outgoing", "GameView", "TableView", "SelfView", "View", "Answer"} <= names
    text = json.dumps(published)
    for reference in {part.split('"')[0] for part in text.split("#/$defs/")[1:]}:
        assert reference in names


def test_the_client_is_built_from_this_schema() -> None:
    """If not: ``python -m overwinter.server.schema > web/src/schema.json``."""
    file = Path(__file__).parents[2] / "web" / "src" / "schema.json"
    assert json.loads(file.read_text(encoding="utf-8")) == schema()


def test_what_is_sent_fits_the_types(server: Server, pair: list[Client]) -> None:
    server.client(code=pair[0].code).until(lambda c: c.view)
    decoder = msgspec.json.Decoder(m.Outgoing)
    for client in pair:
        client.settle()
        for data in client.received:
            decoder.decode(data)
