"""Cards of kinds that modules bring (``content.further``), each a dataclass that is its own schema."""

from __future__ import annotations

from dataclasses import dataclass

from overwinter.kernel.vocabulary import unread

from .vocabulary import Abilities, Ops


@dataclass(frozen=True, slots=True)
class ImprovementCard:
    """An improvement of the colony: so many pieces of work finish it, then its abilities hold for all."""

    id: str
    required: int
    abilities: Abilities = ""
    done: Ops = ""
    """What happens once, when it is finished."""
    pack: str = unread("")
