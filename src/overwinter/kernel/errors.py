"""What can go wrong when somebody talks to a game.

Every error has a message key and arguments, so that a client can say it in the player's language;
``str(error)`` is for developers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class OverwinterError(Exception):
    """The root of all errors that a user of this library is expected to meet."""

    key = "error-unknown"

    def __init__(self, text: str, **details: Any) -> None:
        super().__init__(text)
        self.details: Mapping[str, Any] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """How it goes from one process to another, whatever else its constructor asks for."""
        return _restored, (type(self), self.args), self.__dict__


def _restored(kind: type[OverwinterError], args: tuple[Any, ...]) -> OverwinterError:
    return kind.__new__(kind, *args)


class SetupError(OverwinterError):
    """A game was asked for that the rules do not allow (6 players, a betrayer with 2, ...)."""

    key = "error-setup"

    def __init__(self, text: str, reason: str, **details: Any) -> None:
        super().__init__(text, **details)
        self.key = f"error-setup-{reason}"


class AnswerError(OverwinterError):
    """An answer was refused. Nothing changed."""

    key = "error-answer"


class GameOverError(AnswerError):
    """The game has ended: it takes no more answers."""

    key = "error-game-over"


class NotAskedError(AnswerError):
    """This seat has nothing to decide now."""

    key = "error-not-asked"


class StaleDecisionError(AnswerError):
    """The answer names a decision that is no longer open."""

    key = "error-stale-decision"


class NotYetError(AnswerError):
    """The answer names an older decision of a seat that has to answer a newer one first."""

    key = "error-not-yet"


class NotOfferedError(AnswerError):
    """The answer is not among the options; ``offered`` lists the ids of those that are."""

    key = "error-not-offered"

    def __init__(self, text: str, offered: Sequence[str], **details: Any) -> None:
        super().__init__(text, **details)
        self.offered = list(offered)


class FasterError(NotOfferedError):
    """The answer is not among the options any more: somebody who acts at the same time was faster."""

    key = "error-faster"


class UndoError(AnswerError):
    """The last answer cannot be taken back: see ``reason``."""

    key = "error-undo"

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.key = f"error-undo-{reason}"


class RecordError(OverwinterError):
    """A saved game is broken, edited, or of a version that this program cannot read."""

    key = "error-record"

    def __init__(self, text: str, reason: str, **details: Any) -> None:
        super().__init__(text, **details)
        self.reason = reason
        self.key = f"error-record-{reason}"


class PackError(OverwinterError):
    """A pack of cards is wrong; ``problems`` lists file, card, field and reason of each fault."""

    key = "error-pack"

    def __init__(self, text: str, problems: Sequence[Any] = (), **details: Any) -> None:
        super().__init__(text, **details)
        self.problems = list(problems)


class UnknownBotError(OverwinterError):
    """There is no bot of that name."""

    key = "error-bot"
