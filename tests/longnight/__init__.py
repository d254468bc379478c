"""Short ways to arrange positions of The Long Night.

People are named as in tests.cards, with the whole id but for the set: ``"ln-emma-han:0:school maria-lopez:1"``
(without a set: of the base game). Both sets are on the table, so that base cards can stand in where it does not
matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from overwinter.testing import Table

SETS = ("base", "longnight")


def full(name: str) -> str:
    """The id of a survivor: as it is for the survivors of this set, of the base game without a set."""
    return name if name.startswith("ln-") else f"base-{name}"


def arranged(
    people: str = "",
    *,
    players: int = 3,
    sets: Sequence[str] = SETS,
    exiled: Iterable[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: Mapping[int, Iterable[int]] | None = None,
    hurt: Mapping[str, Mapping[str, Any]] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    places: Mapping[str, Mapping[str, Any]] | None = None,
    table: Mapping[str, Any] | None = None,
    **colony: Any,
) -> Table:
    """A position that is not played yet: no crossroads card comes up. ``hurt``: tokens by survivor."""
    made = Table(players=players, packs=sets, **(table or {})).empty_deck("crossroads")
    for seat in range(players):
        hand, given = (hands or {}).get(seat, ()), (dice or {}).get(seat, ())
        made.player(seat, hand=hand, dice=given, exiled=seat in tuple(exiled))
    for person in people.split():
        name, owner, place = [*person.split(":"), "colony"][:3]
        gear, tokens = (items or {}).get(name, ()), (hurt or {}).get(name, {})
        made.survivor(full(name), int(owner), place, items=gear, **tokens)
    for place, tokens in (places or {}).items():
        made.place(place, **tokens)
    return made.colony(**colony)


def turn(people: str = "", *, at: str = "turn", seat: int = 0, **position: Any) -> Table:
    """A turn that has just begun."""
    return arranged(people, **position).start(seat, at)
