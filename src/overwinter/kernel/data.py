"""Plain data: classes that copy, compare and turn into JSON and back.

A game's state is made of these alone: ``int``, ``str``, ``bool``, ``None``, lists, dicts with string
keys, and classes marked ``@data``. No tuples or sets (JSON has none), no code, no clocks.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T")

_CLASSES: dict[str, type[Any]] = {}
_ATOMS = frozenset({int, str, bool, type(None)})
TAG = "is"
"""The JSON field that names the class of an object."""


@dataclass_transform()
def data(cls: type[T]) -> type[T]:
    """Make a slotted dataclass that can be part of a game's state."""
    made = dataclass(slots=True)(cls)
    known = _CLASSES.get(made.__name__)
    if known is not None and known.__module__ != made.__module__:
        raise TypeError(f"two data classes are called {made.__name__}")
    _CLASSES[made.__name__] = made
    return made


def copied(value: Any) -> Any:
    """A deep copy of plain data. Atoms are shared, they cannot change."""
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


def copy_fields(source: T) -> T:
    """A copy of a ``@data`` object, field by field. Hot classes write their own ``copy`` out."""
    cls = type(source)
    new = object.__new__(cls)
    for name in _field_names(cls):
        setattr(new, name, copied(getattr(source, name)))
    return new


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
    if _CLASSES.get(kind.__name__) is not kind:
        raise TypeError(f"{kind.__name__} is not plain data")
    encoded = {TAG: kind.__name__}
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
    given = {name: decode(item) for name, item in value.items() if name != TAG}
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
    if origin is list:
        return type(value) is list and all(_fits(item, inner[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(_fits(item, inner[1]) for item in value.values())
    if origin is UnionType or origin is Union:
        return any(_fits(value, one) for one in inner)
    # Exactly that type: True is no number here.
    return type(value) is hint
