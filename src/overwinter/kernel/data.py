"""Plain data: classes that copy, compare and turn into JSON and back.

A game's state is made of these alone: ``int``, ``str``, ``bool``, ``None``, lists, dicts with string
keys, and classes marked ``@data``. No tuples or sets (JSON has none), no code, no clocks.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

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
    """Turn plain data into what ``json.dumps`` takes."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        return [encode(item) for item in value]
    if kind is dict:
        return {key: encode(item) for key, item in value.items()}
    if kind.__name__ not in _CLASSES:
        raise TypeError(f"{kind.__name__} is not plain data")
    encoded = {TAG: kind.__name__}
    for name in _field_names(kind):
        encoded[name] = encode(getattr(value, name))
    return encoded


def decode(value: Any) -> Any:
    """The reverse of :func:`encode`. Raises ``ValueError`` for anything it did not write."""
    if isinstance(value, list):
        return [decode(item) for item in value]
    if not isinstance(value, dict):
        return value
    tag = value.get(TAG)
    if tag is None:
        return {key: decode(item) for key, item in value.items()}
    cls = _CLASSES.get(tag)
    if cls is None:
        raise ValueError(f"unknown kind of data: {tag!r}")
    special = getattr(cls, "from_json", None)
    if special is not None:
        return special(value)
    names = _field_names(cls)
    if set(value) - {TAG} != set(names):
        raise ValueError(f"{tag} has other fields than expected")
    return cls(**{name: decode(value[name]) for name in names})
