"""People without accounts: their games, their friends, what they take along and what is forgotten."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.server import archive
from overwinter.server.people import rows
from overwinter.server.schema_tables import channels, games, notices, people, sittings
from overwinter.server.storage import let_go, open_storage
from tests.server.harness import Client, Server, play_on, serving
from tests.server.someone import Someone
from tests.server.test_secrecy import texts

TOGETHER = {"players": 2, "mode": "cooperative"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose people are all of this file."""
    folder = tmp_path_factory.mktemp("people")
    with serving(folder, messages_per_second=10000, message_burst=100000) as running:
        yield running


def two(server: Server, **wish: Any) -> tuple[list[Client], Someone, Someone]:
    """A running game with two people who are known."""
    clients = server.started(people=2, bots=0, **{"setup": TOGETHER, **wish})
    ada, ben = Someone(server), Someone(server)
    ada.sit(clients[0])
    ben.sit(clients[1])
    return clients, ada, ben


def ended(server: Server, seed: int = 3, **wish: Any) -> tuple[list[Client], Someone, Someone]:
    """A finished game of two people who are known."""
    clients, ada, ben = two(server, **wish)
    play_on(clients, random.Random(seed), most=5000)
    assert all(client.over for client in clients)
    for client in clients:
        client.settle()
    return clients, ada, ben


def count(server: Server, table: sa.Table) -> int:
    with server.hall.storage.engine.connect() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


# -- my games --------------------------------------------------------------------------------------------


def test_my_games_say_how_things_stand(place: Server) -> None:
    made = place.create(people=2, bots=0, setup=TOGETHER)
    ada = Someone(place)
    ada.claim(made["code"], made["token"])
    (game,) = ada.games()
    assert (game["code"], game["status"], game["round"], game["mine"]) == (made["code"], "lobby", 0, [0])
    assert [(p["name"], p["kind"], p["mine"]) for p in game["players"]] == [
        ("Host", "person", True),
        ("", "free", False),
    ]
    place.join(made["code"], "Ben")
    assert ada.games()[0]["players"][1]["name"] == "Ben"


def test_whose_turn_it_is(place: Server) -> None:
    clients, ada, ben = two(place)
    game = ada.games()[0]
    assert (game["status"], game["turn"], game["replay"], game["open"]) == ("playing", True, True, True)
    assert game["waiting"] == [0, 1]  # both choose whom they keep
    rng = random.Random(1)
    clients[0].choose(rng)
    clients[0].settle()
    assert (ada.games()[0]["turn"], ben.games()[0]["turn"]) == (False, True)
    play_on(clients, rng, most=6)
    game = ada.games()[0]
    assert 1 <= game["round"] <= game["last"]
    assert ada.games()[0]["objective"].startswith("base-main-")


def test_a_bot_that_stands_in_is_told(place: Server) -> None:
    clients, ada, _ = two(place)
    clients[0].send(type="seat", seat=0, kind="bot")
    clients[0].until(lambda c: c.table["seats"][0]["kind"] == "bot")
    game = ada.games()[0]
    assert (game["standin"], game["turn"]) == (True, False)


def test_the_result_and_all_games_of_a_table(place: Server) -> None:
    clients, ada, _ = ended(place)
    (game,) = ada.games()
    assert game["status"] == "over"
    assert game["outcome"] == clients[0].view["view"]["outcome"]
    assert game["winners"] == list(clients[0].view["view"]["winners"])
    clients[0].send(type="rematch")
    clients[0].until(lambda c: c.table["status"] == "lobby")
    assert sorted((one["number"], one["status"], one["open"]) for one in ada.games()) == [
        (1, "over", False),
        (2, "lobby", True),
    ]
    code = clients[0].code
    assert place.http.get(f"/api/replay/{code}/0", params={"game": 1}).json()["full"] is True
    assert place.http.get(f"/api/tables/{code}/record", params={"game": 1}).status_code == 200


def test_a_game_is_taken_off_the_list(place: Server) -> None:
    clients, ada, ben = two(place)
    ada.do("/forget", code=clients[0].code, game=1)
    assert ada.games() == []
    assert len(ben.games()) == 1


# -- secrecy ---------------------------------------------------------------------------------------------


def test_another_key_shows_nothing(place: Server) -> None:
    clients, _, ben = two(place)
    stranger = Someone(place)
    assert stranger.get("/games") == {"games": [], "invitations": []}
    assert stranger.get("/friends") == {"friends": []}
    assert stranger.get("/stats") == {"games": []}
    code = clients[0].code
    assert stranger.refused(f"/api/tables/{code}/open", seat=0) == "token"
    assert ben.refused(f"/api/tables/{code}/open", seat=0) == "token"
    assert stranger.refused(f"/tables/{code}", "PUT", moments=[]) == "no-table"
    assert Someone(place, "nonsense").refused("/forget", code=code, game=1) == "person"
    assert place.http.get("/api/me").json()["key"] == "error-server-person"
    assert code not in json.dumps(stranger.get("/export"))


def test_no_entry_tells_a_secret(place: Server) -> None:
    """While a game runs, nothing that a key opens names an objective, a hand or a role of anybody."""
    rng = random.Random(5)
    clients = place.started(people=3, bots=1, setup={"players": 4, "mode": "standard"})
    known = [Someone(place) for _ in clients]
    for someone, client in zip(known, clients, strict=True):
        someone.sit(client)
    table = place.table(clients[0].code)
    assert table.journal is not None
    state: Any = table.journal.game.state
    looked = 0
    while not all(client.over for client in clients) and looked < 12:
        play_on(clients, rng, most=12)
        secrets = {name for player in state.players for name in player.objectives}
        for someone in known:
            if not table.journal.game.over:
                told = set(texts([someone.get("/games"), someone.get("/export"), someone.get("/stats")]))
                assert not secrets & told
                assert not {"loyal", "betrayer"} & told
        looked += 1


def test_a_key_is_not_kept(place: Server) -> None:
    ada = Someone(place)
    with place.hall.storage.engine.connect() as connection:
        stored = json.dumps([list(row) for row in connection.execute(sa.select(people))])
    assert ada.key not in stored
    assert len(ada.key) >= 32


# -- on another device -----------------------------------------------------------------------------------


def test_the_key_opens_the_seats_elsewhere(place: Server) -> None:
    clients, ada, _ = two(place)
    elsewhere = Someone(place, ada.key)
    opened = elsewhere.do(f"/api/tables/{clients[0].code}/open", seat=0)
    again = place.client(token=opened["token"])
    again.until(lambda c: c.view)
    assert again.you["seat"] == 0
    # The first device goes on too.
    clients[0].choose(random.Random(2))
    again.close()


def test_a_seat_that_changed_hands_is_not_opened(place: Server) -> None:
    clients, ada, ben = two(place)
    thief = Someone(place)
    thief.claim(clients[0].code, clients[0].token)
    clients[0].send(type="new-link")
    link = clients[0].next("link")
    anew = place.client(token=link["token"])
    anew.until(lambda c: c.view)
    for someone in (thief, ada):
        assert someone.refused(f"/api/tables/{clients[0].code}/open", seat=0) == "token"
    ada.claim(clients[0].code, link["token"])
    assert ada.do(f"/api/tables/{clients[0].code}/open", seat=0)["seat"] == 0
    clients[1].send(type="leave")
    clients[1].until(lambda c: c.bye)
    assert ben.refused(f"/api/tables/{clients[0].code}/open", seat=1) == "token"
    assert ben.games()[0]["open"] is False  # that they sat there is not forgotten


def test_a_new_key_makes_the_old_one_void(place: Server) -> None:
    _, ada, _ = two(place)
    old = ada.key
    ada.key = ada.do("/key")["key"]
    assert len(ada.games()) == 1
    assert Someone(place, old).refused("/forget", code="PINE-0000", game=1) == "person"


def test_two_devices_become_one_person(place: Server) -> None:
    _, phone, _ = two(place)
    _, desk, _ = two(place)
    desk.do("/merge", key=phone.key)
    assert len(desk.games()) == 2
    assert Someone(place, phone.key).refused("/forget", code="PINE-0000", game=1) == "person"
    assert desk.refused("/merge", key="never heard of") == "person"


# -- statistics ------------------------------------------------------------------------------------------


def test_finished_games_are_summed_up(place: Server) -> None:
    clients = place.started(people=3, bots=0, setup={"players": 3, "mode": "betrayer"})
    ada = Someone(place)
    ada.sit(clients[0])
    play_on(clients, random.Random(3), most=5000)
    clients[0].settle()
    table = place.table(clients[0].code)
    assert table.journal is not None
    game: Any = table.journal.game
    (found,) = ada.get("/stats")["games"]
    assert (found["game"], found["played"], found["won"]) == ("colony", 1, int(0 in game.state.winners))
    came = [e for e in game.log if e.kind in ("joined", "changed-group")]
    joined = [e.facts["survivor"] for e in came if e.facts["seat"] == 0]
    died = [e.facts["survivor"] for e in game.log if e.kind == "died" and e.facts["seat"] == 0]
    assert found["lost"] == len(set(died))
    assert {one["survivor"] for one in found["favourites"]} <= set(joined)
    assert [score["played"] for score in found["roles"]] == [1]
    betrayed = game.content.secrets[game.player(0).objectives[0]].kind == "betrayal"
    assert found["betrayals"] == int(betrayed)
    assert found["objectives"][0]["name"] == game.state.colonies[0].objective


def test_raxxon_is_summed_up_too(place: Server) -> None:
    client = place.started(people=1, bots=0, game="raxxon", setup={"players": 1})[0]
    ada = Someone(place)
    ada.sit(client)
    play_on([client], random.Random(1), most=5000)
    client.settle()
    (found,) = ada.get("/stats")["games"]
    assert (found["game"], found["played"]) == ("raxxon", 1)
    assert found["roles"][0]["name"]


def test_whoever_sits_beside_is_not_counted(place: Server) -> None:
    clients = place.started(people=2, bots=0, setup=TOGETHER)
    ada = Someone(place)
    ada.sit(clients[0])
    ada.sit(clients[1], beside=True)
    play_on(clients, random.Random(3), most=5000)
    for client in clients:
        client.settle()
    assert ada.games()[0]["mine"] == [0, 1]
    assert ada.get("/stats")["games"][0]["played"] == 1


# -- friends ---------------------------------------------------------------------------------------------


def test_a_friend_is_invited_again(place: Server) -> None:
    _, ada, ben = ended(place)
    (friend,) = ada.get("/friends")["friends"]
    assert (friend["name"], friend["games"]) == ("Guest 1", 1)
    made = place.create(people=2, bots=0, setup=TOGETHER, name="Ada")
    who = {"code": friend["code"], "game": friend["game"], "seat": friend["seat"]}
    ada.do(f"/api/tables/{made['code']}/invite", token=made["token"], friend=who)
    ada.do(f"/api/tables/{made['code']}/invite", token=made["token"], friend=who)  # once is enough
    (asked,) = ben.get("/games")["invitations"]
    assert (asked["code"], asked["name"], asked["free"]) == (made["code"], "Ada", 1)
    joined = place.join(made["code"], "Ben")
    ben.claim(made["code"], joined["token"])
    assert ben.get("/games")["invitations"] == []


def test_only_friends_are_invited_and_only_as_long_as_they_like(place: Server) -> None:
    _, ada, ben = ended(place)
    friend = {name: ada.get("/friends")["friends"][0][name] for name in ("code", "game", "seat")}
    stranger = Someone(place)
    first = place.create(people=2, bots=0, setup=TOGETHER)
    assert (
        stranger.refused(f"/api/tables/{first['code']}/invite", token=first["token"], friend=friend) == "no-friend"
    )
    ada.do(f"/api/tables/{first['code']}/invite", token=first["token"], friend=friend)
    ben.do("/decline", code=first["code"], never=True)
    second = place.create(people=2, bots=0, setup=TOGETHER)
    ada.do(f"/api/tables/{second['code']}/invite", token=second["token"], friend=friend)
    assert ben.get("/games")["invitations"] == []
    running = place.started(people=1, bots=1, setup=TOGETHER)[0]
    assert ada.refused(f"/api/tables/{running.code}/invite", token=running.token, friend=friend) == "not-lobby"


# -- what is kept, taken along and forgotten -------------------------------------------------------------


def test_everything_is_exported_and_nothing_of_others(place: Server) -> None:
    _, ada, ben = ended(place)
    found = ada.get("/export")
    (game,) = found["games"]
    assert (found["format"], game["name"], game["status"]) == ("overwinter-person", "Host", "over")
    assert game["result"]["seat"] == 0
    told = json.dumps(found)
    assert "Guest 1" not in told
    assert ada.key not in told
    assert ben.key not in told


def test_everything_is_forgotten(place: Server) -> None:
    clients, ada, ben = ended(place)
    clients[0].send(type="chat", text="I was here")
    clients[0].until(lambda c: any(m["type"] == "chat" for m in c.messages))
    code = clients[0].code
    before = count(place, people)
    assert ada.ask("DELETE", "").status_code == 204
    assert count(place, people) == before - 1
    assert ada.ask("GET", "/games").status_code == 403
    # Others keep their game, without the name and what was said.
    assert [p["name"] for p in ben.games()[0]["players"]] == ["", "Guest 1"]
    place.waits(place.hall.look_around())
    watcher = place.client(code=code)
    watcher.until(lambda c: c.table)
    watcher.settle()
    assert watcher.table["seats"][0]["name"] == ""
    assert not any(m["type"] == "chat" for m in watcher.messages)
    watcher.close()


def test_whoever_is_forgotten_leaves_a_running_game_to_a_bot(place: Server) -> None:
    clients, ada, _ = two(place)
    assert ada.ask("DELETE", "").status_code == 204
    place.waits(place.hall.look_around())
    again = place.client(token=clients[1].token)
    again.until(lambda c: c.table)
    assert (again.table["seats"][0]["kind"], again.table["seats"][0]["person"]) == ("bot", False)
    gone = place.client(token=clients[0].token)
    assert gone.error() == "error-server-token"
    again.close()


def test_a_table_that_is_gone_is_still_remembered(place: Server) -> None:
    clients, ada, _ = ended(place)
    code = clients[0].code
    for client in clients:
        client.close()
    place.inside(lambda: place.hall.forget(place.table(code)))
    place.waits(place.hall.storage.write(lambda connection: let_go(connection, code)))
    (game,) = ada.games()
    assert (game["replay"], game["open"], game["status"]) == (False, False, "over")
    assert ada.get("/stats")["games"][0]["played"] == 1


def test_people_who_do_not_come_back_are_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, people_days=10) as server:
        ada, ben = Someone(server), Someone(server)
        storage = server.hall.storage
        with storage.engine.connect() as connection:
            ids = [rows.find_person(connection, one.key) for one in (ada, ben)]
        assert ids[0] is not None
        first = ids[0].id
        server.waits(storage.write(lambda connection: rows.saw_person(connection, first, 1_000_000)))
        server.waits(server.hall._forget_people(1_000_000 + 11 * 86400))
        assert ada.ask("GET", "").status_code == 403
        assert ben.ask("GET", "").status_code == 200


def test_people_are_in_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "all.owb"
    with serving(tmp_path / "one") as server:
        clients, ada, _ = two(server)
        code = clients[0].code
        archive.write_archive(server.hall.storage.engine, file)
        single = tmp_path / "single.owb"
        archive.write_archive(server.hall.storage.engine, single, code)
    assert archive.read_people(single) == []
    assert not any(kind == "sitting" for lines in archive.read_archive(single) for kind, _ in lines)
    storage = open_storage(f"sqlite:///{tmp_path}/two/test.db")
    for lines in archive.read_archive(file):
        storage.submit(partial(archive.restore_table, lines=lines)).result()
    found = archive.read_people(file)
    for _ in range(2):
        storage.submit(lambda connection: archive.restore_people(connection, found)).result()
    storage.close()
    with serving(tmp_path / "two") as server:
        again = Someone(server, ada.key)
        assert [game["code"] for game in again.games()] == [code]
        assert again.do(f"/api/tables/{code}/open", seat=0)["code"] == code


def test_both_databases_remember(url: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=url) as server:
        clients, ada, ben = two(server)
        play_on(clients, random.Random(2), most=10)
        code = clients[0].code
    with serving(tmp_path, database=url) as server:
        ada, ben = Someone(server, ada.key), Someone(server, ben.key)
        assert ada.games()[0]["code"] == code
        assert ada.do(f"/api/tables/{code}/open", seat=0)["code"] == code
        ada.do("/merge", key=ben.key)
        assert ada.games()[0]["mine"] == [0, 1]
        assert ada.ask("DELETE", "").status_code == 204
        assert [count(server, table) for table in (people, sittings, games, channels, notices)] == [0] * 5
