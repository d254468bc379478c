"""What is printed on the cards of the colony game, for clients that draw them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..cards.content import Ability, Content, ItemCard
from ..cards.loader import load_packs


class UseFacts(msgspec.Struct, frozen=True):
    """What stands in front of an ability: where it works, with which die, and how often."""

    at: str
    """A place, or ``anywhere``, ``colony``, ``non-colony``."""
    die: int
    """The lowest die that does; 0: it takes none."""
    times: int
    """How often in a round; 0: always."""
    act: bool
    """Whether its player chooses when: otherwise it works by itself, or is asked about at its moment."""


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
    uses: list[UseFacts]
    ways: dict[str, list[str]]
    """Of a card with several ways to use it: these in printed order, each with modules any of which it needs."""


class SurvivorFacts(msgspec.Struct, frozen=True):
    """A survivor."""

    influence: int
    attack: int
    search: int
    human: bool
    uses: list[UseFacts]


class CrisisFacts(msgspec.Struct, frozen=True):
    """A crisis."""

    prevent: list[str]
    bandits: list[str]
    """The places where bandits come with it; none are printed on most."""


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


class ImprovementFacts(msgspec.Struct, frozen=True):
    """An improvement of the colony."""

    required: int
    """Pieces of work."""


class ExperimentFacts(msgspec.Struct, frozen=True):
    """An experiment of the laboratory."""

    code: list[int]
    figures: int
    """How many get out."""
    hits: int
    no_search: bool
    lines: list[tuple[int, int]]
    """The faces of each line of the encounter, from and to; its words are the attributes line1, line2, ..."""


class ScenarioFacts(msgspec.Struct, frozen=True):
    """A scenario."""

    stages: list[str]
    """The main objectives that follow each other."""
    modules: list[str]
    """Those that it brings."""


class CrossroadsFacts(msgspec.Struct, frozen=True):
    """A crossroads card: for those who read it out beside the printed game."""

    chooser: str
    """active, vote, or controller:<survivor>."""


class FaceFacts(msgspec.Struct, frozen=True):
    """A face of the combat die."""

    kind: str
    """strength, wounds, or zombies."""
    value: int


class BoxFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a card lies in the box."""

    copies: int = 1
    modules: list[str] = []
    """The modules, or scenarios, without any of which it stays there."""
    mature: bool = False
    versus: bool = False
    """It has no place in a cooperative game."""
    promo: bool = False
    """It is in the game only if a table wants promos."""


class ColonyFacts(msgspec.Struct, frozen=True):
    """The cards of one pack by id: no words, no effects."""

    items: dict[str, ItemFacts]
    survivors: dict[str, SurvivorFacts]
    crises: dict[str, CrisisFacts]
    objectives: dict[str, ObjectiveFacts]
    secrets: dict[str, SecretFacts]
    improvements: dict[str, ImprovementFacts]
    experiments: dict[str, ExperimentFacts]
    side_effects: list[str]
    scenarios: dict[str, ScenarioFacts]
    crossroads: dict[str, CrossroadsFacts]
    faces: dict[str, FaceFacts]
    """Of the combat die, in order."""
    box: dict[str, BoxFacts]
    """Of all cards that are shuffled, dealt or chosen those that are not simply in every game, once."""


def facts(packs: Sequence[str], modules: Sequence[str], scenarios: Sequence[str] = ()) -> ColonyFacts:
    """The cards of the last of these packs, read after the others; with those of all modules and scenarios."""
    content, pack = load_packs(packs, [*modules, *scenarios]), packs[-1]
    return ColonyFacts(
        items={
            card.id: ItemFacts(
                f"item-{card.name}",
                card.name,
                card.symbol,
                card.kind,
                card.deck,
                card.outsider,
                _uses(card.abilities),
                {mode.id: _needed(content, "item", card, mode.id) for mode in card.modes},
            )
            for card in _own(content.cards, pack)
        },
        survivors={
            card.id: SurvivorFacts(card.influence, card.attack, card.search, card.human, _uses(card.abilities))
            for card in _own(content.survivors, pack)
        },
        crises={
            card.id: CrisisFacts(list(card.prevent), list(card.bandits)) for card in _own(content.crises, pack)
        },
        objectives={
            card.id: ObjectiveFacts(
                card.length,
                {name: ObjectiveSideFacts(side.morale, side.rounds) for name, side in card.sides.items()},
            )
            for card in _own(content.objectives, pack)
        },
        secrets={card.id: SecretFacts(card.kind) for card in _own(content.secrets, pack)},
        improvements={card.id: ImprovementFacts(card.required) for card in _further(content, "improvement", pack)},
        experiments={
            card.id: ExperimentFacts(
                list(card.code),
                card.figures,
                card.hits,
                card.no_search,
                [(low, high) for low, high, _ in card.encounter],
            )
            for card in _further(content, "experiment", pack)
        },
        side_effects=[card.id for card in _further(content, "side-effect", pack)],
        scenarios={
            card.id: ScenarioFacts(list(card.stages), list(card.modules)) for card in _own(content.scenarios, pack)
        },
        crossroads={card.id: CrossroadsFacts(card.chooser) for card in _own(content.crossroads, pack)},
        faces={card.id: FaceFacts(card.kind, card.value) for card in _further(content, "face", pack)},
        box=_box(content, pack),
    )


SHELVES = {
    "cards": "item",
    "crises": "crisis",
    "secrets": "secret",
    "crossroads": "crossroads",
    "survivors": "survivor",
    "objectives": "objective",
}
"""The kinds of cards of a content that are shuffled, dealt or chosen, each with its table in a pack."""


def _box(content: Content, pack: str) -> dict[str, BoxFacts]:
    """How the cards of a pack lie in the box."""
    copies = Counter(card.id for card in content.items)
    found = {
        card.id: BoxFacts(
            copies[card.id] or 1,
            _needed(content, table, card),
            getattr(card, "mature", False),
            getattr(card, "non_cooperative", False),
            getattr(card, "promo", False),
        )
        for shelf, table in SHELVES.items()
        for card in _own(getattr(content, shelf), pack)
    }
    return {name: facts for name, facts in found.items() if facts != BoxFacts()}


def _uses(abilities: Sequence[Ability]) -> list[UseFacts]:
    """The conditions of abilities, equal ones once."""
    found = [UseFacts(one.at, one.die, one.uses if one.once else 0, one.when == "action") for one in abilities]
    return list(dict.fromkeys(found))


def _needed(content: Content, table: str, card: Any, way: str = "") -> list[str]:
    """The modules and scenarios without any of which a card, or a way of using it, is not there."""
    if not isinstance(card, ItemCard):
        return content.brought(table, card.pack, card.id)
    own = content.brought(table, card.pack, card.name) or content.brought(table, card.pack, card.name, way)
    place = (content.brought("place", pack, card.deck) for pack in content.packs)
    return own or next(filter(None, place), [])


def _further(content: Content, kind: str, pack: str) -> list[Any]:
    return _own(content.further.get(kind, {}), pack)


def _own(cards: Mapping[str, Any], pack: str) -> list[Any]:
    return [card for card in cards.values() if card.pack == pack]
