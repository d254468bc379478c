"""Many games at once: the same results for the same seeds, however many processes; files; the summary."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from overwinter.colony import study as lab
from overwinter.colony.bots import UnknownBotError
from overwinter.colony.state import Setup
from overwinter.colony.study import Result, plot, simulate, simulate_one, summarize
from overwinter.kernel.errors import OverwinterError
from overwinter.lab.many import write_lines

SETUP = Setup(players=3)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return simulate(SETUP, ["random"], games=8, seed=30, processes=1)


def result(**facts: object) -> Result:
    usual = Result(1, 3, "standard", "o", "normal", ["random"] * 3, "morale", [], [], [], 4, [6, 0], 2, 100)
    return replace(usual, **facts)  # type: ignore[arg-type]


def test_a_game_is_a_function_of_its_seed(results: list[Result]) -> None:
    assert simulate(SETUP, ["random"], games=8, seed=30, processes=1) == results
    assert simulate_one(SETUP, ["random"], 33) == results[3]
    assert [r.seed for r in results] == list(range(30, 38))


def test_the_number_of_processes_changes_nothing(results: list[Result]) -> None:
    assert simulate(SETUP, ["random"], games=8, seed=30, processes=2) == results


def test_bots_are_dealt_to_the_seats_in_turn() -> None:
    mixed = simulate_one(Setup(players=4), ["greedy", "random"], 1)
    assert mixed.bots == ["greedy", "random", "greedy", "random"]


def test_done_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(SETUP, ["random"], games=3, seed=5, processes=1, done=lambda r: heard.append(r.seed))
    assert heard == [5, 6, 7]


def test_a_result_tells_how_the_game_went(results: list[Result]) -> None:
    for game in results:
        assert game.outcome in ("completed", "morale", "rounds", "failed")
        assert len(game.morale) == game.rounds + 1
        assert (game.morale[-1] == 0) == (game.outcome == "morale")
        assert game.answers > 20


def test_bad_wishes_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError):
        simulate(SETUP, ["clever"], games=1)
    with pytest.raises(OverwinterError):
        simulate(Setup(players=9), ["random"], games=1)


def test_json_lines_come_back_as_they_were(results: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write_lines(results, file)
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(results)
    assert Result.load(file) == results


def test_a_summary_counts_shares_and_means() -> None:
    games = [
        result(outcome="completed", winners=[0, 2], morale=[6, 4]),
        result(winners=[1], betrayers=[1], rounds=6, deaths=4),
        result(betrayers=[0]),
        result(outcome="rounds", morale=[6, 2]),
    ]
    summary = summarize(games)
    assert summary.games == 4
    assert summary.outcomes == {"completed": 1, "morale": 2, "rounds": 1}
    assert summary.wins == {0: 1, 1: 1, 2: 1}
    assert (summary.completed, summary.betrayer_wins) == (0.25, 0.5)
    assert (summary.rounds, summary.deaths, summary.final_morale) == (4.5, 2.5, 1.5)


def test_a_summary_of_nothing_is_empty() -> None:
    assert summarize([]).games == 0
    assert summarize([]).completed == 0


def test_a_plot_is_a_picture(results: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "games.png"
    plot(results, file)
    assert file.read_bytes().startswith(b"\x89PNG")


def test_the_tables_of_the_modules_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--longnight", "--games", "1", "--players", "3", "--processes", "1"]
    assert lab.main([*wanted, "--objectives", "ln-main-drive-them-out"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| objective | none | bandits | ")
    assert lines[2].startswith("| ln-main-drive-them-out |  | ")
    assert lines[4:6] == ["| objective | completed |", "| --- | ---: |"]
    assert [line.split(" ")[1] for line in lines[-2:]] == ["ln-scenario-bandit-war", "ln-scenario-chimpanzee-code"]


def test_the_tables_of_the_page_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--games", "2", "--players", "3", "--processes", "1", "--modes", "standard"]
    assert lab.main([*wanted, "--objectives", "base-main-raiding-party"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| objective | 3 players |"
    assert lines[2].startswith("| base-main-raiding-party | ")
    assert lines[3].startswith("| all | ")
    assert lines[-2].startswith("| standard | 3 | 2 | ")


def test_games_of_a_study_are_kept_and_count_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, table = tmp_path / "games.jsonl", ["--objectives", "base-main-kill-them", "--players", "2", "--modes"]
    arguments = [*table, "--processes", "1", "--games"]
    assert lab.main([*arguments, "1", "--first", "3", "--out", str(kept)]) == 0
    played = capsys.readouterr().out
    assert [game.seed for game in Result.load(kept)] == [3, 3]  # both bots
    assert lab.main([*arguments, "0", "--read", str(kept)]) == 0
    assert capsys.readouterr().out == played


def test_the_table_of_betrayal_counts_games_with_one_and_seats_without() -> None:
    setup = Setup(players=3)
    games = [
        result(winners=[1], betrayers=[1], exiled=[1]),
        result(winners=[0, 2], betrayers=[1], exiled=[1, 2], outcome="completed"),
        result(betrayers=[2]),
        result(winners=[0], outcome="completed"),
    ]
    kept = [replace(game, seed=seed, setup=repr(setup), bots=["greedy"] * 3) for seed, game in enumerate(games)]
    plan = lab.Plan(games=len(kept), bots=("greedy",), kept=kept)
    rows = [row.split(" | ") for row in lab.betrayal_table(["standard"], [3], plan)]
    assert len({len(row) for row in rows}) == 1
    # Games, completed, a loyal winner, none; of three with a betrayer: it wins, is exiled; of nine others one.
    figures = [cell.split(" ")[0] for cell in rows[-1][2:]]
    assert figures == ["4", "50", "50", "25", "33", "67", "11"]
