"""Steps: how a round and the setting up are put together."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from overwinter.colony.cards.scenarios import headings
from overwinter.colony.fuzz import EXPANSIONS
from overwinter.colony.modules import rules_of
from overwinter.colony.rules.composition import Course, Step
from overwinter.colony.state import Setup
from overwinter.kernel.procedure import Procedure

FOLDER = Path(__file__).parent / "courses"
SCENARIOS = headings(["longnight"])


def names(course: Course) -> list[str]:
    """The names of the steps in their order."""
    return [step.name for step in course.steps]


def combinations() -> dict[str, Setup]:
    """Everything that can be played together, by the name of its file: modules in every choice, scenarios with
    those that they do not bring."""
    found = {"base": Setup(), "base+longnight": Setup(packs=["base", "longnight"])}
    every = ["base", "longnight", "warring"]
    found["base+longnight+warring"] = Setup(packs=every, modules=["warring"])
    found["base+longnight+warring+wolf"] = Setup(players=5, packs=every, modules=["warring"])
    found["base+random-items"] = Setup(packs=["base", "warring"], modules=["random-items"])
    for scenario, brought in {"": (), **{name: about.modules for name, about in SCENARIOS.items()}}.items():
        others = [name for name in EXPANSIONS if name not in brought]
        for chosen in (chosen for n in range(len(others) + 1) for chosen in itertools.combinations(others, n)):
            name = "+".join(["longnight", *filter(None, [scenario]), *chosen])
            found[name] = Setup(packs=["longnight"], modules=list(chosen), scenario=scenario)
    return found


def written(setup: Setup) -> str:
    """The composed order of a setup; "~" marks what is foretold."""
    lines = []
    for name, course in rules_of(setup).courses.items():
        lines += [f"{name}:", *(f"  {step.name}{' ~' if step.foretold else ''}" for step in course.steps)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", combinations())
def test_the_order_of_everything_that_can_be_played_together(name: str) -> None:
    """It stands in a file, so that a change of it shows: ``python -m tests.test_courses`` writes them anew."""
    assert written(combinations()[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_is_a_file_for_each_of_them_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(combinations())


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


if __name__ == "__main__":
    for of, setup in combinations().items():
        (FOLDER / f"{of}.txt").write_text(written(setup), "utf-8")
