"""Somebody connected to a table, as the table sees them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from .messages import Bye
from .told import Told

if TYPE_CHECKING:
    from .pictures import Picture

_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


class Guest:
    """A connection: what it still has to be sent.

    Views are not queued. A guest only knows that there is something new; when its line is free it gets the latest
    picture with all events since its last one. So a slow client costs nothing and sees no stale table.
    """

    def __init__(self, seat: int | None, language: str, since: int, limit: int, *, follows: bool = False) -> None:
        self.seat = seat
        """``None`` looks on; -1 is a host without a seat."""
        self.language = language
        self.seen = since
        self.limit = limit
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.view_due = self.table_due = False
        self.arrived = 0.0
        """When that came in which the next view is about (for the metrics); 0: nothing."""
        self.ending: Bye | None = None
        self.follows = follows
        """Wants every event for itself, and changes instead of whole views."""
        self.told = Told()
        """Who follows: what it knows besides pictures."""
        self.picture: Picture | None = None
        """Who follows: what it was shown last; ``None``: the next view has to be a whole one."""
        self.shown = 0
        """Who follows: the last event that it has shown to somebody."""
        self.waits = True
        """Who follows: whether somebody looks, so that bots should wait."""
        self.rushes = False
        """Who follows: has seen enough until a person has to decide."""

    @property
    def player(self) -> int | None:
        """The seat whose secrets it may see."""
        return self.seat if self.seat is not None and self.seat >= 0 else None

    def begin_anew(self) -> None:
        """Whatever it was told before does not count: it gets everything again."""
        self.seen = self.shown = 0
        self.picture = None

    def watches(self, last: int) -> bool:
        """Whether somebody here still watches what happened up to event ``last``."""
        return self.follows and self.waits and not self.rushes and self.shown < last

    def refresh(self, *, view: bool, table: bool, arrived: float = 0.0) -> None:
        """There is something new; it came in at the time ``arrived``."""
        if view and not self.arrived:
            self.arrived = arrived
        self.view_due |= view
        self.table_due |= table
        self.wake.set()

    def send(self, message: Any) -> None:
        """Send a message as soon as the line is free; nothing follows the farewell."""
        if self.ending is not None:
            return
        if len(self.outbox) >= self.limit:
            self.end(Bye("slow"))
            return
        self.outbox.append(encoded(message))
        self.wake.set()

    def end(self, bye: Bye) -> None:
        """End the connection, after what was said before."""
        self.ending = self.ending or bye
        self.wake.set()
