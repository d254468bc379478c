"""Bots at a table: how good and of what kind they are, what they say, and what they believed once it is over."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overwinter.server.adapter import Thought
from tests.server.harness import Client, Server, play_on


def said(client: Client) -> list[dict[str, Any]]:
    """What a client was told that bots have said."""
    return [e for one in client.messages for e in one.get("events", ()) if e["kind"] == "table-said"]


def bots_at(client: Client) -> list[tuple[str, str]]:
    return [(one["bot"], one["name"]) for one in client.table["seats"] if one["kind"] == "bot"]


def test_a_table_chooses_level_and_temperament_of_each_bot(server: Server) -> None:
    games = {one["id"]: one for one in server.http.get("/api/games").json()["games"]}
    offered = games["colony"]["bots"]
    assert {one["level"] for one in offered} == {"easy", "normal", "hard"}
    assert len({one["id"] for one in offered}) == 12
    assert not any(one.get("level") for one in games["raxxon"]["bots"])
    made = server.create(people=1, bots=3)
    client = server.client(token=made["token"])
    client.until(lambda c: c.table is not None)
    assert bots_at(client) == [("normal-bold", "Rowan"), ("normal-helpful", "Hazel"), ("normal-selfish", "Aspen")]
    client.send(type="seat", seat=1, kind="bot", bot="hard-careful")
    client.until(lambda c: c.table["seats"][1]["bot"] == "hard-careful")
    assert client.table["seats"][1]["name"] == "Alder", "whoever has the name is of that kind"
    client.send(type="seat", seat=3, kind="bot", bot="easy-careful")
    client.until(lambda c: c.table["seats"][3]["bot"] == "easy-careful")
    assert client.table["seats"][3]["name"] == "Birch"


def test_bots_say_why_in_every_reader_s_language_and_are_read_again_afterwards(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.started(people=1, bots=2, setup={"mode": "betrayer"})[0]
    german = server.client(code=client.code, language="de")
    adapter = type(server.table(client.code).adapter)
    think = adapter.think
    words = [{"line": "watch", "other": 0, "why": "gave", "way": 1}] * 2

    def chatty(self: Any, game: Any, seat: int, bot: str, mind: Any, seed: int, waited: float) -> Thought:
        return Thought(
            think(self, game, seat, "random", self.mind("random"), seed, waited).option,
            words.pop() if words else None,
        )

    monkeypatch.setattr(adapter, "think", chatty)
    play_on([client], random.Random(3), most=400)
    client.until(lambda c: c.over)
    german.until(lambda c: c.over)
    lines, theirs = said(client), said(german)
    assert len(lines) == len(theirs) == 2
    assert lines[0]["facts"]["text"] == "I keep an eye on Host. Nothing for the crisis, again."
    assert theirs[0]["facts"]["text"] == "Ich behalte Host im Auge. Wieder nichts für die Krise."
    assert (
        lines[0]["text"]
        == f"{client.table['seats'][lines[0]['facts']['seat']]['name']}: “{lines[0]['facts']['text']}”"
    )
    last = server.http.get(f"/api/replay/{client.code}/99999").json()
    assert [one["text"] for one in last["said"]] == [one["facts"]["text"] for one in lines]
    assert server.http.get(f"/api/replay/{client.code}/0").json()["said"] == []
    rows = last["doubts"]
    assert len(rows) == 3
    assert sum(not row for row in rows) <= 1, "a betrayer knows"
    assert all(len(row) in (0, 3) and all(0 <= chance <= 100 for chance in row) for row in rows)
    stats = [one["stats"] for one in client.messages if one.get("stats")][-1]
    assert len(stats["doubts"]) == len(stats["rounds"])
    assert stats["doubts"][-1] == rows


def test_a_table_can_have_silent_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.started(people=1, bots=2)[0]
    adapter = type(server.table(client.code).adapter)
    think, told = adapter.think, []

    def chatty(self: Any, game: Any, seat: int, bot: str, mind: Any, seed: int, waited: float) -> Thought:
        told.append(seat)
        return Thought(
            think(self, game, seat, "random", self.mind("random"), seed, waited).option,
            {"line": "nay", "other": 0, "why": "", "way": 1},
        )

    client.send(type="configure", talk=False)
    client.until(lambda c: c.table["talk"] is False)
    before = len(said(client))
    monkeypatch.setattr(adapter, "think", chatty)
    play_on([client], random.Random(3), most=6)
    assert told
    assert len(said(client)) == before


def test_a_bot_that_answers_because_time_is_up_does_not_speak_for_the_person(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.started(people=1, bots=2)[0]
    adapter = type(server.table(client.code).adapter)
    think, told = adapter.think, []

    def chatty(self: Any, game: Any, seat: int, bot: str, mind: Any, seed: int, waited: float) -> Thought:
        told.append(seat)
        return Thought(
            think(self, game, seat, bot, mind, seed, waited).option,
            {"line": "nay", "other": 1, "why": "", "way": 1} if seat == 0 else None,
        )

    monkeypatch.setattr(adapter, "think", chatty)
    assert client.decision is not None
    asked = client.decision["id"]
    client.send(type="configure", pace={"clock": 1})
    client.until(lambda c: c.decision is None or c.decision["id"] != asked)
    client.settle()
    assert 0 in told
    assert said(client) == []
