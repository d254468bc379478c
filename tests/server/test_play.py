"""Playing: whole games, coming back, undo, clocks, languages, talking, records, replays."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.kernel.record import digest_of
from overwinter.words import Words
from tests.server.harness import Client, Server, play_on, serving


def turn_option(client: Client, *verbs: str) -> str | None:
    """An option of the own turn with one of these verbs."""
    assert client.decision is not None
    return next((o["id"] for o in client.decision["options"] if o["verb"] in verbs), None)


def first_turn(client: Client) -> None:
    """Answer the first thing each time until the own turn."""
    while True:
        client.turn()
        assert client.decision is not None
        if client.decision["kind"] == "turn":
            return
        client.answer(client.decision["options"][0]["id"])


def test_a_whole_game_with_bots(server: Server) -> None:
    client = server.started(people=1, bots=3)[0]
    play_on([client], random.Random(5))
    assert client.view is not None
    view, stats = client.view["view"], client.view["stats"]
    assert len(view["revealed"]) == 4
    assert client.view["decision"] is None
    assert client.table is not None
    numbers = sorted(client.events)
    assert numbers == list(range(1, numbers[-1] + 1))
    assert all(event["text"] for event in client.events.values())
    last = stats["rounds"][-1]
    assert [one["morale"] for one in last["colonies"]] == [one["morale"] for one in view["colonies"]]
    assert [one["food"] for one in last["colonies"]] == [one["food"] for one in view["colonies"]]
    assert last["zombies"] == sum(sum(place["zombies"]) for place in view["places"])
    assert [r["round"] for r in stats["rounds"]] == list(range(len(stats["rounds"])))
    client.until(lambda c: c.table["status"] == "over")


def test_a_decision_says_all_that_is_needed(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    first_turn(client)
    assert client.view is not None
    decision = client.decision
    assert decision is not None
    assert decision["prompt"] == "What do you do?"
    assert all(o["text"] and not o["text"].startswith("option-") for o in decision["options"])
    moves = [o for o in decision["options"] if o["verb"] == "move"]
    assert moves
    assert sum(moves[0]["odds"]["counts"].values()) == 12
    assert "in 12" in moves[0]["odds"]["text"]
    assert moves[0]["group"] == f"survivor:{moves[0]['args']['survivor']}"
    own = [s["id"] for s in client.view["view"]["survivors"] if s["owner"] == 0]
    assert sorted(client.view["why_not"]) == sorted(own)
    assert client.view["forecast"]
    assert client.view["interjections"] == ["yawn"]
    client.send(type="explain", option=moves[0]["id"], ref="r")
    explained = client.next("explained")
    assert explained["ref"] == "r"
    assert any("12" in line["text"] for line in explained["lines"])


# -- coming back -----------------------------------------------------------------------------------------


def test_reconnecting_in_the_middle_of_a_decision(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    first_turn(client)
    seen, before = max(client.events), client.view
    assert before is not None
    client.close()
    again = server.client(token=client.token, since=seen, epoch=before["epoch"])
    again.until(lambda c: c.view)
    assert again.view is not None
    assert again.view["events"] == []
    assert again.view["decision"] == before["decision"]
    assert again.view["view"] == before["view"]
    fresh = server.client(token=client.token)
    fresh.until(lambda c: c.view)
    assert fresh.events == client.events
    liar = server.client(token=client.token, since=10**6, epoch=before["epoch"])
    liar.until(lambda c: c.view)
    assert liar.events == client.events


def test_events_missed_while_away(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    second.settle()
    seen = max(second.events)
    second.close()
    assert first.decision is not None
    first.answer(first.decision["options"][0]["id"])
    again = server.client(token=second.token, since=seen, epoch=second.view["epoch"])
    again.until(lambda c: c.view)
    assert all(n > seen for n in again.events)
    assert again.decision is not None


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, snapshot_every=7) as server:
        clients = server.started(people=2, bots=1)
        play_on(clients, random.Random(3), most=25)
        clients[0].send(type="chat", text="still here")
        for client in clients:
            client.until(lambda c: all(waiting["seat"] != 2 for waiting in c.view["waiting"]))  # the bot is done
            client.settle()
        told = [(c.token, c.view, dict(c.events)) for c in clients]
    with serving(tmp_path, snapshot_every=7) as server:
        for token, view, events in told:
            client = server.client(token=token)
            client.until(lambda c: c.view)
            assert client.view is not None
            assert view is not None
            assert client.events == events
            for part in ("serial", "view", "decision", "answers", "waiting"):
                assert client.view[part] == view[part]
            assert client.next("chat")["text"] == "still here"


# -- going back ------------------------------------------------------------------------------------------


def barricaded(server: Server) -> tuple[Client, dict[str, Any], dict[int, dict[str, Any]]]:
    """Somebody who just built a barricade, with the view and the events from before.

    A crossroads card may come of it: then it cannot be taken back. Or more than the barricade could be taken
    back. In both cases another table is tried.
    """
    for _ in range(6):
        client = server.started(people=1, bots=2)[0]
        first_turn(client)
        assert client.view is not None
        before, seen = client.view, dict(client.events)
        client.answer(turn_option(client, "barricade") or "")
        client.turn()
        if before["undo"] and not client.view["undo"]:
            return client, before, seen
    raise AssertionError("a barricade can never be taken back")


def test_undo(server: Server) -> None:
    client, before, seen = barricaded(server)
    client.send(type="undo")
    client.until(lambda c: c.view["answers"] == before["answers"])
    assert client.view is not None
    assert client.view["view"] == before["view"]
    assert client.view["decision"]["options"] == before["decision"]["options"]
    assert {n: e for n, e in client.events.items() if e["kind"] != "table-undone"} == seen
    assert client.view["serial"] > before["serial"]
    client.send(type="undo")
    assert client.error().startswith("error-undo-")
    late = server.client(token=client.token)
    late.until(lambda c: c.view)
    assert late.events == client.events


def test_going_back_by_vote(server: Server) -> None:
    first, second, third = server.started(people=3, bots=0)
    clients = [first, second, third]
    for client in clients:
        assert client.decision is not None
        client.answer(client.decision["options"][0]["id"])
    first.until(lambda c: c.view["view"]["round"] == 1)
    first.send(type="vote", yes=True)
    assert first.error() == "error-server-no-vote"
    first.send(type="propose-undo", count=900)
    assert first.error() == "error-undo-nothing"
    first.send(type="propose-undo", count=2)
    for client in clients:
        client.until(lambda c: c.table["undo"])
        assert client.table is not None
        assert client.table["undo"]["waiting"] == [1, 2]
        assert client.table["undo"]["count"] == 2
    second.send(type="propose-undo", count=1)
    assert second.error() == "error-server-vote-open"
    second.send(type="vote", yes=False)
    third.send(type="vote", yes=True)
    for client in clients:
        client.until(lambda c: c.view["answers"] == 1)
    assert first.decision is None
    assert second.decision is not None
    assert second.decision["kind"] == "keep-survivors"
    undone = [e for e in first.events.values() if e["kind"] == "table-undone"]
    assert undone[0]["facts"]["votes"] == 2
    assert "You" in undone[0]["text"] or "you" in undone[0]["text"]
    # The same again from the disk.
    table = server.table(first.code)
    meta, _, journal = server.waits(server.hall.read(first.code))
    assert meta.round == table.meta.round
    assert journal is not None
    assert journal.row == table.playing().row
    assert [e.n for e in journal.since(0)] == [e.n for e in table.playing().since(0)]


def test_a_refused_vote(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    assert first.decision is not None
    first.answer(first.decision["options"][0]["id"])
    first.until(lambda c: c.view["answers"] == 2)
    first.send(type="propose-undo", count=0)
    second.until(lambda c: c.table["undo"])
    second.send(type="vote", yes=False)
    first.until(lambda c: any(e["kind"] == "table-undo-refused" for e in c.events.values()))
    first.until(lambda c: c.table["undo"] is None)
    assert first.view is not None
    assert first.view["answers"] == 2


def test_alone_with_bots_one_goes_back_at_once(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    first_turn(client)
    assert client.view is not None
    given = client.view["answers"]
    client.send(type="propose-undo", count=given)
    client.until(lambda c: any(e["kind"] == "table-undone" for e in c.events.values()))
    client.turn()
    assert client.decision is not None
    assert client.decision["kind"] == "keep-survivors"


# -- clocks and bots -------------------------------------------------------------------------------------


def test_the_clock_lets_a_bot_decide(server: Server) -> None:
    client = server.started(people=1, bots=2, pace={"clock": 1})[0]
    assert client.decision is not None
    asked, until = client.decision["id"], client.decision["until"]
    assert until / 1000 - time.time() < 2
    client.until(lambda c: c.decision is None or c.decision["id"] != asked)
    client.until(lambda c: any(e["kind"] == "table-clock" for e in c.events.values()))
    client.send(type="configure", pace={"mail": True, "clock": 5})
    client.until(lambda c: c.table["pace"] == {"clock": 0, "bot_delay": 700, "mail": True, "glass": 0})


def test_bots_keep_a_pace_that_can_be_skipped(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=None) as server:
        client = server.started(people=1, bots=2, pace={"bot_delay": 10000})[0]
        assert client.view is not None
        assert len(client.view["waiting"]) == 2
        client.send(type="skip")
        client.until(lambda c: not c.view["waiting"])


def test_what_a_bot_waits_for_a_thread_counts_as_thinking(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a crowd of tables with bots that think by the clock answers in time, by habit if need be."""
    client = server.started(people=1, bots=2)[0]
    adapter, seconds = type(server.table(client.code).adapter), list[float]()
    think, free, pool = adapter.think, threading.Event(), server.hall.pool
    blocked = threading.Barrier(server.hall.settings.bot_threads + 1)

    def noted(self: Any, game: Any, seat: int, bot: str, mind: Any, seed: int, waited: float) -> Any:
        seconds.append(waited)
        return think(self, game, seat, bot, mind, seed, waited)

    def block() -> None:
        blocked.wait(20)
        free.wait(20)

    for _ in range(server.hall.settings.bot_threads):
        pool.submit(block)
    blocked.wait(20)
    monkeypatch.setattr(adapter, "think", noted)
    client.send(type="seat", seat=0, kind="bot")
    while not pool._work_queue.qsize():
        client.receive(0.05)
    time.sleep(0.2)
    free.set()
    client.until(lambda c: seconds)
    assert seconds[0] > 0.1


def test_a_broken_bot_does_not_stop_the_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> str:
        raise RuntimeError("out of ideas")

    client = server.started(people=1, bots=2)[0]
    monkeypatch.setattr(type(server.table(client.code).adapter), "think", broken)
    # Whatever the bots' first options lead to: the person gets a turn, or sees the end.
    play_on([client], random.Random(5), most=30)
    assert client.view is not None
    assert client.view["answers"] > 4


@pytest.mark.plain
def test_a_broken_rule_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.started(people=1, bots=2)[0]
    first_turn(client)
    before = client.view
    assert before is not None
    game = server.table(client.code).playing().game
    assert game is not None

    def broken(*_: Any) -> None:
        game.state.round = 99
        raise RuntimeError("a rule broke: secret-path")

    monkeypatch.setattr(game, "_take", broken)
    assert client.decision is not None
    refused = client.refused(client.decision["options"][0]["id"], client.decision["id"])
    assert refused == "error-server-internal"
    client.settle()
    assert client.view is not None
    assert client.view["view"] == before["view"]
    assert "secret-path" not in "".join(client.received)
    client.answer(client.decision["options"][0]["id"])


# -- talking ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_word_in_the_readers_language(server: Server, language: str) -> None:
    words = Words(language)
    made = server.create(people=1, bots=2, language=language)
    client = server.client(token=made["token"], language=language)
    client.until(lambda c: c.table)
    client.send(type="start")
    client.until(lambda c: c.view)
    first_turn(client)
    assert client.decision is not None
    assert client.decision["prompt"] == words("ask-turn")
    client.send(type="rematch")
    assert client.next("error")["text"] == words("error-server-not-over")
    assert words("event-table-bot", seat="x", seat_you="no") != "event-table-bot"


def test_changing_the_language(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    first_turn(client)
    english = dict(client.events)
    client.send(type="language", language="de")
    client.until(lambda c: c.decision and c.decision["prompt"] == "Was tust du?")
    assert client.events.keys() == english.keys()
    assert client.events[1]["text"] != english[1]["text"]
    client.send(type="language", language="xx")
    assert client.next("error")["text"] == Words("de")("error-server-language")


def test_chat_and_gestures(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    first.send(type="chat", text=" hello\x07 <b>there</b> ")
    said = second.next("chat")
    assert (said["seat"], said["name"], said["text"]) == (0, "Host", "hello <b>there</b>")
    first.send(type="chat", text="   ")
    assert first.error() == "error-server-empty-chat"
    first.send(type="emote", kind="nod")
    assert second.next("emote") == {"type": "emote", "seat": 0, "kind": "nod"}
    first.send(type="emote", kind="shoot")
    assert first.error() == "error-server-no-emote"
    again = server.client(token=second.token)
    assert again.next("chat")["text"] == "hello <b>there</b>"
    assert first.table is not None
    assert first.table["reminder"]


def test_a_yawn_is_part_of_the_game(server: Server) -> None:
    for message in ({"type": "emote", "kind": "yawn"}, {"type": "interject", "option": "yawn"}):
        client = server.started(people=1, bots=2)[0]
        first_turn(client)
        assert client.view["interjections"] == ["yawn"]
        answers = client.view["answers"]
        client.send(type="interject", option="nonsense")
        assert client.error() == "error-not-offered"
        client.send(**message)
        client.until(lambda c: any(e["kind"] == "yawn" for e in c.events.values()))
        assert client.view["answers"] > answers


def test_renaming(server: Server) -> None:
    first, second = server.started(people=2, bots=1)
    first.send(type="rename", name="Ines")
    second.until(lambda c: c.table["seats"][0]["name"] == "Ines")
    second.until(lambda c: any("Ines" in w["text"] for w in c.view["waiting"]))


# -- looking back ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ended(server: Server) -> Client:
    """A client of a game that is over."""
    client = server.started(people=1, bots=2)[0]
    play_on([client], random.Random(11))
    client.until(lambda c: c.table["status"] == "over")
    return client


def test_the_full_record_once_it_is_over(server: Server, ended: Client) -> None:
    text = server.http.get(f"/api/tables/{ended.code}/record").text
    game = records.load(text)
    assert game.over
    assert ended.view is not None
    assert len(game.answers) == ended.view["answers"]


def test_replay(server: Server, ended: Client) -> None:
    assert ended.view is not None
    last = ended.view["answers"]
    get = server.http.get
    final = get(f"/api/replay/{ended.code}/{last}", params={"seat": 0}).json()
    assert final["view"]["colonies"] == ended.view["view"]["colonies"]
    assert (final["n"], final["last"], final["over"], final["full"]) == (last, last, True, True)
    start = get(f"/api/replay/{ended.code}/0", params={"seat": 1, "language": "fr"}).json()
    assert start["view"]["me"]["seat"] == 1
    assert len(start["secrets"]) == 3
    assert start["events"][0]["text"].startswith("Objectif commun")
    total = sum(len(get(f"/api/replay/{ended.code}/{n}").json()["events"]) for n in range(last + 1))
    assert total == len([e for e in ended.events.values() if not e["kind"].startswith("table-")])
    assert get(f"/api/replay/{ended.code}/99999").json()["n"] == last


def test_importing_a_record(server: Server, ended: Client) -> None:
    text = server.http.get(f"/api/tables/{ended.code}/record").text
    doc = records.read(text)
    part = records.dumps(records.replay(doc, 12))
    made = server.http.post("/api/import", json={"record": part, "name": "Heir", "seat": 1})
    assert made.status_code == 201
    client = server.client(token=made.json()["token"])
    client.until(lambda c: c.view)
    assert client.view is not None
    assert client.you["seat"] == 1
    assert client.view["answers"] >= 12
    play_on([client], random.Random(1))
    again = server.http.get(f"/api/tables/{made.json()['code']}/record").text
    assert records.load(again).over
    watched = server.http.post("/api/import", json={"record": text}).json()
    over = server.client(token=watched["token"])
    over.until(lambda c: c.over)


def test_records_that_are_refused(server: Server, ended: Client, tmp_path: Path) -> None:
    doc = json.loads(server.http.get(f"/api/tables/{ended.code}/record").text)

    def refused(record: Any, **more: Any) -> str:
        answer = server.http.post("/api/import", json={"record": record, **more})
        assert answer.status_code in (400, 404, 409, 413), answer.text
        key: str = answer.json()["key"]
        return key

    file = tmp_path / "record.json"
    file.write_text(json.dumps(doc))
    assert refused(str(file)) == "error-record-json"
    assert refused("") == "error-record-json"
    assert refused({"format": "x"}) == "error-record-format"
    assert refused({**doc, "seed": doc["seed"] + 1}) == "error-record-digest"
    assert refused(doc, seat=7) == "error-server-no-seat"
    for change in ({"packs": {"/etc": "1"}}, {"setup": {**doc["setup"], "packs": ["/etc/passwd"]}}):
        bad = {**doc, **change}
        bad["digest"] = digest_of(bad)
        assert refused(bad) == "error-server-record-packs"
    other = {**doc, "rules": 99}
    other["digest"] = digest_of(other)
    assert refused(other).startswith("error-")
    assert refused("{" + "x" * 5_000_000) == "error-server-too-large"


def test_what_a_bot_still_thinks_does_not_count_when_its_person_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.started(people=1, bots=2)[0]
    began, go_on, thought = threading.Event(), threading.Event(), threading.Event()
    adapter = type(server.table(client.code).adapter)
    think = adapter.think

    def slow(self: Any, game: Any, seat: int, bot: str, mind: Any, seed: int, waited: float) -> Any:
        chosen = think(self, game, seat, bot, mind, seed, waited)
        if seat == 0:
            began.set()
            go_on.wait(20)
            thought.set()
        return chosen

    monkeypatch.setattr(adapter, "think", slow)
    asked = client.decision
    assert asked is not None
    client.send(type="seat", seat=0, kind="bot")
    assert began.wait(20)
    client.until(lambda c: c.table["seats"][0]["kind"] == "bot")
    client.send(type="seat", seat=0, kind="person")
    client.until(lambda c: c.table["seats"][0]["kind"] == "person")
    go_on.set()
    assert thought.wait(20)
    client.settle()
    assert client.decision is not None
    assert client.decision["id"] == asked["id"]
