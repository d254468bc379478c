"""Decisions and their options.

An option is a verb with named arguments ("move, survivor Mike, to the school"). Options are interned:
two options with the same verb and arguments are the same object, so listing a hundred of them per
decision costs a hundred dictionary look-ups, and comparing them costs nothing.
"""

from __future__ import annotations

from dataclasses import field
from itertools import product
from typing import Any

from .data import SHARED, Data, data

Value = str | int
PRODUCTS = 10_000
"""So many lists of options are kept for a verb (:meth:`OptionKind.each`)."""


class Option:
    """One thing a seat may choose. Offered ones are made by :class:`OptionKind` alone; never changed."""

    __slots__ = ("args", "id", "verb")

    def __init__(self, verb: str, args: dict[str, Value], identity: str) -> None:
        self.verb = verb
        self.args = args
        self.id = identity

    def get(self, name: str) -> Any:
        """The argument called ``name``, or ``None``."""
        return self.args.get(name)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def matches(self, verb: str | None = None, **parts: Value | None) -> bool:
        """Whether verb and all given parts agree. A part given as ``None`` must be absent."""
        if verb is not None and verb != self.verb:
            return False
        return all(self.args.get(name) == value for name, value in parts.items())

    def same(self, other: Option) -> bool:
        """Whether the other one means the same, also if it was only named and is not interned."""
        return self is other or (self.verb == other.verb and self.args == other.args)

    def copy(self) -> Option:
        """Itself: an option never changes."""
        return self

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (option, (self.verb, self.args))


class OptionKind:
    """All options of one verb, made on first use: ``MOVE[survivor, place]``.

    Trailing arguments that do not apply are given as ``None`` and left out.
    """

    def __init__(self, verb: str, *names: str) -> None:
        self.verb = verb
        self.names = names
        self.made: dict[Any, Option] = {}
        """Those that were made so far."""
        self._products: dict[tuple[Any, ...], tuple[Option, ...]] = {}
        if verb in KINDS:
            raise TypeError(f"two kinds of option are called {verb}")
        KINDS[verb] = self
        if not names:
            self.only: Option = self[()]
            """The option of a verb without arguments."""

    def __getitem__(self, key: Any) -> Option:
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = self._new(key)
        return found

    def each(self, *choices: Value | tuple[Value | None, ...] | None) -> tuple[Option, ...]:
        """All options with one of the choices for every argument: ``MOVE.each(survivor, places)``.

        A tuple names several choices, anything else is the only one. Most positions list what an earlier one
        listed: a product is made once and kept.
        """
        found = self._products.get(choices)
        if found is None:
            if len(self._products) >= PRODUCTS:
                self._products.clear()
            several = [choice if isinstance(choice, tuple) else (choice,) for choice in choices]
            keys = product(*several) if len(several) > 1 else several[0]
            made = self.made
            found = self._products[choices] = tuple([made.get(key) or self[key] for key in keys])
        return found

    def _new(self, key: Any) -> Option:
        values = key if isinstance(key, tuple) else (key,)
        args = {name: value for name, value in zip(self.names, values, strict=True) if value is not None}
        return Option(self.verb, args, ":".join([self.verb, *map(str, args.values())]))

    def _key(self, args: dict[str, Value]) -> Any:
        values = tuple([args.get(name) for name in self.names])
        if len(values) - values.count(None) != len(args):
            unknown = set(args) - set(self.names)
            if unknown:
                raise ValueError(f"{self.verb} has no argument {sorted(unknown)[0]!r}")
        return values if len(values) != 1 else values[0]

    def of(self, args: dict[str, Value]) -> Option:
        """The option with these named arguments; it is kept from now on."""
        return self[self._key(args)]

    def named(self, args: dict[str, Value]) -> Option:
        """An option as somebody names it. One that no rule has made yet is not kept: it may be nonsense."""
        key = self._key(args)
        return self.made.get(key) or self._new(key)


KINDS: dict[str, OptionKind] = {}
"""Every verb there is."""


def option(verb: str, args: dict[str, Value] | None = None) -> Option:
    """Find an option by verb and arguments, e.g. when reading a saved game."""
    kind = KINDS.get(verb)
    if kind is None:
        raise ValueError(f"unknown verb {verb!r}")
    return kind.of(args or {})


@data(frozen=True)
class Chosen(Data):
    """An option inside the state: an answer that waits for the others."""

    verb: str
    args: dict[str, Any]
    offered: Option | None = field(default=None, repr=False, compare=False)
    """The option itself, until the game is saved."""

    @property
    def option(self) -> Option:
        """The option that was chosen."""
        return self.offered or option(self.verb, self.args)


@data
class Decision(Data):
    """A question to one seat, open until it is answered.

    ``kind`` says what is asked (the client words it), ``options`` names the method of the asking
    procedure that lists what may be answered.
    """

    id: int
    seat: int
    kind: str
    stack: int
    options: str
    about: dict[str, Any] = field(metadata=SHARED)
    answer: Chosen | None
    together: bool


def json_option(chosen: Option) -> dict[str, Any]:
    """An option for JSON."""
    return {"verb": chosen.verb, **chosen.args}


def from_json_option(value: dict[str, Any]) -> Option:
    """The reverse of :func:`json_option`, for comparing with what is on offer (:meth:`Option.same`).

    Raises ``ValueError`` for anything that function did not write. Nothing of it is kept in memory.
    """
    args = {key: item for key, item in value.items() if key != "verb"}
    # Options are kept by their arguments, and True would be kept as 1: look closely before.
    if not isinstance(value.get("verb"), str) or any(type(item) not in (str, int) for item in args.values()):
        raise ValueError("an option has a verb, and words or numbers as arguments")
    kind = KINDS.get(value["verb"])
    if kind is None:
        raise ValueError(f"unknown verb {value['verb']!r}")
    return kind.named(args)
