"""Seats have secrets: who may give one away, who may take the host's rights, and new links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import HOST, Client, Server, serving
from tests.server.test_tables import seat_of


def kinds(client: Client) -> list[str]:
    """What has happened at the table."""
    client.settle()
    return [event["kind"] for event in client.events.values()]


# -- the host --------------------------------------------------------------------------------------------


def test_a_host_who_reloads_stays_host(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    guest.send(type="host", seat=1)
    assert guest.error() == "error-server-host-here"
    host.close()
    guest.until(lambda c: not seat_of(c, 0)["connected"])
    guest.send(type="host", seat=1)
    refused = guest.next("error")
    assert refused["key"] == "error-server-host-here"
    assert "5 minutes" in refused["text"]
    server.absent(host.code, 0, 4.5)
    guest.send(type="host", seat=1)
    assert "a minute" in guest.next("error")["text"]
    server.absent(host.code, 0, 6)
    guest.send(type="host", seat=0)
    assert guest.error() == "error-server-not-host"
    guest.send(type="host", seat=1)
    guest.until(lambda c: c.you["host"])
    assert "table-host" in kinds(guest)


def test_whoever_only_looks_on_takes_no_rights(server: Server) -> None:
    host = server.started(people=1, bots=2)[0]
    server.absent(host.code, 0, 60)
    onlooker = server.client(code=host.code)
    onlooker.until(lambda c: c.table)
    onlooker.send(type="host", seat=0)
    assert onlooker.error() == "error-server-not-host"


def test_the_host_gives_no_secrets_away(server: Server) -> None:
    """Neither the seat of a person nor that of a bot is free for the asking, present or gone."""
    host, guest = server.started(people=2, bots=1)
    for seat in (1, 2):
        host.send(type="seat", seat=seat, kind="free")
        assert host.error() == "error-server-needs-vote"
    host.send(type="seat", seat=1, kind="bot")
    assert host.error() == "error-server-seat-held"
    guest.close()
    host.until(lambda c: not seat_of(c, 1)["connected"])
    host.send(type="seat", seat=1, kind="bot")
    assert host.error() == "error-server-seat-held"
    assert server.http.post(f"/api/tables/{host.code}/join", json={"name": "Thief"}).status_code == 409
    # In the lobby there are no secrets yet.
    made = server.create(people=2, bots=1)
    early = server.client(token=made["token"])
    late = server.client(token=server.join(made["code"])["token"])
    early.until(lambda c: c.table and seat_of(c, 1)["connected"])
    early.send(type="seat", seat=1, kind="free")
    late.until(lambda c: c.bye == "freed")


def test_a_bot_stands_in_for_somebody_who_is_gone(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    guest.close()
    server.absent(host.code, 1, 3)
    host.send(type="seat", seat=1, kind="bot")
    host.until(lambda c: seat_of(c, 1)["kind"] == "bot")
    assert seat_of(host, 1)["person"]
    # The seat is still theirs: their link opens it, and they play on.
    back = server.client(token=guest.token)
    back.until(lambda c: c.view)
    assert back.you["seat"] == 1
    back.send(type="seat", seat=1, kind="person")
    back.until(lambda c: seat_of(c, 1)["kind"] == "person")


def test_a_host_with_bots_for_the_others_does_not_go_back_alone(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    host.answer(host.decision["options"][0]["id"])  # type: ignore[index]
    server.absent(host.code, 1, 3)
    host.send(type="seat", seat=1, kind="bot")
    host.until(lambda c: seat_of(c, 1)["kind"] == "bot")
    host.send(type="propose-undo", count=1)
    host.until(lambda c: c.table["undo"])
    assert host.table["undo"]["waiting"] == [1]
    # Whoever was replaced has a say as soon as they are back.
    back = server.client(token=guest.token)
    back.until(lambda c: c.table and c.table["undo"])
    back.send(type="vote", yes=False)
    host.until(lambda c: c.table["undo"] is None)
    assert "table-undo-refused" in kinds(host)


def test_whoever_is_long_gone_does_not_hold_up_a_vote(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    # The bot first, so that the last answer is the host's.
    host.until(lambda c: c.view["answers"] == 1)
    host.answer(host.decision["options"][0]["id"])  # type: ignore[index]
    answers = host.view["answers"]
    guest.close()
    server.absent(host.code, 1, 11)
    host.send(type="propose-undo", count=1)
    host.until(lambda c: c.view["answers"] < answers)


# -- votes about a seat ----------------------------------------------------------------------------------


@pytest.fixture
def three(server: Server) -> list[Client]:
    """Three people and a bot."""
    return server.started(people=3, bots=1)


def test_the_table_gives_a_seat_to_a_bot(server: Server, three: list[Client]) -> None:
    host, second, third = three
    host.send(type="propose-seat", seat=2, kind="bot")
    assert host.error() == "error-server-seat-held"
    third.close()
    server.absent(host.code, 2, 11)
    second.send(type="propose-seat", seat=2, kind="bot")
    host.until(lambda c: c.table["seat_vote"])
    vote = host.table["seat_vote"]
    assert (vote["by"], vote["seat"], vote["kind"], vote["yes"], vote["waiting"]) == (1, 2, "bot", [1], [0])
    host.send(type="propose-seat", seat=3, kind="free")
    assert host.error() == "error-server-vote-open"
    host.send(type="vote", yes=True)
    host.until(lambda c: not seat_of(c, 2)["person"])
    assert "table-given" in kinds(host)
    assert seat_of(host, 2)["kind"] == "bot"
    # The holder's link still opens it; a person gets it only by another vote, and everybody reads of it.
    assert server.http.post(f"/api/tables/{host.code}/join", json={"name": "Fourth"}).status_code == 409
    host.send(type="propose-seat", seat=2, kind="free")
    second.until(lambda c: c.table["seat_vote"])
    second.send(type="vote", yes=True)
    host.until(lambda c: seat_of(c, 2)["kind"] == "free")
    assert server.client(token=third.token).error() == "error-server-token"
    server.join(host.code, "Fourth")
    host.until(lambda c: seat_of(c, 2)["name"] == "Fourth")
    assert {"table-freed", "table-joined"} <= set(kinds(second))


def test_a_holder_comes_back_to_a_seat_that_was_given_away(server: Server, three: list[Client]) -> None:
    host, second, third = three
    third.close()
    server.absent(host.code, 2, 11)
    second.send(type="propose-seat", seat=2, kind="bot")
    host.until(lambda c: c.table["seat_vote"])
    host.send(type="vote", yes=True)
    host.until(lambda c: not seat_of(c, 2)["person"])
    back = server.client(token=third.token)
    back.until(lambda c: c.view)
    assert back.you["seat"] == 2
    host.until(lambda c: seat_of(c, 2)["person"])
    assert "table-returned" in kinds(host)
    back.send(type="seat", seat=2, kind="person")
    back.until(lambda c: seat_of(c, 2)["kind"] == "person")


def test_nobody_alone_gets_at_the_secrets_of_somebody_who_is_gone(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    guest.close()
    server.absent(host.code, 1, 11)
    host.send(type="propose-seat", seat=1, kind="bot")
    host.until(lambda c: not seat_of(c, 1)["person"])
    host.send(type="propose-seat", seat=1, kind="free")
    assert host.error() == "error-server-needs-others"
    assert server.http.post(f"/api/tables/{host.code}/join", json={"name": "Thief"}).status_code == 409


def test_a_seat_the_table_keeps(server: Server, three: list[Client]) -> None:
    host, second, _ = three
    host.send(type="propose-seat", seat=3, kind="free")
    second.until(lambda c: c.table["seat_vote"])
    second.send(type="vote", yes=False)
    second.until(lambda c: c.table["seat_vote"]["no"] == [1])
    host.send(type="vote", yes=False)
    host.until(lambda c: c.table["seat_vote"] is None)
    assert seat_of(host, 3)["kind"] == "bot"
    second.until(lambda c: "table-seat-refused" in kinds(c))


def test_whoever_comes_back_keeps_the_seat(server: Server, three: list[Client]) -> None:
    host, _, third = three
    third.close()
    server.absent(host.code, 2, 11)
    host.send(type="propose-seat", seat=2, kind="bot")
    host.until(lambda c: c.table["seat_vote"])
    back = server.client(token=third.token)
    back.until(lambda c: c.table)
    host.until(lambda c: c.table["seat_vote"] is None)
    assert seat_of(host, 2)["person"]


def test_what_cannot_be_asked(server: Server, three: list[Client]) -> None:
    host, second, _ = three
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"seat": 0, "kind": "bot"}, "nobody-gone"),
        ({"seat": 3, "kind": "bot"}, "nobody-gone"),
        ({"seat": 1, "kind": "free"}, "nobody-gone"),
        ({"seat": 9, "kind": "free"}, "no-seat"),
        ({"seat": 3, "kind": "person"}, "malformed"),
    ]
    for wish, reason in wishes:
        host.send(type="propose-seat", **wish)
        assert host.error() == f"error-server-{reason}"
    second.send(type="seat", seat=1, kind="bot")
    second.until(lambda c: seat_of(c, 1)["kind"] == "bot")
    second.send(type="propose-seat", seat=3, kind="free")
    assert second.error() == "error-server-bot-plays"
    onlooker = server.client(code=host.code)
    onlooker.until(lambda c: c.table)
    onlooker.send(type="propose-seat", seat=3, kind="free")
    assert onlooker.error() == "error-server-watching"


# -- new links -------------------------------------------------------------------------------------------


def test_a_new_link_makes_the_old_one_void(server: Server) -> None:
    host = server.started(people=1, bots=2)[0]
    thief = server.client(token=host.token)
    thief.until(lambda c: c.view)
    host.send(type="new-link")
    link = host.next("link")
    assert link["link"] == f"/s/{link['token']}"
    # Until it is used nothing is lost: the answer might not have arrived.
    server.client(token=host.token).until(lambda c: c.view)
    moved = server.client(token=link["token"])
    moved.until(lambda c: c.view)
    assert moved.you == HOST
    thief.until(lambda c: c.bye == "renewed")
    assert server.client(token=host.token).error() == "error-server-token"
    moved.settle()
    assert not moved.bye
    assert link["token"] not in "".join(thief.received)


def test_of_two_new_links_the_last_counts(server: Server) -> None:
    host = server.started(people=1, bots=2)[0]
    host.send(type="new-link")
    first = host.next("link")["token"]
    host.send(type="new-link")
    second = host.next("link")["token"]
    assert server.client(token=first).error() == "error-server-token"
    server.client(token=second).until(lambda c: c.view)


def test_a_new_link_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.started(people=1, bots=2)[0]
        host.send(type="new-link")
        token = host.next("link")["token"]
        server.client(token=token).until(lambda c: c.view)
    with serving(tmp_path) as server:
        assert server.client(token=host.token).error() == "error-server-token"
        server.client(token=token).until(lambda c: c.view)


def test_spectators_have_no_link(server: Server) -> None:
    host = server.started(people=1, bots=2)[0]
    onlooker = server.client(code=host.code)
    onlooker.until(lambda c: c.table)
    onlooker.send(type="new-link")
    assert onlooker.error() == "error-server-watching"


def test_links_and_votes_on_the_plain_pages(server: Server) -> None:
    host, guest = server.started(people=2, bots=1)
    address = f"/plain/s/{host.token}"
    moved = server.http.post(f"{address}/link")
    assert moved.status_code == 303
    new = moved.headers["location"]
    page = server.http.get(new).text
    assert "Get a new link" in page
    assert server.http.get(address).status_code == 403
    assert "Ask the table to open this seat" in page
    asked = server.http.post(f"{new}/propose-seat", data={"seat": "2", "kind": "free"})
    assert asked.status_code == 303
    ballot = server.http.get(f"/plain/s/{guest.token}").text
    assert re.search(r"Host asks to open the seat of \w+ for a person", ballot)
    server.http.post(f"/plain/s/{guest.token}/vote", data={"yes": "1"})
    guest.until(lambda c: seat_of(c, 2)["kind"] == "free")
    assert server.http.post(f"{new}/propose-seat", data={"seat": "1", "kind": "x"}).status_code == 400
    taken = server.http.post(f"/plain/s/{guest.token}/host", data={"seat": "1"})
    assert "The host was here a moment ago" in taken.text


# -- what was told before --------------------------------------------------------------------------------


def test_a_restored_copy_is_another_epoch(tmp_path: Path) -> None:
    """After going back to a backup, whoever has seen more is told everything anew."""
    backup = tmp_path / "copy"
    backup.mkdir()
    with serving(tmp_path) as server:
        client = server.started(people=1, bots=2)[0]
        client.until(lambda c: c.decision)
        server.stop()
    for name in ("test.db", "test.db-wal"):
        if (tmp_path / name).is_file():
            (backup / name).write_bytes((tmp_path / name).read_bytes())
    with serving(tmp_path) as server:
        later = server.client(token=client.token)
        for _ in range(3):
            later.turn()
            later.answer(later.decision["options"][0]["id"])  # type: ignore[index]
        told = later.view
        assert told is not None
    with serving(backup) as server:
        seen = max(later.events)
        again = server.client(token=client.token, since=seen, epoch=told["epoch"])
        again.until(lambda c: c.view)
        assert again.view is not None
        assert again.view["serial"] < told["serial"]
        assert again.view["epoch"] != told["epoch"]
        assert min(again.events) == 1


def test_within_an_epoch_only_the_news_are_sent(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    client.until(lambda c: c.decision)
    view = client.view
    assert view is not None
    again = server.client(token=client.token, since=max(client.events), epoch=view["epoch"])
    again.until(lambda c: c.view)
    assert again.events == {}
    other = server.client(token=client.token, since=max(client.events), epoch="other")
    other.until(lambda c: c.view)
    assert other.events == client.events


# -- undo and hidden cards -------------------------------------------------------------------------------


def test_what_a_hidden_card_was_asked_about_needs_a_vote(server: Server) -> None:
    """Whether the card was silent because it waits for something else or not: undo never tells."""
    first, second = server.started(people=2, bots=0, setup={"players": 2})
    for client in (first, second):
        client.answer(client.decision["options"][0]["id"])  # type: ignore[index]
    acting = first
    while True:
        for client in (first, second):
            client.settle()
        acting = first if first.decision else second
        assert acting.decision is not None
        if acting.decision["kind"] == "turn":
            break
        acting.answer(acting.decision["options"][0]["id"])
    quiet = [o for o in acting.decision["options"] if o["verb"] == "barricade"]
    acting.answer(quiet[0]["id"])
    acting.settle()
    assert acting.view is not None
    assert acting.view["undo"].startswith("A hidden card was asked about this.")
    acting.send(type="undo")
    assert acting.error() == "error-undo-tested"
    acting.send(type="propose-undo", count=0)
    other = second if acting is first else first
    other.until(lambda c: c.table["undo"])
    answers = acting.view["answers"]
    other.send(type="vote", yes=True)
    acting.until(lambda c: c.view["answers"] == answers - 1)


def test_whoever_plays_alone_takes_back_what_was_tested(server: Server) -> None:
    client = server.started(people=1, bots=1, setup={"players": 2})[0]
    while client.decision is None or client.decision["kind"] != "turn":
        client.turn()
        assert client.decision is not None
        if client.decision["kind"] != "turn":
            client.answer(client.decision["options"][0]["id"])
    quiet = [o for o in client.decision["options"] if o["verb"] == "barricade"]
    client.answer(quiet[0]["id"])
    client.settle()
    assert client.view is not None
    assert client.view["undo"] == ""
    answers = client.view["answers"]
    client.send(type="undo")
    client.until(lambda c: c.view["answers"] == answers - 1)
