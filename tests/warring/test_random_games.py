"""Random games of two colonies, whose players answer in any order; ``make fuzz`` plays many more."""

from __future__ import annotations

import pytest

from overwinter.colony.fuzz_warring import PLAYERS, missing, play, random_setup
from overwinter.lab.fuzz import run
from overwinter.lab.fuzzing import Coverage


@pytest.mark.parametrize("seed", range(10))
def test_random_games_keep_the_invariants(seed: int) -> None:
    """Every position is sound; at some everything is tried: options, late answers, copies, records, sight."""
    assert play(seed, thorough=0.02).over


def test_setups_come_in_turn() -> None:
    setups = [random_setup(seed) for seed in range(40)]
    assert {setup.players for setup in setups if setup.modules == ["warring"]} == set(PLAYERS)
    assert {setup.quick for setup in setups} == {True, False}
    assert any(setup.modules == ["random-items"] for setup in setups)


def test_a_campaign_says_what_came_up() -> None:
    report = run(2, processes=1, thorough=0.0, game="warring")
    assert (report.coverage.games, report.failures) == (2, [])
    assert "wc-tac-charge" in report.coverage.seen["tactic"]
    unseen = missing(Coverage())
    assert "wc-crisis-blizzard" in unseen["crisis"]
    assert "wc-mission-blood-money" in unseen["mission"]
    assert "wc-wolf-kingmaker" in unseen["wolf's secret"]
    assert "wc-xr-the-ledger 2" in unseen["crossroads option"]


def test_a_guided_game_begins_with_what_never_came_up() -> None:
    """All crises but one have failed before: that one comes first."""
    coverage, last = Coverage(), "wc-crisis-sniper"
    for name in missing(coverage)["crisis failed"]:
        if name != last:
            coverage.note("crisis failed", name)
    seed = next(seed for seed in range(40) if random_setup(seed).players == 5)
    game = play(seed, coverage, guided=True)
    assert game.over
    assert next(event.facts["crisis"] for event in game.log if event.kind == "crisis") == last
