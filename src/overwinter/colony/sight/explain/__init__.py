"""A game that explains itself: why not, how likely, what then, what tonight.

Everything here is looked at from one seat, uses only what that seat may know (public facts and the own
hand), changes nothing, and answers in message keys with arguments, never in sentences.
"""

from .foresight import Foresight, RollChances, foresee, roll_chances
from .night import Forecast, Overrun, forecast
from .odds import Odds, exposure_odds, option_odds
from .reasons import why_not

__all__ = [
    "Forecast",
    "Foresight",
    "Odds",
    "Overrun",
    "RollChances",
    "exposure_odds",
    "forecast",
    "foresee",
    "option_odds",
    "roll_chances",
    "why_not",
]
