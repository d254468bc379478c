"""The laboratory put together."""

from __future__ import annotations

from ...game import ColonyGame
from ...policies import Policy
from ...rules.composition import Module, Step
from .containment import Containment, StockLaboratory, faults, stock
from .dice import LabDieAction
from .encounters import AttackSpecialAction, LabExposure, more_targets
from .odds import encounter_risk, search_risk, tell_die, tell_encounter, tonight
from .part import lines, part
from .slot import NAME, Laboratory, decks, experiment, piles


def searchable(game: ColonyGame, answer: bool, place: str) -> bool:
    """Where some special zombies stand nobody can search."""
    return answer and not any(experiment(game, one.card).no_search for one in Laboratory.of(game).at(place))


MODULE = Module(
    NAME,
    pack="longnight",
    needs=("longnight",),
    slot=Laboratory,
    stock=stock,
    setup=(Step("laboratory", StockLaboratory, after="decks"),),
    round=(Step("containment", Containment, after="night"),),
    actions=(AttackSpecialAction(), LabDieAction()),
    adjusts={"searchable": searchable, "free_attacks": more_targets},
    on={"search-performed": LabExposure},
    policies=(Policy("side_effect_taken", "P-12", ("nothing", "moves")),),
    part=part,
    lines=lines,
    tonight=tonight,
    risks={"attack-special": encounter_risk, "search": search_risk},
    rolls={"attack-special": tell_encounter, "lab-die": tell_die},
    decks=decks,
    piles=piles,
    faults=faults,
)
