"""The program that finds how each main objective wants to be played."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from overwinter.colony.bots.actions import _ACTIONS
from overwinter.colony.bots.leanings import EVEN, LEANINGS, Leaning
from overwinter.colony.cards.loader import load_packs
from tests.programs import program

CURE = "base-main-find-a-cure"


@pytest.fixture(scope="module")
def lean() -> ModuleType:
    """The tool as a module; it stands on that for prices."""
    program("tools/tune.py")
    return program("tools/lean.py")


def deals(lean: ModuleType, name: str) -> list[tuple[str, int, float, float]]:
    """Deals that are won exactly when a leaning is higher."""
    at = lean.NAMES.index(name)
    higher = [lean.signs(seed, len(lean.NAMES))[at] > 0 for seed in range(200)]
    return [(CURE, seed, float(won), float(not won)) for seed, won in enumerate(higher)]


def test_an_effect_is_told_apart_from_luck(lean: ModuleType) -> None:
    found = lean.found_in(deals(lean, "search"))
    assert found.pop("search") == pytest.approx(200**0.5)
    assert max(map(abs, found.values())) < 4


def test_a_leaning_goes_a_step(lean: ModuleType) -> None:
    better = lean.moved(Leaning(drive=2.0, gladly={"move": 0.1}), {"drive": -1.0, "search": 0.5, "move": -1.0})
    assert better.drive == pytest.approx(2.0 * 0.7788, abs=0.001)
    assert better.caution == 1.0
    assert better.gladly == {"search": pytest.approx(0.05)}
    assert lean.moved(EVEN, {}) == EVEN


def test_the_table_can_be_written_into_the_sources(
    lean: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text("\n".join(lean.json.dumps(one) for one in deals(lean, "drive")), "utf-8")
    lean.table(games)
    written: dict[str, object] = {"Leaning": Leaning}
    exec(capsys.readouterr().out, written)
    before = LEANINGS.get((CURE, "normal"), EVEN).drive
    assert written["LEANINGS"][CURE, "normal"].drive == pytest.approx(before * 1.284, abs=0.01)  # type: ignore[index]
    lean.show(games)
    assert f"{CURE}: 200 deals, 50.0 of 100 won; drive +14.1" in capsys.readouterr().out


def test_a_deal_is_played_both_ways_and_leaves_the_leanings_as_they_were(lean: ModuleType) -> None:
    before = dict(LEANINGS)
    objective, seed, more, less = lean.deal(3)
    assert (objective, "normal") in LEANINGS
    assert seed == 3
    assert 0 <= more <= 1
    assert 0 <= less <= 1
    assert {key: leaning for key, leaning in LEANINGS.items() if leaning != EVEN} == before


def test_every_leaning_is_of_an_objective_and_of_actions_that_there_are() -> None:
    content = load_packs()
    for (objective, side), leaning in LEANINGS.items():
        assert side in content.objectives[objective].sides
        assert set(leaning.gladly) <= set(_ACTIONS)
