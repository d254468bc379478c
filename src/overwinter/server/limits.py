"""How often strangers may do something, from which pages, and under which names they may reach this server."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from .settings import Settings

LOOPBACK = ("127.0.0.1", "::1")
BUCKETS = 20_000
"""Places that are remembered; the one that was not heard of longest is forgotten first."""
NEIGHBOURS = 8
"""A whole site (an IPv6 /48) may do as much as so many of its networks."""
OWN_NAMES = ("local", "localhost", "home.arpa", "internal")
"""Endings that no stranger can have a domain under."""


class Bucket:
    """Allows ``burst`` at once and ``rate`` a second in the long run."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def fill(self) -> None:
        """Time has passed."""
        now = self.clock()
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
    """Counts what each place does: an IPv4 address, or the network of an IPv6 one, which is one household.

    This very machine may do as it likes, unless a proxy is in front: then nobody comes from here.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.open: dict[str, int] = {}
        """WebSocket connections by place."""
        self._exempt = () if settings.proxied else LOOPBACK
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._rates = {
            "request": settings.requests_per_minute,
            "creation": settings.creations_per_minute,
            "person": settings.creations_per_minute,
            "miss": settings.misses_per_minute,
            "handshake": settings.handshakes_per_minute,
            "record": settings.records_per_minute,
        }

    def allows(self, address: str, what: str) -> bool:
        """Whether an address may do one more (``what``: request, creation, person, miss, handshake, record)."""
        place = place_of(address)
        if place in self._exempt:
            return True
        # Both are taken from, so that a site cannot go on where one of its networks had to stop.
        allowed = [bucket.take() for bucket in self._buckets_of(place, what)]
        return all(allowed)

    def _buckets_of(self, place: str, what: str) -> list[Bucket]:
        found = [self._bucket(place, what, 1)]
        site = site_of(place)
        if site:
            found.append(self._bucket(site, what, NEIGHBOURS))
        return found

    def _bucket(self, place: str, what: str, times: int) -> Bucket:
        bucket = self._buckets.get((place, what))
        if bucket is None:
            while len(self._buckets) >= BUCKETS:
                self._buckets.popitem(last=False)
            per_minute = times * self._rates[what]
            bucket = self._buckets[place, what] = Bucket(per_minute / 60, max(1.0, per_minute), self.clock)
        self._buckets.move_to_end((place, what))
        bucket.fill()
        return bucket

    def may_look_up(self, address: str) -> bool:
        """Whether an address may ask for a table by its code: not after many codes that were wrong.

        Codes are short enough to be said aloud, so they could be tried one after the other.
        """
        place = place_of(address)
        return place in self._exempt or all(bucket.left >= 1 for bucket in self._buckets_of(place, "miss"))

    def missed(self, address: str) -> None:
        """An address has asked for a table that does not exist."""
        self.allows(address, "miss")

    def enter(self, address: str) -> bool:
        """One more connection from an address; ``False``: there are too many."""
        place = place_of(address)
        count = self.open.get(place, 0)
        if count >= self.settings.connections_per_address and place not in self._exempt:
            return False
        self.open[place] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        place = place_of(address)
        left = self.open.get(place, 1) - 1
        if left > 0:
            self.open[place] = left
        else:
            self.open.pop(place, None)


# -- who is calling --------------------------------------------------------------------------------------


def place_of(address: str) -> str:
    """What counts as one caller: an IPv4 address, an IPv6 /64; whatever is no address stays as it is."""
    found = _parsed(address)
    if isinstance(found, ipaddress.IPv6Address) and str(found) not in LOOPBACK:
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return address if found is None else str(found)


def site_of(place: str) -> str:
    """The /48 that an IPv6 /64 is part of; empty for everything else."""
    if not place.endswith("/64"):
        return ""
    return str(ipaddress.IPv6Network(place).supernet(new_prefix=48))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def address_of(connection: HTTPConnection) -> str:
    """Who is calling (behind a trusted proxy: as the proxy says)."""
    return connection.client.host if connection.client else ""


def believe_proxy(scope: Scope, settings: Settings) -> None:
    """Take client and scheme of a request from what the proxies in front of this server have written.

    Each proxy adds who called *it* to the end of ``X-Forwarded-For``. What stands before that was written by
    somebody else and may be anything: only as many entries count as there are proxies of ours, from the end.
    """
    peer = _parsed(scope["client"][0]) if scope.get("client") else None
    if not settings.proxied or (peer is not None and peer.is_global):
        return  # whoever comes from the open net is no proxy of ours
    headers = {name: value for name, value in scope["headers"] if name.startswith(b"x-forwarded-")}
    named = [part.strip() for part in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")]
    caller = named[-settings.proxies] if len(named) >= settings.proxies else named[0]
    host = caller[1:].partition("]")[0] if caller.startswith("[") else caller
    if _parsed(host) is None:
        host = host.partition(":")[0]  # some proxies write the port as well
    if _parsed(host) is not None:
        scope["client"] = (host, 0)
    secure = headers.get(b"x-forwarded-proto", b"").split(b",")[-1].strip() == b"https"
    if scope["type"] == "websocket":
        scope["scheme"] = "wss" if secure else "ws"
    else:
        scope["scheme"] = "https" if secure else "http"


# -- where from, where to --------------------------------------------------------------------------------


def known_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request names this server by a name that is its own.

    A page of a stranger could have its own name lead to this server (DNS rebinding), and would then pass for a
    page of this server. Addresses of numbers and names that exist only in a local network cannot be used for that;
    every other name has to be known.
    """
    host = _name(connection.headers.get("host", ""))
    if not host or "." not in host or _parsed(host) is not None:
        return True
    return host.endswith(tuple(f".{ending}" for ending in OWN_NAMES)) or host in _names(settings)


@cache
def _names(settings: Settings) -> frozenset[str]:
    """Names that this server is known by."""
    given = [*settings.hosts, settings.address, *settings.origins]
    return frozenset(_name(urlsplit(each).netloc if "//" in each else each) for each in given) | {
        socket.gethostname().lower()
    }


def _name(netloc: str) -> str:
    """The host of ``host:port``, in one spelling; an IPv6 address without its brackets."""
    if netloc.startswith("["):
        return netloc[1:].partition("]")[0]
    return netloc.rpartition("@")[2].partition(":")[0].rstrip(".").lower()


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of this server; whatever is no browser names no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # "http://["
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")
