"""The cards of a game, resolved once: what the rules look things up in while playing.

Made by :mod:`overwinter.colony.cards.loader` from the pack folders. Nothing here changes during play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .vocabulary import Word

SYMBOLS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")
"""The symbols of item cards."""


@dataclass(frozen=True, slots=True)
class Op:
    """One operation of a card with its fields."""

    word: Word
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Check:
    """One predicate of a card with its fields."""

    word: Word
    args: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ability:
    """Something that a survivor, an item or a lasting effect can do.

    A *hook* answers a question of the rules (``when == "hook"``); an *action* is offered to its player in the own
    turn; any other is carried out at the moment that ``when`` names (:mod:`overwinter.colony.cards.moments`).
    """

    key: str
    source: str
    when: str
    hook: str
    args: dict[str, Any]
    at: str
    die: int
    once: bool
    policy: str
    """A policy that, when on, makes it once a round as well."""
    do: str
    requires: str
    anyone: bool
    """Of a lasting effect beside the board: whether every player may use it."""


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """A location of the board."""

    id: str
    number: int
    spaces: int
    entrances: int
    entrance_spaces: int
    noise_spaces: int
    symbols: tuple[str, ...]
    has_deck: bool


@dataclass(frozen=True, slots=True)
class SurvivorCard:
    """A survivor as printed."""

    id: str
    pack: str
    influence: int
    attack: int
    search: int
    human: bool
    male: bool
    non_cooperative: bool
    promo: bool
    abilities: tuple[Ability, ...]
    hooks: dict[str, tuple[Ability, ...]]


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An item as printed. Copies of a card share one of these."""

    id: str
    name: str
    """The definition that all decks share ("fuel"): the key of its words."""
    pack: str
    deck: str
    symbol: str
    kind: str
    """play (to the waste pile), equip, or event (leaves the game)."""
    outsider: bool
    moves: bool
    """Played together with a move, which then needs no exposure roll."""
    do: str
    requires: str
    abilities: tuple[Ability, ...]
    hooks: dict[str, tuple[Ability, ...]]

    @property
    def starter(self) -> bool:
        """Whether it is one of the starter items."""
        return self.deck == "starter"

    @property
    def equipment(self) -> bool:
        """Whether it is equipped to a survivor."""
        return self.kind == "equip"


@dataclass(frozen=True, slots=True)
class CrisisCard:
    """A crisis."""

    id: str
    pack: str
    prevent: tuple[str, ...]
    fail: str
    bonus_extra: int
    bonus_morale: int
    non_cooperative: bool


@dataclass(frozen=True, slots=True)
class CrossroadsOption:
    """One way to answer a crossroads card."""

    requires: str
    do: str
    auto: bool
    """Takes the place of the choice when its condition holds."""


@dataclass(frozen=True, slots=True)
class CrossroadsCard:
    """A crossroads card."""

    id: str
    pack: str
    event: str
    when: str
    subject: str
    interrupt: bool
    setup: str
    chooser: str
    """active, vote, or controller:<survivor>."""
    voters: str
    options: tuple[CrossroadsOption, ...]
    mature: bool
    non_cooperative: bool
    warring: bool


@dataclass(frozen=True, slots=True)
class ObjectiveSide:
    """One side of a main objective."""

    morale: int
    rounds: int
    zombies_colony: int
    zombies_elsewhere: int
    helpless: int
    helpless_per_player: int
    abilities: tuple[Ability, ...]
    hooks: dict[str, tuple[Ability, ...]]
    goal: str


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """A main objective with its two sides."""

    id: str
    pack: str
    length: str
    sides: dict[str, ObjectiveSide]


@dataclass(frozen=True, slots=True)
class SecretCard:
    """A secret objective: standard, betrayal or exiled."""

    id: str
    pack: str
    kind: str
    win: str
    """Its conditions; of an exiled objective those of a loyal player."""
    betrayer: str
    """Of an exiled objective: what replaces a betrayer's first condition."""


@dataclass(slots=True, eq=False)
class Content:
    """All cards of the chosen packs, and the resolved pieces that they point to. Equal is only one to itself."""

    packs: dict[str, str] = field(default_factory=dict)
    """Pack id to version."""
    places: dict[str, PlaceCard] = field(default_factory=dict)
    survivors: dict[str, SurvivorCard] = field(default_factory=dict)
    items: list[ItemCard] = field(default_factory=list)
    crises: dict[str, CrisisCard] = field(default_factory=dict)
    crossroads: dict[str, CrossroadsCard] = field(default_factory=dict)
    objectives: dict[str, ObjectiveCard] = field(default_factory=dict)
    secrets: dict[str, SecretCard] = field(default_factory=dict)
    exposure_faces: list[str] = field(default_factory=list)
    programs: dict[str, tuple[Op, ...]] = field(default_factory=dict)
    checks: dict[str, tuple[Check, ...]] = field(default_factory=dict)
    abilities: dict[str, tuple[Ability, ...]] = field(default_factory=dict)
    cards: dict[str, ItemCard] = field(default_factory=dict)
    """Item cards by card id."""
    asks: frozenset[str] = frozenset()
    """Hooks that any card of these packs has: others need not be looked for."""
    moments: frozenset[str] = frozenset()
    """Moments that anything may listen to: at others there is nothing to look for."""
    printed_moments: frozenset[str] = frozenset()
    """Those that survivors or items as printed listen to, without any lasting effect."""
    breaks: frozenset[str] = frozenset()
    """Those at which a crossroads card may break in."""

    @property
    def colony_place(self) -> str:
        """The id of the colony on the board."""
        return next(place.id for place in self.places.values() if place.number == 0)

    def does(self, abilities: tuple[Ability, ...], operation: str) -> bool:
        """Whether any of these abilities carries out an operation."""
        return any(op.word.name == operation for a in abilities for op in self.programs.get(a.do, ()))

    def locations(self) -> list[PlaceCard]:
        """The places outside the colony, by number."""
        return sorted((p for p in self.places.values() if p.number), key=lambda p: p.number)
