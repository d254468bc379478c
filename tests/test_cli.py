"""The commands: help, simulate, replay, packs, and what happens to bad input."""

from __future__ import annotations

import json
import logging
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer

from overwinter import records
from overwinter.cli import app as commands
from overwinter.cli import main
from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.games import GAMES, find, kind_of
from overwinter.kernel import packs
from overwinter.kernel.record import digest_of
from overwinter.kind import Wishes
from overwinter.review import Finding
from overwinter.words import Words, languages

Run = Callable[..., tuple[int, str, str]]
ENTRY = [sys.executable, "-c", "from overwinter.cli import main; main()"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in a folder of its own: exit code, output, complaints."""
    monkeypatch.setenv("OVERWINTER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERM", "dumb")
    # A server that is started here writes its log to the captured stream, which is gone after the test.
    monkeypatch.setattr(logging.root, "handlers", list(logging.root.handlers))
    monkeypatch.setattr(logging.root, "level", logging.root.level)

    def command(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        printed = capsys.readouterr()
        return int(left.value.code or 0), printed.out, printed.err

    return command


@pytest.fixture(scope="session")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    game = new_game(Setup(players=3), 5)
    play_out(game, [make_bot("random")] * 3, 5)
    records.save(game, path, players={"seats": ["human", "random", "random"], "names": ["Ada", "", ""]})
    return path


# -- bad input -------------------------------------------------------------------------------------------

BAD: dict[str, tuple[list[str], str]] = {
    "1 player": (["play", "-p", "1"], "1 player cannot play. 2 to 5 can."),
    "6 players": (["play", "-p", "6"], "6 players cannot play. 2 to 5 can."),
    "betrayer with 2": (["play", "-p", "2", "-m", "betrayer"], "2 players play the cooperative variant"),
    "dilemma with 3": (["play", "-p", "3", "-m", "dilemma"], "exactly 2 players"),
    "unknown variant": (["play", "-m", "chess"], "no variant “chess”. There are: standard"),
    "unknown objective": (["play", "-o", "x"], "no main objective “x”. There are: "),
    "unknown policy": (["play", "--policy", "x=1"], "“x” cannot be “1”. There are: leader-tie"),
    "bad policy": (["play", "--policy", "noise-test=x"], "cannot be “x”. There are: die, flip"),
    "unknown pack": (["play", "--pack", "nope"], "There is no pack “nope”"),
    "unknown bot": (["play", "--bot", "nope"], "There is no bot “nope”. There are: greedy, random"),
    "unknown language": (["play", "-l", "xx"], "There are no words in “xx”. There are in: en, de, fr."),
    "empty language": (["play", "--language="], "There are no words in “”"),
    "unknown game": (["play", "chess"], "There is no game “chess”. There are: colony, raxxon."),
    "too many people": (["play", "-n", "5"], "5 people cannot sit at this table"),
    "fewer than nobody": (["play", "-n", "-1"], "-1 people cannot sit at this table"),
    "a difficulty": (["play", "-d", "hard"], "This game has no --difficulty."),
    "unwritable": (["play", "--save", "/dev/null/x.json"], "/dev/null/x.json"),
    "a folder to save to": (["play", "--save", "."], "cannot be read or written"),
    "no such record": (["play", "--resume", "nope.json"], "nope.json"),
    "nothing to go on with": (["play", "--continue"], "last.json"),
    "negative pace": (["play", "--pace", "-1"], "“--pace” cannot have this value"),
    "players in words": (["play", "-p", "two"], "“--players” cannot have this value"),
    "unknown option": (["play", "--foo"], "There is no option “--foo” here."),
    "an option without value": (["play", "--seed"], "“--seed” cannot have this value, or lacks one."),
    "too many arguments": (["play", "colony", "chess"], "something too much"),
    "unknown command": (["plya"], "There are: play, simulate, study, replay, review, serve, packs, admin."),
    "raxxon with 5": (["play", "raxxon", "-p", "5"], "1 to 4 can"),
    "raxxon with a variant": (["play", "raxxon", "-m", "standard"], "This game has no --mode."),
    "raxxon, bad difficulty": (["play", "raxxon", "-d", "x"], "There is no difficulty “x”."),
    "simulate 6 players": (["simulate", "-p", "6"], "6 players cannot play"),
    "simulate nothing": (["simulate", "-g", "0"], "“--games” cannot have this value"),
    "no process": (["simulate", "--processes", "0"], "“--processes” cannot have this value"),
    "simulate with nobody": (["simulate", "--bot", "nope"], "There is no bot “nope”"),
    "results nowhere": (["simulate", "--out", "/nope/x.jsonl"], "/nope/x.jsonl"),
    "picture nowhere": (["simulate", "--plot", "/nope/x.png"], "/nope/x.png"),
    "no picture": (["simulate", "--plot", "x.txt"], "“x.txt” is no name of a picture"),
    "replay nothing": (["replay"], "“FILE” cannot have this value"),
    "replay no record": (["replay", "nope.json"], "nope.json"),
    "check no pack": (["packs", "check", "nope"], "There is no pack “nope”"),
    "unknown pack command": (["packs", "chek"], "There are: list, check, reference."),
    "port": (["serve", "--port", "99999"], "“--port” cannot have this value"),
    "address": (["serve", "--no-open", "--host", "203.0.113.7"], "203.0.113.7"),
    "database": (["serve", "--no-open", "--port", "0", "--database", "foo://x"], "“foo://x” is no database"),
    "no database": (["serve", "--no-open", "--port", "0", "--database", "nonsense"], "“nonsense” is no database"),
    "database in memory": (["serve", "--no-open", "--port", "0", "--database", "sqlite://"], "is no database"),
    "database not there": (
        ["serve", "--no-open", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/x"],
        "“postgresql+psycopg://me:***@127.0.0.1:1/x” cannot be used: ",
    ),
    "database that cannot be made": (
        ["serve", "--no-open", "--port", "0", "--database", "sqlite:////dev/null/x.db"],
        "“sqlite:////dev/null/x.db” cannot be used: ",
    ),
    "language before the command": (["--language", "fr", "play", "-p", "9"], "On ne peut pas jouer à 9 joueurs."),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_gets_a_clear_message_and_leaves_nothing(
    name: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, message = BAD[name]
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    code, output, complaints = run(*arguments)
    assert code == 2
    assert message in complaints
    assert "Traceback" not in complaints
    assert output == ""
    assert [path.name for path in tmp_path.rglob("*")] == ["here"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("arguments", "key", "details"),
    [
        (["play", "-p", "6"], "error-setup-players", {"players": 6, "min": 2, "max": 5}),
        (["play", "--pack", "nope"], "error-no-pack", {"pack": "nope"}),
        (["play", "--foo"], "error-usage", {}),
        (["play", "chess"], "error-game", {"game": "chess", "known": ", ".join(GAMES)}),
    ],
)
def test_complaints_are_in_the_language_asked_for(
    language: str, arguments: list[str], key: str, details: dict[str, Any], run: Run
) -> None:
    code, _, complaints = run(*arguments, "-l", language)
    assert code == 2
    assert Words(language)(key, **details) in complaints


def test_the_language_of_the_system_is_used(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "6 Spieler" in run("play", "-p", "6")[2]
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "6 players" in run("play", "-p", "6")[2]


@pytest.mark.slow
def test_bad_input_in_a_real_process(tmp_path: Path) -> None:
    for arguments in (["play", "-p", "6"], ["play", "--foo"], ["replay", "nope.json"]):
        done = subprocess.run([*ENTRY, *arguments], capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr
        assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


# -- bad records -----------------------------------------------------------------------------------------


def _edited(document: dict[str, Any], **changes: Any) -> str:
    made = {**document, **changes}
    made["digest"] = digest_of(made)
    return json.dumps(made)


BROKEN: dict[str, tuple[Callable[[dict[str, Any]], str], str]] = {
    "not JSON": (lambda d: "hello", "not valid JSON"),
    "half of it": (lambda d: json.dumps(d)[: len(json.dumps(d)) // 2], "not valid JSON"),
    "another file": (lambda d: "[1, 2]", "not in the format of a saved game"),
    "another version": (lambda d: _edited(d, version=99), "a version that this program cannot read"),
    "another game": (lambda d: _edited(d, game="chess"), "a saved game of another game"),
    "edited by hand": (lambda d: json.dumps({**d, "seed": d["seed"] + 1}), "changed after it was saved"),
    "missing packs": (lambda d: _edited(d, packs={"base": "1.0.0", "more": "1"}), "packs of cards"),
    "an answer not on offer": (
        lambda d: _edited(d, answers=[{**d["answers"][0], "option": {"verb": "end-turn"}}, *d["answers"][1:]]),
        "An answer in this saved game was not on offer",
    ),
    "other dice": (
        lambda d: _edited(d, answers=[{**entry, "chance": []} for entry in d["answers"]]),
        "dice and draws",
    ),
    "too many names": (
        lambda d: _edited(d, players={"seats": ["human"] * 3, "names": ["a"] * 9}),
        "incomplete, or has parts that do not belong there",
    ),
    "an unknown bot": (
        lambda d: _edited(d, players={"seats": ["human", "x", "x"], "names": ["", "", ""]}),
        "There is no bot “x”",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_records(name: str, run: Run, saved: Path, tmp_path: Path) -> None:
    change, message = BROKEN[name]
    file = tmp_path / "broken.json"
    file.write_text(change(records.read(saved)), encoding="utf-8")
    before = file.read_bytes()
    code, output, complaints = run("play", "--resume", str(file))
    assert (code, output) == (2, "")
    assert message in complaints
    assert file.read_bytes() == before
    if name != "an unknown bot":
        code, _, complaints = run("replay", str(file))
        assert code == 2
        assert message in complaints
    assert [path.name for path in tmp_path.iterdir()] == ["broken.json"]


# -- replay ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_replay_prints_the_log_in_a_language(language: str, run: Run, saved: Path) -> None:
    code, output, _ = run("replay", str(saved), "-l", language)
    words = Words(language)
    assert code == 0
    assert words("event-night", round=1) in output
    assert words("cli-game-over") in output
    assert "Ada" in output


def test_replay_of_a_seat_shows_what_it_saw(run: Run, saved: Path) -> None:
    own = "You draw the crossroads card"
    assert own not in run("replay", str(saved))[1]
    assert own in run("replay", str(saved), "--seat", "1")[1]


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_replay_of_a_seat_that_is_not_there(seat: str, run: Run, saved: Path) -> None:
    code, _, complaints = run("replay", str(saved), "--seat", seat)
    assert code == 2
    assert f"There is no seat {seat}. The seats are 1 to 3." in complaints


def test_a_review_names_what_was_chosen_and_what_was_better(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(g for g in records.steps(saved) if len(g.options(g.decisions[0].seat)) > 1)
    seat, n = game.decisions[0].seat, len(game.answers)
    first, last = game.options(seat)[0], game.options(seat)[-1]
    found = [Finding(n, first.id, last.id, 0.17, 0.41)]
    monkeypatch.setattr("overwinter.cli.review.review", lambda *_: found)
    code, output, _ = run("review", str(saved), "--seat", str(seat + 1))
    assert code == 0
    assert "You chose: " in output
    assert "Better: " in output
    assert "in 58 of 100 games instead of 41" in output
    found.clear()
    assert "Nothing stands out." in run("review", str(saved))[1]
    assert "There is no seat 4." in run("review", str(saved), "--seat", "4")[2]


def test_stepping_through_a_game(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from overwinter.cli.replay import run_replay
    from tests.test_cli_play import Live

    live = Live(monkeypatch, saved)
    live.typed = iter(["", "b", "n", "5", "e", "q"])
    run_replay(live.terminal, "en", saved, None, 0)
    steps = [int(found[1]) for screen in live.screens if (found := re.search(r"(\d+)/\d+  Enter", screen))]
    last = len(records.read(saved)["answers"])
    assert steps[:3] == [0, 1, 0]
    assert steps[4:] == [5, last]
    assert "Round 1" in live.screens[3]
    assert Words()("cli-game-over") in live.screens[-1]


def test_a_replay_of_a_finished_game_shows_who_suspected_whom(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from overwinter.cli.replay import run_replay
    from tests.test_cli_play import Live

    path, seats = tmp_path / "game.json", ["human", "normal", "easy", "random"]
    game = new_game(Setup(players=4, mode="betrayer"), 5)
    play_out(game, [make_bot("random")] * 4, 5)
    records.save(game, path, players={"seats": seats, "names": ["Ada", "", "", ""]})
    title = Words()("web-minds")
    table = run("replay", str(path))[1].partition(title)[2]
    assert "Player 2" in table.splitlines()[2]
    assert len(re.findall(r"^│ Player \d", table, re.M)) == 1, "neither people nor beginners have beliefs to show"
    live = Live(monkeypatch, path)
    live.typed = iter(["m", "9", "m", "q"])
    run_replay(live.terminal, "en", path, None, 0)
    assert [title in screen for screen in live.screens] == [False, True, True, False]
    assert all("m: who suspected" in " ".join(screen.split()) for screen in live.screens)


def test_as_long_as_a_game_goes_on_beliefs_are_nobody_else_s(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "game.json"
    game = new_game(Setup(players=3, mode="betrayer"), 5)
    records.save(game, path, players={"seats": ["human", "normal", "normal"]})
    assert Words()("web-minds") not in run("replay", str(path))[1]


# -- simulate --------------------------------------------------------------------------------------------


def test_simulate_sums_up_and_writes(run: Run, tmp_path: Path) -> None:
    out, picture = tmp_path / "games.jsonl", tmp_path / "games.png"
    code, output, complaints = run(
        "simulate", "-g", "3", "-p", "2", "--bot", "random", "--out", str(out), "--plot", str(picture)
    )
    assert (code, complaints.strip()) == (0, "")
    assert "3 games, bots: random" in output
    assert len([json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]) == 3
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_simulate_another_game(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    code, output, _ = run("simulate", "raxxon", "-g", "2", "--bot", "random", "--out", str(out))
    assert code == 0
    assert "2 games" in output
    assert {json.loads(line)["outcome"] for line in out.read_text().splitlines()} <= {"won", "overrun", "takeover"}


# -- study ----------------------------------------------------------------------------------------------


def test_the_command_prints_a_table_and_writes_files(run: Run, tmp_path: Path) -> None:
    out, picture = tmp_path / "games.jsonl", tmp_path / "games.png"
    usual = ("study", "players=2,3", "bot=random", "--out", str(out))
    code, output, complaints = run(*usual, "-g", "2", "--plot", str(picture))
    assert (code, complaints.strip()) == (0, "")
    assert "players=3" in output
    assert "Main objective completed" in output
    assert picture.read_bytes().startswith(b"\x89PNG")
    before = out.read_text(encoding="utf-8")
    assert len(before.splitlines()) == 4
    assert run(*usual, "-g", "3", "--continue")[0] == 0
    after = out.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == 6
    out.write_text("something else\n", encoding="utf-8")
    code, _, complaints = run(*usual, "--continue")
    assert (code, out.read_text(encoding="utf-8")) == (2, "something else\n")


# -- packs -----------------------------------------------------------------------------------------------


def test_packs_list_and_reference(run: Run) -> None:
    assert "base" in run("packs", "list")[1]
    assert run("packs", "reference")[1].startswith("#")


def test_packs_check_a_good_pack(run: Run) -> None:
    for pack in ("base", "raxxon", "examples/homebrew"):
        code, output, complaints = run("packs", "check", pack)
        assert (code, complaints) == (0, "")
        assert pack in output


FAULTS: dict[str, tuple[str, str, str, list[str]]] = {
    "unknown field": (
        "survivors.toml",
        "influence =",
        "influenze = 1\ninfluence =",
        ["influenze", "unknown field"],
    ),
    "wrong type": ("survivors.toml", "attack = ", 'attack = "x" # ', ["attack", "must be a number"]),
    "no TOML": ("survivors.toml", "[[survivor]]", "[[survivor", ["cannot be read"]),
    "missing field": ("survivors.toml", "search = ", "# search = ", ["search", "missing"]),
    "no version": ("pack.toml", "version =", "# version =", ["pack.toml", "version", "missing"]),
}


@pytest.mark.parametrize("name", FAULTS)
def test_packs_check_names_file_card_field_and_reason(name: str, run: Run, tmp_path: Path) -> None:
    file, old, new, expected = FAULTS[name]
    folder = tmp_path / "mine"
    shutil.copytree("examples/homebrew", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    code, output, complaints = run("packs", "check", str(folder))
    assert (code, output) == (2, "")
    assert file in complaints
    for part in expected:
        assert part in complaints
    if name in ("unknown field", "wrong type", "missing field"):
        assert re.search(r"survivors\.toml, [a-z-]+, ", complaints)
    code, _, complaints = run("play", "--pack", "base", "--pack", str(folder))
    assert code == 2
    assert expected[-1] in complaints


# -- help and games --------------------------------------------------------------------------------------


def _helps(command: Any) -> list[str]:
    found = [text for field in ("help", "epilog") if (text := getattr(command, field, None))]
    found += [param.help for param in command.params if getattr(param, "help", None)]
    for child in getattr(command, "commands", {}).values():
        found += _helps(child)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_help_text_has_words(language: str) -> None:
    texts = [text for text in _helps(typer.main.get_command(commands.app)) if text.startswith("help-")]
    assert len(texts) > 50
    english, words = Words(), Words(language)
    for key in texts:
        assert words.has(key), key
        assert language == "en" or words(key) != english(key) or key in ("help-serve-examples",), key


@pytest.mark.parametrize(
    "command",
    [[], ["play"], ["simulate"], ["study"], ["replay"], ["serve"], ["packs"], ["packs", "check"], ["admin"]],
)
def test_help_has_examples(command: list[str], run: Run) -> None:
    code, output, _ = run(*command, "--help")
    assert code == 0
    assert re.search(
        r"overwinter (play|simulate|study|replay|serve|packs check|admin list)", output.split("╯")[-1]
    )
    assert "help-" not in output.replace("overwinter", "")


def test_cards_without_words_are_faults(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "own"
    shutil.copytree("examples/homebrew", pack)
    words = pack / "words" / "en" / "cards.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("    .option2 = ", "    .other = "), encoding="utf-8")
    code, output, complaints = run("packs", "check", str(pack))
    assert (code, output) == (2, "")
    assert complaints.startswith("words/en, homebrew-crossroads-church-bell, option2: ")


def test_a_server_does_not_start_with_broken_packs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packs, "_shelf", {})
    serve = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--packs"]
    code, _, complaints = run(*serve, str(tmp_path / "nowhere"))
    assert code == 2
    assert "nowhere" in complaints
    folder = tmp_path / "packs" / "own"
    shutil.copytree("examples/homebrew", folder)
    items = folder / "items.toml"
    items.write_text(items.read_text(encoding="utf-8").replace('"weapon"', '"spoon"'), encoding="utf-8")
    code, _, complaints = run(*serve, str(folder.parent))
    assert code == 2
    assert "homebrew/items.toml, homebrew-crowbar, symbol: " in complaints


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [[], ["play"], ["packs"], ["packs", "check"], ["admin"]])
def test_the_whole_help_is_in_one_language(command: list[str], language: str, run: Run) -> None:
    words = Words(language)
    code, output, _ = run("-l", language, *command, "--help")
    assert code == 0
    assert words("help-help") in output
    assert words("help-panel-options") in output
    assert "Show this message" not in output
    assert "<bool>" not in output


def test_no_command_shows_the_help(run: Run) -> None:
    code, output, _ = run()
    assert code == 0
    assert "overwinter play" in output
    assert run("packs")[0] == 0


def test_help_in_german(run: Run) -> None:
    assert "Wie viele mitspielen" in run("play", "--help", "-l", "de")[1]


def test_version(run: Run) -> None:
    assert re.match(r"overwinter \d\S* \((compiled|plain) engine", run("--version")[1])


def test_games_are_found_by_name() -> None:
    for name, kind in GAMES.items():
        game = find(name).new(kind.setup(Wishes()), 1)
        assert kind_of(game) is kind
        assert kind.players(game) > 0
        assert kind.outcome(game) == ""
