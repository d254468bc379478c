"""The games that can be played at a table, each as its :class:`~overwinter.server.adapter.Adapter`."""

from overwinter import games

from .adapter import Adapter

GAMES: dict[str, Adapter] = {name: kind.adapter() for name, kind in games.GAMES.items()}
"""Adapters by the name of the game."""
