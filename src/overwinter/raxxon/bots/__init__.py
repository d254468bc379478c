"""Players made of code for Raxxon. They see only what their seat may see."""

from overwinter.kernel.players import RandomBot

from .base import BOTS, Bot, Sight, act, make_bot, play_out
from .greedy import GreedyBot
from .planner import Planner

__all__ = ["BOTS", "Bot", "GreedyBot", "Planner", "RandomBot", "Sight", "act", "make_bot", "play_out"]
