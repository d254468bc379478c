"""Set up a game (rules 1)."""

from __future__ import annotations

from overwinter.kernel.chance import seeded
from overwinter.kernel.errors import SetupError
from overwinter.kernel.procedure import Flow
from overwinter.kernel.seats import check_players

from ..cards.content import Content
from ..cards.loader import load_packs
from ..game import RaxxonGame
from ..state import RxSheet, Setup, State
from .match import RxMatch

PLAYERS = range(1, 5)
"""How many can play."""


def check_setup(setup: Setup, content: Content) -> None:
    """Refuse what the rules do not allow."""
    check_players(setup.players, PLAYERS)
    if setup.difficulty not in content.difficulties:
        raise SetupError(f"there is no difficulty {setup.difficulty!r}", "difficulty", difficulty=setup.difficulty)
    if setup.characters is None:
        return
    if setup.solo:
        raise SetupError("who plays alone chooses a character every day", "solo-character")
    for name in setup.characters:
        if name not in content.characters:
            raise SetupError(f"there is no character {name!r}", "character", character=str(name))
    if len(set(setup.characters)) != setup.players or len(setup.characters) != setup.players:
        raise SetupError("every player needs a different character", "characters", players=setup.players)


def blank_game(setup: Setup, content: Content, seed: int, *, keep_log: bool = True) -> RaxxonGame:
    """An empty table for a setup: no procedure has run yet."""
    check_setup(setup, content)
    state = State(
        flow=Flow(seeded(seed), 0, [], [], False),
        setup=setup,
        sheets=[RxSheet(seat, "", [], 0, False) for seat in range(setup.players)],
        crowd=[],
        draw=[],
        discard=[],
        supply=[],
        evac=[],
        uncontained=[],
        contained=[],
        removed=[],
        glimpses=[],
        outside={},
        rx_draw=[],
        rx_known=0,
        rx_triggered=[],
        rx_untriggered=[],
        power=0,
        day=0,
        phase="setup",
        first=0,
        active=-1,
        block_adds=0,
        no_evacuate=False,
        serial=0,
        outcome="",
    )
    game = RaxxonGame(state, content, keep_log=keep_log)
    game.seed = seed
    return game


def new_game(setup: Setup | None = None, seed: int = 0, *, keep_log: bool = True) -> RaxxonGame:
    """Start a game: shuffled, and waiting for the first choice of a character.

    >>> game = new_game(Setup(players=2, difficulty="intro"), seed=7)
    """
    setup = setup or Setup()
    game = blank_game(setup, load_packs(setup.packs), seed, keep_log=keep_log)
    game.begin(RxMatch())
    return game
