"""An answer costs little on the wire, and what is left out of a message is what its reader knows already."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from overwinter.server.guests import encoded
from overwinter.server.messages import DecisionInfo, OptionInfo, View
from overwinter.server.rendering import Renderer
from overwinter.server.table import Table
from overwinter.server.told import MOST as REMEMBERED
from overwinter.server.told import Told
from tests.server.harness import Server

MOST = 6000
"""Bytes that an answer may send to all four seats together, on average."""
MOST_AT_WAR = 10_000
"""With two colonies, where two act at once and everybody sees both."""
ANSWERS = 70
NIGHT = {"box": "longnight", "modules": ["improvements", "bandits", "laboratory"]}
WAR = {"box": "all", "packs": ["warring"], "modules": ["warring"]}


def whole_view(table: Table, seat: int) -> bytes:
    """The message that tells a seat everything, by somebody who remembers nothing."""
    return encoded(Renderer(table).make_view(seat, "en", 0))


@pytest.mark.parametrize(
    ("game", "box", "most"),
    [("colony", {}, MOST), ("colony", NIGHT, MOST), ("colony", WAR, MOST_AT_WAR), ("raxxon", {}, MOST)],
    ids=["base", "longnight", "warring", "raxxon"],
)
def test_an_answer_is_light_and_nothing_is_lost(server: Server, game: str, box: dict[str, Any], most: int) -> None:
    """Four seats follow a game; after each answer everyone knows what a whole message would have told."""
    rng = random.Random(3)
    clients = server.started(people=4, bots=0, game=game, setup={"players": 4, **box}, follow=True)
    for client in clients:
        client.send(type="seen", n=0, wait=False)
        client.settle()
    begun = [len(client.received) for client in clients]
    table = server.table(clients[0].code)
    assert table.journal is not None
    for _ in range(ANSWERS):
        asked = next(client for client in clients if client.decision is not None)
        asked.choose(rng, "end-turn")
        for seat, client in enumerate(clients):
            client.settle()
            whole = server.inside(partial(whole_view, table, seat))
            wanted = msgspec.json.decode(whole)
            for part in ("decision", "forecast", "why_not", "view"):
                assert client.view[part] == wanted[part], part
    sent = [data for client, start in zip(clients, begun, strict=True) for data in client.received[start:]]
    views = [data for data in sent if '"type":"view"' in data]
    assert len(views) >= ANSWERS * len(clients)
    average = sum(len(data.encode()) for data in views) / ANSWERS
    assert average <= most, f"{average:.0f} bytes"


def view_of(names: list[str], *, whole: bool = False, text: str = "do it") -> View:
    """A message with a decision among these options."""
    options = [OptionInfo(name, "do", {}, text, "") for name in names]
    decision = DecisionInfo(1, "turn", {}, "", options, together=False)
    return View("e", 1, {} if whole else None, decision, [], [], {}, "", [], [], 1, [])


def told(view: View) -> tuple[list[str], list[str | None] | None]:
    """The options that are in a message, and those that are recalled."""
    assert view.decision is not None
    return [option.id for option in view.decision.options], view.again


def test_an_option_is_told_again_when_something_about_it_changed() -> None:
    memory = Told()
    assert told(memory.shortened(view_of(["a", "b"], whole=True))) == (["a", "b"], None)
    assert told(memory.shortened(view_of(["b", "c", "a"]))) == (["c"], ["b", None, "a"])
    assert told(memory.shortened(view_of(["a"], text="dare it"))) == (["a"], None)
    assert told(memory.shortened(view_of(["a", "b"], text="dare it"))) == (["b"], ["a", None])
    assert told(memory.shortened(view_of(["a", "b"], whole=True))) == (["a", "b"], None)
    assert told(memory.shortened(view_of(["c"]))) == (["c"], None), (
        "what was told before a whole view is forgotten"
    )


def test_the_memory_is_bounded() -> None:
    memory = Told()
    memory.shortened(view_of([str(n) for n in range(REMEMBERED + 1)]))
    assert told(memory.shortened(view_of(["1", "x"]))) == (["1", "x"], None)
