"""What a bot is: one small class that chooses among options and sees only what its seat may see.

Each game has a kind of :class:`Sight` of its own; the rest is the same for all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from .errors import UnknownBotError
from .game import Game
from .options import Decision, Option

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
B = TypeVar("B")


class AnySight(Generic[G, V]):
    """One decision, as its seat sees it. This is all a bot gets."""

    def __init__(self, game: G, decision: Decision, rng: random.Random, waited: float = 0.0) -> None:
        self._game = game
        self.seat = decision.seat
        self.decision = decision
        self.rng = rng
        self.waited = waited
        """Seconds that went by since the bot was asked: whoever thinks by the clock has so many less."""

    @cached_property
    def options(self) -> list[Option]:
        """Everything that may be answered."""
        return self._game.options(self.seat)

    @cached_property
    def view(self) -> V:
        """The table as this seat sees it."""
        raise NotImplementedError

    def imagine(self, seed: int) -> G:
        """A game that could be this one as far as the seat knows: for bots that look ahead."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.decision.kind

    @property
    def about(self) -> Mapping[str, Any]:
        """What the question is about."""
        return self.decision.about


class Player(Protocol[S_contra]):
    """A player made of code."""

    def choose(self, sight: S_contra) -> Option:
        """Choose one of ``sight.options``."""


class RandomBot:
    """Chooses any option, all kinds of actions being equally likely."""

    def choose(self, sight: AnySight[Any, Any]) -> Option:
        """Choose a verb, then one of its options."""
        verbs = sorted({option.verb for option in sight.options})
        verb = sight.rng.choice(verbs)
        return sight.rng.choice([option for option in sight.options if option.verb == verb])


def named_bot(bots: Mapping[str, Callable[[], B]], name: str) -> B:
    """A new bot by name."""
    if name not in bots:
        known = ", ".join(bots)
        raise UnknownBotError(f"there is no bot {name!r}; there are: {known}", bot=name, known=known)
    return bots[name]()


def answer_first(
    game: G,
    bots: Sequence[Player[S_contra]],
    sight: Callable[[G, Decision, random.Random], S_contra],
    rng: random.Random,
) -> None:
    """Let the bot answer whose seat has the first open decision; where several act side by side anybody may be the
    fastest. Of two decisions at one seat the newer one comes first."""
    waiting = game.decisions
    first = waiting[0] if len(game.state.flow.stacks) == 1 else rng.choice(waiting)
    decision = game.decision(first.seat) or first
    chosen = bots[decision.seat].choose(sight(game, decision, rng))
    game.answer(decision.seat, chosen, decision.id)


def play_to_the_end(
    game: G,
    bots: Sequence[Player[S_contra]],
    sight: Callable[[G, Decision, random.Random], S_contra],
    seed: int,
) -> None:
    """Let bots answer until the game is over."""
    rng = random.Random(seed)
    while not game.over:
        answer_first(game, bots, sight, rng)
