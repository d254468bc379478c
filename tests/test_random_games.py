"""Random games in every mode: nothing is lost or doubled, every offer holds, every card comes up."""

from __future__ import annotations

import random

import pytest

from overwinter.colony.cards.content import Content
from overwinter.colony.fuzz import MODES, missing, play, random_setup
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.state import Setup
from overwinter.lab.fuzz import run
from overwinter.lab.fuzzing import Coverage

GAMES_PER_MODE = 18
MOST_GUIDED = 800


@pytest.mark.parametrize("mode", range(len(MODES)), ids=[f"{mode}-{players}" for mode, players in MODES])
def test_random_games_keep_the_invariants(mode: int) -> None:
    """After every answer all invariants hold; at some decisions every option is tried on a copy."""
    for number in range(GAMES_PER_MODE):
        seed = mode + number * len(MODES)
        assert (random_setup(seed).mode, random_setup(seed).players) == MODES[mode]
        assert play(seed, thorough=0.01).over


def test_a_copy_lists_the_same_options() -> None:
    """What a game remembers of the options before, a copy does not know: it lists all of them anew."""
    refused = 0
    for seed in range(12):
        game, rng = new_game(Setup(players=4), seed, keep_log=False), random.Random(seed)
        while not game.over:
            seat = game.decisions[0].seat
            refused += game.turn_kept is not None and game.decisions[0].kind == "turn"
            listed = game.options(seat)
            assert listed == game.copy().options(seat)
            game.answer(seat, rng.choice(listed))
    assert refused > 50


def never_seen(coverage: Coverage, content: Content | None = None) -> dict[str, list[str]]:
    """What never came up of a content (``None``: of everything), without single options of cards."""
    return {kind: names for kind, names in missing(coverage, content).items() if names and "option" not in kind}


@pytest.mark.slow
def test_every_card_comes_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Every card of every set and module is resolved at least once over random games with unseen cards on top."""
    coverage = Coverage()
    for seed in range(10_000, 10_000 + MOST_GUIDED):
        if never_seen(coverage, content_of(random_setup(seed))):
            play(seed, coverage, guided=True)
    left = never_seen(coverage)
    with capsys.disabled():
        lacking = missing(coverage)
        print(f"\ncoverage after {coverage.games} random games:")
        for kind, names in lacking.items():
            seen = len(coverage.seen.get(kind, ()))
            print(f"  {kind}: {seen} of {seen + len(names)}")
    assert left == {}


def test_a_campaign_reports_what_it_saw() -> None:
    """A small campaign over two processes."""
    report = run(12, processes=2, thorough=0.0)
    assert (report.coverage.games, report.failures) == (12, [])
