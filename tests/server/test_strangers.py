"""Strangers: half-sent requests, borrowed names and addresses, letters that are none."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from overwinter.server.calm import OFTEN, SECONDS, Calm
from overwinter.server.limits import BUCKETS, Gate, believe_proxy, known_host, place_of, same_origin, site_of
from overwinter.server.settings import Settings
from tests.server.harness import Client, Server, serving


@contextlib.contextmanager
def half_sent(server: Server, count: int) -> Iterator[list[socket.socket]]:
    """Requests whose headers never end."""
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(count):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 20))
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            made.append(line)
        yield made


def ended(line: socket.socket) -> bool:
    """Whether the other side ends a connection (waits for it)."""
    try:
        return line.recv(100) == b""
    except ConnectionError:
        return True


# -- half-sent requests ----------------------------------------------------------------------------------


def test_newcomers_get_in_while_others_say_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, max_connections=20) as server, half_sent(server, 40) as slow:
        assert server.http.get("/api/tables").status_code == 200
        assert server.create()["code"]
        # Those who kept the server waiting longest have made room.
        assert all(ended(line) for line in slow[:20])


def test_headers_and_bodies_have_to_come_in_time(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=0.2, body_seconds=0.2) as server, half_sent(server, 3) as slow:
        assert all(ended(line) for line in slow)
        with socket.create_connection(("127.0.0.1", server.port), 20) as line:
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 100\r\n\r\n{"
            )
            assert b" 408 " in line.recv(1000).splitlines()[0] + b" "
        # The second request of a connection has no more time than the first.
        with socket.create_connection(("127.0.0.1", server.port), 20) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while b"ok\n" not in answer:
                answer += line.recv(1000)
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
            assert ended(line)


def test_a_full_house_turns_newcomers_away_and_forgets_who_left(tmp_path: Path) -> None:
    with serving(tmp_path, max_connections=3) as server:
        made = server.create()
        clients = [server.client(token=made["token"]) for _ in range(2)]
        for client in clients:
            client.until(lambda c: c.table)
        with half_sent(server, 5) as slow:
            assert ended(slow[0])
        for client in clients:
            client.close()
        assert server.http.get("/healthz").status_code == 200


def test_a_log_does_not_repeat_itself() -> None:
    now = 0.0
    calm = Calm(lambda: now)

    def said(text: str, *args: object) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, text, args, None)
        return record.getMessage() if calm.filter(record) else None

    assert [said("lost %d", n) for n in range(OFTEN)] == [f"lost {n}" for n in range(OFTEN)]
    assert all(said("lost %d", n) is None for n in range(1000))
    assert said("something else") == "something else"
    assert said("Invalid UTF-8 sequence received from client.") is None
    now = SECONDS
    assert said("lost %d", 7) == "lost 7 (and 1000 more like it before)"
    assert said("lost %d", 8) == "lost 8"


# -- limits by address -----------------------------------------------------------------------------------


def scope(*headers: tuple[str, str], client: str = "127.0.0.1", kind: str = "http") -> dict[str, object]:
    """A request as the server gets it."""
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {"type": kind, "client": (client, 5), "scheme": "http", "headers": encoded}


def caller(forwarded: str, proxies: int = 1, peer: str = "127.0.0.1") -> str:
    """Who is calling, when a proxy hands this on."""
    asked = scope(("x-forwarded-for", forwarded), client=peer)
    believe_proxy(asked, Settings(proxied=True, proxies=proxies))
    client = asked["client"]
    assert isinstance(client, tuple)
    found: str = client[0]
    return found


def test_only_what_the_own_proxy_wrote_is_believed() -> None:
    assert caller("127.0.0.1, 203.0.113.7") == "203.0.113.7"
    assert caller("203.0.113.7") == "203.0.113.7"
    assert caller("1.1.1.1, 203.0.113.7, 10.0.0.2", proxies=2) == "203.0.113.7"
    assert caller("[2001:db8::1]:443") == "2001:db8::1"
    assert caller("203.0.113.7:5555") == "203.0.113.7"
    assert caller("nonsense") == "127.0.0.1"
    # Somebody from the open net is no proxy of ours.
    assert caller("203.0.113.7", peer="8.8.8.8") == "8.8.8.8"
    asked = scope(("x-forwarded-for", "203.0.113.7"))
    believe_proxy(asked, Settings())
    assert asked["client"] == ("127.0.0.1", 5)
    secure = scope(("x-forwarded-proto", "https"), kind="websocket")
    believe_proxy(secure, Settings(proxied=True))
    assert secure["scheme"] == "wss"


def test_behind_a_proxy_nobody_is_exempt(tmp_path: Path) -> None:
    with serving(tmp_path, proxied=True, requests_per_minute=3) as server:
        faked = {"X-Forwarded-For": "127.0.0.1"}
        assert [server.http.get("/api/tables", headers=faked).status_code for _ in range(4)] == [200] * 3 + [429]
        other = {"X-Forwarded-For": "127.0.0.1, 203.0.113.9"}
        assert server.http.get("/api/tables", headers=other).status_code == 200
    with serving(tmp_path, requests_per_minute=1) as server:
        assert {server.http.get("/api/tables").status_code for _ in range(5)} == {200}


def test_a_household_counts_as_one() -> None:
    assert place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert site_of(place_of("2001:db8:1:3::1")) == "2001:db8:1::/48"
    assert place_of("::ffff:203.0.113.7") == place_of("203.0.113.7") == "203.0.113.7"
    assert site_of("203.0.113.7") == ""
    gate = Gate(Settings(creations_per_minute=5, connections_per_address=2), lambda: 0.0)
    assert [gate.allows(f"2001:db8:1:2::{n}", "creation") for n in range(6)] == [True] * 5 + [False]
    # The networks of one site together have more, but not without end.
    allowed = sum(gate.allows(f"2001:db8:1:{n:x}::1", "creation") for n in range(100, 400))
    assert allowed == 8 * 5 - 6
    assert gate.enter("2001:db8:7::1")
    assert gate.enter("2001:db8:7::2")
    assert not gate.enter("2001:db8:7::3")
    gate.leave("2001:db8:7::9")
    assert gate.enter("2001:db8:7::3")


def test_many_addresses_do_not_clear_the_slate() -> None:
    gate = Gate(Settings(misses_per_minute=1), lambda: 0.0)
    bad = "203.0.113.7"
    gate.missed(bad)
    assert not gate.may_look_up(bad)
    rng = random.Random(1)
    for _ in range(BUCKETS):
        gate.missed(f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}")
        assert not gate.may_look_up(bad)


def test_opening_connections_has_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, proxied=True, handshakes_per_minute=2) as server:
        code = server.create()["code"]
        for _ in range(2):
            Client(server).close()
        with pytest.raises(Exception, match="403"):
            Client(server)
        other = Client(server, additional_headers={"X-Forwarded-For": "203.0.113.7"})
        other.send(type="hello", code=code)
        other.until(lambda c: c.table)


# -- names and origins -----------------------------------------------------------------------------------


def asked(host: str, origin: str | None = None) -> HTTPConnection:
    """A request for a host, from a page."""
    return HTTPConnection(scope(("host", host), *([("origin", origin)] if origin else [])))


def test_a_name_of_a_stranger_is_not_ours(tmp_path: Path) -> None:
    settings = Settings(origins=("https://play.example.org",), hosts=("games.example.com",))
    for host in (
        "localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        "den:8000",
        "den.local",
        "Play.Example.ORG.:443",
        "games.example.com",
        "",
    ):
        assert known_host(asked(host), settings), host
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8000", "evil.example.", "a.b"):
        assert not known_host(asked(host), settings), host
    with serving(tmp_path) as server:
        lured = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
        refused = server.http.post("/api/tables", json={"name": "x"}, headers=lured)
        assert (refused.status_code, refused.json()["key"]) == (421, "error-server-host")
        assert server.http.get("/plain", headers=lured).status_code == 421
        with pytest.raises(Exception, match="403"):
            Client(server, additional_headers={"Origin": f"http://evil.example:{server.port}"})


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "http://a:b:c", "\x7f"])
def test_origins_that_are_none_are_refused(server: Server, origin: str) -> None:
    assert not same_origin(asked("localhost", origin), Settings())
    refused = server.http.post("/api/tables", json={"name": "x"}, headers={"Origin": origin})
    assert refused.status_code in (400, 403)
    assert server.http.post("/plain/create", data={}, headers={"Origin": origin}).status_code in (400, 403)


# -- letters that are none -------------------------------------------------------------------------------


def frame(payload: bytes, opcode: int = 1) -> bytes:
    """A frame of a WebSocket as a client sends it, whatever is in it."""
    head = bytes([0x80 | opcode])
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return head + size + b"\0\0\0\0" + payload


def test_broken_letters_are_no_fault_of_the_server(tmp_path: Path) -> None:
    """Also while a view is due: whoever breaks the line is gone, and the log stays without a trace."""
    with serving(tmp_path, bot_delay=0) as server:
        clients = server.started(people=1, bots=2)
        for n in range(20):
            client = server.client(token=clients[0].token)
            if n % 2:
                client.until(lambda c: c.view)
            client.send(type="language", language="de")
            client.socket.socket.sendall(frame(b"\xff\xfe broken \xc3"))
            client.until(lambda c: c.closed)
        clients[0].settle()
        assert 'errors_total{kind="internal"}' not in server.hall.metrics.text()


def test_numbers_nobody_can_count_to(server: Server) -> None:
    client = server.started(people=1, bots=2)[0]
    for ref in (10**30, -(10**30), "x" * 5000, 2**64):
        client.raw(json.dumps({"type": "explain", "option": "x", "ref": ref}))
        assert client.error() == "error-server-malformed"
    client.raw(json.dumps({"type": "answer", "decision": 10**400, "option": "x"}))
    assert client.error() == "error-server-malformed"
    client.send(type="explain", option="x", ref=2**53)
    assert client.next("error")["ref"] == 2**53
