"""The lone wolf: with an odd number of players somebody belongs to neither of the warring colonies (16.6)."""

from __future__ import annotations

from ...policies import Policy
from ...rules.composition import Module, Step
from ..warring.setting import PACK
from ..warring.slot import NAME as WARRING
from . import questions
from .leaving import give_up
from .setting import DealWolf, OpenDen, SetUpWolf, comes, seating, stock
from .slot import NAME, Wolf, faults
from .turn import WolfTurn
from .view import WolfOwn, WolfView, own_part, part

__all__ = ["MODULE", "Wolf", "WolfOwn", "WolfView"]

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
    ),
    stock=stock,
    round=(Step("wolf-turn", WolfTurn, after="roll-dice"),),
    adjusts={
        "dealt": questions.five_survivors,
        "kept": questions.three_survivors,
        "inhabited": questions.without_den,
        "crisis_strikes": questions.spared,
        "draws_card": questions.weaker_leader_draws,
        "morale_limit": questions.small_den,
        "waste_per": questions.smells_soon,
        "roams": questions.roams,
        "refuges": questions.elsewhere,
        "equipment_goes": questions.own_equipment,
    },
    policies=(Policy("wolf_card", "P-13", ("weaker", "random")),),
    part=part,
    own=own_part,
    faults=faults,
    fallen=give_up,
)
