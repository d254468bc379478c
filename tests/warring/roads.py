"""Arranged positions for the crossroads cards of the box, in a game of two colonies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from overwinter.testing import Table

from .table import two_colonies

FUEL, MEDICINE, JUNK = "base-starter-fuel", "base-starter-medicine", "base-starter-junk"  # junk is a tool


def full(name: str) -> str:
    """The id of a survivor: of the base game where no set is named."""
    return name if name.startswith(("wc-", "ln-")) else f"base-{name}"


def road(
    card: str,
    people: str = "",
    *,
    players: int = 4,
    seat: int | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: Mapping[int, Sequence[int]] | None = None,
    hurt: Mapping[str, Mapping[str, Any]] | None = None,
    places: Mapping[str, Mapping[str, Any]] | None = None,
    **colony: Any,
) -> Table:
    """The move step of seats 0 and 1; this card lies in wait for seat 0, or for another one that has its turn.

    ``people`` as in tests.cards (``"maria-lopez:0:school jenny-clark:1"``), with the entrance behind the place for
    who stands before an enemy colony; ``colony`` is that of seat 0.
    """
    table = two_colonies(players).deck_top("crossroads", f"wc-xr-{card}")
    for one in range(players):
        table.player(one, hand=(hands or {}).get(one, ()), dice=(dice or {}).get(one, ()))
    for person in people.split():
        name, owner, place, entrance = [*person.split(":"), "", ""][:4]
        tokens = (hurt or {}).get(name, {})
        table.survivor(full(name), int(owner), place, entrance=int(entrance or 0), **tokens)
    for place, tokens in (places or {}).items():
        table.place(place, **tokens)
    table.colony(0, **colony)
    return table.start(at="turns") if seat is None else table.start(seat, "turn-start")


def read(table: Table) -> Table:
    """Both players end their turns: then triggered cards are read."""
    return table.end_pair()


def waits(card: str, people: str = "", **position: Any) -> Table:
    """A card that waits for a state of things, at the end of that turn."""
    return read(road(card, people, **position))


def moved(table: Table, survivor: str, to: str, *, fuel: str | None = None, face: str = "blank") -> Table:
    """Seat 0 moves a survivor, and both end their turns; the card is read."""
    while not table.options(0, "move"):
        table.choose(1, "done-moving")
    if fuel is None:
        table.script(exposure=[face])
    table.choose(0, "move", survivor=full(survivor), to=to, card=fuel)
    return read(table)


def searched(table: Table, survivor: str) -> Table:
    """Seat 0 searches with a 6 and keeps the first card, and both end their turns."""
    table.done_moving().choose(0, "search", survivor=full(survivor), die=6)
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    return read(table)


def tokens(table: Table, survivor: str) -> tuple[int, int, int]:
    """Wounds, frostbite and despair of a survivor."""
    who = table.who(full(survivor))
    return who.wounds, who.frostbite, who.despair
