"""Lines: the players' side of ``make load``, and how patient the server is."""

from __future__ import annotations

import asyncio
import inspect
import random
from typing import Any

import msgspec
import pytest

from overwinter.server.connections import UNREAD, PatientSocket
from overwinter.server.load_line import LineError, PlayerLine, connect
from tests.server.harness import PATIENCE, Server


def frame(payload: bytes, kind: int = 0x81) -> bytes:
    """What a server sends."""
    size = len(payload)
    if size < 126:
        return bytes([kind, size]) + payload
    length = b"\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x7f" + size.to_bytes(8, "big")
    return bytes([kind]) + length + payload


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 8000)})
        self.written: list[bytes] = []
        self.cut = False

    def abort(self) -> None:
        self.cut = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))


def test_frames_may_come_in_pieces_of_any_size() -> None:
    said = [b"", b"short", b"x" * 125, b"y" * 126, b"z" * 70_000, "schön".encode()]
    data = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + b"".join(map(frame, said))
    data = data + frame(b"1234", 0x89) + frame(b"last")

    async def heard(rng: random.Random) -> tuple[list[bytes], list[bytes]]:
        found: list[bytes] = []
        line, wire = PlayerLine("/ws", found.append), Wire()
        line.connection_made(wire)
        at = 0
        while at < len(data):
            size = rng.choice([1, 2, 3, 200, 30_000])
            line.data_received(data[at : at + size])
            at += size
        await line.open
        return found, wire.written

    for seed in range(20):
        found, written = asyncio.run(heard(random.Random(seed)))
        assert found == [*said, b"last"]
        assert written[0].startswith(b"GET /ws HTTP/1.1\r\n")
        assert written[1:] == [b"\x8a\x84\0\0\0\0" + b"1234"], "whoever is asked whether they are there says so"


def test_a_line_speaks_with_the_server(server: Server) -> None:
    made = server.create()

    async def table() -> Any:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        line = await connect(server.port, f"/ws/{made['code']}", heard.put_nowait)
        hello = msgspec.json.encode({"type": "hello", "token": made["token"], "language": "en"})
        line.send(hello + b" " * 200)
        found = await asyncio.wait_for(heard.get(), PATIENCE)
        line.transport.abort()
        return msgspec.json.decode(found)

    assert asyncio.run(table())["table"]["code"] == made["code"]


def test_whoever_is_not_let_in_is_told_why(server: Server) -> None:
    with pytest.raises(LineError, match=r"HTTP/1\.1 4"):
        asyncio.run(asyncio.wait_for(connect(server.port, "/nowhere", print), PATIENCE))


def test_nobody_waits_for_a_server_that_hangs_up() -> None:
    """Before it has answered at all."""

    async def hung_up() -> None:
        server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
        async with server:
            await connect(server.sockets[0].getsockname()[1], "/", print)

    with pytest.raises(LineError, match="hung up"):
        asyncio.run(asyncio.wait_for(hung_up(), PATIENCE))


def test_uvicorn_still_has_what_the_socket_leans_on() -> None:
    """Otherwise it would stop listening after each message again, and nothing would say so."""
    assert callable(getattr(PatientSocket.__mro__[1], "send_receive_event_to_app", None))
    source = inspect.getsource(PatientSocket.__mro__[1])
    assert "self.read_paused" in source
    assert "self.queue" in source


def test_many_messages_at_once_are_all_heard(server: Server) -> None:
    """More than the server lets wait: it stops listening, and goes on when it has read them."""
    made = server.create()

    async def pongs() -> int:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        line = await connect(server.port, f"/ws/{made['code']}", heard.put_nowait)
        line.send(msgspec.json.encode({"type": "hello", "token": made["token"], "language": "en"}))
        await asyncio.wait_for(heard.get(), PATIENCE)
        asked, found = 5 * UNREAD, 0
        for _ in range(asked):
            line.send(b'{"type":"ping"}')
        while found < asked:
            found += b"pong" in await asyncio.wait_for(heard.get(), PATIENCE)
        line.transport.abort()
        return found

    assert asyncio.run(pongs()) == 5 * UNREAD


def test_whoever_does_not_read_is_cut_off() -> None:
    async def cut(*, reads: bool) -> bool:
        socket = PatientSocket.__new__(PatientSocket)
        socket.seconds, socket.loop, socket.writable = 0.02, asyncio.get_running_loop(), asyncio.Event()
        wire = socket.transport = Wire()
        socket.pause_writing()
        if reads:
            socket.resume_writing()
        await asyncio.sleep(0.1)
        return wire.cut

    assert asyncio.run(cut(reads=False))
    assert not asyncio.run(cut(reads=True))
