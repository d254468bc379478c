"""What a guest who follows was told besides pictures: it is not told again.

Options of a decision, the forecast and the reasons why not hardly change from one answer to the next. The guest
keeps what it was told since the last whole view (docs/protocol.md); here is kept just enough to know what that is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .changes import change_between
from .messages import Json, OptionInfo, View

MOST = 400
"""Options that are remembered; then it begins anew, so that a long game costs no more memory than a short one."""


class Told:
    """The memory of one guest, in step with what it was sent."""

    def __init__(self) -> None:
        self._options: dict[str, int] = {}
        """What was said of an option, as a hash."""
        self._lines: Json = {}

    def shortened(self, view: View) -> View:
        """A view for this guest, without what it knows. A whole view begins anew, and is left as it is."""
        whole = view.view is not None
        lines = {"forecast": view.forecast, "why_not": view.why_not}
        before, self._lines = self._lines, msgspec.to_builtins(lines)
        if whole:
            self._options.clear()
        fresh, again = self._unknown(view.decision.options) if view.decision is not None else ([], None)
        if whole:
            return view
        told: dict[str, Any] = {"forecast": None, "why_not": None, "lines": change_between(before, self._lines)}
        if view.decision is not None and again is not None:
            told |= {"decision": msgspec.structs.replace(view.decision, options=fresh), "again": again}
        return msgspec.structs.replace(view, **told)

    def _unknown(self, options: list[OptionInfo]) -> tuple[list[OptionInfo], list[str | None] | None]:
        """The options that have to be told; and all in order, known ones by id, or ``None`` if none is known."""
        if len(self._options) > MOST:
            self._options.clear()
        fresh: list[OptionInfo] = []
        order: list[str | None] = []
        for option in options:
            said = hash(msgspec.json.encode(option))
            if self._options.get(option.id) == said:
                order.append(option.id)
            else:
                self._options[option.id] = said
                fresh.append(option)
                order.append(None)
        return fresh, order if len(fresh) < len(options) else None
