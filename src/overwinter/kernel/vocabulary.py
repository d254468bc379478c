"""The words in which cards are written, and the kinds of values that their fields take.

A *word* is one documented Python function; its signature is its schema: what it needs of the game comes first,
the rest are the fields that a card gives, with hyphens for underscores. A *kind* says how the value of a field is
written in TOML, checked, and made into what the function gets; it goes by the name of the annotation. The fields
of a dataclass are read in the same way (see :mod:`overwinter.kernel.compiling`). Pages of reference are generated
from both.
"""

from __future__ import annotations

import dataclasses
import difflib
import functools
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Param:
    """One field of a word or of a card."""

    name: str
    shown: str
    """Its name in a pack."""
    kind: str
    required: bool
    default: Any

    @classmethod
    def of(cls, name: str, kind: str, default: Any, shown: str = "") -> Param:
        """A field as Python has it. "from" and "except" are fine in TOML, but not as names in Python."""
        shown = shown or name.rstrip("_").replace("_", "-")
        required = default in (inspect.Parameter.empty, dataclasses.MISSING)
        return cls(name, shown, kind, required, None if required else default)


@dataclass(frozen=True)
class Word:
    """A function that cards call by name."""

    name: str
    call: Callable[..., Any]
    params: dict[str, Param]
    """By the name that a pack uses."""
    doc: str
    able: Callable[..., bool] | None = None
    """Whether it could do anything now; ``None``: it always can."""


class Selection:
    """A value that depends on the moment it is looked at, and perhaps on somebody's choice."""

    __slots__ = ()

    def find(self, game: Any, seat: int, scope: dict[str, Any]) -> Any:
        """What is meant now, from the side of a seat; or a procedure in which somebody chooses."""
        raise NotImplementedError

    def taken(self, picked: list[Any]) -> Any:
        """What is meant, once this was chosen."""
        return picked


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word on a card: with what it is called, and what was written (views and bots read that)."""

    word: Word
    args: dict[str, Any]
    written: dict[str, Any]
    after: dict[str, Any] = dataclasses.field(default_factory=dict)
    """Fields that every word of its vocabulary may have."""
    open: tuple[str, ...] = dataclasses.field(init=False, default=())
    """The arguments that have to be worked out when the moment has come."""
    values: tuple[Any, ...] = dataclasses.field(init=False, default=())
    """All arguments in the order of the word's parameters: to be called with them."""

    def __post_init__(self) -> None:
        found = tuple(name for name, value in self.args.items() if isinstance(value, Selection))
        object.__setattr__(self, "open", found)
        values = tuple(self.args.get(param.name, param.default) for param in self.word.params.values())
        object.__setattr__(self, "values", values)


_SAID: dict[Callable[..., Any], tuple[str, list[inspect.Parameter]]] = {}
"""Docstring and parameters of compiled functions: compiled, they do not know them."""


def said(doc: str, *params: tuple[Any, ...]) -> Callable[[F], F]:
    """Note what a compiled function says of itself: of each parameter its name, annotation, and default if any."""

    def note(function: F) -> F:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        made = [
            inspect.Parameter(p[0], kind, annotation=p[1], default=(*p, inspect.Parameter.empty)[2])
            for p in params
        ]
        _SAID[function] = inspect.cleandoc(doc), made
        return function

    return note


def _description(function: Callable[..., Any]) -> tuple[str, list[inspect.Parameter]]:
    """The docstring and the parameters of a function."""
    if function in _SAID:
        return _SAID[function]
    return inspect.getdoc(function) or "", list(inspect.signature(function).parameters.values())


class Vocabulary(dict[str, Word]):
    """Words of one sort by name. ``before`` says how many parameters come from the game and not from a card;
    ``common`` are fields (name and kind) that every word may have that has none of its own by that name."""

    def __init__(self, sort: str, before: int, common: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.sort = sort
        self.before = before
        self.common = common or {}

    def word(self, *names: str, able: Callable[..., bool] | None = None) -> Callable[[F], F]:
        """Define a word by a function; further names mean the same."""

        def register(function: F) -> F:
            for name in names:
                self.add(name, function, able=able)
            return function

        return register

    def add(
        self, name: str, call: Callable[..., Any], doc: str = "", able: Callable[..., bool] | None = None
    ) -> None:
        """Add a word. Raises ``TypeError`` if it is there already or nobody says what it means."""
        if name in self:
            raise TypeError(f"{self.sort} {name!r} is defined twice")
        own, given = _description(call)
        doc = doc or own
        if not doc:
            raise TypeError(f"{self.sort} {name!r} has no description")
        params = [Param.of(p.name, str(p.annotation), p.default) for p in given[self.before :]]
        self[name] = Word(name, call, {param.shown: param for param in params}, doc, able)

    def unknown(self, name: str) -> str:
        """Why a name is no word, with what may have been meant."""
        return f"{name!r} is not in the vocabulary{close_to(name, self)}"


def close_to(name: str, known: Iterable[str]) -> str:
    """ "; did you mean ...", if one of the known names is like this one."""
    like = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {like[0]!r}?" if like else ""


_schemas: dict[type[Any], tuple[Param, ...]] = {}
"""What was found by :func:`schema`: the same few classes are asked for with every card."""


def schema(cls: type[Any]) -> tuple[Param, ...]:
    """The fields of a dataclass that stand in a pack: all but those made with :func:`unread`."""
    if cls not in _schemas:
        _schemas[cls] = tuple(_fields(cls))
    return _schemas[cls]


def _fields(cls: type[Any]) -> Iterator[Param]:
    for field in dataclasses.fields(cls):
        if field.metadata.get("read", True):
            default = field.default
            if field.default_factory is not dataclasses.MISSING:
                default = field.default_factory()
            yield Param.of(field.name, str(field.type), default, field.metadata.get("shown", ""))


def unread(default: Any = dataclasses.MISSING, factory: Any = dataclasses.MISSING) -> Any:
    """A field of a card that stands in no pack: the program works it out."""
    return dataclasses.field(default=default, default_factory=factory, metadata={"read": False})


def shown_as(name: str, default: Any = dataclasses.MISSING) -> Any:
    """A field of a card that is called otherwise in a pack."""
    return dataclasses.field(default=default, metadata={"shown": name})


@dataclass(frozen=True)
class Kind:
    """How a field is written: ``read(compiler, raw, at)`` checks a raw value and returns what it stands for."""

    name: str
    read: Callable[[Any, Any, str], Any]
    doc: str
    table: type[Any] | None = None
    """The dataclass whose fields it has, if it is a table."""


class Kinds(dict[str, Kind]):
    """The kinds of one game by name, beginning with those that every game has."""

    def kind(self, name: str, doc: str = "") -> Callable[[F], F]:
        """Define a kind by the function that reads it; what it may be is told by its docstring."""

        def register(function: F) -> F:
            if name in self:
                raise TypeError(f"kind {name!r} is defined twice")
            self[name] = Kind(name, function, doc or _description(function)[0])
            return function

        return register

    def choices(self, name: str, allowed: tuple[str, ...]) -> None:
        """Define a kind that is one of a few words."""

        def read(compiler: Any, raw: Any, at: str) -> Any:
            return compiler.one_of(raw, allowed, at)

        self.kind(name, " or ".join(f'"{choice}"' for choice in allowed))(read)

    def table(self, cls: type[Any]) -> type[Any]:
        """Define a kind that is a table with the fields of a dataclass."""
        if cls.__name__ in self:
            raise TypeError(f"kind {cls.__name__!r} is defined twice")

        def read(compiler: Any, raw: Any, at: str) -> Any:
            return compiler.table(cls, raw, at)

        self[cls.__name__] = Kind(cls.__name__, read, inspect.getdoc(cls) or "", cls)
        return cls

    def missing(self, vocabularies: Iterable[Vocabulary]) -> list[str]:
        """Kinds that words use and nobody reads: there are none, and a test sees to it."""
        used = {param.kind for words in vocabularies for word in words.values() for param in word.params.values()}
        return sorted(name for name in used if find_kind(self, name) is None)


LARGEST = 1000
"""No number on a card is larger: nobody has more cards, tokens or rounds than that."""


def find_kind(kinds: Kinds, name: str) -> Kind | None:
    """The kind that an annotation names: "X", "X | None", "list[X]" or "tuple[X, ...]"."""
    name = name.removesuffix(" | None")
    if name in kinds:
        return kinds[name]
    for start, end in (("list[", "]"), ("tuple[", ", ...]")):
        if name.startswith(start) and name.endswith(end):
            inner = find_kind(kinds, name[len(start) : -len(end)])
            return inner and _several(inner, list if start == "list[" else tuple)
    return None


def _several(inner: Kind, make: type[Any]) -> Kind:
    def read(compiler: Any, raw: Any, at: str) -> Any:
        if not isinstance(raw, list):
            compiler.say(at, "must be a list")
            return make()
        # Tables are told apart by a number; of words the reason says which one it is.
        return make([inner.read(compiler, x, f"{at}{n}" if inner.table else at) for n, x in enumerate(raw, 1)])

    return Kind(f"list of {inner.name}", read, f"a list of: {inner.doc}")


def basic_kinds() -> Kinds:
    """Numbers, yes and no, text: what every game has."""
    kinds = Kinds()
    for name, kind, doc in (
        ("int", int, "a number"),
        ("bool", bool, "true or false"),
        ("str", str, "text"),
        ("dict[str, Any]", dict, "a table"),
    ):
        kinds.kind(name, doc)(functools.partial(_typed, kind=kind, doc=doc))
    return kinds


def _typed(compiler: Any, raw: Any, at: str, *, kind: type[Any], doc: str) -> Any:
    if type(raw) is not kind:
        compiler.say(at, f"must be {doc}")
    elif kind is int and not -LARGEST <= raw <= LARGEST:
        compiler.say(at, f"must be from {-LARGEST} to {LARGEST}")
    return raw
