"""Message files, read for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


def _variables(pattern: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


def read_messages(files: Iterable[Path], argument: Callable[[str], str]) -> dict[str, tuple[str, set[str]]]:
    """Message or message.attribute: the file it stands in, and its arguments.

    ``argument`` says of which argument a variable is: some have forms of their own ("card-n", "seat-you").
    """
    found: dict[str, tuple[str, set[str]]] = {}

    def note(key: str, path: Path, pattern: Any) -> None:
        variables = _variables(pattern) if pattern else set()
        found[key] = (path.name, {argument(name) for name in variables})

    for path in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                key = entry.id.name
                assert key not in found, f"{path}: {key} is there twice"
                note(key, path, entry.value)
                for attribute in entry.attributes:
                    note(f"{key}.{attribute.id.name}", path, attribute.value)
    return found
