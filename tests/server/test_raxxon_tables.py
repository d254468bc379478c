"""Raxxon at a table: whole games over the socket, coming back, records, replays, the plain pages."""

from __future__ import annotations

import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.server.games import GAMES
from tests.server.harness import Client, Server, play_on, serving

NAMES = re.compile(r"\brx-[a-z-]+")


def raxxon(server: Server, people: int = 1, bots: int = 0, **setup: Any) -> list[Client]:
    """A Raxxon game that has begun."""
    return server.started(people, bots, game="raxxon", setup={"players": people + bots, **setup})


def seen(client: Client) -> dict[str, Any]:
    """The table as the client sees it."""
    assert client.view is not None
    found: dict[str, Any] = client.view["view"]
    return found


def test_the_server_offers_raxxon(server: Server) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games?language=de").json()["games"]}
    offered = games["raxxon"]
    assert (offered["min_players"], offered["max_players"]) == (1, 4)
    assert [s["id"] for s in offered["settings"]] == ["difficulty", "characters"]
    assert [c["value"] for c in offered["settings"][0]["choices"]] == ["intro", "regular", "hard", "expert"]
    assert [bot["id"] for bot in offered["bots"]] == ["easy", "normal", "hard"]
    assert not [text for text in _texts(offered) if NAMES.search(text)]


def _texts(value: Any) -> list[str]:
    """Everything in a message that a person reads."""
    if isinstance(value, list):
        return [text for part in value for text in _texts(part)]
    if not isinstance(value, dict):
        return []
    own = [part for key, part in value.items() if key in ("name", "text", "prompt") and isinstance(part, str)]
    return own + [text for part in value.values() if isinstance(part, list) for text in _texts(part)]


@pytest.mark.parametrize(
    "setup",
    [{"players": 5}, {"players": 0}, {"difficulty": "easy"}, {"characters": "all"}, {"mode": "standard"}],
)
def test_a_setup_that_is_none(server: Server, setup: dict[str, Any]) -> None:
    answer = server.http.post("/api/tables", json={"game": "raxxon", "setup": setup})
    assert answer.status_code == 400
    assert answer.json()["text"]


def test_a_whole_game_alone(server: Server) -> None:
    """One person, every answer at random, to the end; then figures by day and a record that can be played on."""
    [client] = raxxon(server, difficulty="intro")
    assert client.decision is not None
    assert client.decision["kind"] == "rx-character"
    assert client.view is not None
    assert client.view["waiting"] == []
    assert play_on([client], random.Random(4)) > 10
    stats = client.view["stats"]
    assert stats["game"] == "raxxon"
    assert [day["day"] for day in stats["days"]] == list(range(seen(client)["day"] + 1))
    last = stats["days"][-1]
    assert (last["power"], last["supply"], last["evacuated"]) == (
        seen(client)["power"],
        seen(client)["piles"]["supply"],
        seen(client)["evacuated"],
    )
    assert client.table is not None
    client.settle()
    assert client.table["status"] == "over"
    record = server.http.get(f"/api/tables/{client.code}/record", params={"token": client.token}).json()
    assert record["game"] == "raxxon"
    assert len(record["answers"]) == client.view["answers"]


def test_two_people_to_the_end_with_every_text(server: Server) -> None:
    """Both see the same table; nothing that a person reads is a key."""
    clients = raxxon(server, people=2, characters="random")
    assert seen(clients[0])["sheets"][0]["character"] != seen(clients[0])["sheets"][1]["character"]
    rng = random.Random(2)
    raw: set[str] = set()
    while not all(client.over for client in clients):
        play_on(clients, rng, most=1)
        for client in clients:
            assert client.view is not None
            said = [client.view["decision"] or {}, client.view["waiting"], client.view["events"]]
            raw |= {name for text in _texts(said) for name in NAMES.findall(text)}
    assert raw == set()
    one, other = ({**seen(client), "me": None} for client in clients)
    assert one == other


def test_bots_fill_the_table(server: Server) -> None:
    """One person and a careful bot."""
    [client] = raxxon(server, people=1, bots=1, difficulty="intro")
    rng = random.Random(1)
    for _ in range(25):
        client.turn()
        if client.over:
            break
        client.choose(rng)
    assert any(event["facts"].get("seat") == 1 for event in client.events.values())


def test_coming_back(server: Server) -> None:
    """Whoever connects again has the same question and the whole log."""
    [client] = raxxon(server)
    for _ in range(6):
        client.choose(random.Random(3))
    before = client.view
    assert before is not None
    client.close()
    again = server.client(token=client.token)
    again.until(lambda c: c.view is not None)
    assert again.view is not None
    assert again.view["view"] == before["view"]
    assert again.view["decision"] == before["decision"]
    assert sorted(again.events) == sorted(client.events)
    again.choose(random.Random(0))
    assert not again.errors


def test_undo(server: Server) -> None:
    """What shows nothing new can be taken back: the choice of an action is; a card that was turned up is not."""
    [client] = raxxon(server)
    client.answer(client.decision["options"][0]["id"] if client.decision else "")
    client.answer("rx-investigate")
    assert client.decision is not None
    assert client.decision["kind"] == "rx-pick"
    client.send(type="undo")
    client.until(lambda c: c.decision is not None and c.decision["kind"] == "rx-turn")
    client.answer("rx-investigate")
    client.answer(client.decision["options"][0]["id"])
    assert client.view is not None
    assert client.view["undo"] != ""


def test_nobody_sees_what_lies_face_down(server: Server) -> None:
    """No byte tells what a card is before it was turned up or looked at."""
    clients = raxxon(server, people=2)
    watcher = server.client(code=clients[0].code)
    rng = random.Random(8)
    game = server.table(clients[0].code).playing().game
    for _ in range(40):
        play_on(clients, rng, most=1)
        if all(client.over for client in clients):
            break
        for client in [*clients, watcher]:
            client.settle()
            table = seen(client)
            hidden = {c.id for c in server.inside(lambda: list(game.state.crowd)) if not c.sure}
            for card in table["crowd"]["cards"]:
                assert (card["card"] is None) == (card["id"] in hidden)
            assert {"draw", "supply"} & set(table["piles"]) == {"draw", "supply"}
            assert isinstance(table["piles"]["draw"], int)
            assert isinstance(table["piles"]["supply"], int)
    never = _never_seen(server, clients[0])
    for client in [*clients, watcher]:
        said = " ".join(client.received)
        assert not [card for card in never if card in said]


def _never_seen(server: Server, client: Client) -> list[str]:
    """Raxxon cards in the draw pile that nobody has ever looked at."""
    game = server.table(client.code).playing().game
    state = server.inside(lambda: game.state.copy())
    shown = {card for event in game.log for card in _cards(event.facts)}
    return [json.dumps(card) for card in state.rx_draw[state.rx_known :] if card not in shown]


def _cards(facts: dict[str, Any]) -> list[str]:
    return [facts["card"], *facts.get("cards", [])] if "card" in facts else list(facts.get("cards", []))


def test_a_record_goes_on_at_a_new_table(server: Server) -> None:
    """Export, import, and play on."""
    clients = raxxon(server, people=2)
    play_on(clients, random.Random(5))
    query = {"token": clients[0].token}
    record = server.http.get(f"/api/tables/{clients[0].code}/record", params=query).json()
    game = next(islice(records.steps(record), 12, None))
    made = server.http.post("/api/import", json={"record": records.dumps(game), "name": "Again"})
    assert made.status_code == 201, made.text
    client = server.client(token=made.json()["token"])
    client.until(lambda c: c.view is not None)
    assert client.table is not None
    assert client.table["game"] == "raxxon"
    assert client.table["seats"][1]["bot"] == "normal"
    client.turn()
    client.choose(random.Random(1))
    assert not client.errors


def test_a_replay_shows_every_step(server: Server) -> None:
    """During the game as the seat sees it, afterwards through any eyes."""
    [client] = raxxon(server)
    play_on([client], random.Random(6))
    assert client.view is not None
    last = client.view["answers"]
    for n in (0, 1, last // 2, last):
        step = server.http.get(f"/api/replay/{client.code}/{n}", params={"language": "fr"}).json()
        assert (step["n"], step["last"]) == (n, last)
        assert step["full"]
        assert step["view"]["setup"]["solo"]
    assert step["view"]["outcome"] == seen(client)["outcome"]


def test_a_game_survives_the_server(tmp_path: Path) -> None:
    """Stopped in the middle, started again: the same question is open."""
    with serving(tmp_path) as first:
        [client] = raxxon(first, difficulty="expert")
        for _ in range(8):
            client.choose(random.Random(1))
        view, decision, token = seen(client), client.decision, client.token
        client.close()
    with serving(tmp_path) as second:
        again = second.client(token=token)
        again.until(lambda c: c.view is not None)
        assert seen(again) == view
        assert again.decision == decision
        play_on([again], random.Random(1))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_plain_pages(server: Server, language: str) -> None:
    """Made, begun and played without scripts."""
    form = {"game": "raxxon", "players": "1", "difficulty": "intro", "name": "Ada", "language": language}
    made = server.http.post("/plain/create", data=form)
    assert made.status_code == 303
    address = made.headers["location"]
    server.http.post(f"{address}/start", data={})
    for _ in range(12):
        page = server.http.get(address)
        assert page.status_code == 200
        assert not NAMES.findall(re.sub(r'="[^"]*"', "", page.text))
        decision = re.search(r'name="decision" value="(\d+)"', page.text)
        options = re.findall(r'name="option" value="([^"]+)"', page.text)
        if decision is None or not options:
            break
        server.http.post(f"{address}/answer", data={"decision": decision[1], "option": options[0]})


def test_every_adapter_says_where_its_words_are() -> None:
    for adapter in GAMES.values():
        words = adapter.words("de")
        assert words(adapter.info(words).settings[0].name) != ""
        assert adapter.sets.offered()
