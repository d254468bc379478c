"""How often strangers may do something, and from which pages."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .settings import Settings

LOOPBACK = ("127.0.0.1", "::1")


class Bucket:
    """Allows ``burst`` at once and ``rate`` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, time.monotonic()

    def fill(self) -> None:
        """Time has passed."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        """One more; ``False``: too often."""
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """Counts what each address does. (This very machine may do as it likes.)"""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: dict[str, int] = {}
        """WebSocket connections by address."""
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, address: str, what: str) -> bool:
        """Whether an address may make one more request (``what``: request or creation)."""
        if address in LOOPBACK:
            return True
        return self._bucket(address, what).take()

    def _bucket(self, address: str, what: str) -> Bucket:
        bucket = self._buckets.get((address, what))
        if bucket is None:
            if len(self._buckets) > 20000:
                self._buckets.clear()
            per_minute = {
                "request": self.settings.requests_per_minute,
                "creation": self.settings.creations_per_minute,
                "miss": self.settings.misses_per_minute,
            }[what]
            bucket = self._buckets[address, what] = Bucket(per_minute / 60, max(1.0, per_minute))
        bucket.fill()
        return bucket

    def may_look_up(self, address: str) -> bool:
        """Whether an address may ask for a table by its code: not after many codes that were wrong.

        Codes are short enough to be said aloud, so they could be tried one after the other.
        """
        return address in LOOPBACK or self._bucket(address, "miss").left >= 1

    def missed(self, address: str) -> None:
        """An address has asked for a table that does not exist."""
        if address not in LOOPBACK:
            self._bucket(address, "miss").take()

    def enter(self, address: str) -> bool:
        """One more connection from an address; ``False``: there are too many."""
        count = self.open.get(address, 0)
        if count >= self.settings.connections_per_address and address not in LOOPBACK:
            return False
        self.open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        left = self.open.get(address, 1) - 1
        if left > 0:
            self.open[address] = left
        else:
            self.open.pop(address, None)


def address_of(connection: HTTPConnection) -> str:
    """Who is calling (behind a trusted proxy: as the proxy says)."""
    return connection.client.host if connection.client else ""


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of this server; whatever is no browser names no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")
