"""Players made of code."""

from .base import BOTS, Bot, RandomBot, Sight, UnknownBotError, act, make_bot, play_out
from .greedy import GreedyBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "UnknownBotError", "act", "make_bot", "play_out"]
