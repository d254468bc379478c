"""Every ruling of the base game and The Long Night (docs/rulings.md) has a test that cites its number."""

from __future__ import annotations

from overwinter.colony.modules import MODULES
from overwinter.colony.policies import BASE
from tests.citations import ROOT, TESTS, cited, listed, mentioned

SERIES = ("R", "P", "OW")
WARRING = {333, 334, 335, 336, 343, 348}
"""These rulings are about the lone wolf and further cards of Warring Colonies, which are not built yet."""

NOT_TESTED = {
    "R-241": "no card of the base game moves the round marker",
}
"""Rulings without a test, and what they are about."""


def _of_warring_colonies(number: str) -> bool:
    return number.startswith("R-") and int(number[2:]) in WARRING


def test_every_ruling_is_cited_by_a_test() -> None:
    """Add the number of a new ruling to the name or the docstring of the test that proves it."""
    rulings = {number for number in listed(*SERIES) if not _of_warring_colonies(number)}
    assert len(rulings) > 200
    assert rulings - cited(TESTS, *SERIES) == set(NOT_TESTED)


def test_no_number_is_made_up() -> None:
    """Whatever tests and program cite is listed."""
    used = mentioned(TESTS, *SERIES) | mentioned(ROOT / "src/overwinter", *SERIES)
    assert used - listed(*SERIES) == set()


def test_policies_without_a_test_are_no_settings_of_the_base_game() -> None:
    """A policy that a table can switch has to be tested."""
    modules = {policy.number for module in MODULES.values() for policy in module.policies}
    numbers = modules | {policy.number for policy in BASE}
    assert {policy.number for policy in BASE}.isdisjoint(NOT_TESTED)
    assert listed("P") - set(NOT_TESTED) <= numbers


def test_no_operation_moves_the_round_marker() -> None:
    """The reason why one ruling has no test. With such an operation it needs one."""
    operations = ROOT / "src/overwinter/colony/cards/ops"
    assert operations.is_dir()
    assert not [file.name for file in operations.rglob("*.py") if "rounds_left" in file.read_text("utf-8")]
