"""What a bot of a colony game is: one small class that chooses among options and sees only what its seat may see.

>>> class Hasty:
...     "Takes the first option."
...     def choose(self, sight: Sight) -> Option:
...         return sight.options[0]
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property

from overwinter.kernel.errors import UnknownBotError
from overwinter.kernel.players import (
    AnySight,
    Player,
    RandomBot,
    answer_first,
    named_bot,
    play_to_the_end,
)

from ..cards.content import Content
from ..game import ColonyGame
from ..sight.imagine import imagine
from ..sight.view import TableView, view

__all__ = ["BOTS", "Bot", "RandomBot", "Sight", "UnknownBotError", "act", "make_bot", "play_out"]


class Sight(AnySight[ColonyGame, TableView]):
    """One decision of a colony game, as its seat sees it."""

    @cached_property
    def view(self) -> TableView:
        """The table as this seat sees it."""
        return view(self._game, self.seat, with_options=False)

    def imagine(self, seed: int) -> ColonyGame:
        """A game that could be this one as far as the seat knows: for bots that look ahead."""
        return imagine(self._game, self.seat, seed)


def printed_cards(sight: Sight) -> Content:
    """The cards of this game as they are printed, which everybody may look up."""
    return sight._game.content


Bot = Player[Sight]
"""A player made of code: ``choose(sight)`` gives one of ``sight.options``."""

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
"""Bots by name. Add your own: ``BOTS["hasty"] = Hasty``."""


def make_bot(name: str) -> Bot:
    """A new bot by name."""
    return named_bot(BOTS, name)


def act(game: ColonyGame, bots: Sequence[Bot], rng: random.Random) -> None:
    """Let the bot answer whose seat has the first open decision."""
    answer_first(game, bots, Sight, rng)


def play_out(game: ColonyGame, bots: Sequence[Bot], seed: int = 0) -> None:
    """Play a game to its end."""
    play_to_the_end(game, bots, Sight, seed)
