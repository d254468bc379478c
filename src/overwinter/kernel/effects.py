"""Carry out what a card says: a running list of operations."""

from __future__ import annotations

from typing import Any

from .procedure import Procedure, procedure
from .vocabulary import Phrase


@procedure
class Running(Procedure):
    """A list of operations in progress. ``seat`` is "you" on the card; ``scope`` holds what it speaks about."""

    program: str
    seat: int
    source: str
    scope: dict[str, Any]
    index: int = 0

    def start(self, game: Any) -> None:
        """Carry out operations until one of them needs a choice or takes several steps."""
        phrases = game.content.programs[self.program] if self.program else ()
        while self.index < len(phrases):
            phrase = phrases[self.index]
            args = self.arguments(game, phrase)
            if args is None:
                return
            self.index += 1
            child = phrase.word.call(game, self, **args)
            if child is not None:
                game.call(child, then=self.took)
                return
            if phrase.after and self.follows(game, phrase):
                return

    def arguments(self, game: Any, phrase: Phrase) -> dict[str, Any] | None:
        """With what an operation is called; ``None``: somebody was asked for it first."""
        return phrase.args

    def took(self, game: Any, child: Procedure) -> None:
        """An operation's own procedure is done."""
        self.go(self.start)

    def follows(self, game: Any, phrase: Phrase) -> bool:
        """Whether something else comes first that an operation leads to."""
        return False
