"""The printed numbers of cards in every deck of the base game."""

from __future__ import annotations

from collections import Counter

import pytest

from overwinter.colony.cards.loader import load_packs

CONTENT = load_packs(None)

SYMBOLS = {  # as printed on the board, the most frequent first
    "police-station": {"weapon": 6, "fuel": 4, "tool": 4, "food": 3, "survivor": 3},
    "grocery-store": {"food": 6, "medicine": 6, "tool": 5, "survivor": 3},
    "school": {"food": 6, "education": 4, "tool": 4, "medicine": 3, "survivor": 3},
    "library": {"education": 7, "fuel": 4, "food": 4, "tool": 2, "survivor": 3},
    "hospital": {"medicine": 6, "fuel": 4, "food": 4, "tool": 3, "survivor": 3},
    "gas-station": {"fuel": 6, "weapon": 5, "food": 3, "medicine": 3, "survivor": 3},
}
PLACES = {  # number, survivor spaces, entrances, spaces per entrance, noise spaces
    "colony": (0, 24, 6, 3, 0),
    "police-station": (1, 3, 1, 4, 4),
    "grocery-store": (2, 3, 1, 4, 4),
    "school": (3, 4, 1, 4, 4),
    "library": (4, 3, 1, 3, 4),
    "hospital": (5, 4, 1, 4, 4),
    "gas-station": (6, 2, 1, 3, 4),
}


def test_survivors() -> None:
    cards = CONTENT.survivors.values()
    assert Counter(card.promo for card in cards) == {False: 30, True: 1}
    assert sorted(card.influence for card in cards if not card.promo) == list(range(10, 69, 2))


def test_starter_items() -> None:
    names = Counter(card.name for card in CONTENT.items if card.deck == "starter")
    assert names == {"food-1": 10, "junk": 5, "fuel": 5, "medicine": 5}


@pytest.mark.parametrize("deck", SYMBOLS)
def test_item_decks(deck: str) -> None:
    cards = [card for card in CONTENT.items if card.deck == deck]
    assert len(cards) == 20
    assert Counter(card.symbol for card in cards) == SYMBOLS[deck]
    assert list(CONTENT.places[deck].symbols) == list(SYMBOLS[deck])


def test_items_have_39_definitions() -> None:
    assert len({card.name for card in CONTENT.items}) == 39
    assert len(CONTENT.items) == 145
    outsiders = [card for card in CONTENT.items if card.outsider]
    assert {card.kind for card in outsiders} == {"event"}
    assert [card for card in CONTENT.items if card.kind == "event"] == outsiders
    assert Counter(card.name for card in outsiders) == {"outsider-1": 6, "outsider-2": 11, "outsider-3": 1}


def test_crises() -> None:
    assert len(CONTENT.crises) == 20
    assert {(c.bonus.extra, c.bonus.morale) for c in CONTENT.crises.values()} == {(2, 1)}


def test_crossroads() -> None:
    cards = CONTENT.crossroads.values()
    assert len(cards) == 80
    assert sum(card.warring for card in cards) == 35
    assert {c.id for c in cards if c.non_cooperative} == {
        f"base-crossroads-{name}" for name in ("prophet", "mugging", "voyeur", "david-garcia", "james-meyers")
    }
    assert Counter(len(card.options) for card in cards) == {2: 71, 1: 5, 3: 4}
    assert Counter(card.event for card in cards) == {
        "state": 51,
        "survivor-moved": 11,
        "search-performed": 8,
        "exposure-result": 2,
        "weapon-ability-used": 2,
        "turn-start": 1,
        "item-played": 1,
        "food-spent": 1,
        "waste-cleaned": 1,
        "survivors-added": 1,
        "table-event": 1,
    }
    mature = (
        "abandoned addiction annaleigh-chan arthur-thurston bev-russell daniel-smith hunger hunted welcome-home"
    )
    assert {c.id for c in cards if c.mature} == {f"base-crossroads-{name}" for name in mature.split()}


def test_objectives() -> None:
    assert len(CONTENT.objectives) == 10
    assert all(set(card.sides) == {"normal", "hardcore"} for card in CONTENT.objectives.values())
    kinds = Counter(card.kind for card in CONTENT.secrets.values())
    assert kinds == {"standard": 24, "betrayal": 10, "exiled": 10}


@pytest.mark.parametrize("name", PLACES)
def test_places(name: str) -> None:
    place = CONTENT.places[name]
    numbers = (place.number, place.spaces, place.entrances, place.entrance_spaces, place.noise_spaces)
    assert numbers == PLACES[name]
    assert place.has_deck == (name != "colony")


def test_exposure_die() -> None:
    assert Counter(CONTENT.exposure_faces) == {"blank": 6, "wound": 3, "frostbite": 2, "bitten": 1}
