"""The combat in progress as a ledger that all see, and what its leaders are told before they choose."""

from __future__ import annotations

from overwinter.kernel.views import shown

from ...game import ColonyGame
from .combat import Combats, Fight, contested
from .odds import Meeting, bid_odds, camp, fight_of, sighted, tactic_odds
from .slot import Warring, colonies
from .strength import of_bid, of_tactic

TELLING = ("tactic", "change-tactic", "bid")
"""What leaders are asked in secret in a combat, and told the odds of."""


@shown
class CampView:
    """One side of the combat in progress: lines of its ledger, as far as they are laid open."""

    people: tuple[str, ...]
    """Who takes part."""
    counted: int
    """Strength by being there."""
    weapons: int
    tactic: str
    """Empty: not turned up yet."""
    tactic_strength: int
    bid: int | None
    """``None``: not turned up yet."""
    bid_strength: int
    face: str
    """The face of its die; empty: not rolled yet."""
    strength: int
    """All that is known so far."""
    sealed: bool
    """Its leader has chosen what both will turn up together."""
    cards: int
    """Strength that cards promised it."""


@shown
class CombatView:
    """The combat in progress, for all to see."""

    place: str
    number: int
    """The how manieth of this night."""
    camps: tuple[CampView, ...]
    """Blue, yellow."""


@shown
class ChancesView:
    """Of a hundred combats like this."""

    win: int
    even: int
    lose: int


@shown
class MeetingView:
    """One of our tactics against one of theirs, before ammunition and dice."""

    theirs: str
    outcome: str
    """fight, truce, they-leave, we-leave, both-leave."""
    lead: int
    wounds: int
    double: int
    chances: ChancesView
    """If nobody bids."""


@shown
class CombatOddsView:
    """What a leader is told before choosing."""

    tactics: dict[str, tuple[MeetingView, ...]]
    """By own tactic: against each of theirs. Empty where none is asked for."""
    bids: tuple[tuple[ChancesView, ...], ...]
    """By own bid, then by theirs. Empty where none is asked for."""


@shown
class WarringView:
    """What all see of the two colonies beyond their boards."""

    ammunition: tuple[int, ...]
    entrances: dict[str, int]
    """Survivors at an enemy colony: the entrance at which each stands."""
    aside: tuple[str, ...]
    """Bitten survivors, in the order in which their bites will be carried out."""
    fought: tuple[str, ...]
    """Where there was a combat this round."""
    tallies: tuple[dict[str, int], ...]
    """What is counted for each colony: combats that it has won, ..."""
    completed: tuple[int, ...]
    timed: tuple[int, ...]
    """Seats against whom the sand glass runs."""
    acting: tuple[int, ...]
    """Seats that act at the same time now and are not done."""
    supply: int
    """Ammunition that each colony gets tonight."""
    combat: CombatView | None
    """The one in progress."""
    blinded: dict[str, tuple[int, ...]]
    """By place: the colonies that roll no combat die there in this round."""
    mast: str
    """The place where the radio mast stands; empty: nowhere."""
    charges: int
    """Left on it."""
    coming: tuple[str, ...]
    """Where further combats of this night will be, in this order, unless one side is gone by then."""


@shown
class WarringOwn:
    """What a seat alone is told."""

    odds: CombatOddsView | None
    """Of the combat in progress, for a leader who has to choose."""


def combat_view(game: ColonyGame) -> CombatView | None:
    """The ledger of the combat in progress."""
    fight = fight_of(game)
    if fight is None:
        return None
    camps = tuple(_camp_view(game, fight, side) for side in (0, 1))
    return CombatView(fight.place, len(Warring.of(game).fought), camps)


def coming_combats(game: ColonyGame) -> tuple[str, ...]:
    """Where the combats that follow in this night will be."""
    frames = game.state.flow.in_progress()
    places = next((frame.places for frame in frames if isinstance(frame, Combats)), None)
    return tuple(place for place in places or () if contested(game, place))


def _camp_view(game: ColonyGame, fight: Fight, side: int) -> CampView:
    now = camp(game, fight.place, side)
    counted = fight.people[side] if fight.people else now.people
    weapons = fight.weapons[side] if fight.weapons else now.weapons
    cards = fight.cards(game)
    tactic = of_tactic(cards[side], cards[1 - side]) if cards else 0
    bid = fight.bids[side] if fight.bids else None
    return CampView(
        tuple(fight.fighters[side]),
        counted,
        weapons,
        fight.tactics[side] if cards else fight.laid[side],
        tactic,
        bid,
        of_bid(cards[side], bid) if bid is not None else 0,
        fight.faces[side] if fight.faces else "",
        fight.strength[side] if fight.people else counted + weapons + tactic + now.cards,
        _sealed(game, colonies(game)[side].first),
        now.cards,
    )


def _sealed(game: ColonyGame, seat: int) -> bool:
    """Whether a leader has answered a question that the other one still thinks about."""
    asked = [decision for decision in game.decisions if decision.kind in TELLING]
    return bool(asked) and all(decision.seat != seat for decision in asked)


def combat_odds(game: ColonyGame, seat: int) -> CombatOddsView | None:
    """The odds of the combat in progress for a leader who has to choose now."""
    decision = game.decision(seat)
    sight = sighted(game, seat) if decision is not None and decision.kind in TELLING else None
    if decision is None or sight is None:
        return None
    if decision.kind != "bid":
        kept = [sight.played[0].id] if sight.played else []
        cards = kept + [str(option["card"]) for option in game.options(seat) if option.verb == "tactic"]
        return CombatOddsView({card: tuple(map(_meeting_view, tactic_odds(sight, card))) for card in cards}, ())
    bids = range(sight.ours.ammunition + 1)
    return CombatOddsView({}, tuple(tuple(ChancesView(*c.of_100) for c in bid_odds(sight, n)) for n in bids))


def _meeting_view(met: Meeting) -> MeetingView:
    chances = ChancesView(*met.chances.of_100)
    return MeetingView(met.theirs, met.outcome, met.lead, met.wounds, met.double, chances)
