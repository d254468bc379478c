"""Warring Colonies: two colonies in one town, whose players act at the same time and fight (reference 16)."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.composition import Module, Step
from . import questions
from .combat import Combats
from .ledger import (
    CombatOddsView,
    MeetingView,
    WarringOwn,
    WarringView,
    combat_odds,
    combat_view,
    coming_combats,
)
from .lines import lines
from .moving import bargains, destinations, way_in
from .night import SUPPLY, CheckBoth, Election, Resupply, judge
from .odds import fights_tonight, tell_bid, tell_keeping, tell_tactic
from .pairs import Pairs, acting, in_own_turn, timed
from .setting import (
    PACK,
    DealOne,
    FindLeaders,
    KeepGroups,
    StockRandomItems,
    needs,
    played_cards,
    seating,
)
from .slot import NAME, Warring, colonies, faults, piles, played

__all__ = [
    "MODULE",
    "RANDOM_ITEMS",
    "CombatOddsView",
    "MeetingView",
    "Warring",
    "WarringOwn",
    "WarringView",
    "in_own_turn",
    "played",
    "timed",
]


def _part(game: ColonyGame) -> WarringView:
    slot, people = Warring.of(game), game.state.survivors.values()
    return WarringView(
        tuple(slot.ammunition),
        {one.id: one.entrance for one in people if one.entrance},
        tuple(one.id for one in sorted(people, key=lambda one: one.aside) if one.aside),
        tuple(slot.fought),
        tuple(dict(colony.counters) for colony in colonies(game)),
        tuple(slot.completed),
        tuple(timed(game)),
        tuple(acting(game)),
        SUPPLY,
        combat_view(game),
        {place: tuple(sides) for place, sides in slot.blinded.items()},
        slot.mast,
        slot.charges,
        coming_combats(game),
    )


MODULE = Module(
    NAME,
    pack=PACK,
    beside=("base", "longnight"),
    needs=("longnight",),
    excludes=("improvements", "bandits", "laboratory"),
    players=range(4, 12),
    cards=played_cards,
    seating=seating,
    wants=needs,
    slot=Warring,
    setup=(
        Step("secret-objectives", DealOne),
        Step("random-items", StockRandomItems, after="item-decks"),
        Step("survivors", KeepGroups),
        Step("find-first-player", FindLeaders),
    ),
    round=(
        Step("turns", Pairs),
        Step("combat", Combats, after="pay-food"),
        Step("ammunition", Resupply, after="resolve-crisis"),
        Step("check-objective", CheckBoth),
        Step("first-player", Election),
    ),
    without=frozenset({"attack-survivor", "attract", "move", "nominate"}),
    adjusts={
        "guests": questions.guests,
        "free_spaces": questions.more_room,
        "free_entrances": questions.taken_entrances,
        "eaters": questions.own_eaters,
        "ends_at_zero": questions.plays_on,
        "morale_limit": questions.morale_top,
        "has_completed": questions.own_goal,
        "crisis_accepts": questions.matching,
        "noises_allowed": questions.one_noise,
        "free_attacks": questions.no_rivals,
        "bite_waits": questions.bites_wait,
        "replacements_wait": questions.after_combat,
        "equipment_goes": questions.left_behind,
        "spoils": questions.shared_out,
        "destinations": destinations,
        "squeezes": bargains,
        "entry": way_in,
    },
    part=_part,
    own=lambda game, seat: WarringOwn(combat_odds(game, seat)),
    lines=lines,
    tonight=fights_tonight,
    choices={"tactic": tell_tactic, "keep-tactic": tell_keeping, "bid": tell_bid},
    piles=piles,
    faults=faults,
    judge=judge,
)

RANDOM_ITEMS = Module(
    "random-items",
    pack=PACK,
    setup=(Step("random-items", StockRandomItems, after="item-decks"),),
)
"""Five random items in every item deck of any game (16.7)."""
