"""What the lessons of Raxxon are worth: many first evenings of somebody who does what they say (docs/lessons.md).

>>> from overwinter.raxxon.lessons import FIRST_EVENING
>>> FIRST_EVENING.difficulty
'intro'
"""

from __future__ import annotations

from overwinter.lab.many import first_games, mean

from .bots import play_out
from .bots.newcomer import Newcomer
from .rules.setting_up import new_game
from .state import Setup

FIRST_EVENING = Setup(players=1, difficulty="intro")
"""The game that the page proposes to newcomers, who play it alone."""


def first_evening(seed: int) -> bool:
    """Whether a newcomer wins this one."""
    game = new_game(FIRST_EVENING, seed)
    play_out(game, [Newcomer()], seed)
    return game.state.outcome == "won"


def main() -> None:
    """Print the figure of docs/lessons.md."""
    won = first_games(first_evening, "Many first evenings of newcomers who follow the lessons.", 200)
    print(f"{sum(won)} of {len(won)} won ({100 * mean(won):.0f} of 100)")


if __name__ == "__main__":
    main()
