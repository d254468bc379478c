"""What must hold in every position of a Raxxon game, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from overwinter.kernel.invariants import BrokenInvariantError, decision_problems

from .game import RaxxonGame
from .state import MAX_POWER, PILES, WIDEST


def check(game: RaxxonGame) -> None:
    """Raise :class:`BrokenInvariantError` if a card is lost or doubled or a number impossible."""
    for problem in problems(game):
        raise BrokenInvariantError(problem)


def problems(game: RaxxonGame) -> Iterator[str]:
    """Everything that is wrong with a position."""
    yield from _decisions(game)
    yield from _crowd(game)
    yield from _sheets(game)
    if not game.over:
        # The end may come in the middle of an effect that is never completed.
        yield from _cards(game)
    state = game.state
    if not 0 <= state.power <= MAX_POWER or (state.power == MAX_POWER) != (state.outcome == "takeover"):
        yield f"power is {state.power} and the outcome {state.outcome!r}"
    if any(not game.people[card].healthy for card in state.evac):
        yield "an infected card was evacuated"
    if (len(state.evac) >= game.goal()) != (state.outcome == "won"):
        yield "the game is won, or should be"


def _cards(game: RaxxonGame) -> Iterator[str]:
    state = game.state
    frames: list[Any] = state.flow.in_progress()
    people = Counter(card.card for card in state.crowd)
    for name in PILES:
        people.update(state.pile(name))
    cards = Counter(state.rx_draw + state.rx_triggered + state.rx_untriggered)
    for frame in frames:
        if hasattr(frame, "held_people"):
            people.update(frame.held_people())
        if hasattr(frame, "held_raxxon"):
            cards.update(frame.held_raxxon())
    if people != Counter(range(len(game.people))):
        yield f"population cards: {people - Counter(range(len(game.people)))} too many, or some missing"
    if cards != Counter(list(game.content.cards)):
        yield f"Raxxon cards: {cards - Counter(list(game.content.cards))} too many, or some missing"
    outside = Counter(game.people[n].id for n in range(len(game.people)) if n not in state.supply)
    if any(count > outside[name] for name, count in state.outside.items()):
        yield "more cards are known to be outside the supply than there are"
    if any(game.people[card].healthy for card in state.supply + state.contained + state.uncontained):
        yield "a healthy card is in the supply or in quarantine"


def _crowd(game: RaxxonGame) -> Iterator[str]:
    crowd = game.state.crowd
    if len({(c.row, c.col) for c in crowd}) != len(crowd) or len({c.id for c in crowd}) != len(crowd):
        yield "two cards of the crowd are in one place"
    for numbers in ([c.row for c in crowd], [c.col for c in crowd]):
        if numbers and max(numbers) - min(numbers) >= WIDEST:
            yield "the crowd is too large"
    if any(card.tokens < 0 or (card.up and card.pool) for card in crowd):
        yield "a card of the crowd is impossible"
    if len(game.state.glimpses) > len(game.state.draw) or game.state.rx_known > len(game.state.rx_draw):
        yield "more is known of a pile than it has cards"


def _sheets(game: RaxxonGame) -> Iterator[str]:
    names = [sheet.character for sheet in game.state.sheets if sheet.character]
    if len(set(names)) != len(names):
        yield "a character is played twice"
    for sheet in game.state.sheets:
        for index, taken in enumerate(sheet.tokens):
            if taken >= 1 << len(game.spaces(game.character(sheet.seat).actions[index])):
                yield f"seat {sheet.seat} has a token where there is no space"


def _decisions(game: RaxxonGame) -> Iterator[str]:
    yield from decision_problems(game, game.state.outcome)
    if len(game.decisions) > 1:
        yield f"{len(game.decisions)} decisions are open"
