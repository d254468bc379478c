"""Random games of every difficulty and number of players: nothing is lost or doubled, every offer holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from overwinter.kernel.data import encode
from overwinter.kernel.errors import AnswerError, GameOverError, UnknownBotError
from overwinter.lab.fuzz import run
from overwinter.lab.fuzzing import Coverage
from overwinter.raxxon import RaxxonGame, new_game
from overwinter.raxxon.bots import GreedyBot, RandomBot, make_bot, play_out
from overwinter.raxxon.fuzz import TABLES, missing, play, random_setup
from overwinter.raxxon.invariants import check
from overwinter.raxxon.rules.grid import cells_to_add
from tests import test_determinism as hostile

from .games import finished, step

GAMES_PER_TABLE = 8
MOST_GUIDED = 500
Attack = Callable[[Any, random.Random], None]


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[f"{name}-{players}" for name, players in TABLES])
def test_random_games_keep_the_invariants(table: int) -> None:
    """After every answer all invariants hold; at some decisions every option is tried on a copy."""
    for number in range(GAMES_PER_TABLE):
        seed = table + number * len(TABLES)
        setup = random_setup(seed)
        assert (setup.difficulty, setup.players) == TABLES[table]
        assert play(seed, thorough=0.05).over


@pytest.mark.slow
def test_every_card_and_every_icon_comes_up() -> None:
    """Every option of all 40 Raxxon cards, every flip, death, icon and action, and all three ends."""
    coverage = Coverage()
    left: dict[str, list[str]] = {}
    for seed in range(MOST_GUIDED):
        play(seed, coverage, guided=True)
        left = {kind: names for kind, names in missing(coverage).items() if names}
        if not left and len(coverage.outcomes) == 3:
            break
    assert left == {}
    assert set(coverage.outcomes) == {"won", "overrun", "takeover"}


def test_a_campaign_covers_raxxon() -> None:
    report = run(8, processes=2, thorough=0.0, game="raxxon")
    assert (report.coverage.games, report.failures) == (8, [])


def test_a_campaign_names_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: RaxxonGame) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr("overwinter.raxxon.fuzz.check", broken)
    from overwinter.lab.fuzz import campaign

    (failure,) = campaign([6], 0.0, "raxxon").failures
    assert failure == "raxxon, seed 6 (regular, 3): AssertionError: a card is lost"


def test_the_crowd_never_outgrows_six_by_six() -> None:
    """Rules 3.1: cards are added until none fits; 36 lie there in the end, whatever the player chooses."""
    for seed in range(6):
        rng, game = random.Random(seed), new_game(random_setup(4), seed)
        state = game.state
        state.crowd = []
        for number in range(36):
            row, col = rng.choice(cells_to_add(state.crowd))
            game.lay(number, row, col)
        assert cells_to_add(state.crowd) == []
        for axis in ("row", "col"):
            numbers = [getattr(card, axis) for card in state.crowd]
            assert max(numbers) - min(numbers) == 5


# -- copies --------------------------------------------------------------------------------------------------


def test_playing_on_in_a_copy_never_changes_the_original() -> None:
    """At every decision: a copy goes the same way, and further, and the original stays as it is."""
    for seed in range(0, 16, 3):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over:
            before, other, choice = encode(game.state), game.copy(), rng.getrandbits(32)
            step(other, random.Random(choice))
            middle, further = encode(other.state), other.copy()
            for _ in range(4):
                if not further.over:
                    step(further, rng)
            assert encode(game.state) == before
            assert encode(other.state) == middle
            step(game, random.Random(choice))
            assert encode(game.state) == middle


# -- players who do not play by the rules --------------------------------------------------------------------


def the_answer_of_another(game: RaxxonGame, rng: random.Random) -> None:
    """Somebody who was not asked answers for somebody who was."""
    asked = game.decisions[0].seat
    others = [seat for seat in (*range(game.state.setup.players), -1, 99) if seat != asked]
    game.answer(rng.choice(others), rng.choice(game.options(asked)))


ATTACKS: list[Attack] = [
    hostile.what_is_not_offered,
    hostile.a_forged_option,
    hostile.an_own_list,
    hostile.a_stale_decision,
    hostile.garbage,
    hostile.a_garbage_seat,
    hostile.a_garbage_decision,
    hostile.a_false_interjection,
    the_answer_of_another,
]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_what_is_not_offered_is_refused_and_changes_nothing(attack: Attack) -> None:
    for seed in (0, 7):
        rng, bad, game = random.Random(seed), random.Random(6), new_game(random_setup(seed), seed)
        while not game.over:
            before = (encode(game.state), len(game.log), len(game.answers))
            with pytest.raises(AnswerError):
                attack(game, bad)
            assert (encode(game.state), len(game.log), len(game.answers)) == before
            step(game, rng)
        assert encode(game.state) == encode(finished(seed).state)


def test_nothing_can_be_said_when_all_is_over() -> None:
    game = finished(5)
    before = encode(game.state)
    with pytest.raises(GameOverError):
        game.answer(0, game.answers[-1].option)
    assert encode(game.state) == before


# -- bots ----------------------------------------------------------------------------------------------------


def test_bots_play_whole_games() -> None:
    for seed in range(4):
        game = new_game(random_setup(seed), seed)
        play_out(game, [GreedyBot(samples=1), RandomBot(), GreedyBot(samples=1), RandomBot()], seed)
        assert game.over
        check(game)


def test_there_is_no_bot_of_that_name() -> None:
    with pytest.raises(UnknownBotError):
        make_bot("oracle")
    assert isinstance(make_bot("greedy"), GreedyBot)
