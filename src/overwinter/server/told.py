"""What a guest who follows was told besides pictures: it is not told again.

Options of a decision, the forecast and the reasons why not hardly change from one answer to the next. The guest
keeps what it was told since the last whole view (docs/protocol.md); here is kept just enough to know what that is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .changes import Change, change_between
from .messages import Line, OptionInfo, View

MOST = 400
"""Options that are remembered; then it begins anew, so that a long game costs no more memory than a short one."""


Lines = tuple[list[Line], dict[str, dict[str, Line]]]
"""The forecast, and why something cannot be done."""


class Told:
    """The memory of one guest, in step with what it was sent."""

    def __init__(self) -> None:
        self._options: dict[str, int] = {}
        """What was said of an option, as a hash."""
        self._lines: Lines = ([], {})

    def shortened(self, view: View) -> View:
        """A view for this guest, without what it knows. A whole view begins anew, and is left as it is."""
        whole = view.view is not None
        before, self._lines = self._lines, (view.forecast or [], view.why_not or {})
        if whole:
            self._options.clear()
        fresh, again = self._unknown(view.decision.options) if view.decision is not None else ([], None)
        if whole:
            return view
        told: dict[str, Any] = {"forecast": None, "why_not": None, "lines": _between(before, self._lines)}
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


def _between(before: Lines, after: Lines) -> Change | None:
    """The change of ``{forecast, why_not}``; a line that is different is told as a whole."""
    pairs = zip(("forecast", "why_not"), before, after, strict=True)
    changes = {name: change for name, old, new in pairs if (change := change_between(old, new)) is not None}
    return changes or None
