"""Nobody learns what lies face-down or how the piles are ordered: seats, spectators and bots alike (rules 0)."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from overwinter.kernel.events import Event
from overwinter.kernel.search import Budget
from overwinter.raxxon import RaxxonGame, Setup, new_game
from overwinter.raxxon.bots import Bot, GreedyBot, Planner, RandomBot, Sight
from overwinter.raxxon.invariants import problems
from overwinter.raxxon.sight.imagine import imagine
from overwinter.raxxon.sight.view import events_for, own_view, to_json, view
from overwinter.raxxon.testing import Table

from .games import TABLES, another_truth, finished, positions, random_setup, seats, step
from .tools import BRIAN, THOMAS

GAMES = 2 * len(TABLES)
"""Two games of every difficulty and number of players."""
REVEALING = {
    *("rx-flipped", "rx-killed", "rx-peeked", "rx-interviewed", "rx-looked", "rx-infected", "rx-evening"),
    *("rx-triggered", "rx-untriggered", "rx-game-over"),
}
"""What shows hidden cards to all: from there on two games may well differ."""


@pytest.mark.parametrize("part", range(4))
def test_another_truth_looks_the_same(part: int) -> None:
    """Only hidden facts differ: view, options and log are equal for every seat and the spectator."""
    for seed in range(part, GAMES, 4):
        for game in positions(seed, 0.15):
            other = another_truth(game, random.Random(seed))
            other.log = [Event(e.kind, e.facts, e.secret, e.audience) for e in game.log]
            for seat in seats(game):
                assert view(other, seat) == view(game, seat)
                assert events_for(other, seat) == events_for(game, seat)
            if not game.over:
                assert other.state != game.state
                assert not list(problems(other))


@pytest.mark.parametrize("part", range(4))
def test_another_truth_gives_the_same_dreams(part: int) -> None:
    """What is imagined depends on nothing but what all know, to the last card."""
    for seed in range(part, GAMES, 4):
        for game in positions(seed, 0.15):
            if not game.over:
                other = another_truth(game, random.Random(seed))
                dream = imagine(game, 0, 7)
                assert imagine(other, 0, 7).state == dream.state
                assert imagine(imagine(game, 0, seed), 0, 7).state == dream.state


@pytest.mark.parametrize("part", range(4))
def test_an_answer_tells_no_more_than_the_rules_say(part: int) -> None:
    """The same answer in both truths: the same is told and asked until a card is turned up, drawn or looked at."""
    compared = 0
    for seed in range(part, GAMES, 4):
        for game in positions(seed, 0.05):
            if game.over:
                continue
            other = another_truth(game, random.Random(seed))
            seat = game.decisions[0].seat
            ids = [option.id for option in game.options(seat)]
            for answer in random.Random(seed).sample(ids, min(len(ids), 4)):
                compared += told_the_same(game, other, seat, answer)
    assert compared > 20


def told_the_same(game: RaxxonGame, other: RaxxonGame, seat: int, answer: str) -> bool:
    """Play the same answer; whether the two games could be compared to the next question."""
    told = []
    for start in (game, other):
        played = start.copy()
        played.keep_log = True
        # What happens by chance is no secret: the same luck in both.
        played.state.flow.rng = game.state.flow.rng
        played.answer(seat, answer)
        told.append(played)
    for one, two in zip(told[0].log, told[1].log, strict=False):
        if one.kind in REVEALING and two.kind in REVEALING:
            return False
        assert (one.kind, one.facts, one.secret) == (two.kind, two.facts, {})
    if told[0].over or told[1].over:
        return False
    assert len(told[0].log) == len(told[1].log)
    assert view(told[0], seat) == view(told[1], seat)
    return True


def test_which_card_of_a_pool_lies_where_does_not_come_through() -> None:
    """RX-17: a stampede through one column, a curfew of another, unseen cards among both."""
    t = Table(2, characters=[THOMAS, BRIAN]).raxxon_top("rx-card-stampede")
    t.crowd("chaotic innocent? family", "carrier? hostile? hostile?", "hostile family? innocent").resolve("raxxon")
    t.choose("rx-choose", choice=1).choose("rx-column", col=0)
    t.choose("rx-act", action="special").choose("rx-column", col=2)
    assert {card.pool > 0 for card in t.state.crowd} == {True, False}
    dream = imagine(t.game, 0, 7)
    for seed in range(20):
        other = another_truth(t.game, random.Random(seed))
        assert view(other, 0) == view(t.game, 0)
        assert imagine(other, 0, 7).state == dream.state


def test_an_imagined_game_is_a_game() -> None:
    """Random players finish it, and every position on the way is sound."""
    for seed in range(0, GAMES, 3):
        for game in positions(seed, 0.01):
            other, rng = imagine(game, 0, seed), random.Random(seed)
            while not other.over:
                assert not list(problems(other))
                step(other, rng)


def everything(game: RaxxonGame) -> list[object]:
    """All cards by id, hidden or not."""
    state = game.state
    crowd = [(c.row, c.col, game.people[c.card].id, c.known, c.pool) for c in state.crowd]
    return [crowd, game.ids(state.draw), game.ids(state.supply), state.rx_draw]


def test_imagination_deals_hidden_cards_anew() -> None:
    game = new_game(Setup(players=4, characters=None), 1)
    worlds = [everything(imagine(game, 0, seed)) for seed in range(5)]
    assert len({str(world) for world in worlds}) == 5
    assert everything(game) not in worlds


def test_what_was_seen_stays_where_it_is() -> None:
    t = Table(2, characters=[BRIAN, THOMAS]).crowd("hostile carrier! innocent?").start()
    for seed in range(10):
        dream = imagine(t.game, 1, seed)
        assert [dream.person(card).id for card in dream.state.crowd][:2] == t.game.ids(
            card.card for card in t.state.crowd[:2]
        )


def test_cards_that_came_out_of_the_supply_are_never_imagined_in_it_again() -> None:
    game = next(g for g in late_games() if any("carrier" in name for name in g.state.outside))
    carriers = [name for name, n in game.state.outside.items() if n and "carrier" in name]
    for seed in range(20):
        assert not set(carriers) & set(game.ids(imagine(game, 0, seed).state.supply))


def test_whoever_has_been_seen_is_known_to_be_outside_the_supply() -> None:
    """Every infected card that lies open, or was looked at, is remembered; the bots count on it."""
    for seed in range(0, GAMES, 2):
        for game in positions(seed, 0.1):
            state, people = game.state, game.people
            seen = [card.card for card in state.crowd if card.up or card.known]
            seen += [n for n, glimpse in zip(state.draw, state.glimpses, strict=False) if glimpse.known]
            seen += state.discard + state.uncontained + state.contained
            counts = Counter(people[n].id for n in seen if not people[n].healthy)
            assert all(state.outside.get(name, 0) >= count for name, count in counts.items())


def late_games() -> Iterator[RaxxonGame]:
    """Games on their third day."""
    for seed in range(200):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over and game.state.day < 3:
            step(game, rng)
        if not game.over:
            yield game


def test_events_are_the_same_for_all_and_hide_nothing() -> None:
    game = finished(6)
    assert [e.facts for e in events_for(game, 0)] == [e.facts for e in events_for(game, None)]
    assert not any(event.secret for event in game.log)


def test_a_view_is_json() -> None:
    game = finished(5)
    text = json.dumps(to_json(view(game, None)))
    assert json.loads(text)["outcome"] == game.state.outcome


def test_handles_do_not_tell_what_a_face_down_card_is() -> None:
    game = new_game(Setup(players=2, characters=[THOMAS, BRIAN]), 3)
    shown = view(game, 0)
    assert all(card.card is None and card.group is None and card.health is None for card in shown.crowd.cards)
    assert [card.id for card in shown.crowd.cards] == list(range(1, 10))
    assert shown.piles.draw_top == ()


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "each"),
    [(RandomBot(), 12), (GreedyBot(), 12), (Planner(Budget(playouts=6)), 4)],
    ids=["random", "greedy", "planner"],
)
def test_a_bot_decides_by_what_its_seat_may_know(bot: Bot, each: int) -> None:
    """Two games that differ only in hidden facts get the same answer, at decisions of all kinds."""
    compared: Counter[str] = Counter()
    for seed in range(len(TABLES)):
        for game in positions(seed, 0.05):
            if game.over or compared[game.decisions[0].kind] >= each:
                continue
            decision = game.decisions[0]
            truths = [game, *(another_truth(game, random.Random(n)) for n in (1, 2))]
            answers = {bot.choose(Sight(truth, truth.decisions[0], random.Random(9))).id for truth in truths}
            assert len(answers) == 1, (seed, decision.kind)
            compared[decision.kind] += 1
    assert {"rx-turn", "rx-choose", "rx-pick", "rx-consequence", "rx-place"} <= set(compared)


def test_a_bot_leaves_the_game_alone() -> None:
    for game in positions(5, 0.1):
        if not game.over:
            before = game.state.copy()
            Planner(Budget(playouts=4)).choose(Sight(game, game.decisions[0], random.Random(1)))
            assert game.state == before


def test_only_the_own_question_differs_between_seats() -> None:
    """The server puts together what all see once, and adds what each seat alone sees."""
    game = new_game(Setup(players=3), 4)
    rng = random.Random(4)
    while not game.over:
        public = view(game, None, with_options=False)
        for seat in range(3):
            own = own_view(game, seat, with_options=False)
            assert view(game, seat, with_options=False) == replace(public, me=own)
        decision = game.decisions[0]
        game.answer(decision.seat, rng.choice(game.options(decision.seat)), decision.id)
