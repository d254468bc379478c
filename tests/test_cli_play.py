"""Whole games at the terminal: people who type, bots, hand-over, saving."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from overwinter import records
from overwinter.cli import main
from overwinter.cli.play import Session, continue_session, new_session, seating
from overwinter.cli.terminal import Terminal
from overwinter.colony.bots import BOTS, Sight
from overwinter.colony.game import ColonyGame
from overwinter.games import find
from overwinter.kernel.options import Option
from overwinter.kernel.search import Budget
from overwinter.kind import Wishes
from overwinter.words import Words

MENU_LINE = re.compile(r"^ {0,2}(\d+) \S")
ACTIONS = 3
"""What the scripted player does in a turn before ending it."""
SEED = 137
"""Seat 0 keeps Gabriel and comes to its turn with nothing asked before, if everybody takes the first option."""


class Hasty:
    """Takes the first option: what these tests see does not change when a real bot learns something."""

    def choose(self, sight: Sight) -> Option:
        """The first."""
        return sight.options[0]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot by that name."""
    monkeypatch.setitem(BOTS, "hasty", Hasty)


class Player:
    """Somebody who reads what was printed and takes the first option, but ends the turn some time."""

    def __init__(self, capsys: pytest.CaptureFixture[str], language: str, stop: Callable[[], None] = lambda: None):
        self.capsys, self.words, self.stop = capsys, Words(language), stop
        self.seen: list[str] = []
        self.acted = 0

    def isatty(self) -> bool:
        """A pipe."""
        return False

    def readline(self) -> str:
        """Look, then type."""
        text = self.capsys.readouterr().out
        self.seen.append(text)
        self.stop()
        return self.answer(text) + "\n"

    def answer(self, text: str) -> str:
        lines = text.rstrip().split("\n")
        if lines[-1] in (self.words("cli-go-on"), self.words("cli-really")):
            return "y"
        numbers = [found[1] for line in lines[-20:] if (found := MENU_LINE.match(line))]
        if not numbers:
            return ""
        turn = any(re.search(r"(^| )0 \S", line) for line in lines[-20:])
        self.acted = self.acted + 1 if turn else self.acted
        if turn and self.acted > ACTIONS:
            self.acted = 0
            return "0"
        return numbers[0]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own."""
    monkeypatch.setenv("OVERWINTER_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return int(left.value.code or 0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_game_to_the_end_screen(
    language: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    player = Player(capsys, language)
    monkeypatch.setattr(sys, "stdin", player)
    assert run("play", "-p", "3", "--seed", "4", "-l", language, "--bot", "random") == 0
    words, end = Words(language), capsys.readouterr().out
    assert words("cli-game-over") in end
    game = records.load(home / "last.json")
    assert game.over
    for seat in game.state.players:
        for name in seat.objectives:
            assert words(name) in end.replace("\n", " ")
    whole = "".join([*player.seen, end])
    assert not re.search(r"\b(cli|event|option|ask|why|help|error)-[a-z]", whole)
    assert not re.search(r"\bbase-[a-z]", whole)


def test_bots_alone_are_shown_to_the_end(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "-p", "2", "-n", "0", "--seed", "2", "--bot", "random") == 0
    assert Words()("cli-game-over") in capsys.readouterr().out


# -- saving --------------------------------------------------------------------------------------------


def test_the_end_of_input_saves(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert run("play", "--seed", "3") == 0
    saved = records.load(home / "last.json")
    assert any(answer.seat == 0 for answer in saved.answers)


def test_a_saved_game_goes_on(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    run("play", "--seed", str(SEED), "--name", "Ada", "--bot", "hasty")
    before = records.load(home / "last.json")
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\ny\n"))
    assert run("play", "--continue") == 0
    document = records.read(home / "last.json")
    after = records.load(document)
    assert len(after.answers) > len(before.answers)
    assert document["players"] == {"seats": ["human", "hasty", "hasty", "hasty"], "names": ["Ada", "", "", ""]}


def test_resume_takes_a_file_and_saves_to_it(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tonight.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    run("play", "--seed", str(SEED), "--save", str(file), "--bot", "hasty")
    count = len(records.load(file).answers)
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\ny\n"))
    assert run("play", "--resume", str(file)) == 0
    assert len(records.load(file).answers) > count
    assert not home.exists()


def test_whoever_stops_is_told_how_to_go_on(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tonight.json"
    for arguments, how in ((["--save", str(file)], f"--resume {file}"), ([], "--continue")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        run("play", "--seed", str(SEED), "--bot", "hasty", *arguments)
        assert f"overwinter play {how}" in capsys.readouterr().out.replace("\n", "")


def test_a_record_that_names_no_players_gets_the_usual_bots_of_its_game(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, file = find("raxxon"), tmp_path / "city.json"
    records.save(kind.new(kind.setup(Wishes(players=2)), 1), file)
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert run("play", "--resume", str(file)) == 0
    assert records.read(file)["players"]["seats"] == ["human", "greedy"]


def test_a_new_game_keeps_the_one_before(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in ("3", "4"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        run("play", "--seed", seed)
    assert records.read(home / "last.json")["seed"] == 4
    assert records.read(home / "previous.json")["seed"] == 3


def test_interrupting_saves_and_leaves_with_130(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop() -> None:
        if len(player.seen) > 2:
            raise KeyboardInterrupt

    player = Player(capsys, "en", stop)
    monkeypatch.setattr(sys, "stdin", player)
    assert run("play", "--seed", "3") == 130
    assert records.load(home / "last.json").answers
    assert str(home / "last.json") in capsys.readouterr().out.replace("\n", "")


def test_ctrl_c_in_a_real_process(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    # Whoever is started in the background may have been told to ignore Ctrl-C.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [
        sys.executable,
        "-c",
        f"{heeding}; from overwinter.cli import main; main()",
        "play",
        "--seed",
        "3",
        "--save",
        str(file),
    ]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for _ in range(600):
        if file.exists():
            break
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaints == b""
    assert records.load(file).seed == 3


# -- a live screen ---------------------------------------------------------------------------------------


class Live:
    """A session on a screen of a given size, with somebody who types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, path: Path, width: int = 100, height: int = 30) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, force_terminal=True, width=width, height=height, highlight=False, color_system=None
        )
        self.terminal = Terminal(self.console, live=True, pace=0.0)
        self.path = path
        self.screens: list[str] = []
        self.typed: Iterator[str] = iter(())
        monkeypatch.setattr("builtins.input", self._input)

    def begin(
        self, players: int = 4, humans: int = 1, language: str = "en", seed: int = SEED, bot: str = "hasty"
    ) -> Session:
        kind = find("colony")
        setup = kind.setup(Wishes(players=players))
        seats = seating(players, humans, [bot], [])
        return new_session(self.terminal, kind, language, setup, seed, seats, self.path)

    def _input(self, prompt: str = "") -> str:
        self.screens.append(self.screen())
        self.file.seek(0)
        self.file.truncate()
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def screen(self) -> str:
        """What is on the screen: everything since it was last wiped or drawn from the top."""
        return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", self.file.getvalue().split("\x1b[H")[-1])


@pytest.mark.parametrize(
    ("size", "language"), [((80, 24), "en"), ((100, 30), "de"), ((100, 30), "fr"), ((140, 45), "en")]
)
def test_questions_fit_on_the_screen(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = Live(monkeypatch, tmp_path / "game.json", *size)
    live.typed = iter(["1", "7", "b", "0", "y", "7", "1"])
    live.begin(language=language).run()
    for screen in live.screens:
        lines = screen.rstrip("\n").split("\n")
        assert all(len(line) <= size[0] for line in lines)
        assert len(lines) < size[1] or size[1] == 24


def test_the_bare_table_fits_into_80_by_24(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json", 80, 24)
    live.typed = iter(["1"])
    live.begin(seed=5).run()
    lines = live.screens[-1].rstrip("\n").split("\n")
    assert lines[0].strip().startswith("Round 1")
    assert len(lines) <= 23


def test_text_finds_options_and_numbers_have_no_gaps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1", "", "move gabriel school", "b", "end", "n", "zzz"])
    live.begin().run()
    turn, again, moves, back, confirm, kept, complaint = live.screens[1:8]
    move = re.search(r"\d+ Move", turn)
    assert move is not None
    numbers = sorted(int(number) for number in re.findall(r"(?:^|\s)(\d{1,2}) [A-Z]\w+", turn.split("0 End")[0]))
    assert set(range(1, int(move[0].split()[0]) + 1)) <= set(numbers)
    assert move[0] in again
    assert "› move gabriel school" in moves
    assert "1 Gabriel moves to the school." in moves
    assert "† 1/12" in moves
    assert move[0] in back
    assert Words()("cli-go-on") in confirm
    assert "unused dice" in confirm
    assert move[0] in kept
    assert Words()("cli-not-a-choice") in complaint


def test_odds_are_shown_before_a_roll(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1", "gabriel moves to the school.", "what", "n"])
    session = live.begin()
    session.run()
    asking = [screen for screen in live.screens if Words()("cli-go-on") in screen]
    assert len(asking) == 2
    assert "1 in 12 bitten" in asking[0]
    assert session.game.survivor("base-gabriel-diaz").place == "colony"  # type: ignore[attr-defined]


def test_help_log_reasons_cards_and_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1", "? noise", "", "?", "x", "w", "", "m", "", "l", "", "language xx", "language de", "u"])
    live.begin().run()
    shown = "\n".join(live.screens)
    words, german = Words(), Words("de")
    assert words.attribute("term-noise", "text")[:40] in shown
    assert words("help-mark-entrance") in shown
    assert words("cli-why-not-title") in shown
    assert words("why-only-outside", survivor="Gabriel") in shown
    assert "Add 1 food to the supply." in shown
    assert "There are no words in “xx”" in shown
    assert german("ask-turn") in live.screens[-1]
    assert german("error-undo-others") in live.screens[-1] or german("error-undo-nothing") in live.screens[-1]


def test_an_idea_is_what_a_planner_would_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("overwinter.cli.play.HINT", Budget(playouts=8))
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1", "i", "i"])
    session = live.begin()
    session.run()
    ideas = [screen for screen in live.screens if "I would: " in screen]
    assert len(ideas) == 2
    first, again = (screen[screen.index("I would: ") :][:160] for screen in ideas)
    assert first == again
    assert "of 100" in first


def test_undo_takes_the_last_choice_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1", "play food", "u"])
    session = live.begin()
    session.run()
    assert Words()("cli-undone") in live.screens[-1]
    assert session.game.answers[-1].seat != 0


def test_resuming_shows_what_happened_since(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.typed = iter(["1"])
    live.begin().run()
    live.typed = iter(["l"])
    session = continue_session(live.terminal, "en", live.path, None, ["hasty"])
    assert session.told[0] < len(session.game.log)
    session.run()
    assert "Your turn." in live.screens[-2]


# -- hand-over -------------------------------------------------------------------------------------------


def private(session: Session) -> set[str]:
    """Words that would give something away: secret objectives and crossroads cards not yet read aloud."""
    game = session.game
    assert isinstance(game, ColonyGame)
    words = session.words
    found = {words(name) for player in game.state.players for name in player.objectives}
    found |= {words(turn.card) for turn in game.state.turns if turn.card}
    return found | {words("cli-secret"), words("cli-holding"), words("cli-label", label=words("cli-hand"))}


def first_options(live: Live, count: int, at_hand_over: Callable[[str], None] = lambda _: None) -> Iterator[str]:
    """People who do nothing in their turns and take the first option otherwise."""
    for _ in range(count):
        screen = live.screens[-1]
        if "Press Enter to open" in screen:
            at_hand_over(screen)
            yield ""
        elif Words()("cli-go-on") in screen or Words()("cli-really") in screen:
            yield "y"
        else:
            yield "0" if "0 End" in screen else "1"


def test_nothing_private_is_shown_while_the_keyboard_changes_hands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    session = live.begin(players=3, humans=2)
    handed = []

    def check(screen: str) -> None:
        handed.append(session.looking)
        assert not [secret for secret in private(session) if secret in screen]

    live.typed = first_options(live, 45, check)
    session.run()
    assert len(handed) > 5
    assert set(handed) == {None}


def test_the_screen_of_bots_shows_no_secrets_to_several_people(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    live.terminal.pace = 1.0
    session = live.begin(players=3, humans=2, bot="greedy")
    drawn: list[str] = []
    monkeypatch.setattr("overwinter.cli.terminal.time.sleep", lambda _: drawn.append(live.screen()))
    live.typed = first_options(live, 30)
    session.run()
    assert len(drawn) > 3
    for screen in drawn:
        assert not [secret for secret in private(session) if secret in screen]


def test_votes_are_asked_one_after_the_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json")
    session = live.begin(players=3, humans=3)

    def typed() -> Iterator[str]:
        voted = 0
        for _ in range(60):
            screen = live.screens[-1]
            if "be exiled?" in screen and "1 Exile" in screen:
                voted += 1
                yield "2"
                if voted == 3:
                    return
            elif "Press Enter to open" in screen:
                yield ""
            elif found := re.search(r"(\d+) (Call a vote|Exile)", screen):
                yield found[1]
            else:
                yield "1"

    live.typed = typed()
    session.run()
    assert any(event.kind == "votes" for event in session.game.log)
