"""A log that does not repeat itself: what strangers can cause a thousand times a second is told a few times."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

OFTEN = 10
SECONDS = 60.0
KEPT = 1000
NOTHING = ("Invalid UTF-8 sequence received from client.",)
"""Said by the WebSocket, with a trace of its own code, though nothing is wrong but what a stranger sent."""


class Calm(logging.Filter):
    """Lets the same message of the same logger through a few times a minute, then says how often it came."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        self._said: dict[tuple[str, int, str], list[float]] = {}
        """For each message: since when it is counted, and how often it came."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this one."""
        if record.msg in NOTHING:
            return False
        key, now = (record.name, record.levelno, str(record.msg)[:200]), self._clock()
        with self._lock:
            since, count = self._said.get(key, (now, 0.0))
            left_out = 0
            if now - since >= SECONDS:
                left_out = max(0, int(count) - OFTEN)
                since, count = now, 0.0
            if len(self._said) >= KEPT and key not in self._said:
                self._said.pop(next(iter(self._said)))
            self._said[key] = [since, count + 1]
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like it before)"
            record.args = None
        return count < OFTEN


def calm_down() -> None:
    """Have everything that writes a log now do so calmly."""
    calm = Calm()
    for name in (None, "uvicorn", "uvicorn.error", "asyncio", "websockets"):
        for handler in logging.getLogger(name).handlers:
            handler.addFilter(calm)
