"""The same games with a card that comes up at once, and without it.

Every seed is played twice by bots. In one half the card is put where it surely comes up, in the other it lies
where nobody gets to it; nothing else differs at the start. What is other at the end, on average, is its effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import pvariance

from overwinter.lab.many import Line, mean, play_all

from ..bots import make_bot, play_out
from ..cards.loader import load_packs
from ..game import ColonyGame
from ..modules.improvements import Improvement, Improvements
from ..modules.laboratory.slot import Laboratory
from ..rules.setting_up import new_game
from ..state import Setup
from ..study import morale_by_round
from . import deals
from .effects import CardEffect, sources

EARLY = 6
"""So many of the first turns have the crossroads card that is looked at: most wait for something to happen."""
SETUP = replace(deals.SETUP, betrayal=False)
ROUNDS = 8
"""How many rounds it has."""


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


def _item(game: ColonyGame, card: str, *, present: bool) -> None:
    """The first seat holds a copy, in exchange for a card of its hand that leaves the game; or it does not."""
    copies = [number for number, printed in enumerate(game.content.items) if printed.id == card]
    hand, box, decks = game.state.players[0].hand, game.state.box, game.state.places.values()
    if not present:
        return
    piles = [box, *(place.deck for place in decks)]
    pile, copy = next((pile, number) for pile in piles for number in pile if number in copies)
    pile.remove(copy)
    box.append(hand.pop())
    hand.append(copy)


def _secret(game: ColonyGame, card: str, *, present: bool) -> None:
    """The first seat has the objective, in exchange for the own one; or nobody has it."""
    players = game.state.players
    owner = next((player for player in players if card in player.objectives), None)
    if present and owner is not players[0]:
        if owner is not None:
            owner.objectives = players[0].objectives
        players[0].objectives = [card]
    elif not present and owner is not None:
        taken = {name for player in players for name in player.objectives}
        secrets = game.content.secrets.values()
        kind = game.content.secrets[card].kind
        owner.objectives = [next(one.id for one in secrets if one.kind == kind and one.id not in taken)]


Put = Callable[..., None]
KINDS: dict[str, Put] = {
    "crisis": _crisis,
    "crossroads": _crossroads,
    "experiment": _experiment,
    "improvement": _improvement,
    "item": _item,
    "secret": _secret,
}
"""How a card of a kind is made to come up. Players choose who is in their groups: no survivors."""


def cards_of(kind: str, setup: Setup) -> list[str]:
    """The cards of a kind that are in a game."""
    content = load_packs(setup.sets, setup.modules or ())
    printed: dict[str, Mapping[str, object]] = {
        "crisis": content.crises,
        "crossroads": content.crossroads,
        "item": content.cards,
        "secret": content.secrets,
    }
    return list(printed.get(kind, content.further.get(kind, {})))


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
        error = sqrt(pvariance([p.morale for p in pairs]) / len(pairs))
        yield CardEffect(card, kind, known.get(card, ""), len(pairs), morale, error, rounds, won)
