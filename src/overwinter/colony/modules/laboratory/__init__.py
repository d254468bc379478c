"""The laboratory of Raxxon: experiments are contained by code, or get out as special zombies (reference 14.3).

:mod:`.slot` has its state, :mod:`.containment` its step, :mod:`.encounters` attacks on special zombies,
:mod:`.dice` the dice that are laid there, :mod:`.sides` the side effects of pills, :mod:`.part` what all see,
:mod:`.odds` what tonight may bring.
"""

from __future__ import annotations

from .module import MODULE
from .odds import ReleaseOdds, release_odds
from .part import LaboratoryView

__all__ = ["MODULE", "LaboratoryView", "ReleaseOdds", "release_odds"]
