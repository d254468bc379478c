"""The bot that thinks ahead: what it compares, when it stops, what it remembers, and that it is never late."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from overwinter.colony.bots import GreedyBot, Planner, Sight, act, make_bot, play_out
from overwinter.colony.bots.features import NAMES, row
from overwinter.colony.bots.planner import Ahead, Known, Mind
from overwinter.colony.bots.swift import Imagined, Swift, deed
from overwinter.colony.bots.value import chance
from overwinter.colony.rules.endings import conditions
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel import search
from overwinter.kernel.game import Game
from overwinter.kernel.learned import Learned
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.search import PLANNERS, Budget, Plan, Verdict, think
from overwinter.raxxon import Setup as RaxxonSetup
from overwinter.raxxon import bots as raxxon_bots
from overwinter.raxxon import new_game as new_raxxon

# -- the search -------------------------------------------------------------------------------------------


@dataclass
class Guess:
    """A mind that knows what each option comes to, give or take the luck of an imagined game."""

    game: Game[object]  # type: ignore[type-var]
    worth_of: dict[Option, float]
    seat: int = 0
    tried: list[Option] = field(default_factory=list)

    def imagine(self, seed: int) -> Game[object]:  # type: ignore[type-var]
        self.luck = random.Random(seed).uniform(-0.2, 0.2)
        return self.game.copy()

    def outlook(self, game: object) -> Guess:
        return self

    def begin(self, plan: Plan) -> None:
        self.tried.append(plan.option)

    def answer(self, game: object, decision: Decision) -> Option:
        raise AssertionError("what is tried is settled at once")

    def settled(self, game: object) -> bool:
        return True

    def worth(self, game: object) -> float:
        return self.worth_of[self.tried[-1]] + self.luck


@pytest.fixture
def guess() -> Guess:
    game = new_game(Setup(players=2, mode="cooperative"), 1)
    while game.decisions[0].kind != "turn":
        game.answer(game.decisions[0].seat, game.options(game.decisions[0].seat)[0])
    options = game.options(game.decisions[0].seat)[:6]
    return Guess(game, dict(zip(options, (0.4, 0.1, 0.3, 0.7, 0.2, 0.0), strict=True)), game.decisions[0].seat)  # type: ignore[arg-type]


def test_the_best_plan_is_found_and_most_of_the_effort_goes_to_the_best(guess: Guess) -> None:
    options = list(guess.worth_of)
    verdict = think([Plan(option) for option in options], guess, Budget(playouts=60).begin(), 3)
    assert verdict.plan.option is options[3]
    assert verdict.trials[0].plan.option is options[3]
    assert guess.tried.count(options[3]) > guess.tried.count(options[5])
    assert verdict.playouts == len(guess.tried) <= 60


def test_what_is_clear_is_not_thought_about_any_longer(guess: Guess) -> None:
    options = list(guess.worth_of)
    plans = [Plan(options[0]), Plan(options[3])]
    verdict = think(plans, guess, Budget(playouts=10_000).begin(), 3)
    assert verdict.playouts == 2 * search.ENOUGH


def test_luck_alone_does_not_talk_anybody_out_of_the_first_plan(guess: Guess) -> None:
    options = list(guess.worth_of)
    guess.worth_of[options[1]] = 0.4001
    plans = [Plan(options[0]), Plan(options[1])]
    assert think(plans, guess, Budget(playouts=8).begin(), 3).plan is plans[0]


def test_without_time_it_is_the_first_plan(guess: Guess) -> None:
    plans = [Plan(option) for option in guess.worth_of]
    verdict = think(plans, guess, Budget(seconds=0.0).begin(), 3)
    assert (verdict.plan, verdict.playouts) == (plans[0], 0)


def test_who_was_kept_waiting_has_less_time(guess: Guess) -> None:
    plans = [Plan(option) for option in guess.worth_of]
    verdict = think(plans, guess, Budget(seconds=30.0).begin(waited=30.0), 3)
    assert (verdict.plan, verdict.playouts) == (plans[0], 0)


def test_a_planner_that_was_kept_waiting_does_what_greedy_would() -> None:
    game, crowd = new_game(Setup(players=3, mode="cooperative"), 4), new_raxxon(RaxxonSetup(players=2), 4)
    bot, other = Planner(Budget(seconds=1.0)), raxxon_bots.Planner(Budget(seconds=1.0))
    sight = Sight(game, game.decisions[0], random.Random(4), waited=60.0)
    assert bot.choose(sight) in sight.options
    crowded = raxxon_bots.Sight(crowd, crowd.decisions[0], random.Random(4), waited=60.0)
    assert other.choose(crowded) in crowded.options
    assert not any(one.verdict is not None and one.verdict.playouts for one in (bot, other))


class Ticking:
    """A clock that goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept = 0

    def perf_counter(self) -> float:
        self.now += 0.001
        return self.now

    def sleep(self, seconds: float) -> None:
        """Others may run."""
        self.slept += 1


@pytest.mark.plain
@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.2])
def test_a_planner_looks_at_the_clock_all_the_time(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two looks lies no more than one answer of an imagined game: it is late by one of these at most."""
    game = new_game(Setup(players=3, mode="cooperative"), 4)
    rng = random.Random(4)
    while game.decisions[0].kind != "turn":
        act(game, [GreedyBot(tries=0)] * 3, rng)
    clock = Ticking()
    monkeypatch.setattr(search, "time", clock)
    sight = Sight(game, game.decisions[0], rng)
    assert Planner(Budget(seconds=seconds)).choose(sight) in sight.options
    assert clock.now <= seconds + 0.005
    assert clock.slept or not seconds


# -- in a hurry -----------------------------------------------------------------------------------------------


def test_in_a_hurry_it_mostly_does_what_greedy_does() -> None:
    same = asked = 0
    for seed in range(2):
        game, rng = new_game(Setup(players=3, mode="cooperative"), seed), random.Random(seed)
        swift, greedy = Swift(), GreedyBot(tries=0)
        while not game.over:
            decision = game.decisions[0]
            chosen = greedy.choose(Sight(game, decision, rng))
            if len(game.options(decision.seat)) > 1:
                asked += 1
                same += swift.choose(Sight(game, decision, rng)) is chosen
            game.answer(decision.seat, chosen)
    assert same > 0.6 * asked


def test_in_a_hurry_crossroads_are_tried_too() -> None:
    """Where one choice is clearly better, whoever plays in a hurry finds it in one imagined game."""
    asked = found = 0
    for seed in (0, 3, 4, 6, 7):
        game, rng = new_game(Setup(players=3, mode="cooperative"), seed), random.Random(seed)
        swift, greedy = Swift(), GreedyBot(watches=False)
        while not game.over:
            sight = Sight(game, game.decisions[0], rng)
            chosen = swift.choose(sight)
            if greedy.opinion(sight) is None:
                worths = greedy.rate(sight)
                best = max(worths)
                if best - min(worths) > 0.4:
                    asked += 1
                    found += best - worths[sight.options.index(chosen)] < 0.4
            game.answer(sight.seat, chosen)
    assert asked >= 12
    assert found > 0.8 * asked


def test_what_is_imagined_already_is_not_dealt_anew_but_has_other_dice() -> None:
    game = new_game(Setup(players=3, mode="cooperative"), 1)
    first, second = (Imagined(game, game.decisions[0], random.Random(1)).imagine(seed) for seed in (5, 6))
    assert first.state.players == second.state.players == game.state.players
    assert first.state.places == game.state.places
    assert first.state.flow.rng != second.state.flow.rng


def test_a_deed_is_the_same_with_any_die() -> None:
    game = new_game(Setup(players=2, mode="cooperative"), 1)
    rng = random.Random(1)
    while game.decisions[0].kind != "turn":
        act(game, [GreedyBot(tries=0)] * 2, rng)
    dice = [option for option in game.options(game.decisions[0].seat) if option.get("die")]
    costs = {deed(option) for option in dice}
    assert len({done for done, _ in costs}) < len(dice)
    assert all(cost > 0 for _, cost in costs)


# -- what was learned -----------------------------------------------------------------------------------------


def test_a_better_position_is_worth_more() -> None:
    game = new_game(Setup(players=3, mode="cooperative", objective="base-main-find-a-cure"), 2)
    rng = random.Random(2)
    while game.decisions[0].kind != "turn":
        act(game, [GreedyBot(tries=0)] * 3, rng)
    colony = game.state.colonies[0]
    usual = chance(game, colony)
    assert 0 < usual < 1
    assert len(row(game, colony)) == len(NAMES)
    for name, better in (("morale", colony.morale + 3), ("food", colony.food + 4)):
        before = getattr(colony, name)
        setattr(colony, name, better)
        assert chance(game, colony) > usual, name
        setattr(colony, name, before)


def test_an_objective_that_was_never_seen_has_the_weights_of_all() -> None:
    learned = Learned({"": [1.0, -1.0], "known": [2.0, 0.0]})
    assert learned.chance("known", [0.0, 1.0]) == 0.5
    assert learned.chance("new", [0.0, 1.0]) == learned.chance("other", [0.0, 1.0]) < 0.5


# -- the turn -------------------------------------------------------------------------------------------------


def turns(players: int, seed: int, bot: Planner) -> Iterator[tuple[Sight, Option]]:
    """What a planner at seat 0 answers in its turns, and greedy at the others."""
    game, rng = new_game(Setup(players=players, mode="cooperative"), seed), random.Random(seed)
    while not game.over:
        decision = game.decisions[0]
        sight = Sight(game, decision, rng)
        player = bot if decision.seat == 0 else GreedyBot(tries=0)
        chosen = player.choose(sight)
        if decision.seat == 0 and decision.kind == "turn" and len(sight.options) > 1:
            yield sight, chosen
        game.answer(decision.seat, chosen)


@pytest.mark.plain
def test_a_plan_holds_until_something_new_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it does what it has planned it does not think; a card that it finds makes it think again."""
    thought: list[Plan] = []

    def counted(plans: list[Plan], mind: Mind, *args: object) -> Verdict:
        if mind.sight.kind == "turn":
            thought.append(plans[0])
        return Verdict(plans[0], [], 0)

    monkeypatch.setattr("overwinter.colony.bots.planner.think", counted)
    before, known = 0, None
    seen = {"planned": 0, "new": 0}
    for sight, _ in turns(2, 3, Planner(Budget(playouts=4), width=2)):
        now = Known.of(sight.view, sight.seat)
        follows = known is not None and known.covers(now)
        assert len(thought) == before + (not follows)
        seen["planned" if follows else "new"] += 1
        before, known = len(thought), known if follows else now
    assert min(seen.values()) > 5


@pytest.mark.plain
def test_a_plan_that_was_begun_comes_first_when_it_is_thought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something new is no reason to give a plan up: another one has to be better than it, not than the habit."""
    thought: list[tuple[int, list[Plan], Plan]] = []

    def other(plans: list[Plan], mind: Mind, *args: object) -> Verdict:
        found = next((plan for plan in plans if plan.manner is not None), plans[0])
        if mind.sight.kind == "turn":
            thought.append((mind.sight.view.round, plans, found))
        return Verdict(found, [], 0)

    monkeypatch.setattr("overwinter.colony.bots.planner.think", other)
    for _ in turns(2, 3, Planner(Budget(playouts=4))):
        pass
    again = 0
    for (before, _, chosen), (now, plans, _) in pairwise(thought):
        if before == now and chosen.manner is not None:
            again += 1
            assert plans[0].manner is chosen.manner
    assert again > 5


def test_the_same_seed_gives_the_same_game() -> None:
    games = [new_game(Setup(players=2, mode="cooperative"), 4) for _ in range(2)]
    for game in games:
        rng, players = random.Random(4), [Planner(Budget(playouts=4), width=2) for _ in range(2)]
        for _ in range(40):
            act(game, players, rng)
    assert games[0].answers == games[1].answers


@pytest.mark.parametrize("mode", ["standard", "betrayer"])
def test_it_plays_with_secret_objectives(mode: str) -> None:
    game = new_game(Setup(players=3, mode=mode), seed=11)
    play_out(game, [Planner(Budget(playouts=3), width=2) for _ in range(3)], seed=11)
    assert game.state.outcome


def test_a_raxxon_planner_answers_every_question_and_the_same_seed_alike() -> None:
    games = [new_raxxon(RaxxonSetup(players=2, difficulty="regular"), 3) for _ in range(2)]
    for game in games:
        rng, careful = random.Random(3), raxxon_bots.GreedyBot(samples=1)
        for turn in range(150):
            bot = careful if turn % 4 else raxxon_bots.Planner(Budget(playouts=6))
            raxxon_bots.act(game, [bot] * 2, rng)
    assert games[0].answers == games[1].answers


def test_every_level_is_offered_in_both_games() -> None:
    for name, seconds in PLANNERS.items():
        for bot in (make_bot(name), raxxon_bots.make_bot(name)):
            assert isinstance(bot, (Planner, raxxon_bots.Planner))
            assert bot.budget.seconds == seconds


def test_the_own_secret_counts_beside_the_main_objective() -> None:
    """Whoever has a secret thinks less of the same position as long as nothing of the secret is there."""
    game = new_game(Setup(players=3, betrayal=False), 2)
    rng = random.Random(2)
    while game.decisions[0].kind != "turn":
        act(game, [GreedyBot(tries=0)] * 3, rng)
    seat = game.decisions[0].seat
    met = sum(condition.met for condition in conditions(game, seat))
    assert met < len(conditions(game, seat))
    worth = Ahead(seat, game).worth(game)
    assert 0 < worth < chance(game, game.state.colonies[0])
