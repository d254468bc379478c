"""What clients fetch once and keep: the games on offer, and words and card facts by set.

A set is a pack of cards, or ``page``: the words that every page needs. Each answer has a hash; a client that names
it (``?v=``) may keep the answer for ever, others ask again and are told if nothing has changed.
"""

from __future__ import annotations

import asyncio
import copy
import functools
import gzip
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentSerializer, ast
from starlette.requests import Request
from starlette.responses import Response

from overwinter import __version__
from overwinter.kernel.packs import pack_folder
from overwinter.words.library import FALLBACK, parsed, text_of
from overwinter.words.library import FOLDER as WORDS

from . import messages as m
from . import schema
from .adapter import Adapter
from .errors import ServerError
from .games import GAMES
from .guests import encoded
from .quick_words import LANGUAGES, words_in
from .table import EMOTES

PAGE = "page"
PAGE_FILES = ("common", "setup", "table", "terms", "web")
"""The program's message files whose words any page may show. What the server words itself is not among them."""
FURTHER = {"me": ("me",), "companion": ("companion",), "inspect": ("inspect",)}
"""Sets of words that no page needs at first: fetched with pages that few people open, and once a table stands."""
WORDS_FORM = b"1"
"""Changes when sets are put together from their files in another way."""
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Sheet:
    """An answer that stays the same as long as the server runs."""

    body: bytes
    packed: bytes
    tag: str
    kind: str = "application/json"

    @classmethod
    def of(cls, body: bytes) -> Sheet:
        """JSON with its hash, and compressed once for all."""
        return cls(body, _packed(body), _digest(body))


@functools.lru_cache(maxsize=256)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def lasting(request: Request, sheet: Sheet) -> Response:
    """A sheet as an answer: nothing at all if the client has it already."""
    headers = {
        "ETag": f'"{sheet.tag}"',
        "Cache-Control": FOREVER if request.query_params.get("v") == sheet.tag else "no-cache",
        "Vary": "Accept-Encoding",
    }
    known = request.headers.get("if-none-match", "")
    if sheet.tag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(sheet.body, headers=headers, media_type=sheet.kind)
    return Response(sheet.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=sheet.kind)


class Library:
    """The sheets of a server. Each is made once, when it is first asked for, and not while others wait."""

    def __init__(self) -> None:
        self._sheets: dict[tuple[str, ...], Sheet] = {}
        self._making = asyncio.Lock()

    async def warm_up(self) -> None:
        """Make everything before the first player needs it, first what every page asks for."""
        await self.sets()
        for language in LANGUAGES:
            await self.words(PAGE, language)
        for language in LANGUAGES:
            await asyncio.to_thread(words_in, language)
            await self.games(language)
            for name in (*FURTHER, *_owners()):
                await self.words(name, language)

    async def games(self, language: str) -> Sheet:
        """What a new table can be (``Games``)."""
        return await self._sheet(lambda: Sheet.of(_games(language)), "games", language)

    async def sets(self) -> Sheet:
        """All sets with the hashes of what can be fetched of them (``SetList``)."""
        facts = {name: (await self.facts(name)).tag for name in _owners()}
        return await self._sheet(lambda: Sheet.of(_set_list(facts)), "sets")

    async def words(self, name: str, language: str) -> Sheet:
        """The messages of a set in a language as Fluent text, with English where the language has none."""
        return await self._sheet(lambda: _words(name, language), "words", name, language)

    async def facts(self, name: str) -> Sheet:
        """What is printed on the cards of a set (``GameFacts``)."""
        return await self._sheet(lambda: Sheet.of(encoded(_owner(name).facts(name))), "facts", name)

    async def schema(self) -> Sheet:
        """The JSON Schema of all messages."""
        return await self._sheet(lambda: Sheet.of(schema.text()), "schema")

    async def _sheet(self, make: Callable[[], Sheet], *key: str) -> Sheet:
        if key not in self._sheets:
            async with self._making:
                if key not in self._sheets:
                    self._sheets[key] = await asyncio.to_thread(make)
        return self._sheets[key]


# -- what is on the sheets -------------------------------------------------------------------------------


def _games(language: str) -> bytes:
    games = [adapter.info(adapter.words(language, adapter.sets.offered())) for adapter in GAMES.values()]
    spoken = [m.LanguageInfo(name, words_in(name)("language-name")) for name in LANGUAGES]
    return encoded(m.Games(games, spoken, list(EMOTES), __version__))


def _set_list(facts: dict[str, str]) -> bytes:
    tags = {name: {language: _tag(name, language) for language in LANGUAGES} for name in (PAGE, *FURTHER, *facts)}
    return encoded(m.SetList({name: m.SetInfo(words, facts.get(name, "")) for name, words in tags.items()}))


def _owners() -> dict[str, Adapter]:
    """The packs of this server, each with its game."""
    return {pack: adapter for adapter in GAMES.values() for pack in adapter.sets.offered()}


def _owner(name: str) -> Adapter:
    adapter = _owners().get(name)
    if adapter is None:
        raise ServerError("no-set")
    return adapter


def _files(name: str, language: str) -> list[Path]:
    """The message files of a set. A game's own set brings the words of its table along."""
    if name == PAGE:
        page = [*PAGE_FILES, *(file for adapter in GAMES.values() for file in adapter.page_files)]
        return [WORDS / language / f"{file}.ftl" for file in page]
    if name in FURTHER:
        return [WORDS / language / f"{file}.ftl" for file in FURTHER[name]]
    adapter = _owner(name)
    found = sorted((pack_folder(name) / "words" / language).glob("*.ftl"))
    files = adapter.word_files if name in (adapter.sets.core, *adapter.sets.boxes) else ()
    return [*(WORDS / language / f"{file}.ftl" for file in (*files, *adapter.box_files.get(name, ()))), *found]


def _tag(name: str, language: str) -> str:
    """The hash of the words of a set, told from the files alone: to put them together takes a while."""
    files = [*_files(name, language), *_files(name, FALLBACK)]
    return _digest(WORDS_FORM, *(path.read_bytes() for path in files))


def _words(name: str, language: str) -> Sheet:
    own, english = (tuple(map(text_of, _files(name, spoken))) for spoken in (language, FALLBACK))
    body = _together(own, english)
    return Sheet(body, _packed(body), _tag(name, language), "text/plain")


@functools.lru_cache(maxsize=256)
def _together(own: tuple[str, ...], english: tuple[str, ...]) -> bytes:
    """The messages of some files, with English ones where there are none, as Fluent text."""
    found = _messages(own)
    for key, entry in _messages(english).items():
        if key not in found:
            found[key] = entry
            continue
        there = {attribute.id.name for attribute in found[key].attributes}
        found[key].attributes += [one for one in entry.attributes if one.id.name not in there]
    return FluentSerializer().serialize(ast.Resource(list(found.values()))).encode()


def _messages(texts: Iterable[str]) -> dict[str, Any]:
    """Messages and terms by name, without comments; later files may replace what earlier ones say."""
    found: dict[str, Any] = {}
    for text in texts:
        for entry in parsed(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                # What was parsed belongs to others, too: what is changed has to be one's own.
                own = copy.copy(entry)
                own.comment, own.attributes = None, list(entry.attributes)
                found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = own
    return found
