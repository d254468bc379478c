"""What is printed on the cards of Raxxon, for clients that draw them."""

from __future__ import annotations

import msgspec

from ..cards.content import Content


class GroupFacts(msgspec.Struct, frozen=True):
    """A group of the crowd."""

    health: str
    flip: dict[str, list[str]]
    """Icons by exact number of cards that are face up."""


class RaxxonFacts(msgspec.Struct, frozen=True):
    """The groups of a pack, and of those that it builds on."""

    groups: dict[str, GroupFacts]


def facts(content: Content, pack: str) -> RaxxonFacts:
    """What the population has in common; ``pack`` is the last one that was read."""
    return RaxxonFacts(
        groups={
            group.id: GroupFacts(group.health, {str(n): list(icons) for n, icons in group.on_flip.items()})
            for group in content.groups.values()
        }
    )
