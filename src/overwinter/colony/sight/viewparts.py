"""The parts of a view: what a seat sees, as plain dataclasses. :mod:`overwinter.colony.sight.view` makes them.

Their fields are the schema that a client reads, so they have clear types and hold no more than JSON can say
(see :func:`overwinter.kernel.views.to_json`).
"""

from __future__ import annotations

from typing import Any

from overwinter.kernel.views import DecisionView, OptionView, Value, WaitingView, shown

from ..policies import Choice
from ..rules.endings import Condition


@shown
class PlaceView:
    """A location of the board."""

    id: str
    number: int
    spaces: int
    free_spaces: int
    zombies: tuple[int, ...]
    """Zombies at each entrance."""
    barricades: tuple[int, ...]
    """Barricades at each entrance."""
    traps: tuple[int, ...]
    """Explosive traps at each entrance."""
    special: tuple[int, ...]
    """Special zombies at each entrance."""
    entrance_spaces: int
    """How many zombies and barricades one entrance holds."""
    noise: int
    noise_spaces: int
    free_noise: int
    """How many noise tokens may still be placed this round."""
    has_deck: bool
    deck: int
    """Cards left in its item deck."""
    symbols: tuple[str, ...]
    """What is likely to be found here."""
    blocked: int
    """Survivor spaces taken by something that is nobody's survivor."""


@shown
class EquipmentView:
    """An item that a survivor carries."""

    card: str
    used: bool
    """Whether its once-a-round ability was used this round."""


@shown
class LastingView:
    """An effect that stays in force: on a survivor, on a player, or for all (neither of them)."""

    card: str
    """The card it came from."""
    survivor: str
    seat: int | None
    until: str
    """game, round, turn, next-round."""
    since: int
    """The round in which it began."""
    charges: int
    used: bool
    place: str
    """Where its card lies; empty: at no place."""


@shown
class SurvivorView:
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int
    frostbite: int
    despair: int
    wound_limit: int
    """How many wounds of any kind kill."""
    freezing: bool
    """Whether the frostbite at the start of its player's next turn kills it, if nothing is done."""
    equipment: tuple[EquipmentView, ...]
    moved: bool
    used: tuple[str, ...]
    """Keys of once-a-round abilities that were used this round."""
    lasting: tuple[LastingView, ...]


@shown
class PlayerView:
    """A player as all see them."""

    seat: int
    colony: int
    """Which of the colonies."""
    exiled: bool
    eliminated: bool
    leader: str
    hand: int
    """How many cards are in hand."""
    backs: tuple[str, ...]
    """The backs of the hand cards, sorted: the decks they come from."""
    locked: int
    """How many of them cannot be used this round."""
    unused: tuple[int, ...]
    used: tuple[int, ...]
    next_dice: int
    """More (or fewer) dice in the next roll."""
    contributions: int
    """Cards given to this round's crisis."""
    objective: str
    """The secret objective, if exile has shown it; else empty."""
    called_exile: bool
    waiting: bool
    """Whether a survivor is owed."""


@shown
class ConditionView:
    """One condition of an objective."""

    source: str
    """The card that asks for it."""
    name: str
    args: dict[str, Value]
    met: bool | None
    """Whether it is met now; ``None`` where this seat cannot know."""
    have: int | None
    """How far it is; ``None`` where there is nothing to count. "Two at each of six places" counts the places."""
    need: int | None
    at_most: bool
    """There must not be more than ``need``."""


def shown_condition(source: str, condition: Condition, met: bool | None) -> ConditionView:
    """A condition that stands on a card, as it is shown."""
    args: dict[str, Any] = condition.args
    counted = condition.measure
    if counted is None:
        return ConditionView(source, condition.name, args, met, None, None, False)
    return ConditionView(source, condition.name, args, met, counted.have, counted.need, counted.at_most)


@shown
class TurnView:
    """A turn in progress."""

    seat: int
    holder: int | None
    """Who holds the crossroads card that lies in wait for it."""


@shown
class ColonyView:
    """A colony: its tracks, its stores and what it works for."""

    place: str
    seats: tuple[int, ...]
    """Its players who are still in the game, exiled ones included."""
    first: int
    """Its first player."""
    morale: int
    food: int
    starvation: int
    helpless: int
    unruly: int
    """How many of the helpless are unruly."""
    waste: tuple[str, ...]
    """The waste pile, the latest card last."""
    objective: str
    side: str
    objective_cards: tuple[str, ...]
    samples: int
    goal: tuple[ConditionView, ...]
    """The conditions of the main objective, then those that cards have added."""


@shown
class CrisisView:
    """This round's crisis."""

    card: str
    symbols: tuple[str, ...]
    """The symbols of cards that help."""
    need: int
    """The total that averts it, as things stand."""
    contributions: int
    backs: tuple[str, ...]
    """The backs of the cards given, sorted."""


@shown
class DecksView:
    """How many cards are left in the decks beside the board."""

    crisis: int
    crossroads: int
    survivors: int
    exile: int


@shown
class ScheduledView:
    """Something that will happen at the end of a later round."""

    card: str
    round: int
    seat: int
    searched: tuple[str, ...] | None
    """Where it depends on searches: the places searched so far."""


@shown
class SetupView:
    """What was agreed before the game."""

    players: int
    mode: str
    hardcore: bool
    elimination: bool
    mature: bool
    betrayal: bool
    promo: bool
    packs: tuple[str, ...]
    modules: tuple[str, ...]
    """Those that were chosen, and those that the scenario brings."""
    scenario: str
    """Empty: none."""
    policies: dict[str, Choice]
    """How this table settles what the rules leave open, by the name of the policy."""


@shown
class KnownView:
    """A hidden card that the seat has seen."""

    zone: str
    """deck:<place>, hand:<seat>, contributions, objective:<seat>, crisis, crossroads, held-crossroads."""
    card: str
    position: int | None
    """In a deck: how many cards lie above it."""


@shown
class SelfView:
    """What only the seat itself may see."""

    seat: int
    hand: tuple[str, ...]
    locked: tuple[str, ...]
    """Hand cards that cannot be used this round."""
    objectives: tuple[str, ...]
    exile: str
    """The exiled objective, or empty."""
    conditions: tuple[ConditionView, ...]
    """What the seat needs to win, tested now."""
    crossroads: str
    """The crossroads card that the seat holds, or empty."""
    known: tuple[KnownView, ...]
    decision: DecisionView | None
    given: OptionView | None
    """The answer given in a decision of several players that others still think about."""
    parts: dict[str, Any]
    """By module: what the seat alone sees of it."""


@shown
class RevealedView:
    """At the end of the game: what a player had kept secret (R-254)."""

    seat: int
    objectives: tuple[str, ...]
    exile: str
    conditions: tuple[ConditionView, ...]
    hand: tuple[str, ...]


@shown
class TableView:
    """The whole table as one seat sees it; ``me`` is ``None`` for a spectator."""

    setup: SetupView
    round: int
    rounds_left: int
    phase: str
    turns: tuple[TurnView, ...]
    """The turns in progress."""
    places: tuple[PlaceView, ...]
    survivors: tuple[SurvivorView, ...]
    players: tuple[PlayerView, ...]
    colonies: tuple[ColonyView, ...]
    crisis: CrisisView | None
    cancelled_crises: int
    """How many of the next crises will be cancelled."""
    decks: DecksView
    graveyard: tuple[str, ...]
    gone: tuple[str, ...]
    """Survivors removed from the game without dying."""
    removed: tuple[str, ...]
    """Item cards that left the game for all to see, the latest last."""
    unseen: int
    """How many left it face down."""
    """Item cards out of the game, the latest last."""
    crises_past: tuple[str, ...]
    crossroads_past: tuple[str, ...]
    lasting: tuple[LastingView, ...]
    """Effects on players and for all; those on survivors are with the survivors."""
    scheduled: tuple[ScheduledView, ...]
    parts: dict[str, Any]
    """By module: what all see of it."""
    waiting: tuple[WaitingView, ...]
    """Who has to decide now."""
    me: SelfView | None
    outcome: str
    winners: tuple[int, ...]
    revealed: tuple[RevealedView, ...]
    """All secrets, once the game is over."""

    def colony_of(self, seat: int) -> ColonyView:
        """The colony of a player."""
        return self.colonies[self.players[seat].colony]

    def own_colony(self) -> ColonyView:
        """The colony of the seat that sees this; of a spectator the first one."""
        return self.colonies[0] if self.me is None else self.colony_of(self.me.seat)
