"""Raxxon: a cooperative game for 1-4 players, on the same kernel as the colony games.

>>> from overwinter.raxxon import Setup, new_game
>>> game = new_game(Setup(players=2, difficulty="intro"), seed=7)
>>> [decision.kind for decision in game.decisions]
['rx-character']
"""

from .game import RaxxonGame
from .rules.setting_up import new_game
from .state import Setup

__all__ = ["RaxxonGame", "Setup", "new_game"]
