"""Somebody who does what the lessons say usually wins the first game (docs/lessons.md has the figures)."""

from __future__ import annotations

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.lessons import FIRST_WINTER, first_game, table
from overwinter.colony.rules.decks import standard_objectives
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.raxxon.lessons import first_evening

GAMES = 12
"""With seeds from 0. Two of three are won over many games; of so few, half of them at least."""
EVENINGS = range(12, 12 + GAMES)
"""Seeds of first evenings. Three of four are won over many, of these about as many."""


def test_newcomers_who_follow_the_lessons_win_the_first_winter() -> None:
    """The table of the docs page counts them over many games."""
    games = [first_game(seed) for seed in range(GAMES)]
    assert sum(game.won for game in games) >= GAMES // 2
    assert list(table(games))[-1].startswith(f"| **all** | {GAMES} |")


def test_newcomers_who_follow_the_lessons_win_the_first_evening() -> None:
    """The same at Raxxon's table."""
    assert sum(first_evening(seed) for seed in EVENINGS) >= GAMES * 2 // 3


def test_the_first_winter_is_kind() -> None:
    """Nobody plays false, no grim story is told, and every secret is one that a newcomer can reach."""
    content = content_of(FIRST_WINTER)
    assert not FIRST_WINTER.betrayal
    assert not FIRST_WINTER.mature
    secrets = standard_objectives(FIRST_WINTER, content)
    assert set(secrets) == set(content.scenarios[FIRST_WINTER.scenario].secrets)
    dealt = {player.objectives[0] for seed in range(6) for player in new_game(FIRST_WINTER, seed).state.players}
    assert dealt <= set(secrets)


def test_its_goal_belongs_to_it_alone() -> None:
    """Whoever plays without it is never dealt its goal."""
    assert "base-main-first-winter" not in load_packs(["base"]).objectives
