"""What a fight with bandits and a raid on their hideout may come to, before anybody rolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from overwinter.kernel.options import Option

from ...game import ColonyGame
from ...rules.composition import Line
from .actions import ATTACK_VALUE, TABLES
from .slot import Bandits

ATTACK_ODDS = Fraction(ATTACK_VALUE, 6)
"""The chance that an attack drives a bandit away."""


@dataclass(frozen=True, slots=True)
class RaidOdds:
    """The chances of a raid, from the table and the cards that lie at the hideout."""

    nothing: Fraction
    """Neither wounds nor cards."""
    wounds: Fraction
    """At least one wound."""
    cards: Fraction
    """At least one card."""
    mean_wounds: Fraction
    mean_cards: Fraction


def raid_odds(game: ColonyGame, way: str) -> RaidOdds:
    """The chances of a raid by "search" or by "attack": what is not in the arsenal cannot be taken (R-282)."""
    lying = len(Bandits.of(game).arsenal)
    lines = [(wounds, min(cards, lying)) for wounds, cards in TABLES[way].values()]
    return RaidOdds(
        Fraction(sum(1 for line in lines if line == (0, 0)), 6),
        Fraction(sum(1 for wounds, _ in lines if wounds), 6),
        Fraction(sum(1 for _, cards in lines if cards), 6),
        Fraction(sum(wounds for wounds, _ in lines), 6),
        Fraction(sum(cards for _, cards in lines), 6),
    )


def tell_attack(game: ColonyGame, option: Option) -> Iterator[Line]:
    """The roll of an attack on a bandit."""
    yield "foresee-bandit-roll", {"survivor": option["survivor"]}


def tell_raid(game: ColonyGame, option: Option) -> Iterator[Line]:
    """The table of a raid, and what there is to take."""
    yield "foresee-raid", {"survivor": option["survivor"], "way": option["way"]}
    yield "foresee-arsenal", {"lying": len(Bandits.of(game).arsenal)}
