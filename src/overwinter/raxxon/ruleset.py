"""Raxxon as records see it: how to begin a game, and how to go on from a saved position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from overwinter.kernel.game import Game
from overwinter.kernel.packs import numbered, renumbered
from overwinter.kernel.procedure import Procedure

from . import invariants
from .cards.content import Content
from .cards.effects import RxEffect
from .cards.loader import load_packs
from .game import RaxxonGame
from .rules.match import RxMatch
from .rules.setting_up import blank_game, check_setup
from .state import MAX_POWER, PILES, Setup, State


class RaxxonRules:
    """The :class:`~overwinter.kernel.record.Ruleset` of Raxxon."""

    name = RaxxonGame.rules_name
    version = RaxxonGame.rules_version
    same_course = frozenset({1})

    def blank(self, setup: Any, seed: int, *, keep_log: bool) -> Game[Any]:
        """An empty table."""
        if not isinstance(setup, Setup):
            raise ValueError("this is not the setup of a Raxxon game")
        return blank_game(setup, load_packs(setup.packs), seed, keep_log=keep_log)

    def first(self) -> Procedure:
        """The whole game."""
        return RxMatch()

    def restore(self, state: Any, setup: Any, cards: list[Any], *, keep_log: bool) -> Game[Any]:
        """A table in this position, with the population cards numbered as they were then."""
        if not isinstance(state, State):
            raise ValueError("this is not the state of a Raxxon game")
        if state.setup != setup:
            raise ValueError("the snapshot is of another setup")
        content = in_order(load_packs(state.setup.packs), cards)
        check_setup(state.setup, content)
        fault = next(faults(state, content), None)
        if fault:
            raise ValueError(fault)
        return RaxxonGame(state, content, keep_log=keep_log)

    def setup(self, game: Game[Any]) -> Setup:
        """What was agreed."""
        agreed: Setup = game.state.setup
        return agreed

    def packs(self, game: Game[Any]) -> dict[str, str]:
        """The packs in use."""
        return dict(_content(game).packs)

    def problems(self, game: Game[Any]) -> Iterator[str]:
        """What cannot be."""
        assert isinstance(game, RaxxonGame)
        return invariants.problems(game)

    def cards(self, game: Game[Any]) -> list[Any]:
        """The population cards by number: [card id, how many in a row] ..."""
        return numbered(p.id for p in _content(game).people)


def _content(game: Game[Any]) -> Content:
    assert isinstance(game, RaxxonGame)
    return game.content


def in_order(content: Content, cards: list[Any]) -> Content:
    """The same content with population cards in another order, as :meth:`RaxxonRules.cards` wrote it down."""
    people = renumbered({person.id: person for person in content.people}, cards)
    return content if people == content.people else replace(content, people=people)


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible in a state: seats or cards that do not exist, a card at two places."""
    seats = range(state.setup.players)
    if [sheet.seat for sheet in state.sheets] != list(seats):
        yield "the seats are not those of the setup"
    if state.first not in seats or state.active not in (-1, *seats):
        yield "there is no such seat"
    doing = [frame.seat for frame in state.flow.in_progress() if hasattr(frame, "seat")]
    if any(seat not in (-1, *seats) for seat in [*doing, *(d.seat for d in state.flow.decisions)]):
        yield "there is no such seat"
    numbers = [card for name in PILES for card in state.pile(name)] + [c.card for c in state.crowd]
    if any(not 0 <= number < len(content.people) for number in numbers):
        yield "there is a population card that does not exist"
    if len(set(numbers)) != len(numbers):
        yield "a population card is at two places"
    if len({(c.row, c.col) for c in state.crowd}) != len(state.crowd):
        yield "two cards of the crowd are in one place"
    if len(state.glimpses) > len(state.draw) or not 0 <= state.rx_known <= len(state.rx_draw):
        yield "more is known of a pile than it has cards"
    cards = state.rx_draw + state.rx_triggered + state.rx_untriggered
    if len(set(cards)) != len(cards) or any(card not in content.cards for card in cards):
        yield "the Raxxon cards are not those of the pack"
    for sheet in state.sheets:
        if sheet.character and sheet.character not in content.characters:
            yield f"there is no character {sheet.character!r}"
        elif sheet.character and len(sheet.tokens) != len(content.characters[sheet.character].actions):
            yield f"the sheet of {sheet.character} has other actions"
        elif sheet.character:
            actions = content.characters[sheet.character].actions
            spaces = [action.few if state.setup.players <= 2 else action.many for action in actions]
            if any(not 0 <= taken < 1 << len(row) for taken, row in zip(sheet.tokens, spaces, strict=True)):
                yield f"the sheet of {sheet.character} has a token beside its spaces"
    if not 0 <= state.power <= MAX_POWER:
        yield "Raxxon's power is impossible"
    frames = state.flow.in_progress()
    programs = [frame.program for frame in frames if isinstance(frame, RxEffect)]
    if any(program and program not in content.programs for program in programs):
        yield "there is no such effect"
