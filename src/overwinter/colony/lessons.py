"""What the lessons of the page are worth: many first games of somebody who does what they say (docs/lessons.md).

>>> from overwinter.colony.lessons import FIRST_WINTER
>>> FIRST_WINTER.scenario
'base-scenario-first-winter'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from overwinter.lab.many import first_games, mean
from overwinter.words import Words

from .bots import make_bot, play_out
from .bots.newcomer import Newcomer
from .rules.setting_up import new_game
from .state import Setup

FIRST_WINTER = Setup(players=3, scenario="base-scenario-first-winter", betrayal=False, mature=False)
"""The game that the page proposes to newcomers, who sit with two bots."""


@dataclass(frozen=True)
class FirstGame:
    """How somebody's first game went."""

    secret: str
    won: bool
    completed: bool
    rounds: int
    answers: int
    """Questions that the newcomer answered."""


def first_game(seed: int) -> FirstGame:
    """A first winter: a newcomer at the first seat, the careful bot at the others."""
    game = new_game(FIRST_WINTER, seed)
    play_out(game, [Newcomer(), *(make_bot("greedy") for _ in range(FIRST_WINTER.players - 1))], seed)
    state = game.state
    return FirstGame(
        secret=state.players[0].objectives[0],
        won=0 in state.winners,
        completed=state.outcome == "completed",
        rounds=state.round,
        answers=sum(answer.seat == 0 for answer in game.answers),
    )


def table(games: Sequence[FirstGame]) -> Iterator[str]:
    """Rows of Markdown: games and wins of 100 by secret objective, then all of them."""
    words = Words(packs=["base"])
    yield "| secret objective | games | colony saved, of 100 | won, of 100 |"
    yield "| --- | ---: | ---: | ---: |"
    for secret in sorted({game.secret for game in games}):
        yield _row(words(secret), [game for game in games if game.secret == secret])
    yield _row("**all**", games)


def _row(name: str, games: Sequence[FirstGame]) -> str:
    saved, won = (100 * mean(flags) for flags in zip(*((g.completed, g.won) for g in games), strict=True))
    return f"| {name} | {len(games)} | {saved:.0f} | {won:.0f} |"


def main() -> None:
    """Print the table of docs/lessons.md."""
    games = first_games(first_game, "Many first games of newcomers who follow the lessons.", 300)
    print("\n".join(table(games)))
    rounds, answers = mean(game.rounds for game in games), mean(game.answers for game in games)
    print(f"\n{rounds:.1f} rounds, {answers:.0f} answers of the newcomer")


if __name__ == "__main__":
    main()
