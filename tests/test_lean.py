"""The program that finds how each objective wants to be played."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from overwinter.colony.bots.actions import _ACTIONS
from overwinter.colony.bots.leanings import BETRAYAL, EVEN, LEANINGS, Leaning, leaning_of
from overwinter.colony.cards.loader import load_packs
from tests.programs import program

CURE = ("base-main-find-a-cure", "normal")
LOOTERS = ("base-betrayal-looters", BETRAYAL)


@pytest.fixture(scope="module")
def lean() -> ModuleType:
    """The tool as a module; it stands on that for prices."""
    program("tools/tune.py")
    return program("tools/lean.py")


def deals(lean: ModuleType, key: tuple[str, str], name: str) -> list[tuple[str, str, int, float, float]]:
    """Deals that are won exactly when a leaning is higher."""
    names = lean.names(key)
    at = names.index(name)
    higher = [lean.signs(seed, len(names))[at] > 0 for seed in range(200)]
    return [(*key, seed, float(won), float(not won)) for seed, won in enumerate(higher)]


@pytest.mark.parametrize(("key", "name"), [(CURE, "search"), (LOOTERS, "nerve"), (LOOTERS, "strike move")])
def test_an_effect_is_told_apart_from_luck(lean: ModuleType, key: tuple[str, str], name: str) -> None:
    found = lean.found_in(deals(lean, key, name))
    assert found.pop(name) == pytest.approx(200**0.5)
    assert max(map(abs, found.values())) < 4


def test_a_leaning_goes_a_step(lean: ModuleType) -> None:
    better = lean.moved(
        Leaning(drive=2.0, gladly={"move": 0.1}, striking={"move": 0.1}),
        {"drive": -1.0, "search": 0.5, "move": -1.0, "strike move": 1.0, "nerve": 1.0},
    )
    assert better.drive == pytest.approx(2.0 * 0.7788, abs=0.001)
    assert better.nerve == pytest.approx(1.284, abs=0.001)
    assert better.caution == 1.0
    assert better.gladly == {"search": pytest.approx(0.05)}
    assert better.striking == {"move": pytest.approx(0.2)}
    assert lean.moved(EVEN, {}) == EVEN


@pytest.mark.parametrize("key", [CURE, LOOTERS])
def test_the_table_can_be_written_into_the_sources(
    lean: ModuleType, key: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text("\n".join(lean.json.dumps(one) for one in deals(lean, key, "drive")), "utf-8")
    lean.table(games)
    written = eval(f"{{{capsys.readouterr().out}}}", {"Leaning": Leaning})
    before = LEANINGS.get(key, EVEN).drive
    assert written[key].drive == pytest.approx(before * 1.284, abs=0.01)
    lean.show(games)
    assert f"{key[0]}, {key[1]}: 200 deals, 50.0 of 100 won; drive +14.1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("of", "side"), [("loyal", "normal"), ("cooperative", "hardcore"), ("betrayal", BETRAYAL)]
)
def test_a_deal_is_played_both_ways_and_leaves_the_leanings_as_they_were(
    lean: ModuleType, of: str, side: str
) -> None:
    before = dict(LEANINGS)
    _, found, seed, more, less = lean.deal(of, 4)
    assert (found, seed) == (side, 4)
    assert 0 <= more <= 1
    assert 0 <= less <= 1
    assert before == LEANINGS


def test_a_study_goes_on_after_the_last_seed(
    lean: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, asked = tmp_path / "games.jsonl", list[int]()
    games.write_text('["a", "normal", 40, 1.0, 0.0]\n', "utf-8")

    class Pool:
        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def imap(self, job: object, numbers: range, chunksize: int) -> list[list[object]]:
            asked.append(numbers.start)
            return []

    monkeypatch.setattr(lean.multiprocessing, "Pool", lambda processes: Pool())
    lean.play(games, "loyal", 1.0, 7)
    lean.play(tmp_path / "new.jsonl", "loyal", 1.0, 7)
    assert asked == [41, 7]


def test_every_leaning_is_of_an_objective_and_of_actions_that_there_are() -> None:
    content = load_packs()
    for (objective, side), leaning in LEANINGS.items():
        if objective in content.secrets:
            assert side == content.secrets[objective].kind
        else:
            assert side in content.objectives[objective].sides
        assert {*leaning.gladly, *leaning.striking} <= set(_ACTIONS)
        assert side == BETRAYAL or (leaning.nerve, leaning.haste, leaning.striking) == (1.0, 1.0, {})


def test_a_betrayer_plays_as_both_objectives_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    main = Leaning(caution=2.0, drive=3.0, gladly={"move": 0.1, "search": 0.1})
    own = Leaning(caution=0.5, drive=2.0, gladly={"move": 0.2}, nerve=1.5)
    monkeypatch.setitem(LEANINGS, CURE, main)
    monkeypatch.setitem(LEANINGS, LOOTERS, own)
    guilty = leaning_of(*CURE, LOOTERS[0])
    assert (guilty.caution, guilty.nerve) == (1.0, 1.5)
    assert guilty.gladly == pytest.approx({"move": 0.3, "search": 0.1})
    assert guilty.drive == 2.0, "it has a mind of its own about the main objective"
    assert leaning_of(*CURE, "") is main
