"""Tables: making, joining, leaving, who is host, bots in seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from overwinter.server.secrets_and_codes import CODE, clean, new_code, read_code
from tests.server.harness import HOST, Client, Server, serving


def seat_of(client: Client, number: int) -> dict[str, Any]:
    assert client.table is not None
    seat: dict[str, Any] = client.table["seats"][number]
    return seat


def test_a_new_table(server: Server) -> None:
    made = server.create(people=2, bots=2)
    assert CODE.fullmatch(made["code"])
    assert made["link"] == f"/s/{made['token']}"
    assert len(made["token"]) >= 30
    client = server.client(token=made["token"])
    client.until(lambda c: c.table)
    assert client.table is not None
    assert client.table["status"] == "lobby"
    assert [s["kind"] for s in client.table["seats"]] == ["person", "free", "bot", "bot"]
    assert client.you == HOST
    assert client.table["blocked"] == "1 seat is still free."
    client.send(type="start")
    assert client.error() == "error-server-seats-free"


def test_joining_and_starting(server: Server) -> None:
    clients = server.started(people=3, bots=0)
    for number, client in enumerate(clients):
        assert client.you["seat"] == number
        assert client.view is not None
        assert client.view["view"]["me"]["seat"] == number
        assert client.decision is not None
        assert client.decision["kind"] == "keep-survivors"
        assert [w["seat"] for w in client.view["waiting"]] == [n for n in range(3) if n != number]
    answer = server.http.post(f"/api/tables/{clients[0].code}/join", json={"name": "late"})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-server-full")


def test_a_code_is_read_as_typed(server: Server) -> None:
    made = server.create(people=2, bots=2)
    spoken = made["code"].lower().replace("-", " ")
    assert server.http.post(f"/api/tables/{spoken}/join", json={"name": "x"}).status_code == 201
    assert read_code("nonsense") == ""
    assert all(read_code(new_code()) for _ in range(50))


def test_public_list(server: Server) -> None:
    hidden, shown = server.create(people=2, bots=2), server.create(people=2, bots=2, public=True)
    listed = {t["code"]: t for t in server.http.get("/api/tables").json()["tables"]}
    assert hidden["code"] not in listed
    assert listed[shown["code"]]["free"] == 1
    assert listed[shown["code"]]["host"] == "Host"


def test_names_are_text_only(server: Server) -> None:
    made = server.create(people=2, bots=2, name="\x1b[31m<script>\u202e alert  " + "x" * 100)
    client = server.client(token=made["token"])
    client.until(lambda c: c.table)
    name = seat_of(client, 0)["name"]
    assert name == "[31m<script> alert xxxxxx"[:24]
    assert clean("a\x00b\nc\u2028d", 50) == "a b c d"
    assert clean("\u200d\u200d", 50) == ""
    for invisible in ("\u3164", "\u2800\u2800", "\uffa0 \u115f", "\u0301\u0301", "\ufe0e", "\U000e0041", "\u180e"):
        assert clean(invisible, 24) == ""
    assert clean("A\u3164B", 24) == "A B"
    assert clean("e\u0301" + "\u0302" * 40 + "va", 24) == "\u00e9\u0302\u0302va"
    assert (
        clean("\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f", 24)
        == "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f"
    )
    assert clean("\u0928\u092e\u0938\u094d\u0924\u0947", 24) == "\u0928\u092e\u0938\u094d\u0924\u0947"


@pytest.mark.parametrize(
    "setup",
    [
        {"policies": {"leader_tie": "x" * 5_000}},
        {"policies": {"leader_tie": True}},
        {"policies": {"attract_from_two": 1}},
        {"policies": {"nonsense": "random"}},
        {"objective": "x" * 5_000},
        {"mode": "x" * 5_000},
    ],
)
def test_what_is_agreed_exists(server: Server, setup: dict[str, Any]) -> None:
    """A table keeps nothing that is no choice: neither when it is made nor later."""
    refused = server.http.post("/api/tables", json={"name": "x", "setup": {"players": 3, **setup}})
    assert refused.status_code == 400
    assert len(refused.text) < 500
    host = server.client(token=server.create(people=1, bots=2)["token"])
    host.until(lambda c: c.table)
    host.send(type="configure", setup=setup)
    assert host.next("error")["key"].startswith(("error-setup", "error-server-malformed"))


def test_configure(server: Server) -> None:
    made = server.create(people=2, bots=2)
    host, guest = server.client(token=made["token"]), server.client(token=server.join(made["code"])["token"])
    guest.send(type="configure", setup={"hardcore": True})
    assert guest.error() == "error-server-not-host"
    host.send(type="configure", setup={"hardcore": True, "players": 5}, public=True)
    guest.until(lambda c: c.table and c.table["setup"]["hardcore"])
    assert guest.table is not None
    assert len(guest.table["seats"]) == 5
    assert guest.table["setup"]["policies"]["noise_test"] == "die"
    host.send(type="configure", setup={"players": 1})
    assert host.error() == "error-setup-players"
    host.send(type="configure", setup={"packs": ["/etc"]})
    assert host.error() == "error-setup-pack"
    host.send(type="configure", setup={"policies": {"noise_test": "shout"}})
    assert "shout" in host.next("error")["text"]
    host.send(type="configure", setup={"players": 4})
    host.until(lambda c: c.table and len(c.table["seats"]) == 4)


def test_no_seat_of_a_person_is_lost_by_fewer_players(server: Server) -> None:
    made = server.create(people=3, bots=0)
    host = server.client(token=made["token"])
    server.join(made["code"], seat=2)
    host.send(type="configure", setup={"players": 2, "mode": "cooperative"})
    assert host.error() == "error-server-seats-taken"


def test_a_bot_stands_in_and_goes_back(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    guest.send(type="seat", seat=1, kind="bot")
    guest.until(lambda c: seat_of(c, 1)["kind"] == "bot")
    assert seat_of(guest, 1)["person"]
    guest.send(type="answer", decision=1, option="x")
    assert guest.error() == "error-server-bot-plays"
    guest.send(type="seat", seat=1, kind="person")
    guest.until(lambda c: seat_of(c, 1)["kind"] == "person")
    guest.settle()
    kinds = [e["kind"] for e in guest.events.values()]
    assert "table-bot" in kinds
    assert "table-back" in kinds
    host.close()


def test_leaving_a_running_game(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    host.send(type="leave")
    host.until(lambda c: c.bye)
    assert host.bye == "left"
    guest.until(lambda c: seat_of(c, 0)["kind"] == "bot" and c.you["host"])
    assert not seat_of(guest, 0)["person"]
    again = server.client(token=host.token)
    assert again.error() == "error-server-token"
    assert again.receive() is None


def test_handing_the_table_over(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    host.send(type="host", seat=2)
    assert host.error() == "error-server-nobody-there"
    host.send(type="host", seat=1)
    guest.until(lambda c: c.you["host"])
    host.send(type="seat", seat=2, kind="free")
    assert host.error() == "error-server-not-host"


def test_leaving_the_lobby_frees_the_seat(server: Server) -> None:
    made = server.create(people=2, bots=1)
    host = server.client(token=made["token"])
    guest = server.client(token=server.join(made["code"])["token"])
    host.until(lambda c: c.table and seat_of(c, 1)["kind"] == "person")
    guest.send(type="leave")
    host.until(lambda c: seat_of(c, 1)["kind"] == "free")


def test_several_seats_on_one_device(server: Server) -> None:
    """A hot seat: one connection for each seat, each sees its own secrets only."""
    clients = server.started(people=3, bots=0)
    objectives = [c.view["view"]["me"]["objectives"] for c in clients if c.view]
    assert len({tuple(o) for o in objectives}) == 3
    for client in clients:
        assert client.decision is not None
        client.answer(client.decision["options"][0]["id"])
    clients[0].until(lambda c: c.view["view"]["round"] == 1)


def test_spectators_see_no_secrets_and_can_do_nothing(server: Server) -> None:
    host, _ = server.started(people=2, bots=1)
    watcher = server.client(code=host.code.lower())
    watcher.until(lambda c: c.view)
    assert watcher.view is not None
    assert watcher.view["view"]["me"] is None
    assert watcher.decision is None
    assert watcher.you["watching"]
    for message in (
        {"type": "answer", "decision": 1, "option": "x"},
        {"type": "undo"},
        {"type": "chat", "text": "hello"},
        {"type": "rename", "name": "x"},
        {"type": "leave"},
        {"type": "propose-undo", "count": 1},
    ):
        watcher.send(**message)
        assert watcher.error() == "error-server-watching"
    for message in ({"type": "start"}, {"type": "rematch"}, {"type": "seat", "seat": 0, "kind": "bot"}):
        watcher.send(**message)
        assert watcher.error() == "error-server-not-host"
    host.until(lambda c: c.table and c.table["spectators"] == 1)


def test_a_table_of_bots_to_look_at(server: Server) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 3
    made = server.create(people=1, bots=3, seats=seats, watch=True)
    assert made["seat"] is None
    keeper = server.client(token=made["token"])
    keeper.until(lambda c: c.table)
    assert keeper.you["host"]
    keeper.send(type="start")
    keeper.until(lambda c: c.over)
    assert keeper.view is not None
    assert keeper.view["stats"]["answers"] == keeper.view["answers"]


def test_unknown_things(server: Server) -> None:
    post = server.http.post
    assert post("/api/tables", json={"game": "chess"}).json()["key"] == "error-server-no-such-game"
    assert post("/api/tables", json={"seats": [{"kind": "bot"}] * 3}).json()["key"] == "error-server-full"
    bad = {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "cheater"}, {}]}
    assert post("/api/tables", json=bad).json()["key"] == "error-server-no-bot"
    assert post("/api/tables/OWL-0000/join", json={}).status_code == 404
    assert post("/api/tables/..%2f..%2fx/join", json={}).status_code in (404, 405)


def test_rematch(server: Server) -> None:
    made = server.create(people=1, bots=2, setup={"players": 3})
    client = server.client(token=made["token"])
    client.until(lambda c: c.table)
    client.send(type="rematch")
    assert client.error() == "error-server-not-over"
    client.send(type="start")
    client.until(lambda c: c.view)
    client.send(type="seat", seat=0, kind="bot", bot="random")
    client.until(lambda c: c.over)
    client.send(type="seat", seat=0, kind="person")
    serial = client.view["serial"] if client.view else 0
    client.send(type="rematch")
    client.until(lambda c: c.table and c.table["status"] == "lobby")
    assert client.table is not None
    assert client.table["round"] == 2
    client.events.clear()
    client.send(type="start")
    client.until(lambda c: c.view["serial"] > serial and not c.over)
    assert client.events
    old = server.http.get(f"/api/tables/{made['code']}/record?game=1").json()
    assert old["format"] == "overwinter-record"
    new = server.http.get(f"/api/tables/{made['code']}/record").json()
    assert new["format"] == "overwinter-seat-record"


def test_an_earlier_game_with_fewer_seats(server: Server) -> None:
    made = server.create(people=1, bots=1, setup={"players": 2, "mode": "cooperative"})
    client = server.client(token=made["token"])
    client.send(type="start")
    client.until(lambda c: c.view)
    client.send(type="seat", seat=0, kind="bot", bot="random")
    client.until(lambda c: c.over)
    client.send(type="seat", seat=0, kind="person")
    client.send(type="rematch")
    client.send(type="configure", setup={"players": 4})
    client.send(type="rename", name="Later")
    client.until(lambda c: len(c.table["seats"]) == 4 and c.table["seats"][0]["name"] == "Later")
    look = f"/api/replay/{made['code']}/1"
    for seat in (0, 3):
        seen = server.http.get(look, params={"game": 1, "seat": seat})
        assert seen.status_code == 200
        assert len(seen.json()["secrets"]) == 2
        assert seen.json()["seat"] == (0 if seat == 0 else None)
    record = server.http.get(f"/api/tables/{made['code']}/record?game=1").json()
    assert record["players"]["names"][0] == "Host"
    assert len(record["players"]["names"]) == 2
    for game in ("7", "99999999", "x", "9" * 5000):
        assert server.http.get(look, params={"game": game}).status_code in (400, 409)
    assert server.http.get(f"/api/replay/{made['code']}/{'9' * 5000}").status_code == 400


@pytest.mark.parametrize("token", ["", "x", "é" * 30, "a" * 3000, "../../etc"])
def test_a_wrong_token_opens_nothing(server: Server, token: str) -> None:
    client = server.client(token=token)
    assert client.error() in ("error-server-token", "error-server-malformed")
    client.receive()
    assert client.closed


def test_invitations_name_an_address_that_others_reach(tmp_path: Path) -> None:
    with serving(tmp_path, address="http://192.168.1.20:8000") as server:
        client = server.client(token=server.create()["token"])
        client.until(lambda c: c.table)
        assert client.table is not None
        assert client.table["address"] == "http://192.168.1.20:8000"
