"""Bandits: they come with crises, take spaces, draw zombies and plunder; their hideout can be raided (14.2)."""

from __future__ import annotations

from ...game import ColonyGame
from ...policies import Policy
from ...rules.composition import Module, Step
from .actions import AttackBanditAction, RaidAction
from .arrival import BanditsArrive, Plunder, leader_of, trample
from .slot import (
    NAME,
    Bandits,
    BanditsView,
    equipment_stays,
    faults,
    fewer_spaces,
    more_zombies,
    piles,
)

__all__ = ["MODULE", "Bandits", "BanditsView"]


def _part(game: ColonyGame) -> BanditsView:
    slot = Bandits.of(game)
    at = {place: slot.at[place] for place in game.state.places if place in slot.at}
    return BanditsView(at, tuple(game.card_ids(slot.arsenal)), leader_of(game))


MODULE = Module(
    NAME,
    pack="longnight",
    needs=("longnight",),
    slot=Bandits,
    round=(
        Step("bandits-arrive", BanditsArrive, after="reveal-crisis"),
        Step("plunder", Plunder, after="add-zombies", foretold=True),
    ),
    actions=(AttackBanditAction(), RaidAction()),
    adjusts={
        "free_spaces": fewer_spaces,
        "zombies_due": more_zombies,
        "overrun_takes": trample,
        "equipment_goes": equipment_stays,
    },
    policies=(
        Policy("raid_spoils", "P-10", ("player", "survivor")),
        Policy("base_crisis_bandits", "P-11", ("random", "none")),
    ),
    part=_part,
    piles=piles,
    faults=faults,
)
