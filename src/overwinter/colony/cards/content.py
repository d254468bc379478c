"""The cards of a game, resolved once: what the rules look things up in while playing.

Each kind of card is a dataclass that is its own schema: the annotation of a field says how it is written in a pack
(:mod:`overwinter.kernel.vocabulary`), and a default makes it optional. Cards are read by
:mod:`overwinter.colony.cards.loader`. Nothing here changes during play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, MutableSequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from overwinter.kernel.vocabulary import Phrase, shown_as, unread

from .vocabulary import KINDS, Checks, Cost, Ops, Place, Rule, Stage, SurvivorId

if TYPE_CHECKING:
    from ..state import Lasting

SYMBOLS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")
"""The symbols of item cards."""
EVENTS = (
    "state",
    "turn-start",
    "survivor-moved",
    "exposure-result",
    "search-performed",
    "item-played",
    "weapon-ability-used",
    "food-spent",
    "waste-cleaned",
    "survivors-added",
    "table-event",
    "zombie-attacked",
    "barricade-built",
    "survivor-died",
    "turn-end",
    "bandit-removed",
    "noise-made",
    "special-killed",
    "die-placed",
    "request-refused",
    "crisis-contributed",
)
"""What crossroads cards wait for."""
RESTRICTING = ("forbid", "snowbound")
"""Hooks that forbid something."""
VOTERS = ("players-at-colony", "players-at-destination", "all", "the-two-players")
SUBJECTS = ("own-pair", "beside-exiled", "alone-with-other", "humans-alone")

Op = Phrase
"""One operation of a card with its fields."""
Check = Phrase
"""One predicate of a card with its fields."""

Symbol = str
Die = int
Decks = dict[str, int]
Event = str
ItemKind = str
SecretKind = str
Voters = str
Decider = str
Subject = Any
SecretId = str

KINDS.choices("ItemKind", ("play", "equip", "event"))
KINDS.choices("SecretKind", ("standard", "betrayal", "exiled", "wolf"))
KINDS.choices("Event", EVENTS)
KINDS.choices("Voters", VOTERS)


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
    may: bool = False
    """At a moment: only if its player wants it, and used up only then."""
    uses: int = 1
    """Of what can be used only so often in a round (``once``): how often."""


class Use(NamedTuple):
    """An ability that a survivor has, and where it has it from: the own card, an item, a lasting effect."""

    ability: Ability
    item: int = -1
    lasting: Lasting | None = None


Hooks = dict[str, tuple[Ability, ...]]


def by_name(abilities: Iterable[Ability]) -> Hooks:
    """Group the hooks among abilities by name."""
    grouped: Hooks = {}
    for ability in abilities:
        if ability.hook:
            grouped[ability.hook] = (*grouped.get(ability.hook, ()), ability)
    return grouped


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """A location of the board."""

    id: str
    number: int
    spaces: int
    entrances: int
    entrance_spaces: int
    noise_spaces: int
    has_deck: bool = shown_as("deck")
    symbols: tuple[Symbol, ...] = ()
    shelter: bool = False
    """It has no entrance: no zombie ever comes there."""


@dataclass(frozen=True, slots=True)
class SurvivorCard:
    """A survivor as printed."""

    id: str
    influence: int
    attack: Die
    search: Die
    human: bool = True
    male: bool = False
    non_cooperative: bool = False
    promo: bool = False
    abilities: tuple[Ability, ...] = ()
    pack: str = unread("")
    hooks: Hooks = unread(factory=dict)
    uses: tuple[Use, ...] = unread(())
    """Its abilities as those of somebody who has nothing but these."""
    actions: tuple[Use, ...] = unread(())
    """Those of them that are offered in a turn."""

    def __post_init__(self) -> None:
        uses = tuple(Use(ability) for ability in self.abilities)
        object.__setattr__(self, "hooks", by_name(self.abilities))
        object.__setattr__(self, "uses", uses)
        object.__setattr__(self, "actions", tuple(use for use in uses if use.ability.when == "action"))


@KINDS.table
@dataclass(frozen=True, slots=True)
class Mode:
    """One of several ways to use an item; which one is chosen when it is played."""

    id: str
    kind: ItemKind = "play"
    do: Ops = ""
    requires: Checks = ""
    abilities: tuple[Ability, ...] = ()
    moves: bool = False

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if (self.kind == "equip") == bool(self.do) and not self.moves:
            yield "do", "a way to play a card needs it, equipment has abilities instead"


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An item as printed. Copies of a card share one of these; each deck has its own card."""

    id: str
    symbol: Symbol
    kind: ItemKind
    """play (to the waste pile), equip, or event (leaves the game)."""
    decks: Decks
    outsider: bool = False
    moves: bool = False
    """Played together with a move, which then needs no exposure roll."""
    do: Ops = ""
    requires: Checks = ""
    abilities: tuple[Ability, ...] = ()
    modes: tuple[Mode, ...] = ()
    """Of a card with several ways to use it: these."""
    pack: str = unread("")
    name: str = unread("")
    """The definition that all decks share ("fuel"): the key of its words."""
    deck: str = unread("")
    hooks: Hooks = unread(factory=dict)
    plays: tuple[Mode, ...] = unread(())
    """The ways to play it for an effect, neither equipped nor with a move."""
    always: bool = unread(False)
    """Whether there is one such way, which needs nothing."""
    equipment: bool = unread(False)
    """Whether it is equipped to a survivor."""

    def __post_init__(self) -> None:
        modes = self.modes or (Mode(self.name, self.kind, self.do, self.requires, self.abilities, self.moves),)
        object.__setattr__(self, "abilities", tuple(ability for mode in modes for ability in mode.abilities))
        object.__setattr__(self, "moves", any(mode.moves for mode in modes))
        object.__setattr__(self, "hooks", by_name(self.abilities))
        object.__setattr__(self, "plays", tuple(mode for mode in modes if mode.do))
        object.__setattr__(self, "always", len(self.plays) == 1 and not self.plays[0].requires)
        object.__setattr__(self, "equipment", any(mode.kind == "equip" for mode in modes))

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if self.modes:
            if self.do:
                yield "do", "each of the modes has its own"
        elif self.equipment == bool(self.do) and not self.moves:
            yield "do", "a played card needs it, equipment has abilities instead"

    def in_deck(self, deck: str) -> ItemCard:
        """The card of one deck: "fuel" of the pack base in the hospital deck is "base-hospital-fuel"."""
        return replace(self, id=f"{self.pack}-{deck}-{self.id}", name=self.id, deck=deck)

    @property
    def starter(self) -> bool:
        """Whether it is one of the starter items."""
        return self.deck == "starter"


@KINDS.table
@dataclass(frozen=True, slots=True)
class Bonus:
    """What is gained if so many more cards than needed were contributed."""

    extra: int = 2
    morale: int = 1
    each: Ops = ""
    """What more is done for each colony; "you" is its first player."""


@dataclass(frozen=True, slots=True)
class CrisisCard:
    """A crisis."""

    id: str
    prevent: tuple[Symbol, ...]
    fail: Ops
    """What happens if too little was given; "you" is the first player."""
    each: Ops = ""
    """What happens then to each colony, if there are several; "you" is its first player."""
    bonus: Bonus = Bonus()
    bandits: tuple[Place, ...] = ()
    """Where bandits come when it is revealed; empty: it was printed without them (R-285)."""
    mature: bool = False
    non_cooperative: bool = False
    pack: str = unread("")


@KINDS.table
@dataclass(frozen=True, slots=True)
class CrossroadsOption:
    """One way to answer a crossroads card."""

    do: Ops
    requires: Checks = ""
    auto: bool = False
    """Takes the place of the choice when its condition holds."""
    split: bool = False
    """Nobody votes for it: it is carried out where the voters do not agree."""
    cost: Cost = ()
    """What whoever chooses it pays first; it can be chosen only by who can."""


@dataclass(frozen=True, slots=True)
class CrossroadsCard:
    """A crossroads card."""

    id: str
    event: Event
    options: tuple[CrossroadsOption, ...] = shown_as("option")
    when: Checks = ""
    subject: Subject = ""
    interrupt: bool = False
    setup: Ops = ""
    chooser: Decider = "active"
    """active, vote, or controller:<survivor>."""
    voters: Voters = VOTERS[0]
    mature: bool = False
    non_cooperative: bool = False
    warring: bool = False
    pack: str = unread("")


@KINDS.table
@dataclass(frozen=True, slots=True)
class ObjectiveSide:
    """One side of a main objective. A later stage of a scenario goes on with the morale and rounds there are."""

    goal: Checks
    morale: int = 0
    rounds: int = 0
    zombies_colony: int = 0
    zombies_elsewhere: int = 0
    helpless: int = 0
    helpless_per_player: int = 0
    setup: Ops = ""
    """What is done once all have their survivors, before the first player is found; of a later stage, when it is
    laid out."""
    abilities: tuple[Ability, ...] = ()
    done: Ops = ""
    """Of a stage: what is done when its goal is reached; "you" is the first player."""
    off: tuple[Rule, ...] = ()
    """Of a stage: rules that are not in force yet."""
    closed: tuple[Place, ...] = ()
    """Of a stage: places that nobody can enter yet."""
    hooks: Hooks = unread(factory=dict)
    actions: tuple[Ability, ...] = unread(())
    """What players of the colony may do for it in their turns."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hooks", by_name(self.abilities))
        object.__setattr__(self, "actions", tuple(a for a in self.abilities if a.when == "action"))


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """A main objective with its two sides; a stage of a scenario has one."""

    id: str
    normal: ObjectiveSide
    hardcore: ObjectiveSide | None = None
    length: str = "medium"
    pack: str = unread("")
    sides: dict[str, ObjectiveSide] = unread(factory=dict)

    def __post_init__(self) -> None:
        both = {"normal": self.normal, "hardcore": self.hardcore}
        object.__setattr__(self, "sides", {name: side for name, side in both.items() if side is not None})


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A scenario: main objectives that are played one after the other in one sitting, and what they begin with.

    Cards that say ``module = "<id of the scenario>"`` are in the game with it alone: its stages are such cards.
    """

    id: str
    stages: tuple[Stage, ...]
    """Main objectives in their order."""
    modules: tuple[str, ...] = ()
    """The modules that it brings."""
    opening: Ops = ""
    """What is done once the first player is found: that is "you"."""
    aside: tuple[SurvivorId, ...] = ()
    """Survivors who are not dealt: the story brings them (operation `join`)."""
    betrayal: SecretId = ""
    """The betrayal objective that is played with, instead of a random one. Then it needs secret objectives: at
    least 3 players, who do not play cooperatively."""
    secrets: tuple[SecretId, ...] = ()
    """The secret objectives that are dealt from, betrayal aside; empty: all of them."""
    harder: int = 1
    """How much harder than a single goal it is; below 0: easier."""
    pack: str = unread("")

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if not self.stages:
            yield "stages", "must not be empty"


@dataclass(frozen=True, slots=True)
class SecretCard:
    """A secret objective: standard, betrayal, exiled, or the lone wolf's."""

    id: str
    kind: SecretKind
    warring: bool = True
    """Whether it is dealt where two colonies play."""
    win: Checks = ""
    """Its conditions; of an exiled objective those of a loyal player."""
    loyal: Checks = ""
    """How an exiled objective writes them."""
    betrayer: Checks = ""
    """Of an exiled objective: what replaces a betrayer's first condition."""
    setup: Ops = ""
    """Of the lone wolf's: what is done once all have their survivors; "you" is the wolf."""
    keep: int = 3
    """Of the lone wolf's: how many survivors may be kept,"""
    missions: int = 3
    """and from how many missions the first hand is chosen."""
    pack: str = unread("")

    def __post_init__(self) -> None:
        if self.kind == "exiled":
            object.__setattr__(self, "win", self.loyal)

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if not self.win:
            yield "loyal" if self.kind == "exiled" else "win", "missing"


@dataclass(slots=True, eq=False)
class Content:
    """All cards of the chosen packs, and the resolved pieces that they point to. Equal is only one to itself."""

    packs: dict[str, str] = field(default_factory=dict)
    """Pack id to version."""
    places: dict[str, PlaceCard] = field(default_factory=dict)
    survivors: dict[str, SurvivorCard] = field(default_factory=dict)
    items: MutableSequence[ItemCard] = field(default_factory=list)
    """By number; whoever looks ahead has one that knows which numbers are blanks."""
    crises: dict[str, CrisisCard] = field(default_factory=dict)
    crossroads: dict[str, CrossroadsCard] = field(default_factory=dict)
    objectives: dict[str, ObjectiveCard] = field(default_factory=dict)
    secrets: dict[str, SecretCard] = field(default_factory=dict)
    scenarios: dict[str, ScenarioCard] = field(default_factory=dict)
    further: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Cards of kinds that modules bring: kind, then id."""
    exposure_faces: list[str] = field(default_factory=list)
    programs: dict[str, tuple[Op, ...]] = field(default_factory=dict)
    checks: dict[str, tuple[Check, ...]] = field(default_factory=dict)
    abilities: dict[str, tuple[Ability, ...]] = field(default_factory=dict)
    cards: dict[str, ItemCard] = field(default_factory=dict)
    """Item cards by card id."""
    decks: dict[str, list[int]] = field(default_factory=dict)
    """By name of a deck: the numbers of its item cards, as printed."""
    origins: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By card id: where its facts come from, and how sure they are."""
    brought_by: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What :meth:`brought` says, by ``table/pack/card/part``."""
    supplies: dict[str, frozenset[str]] = field(default_factory=dict)
    """By goal of a side of a main objective: the cards (by id) that may be laid on it."""
    asks: frozenset[str] = frozenset()
    """Hooks that any card of these packs has: others need not be looked for."""
    printed_asks: frozenset[str] = frozenset()
    """Those that survivors or items have as printed, without any lasting effect."""
    bans: set[str] = field(default_factory=set)
    """Keys of :attr:`abilities` that forbid something."""
    moments: frozenset[str] = frozenset()
    """Moments that anything may listen to: at others there is nothing to look for."""
    printed_moments: frozenset[str] = frozenset()
    """Those that survivors, items or main objectives as printed listen to, without any lasting effect."""
    breaks: frozenset[str] = frozenset()
    """Those at which a crossroads card may break in."""
    borrowers: frozenset[str] = frozenset()
    """Survivors who may live with more wounds than usual by an ability that is not printed on them."""

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

    def brought(self, table: str, pack: str, card: str, part: str = "") -> list[str]:
        """The modules and scenarios any of which brings a card, or a part of it with an id of its own; none: it is
        always there."""
        return [*self.brought_by.get(f"{table}/{pack}/{card}/{part}", ())]

    def known(self, what: str) -> Collection[str]:
        """The names that there are of something that cards mention: survivors, objectives, what modules bring."""
        named: dict[str, Collection[str]] = {
            "survivor": self.survivors,
            "main objective": self.objectives,
            "secret objective": self.secrets,
            "item": self.cards,
        }
        return named[what] if what in named else self.further.get(what, {})
