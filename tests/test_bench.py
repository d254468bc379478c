"""The benchmark starts, measures and reports. (How fast anything is, no test says.)"""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path

import pytest
from bench import contest, profile, punctual, report, run, surroundings
from bench.contestants import colony

from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import RULES_VERSION


def test_a_tiny_run_prints_every_row_and_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    run.main(["--rounds", "1", "--small", "--alone", "--against", "no-such-commit"])
    printed = capsys.readouterr().out
    assert "no-such-commit: there is no such commit" in printed
    for row in report.ROWS:
        line = next(line for line in printed.splitlines() if row.title in line)
        assert "| - |" not in " ".join(line.split()), line
    for aim in report.AIMS:
        assert aim.text in printed


def test_a_replay_ends_as_the_game_did() -> None:
    game = new_game(colony.SETUP, seed=1)
    colony.play(game, seed=1)
    again = colony.replay(game)
    again.state.flow.rng = game.state.flow.rng  # the replay started from another seed
    assert again.state == game.state


def test_an_older_version_of_the_rules_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert colony.agreed().version == RULES_VERSION
    monkeypatch.setenv(colony.RULES, "1")
    assert colony.agreed().version == 1
    assert colony.agreed().policy("requests") == "once"


def test_an_engine_that_cannot_be_imported_is_a_problem_not_a_crash() -> None:
    missing = contest.Contestant("missing", "nowhere", Path(sys.executable), games=1)
    missing.start()
    missing.ask("measure", turn=0, games=1)
    missing.stop()
    assert "ModuleNotFoundError" in missing.problem
    assert not missing.numbers


def test_a_slow_down_is_named() -> None:
    def contestant(**numbers: float) -> contest.Contestant:
        values = {name: [value] for name, value in numbers.items()}
        return contest.Contestant("it", "colony", surroundings.ROOT, games=1, numbers=values)

    printed = report.beside_previous(
        contestant(decisions=80, clones=98, kilobytes=120, replay=10),
        contestant(decisions=100, clones=100, kilobytes=100, replay=10),
    )
    remarks = {line.split("|")[1].strip(): line.split("|")[5].strip() for line in printed.splitlines()}
    assert remarks["decisions per second"] == "slower"
    assert remarks["clones per second"] == ""
    assert remarks["kB per live game"] == "bigger"
    assert remarks["replay of a long game, ms"] == ""


def test_the_profiler_runs(capsys: pytest.CaptureFixture[str]) -> None:
    profile.main(["play", "--count", "1", "--top", "5"])
    assert "function calls" in capsys.readouterr().out


def test_answers_are_timed_while_others_compute(capsys: pytest.CaptureFixture[str]) -> None:
    punctual.main(["--busy", "1", "--answers", "3", "--bots", "planner-fast"])
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[:3] for row in rows[2:]] == [[game, "planner-fast", "3"] for game in ("colony", "raxxon")]
    assert all(row.endswith("0.05") for row in rows[2:])
    assert not multiprocessing.active_children()
