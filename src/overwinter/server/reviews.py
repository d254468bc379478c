"""Looking back at finished games, in a process of its own, one game and seat at a time.

It takes a while, and nobody has to wait for it: whoever comes back finds how far it has got, or what was found,
which is kept with the table. ``python -m overwinter.server.reviews`` is the other side: it reads one job from its
standard input and writes what it has done, and then what it has found, one line of JSON each.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Literal

from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.packs import put_on_shelf, shelf_folders
from overwinter.review import Finding, review

from .errors import ServerError
from .messages import Json
from .workshop import LINE_LIMIT, end_process, limit_memory, limit_time

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)
Key = tuple[str, int, int]
"""The code of a table, which of its games, and a seat."""


@dataclass(slots=True)
class Job:
    """A review that is not finished."""

    state: Literal["waiting", "working", "failed"] = "waiting"
    done: int = 0
    of: int = 0


class Reviews:
    """What is looked back at, and what waits for it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.jobs: dict[Key, Job] = {}
        """In the order in which they were asked for."""
        self._place = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def ahead(self, key: Key) -> int:
        """How many come before one that waits."""
        before = list(self.jobs)[: list(self.jobs).index(key)]
        return sum(1 for other in before if self.jobs[other].state != "failed")

    def ask(self, key: Key, record: Json) -> None:
        """Look back at a game for a seat. Refuses if too many wait; one that is under way already goes on."""
        job = self.jobs.get(key)
        if job is not None and job.state != "failed":
            return
        if sum(1 for other in self.jobs.values() if other.state == "waiting") >= self.hall.settings.review_waiting:
            raise ServerError("too-many")
        self.jobs.pop(key, None)
        self.jobs[key] = Job()
        task = asyncio.create_task(self._work(key, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.hall.watch(task)

    async def close(self) -> None:
        """Look back at nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, key: Key, record: Json) -> None:
        job, (code, number, seat) = self.jobs[key], key
        try:
            async with self._place:
                job.state = "working"
                found = await self._found(job, {"record": record, "seat": seat})
            table = await self.hall.open(code)
            await table.run(lambda: table.keep_review(number, seat, found), quiet=True)
        except OverwinterError as error:
            log.warning("table %s: no review of seat %s: %s", code, seat, error)
            job.state = "failed"
        except Exception:
            job.state = "failed"
            raise
        else:
            del self.jobs[key]

    async def _found(self, job: Job, wish: Json) -> list[Finding]:
        """What a process finds that does nothing else."""
        settings = self.hall.settings
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "overwinter.server.reviews",
            str(settings.record_megabytes),
            str(math.ceil(settings.review_seconds)),
            *map(str, shelf_folders()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE_LIMIT,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            with contextlib.suppress(OSError):  # it has ended already
                process.stdin.write(json.dumps(wish).encode() + b"\n")
                await process.stdin.drain()
            async for line in process.stdout:
                said = json.loads(line)
                if "found" in said:
                    return [Finding(**one) for one in said["found"]]
                job.done, job.of = said["done"], said["of"]
        finally:
            await end_process(process)
        raise ServerError("review")


# -- inside the process ----------------------------------------------------------------------------------


def work(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Do one job."""

    def say(message: Json) -> None:
        stdout.write(json.dumps(message).encode() + b"\n")
        stdout.flush()

    job = json.loads(stdin.readline())
    found = review(job["record"], job["seat"], lambda done, of: say({"done": done, "of": of}))
    say({"found": [asdict(one) for one in found]})


def main() -> None:
    """The program of a process."""
    megabytes, seconds = (int(argument) for argument in sys.argv[1:3])
    for folder in sys.argv[3:]:
        put_on_shelf(Path(folder))
    limit_memory(megabytes)
    limit_time(seconds)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin.buffer, out)


if __name__ == "__main__":
    main()
