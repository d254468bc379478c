"""Bandits: they come with crises, take spaces, draw zombies and plunder; their hideout can be raided (14.2)."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import ColonyGame
from ...policies import Policy
from ...rules.composition import Line, Module, Step
from .actions import TABLES, AttackBanditAction, RaidAction
from .arrival import BanditsArrive, BanditsLeave, Plunder, leader_of, trample
from .odds import ATTACK_ODDS, RaidOdds, raid_odds, tell_attack, tell_raid
from .slot import (
    HIDEOUT,
    NAME,
    Bandits,
    BanditsView,
    bandits_at,
    equipment_stays,
    faults,
    fewer_spaces,
    held_places,
    more_zombies,
    piles,
)

__all__ = ["ATTACK_ODDS", "MODULE", "Bandits", "BanditsView", "RaidOdds", "raid_odds"]


_TABLES = {way: tuple(table.values()) for way, table in TABLES.items()}


def _part(game: ColonyGame) -> BanditsView:
    slot = Bandits.of(game)
    at = {place: slot.at[place] for place in game.state.places if place in slot.at}
    quiet = {place: min(n, at[place]) for place, n in slot.quiet.items() if place in at}
    return BanditsView(at, tuple(game.card_ids(slot.arsenal)), quiet, leader_of(game), HIDEOUT, _TABLES)


def _lines(game: ColonyGame) -> Iterator[Line]:
    """Where they are, what lies at their hideout, to whom they listen."""
    slot, leader = Bandits.of(game), leader_of(game)
    for place in held_places(game):
        yield "cli-bandits-at", {"place": place, "n": slot.at[place]}
    if not slot.at:
        yield "cli-bandits-none", {}
    if slot.arsenal:
        yield "cli-bandits-arsenal", {"cards": game.card_ids(slot.arsenal)}
    if leader is not None:
        yield "cli-bandits-leader", {"seat": leader}


MODULE = Module(
    NAME,
    pack="longnight",
    needs=("longnight",),
    slot=Bandits,
    round=(
        Step("bandits-arrive", BanditsArrive, after="reveal-crisis"),
        Step("plunder", Plunder, after="add-zombies", foretold=True),
        Step("bandits-leave", BanditsLeave, after="first-player"),
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
    lines=_lines,
    marks=lambda game, place: "¤" * bandits_at(game, place),
    rolls={"attack-bandit": tell_attack, "raid": tell_raid},
    piles=piles,
    faults=faults,
)
