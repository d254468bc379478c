"""The line of one player of ``make load``: as much of a WebSocket as it takes to play, and no more.

The players share the machine with the server, and what they cost is missing there. The server sends every message
as one frame, without compression as long as nobody asks for that, and frames of a server are never masked.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
WHOLE, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""Frames of a client have to be masked; with zeros they stay as they are."""


class LineError(Exception):
    """The server did not take the connection, or sent something that this line does not understand."""


class PlayerLine(asyncio.Protocol):
    """Use :func:`connect`. ``hear`` is called with every message."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._path, self._hear = path, hear
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """The answer to that, then frames, in pieces of any size."""
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = data
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(LineError(head.decode(errors="replace")))
                self.transport.abort()
                return
            self.open.set_result(None)
            data = rest
        self._rest = self._read(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for a server that is gone."""
        if not self.open.done():
            self.open.set_exception(LineError("the server hung up before it answered"))

    def _read(self, data: bytes) -> bytes:
        """Hear all whole frames; the rest is kept for later."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : begin], "big")
            if end < begin + length:
                break
            self._frame(data[at], data[begin : begin + length])
            at = begin + length
        return data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == WHOLE | TEXT:
            self._hear(payload)
        elif kind == WHOLE | PING:
            self._send(PONG, payload)
        elif kind != WHOLE | CLOSE:
            raise LineError(f"a frame of the kind {kind:#x}")

    def send(self, message: bytes) -> None:
        """Say something."""
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([WHOLE | kind]) + length + NO_MASK + payload)


async def connect(port: int, path: str, hear: Callable[[bytes], None]) -> PlayerLine:
    """A WebSocket to a server on this machine. Raises :class:`LineError`."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: PlayerLine(path, hear), "127.0.0.1", port)
    await line.open
    return line
