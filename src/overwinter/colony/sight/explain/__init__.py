"""A game that explains itself: why not, how likely, what then, what tonight, how far.

Everything here is looked at from one seat, uses only what that seat may know (public facts and the own
hand), changes nothing, and answers in message keys with arguments, never in sentences.
"""

from .foresight import Foresight, foresee
from .night import Forecast, Overrun, forecast
from .odds import Odds, exposure_odds
from .progress import Progress, progress
from .reasons import SURVIVOR_ACTIONS, why_not

__all__ = [
    "SURVIVOR_ACTIONS",
    "Forecast",
    "Foresight",
    "Odds",
    "Overrun",
    "Progress",
    "exposure_odds",
    "forecast",
    "foresee",
    "progress",
    "why_not",
]
