"""Two colonies at a table of the server: who sits on which side, and who is timed."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from overwinter.kernel.errors import SetupError
from overwinter.kernel.game import Game
from overwinter.server.messages import Json
from overwinter.server.sides import DRAWN, Timed
from overwinter.words import Words

from ..game import ColonyGame
from ..modules import rules_of
from ..modules.warring import in_own_turn, played, timed
from ..modules.warring.slot import HOMES
from ..rules.setting_up import content_of
from ..rules.turn import END
from .agreed import agreed

TWO = "warring"
"""The module of two colonies."""
WOLF = "wolf"
"""The module of the one who plays alone where the number of players is odd."""


class Rivals:
    """The colonies as the server's :class:`~overwinter.server.sides.Sides`."""

    def seats(self, setup: Json) -> tuple[int, ...]:
        """As many as the rules seat in each colony; what cannot be seated says so when the game is to begin."""
        if TWO not in setup.get("modules", ()):  # a table of long ago says nothing of them
            return ()
        made = agreed(setup)
        try:
            teams = rules_of(made).seating(made, content_of(made)).teams
        except SetupError:
            return ()
        return tuple(count for _, count in sorted(Counter(teams).items()))

    def name(self, words: Words, side: int) -> str:
        """That of the colony, or of the one who plays alone."""
        return words(f"place-{HOMES[side]}" if side < len(HOMES) else f"module-{WOLF}")

    def of(self, game: Game[Any], seat: int) -> int:
        """The number of the colony."""
        table = cast(ColonyGame, game)
        return table.state.players[seat].colony if played(table) else DRAWN

    def secretive(self, game: Game[Any], side: int) -> bool:
        """Whoever is alone has nobody to whisper to."""
        return side != DRAWN and sum(1 for one in cast(ColonyGame, game).state.players if one.colony == side) > 1

    def timed(self, game: Game[Any]) -> Timed | None:
        """Those who still act once the other is done; in a quick game both from the start (R-337)."""
        table = cast(ColonyGame, game)
        seats = timed(table) if played(table) else []
        return Timed(str(table.state.round), {seat: in_own_turn(table, seat) for seat in seats}) if seats else None

    def last_word(self, game: Game[Any], seat: int) -> str | None:
        """The end of the turn, where the turn is asked."""
        return END.only.id if END.only in game.options(seat) else None
