"""The WebSocket: one connection is one seat (or one spectator). A receiver and a sender each."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overwinter.kernel.errors import FasterError, OverwinterError, StaleDecisionError
from overwinter.words import error_line

from . import messages as m
from .api import look_up
from .errors import ServerError
from .guests import Guest, encoded
from .hall import Hall
from .handing_on import address_at
from .leases import ElsewhereError
from .limits import Bucket, Gate, address_of, known_host, same_origin
from .quick_words import LANGUAGES, words_in
from .table import Table

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(m.Incoming)
GONE = (WebSocketDisconnect, OSError)
"""The client is gone, or does not listen any more."""
OVERTAKEN = (FasterError, StaleDecisionError)
"""Somebody else was faster: whoever was too late is shown at once what there is now."""
UNUSABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)


CHANGES: dict[type[Any], Callable[[Table, int | None, Any], None]] = {
    m.Answer: lambda table, seat, x: table.answer(seat, x.option, x.decision),
    m.Interject: lambda table, seat, x: table.interject(seat, x.option),
    m.Undo: lambda table, seat, _: table.undo(seat),
    m.ProposeUndo: lambda table, seat, x: table.propose_undo(seat, x.count),
    m.ProposeSeat: lambda table, seat, x: table.propose_seat(seat, x.seat, x.kind),
    m.Vote: lambda table, seat, x: table.vote(seat, x.yes),
    m.Configure: lambda table, seat, x: table.configure(seat, x),
    m.ArrangeSeat: lambda table, seat, x: table.arrange(seat, x),
    m.ChooseSide: lambda table, seat, x: table.choose_side(seat, x.seat, x.side),
    m.DoubleTime: lambda table, seat, x: table.ask_time(seat, x.on),
    m.Rename: lambda table, seat, x: table.rename(seat, x.name),
    m.Ready: lambda table, seat, x: table.ready(seat, x.ready),
    m.Start: lambda table, seat, _: table.start(seat),
    m.Leave: lambda table, seat, _: table.leave(seat),
    m.HandHost: lambda table, seat, x: table.hand_over(seat, x.seat),
    m.Rematch: lambda table, seat, _: table.rematch(seat),
    m.Say: lambda table, seat, x: table.say(seat, x.text, x.to),
    m.MakeEmote: lambda table, seat, x: table.emote(seat, x.kind),
}
"""What changes a table: each is done alone, by whoever sits at ``seat``."""


def read_message(data: bytes | str) -> Any:
    """A client's message. Raises :class:`ServerError` for whatever is none."""
    try:
        return _decoder.decode(data)
    except UNUSABLE:
        raise ServerError("malformed") from None


def failure(error: OverwinterError, language: str, ref: m.Ref | None = None) -> m.Error:
    """The error message for a client."""
    return m.Error(error.key, error_line(words_in(language), error), ref)


def known_language(language: str) -> str:
    """The language if there are words in it, else English."""
    return language if language in LANGUAGES else "en"


async def endpoint(socket: WebSocket) -> None:
    """Serve one connection."""
    hall: Hall = socket.app.state.hall
    gate: Gate = socket.app.state.gate
    address = address_of(socket)
    if not same_origin(socket, hall.settings) or not known_host(socket, hall.settings):
        hall.metrics.count("refused", "origin")
        await socket.close(1008)
        return
    if not gate.allows(address, "handshake") or not gate.enter(address):
        hall.metrics.count("refused", "connections")
        await socket.close(1013)
        return
    try:
        await socket.accept()
        await Line(socket, hall).serve()
    except GONE:
        pass
    finally:
        gate.leave(address)


class Line:
    """One connection."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.socket, self.hall = socket, hall
        self.bucket = Bucket(hall.settings.messages_per_second, hall.settings.message_burst)
        self.refused = 0
        self.table: Table
        self.guest: Guest

    async def serve(self) -> None:
        """From hello to the end."""
        if not await self._greet():
            return
        both = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            results = await asyncio.gather(*both, return_exceptions=True)
            table, guest = self.table, self.guest
            with contextlib.suppress(ServerError):  # a table that was put away has no guests
                await table.run(lambda: table.go(guest))
        await self._close_after([r for r in results if isinstance(r, Exception) and not isinstance(r, GONE)])

    async def _close_after(self, faults: list[Exception]) -> None:
        """A fault of ours is written down here; the client only learns that there was one."""
        for fault in faults:
            self.hall.metrics.count("errors", "internal")
            log.error("a connection failed", exc_info=fault)
        if faults:
            await self._hang_up(1011)

    # -- hello ---------------------------------------------------------------------------------

    async def _greet(self) -> bool:
        language = "en"
        try:
            data = await asyncio.wait_for(self._receive(), self.hall.settings.hello_seconds)
            hello = read_message(data)
            if not isinstance(hello, m.Hello):
                raise ServerError("hello-first")
            language = known_language(hello.language)
            await self._enter(hello, language)
        except OverwinterError as error:
            self.hall.metrics.count("refused", error.key)
            await self._say(failure(error, language))
            await self._hang_up(1008)
            return False
        except ElsewhereError as error:
            await self._hand_on(error, language)
            return False
        except TimeoutError:
            await self._hang_up(1008)
            return False
        return True

    async def _hand_on(self, error: ElsewhereError, language: str) -> None:
        """Another process has the table: the client is told where."""
        self.hall.metrics.count("handed_on", "socket")
        try:
            await self._say(m.Bye("elsewhere", address_at(self.socket.scope, error)))
        except ServerError as lost:
            log.error("the proxy does not send /at/%s to the process of that name", error.worker)
            await self._say(failure(lost, language))
        await self._hang_up(1000)

    async def _enter(self, hello: m.Hello, language: str) -> None:
        seat: int | None = None
        if hello.token is not None:
            self.table, seat = await self.hall.find(hello.token)
        elif hello.code is not None:
            self.table = await look_up(self.socket, hello.code)
        else:
            raise ServerError("hello-first")
        table = self.table
        if seat is not None:
            self.bucket = table.bucket_of(seat)
        guest = self.guest = Guest(seat, language, 0, self.hall.settings.outbox, follows=hello.follow)
        said = await self.hall.chat(table, guest.player)

        def change() -> None:
            if hello.token is not None:
                table.seat_of(hello.token)  # it may have been given away meanwhile
                table.confirm(hello.token)
            table.enter(guest)
            last = table.journal.last if table.journal else 0
            guest.seen = hello.since if hello.epoch == table.epoch and hello.since <= last else 0
            guest.shown = last  # what happened before is not played
            table.speak(seat, language)

        await table.run(change)
        for line in said:
            guest.send(m.ChatLine(line.seat, line.name, line.text, line.at, "side" if line.channel else "all"))

    # -- sending -------------------------------------------------------------------------------

    async def _say(self, message: Any) -> None:
        await self._put(encoded(message))

    async def _put(self, data: bytes) -> None:
        """Send something, if there is still a line; a client that broke it is simply gone."""
        try:
            await self.socket.send_text(data.decode())
        except RuntimeError:  # the line was closed meanwhile, for what the client sent
            raise WebSocketDisconnect(1006) from None

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, *GONE):
            await self.socket.close(code)

    async def _send_all(self) -> None:
        guest, table = self.guest, self.table
        while True:
            await guest.wake.wait()
            guest.wake.clear()
            async with table.lock:
                arrived, guest.arrived = guest.arrived, 0.0
                parts = table.renderer.due(guest)
            parts += guest.outbox
            guest.outbox.clear()
            for part in parts:
                await self._put(part)
            if arrived:
                self.hall.metrics.delivery.observe(time.perf_counter() - arrived)
            if guest.ending is not None and not guest.outbox:
                await self._say(guest.ending)
                await self._hang_up(1000)
                return

    # -- receiving -----------------------------------------------------------------------------

    async def _receive(self) -> bytes | str:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        data: bytes | str | None = message.get("text")
        data = message.get("bytes") if data is None else data
        found = data or ""
        if len(found) > self.hall.settings.max_message:
            raise ServerError("too-large")
        return found

    async def _receive_all(self) -> None:
        guest = self.guest
        while True:
            ref: m.Ref | None = None
            try:
                data = await self._receive()
                if not self.bucket.take():
                    raise ServerError("too-often")
                message = read_message(data)
                ref = getattr(message, "ref", None)
                await self._handle(message)
            except WebSocketDisconnect:
                return
            except OverwinterError as error:
                self.hall.metrics.count("refused", error.key)
                guest.send(failure(error, guest.language, ref))
                if isinstance(error, OVERTAKEN):
                    guest.refresh(view=True, table=False)
                if self._flood(error):
                    guest.end(m.Bye("flood"))

    def _flood(self, error: OverwinterError) -> bool:
        if error.key == "error-server-too-often":
            self.refused += 1
        return self.refused > 2 * self.hall.settings.message_burst

    async def _handle(self, message: Any) -> None:
        guest, table, seat = self.guest, self.table, self.guest.seat
        change = CHANGES.get(type(message))
        if change is not None:
            await table.run(lambda: change(table, seat, message))
            return
        match message:
            case m.Explain(option, ref):
                guest.send(await table.run(lambda: table.explain(seat, option, ref, guest.language)))
            case m.AskHint(decision, asked):
                # It takes a while, and meanwhile an answer may come in.
                self.hall.watch(asyncio.create_task(self._hint(decision, asked)))
            case m.NewLink():
                token = await table.run(lambda: table.new_link(seat))
                guest.send(m.Link(token, f"/s/{token}"))
            case m.Skip():
                table.skip(guest)
            case m.Seen(n, wait):
                guest.shown, guest.waits = max(guest.shown, n), wait
            case m.Whole():
                guest.picture = None
                guest.refresh(view=True, table=False)
            case m.ChangeLanguage(language):
                await self._change_language(language)
            case m.Ping():
                guest.send(m.Pong())
            case _:
                raise ServerError("hello-twice")

    async def _hint(self, decision: int, ref: m.Ref | None) -> None:
        guest = self.guest
        try:
            guest.send(await self.table.hints.ask(guest.seat, decision, guest.language))
        except OverwinterError as error:
            self.hall.metrics.count("refused", error.key)
            guest.send(failure(error, guest.language, ref))

    async def _change_language(self, language: str) -> None:
        guest, table = self.guest, self.table
        if language not in LANGUAGES:
            raise ServerError("language")

        def change() -> None:
            guest.language, guest.seen = language, 0
            guest.refresh(view=True, table=True)
            table.speak(guest.player, language)

        await table.run(change)
