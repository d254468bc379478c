"""Bots and clocks: answers that no person gives. Bots think in other threads and never hold up another table."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.game import Game

from .adapter import Thought
from .glass import SandGlass
from .journal import Journal

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)
PATIENCE = 5
"""How often a bot that fails may try again at once. After that it waits before each try (the disk may be full)."""
RETRY_SECONDS = 10.0
Deadlines = dict[int, tuple[int, float]]
"""For each seat that is asked something: its decision, and until when, by a clock that no date can move."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A bot at a seat of one game."""

    bot: str
    journal: Journal
    itself: Any


class Driver:
    """Lets the bots of one table play, and watches its clock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hurry = False
        """Somebody wants to see no pauses until a person has to decide."""
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.deadlines: Deadlines = {}
        self.glass = SandGlass(table)
        self._minds: dict[int, Mind] = {}
        """The bots at the seats, as long as this game is played in this process: some have plans."""

    def look(self) -> None:
        """Something has changed: is there anything to do?"""
        self._wind_clocks()
        self.glass.wind()
        if self._bot_seats() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())
            self.table.hall.watch(self._task)

    def stop(self) -> None:
        """No more answers."""
        if self._timer is not None:
            self._timer.cancel()
        self.glass.stop()
        if self._task is not None:
            self._task.cancel()

    def skip(self) -> None:
        """No pauses until a person has to decide."""
        self.hurry = True

    # -- bots ----------------------------------------------------------------------------------

    def _bot_seats(self) -> list[int]:
        """Seats whose bot has to decide now. Bots among themselves play only if somebody looks on."""
        table = self.table
        journal = table.journal
        if journal is None or table.meta.status != "playing" or table.proposal is not None:
            return []
        if not table.guests and not any(seat.owned for seat in table.meta.seats):
            return []
        return [d.seat for d in journal.game.decisions if table.meta.seats[d.seat].kind == "bot"]

    def _pause(self) -> float:
        fixed = self.table.hall.settings.bot_delay
        delay = self.table.meta.pace.bot_delay if fixed is None else fixed
        return 0.0 if self.hurry else delay / 1000

    async def _play(self) -> None:
        failures, last = 0, -1
        while seats := self._bot_seats():
            row = self.table.journal.row if self.table.journal else 0
            if row == last:
                failures += 1
                if failures == PATIENCE:
                    log.error("table %s: the answers of a bot are not taken; it goes on trying", self.table.code)
                if failures >= PATIENCE:
                    await asyncio.sleep(RETRY_SECONDS)
                    seats = self._bot_seats()
                    if not seats:
                        break
            elif not await self._wait(self._pause(), seats[0]):
                continue
            else:
                failures = 0
            last = row
            await self.decide(seats[0], self.table.meta.seats[seats[0]].bot)
        self.hurry = False
        for guest in self.table.guests:
            guest.rushes = False

    async def _wait(self, seconds: float, seat: int) -> bool:
        """Wait, and until everybody has seen what happened, though not for long.

        ``False`` if the bot of the seat is not asked this any more (somebody took the seat back, or an undo). What
        others do at the same time does not make it wait anew.
        """
        before, last = self._asked(seat), self.table.journal.last if self.table.journal else 0
        until = time.monotonic() + seconds
        at_most = time.monotonic() + max(seconds, self.table.hall.settings.watch_seconds)
        while not self.hurry:
            watched = any(guest.watches(last) for guest in self.table.watching())
            left = (at_most if watched else until) - time.monotonic()
            if left <= 0:
                break
            await asyncio.sleep(min(left, 0.05))
        return seat in self._bot_seats() and self._asked(seat) == before

    def _asked(self, seat: int) -> int | None:
        """The decision that a seat has to answer."""
        decision = self.table.journal.game.decision(seat) if self.table.journal else None
        return decision.id if decision is not None else None

    async def decide(self, seat: int, bot: str) -> bool:
        """Have a bot answer the open decision of a seat. Whether it did; too late is no error."""
        table = self.table
        async with table.lock:
            journal = table.journal
            decision = journal.game.decision(seat) if journal is not None else None
            if journal is None or decision is None:
                return False
            copy, kind = journal.game.copy(), table.meta.seats[seat].kind
            copy.log = journal.game.log.copy()
            mind = self._mind(seat, bot, journal) if kind == "bot" else None
        thought = await self._thought(copy, seat, bot, mind, table.hall.seeds.thought(seat, decision.id))

        def answer() -> None:
            if table.meta.seats[seat].kind != kind:
                raise OverwinterError("somebody took the seat meanwhile")
            said = thought.said if kind == "bot" else None  # nobody speaks for a person
            table.take(seat, thought.option, decision.id, said)

        try:
            await table.run(answer)
        except OverwinterError:
            return False
        return True

    def _mind(self, seat: int, bot: str, journal: Journal) -> Any:
        """The bot at a seat: the one that sat there before, if it is the same game and the same bot."""
        known = self._minds.get(seat)
        if known is None or known.bot != bot or known.journal is not journal:
            known = self._minds[seat] = Mind(bot, journal, self.table.adapter.mind(self._name(bot)))
        return known.itself

    def _name(self, bot: str) -> str:
        bots = self.table.adapter.bots
        return bot if bot in bots else bots[0]

    async def _thought(self, copy: Game[Any], seat: int, bot: str, mind: Any, seed: int) -> Thought:
        """What a bot chooses. One that breaks must not stop the game: then it is anything that is allowed. Where
        many tables wait for few threads, that counts as thinking."""
        adapter, hall = self.table.adapter, self.table.hall
        name = self._name(bot)
        mind = mind if mind is not None else adapter.mind(name)
        loop, asked = asyncio.get_running_loop(), time.perf_counter()

        def think() -> Thought:
            return adapter.think(copy, seat, name, mind, seed, time.perf_counter() - asked)

        try:
            return await loop.run_in_executor(hall.pool, think)
        except Exception:
            self._minds.pop(seat, None)
            log.exception("table %s: bot %s failed", self.table.code, name)
            hall.metrics.count("errors", "bot")
            return Thought(random.Random(seed).choice(copy.options(seat)).id)

    # -- clocks --------------------------------------------------------------------------------

    def until(self, seat: int) -> int | None:
        """When the clock of a seat runs out, in milliseconds since 1970 by the date of now."""
        found = self.deadlines.get(seat)
        return int(1000 * (time.time() + found[1] - time.monotonic())) if found is not None else None

    @property
    def next_deadline(self) -> float | None:
        """When the first clock or sand glass runs out."""
        sand = self.glass.deadline
        clocks = [until for _, until in self.deadlines.values()]
        return min(clocks if sand is None else [*clocks, sand], default=None)

    def adopt(self, deadlines: Deadlines) -> None:
        """Go on with the clocks of a table that was put away."""
        self.deadlines = deadlines

    def restart_clocks(self) -> None:
        """The pace was changed: everybody has the full time again."""
        self.deadlines.clear()

    def _postpone(self, seconds: float) -> None:
        """Nobody's time is up before that."""
        soonest = time.monotonic() + seconds
        self.deadlines = {seat: (asked, max(until, soonest)) for seat, (asked, until) in self.deadlines.items()}

    def _wind_clocks(self) -> None:
        """Give every person who is asked something new the time for it."""
        table, seconds = self.table, self.table.meta.pace.clock
        deadlines: Deadlines = {}
        if seconds and table.journal is not None and table.meta.status == "playing":
            for decision in table.journal.game.decisions:
                if table.meta.seats[decision.seat].kind != "bot":
                    known = self.deadlines.get(decision.seat)
                    same = known is not None and known[0] == decision.id
                    fresh = (decision.id, time.monotonic() + seconds)
                    deadlines[decision.seat] = known if same and known is not None else fresh
        self.deadlines = deadlines
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if deadlines:
            first = min(until for _, until in deadlines.values())
            delay = max(0.01, first - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self.table.hall.watch(asyncio.create_task(self._time_is_up()))

    async def _time_is_up(self) -> None:
        """A bot answers for those whose time is up, this one decision only."""
        if self.table.proposal is not None:  # the table talks about going back: no hurry now
            self.restart_clocks()
        now = time.monotonic()
        late = [seat for seat, (_, until) in self.deadlines.items() if until <= now + 0.005]
        for seat in late:
            try:
                await self.table.run(lambda seat=seat: self.table.note_late(seat))  # type: ignore[misc]
            except OverwinterError:  # it cannot be stored: no use in trying at once
                self._postpone(RETRY_SECONDS)
                break
            if not await self.decide(seat, self.table.adapter.bots[0]):
                self.deadlines.pop(seat, None)
        self._wind_clocks()
