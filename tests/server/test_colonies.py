"""Two colonies at a table: sides, the sand glass, who hears what, and nothing lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from overwinter.kernel import packs
from overwinter.kernel.packs import About
from overwinter.server import adapter
from overwinter.server.games import GAMES
from tests.server.harness import Client, Server, serving

TWO: dict[str, Any] = {"box": "all", "packs": ["warring"], "modules": ["warring"]}


def two(players: int = 4, **more: Any) -> dict[str, Any]:
    """The setup of two colonies."""
    return {**TWO, "players": players, **more}


def sides(client: Client) -> list[int]:
    """The side of each seat, as all see it."""
    return [seat["side"] for seat in client.table["seats"]]


def refused(client: Client, **message: Any) -> dict[str, Any]:
    """What is said to a message that is not taken."""
    client.send(**message)
    return client.next("error")


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box is whole: its ``draft`` is gone."""

    def finished(name: str) -> About:
        return replace(packs.about_pack(name), draft=False)

    monkeypatch.setattr(adapter, "about_pack", finished)


@pytest.fixture
def open_server(offered: None, tmp_path: Path) -> Iterator[Server]:
    """A server that offers the box."""
    with serving(tmp_path) as running:
        yield running


# -- what is offered -------------------------------------------------------------------------------------


def test_a_draft_is_played_by_whoever_names_it_and_offered_to_nobody(server: Server) -> None:
    info = server.http.get("/api/games?language=en").json()["games"][0]
    assert info["max_players"] == 5
    assert "warring" not in str(info)
    assert server.started(1, 3, setup=two())[0].view["view"]["parts"]["warring"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_whole_box_is_offered_with_what_goes_together(open_server: Server, language: str) -> None:
    info = open_server.http.get(f"/api/games?language={language}").json()["games"][0]
    assert info["max_players"] == 11
    choices = {(s["id"], c["value"]): c for s in info["settings"] for c in s["choices"] if s["kind"] != "policy"}
    assert choices["box", "warring"]["beside"]
    module = choices["modules", "warring"]
    assert (module["players"], module["boxes"]) == (4, ["base", "longnight"])
    assert set(module["against"]) == {"improvements", "bandits", "laboratory"}
    assert choices["modules", "bandits"]["against"] == ["warring"]
    assert choices["mode", "dilemma"]["against"] == ["warring"]
    assert choices["objective", "wc-main-killing-blow"]["needs"] == ["warring"]
    assert choices["objective", "base-main-find-a-cure"]["against"] == ["warring"]
    assert not choices["objective", ""]["against"]
    two_colonies = [one for one in info["proposals"] if "warring" in one["setup"]["modules"]]
    assert [(one["players"], one["most"], one["setup"]["quick"]) for one in two_colonies] == [
        (4, 0, False),
        (4, 0, True),
    ]
    for one in info["proposals"]:
        assert one["name"]
        assert one["text"]
        many = max(4, one["players"])
        made = GAMES["colony"].setup({**one["setup"], "players": many, "packs": one["setup"]["packs"]})
        GAMES["colony"].check(made)


# -- sides -----------------------------------------------------------------------------------------------


def test_sides_are_chosen_or_drawn(server: Server) -> None:
    made = server.create(2, 2, setup=two())
    ada = server.client(token=made["token"])
    ben = server.client(token=server.join(made["code"], "Ben")["token"])
    ada.until(lambda c: c.table and c.table["sides"] == [2, 2])
    assert sides(ada) == [-1] * 4
    ada.send(type="side", seat=0, side=1)
    ben.send(type="side", seat=1, side=1)
    ada.send(type="side", seat=3, side=0)
    ben.send(type="ready", ready=True)
    ada.until(lambda c: sides(c) == [1, 1, -1, 0] and not c.table["blocked"])
    ada.send(type="start")
    ada.until(lambda c: c.view is not None and c.table["status"] == "playing")
    assert sides(ada) == [1, 1, 0, 0]
    assert [player["colony"] for player in ada.view["view"]["players"]] == [1, 1, 0, 0]
    ada.close()
    ben.close()


def test_chance_makes_even_teams(server: Server) -> None:
    host = server.started(1, 9, setup=two(10))[0]
    host.until(lambda c: c.table["status"] == "playing")
    assert Counter(sides(host)) == {0: 5, 1: 5}
    host.close()


def test_a_plan_may_name_sides(server: Server) -> None:
    seats = [{"kind": "person", "side": 0}, {"side": 1}, {"kind": "bot", "side": 7}, {"kind": "bot"}]
    answer = server.http.post("/api/tables", json={"name": "Ada", "seats": seats, "setup": two()})
    host = server.client(token=answer.json()["token"])
    host.until(lambda c: c.table)
    assert sides(host) == [0, 1, -1, -1]
    host.close()


def test_uneven_teams_are_refused_in_words(server: Server) -> None:
    made = server.create(1, 3, setup=two(), language="de")
    host = server.client(token=made["token"], language="de")
    for seat in range(3):
        host.send(type="side", seat=seat, side=0)
    host.until(lambda c: c.table and sides(c) == [0, 0, 0, -1])
    assert "ungleich" in host.table["blocked"]
    assert refused(host, type="start")["key"] == "error-server-sides-uneven"
    host.send(type="side", seat=2, side=-1)
    host.until(lambda c: not c.table["blocked"])
    host.close()


def test_nobody_chooses_for_others_or_what_there_is_not(server: Server) -> None:
    made = server.create(2, 2, setup=two())
    host = server.client(token=made["token"])
    guest = server.client(token=server.join(made["code"])["token"])
    assert refused(guest, type="side", seat=0, side=0)["key"] == "error-server-not-host"
    assert refused(guest, type="side", seat=1, side=2)["key"] == "error-server-no-side"
    assert refused(host, type="side", seat=9, side=0)["key"] == "error-server-no-seat"
    watcher = server.client(code=made["code"])
    assert refused(watcher, type="side", seat=0, side=0)["key"] == "error-server-not-host"
    host.send(type="configure", setup={"modules": [], "box": "base", "packs": []})
    host.until(lambda c: c.table["sides"] == [])
    assert refused(host, type="side", seat=0, side=0)["key"] == "error-server-no-side"
    for client in (host, guest, watcher):
        client.close()


def test_a_side_that_is_gone_is_not_wished_for(server: Server) -> None:
    made = server.create(1, 3, setup=two())
    host = server.client(token=made["token"])
    host.send(type="side", seat=0, side=1)
    host.until(lambda c: c.table and sides(c)[0] == 1)
    host.send(type="configure", setup={"modules": []})
    host.until(lambda c: sides(c)[0] == -1)
    host.close()


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (two(4, modules=["warring", "bandits"]), "error-setup-module-excludes"),
        (two(4, mode="cooperative"), "error-setup-warring-mode"),
        (two(3), "error-setup-players"),
        (two(12), "error-setup-players"),
        (two(4, box="base"), "error-setup-module-pack"),
        (two(4, packs=[]), "error-setup-module-pack"),
        ({"players": 6}, "error-setup-players"),
    ],
)
def test_what_does_not_go_together_says_why(server: Server, wish: dict[str, Any], key: str) -> None:
    """Either at once, or in the lobby as the reason why the game cannot begin."""
    answer = server.http.post("/api/tables", json={"name": "Ada", "setup": wish})
    if answer.status_code == 201:
        host = server.client(token=answer.json()["token"])
        for seat in range(1, wish["players"]):
            host.send(type="seat", seat=seat, kind="bot")
        assert refused(host, type="start")["key"] == key
        host.close()
    else:
        assert answer.json()["key"] == key
        assert len(answer.json()["text"]) > 20
