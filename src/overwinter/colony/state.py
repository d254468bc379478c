"""Everything that is on the table, as plain data.

Survivors and places go by their ids, players by their seat (0, 1, ... clockwise). Item cards are numbers:
the card's position in :attr:`overwinter.colony.cards.content.Content.items`. These numbers never leave the
engine, so that they cannot give a hidden card away; views and options name cards by card id.

Piles of cards are lists that rules change in place. Other lists are shared by copies of a state
(:data:`overwinter.kernel.data.SharedList`): a rule puts a new one in their place.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

from overwinter.kernel.data import TAG, Data, SharedDict, SharedList, data
from overwinter.kernel.procedure import GameState

from .policies import POLICIES, Choice, as_saved

RULES_VERSION = 2
"""2: what docs/rulings.md, 19b settles. Games of version 1 are played to their end without it."""
MAX_MORALE = 10
AT_WAR = 2
"""So many colonies are at war where there are several; whoever belongs to a further one is a lone wolf."""
MODES = ("standard", "cooperative", "betrayer", "dilemma")
CORE, PROMOS = "base", "promos"
"""The pack that is played where none is named, and the one that comes with the promos."""


@data(frozen=True)
class Setup(Data):
    """What is agreed before the first card is shuffled (R-001)."""

    players: int = 4
    objective: str = ""
    """Id of the main objective; empty: a random one."""
    mode: str = "standard"
    """standard, cooperative (with 2 players always this), betrayer, or dilemma (2 players, R-263)."""
    hardcore: bool = False
    elimination: bool = False
    mature: bool = True
    betrayal: bool = True
    """Whether a betrayal objective is shuffled in at all (R-004)."""
    promo: bool = False
    """Whether promo survivors take part: those of the packs, and KD James and Meryl Wolfe (R-342, R-359)."""
    packs: list[str] | None = None
    """The sets of cards; empty: the base game."""
    modules: list[str] | None = None
    """Parts of the rules beyond the base game."""
    scenario: str = ""
    """Id of a scenario: it brings its main objectives and its modules; empty: none."""
    policies: dict[str, Choice] | None = None
    """What was chosen, by the name of the policy. A game that has begun has all of them."""
    teams: list[int] | None = None
    """With several colonies: the colony of each seat; ``None``: seats take turns, the wolf sits last."""
    quick: bool = False
    """With two colonies: the sand glass runs from the start of the simultaneous actions (16.7)."""
    version: int = RULES_VERSION
    """The rules with which the game began: a saved game goes on with them, whatever was settled anew since."""

    @classmethod
    def upgraded(cls, saved: dict[str, Any]) -> dict[str, Any]:
        """A game that began before there was a policy, or with other rulings, goes on as it began.

        Version 1 wrote ``None`` where nothing was chosen, and a class of its own otherwise.
        """
        chosen = saved.get("policies")
        if chosen is not None and not isinstance(chosen, dict):
            return saved
        given = {name: value for name, value in (chosen or {}).items() if name != TAG}
        return {"version": 1, **saved, "policies": as_saved(given)}

    def policy(self, name: str) -> Choice:
        """How this table settles a question that the rules leave open."""
        chosen = self.policies or {}
        return chosen[name] if name in chosen else POLICIES[name].default

    @property
    def sets(self) -> list[str]:
        """All packs that are played with, in the order in which they are read."""
        named = self.packs or [CORE]
        return [*named, PROMOS] if self.promo and self.version > 1 and PROMOS not in named else list(named)

    @property
    def cooperative(self) -> bool:
        """Whether all win or lose together."""
        return self.mode == "cooperative"


@data
class Survivor(Data):
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int
    frostbite: int
    items: SharedList[int]
    moved: bool
    used: SharedList[str]
    """Keys of once-a-round abilities that were used this round."""
    left: str = ""
    """On the way: the place it comes from, until the move is complete."""
    despair: int = 0
    """Tokens that count as wounds but are healed only by what names them (R-272)."""
    strode: str = ""
    """The first of two moves of this turn is made: a roll for it is "due" (if no second one follows), or it is
    "safe"."""
    entrance: int = 0
    """At somebody else's colony: the entrance (1, 2, ...) at which it stands; 0: on a survivor space."""
    aside: int = 0
    """Bitten, and set aside until the bite is carried out, as the first one, the second, ...: it does nothing more
    (R-320)."""

    @property
    def tokens(self) -> int:
        """Wounds of any kind, despair included."""
        return self.wounds + self.frostbite + self.despair

    @property
    def hurt(self) -> int:
        """What heals as a wound: wounds and frostbite, never despair (R-272)."""
        return self.wounds + self.frostbite


@data
class Player(Data):
    """A seat at the table."""

    seat: int
    colony: int
    hand: list[int]
    unused: SharedList[int]
    used: SharedList[int]
    leader: str
    objectives: SharedList[str]
    exile: str
    """The exiled objective drawn, or empty."""
    exiled: bool
    eliminated: bool
    revealed: bool
    """Whether the secret objective was shown to all (by exile)."""
    extra_dice: int
    """More (or fewer) dice in the next roll."""
    called_exile: bool
    waiting: bool
    """Whether a survivor is owed (R-186, R-187)."""
    counters: SharedDict[int] = field(default_factory=dict)
    """What is only counted, for all to see: "kills" of zombies, "deaths" in the own group."""

    def count(self, name: str) -> None:
        """One more of it."""
        self.counters = {**self.counters, name: self.counters.get(name, 0) + 1}


@data
class Colony(Data):
    """A colony: its tracks, its stores and what it works for."""

    place: str
    morale: int
    food: int
    starvation: int
    helpless: int
    waste: list[int]
    objective: str
    side: str
    objective_cards: list[int]
    samples: int
    conditions: SharedList[str]
    """Further victory conditions: keys of check lists."""
    first: int
    """The seat of its first player."""
    unruly: int = 0
    """How many of the helpless are unruly: each eats and draws zombies for two (R-273)."""
    first_passed: bool = False
    """Whether the token has gone on in this round, because the first player was eliminated (R-358)."""
    last_death: int = 0
    """The last round in which somebody of it died, helpless ones included; 0: nobody has died yet."""
    counters: SharedDict[int] = field(default_factory=dict)
    """What is only counted, for all to see."""

    def count(self, name: str, n: int = 1) -> None:
        """So many more of it."""
        self.counters = {**self.counters, name: self.counters.get(name, 0) + n}


@data(frozen=True)
class Place(Data):
    """A location: zombies and barricades per entrance, noise, and its item deck (top first).

    A place never changes: another one takes its place on the board (:meth:`State.put`), so that copies share it.
    """

    id: str
    zombies: SharedList[int]
    barricades: SharedList[int]
    noise: int
    noise_placed: int
    deck: SharedList[int]
    blocked: int
    """Survivor spaces taken by something that is nobody's survivor."""
    traps: SharedList[int]
    """Explosive traps at each entrance."""
    special: SharedList[int]
    """Special zombies at each entrance: which, a module knows."""
    fewer: int = 0
    """So many zombies fewer come here in the coming night (R-287)."""
    _infested: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    _gaps: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    """What :meth:`infested` and :meth:`gaps` have found: rules ask far more often than a place changes."""

    def infested(self) -> tuple[int, ...]:
        """Numbers (1, 2, ...) of the entrances that have zombies."""
        found = self._infested
        if found is None:
            found = tuple([at for at, zombies in enumerate(self.zombies, 1) if zombies])
            object.__setattr__(self, "_infested", found)
        return found

    def gaps(self, room: int) -> tuple[int, ...]:
        """Numbers (1, 2, ...) of the entrances that have a free space, of as many as are printed there: that never
        changes, so what was found is kept without it."""
        found = self._gaps
        if found is None:
            rows = enumerate(zip(self.zombies, self.barricades, self.traps, self.special, strict=True), 1)
            found = tuple([at for at, taken in rows if sum(taken) < room])
            object.__setattr__(self, "_gaps", found)
        return found

    def but(
        self,
        *,
        zombies: SharedList[int] | None = None,
        barricades: SharedList[int] | None = None,
        traps: SharedList[int] | None = None,
        special: SharedList[int] | None = None,
        noise: int | None = None,
        noise_placed: int | None = None,
        deck: SharedList[int] | None = None,
        blocked: int | None = None,
        fewer: int | None = None,
    ) -> Place:
        """The same place, but for what is named (:meth:`State.put` lays it on the board)."""
        return Place(
            self.id,
            self.zombies if zombies is None else zombies,
            self.barricades if barricades is None else barricades,
            self.noise if noise is None else noise,
            self.noise_placed if noise_placed is None else noise_placed,
            self.deck if deck is None else deck,
            self.blocked if blocked is None else blocked,
            self.traps if traps is None else traps,
            self.special if special is None else special,
            self.fewer if fewer is None else fewer,
        )


@data(frozen=True)
class Contribution(Data):
    """A card laid face down for the crisis."""

    seat: int
    card: int
    seen: bool = False
    """It was equipped: all have seen it (OW-13)."""


@data
class Lasting(Data):
    """An effect that stays: a card attached to a survivor or a player, or lying beside the board."""

    source: str
    """The card it came from."""
    abilities: str
    """Key of its abilities in the content."""
    survivor: str
    seat: int
    until: str
    """game, round, turn, next-round; of the player ``by``: own-turn, next-turn, start-of-next-turn; of a survivor:
    wounded (until it gets a wound)."""
    round: int
    """In which it began."""
    charges: int
    """How often it still does at a moment what it does then; 0: always."""
    used: bool
    by: int = -1
    """Who is "you" in something announced, or whose turn ends it."""
    then: str = ""
    """What was announced for the end of the next round: a list of operations."""
    noted: SharedList[str] = field(default_factory=list)
    """Places that it keeps in mind."""
    place: str = ""
    """Where its card lies, if it lies at a place."""
    colony: int = -1
    """Beside the board: the colony that it holds for; -1: for all."""


@data(frozen=True)
class Peek(Data):
    """A seat knows that a hidden card is in a zone ("deck:school", "crisis", "hand:2", ...)."""

    seat: int
    zone: str
    card: str
    item: int


@data(frozen=True)
class Due(Data):
    """An effect that is due: who is "you", which survivor has it (or none), what is done, which card says so."""

    seat: int
    survivor: str
    program: str
    source: str
    may: bool = False
    """Whether its player is asked first."""


@data(frozen=True)
class Fact(Data):
    """Something the active player just did that a crossroads card may wait for."""

    event: str
    survivor: str = ""
    place: str = ""
    origin: str = ""
    item: int = -1
    result: str = ""
    n: int = 0
    flag: bool = False


@data
class Turning(Data):
    """A turn in progress: whose it is, and the crossroads card that lies in wait."""

    seat: int
    card: str = ""
    """The crossroads card in force; empty: there is none, or it was triggered."""
    holder: int = -1
    """Who holds that card."""
    facts: list[Fact] = field(default_factory=list)
    """What has happened since the last time somebody looked at the card."""
    given: int = 0
    """How many cards its player has contributed to the crisis in it."""
    laid: int = 0
    """How many cards its player has laid on the main objective in it."""
    later: bool = False
    """Whether the card waits for the end of the turn, instead of breaking in (16.3)."""
    hits: list[Fact] = field(default_factory=list)
    """What has triggered a card that waits."""


@data
class State(GameState):
    """A whole colony game."""

    setup: Setup
    players: list[Player]
    colonies: list[Colony]
    places: SharedDict[Place]
    survivors: dict[str, Survivor]
    survivor_deck: list[str]
    graveyard: SharedList[str]
    gone: SharedList[str]
    """Survivors removed from the game without dying."""
    removed: list[int]
    """Item cards that left the game and that all have seen: the pile is open."""
    unseen: list[int]
    """Item cards that left the game face down (R-353), by number: their order tells nothing."""
    box: list[int]
    crisis_deck: list[str]
    crisis: str
    cancel_crisis: int
    contributions: SharedList[Contribution]
    crises_past: SharedList[str]
    crossroads_deck: list[str]
    crossroads_past: SharedList[str]
    exile_deck: list[str]
    turns: list[Turning]
    round: int
    rounds_left: int
    phase: str
    lasting: list[Lasting]
    peeks: SharedList[Peek]
    used_items: SharedList[int]
    locked: SharedList[int]
    checkpoint: bool
    """Inside the add-zombies step morale 0 is tested only at its three checkpoints (R-205)."""
    outcome: str
    """completed, morale, rounds, failed; empty while the game runs."""
    winners: SharedList[int]
    slots: dict[str, Any]
    """What a module alone knows, by module."""

    def put(self, place: Place) -> None:
        """A place is on the board as it is now, in place of what it was."""
        self.places = {**self.places, place.id: place}
