"""Write the reference page of the card vocabulary (docs/packs.md) from the vocabulary itself."""

from __future__ import annotations

from collections.abc import Iterator

from . import vocabulary
from .content import SYMBOLS
from .loader import CARD_FILES, EVENTS
from .moments import MOMENTS
from .vocabulary import HOOKS, OPS, PREDICATES, Word

_KINDS = {
    "int": "a number",
    "bool": "true or false",
    "str": "a word",
    "list[str]": "a list of words",
    "Amount": 'a number, or one of "all", "-all", "d6", "fill", "per-non-exiled-player", '
    '"2*non-exiled-players", "-ceil(removed/2)"',
    "Target": 'survivors: "subject", "other", "x", "gained", "user", "survivor:<id>", "all-at:<place>", '
    '"each-own", "choose-own", "choose-any", "each-player-chooses-own-at:<place>", "lowest-except:<id>", '
    '"others-with:<id>", "all-non-exiled", "lowest-non-exiled", "highest:<n>"; "a+b" joins two',
    "Where": 'places: an id, "each-location", "each-non-colony", "event-origin", "event-destination", '
    '"subject-location", "user-location", "location-of-x", "choose", "choose-own-location", '
    '"choose-own-non-colony"',
    "Who": 'players: "active", "all", "all-others", "first-player", "other-player", "each-player-at-colony", '
    '"choose-other", "choose-other-with-hand", "choose-other-at-colony", "choose-with-fewer-survivors", '
    '"controller:<survivor>"',
    "Deck": 'an item deck: a place id, "user-location", "choose"',
    "Symbols": 'symbols joined by "|", "any", "outsider", "item-not-survivor-not-event"',
    "Ops": "a list of operations",
    "Checks": "a list of predicates, all of which must hold",
    "Abilities": "a list of abilities",
    "Table": 'lines { on = "1-3", do = [...] }',
    "Payment": 'a list of { cards = "fuel", n = 2, to = "waste" }, { dice = 3 }, { survivor = "<id>" }',
    "SurvivorId": "the id of a survivor",
    "SurvivorIds": "a list of ids of survivors",
    "Newcomer": 'the id of a survivor, or "draw" for the top card of the deck',
    "Named": "survivors, written as a Target",
    "Place": 'the id of a place, "non-colony", or "event-origin"',
    "Area": 'the id of a place, "non-colony-total", "each-non-colony", "each-colony-entrance", '
    '"best-own-non-colony"',
    "Actions": 'a list of "move", "move-to:<place>", "move-from:<place>", "search", "attack", "ability", '
    '"play:<symbol>"',
    "Span": 'results of a die: "3", "1-3"',
    **{kind: " or ".join(f'"{choice}"' for choice in choices) for kind, choices in vocabulary.CHOICES.items()},
}

_INTRO = f"""# Packs: the reference

This page is generated (`make docs`). How to add a card is told in CONTRIBUTING.md; a small pack to copy is in
`examples/homebrew`.

A pack is a folder with `pack.toml` (`id`, `version`, `game = "colony"`, `requires`), one file per kind of card
({", ".join(f"`{file}`" for file in CARD_FILES)}, and `board.toml` for a board of its own) and
`words/<language>/*.ftl`. `overwinter packs check PATH` says what is wrong with it: file, card, field, reason.

## Cards

| table | fields (a ? marks optional ones) |
| --- | --- |
| `[[survivor]]` | id, influence, attack, search, human?, male?, non-cooperative?, promo?, abilities? |
| `[[item]]` | id, symbol, kind (play, equip, event), decks, outsider?, moves?, do?, requires?, abilities? |
| `[[crisis]]` | id, prevent, fail, bonus?, non-cooperative? |
| `[[crossroads]]` | id, event, when?, subject?, interrupt?, setup?, chooser?, voters?, mature?, \
non-cooperative?, warring?, `[[crossroads.option]]` (requires?, do, auto?) |
| `[[objective]]` | id, length?, `[objective.normal]` and `[objective.hardcore]` (morale, rounds, \
zombies-colony?, zombies-elsewhere?, helpless?, helpless-per-player?, abilities?, goal) |
| `[[secret]]` | id, kind (standard, betrayal, exiled), win or (exiled) loyal and betrayer |

Every card may also carry `source`, `confidence` and `notes`. Symbols: {", ".join(SYMBOLS)}.

An item with id `fuel` and `decks = {{ hospital = 4 }}` is the card `<pack>-hospital-fuel`; its words are
`item-fuel`. The words of all other cards go by their id.

*chooser* is `active` (default), `vote` or `controller:<survivor>`; *voters* `players-at-colony` (default) or
`players-at-destination`; *subject* of a state trigger: `own-at:<place>`, `own-pair`, `beside-exiled`,
`alone-with-other`. Events: {", ".join(f"`{event}`" for event in EVENTS)}.

## Abilities

An ability has exactly one of `hook` (see below), `action` (operations, offered in the own turn), `on` (a moment,
see below) with `do` (operations that are carried out then); and may have `at` (anywhere, non-colony, or a place),
`die` (the lowest die it takes), `once` (a round), `once-by` (a policy that makes it once a round), `requires`
(predicates), `anyone` (of an effect beside the board: every player may use it).

## Kinds of fields

| kind | what it may be |
| --- | --- |
"""


def reference() -> str:
    """The whole page as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield _INTRO.rstrip("\n")
    for kind in vocabulary.KINDS:
        yield f"| {kind} | {_KINDS[kind].replace('|', chr(92) + '|')} |"
    yield ""
    for title, words, name in (
        ("Operations", OPS, "op"),
        ("Predicates", PREDICATES, "is"),
        ("Hooks", HOOKS, "hook"),
    ):
        yield f"## {title} (`{name} = ...`)"
        yield ""
        yield "| word | fields | meaning |"
        yield "| --- | --- | --- |"
        for key in sorted(words):
            yield _row(words[key])
        yield ""
    yield "## Moments (`on = ...`)"
    yield ""
    yield "| moment | meaning |"
    yield "| --- | --- |"
    for moment, meaning in MOMENTS.items():
        yield f"| `{moment}` | {meaning} |"


def _row(word: Word) -> str:
    fields = ", ".join(
        f"{shown}: {param.kind}" + ("" if param.required else f" = {param.default!r}")
        for shown, param in word.params.items()
    )
    doc = " ".join(word.doc.replace("``", "`").split()).replace("|", "\\|")
    return f"| `{word.name}` | {fields.replace('|', chr(92) + '|')} | {doc} |"
