"""Players made of code."""

from .base import BOTS, Bot, RandomBot, Sight, UnknownBotError, act, make_bot, play_out
from .greedy import GreedyBot
from .levels import LEVELS
from .planner import Planner

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Planner",
    "RandomBot",
    "Sight",
    "UnknownBotError",
    "act",
    "make_bot",
    "play_out",
]
