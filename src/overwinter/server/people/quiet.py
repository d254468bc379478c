"""Hours at which somebody does not want to be called, by the clock on their own wall."""

from __future__ import annotations

import datetime as dt
import functools
from zoneinfo import ZoneInfo, available_timezones

from .messages import Wishes


@functools.cache
def known_zones() -> frozenset[str]:
    """Time zones that this machine knows."""
    return frozenset(available_timezones()) | {"UTC"}


def zone_of(name: str) -> dt.tzinfo:
    """A time zone by name; UTC if this machine does not know it."""
    return ZoneInfo(name) if name in known_zones() and name != "UTC" else dt.UTC


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end that somebody has now (seconds since 1970); ``None``: they may be called."""
    if not wishes.quiet_from or not wishes.quiet_to or wishes.quiet_from == wishes.quiet_to:
        return None
    zone = zone_of(wishes.zone)
    local = dt.datetime.fromtimestamp(now, zone)
    begin, end = dt.time.fromisoformat(wishes.quiet_from), dt.time.fromisoformat(wishes.quiet_to)
    clock = local.time()
    overnight = begin > end
    quiet = (clock >= begin or clock < end) if overnight else begin <= clock < end
    if not quiet:
        return None
    day = local.date() + dt.timedelta(days=1 if overnight and clock >= begin else 0)
    return dt.datetime.combine(day, end, zone).timestamp()
