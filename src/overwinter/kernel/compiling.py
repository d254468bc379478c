"""Read what stands in packs: check every field by its kind, and make of it what the engine uses.

What is wrong is collected, with file, card, field and reason; nothing is raised. Lists of operations and of
conditions get a key that begins with the pack ("base/fuel/do"); the state of a game refers to them by these keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from .packs import NOTES, Problem
from .vocabulary import Kinds, Param, Phrase, Vocabulary, Word, find_kind, schema


def card_of(key: str) -> str:
    """The id of the card that a key is about: "base/fuel/do" is about "fuel"."""
    return key.split("/")[1]


@dataclass
class Compiler:
    """Reads the tables of packs into a content, collecting problems."""

    content: Any
    kinds: Kinds
    problems: list[Problem] = field(default_factory=list)
    pack: str = ""
    file: str = ""
    card: str = ""
    absent: set[tuple[str, str]] = field(default_factory=set)
    """By table and id: cards of modules that are not played."""
    later: list[tuple[Problem, str, str]] = field(default_factory=list)
    """Names to look up once everything is read: the problem if it is not there, what it should be, the name."""

    def here(self, file: str, card: str = "") -> None:
        """Say which file and card come next."""
        self.file, self.card = file, card

    def say(self, at: str, reason: str) -> None:
        """Note a problem of the present card."""
        self.problems.append(Problem(self.file, self.card, at, reason))

    def key(self, at: str) -> str:
        """Under which key something of the present card is kept: the same in no other pack."""
        return f"{self.pack}/{self.card}/{at}"

    def mention(self, what: str, name: Any, at: str) -> None:
        """Something is spoken of that another card, or another pack, may bring: look it up in the end."""
        problem = Problem(self.file, self.card, at, f"there is no {what} {name!r}")
        self.later.append((problem, what, str(name)))

    def look_up(self) -> None:
        """See whether everything that was mentioned exists by now; ``known`` of the content says what does."""
        for problem, what, name in self.later:
            if name not in self.content.known(what):
                self.problems.append(problem)
        self.later.clear()

    @contextmanager
    def sound(self) -> Iterator[list[Problem]]:
        """Collect the problems of a part apart: empty means that it can be used."""
        before, self.problems = self.problems, []
        try:
            yield self.problems
        finally:
            before.extend(self.problems)
            self.problems = before

    # -- values --------------------------------------------------------------------------------

    def value(self, kind: str, raw: Any, at: str) -> Any:
        """A raw value read as a kind."""
        found = find_kind(self.kinds, kind)
        if found is None:
            raise TypeError(f"{at} is of a kind that nobody reads: {kind}")
        return found.read(self, raw, at)

    def one_of(self, raw: Any, allowed: Sequence[str], at: str) -> Any:
        """One of a few words."""
        if not isinstance(raw, str) or raw not in allowed:
            self.say(at, f"must be one of {', '.join(allowed)}")
        return raw

    def listed(self, raw: Any, at: str) -> list[Any]:
        """A list; anything else is a problem, and empty."""
        if isinstance(raw, list):
            return raw
        self.say(at, "must be a list")
        return []

    # -- tables --------------------------------------------------------------------------------

    def table(self, cls: type[Any], raw: Any, at: str = "", **given: Any) -> Any:
        """A table read into a dataclass; ``None`` if something is wrong with it.

        The annotations of its fields are their kinds. A dataclass with a method ``faults`` says itself what does
        not go together: pairs of field (empty: the whole) and reason. ``given``: fields that do not stand in it.
        """
        if not isinstance(raw, dict):
            self.say(at, "must be a table")
            return None
        dot = f"{at}." if at else ""
        with self.sound() as problems:
            params = {param.shown: param for param in schema(cls)}
            for name in sorted(set(raw) - set(params) - NOTES):
                self.say(dot + name, "unknown field")
            for name in (name for name, param in params.items() if param.required and name not in raw):
                self.say(dot + name, "missing")
            given |= {p.name: self.value(p.kind, raw[n], dot + n) for n, p in params.items() if n in raw}
            if problems:
                return None
            made = cls(**given)
            for name, reason in made.faults() if hasattr(made, "faults") else ():
                self.say((dot + name).rstrip("."), reason)
            return None if problems else made

    # -- words ---------------------------------------------------------------------------------

    def phrases(self, raw: Any, vocabulary: Vocabulary, tag: str, at: str) -> tuple[Phrase, ...]:
        """A list of words with their fields."""
        made = []
        for number, entry in enumerate(self.listed(raw, at), start=1):
            phrase = self.phrase(entry, vocabulary, tag, f"{at}.{number}")
            if phrase is not None:
                made.append(phrase)
        return tuple(made)

    def program(self, raw: Any, vocabulary: Vocabulary, tag: str, kept: dict[str, Any], at: str) -> str:
        """A list of words, kept under its key; an empty one has none."""
        made = self.phrases(raw, vocabulary, tag, at)
        if not isinstance(raw, list) or not raw:
            return ""
        kept[self.key(at)] = made
        return self.key(at)

    def phrase(
        self, entry: Any, vocabulary: Vocabulary, tag: str, at: str, others: frozenset[str] = frozenset()
    ) -> Phrase | None:
        """One word with its fields; ``others`` are fields that the table has beside those of the word."""
        if not isinstance(entry, dict) or not isinstance(entry.get(tag), str):
            self.say(at, f"must be a table with {tag!r}")
            return None
        word = vocabulary.get(entry[tag])
        if word is None:
            self.say(at, vocabulary.unknown(entry[tag]))
            return None
        common = {name: kind for name, kind in vocabulary.common.items() if name not in word.params}
        for name in sorted(set(entry) - set(word.params) - {tag} - others - set(common)):
            self.say(f"{at}.{name}", f"{word.name} has no such field")
        after = {n: self.value(kind, entry[n], f"{at}.{n}") for n, kind in common.items() if n in entry}
        return Phrase(word, *self.arguments(word, entry, at), after)

    def arguments(self, word: Word, entry: dict[str, Any], at: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """The fields of a word: what it is called with, and what was written (or goes without saying)."""
        args: dict[str, Any] = {}
        written: dict[str, Any] = {}
        for shown, param in word.params.items():
            if shown in entry:
                raw = entry[shown]
                written[param.name] = raw.split("|") if isinstance(raw, str) and "|" in raw else raw
                args[param.name] = self.value(param.kind, entry[shown], f"{at}.{shown}")
            elif param.required:
                self.say(f"{at}.{shown}", "missing")
            else:
                written[param.name] = param.default
                args[param.name] = self.usual(param, f"{at}.{shown}")
        return args, written

    def usual(self, param: Param, at: str) -> Any:
        """What a field is if a card does not say it. A word as default is read as if a card said it."""
        default = param.default
        return self.value(param.kind, default, at) if isinstance(default, str) and default else default
