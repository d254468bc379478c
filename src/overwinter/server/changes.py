"""What is different between two pictures of a table, as plain JSON, so that little has to be sent.

A change is one of

* ``[value]``: it is ``value`` now; ``[]``: this member of an object is gone,
* ``{member: change, ...}``: members of an object, or elements of a list by index, that have changed,
* ``{"@": [index, n, values]}``: ``n`` elements of a list, from ``index`` on, were replaced by ``values``.

No object in a view has a member called ``@``, and nothing is now a number and now a boolean, or now a list and
now a tuple (which is a list to whoever reads it).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SPLICE = "@"
Change = list[Any] | dict[str, Any]


def change_between(before: Any, after: Any) -> Change | None:
    """The change from one plain value to another; ``None`` if they are equal."""
    return None if before is after or before == after else _change(before, after)


def _change(before: Any, after: Any) -> Change:
    """The change between two values that are different: what is equal in them is not looked into."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _members(before, after)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple) and before and after:
        return _elements(before, after)
    return [after]


def _members(before: dict[str, Any], after: dict[str, Any]) -> Change:
    changes: dict[str, Any] = {name: [] for name in before if name not in after}
    for name, value in after.items():
        if name not in before:
            changes[name] = [value]
        elif value != (old := before[name]):
            changes[name] = _change(old, value)
    return changes


def _elements(before: Sequence[Any], after: Sequence[Any]) -> Change:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(n): _change(old, new) for n, (old, new) in pairs if old != new}
    shorter = min(len(before), len(after))
    first = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    last = next((n for n in range(shorter - first) if before[-1 - n] != after[-1 - n]), shorter - first)
    return {SPLICE: [first, len(before) - first - last, after[first : len(after) - last]]}


def changed(before: Any, change: Change) -> Any:
    """A value with a change made to it; the value itself stays as it is."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        if SPLICE in change:
            first, gone, values = change[SPLICE]
            return [*before[:first], *values, *before[first + gone :]]
        return [changed(old, change[str(n)]) if str(n) in change else old for n, old in enumerate(before)]
    after = {**before}
    for name, inner in change.items():
        if inner == []:
            del after[name]
        else:
            after[name] = changed(before.get(name), inner)
    return after
