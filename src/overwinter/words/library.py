"""The message files of a language: find a message, fill it in, fall back where one is missing.

Messages are Project Fluent files: the program's own in ``words/<language>/``, those of the cards in
``words/<language>/`` of each pack. A missing message is taken from the English files; where these have none
either, its key is shown.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from overwinter.kernel.errors import OverwinterError, PackError
from overwinter.kernel.packs import Problem, pack_folder

FOLDER = Path(str(files("overwinter"))) / "words"
FALLBACK = "en"


class LanguageError(OverwinterError):
    """There are no words in this language."""

    key = "error-language"


def languages() -> list[str]:
    """The languages that the program speaks, English first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return sorted(found, key=lambda name: (name != FALLBACK, name))


@functools.cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of one language; a pack's words may replace the program's."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (FOLDER, *folders):
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(parsed(text_of(path)), allow_overrides=True)
    return bundle


@functools.lru_cache(maxsize=256)
def parsed(text: str) -> Resource:
    """The messages of a file; nobody changes them, for most files are part of many bundles, and read only once."""
    return FluentParser(with_spans=False).parse(text)


def text_of(path: Path) -> str:
    """What stands in a file of messages. Raises :class:`PackError`."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        problem = Problem(str(path), "", "", f"cannot be read: {error.strerror}")
        raise PackError(f"{path} cannot be read: {error}", [problem]) from error


class Words:
    """All words of one language for the given packs.

    >>> words = Words("de")
    >>> words("why-no-waste")
    'Der Abfallstapel ist leer.'
    >>> words.attribute("base-sparky", "trade")
    'Filmhund'
    """

    def __init__(self, language: str = FALLBACK, packs: Sequence[str] | None = None) -> None:
        if language not in languages():
            raise LanguageError(
                f"there are no words in {language!r}; there are in {', '.join(languages())}",
                language=language,
                known=", ".join(languages()),
            )
        self.language = language
        self.packs = tuple(packs) if packs else ("base",)
        names = dict.fromkeys((language, FALLBACK))
        folders = tuple(pack_folder(name) / "words" for name in self.packs)
        self._bundles = [_bundle(name, folders) for name in names]

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message ``key`` with its arguments filled in; the key itself if nobody has words for it.

        Underscores in the names of arguments stand for hyphens: ``place_at`` fills ``$place-at``.
        """
        return self._format(key, "", args)

    def attribute(self, key: str, name: str, /, **args: Any) -> str:
        """An attribute of a message, such as the "story" of a card; empty if it has none."""
        return self._format(key, name, args) if self.has(key, name) else ""

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there are words for a key (or for an attribute of it)."""
        return any(_pattern(bundle, key, attribute) is not None for bundle in self._bundles)

    def _format(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, key, attribute)
            if pattern is not None:
                given = {name.replace("_", "-"): _value(value) for name, value in args.items()}
                text, _ = bundle.format_pattern(pattern, given)
                return str(text)
        return key

    # -- lists ---------------------------------------------------------------------------------

    def joined(self, parts: Iterable[str], how: str = "and") -> str:
        """Several things in one sentence: "Tom, Ines and Yara"."""
        listed = list(parts)
        if not listed:
            return self("list-none")
        *first, last = listed
        return self(f"list-{how}", first=", ".join(first), last=last) if first else last

    def counted(self, parts: Iterable[str]) -> str:
        """The same, with equal things counted: "2 × Fuel and Pistol"."""
        counts: dict[str, int] = {}
        for part in parts:
            counts[part] = counts.get(part, 0) + 1
        return self.joined(self("list-times", n=n, thing=part) if n > 1 else part for part, n in counts.items())


def _pattern(bundle: FluentBundle, key: str, attribute: str) -> Any:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.attributes.get(attribute) if attribute else message.value


def _value(value: Any) -> Any:
    """Fluent knows text and numbers; yes and no are text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
