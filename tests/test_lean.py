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
    higher = [lean.signs(lot, len(names))[at] > 0 for lot in range(200)]
    return [(*key, lot, float(won), float(not won)) for lot, won in enumerate(higher)]


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
    ("of", "kinds"),
    [("loyal", {"normal"}), ("cooperative", {"hardcore"}), ("secret", {"standard"}), ("betrayal", {BETRAYAL})],
)
def test_a_deal_is_played_both_ways_and_leaves_the_leanings_as_they_were(
    lean: ModuleType, of: str, kinds: set[str]
) -> None:
    before = dict(LEANINGS)
    found = lean.deal(of, 4)
    assert {kind for _, kind, *_ in found} == kinds
    assert {lot // lean.LOTS for *_, lot, _, _ in found} == {4}
    assert all(0 <= won <= 2 for *_, more, less in found for won in (more, less))
    assert before == LEANINGS


def test_a_study_goes_on_after_the_last_seed(
    lean: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games, asked = tmp_path / "games.jsonl", list[int]()
    games.write_text(f'["a", "normal", {40 * lean.LOTS + 3}, 1.0, 0.0]\n', "utf-8")

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


def test_what_the_main_objective_and_the_secret_ask_for_is_done_both(monkeypatch: pytest.MonkeyPatch) -> None:
    main = Leaning(caution=2.0, drive=3.0, gladly={"move": 0.1, "search": 0.1})
    own = Leaning(caution=0.5, drive=2.0, gladly={"move": 0.2}, nerve=1.5)
    for key, leaning in ((CURE, main), (("gourmet", "standard"), own), (("looters", BETRAYAL), own)):
        monkeypatch.setitem(LEANINGS, key, leaning)
    both = leaning_of(*CURE, "gourmet", "standard")
    assert (both.caution, both.drive) == (1.0, 6.0)
    assert both.gladly == pytest.approx({"move": 0.3, "search": 0.1})
    guilty = leaning_of(*CURE, "looters", BETRAYAL)
    assert (guilty.drive, guilty.nerve) == (2.0, 1.5), "a betrayer has a mind of its own about the main objective"
    assert leaning_of(*CURE, "", "") is main
