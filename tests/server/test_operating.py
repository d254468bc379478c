"""Running a server: its settings, its log, the files to deploy it, and what every answer carries."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import re
import signal
import socket
import threading
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from overwinter.server import front
from overwinter.server.logs import HIDDEN, JsonFormatter, PlainFormatter, without_secrets
from overwinter.server.secrets_and_codes import new_code, new_token
from overwinter.server.settings import Settings, SettingsError, load_settings
from tests.server.harness import Server

DEPLOY = Path(__file__).parents[2] / "deploy"


# -- settings --------------------------------------------------------------------------------------------


def loaded(folder: Path, text: str = "", **environ: str) -> Settings:
    (folder / "overwinter.toml").write_text(text, encoding="utf-8")
    return load_settings(None, folder, environ)


def refused(folder: Path, text: str = "", **environ: str) -> tuple[str, Mapping[str, Any]]:
    with pytest.raises(SettingsError) as error:
        loaded(folder, text, **environ)
    return error.value.key, error.value.details


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(tmp_path: Path) -> None:
    text = 'keep_days = 10\nmax_tables = 7\norigins = ["https://a.example", "https://b.example"]\nproxied = true\n'
    found = loaded(tmp_path, text, OVERWINTER_KEEP_DAYS="20.5", OVERWINTER_HOSTS="a, b", OVERWINTER_DURABLE="yes")
    assert (found.keep_days, found.max_tables, found.proxied, found.durable) == (20.5, 7, True, True)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.hosts == ("a", "b")
    assert found.database == f"sqlite:///{tmp_path}/overwinter.db"
    # The switch of the engine is no setting, and none the less welcome.
    given = {"OVERWINTER_PORT": "1", "OVERWINTER_PLAIN": "1"}
    assert load_settings(None, tmp_path, given, port=2, host=None).port == 2


def test_a_file_is_found_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text("port = 3")
    assert load_settings(tmp_path / "other.toml", tmp_path, {}).port == 3
    assert load_settings(None, tmp_path, {"OVERWINTER_SETTINGS": str(tmp_path / "other.toml")}).port == 3
    assert load_settings(None, tmp_path, {}).port == Settings().port
    with pytest.raises(SettingsError):
        load_settings(tmp_path / "nowhere.toml", tmp_path, {})


def test_settings_that_make_no_sense(tmp_path: Path) -> None:
    assert refused(tmp_path, "keepdays = 1")[0] == "error-settings-unknown"
    assert refused(tmp_path, OVERWINTER_KEEPDAYS="1")[1]["setting"] == "OVERWINTER_KEEPDAYS"
    assert refused(tmp_path, "keep_days = ")[0] == "error-settings-file"
    for text in ('port = "x"', "port = 1.5", "port = true", "origins = 1", "keep_days = -1", 'log_format = "xml"'):
        assert refused(tmp_path, text)[0] == "error-settings-value", text
    for name in ("W1", "a b", "-a", "a/../b"):
        assert refused(tmp_path, f'name = "{name}"')[0] == "error-settings-value"
    assert refused(tmp_path, OVERWINTER_PORT="many")[0] == "error-settings-value"
    assert refused(tmp_path, OVERWINTER_PROXIED="perhaps")[0] == "error-settings-value"
    assert refused(tmp_path, "workers = 0")[0] == "error-settings-value"


def test_the_file_to_deploy_names_every_setting_with_its_usual_value() -> None:
    text = (DEPLOY / "overwinter.toml").read_text(encoding="utf-8")
    given = re.findall(r"^# ([a-z_]+ = .+)$", text, re.MULTILINE)
    read = tomllib.loads("\n".join(given))
    usual = {field.name: field.default for field in dataclasses.fields(Settings)}
    assert sorted(read) == sorted(usual), "every setting belongs into deploy/overwinter.toml"
    for name, value in read.items():
        assert (tuple(value) if isinstance(value, list) else value) == usual[name] or usual[name] is None, name
    assert [line for line in text.splitlines() if line and not line.startswith("#")] == []


# -- the log ---------------------------------------------------------------------------------------------


def entry(formatter: logging.Formatter, message: str, *args: Any, **more: Any) -> str:
    record = logging.LogRecord("overwinter.x", logging.ERROR, "file", 1, message, args, None)
    for name, value in more.items():
        setattr(record, name, value)
    return formatter.format(record)


def test_one_object_a_line() -> None:
    found = json.loads(entry(JsonFormatter("w1"), "table %s:\ngone", "PINE-4417", seconds=3))
    assert found["message"] == "table PINE-4417:\ngone"
    assert (found["level"], found["logger"], found["worker"]) == ("error", "overwinter.x", "w1")
    assert found["seconds"] == "3"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["at"])


@pytest.mark.parametrize("formatter", [JsonFormatter(), PlainFormatter()])
def test_no_token_and_no_password_gets_into_a_log(formatter: logging.Formatter) -> None:
    for _ in range(20):
        token = new_token()
        try:
            raise RuntimeError(f"/plain/s/{token}?x=1")
        except RuntimeError as error:
            trace = (type(error), error, error.__traceback__)
        written = entry(formatter, "GET %s", f"/s/{token}", exc_info=trace, path=f"/ws?token={token}")
        assert token not in written
        assert HIDDEN in written
    assert "hush" not in entry(formatter, "postgresql://me:hush@localhost/x")
    code = new_code()
    assert code in entry(formatter, "table %s", code)
    assert without_secrets("a" * 64) == "a" * 64


# -- what every answer carries -----------------------------------------------------------------------------

PATHS = (
    "/",
    "/t/PINE-4417",
    "/s/some-token",
    "/replay/PINE-4417",
    "/plain",
    "/plain/s/nobody",
    "/plain/style.css",
    "/api/games",
    "/api/tables",
    "/api/replay/PINE-4417/1",
    "/api/tables/PINE-4417/record",
    "/assets/nothing.js",
    "/healthz",
    "/metrics",
    "/at/w1/api/games",
)


@pytest.mark.parametrize("path", PATHS)
def test_headers(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["permissions-policy"]
    assert "server" not in headers
    # Only where a page came from, never its address: that of a seat is the key to it.
    assert headers["referrer-policy"] == "strict-origin"


def test_what_holds_a_token_is_not_kept_by_anybody(server: Server) -> None:
    client = server.started(people=1, bots=1)[0]
    for path in (
        f"/plain/s/{client.token}",
        f"/api/tables/{client.code}/record?token={client.token}",
        f"/api/replay/{client.code}/0?token={client.token}",
    ):
        assert server.http.get(path).headers["cache-control"] == "no-store"


# -- several processes -------------------------------------------------------------------------------------


def test_a_table_always_goes_to_the_same_process() -> None:
    names = ["w1", "w2", "w3"]
    codes = [new_code() for _ in range(3000)]
    where = {code: front.placed(code, names) for code in codes}
    shares = [sum(1 for place in where.values() if place == name) for name in names]
    assert min(shares) > 800
    # When one is gone, only its own tables move.
    for code, place in where.items():
        assert place == "w2" or front.placed(code, ["w1", "w3"]) == place


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/ws/PINE-4417", "PINE-4417"),
        ("/ws/pine-4417?x=1", "PINE-4417"),
        ("/api/tables/PINE-4417/join", "PINE-4417"),
        ("/api/replay/PINE-4417/3", "PINE-4417"),
        ("/plain/w/PINE-4417", "PINE-4417"),
        ("/ws", ""),
        ("/api/tables", ""),
        ("/assets/index-1234.js", ""),
    ],
)
def test_what_decides_where_a_request_goes(path: str, key: str) -> None:
    assert front.key_of(path) == key


# -- files to deploy ---------------------------------------------------------------------------------------


def test_the_board_shows_numbers_that_there_are(server: Server) -> None:
    server.started(people=1, bots=1)
    server.http.get("/api/tables/OWL-0000/record")
    there = set(re.findall(r"^(overwinter_\w+)", server.http.get("/metrics").text, re.MULTILINE))
    there.add("overwinter_errors_total")  # there is none as long as all is well
    for name in ("grafana.json", "overwinter-alerts.yml"):
        wanted = set(re.findall(r"overwinter_[a-z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
        assert wanted - there == set(), name
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) > 10


def test_the_unit_and_the_container_name_settings_that_there_are() -> None:
    names = {field.name for field in dataclasses.fields(Settings)} | {"data", "settings"}
    for name in ("overwinter.service", "Containerfile"):
        for variable in re.findall(r"OVERWINTER_([A-Z_]+)=", (DEPLOY / name).read_text(encoding="utf-8")):
            assert variable.lower() in names, (name, variable)


class Listener:
    """A process that takes connections from the front and answers each with its name."""

    def __init__(self, name: str, channel: socket.socket) -> None:
        self.name, self.channel, self.exitcode = name, channel.dup(), 0
        self.channel.send(front.READY)
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        while True:
            data, descriptors, _, _ = socket.recv_fds(self.channel, 1, 8)
            if not data:
                return
            for descriptor in descriptors:
                with socket.socket(fileno=descriptor) as connection:
                    connection.settimeout(20)
                    connection.recv(100)
                    connection.sendall(self.name.encode())

    def terminate(self) -> None:
        self.channel.shutdown(socket.SHUT_RDWR)

    kill = terminate

    def join(self, timeout: float | None = None) -> None:
        self.thread.join(timeout)


def test_the_front_gives_connections_away_and_slow_ones_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "WAITING", 20)
    monkeypatch.setattr(signal, "SIGTERM", signal.SIGUSR1)
    monkeypatch.setattr(signal, "SIGINT", signal.SIGUSR2)
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setblocking(False)

    def ask(line: str) -> str:
        with socket.create_connection(listening_at, timeout=20) as connection:
            connection.sendall(f"GET {line} HTTP/1.1\r\n".encode())
            return connection.recv(100).decode()

    def visit() -> None:
        assert {ask("/at/w1/x"), ask("/at/w2/x")} == {"w1", "w2"}
        assert {ask(f"/ws/PINE-{n:04}") for n in range(30)} == {"w1", "w2"}
        assert len({ask("/ws/PINE-4417") for _ in range(5)}) == 1
        assert {ask("/") for _ in range(4)} == {"w1", "w2"}
        # Many say half a line and wait: whoever comes then is served all the same.
        slow = [socket.create_connection(listening_at, timeout=20) for _ in range(60)]
        for connection in slow:
            connection.sendall(b"GET /ws/PI")
        assert ask("/at/w2/x") == "w2"
        for connection in slow:
            connection.close()

    async def run() -> None:
        served = front.Front(listening, ["w1", "w2"], Listener)  # type: ignore[arg-type]
        told = asyncio.Event()
        serving_now = asyncio.create_task(served.run(told.set))
        await told.wait()
        while not all(worker.ready for worker in served.workers.values()):
            await asyncio.sleep(0.01)
        try:
            await asyncio.to_thread(visit)
        finally:
            served._stopping.set()
            await serving_now

    listening_at = listening.getsockname()
    asyncio.run(run())
