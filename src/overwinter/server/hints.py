"""What would you do? A planner thinks about the open question of a seat, and tells that seat alone.

It thinks in a bot's thread about a copy of the game, from what the seat sees: the table goes on meanwhile, and
neither its chance nor its record is touched.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from overwinter.advice import advice_lines
from overwinter.games import GAMES as KINDS
from overwinter.kernel.game import Game
from overwinter.kernel.options import Option
from overwinter.kernel.search import Advice, Budget

from .errors import ServerError
from .limits import Bucket
from .messages import DecisionInfo, Hint

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)
BURST = 4
"""So many hints in a row, before a seat has to wait."""


class Hints:
    """The hints of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._buckets: dict[int, Bucket] = {}
        self._thinking: set[int] = set()

    async def ask(self, seat: int | None, decision: int, language: str) -> Hint:
        """What a planner would do in the place of a seat that is asked something.

        Refuses where hints are not wanted, and to whoever asks too often or is asked nothing.
        """
        table = self.table
        async with table.lock:
            table.may_act(seat)
            assert seat is not None
            game = table.playing().game
            if not table.meta.hints:
                raise ServerError("hints-off")
            asked = game.decision(seat)
            if asked is None or asked.id != decision or game.over:
                raise ServerError("hint-late")
            self._admit(seat)
            copy = game.copy()
            copy.log = game.log.copy()
            words, names = table.words(language), table.renderer.names(language)
        self._thinking.add(seat)
        try:
            found = await self._thought(copy, seat)
        finally:
            self._thinking.discard(seat)
        info = table.adapter.decision(copy, seat, words, names, None)
        assert info is not None
        async with table.lock:
            if not self._still(seat, info, found.option):
                return Hint(decision, "", [words("advice-late")])
        texts = {offered.id: offered.text for offered in info.options}
        return Hint(decision, found.option.id, advice_lines(words, found, lambda option: texts.get(option.id, "")))

    def _admit(self, seat: int) -> None:
        """One hint at a time, and not too many."""
        rate = self.table.hall.settings.hints_per_minute / 60
        bucket = self._buckets.setdefault(seat, Bucket(rate, BURST))
        if seat in self._thinking or not bucket.take():
            raise ServerError("hint-often")

    async def _thought(self, copy: Game[Any], seat: int) -> Advice:
        table = self.table
        hall, kind = table.hall, KINDS[table.meta.game]
        asked = copy.decision(seat)
        assert asked is not None
        budget, seed = Budget(seconds=hall.settings.hint_seconds), hall.seeds.thought(seat, asked.id)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(hall.pool, kind.advise, copy, asked, budget, seed)
        except Exception:
            log.exception("table %s: no hint", table.code)
            hall.metrics.count("errors", "bot")
            raise ServerError("internal") from None

    def _still(self, seat: int, info: DecisionInfo, option: Option) -> bool:
        """Whether the same is asked, and the option still on offer: somebody may have acted meanwhile."""
        journal = self.table.journal
        asked = journal.game.decision(seat) if journal is not None else None
        if journal is None or asked is None or asked.id != info.id:
            return False
        return option in journal.game.options(seat)
