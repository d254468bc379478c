"""Load packs of Raxxon cards and check them.

A pack is a folder: ``pack.toml`` (with ``game = "raxxon"``), ``population.toml``, ``characters.toml``,
``raxxon_cards.toml`` and ``words/<language>/*.ftl``. What is wrong with it is reported all at once, with
file, card, field and reason.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from overwinter.kernel.packs import (
    ABOUT,
    BUILT_IN,
    KIND_NAMES,
    Problem,
    about_faults,
    checked,
    entries,
    field_faults,
    pack_folder,
    read_table,
)

from ..state import OPEN_PILES, PILES
from . import conditions, ops, sheet_ops  # noqa: F401 - they fill the vocabulary
from .content import (
    HEALTHS,
    ICONS,
    Action,
    Character,
    Choice,
    Content,
    Difficulty,
    Group,
    Op,
    Person,
    RaxxonCard,
    Where,
    Word,
)
from .vocabulary import ALL, CHECKS, OPS


@dataclass
class _Reader:
    """Reads one pack folder into a content, collecting problems."""

    folder: Path
    content: Content
    problems: list[Problem]
    file: str = ""
    card: str = ""
    later: list[tuple[str, str, str, str, str]] = field(default_factory=list)
    """Ids to look up once everything is read: file, card, field, kind, id."""

    def say(self, name: str, reason: str) -> None:
        self.problems.append(Problem(self.file, self.card, name, reason))

    def table(self, file: str) -> dict[str, Any]:
        self.file, self.card = file, ""
        return read_table(self.folder / file, lambda reason: self.say("", reason))

    def entries(self, table: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        self.card = ""
        return entries(table, kind, lambda reason: self.say(kind, reason))

    def fields(self, table: Any, known: dict[str, type[Any]], at: str = "") -> bool:
        """Report unknown, missing or wrongly typed fields; a ``?`` after the name makes it optional."""
        if not isinstance(table, dict):
            self.say(at, "must be a table")
            return False
        faults = list(field_faults(table, known))
        for name, reason in faults:
            self.say(at + name, reason)
        return not faults

    def read(self) -> None:
        table = self.table("population.toml")
        for entry in self.entries(table, "difficulty"):
            self.difficulty(entry)
        for entry in self.entries(table, "group"):
            self.group(entry)
        for entry in self.entries(table, "person"):
            self.person(entry)
        for entry in self.entries(self.table("characters.toml"), "character"):
            self.character(entry)
        for entry in self.entries(self.table("raxxon_cards.toml"), "card"):
            self.raxxon_card(entry)
        self.look_up()

    def origin(self, table: dict[str, Any]) -> None:
        self.content.origins[self.card] = (str(table.get("source", "")), str(table.get("confidence", "")))

    def new_id(self, table: dict[str, Any], known: Any) -> bool:
        self.card = str(table.get("id", "?"))
        if self.card in known:
            self.say("id", "this id is used twice")
            return False
        return True

    def difficulty(self, table: dict[str, Any]) -> None:
        shape: dict[str, type[Any]] = {"id": str, "infected": int, "trimmed?": bool}
        if self.new_id(table, self.content.difficulties) and self.fields(table, shape):
            made = Difficulty(table["id"], table["infected"], table.get("trimmed", False))
            self.content.difficulties[made.id] = made

    def group(self, table: dict[str, Any]) -> None:
        shape: dict[str, type[Any]] = {
            "id": str,
            "health": str,
            "colour": str,
            "trimmed?": int,
            "on-flip?": dict,
            "on-kill?": list,
        }
        if not self.new_id(table, self.content.groups) or not self.fields(table, shape):
            return
        self.one_of("health", table["health"], HEALTHS)
        on_flip = {}
        for count, icons in table.get("on-flip", {}).items():
            if not count.isdigit() or int(count) < 1:
                self.say(f"on-flip.{count}", "must be a number of cards")
                continue
            on_flip[int(count)] = self.icons(icons, f"on-flip.{count}")
        on_kill = self.program(table["on-kill"], "on-kill") if table.get("on-kill") else ""
        self.content.groups[table["id"]] = Group(
            table["id"], table["health"], on_flip, on_kill, table.get("trimmed", 0)
        )
        self.origin(table)

    def person(self, table: dict[str, Any]) -> None:
        shape: dict[str, type[Any]] = {"id": str, "group": str, "count?": int}
        if not self.new_id(table, {p.id for p in self.content.people}) or not self.fields(table, shape):
            return
        group = self.content.groups.get(table["group"])
        if group is None:
            self.say("group", f"there is no group {table['group']!r}")
            return
        if not 1 <= table.get("count", 1) <= 100:
            self.say("count", "must be a number of cards")
            return
        self.content.people += [Person(table["id"], group)] * table.get("count", 1)
        self.origin(table)

    def character(self, table: dict[str, Any]) -> None:
        shape: dict[str, type[Any]] = {"id": str, "colour": str, "investigate": list, "action": list}
        if not self.new_id(table, self.content.characters) or not self.fields(table, shape):
            return
        actions: list[Action] = []
        for entry in table["action"]:
            known: dict[str, type[Any]] = {
                "kind": str,
                "do": list,
                "extra?": list,
                "solo-free?": bool,
                "spaces-12": list,
                "spaces-34": list,
            }
            at = f"action.{entry.get('kind', '?')}." if isinstance(entry, dict) else "action."
            if not self.fields(entry, known, at):
                continue
            kind = entry["kind"]
            if any(kind == action.kind for action in actions):
                self.say(at + "kind", "this sheet has that action already")
                continue
            if not entry["do"]:
                self.say(at + "do", "must not be empty")
                continue
            actions.append(
                Action(
                    kind,
                    self.program(entry["do"], at + "do"),
                    self.program(entry["extra"], at + "extra") if entry.get("extra") else "",
                    entry.get("solo-free", False),
                    tuple([self.icons(icons, at + "spaces-12") for icons in entry["spaces-12"]]),
                    tuple([self.icons(icons, at + "spaces-34") for icons in entry["spaces-34"]]),
                )
            )
        investigate = self.icons(table["investigate"], "investigate")
        self.content.characters[table["id"]] = Character(table["id"], table["colour"], investigate, tuple(actions))
        self.origin(table)

    def raxxon_card(self, table: dict[str, Any]) -> None:
        shape: dict[str, type[Any]] = {"id": str, "trigger": list, "option": list, "printed?": str}
        if not self.new_id(table, self.content.cards) or not self.fields(table, shape):
            return
        choices = []
        for number, entry in enumerate(table["option"], start=1):
            at = f"option{number}."
            if self.fields(entry, {"do": list, "goes-to": str}, at):
                self.one_of(at + "goes-to", entry["goes-to"], ("triggered", "untriggered"))
                choices.append(Choice(self.program(entry["do"], at + "do"), entry["goes-to"]))
        if not choices:
            self.say("option", "a card needs at least one")
            return
        trigger = self.compiled(table["trigger"], "trigger", CHECKS, "is")
        self.content.cards[table["id"]] = RaxxonCard(table["id"], trigger, tuple(choices))
        self.origin(table)

    # -- the language of cards -----------------------------------------------------------------

    def one_of(self, at: str, value: Any, allowed: Sequence[str]) -> None:
        if value not in allowed:
            self.say(at, f"must be one of {', '.join(allowed)}")

    def icons(self, value: Any, at: str) -> tuple[str, ...]:
        if not isinstance(value, list):
            self.say(at, "must be a list of icons")
            return ()
        for icon in value:
            self.one_of(at, icon, ICONS)
        return tuple(str(icon) for icon in value)

    def program(self, entries: Any, at: str) -> str:
        """Compile a list of operations; returns the key under which it is kept."""
        key = f"{self.card}/{at}"
        self.content.programs[key] = self.compiled(entries, at, OPS, "op")
        return key

    def compiled(self, entries: Any, at: str, words: dict[str, Word], tag: str) -> tuple[Op, ...]:
        made = []
        for entry in entries if isinstance(entries, list) else [entries]:
            name = entry.get(tag) if isinstance(entry, dict) else None
            word = words.get(name) if isinstance(name, str) else None
            if word is None:
                self.say(at, f"there is no {name!r}; there are {', '.join(sorted(words))}")
                continue
            made.append(Op(word, self.arguments(word, entry, tag, at)))
        return tuple(made)

    def arguments(self, word: Word, entry: dict[str, Any], tag: str, at: str) -> dict[str, Any]:
        args = {}
        given = {name.replace("-", "_"): value for name, value in entry.items() if name != tag}
        for name in sorted(set(given) - set(word.fields)):
            self.say(f"{at}.{name.replace('_', '-')}", f"{word.name} has no such field")
        for name, (kind, default) in word.fields.items():
            if name in given:
                args[name] = self.value(given[name], kind, f"{at}.{name.replace('_', '-')}")
            elif default is ...:
                self.say(f"{at}.{name.replace('_', '-')}", f"{word.name} needs it")
            else:
                args[name] = default
        return args

    def value(self, raw: Any, kind: str, at: str) -> Any:
        """A field of an operation, checked by its kind (see :mod:`overwinter.raxxon.cards.vocabulary`)."""
        match kind:
            case "int":
                return self.typed(raw, int, at)
            case "bool":
                return self.typed(raw, bool, at)
            case "Count":
                return ALL if raw == "all" else self.typed(raw, int, at)
            case "Where":
                return self.where(raw, at)
            case "Zones" | "OpenZones":
                zones = raw if isinstance(raw, list) else [raw]
                for zone in zones:
                    # Choosing from a hidden pile would show what is in it.
                    self.one_of(at, zone, ("crowd", *(PILES if kind == "Zones" else OPEN_PILES)))
                return zones
            case "OpenPile":
                self.one_of(at, raw, OPEN_PILES)
            case "Icon":
                self.one_of(at, raw, ICONS)
            case "Health":
                self.one_of(at, raw, HEALTHS)
            case "Who":
                self.one_of(at, raw, ("active", "each", "character", "other"))
            case "Program":
                return self.program(raw, at)
            case "GroupId" | "CardId" | "CharacterId":
                self.later.append((self.file, self.card, at, kind, str(raw)))
        return self.typed(raw, str, at)

    def typed(self, raw: Any, kind: type[Any], at: str) -> Any:
        if type(raw) is not kind:
            self.say(at, f"must be {KIND_NAMES[kind]}")
        return raw

    def where(self, raw: Any, at: str) -> Where:
        shape: dict[str, type[Any]] = {
            "face?": str,
            "health?": str,
            "group?": str,
            "not-group?": str,
            "adjacent-to?": dict,
            "mutually-adjacent?": bool,
        }
        if not self.fields(raw, shape, at + "."):
            return Where()
        if "face" in raw:
            self.one_of(f"{at}.face", raw["face"], ("up", "down"))
        if "health" in raw:
            self.one_of(f"{at}.health", raw["health"], HEALTHS)
        for name in ("group", "not-group"):
            if name in raw:
                self.later.append((self.file, self.card, f"{at}.{name}", "GroupId", raw[name]))
        if {"health", "group", "not-group"} & raw.keys() and raw.get("face") != "up":
            # Otherwise the list of options would tell what a face-down card is.
            self.say(at, 'asks what a card is, and must say face = "up"')
        beside = self.where(raw["adjacent-to"], f"{at}.adjacent-to") if "adjacent-to" in raw else None
        return Where(
            raw.get("face", ""),
            raw.get("health", ""),
            raw.get("group", ""),
            raw.get("not-group", ""),
            beside,
            raw.get("mutually-adjacent", False),
        )

    def look_up(self) -> None:
        """See whether everything that cards name exists."""
        content = self.content
        known: dict[str, Any] = {
            "GroupId": content.groups,
            "CardId": content.cards,
            "CharacterId": content.characters,
        }
        for file, card, at, kind, name in self.later:
            if name not in known[kind]:
                self.problems.append(Problem(file, card, at, f"there is no {name!r}"))


def read_packs(names: Sequence[str]) -> tuple[Content, list[Problem]]:
    """Read packs in order; later ones may add to what earlier ones define."""
    content, problems = Content(), list[Problem]()
    for name in names:
        reader = _Reader(pack_folder(name), content, problems)
        about = reader.table("pack.toml")
        if not reader.fields(about, ABOUT):
            continue
        for at, reason in about_faults(about, "raxxon", content.packs):
            reader.say(at, reason)
        if about["game"] != "raxxon":
            continue
        content.packs[about["id"]] = about["version"]
        reader.read()
    return content, problems


def compile_ops(entries: list[dict[str, Any]]) -> tuple[tuple[Op, ...], list[str]]:
    """Operations written as in a pack, without programs of their own in them; and what is wrong with them."""
    reader = _Reader(BUILT_IN, Content(), [])
    compiled = reader.compiled(entries, "do", OPS, "op")
    return compiled, [f"{problem.field}: {problem.reason}" for problem in reader.problems]


@functools.lru_cache(maxsize=16)
def _load(names: tuple[str, ...]) -> Content:
    loaded: Content = checked(*read_packs(names))
    return loaded


def load_packs(names: Sequence[str] | None = None) -> Content:
    """The content of the given packs (default: the game as it is). Raises :class:`PackError`."""
    return _load(tuple(names) if names else ("raxxon",))
