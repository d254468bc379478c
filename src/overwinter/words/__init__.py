"""The program's words: everything a player reads, in English, German and French.

>>> from overwinter.words import Words, event_line
>>> words = Words("fr")
>>> for event in game.log:
...     print(event_line(words, game, event, seat=0))

:class:`Words` finds messages; the ``..._line`` functions say whole sentences about a game. Nothing here
changes a game.
"""

from .library import LanguageError, Thing, Words, languages
from .rules import condition_line, error_line, foresight_line, odds_line, policy_line, reason_line
from .speaking import event_line, line, morale_reason, option_line, prompt_line

__all__ = [
    "LanguageError",
    "Thing",
    "Words",
    "condition_line",
    "error_line",
    "event_line",
    "foresight_line",
    "languages",
    "line",
    "morale_reason",
    "odds_line",
    "option_line",
    "policy_line",
    "prompt_line",
    "reason_line",
]
