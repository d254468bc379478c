"""Several processes behind one address: ``overwinter serve --workers N``.

The first process only listens. It looks at the first line of what a client sends, without taking it, chooses the
process that serves the table named there, and gives the open connection to it (the file descriptor itself, so that
nothing passes through here afterwards). A process that ends is started again; its tables go on at the others
meanwhile (:mod:`overwinter.server.leases`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import multiprocessing
import re
import signal
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any

from .handing_on import PREFIX

log = logging.getLogger(__name__)
POSSIBLE = hasattr(socket, "send_fds")
"""Whether this system can hand open connections from one process to another."""
PATIENCE = 10.0
"""Seconds for the first line of a request."""
LOOK_SECONDS = 0.05
WAITING = 512
"""Connections that may be without a first line at a time; one more, and the one that waits longest is cut off."""
LONGEST_LINE = 8192
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Before a process that ended is started again; longer each time if it ends soon."""
STEADY_SECONDS = 10.0
STOP_SECONDS = 15.0
CODE = re.compile(r"/([A-Za-z]{3,8}-[0-9]{4})(?=[/?]|$)")
READY = b"r"

Start = Callable[[str, socket.socket], BaseProcess]
"""Starts the process of a name, which takes connections from a socket."""


def key_of(path: str) -> str:
    """What decides where a request goes: the code of its table; empty if it names none."""
    found = CODE.search(path)
    return found[1].upper() if found else ""


def placed(key: str, names: Sequence[str]) -> str:
    """The process for a key: always the same one, as long as it is there (the highest of hashes of both)."""
    return max(names, key=lambda name: hashlib.blake2b(f"{key} {name}".encode(), digest_size=8).digest())


@dataclass
class Worker:
    """One of the processes, as the first one sees it."""

    name: str
    process: BaseProcess
    channel: socket.socket
    ready: bool = False
    started: float = 0.0


@dataclass
class Front:
    """The process that listens."""

    listening: socket.socket
    names: Sequence[str]
    start: Start
    workers: dict[str, Worker] = field(default_factory=dict)
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)
    _turn: int = 0
    _placing: dict[asyncio.Task[None], None] = field(default_factory=dict)
    """Connections that are not given to anybody yet, the oldest first."""

    async def run(self, tell: Callable[[], None]) -> None:
        """Serve until a signal comes. ``tell`` is called when the first process is ready."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        keepers = [asyncio.create_task(self._keep(name)) for name in self.names]
        await self._some_ready()
        if not self._stopping.is_set():
            tell()
        accepting = asyncio.create_task(self._accept_all())
        await self._stopping.wait()
        accepting.cancel()
        self.listening.close()
        for worker in self.workers.values():
            worker.process.terminate()
        await asyncio.wait(keepers, timeout=STOP_SECONDS)
        for worker in self.workers.values():
            worker.process.kill()

    async def _some_ready(self) -> None:
        while not self._stopping.is_set() and not any(worker.ready for worker in self.workers.values()):
            await asyncio.sleep(LOOK_SECONDS)

    # -- processes -----------------------------------------------------------------------------

    async def _keep(self, name: str) -> None:
        """Have a process run, again and again, until everything stops."""
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        while not self._stopping.is_set():
            begun = loop.time()
            worker = self._launch(name)
            await self._until_gone(worker)
            if self._stopping.is_set():
                return
            log.error("process %s ended (%s); it is started again", name, worker.process.exitcode)
            pause = FIRST_PAUSE if loop.time() - begun > STEADY_SECONDS else min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    def _launch(self, name: str) -> Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        process = self.start(name, theirs)
        theirs.close()
        worker = self.workers[name] = Worker(name, process, ours)
        return worker

    async def _until_gone(self, worker: Worker) -> None:
        loop, gone = asyncio.get_running_loop(), asyncio.Event()

        def heard() -> None:
            data = b""
            with contextlib.suppress(OSError):
                data = worker.channel.recv(16)
            if data:
                worker.ready = True
            else:
                loop.remove_reader(worker.channel)
                gone.set()

        loop.add_reader(worker.channel, heard)
        await gone.wait()
        worker.ready = False
        worker.channel.close()
        await asyncio.to_thread(worker.process.join, STOP_SECONDS)

    # -- connections ---------------------------------------------------------------------------

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listening)
            except OSError as error:  # no more file descriptors: some will be free again
                log.error("no connection can be accepted: %s", error.strerror)
                await asyncio.sleep(0.5)
                continue
            if len(self._placing) >= WAITING:
                next(iter(self._placing)).cancel()
            task = asyncio.create_task(self._place(connection))
            self._placing[task] = None
            task.add_done_callback(self._placing.pop)

    async def _place(self, connection: socket.socket) -> None:
        """Give a connection to the process that it is for."""
        try:
            connection.setblocking(False)
            line = await asyncio.wait_for(_first_line(connection), PATIENCE)
            if line is not None:
                await self._give(connection, line)
        except (OSError, TimeoutError):
            pass  # gone, or too slow
        finally:
            connection.close()

    async def _give(self, connection: socket.socket, line: str) -> None:
        for _ in range(int(PATIENCE / LOOK_SECONDS)):
            for worker in self._choice(line):
                with contextlib.suppress(OSError):  # it is ending, or its channel is full
                    socket.send_fds(worker.channel, [b"c"], [connection.fileno()])
                    return
            await asyncio.sleep(LOOK_SECONDS)

    def _choice(self, line: str) -> list[Worker]:
        """Which processes to try, the best first."""
        ready = {name: worker for name, worker in self.workers.items() if worker.ready}
        if not ready:
            return []
        path = line.partition(" ")[2].partition(" ")[0]
        named = PREFIX.match(path)
        key = key_of(path)
        if named and named[1] in ready:
            first = named[1]
        elif key:
            first = placed(key, list(ready))
        else:
            self._turn += 1
            first = list(ready)[self._turn % len(ready)]
        return [ready.pop(first), *ready.values()]


async def _first_line(connection: socket.socket) -> str | None:
    """The first line that a client sends; it stays to be read. ``None``: there is none."""
    loop = asyncio.get_running_loop()
    while True:
        readable = asyncio.Event()
        loop.add_reader(connection, readable.set)
        try:
            await readable.wait()
        finally:
            loop.remove_reader(connection)
        data = connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        if not data:
            return None
        line, end, _ = data.partition(b"\n")
        if end or len(data) >= LONGEST_LINE:
            return line.decode("latin-1")
        await asyncio.sleep(LOOK_SECONDS)  # the rest of the line is still on its way


def spawner(work: Callable[..., None], *args: Any) -> Start:
    """Starts ``work(*args, name, channel)`` in a fresh process."""
    context = multiprocessing.get_context("spawn")

    def start(name: str, channel: socket.socket) -> BaseProcess:
        process = context.Process(target=work, args=(*args, name, channel), name=f"overwinter-{name}")
        process.start()
        return process

    return start


class Intake:
    """The other end: takes connections that the first process gives."""

    def __init__(self, channel: socket.socket, protocol: Callable[[], asyncio.BaseProtocol]) -> None:
        self.channel, self.protocol = channel, protocol
        self.gone = False
        """The first process is not there any more."""
        self._tasks: set[asyncio.Task[Any]] = set()
        channel.setblocking(False)
        asyncio.get_running_loop().add_reader(channel, self._take)
        channel.send(READY)

    def _take(self) -> None:
        try:
            data, descriptors, _, _ = socket.recv_fds(self.channel, 64, 64)
        except BlockingIOError:
            return
        except OSError:
            data, descriptors = b"", []
        if not data:
            self.close()
            self.gone = True
            return
        loop = asyncio.get_running_loop()
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            connection.setblocking(False)
            task = loop.create_task(loop.connect_accepted_socket(self.protocol, connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self.channel)
        self.channel.close()
