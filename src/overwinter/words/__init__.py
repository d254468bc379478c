"""The program's words: everything a player reads, in English, German and French.

>>> from overwinter.words import Words
>>> Words("fr")("error-unknown")

:class:`Words` finds messages in the files of a language and fills them in. What is said about a game (its events,
questions and options) stands in the ``speaking`` module of that game.
"""

from .library import LanguageError, Words, languages
from .lines import Listener, error_line

__all__ = ["LanguageError", "Listener", "Words", "error_line", "languages"]
