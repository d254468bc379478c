"""Players made of code for Raxxon. They see only what their seat may see."""

from overwinter.kernel.players import RandomBot

from .base import BOTS, Bot, Sight, act, make_bot, play_out
from .greedy import GreedyBot
from .levels import LEVELS
from .planner import Planner

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "Planner", "RandomBot", "Sight", "act", "make_bot", "play_out"]
