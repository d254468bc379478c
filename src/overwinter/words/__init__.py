"""The program's words: everything a player reads, in English, German and French.

>>> from overwinter.words import Words
>>> Words("fr")("error-unknown")

:class:`Words` finds messages in the files of a language and fills them in. What is said about a game (its events,
questions and options) stands in the ``speaking`` module of that game.
"""

from .library import LanguageError, Thing, Words, languages

__all__ = ["LanguageError", "Thing", "Words", "languages"]
