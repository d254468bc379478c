"""Decks are shuffled, cards are dealt (reference 2, R-002 to R-008)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..decks import (
    betrayal_objectives,
    crisis_cards,
    crossroads_cards,
    standard_objectives,
    starters_each,
    survivor_deck,
)


@procedure
class DealObjectives(Procedure):
    """One secret objective each; at most one betrayal among them (R-002 to R-006)."""

    def start(self, game: ColonyGame) -> None:
        """Deal them; in a cooperative game there are none."""
        state, setup = game.state, game.state.setup
        if setup.cooperative:
            return
        standard = standard_objectives(setup, game.content)
        betrayal = betrayal_objectives(setup, game.content)
        game.shuffle(standard)
        game.shuffle(betrayal)
        if setup.mode == "dilemma":
            for player in state.players:
                player.objectives = [standard.pop(), betrayal.pop()]
            return
        each = 1 if setup.mode == "betrayer" else 2
        pool = standard[: each * setup.players]
        if setup.betrayal:
            pool.append(betrayal[0])
        game.shuffle(pool)
        for player in state.players:
            player.objectives = [pool.pop()]


@procedure
class ShuffleDecks(Procedure):
    """The decks beside the board."""

    def start(self, game: ColonyGame) -> None:
        """Crises, survivors, exiled objectives, crossroads."""
        state, setup, content = game.state, game.state.setup, game.content
        state.crisis_deck = crisis_cards(setup, content)
        state.survivor_deck = survivor_deck(setup, content)
        state.exile_deck = [c.id for c in content.secrets.values() if c.kind == "exiled"]
        state.crossroads_deck = crossroads_cards(setup, content)
        for deck in (state.crisis_deck, state.survivor_deck, state.exile_deck, state.crossroads_deck):
            game.shuffle(deck)


@procedure
class DealStarters(Procedure):
    """The starting hands; what is left goes back to the box."""

    def start(self, game: ColonyGame) -> None:
        """Five cards each, with two players seven."""
        starters = list(game.content.decks.get("starter", ()))
        game.shuffle(starters)
        each = starters_each(game.setup)
        for player in game.state.players:
            player.hand = [starters.pop() for _ in range(each)]
        game.state.box = starters


DECK = 20
"""How many cards an item deck has at most."""


@procedure
class StockPlaces(Procedure):
    """The item decks of the places: of several sets 20 cards each, the others stay in the box (R-012, R-338)."""

    def start(self, game: ColonyGame) -> None:
        for place in game.state.places.values():
            cards = list(game.content.decks.get(place.id, ()))
            if cards:
                game.shuffle(cards)
            game.lay_deck(place.id, cards[:DECK])
            game.state.box += cards[DECK:]
