"""What the server refuses: a message key (words in ``words/<language>/server.ftl``) and an HTTP status each."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.errors import AnswerError, OverwinterError, RecordError, SetupError

STATUS = {
    "malformed": 400,
    "unknown-message": 400,
    "hello-first": 400,
    "language": 400,
    "no-table": 404,
    "no-set": 404,
    "no-seat": 404,
    "token": 403,
    "person": 403,
    "ticket": 403,
    "channel": 400,
    "zone": 400,
    "proof": 400,
    "no-channel": 404,
    "no-friend": 404,
    "not-host": 403,
    "watching": 403,
    "record-hard": 400,
    "origin": 403,
    "host": 421,
    "method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-often": 429,
    "hint-often": 429,
    "too-many": 429,
    "storage": 503,
    "unreadable": 503,
    "internal": 500,
    "stopping": 503,
    "moved": 503,
    "closed": 410,
    "misrouted": 503,
}


class ServerError(OverwinterError):
    """Something was refused; nothing changed."""

    key = "error-server"

    def __init__(self, reason: str, **details: Any) -> None:
        super().__init__(f"refused: {reason}", **details)
        self.reason = reason
        self.key = f"error-server-{reason}"

    @property
    def status(self) -> int:
        """The HTTP status; what the table does not allow now is a conflict."""
        return STATUS.get(self.reason, 409)


class DatabaseError(OverwinterError):
    """A database that cannot be used (``reason``: kind, open, newer, busy), for whoever starts the server."""

    def __init__(self, reason: str, database: str, why: str) -> None:
        super().__init__(f"{database}: {why}", database=database, why=why)
        self.key = f"error-database-{reason}"


def status_of(error: OverwinterError) -> int:
    """The HTTP status of any error that a client may meet."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, AnswerError):
        return 409
    return 400 if isinstance(error, RecordError | SetupError) else 500
