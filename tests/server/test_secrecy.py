"""Nothing of another seat's secrets is in any byte that a client receives, over whole random games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from overwinter.kernel.events import Event
from tests.secrecy_tools import texts
from tests.server.harness import Client, Server, play_on


def before_the_end(client: Client) -> list[dict[str, Any]]:
    """The messages up to the end of the game, when all is revealed."""
    found = []
    for message in client.messages:
        if message["type"] == "view" and message["view"]["outcome"]:
            break
        found.append(message)
    return found


def told(log: list[Event], seat: int | None) -> set[str]:
    """Whatever the log tells a seat."""
    return {text for event in log for text in texts(event.seen_by(seat))}


@pytest.mark.parametrize(("seed", "follow"), [(1, False), (2, True), (3, True)])
def test_no_secret_reaches_another_seat(server: Server, seed: int, follow: bool) -> None:
    rng = random.Random(seed)
    setup = {"players": 4, "mode": rng.choice(["standard", "betrayer"])}
    clients = server.started(people=3, bots=1, setup=setup, follow=follow)
    watcher = server.client(code=clients[0].code, follow=follow)
    for client in clients:
        client.send(type="seen", n=0, wait=False)
    watcher.until(lambda c: c.view)
    table = server.table(clients[0].code)
    assert table.journal is not None
    game: Any = table.journal.game
    dealt = [list(player.objectives) for player in game.state.players]
    everybody: list[Client] = [*clients, watcher]
    while not all(client.over for client in clients):
        play_on(clients, rng, most=15)
        # Whoever never reads is sent away after a while: a long game must not lose its watcher.
        watcher.catch_up()
        asked = next((c for c in clients if c.decision is not None and not c.over), None)
        if asked is not None and asked.decision is not None:
            asked.send(type="explain", option=rng.choice(asked.decision["options"])["id"], ref=0)
            asked.send(type="chat", text="well then")
    watcher.until(lambda c: c.over)
    for client in everybody:
        client.settle()

    exiles = {p.seat: p.exile for p in game.state.players if p.exile}
    tokens = [client.token for client in clients]
    for seat, client in [*enumerate(clients), (None, watcher)]:
        assert not any(t in data for t in tokens for data in client.received)
        digests = [digest for digest in table.tokens if digest in "".join(client.received)]
        assert digests == []
        seen = before_the_end(client)
        known = told(game.log, seat)
        words = {text for message in seen for text in texts(message)}
        others = {name for other, names in enumerate(dealt) if other != seat for name in names}
        others |= {name for other, name in exiles.items() if other != seat}
        mine = set(dealt[seat]) | {exiles.get(seat, "")} if seat is not None else set()
        assert (others - mine - known) & words == set(), "a secret objective"
        never = set(game.state.crossroads_deck) | set(game.state.crisis_deck) | set(game.state.exile_deck)
        peeked = {known["card"] for m in seen if m["type"] == "view" and seat is not None
                  for known in (m["view"]["me"] or {}).get("known", ())}  # fmt: skip
        assert (never - known - peeked) & words == set(), "a card that nobody has drawn"
        check_views(seen, seat)
        check_events(client, table.journal.live, seat)


def check_views(messages: list[dict[str, Any]], seat: int | None) -> None:
    """Only the own side of the table is in a view; of the others only backs and numbers."""
    for message in messages:
        if message["type"] != "view":
            continue
        view = message["view"]
        assert view["revealed"] == []
        assert (view["me"] is None) == (seat is None)
        if view["me"] is not None:
            assert view["me"]["seat"] == seat
        for player in view["players"]:
            assert type(player["hand"]) is int
            assert len(player["backs"]) == player["hand"]
        assert all(w["seat"] != seat for w in message["waiting"])
        assert {key for w in message["waiting"] for key in w} <= {"seat", "kind", "text", "until"}


def check_events(client: Client, live: list[Any], seat: int | None) -> None:
    """Each event has exactly the facts that the seat may know."""
    events = {entry.n: entry.event for entry in live}
    for message in client.messages:
        for event in message.get("events", ()):
            if event["n"] in events:
                allowed = json.loads(json.dumps(events[event["n"]].seen_by(seat)))
                assert event["facts"] == allowed
                assert event["kind"] == events[event["n"]].kind


def test_tokens_are_stored_as_digests_only(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]

    def everything(connection: Any) -> str:
        found = ""
        for name in ("tables", "tokens", "journal", "snapshots", "chat"):
            found += str(connection.exec_driver_sql(f"SELECT * FROM {name}").fetchall())
        return found

    stored = server.waits(server.hall.storage.read(everything))
    assert client.code in stored
    assert client.token not in stored
