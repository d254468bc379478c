"""Records of rules version 1 are still played: their answers lead where they led."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from overwinter import records

FOLDER = Path(__file__).parent / "records_v1"
NAMES = sorted(path.name.removesuffix(".json.gz") for path in FOLDER.glob("*.json.gz"))


def old(name: str) -> dict[str, Any]:
    """A record as version 1 has written it."""
    found: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    assert found["rules"] == 1
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("trust", [False, True])
def test_a_record_of_version_1_is_loaded(name: str, trust: bool) -> None:
    """With every table and hand as it was; from then on it is a record of the present version."""
    doc = old(name)
    game = records.load(doc, trust=trust)
    was = doc["snapshot"]["state"]
    assert game.state.flow.rng == was["flow"]["rng"]
    assert [(d.seat, d.kind) for d in game.decisions] == [(d["seat"], d["kind"]) for d in was["flow"]["decisions"]]
    assert game.over == was["flow"]["over"]
    assert [p.hand for p in game.state.players] == [p["hand"] for p in was["players"]]
    assert list(game.state.survivors) == list(was["survivors"])
    assert (game.state.outcome, game.state.winners) == (was["outcome"], was["winners"])
    again = records.to_record(game)
    assert again["rules"] == game.rules_version > 1
    assert records.load(again).state == game.state


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("over")])
def test_a_game_of_version_1_is_played_on(name: str) -> None:
    game = records.load(old(name))
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.seat, game.options(decision.seat)[0])
    assert game.state.outcome


def test_there_are_some_in_the_middle_of_a_turn() -> None:
    deep = [[frame["is"] for frame in stack["frames"]] for n in NAMES for stack in _stacks(n)]
    assert any("Turn" in frames and "Effect" in frames for frames in deep)


def _stacks(name: str) -> list[Any]:
    found: list[Any] = old(name)["snapshot"]["state"]["flow"]["stacks"]
    return found
