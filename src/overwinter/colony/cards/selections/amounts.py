"""Numbers that depend on the moment: "all", "d6", "2*non-exiled-players", "-food/2"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from overwinter.kernel.vocabulary import Selection, Vocabulary

from ...game import ColonyGame
from ..vocabulary import KINDS, PlaceId
from .base import Called, Scope, read_word

AMOUNTS = Vocabulary("a number", 3)
amount_word = AMOUNTS.word

EVERYTHING = 10_000
"""More than there can be of anything: what "all" and "fill" stand for."""
_EXPRESSION = re.compile(r"(-?)(?:([1-9])\*)?([a-z][a-z0-9-]*)(?:/([2-9]))?")


@KINDS.kind("AmountWord")
def _read_word(compiler: Any, raw: Any, at: str) -> Called | None:
    """a word for a number (see Amounts)"""
    return read_word(compiler, raw, at, AMOUNTS)


@KINDS.table
@dataclass(frozen=True, slots=True)
class Count(Selection):
    """A number that is counted: ``times`` what ``of`` counts, divided by ``per`` (rounded up)."""

    of: AmountWord
    times: int = 1
    per: int = 1

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> int:
        """What it comes to now."""
        counted: int = self.of(game, seat, scope)
        return -(-counted // self.per) * self.times


AmountWord = Called
Amount = int | Count
"""A number as it stands on a card; an operation gets it when it is worked out."""


def amount(game: ColonyGame, seat: int, scope: Scope, n: Amount) -> int:
    """A number, or what is counted now."""
    return n if isinstance(n, int) else n.find(game, seat, scope)


@KINDS.kind("Amount")
def _read_amount(compiler: Any, raw: Any, at: str) -> Any:
    """a number; a word for one, also as "-word", "2*word", "word/2" (half, rounded up); or the table
    { of = word, times, per }"""
    if type(raw) is int:
        return raw
    match = _EXPRESSION.fullmatch(raw) if isinstance(raw, str) else None
    if match and match[3] in AMOUNTS:
        sign, times, word, per = match.groups()
        table = {"of": word, "times": int(times or 1) * (-1 if sign else 1), "per": int(per or 1)}
        return compiler.table(Count, table, at)
    if isinstance(raw, dict):
        return compiler.table(Count, raw, at)
    compiler.say(at, f"must be a number or one of {', '.join(sorted(AMOUNTS))}")
    return 0


@KINDS.kind("PlaceId")
def _read_place(compiler: Any, raw: Any, at: str) -> Any:
    """the id of a place"""
    if raw not in compiler.content.places:
        compiler.say(at, f"there is no place {raw!r}")
    return raw


@amount_word("all", "fill")
def everything(game: ColonyGame, seat: int, scope: Scope) -> int:
    """As many as there are, or as fit."""
    return EVERYTHING


@amount_word("d6")
def d6(game: ColonyGame, seat: int, scope: Scope) -> int:
    """A die is rolled for it."""
    rolled = game.roll()
    game.emit("die-rolled", n=rolled)
    scope["rolled"] = rolled
    return rolled


@amount_word("rolled")
def rolled(game: ColonyGame, seat: int, scope: Scope) -> int:
    """What the last die showed that this card rolled."""
    return int(scope.get("rolled", 0))


@amount_word("removed")
def removed(game: ColonyGame, seat: int, scope: Scope) -> int:
    """How many helpless survivors the card has removed before."""
    return int(scope.get("removed", 0))


@amount_word("non-exiled-players", "per-non-exiled-player")
def non_exiled_players(game: ColonyGame, seat: int, scope: Scope) -> int:
    """1 for each player who is not exiled."""
    return len(game.team(seat))


@amount_word("food")
def food(game: ColonyGame, seat: int, scope: Scope) -> int:
    """The food in the supply."""
    return game.colony_of(seat).food


@amount_word("ammunition")
def ammunition(game: ColonyGame, seat: int, scope: Scope) -> int:
    """The ammunition of your colony."""
    slot, number = game.state.slots.get("warring"), game.player(seat).colony
    return slot.ammunition[number] if slot is not None and number < len(slot.ammunition) else 0


@amount_word("people")
def people(game: ColonyGame, seat: int, scope: Scope) -> int:
    """The survivors at your colony, the helpless ones included."""
    colony = game.colony_of(seat)
    return sum(1 for one in game.friends(seat) if one.place == colony.place) + colony.helpless


@amount_word("players-at-colony")
def players_at_colony(game: ColonyGame, seat: int, scope: Scope) -> int:
    """1 for each player who has a survivor at your colony."""
    home = game.home_of(seat)
    return len({one.owner for one in game.friends(seat) if one.place == home})


@amount_word("x-alive")
def x_alive(game: ColonyGame, seat: int, scope: Scope) -> int:
    """1 for each survivor called "x" who is still in play."""
    return sum(1 for name in scope.get("x", ()) if game.survivor(name))


@amount_word("strength-at")
def strength_at(game: ColonyGame, seat: int, scope: Scope, place: PlaceId) -> int:
    """1 for each survivor at that place, and 1 for each weapon equipped to them."""
    here = game.at(place)
    return len(here) + sum(1 for one in here for card in one.items if game.item(card).symbol == "weapon")


@amount_word("pairs")
def pairs(game: ColonyGame, seat: int, scope: Scope) -> int:
    """1 for every 2 players who did what the card asked for before (`each-player`)."""
    return int(scope.get("did", 0)) // 2
