"""Arrange a position, then play from it: the public door for tests of both games.

:class:`Table` arranges a colony game (see :mod:`overwinter.colony.testing`), :class:`RaxxonTable` a game of Raxxon
(see :mod:`overwinter.raxxon.testing`).
"""

from overwinter.colony.testing import Table
from overwinter.raxxon.testing import Table as RaxxonTable

__all__ = ["RaxxonTable", "Table"]
