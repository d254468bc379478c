"""What a Raxxon bot is: one small class that chooses among options and sees only what its seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property

from overwinter.kernel.players import AnySight, Player, RandomBot, answer_first, named_bot, play_to_the_end

from ..game import RaxxonGame
from ..sight.imagine import imagine
from ..sight.view import RaxxonView, view


class Sight(AnySight[RaxxonGame, RaxxonView]):
    """One decision of Raxxon, as its seat sees it."""

    @cached_property
    def view(self) -> RaxxonView:
        """The table as this seat sees it."""
        return view(self._game, self.seat, with_options=False)

    def imagine(self, seed: int) -> RaxxonGame:
        """A game that could be this one as far as the seat knows: for bots that look ahead."""
        return imagine(self._game, self.seat, seed)


Bot = Player[Sight]
"""A player made of code: ``choose(sight)`` gives one of ``sight.options``."""

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
"""Bots by name."""


def make_bot(name: str) -> Bot:
    """A new bot by name."""
    return named_bot(BOTS, name)


def act(game: RaxxonGame, bots: Sequence[Bot], rng: random.Random) -> None:
    """Let the bot answer whose seat has the first open decision."""
    answer_first(game, bots, Sight, rng)


def play_out(game: RaxxonGame, bots: Sequence[Bot], seed: int = 0) -> None:
    """Play a game to its end."""
    play_to_the_end(game, bots, Sight, seed)
