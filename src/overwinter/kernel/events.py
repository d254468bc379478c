"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any

from .data import Data, data


@data
class Event(Data):
    """Something that happened.

    ``facts`` everybody sees; ``secret`` only the seats in ``audience`` (empty: nobody sees more than
    all). A reader's log line is :meth:`key_for` with the facts that the reader may see.
    """

    kind: str
    facts: dict[str, Any]
    secret: dict[str, Any]
    audience: list[int]

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts as ``seat`` sees them (``None``: a spectator)."""
        if seat is not None and seat in self.audience:
            return {**self.facts, **self.secret}
        return self.facts

    def key_for(self, seat: int | None) -> str:
        """The message key for ``seat``: the secret form where the seat knows more."""
        if self.secret and seat is not None and seat in self.audience:
            return f"event-{self.kind}-secret"
        return f"event-{self.kind}"
