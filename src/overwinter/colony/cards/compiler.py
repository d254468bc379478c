"""Check the effects of cards against the vocabulary and resolve them once, when a pack is loaded.

Lists of operations, predicates and abilities get a key ("base-crossroads-horse/option1.do"); the state of
a game refers to them by these keys.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.packs import Problem

from ..policies import POLICIES
from .content import Ability, Check, Content, Op
from .moments import MOMENTS
from .vocabulary import CHOICES, HOOKS, OPS, PREDICATES, Param, Word, roll_range

EXPRESSIONS = frozenset(
    {
        "all",
        "-all",
        "d6",
        "fill",
        "per-non-exiled-player",
        "2*non-exiled-players",
        "-ceil(removed/2)",
    }
)
_TARGETS = frozenset(
    {
        "subject",
        "x",
        "other",
        "gained",
        "user",
        "choose-own",
        "choose-any",
        "each-own",
        "all-non-exiled",
        "lowest-non-exiled",
    }
)
_TARGETS_WITH = (
    "survivor",
    "all-at",
    "each-player-chooses-own-at",
    "lowest-except",
    "highest",
    "others-with",
)
_PLACES = frozenset(
    {
        "event-origin",
        "event-destination",
        "subject-location",
        "user-location",
        "location-of-x",
        "choose-own-non-colony",
        "choose-own-location",
        "choose",
        "each-location",
        "each-non-colony",
        "non-colony",
        "any",
    }
)
_PLAYERS = frozenset(
    {
        "active",
        "all",
        "all-others",
        "other-player",
        "choose-other",
        "choose-other-with-hand",
        "choose-other-at-colony",
        "each-player-at-colony",
        "choose-with-fewer-survivors",
        "first-player",
    }
)
_AREAS = frozenset({"non-colony-total", "each-non-colony", "each-colony-entrance", "best-own-non-colony"})
_FORBIDDABLE = frozenset({"move", "search", "attack", "ability"})
_PAYMENTS = {
    "cards": {"cards": "Symbols", "n": "int", "to": "Pile"},
    "dice": {"dice": "int"},
    "survivor": {"survivor": "SurvivorId", "to": "Pile"},
}
_ABILITY_FIELDS = frozenset({"hook", "action", "on", "do", "at", "die", "once", "once-by", "requires", "anyone"})


@dataclass
class Compiler:
    """Turns the lists of one pack into resolved pieces of a content."""

    content: Content
    problems: list[Problem]
    file: str = ""
    card: str = ""
    named: list[tuple[str, str, str, str]] = field(default_factory=list)
    """Survivors named by cards, to be looked up when all are known: file, card, field, id."""

    def place_of(self, file: str, card: str) -> None:
        """Say which card comes next, for the problems."""
        self.file, self.card = file, card

    def say(self, field: str, reason: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(self.file, self.card, field, reason))

    def check_survivor_ids(self) -> None:
        """Report survivors that cards name and no pack has."""
        for file, card, at, name in self.named:
            if name not in self.content.survivors:
                self.problems.append(Problem(file, card, at, f"there is no survivor {name!r}"))

    # -- lists ---------------------------------------------------------------------------------

    def ops(self, raw: list[Any], card: str, at: str) -> str:
        """Resolve a list of operations and return its key ("" for an empty list)."""
        if not self._is_list(raw, at):
            return ""
        key = f"{card}/{at}"
        made = []
        for number, entry in enumerate(raw, start=1):
            here = f"{at}.{number}"
            word = self._word(entry, "op", OPS, here)
            if word is not None:
                made.append(Op(word, self._args(word, entry, "op", card, here)))
        self.content.programs[key] = tuple(made)
        return key

    def checks(self, raw: list[Any], card: str, at: str) -> str:
        """Resolve a list of predicates and return its key ("" for an empty list: always true)."""
        if not self._is_list(raw, at):
            return ""
        key = f"{card}/{at}"
        made = []
        for number, entry in enumerate(raw, start=1):
            here = f"{at}.{number}"
            word = self._word(entry, "is", PREDICATES, here)
            if word is not None:
                made.append(Check(word, self._args(word, entry, "is", card, here)))
        self.content.checks[key] = tuple(made)
        return key

    def abilities(self, raw: list[Any], card: str, at: str) -> tuple[Ability, ...]:
        """Resolve a list of abilities; it is also kept under its key for lasting effects."""
        if not self._is_list(raw, at):
            return ()
        made = []
        for number, entry in enumerate(raw, start=1):
            ability = self._ability(entry, card, f"{at}.{number}")
            if ability is not None:
                made.append(ability)
        if made:
            self.content.abilities[f"{card}/{at}"] = tuple(made)
        return tuple(made)

    def _is_list(self, raw: Any, at: str) -> bool:
        """Whether there is a list with something in it; anything but a list is a problem."""
        if not isinstance(raw, list):
            self.say(at, "must be a list")
            return False
        return bool(raw)

    def _ability(self, entry: Any, card: str, at: str) -> Ability | None:
        if not isinstance(entry, dict):
            self.say(at, "must be a table")
            return None
        kinds = [name for name in ("hook", "action", "on") if name in entry]
        if len(kinds) != 1 or ("do" in entry) != ("on" in entry):
            self.say(at, "needs exactly one of hook, action, on (with do)")
            return None
        when, args, do = kinds[0], dict[str, Any](), ""
        if when == "hook":
            word = self._word(entry, "hook", HOOKS, at)
            if word is None:
                return None
            args = self._args(word, entry, "hook", card, at, _ABILITY_FIELDS)
        else:
            for name in set(entry) - _ABILITY_FIELDS:
                self.say(f"{at}.{name}", "unknown field")
            program = "do" if when == "on" else when
            do = self.ops(entry[program], card, f"{at}.{program}")
            if entry[program] == []:
                self.say(f"{at}.{program}", "must not be empty")
            if when == "on":
                when = entry["on"]
                if when not in MOMENTS:
                    self.say(f"{at}.on", f"{when!r} is no moment; there are: {', '.join(MOMENTS)}")
        # A hook costs no die; one of them has a field of its own that is called so.
        die = entry.get("die", 0) if when != "hook" else 0
        once, anyone = entry.get("once", False), entry.get("anyone", False)
        for name, kind, value in (("die", "int", die), ("once", "bool", once), ("anyone", "bool", anyone)):
            reason = self._fault(kind, value)
            if reason:
                self.say(f"{at}.{name}", reason)
        if entry.get("once-by", "") not in ("", *POLICIES):
            self.say(f"{at}.once-by", "is not a policy")
        place = entry.get("at", "anywhere")
        if place not in ("anywhere", "non-colony", *self.content.places):
            self.say(f"{at}.at", f"there is no place {place!r}")
        return Ability(
            f"{card}/{at}",
            card,
            when,
            entry.get("hook", ""),
            args,
            place,
            die,
            once,
            entry.get("once-by", ""),
            do,
            self.checks(entry.get("requires", []), card, f"{at}.requires"),
            anyone,
        )

    # -- words and fields ----------------------------------------------------------------------

    def _word(self, entry: Any, name_field: str, words: dict[str, Word], at: str) -> Word | None:
        if not isinstance(entry, dict) or not isinstance(entry.get(name_field), str):
            self.say(at, f"must be a table with {name_field!r}")
            return None
        word = words.get(entry[name_field])
        if word is None:
            self.say(at, f"{entry[name_field]!r} is not in the vocabulary")
        return word

    def _args(
        self,
        word: Word,
        entry: dict[str, Any],
        name_field: str,
        card: str,
        at: str,
        ignored: frozenset[str] = frozenset(),
    ) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name in set(entry) - set(word.params) - {name_field} - ignored:
            self.say(f"{at}.{name}", f"{word.name} has no such field")
        for shown, param in word.params.items():
            if shown in entry:
                args[param.name] = self._value(param, entry[shown], card, f"{at}.{shown}")
            elif param.required:
                self.say(f"{at}.{shown}", "missing")
            else:
                args[param.name] = param.default
        return args

    def _value(self, param: Param, raw: Any, card: str, at: str) -> Any:
        match param.kind:
            case "Ops":
                return self.ops(raw, card, at)
            case "Checks":
                return self.checks(raw, card, at)
            case "Abilities":
                self.abilities(raw, card, at)
                if raw == []:
                    self.say(at, "must not be empty")
                return f"{card}/{at}"
            case "Table":
                return self._table(raw, card, at)
            case "SurvivorId" | "SurvivorIds" | "Newcomer":
                names = raw if isinstance(raw, list) else [raw]
                self.named += [(self.file, card, at, str(name)) for name in names if name != "draw"]
            case "Payment":
                self._payment(raw, card, at)
        reason = self._fault(param.kind, raw)
        if reason:
            self.say(at, reason)
        if param.kind in ("Target", "Named") and isinstance(raw, str):
            for name in re.findall(r"(?:survivor|lowest-except|others-with):([a-z0-9-]+)", raw):
                self.named.append((self.file, card, at, name))
        return raw

    def _payment(self, raw: Any, card: str, at: str) -> None:
        for number, due in enumerate(raw if self._is_list(raw, at) else [], start=1):
            here = f"{at}.{number}"
            kinds = [name for name in ("cards", "dice", "survivor") if isinstance(due, dict) and name in due]
            if len(kinds) != 1:
                self.say(here, "must be a table with one of cards, dice, survivor")
                continue
            known = _PAYMENTS[kinds[0]]
            for name, value in due.items():
                reason = self._fault(known[name], value) if name in known else "unknown field"
                if reason:
                    self.say(f"{here}.{name}", reason)
            if "survivor" in due:
                self.named.append((self.file, card, f"{here}.survivor", str(due["survivor"])))

    def _table(self, raw: Any, card: str, at: str) -> list[tuple[int, int, str]]:
        lines = []
        for number, line in enumerate(raw if self._is_list(raw, at) else [], start=1):
            if not isinstance(line, dict):
                self.say(f"{at}.{number}", "must be a table")
                continue
            span = roll_range(str(line.get("on", "")))
            if span is None:
                self.say(f"{at}.{number}.on", 'must be a range such as "1-2"')
            else:
                lines.append((*span, self.ops(line.get("do", []), card, f"{at}.{number}.do")))
        return lines

    def _fault(self, kind: str, raw: Any) -> str:
        """Why a value does not fit its kind; empty if it does."""
        match kind:
            case "int":
                return "" if isinstance(raw, int) and not isinstance(raw, bool) else "must be a number"
            case "bool":
                return "" if isinstance(raw, bool) else "must be true or false"
            case "Actions" if isinstance(raw, list):
                return next(filter(None, map(self._action_fault, raw)), "")
            case "list[str]" | "SurvivorIds" | "Actions":
                fits = isinstance(raw, list) and all(isinstance(entry, str) for entry in raw)
                return "" if fits else "must be a list of words"
            case "Payment":
                return "" if isinstance(raw, list) else "must be a list"
            case "Amount":
                if type(raw) is int or (isinstance(raw, str) and raw in EXPRESSIONS):
                    return ""
                return f"must be a number or one of {', '.join(sorted(EXPRESSIONS))}"
        if not isinstance(raw, str):
            return "must be a word"
        if kind in ("Target", "Named"):
            return self._target_fault(raw)
        if kind == "Span":
            return "" if roll_range(raw) else 'must be a range such as "1-2"'
        if kind in CHOICES:
            return "" if raw in CHOICES[kind] else f"must be one of {', '.join(CHOICES[kind])}"
        further = {"Where": _PLACES, "Place": ("non-colony", "event-origin"), "Area": _AREAS}
        if kind in further and raw not in further[kind] and raw not in self.content.places:
            return f"there is no place {raw!r}"
        if kind == "Deck" and raw not in ("choose", "user-location") and raw not in self.content.places:
            return f"there is no item deck {raw!r}"
        if kind == "Who" and raw not in _PLAYERS and not raw.startswith("controller:"):
            return f"{raw!r} does not name players"
        return ""

    def _action_fault(self, action: Any) -> str:
        head, _, rest = str(action).partition(":")
        if action in _FORBIDDABLE or (head == "play" and rest):
            return ""
        if head in ("move-to", "move-from"):
            return "" if rest in self.content.places else f"there is no place {rest!r}"
        return f"{action!r} cannot be forbidden"

    def _target_fault(self, raw: str) -> str:
        for part in raw.split("+"):
            head, _, rest = part.partition(":")
            if head == "highest" and not rest.isdecimal():
                return f"{part!r} needs a number"
            if part in _TARGETS or (head in _TARGETS_WITH and rest):
                continue
            return f"{part!r} does not name survivors"
        return ""
