"""Connections that say nothing: who may have how many, and how long the server listens to half a sentence.

A request that is sent a letter at a time costs its sender nothing and the server a connection. So headers have to
be there in time, whoever does not read an answer is cut off, and when all places are taken the one who has kept
the server waiting longest makes room for a newcomer.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import LOOPBACK, place_of
from .settings import Settings

if sys.platform != "win32":
    import resource  # not on every system

log = logging.getLogger(__name__)
RESERVED = 256
"""Open files that are kept for the database, the pages and the readers of records."""
UNREAD = 8
"""So many messages of one WebSocket may wait for the server; then it does not listen until it has read them."""


class Crowd:
    """Everybody who is connected and has not (yet) a seat at a table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.max_connections, _open_files() - RESERVED)
        self.by_place: Counter[str] = Counter()
        self.waited_for: dict[Patient, None] = {}
        """Those whose request is not complete, the one who began first in front."""

    def admit(self, one: Patient) -> bool:
        """Whether there is room for one more."""
        place = one.place
        self.by_place[place] += 1
        exempt = self.settings.proxied or place in LOOPBACK
        if not exempt and self.by_place[place] > self.settings.requests_at_once:
            return False
        if len(one.connections) > self.most:
            slowest = next(iter(self.waited_for), None)
            if slowest is None:
                log.warning("all %d places for connections are taken", self.most)
                return False
            slowest.cut()
        return True

    def leave(self, one: Patient) -> None:
        """Somebody is gone, or has a WebSocket now."""
        self.waited_for.pop(one, None)
        self.by_place[one.place] -= 1
        if self.by_place[one.place] <= 0:
            del self.by_place[one.place]


class Patient(H11Protocol):
    """A connection with the HTTP of uvicorn, whose patience ends."""

    crowd: Crowd
    place = ""
    _hurry: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self.place = place_of(self.client[0] if self.client else "")
        self._inside = True
        if self.crowd.admit(self):
            self._wait()
        else:
            self.cut()

    def data_received(self, data: bytes) -> None:
        """A part of a request. The time it has does not begin anew with every part."""
        super().data_received(data)
        if not self._inside:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._wait_no_more()
        else:
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a WebSocket, with limits of its own."""
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._gone()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.crowd.settings.write_seconds, self.cut)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def cut(self) -> None:
        """End it at once."""
        self.crowd.waited_for.pop(self, None)
        self.transport.abort()

    def _wait(self) -> None:
        if self._hurry is None:
            self.crowd.waited_for[self] = None
            self._hurry = self.loop.call_later(self.crowd.settings.header_seconds, self.cut)

    def _wait_no_more(self) -> None:
        self.crowd.waited_for.pop(self, None)
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _gone(self) -> None:
        self._wait_no_more()
        if self._stuck is not None:
            self._stuck.cancel()
        if self._inside:
            self._inside = False
            self.crowd.leave(self)


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket with the protocol of uvicorn, whose patience ends with whoever does not read what it is sent."""

    seconds: float
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._calm_down()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._calm_down()
        super().connection_lost(exc)

    def _calm_down(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def send_receive_event_to_app(self) -> None:
        """A message. Uvicorn stops listening after each one, which costs more than it; here after a few."""
        # It stops unless it thinks that it has, and begins again when nothing is left to be read.
        self.read_paused = self.queue.qsize() < UNREAD
        super().send_receive_event_to_app()


def patient_http(settings: Settings) -> type[Patient]:
    """The HTTP protocol for uvicorn, with the limits of these settings."""
    return type("PatientHTTP", (Patient,), {"crowd": Crowd(settings)})


def patient_socket(settings: Settings) -> type[PatientSocket]:
    """The WebSocket protocol for uvicorn, with the limits of these settings."""
    return type("PatientWebSocket", (PatientSocket,), {"seconds": settings.write_seconds})


def _open_files() -> int:
    """How many files this process may have open: as many as the system allows."""
    if sys.platform == "win32":
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # not everywhere; then it is as it was
            return soft
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
