"""Print what cards make of a game, and which of our own are out of line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from overwinter.lab.many import play_all

from ..placing import cards_of
from ..rules.setting_up import content_of
from ..study import Result, keep_in
from . import deals, pairs
from .effects import table

KINDS = (
    "crisis",
    "crossroads",
    "item",
    "survivor",
    "secret",
    "improvement",
    "experiment",
    "side-effect",
    "mission",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what each card of some kinds makes of a game, on average, and which of our own are out of line."""
    parser = argparse.ArgumentParser(prog="python -m overwinter.colony.balance", description=main.__doc__)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--cards", nargs="+", default=None, help="only these, each seed with the card and without")
    parser.add_argument("--games", type=int, default=200, help="how many games, or pairs of each card")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--read", type=Path, nargs="+", default=[], help="games that were kept by --out, or by study"
    )
    parser.add_argument(
        "--out", type=Path, default=None, help="add every game to this file; those that are in it count as well"
    )
    parser.add_argument("--warring", action="store_true", help="wars of six, and of seven with the lone wolf")
    parser.add_argument("--processes", type=int, default=None)
    options = parser.parse_args(arguments)
    for kind in options.kinds if options.cards else ():
        cards = [card for card in cards_of(kind, content_of(pairs.SETUP)) if card in options.cards]
        found = list(pairs.effects(cards, options.games, processes=options.processes))
        print("\n".join(table(found)) if found else "", end="\n" if found else "", flush=True)
    if not options.cards:
        again = [options.out] if options.out and options.out.exists() else []
        kept = _kept([*options.read, *again])
        played = [*kept, *_played(options, kept)]
        for kind in options.kinds:
            print(f"{kind}\n\n" + "\n".join(table(deals.effects(kind, played))))
    return 0


def _kept(paths: Sequence[Path]) -> list[Result]:
    """The games of bots that know what they do, out of files: what a card does to random ones tells nothing."""
    return [game for path in paths for game in Result.load(path) if "random" not in game.bots]


def _played(options: argparse.Namespace, kept: Sequence[Result]) -> list[Result]:
    """The games that are asked for, but for those that were played before."""
    sorts = deals.WARS if options.warring else deals.SORTS
    known = {game.seed for game in kept if game.setup == repr(sorts[game.seed % len(sorts)])}
    seeds = [seed for seed in range(options.first, options.first + options.games) if seed not in known]
    done = keep_in(options.out) if options.out else None
    play = deals.play_war if options.warring else deals.play_deal
    return play_all(partial(play, "greedy"), seeds, options.processes, done)


if __name__ == "__main__":
    sys.exit(main())
