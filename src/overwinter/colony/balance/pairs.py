"""The same games with a card that comes up at once, and without it.

Every seed is played twice by bots. In one half the card is put where it surely comes up, in the other it lies
where nobody gets to it; nothing else differs at the start. What is other at the end, on average, is its effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import pvariance

from overwinter.lab.many import Line, mean, play_all

from ..bots import make_bot, play_out
from ..placing import kind_of, place
from ..rules.setting_up import content_of, new_game
from ..state import Setup
from ..study import morale_by_round
from . import deals
from .effects import CardEffect, sources

SETUP = replace(deals.SETUP, betrayal=False)
ROUNDS = 8
"""How many rounds it has."""


# -- games in pairs ----------------------------------------------------------------------------------------


@dataclass
class Pair(Line):
    """One seed, played with a card and without it: what it has made of the end."""

    seed: int
    outcome: str
    morale: float
    rounds: int
    won: int


def play_one(setup: Setup, card: str, bot: str, seed: int, *, present: bool) -> tuple[float, int, int]:
    """Play one game; the mean morale of its rounds (after the end: 0), how many there were, whether it was won."""
    game = new_game(setup, seed)
    bots = [make_bot(bot) for _ in range(setup.players)]
    start = game.state.colonies[0].morale
    place(game, card, present=present)
    play_out(game, bots, seed)
    track = morale_by_round(game, start)[:-1]
    return sum(track) / ROUNDS, game.state.round, int(game.state.outcome == "completed")


def play_pair(setup: Setup, card: str, bot: str, seed: int) -> Pair:
    """Play a seed with a card and without it."""
    with_it, without = (play_one(setup, card, bot, seed, present=present) for present in (True, False))
    morale, rounds, won = (a - b for a, b in zip(with_it, without, strict=True))
    return Pair(seed, "", morale, int(rounds), int(won))


def effects(
    cards: Iterable[str],
    games: int,
    setup: Setup = SETUP,
    bot: str = "greedy",
    processes: int | None = None,
) -> Iterator[CardEffect]:
    """The effects of cards, one after the other as they are ready."""
    known = {card: source for pack in setup.sets for card, source in sources(pack).items()}
    content = content_of(setup)
    for card in cards:
        pairs = play_all(partial(play_pair, setup, card, bot), range(games), processes)
        morale, rounds, won = (mean(getattr(p, name) for p in pairs) for name in ("morale", "rounds", "won"))
        error = sqrt(pvariance([p.morale for p in pairs]) / len(pairs))
        yield CardEffect(card, kind_of(card, content), known.get(card, ""), len(pairs), morale, error, rounds, won)
