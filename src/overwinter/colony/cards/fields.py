"""How the fields of colony cards are written: lists of operations, predicates and abilities, symbols, payments."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.compiling import Compiler
from overwinter.kernel.vocabulary import close_to

from ..policies import POLICIES
from . import selections  # noqa: F401 - they fill the vocabulary
from .content import RESTRICTING, SYMBOLS, Ability
from .item_words import ITEM_WORDS
from .moments import MOMENTS
from .vocabulary import HOOKS, KINDS, OPS, PREDICATES, roll_range

AREAS = ("non-colony-total", "each-non-colony", "each-colony-entrance", "best-own-non-colony")
FORBIDDABLE = (
    "move",
    "search",
    "attack",
    "barricade",
    "clean",
    "attract",
    "ability",
    "die-ability",
    "request",
    "spend-food",
)
_PAYMENTS = {
    "cards": {"cards": "Symbols", "n": "int", "to": "Pile"},
    "dice": {"dice": "int"},
    "survivor": {"survivor": "SurvivorId", "to": "Pile"},
}
_COSTS = {**_PAYMENTS, "food": {"food": "int"}, "die": {"die": "Die"}, "kinds": {"kinds": "int", "to": "Pile"}}
_SORTS = ("hook", "action", "on")
_ABILITY_FIELDS = frozenset({*_SORTS, "do", "at", "die", "once", "once-by", "requires", "anyone", "may", "uses"})


# -- lists -----------------------------------------------------------------------------------------------


@KINDS.kind("Ops")
def ops(compiler: Compiler, raw: Any, at: str) -> str:
    """a list of operations"""
    return compiler.program(raw, OPS, "op", compiler.content.programs, at)


@KINDS.kind("Checks")
def checks(compiler: Compiler, raw: Any, at: str) -> str:
    """a list of predicates, all of which must hold"""
    return compiler.program(raw, PREDICATES, "is", compiler.content.checks, at)


@KINDS.kind("Alternatives")
def alternatives(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """a list of predicates, or of lists of them, one of which has to hold"""
    entries = enumerate(compiler.listed(raw, at), start=1)
    lists = [(number, entry if isinstance(entry, list) else [entry]) for number, entry in entries]
    return [checks(compiler, entry, f"{at}.{number}") for number, entry in lists]


@KINDS.kind("Abilities")
def abilities_key(compiler: Compiler, raw: Any, at: str) -> str:
    """a list of abilities"""
    abilities(compiler, raw, at)
    if raw == []:
        compiler.say(at, "must not be empty")
    return compiler.key(at)


@KINDS.kind("tuple[Ability, ...]")
def abilities(compiler: Compiler, raw: Any, at: str) -> tuple[Ability, ...]:
    """a list of abilities"""
    entries = enumerate(compiler.listed(raw, at), start=1)
    made = tuple(a for n, entry in entries if (a := _ability(compiler, entry, f"{at}.{n}")) is not None)
    if made:
        content, key = compiler.content, compiler.key(at)
        content.abilities[key] = made
        if any(ability.hook in RESTRICTING for ability in made):
            content.bans.add(key)
    return made


def _ability(compiler: Compiler, entry: Any, at: str) -> Ability | None:
    if not isinstance(entry, dict):
        compiler.say(at, "must be a table")
        return None
    kinds = [name for name in _SORTS if name in entry]
    if len(kinds) != 1 or ("do" in entry) != ("on" in entry):
        compiler.say(at, "needs exactly one of hook, action, on (with do)")
        return None
    when, args, do = kinds[0], dict[str, Any](), ""
    if when == "hook":
        phrase = compiler.phrase(entry, HOOKS, "hook", at, _ABILITY_FIELDS)
        if phrase is None:
            return None
        args = phrase.args
    else:
        for name in sorted(set(entry) - _ABILITY_FIELDS):
            compiler.say(f"{at}.{name}", "unknown field")
        program = "do" if when == "on" else when
        do = ops(compiler, entry[program], f"{at}.{program}")
        if entry[program] == []:
            compiler.say(f"{at}.{program}", "must not be empty")
        if when == "on":
            when = entry["on"]
            if when not in MOMENTS:
                compiler.say(f"{at}.on", f"{when!r} is no moment; there are: {', '.join(MOMENTS)}")

    def given(name: str, kind: str, usual: Any) -> Any:
        found = compiler.value(kind, entry[name], f"{at}.{name}") if name in entry else usual
        # What is of another type is a fault by now, and nobody will play with it.
        return found if isinstance(found, type(usual)) else usual

    return Ability(
        compiler.key(at),
        compiler.card,
        str(when),
        entry.get("hook", ""),
        args,
        "anywhere" if entry.get("at") == "anywhere" else given("at", "Place", "anywhere"),
        # A hook costs no die; one of them has a field of its own that is called so.
        given("die", "int", 0) if when != "hook" else 0,
        given("once", "bool", "uses" in entry),
        given("once-by", "PolicyName", ""),
        do,
        given("requires", "Checks", ""),
        given("anyone", "bool", False),
        given("may", "bool", False),
        given("uses", "int", 1),
    )


@KINDS.kind("PolicyName")
def policy_name(compiler: Compiler, raw: Any, at: str) -> Any:
    """the name of a policy"""
    if raw not in POLICIES:
        compiler.say(at, "is not a policy")
    return raw


# -- single fields ---------------------------------------------------------------------------------------


@KINDS.kind("Symbol")
def symbol(compiler: Compiler, raw: Any, at: str) -> Any:
    """an item symbol"""
    if raw not in SYMBOLS:
        compiler.say(at, f"{raw!r} is not a symbol; there are {', '.join(SYMBOLS)}")
    return raw


@KINDS.kind("Symbols")
def symbols(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """item symbols or item words (see Items): one, a list, or several joined by "|" """
    words = raw.split("|") if isinstance(raw, str) else compiler.listed(raw, at)
    for word in words:
        if word not in SYMBOLS and word not in ITEM_WORDS:
            compiler.say(at, f"{word!r} is not a symbol; there are {', '.join((*SYMBOLS, *ITEM_WORDS))}")
    return list(words)


@KINDS.kind("SurvivorId")
def survivor_id(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a survivor"""
    compiler.mention("survivor", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("SurvivorIds")
def survivor_ids(compiler: Compiler, raw: Any, at: str) -> Any:
    """a list of ids of survivors"""
    return [survivor_id(compiler, name, at) for name in compiler.listed(raw, at)]


@KINDS.kind("Improvement")
def improvement(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of an improvement"""
    compiler.mention("improvement", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("SideEffect")
def side_effect(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a side effect, or "random" """
    if raw != "random":
        compiler.mention("side-effect", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("Stage")
def stage(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a main objective"""
    compiler.mention("main objective", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("ItemId")
def item_id(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of an item card of one deck, such as "base-hospital-fuel" """
    compiler.mention("item", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("Newcomer")
def newcomer(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a survivor, or "draw" for the top card of the deck"""
    return raw if raw == "draw" else survivor_id(compiler, raw, at)


@KINDS.kind("Area")
def area(compiler: Compiler, raw: Any, at: str) -> Any:
    """a place, "non-colony-total", "each-non-colony", "each-colony-entrance", "best-own-non-colony" """
    return raw if raw in AREAS else compiler.value("Place", raw, at)


@KINDS.kind("Actions")
def actions(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """a list of "move", "move-to:<place>", "move-from:<place>", "search", "attack", "barricade", "clean",
    "attract", "ability" (all), "die-ability" (those that take a die); of a player: "request", "spend-food",
    "play:<symbol>" """
    for action in compiler.listed(raw, at):
        head, _, rest = str(action).partition(":")
        if head in ("move-to", "move-from"):
            compiler.value("Place", rest, at)
        elif head == "play":
            symbol(compiler, rest, at)
        elif action not in FORBIDDABLE:
            compiler.say(at, f"{action!r} cannot be forbidden{close_to(str(action), FORBIDDABLE)}")
    return raw if isinstance(raw, list) else []


@KINDS.kind("Causes")
def causes(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """a list of causes of an exposure roll: "move", "attack", "search", "kill", "effect" """
    return [compiler.value("Cause", cause, at) for cause in compiler.listed(raw, at)]


@KINDS.kind("Faces")
def faces(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """a list of faces of the exposure die"""
    return [compiler.value("Face", face, at) for face in compiler.listed(raw, at)]


@KINDS.kind("Harms")
def harms(compiler: Compiler, raw: Any, at: str) -> list[str]:
    """a list of what wounds come from: "attack", "hideout", "encounter" """
    return [compiler.value("HarmCause", cause, at) for cause in compiler.listed(raw, at)]


@KINDS.kind("Span")
def span(compiler: Compiler, raw: Any, at: str) -> Any:
    """results of a die: "3", "1-3" """
    if not isinstance(raw, str) or roll_range(raw) is None:
        compiler.say(at, 'must be a range such as "1-2"')
    return raw


@KINDS.kind("Table")
def die_table(compiler: Compiler, raw: Any, at: str) -> list[tuple[int, int, str]]:
    """lines { on = "1-3", do = [...] }"""
    lines = []
    for number, line in enumerate(compiler.listed(raw, at), start=1):
        here = f"{at}.{number}"
        if not isinstance(line, dict):
            compiler.say(here, "must be a table")
            continue
        rolled = roll_range(str(line.get("on", "")))
        if rolled is None:
            compiler.say(f"{here}.on", 'must be a range such as "1-2"')
        else:
            lines.append((*rolled, ops(compiler, line.get("do", []), f"{here}.do")))
    return lines


@KINDS.kind("Payment")
def payment(compiler: Compiler, raw: Any, at: str) -> list[dict[str, Any]]:
    """a list of { cards = "fuel", n = 2, to = "waste" }, { dice = 3 }, { survivor = "<id>" }"""
    return _dues(compiler, raw, at, _PAYMENTS)


@KINDS.kind("Cost")
def cost(compiler: Compiler, raw: Any, at: str) -> list[dict[str, Any]]:
    """what one player pays: as a Payment, or { food = 2 }, { die = 4 } (that shows so much, or more), { kinds = 3,
    to = "waste" } (so many cards of different symbols)"""
    return _dues(compiler, raw, at, _COSTS)


def _dues(compiler: Compiler, raw: Any, at: str, dues: dict[str, dict[str, str]]) -> list[dict[str, Any]]:
    made = []
    for number, due in enumerate(compiler.listed(raw, at), start=1):
        here = f"{at}.{number}"
        kinds = [name for name in dues if isinstance(due, dict) and name in due]
        if len(kinds) != 1:
            compiler.say(here, f"must be a table with one of {', '.join(dues)}")
            continue
        known = dues[kinds[0]]
        for name in sorted(set(due) - set(known)):
            compiler.say(f"{here}.{name}", "unknown field")
        fields = {name: value for name, value in due.items() if name in known}
        made.append({name: compiler.value(known[name], value, f"{here}.{name}") for name, value in fields.items()})
    return made
