"""Two colonies at a table: sides, the sand glass, who hears what, and nothing lost."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from overwinter.colony.modules.warring import pairs
from overwinter.server.games import GAMES
from overwinter.server.glass import MERCY
from overwinter.server.journal import Journal
from overwinter.server.messages import Pace
from overwinter.server.rendering import SERIALS
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


# -- what is offered -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_whole_box_is_offered_with_what_goes_together(server: Server, language: str) -> None:
    info = server.http.get(f"/api/games?language={language}").json()["games"][0]
    assert info["max_players"] == 11
    choices = {(s["id"], c["value"]): c for s in info["settings"] for c in s["choices"] if s["kind"] != "policy"}
    assert choices["box", "warring"]["beside"]
    module = choices["modules", "warring"]
    assert (module["players"], module["boxes"]) == (4, ["base", "longnight"])
    assert set(module["against"]) == {"improvements", "bandits", "laboratory"}
    assert choices["modules", "bandits"]["against"] == ["warring"]
    assert choices["modules", "wolf"]["by_number"]
    assert choices["mode", "dilemma"]["against"] == ["warring"]
    assert choices["objective", "wc-main-killing-blow"]["needs"] == ["warring"]
    assert choices["objective", "base-main-find-a-cure"]["against"] == ["warring"]
    assert not choices["objective", ""]["against"]
    assert {s["id"] for s in info["settings"] if s["against"]} == {"mode", "betrayal"}
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
    ada.until(lambda c: c.table and [one["seats"] for one in c.table["sides"]] == [2, 2])
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


@pytest.mark.parametrize("players", [5, 11])
def test_an_odd_number_brings_a_seat_for_the_wolf(server: Server, players: int) -> None:
    """Chosen as any side; whoever has it has nobody to whisper to."""
    made = server.create(1, players - 1, setup=two(players))
    host = server.client(token=made["token"])
    half = players // 2
    host.until(lambda c: c.table and [one["seats"] for one in c.table["sides"]] == [half, half, 1])
    assert [one["name"] for one in host.table["sides"]] == ["Pine Ridge", "Mill Creek", "Lone wolf"]
    host.send(type="side", seat=0, side=2)
    host.send(type="side", seat=1, side=2)
    host.until(lambda c: "uneven" in c.table["blocked"])
    host.send(type="side", seat=1, side=0)
    host.until(lambda c: not c.table["blocked"])
    host.send(type="start")
    host.until(lambda c: c.view and c.table["status"] == "playing")
    assert Counter(sides(host)) == {0: half, 1: half, 2: 1}
    assert sides(host)[:2] == [2, 0]
    assert not host.you["whispers"]
    assert refused(host, type="chat", text="psst", to="side")["key"] == "error-server-no-whisper"
    host.close()


def test_the_wolf_goes_with_an_even_number(server: Server) -> None:
    made = server.create(1, 4, setup=two(5))
    host = server.client(token=made["token"])
    host.send(type="side", seat=0, side=2)
    host.until(lambda c: c.table and sides(c)[0] == 2)
    host.send(type="configure", setup={"players": 6})
    host.until(lambda c: len(c.table["seats"]) == 6)
    assert sides(host)[0] == -1
    assert refused(host, type="side", seat=0, side=2)["key"] == "error-server-no-side"
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
        (two(4, modules=["warring", "wolf"]), "error-setup-wolf-even"),
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


# -- two who act at once ---------------------------------------------------------------------------------


def acting_game(setup: dict[str, Any], seed: int) -> Any:
    """A game whose first two players act side by side now, seats 0 and 2 against 1 and 3, at the school."""
    colony, there = GAMES["colony"], set[int]()
    game: Any = colony.new(colony.setup(setup), seed, [0, 1, 0, 1])
    while len(pairs.acting(game)) < 2:
        seat, options = game.decisions[0].seat, game.options(game.decisions[0].seat)
        ways = [o for o in options if o.verb == "move" and o.args["to"] == "school" and seat not in there]
        there.update([seat] if ways else [])
        game.answer(seat, next((o for o in options if o.verb == "done-moving" and not ways), [*ways, *options][0]))
    build_up(game)
    return game


def build_up(game: Any) -> None:
    """The first builds until there is room for one more barricade only, as long as there are dice."""
    first, second = pairs.acting(game)
    while races := [o for o in game.options(first) if o.verb == "barricade"]:
        if any(taken_from(game, first, o.id, second) for o in races):
            return
        game.answer(first, races[0])


@dataclass(frozen=True)
class Deal:
    """A first turn in which everything happens that is tested here, whatever cards there are by now."""

    seed: int
    barricades: tuple[str, str]
    """With which both build where there is room for one."""
    thought: str
    """What the first can take back."""
    question: str
    """After which the second is asked something else."""


@functools.cache
def deal() -> Deal:
    """The first seed whose deal has all of it."""
    for seed in range(200):
        game = acting_game(two(4), seed)
        first, second = pairs.acting(game)
        races = [o.id for o in game.options(first) if o.verb == "barricade"]
        lost = [(mine, theirs) for mine in races for theirs in taken_from(game, first, mine, second)]
        thought = [o.id for o in game.options(first) if o.verb == "play" and undone(game, first, o) == ""]
        question = [o.id for o in game.options(second) if o.verb == "play" and asked_after(game, second, o)]
        if lost and thought and question:
            return Deal(seed, lost[0], thought[0], question[0])
    raise AssertionError("no deal has it all")


def taken_from(game: Any, seat: int, option: str, other: int) -> list[str]:
    """The options that an answer takes from somebody else."""
    before = {o.id for o in game.options(other)}
    after = game.copy()
    after.answer(seat, option)
    return sorted(before - {o.id for o in after.options(other)})


def undone(game: Any, seat: int, option: Any) -> str:
    """Why an answer could not be taken back."""
    game.answer(seat, option)
    line = str(game.undo_line(seat))
    game.rewind(len(game.answers) - 1)
    return line


def asked_after(game: Any, seat: int, option: Any) -> bool:
    """Whether a seat is asked something else after an answer."""
    after = game.copy()
    after.answer(seat, option)
    asked = after.decision(seat)
    return asked is not None and asked.kind != "turn"


class Pair:
    """Four people at a table, two of whom act side by side."""

    def __init__(self, server: Server, *, glass: int = 120, **setup: Any) -> None:
        self.server, wish = server, two(4, **setup)
        self.clients = server.started(4, 0, setup=wish, pace={"glass": glass})
        self.code = self.clients[0].code
        self.table = server.table(self.code)
        self.deal = deal()
        game = acting_game(wish, self.deal.seed)
        server.waits(self.table.run(lambda: self.table.begin(Journal(game))))
        self.seats, self.begun = pairs.acting(game), len(game.answers)
        for client in self.clients:
            client.until(lambda c: len(c.view["view"]["parts"]["warring"]["acting"]) == 2)
        self.first, self.second = (self.clients[seat] for seat in self.seats)

    def options(self, client: Client, verb: str) -> list[dict[str, Any]]:
        """What a client may answer with this verb."""
        return [one for one in client.view["decision"]["options"] if one["verb"] == verb]

    def choose(self, client: Client, option: str) -> None:
        """Answer; return when the answerer has seen what came of it, or why not."""
        self.catch_up()
        before = client.view["serial"]
        client.send(type="answer", decision=client.view["decision"]["id"], option=option)
        client.until(lambda c: c.view["serial"] > before or c.errors)

    def catch_up(self) -> None:
        """Everybody has seen what happened so far."""
        now = self.server.inside(lambda: self.table.meta.round * SERIALS + self.table.playing().row)
        for client in self.clients:
            client.until(lambda c: c.view["serial"] >= now)

    def done(self, client: Client) -> None:
        """End the turn."""
        self.choose(client, "end-turn")

    def close(self) -> None:
        """Everybody goes."""
        for client in self.clients:
            client.close()


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    """Two who act at once, with the usual glass."""
    made = Pair(server)
    yield made
    made.close()


def glass(client: Client) -> dict[int, tuple[int, bool]]:
    """By seat: seconds of the glass, and whether its sand falls."""
    return {one["seat"]: (one["full"], one["falls"]) for one in client.view["glass"]}


def test_r337_the_glass_is_turned_by_the_first_who_is_done(pair: Pair) -> None:
    """R-337: two minutes after the first "done"; everybody sees it, spectators as well."""
    assert glass(pair.first) == {}
    pair.done(pair.first)
    watcher = pair.server.client(code=pair.code)
    for client in (*pair.clients, watcher):
        client.until(lambda c: c.view and glass(c) == {pair.seats[1]: (120, True)})
        assert 0 < client.view["glass"][0]["left"] <= 120
    watcher.close()
    pair.done(pair.second)
    pair.second.until(lambda c: glass(c) == {})


def test_r337_in_a_quick_game_it_runs_from_the_start(server: Server) -> None:
    pair = Pair(server, quick=True, glass=180)
    assert glass(pair.first) == dict.fromkeys(pair.seats, (180, True))
    pair.done(pair.first)
    pair.second.until(lambda c: glass(c) == {pair.seats[1]: (180, True)})
    pair.close()


def test_r337_there_is_none_by_mail_or_where_nobody_wants_it(server: Server) -> None:
    assert Pace(mail=True).by_mail().glass == 0
    pair = Pair(server, quick=True, glass=0)
    assert glass(pair.first) == {}
    host = pair.clients[0]
    host.send(type="configure", pace={"glass": 300})
    host.until(lambda c: glass(c) == dict.fromkeys(pair.seats, (300, True)))
    host.send(type="configure", pace={"mail": True})
    host.until(lambda c: c.table["pace"]["mail"] and glass(c) == {})
    assert pair.table.meta.glass is None
    pair.close()


def test_double_time_is_a_matter_of_ones_own(pair: Pair) -> None:
    """The others see a longer glass and nothing else."""
    pair.second.send(type="double-time", on=True)
    pair.second.until(lambda c: c.you["double"])
    assert "double" not in str(pair.first.table)
    pair.done(pair.first)
    pair.first.until(lambda c: glass(c) == {pair.seats[1]: (240, True)})
    pair.second.send(type="double-time", on=False)
    pair.first.until(lambda c: glass(c) == {pair.seats[1]: (120, True)})


def test_the_glass_stands_still_while_the_table_votes(pair: Pair) -> None:
    pair.done(pair.first)
    pair.second.send(type="propose-undo", count=1)
    pair.first.until(lambda c: glass(c) == {pair.seats[1]: (120, False)})
    left = pair.table.driver.glass.left(pair.seats[1])
    assert pair.table.driver.glass.left(pair.seats[1]) == left
    for client in pair.clients:
        client.send(type="vote", yes=False)
    pair.first.until(lambda c: glass(c) == {pair.seats[1]: (120, True)})


def test_the_glass_stands_still_while_somebody_else_has_to_answer(pair: Pair) -> None:
    pair.done(pair.first)
    pair.choose(pair.second, pair.options(pair.second, "request")[0]["id"])
    asked = pair.server.inside(lambda: [d.seat for d in pair.table.playing().game.decisions])
    assert asked != [pair.seats[1]]
    pair.second.until(lambda c: glass(c) == {pair.seats[1]: (120, False)})
    other = pair.clients[asked[0]]
    other.until(lambda c: c.view["decision"])
    pair.choose(other, other.view["decision"]["options"][0]["id"])
    pair.second.until(lambda c: glass(c) == {pair.seats[1]: (120, True)})


def test_when_the_sand_is_gone_the_server_answers(server: Server) -> None:
    """Its answers are in the record as any others: a bot's as long as something else is asked, then the end."""
    pair = Pair(server, glass=1)
    late = pair.seats[1]
    pair.choose(pair.second, pair.deal.question)
    stale = pair.second.view["decision"]
    assert stale["kind"] != "turn"
    given = len(pair.table.playing().game.answers)
    pair.done(pair.first)
    pair.second.until(lambda c: late not in c.view["view"]["parts"]["warring"]["acting"])
    told = [event["text"] for event in pair.second.events.values() if event["kind"] == "table-glass"]
    assert told == ["The candle is out: your turn is over."]
    after = pair.server.inside(lambda: pair.table.playing().game.answers[given + 1 :])
    ended = [(one.seat, one.option.verb) for one in after].index((late, "end-turn"))
    assert ended > 0
    assert {one.seat for one in after[:ended]} == {late}
    pair.second.send(type="answer", decision=stale["id"], option=stale["options"][0]["id"])
    assert pair.second.next("error")["key"] in ("error-not-asked", "error-stale-decision")
    pair.close()


def test_the_glass_survives_a_restart(tmp_path: Path) -> None:
    """What was left is left, also when the server did not stop by itself."""
    with serving(tmp_path) as server:
        pair = Pair(server, glass=300)
        pair.done(pair.first)
        code, token, seat = pair.code, pair.second.token, pair.seats[1]

        def later() -> None:
            assert pair.table.meta.glass is not None
            pair.table.meta.glass.seats[seat].left = 200.0

        server.inside(later)
        pair.close()
    with serving(tmp_path) as server:
        client = server.client(token=token)
        client.until(lambda c: c.view and glass(c) == {seat: (300, True)})
        assert 150 < client.view["glass"][0]["left"] <= 200
        table = server.table(code)

        def long_gone() -> float:
            assert table.meta.glass is not None
            table.meta.glass.seats[seat].since -= 1000 * 1000
            watch = table.driver.glass
            watch.forget()
            return float(watch.left(seat))

        assert MERCY - 1 < server.inside(long_gone) <= MERCY
        client.close()


# -- races, talk, and taking back ------------------------------------------------------------------------


def test_r310_whoever_was_too_late_is_told_so_and_shown_what_there_is(pair: Pair) -> None:
    """R-310: nothing is lost, nothing has changed, and the next try is taken."""
    mine, gone = pair.deal.barricades
    late = pair.second.view["decision"]["id"]
    pair.choose(pair.first, mine)
    before = pair.server.inside(lambda: len(pair.table.playing().game.answers))
    pair.second.send(type="answer", decision=late, option=gone, ref="late")
    error = pair.second.next("error")
    assert (error["key"], error["ref"]) == ("error-faster", "late")
    assert "faster" in error["text"]
    pair.second.until(lambda c: gone not in [option["id"] for option in c.view["decision"]["options"]])
    assert pair.server.inside(lambda: len(pair.table.playing().game.answers)) == before
    pair.second.errors.clear()
    pair.done(pair.second)
    assert not pair.second.errors


@pytest.mark.parametrize("follow", [False, True])
def test_whoever_was_overtaken_is_shown_the_options_again(pair: Pair, follow: bool) -> None:
    """Also if the client has dropped the view that told of it: one comes with the refusal in any case."""
    slow = pair.server.client(token=pair.second.token, follow=follow)
    slow.until(lambda c: c.view)
    mine, gone = pair.deal.barricades
    pair.choose(pair.first, mine)
    slow.until(lambda c: gone not in [option["id"] for option in c.view["decision"]["options"]])
    before = len(slow.messages)
    slow.send(type="answer", decision=slow.view["decision"]["id"], option=gone)
    assert slow.next("error")["key"] == "error-faster"
    assert [one["type"] for one in slow.messages[before:]] == ["view", "error"]
    slow.close()


def said(client: Client) -> list[tuple[str, str]]:
    """What a client has heard so far, and who else did."""
    client.send(type="ping")
    client.next("pong")
    return [(one["text"], one["to"]) for one in client.messages if one["type"] == "chat"]


def test_a_colony_talks_among_itself(pair: Pair) -> None:
    """The other side and spectators never get a byte of it, neither at once nor when they come later."""
    server, code = pair.server, pair.code
    watcher = server.client(code=code)
    watcher.until(lambda c: c.view)
    us, them = [pair.clients[0], pair.clients[2]], [pair.clients[1], pair.clients[3]]
    us[0].until(lambda c: c.you["whispers"])
    assert not watcher.you["whispers"]
    us[0].send(type="chat", text="WHISPERED", to="side")
    us[0].send(type="chat", text="aloud")
    for client in us:
        client.until(lambda c: len(said(c)) == 2)
        assert said(client) == [("WHISPERED", "side"), ("aloud", "all")]
    late = [server.client(token=client.token) for client in them] + [server.client(code=code)]
    for client in (*them, watcher, *late):
        client.until(lambda c: said(c) == [("aloud", "all")])
        assert not any("WHISPERED" in data for data in client.received)
    mine = server.client(token=us[1].token)
    mine.until(lambda c: len(said(c)) == 2)
    for path, heard in ((f"/plain/s/{us[1].token}", True), (f"/plain/s/{them[0].token}", False)):
        assert ("WHISPERED" in server.http.get(path).text) == heard
    assert "WHISPERED" not in server.http.get(f"/plain/t/{code}").text
    posted = server.http.post(f"/plain/s/{them[0].token}/chat", data={"text": "HISSED", "to": "side"})
    assert posted.status_code < 400
    assert ("HISSED", "side") in said(them[1])
    assert not any("HISSED" in data for client in us for data in client.received)
    assert refused(watcher, type="chat", text="x", to="side")["key"] == "error-server-watching"
    for client in (watcher, mine, *late):
        client.close()


def test_nobody_whispers_where_all_play_together(server: Server) -> None:
    host = server.started(1, 3)[0]
    assert refused(host, type="chat", text="psst", to="side")["key"] == "error-server-no-whisper"
    host.close()


def test_what_was_whispered_is_not_heard_in_the_next_game(pair: Pair) -> None:
    """Sides may be others then."""
    pair.first.send(type="chat", text="old secret", to="side")
    pair.first.until(lambda c: said(c))

    def next_game() -> None:
        pair.table.meta.status = "over"
        pair.table.rematch(0)

    pair.server.waits(pair.table.run(next_game))
    again = pair.server.client(token=pair.first.token)
    again.until(lambda c: c.table and c.table["status"] == "lobby")
    assert said(again) == []
    again.close()


def answers(pair: Pair) -> list[tuple[int, str]]:
    """Who has answered what since both act."""
    given = pair.server.inside(lambda: pair.table.playing().game.answers[pair.begun :])
    return [(one.seat, one.option.verb) for one in given]


def test_ones_own_last_answer_is_taken_back_until_the_other_acts(pair: Pair) -> None:
    pair.choose(pair.first, pair.deal.thought)
    assert pair.first.view["undo"] == ""
    pair.first.send(type="undo")
    pair.first.until(lambda c: c.view["decision"]["kind"] == "turn")
    assert answers(pair) == []
    pair.choose(pair.first, pair.deal.thought)
    pair.choose(pair.second, "request:weapon")
    pair.catch_up()
    assert "Somebody else" in pair.first.view["undo"]
    assert refused(pair.first, type="undo")["key"] == "error-undo-others"
    assert answers(pair) == [(pair.seats[0], "play"), (pair.seats[1], "request")]


def test_a_vote_takes_back_the_answers_of_both(pair: Pair) -> None:
    """The persons of both sides decide; what the other has done since goes with it."""
    pair.choose(pair.first, pair.deal.thought)
    pair.choose(pair.second, "request:weapon")
    pair.first.send(type="propose-undo", count=0)
    for client in pair.clients:
        client.until(lambda c: c.table["undo"] and c.table["undo"]["count"] == 2)
    others = [client for client in pair.clients if client is not pair.first]
    others[0].send(type="vote", yes=True)
    pair.first.until(lambda c: len(c.table["undo"]["yes"]) == 2)
    assert len(answers(pair)) == 2
    others[1].send(type="vote", yes=True)
    for client in pair.clients:
        client.until(lambda c: c.table["undo"] is None and c.view["answers"] == pair.begun)
    assert answers(pair) == []
    assert {client.view["decision"]["kind"] for client in (pair.first, pair.second)} == {"turn"}


def test_spectators_see_both_sides_and_no_secret(pair: Pair) -> None:
    watcher = pair.server.client(code=pair.code)
    watcher.until(lambda c: c.view)
    assert watcher.view["view"]["me"] is None
    assert watcher.view["decision"] is None
    assert {one["seat"] for one in watcher.view["waiting"]} == set(pair.seats)
    assert [colony["place"] for colony in watcher.view["view"]["colonies"]] == ["blue-colony", "yellow-colony"]
    watcher.close()
