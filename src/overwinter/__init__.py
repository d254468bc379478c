"""Overwinter: a digital edition of a family of board games about surviving a zombie winter.

An unofficial fan project. Start with :func:`overwinter.colony.rules.setting_up.new_game`.
"""

from . import engine

__version__ = "0.1.0"

ENGINE = engine.start()
"""Whether the rules run compiled."""
