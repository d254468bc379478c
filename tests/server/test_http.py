"""Pages, headers, health, numbers, words; and the plain pages, played by their forms."""

from __future__ import annotations

import html
import logging
import random
import re
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from overwinter.server.limits import Gate
from overwinter.server.settings import Settings
from overwinter.words import Words
from tests.server.harness import Server, serving

VOID = {"meta", "link", "input", "br"}


class Page(HTMLParser):
    """Reads a page: its balance, headings, forms, labels."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[int] = []
        self.forms: list[tuple[str, dict[str, str]]] = []
        self.options: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert self.open == [], self.open

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        if tag not in VOID:
            self.open.append(tag)
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "form":
            self.forms.append((given["action"], {}))
        if tag == "input" and self.forms and "form" in self.open:
            self.forms[-1][1][given["name"]] = given.get("value") or ""
        if tag == "button" and given.get("name") == "option":
            self.options.append(given["value"])
        if tag == "input" and given.get("type") not in ("hidden",):
            assert "label" in self.open, "an input without a label"
        if tag == "select":
            assert "label" in self.open, "a list without a label"

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> too many"
        assert self.open.pop() == tag

    def form(self, action: str) -> tuple[str, dict[str, str]] | None:
        return next((f for f in self.forms if f[0].endswith(action)), None)

    def check(self, language: str) -> None:
        """What every page has: a language, a title, one h1, no skipped level, landmarks, no script inside."""
        assert ("html", {"lang": language}) in self.tags
        names = [tag for tag, _ in self.tags]
        assert names.count("h1") == 1
        assert names.count("main") == 1
        assert {"title", "header"} <= set(names)
        assert "script" not in names
        assert "style" not in names
        assert all(b - a <= 1 for a, b in zip(self.headings, self.headings[1:], strict=False))
        assert not any(name.startswith("on") or name == "style" for _, attrs in self.tags for name in attrs)


def test_health_and_numbers(server: Server) -> None:
    assert server.http.get("/healthz").text == "ok\n"
    server.started(people=1, bots=2)
    text = server.http.get("/metrics").text
    for name in ("tables", "connections", "answers_total", "delivery_seconds_bucket", "stored_seconds_count"):
        assert f"overwinter_{name}" in text
    for line in text.splitlines():
        assert line.startswith("#") or re.fullmatch(r'[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [-+.e\d]+', line), line


def test_the_client_is_served_if_it_is_there(tmp_path: Path) -> None:
    static = tmp_path / "built"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "app-1234.js").write_text("1;" * 2000)
    with serving(tmp_path, static=static) as server:
        for path in ("/", "/t/PINE-4417", "/s/some-token", "/replay/PINE-4417"):
            assert server.http.get(path).text == "<!doctype html>the client"
        script = server.http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert server.http.get("/assets/../../test.db").status_code == 404


def test_without_a_client_there_is_a_way_to_the_plain_pages(server: Server) -> None:
    page = server.http.get("/", headers={"Accept-Language": "de-AT,de;q=0.9"})
    assert Words("de")("plain-open") in page.text
    assert 'href="/plain"' in page.text


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_a_table_can_be(server: Server, language: str) -> None:
    found = server.http.get(f"/api/games?language={language}").json()
    game = found["games"][0]
    assert game["id"] == "colony"
    assert [entry["id"] for entry in found["languages"]] == ["en", "de", "fr"]
    kinds = {s["kind"] for s in game["settings"]}
    assert kinds - {"packs", "modules", "scenario"} == {"objective", "variant", "switch", "policy"}
    for setting in game["settings"]:
        assert setting["name"]
        assert all(c["name"] and not c["name"].startswith("policy-") for c in setting["choices"])
        if setting["kind"] not in ("packs", "modules"):
            assert setting["default"] in [c["value"] for c in setting["choices"]]


def test_tables_made_too_often(tmp_path: Path) -> None:
    with serving(tmp_path, creations_per_minute=3, proxied=True) as server:
        # The address of this machine is free of limits; pretend to be another one.
        server.inside(lambda: setattr(server.app.state.gate, "allows", _strict(server.app.state.gate)))
        answers = [server.http.post("/api/tables", json={}).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]


def _strict(gate: Any) -> Any:
    original = gate.allows
    return lambda _, what: original("203.0.113.9", what)


def test_codes_cannot_be_tried_out() -> None:
    gate = Gate(Settings(misses_per_minute=3))
    for _ in range(3):
        assert gate.may_look_up("203.0.113.9")
        gate.missed("203.0.113.9")
    assert not gate.may_look_up("203.0.113.9")
    assert gate.may_look_up("203.0.113.10")
    assert gate.may_look_up("127.0.0.1")


def test_connections_of_one_address() -> None:
    gate = Gate(Settings(connections_per_address=2))
    assert [gate.enter("203.0.113.9") for _ in range(3)] == [True, True, False]
    gate.leave("203.0.113.9")
    assert gate.enter("203.0.113.9")
    for _ in range(2):
        gate.leave("203.0.113.9")
    assert gate.open == {}


def test_no_trace_and_no_token_in_logs(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    client = server.started(people=1, bots=2)[0]

    async def broken(*_: Any) -> Any:
        raise RuntimeError("inner secret")

    monkeypatch.setattr(server.hall, "public", broken)
    answer = server.http.get("/api/tables")
    assert (answer.status_code, answer.json()["key"]) == (500, "error-server-internal")
    assert "inner secret" not in answer.text
    monkeypatch.undo()
    server.http.get(f"/s/{client.token}")
    server.http.get(f"/plain/s/{client.token}")
    server.http.get(f"/api/tables/{client.code}/record?token={client.token}")
    ours = [
        r.getMessage() for r in caplog.records if not r.name.startswith(("httpx", "httpcore", "websockets.client"))
    ]
    assert any("request failed" in line for line in ours)
    assert not any(client.token in line for line in ours)


# -- the plain pages -------------------------------------------------------------------------------------


class Reader:
    """Somebody who uses the plain pages."""

    def __init__(self, server: Server, language: str) -> None:
        base = f"http://127.0.0.1:{server.port}"
        self.http = httpx.Client(base_url=base, follow_redirects=True, headers={"Origin": base}, timeout=20)
        self.language = language
        self.address = ""
        self.text = ""

    def get(self, path: str) -> Page:
        return self._read(self.http.get(path))

    def post(self, action: str, **fields: Any) -> Page:
        return self._read(self.http.post(action, data=fields))

    def _read(self, answer: httpx.Response) -> Page:
        self.status, self.text = answer.status_code, answer.text
        self.address = answer.url.path
        page = Page(answer.text)
        page.check(self.language)
        return page


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_game_on_plain_pages(server: Server, language: str) -> None:
    rng = random.Random(language)
    reader = Reader(server, language)
    page = reader.get(f"/plain?language={language}")
    form = page.form("/plain/create")
    assert form is not None
    page = reader.post(form[0], **{**form[1], "name": "Ines <i>"})
    assert reader.address.startswith("/plain/s/")
    seat, answers = reader.address, 0
    result = Words(language)("cli-result")
    while f">{result}</h2>" not in reader.text:
        if page.options:
            form = page.form("/answer")
            assert form is not None
            if answers == 3:
                told = reader.post(f"{seat}/explain", option=page.options[0])
                assert told.options == page.options
            page = reader.post(form[0], decision=form[1]["decision"], option=rng.choice(page.options))
            answers += 1
        else:
            assert 'http-equiv="refresh"' in reader.text
            time.sleep(0.02)
            page = reader.get(seat)
    assert answers > 5
    assert "<i>" not in reader.text
    assert html.escape("Ines <i>") in reader.text
    assert 'http-equiv="refresh"' not in reader.text
    page = reader.post(f"{seat}/rematch")
    assert reader.status == 200
    reader.post(f"{seat}/start")
    assert reader.status == 200


def test_two_colonies_on_plain_pages(server: Server) -> None:
    """Both sides are told of, combats and their odds; a whole game is played by its forms, against bots."""
    setup = {"box": "all", "packs": ["warring"], "modules": ["warring"], "players": 4}
    (client,) = server.started(1, 3, setup=setup)
    reader, rng = Reader(server, "en"), random.Random(1)
    seat, told, answers = f"/plain/s/{client.token}", "", 0
    page = reader.get(seat)
    while ">Result</h2>" not in reader.text:
        if page.options:
            told += reader.text
            form = page.form("/answer")
            assert form is not None
            if page.options[0].startswith(("tactic", "bid")):
                reader.post(f"{seat}/explain", option=page.options[0])
                told += reader.text
            # Sooner or later a turn ends: random people would go on for ever.
            ends = [option for option in page.options if option in ("end-turn", "done-moving")]
            option = ends[0] if ends and rng.random() < 0.3 else rng.choice(page.options)
            page = reader.post(form[0], decision=form[1]["decision"], option=option)
            assert reader.status in (200, 409), reader.text
            answers += 1
        else:
            time.sleep(0.02)
            page = reader.get(seat)
    assert answers > 5
    for text in ("<h2>Pine Ridge</h2>", "<h2>Mill Creek</h2>", "Ammunition: Pine Ridge", "in turn"):
        assert text in told, text


def test_plain_pages_for_friends(server: Server) -> None:
    host, guest, watcher = (Reader(server, "en") for _ in range(3))
    host.post("/plain/create", game="colony", players="3", name="Ann", language="en", public="1")
    seat = host.address
    code = re.search(r"Table ([A-Z]+-\d{4})", host.text)
    assert code is not None
    assert "2 seats are still free." in host.text
    guest.get(f"/plain/t/{code[1]}")
    guest.post("/plain/join", code=code[1], name="Bo", language="en")
    other = guest.address
    assert other != seat
    host.post(f"{seat}/seat", seat="2", kind="bot")
    guest.post(f"{other}/ready", ready="1")
    host.post(f"{seat}/start")
    assert "Choose your survivors" in host.text
    guest.post(f"{other}/chat", text="hello <there>")
    assert "hello &lt;there&gt;" in host.http.get(seat).text
    watcher.get(f"/plain/w/{code[1]}")
    assert "Bo is deciding." in watcher.text
    assert "Your side" not in watcher.text
    page = host.get(seat)
    host.post(f"{seat}/answer", decision=page.form("/answer")[1]["decision"], option="nonsense")  # type: ignore[index]
    assert host.status == 409
    assert 'role="alert"' in host.text
    form = page.form("/answer")
    assert form is not None
    host.post(form[0], decision=form[1]["decision"], option=page.options[0])
    host.post(f"{seat}/undo")
    host.post(f"{seat}/rename", name="Anna")
    assert "Anna" in guest.http.get(other).text
    german = Reader(server, "de")
    german.get(f"{other}?language=de")
    german.get(other)
    german.post(f"{other}/leave")
    assert german.address == "/plain"
    gone = Reader(server, "en")
    gone.get(other)
    assert gone.status == 403


def test_plain_forms_of_other_pages_are_refused(server: Server) -> None:
    reader = Reader(server, "en")
    reader.http.headers["Origin"] = "https://evil.example"
    reader.post("/plain/create", players="3")
    assert reader.status == 403
    reader.http.headers["Origin"] = f"http://127.0.0.1:{server.port}"
    reader.post("/plain/create", players="many")
    assert reader.status == 400
    reader.post("/plain/join", code="nowhere")
    assert reader.status == 404
    reader.post("/plain/s/wrong-token/answer", decision="1")
    assert reader.status == 403
