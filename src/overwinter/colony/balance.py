"""What single cards do to a game: the same games with a card that comes up early, and without it.

For every card of a kind the same seeds are played twice by bots. In one half the card is put where it surely comes
up, in the other it lies where nobody gets to it; nothing else differs at the start. What is other at the end, on
average, is the effect of the card. The cards of our own (``source = "original"``) are then held against the spread
of the printed ones::

    python -m overwinter.colony.balance --kinds crisis experiment --games 20
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import pstdev

import overwinter
from overwinter.lab.many import Line, mean, play_all

from .bots import make_bot, play_out
from .cards.loader import load_packs
from .game import ColonyGame
from .modules.improvements import Improvement, Improvements
from .modules.laboratory.slot import Laboratory
from .rules.setting_up import new_game
from .state import Setup
from .study import morale_by_round

ORIGINAL = "original"
EARLY = 6
"""So many of the first turns have the crossroads card that is looked at: most wait for something to happen."""
OUTLIER = 2.5
"""An effect is out of line that lies so many standard deviations of the printed ones from their mean."""
SETUP = Setup(
    players=3,
    objective="ln-main-coldest-night",
    betrayal=False,
    packs=["base", "longnight"],
    modules=["bandits", "improvements", "laboratory"],
)
"""A long game in which all cards are, and which only asks to be survived."""
ROUNDS = 8
"""How many rounds it has."""


def sources(pack: str) -> dict[str, str]:
    """Where the facts of each card of a pack come from, by its id."""
    found: dict[str, str] = {}
    for path in sorted((Path(overwinter.__file__).parent / "packs" / pack).glob("*.toml")):
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            if isinstance(entries, list):
                found |= {entry["id"]: str(entry.get("source", "")) for entry in entries if "id" in entry}
    return found


# -- a card comes up, or does not ------------------------------------------------------------------------


def _on_top(deck: list[str], card: str, *, present: bool, times: int = 1) -> None:
    deck.remove(card)
    deck[:] = [*[card] * times, *deck] if present else [*deck, card]


def _crisis(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(game.state.crisis_deck, card, present=present)


def _crossroads(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(game.state.crossroads_deck, card, present=present, times=EARLY)


def _experiment(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(Laboratory.of(game).deck, card, present=present)


def _improvement(game: ColonyGame, card: str, *, present: bool) -> None:
    """The card lies beside the colony, or is in the deck; another one changes places with it."""
    slot = Improvements.of(game)
    names = [one.card for one in slot.row]
    if present and card not in names:
        slot.deck[slot.deck.index(card)] = slot.row[0].card
        slot.row[0] = Improvement(card)
    elif not present and card in names:
        slot.row[names.index(card)] = Improvement(slot.deck[0])
        slot.deck[0] = card


Put = Callable[..., None]
KINDS: dict[str, Put] = {
    "crisis": _crisis,
    "crossroads": _crossroads,
    "experiment": _experiment,
    "improvement": _improvement,
}
"""How a card of a kind is made to come up."""


def cards_of(kind: str, setup: Setup) -> list[str]:
    """The cards of a kind that are in a game."""
    content = load_packs(setup.sets, setup.modules or ())
    if kind == "crisis":
        return list(content.crises)
    return list(content.crossroads) if kind == "crossroads" else list(content.further.get(kind, {}))


# -- games in pairs ----------------------------------------------------------------------------------------


@dataclass
class Pair(Line):
    """One seed, played with a card and without it: what it has made of the end."""

    seed: int
    outcome: str
    morale: float
    rounds: int
    won: int


def play_one(setup: Setup, kind: str, card: str, bot: str, seed: int, *, present: bool) -> tuple[float, int, int]:
    """Play one game; the mean morale of its rounds (after the end: 0), how many there were, whether it was won."""
    game = new_game(setup, seed)
    bots = [make_bot(bot) for _ in range(setup.players)]
    start = game.state.colonies[0].morale
    KINDS[kind](game, card, present=present)
    play_out(game, bots, seed)
    track = morale_by_round(game, start)[:-1]
    return sum(track) / ROUNDS, game.state.round, int(game.state.outcome == "completed")


def play_pair(setup: Setup, kind: str, card: str, bot: str, seed: int) -> Pair:
    """Play a seed with a card and without it."""
    with_it, without = (play_one(setup, kind, card, bot, seed, present=present) for present in (True, False))
    morale, rounds, won = (a - b for a, b in zip(with_it, without, strict=True))
    return Pair(seed, "", morale, int(rounds), int(won))


@dataclass(frozen=True)
class CardEffect:
    """What a card makes of a game, on average: morale, rounds that were survived, games that were won."""

    card: str
    kind: str
    source: str
    morale: float
    rounds: float
    won: float

    @property
    def original(self) -> bool:
        """Whether the card is our own."""
        return self.source == ORIGINAL


def effects(
    kind: str,
    cards: Iterable[str],
    games: int,
    setup: Setup = SETUP,
    bot: str = "greedy",
    processes: int | None = None,
) -> Iterator[CardEffect]:
    """The effects of cards, one after the other as they are ready."""
    known = {card: source for pack in setup.sets for card, source in sources(pack).items()}
    for card in cards:
        pairs = play_all(partial(play_pair, setup, kind, card, bot), range(games), processes)
        morale, rounds, won = (mean(getattr(p, name) for p in pairs) for name in ("morale", "rounds", "won"))
        yield CardEffect(card, kind, known.get(card, ""), morale, rounds, won)


def outliers(found: Sequence[CardEffect]) -> list[CardEffect]:
    """The original cards whose effect on morale is out of line with that of the printed ones."""
    printed = [effect.morale for effect in found if not effect.original]
    if len(printed) < 2:
        return []
    middle, spread = mean(printed), pstdev(printed)
    return [one for one in found if one.original and abs(one.morale - middle) > OUTLIER * max(spread, 0.1)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what each card of some kinds makes of the end of a game, and which of our own are out of line."""
    parser = argparse.ArgumentParser(prog="python -m overwinter.colony.balance", description=main.__doc__)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--cards", nargs="+", default=None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--processes", type=int, default=None)
    options = parser.parse_args(arguments)
    for kind in options.kinds:
        print("| card | source | morale | rounds | won of 100 |\n| --- | --- | ---: | ---: | ---: |", flush=True)
        found = []
        cards = [card for card in cards_of(kind, SETUP) if options.cards is None or card in options.cards]
        for one in effects(kind, cards, options.games, processes=options.processes):
            found.append(one)
            row = f"| {one.card} | {one.source} | {one.morale:+.2f} | {one.rounds:+.2f} | {100 * one.won:+.0f} |"
            print(row, flush=True)
        names = ", ".join(one.card for one in outliers(found))
        print(f"\nout of line: {names or 'none'}\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
