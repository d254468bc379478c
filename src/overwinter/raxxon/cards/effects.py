"""Carry out what a card says: a running list of operations."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.effects import Running
from overwinter.kernel.procedure import procedure

from ..game import RaxxonGame


@procedure
class RxEffect(Running):
    """A running list of operations. ``seat`` is the active player."""


def able(game: RaxxonGame, program: str, seat: int, source: str, scope: dict[str, Any] | None = None) -> bool:
    """Whether every operation of a program that must do something can do something now."""
    effect = RxEffect(program, seat, source, scope or {})
    ops = game.content.programs[program] if program else ()
    return all(op.word.able is None or op.word.able(game, effect, **op.args) for op in ops)


def can_begin(game: RaxxonGame, program: str, seat: int, source: str, scope: dict[str, Any] | None = None) -> bool:
    """Whether the main part of a program, its first operation, can do something now (RX-07)."""
    effect = RxEffect(program, seat, source, scope or {})
    first = game.content.programs[program][0]
    return first.word.able is None or first.word.able(game, effect, **first.args)
