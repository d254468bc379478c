"""Ways to call somebody: what may be given as one, and how they are stored.

A server that calls whatever address a stranger names could be used against others: to reach machines behind it, or
to fill somebody's mailbox. So browsers are called through known services only, chat services come from a list, and
nothing is sent to an address before somebody has proved to read it.
"""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..errors import ServerError
from ..schema_tables import channels
from ..secrets_and_codes import digest
from ..settings import Settings
from .messages import ChannelInfo, ChannelKind, NewChannel

MOST = 8
"""Channels that one person may have."""
PROOF_TRIES = 5
PROOF_SECONDS = 3600
HOPELESS = 20
"""A channel that failed so often in a row is given up."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
NO_HOST = ("ntfy",)
"""Services whose first part is a topic as long as nothing follows: with more it would be any machine's name."""


@dataclass(frozen=True, slots=True)
class Channel:
    """One way to call a person."""

    id: str
    person: str
    kind: ChannelKind
    target: str
    """A mail address, a service as Apprise writes it, or (as JSON) a browser's subscription."""
    proof: str
    """Digest of the number that is still to be proved; empty: confirmed."""
    tries: int
    failures: int
    created: int

    def info(self) -> ChannelInfo:
        """As its owner sees it."""
        mark = digest(self.endpoint) if self.kind == "push" else ""
        return ChannelInfo(self.id, self.kind, self.name, not self.proof, self.failures > 0, mark)

    @property
    def endpoint(self) -> str:
        """Where a browser is called."""
        return str(json.loads(self.target)["endpoint"]) if self.kind == "push" else ""

    @property
    def name(self) -> str:
        """What its owner knows it by. Services have secrets in their addresses: only their name is told."""
        if self.kind == "push":
            return urlsplit(self.endpoint).hostname or ""
        return self.target if self.kind == "mail" else service_of(self.target)


# -- what may be given -----------------------------------------------------------------------------------


def read_target(wish: NewChannel, settings: Settings) -> str:
    """What to store of a new channel. Raises :class:`ServerError` for what is none, or not offered here."""
    if wish.kind == "push":
        return _subscription(wish, settings.push_services)
    if wish.kind == "mail":
        address = wish.target.strip()
        if len(address) > 254 or not ADDRESS.fullmatch(address):
            raise ServerError("channel")
        return address
    return _service(wish.target.strip(), settings.chat_services)


def _subscription(wish: NewChannel, known: tuple[str, ...]) -> str:
    if wish.keys is None or not may_push(wish.target, known):
        raise ServerError("channel")
    keys = {"p256dh": wish.keys.p256dh, "auth": wish.keys.auth}
    return json.dumps({"endpoint": wish.target, "keys": keys}, separators=(",", ":"))


def may_push(endpoint: str, known: tuple[str, ...]) -> bool:
    """Whether a browser is called through a service that this server knows.

    Entries are hosts; one that begins with ``http://`` is a whole origin (for a service on this machine).
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if f"{parts.scheme}://{parts.netloc}" in known:
        return True
    named = any(host == each or host.endswith(f".{each}") for each in known)
    return parts.scheme == "https" and named and port in (None, 443) and "@" not in parts.netloc


def service_of(url: str) -> str:
    """The name of a chat service in an address as Apprise writes it."""
    return url.partition("://")[0].lower()


def _service(url: str, known: tuple[str, ...]) -> str:
    """Only what stands before a question mark: the rest would change how long and where this server calls."""
    plain = re.split(r"[?#]", url)[0]
    name = service_of(plain)
    if "://" not in plain or name not in known or not plain.isascii() or any(c.isspace() for c in plain):
        raise ServerError("channel")
    if name in NO_HOST and "/" in plain.partition("://")[2].strip("/"):
        raise ServerError("channel")
    return plain


# -- in the database -------------------------------------------------------------------------------------


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """All channels of a person, the oldest first."""
    query = sa.select(channels).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    return [Channel(**row) for row in connection.execute(query).mappings()]


def get_channel(connection: Connection, channel: str) -> Channel | None:
    """A channel by id."""
    row = connection.execute(sa.select(channels).where(channels.c.id == channel)).mappings().first()
    return Channel(**row) if row is not None else None


def add_channel(
    connection: Connection, person: str, kind: ChannelKind, target: str, number: str, now: int
) -> Channel:
    """One more channel; ``number`` is to be proved first, if there is one. The same one is not added twice."""
    mine = channels_of(connection, person)
    for each in mine:
        if (each.kind, each.target) == (kind, target):
            drop_channel(connection, each.id)
            mine.remove(each)
            break
    if len(mine) >= MOST:
        raise ServerError("channels")
    made = secrets.token_hex(10)
    proof = digest(made + number) if number else ""
    new = Channel(made, person, kind, target, proof, 0, 0, now)
    row = {name: getattr(new, name) for name in Channel.__slots__}
    connection.execute(sa.insert(channels).values(**row))
    return new


def prove(connection: Connection, channel: Channel, number: str, now: int) -> bool:
    """Whether a number is the one that was sent; after a few wrong ones, or an hour, it is not any more."""
    here = channels.c.id == channel.id
    if channel.tries >= PROOF_TRIES or now > channel.created + PROOF_SECONDS:
        return False
    if digest(channel.id + number.strip()) != channel.proof:
        connection.execute(sa.update(channels).where(here).values(tries=channel.tries + 1))
        return False
    connection.execute(sa.update(channels).where(here).values(proof="", tries=0))
    return True


def note_result(connection: Connection, channel: str, worked: bool) -> None:
    """A call went through or not; a channel that fails again and again is given up."""
    here = channels.c.id == channel
    count = 0 if worked else channels.c.failures + 1
    connection.execute(sa.update(channels).where(here).values(failures=count))
    connection.execute(sa.delete(channels).where(here, channels.c.failures >= HOPELESS))


def drop_channel(connection: Connection, channel: str) -> None:
    """Nobody is called that way any more."""
    connection.execute(sa.delete(channels).where(channels.c.id == channel))
