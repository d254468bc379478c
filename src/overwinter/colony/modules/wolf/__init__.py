"""The lone wolf: with an odd number of players somebody belongs to neither of the warring colonies (16.6)."""

from __future__ import annotations

from ...policies import Policy
from ...rules.composition import Module, Step
from ..warring.setting import PACK
from ..warring.slot import NAME as WARRING
from . import questions
from .combat import asked_first, combat_over, on_our_side, tell_join, tell_run
from .leaving import give_up
from .missions import DealMissions, MissionAction, round_over
from .setting import DealWolf, OpenDen, SetUpWolf, comes, seating, stock
from .slot import NAME, Wolf, decks, faults
from .turn import WolfTurn
from .view import MissionView, WolfOwn, WolfView, lines, own_lines, own_part, part

__all__ = ["MODULE", "MissionView", "Wolf", "WolfOwn", "WolfView"]

MODULE = Module(
    NAME,
    pack=PACK,
    comes=comes,
    needs=(WARRING,),
    seating=seating,
    slot=Wolf,
    setup=(
        Step("den", OpenDen, after="objective"),
        Step("wolf-objective", DealWolf, after="secret-objectives"),
        Step("set-up-wolf", SetUpWolf, after="set-up-objective"),
        Step("missions", DealMissions, after="set-up-wolf"),
    ),
    stock=stock,
    round=(Step("wolf-turn", WolfTurn, after="roll-dice"),),
    actions=(MissionAction(),),
    on={"combat-over": combat_over, "round-end": round_over},
    adjusts={
        "dealt": questions.five_survivors,
        "kept": questions.three_survivors,
        "inhabited": questions.without_den,
        "crisis_strikes": questions.spared,
        "draws_card": questions.weaker_leader_draws,
        "morale_limit": questions.small_den,
        "waste_per": questions.smells_soon,
        "leads": questions.leads_nobody,
        "roams": questions.roams,
        "refuges": questions.elsewhere,
        "equipment_goes": questions.own_equipment,
        "before_combat": asked_first,
        "combatants": on_our_side,
    },
    policies=(Policy("wolf_card", "P-13", ("weaker", "random")),),
    part=part,
    own=own_part,
    lines=lines,
    own_lines=own_lines,
    choices={"join-combat": tell_join, "run-from-combat": tell_run},
    decks=decks,
    faults=faults,
    fallen=give_up,
)
