"""Whole games of The Long Night, alone and together with the base game, in every mode and combination of modules:
random and greedy players, what holds in every position, what nobody may see, saving and copying on the way."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from overwinter import records
from overwinter.cli.app import app
from overwinter.colony.bots import BOTS
from overwinter.colony.fuzz import COMBINATIONS, MODES, SETS, play, random_setup
from overwinter.colony.invariants import check
from overwinter.colony.kind import ColonyKind
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.kind import Wishes
from overwinter.raxxon.kind import RaxxonKind
from overwinter.words import languages
from tests import test_imagine
from tests.secrecy_tools import positions, step
from tests.test_records import random_answer, state_text

KIND = ColonyKind()
PACKS = [sets for sets in SETS if sets]
FIRST = len(MODES) * SETS.index(PACKS[0])
"""The first seed that plays with the set."""
SEEDS = range(FIRST, FIRST + len(MODES) * len(PACKS))
"""One for each mode and number of players, alone and mixed; each combination of modules is among them."""


def named(seed: int) -> str:
    setup = random_setup(seed)
    return f"{setup.mode}-{setup.players}-{'+'.join([*(setup.packs or []), *(setup.modules or [])])}"


every_way = pytest.mark.parametrize("seed", SEEDS, ids=named)


def test_the_seeds_play_with_the_set_in_every_mode() -> None:
    setups = [random_setup(seed) for seed in SEEDS]
    assert {(s.mode, s.players, tuple(s.packs or ())) for s in setups} == {
        (mode, players, tuple(packs)) for mode, players in MODES for packs in PACKS
    }


def test_the_seeds_play_with_every_combination_of_modules_alone_and_mixed() -> None:
    setups = [random_setup(seed) for seed in SEEDS]
    assert {(tuple(s.packs or ()), tuple(s.modules or ())) for s in setups} == {
        (tuple(packs), modules) for packs in PACKS for modules in COMBINATIONS
    }


def test_a_long_campaign_plays_every_mode_with_every_set_and_every_combination_of_modules() -> None:
    """As many games in a row as there are ways to play, each way once."""
    ways = len(MODES) * len(SETS) * len(COMBINATIONS)
    setups = [random_setup(seed) for seed in range(ways, 2 * ways)]
    found = [(s.mode, s.players, tuple(s.packs), tuple(s.modules or ())) for s in setups if s.packs]
    assert sorted(found) == sorted(
        (mode, players, tuple(packs), modules)
        for mode, players in MODES
        for packs in PACKS
        for modules in COMBINATIONS
    )


def test_ow40_five_players_choose_from_three_survivors_of_the_set_alone() -> None:
    """Without its modules it has 17; with the base game, or for four players, there are four for everybody."""
    for players, packs, each in ((5, ["longnight"], 3), (5, ["base", "longnight"], 4), (4, ["longnight"], 4)):
        game = new_game(Setup(players=players, packs=packs))
        assert {len(game.options(seat)) for seat in range(players)} == {each * (each - 1)}


@every_way
def test_random_games_keep_the_invariants(seed: int) -> None:
    """After every answer all invariants hold; at some decisions every option is tried on a copy."""
    for more in range(3):
        assert play(seed + more * len(MODES) * len(SETS), thorough=0.01).over


@pytest.mark.parametrize("objective", sorted(new_game(Setup(packs=["longnight"])).content.objectives))
@pytest.mark.parametrize(("mode", "players"), [("cooperative", 2), ("standard", 4)])
def test_greedy_players_finish_every_objective(objective: str, mode: str, players: int) -> None:
    """They get along with every question that the set asks."""
    setup = Setup(players=players, mode=mode, objective=objective, packs=["longnight"])
    game, bot, rng = new_game(setup, 5), BOTS["greedy"](), random.Random(5)
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.seat, KIND.choose(bot, game, decision, rng))
        check(game)
    assert game.state.outcome


@every_way
def test_r253_the_seat_cannot_tell_an_imagined_game_from_the_real_one(seed: int) -> None:
    test_imagine.test_r253_the_seat_cannot_tell_it_from_the_real_game(seed)


@every_way
def test_r253_nothing_of_the_real_game_comes_through(seed: int) -> None:
    test_imagine.test_r253_nothing_of_the_real_game_comes_through(seed)


@every_way
def test_r250_another_truth_gives_the_same_dreams(seed: int) -> None:
    test_imagine.test_r250_another_truth_gives_the_same_dreams(seed)


@every_way
def test_r250_what_others_do_tells_no_more_than_the_rules_say(seed: int) -> None:
    test_imagine.test_r250_what_others_do_tells_no_more_than_the_rules_say(seed)


@every_way
def test_a_saved_or_copied_game_goes_on_alike(seed: int) -> None:
    """Loaded or copied anywhere, the same answers lead to the same position, to the last card."""
    game, rng = new_game(random_setup(seed), seed), random.Random(seed)
    while not game.over:
        if rng.random() < 0.03:
            loaded, copied = records.load(records.dumps(game)), game.copy()
            assert state_text(loaded) == state_text(game) == state_text(copied)
            for other in (loaded, copied):
                again = random.Random(seed)
                for _ in range(10):
                    if not other.over:
                        random_answer(other, again)
            assert state_text(loaded) == state_text(copied)
        step(game, rng)


@every_way
def test_what_is_taken_back_never_was(seed: int) -> None:
    """Undone, a game is what it was, to the last card; where dice were rolled or cards shown it says why not."""
    game, rng, undone = new_game(random_setup(seed), seed), random.Random(seed), 0
    while not game.over:
        before, answers = (state_text(game), len(game.answers)) if rng.random() < 0.15 else ("", 0)
        step(game, rng)
        last = game.answers[-1].seat if before else -1
        if before and not game.undo_line(last):
            game.undo(last)
            assert (state_text(game), len(game.answers)) == (before, answers)
            undone += 1
            step(game, rng)
    assert undone


@every_way
def test_a_record_is_played_again_to_the_same_end(seed: int) -> None:
    """From its first decision, with nothing but what was written down: event by event the same."""
    game, rng = new_game(random_setup(seed), seed), random.Random(seed + 1)
    while not game.over:
        step(game, rng)
    again = records.replay(records.dumps(game))
    assert state_text(again) == state_text(game)
    assert [(event.kind, event.facts) for event in again.log] == [(event.kind, event.facts) for event in game.log]


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_and_is_asked_has_words(language: str) -> None:
    """Events, questions and options of whole games, alone and mixed."""
    for seed in (SEEDS[3], SEEDS[len(MODES) + 4]):
        for game in positions(seed, 0.05):
            words, names = KIND.words(language, game), [f"P{seat}" for seat in range(5)]
            for decision in game.decisions:
                assert KIND.prompt(words, game, decision, names)
                for option in game.options(decision.seat):
                    assert KIND.option(words, game, option, decision.seat, names)
        for event in game.log:
            KIND.event(words, game, event, None, names)


# -- in the terminal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("packs", "objective", "chosen"),
    [
        (["longnight"], None, "ln-main-tribute"),
        (["base", "longnight"], None, "base-main-we-need-more-samples"),
        (["base", "longnight"], "coldest-night", "ln-main-coldest-night"),
        (["longnight"], "ln-main-reclaim-the-town", "ln-main-reclaim-the-town"),
        (["longnight"], "random", ""),
    ],
)
def test_who_begins_with_a_set_gets_its_objectives(packs: list[str], objective: str | None, chosen: str) -> None:
    assert KIND.setup(Wishes(packs=tuple(packs), objective=objective)).objective == chosen


def test_an_objective_of_a_set_that_is_not_played_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError) as caught:
        KIND.setup(Wishes(packs=("longnight",), objective="find-a-cure"))
    assert "tribute" in KIND.known(caught.value)
    assert "find-a-cure" not in KIND.known(caught.value)


def test_modules_are_chosen_by_name() -> None:
    setup = KIND.setup(Wishes(packs=("longnight",), modules=("improvements",), objective="a-place-to-live"))
    assert (setup.modules, setup.objective) == (["improvements"], "ln-main-a-place-to-live")
    with pytest.raises(SetupError, match="needs the cards"):
        KIND.setup(Wishes(packs=("base",), modules=("longnight", "improvements")))
    with pytest.raises(SetupError, match="no --module"):
        RaxxonKind().setup(Wishes(modules=("improvements",)))


def test_bots_play_it_in_the_terminal(tmp_path: Path) -> None:
    """From the command line to the end, with nothing of a message left unsaid."""
    save = tmp_path / "game.json"
    given = ["play", "--pack", "longnight", "--humans", "0", "--players", "3", "--seed", "4", "--pace", "0"]
    result = CliRunner().invoke(app, [*given, "--save", str(save), "--bot", "random", "--language", "en"])
    assert result.exit_code == 0, result.output
    assert "Tribute" in result.output
    assert records.load(save).over
