"""Records that strangers bring are read and played in processes of their own.

What is in such a record is anybody's guess. A process that reads one has little time and little memory, runs
behind everything else, and is ended when it takes longer: the server itself never waits for it in a thread, and
never runs a line of a rule on a position that nobody has played to.

:class:`Workshop` is the side of the server. ``python -m overwinter.server.workshop`` is the other side: it reads
jobs from its standard input and writes results to its standard output, one line of JSON each.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from overwinter import records
from overwinter.kernel import record as kernel_record
from overwinter.kernel.errors import OverwinterError, RecordError
from overwinter.kernel.packs import put_on_shelf, shelf_folders

from .errors import ServerError
from .games import GAMES
from .journal import Journal, Snapshot
from .messages import Json

if sys.platform != "win32":
    import resource  # not on every system

log = logging.getLogger(__name__)
MAX_ANSWERS = 5000
"""In a record that somebody brings along."""
LINE_LIMIT = 64 * 1024 * 1024
"""The longest result that is read."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a record: a game that was played through, and can go on from a snapshot."""

    game: str
    setup: Json
    snapshot: Snapshot


@dataclass(frozen=True, slots=True)
class Limits:
    """What one record may cost."""

    seconds: float = 20.0
    megabytes: int = 1024


class Workshop:
    """A few processes that read records, started when they are needed."""

    def __init__(self, processes: int, waiting: int, limits: Limits) -> None:
        self.limits = limits
        self._places = asyncio.Semaphore(processes)
        self._most, self._jobs = processes + waiting, 0
        self._idle: list[asyncio.subprocess.Process] = []

    async def read(self, document: Json | str, seed: int) -> Brought:
        """The game of a record, which goes on by another ``seed`` than it began with.

        Raises :class:`~overwinter.kernel.errors.RecordError` or :class:`~overwinter.server.errors.ServerError`
        with what is wrong with it, or that too many others are being read.
        """
        if self._jobs >= self._most:
            raise ServerError("too-many")
        self._jobs += 1
        try:
            async with self._places:
                return _result(await self._done({"record": document, "seed": seed}))
        finally:
            self._jobs -= 1

    async def _done(self, job: Json) -> Json:
        worker = await self._worker()
        finished = False
        try:
            line = await asyncio.wait_for(_ask(worker, job), self.limits.seconds)
            finished = bool(line)
        except TimeoutError:
            log.warning("a record took longer than %g seconds and was given up", self.limits.seconds)
            raise ServerError("record-hard") from None
        finally:
            if finished:
                self._idle.append(worker)
            else:  # too slow, out of memory, or whoever asked is gone: what it still says is of no use
                await end_process(worker)
        if not line:
            log.warning("a record was given up: its reader ended with code %s", worker.returncode)
            raise ServerError("record-hard")
        found: Json = json.loads(line)
        return found

    async def _worker(self) -> asyncio.subprocess.Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "overwinter.server.workshop",
            str(self.limits.megabytes),
            str(math.ceil(self.limits.seconds)),
            *map(str, shelf_folders()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE_LIMIT,
        )

    async def close(self) -> None:
        """End all processes."""
        for worker in self._idle:
            await end_process(worker)
        self._idle.clear()


async def _ask(worker: asyncio.subprocess.Process, job: Json) -> bytes:
    """Give a job to a process; empty if it ends instead of answering."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    with contextlib.suppress(OSError):  # it has ended already
        worker.stdin.write(json.dumps(job).encode() + b"\n")
        await worker.stdin.drain()
    return await worker.stdout.readline()


async def end_process(worker: asyncio.subprocess.Process) -> None:
    """End a process at once, whatever it does."""
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()


def _result(said: Json) -> Brought:
    if "refused" in said:
        refused = said["refused"]
        kind = ServerError if refused["server"] else _refusal
        raise kind(refused["reason"], **refused["details"])
    return Brought(said["game"], said["setup"], Snapshot(**said["snapshot"]))


def _refusal(reason: str, **details: Any) -> RecordError:
    return RecordError(f"refused: {reason}", reason, **details)


# -- inside the process ----------------------------------------------------------------------------------


def work(stdin: BinaryIO, stdout: BinaryIO, seconds: int) -> None:
    """Read records until there are no more."""
    for line in stdin:
        limit_time(seconds)
        stdout.write(json.dumps(_answer(line)).encode() + b"\n")
        stdout.flush()


def _answer(line: bytes) -> Json:
    try:
        job = json.loads(line)
        brought = read_record(job["record"], job["seed"])
    except (ServerError, RecordError) as error:
        details = {name: str(value)[:100] for name, value in error.details.items()}
        refused = {"server": isinstance(error, ServerError), "reason": error.reason, "details": details}
        return {"refused": refused}
    except (OverwinterError, RecursionError):
        return {"refused": {"server": False, "reason": "fields", "details": {}}}
    return {"game": brought.game, "setup": brought.setup, "snapshot": asdict(brought.snapshot)}


def read_record(document: Json | str, seed: int) -> Brought:
    """A game from a record that a stranger sent: of this server's rules and packs, played from its beginning.

    Whoever has the record knows its seed, and with it all that is still to come: the game goes on by ``seed``.
    Rules and packs are looked at before anything in the record is used, and packs by their ids alone.
    """
    # Never records.read with text: it would take text that is no JSON for the name of a file.
    doc = kernel_record.from_text(document) if isinstance(document, str) else records.read(document)
    adapter = GAMES.get(doc["game"])
    if adapter is None or not adapter.allows(doc):
        raise ServerError("record-packs")
    if len(doc["answers"]) > MAX_ANSWERS:
        raise ServerError("too-large")
    try:
        game = kernel_record.verified(doc, records.RULESETS)
    except RecordError as error:
        if error.reason == "rules":
            raise ServerError("record-version") from error
        raise
    game.state.flow.rng = seed
    game.rebase()
    return Brought(game.rules_name, adapter.setup_of(game), Journal(game).snapshot())


def limit_memory(megabytes: int) -> None:
    """As little memory as is needed, and everything else on this machine comes first."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(10)


def limit_time(seconds: int) -> None:
    """The end comes by itself, even if there is no server any more that would see to it."""
    if sys.platform != "win32":
        used = math.ceil(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, resource.RLIM_INFINITY))


def main() -> None:
    """The program of a process."""
    megabytes, seconds = (int(argument) for argument in sys.argv[1:3])
    for folder in sys.argv[3:]:
        put_on_shelf(Path(folder))
    limit_memory(megabytes)
    # What rules print, if they ever do, must not get between the results.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(KeyboardInterrupt):
        work(sys.stdin.buffer, out, seconds)


if __name__ == "__main__":
    main()
