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
from tests.browser.guest import DESKTOP, PHONE, Guest

Wanted = Callable[[ColonyGame], bool]
SEEDS = range(1, 200)


def moment(
    wanted: Wanted,
    *,
    players: int = 4,
    bot: str = "greedy",
    seeds: Iterable[int] = SEEDS,
    **agreed: Any,
) -> ColonyGame:
    """The first game of bots in which this comes to be so, up to there; ``agreed``: of its setup."""
    for seed in seeds:
        game, rng = new_game(Setup(players=players, **agreed), seed=seed), random.Random(seed)
        bots = [make_bot(bot) for _ in range(players)]
        while True:
            if wanted(game):
                return game
            if game.over:
                break
            act(game, bots, rng)
    raise AssertionError("no game came to that")


def colony(wanted: Wanted, **wishes: Any) -> str:
    """The record of such a game; the wishes are those of :func:`moment`."""
    return records.dumps(moment(wanted, **wishes))


def war(wanted: Wanted, *, players: int = 4) -> ColonyGame:
    """Such a game of two colonies; with an odd number of players the last seat is the lone wolf."""
    packs, seeds = ["base", "longnight", "warring"], range(1, 200)
    return moment(wanted, players=players, bot="random", seeds=seeds, packs=packs, modules=["warring"])


def raxxon(wanted: Callable[[RaxxonGame], bool], *, players: int = 2, seeds: Iterable[int] = SEEDS) -> str:
    """The same for Raxxon."""
    for seed in seeds:
        game, rng = new_raxxon(RaxxonSetup(players=players), seed=seed), random.Random(seed)
        bots = [raxxon_bots.make_bot("greedy") for _ in range(players)]
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
    guest.sit("/api/import", record=record, seat=seat, free=free, pace={"bot_delay": 0})


def join(guest: Guest, code: str, seat: int) -> None:
    """Sit down at a free seat of a table that is being played."""
    guest.sit(f"/api/tables/{code}/join", seat=seat)


def two_sit_down(guests: Callable[..., Guest], game: ColonyGame, desk: int, phone: int) -> tuple[Guest, Guest]:
    """Ada at a desk and Bo with a phone sit down in the middle of a game; the other seats are free."""
    ada = guests("Ada", size=DESKTOP)
    enter(ada, records.dumps(game), seat=desk, free=True)
    bo = guests("Bo", size=PHONE, touch=True)
    join(bo, ada.table, phone)
    return ada, bo


TELL = """([token, message]) => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  const send = (one) => line.send(JSON.stringify(one));
  const hello = { type: "hello", token, language: "en", since: 0 };
  line.onopen = () => [hello, message, { type: "ping" }].forEach(send);
  line.onmessage = ({ data }) => {
    if (JSON.parse(data).type !== "pong") return;
    line.close();
    done();
  };
})"""
"""On a line of its own; what was said has been heard when this is over."""


def tell(guest: Guest, **message: Any) -> None:
    """Say something to the server for which a page in the middle of a game has no button."""
    guest.page.evaluate(TELL, [guest.token, message])
