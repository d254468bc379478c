"""Count what loyal players and betrayers do in simulated games: the table of :mod:`~overwinter.colony.bots.rates`.

$ python -m overwinter.colony.bots.counting --games 300
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial

from ..cards.predicates.course import is_betrayer
from ..rules.setting_up import new_game
from ..state import Setup
from .base import make_bot, play_out
from .beliefs import betrayals
from .witness import Deed, Witness

Counted = Counter[tuple[bool, str, int]]
"""How often a betrayer (or a loyal player) did a thing so many times."""
SMOOTH = 2
"""Added to every count, so that nothing is impossible."""


def count_game(bot: str, seed: int) -> Counted:
    """What was done in one game with secret objectives, of 3 to 5 players."""
    game = new_game(Setup(players=3 + seed % 3, mode="betrayer"), seed)
    play_out(game, [make_bot(bot) for _ in range(game.setup.players)], seed)
    guilty = [is_betrayer(game, seat) for seat in range(game.setup.players)]
    witness, found = Witness(game.setup.players, betrayals(game.content)), Counted()
    symbols: tuple[str, ...] = ()
    for event in game.log:
        if event.kind == "contributed":
            wrong = game.content.cards[event.secret["card"]].symbol not in symbols
            found[guilty[event.facts["seat"]], "spoiled", int(wrong)] += 1
        elif event.kind == "crisis":
            symbols = game.content.crises[event.facts["crisis"]].prevent
        elif event.kind == "exiled":
            break  # from here on everybody knows more
        for seen in witness.read(event, None):
            if isinstance(seen, Deed):
                found[guilty[seen.seat], seen.kind, seen.n] += 1
    return found


def table(counted: Counted) -> str:
    """The counts as the table of Python that is kept."""
    lines = ["RATES: dict[str, tuple[tuple[float, float], ...]] = {"]
    for kind in sorted({kind for _, kind, _ in counted} - {"spoiled"}):
        size = 1 + max(n for _, name, n in counted if name == kind)
        rates = [_rates(counted, kind, n, size) for n in range(size)]
        pairs = ", ".join(f"({loyal:.4f}, {betrayer:.4f})" for loyal, betrayer in rates)
        lines.append(f'    "{kind}": ({pairs}{"," if size == 1 else ""}),')
    spoils = _rates(counted, "spoiled", 1, 2)
    return "\n".join([*lines, "}", f"SPOILS = ({max(0.005, spoils[0]):.4f}, {spoils[1]:.4f})"])


def _rates(counted: Counted, kind: str, n: int, size: int) -> tuple[float, float]:
    """How often it is ``n``, with a loyal player and with a betrayer."""
    found = []
    for guilty in (False, True):
        every = sum(counted[guilty, kind, i] for i in range(size))
        found.append(min(0.999, max(0.001, (counted[guilty, kind, n] + SMOOTH) / (every + SMOOTH * size))))
    return found[0], found[1]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games and print the table."""
    parser = argparse.ArgumentParser(prog="python -m overwinter.colony.bots.counting", description=main.__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=50_000, help="the first seed")
    parser.add_argument("--bot", default="normal")
    options = parser.parse_args(arguments)
    total = Counted()
    with multiprocessing.Pool() as pool:
        seeds = range(options.first, options.first + options.games)
        for counted in pool.imap_unordered(partial(count_game, options.bot), seeds, chunksize=4):
            total.update(counted)
    print(table(total))
    return 0


if __name__ == "__main__":
    sys.exit(main())
