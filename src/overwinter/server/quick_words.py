"""Words that remember what they have said: the same few hundred sentences are said to many readers."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from overwinter.kernel.packs import folder_named
from overwinter.words import Words, languages

KEPT = 30_000
KEPT_MIXTURES = 24
"""Languages times chosen packs whose words are kept ready."""
LANGUAGES = tuple(languages())
"""The languages that the program speaks, English first."""


class QuickWords(Words):
    """The same words, each sentence made once."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._said: dict[Any, str] = {}
        self._known: dict[tuple[str, str], bool] = {}

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for a key (or for an attribute of it)."""
        known = self._known.get((key, attribute))
        if known is None:
            if len(self._known) > KEPT:
                self._known.clear()
            known = self._known[key, attribute] = super().has(key, attribute)
        return known

    def _format(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        # 1 and True are equal, but said differently: the type is part of what was asked for.
        mark = (key, attribute, *args, *args.values(), *map(type, args.values()))
        try:
            said = self._said.get(mark)
        except TypeError:  # a list among the arguments
            return super()._format(key, attribute, args)
        if said is None:
            if len(self._said) > KEPT:
                self._said.clear()
            said = self._said[mark] = super()._format(key, attribute, args)
        return said


@functools.cache
def words_in(language: str) -> Words:
    """The program's own words in a language that it speaks (for a game: ask its adapter)."""
    return QuickWords(language)


def words_for(language: str, packs: tuple[str, ...]) -> Words:
    """The words of a game with these packs. They are kept by the folders of packs, not by the names alone: with
    another shelf a name means another pack."""
    return _kept(language, packs, tuple(map(folder_named, packs)))


@functools.lru_cache(KEPT_MIXTURES)
def _kept(language: str, packs: tuple[str, ...], folders: tuple[Path, ...]) -> Words:
    return QuickWords(language, packs)
