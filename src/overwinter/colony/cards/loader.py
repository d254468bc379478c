"""Load packs of cards and check them.

A pack is a folder: ``pack.toml``, one TOML file per kind of card, and ``words/<language>/*.ftl``. What is
wrong with it is reported all at once, with file, card, field and reason.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overwinter.kernel.packs import (
    ABOUT,
    Problem,
    about_faults,
    checked,
    entries,
    field_faults,
    pack_folder,
    read_table,
)

from . import hooks, ops, predicates  # noqa: F401 - they fill the vocabulary
from .compiler import Compiler
from .content import (
    SYMBOLS,
    Ability,
    Content,
    CrisisCard,
    CrossroadsCard,
    CrossroadsOption,
    ItemCard,
    ObjectiveCard,
    ObjectiveSide,
    PlaceCard,
    SecretCard,
    SurvivorCard,
)
from .ops import acting  # noqa: F401 - it does, too

FACES = ("blank", "wound", "frostbite", "bitten")
EVENTS = (
    "state",
    "turn-start",
    "survivor-moved",
    "exposure-result",
    "search-performed",
    "item-played",
    "weapon-ability-used",
    "food-spent",
    "waste-cleaned",
    "survivors-added",
    "table-event",
)
VOTERS = ("players-at-colony", "players-at-destination")
SUBJECTS = ("own-pair", "beside-exiled", "alone-with-other")
CARD_FILES = {
    "survivors.toml": "survivor",
    "items.toml": "item",
    "crises.toml": "crisis",
    "crossroads.toml": "crossroads",
    "objectives.toml": "objective",
    "secrets.toml": "secret",
}


@dataclass
class _Reader:
    """Reads one pack folder into a content, collecting problems."""

    folder: Path
    pack: str
    content: Content
    problems: list[Problem]
    compiler: Compiler

    def fields(self, file: str, card: str, table: Any, known: dict[str, type[Any]], at: str = "") -> bool:
        """Report unknown, missing or wrongly typed fields; a ``?`` after the name makes it optional."""
        if not isinstance(table, dict):
            self.say(file, card, at, "must be a table")
            return False
        faults = list(field_faults(table, known))
        for name, reason in faults:
            self.say(file, card, name, reason)
        return not faults

    def say(self, file: str, card: str, field: str, reason: str) -> None:
        self.problems.append(Problem(file, card, field, reason))

    def table(self, file: str) -> dict[str, Any]:
        return read_table(self.folder / file, lambda reason: self.say(file, "", "", reason))

    def entries(self, file: str, table: dict[str, Any], kind: str) -> list[dict[str, Any]]:
        return entries(table, kind, lambda reason: self.say(file, "", kind, reason))

    def read(self) -> None:
        self.board()
        seen: set[str] = set()
        for file, kind in CARD_FILES.items():
            for number, card in enumerate(self.entries(file, self.table(file), kind), start=1):
                name = card.get("id")
                if not isinstance(name, str) or not name:
                    self.say(file, f"{kind} {number}", "id", "missing")
                    continue
                if name in seen or (kind != "item" and name in self._known(kind)):
                    self.say(file, name, "id", "this id is used twice")
                    continue
                seen.add(name)
                self.compiler.place_of(file, name)
                getattr(self, kind)(file, name, card)

    def _known(self, kind: str) -> Any:
        return {
            "survivor": self.content.survivors,
            "crisis": self.content.crises,
            "crossroads": self.content.crossroads,
            "objective": self.content.objectives,
            "secret": self.content.secrets,
        }[kind]

    def board(self) -> None:
        table = self.table("board.toml")
        for number, place in enumerate(self.entries("board.toml", table, "place")):
            known: dict[str, type[Any]] = {
                "id": str,
                "number": int,
                "spaces": int,
                "entrances": int,
                "entrance-spaces": int,
                "noise-spaces": int,
                "symbols?": list,
                "deck": bool,
            }
            if self.fields("board.toml", str(place.get("id", number)), place, known):
                self.content.places[place["id"]] = PlaceCard(
                    place["id"],
                    place["number"],
                    place["spaces"],
                    place["entrances"],
                    place["entrance-spaces"],
                    place["noise-spaces"],
                    tuple(place.get("symbols", ())),
                    place["deck"],
                )
        faces = table.get("exposure-die", {})
        if not isinstance(faces, dict):
            self.say("board.toml", "exposure-die", "", "must be a table")
            return
        for face, count in faces.items():
            if face not in FACES or not isinstance(count, int):
                self.say("board.toml", "exposure-die", face, f"must be one of {', '.join(FACES)}")
            else:
                self.content.exposure_faces.extend([face] * count)

    def survivor(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {
            "id": str,
            "influence": int,
            "attack": int,
            "search": int,
            "human?": bool,
            "male?": bool,
            "non-cooperative?": bool,
            "promo?": bool,
            "abilities?": list,
        }
        if not self.fields(file, name, card, known):
            return
        for value in ("attack", "search"):
            if not 1 <= card[value] <= 6:
                self.say(file, name, value, "must be from 1 to 6")
        abilities = self.compiler.abilities(card.get("abilities", []), name, "abilities")
        self.content.survivors[name] = SurvivorCard(
            name,
            self.pack,
            card["influence"],
            card["attack"],
            card["search"],
            card.get("human", True),
            card.get("male", False),
            card.get("non-cooperative", False),
            card.get("promo", False),
            abilities,
            hooks.by_name(abilities),
        )

    def item(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {
            "id": str,
            "symbol": str,
            "kind": str,
            "decks": dict,
            "outsider?": bool,
            "moves?": bool,
            "do?": list,
            "requires?": list,
            "abilities?": list,
        }
        if not self.fields(file, name, card, known):
            return
        if card["symbol"] not in SYMBOLS:
            self.say(file, name, "symbol", f"must be one of {', '.join(SYMBOLS)}")
        if card["kind"] not in ("play", "equip", "event"):
            self.say(file, name, "kind", "must be play, equip or event")
        if (card["kind"] == "equip") == ("do" in card) and not card.get("moves"):
            self.say(file, name, "do", "a played card needs it, equipment has abilities instead")
        abilities = self.compiler.abilities(card.get("abilities", []), name, "abilities")
        do = self.compiler.ops(card.get("do", []), name, "do")
        requires = self.compiler.checks(card.get("requires", []), name, "requires")
        for deck, count in card["decks"].items():
            if deck != "starter" and deck not in self.content.places:
                self.say(file, name, f"decks.{deck}", "there is no such place")
                continue
            if not isinstance(count, int) or count < 1:
                self.say(file, name, f"decks.{deck}", "must be a number of cards")
                continue
            made = ItemCard(
                f"{self.pack}-{deck}-{name}",
                name,
                self.pack,
                deck,
                card["symbol"],
                card["kind"],
                card.get("outsider", False),
                card.get("moves", False),
                do,
                requires,
                abilities,
                hooks.by_name(abilities),
            )
            self.content.cards[made.id] = made
            self.content.items.extend([made] * count)

    def crisis(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {
            "id": str,
            "prevent": list,
            "fail": list,
            "bonus?": dict,
            "non-cooperative?": bool,
        }
        if not self.fields(file, name, card, known):
            return
        for symbol in card["prevent"]:
            if symbol not in SYMBOLS:
                self.say(file, name, "prevent", f"{symbol!r} is not a symbol")
        bonus = card.get("bonus", {})
        if not self.fields(file, name, bonus, {"extra?": int, "morale?": int}):
            return
        self.content.crises[name] = CrisisCard(
            name,
            self.pack,
            tuple(card["prevent"]),
            self.compiler.ops(card["fail"], name, "fail"),
            bonus.get("extra", 2),
            bonus.get("morale", 1),
            card.get("non-cooperative", False),
        )

    def crossroads(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {
            "id": str,
            "event": str,
            "when?": list,
            "subject?": str,
            "interrupt?": bool,
            "setup?": list,
            "chooser?": str,
            "voters?": str,
            "mature?": bool,
            "non-cooperative?": bool,
            "warring?": bool,
            "option": list,
        }
        if not self.fields(file, name, card, known):
            return
        if card["event"] not in EVENTS:
            self.say(file, name, "event", f"must be one of {', '.join(EVENTS)}")
        self._roles(file, name, card)
        options = []
        for number, option in enumerate(card["option"], start=1):
            at = f"option{number}"
            shape: dict[str, type[Any]] = {"requires?": list, "do": list, "auto?": bool}
            if self.fields(file, name, option, shape, at):
                options.append(
                    CrossroadsOption(
                        self.compiler.checks(option.get("requires", []), name, f"{at}.requires"),
                        self.compiler.ops(option["do"], name, f"{at}.do"),
                        option.get("auto", False),
                    )
                )
        self.content.crossroads[name] = CrossroadsCard(
            name,
            self.pack,
            card["event"],
            self.compiler.checks(card.get("when", []), name, "when"),
            card.get("subject", ""),
            card.get("interrupt", False),
            self.compiler.ops(card.get("setup", []), name, "setup"),
            card.get("chooser", "active"),
            card.get("voters", VOTERS[0]),
            tuple(options),
            card.get("mature", False),
            card.get("non-cooperative", False),
            card.get("warring", False),
        )

    def _roles(self, file: str, name: str, card: dict[str, Any]) -> None:
        """Who chooses, who votes, and whom a crossroads card concerns."""
        head, _, who = card.get("chooser", "active").partition(":")
        if head == "controller" and who:
            self.compiler.named.append((file, name, "chooser", who))
        elif card.get("chooser", "active") not in ("active", "vote"):
            self.say(file, name, "chooser", "must be active, vote or controller:<survivor>")
        if card.get("voters", VOTERS[0]) not in VOTERS:
            self.say(file, name, "voters", f"must be one of {', '.join(VOTERS)}")
        head, _, place = card.get("subject", "").partition(":")
        if card.get("subject", "") not in ("", *SUBJECTS) and (
            head != "own-at" or place not in self.content.places
        ):
            self.say(file, name, "subject", f"must be own-at:<place> or one of {', '.join(SUBJECTS)}")

    def objective(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {"id": str, "length?": str, "normal": dict, "hardcore": dict}
        if not self.fields(file, name, card, known):
            return
        shape: dict[str, type[Any]] = {
            "morale": int,
            "rounds": int,
            "zombies-colony?": int,
            "zombies-elsewhere?": int,
            "helpless?": int,
            "helpless-per-player?": int,
            "abilities?": list,
            "goal": list,
        }
        sides = {}
        for side in ("normal", "hardcore"):
            table = card[side]
            if not self.fields(file, f"{name}.{side}", table, shape):
                return
            abilities = self.compiler.abilities(table.get("abilities", []), name, f"{side}.abilities")
            sides[side] = ObjectiveSide(
                table["morale"],
                table["rounds"],
                table.get("zombies-colony", 0),
                table.get("zombies-elsewhere", 0),
                table.get("helpless", 0),
                table.get("helpless-per-player", 0),
                abilities,
                hooks.by_name(abilities),
                self.compiler.checks(table["goal"], name, f"{side}.goal"),
            )
        self.content.objectives[name] = ObjectiveCard(name, self.pack, card.get("length", "medium"), sides)

    def secret(self, file: str, name: str, card: dict[str, Any]) -> None:
        known: dict[str, type[Any]] = {
            "id": str,
            "kind": str,
            "win?": list,
            "loyal?": list,
            "betrayer?": list,
        }
        if not self.fields(file, name, card, known):
            return
        if card["kind"] not in ("standard", "betrayal", "exiled"):
            self.say(file, name, "kind", "must be standard, betrayal or exiled")
        field = "loyal" if card["kind"] == "exiled" else "win"
        if field not in card:
            self.say(file, name, field, "missing")
            return
        self.content.secrets[name] = SecretCard(
            name,
            self.pack,
            card["kind"],
            self.compiler.checks(card[field], name, field),
            self.compiler.checks(card.get("betrayer", []), name, "betrayer"),
        )


def read_packs(names: Sequence[str]) -> tuple[Content, list[Problem]]:
    """Read packs in order; later ones may add to what earlier ones define."""
    content, problems = Content(), list[Problem]()
    for name in names:
        folder = pack_folder(name)
        compiler = Compiler(content, problems)
        reader = _Reader(folder, "", content, problems, compiler)
        about = reader.table("pack.toml")
        if not reader.fields("pack.toml", "", about, ABOUT):
            continue
        for field, reason in about_faults(about, "colony", content.packs):
            reader.say("pack.toml", "", field, reason)
        if about["game"] != "colony":
            continue
        content.packs[about["id"]] = about["version"]
        reader.pack = about["id"]
        reader.read()
        compiler.check_survivor_ids()
    _note_listeners(content)
    return content, problems


def _note_listeners(content: Content) -> None:
    """Note which questions and moments anything can answer or listen to, so that nobody looks in vain."""
    content.abilities[""] = ()
    everything = [ability for group in content.abilities.values() for ability in group]
    printed = [a for person in content.survivors.values() for a in person.abilities]
    printed += [a for item in content.cards.values() for a in item.abilities]
    content.asks = frozenset(ability.hook for ability in everything if ability.hook)
    content.breaks = frozenset(card.event for card in content.crossroads.values() if card.interrupt)
    content.printed_moments = _moments(printed)
    # What a card has announced is due at the end of a round.
    content.moments = _moments(everything) | content.breaks | {"round-end"}


def _moments(abilities: Iterable[Ability]) -> frozenset[str]:
    return frozenset(ability.when for ability in abilities if ability.when not in ("hook", "action"))


@functools.lru_cache(maxsize=16)
def _load(names: tuple[str, ...]) -> Content:
    loaded: Content = checked(*read_packs(names))
    return loaded


def load_packs(names: Sequence[str] | None = None) -> Content:
    """The content of the given packs (default: the base game). Raises :class:`PackError`."""
    return _load(tuple(names) if names else ("base",))
