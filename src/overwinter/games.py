"""The games there are. This is the only list of them: command line, lab, server and records read it.

>>> kind = find("colony")
>>> game = kind.new(kind.setup(Wishes(players=4)), seed=7)
>>> words = kind.words("de", game)
>>> for event in game.log:
...     print(kind.event(words, game, event, seat=0, names=["Ada", "Ben", "Cem", "Dora"]))

A new game needs a folder with a ``kind.py`` (see :class:`overwinter.kind.GameKind`) and one word in :data:`GAMES`.
"""

from __future__ import annotations

from overwinter.colony.kind import ColonyKind
from overwinter.kernel.errors import OverwinterError
from overwinter.kind import AnyGame, GameKind
from overwinter.raxxon.kind import RaxxonKind

GAMES: dict[str, GameKind] = {kind.name: kind for kind in (ColonyKind(), RaxxonKind())}
"""Every game, by name; the one that is played where nobody asks for another first."""

USUAL = next(iter(GAMES))
"""The name of the game that is played where nobody asks for another."""


class UnknownGameError(OverwinterError):
    """There is no game of that name."""

    key = "error-game"


def find(name: str) -> GameKind:
    """A game by name."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGameError(f"there is no game {name!r}; there are: {known}", game=name, known=known)
    return GAMES[name]


def kind_of(game: AnyGame) -> GameKind:
    """The kind of a game in progress."""
    return find(game.rules_name)
