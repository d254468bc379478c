"""Where the chance of a server comes from: the operating system, or one number that somebody has named.

With a number of its own (``overwinter serve --seed``) every table is dealt the same cards and every bot thinks
the same in the same place, whatever else the server does. That is for tests and for showing something; people
who play must not know what is to come.
"""

from __future__ import annotations

import secrets
import zlib
from dataclasses import dataclass

GAME_BITS = 52
"""Of a game's seed: no more than what also JavaScript can count to, since a record may pass through a browser."""


@dataclass(frozen=True, slots=True)
class Seeds:
    """Gives out seeds; ``fixed``: always the same ones, made from this number."""

    fixed: int | None = None

    def game(self) -> int:
        """For the chance of a game, or of what is left of one."""
        return secrets.randbits(GAME_BITS) if self.fixed is None else self.fixed

    def thought(self, seat: int, decision: int) -> int:
        """For what a bot thinks about one decision of its seat."""
        if self.fixed is None:
            return secrets.randbits(32)
        return zlib.crc32(f"{self.fixed}/{seat}/{decision}".encode())
