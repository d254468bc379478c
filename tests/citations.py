"""Which rulings docs/rulings.md lists, and which of them the tests cite: in the name or the docstring of a test.

``test_r158_two_innocents_end_the_game`` and a docstring with "R-158" both cite R-158. Numbers elsewhere (the
docstring of a file, a comment) do not count, nor do ranges ("R-145 to R-162").
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
_NUMBER = re.compile(r"\b(?:RX|OW|R|P)-\d{2,3}\b")
_RANGE = re.compile(r"\b(?:RX|OW|R|P)-\d{2,3} to (?:RX|OW|R|P)-\d{2,3}\b")
_IN_NAME = re.compile(r"(?<=_)(rx|ow|r|p)(\d{2,3})(?=_)")


def listed(*series: str) -> set[str]:
    """The numbers of these series ("R", "P", "OW", "RX") that the document lists."""
    text = (ROOT / "docs/rulings.md").read_text("utf-8")
    numbers: set[str] = set(re.findall(r"^(?:- |\| )((?:RX|OW|R|P)-\d+) ", text, re.M))
    return _of(series, numbers)


def cited(folder: Path, *series: str) -> set[str]:
    """The numbers of these series that a test in a folder (or below it) cites."""
    numbers: set[str] = set()
    for test in _tests(folder):
        numbers |= {f"{kind.upper()}-{number}" for kind, number in _IN_NAME.findall(test.name)}
        numbers |= set(_NUMBER.findall(_RANGE.sub("", ast.get_docstring(test) or "")))
    return _of(series, numbers)


def mentioned(folder: Path, *series: str) -> set[str]:
    """The numbers of these series that a Python file in a folder (or below it) mentions anywhere."""
    files = folder.glob("**/*.py")
    return _of(series, {number for file in files for number in _NUMBER.findall(file.read_text("utf-8"))})


def _tests(folder: Path) -> Iterator[ast.FunctionDef]:
    for file in folder.glob("**/test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def _of(series: tuple[str, ...], numbers: set[str]) -> set[str]:
    return {number for number in numbers if number.partition("-")[0] in series}
