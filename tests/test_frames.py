"""Between two answers a seat sees nothing that it does not know before or after: no frame tells more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overwinter.colony.fuzz import random_setup
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import view
from overwinter.kernel.game import Game
from overwinter.kernel.views import to_json
from overwinter.raxxon.fuzz import random_setup as random_raxxon
from overwinter.raxxon.rules.setting_up import new_game as new_raxxon
from overwinter.raxxon.sight.view import view as raxxon_view
from tests.secrecy_tools import texts

PLACES = {"held-crossroads"}
"""What has a dash like the name of a card, and is none."""


def names(value: Any) -> set[str]:
    """The names of cards and people inside plain data: all have a dash."""
    return {text for text in texts(to_json(value)) if "-" in text} - PLACES


def check(game: Game[Any], look: Any, seats: list[int | None], rng: random.Random, most: int) -> int:
    """Play at random and look at every frame through all eyes; how many there were."""
    looked = 0
    while not game.over and len(game.answers) < most:
        before = {seat: names(look(game, seat, with_options=False)) for seat in seats}
        decision = rng.choice(game.decisions)
        told, game.frames = len(game.log), []
        game.answer(decision.seat, rng.choice(game.options(decision.seat)))
        frames, game.frames = game.frames, None
        assert len(frames) == len(game.log) - told
        for seat in seats:
            known = before[seat] | names(look(game, seat, with_options=False))
            for frame, event in zip(frames, game.log[told:], strict=True):
                known |= names(event.seen_by(seat))
                seen = names(look(game.with_state(frame), seat, with_options=False))
                assert seen <= known, f"{event.kind} shows {seat}: {sorted(seen - known)}"
                looked += 1
    return looked


@pytest.mark.parametrize("seed", range(12))
def test_no_frame_of_a_colony_tells_more(seed: int) -> None:
    game = new_game(random_setup(seed), seed)
    seats: list[int | None] = [*range(game.state.setup.players), None]
    assert check(game, view, seats, random.Random(seed), 120) > 0


@pytest.mark.parametrize("seed", range(4))
def test_no_frame_of_raxxon_tells_more(seed: int) -> None:
    game = new_raxxon(random_raxxon(seed), seed)
    seats: list[int | None] = [*range(game.state.setup.players), None]
    assert check(game, raxxon_view, seats, random.Random(seed), 60) > 0
