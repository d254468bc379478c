"""The sand glass: how long somebody may act once the other is done (or both, in a quick game).

The game says who is timed (:class:`~overwinter.server.sides.Timed`), the table how long. What is left is stored
with the table whenever sand begins or ceases to fall, so that a restart does not give time back. When it has run
out the server answers for that seat until its turn is over; these are answers like any others.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from overwinter.kernel.errors import OverwinterError

from .messages import GlassInfo

if TYPE_CHECKING:
    from .table import Table

MERCY = 15.0
"""Seconds that are left at least (of those that were) when a server comes back that did not stop by itself."""
RETRY_SECONDS = 5.0


class SeatGlass(msgspec.Struct):
    """The glass of one seat, as it is stored."""

    full: float
    """Seconds."""
    left: float
    """Seconds when it last began or ceased to fall."""
    since: int = 0
    """When it began to fall (milliseconds since 1970); 0: it stands still."""
    out: bool = False
    """Everybody was told that it has run out."""


class Glasses(msgspec.Struct):
    """The glasses of a step of a game."""

    step: str
    seats: dict[int, SeatGlass] = msgspec.field(default_factory=dict)


class SandGlass:
    """Watches the glasses of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._begun: dict[int, float] = {}
        """By seat: since when its sand falls, by a clock that no date can move."""
        self._timer: asyncio.TimerHandle | None = None
        self._busy = False
        """Answering for somebody."""

    def left(self, seat: int) -> float:
        """Seconds that a seat has left; 0 if it has no glass."""
        glasses = self.table.meta.glass
        mine = glasses.seats.get(seat) if glasses is not None else None
        if mine is None:
            return 0.0
        if not mine.since:
            return mine.left
        if seat not in self._begun:
            self._adopt(seat, mine)
        return max(0.0, mine.left - (time.monotonic() - self._begun[seat]))

    def _adopt(self, seat: int, mine: SeatGlass) -> None:
        """Go on with a glass that another process has turned."""
        passed = max(0.0, time.time() - mine.since / 1000)
        mine.left = max(min(mine.left, MERCY), mine.left - passed)
        mine.since, self._begun[seat] = int(time.time() * 1000), time.monotonic()

    def shown(self) -> list[GlassInfo]:
        """The glasses of people, as they are at this moment."""
        glasses, seats = self.table.meta.glass, self.table.meta.seats
        if glasses is None:
            return []
        return [
            GlassInfo(seat, int(mine.full), round(self.left(seat), 1), bool(mine.since))
            for seat, mine in glasses.seats.items()
            if seats[seat].kind != "bot"
        ]

    # -- turning -------------------------------------------------------------------------------

    def look(self) -> None:
        """The position may have changed: turn glasses, hold or remove them. Part of the change that did it."""
        meta = self.table.meta
        before = msgspec.json.encode(meta.glass)
        glasses = meta.glass = self._now()
        self._begun = {seat: at for seat, at in self._begun.items() if glasses and seat in glasses.seats}
        if msgspec.json.encode(glasses) != before:
            self.table.save_quietly()
            self.table.told(view=True)

    def _now(self) -> Glasses | None:
        """The glasses as the position has them."""
        table, meta = self.table, self.table.meta
        if table.journal is None or meta.status != "playing" or not meta.pace.glass or meta.pace.mail:
            return None
        timed = table.adapter.sides.timed(table.journal.game)
        if timed is None:
            return None
        old = meta.glass.seats if meta.glass is not None and meta.glass.step == timed.step else {}
        glasses = Glasses(timed.step)
        for seat, falls in timed.seats.items():
            full = float(meta.pace.glass * (2 if meta.seats[seat].double else 1))
            mine = glasses.seats[seat] = old.get(seat) or SeatGlass(full, full)
            if mine.full != full:
                mine.left, mine.full = max(0.0, mine.left + full - mine.full), full
            self._let_fall(seat, mine, falls and meta.seats[seat].kind != "bot" and table.proposal is None)
        return glasses

    def _let_fall(self, seat: int, mine: SeatGlass, falls: bool) -> None:
        if falls and not mine.since:
            mine.since, self._begun[seat] = int(time.time() * 1000), time.monotonic()
        elif mine.since and not falls:
            mine.left, mine.since = self.left(seat), 0
            self._begun.pop(seat, None)

    def forget(self) -> None:
        """What is on the disk counts, and when it was written."""
        self._begun.clear()

    def hold(self) -> None:
        """The table is put away: what is left is left when somebody is back."""
        glasses = self.table.meta.glass
        if glasses is not None:
            for seat, mine in glasses.seats.items():
                self._let_fall(seat, mine, falls=False)
            self.table.save_quietly()

    # -- running out ---------------------------------------------------------------------------

    def wind(self) -> None:
        """Be there when the next glass runs out."""
        self.stop()
        rings = self.deadline
        if rings is not None and not self._busy:
            delay = max(0.01, rings - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """No more answers."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def deadline(self) -> float | None:
        """When the next glass runs out, as long as it falls."""
        glasses = self.table.meta.glass
        falling = [self.left(seat) for seat, mine in glasses.seats.items() if mine.since] if glasses else []
        return time.monotonic() + min(falling) if falling else None

    def _ring(self) -> None:
        if not self._busy:
            self.table.hall.watch(asyncio.create_task(self._run_out()))

    async def _run_out(self) -> None:
        glasses, self._busy = self.table.meta.glass, True
        try:
            for seat in list(glasses.seats) if glasses is not None else []:
                while self._is_out(seat):
                    if not await self._answer(seat):
                        await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._busy = False
        if not self.table.closed:
            self.wind()

    def _is_out(self, seat: int) -> bool:
        """Whether the sand of a seat fell until there was none left, and the seat is asked something."""
        glasses = self.table.meta.glass
        mine = glasses.seats.get(seat) if glasses is not None else None
        return mine is not None and bool(mine.since) and self.left(seat) <= 0.02 and not self.table.closed

    async def _answer(self, seat: int) -> bool:
        """Answer once for a seat whose time is over: the end of its turn, or what a bot would say first."""
        table = self.table
        try:
            ended = await table.run(lambda: self._end(seat))
        except OverwinterError:  # it cannot be stored: no use in trying at once
            return False
        return ended or await table.driver.decide(seat, table.adapter.bots[0])

    def _end(self, seat: int) -> bool:
        """The seat's last word, if it may have that now. Whoever was just quick enough is not bothered."""
        glasses, table = self.table.meta.glass, self.table
        if glasses is None or not self._is_out(seat):
            return True
        if not glasses.seats[seat].out:
            glasses.seats[seat].out = True
            table.note_glass(seat)
        word = table.adapter.sides.last_word(table.playing().game, seat)
        if word is not None:
            table.take(seat, word, None)
        return word is not None
