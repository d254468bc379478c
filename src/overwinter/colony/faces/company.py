"""Who plays at tables: bots with a name that tells what they are like, at the level that a table wants."""

from __future__ import annotations

from collections.abc import Container

from overwinter.server.adapter import BOT_NAMES
from overwinter.server.messages import BotInfo
from overwinter.words import Words

from ..bots.levels import LEVELS
from ..bots.temper import TEMPERS

USUAL = "normal"
"""The level of whoever sits down unasked."""
CAST: dict[str, tuple[str, ...]] = {
    "careful": ("Alder", "Birch", "Cedar"),
    "bold": ("Rowan", "Maple", "Holly"),
    "helpful": ("Hazel", "Linden", "Willow"),
    "selfish": ("Aspen", "Larch"),
}
"""What bots of each temperament are called."""


def usual_bot(number: int) -> str:
    """The bot that sits down at a seat if nobody says which: the one that is called like that."""
    name = BOT_NAMES[number]
    return f"{USUAL}-{next(temper for temper, names in CAST.items() if name in names)}"


def bot_name(bot: str, number: int, taken: Container[str]) -> str:
    """What a bot is called: by its temperament, as long as there is a name left."""
    names = CAST.get(bot.partition("-")[2], ())
    own = [BOT_NAMES[number]] if not names or BOT_NAMES[number] in names else []
    free = [name for name in (*own, *names, *BOT_NAMES) if name not in taken]
    return free[0] if free else BOT_NAMES[number]


def offered(words: Words) -> list[BotInfo]:
    """The bots that a table can choose from."""
    found = []
    for level in LEVELS:
        for temper in TEMPERS:
            level_name, manner = words(f"bot-level-{level}"), words(f"bot-temper-{temper}")
            found.append(
                BotInfo(
                    id=f"{level}-{temper}",
                    name=words("bot-name", level=level_name, temper=manner),
                    text=words.attribute(f"bot-temper-{temper}", "text"),
                    manner=manner,
                    level=level,
                    level_name=level_name,
                    level_text=words.attribute(f"bot-level-{level}", "text"),
                )
            )
    return found
