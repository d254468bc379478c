"""Bots: they see what their seat sees, they finish every game, and the careful one beats the careless one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from overwinter.colony.bots import (
    BOTS,
    Bot,
    GreedyBot,
    Planner,
    RandomBot,
    Sight,
    UnknownBotError,
    act,
    make_bot,
    play_out,
)
from overwinter.colony.bots.actions import Turn
from overwinter.colony.bots.base import printed_cards
from overwinter.colony.bots.judgement import Judgement
from overwinter.colony.bots.leanings import LEANINGS, Leaning
from overwinter.colony.bots.plans import Fortress
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.colony.study import simulate, summarize
from overwinter.kernel.search import Budget
from overwinter.testing import Table

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"


def cooperative(objective: str, players: int) -> Setup:
    return replace(Setup(), players=players, mode="cooperative", objective=f"base-main-{objective}")


# -- what a bot sees -----------------------------------------------------------------------------------


def test_a_sight_is_the_seat_s_view_and_nothing_more() -> None:
    game = new_game(Setup(players=3), seed=1)
    sight = Sight(game, game.decisions[0], random.Random(1))
    public = {name for name in dir(sight) if not name.startswith("_")}
    assert public == {"about", "decision", "imagine", "kind", "options", "rng", "seat", "view", "waited"}
    assert sight.view == view(game, sight.seat, with_options=False)
    assert not any(isinstance(getattr(sight, name), ColonyGame) for name in public)


@pytest.mark.parametrize(
    ("make", "every"),
    [(RandomBot, 1), (GreedyBot, 1), (lambda: Planner(Budget(playouts=4), width=2), 8)],
    ids=["random", "greedy", "planner"],
)
@pytest.mark.parametrize(
    ("mode", "players", "seed"), [("standard", 4, 3), ("cooperative", 2, 5), ("betrayer", 3, 8)]
)
def test_r250_a_bot_answers_alike_in_every_game_its_seat_can_imagine(
    make: Callable[[], Bot], every: int, mode: str, players: int, seed: int
) -> None:
    """Whatever the seat cannot know is dealt anew, and the answer stays the same: so it did not depend on it."""
    game = new_game(replace(Setup(), players=players, mode=mode), seed)
    rng, at, compared = random.Random(seed), 0, 0
    while not game.over and at < 150:
        decision, at = game.decisions[0], at + 1
        if at % every == 0:
            real = make().choose(Sight(game, decision, random.Random(7)))
            dream = imagine(game, decision.seat, seed=at, with_log=True)
            asked = dream.decision(decision.seat)
            assert asked is not None
            assert make().choose(Sight(dream, asked, random.Random(7))).id == real.id, (decision.kind, at)
            compared += 1
        act(game, [GreedyBot(tries=0)] * players, rng)
    assert compared * every > 40


# -- playing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2, mode="cooperative"),
        Setup(players=3, mode="standard"),
        Setup(players=4, mode="betrayer"),
        Setup(players=5, mode="standard", hardcore=True),
        Setup(players=3, mode="standard", elimination=True),
        Setup(players=2, mode="dilemma"),
    ],
    ids=lambda setup: f"{setup.mode}-{setup.players}",
)
def test_every_bot_plays_every_mode_to_the_end(name: str, setup: Setup) -> None:
    game = new_game(setup, seed=11)
    play_out(game, [make_bot(name)] * setup.players, seed=11)
    assert game.over
    assert game.state.outcome


def test_mixed_bots_play_together() -> None:
    game = new_game(Setup(players=4), seed=2)
    play_out(game, [make_bot("greedy"), make_bot("random")] * 2, seed=2)
    assert game.over


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (new_game(cooperative("find-a-cure", 2), seed=4) for _ in range(2))
    for game in (first, second):
        play_out(game, [GreedyBot()] * 2, seed=4)
    assert first.answers == second.answers


@pytest.mark.slow
def test_greedy_wins_clearly_more_often_than_random() -> None:
    won = {"greedy": 0, "random": 0}
    for objective in ("find-a-cure", "we-need-more-samples", "eight-weeks-of-darkness"):
        for name in won:
            results = simulate(cooperative(objective, 2), [name], games=8, seed=20, processes=1)
            won[name] += summarize(results).outcomes["completed"]
    assert won["greedy"] >= won["random"] + 6


def sight_of(table: Table, seat: int) -> Sight:
    return Sight(table.game, table.game.decisions[0], random.Random(seat))


def test_nobody_goes_out_once_the_town_is_clear_of_zombies() -> None:
    """The objective is looked at after zombies came to everybody outside: so it is kept in mind when met."""
    table = Table(players=2, objective="base-main-kill-them").player(0, dice=[5, 6]).colony(food=4)
    for name in ("base-maria-lopez", "base-rod-miller"):
        table.survivor(name, owner=0, place="colony")
    sight = sight_of(table.start(seat=0), 0)
    assert any(option.verb == "move" for option in sight.options)
    assert all(condition.met for condition in sight.view.colony_of(sight.seat).goal)
    assert GreedyBot().choose(sight).verb != "move"


def test_the_greedy_bot_knows_the_cards_of_a_pack_from_a_folder() -> None:
    homebrew = str(Path(__file__).parent.parent / "examples" / "homebrew")
    game = new_game(Setup(players=2, mode="cooperative", packs=["base", homebrew]), seed=1)
    play_out(game, [GreedyBot()] * 2, seed=1)
    assert game.over


def test_the_last_one_at_home_stays_with_the_helpless() -> None:
    table = Table(players=2, objective="base-main-too-many-mouths").colony(helpless=7)
    table.survivor("base-maria-lopez", owner=0, place="colony").survivor(
        "base-rod-miller", owner=0, place="school"
    )
    sight = sight_of(table.player(0, dice=[2]).start(seat=0), 0)
    judge = Judgement(sight.view, 0, printed_cards(sight))
    turn = Turn(judge)
    assert turn.keeping("colony", "library") < 0 == turn.keeping("school", "library")


def test_entrances_to_which_no_zombies_come_are_walled_up_first() -> None:
    table = Table(players=2, objective="base-main-home-sweet-home")
    table.survivor("base-maria-lopez", owner=0, place="colony").place("colony", zombies=[2] * 6)
    sight = sight_of(table.player(0, dice=[2]).start(seat=0), 0)
    judge = Judgement(sight.view, 0, printed_cards(sight))
    plan = Fortress(judge)
    assert plan.gain("colony", 6, barricades=1) > plan.gain("colony", 1, barricades=1)


def test_a_leaning_weighs_for_its_objective_and_side_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays it builds more gladly, fears rolls more and works harder for it; nobody else does."""

    def weighed(objective: str, *, hardcore: bool = False) -> tuple[float, float, float]:
        table = Table(players=3, objective=objective, hardcore=hardcore).survivor("base-maria-lopez", owner=0)
        sight = sight_of(table.player(0, dice=[2]).start(seat=0), 0)
        judge = Judgement(sight.view, 0, printed_cards(sight))
        build = next(option for option in sight.options if option.verb == "barricade")
        return Turn(judge).worth(build), judge.roll_risk(judge.own[0], "school"), judge.drive

    cure, samples = "base-main-find-a-cure", "base-main-we-need-more-samples"
    for key in list(LEANINGS):
        monkeypatch.delitem(LEANINGS, key)
    before = [weighed(cure), weighed(cure, hardcore=True), weighed(samples)]
    monkeypatch.setitem(LEANINGS, (cure, "normal"), Leaning(caution=2.0, drive=1.5, gladly={"barricade": 0.7}))
    build, risk, drive = before[0]
    assert weighed(cure) == pytest.approx((build + 0.7, 2 * risk, 1.5 * drive))
    assert [weighed(cure, hardcore=True), weighed(samples)] == before[1:]


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(UnknownBotError, match="there are: random, greedy"):
        make_bot("clever")


# -- the page ------------------------------------------------------------------------------------------------


def test_the_bot_of_the_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/bots.md shows a whole bot; it is run as it stands there."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    own = next(block for block in blocks if "class " in block)
    assert len(own.strip().splitlines()) <= 24
    before = dict(BOTS)
    try:
        for block in blocks:
            exec(compile(block, str(PAGE), "exec"), {"__name__": "page"})
        name = next(iter(set(BOTS) - set(before)))
        for mode, players in (("cooperative", 2), ("standard", 3)):
            game = new_game(replace(Setup(), players=players, mode=mode), seed=1)
            play_out(game, [make_bot(name)] * players, seed=1)
            assert game.over
    finally:
        for name in set(BOTS) - set(before):
            del BOTS[name]
    assert "games" in capsys.readouterr().out
