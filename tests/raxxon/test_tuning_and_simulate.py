"""Many Raxxon games at once, the commands around them, and what tuning may not touch."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from overwinter import records
from overwinter.cli import main
from overwinter.kernel.errors import OverwinterError
from overwinter.lab.many import quantiles, write_lines
from overwinter.raxxon import Setup, new_game
from overwinter.raxxon import study as lab
from overwinter.raxxon.bots import GreedyBot, Sight, make_bot, play_out
from overwinter.raxxon.cards.loader import load_packs
from overwinter.raxxon.study import STUDY, Result, plot, simulate, simulate_one, summarize

SETUP = Setup(players=3, difficulty="intro")


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return simulate(SETUP, ["random"], games=6, seed=30, processes=1)


# -- the simulator -----------------------------------------------------------------------------------------


def test_a_game_is_a_function_of_its_seed(results: list[Result]) -> None:
    assert simulate_one(SETUP, ["random"], 33) == results[3]
    assert [result.seed for result in results] == list(range(30, 36))


def test_the_number_of_processes_changes_nothing(results: list[Result]) -> None:
    assert simulate(SETUP, ["random"], games=6, seed=30, processes=2) == results


def test_a_simulated_game_is_an_ordinary_game() -> None:
    setup = Setup(players=2, difficulty="intro")
    game = new_game(setup, 4)
    play_out(game, [make_bot("greedy"), make_bot("random")], 4)
    result = simulate_one(setup, ["greedy", "random"], 4)
    assert (result.outcome, result.power, result.answers) == (
        game.state.outcome,
        game.state.power,
        len(game.answers),
    )
    assert result.bots == ["greedy", "random"]


def test_a_result_tells_how_the_game_went(results: list[Result]) -> None:
    for game in results:
        assert game.outcome in STUDY.outcomes
        assert game.goal == 20
        assert len(game.evacuated) == game.days + 1
        assert (game.evacuated[-1] == game.goal) == (game.outcome == "won")
        assert len(set(game.characters)) == 3


def test_done_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(SETUP, ["random"], games=3, seed=5, processes=1, done=lambda result: heard.append(result.seed))
    assert heard == [5, 6, 7]


@pytest.mark.parametrize(
    ("setup", "bot"),
    [
        (SETUP, "wolf"),
        (Setup(players=5), "random"),
        (Setup(difficulty="impossible"), "random"),
    ],
)
def test_bad_wishes_are_refused_before_anything_is_played(setup: Setup, bot: str) -> None:
    with pytest.raises(OverwinterError):
        simulate(setup, [bot], games=1)


def test_json_lines_come_back_as_they_were(results: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write_lines(results, file)
    assert Result.load(file) == results


def test_a_summary_counts_shares_and_means(results: list[Result]) -> None:
    game = replace(results[0], outcome="overrun", evacuated=[0, 10], goal=20, days=2, power=3)
    summary = summarize([game, replace(game, outcome="won", evacuated=[0, 20], days=4, power=4)])
    assert summary.outcomes == {"overrun": 1, "won": 1}
    assert (summary.won, summary.evacuated, summary.days, summary.power) == (0.5, 0.75, 3.0, 3.5)
    assert summarize([]).won == 0


def test_a_game_that_has_ended_keeps_its_last_value() -> None:
    assert quantiles([[0, 5, 9], [0, 7]], 0.5) == [0, 7, 9]


def test_a_plot_is_a_picture(results: list[Result], tmp_path: Path) -> None:
    plot(results, tmp_path / "games.png")
    assert (tmp_path / "games.png").read_bytes().startswith(b"\x89PNG")


def test_the_table_of_the_page_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert lab.main(["--games", "1", "--players", "1", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| difficulty | alone | 2 players |"
    assert [line.split()[1] for line in lines[2:]] == ["intro", "regular", "hard", "expert"]


# -- the commands ------------------------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command: exit code, output, complaints."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    printed = capsys.readouterr()
    return int(left.value.code or 0), printed.out, " ".join(printed.err.split())


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Days, on average"), ("de", "Tage im Mittel"), ("fr", "Jours, en moyenne")]
)
def test_simulate_sums_up(capsys: pytest.CaptureFixture[str], language: str, said: str) -> None:
    code, output, complaints = command(
        capsys, "simulate", "raxxon", "-g", "2", "-p", "1", "-d", "intro", "--bot", "random", "-l", language
    )
    assert (code, complaints) == (0, "")
    assert said in output


def test_simulate_writes_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, picture = tmp_path / "games.jsonl", tmp_path / "games.svg"
    wanted = ["-g", "2", "-p", "4", "-d", "expert", "--bot", "random", "--seed", "7"]
    code, _, _ = command(
        capsys, "simulate", "raxxon", "-l", "en", *wanted, "--out", str(out), "--plot", str(picture)
    )
    assert code == 0
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [(g["seed"], g["players"], g["difficulty"]) for g in games] == [(7, 4, "expert"), (8, 4, "expert")]
    assert "<svg" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["-d", "impossible"], "There is no difficulty “impossible”. There are: intro, regular, hard, expert."),
        (["-p", "5"], "5 players cannot play. 1 to 4 can."),
        (
            ["--bot", "wolf"],
            "There is no bot “wolf”. There are: greedy, random, planner-fast, planner, planner-deep, "
            "easy, normal, hard.",
        ),
        (["--mode", "standard"], "This game has no --mode."),
        (["--plot", "x.txt"], "“x.txt” is no name of a picture."),
    ],
)
def test_bad_commands_end_with_2(capsys: pytest.CaptureFixture[str], wanted: list[str], said: str) -> None:
    code, output, complaints = command(capsys, "simulate", "raxxon", "-l", "en", "-g", "1", *wanted)
    assert (code, output) == (2, "")
    assert said in complaints


def test_a_record_is_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = new_game(SETUP, 2)
    play_out(game, [make_bot("random")] * 3, 2)
    records.save(game, tmp_path / "game.json")
    code, output, _ = command(capsys, "replay", str(tmp_path / "game.json"), "--log", "-l", "en")
    assert code == 0
    assert "of 20 people out" in " ".join(output.split())
    assert command(capsys, "replay", str(tmp_path / "game.json"), "--log", "--seat", "4", "-l", "en")[0] == 2


def test_the_pack_is_found_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "packs", "check", "raxxon", "-l", "en") == (
        0,
        "raxxon: nothing is wrong with it.\n",
        "",
    )


# -- tuning ------------------------------------------------------------------------------------------------

FLIP, ADD = ("flip",), ("add",)
PRINTED: dict[str, dict[str, tuple[tuple[str, ...], ...]]] = {
    "rx-char-brian-lee": {"evacuate": (("add", "add"),), "quarantine": (("flip", "raxxon"),) * 3},
    "rx-char-thomas-heart": {"evacuate": (("hostile-return",),), "quarantine": (("flip", "raxxon"),) * 3},
    "rx-char-meryl-wolfe": {"evacuate": (("hostile-return",),), "quarantine": (("add", "raxxon"),) * 3},
}
"""The sides for 3-4 players that are known as printed, as far as tuning could be tempted."""


@pytest.mark.parametrize("character", PRINTED)
def test_what_is_known_as_printed_is_not_tuned(character: str) -> None:
    spaces = {action.kind: action.many for action in load_packs().characters[character].actions}
    assert {kind: spaces[kind] for kind in PRINTED[character]} == PRINTED[character]
    assert spaces["strike"] == (ADD,) * 3
    assert spaces["crowd-control"] == (FLIP,) * 3


def test_the_example_of_the_rules_still_holds() -> None:
    spaces = {action.kind: action.few for action in load_packs().characters["rx-char-thomas-heart"].actions}
    assert spaces["strike"][:2] == (ADD, ADD)
    assert spaces["quarantine"][0] == ("flip", "raxxon")


@pytest.mark.parametrize("players", [1, 4])
def test_greedy_beats_chance(players: int) -> None:
    setup = Setup(players=players, difficulty="intro")
    planned = summarize(simulate(setup, ["greedy"], games=4, seed=1, processes=1))
    blind = summarize(simulate(setup, ["random"], games=4, seed=1, processes=1))
    assert planned.evacuated > blind.evacuated + 0.3


def test_alone_greedy_takes_the_sheet_that_costs_least() -> None:
    game = new_game(Setup(players=1), 1)
    chosen = GreedyBot().choose(Sight(game, game.decisions[0], random.Random(1)))
    assert chosen["character"] == "rx-char-brian-lee"
