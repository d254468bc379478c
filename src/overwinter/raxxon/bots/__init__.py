"""Players made of code for Raxxon. They see only what their seat may see."""

from overwinter.kernel.players import RandomBot

from .base import BOTS, Bot, Sight, act, make_bot, play_out
from .planner import Planner

BOTS["planner"] = Planner

__all__ = ["BOTS", "Bot", "Planner", "RandomBot", "Sight", "act", "make_bot", "play_out"]
