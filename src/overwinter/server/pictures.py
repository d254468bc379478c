"""Positions of a game as plain data, for each reader, and what changes from one to the next."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from overwinter.kernel.game import Game
from overwinter.kernel.views import waiting

from .adapter import Adapter
from .changes import Change, change_between
from .messages import Json


class Picture:
    """One position: what all see is put together once, what a seat alone sees once for that seat.

    It is made from the game when it is first asked for: show it before the game goes on, or give it a copy.
    """

    def __init__(self, adapter: Adapter, game: Game[Any]) -> None:
        self._adapter, self._game = adapter, game
        self._public: Json | None = None
        self._own: dict[int, Json] = {}
        self._since: tuple[Picture, Change | None] | None = None

    def after_ballots(self, seats: Collection[int]) -> Picture:
        """The same position after these seats have answered what others are asked still (see :class:`Journal`)."""
        after = Picture(self._adapter, self._game)
        if self._public is not None:
            after._public = {**self._public, "waiting": _plain(waiting(self._game))}
        after._own = {seat: own for seat, own in self._own.items() if seat not in seats}
        return after

    @property
    def public(self) -> Json:
        """What everybody sees."""
        if self._public is None:
            self._public = _plain(self._adapter.view(self._game, None))
        return self._public

    def own(self, seat: int) -> Json:
        """What a seat alone sees."""
        if seat not in self._own:
            self._own[seat] = _plain(self._adapter.secrets(self._game, seat))
        return self._own[seat]

    def seen_by(self, seat: int | None) -> Json:
        """The whole view of a seat, or of a spectator."""
        return self.public if seat is None else {**self.public, "me": self.own(seat)}

    def since(self, before: Picture, seat: int | None) -> Change | None:
        """What has changed for a seat since another picture. What all see is compared once for all of them."""
        if before is self:  # told again, for whoever lost something on the way
            return None
        if self._since is None or self._since[0] is not before:
            self._since = before, change_between(before.public, self.public)
            before._since = None  # else each picture would keep all that were before it
        change = self._since[1]
        if seat is None:
            return change
        own = change_between(before.own(seat), self.own(seat))
        if own is None:
            return change
        assert change is None or isinstance(change, dict)
        return {**(change or {}), "me": own}


def _plain(view: Any) -> Any:
    return msgspec.to_builtins(view)
