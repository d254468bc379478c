"""The games that can be played at a table. Each is an :class:`~overwinter.server.games.base.Adapter`."""

from .base import Adapter
from .colony import ColonyAdapter
from .raxxon import RaxxonAdapter

GAMES: dict[str, Adapter] = {adapter.id: adapter for adapter in (ColonyAdapter(), RaxxonAdapter())}
"""Games by name. A new game needs an adapter and a line here."""

__all__ = ["GAMES", "Adapter"]
