"""Cards of kinds that modules bring (``content.further``), each a dataclass that is its own schema."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from overwinter.kernel.vocabulary import unread

from .content import Die
from .vocabulary import KINDS, Abilities, Checks, Cost, Ops, Table


@dataclass(frozen=True, slots=True)
class ImprovementCard:
    """An improvement of the colony: so many pieces of work finish it, then its abilities hold for all."""

    id: str
    required: int
    abilities: Abilities = ""
    done: Ops = ""
    """What happens once, when it is finished."""
    pack: str = unread("")


@dataclass(frozen=True, slots=True)
class ExperimentCard:
    """An experiment of the laboratory: the code that contains it; once it is out, so many special zombies, and
    what a die says when one of them is attacked."""

    id: str
    code: tuple[Die, ...]
    figures: int
    encounter: Table
    hits: int = 1
    """How many hits kill one."""
    no_search: bool = False
    """Nobody can search where one stands."""
    pack: str = unread("")

    def faults(self) -> Iterator[tuple[str, str]]:
        """What does not go together."""
        if len(self.code) != 2:
            yield "code", "two dice contain an experiment"


@dataclass(frozen=True, slots=True)
class SideEffectCard:
    """A side effect of pills: a survivor who gets it has it until death."""

    id: str
    abilities: Abilities
    pack: str = unread("")


@dataclass(frozen=True, slots=True)
class TacticCard:
    """A tactic of a colony leader in a combat."""

    id: str
    strength: int = 0
    truce: bool = False
    """If both sides play it the combat is over, and nobody has won."""
    retreat: bool = False
    """Its side leaves, and the other has won; not at the own colony."""
    pursuit: int = 0
    """So many wounds a side takes that retreats from it."""
    against: str = ""
    """The tactic of the enemy that it is made for,"""
    bonus: int = 0
    """and how much strength it adds then."""
    double: int = 0
    """So many bullets of a bid count for two."""
    pack: str = unread("")


MissionTime = str
KINDS.choices("MissionTime", ("turn", "combat-over", "round-end"))


@dataclass(frozen=True, slots=True)
class MissionCard:
    """A mission of the lone wolf: what it needs, what it costs and what comes of it; "you" is the wolf."""

    id: str
    do: Ops
    when: MissionTime = "turn"
    """In an own turn, after a combat that was won at somebody's side, or at the end of a round."""
    requires: Checks = ""
    cost: Cost = ()
    morale: int = 1
    """Morale that the wolf gains by it."""
    pack: str = unread("")


FaceKind = str
KINDS.choices("FaceKind", ("strength", "wounds", "zombies"))


@dataclass(frozen=True, slots=True)
class FaceCard:
    """A face of the combat die."""

    id: str
    kind: FaceKind
    value: int
    pack: str = unread("")
