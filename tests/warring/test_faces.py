"""Two colonies in a terminal and on plain pages: both sides, people and bots at once, combats with their odds."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from overwinter import records
from overwinter.cli.play import Seating, Session
from overwinter.colony.faces.plain import describe
from overwinter.colony.speaking import prompt_line
from overwinter.games import find
from overwinter.kernel.errors import SetupError
from overwinter.kind import Wishes
from overwinter.server.adapter import Section
from overwinter.testing import Table
from overwinter.words import Words
from tests.test_cli_play import Live, Player, hasty, home, run

from .table import BLUE, DAVID, JENNY, MARIA, TALIA, YELLOW, two_colonies

__all__ = ["hasty", "home"]
NAMES = ["Ada", "Ben", "Cem", "Dora"]


def session(live: Live, table: Table, *seats: str) -> Session:
    """A sitting at an arranged table."""
    kind = find("colony")
    return Session(live.terminal, kind, "en", table.game, Seating(list(seats), NAMES), live.path)


def acting() -> Table:
    """Seats 0 and 1 act, each with somebody at the school and a die."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    return table.player(0, dice=[6, 6]).player(1, dice=[6, 6]).start()


def text_of(sections: list[Section]) -> str:
    """All that a plain page says."""
    return "\n".join("\n".join([one.title, *one.lines, text_of(one.parts)]) for one in sections)


# -- the terminal ----------------------------------------------------------------------------------------


def test_two_people_at_one_keyboard_act_in_any_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live, table = Live(monkeypatch, tmp_path / "game.json", 100, 40), acting()
    live.typed = iter(["", "build a barricade 6", "o", "", "build a barricade 6", "o", "", "0", "y"])
    session(live, table, "human", "human", "hasty", "hasty").run()
    assert "o the other player" in live.screens[1]
    assert [(entry.seat, entry.option.verb) for entry in table.game.answers[:3]] == [
        (0, "barricade"),
        (1, "barricade"),
        (0, "end-turn"),
    ]
    handed = [screen for screen in live.screens if "Ben" in screen.split("\n")[-2]]
    assert handed
    assert not any("Hand:" in screen for screen in handed)


def test_a_bot_beside_a_person_does_one_thing_at_a_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither waits until the other is done; the screen says who still acts."""
    live, table = Live(monkeypatch, tmp_path / "game.json", 100, 40), acting()
    live.typed = iter(["build a barricade 6", "build a barricade 6", "0"])
    session(live, table, "human", "random", "hasty", "hasty").run()
    seats = [entry.seat for entry in table.game.answers[:4]]
    assert seats[:3] == [1, 0, 1]


def test_a_combat_with_its_odds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The lead of each tactic, the odds of each bid, the ledger; what is typed for a bid is the amount."""
    live = Live(monkeypatch, tmp_path / "game.json", 130, 45)
    table = two_colonies().survivor(MARIA, 0, "school").survivor(DAVID, 2, "school").survivor(JENNY, 1, "school")
    table.colony(0, ammunition=2).colony(1, ammunition=1).script(combat=[1, 1]).start(at="night")
    live.typed = iter(["", "charge", "2"])
    session(live, table, "human", "hasty", "human", "hasty").run()
    tactics = next(screen for screen in live.screens if "which tactic" in screen)
    assert re.search(r"Charge +\+1 +\+3 +they go ♥♥ +-1 +\+4", tactics)
    assert re.search(r"Mill Creek: 1 there, 0 armed\. Strength 1\.\s*│?\s*│?\s*Sealed", tactics)
    bids = next(screen for screen in live.screens if "how much ammunition" in screen)
    assert re.search(r"2 +92·8·0", bids)
    assert table.events("bids")[0].facts["blue"] == 2
    assert table.events("combat-total")[0].facts["blue"] == 2 + 3 + 2 + 1


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Your die shows 2 zombies. Do you roll it again?"),
        ("de", "Dein Würfel zeigt: 2 Zombies. Wirfst du ihn noch einmal?"),
        ("fr", "Votre dé montre : 2 zombies. Le relancez-vous ?"),
    ],
    ids=["en", "de", "fr"],
)
def test_who_may_roll_again_reads_what_the_die_shows(language: str, asked: str) -> None:
    """The die of a combat has other faces than the one of exposure: they have names of their own."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").script(combat=[11, 1])
    table.lasting("wc-xr-dud-rounds", 1, until="round").start(at="night").tactics("charge", "charge")
    question = table.game.decisions[0]
    assert (question.seat, question.kind) == (0, "combat-again")
    said = prompt_line(Words(language, table.game.setup.sets), table.game, question)
    assert re.sub(r"\s", " ", said) == asked


def test_both_colonies_are_on_the_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    live = Live(monkeypatch, tmp_path / "game.json", 130, 45)
    table = two_colonies().colony(1, morale=3).survivor(MARIA, 0, YELLOW, entrance=2).survivor(JENNY, 1)
    table.start()
    live.typed = iter([])
    session(live, table, "human", "hasty", "hasty", "hasty").run()
    first, second = live.screens[-1].split("\n")[:2]
    assert re.search(r"Round 1.*Pine Ridge +Morale 5", first)
    assert re.search(r"Mill Creek +Morale 3", second)
    assert "2:@.. " in live.screens[-1]
    assert "●Maria@2" in live.screens[-1]
    assert "⚔ Mill Creek 1:2" in live.screens[-1] or "Combat at Mill Creek: Pine Ridge 1" in live.screens[-1]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_game_in_words_and_again(
    language: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every line is in the reader's language; the record shows both sides again."""
    player = Player(capsys, language)
    monkeypatch.setattr(sys, "stdin", player)
    table = ["play", "--module", "warring", "-p", "4", "--side", "yellow", "--seed", "4", "-l", language]
    assert run(*table, "--bot", "random") == 0
    whole = "".join([*player.seen, capsys.readouterr().out])
    assert not re.search(r"\b(cli|event|option|ask|why|help|error|foresee|night)-[a-z]", whole)
    assert not re.search(r"\b(base|wc|ln)-[a-z]", whole)
    game = records.load(home / "last.json")
    assert game.over
    assert game.state.setup.teams == [1, 0, 0, 1]
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run("replay", str(home / "last.json"), "-l", language) == 0
    again = capsys.readouterr().out
    assert {"Pine Ridge", "Mill Creek"} <= set(re.findall(r"Pine Ridge|Mill Creek", again))


@pytest.mark.parametrize(("sides", "teams"), [(("yellow",), [1, 0, 1, 0]), (("blue", "blue"), [0, 0, 1, 1])])
def test_who_plays_on_which_side(sides: tuple[str, ...], teams: list[int]) -> None:
    setup = find("colony").setup(Wishes(players=4, modules=("warring",), sides=sides))
    assert sorted(setup.packs) == ["base", "longnight", "warring"]
    assert setup.teams[: len(sides)] == teams[: len(sides)]
    assert sorted(setup.teams) == [0, 0, 1, 1]


@pytest.mark.parametrize(("sides", "reason"), [(("green",), "side"), (("blue", "blue", "blue"), "teams")])
def test_sides_that_cannot_be(sides: tuple[str, ...], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        find("colony").setup(Wishes(players=4, modules=("warring",), sides=sides))
    assert refused.value.key == f"error-setup-{reason}"


# -- plain pages -----------------------------------------------------------------------------------------


def test_a_plain_page_tells_of_both_colonies() -> None:
    table = two_colonies().colony(1, morale=3, ammunition=2).survivor(MARIA, 0, YELLOW, entrance=2)
    table.survivor(JENNY, 1).survivor(TALIA, 3).start()
    table.end_pair().end_pair()
    said = text_of(describe(table.game, 1, Words("en", table.game.setup.sets), NAMES))
    ours, theirs = said.index("Mill Creek"), said.index("Pine Ridge")
    assert ours < theirs
    assert "Morale: 3" in said[ours:theirs]
    for line in (
        "Maria Lopez: Ada, at entrance 2",
        "Ammunition: Pine Ridge 0, Mill Creek 2.",
        "Combat 1, at Mill Creek.",
        "Mill Creek: 2 there, 0 armed.",
    ):
        assert line in said, line
    assert BLUE not in said
