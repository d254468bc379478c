"""Whether the date can be believed: what is deleted by a wrong clock is gone for ever."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)
JUMP_SECONDS = 3600.0
"""A date that runs ahead of (or behind) the time that has passed by more than this has jumped."""
SETTLE_SECONDS = 86400.0
"""After a start or a jump nothing is deleted for good for a day: somebody may see the wrong date and mend it."""


class Calendar:
    """Compares the date with the time that has passed since it was last looked at."""

    def __init__(
        self, date: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic
    ) -> None:
        self._date, self._passed = date, passed
        self._last = date(), passed()
        self._since = passed()
        self.steady = True
        """Whether the date went on as the time did when it was last looked at."""

    def look(self) -> float:
        """The date now, in seconds since 1970. A jump makes it unbelievable until the next look."""
        date, passed = self._date(), self._passed()
        off = (date - self._last[0]) - (passed - self._last[1])
        self._last = date, passed
        self.steady = abs(off) < JUMP_SECONDS
        if not self.steady:
            self._since = passed
            log.warning("the date has jumped by %+.1f days; no table is deleted by it today", off / 86400)
        return date

    @property
    def settled(self) -> bool:
        """Whether the date has been steady for a day."""
        return self.steady and self._passed() - self._since >= SETTLE_SECONDS
