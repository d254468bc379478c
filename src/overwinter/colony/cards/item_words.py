"""What a card may ask for instead of a symbol of items, each word a documented function."""

from __future__ import annotations

from overwinter.kernel.vocabulary import Vocabulary

from .content import ItemCard

ITEM_WORDS = Vocabulary("items", 1)
"""What a card may ask for instead of a symbol."""
item_word = ITEM_WORDS.word


@item_word("any")
def any_item(card: ItemCard) -> bool:
    """Any card."""
    return True


@item_word("outsider")
def outsider(card: ItemCard) -> bool:
    """An outsider."""
    return card.outsider


@item_word("equipment")
def equipment(card: ItemCard) -> bool:
    """A card that is equipped to a survivor."""
    return card.equipment


@item_word("item-not-survivor-not-event")
def plain_item(card: ItemCard) -> bool:
    """Neither a survivor card nor an event."""
    return card.symbol != "survivor" and card.kind != "event"
