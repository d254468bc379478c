"""Build the engine as machine code with mypyc, an option: the same sources run as they are without it.

    python tools/build_engine.py            build it into src/overwinter/compiled
    python tools/build_engine.py --trained  the same, by what it does while it plays: twice the time, but faster
    python tools/build_engine.py --remove   remove it: the sources run as they are
    python tools/build_engine.py --stage DIR   only write what mypyc is given to read

mypyc sees less of a class than Python does. So a copy of the package is staged first, in which is spelled out what
decorators do (:func:`staged`):

* a dataclass of any kind has a constructor, and data a method that copies; the rest of what it can do is made when
  its module is imported (:func:`overwinter.engine.complete`),
* a question of the rules asks its adjusters itself, a cached property keeps its value in a field, a word of cards
  says its docstring and signature once more,
* constants are said to be final, so that they need not be looked up,
* the next step of a procedure, and the methods of a question, are noted by their names, without making methods of
  them first, and called by them without looking them up,
* chance needs no numbers beyond a machine word (``tools/chance_in_halves.py``),
* nothing is made ready for an event that nobody keeps,
* marks that only a type checker reads are gone, and shared lists and dicts, which it may only read, are such.

Then the modules of :data:`COMPILED` are compiled; :mod:`overwinter.engine` finds them. No rule is touched, and no
other module: what reads packs, faces and the server run as they are, and call what is compiled.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import importlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "overwinter"
WORKSHOP = ROOT / "build" / "engine"
"""Where the staged copy and what comes out of it lie; a second build takes from it what has not changed."""

COMPILED = (
    *("kernel/chance", "kernel/choices", "kernel/data", "kernel/effects", "kernel/events", "kernel/game"),
    *("kernel/learned", "kernel/options", "kernel/players", "kernel/procedure", "kernel/search", "kernel/seats"),
    *("kernel/views", "kernel/vocabulary"),
    *("colony/game", "colony/naming", "colony/policies", "colony/state"),
    *("colony/bots/", "colony/cards/", "colony/modules/", "colony/rules/", "colony/sight/"),
    *("raxxon/game", "raxxon/state", "raxxon/bots/", "raxxon/cards/", "raxxon/rules/", "raxxon/sight/"),
)
"""What is compiled."""
LEFT = (
    # Programs: only a source can be run by its name.
    *("colony/bots/counting", "colony/bots/learn", "raxxon/bots/learn"),
    # Nobody asks them while a game is played.
    *("colony/cards/fields", "colony/cards/hooks", "colony/cards/loader", "colony/cards/reference"),
    *("colony/cards/scenarios", "colony/cards/wordless", "raxxon/cards/loader"),
)
"""What is not, of the folders among it."""

DATA_MARKS = {"data", "procedure"}
CLASS_MARKS = {*DATA_MARKS, "shown", "dataclass"}
FIELD_MAKERS = {"field", "unread", "shown_as"}
DOORS = {"answer", "interject", "_checked"}
"""Methods that answers come in by: whatever they get, they refuse it in their own words, compiled as well."""
HEAD = "from __future__ import annotations"
MARKING = (
    *("try:", "    from mypy_extensions import mypyc_attr"),
    *("except ImportError:", "    from overwinter.engine import mypyc_attr  # type: ignore[assignment]"),
)
"""What stands before a class that is marked for mypyc. Where it runs there need be no ``mypy_extensions``."""
KERNEL_DATA = "overwinter.kernel.data"
CHANCE, IN_HALVES = "overwinter.kernel.chance", ROOT / "tools" / "chance_in_halves.py"
PROCEDURE, GAME = "overwinter.kernel.procedure", "overwinter.kernel.game"
DIRECT = "-DNDEBUG -fvisibility=hidden -fno-semantic-interposition -fno-plt"
"""Nobody outside calls what one compiled module gives to another, so they may call each other directly, and
Python's own functions without a detour. (Flags that are named take the place of those that Python was compiled
with: so its assertions are switched off here.)"""
NOTING = "-fprofile-generate"
"""Notes while it runs what is called how often, beside what the C compiler made."""
NOTED = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"
"""Makes use of that; what did not run is made as without it."""
TRAINING = "from bench.contestants import colony; colony.measure(1000, 60)"
"""What runs meanwhile: whatever is measured, in other games than those."""

IsOpen = Callable[[type[Any]], bool]
"""Whether interpreted classes may be derived from a compiled one."""


class BuildError(Exception):
    """The engine cannot be compiled; the message says why."""


@dataclass
class Edit:
    """New lines in place of those from ``first`` to before ``last``."""

    first: int
    last: int
    lines: list[str]


def compiled_modules() -> list[str]:
    """The modules to compile. Packages themselves are not: they are only doors to what is in them."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inner = path.relative_to(PACKAGE).with_suffix("").as_posix()
        if path.name == "__init__.py" or inner in LEFT:
            continue
        if inner in COMPILED or inner.startswith(_folders()):
            found.append(module_name(path))
    return found


def _folders() -> tuple[str, ...]:
    return tuple(part for part in COMPILED if part.endswith("/"))


def module_name(path: Path) -> str:
    """What a source file is imported as."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


# -- one module ----------------------------------------------------------------------------------


def staged(text: str, module: str, is_open: IsOpen) -> str:
    """The text of a module to compile as mypyc wants it."""
    edits: list[Edit] = []
    questions: list[str] = []
    if module == CHANCE:
        text = in_halves(text)
    tree = ast.parse(text)
    edits += _constant_edits(text, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            edits += _class_edits(node, module, is_open)
        elif isinstance(node, ast.FunctionDef):
            edits += _function_edits(text, node, module)
            questions += [node.name for mark in node.decorator_list if _name(mark) == "question"]
        elif isinstance(node, ast.Compare):
            edits += _membership_edits(text, node)
        elif isinstance(node, ast.Expr):
            edits += _step_edits(text, node)
    helpers = ["from typing import Any, Final", "from overwinter.engine import complete"]
    if module == GAME:
        text = text.replace("getattr(frame, step)(self)", "frame.run_step(step, self, UNTOLD)")
        text = text.replace("getattr(frame, step)(self, told)", "frame.run_step(step, self, told)")
        text = text.replace("getattr(self._asking(d), d.options)(", "self._asking(d).run_listing(d.options, ")
    if module != PROCEDURE and any("def run_step(" in line for edit in edits for line in edit.lines):
        helpers.append(f"from {PROCEDURE} import UNTOLD")
    if module == KERNEL_DATA:
        text = text.replace("\nSharedList = Sequence\n", "\nSharedList = list\n")
        text = text.replace("\nSharedDict = Mapping[", "\nSharedDict = dict[")
    else:
        helpers.append(f"from {KERNEL_DATA} import copied, register")
    if any("@said(" in line for edit in edits for line in edit.lines):
        helpers.append("from overwinter.kernel.vocabulary import said")
    if questions:
        helpers.append("from overwinter.colony.rules.composition import QUESTIONS")
        end = text.count("\n") + 1
        edits.append(Edit(end, end, [f"QUESTIONS.update({questions!r})", ""]))
    return _edited(text, edits, helpers, module)


def in_halves(text: str) -> str:
    """The module of chance, with functions that need no numbers beyond a machine word in place of its own."""
    instead = IN_HALVES.read_text("utf-8")
    names = {node.name for node in ast.parse(instead).body if isinstance(node, ast.FunctionDef)}
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.FunctionDef) and node.name in names:
            del lines[node.lineno - 1 : node.end_lineno]
    return "\n".join(lines) + instead.partition(HEAD)[2]


def readable(text: str, module: str) -> str:
    """The text of a module that is not compiled, for the type checker inside mypyc: it knows only dataclasses."""
    edits = [
        Edit(mark.lineno - 1, mark.end_lineno or mark.lineno, ["@dataclass"])
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
        for mark in node.decorator_list
        if _name(mark) in CLASS_MARKS - {"dataclass"}
    ]
    return _edited(text, edits, ["from dataclasses import dataclass"], module)


def _edited(text: str, edits: list[Edit], helpers: list[str], module: str) -> str:
    if not edits:
        return text
    lines = text.split("\n")
    if HEAD not in lines:
        raise BuildError(f"{module} has to begin with: {HEAD}")
    for edit in sorted(edits, key=lambda edit: (edit.first, edit.last), reverse=True):
        lines[edit.first : edit.last] = edit.lines
    lines[lines.index(HEAD)] = "; ".join([HEAD, *helpers])
    return "\n".join(lines)


def _name(expression: ast.expr) -> str:
    """The name of a decorator, or of a function that is called."""
    called = expression.func if isinstance(expression, ast.Call) else expression
    if isinstance(called, ast.Name):
        return called.id
    return called.attr if isinstance(called, ast.Attribute) else ""


def _without(decorator: ast.expr) -> Edit:
    return Edit(decorator.lineno - 1, decorator.end_lineno or decorator.lineno, [])


# -- classes -------------------------------------------------------------------------------------

Fields = dict[str, ast.AnnAssign]


def _class_edits(node: ast.ClassDef, module: str, is_open: IsOpen) -> Iterator[Edit]:
    marks = [mark for mark in node.decorator_list if _name(mark) in CLASS_MARKS]
    cls = getattr(importlib.import_module(module), node.name, None)
    if cls is None:
        if marks:
            raise BuildError(f"{module}, line {node.lineno}: a dataclass has to stand at the top of its module")
        return
    usual = issubclass(cls, list) or any(_name(mark) == "runtime_checkable" for mark in node.decorator_list)
    if usual or is_open(cls):
        first = min(one.lineno for one in [node, *node.decorator_list]) - 1
        kind = "native_class=False" if usual else "allow_interpreted_subclasses=True"
        yield Edit(first, first, [*MARKING, f"@mypyc_attr({kind})"])
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and any(
            _name(mark) == "cached_property" for mark in one.decorator_list
        ):
            yield from _kept_property(cls, one)
    if not marks:
        return
    own = dict(_own_fields(node))
    yield from map(_without, node.decorator_list)
    for name, field in own.items():
        if field.value is not None:
            line = f"    {name}: {ast.unparse(field.annotation)}"
            yield Edit(field.lineno - 1, field.end_lineno or field.lineno, [line])
    body = [*_constructor(cls, own), *(_copying(cls) if _name(marks[0]) in DATA_MARKS else ())]
    if _name(marks[0]) == "procedure" or (module, node.name) == (PROCEDURE, "Procedure"):
        body += [*_running(node, "step"), *_running(node, "listing")]
    end = node.end_lineno or node.lineno
    yield Edit(end, end, ["    " + line for line in body] + _completion(node, marks[0], own))


def _kept_property(cls: type[Any], node: ast.FunctionDef) -> Iterator[Edit]:
    """What ``functools.cached_property`` does, in fields: compiled classes have no ``__dict__``."""
    owner, name, kind = cls.__name__, node.name, ast.unparse(node.returns or ast.Name("Any", ast.Load()))
    kept, known = f"self._{owner}_{name}", f"self._{owner}_knows_{name}"
    lines = [
        f"_{owner}_{name}: {kind} | None = None",
        "@property",
        f"def {name}(self) -> {kind}:",
        f"    kept = {kept}",
        "    if kept is None:",
        f"        kept = {kept} = self._find_{name}()",
        "    return kept",
    ]
    setting = f"    {kept} = value"
    if "None" in kind:
        lines[:1] += [f"_{owner}_knows_{name}: bool = False"]
        lines[-4:] = [
            f"    if not {known}:",
            f"        {kept}, {known} = self._find_{name}(), True",
            f"    return {kept}",
        ]
        setting = f"    {kept}, {known} = value, True"
    if not any(name in other.__dict__ for other in [*cls.__mro__[1:], *cls.__subclasses__()]):
        # mypyc stumbles over a setter in both a class and one that is derived from it.
        lines += [f"@{name}.setter", f"def {name}(self, value: {kind}) -> None:", setting]
    lines += [f"def _find_{name}(self) -> {kind}:"]
    first = node.decorator_list[0].lineno - 1
    yield Edit(first, node.body[0].lineno - 1, ["    " + line for line in lines])


def _own_fields(node: ast.ClassDef) -> Iterator[tuple[str, ast.AnnAssign]]:
    """The fields that a class adds to those of its base."""
    for one in node.body:
        if not isinstance(one, ast.AnnAssign) or not isinstance(one.target, ast.Name):
            continue
        if not ast.unparse(one.annotation).startswith("ClassVar"):
            yield one.target.id, one


def _completion(node: ast.ClassDef, mark: ast.expr, own: Fields) -> list[str]:
    """The lines after a class that make a dataclass of it, and let its other decorators see it."""
    words = {word.arg: ast.unparse(word.value) for word in mark.keywords} if isinstance(mark, ast.Call) else {}
    words.pop("slots", None)
    plain = _name(mark) in DATA_MARKS
    if not plain and words.pop("frozen", None) and "eq" not in words:
        words["unsafe_hash"] = "True"  # nobody changes it: type checkers have seen to that, on the sources
    said = "".join(f", {word}={value}" for word, value in words.items())
    types = {name: ast.unparse(field.annotation) for name, field in own.items()}
    defaults = ", ".join(f"{name!r}: {ast.unparse(field.value)}" for name, field in own.items() if field.value)
    others = [f"{ast.unparse(one)}({node.name})" for one in node.decorator_list if one is not mark]
    completed = f"complete({node.name}, {ast.get_docstring(node) or ''!r}, {types!r}, {{{defaults}}}"
    if not plain:
        return [f"{completed}{said})", *others]
    return [f"{completed})", f"register({node.name}, methods={_methods(node)!r}{said})", *others]


def _methods(node: ast.ClassDef) -> dict[str, str]:
    """What the methods of a class return, by their names: compiled, they do not know."""
    found = [one for one in node.body if isinstance(one, ast.FunctionDef) and not one.decorator_list]
    return {one.name: ast.unparse(one.returns) for one in found if one.returns is not None}


def _constructor(cls: type[Any], own: Fields) -> list[str]:
    """The ``__init__`` that a dataclass has."""
    by_place: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for field in dataclasses.fields(cls):
        # What a class of another module has brought may be of a type that this one does not know.
        kind = ast.unparse(own[field.name].annotation) if field.name in own else _built_in(str(field.type))
        argument, value = f"{field.name}: {kind}", field.name
        if not field.init:
            body.append(f"    self.{field.name} = {_default(cls, field, own)}")
            continue
        if field.default_factory is not MISSING:
            argument += " | None = None"
            value = f"{_made_anew(cls, field, own)} if {field.name} is None else {field.name}"
        elif field.default is not MISSING:
            argument += f" = {_default(cls, field, own)}"
        body.append(f"    self.{field.name} = {value}")
        (by_name if field.kw_only else by_place).append(argument)
    if hasattr(cls, "__post_init__"):
        body.append("    self.__post_init__()")
    arguments = ["self", *by_place, *(["*", *by_name] if by_name else [])]
    return [f"def __init__({', '.join(arguments)}) -> None:", *(body or ["    pass"])]


def _built_in(kind: str) -> str:
    """A type as it is written, if that needs no import."""
    names = {one.id for one in ast.walk(ast.parse(kind)) if isinstance(one, ast.Name)}
    return kind if names <= {"int", "str", "bool", "list", "dict"} else "Any"


def _default(cls: type[Any], field: dataclasses.Field[Any], own: Fields) -> str:
    if field.default is None or isinstance(field.default, bool | int | str) or field.default == ():
        return repr(field.default)
    return ast.unparse(_said(cls, field, own, "default"))


def _made_anew(cls: type[Any], field: dataclasses.Field[Any], own: Fields) -> str:
    if field.default_factory in (list, dict, set):
        return f"{field.default_factory.__name__}()"
    made = _said(cls, field, own, "default_factory")
    return ast.unparse(made.body) if isinstance(made, ast.Lambda) else f"{ast.unparse(made)}()"


def _said(cls: type[Any], field: dataclasses.Field[Any], own: Fields, word: str) -> ast.expr:
    """How the default of a field is written: as its value, or in the call of ``field``."""
    value = own[field.name].value if field.name in own and field.init else None
    if isinstance(value, ast.Call) and _name(value) in FIELD_MAKERS:
        value = next((one.value for one in value.keywords if one.arg == word), None)
    if value is None:
        raise BuildError(f"{cls.__module__}.{cls.__name__}.{field.name}: its default cannot be spelled out")
    return value


def _copying(cls: type[Any]) -> list[str]:
    """The ``copy`` of plain data: field by field, as the plain engine writes it when it runs."""
    values = importlib.import_module(KERNEL_DATA).copied_fields(cls)
    made = "self"
    if values is not None:
        made = f"{cls.__name__}({', '.join(f'{name}={value}' for name, value in values.items())})"
    return [f"def copy(self) -> {cls.__name__}:  # type: ignore[override]", f"    return {made}"]


RUNNING = {
    "step": ("def run_step(self, step: str, game: Any, told: Any) -> None:", "told", "None"),
    "listing": (
        "def run_listing(self, listing: str, game: Any, seat: Any) -> list[Option]:",
        "seat",
        "list[Option]",
    ),
}
"""Methods that run others by their names: the head, what those get beside the game, what they return."""


def _running(node: ast.ClassDef, what: str) -> list[str]:
    """A method that runs one of a procedure's own methods by its name: a step, or one that lists options.

    So they are called directly, and not looked up first. What its class does not know, its base does; in the end
    it is looked up all the same.
    """
    head, last, returned = RUNNING[what]
    lines = []
    for one in node.body:
        if not isinstance(one, ast.FunctionDef) or one.decorator_list or one.name.startswith("_"):
            continue
        given = [arg.arg for arg in one.args.args]
        usual = given[:2] == ["self", "game"] and not one.args.kwonlyargs and not one.args.vararg
        fitting = len(given) == 3 or (len(given) == 2 and what == "step")
        if not usual or not fitting or one.returns is None or ast.unparse(one.returns) != returned:
            continue
        lines += [f"    if {what} == {one.name!r}:"]
        if what == "step" and one.args.defaults:
            lines += ["        if told is UNTOLD:", f"            return self.{one.name}(game)"]
        lines += [f"        return self.{one.name}({', '.join(['game', last][: len(given) - 1])})"]
    if node.name == "Procedure":
        return [head, *lines, *_looked_up(what)]
    base = ast.unparse(node.bases[0])
    return [head, *lines, f"    return {base}.run_{what}(self, {what}, game, {last})"] if lines else []


def _looked_up(what: str) -> list[str]:
    if what == "listing":
        return ["    listed: list[Option] = getattr(self, listing)(game, seat)", "    return listed"]
    return [
        "    if told is UNTOLD:",
        "        getattr(self, step)(game)",
        "    else:",
        "        getattr(self, step)(game, told)",
    ]


# -- functions -----------------------------------------------------------------------------------


def _function_edits(text: str, node: ast.FunctionDef, module: str) -> Iterator[Edit]:
    marks = {_name(mark): mark for mark in node.decorator_list}
    if "dataclass_transform" in marks:
        yield _without(marks["dataclass_transform"])
    if node.name in DOORS:
        yield _door(node)
    if any(_defines_word(mark, module) for mark in node.decorator_list):
        yield _saying(node)
    if "question" in marks:
        yield _without(marks["question"])
        yield from _question(text.split("\n")[node.lineno - 1], node)


def _defines_word(mark: ast.expr, module: str) -> bool:
    """Whether a decorator makes a word of a function, or a kind, whose signature and docstring are read."""
    if not isinstance(mark, ast.Call):
        return False
    first, *more = ast.unparse(mark.func).split(".")
    found = getattr(importlib.import_module(module), first, None)
    for name in more:
        found = getattr(found, name, None)
    vocabulary = importlib.import_module("overwinter.kernel.vocabulary")
    return isinstance(getattr(found, "__self__", None), vocabulary.Vocabulary | vocabulary.Kinds)


def _saying(node: ast.FunctionDef) -> Edit:
    """A further decorator that notes the signature and the docstring of a function."""
    defaults = [None] * (len(node.args.args) - len(node.args.defaults)) + node.args.defaults
    params = [
        f"({one.arg!r}, {ast.unparse(one.annotation)!r}{f', {ast.unparse(default)}' if default else ''})"
        for one, default in zip(node.args.args, defaults, strict=True)
        if one.annotation is not None
    ]
    line = f"@said({', '.join([repr(ast.get_docstring(node) or ''), *params])})"
    return Edit(node.lineno - 1, node.lineno - 1, [line])


def _door(node: ast.FunctionDef) -> Edit:
    """A head that takes anything: compiled code refuses what is of another type than declared, by a TypeError."""
    anything = ast.Name("Any", ast.Load())
    taken = [ast.arg(one.arg, anything if one.annotation else None) for one in node.args.args]
    given = ast.unparse(ast.arguments([], taken, None, [], [], None, node.args.defaults))
    head = f"def {node.name}({given}) -> {ast.unparse(node.returns or anything)}:"
    return Edit(node.lineno - 1, node.body[0].lineno - 1, [" " * node.col_offset + head])


def _question(head: str, node: ast.FunctionDef) -> Iterator[Edit]:
    """What :func:`overwinter.colony.rules.composition.question` does, by a function of its own."""
    if not head.endswith(":"):
        raise BuildError(f"the head of the question {node.name} has to be one line")
    plain, indent = f"_plain_{node.name}", " " * node.col_offset
    game, *about = (one.arg for one in node.args.args)
    asked = f"{game}.{plain}({', '.join(about)})" if indent else f"{plain}({', '.join([game, *about])})"
    lines = [
        head.strip(),
        f"    answer, adjusters = {asked}, {game}.rules.adjusters",
        "    if adjusters:",
        f"        for adjust in adjusters.get({node.name!r}, ()):",
        f"            answer = adjust({', '.join([game, 'answer', *about])})",
        "    return answer",
    ]
    end = node.end_lineno or node.lineno
    yield Edit(node.lineno - 1, node.lineno, [head.replace(f"def {node.name}(", f"def {plain}(", 1)])
    yield Edit(end, end, [indent + line for line in lines])


def _constant_edits(text: str, tree: ast.Module) -> Iterator[Edit]:
    """``NAME = value`` at the top of a module is final. (A single letter is a type variable.)

    But for tuples of fractions: mypyc holds those that are final for not set yet.
    """
    lines = text.split("\n")
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Name) or not target.id.isupper() or len(target.id) == 1:
            continue
        value = getattr(node, "value", None)
        if isinstance(value, ast.Tuple) and any(isinstance(getattr(x, "value", 0), float) for x in value.elts):
            continue
        old, new = f"{target.id} = ", f"{target.id}: Final = "
        if isinstance(node, ast.AnnAssign):
            kind = ast.unparse(node.annotation)
            old, new = f"{target.id}: {kind} = ", f"{target.id}: Final[{kind}] = "
        yield Edit(node.lineno - 1, node.lineno, [lines[node.lineno - 1].replace(old, new, 1)])


GOES, CALLS = re.compile(r"self\.go\(self\.(\w+)\)"), re.compile(r"(game\.call\(.*), then=self\.(\w+)\)")


def _step_edits(text: str, node: ast.Expr) -> Iterator[Edit]:
    """``self.go(self.ask)`` and ``game.call(child, then=self.ask)`` only note a name: no method is made for that.

    What does not stand in one line stays as it is.
    """
    line = text.split("\n")[node.lineno - 1]
    said, indent = line.strip(), " " * node.col_offset
    if named := _by_name(node.value):
        yield Edit(node.lineno - 1, node.end_lineno or node.lineno, [indent + named])
    elif telling := _telling(node.value):
        yield Edit(node.lineno - 1, node.end_lineno or node.lineno, [indent + telling])
    elif found := GOES.fullmatch(said):
        yield Edit(node.lineno - 1, node.lineno, [line.replace(said, f'self.step = "{found[1]}"')])
    elif found := CALLS.fullmatch(said):
        yield Edit(node.lineno - 1, node.lineno, [line.replace(said, f'self.step = "{found[2]}"; {found[1]})')])


def _by_name(node: ast.expr) -> str:
    """``game.ask(seat, "turn", options=self.options, then=self.chosen, ...)`` by the names of the two methods."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func) not in ("game.ask", "game.ask_each"):
        return ""
    words = {word.arg: ast.unparse(word.value) for word in node.keywords if word.arg in ("options", "then")}
    names = [words.get(word, "").partition("self.") for word in ("options", "then")]
    if not all(own and name.isidentifier() for _, own, name in names):
        return ""
    about = [word for word in node.keywords if word.arg not in words]
    facts = ast.Dict([word.arg and ast.Constant(word.arg) for word in about], [word.value for word in about])
    given = [*map(ast.unparse, node.args), *(repr(name) for _, _, name in names), ast.unparse(facts)]
    return f"{ast.unparse(node.func)}_by_name({', '.join(given)})"


def _telling(node: ast.expr) -> str:
    """``game.emit(...)`` only where events are kept: otherwise it is worked out for nothing what one would say."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("game.emit", "self.emit"):
        return f"if {ast.unparse(node.func).removesuffix('emit')}keep_log: {ast.unparse(node)}"
    return ""


def _membership_edits(text: str, node: ast.Compare) -> Iterator[Edit]:
    """mypyc takes ``x in (a, *more)`` apart, and stumbles over the star."""
    for among in node.comparators:
        if isinstance(among, ast.Tuple) and any(isinstance(one, ast.Starred) for one in among.elts):
            line, source = text.split("\n")[among.lineno - 1], ast.get_source_segment(text, among) or ""
            yield Edit(among.lineno - 1, among.lineno, [line.replace(source, f"tuple({source})")])


# -- the package ---------------------------------------------------------------------------------


def stage(folder: Path) -> None:
    """Write the staged package into a folder; a file that would stay the same is left alone."""
    compiled = set(compiled_modules())
    for module in [*compiled, "overwinter.games", "overwinter.colony.sight.explain"]:
        importlib.import_module(module)

    def is_open(cls: type[Any]) -> bool:
        if cls.__name__ in ("Data", "Procedure", "GameState", "Game", "AnySight", "Action"):
            return True  # for everybody
        return any(one.__module__ not in compiled or is_open(one) for one in cls.__subclasses__())

    for path in sorted(PACKAGE.rglob("*.py")):
        module, target, text = module_name(path), folder / path.relative_to(SOURCE), path.read_text("utf-8")
        text = staged(text, module, is_open) if module in compiled else readable(text, module)
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")


CHECKING = f"""[mypy]
python_version = {sys.version_info.major}.{sys.version_info.minor}
ignore_missing_imports = True
# dataclasses.replace() and asdict() want dataclasses: what is spelled out is none before the program runs.
disable_error_code = type-var, call-overload
"""

COMPILING = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_all
        super().build_extensions()

    def compile_all(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                    extra_preargs=None, extra_postargs=None, depends=None):
        compiler = self.compiler
        macros, objects, extra, pp, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs)
        options = compiler._get_cc_args(pp, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda made: compiler._compile(made, *build[made], options, extra, pp), objects))
        return objects


level, *files = sys.argv.pop().split(",")
modules = mypycify(["--config-file=mypy.ini", *files], opt_level=level, debug_level="0", multi_file=True,
                   group_name="overwinter")
setup(name="overwinter", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide})
"""


def lacking() -> str:
    """What is missing on this machine to compile anything; nothing if all is there."""
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypy and setuptools are not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    return ""


def build(folder: Path = WORKSHOP, level: str = "2", *, trained: bool = False) -> list[Path]:
    """Stage and compile; returns the files that the engine consists of, each at its place.

    ``trained``: compile it once to see what it does while it plays, then once more by that (needs gcc).
    """
    missing = lacking()
    if missing:
        raise BuildError(missing)
    engine = importlib.import_module("overwinter.engine")
    modules = compiled_modules()
    digest = engine.digest(modules)
    stage(folder)
    if trained:
        _compile(folder, modules, level, NOTING)
        _collected(folder / "out", modules, digest, engine)
        _train()
    _compile(folder, modules, level, NOTED if trained else "")
    return _collected(folder / "out", modules, digest, engine)


def _train() -> None:
    """Let the engine play that was just compiled. What an earlier one noted is not of this one."""
    for notes in WORKSHOP.rglob("*.gcda"):
        notes.unlink()
    environment = dict(os.environ, OVERWINTER_PLAIN="", PYTHONPATH=os.pathsep.join([str(SOURCE), str(ROOT)]))
    done = subprocess.run([sys.executable, "-c", TRAINING], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise BuildError("it could not play")


def _compile(folder: Path, modules: list[str], level: str, flags: str) -> None:
    """Let mypyc and the C compiler work in a folder with the staged package."""
    others = sorted(set(map(module_name, PACKAGE.rglob("*.py"))) - set(modules))
    ignored = "".join(f"[mypy-{module}]\nignore_errors = True\n" for module in others)
    (folder / "mypy.ini").write_text(CHECKING + ignored, "utf-8")
    (folder / "setup.py").write_text(COMPILING, "utf-8")
    shutil.rmtree(folder / "out", ignore_errors=True)
    files = [module.replace(".", "/") + ".py" for module in modules]
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "out", ",".join([level, *files])]
    environment = dict(os.environ)
    if os.name != "nt":
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {DIRECT} {flags}"
    with (folder / "log").open("w+", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False
        )
        log.seek(0)
        told = [line.strip() for line in log if "error:" in line.lower()]
    if done.returncode:
        raise BuildError("\n".join(["something stopped it:", *told[-10:], f"All of it is in {log.name}"]))


def _collected(out: Path, modules: list[str], digest: str, engine: Any) -> list[Path]:
    into: Path = engine.COMPILED
    remove(into)
    into.mkdir()
    for name in [*modules, engine.LIBRARY]:
        shutil.copy2(out / (name.replace(".", "/") + engine.SUFFIX), into / (name + engine.SUFFIX))
    # Last of all: without it there is no compiled engine, whatever lies there.
    (into / engine.LIST).write_text(json.dumps({"modules": modules, "digest": digest}), "utf-8")
    return sorted(into.iterdir())


def remove(folder: Path) -> None:
    """Remove a compiled engine."""
    shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="build_engine.py", description=__doc__.split("\n")[0])
    parser.add_argument("--remove", action="store_true", help="remove the compiled engine")
    parser.add_argument("--stage", type=Path, metavar="DIR", help="only write the staged sources")
    parser.add_argument(
        "--workshop", type=Path, default=WORKSHOP, metavar="DIR", help="where to work (%(default)s)"
    )
    parser.add_argument("--trained", action="store_true", help="compile it by what it does while it plays")
    parser.add_argument("--level", default="2", choices=("0", "1", "2", "3"), help="how hard the C compiler tries")
    asked = parser.parse_args()
    if asked.remove:
        remove(importlib.import_module("overwinter.engine").COMPILED)
    elif asked.stage:
        stage(asked.stage)
    else:
        files = build(asked.workshop, asked.level, trained=asked.trained)
        print(f"The compiled engine: {len(files)} files in {files[0].parent}")


def use_sources() -> None:
    """Import the package as it is written: what is to be compiled is read from it."""
    os.environ["OVERWINTER_PLAIN"] = "1"
    sys.path.insert(0, str(SOURCE))


if __name__ == "__main__":
    use_sources()
    try:
        main()
    except BuildError as error:
        sys.exit(f"The engine was not compiled: {error}")
