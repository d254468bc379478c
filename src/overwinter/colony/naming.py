"""What the things of a colony game are called: cards, survivors, places, symbols."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overwinter.words import Words

from .cards.content import Content


@dataclass(frozen=True)
class Thing:
    """What an id stands for: its kind (survivor, place, item, card, none) and how it is called."""

    kind: str
    name: str


def card_name(words: Words, content: Content, card_id: str) -> str:
    """The full name of any card, survivor or place."""
    return words(message_of(content, card_id))


def message_of(content: Content, card_id: str) -> str:
    """The message that holds the words of a card, survivor or place."""
    if card_id in content.cards:
        return f"item-{content.cards[card_id].name}"
    return f"place-{card_id}" if card_id in content.places else card_id


def card_text(words: Words, content: Content, card_id: str) -> str:
    """What a survivor, an item or a lasting crossroads card does, in one text; may be empty."""
    if card_id in content.cards:
        return words.attribute(f"item-{content.cards[card_id].name}", "text")
    for name in ("ability", "lasting", "fail", "text"):
        if words.has(card_id, name):
            return words.attribute(card_id, name)
    return ""


def first_name(words: Words, survivor: str) -> str:
    """What everybody calls a survivor: the first name, where the pack gives one."""
    return words.attribute(survivor, "short") or words(survivor)


def place_name(words: Words, place: str, how: str = "") -> str:
    """A place by name, or with ``how`` "at" or "to" as part of a sentence ("at the school")."""
    key = f"place-{place}"
    return (words.attribute(key, how) if how else "") or words(key)


def symbol_name(words: Words, symbols: str | Iterable[str], how: str = "") -> str:
    """An item symbol ("fuel", "any"), or one of several; ``how``: many, card, cards."""
    names = []
    for name in [symbols] if isinstance(symbols, str) else symbols:
        names.append((words.attribute(f"symbol-{name}", how) if how else "") or words(f"symbol-{name}"))
    return words.joined(names, "or")


def thing_of(words: Words, value: str, content: Content | None = None) -> Thing | None:
    """What an id stands for, or ``None`` if it is no id. Item cards are known only with the content."""
    if not value:
        return Thing("none", "")
    if content is not None and value in content.cards:
        return Thing("item", card_name(words, content, value))
    if words.has(f"place-{value}"):
        return Thing("place", words(f"place-{value}"))
    if content is not None and any(value in cards for cards in content.further.values()):
        return Thing("card", words(value))  # a tactic has a short text, too, which is no name
    if words.has(value, "short") or (content is not None and value in content.survivors):
        return Thing("survivor", first_name(words, value))
    if words.has(value) or (content is not None and _is_card(content, value)):
        return Thing("card", words(value))
    return None


def _is_card(content: Content, value: str) -> bool:
    return any(
        value in cards
        for cards in (content.crises, content.crossroads, content.objectives, content.secrets, content.scenarios)
    )
