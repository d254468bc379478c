"""Saving, loading, replaying, undoing: the same game everywhere."""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from overwinter import records
from overwinter.kernel.data import decode, encode
from overwinter.kernel.errors import RecordError, UndoError
from overwinter.kernel.record import digest_of
from overwinter.raxxon import RaxxonGame, Setup, new_game
from overwinter.raxxon.sight.view import view
from tests.test_records import refused, signed
from tests.test_records_broken import _damage as damage

from .games import TABLES, finished, random_setup, step
from .tools import BRIAN, THOMAS, table

SOME = range(0, len(TABLES), 3)
"""Games of every difficulty and of every number of players."""


def digest() -> str:
    """A short name of what happens in some games, to the last byte of their records."""
    texts = [records.dumps(finished(seed)) + json.dumps(encode(finished(seed).state)) for seed in SOME]
    return hashlib.sha256("".join(texts).encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_hash_seeds_and_processes_make_no_difference(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from tests.raxxon.test_records import digest; print(digest())"],
        cwd=Path(__file__).parent.parent.parent,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == digest()


def test_other_seeds_give_other_games() -> None:
    assert len({str(new_game(Setup(players=3), seed).opening) for seed in range(10)}) == 10


def test_a_state_survives_json_at_every_decision() -> None:
    for seed in SOME:
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over:
            assert decode(json.loads(json.dumps(encode(game.state)))) == game.state
            step(game, rng)


@pytest.mark.parametrize("seed", SOME)
def test_a_game_can_be_saved_and_loaded_at_every_decision(seed: int) -> None:
    """Loaded by snapshot everywhere, by replay now and then; it goes on like the original."""
    rng, game = random.Random(seed), new_game(random_setup(seed), seed)
    while not game.over:
        for trust in (True, False) if rng.random() < 0.1 else (True,):
            loaded = records.load(records.dumps(game), trust=trust)
            assert isinstance(loaded, RaxxonGame)
            assert loaded.state == game.state
            seat = game.decisions[0].seat
            assert loaded.options(seat) == game.options(seat)
            choice = rng.getrandbits(32)
            copy = game.copy()
            step(loaded, random.Random(choice))
            step(copy, random.Random(choice))
            assert loaded.state == copy.state
        step(game, rng)


@pytest.mark.parametrize("seed", SOME)
def test_a_record_replays_to_the_same_end_without_the_seed(seed: int) -> None:
    game = finished(seed)
    doc = records.to_record(game)
    doc["seed"] = 999
    doc["digest"] = digest_of(doc)
    again = records.replay(doc)
    assert again.state.outcome == game.state.outcome
    assert [(e.kind, e.facts) for e in again.log] == [(e.kind, e.facts) for e in game.log]
    assert [a.option for a in again.answers] == [a.option for a in game.answers]


def test_a_broken_record_is_refused() -> None:
    edits: list[Callable[[dict[str, Any]], Any]] = [
        lambda state: state.update(power=99),
        lambda state: state.update(active=7),
        lambda state: state["rx_draw"].append(state["rx_draw"][0]),
        lambda state: state["draw"].append(state["supply"][0]),
        lambda state: state["draw"].append(777),
        lambda state: state["crowd"][0].update(row=state["crowd"][1]["row"], col=state["crowd"][1]["col"]),
        lambda state: state["sheets"][0].update(character="nobody"),
        lambda state: state["sheets"][0].update(tokens=[99] * 5),
        lambda state: state["sheets"][0].update(tokens=[-1] * 5),
        lambda state: state.update(rx_known=41),
    ]
    for edit in edits:
        doc = json.loads(sample())
        edit(doc["snapshot"]["state"])
        for trust in (False, True):
            refused(signed(doc), "state", trust=trust)


@functools.cache
def sample() -> str:
    """The record of a game in the middle of an effect, as text."""
    rng, game = random.Random(7), new_game(random_setup(6), 7)
    while game.over or game.state.day < 2 or game.decisions[0].kind != "rx-pick":
        step(game, rng)
    return records.dumps(game)


@pytest.mark.parametrize("seed", range(4))
def test_random_damage_is_never_a_crash(seed: int) -> None:
    """Whatever is wrong with a record: it is loaded, or refused as a record."""
    rng, loaded = random.Random(seed), 0
    for _ in range(60):
        doc = json.loads(sample())
        for _ in range(rng.choice([1, 1, 2])):
            damage(doc["snapshot"]["state"] if rng.random() < 0.7 else doc, rng)
        for trust in (False, True):
            try:
                game = records.load(signed(doc), trust=trust)
                view(cast("RaxxonGame", game), 0)
                loaded += 1
            except RecordError:
                pass
    assert loaded


def test_undo_stops_at_reveals() -> None:
    game = new_game(Setup(players=2, characters=[THOMAS, BRIAN]), 1)
    seat = game.decisions[0].seat
    before = encode(game.state)
    game.answer(seat, "rx-act:strike")
    game.undo(seat)
    assert encode(game.state) == before
    game.answer(seat, "rx-investigate")
    game.answer(seat, game.options(seat)[0])
    with pytest.raises(UndoError):
        game.undo(seat)


LOOKS: dict[str, tuple[dict[str, Any], ...]] = {
    "raxxon": ({"op": "icon", "icon": "raxxon"},),
    "infect": ({"op": "icon", "icon": "infect"},),
    "peek": ({"op": "peek", "n": 2},),
    "interview": ({"op": "interview"},),
    "look-draw": ({"op": "look-draw", "n": 2},),
    "look-raxxon": ({"op": "look-raxxon", "n": 2},),
    "kill": ({"op": "kill", "where": {"face": "down"}},),
    "flip": ({"op": "icon", "icon": "flip"},),
}


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_takes_back_what_showed_something(look: str) -> None:
    """The last answer before a card is seen cannot be undone; one that shows nothing can."""
    t = table(BRIAN, THOMAS).crowd("innocent? carrier? hostile").raxxon_top("rx-card-whistleblower")
    t.carry_out({"op": "turn-down", "least": 0, "where": {"face": "up"}}, *LOOKS[look]).done()
    if t.options("rx-pick"):
        assert t.game.undo_line(0) == ""
        t.pick(0, 0)
    assert t.game.undo_line(0) == "reveal"


def test_what_can_be_undone_comes_back_to_the_last_byte() -> None:
    """Whatever a random game allows to be taken back leaves the position before it, and the log."""
    undone = 0
    for seed in range(8):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        while not game.over and undone < 60 * (seed + 1):
            before, log, seat = encode(game.state), len(game.log), game.decisions[0].seat
            choice = rng.getrandbits(32)
            step(game, random.Random(choice))
            if not game.over and not game.undo_line(seat):
                game.undo(seat)
                undone += 1
                assert (encode(game.state), len(game.log)) == (before, log)
                step(game, random.Random(choice))
    assert undone > 50


OLD = sorted((Path(__file__).parent / "records_v1").glob("*.json.gz"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.name)
@pytest.mark.parametrize("trust", [False, True])
def test_a_record_of_version_1_is_loaded_and_played_on(path: Path, trust: bool) -> None:
    """By replaying it: what stands in its snapshot has other names by now."""
    doc = json.loads(gzip.decompress(path.read_bytes()))
    game = records.load(doc, trust=trust)
    was = doc["snapshot"]["state"]
    assert doc["rules"] == 1
    assert [(d.seat, d.kind) for d in game.decisions] == [(d["seat"], d["kind"]) for d in was["flow"]["decisions"]]
    assert (game.state.draw, game.state.rx_draw, game.state.power) == (was["draw"], was["rx_draw"], was["power"])
    rng = random.Random(1)
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.seat, rng.choice(game.options(decision.seat)))
    again = records.to_record(game)
    assert again["rules"] == game.rules_version > 1
    assert records.load(again).state == game.state
