"""Whole games: invariants, copies, records, secrecy, determinism, bots, words."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from overwinter import records
from overwinter.kernel.data import decode, encode
from overwinter.kernel.errors import NotAskedError, NotOfferedError, RecordError, UndoError
from overwinter.kernel.record import digest_of
from overwinter.raxxon import RaxxonGame, RaxxonSetup, new_game
from overwinter.raxxon.bots import Planner, RandomBot, Sight, act, make_bot, play_out
from overwinter.raxxon.bots.base import UnknownRaxxonBotError
from overwinter.raxxon.imagine import imagine
from overwinter.raxxon.invariants import check, problems
from overwinter.raxxon.view import events_for, to_json, view

from .games import random_setup, step


def finished(seed: int) -> RaxxonGame:
    rng, game = random.Random(seed), new_game(random_setup(seed), seed)
    while not game.over:
        step(game, rng)
    return game


@pytest.mark.parametrize("part", range(8))
def test_invariants_hold_after_every_answer(part: int) -> None:
    for seed in range(part * 12, part * 12 + 12):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed, keep_log=False)
        check(game)
        while not game.over:
            step(game, rng)
            check(game)


def test_every_option_is_accepted() -> None:
    for seed in range(6):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed, keep_log=False)
        while not game.over:
            decision = game.decisions[0]
            if rng.random() < 0.25:
                for option in game.options(decision.seat):
                    other = game.copy()
                    other.answer(decision.seat, option)
                    check(other)
            step(game, rng)


def test_a_copy_goes_the_same_way_and_leaves_the_original_alone() -> None:
    for seed in range(8):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over:
            before = encode(game.state)
            other = game.copy()
            choice = rng.getrandbits(32)
            step(other, random.Random(choice))
            assert encode(game.state) == before
            step(game, random.Random(choice))
            assert encode(game.state) == encode(other.state)


def test_a_state_survives_json_at_every_decision() -> None:
    for seed in range(4):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over:
            assert decode(json.loads(json.dumps(encode(game.state)))) == game.state
            step(game, rng)


def test_a_game_can_be_saved_and_loaded_at_every_decision() -> None:
    for seed in (1, 2):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over:
            if rng.random() < 0.25:
                for trust in (False, True):
                    loaded = records.load(records.dumps(game), trust=trust)
                    assert isinstance(loaded, RaxxonGame)
                    assert encode(loaded.state) == encode(game.state)
                    assert [o.id for o in loaded.options(loaded.decisions[0].seat)] == [
                        o.id for o in game.options(game.decisions[0].seat)
                    ]
            step(game, rng)


def test_a_record_replays_to_the_same_end_without_the_seed() -> None:
    for seed in range(6):
        game = finished(seed)
        doc = records.to_record(game)
        doc["seed"] = 999
        doc["digest"] = digest_of(doc)
        again = records.replay(doc)
        assert again.state.outcome == game.state.outcome
        assert [e.facts for e in again.log] == [e.facts for e in game.log]


def test_a_broken_record_is_refused() -> None:
    doc = records.to_record(finished(3))
    doc["snapshot"]["state"]["power"] = 99
    doc["digest"] = digest_of(doc)
    with pytest.raises(RecordError):
        records.load(doc)
    with pytest.raises(RecordError):
        records.load(doc, trust=True)


def test_the_same_seed_gives_the_same_game() -> None:
    for seed in range(4):
        assert encode(finished(seed).state) == encode(finished(seed).state)
    assert encode(finished(0).state) != encode(finished(16).state)


def test_undo_stops_at_reveals() -> None:
    game = new_game(RaxxonSetup(players=2, characters=["rx-char-thomas-heart", "rx-char-brian-lee"]), 1)
    seat = game.decisions[0].seat
    before = encode(game.state)
    game.answer(seat, "rx-act:strike")
    game.undo(seat)
    assert encode(game.state) == before
    game.answer(seat, "rx-investigate")
    game.answer(seat, game.options(seat)[0])
    with pytest.raises(UndoError):
        game.undo(seat)


def test_wrong_answers_change_nothing() -> None:
    game = new_game(RaxxonSetup(players=2), 1)
    seat = game.decisions[0].seat
    before = encode(game.state)
    with pytest.raises(NotOfferedError):
        game.answer(seat, "rx-pass")
    with pytest.raises(NotAskedError):
        game.answer(1 - seat, game.options(seat)[0])
    assert encode(game.state) == before


# -- secrecy -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_an_imagined_game_looks_the_same(part: int) -> None:
    for seed in range(part * 8, part * 8 + 8):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed, keep_log=False)
        while not game.over:
            if rng.random() < 0.5:
                seat = game.decisions[0].seat
                other = imagine(game, seat, rng.getrandbits(32))
                assert view(other, seat) == view(game, seat)
                assert not list(problems(other))
            step(game, rng)


def test_imagination_depends_only_on_what_is_known() -> None:
    for seed in range(8):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed, keep_log=False)
        while not game.over:
            if rng.random() < 0.3:
                other = imagine(game, 0, rng.getrandbits(32))
                one, two = imagine(game, 0, 5), imagine(other, 0, 5)
                assert everything(one) == everything(two)
            step(game, rng)


def everything(game: RaxxonGame) -> list[object]:
    """All cards by id, hidden or not."""
    state = game.state
    crowd = [(c.row, c.col, game.people[c.card].id, c.known, c.pool) for c in state.crowd]
    return [crowd, game.ids(state.draw), game.ids(state.supply), state.rx_draw]


def test_imagination_deals_hidden_cards_anew() -> None:
    game = new_game(RaxxonSetup(players=4, characters=None), 1)
    worlds = [everything(imagine(game, 0, seed)) for seed in range(5)]
    assert len({str(world) for world in worlds}) == 5
    assert everything(game) not in worlds


def test_cards_that_came_out_of_the_supply_are_never_imagined_in_it_again() -> None:
    rng, game = random.Random(2), new_game(RaxxonSetup(players=3, difficulty="regular"), 2)
    while not game.over and game.state.day < 4:
        step(game, rng)
    assert not game.over
    carriers = [name for name, n in game.state.outside.items() if n and "carrier" in name]
    assert carriers
    for seed in range(20):
        inside = game.ids(imagine(game, 0, seed).state.supply)
        assert not set(carriers) & set(inside)


def test_events_are_the_same_for_all_and_hide_nothing() -> None:
    game = finished(6)
    assert [e.facts for e in events_for(game, 0)] == [e.facts for e in events_for(game, None)]


def test_a_view_is_json() -> None:
    game = finished(5)
    text = json.dumps(to_json(view(game, None)))
    assert json.loads(text)["outcome"] == game.state.outcome


def test_handles_and_options_do_not_tell_what_a_face_down_card_is() -> None:
    game = new_game(RaxxonSetup(players=2, characters=["rx-char-thomas-heart", "rx-char-brian-lee"]), 3)
    shown = view(game, 0)
    assert all(card.card is None and card.group is None and card.health is None for card in shown.crowd.cards)
    assert [card.id for card in shown.crowd.cards] == list(range(1, 10))
    assert shown.piles.draw_top == ()


# -- bots --------------------------------------------------------------------------------------------


def test_bots_play_whole_games() -> None:
    for seed in range(4):
        game = new_game(random_setup(seed), seed)
        play_out(game, [Planner(samples=1), RandomBot(), Planner(samples=1), RandomBot()], seed)
        assert game.over


def test_a_planner_decides_by_what_it_sees() -> None:
    """Two games that look the same get the same answer, whatever lies face-down."""
    rng, game = random.Random(4), new_game(random_setup(5), 5, keep_log=False)
    compared = 0
    while not game.over and compared < 15:
        decision = game.decisions[0]
        other = imagine(game, decision.seat, rng.getrandbits(32))
        twin = other.decisions[0]
        answers = [
            Planner(samples=1).choose(Sight(g, d, random.Random(9))) for g, d in ((game, decision), (other, twin))
        ]
        assert answers[0] == answers[1]
        compared += 1
        act(game, [RandomBot()] * 4, rng)


def test_there_is_no_bot_of_that_name() -> None:
    with pytest.raises(UnknownRaxxonBotError):
        make_bot("oracle")
    assert isinstance(make_bot("planner"), Planner)


def test_all_ends_come_up() -> None:
    ends = Counter(finished(seed).state.outcome for seed in range(40))
    assert ends["overrun"]
