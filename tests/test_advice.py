"""Help for people: a hint with its reason, and what a game looked back at says. Both see what the seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from overwinter import records
from overwinter import review as looking_back
from overwinter.advice import advice_lines, loss_line
from overwinter.colony.bots import GreedyBot, RandomBot, act
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.state import Setup
from overwinter.games import GAMES, kind_of
from overwinter.kernel.choices import NO, YES
from overwinter.kernel.game import Game
from overwinter.kernel.options import Option
from overwinter.kernel.search import Advice, Budget, Judged, Plan, Trial, Verdict, advice
from overwinter.raxxon import Setup as RaxxonSetup
from overwinter.raxxon import bots as raxxon_bots
from overwinter.raxxon import new_game as new_raxxon
from overwinter.raxxon.sight.imagine import imagine as imagine_raxxon
from overwinter.review import Finding, review
from overwinter.words import Words

WAR = Setup(players=4, packs=["base", "longnight", "warring"], modules=["warring"])
FEW = Budget(playouts=4)


def colony(setup: Setup) -> tuple[Game[Any], Callable[[], None], Callable[[int, int], Game[Any]]]:
    """A game, how it goes on, and how a seat imagines it."""
    game, rng, bots = new_game(setup, 6), random.Random(6), [GreedyBot(tries=0) for _ in range(setup.players)]
    return game, lambda: act(game, bots, rng), lambda seat, seed: imagine(game, seat, seed, with_log=True)


def raxxon() -> tuple[Game[Any], Callable[[], None], Callable[[int, int], Game[Any]]]:
    game, rng = new_raxxon(RaxxonSetup(players=2, difficulty="regular"), 3), random.Random(3)
    bots = [raxxon_bots.GreedyBot(samples=1)] * 2
    return game, lambda: raxxon_bots.act(game, bots, rng), lambda seat, seed: imagine_raxxon(game, seat, seed)


def test_what_was_dropped_early_is_compared_in_the_games_that_it_was_followed_in() -> None:
    game = colony(Setup(players=3))[0]
    one, other = game.options(game.decisions[0].seat)[:2]
    trials = [Trial(Plan(one), [0.2, 0.2, 0.9, 0.9]), Trial(Plan(other), [0.1, 0.1])]
    found = advice(one, Verdict(trials[0].plan, trials, 6))
    assert found is not None
    assert (found.chance, found.less) == pytest.approx((0.55, 0.45))


def in_numbers(found: Advice | Judged | None) -> tuple[Any, ...]:
    """What was said, with options by their ids."""
    if found is None:
        return ()
    return tuple(getattr(found, name) for name in found.__dataclass_fields__)


@pytest.mark.parametrize(
    ("begin", "every"),
    [(lambda: colony(Setup(players=4)), 22), (lambda: colony(WAR), 7), (raxxon, 9)],
    ids=["colony", "war", "raxxon"],
)
def test_r250_hints_and_reviews_depend_on_nothing_that_the_seat_cannot_know(begin: Any, every: int) -> None:
    """Whatever the seat cannot know is dealt anew, and what is said stays the same, to the last digit."""
    game, go_on, dreamt = begin()
    kind, said = kind_of(game), set()
    for at in range(1, 91):
        if at % every == 0:
            decision = game.decisions[0]
            seat, options = decision.seat, game.options(decision.seat)
            before = game.copy().state
            dream = dreamt(seat, at)
            asked = dream.decision(seat)
            hint = kind.advise(game, decision, FEW, 7)
            assert in_numbers(kind.advise(dream, asked, FEW, 7)) == in_numbers(hint), decision.kind
            verdict = kind.judge(game, decision, options[-1], FEW, 7)
            assert in_numbers(kind.judge(dream, asked, options[-1], FEW, 7)) == in_numbers(verdict), decision.kind
            assert game.state == before, "asking changes nothing"
            said.add(hint.why)
        go_on()
    assert "compared" in said or "weighed" in said


def test_every_reason_has_its_sentence() -> None:
    mine, other = YES.only, NO.only
    reasons = [
        Advice(mine, "compared", other, 0.58, 0.41),
        Advice(mine, "compared", other, 0.352, 0.354),
        Advice(mine, "weighed", other, gain=0.42),
        Advice(mine, "alike", other, gain=0.01),
        *[Advice(mine, why) for why in ("drawn", "usual", "only")],
    ]
    said = [advice_lines(Words("en"), one, lambda option: option.verb.upper()) for one in reasons]
    assert {line[0] for line in said} == {"I would: YES"}
    assert said[0][1] == "Played on in my head that ends well in 58 of 100 games, “NO” in 41."
    assert "0.4 morale more than “NO”" in said[2][1]
    assert len({line[1] for line in said}) == len(reasons)
    assert "in 58 of 100 games instead of 41" in loss_line(Words("en"), Finding(3, "a", "b", 0.17, 0.41))
    assert "1.2" in loss_line(Words("en"), Finding(3, "a", "b", 1.24, None))


# -- looking back -------------------------------------------------------------------------------------------


@pytest.fixture
def played() -> Game[Any]:
    game, rng = new_game(Setup(players=2, mode="cooperative"), 3), random.Random(3)
    while not game.over and len(game.answers) < 120:
        act(game, [RandomBot()] * 2, rng)
    return game


def test_the_worst_decisions_are_told_each_of_another_turn(
    played: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are looked at quickly, the worst again with care; what luck explains, or costs little, is not told."""
    looked: list[tuple[int, int]] = []

    def judge(game: Game[Any], decision: Any, given: Option, budget: Budget, seed: int) -> Judged | None:
        n = seed // 1000
        looked.append((budget.playouts, n))
        assert game.decision(decision.seat) is not None
        assert len(game.log) <= len(played.log)
        better = next(option for option in game.options(decision.seat) if option is not given)
        return Judged(better, n / 1000, 0.3, n % 2 == 0)

    kind = GAMES["colony"]
    monkeypatch.setattr(type(kind), "judge", lambda self, *args: judge(*args))
    steps: list[tuple[int, int]] = []
    record = records.to_record(played)
    found = review(record, 0, lambda done, of: steps.append((done, of)))
    quick = [n for playouts, n in looked if playouts == looking_back.QUICK]
    careful = [n for playouts, n in looked if playouts == looking_back.CAREFUL]
    assert len(quick) > looking_back.WORST
    assert careful == sorted(quick, reverse=True)[: looking_back.WORST]
    assert 0 < len(found) <= looking_back.TOLD
    assert found[0].n == max(n for n in careful if n % 2 == 0)
    assert [one.n for one in found] == sorted([one.n for one in found], reverse=True)
    between = [{entry.seat for entry in played.answers[b.n : a.n]} for a, b in pairwise(found)]
    assert all(1 in seats for seats in between), "somebody else answered between them"
    assert steps[-1][0] == steps[-1][1]
    assert records.to_record(played) == record


def test_a_review_is_the_same_every_time(played: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "QUICK", 4)
    monkeypatch.setattr(looking_back, "CAREFUL", 8)
    played.rewind(30)
    record = records.to_record(played)
    assert review(record, 0) == review(record, 0)
