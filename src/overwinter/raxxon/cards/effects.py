"""Carry out what a card says: a running list of operations."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame


@procedure
class RxEffect(Procedure):
    """A running program. ``seat`` is the active player; ``scope`` holds what the program speaks about."""

    program: str
    seat: int
    source: str
    scope: dict[str, Any]
    index: int = 0

    def start(self, game: RaxxonGame) -> None:
        """Carry out operations until one of them takes several steps."""
        ops = game.content.programs[self.program] if self.program else ()
        while self.index < len(ops):
            op = ops[self.index]
            self.index += 1
            child = op.word.call(game, self, **op.args)
            if child is not None:
                game.call(child, then=self.took)
                return

    def took(self, game: RaxxonGame, _: Procedure) -> None:
        """An operation's own procedure is done."""
        self.go(self.start)


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
