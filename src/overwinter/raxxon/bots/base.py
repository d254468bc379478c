"""What a Raxxon bot is: one small class that chooses among options and sees only what its seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.options import Decision, Option
from overwinter.raxxon.game import RaxxonGame
from overwinter.raxxon.imagine import imagine
from overwinter.raxxon.view import RaxxonView, view


class UnknownRaxxonBotError(OverwinterError):
    """There is no bot of that name."""

    key = "error-bot"


class Sight:
    """One decision, as its seat sees it. This is all a bot gets."""

    def __init__(self, game: RaxxonGame, decision: Decision, rng: random.Random) -> None:
        self._game = game
        self.seat = decision.seat
        self.decision = decision
        self.rng = rng

    @cached_property
    def options(self) -> list[Option]:
        """Everything that may be answered."""
        return self._game.options(self.seat)

    @cached_property
    def view(self) -> RaxxonView:
        """The table as this seat sees it."""
        return view(self._game, self.seat, with_options=False)

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.decision.kind

    @property
    def about(self) -> Mapping[str, Any]:
        """What the question is about."""
        return self.decision.about

    def imagine(self, seed: int) -> RaxxonGame:
        """A game that could be this one as far as the seat knows: for bots that look ahead."""
        return imagine(self._game, self.seat, seed)


class Bot(Protocol):
    """A player made of code."""

    def choose(self, sight: Sight) -> Option:
        """Choose one of ``sight.options``."""


class RandomBot:
    """Chooses any option, all kinds of actions being equally likely."""

    def choose(self, sight: Sight) -> Option:
        """Choose a verb, then one of its options."""
        verbs = sorted({option.verb for option in sight.options})
        verb = sight.rng.choice(verbs)
        return sight.rng.choice([option for option in sight.options if option.verb == verb])


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}
"""Bots by name."""


def make_bot(name: str) -> Bot:
    """A new bot by name."""
    if name not in BOTS:
        raise UnknownRaxxonBotError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}", bot=name)
    return BOTS[name]()


def act(game: RaxxonGame, bots: Sequence[Bot], rng: random.Random) -> None:
    """Let the bot answer whose seat has the first open decision."""
    decision = game.decisions[0]
    sight = Sight(game, decision, rng)
    game.answer(decision.seat, bots[decision.seat].choose(sight), decision.id)


def play_out(game: RaxxonGame, bots: Sequence[Bot], seed: int = 0) -> None:
    """Play a game to its end."""
    rng = random.Random(seed)
    while not game.over:
        act(game, bots, rng)
