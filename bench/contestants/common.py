"""What all contestants share: how positions are chosen, copied, timed and weighed."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")


def chooser(seed: int) -> Callable[[Sequence[T]], T]:
    """A cheap random choice, the same for every engine, so that the time measured is the engine's."""
    number = random.Random(seed).random

    def choose(options: Sequence[T]) -> T:
        return options[int(number() * len(options))]

    return choose


def clones_per_second(positions: Sequence[Any], copy: Callable[[Any], Any], count: int) -> float:
    """How many copies a second ``copy`` makes, going round and round the positions."""
    each = max(1, count // len(positions))
    gc.collect()
    begin = process_time()
    for position in positions:
        for _ in range(each):
            copy(position)
    return each * len(positions) / (process_time() - begin)


def kilobytes_each(build: Callable[[int], Any], count: int) -> float:
    """The memory that one of ``count`` living results of ``build(0)``, ``build(1)``, ... takes.

    Everything is built once before: what is shared by all games (cards, interned options, caches) is
    there already and is not counted.
    """
    for number in range(count):
        build(number)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        alive = [build(number) for number in range(count)]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) / len(alive) / 1000
