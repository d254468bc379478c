"""Choosing: cards of the crowd and of piles, rows and columns, an order, yes or no."""

from __future__ import annotations

from typing import ClassVar

from overwinter.kernel.choices import YesNo
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame
from ..state import CrowdCard
from .grid import adjacent

PICK = OptionKind("rx-pick", "row", "col")
TAKE = OptionKind("rx-take", "zone", "card")
ROW = OptionKind("rx-row", "row")
COLUMN = OptionKind("rx-column", "col")
NEXT = OptionKind("rx-next", "card")
GROUP = OptionKind("rx-group", "group")
DONE = OptionKind("rx-done")
YES = OptionKind("rx-yes")
NO = OptionKind("rx-no")


@procedure
class RxPick(Procedure):
    """A seat picks up to ``n`` cards, at least ``least``, from the crowd (handles) and piles ("zone/card id").

    Nothing is asked where there is no choice. What was picked is in ``picked`` and ``taken``.
    """

    seat: int
    why: str
    cards: list[int]
    n: int = 1
    least: int = 1
    piles: list[str] | None = None
    linked: bool = False
    """Every card picked after the first must be adjacent to it."""
    source: str = ""
    picked: list[int] | None = None
    taken: list[str] | None = None

    def start(self, game: RaxxonGame) -> None:
        """Take at once where there is no choice, otherwise ask."""
        self.picked, self.taken = self.picked or [], self.taken or []
        # Own lists: whoever asked may have kept the ones it gave.
        self.cards, self.piles = self.cards.copy(), list(self.piles or [])
        got = len(self.picked) + len(self.taken)
        left = self.n - got
        if left <= 0 or not (self.cards or self.piles):
            return
        forced = self.least - got
        if forced >= left and len(self.cards) + len(self.piles) <= left:
            self.picked += self.cards
            self.taken += self.piles
            return
        if forced >= left and not self.cards and len(set(self.piles)) == 1:
            self.taken += self.piles[:left]
            return
        game.ask(
            self.seat,
            "rx-pick",
            options=self.options,
            then=self.chosen,
            why=self.why,
            n=left,
            card=self.source,
        )

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Every card, and "done" once there are enough."""
        cards = (game.in_crowd(handle) for handle in self.cards)
        listed = [PICK[card.row, card.col] for card in cards if card is not None]
        for entry in dict.fromkeys(self.piles or []):
            zone, _, card_id = entry.partition("/")
            listed.append(TAKE[zone, card_id])
        if len(self.picked or []) + len(self.taken or []) >= self.least:
            listed.append(DONE.only)
        return listed

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        """Take the pick; go on until there are enough."""
        if option.verb == "rx-done":
            return
        assert self.picked is not None
        assert self.taken is not None
        assert self.piles is not None
        if option.verb == "rx-take":
            entry = f"{option['zone']}/{option['card']}"
            self.taken.append(entry)
            self.piles.remove(entry)
        else:
            card = game.at(option["row"], option["col"])
            assert card is not None
            self.picked.append(card.id)
            self.cards.remove(card.id)
            if self.linked and len(self.picked) == 1:
                self.cards = [c.id for c in found(game, self.cards) if adjacent(c, card)]
        if len(self.picked) + len(self.taken) < self.n:
            self.go(self.start)


def found(game: RaxxonGame, handles: list[int] | None) -> list[CrowdCard]:
    """The cards with these handles that still lie in the crowd."""
    by_id = {card.id: card for card in game.state.crowd}
    return [by_id[handle] for handle in handles or [] if handle in by_id]


@procedure
class RxPickLine(Procedure):
    """A seat picks one row or column of a list ("row:2", "column:-1")."""

    seat: int
    why: str
    lines: list[str]
    source: str = ""
    picked: str = ""

    def start(self, game: RaxxonGame) -> None:
        """Take it at once where there is one only."""
        if len(self.lines) == 1:
            self.picked = self.lines[0]
        elif self.lines:
            game.ask(self.seat, "rx-line", options=self.options, then=self.chosen, why=self.why, card=self.source)

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        split = [line.split(":") for line in self.lines]
        return [(ROW if kind == "row" else COLUMN)[int(number)] for kind, number in split]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-row":
            self.picked = f"row:{option['row']}"
        else:
            self.picked = f"column:{option['col']}"


def line_cards(game: RaxxonGame, line: str) -> list[CrowdCard]:
    """The cards of a line ("row:2")."""
    kind, _, number = line.partition(":")
    place = int(number)
    fitting = [c for c in game.state.crowd if (c.row if kind == "row" else c.col) == place]
    return sorted(fitting, key=lambda card: (card.row, card.col))


@procedure
class RxOrder(Procedure):
    """A seat says in which order cards lie or effects happen; ``ordered`` has the ids, first one first."""

    seat: int
    why: str
    cards: list[str]
    n: int = 0
    """How many have to be named; 0: all. The rest stays in ``cards``."""
    least: int = -1
    """The seat may stop after so many; -1: it may not."""
    ordered: list[str] | None = None

    def start(self, game: RaxxonGame) -> None:
        """Ask for the next one, as long as there is a choice."""
        self.ordered, self.cards = self.ordered or [], self.cards.copy()
        n = self.n or len(self.ordered) + len(self.cards)
        if len(self.ordered) >= n or not self.cards:
            return
        if self.least < 0 and len(set(self.cards)) == 1:
            count = n - len(self.ordered)
            self.ordered += self.cards[:count]
            self.cards = self.cards[count:]
            return
        game.ask(
            self.seat,
            "rx-order",
            options=self.options,
            then=self.chosen,
            why=self.why,
            cards=list(self.cards),
        )

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """One per different card."""
        listed = [NEXT[card] for card in dict.fromkeys(self.cards)]
        if self.least >= 0 and len(self.ordered or []) >= self.least:
            listed.append(DONE.only)
        return listed

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-done":
            return
        assert self.ordered is not None
        self.ordered.append(option["card"])
        self.cards.remove(option["card"])
        self.go(self.start)


@procedure
class RxYesNo(YesNo):
    """A seat says yes or no; ``yes`` has the answer."""

    agree: ClassVar[OptionKind] = YES
    refuse: ClassVar[OptionKind] = NO
