"""What the arranged tables of all games share: ``overwinter.testing`` is the door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import AnswerError, GameOverError, NotAskedError, NotOfferedError
from .game import Game
from .options import KINDS, Option


def assert_refused(game: Game[Any], seat: int, verb: str, parts: Mapping[str, Any]) -> None:
    """Prove that a seat which is asked something cannot answer this, and that trying it changes nothing.

    Parts that are not given may be anything: no option that fits may be on offer.
    """
    decision = game.decision(seat)
    assert decision is not None, f"seat {seat} is not asked anything, so nothing is refused: see idle()"
    found = [option for option in game.options(seat) if option.matches(verb, **parts)]
    assert not found, f"{said(verb, parts)} should not be on offer, but is: {ids(found)}"
    attempt = KINDS[verb].named({name: value for name, value in parts.items() if value is not None})
    _nothing_comes_of(game, seat, attempt, NotOfferedError)


def assert_idle(game: Game[Any], seat: int) -> None:
    """Prove that a seat has nothing to decide, and that an answer of it would change nothing."""
    decision = game.decision(seat)
    assert decision is None, f"seat {seat} is asked {decision and decision.kind!r}: {ids(game.options(seat))}"
    others = [option for other in game.decisions for option in game.options(other.seat)]
    attempt = others[0] if others else next(iter(KINDS.values())).named({})
    _nothing_comes_of(game, seat, attempt, GameOverError if game.over else NotAskedError)


def _nothing_comes_of(game: Game[Any], seat: int, attempt: Option, error: type[AnswerError]) -> None:
    before, told, answered = game.state.copy(), len(game.log), len(game.answers)
    for answer in (attempt, attempt.id):
        try:
            game.answer(seat, answer)
        except error:
            pass
        else:
            raise AssertionError(f"{attempt.id} is not on offer, but was taken")
    assert game.state == before, f"{attempt.id} was refused, but changed the game"
    assert (len(game.log), len(game.answers)) == (told, answered), f"{attempt.id} was refused, but left a trace"


def said(verb: str | None, parts: Mapping[str, Any]) -> str:
    """Verb and parts as they were given."""
    return " ".join([verb or "anything", *(f"{name}={value!r}" for name, value in parts.items())])


def ids(options: Iterable[Option]) -> str:
    """Options for a message."""
    return ", ".join(option.id for option in options)
