"""The proxies of ``deploy/``, if they are on this machine: tables are found, also after their process has gone."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import PATIENCE, Client, Server, serving

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[2] / "deploy"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _with_ports(text: str, servers: list[Server]) -> str:
    for number, server in enumerate(servers, 1):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{server.port}")
    return text


def _nginx(port: int, servers: list[Server], folder: Path) -> list[str]:
    """The configuration as it is, but for addresses, certificates and the places of logs."""
    text = _with_ports((DEPLOY / "nginx.conf").read_text(encoding="utf-8"), servers)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("/var/log/nginx", str(folder))
    text = "\n".join(line for line in text.splitlines() if "ssl_certificate" not in line)
    temps = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ {temps}\n{text}\n}}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def _caddy(port: int, servers: list[Server], folder: Path) -> list[str]:
    text = _with_ports((DEPLOY / "Caddyfile").read_text(encoding="utf-8"), servers)
    text = text.replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


KINDS: dict[str, Any] = {"nginx": _nginx, "caddy": _caddy}


class Proxied:
    """The way in, as far as :class:`~tests.server.harness.Client` needs one."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, follow_redirects=True)

    def client(self, code: str, token: str) -> Client:
        """Connect as the page does: first where the proxy sends us, then where we are told to go."""
        at, waited = "", time.monotonic() + PATIENCE
        while time.monotonic() < waited:
            try:
                client = Client(self, path=f"{at}/ws/{code}")  # type: ignore[arg-type]
            except Exception:  # the proxy has not noticed yet that a process is gone
                at = ""
                time.sleep(0.1)
                continue
            client.send(type="hello", token=token, language="en", since=0)
            client.until(lambda c: c.table or c.bye or c.errors or c.closed)
            if client.table:
                client.until(lambda c: c.view)
                return client
            at = client.messages[-1].get("at", "") if client.messages else ""
        raise AssertionError("nobody has the table")


@contextmanager
def proxy(kind: str, servers: list[Server], folder: Path) -> Iterator[Proxied]:
    port = _free_port()
    command = KINDS[kind](port, servers, folder)
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    way = Proxied(port)
    try:
        waited = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, "the proxy does not start"
            assert time.monotonic() < waited, "the proxy does not start"
            try:
                way.http.get("/healthz")
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield way
    finally:
        way.http.close()
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_found_through_a_proxy(kind: str, shared_url: str, tmp_path: Path) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not on this machine")
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(tmp_path, database=shared_url, name=f"a{n}", proxied=True))
            for n in (1, 2, 3)
        ]
        way = stack.enter_context(proxy(kind, servers, tmp_path))
        seated: list[tuple[str, str]] = []
        for _ in range(4):
            made = way.http.post("/api/tables", json={"name": "A", "seats": [{"kind": "person"}, {}]}).json()
            joined = way.http.post(f"/api/tables/{made['code']}/join", json={"name": "B"}).json()
            page = way.http.get(f"/plain/s/{made['token']}")
            assert page.status_code == 200, page.text
            seated += [(made["code"], made["token"]), (made["code"], joined["token"])]
        for (code, host), (_, guest) in zip(seated[::2], seated[1::2], strict=True):
            started = way.http.post(f"/plain/s/{guest}/ready", data={"ready": "1"})
            assert started.status_code == 200, started.text
            assert way.http.post(f"/plain/s/{host}/start").status_code == 200
            for token in (host, guest):
                way.client(code, token).close()
        # One process stops: its tables are found at another one, by the same addresses.
        owner = next(server for server in servers if server.hall.tables)
        owner.stop()
        for code, token in seated:
            way.client(code, token).close()
        assert way.http.get("/metrics").status_code in (200, 403)
    logs = "".join(path.read_text() for path in tmp_path.glob("overwinter.log"))
    assert not any(token in logs for _, token in seated)
