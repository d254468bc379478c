"""What the views of all games have in common: small parts that every client knows, and JSON."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar, dataclass_transform

from .game import Game
from .options import Option

T = TypeVar("T")

Value = str | int | bool | list[str]
"""What the fields of an option, a question or a condition can be."""


@dataclass_transform(frozen_default=True)
def shown(cls: type[T]) -> type[T]:
    """A slotted dataclass that nobody may change.

    Type checkers see to that; a check at run time would make a view half as slow again, and nobody else
    holds the same view.
    """
    return dataclass(slots=True)(cls)


@shown
class WaitingView:
    """Somebody who has to decide something."""

    seat: int
    kind: str


@shown
class OptionView:
    """One possible answer."""

    id: str
    verb: str
    args: dict[str, Value]


@shown
class DecisionView:
    """The question that the seat has to answer."""

    id: int
    kind: str
    about: dict[str, Value]
    options: tuple[OptionView, ...] | None
    """Every legal answer; ``None`` where the view was made without options."""


@shown
class EventView:
    """A line of the log: a message key and the facts for it."""

    index: int
    key: str
    facts: dict[str, Any]


def waiting(game: Game[Any]) -> tuple[WaitingView, ...]:
    """Who has to decide now."""
    return tuple([WaitingView(d.seat, d.kind) for d in game.decisions])


def decision_of(game: Game[Any], seat: int, *, with_options: bool = True) -> DecisionView | None:
    """The open decision of a seat."""
    decision = game.decision(seat)
    if decision is None:
        return None
    options = tuple([option_view(o) for o in game.options(seat)]) if with_options else None
    return DecisionView(decision.id, decision.kind, decision.about, options)


def option_view(option: Option) -> OptionView:
    """An option for a client."""
    args: dict[str, Any] = option.args
    return OptionView(option.id, option.verb, args)


def events_for(game: Game[Any], seat: int | None, since: int = 0) -> list[EventView]:
    """The log from event ``since`` on, with the facts that ``seat`` may see (``None``: a spectator)."""
    return [
        EventView(index, event.key_for(seat), dict(event.seen_by(seat)))
        for index, event in enumerate(game.log[since:], since)
    ]


def to_json(value: Any) -> Any:
    """A view, or a part of one, for ``json.dumps``: dataclasses become dicts, tuples lists."""
    if isinstance(value, str | int | bool | None):
        return value
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no place in a view")
