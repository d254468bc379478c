"""Write the reference page of the card vocabulary (docs/packs.md) from the vocabulary itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from overwinter.kernel.vocabulary import Param, Vocabulary, Word, schema

from .content import EVENTS, SYMBOLS
from .item_words import ITEM_WORDS
from .loader import CARD_KINDS
from .moments import MOMENTS
from .selections.amounts import AMOUNTS, Count
from .selections.base import Shorts
from .selections.people import GROUPS, PEOPLE_PICKS, PEOPLE_SHORTS, People
from .selections.places import DECK_SHORTS, PLACE_PICKS, PLACE_SHORTS, PLACES, TRAITS, Places
from .selections.players import HAVING, PLAYER_PICKS, PLAYER_SHORTS, PLAYERS, Players
from .vocabulary import HOOKS, KINDS, OPS, PREDICATES

_FILES = ", ".join(f"`{kind.file}`" for kind in CARD_KINDS if kind.table != "place")

_INTRO = f"""# Packs: the reference

This page is generated (`make docs`). How to add a card is told in CONTRIBUTING.md; a small pack to copy is in
`examples/homebrew`.

A pack is a folder with `pack.toml` (`id`, `version`, `game = "colony"`, `requires`), one file per kind of card
({_FILES}, and `board.toml` for a board of its own) and
`words/<language>/*.ftl`. `overwinter packs check PATH` says what is wrong with it: file, card, field, reason.
`overwinter play --pack base --pack PATH` plays with it in the terminal, `overwinter serve --packs PATH` offers it
in the browser (server.md).

An item with id `fuel` and `decks = {{ hospital = 4 }}` is the card `<pack>-hospital-fuel`; its words are
`item-fuel`. The words of all other cards go by their id. Two packs may use the same item id: each keeps its own
card, and both speak the same words (a pack that wants words of its own takes an id of its own). All other ids are
used once in all packs, so begin them with the id of the pack.

A ? marks fields that may be left out; so may those with a usual value. Every card may also carry `source`,
`confidence` and `notes`, and `module`: then it is in the game only where that module, or scenario, is played.
Symbols: {", ".join(SYMBOLS)}. Events: {", ".join(f"`{event}`" for event in EVENTS)}.
"""

_ABILITIES = """## Abilities

An ability has exactly one of `hook` (see below), `action` (operations, offered in the own turn), `on` (a moment,
see below) with `do` (operations that are carried out then); and may have `at` (anywhere, or a place word), `die`
(the lowest die it takes), `once` (a round), `uses = 2` (of a survivor or an item: so often a round),
`once-by` (a policy that makes it once a round), `requires` (predicates), `may` (at a moment: only if its player
wants it), `anyone` (of an effect beside the board: every player may use it).
"""

_SELECTIONS = """## Selections

Survivors (Target), places (Where, Deck) and players (Who) are written as a word, as a short form, or as a table.
A short form stands for a table: `"choose-own"` is `{ of = "own", pick = "choose" }`. `<...>` follows a colon.
"""


def reference() -> str:
    """The whole page as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _INTRO
    yield "## Cards"
    yield ""
    yield from _table(("table", "fields"), ((f"`[[{k.table}]]`", _fields(schema(k.cls))) for k in CARD_KINDS))
    yield _ABILITIES
    yield "## Kinds of fields"
    yield ""
    yield from _table(("kind", "what it may be"), _kinds())
    yield _SELECTIONS
    for title, cls, shorts, parts in (
        ("Survivors", People, PEOPLE_SHORTS, {"of": GROUPS, "pick": PEOPLE_PICKS}),
        ("Places", Places, PLACE_SHORTS, {"of": PLACES, "with, without, prefer": TRAITS, "pick": PLACE_PICKS}),
        ("Item decks (fields as for places)", None, DECK_SHORTS, {}),
        ("Players", Players, PLAYER_SHORTS, {"of": PLAYERS, "with": HAVING, "pick": PLAYER_PICKS}),
        ("Amounts", Count, Shorts(), {"of": AMOUNTS}),
        ("Items", None, Shorts(), {"symbol": ITEM_WORDS}),
    ):
        yield from _selection(title, cls, shorts, parts)
    for title, words, name in (
        ("Operations", OPS, "op"),
        ("Predicates", PREDICATES, "is"),
        ("Hooks", HOOKS, "hook"),
    ):
        yield f"## {title} (`{name} = ...`)"
        yield ""
        rows = ((f"`{key}`", _fields(words[key].params.values()), words[key].doc) for key in sorted(words))
        yield from _table(("word", "fields", "meaning"), rows)
    yield "## Moments (`on = ...`)"
    yield ""
    moments = ((f"`{moment}`", meaning) for moment, meaning in MOMENTS.items())
    yield from _table(("moment", "meaning"), moments, end=False)


def _kinds() -> Iterator[tuple[str, str]]:
    """The kinds of fields; those that only selections have are told there."""
    told = {_kind(param) for cls in (People, Places, Players, Count) for param in schema(cls)}
    used = {p.kind for words in (OPS, PREDICATES, HOOKS) for word in words.values() for p in word.params.values()}
    used |= {_kind(param) for kind in CARD_KINDS for param in schema(kind.cls)}
    for _, kind in sorted(KINDS.items()):  # the order in which they came to be known is nobody's business
        if kind.table in (People, Places, Players, Count) or (kind.name in told - used and not kind.table):
            continue
        fields = f" Fields: {_fields(schema(kind.table))}." if kind.table else ""
        yield _kind_name(kind.name), kind.doc + fields


def _selection(
    title: str, cls: type[object] | None, shorts: Shorts, parts: Mapping[str, Vocabulary]
) -> Iterator[str]:
    """One sort of selection: the fields of its table, its words, its short forms."""
    yield f"### {title}"
    yield ""
    if cls is not None:
        yield f"{_plain(cls.__doc__ or '')} Fields: {_fields(schema(cls))}."
        yield ""
    rows = [(f"`{part}`", _call(word), word.doc) for part, words in parts.items() for word in words.values()]
    for name, short in shorts.items():
        stands = ", ".join(f'{field} = "{value}"' for field, value in short.table.items()).replace("{}", "<...>")
        rows.append(("short", f"`{name}{':<...>' if short.open else ''}`", f"{short.doc} `{{ {stands} }}`"))
    yield from _table(("field", "word", "meaning"), rows)


def _call(word: Word) -> str:
    return f"`{word.name}{''.join(f':<{shown}>' for shown in word.params)}`"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]], *, end: bool = True) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' for _ in head)} |"
    for row in rows:
        yield f"| {' | '.join(_plain(cell).replace('|', chr(92) + '|') for cell in row)} |"
    if end:
        yield ""


def _fields(params: Iterable[Param]) -> str:
    return ", ".join(map(_field, params))


def _field(param: Param) -> str:
    plain = isinstance(param.default, bool | int | str) and param.default not in ("", 0)
    usual = f" = {str(param.default).lower()}" if plain and not param.required else ""
    optional = "?" if not param.required and not usual else ""
    return f"{param.shown}{optional}: {_kind_name(_kind(param))}{usual}"


def _kind(param: Param) -> str:
    return param.kind.removesuffix(" | None")


def _kind_name(kind: str) -> str:
    """ "list of Symbol" for "tuple[Symbol, ...]"."""
    inner = kind.removeprefix("tuple[").removesuffix(", ...]")
    return f"list of {inner}" if inner != kind else kind


def _plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())
