"""What chance has dealt to a game: the cards that come up early, and those that are in play from the start.

Nothing but the shuffle decides it, so games with a card and games without it can be compared (see
:mod:`overwinter.colony.balance`).
"""

from __future__ import annotations

from .game import ColonyGame
from .modules.improvements import Improvements
from .modules.laboratory.slot import Laboratory

CRISES, ROADS_EACH, ITEMS, EXPERIMENTS = 3, 3, 5, 2
"""So many of the first cards of a deck come up early; crossroads cards: so many for each player."""


def dealt(game: ColonyGame) -> dict[str, list[str]]:
    """The ids of such cards by kind, in a game that has just been set up."""
    state = game.state
    tops = {game.item(card).id for place in state.places.values() for card in place.deck[:ITEMS]}
    return {
        "crisis": state.crisis_deck[:CRISES],
        "crossroads": state.crossroads_deck[: ROADS_EACH * len(state.players)],
        "item": sorted(tops),
        "survivor": sorted(game.content.survivors.keys() - set(state.survivor_deck)),
        "secret": [player.objectives[0] for player in state.players if player.objectives],
        "improvement": [one.card for one in Improvements.of(game).row],
        "experiment": Laboratory.of(game).deck[:EXPERIMENTS],
    }


def side_effects(game: ColonyGame) -> list[str]:
    """The side effects that survivors got in a game."""
    return sorted({str(event.facts["card"]) for event in game.log if event.kind == "side-effect"})


def missions(game: ColonyGame) -> list[str]:
    """The missions that the lone wolf had at the start of a game."""
    return sorted(
        str(card) for event in game.log if event.kind == "missions-dealt" for card in event.secret["cards"]
    )
