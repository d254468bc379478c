"""What is printed on the cards of the colony game, for clients that draw them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..cards.content import Content


class ItemFacts(msgspec.Struct, frozen=True):
    """An item card of one deck."""

    words: str
    """The key of its words."""
    name: str
    """The card as all decks share it."""
    symbol: str
    kind: str
    deck: str
    outsider: bool


class SurvivorFacts(msgspec.Struct, frozen=True):
    """A survivor."""

    influence: int
    attack: int
    search: int
    human: bool


class CrisisFacts(msgspec.Struct, frozen=True):
    """A crisis."""

    prevent: list[str]


class ObjectiveSideFacts(msgspec.Struct, frozen=True):
    """One side of a main objective."""

    morale: int
    rounds: int


class ObjectiveFacts(msgspec.Struct, frozen=True):
    """A main objective."""

    length: str
    sides: dict[str, ObjectiveSideFacts]


class SecretFacts(msgspec.Struct, frozen=True):
    """A secret objective."""

    kind: str


class ColonyFacts(msgspec.Struct, frozen=True):
    """The cards of one pack by id: no words, no effects."""

    items: dict[str, ItemFacts]
    survivors: dict[str, SurvivorFacts]
    crises: dict[str, CrisisFacts]
    objectives: dict[str, ObjectiveFacts]
    secrets: dict[str, SecretFacts]


def facts(content: Content, pack: str) -> ColonyFacts:
    """The cards of one pack among those that were read."""
    return ColonyFacts(
        items={
            card.id: ItemFacts(f"item-{card.name}", card.name, card.symbol, card.kind, card.deck, card.outsider)
            for card in _own(content.cards, pack)
        },
        survivors={
            card.id: SurvivorFacts(card.influence, card.attack, card.search, card.human)
            for card in _own(content.survivors, pack)
        },
        crises={card.id: CrisisFacts(list(card.prevent)) for card in _own(content.crises, pack)},
        objectives={
            card.id: ObjectiveFacts(
                card.length,
                {name: ObjectiveSideFacts(side.morale, side.rounds) for name, side in card.sides.items()},
            )
            for card in _own(content.objectives, pack)
        },
        secrets={card.id: SecretFacts(card.kind) for card in _own(content.secrets, pack)},
    )


def _own(cards: Mapping[str, Any], pack: str) -> list[Any]:
    return [card for card in cards.values() if card.pack == pack]
