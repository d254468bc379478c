"""Who does the work of many games: the cores of this machine, or those of a Ray cluster.

A job is a function of one number (a seed, or the place of a game in a list). Other processes must find it: it is a
function of a module, or a part of one.

>>> with Processes(2) as workers:
...     for done in workers.run(job, range(100)):
...         print(done.value, done.seconds)
"""

from __future__ import annotations

import multiprocessing
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Generic, Protocol, Self, TypeVar
from urllib.parse import urlsplit

from overwinter.kernel.errors import OverwinterError

Value = TypeVar("Value")
BATCH = 4
"""Games that a worker gets at once: few, so that all cores end at about the same time."""


@dataclass(frozen=True)
class Done(Generic[Value]):
    """A job that has been done."""

    value: Value
    seconds: float
    """Processor time that it took."""


class Workers(AbstractContextManager[Any], Protocol):
    """Does jobs on several cores at once."""

    cores: int
    """On how many. Known from the moment the workers are entered."""

    def run(self, job: Callable[[int], Value], numbers: Sequence[int]) -> Iterator[Done[Value]]:
        """Do a job for every number, in any order."""


def _timed(job: Callable[[int], Value], number: int) -> Done[Value]:
    """Do a job once, and say how long it took."""
    begun = time.process_time()
    value = job(number)
    return Done(value, time.process_time() - begun)


class Processes(Workers):
    """Processes of this machine: as many as it has cores, unless told otherwise."""

    def __init__(self, processes: int | None = None) -> None:
        self.cores = processes or multiprocessing.cpu_count()

    def __exit__(self, *_: object) -> None:
        pass

    def run(self, job: Callable[[int], Value], numbers: Sequence[int]) -> Iterator[Done[Value]]:
        """Do a job for every number; for a few, or on one core, without any other process."""
        if self.cores == 1 or len(numbers) < BATCH:
            yield from map(partial(_timed, job), numbers)
            return
        with multiprocessing.Pool(self.cores) as pool:
            yield from pool.imap_unordered(partial(_timed, job), numbers, chunksize=BATCH)


class ClusterError(OverwinterError):
    """A Ray cluster that cannot be reached, or cannot do the work."""

    key = "error-ray"


class NoRayError(OverwinterError):
    """Ray is not installed."""

    key = "error-no-ray"


def _ray() -> Any:
    """The library, imported by whoever uses a cluster; without its types, which not everybody has."""
    return import_module("ray")


class Cluster(Workers):
    """The cores of a Ray cluster. Every machine of it needs the same version of Overwinter installed."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        """``address`` as Ray understands it ("host:6379", "ray://host:10001", "auto"); "local" starts a cluster on
        this machine that ends with the work. ``processes``: so many games at once; otherwise one per core."""
        if find_spec("ray") is None:
            raise NoRayError("ray is not installed")
        self.address, self.processes = address, processes
        self.cores = 0

    def __enter__(self) -> Self:
        ray = _ray()
        try:
            self._knock()
            ray.init(
                address=self.address,
                num_cpus=self.processes if self.address == "local" else None,
                include_dashboard=False if self.address == "local" else None,
                log_to_driver=False,
                configure_logging=False,
            )
        except (ConnectionError, OSError, RuntimeError, TypeError, ValueError) as error:
            raise ClusterError(f"no Ray cluster at {self.address}: {error}", address=self.address) from error
        # A cluster that is reached has at least the core that answers.
        there = int(ray.cluster_resources().get("CPU", 1))
        self.cores = min(there, self.processes or there)
        return self

    def _knock(self) -> None:
        """Raise an ``OSError`` where nobody listens: Ray itself would wait for minutes."""
        place = urlsplit(self.address if "://" in self.address else f"//{self.address}")
        if place.hostname and place.port:
            socket.create_connection((place.hostname, place.port), timeout=10).close()

    def __exit__(self, *_: object) -> None:
        ray = _ray()
        ray.shutdown()

    def run(self, job: Callable[[int], Value], numbers: Sequence[int]) -> Iterator[Done[Value]]:
        """Do a job for every number. Two batches for each core are on their way at any time."""
        ray = _ray()
        kept = ray.put(partial(_timed, job))
        batch = ray.remote(_batch)
        waiting = iter([list(numbers[i : i + BATCH]) for i in range(0, len(numbers), BATCH)])
        running = [batch.remote(kept, some) for some in islice(waiting, 2 * self.cores)]
        while running:
            [first], running = ray.wait(running)
            running += [batch.remote(kept, some) for some in islice(waiting, 1)]
            try:
                yield from ray.get(first)
            except ray.exceptions.RayError as error:
                raise ClusterError(f"a worker has failed: {error}", address=self.address) from error


def _batch(job: Callable[[int], Done[Value]], numbers: Sequence[int]) -> list[Done[Value]]:
    return [job(number) for number in numbers]
