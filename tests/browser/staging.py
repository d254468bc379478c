"""Moments of games, made without a browser: bots play until something is so, the record goes to the server."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from overwinter import records
from overwinter.colony.bots import make_bot
from overwinter.colony.bots.base import act
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.raxxon.bots import base as raxxon_bots
from overwinter.raxxon.game import RaxxonGame
from overwinter.raxxon.rules.setting_up import new_game as new_raxxon
from overwinter.raxxon.state import Setup as RaxxonSetup
from tests.browser.guest import Guest

Wanted = Callable[[ColonyGame], bool]
SEEDS = range(1, 40)


def colony(
    wanted: Wanted,
    *,
    players: int = 4,
    bot: str = "greedy",
    seeds: Iterable[int] = SEEDS,
    **agreed: Any,
) -> str:
    """The record of the first game of bots in which this comes to be so, up to there; ``agreed``: of its setup."""
    for seed in seeds:
        game, rng = new_game(Setup(players=players, **agreed), seed=seed), random.Random(seed)
        bots = [make_bot(bot) for _ in range(players)]
        while True:
            if wanted(game):
                return records.dumps(game)
            if game.over:
                break
            act(game, bots, rng)
    raise AssertionError("no game came to that")


def raxxon(wanted: Callable[[RaxxonGame], bool], *, players: int = 2, seeds: Iterable[int] = SEEDS) -> str:
    """The same for Raxxon."""
    for seed in seeds:
        game, rng = new_raxxon(RaxxonSetup(players=players), seed=seed), random.Random(seed)
        bots = [raxxon_bots.make_bot("planner") for _ in range(players)]
        while True:
            if wanted(game):
                return records.dumps(game)
            if game.over:
                break
            raxxon_bots.act(game, bots, rng)
    raise AssertionError("no game came to that")


def asked(kind: str, *, seat: int = 0, round_: int = 1) -> Wanted:
    """Wanted: this seat has this kind of decision, in this round or later."""

    def so(game: ColonyGame) -> bool:
        decision = None if game.over else game.decision(seat)
        return decision is not None and decision.kind == kind and game.state.round >= round_

    return so


def enter(guest: Guest, record: str, *, seat: int = 0, free: bool = False) -> None:
    """Sit down in the middle of a recorded game; bots have the other seats, or (``free``) nobody has."""
    wish: dict[str, Any] = {"record": record, "name": guest.name, "seat": seat, "free": free}
    wish["pace"] = {"bot_delay": 0}
    made = guest.context.request.post(f"{guest.home}/api/import", data=wish)
    assert made.ok, made.text()
    found = made.json()
    guest.table = found["code"]
    guest.open(f"/s/{found['token']}")
    guest.page.wait_for_url("**/t/*")
