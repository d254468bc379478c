"""Random games for the tests of what a seat may see, stopped at decisions of all kinds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from overwinter import records
from overwinter.colony.fuzz import random_setup
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.kernel.data import encode
from overwinter.kernel.procedure import Procedure
from overwinter.kernel.views import to_json
from overwinter.lab.fuzzing import try_everything


def texts(value: Any) -> Iterator[str]:
    """Every text inside plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)


def play_checked(
    game: ColonyGame,
    rng: random.Random,
    seed: int,
    *,
    often: float = 0.03,
    trust: bool = False,
    also: Callable[[ColonyGame, int], object] = lambda game, seat: None,
) -> None:
    """Play at random to the end: invariants always; now and then saves, copies, imagined games and every option.

    ``trust``: the game was arranged by hand, so that its record does not lead there. ``also``: what else is asked.
    """
    while not game.over:
        seat = rng.choice(game.decisions).seat
        if rng.random() < often:
            try_everything(game, seat, check)
            assert to_json(view(imagine(game, seat, seed), seat)) == to_json(view(game, seat))
            again = records.load(records.dumps(game), trust=trust)
            assert encode(again.state) == encode(game.state) == encode(game.copy().state)
            also(game, seat)
        verb = rng.choice(sorted({option.verb for option in game.options(seat)}))
        game.answer(seat, rng.choice([o for o in game.options(seat) if o.verb == verb]))
        check(game)


def lively_game(seed: int) -> ColonyGame:
    """A game of any mode. Every second colony is so well off that even random players see many rounds."""
    game = new_game(random_setup(seed), seed)
    if seed % 2:
        game.state.colonies[0].morale, game.state.colonies[0].food, game.state.rounds_left = 10, 60, 10
        for place in game.state.places.values():
            game.state.put(place.but(zombies=[0] * len(place.zombies)))
        game.rebase()
    return game


def step(game: ColonyGame, rng: random.Random) -> None:
    """Somebody who is asked answers: any verb, any option of it."""
    decision = rng.choice(game.decisions)
    options = game.options(decision.seat)
    verb = rng.choice(sorted({option.verb for option in options}))
    game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]))


def positions(seed: int, share: float) -> Iterator[ColonyGame]:
    """A share of the positions of a random game, more of the rare ones, and the last one always."""
    rng = random.Random(seed)
    game = lively_game(seed)
    while not game.over:
        usual = all(d.kind in ("turn", "request", "exile-vote") for d in game.decisions)
        if rng.random() < (share if usual else 4 * share):
            yield game
        step(game, rng)
    yield game


def seats(game: ColonyGame) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(game.state.setup.players), None]


def breaking_in(game: ColonyGame, make: Callable[[ColonyGame, int], Procedure]) -> ColonyGame:
    """A copy of a game in somebody's turn in which another procedure comes first, as if a card had called it."""
    new = game.copy()
    new.keep_log = True
    flow = new.state.flow
    seat = flow.decisions.pop().seat
    turn = flow.stacks[0].frames[-1]
    turn.waits, turn.step = 0, "act"
    flow.stacks[0].frames.append(make(new, seat))
    new.resume()
    return new


def waiting(game: ColonyGame) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(w.seat, w.kind) for w in view(game, None).waiting]
