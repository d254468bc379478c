"""What all actions of a turn share: the desk of the acting player, and reasons why something is not on offer."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...state import Player, Survivor
from .. import questions


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not on offer: a message key with arguments."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)


@lru_cache(maxsize=4096)  # the usual handfuls; others are sorted again
def values_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What dice show, each value once, the lowest first: the same few dice lie there again and again."""
    return tuple(sorted(set(dice)))


class Desk:
    """What the acting player has to work with, looked up once for all actions."""

    __slots__ = ("asked", "colony", "dice", "game", "hand", "own", "player", "restricted", "seat", "side")

    def __init__(self, game: ColonyGame, seat: int, asked: list[str] | None = None) -> None:
        state, items = game.state, game.content.items
        player, locked = state.players[seat], state.locked
        self.game = game
        self.seat = seat
        self.player: Player = player
        self.own: list[Survivor] = [one for one in state.survivors.values() if one.owner == seat and not one.aside]
        self.colony = state.colonies[player.colony]
        self.side = game.side_of(self.colony)
        """What the colony works for."""
        self.dice = values_of(tuple(player.unused))
        hand = [card for card in player.hand if card not in locked] if locked else player.hand
        self.hand = {items[card].id: card for card in hand}
        """Usable hand cards: one number per card id."""
        self.restricted = bool(state.lasting) and questions.restricted(game)
        """Whether anything is forbidden to anybody."""
        self.asked = asked or []
        """Symbols already asked for in this turn."""

    def dice_from(self, value: int) -> tuple[int, ...]:
        """The dice that show a number or more."""
        dice = self.dice
        return dice if not dice or dice[0] >= value else dice[bisect_left(dice, value) :]


class Action:
    """One kind of action: what it offers, why not, and how it is carried out."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of its options."""
    explained: ClassVar[str] = ""
    """What it is called when a player asks why a survivor cannot do it; empty: it is not a survivor's action."""

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Add all legal options to ``out``."""
        raise NotImplementedError

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Why this survivor has no such option now; ``None`` if it has, or if that needs no reason."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """The procedure that carries a chosen option out."""
        raise NotImplementedError


def no_die(desk: Desk, value: int, survivor: Survivor) -> Reason | None:
    """A reason if no unused die reaches a value."""
    if not desk.player.unused:
        return Reason("why-no-dice")
    if desk.dice[-1] < value:
        return Reason("why-die-too-low", {"survivor": survivor.id, "n": value})
    return None
