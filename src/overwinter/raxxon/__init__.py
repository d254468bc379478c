"""Raxxon: a cooperative game for 1-4 players, on the same kernel as the colony games.

>>> from overwinter.raxxon import RaxxonSetup, new_game
>>> game = new_game(RaxxonSetup(players=2, difficulty="intro"), seed=7)
>>> [decision.kind for decision in game.decisions]
['rx-character']
"""

from .game import RaxxonGame
from .rules.setting_up import new_game
from .state import RaxxonSetup

__all__ = ["RaxxonGame", "RaxxonSetup", "new_game"]
