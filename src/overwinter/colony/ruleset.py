"""The colony game as records see it: how to begin one, and how to go on from a saved position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from overwinter.kernel.game import Game
from overwinter.kernel.packs import numbered, renumbered
from overwinter.kernel.procedure import Procedure

from . import invariants
from .cards.content import Content
from .cards.effects import Effect
from .game import ColonyGame
from .modules import rules_of
from .rules import exile  # noqa: F401 - a saved position may be in the middle of a vote
from .rules.match import Match
from .rules.moments import Moment
from .rules.setting_up import blank_game, check_setup, content_of
from .rules.turn import Turn
from .state import Setup, State


class ColonyRules:
    """The :class:`~overwinter.kernel.record.Ruleset` of the colony game."""

    name = ColonyGame.rules_name
    version = ColonyGame.rules_version
    same_course = frozenset({1})
    """Version 1 kept the round as one procedure."""

    def blank(self, setup: Any, seed: int, *, keep_log: bool) -> Game[Any]:
        """An empty table."""
        if not isinstance(setup, Setup):
            raise ValueError("this is not the setup of a colony game")
        return blank_game(setup, content_of(setup), seed, keep_log=keep_log)

    def first(self) -> Procedure:
        """The whole game."""
        return Match()

    def restore(self, state: Any, setup: Any, cards: list[Any], *, keep_log: bool) -> Game[Any]:
        """A table in this position, with the item cards numbered as they were then."""
        if not isinstance(state, State):
            raise ValueError("this is not the state of a colony game")
        if state.setup != setup:
            raise ValueError("the snapshot is of another setup")
        content = in_order(content_of(state.setup), cards)
        check_setup(state.setup, content)
        fault = next(faults(state, content), None)
        if fault:
            raise ValueError(fault)
        return ColonyGame(state, content, rules_of(state.setup), keep_log=keep_log)

    def setup(self, game: Game[Any]) -> Setup:
        """What was agreed."""
        agreed: Setup = game.state.setup
        return agreed

    def packs(self, game: Game[Any]) -> dict[str, str]:
        """The packs in use."""
        return dict(_content(game).packs)

    def problems(self, game: Game[Any]) -> Iterator[str]:
        """What cannot be."""
        assert isinstance(game, ColonyGame)
        return invariants.problems(game)

    def cards(self, game: Game[Any]) -> list[Any]:
        """The item cards by number: [card id, how many in a row] ..."""
        return numbered(c.id for c in _content(game).items)


def _content(game: Game[Any]) -> Content:
    assert isinstance(game, ColonyGame)
    return game.content


def in_order(content: Content, cards: list[Any]) -> Content:
    """The same content with item cards in another order, as :meth:`ColonyRules.cards` wrote it down.

    In the state a card is a number. A pack that gained or lost a card numbers them anew; a game that began
    with the old numbers keeps them. Raises :class:`PackError` if a card is gone.
    """
    items = renumbered(content.cards, cards)
    return content if items == content.items else replace(content, items=items)


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible in a state: seats, places or cards that do not exist, a card at two places."""
    seats = range(len(state.players))
    if [p.seat for p in state.players] != list(seats) or len(seats) != state.setup.players:
        yield "the seats are not those of the setup"
    seating = rules_of(state.setup).seating(state.setup, content)
    if tuple(c.place for c in state.colonies) != seating.homes:
        yield "the colonies are not those of the setup"
        return
    if tuple(p.colony for p in state.players) != seating.teams:
        yield "somebody belongs to another colony"
        return
    numbers = list(_item_numbers(state))
    if any(not 0 <= n < len(content.items) for n in [*numbers, *state.used_items, *state.locked]):
        yield "there is an item card that does not exist"
    if len(set(numbers)) != len(numbers):
        yield "an item card is at two places"
    for kind, names, known in _names(state, content):
        unknown = [name for name in names if name not in known]
        if unknown:
            yield f"there is no {kind} {unknown[0]!r}"
    owners = [s.owner for s in state.survivors.values()] + [d.seat for d in state.flow.decisions]
    owners += [colony.first for colony in state.colonies]
    acting = [turn.seat for turn in state.turns]
    owners += acting + [turn.holder for turn in state.turns if turn.card]
    doing = [frame.seat for frame in state.flow.in_progress() if hasattr(frame, "seat")]
    if any(seat not in seats for seat in owners) or any(seat not in (-1, *seats) for seat in doing):
        yield "there is no such seat"
    if len(set(acting)) < len(acting):
        yield "somebody has two turns at once"
    if any(key != s.id for key, s in state.survivors.items()) or any(
        key != p.id for key, p in state.places.items()
    ):
        yield "something is kept under a wrong name"
    for module in rules_of(state.setup).modules:
        if module.faults:
            yield from module.faults(state, content)
    for place in state.places.values():
        card = content.places.get(place.id)
        if card and not len(place.zombies) == len(place.barricades) == card.entrances:
            yield f"{place.id} has another number of entrances"
    for colony in state.colonies:
        objective = content.objectives.get(colony.objective)
        if objective is not None and colony.side not in objective.sides:
            yield "the main objective has no such side"


def _item_numbers(state: State) -> Iterator[int]:
    """Every item card that lies somewhere. (One that is just being looked at is in a procedure.)"""
    for player in state.players:
        yield from player.hand
    for survivor in state.survivors.values():
        yield from survivor.items
    for place in state.places.values():
        yield from place.deck
    for colony in state.colonies:
        yield from colony.waste
        yield from colony.objective_cards
    yield from state.removed
    yield from state.unseen
    yield from state.box
    yield from (entry.card for entry in state.contributions)
    for pile in rules_of(state.setup).piles(state).values():
        yield from pile


def _names(state: State, content: Content) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
    """Names in a state, with the names that there are."""
    people = state.survivors.values()
    yield "survivor", [*state.survivors, *state.survivor_deck, *state.graveyard, *state.gone], content.survivors
    yield "place", [*state.places, *(s.place for s in people)], content.places
    yield "place", [s.place for s in people] + [c.place for c in state.colonies], state.places
    yield "crisis", [*state.crisis_deck, *state.crises_past, *_if_any(state.crisis)], content.crises
    lying = [turn.card for turn in state.turns if turn.card]
    crossroads = [*state.crossroads_deck, *state.crossroads_past, *lying]
    yield "crossroads card", crossroads, content.crossroads
    secrets = [name for p in state.players for name in [*p.objectives, *_if_any(p.exile)]]
    yield "secret objective", [*secrets, *state.exile_deck], content.secrets
    objectives = [name for colony in state.colonies for name in _if_any(colony.objective)]
    yield "main objective", objectives, content.objectives
    yield "lasting effect", [lasting.abilities for lasting in state.lasting], content.abilities
    frames = state.flow.in_progress()
    programs = [frame.program for frame in frames if isinstance(frame, Effect)]
    programs += [due.program for frame in frames if isinstance(frame, Moment) for due in frame.due]
    programs += [due.program for frame in frames if isinstance(frame, Turn) for due in frame.due or ()]
    programs += [lasting.then for lasting in state.lasting]
    yield "effect", [name for name in programs if name], content.programs


def _if_any(name: str) -> list[str]:
    return [name] if name else []
