"""Steps: how a round and the setting up are put together."""

from __future__ import annotations

from pathlib import Path

import pytest

from overwinter.colony.modules import rules_of
from overwinter.colony.rules.composition import Course, Step
from overwinter.colony.state import Setup
from overwinter.kernel.procedure import Procedure

FOLDER = Path(__file__).parent / "courses"


def names(course: Course) -> list[str]:
    """The names of the steps in their order."""
    return [step.name for step in course.steps]


def test_the_order_of_the_base_game() -> None:
    """The composed order stands in a file, so that a change of it shows; "~" marks what is foretold."""
    lines = []
    for name, course in rules_of(Setup()).courses.items():
        lines += [f"{name}:", *(f"  {step.name}{' ~' if step.foretold else ''}" for step in course.steps)]
    assert "\n".join(lines) + "\n" == (FOLDER / "base.txt").read_text("utf-8")


def test_a_part_adds_and_replaces_steps() -> None:
    base = [Step("a", Procedure), Step("b", Procedure), Step("c", Procedure)]
    one = [Step("after-a", Procedure, after="a"), Step("b", Replaced)]
    two = [Step("also-after-a", Procedure, after="a"), Step("then", Procedure, after="after-a")]
    course = Course.of(base, one, two)
    assert names(course) == ["a", "after-a", "then", "also-after-a", "b", "c"]
    assert course.step("b").procedure is Replaced


def test_a_step_needs_the_one_it_follows() -> None:
    with pytest.raises(LookupError, match="'x' should come after 'nowhere'"):
        Course.of([Step("x", Procedure, after="nowhere")])


def test_steps_that_cannot_be_foretold_are_passed_over() -> None:
    course = Course.of([Step("a", Procedure), Step("b", Procedure, foretold=True), Step("c", Procedure)])
    found = course.following("", foretold=True)
    assert found is not None
    assert found.name == "b"
    assert course.following("b", foretold=True) is None
    assert course.following("c") is None
    with pytest.raises(LookupError, match="there is no step 'd'"):
        course.following("d")


class Replaced(Procedure):
    """Stands where another step stood."""
