"""Help at a table: hints for a seat alone, and looking back at a game that is over."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from overwinter import records
from overwinter.games import GAMES as KINDS
from overwinter.kernel.search import Budget
from overwinter.review import Finding
from overwinter.server.pacing import Driver
from overwinter.server.reviews import Job, Reviews
from tests.server.harness import PATIENCE, Client, Server, play_on, serving


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that thinks a moment only."""
    with serving(tmp_path_factory.mktemp("hasty"), hint_seconds=0.02, message_burst=100000) as running:
        yield running


def hints(client: Client) -> list[dict[str, Any]]:
    return [one for one in client.messages if one["type"] == "hint"]


def ask(client: Client) -> None:
    assert client.decision is not None
    client.send(type="hint", decision=client.decision["id"], ref=7)


def refusals(client: Client) -> list[str]:
    return [one["key"] for one in client.errors]


@pytest.mark.parametrize("wish", [{}, {"game": "raxxon"}], ids=["colony", "raxxon"])
def test_a_hint_goes_to_the_seat_that_asked_and_changes_nothing(hasty: Server, wish: dict[str, Any]) -> None:
    mine, other = hasty.started(people=2, bots=0, **wish)
    who = mine if mine.decision is not None else other
    rest = other if who is mine else mine
    watching = hasty.client(code=mine.code)
    table = hasty.table(mine.code)
    assert table.journal is not None
    before, row = records.dumps(table.journal.game, fresh=False), table.journal.row
    ask(who)
    who.until(lambda c: hints(c))
    assert who.decision is not None
    found = hints(who)[0]
    assert found["decision"] == who.decision["id"]
    texts = {option["id"]: option["text"] for option in who.decision["options"]}
    assert found["lines"][0] == f"I would: {texts[found['option']]}"
    assert len(found["lines"]) == 2
    for guest in (rest, watching):
        guest.settle()
        assert not hints(guest)
    assert (records.dumps(table.journal.game, fresh=False), table.journal.row) == (before, row)
    watching.send(type="hint", decision=found["decision"])
    watching.until(lambda c: refusals(c) == ["error-server-watching"])


def test_a_table_may_want_no_hints(hasty: Server) -> None:
    client = hasty.started(people=1, bots=2, hints=False)[0]
    assert client.table["hints"] is False
    ask(client)
    client.until(lambda c: refusals(c) == ["error-server-hints-off"])
    assert client.errors[0]["ref"] == 7
    client.send(type="configure", hints=True)
    client.until(lambda c: refusals(c)[1:] == ["error-server-not-lobby"])
    page = hasty.http.get(f"/plain/s/{client.token}").text
    assert "This table plays without hints." in page
    made = hasty.create(people=1, bots=2)
    host = hasty.client(token=made["token"])
    host.until(lambda c: c.table is not None)
    assert host.table["hints"] is True
    host.send(type="configure", hints=False)
    host.until(lambda c: c.table["hints"] is False)


def test_nobody_is_told_what_to_do_all_the_time(hasty: Server) -> None:
    client = hasty.started(people=1, bots=2)[0]
    for _ in range(12):
        ask(client)
    client.until(lambda c: len(hints(c)) + len(refusals(c)) == 12)
    assert set(refusals(client)) == {"error-server-hint-often"}
    assert 1 <= len(hints(client)) <= 4


def test_a_hint_that_comes_too_late_is_dropped(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = hasty.started(people=1, bots=2)[0]
    assert client.decision is not None
    kind, option = KINDS["colony"], client.decision["options"][0]["id"]
    advise = type(kind).advise

    def slow(self: Any, game: Any, decision: Any, budget: Budget, seed: int) -> Any:
        hasty.waits(table.run(lambda: table.answer(0, option, decision.id)))
        return advise(self, game, decision, budget, seed)

    table = hasty.table(client.code)
    monkeypatch.setattr(type(kind), "advise", slow)
    asked = client.decision["id"]
    ask(client)
    client.until(lambda c: hints(c))
    assert hints(client)[0] == {
        "type": "hint",
        "decision": asked,
        "option": "",
        "lines": ["That was settled while I was thinking."],
    }
    client.send(type="hint", decision=asked, ref=1)
    client.until(lambda c: refusals(c) == ["error-server-hint-late"])


def test_a_hint_on_the_plain_page(hasty: Server) -> None:
    client = hasty.started(people=1, bots=2)[0]
    assert client.decision is not None
    page = hasty.http.post(f"/plain/s/{client.token}/hint", data={"decision": client.decision["id"]}).text
    assert "I would: " in page
    assert page.count("← this one") == 1


def test_a_bot_keeps_its_mind_for_a_game(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of other tests go on meanwhile: what is counted is counted by table."""
    thought, minds = Driver._thought, dict[tuple[str, int], set[int]]()

    async def watched(self: Driver, copy: Any, seat: int, bot: str, mind: Any, seed: int) -> Any:
        minds.setdefault((self.table.code, seat), set()).add(id(mind))
        return await thought(self, copy, seat, bot, mind, seed)

    monkeypatch.setattr(Driver, "_thought", watched)
    client = hasty.started(people=1, bots=2)[0]
    play_on([client], random.Random(3), most=8)
    assert [len(minds[client.code, seat]) for seat in (1, 2)] == [1, 1]


# -- looking back -------------------------------------------------------------------------------------------


def over(server: Server, **wish: Any) -> Client:
    """A table whose game is over."""
    client = server.started(people=1, bots=1, **wish)[0]
    play_on([client], random.Random(3), most=400)
    client.until(lambda c: c.over)
    return client


def asked_of(server: Server, client: Client, seat: int | None = None) -> dict[str, Any]:
    """Ask for a review until it is there."""
    where = f"/api/review/{client.code}?token={client.token}" + (f"&seat={seat}" if seat is not None else "")
    until = time.monotonic() + PATIENCE
    state: dict[str, Any] = server.http.post(where).json()
    while state["state"] in ("waiting", "working") and time.monotonic() < until:
        time.sleep(0.02)
        state = server.http.get(where).json()
    return state


def test_a_review_is_made_once_and_kept_with_the_table(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = over(hasty)
    table = hasty.table(client.code)
    assert table.journal is not None
    answers = table.journal.game.answers
    findings: dict[int, list[Finding]] = {}
    for game in records.steps(records.to_record(table.journal.game)):
        n = len(game.answers)
        if n == len(answers):
            break
        seat, given = answers[n].seat, answers[n].option.id
        others = [option.id for option in game.options(seat) if option.id != given]
        if others:
            findings[seat] = [*findings.get(seat, []), Finding(n, given, others[0], 0.17, 0.41)][-3:]
    done: list[int] = []

    async def found(self: Reviews, job: Job, wish: dict[str, Any]) -> list[Finding]:
        done.append(wish["seat"])
        return findings[wish["seat"]]

    monkeypatch.setattr(Reviews, "_found", found)
    nothing = hasty.http.get(f"/api/review/{client.code}?seat=0").json()
    assert nothing["state"] == "none"
    assert hasty.http.post(f"/api/review/{client.code}?seat=0").status_code == 403, "only for those who sit here"
    plain = f"/plain/s/{client.token}"
    assert f'action="{plain}/review"' in hasty.http.get(plain).text
    assert hasty.http.post(f"{plain}/review").status_code == 303
    mine = asked_of(hasty, client)
    assert mine["seat"] == 0
    assert len(mine["findings"]) == 3
    first = mine["findings"][0]
    assert (first["chance"], first["best"]) == (41, 58)
    assert first["when"].startswith("Round ")
    assert first["text"] == "That would have ended well in 58 of 100 games instead of 41."
    step = hasty.http.get(f"/api/replay/{client.code}/{first['n']}?seat=0").json()
    starts = step["starts"][: first["n"] + 1]
    stops = [1 if n == 0 else max(1, end - starts[n - 1]) for n, end in enumerate(starts)]
    assert first["at"] == sum(stops) - 1
    asked_of(hasty, client, seat=1)
    assert asked_of(hasty, client)["findings"] == mine["findings"]
    assert done == [0, 1]
    german = hasty.http.get(f"/api/review/{client.code}?seat=0&language=de").json()
    assert german["findings"][0]["when"].startswith("Runde ")
    assert hasty.http.get(f"/api/review/{client.code}?seat=9").status_code == 404
    page = hasty.http.get(plain).text
    assert page.count(first["text"]) == 3, "the plain page tells the same"
    assert f'action="{plain}/review"' not in page


def test_a_running_game_is_not_looked_back_at(hasty: Server) -> None:
    client = hasty.started(people=1, bots=1)[0]
    answer = hasty.http.post(f"/api/review/{client.code}?token={client.token}")
    assert answer.json()["key"] == "error-server-not-over"
    assert hasty.http.post(f"/plain/s/{client.token}/review").status_code == answer.status_code


def test_a_review_that_fails_may_be_tried_again(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    client = over(hasty, game="raxxon")
    monkeypatch.setattr("overwinter.server.reviews.sys.executable", "/bin/false")
    assert asked_of(hasty, client)["state"] == "failed"
    monkeypatch.undo()

    async def found(*_: Any) -> list[Finding]:
        return []

    monkeypatch.setattr(Reviews, "_found", found)
    state = asked_of(hasty, client)
    assert (state["state"], state["findings"]) == ("done", [])


def test_the_process_that_looks_back_says_how_far_it_is(hasty: Server) -> None:
    client = hasty.started(people=1, bots=1, game="raxxon")[0]
    play_on([client], random.Random(3), most=4)
    table, job = hasty.table(client.code), Job()
    assert table.journal is not None
    record = records.to_record(table.journal.game)
    found = hasty.waits(hasty.hall.reviews._found(job, {"record": record, "seat": 0}))
    assert all(isinstance(one, Finding) for one in found)
    assert job.done == job.of > 0
