"""What positions are worth is learned from games: by a program that anybody can run again."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from overwinter.colony.bots import learn as colony_learn
from overwinter.colony.bots.features import EXPECTED, NAMES
from overwinter.kernel.learned import Learned
from overwinter.lab.learning import LOST, WON, Lesson, learn, main, report
from overwinter.raxxon.bots import learn as raxxon_learn
from overwinter.raxxon.bots import value as raxxon_value


def games(n: int = 200) -> list[Lesson]:
    """Games that are won with much morale, of a kind where it counts more; food makes no difference."""
    rng, found = random.Random(1), []
    for seed in range(n):
        kind = ("easy", "hard")[seed % 2]
        morale, food = rng.uniform(-1, 1), rng.uniform(-1, 1)
        won = rng.random() < 1 / (1 + 2.718 ** -((4 if kind == "hard" else 1) * morale))
        found.append(Lesson(seed, WON if won else LOST, kind, [[1.0, morale, food]] * 3))
    return found


def test_what_counts_is_found_and_kinds_differ() -> None:
    known = learn(games(), ("one", "morale", "food"), {})
    assert known.weights["hard"][1] > known.weights["easy"][1] > 0.2
    assert abs(known.weights[""][2]) < 0.5
    assert known.chance("hard", [1.0, 1.0, 0.0]) > 0.8 > 0.2 > known.chance("hard", [1.0, -1.0, 0.0])


def test_a_few_games_do_not_talk_it_out_of_what_is_expected() -> None:
    known = learn(games(20), ("one", "morale", "food"), {"food": 1.0})
    assert known.weights[""][2] == pytest.approx(1.0, abs=0.1)


def test_the_report_says_that_knowing_something_is_better_than_nothing() -> None:
    first = next(report(games(), ("one", "morale", "food"), {}))
    seen, blind = map(float, re.findall(r"(?:surprise|else) ([0-9.]+)", first))
    assert seen < blind


def test_weights_are_kept_and_fit_only_what_they_were_learned_for(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    Learned({"": [0.5, -1.0]}).write(file, ["one", "food"])
    assert Learned.read(file, ["one", "food"]).weights == {"": [0.5, -1.0]}
    with pytest.raises(ValueError, match="learn anew"):
        Learned.read(file, ["one", "morale"])


def test_learning_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, file, played = tmp_path / "kept.jsonl", tmp_path / "value.json", list[int]()

    def lesson(seed: int) -> Lesson:
        played.append(seed)
        return games()[seed]

    for count in (20, 30):
        monkeypatch.setattr("sys.argv", ["learn", "--games", str(count), "--keep", str(kept), "--processes", "1"])
        main(lesson, ("one", "morale", "food"), {}, file, 10)
    assert played == list(range(30))
    assert len(json.loads(file.read_text(encoding="utf-8"))["weights"][""]) == 3


def test_a_game_to_learn_from_has_a_row_for_every_turn() -> None:
    taught = colony_learn.lesson(9)
    assert taught == colony_learn.lesson(9)
    assert taught.rows
    assert {len(row) for row in taught.rows} == {len(NAMES)}
    assert set(EXPECTED) < set(NAMES)


def test_a_raxxon_game_has_a_row_for_every_morning() -> None:
    taught = raxxon_learn.lesson(6)
    assert taught == raxxon_learn.lesson(6)
    assert {len(row) for row in taught.rows} == {len(raxxon_value.NAMES)}
