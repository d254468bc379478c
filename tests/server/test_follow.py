"""Who follows a game gets it event by event, as changes; bots wait until it was seen, but never for long."""

from __future__ import annotations

import copy
import random
import time
import weakref
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overwinter.kernel.game import Answer
from overwinter.server.changes import change_between, changed
from overwinter.server.games import GAMES
from overwinter.server.pictures import Picture
from tests.server.harness import Client, Server, play_on, serving


def any_value(rng: random.Random, depth: int) -> Any:
    """Some JSON."""
    kind = rng.randrange(3 if depth else 1)
    if kind == 1:
        return [any_value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 2:
        return {rng.choice("abcdef"): any_value(rng, depth - 1) for _ in range(rng.randrange(5))}
    return rng.choice([None, True, False, 0, 1, 2, "x", "", [], {}])


def test_a_change_leads_from_one_value_to_the_other() -> None:
    rng = random.Random(5)
    for _ in range(3000):
        before = {"a": any_value(rng, 4), "b": any_value(rng, 3)}
        after = copy.deepcopy(before) if rng.random() < 0.5 else {"a": any_value(rng, 4)}
        after["c"] = any_value(rng, 2)
        kept = copy.deepcopy(before)
        change = change_between(before, after)
        assert change is not None
        assert changed(before, change) == after
        assert before == kept, "the old value stays as it is"
        assert change_between(after, copy.deepcopy(after)) is None


@pytest.mark.parametrize("game", ["colony", "raxxon"])
def test_every_picture_is_what_the_seat_saw_after_that_event(server: Server, game: str) -> None:
    """Pictures are compared with those of the same game played again.

    What the last event of a message has led to is the position that people are asked about next.
    """
    rng = random.Random(4)
    clients = server.started(people=2, bots=1, game=game, setup={"players": 3}, follow=True)
    watcher = server.client(code=clients[0].code, follow=True)
    watcher.until(lambda c: c.view)
    for client in clients:
        client.send(type="seen", n=0, wait=False)
    play_on(clients, rng, most=60)
    everybody: list[tuple[int | None, Client]] = [*enumerate(clients), (None, watcher)]
    for _, client in everybody:
        client.settle()
    table = server.table(clients[0].code)
    again = server.inside(lambda: PlayedAgain(table))
    for seat, client in everybody:
        last = {message["moments"][-1]["n"] for message in client.messages if message.get("moments")}
        assert len(client.pictures) > 20
        for n, picture in client.pictures:
            right = [again.states[n], *(again.settled.get(n, []) if n in last else [])]
            seen = [plain(table.adapter.view(again.game.with_state(state), seat)) for state in right]
            assert picture in seen, f"event {n} for {seat}"


class PlayedAgain:
    """The game of a table once more, with the state after each event by its number."""

    def __init__(self, table: Any) -> None:
        live = table.journal.game
        self.game = again = table.adapter.new(table.meta.setup, live.seed)
        again.frames, ends = [], defaultdict[int, list[Any]](list)
        for entry in live.answers:
            again.apply(Answer(entry.seat, entry.option, list(entry.chance)))
            ends[len(again.frames) - 1].append(again.copy().state)
        numbers = [entry.n for entry in table.journal.live[-len(again.frames) :]]
        self.states = dict(zip(numbers, again.frames, strict=True))
        self.settled = {numbers[n]: states for n, states in ends.items() if n >= 0}
        """By the last event of an answer: the state when all was done, also after answers that told nothing."""


def test_the_last_picture_is_the_whole_view(server: Server) -> None:
    client = server.started(people=1, bots=2, follow=True)[0]
    client.send(type="seen", n=0, wait=False)
    play_on([client], random.Random(2), most=25)
    whole = server.client(token=client.token)
    whole.until(lambda c: c.view)
    while client.view["serial"] != whole.view["serial"]:  # bots may still be at it
        client.settle()
        whole.settle()
    assert whole.view["view"] == client.view["view"]


def plain(view: Any) -> Any:
    """A view as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_a_client_that_lost_track_asks_for_the_whole(server: Server) -> None:
    client = server.started(people=1, bots=2, follow=True)[0]
    client.turn()
    client.send(type="whole")
    message = client.next("view")
    assert message["view"]["setup"]["players"] == 3
    assert message["moments"] == []


def test_frames_are_kept_only_until_they_were_sent(server: Server) -> None:
    client = server.started(people=1, bots=2, follow=True)[0]
    client.send(type="seen", n=0, wait=False)
    play_on([client], random.Random(1), most=20)
    client.settle()
    table = server.table(client.code)
    assert table.journal is not None
    assert table.journal.frames == []
    assert table.journal.followed
    client.close()
    wait_for(lambda: not table.journal.followed)


def test_a_picture_does_not_keep_those_before_it() -> None:
    adapter = GAMES["colony"]
    game = adapter.new(adapter.setup({"players": 2}), 1)
    first, second, third = (Picture(adapter, game) for _ in range(3))
    assert second.since(first, 0) is None
    assert second.since(second, 0) is None
    kept = weakref.ref(first)
    del first
    assert third.since(second, 0) is None
    assert kept() is None, "a long game costs no more memory than a short one"


def wait_for(wanted: Any) -> None:
    """Wait until something in the server is so."""
    until = time.monotonic() + 20
    while not wanted():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)


# -- bots wait ---------------------------------------------------------------------------------------------


def at_a_bot(server: Server, **hello: Any) -> tuple[Client, Any]:
    """A table where a bot has to decide, and the person has not shown what happened before."""
    client = server.started(people=1, bots=2, follow=True, **hello)[0]
    table = server.table(client.code)

    def bots() -> bool:
        assert table.journal is not None
        return any(table.meta.seats[d.seat].kind == "bot" for d in table.journal.game.decisions)

    while not bots():
        client.turn()
        assert client.decision is not None
        last = [o for o in client.decision["options"] if o["verb"] == "end-turn"]
        client.answer((last or client.decision["options"])[0]["id"])
        if client.decision is None and not bots():
            client.send(type="seen", n=max(client.events))
    return client, table


@pytest.fixture
def patient(tmp_path: Path) -> Any:
    """A server whose bots wait for hours for whoever watches."""
    with serving(tmp_path, watch_seconds=3600.0) as server:
        yield server


def forget_what_was_shown(table: Any) -> None:
    """As if nobody had shown anything yet."""
    for guest in table.guests:
        guest.shown = 0


def holds(table: Any, client: Client) -> bool:
    """Whether the bots wait: nothing happens while the client asks a few times whether the server is there."""
    before = table.journal.row
    for _ in range(5):
        client.settle()
    return bool(table.journal.row == before)


def goes_on(table: Any, row: int) -> None:
    wait_for(lambda: table.journal.row > row)


def test_bots_wait_until_it_was_seen(patient: Server) -> None:
    client, table = at_a_bot(patient)
    assert holds(table, client)
    row = table.journal.row
    client.send(type="seen", n=table.journal.last)
    goes_on(table, row)


def test_bots_wait_no_longer_than_the_server_allows(tmp_path: Path) -> None:
    with serving(tmp_path, watch_seconds=0.05) as server:
        client, table = at_a_bot(server)
        goes_on(table, table.journal.row)
        client.turn()


def test_whoever_skips_is_not_waited_for(patient: Server) -> None:
    client, table = at_a_bot(patient)
    client.send(type="skip")
    client.turn()
    wait_for(lambda: not any(guest.rushes for guest in table.guests))  # the next time bots wait again


def test_a_hidden_page_holds_up_nobody(patient: Server) -> None:
    client, _ = at_a_bot(patient)
    client.send(type="seen", n=0, wait=False)
    client.turn()


def test_a_lost_connection_holds_up_nobody(patient: Server) -> None:
    client, table = at_a_bot(patient)
    row = table.journal.row
    client.close()
    goes_on(table, row)


def test_one_who_skips_does_not_rush_the_others(patient: Server) -> None:
    client, table = at_a_bot(patient)
    other = patient.client(token=client.token, follow=True)
    other.until(lambda c: c.view)
    patient.inside(lambda: forget_what_was_shown(table))
    other.send(type="skip")
    other.settle()
    assert holds(table, client)
    client.send(type="skip")
    client.turn()


def test_spectators_are_waited_for_only_where_nobody_sits(patient: Server) -> None:
    client, table = at_a_bot(patient)
    watcher = patient.client(code=client.code, follow=True)
    watcher.until(lambda c: c.view)
    patient.inside(lambda: forget_what_was_shown(table))
    client.send(type="seen", n=table.journal.last)
    goes_on(table, table.journal.row)


def test_bots_alone_wait_for_whoever_looks_on(patient: Server) -> None:
    made = patient.create(people=0, bots=3, seats=[{"kind": "bot"}] * 3, watch=True)
    watcher = patient.client(token=made["token"], follow=True)
    watcher.until(lambda c: c.table)
    watcher.send(type="start")
    watcher.until(lambda c: c.view)
    table: Any = patient.table(made["code"])
    assert holds(table, watcher)
    row = table.journal.row
    watcher.send(type="seen", n=table.journal.last)
    goes_on(table, row)


def test_who_does_not_follow_is_not_waited_for(patient: Server) -> None:
    client = patient.started(people=1, bots=2)[0]
    client.turn()


# -- looking back ------------------------------------------------------------------------------------------


def test_a_replay_has_a_picture_for_every_event(server: Server) -> None:
    client = server.started(people=1, bots=2, follow=True)[0]
    client.send(type="seen", n=0, wait=False)
    play_on([client], random.Random(3), most=30)
    client.settle()
    table: Any = server.table(client.code)
    again = server.inside(lambda: PlayedAgain(table))
    numbers = [entry.n for entry in table.journal.live]
    last = len(again.game.answers)
    seen = 0
    for n in range(last + 1):
        step = server.http.get(f"/api/replay/{client.code}/{n}?token={client.token}").json()
        start = step["starts"][n - 1] if n else 0
        assert step["starts"][n] - start == len(step["events"])
        assert len(step["moments"]) == (max(0, len(step["events"]) - 1) if n else 0)
        picture = step["view"]
        for moment in step["moments"]:
            picture = picture if moment["change"] is None else changed(picture, moment["change"])
            state = again.states[numbers[start + moment["n"] - 1]]
            assert picture == plain(table.adapter.view(again.game.with_state(state), client.you["seat"]))
            seen += 1
    assert seen > 5
