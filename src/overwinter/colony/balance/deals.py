"""What cards do, as they were dealt: chance lets each of them come up early in some games and not in others.

Nothing but the shuffle decides what lies on top of a deck, on the bench or in a group at the start. So the games
that have a card there differ from the others by that card alone, on average, and one lot of games judges all cards
at once. What came up later is not looked at: only games that last get to it, and it would seem to be the reason.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import pvariance

from overwinter.lab.many import mean

from ..state import Setup
from ..study import Result, simulate_one, war_setup
from .effects import CardEffect, sources

SETUP = Setup(
    players=3,
    objective="ln-main-coldest-night",
    packs=["base", "longnight"],
    modules=["bandits", "improvements", "laboratory"],
    promo=True,
)
"""A long game in which all cards are, and which only asks to be survived."""
SORTS = (
    replace(SETUP, mode="betrayer"),
    replace(SETUP, packs=["longnight"], betrayal=False),
    replace(SETUP, betrayal=False),
    replace(SETUP, packs=["longnight"], mode="betrayer"),
)
"""Sorts of games that take turns: both boxes and the new one alone, without a betrayer and with one."""
WARS = (war_setup(6), war_setup(7))
"""Wars that take turns: without the lone wolf and with it."""
SOME = ("side-effect", "mission")
"""Kinds that are in some games only: those who swallow pills, or the wolf, have one, and chance decides which."""


HELD = ("secret", "mission")
"""Kinds of cards that somebody has for oneself."""


def play_deal(bot: str, seed: int) -> Result:
    """Play the ``seed``-th game."""
    return simulate_one(SORTS[seed % len(SORTS)], [bot], seed)


def play_war(bot: str, seed: int) -> Result:
    """Play the ``seed``-th war."""
    return simulate_one(WARS[seed % len(WARS)], [bot], seed)


@dataclass(frozen=True)
class Levelled:
    """How far a game is from the mean of its sort: so that games of all sorts can be looked at together."""

    game: Result
    sort: tuple[str, ...]
    morale: float
    """Of the mean of all rounds that the longest game of the sort had; after the end it is 0."""
    rounds: float
    won: float


def levelled(results: Iterable[Result]) -> Iterator[Levelled]:
    """Games by sort, less the mean of their sort."""
    sorts = defaultdict[tuple[str, ...], list[Result]](list)
    for game in results:
        sorts[game.setup, game.side].append(game)
    for sort, lot in sorts.items():
        longest = max(game.rounds for game in lot)
        tracks = [sum(_morale(game)) / longest for game in lot]
        wins = [game.outcome == "completed" for game in lot]
        morale, rounds, won = mean(tracks), mean(game.rounds for game in lot), mean(wins)
        for game, track, win in zip(lot, tracks, wins, strict=True):
            yield Levelled(game, sort, track - morale, game.rounds - rounds, win - won)


def _morale(game: Result) -> list[float]:
    """Morale at the start of each round; of two colonies the mean."""
    tracks = [game.morale, *game.further[:1]]
    return [mean(together) for together in zip(*(track[:-1] for track in tracks), strict=True)]


def effects(kind: str, results: Sequence[Result]) -> list[CardEffect]:
    """The effects of all cards of a kind that came up: the games with a card against those without it.

    Those without it are games of the sorts in which it could have come up; for a side effect, those with another.
    """
    known = {
        card: source
        for pack in ("base", "longnight", "promos", "warring")
        for card, source in sources(pack).items()
    }
    games = [game for game in levelled(results) if kind not in SOME or game.game.cards.get(kind)]
    found = []
    for card in sorted({card for game in games for card in game.game.cards.get(kind, ())}):
        sorts = {game.sort for game in games if card in game.game.cards.get(kind, ())}
        having = [game for game in games if card in game.game.cards.get(kind, ())]
        lacking = [game for game in games if game.sort in sorts and card not in game.game.cards.get(kind, ())]
        if len(having) > 1 and len(lacking) > 1:
            found.append(_effect(kind, card, known.get(card, ""), having, lacking))
    return found


def _effect(
    kind: str, card: str, source: str, having: Sequence[Levelled], lacking: Sequence[Levelled]
) -> CardEffect:
    """The games with a card against those without it."""
    morale, rounds, won = (
        mean(getattr(game, name) for game in having) - mean(getattr(game, name) for game in lacking)
        for name in ("morale", "rounds", "won")
    )
    error = sqrt(sum(pvariance([game.morale for game in lot]) / len(lot) for lot in (having, lacking)))
    holder = mean(_holder_won(game.game, card, kind) for game in having) if kind in HELD else None
    return CardEffect(card, kind, source, len(having), morale, error, rounds, won, holder)


def _holder_won(game: Result, card: str, kind: str) -> bool:
    """Whether whoever had a secret objective has won; missions are the wolf's."""
    seat = game.wolf if kind == "mission" else game.cards["secret"].index(card)
    return seat in game.winners
