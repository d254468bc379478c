"""Plain data: classes that copy, compare and turn into JSON and back.

A game's state is made of these alone: ``int``, ``str``, ``bool``, ``None``, lists, dicts with string
keys, and classes of :class:`Data` marked ``@data``. No tuples or sets (JSON has none), no code, no clocks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from types import FunctionType, NoneType, UnionType
from typing import Any, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T", bound="Data")

_CLASSES: dict[str, type[Any]] = {}
"""Data classes by the name that JSON has for them."""
_SAVED_AS: dict[type[Any], str] = {}
_UNCHANGING: set[type[Any]] = set()
"""Classes whose objects are shared by all copies."""
_METHODS: dict[type[Any], dict[str, str]] = {}
"""What the methods of compiled classes return, by their annotations: compiled ones do not keep them."""
_ATOMS = frozenset({int, str, bool, type(None)})
TAG = "is"
"""The JSON field that names the class of an object."""
SHARED = {"shared": True}
"""Metadata of a field whose value is never changed, so that copies share it: ``field(metadata=SHARED)``."""
SharedList = Sequence
"""The type of a list in the state that is replaced by another and never changed in place: copies share it.
Type checkers see to that (:func:`without` helps); in truth it is a list like others."""
K = TypeVar("K")
SharedDict = Mapping[str, K]
"""The same for a dict."""


class Data:
    """The common part of all plain data. A class of it is marked with ``@data``."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy.

        Each class has a function of its own for this, written out field by field from its annotations.
        That happens here, when the first object is copied: by then every class it mentions is there.
        """
        cls = type(self)
        setattr(cls, "copy", copier(cls))  # noqa: B010 - a method may be set, but not assigned, says mypy
        return self.copy()

    @classmethod
    def upgraded(cls, saved: dict[str, Any]) -> dict[str, Any]:
        """The fields of an encoded object as this version writes them; asked before they are decoded.

        Where a missing field and its default are not enough, a class says here how to read what an earlier
        version saved. What it is given may be anything.
        """
        return saved


@dataclass_transform(field_specifiers=(field,))
def data(cls: type[T] | None = None, *, frozen: bool = False, saved_as: str = "") -> Any:
    """Make a slotted dataclass that can be part of a game's state.

    ``@data(frozen=True)``: its objects never change once they are made (type checkers see to that), so that
    copies share them.
    ``@data(saved_as="RaxxonSetup")``: JSON names it so, because a class of another game has the same name.
    """
    if cls is None:
        return lambda decorated: _made(decorated, frozen, saved_as)
    return _made(cls, frozen, saved_as)


def _made(cls: type[T], frozen: bool, saved_as: str) -> type[T]:
    if not issubclass(cls, Data):
        raise TypeError(f"{cls.__name__} has to be derived from Data to be plain data")
    # Slots are for all or none: compiled classes know no ``__slots__``.
    made = dataclass(slots=hasattr(Data, "__slots__"))(cls)
    made.copy = Data.copy  # type: ignore[method-assign] # not that of a class it is derived from
    register(made, frozen=frozen, saved_as=saved_as)
    return made


def register(
    made: type[Any], *, frozen: bool = False, saved_as: str = "", methods: dict[str, str] | None = None
) -> None:
    """Let a finished data class be part of a game's state, as :func:`data` explains."""
    if methods is not None:
        _METHODS[made] = methods
    if frozen:
        _UNCHANGING.add(made)
    name = saved_as or made.__name__
    known = _CLASSES.get(name)
    if known is not None and known.__module__ != made.__module__:
        raise TypeError(f"two data classes are called {name}")
    _CLASSES[name], _SAVED_AS[made] = made, name


def method_returns(cls: type[Any], name: str) -> str | None:
    """The text of what a method is annotated to return; ``None``: there is no such method."""
    for base in cls.__mro__:
        if base in _METHODS and name in _METHODS[base]:
            return _METHODS[base][name]
        found = base.__dict__.get(name)
        if isinstance(found, FunctionType):
            text: str = found.__annotations__.get("return", "")
            return text
    return None


def without(values: SharedList[K], one: K) -> list[K]:
    """These values without the first that equals ``one``."""
    left = list(values)
    left.remove(one)
    return left


def copied(value: Any) -> Any:
    """A deep copy of plain data of any kind. Atoms are shared, they cannot change."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        if not value or (type(value[0]) in _ATOMS and type(value[-1]) in _ATOMS and _flat(value)):
            return value.copy()
        return [copied(item) for item in value]
    if kind is dict:
        return {key: copied(item) for key, item in value.items()}
    return value.copy()


def _flat(values: list[Any]) -> bool:
    return all(type(item) in _ATOMS for item in values)


def copier(cls: type[Any]) -> Callable[[Any], Any]:
    """The function that copies objects of a class: one line a field, as one would write it by hand."""
    values = copied_fields(cls)
    if values is None:
        lines = ["return self"]
    else:
        lines = [
            "new = new_object(cls)",
            *(f"new.{name} = {value}" for name, value in values.items()),
            "return new",
        ]
    names: dict[str, Any] = {"cls": cls, "new_object": cls.__new__, "copied": copied}
    source = "\n    ".join(["def copy(self):", *lines])
    exec(compile(source, f"<copy of {cls.__name__}>", "exec"), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def copied_fields(cls: type[Any]) -> dict[str, str] | None:
    """Python text for the fields of a copy of ``self``; ``None`` where an object is its own copy."""
    if cls in _UNCHANGING:
        return None
    hints, values = get_type_hints(cls), {}
    for one in fields(cls):
        value = f"self.{one.name}"
        values[one.name] = value if one.metadata.get("shared") else copy_expression(hints[one.name], value)
    return values


def copy_expression(hint: Any, value: str, depth: int = 0) -> str:
    """Python text for a copy of ``value``; ``value`` itself where its type says that it cannot change."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in _ATOMS or hint in _UNCHANGING or origin is Sequence or origin is Mapping:
        return value
    if origin is list or origin is dict:
        if inner[-1] is Any:
            return f"copied({value}) if {value} else {value}.copy()"
        item = f"item{depth or ''}"
        one = copy_expression(inner[-1], item, depth + 1)
        if one == item:
            return f"{value}.copy()"
        if origin is list:
            return f"[{one} for {item} in {value}]"
        return f"{{key: {one} for key, {item} in {value}.items()}}"
    if origin is UnionType or origin is Union:
        parts = {copy_expression(part, value, depth) for part in inner} - {value}
        if len(parts) > 1 or (parts and NoneType not in inner):
            return f"copied({value})"
        return f"None if {value} is None else {parts.pop()}" if parts else value
    if isinstance(hint, type) and issubclass(hint, Data):
        return f"{value}.copy()"
    return f"copied({value})"


_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _field_names(cls: type[Any]) -> tuple[str, ...]:
    names = _NAMES.get(cls)
    if names is None:
        names = _NAMES[cls] = tuple(f.name for f in fields(cls) if f.compare)
    return names


def encode(value: Any) -> Any:
    """Turn plain data into what ``json.dumps`` takes. Raises ``TypeError`` for anything else."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        return [encode(item) for item in value]
    if kind is dict:
        if any(type(key) is not str or key == TAG for key in value):
            raise TypeError(f"a dict in plain data has string keys other than {TAG!r}")
        return {key: encode(item) for key, item in value.items()}
    tag = _SAVED_AS.get(kind)
    if tag is None or _CLASSES[tag] is not kind:
        raise TypeError(f"{kind.__name__} is not plain data")
    encoded = {TAG: tag}
    for name in _field_names(kind):
        encoded[name] = encode(getattr(value, name))
    return encoded


def decode(value: Any) -> Any:
    """The reverse of :func:`encode`. Raises ``ValueError`` for anything it did not write.

    A field that is missing takes its default if it has one: a class may grow and still read what was
    saved before. Every other difference (unknown class, unknown field, wrong type) is refused.
    """
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        return [decode(item) for item in value]
    if kind is not dict:
        raise ValueError(f"{kind.__name__} is not plain data")
    if TAG in value:
        return _decode_object(value)
    if any(type(key) is not str for key in value):
        raise ValueError("a dict in plain data has string keys")
    return {key: decode(item) for key, item in value.items()}


def _decode_object(value: dict[str, Any]) -> Any:
    tag = value[TAG]
    cls = _CLASSES.get(tag) if isinstance(tag, str) else None
    if cls is None:
        raise ValueError(f"unknown kind of data: {tag!r}")
    hints, required = _shape(cls)
    saved = cls.upgraded({name: item for name, item in value.items() if name != TAG})
    given = {name: decode(item) for name, item in saved.items()}
    if not required <= given.keys() <= hints.keys():
        raise ValueError(f"{tag} has other fields than expected")
    for name, item in given.items():
        if not _fits(item, hints[name]):
            raise ValueError(f"{tag}.{name} is of the wrong type")
    return cls(**given)


_SHAPES: dict[type[Any], tuple[dict[str, Any], set[str]]] = {}


def _shape(cls: type[Any]) -> tuple[dict[str, Any], set[str]]:
    """The types of a class's fields, and which of them have no default."""
    shape = _SHAPES.get(cls)
    if shape is None:
        hints = get_type_hints(cls)
        optional = {f.name for f in fields(cls) if f.default is not MISSING or f.default_factory is not MISSING}
        names = _field_names(cls)
        shape = _SHAPES[cls] = {name: hints[name] for name in names}, set(names) - optional
    return shape


def _fits(value: Any, hint: Any) -> bool:
    """Whether decoded data is of the declared type (of those types that plain data is declared with)."""
    if hint is Any:
        return True
    if hint is None or hint is NoneType:
        return value is None
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list or origin is Sequence:
        return type(value) is list and all(_fits(item, inner[0]) for item in value)
    if origin is dict or origin is Mapping:
        return type(value) is dict and all(_fits(item, inner[1]) for item in value.values())
    if origin is UnionType or origin is Union:
        return any(_fits(value, one) for one in inner)
    # Exactly that type: True is no number here. A class of data may stand for those derived from it.
    return type(value) is hint or (issubclass(hint, Data) and isinstance(value, hint))
