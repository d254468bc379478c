"""Which engine runs: the sources as they are, or the same sources compiled (``tools/build_engine.py``).

The compiled modules lie in a folder of their own beside the sources, so that ``OVERWINTER_PLAIN=1`` can leave them
alone. All of them run or none: one whose source was changed since would not fit the others.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
COMPILED = PACKAGE / "compiled"
"""Where the compiled modules are, each in a file that is called as it is imported."""
LIST = "engine.json"
"""The file in it that names them, with the digest of their sources."""
LIBRARY = "overwinter__mypyc"
"""What all of them share."""
SUFFIX = EXTENSION_SUFFIXES[0]
"""How files are called that this Python on this machine can run."""
PLAIN = "OVERWINTER_PLAIN"
"""The variable of the environment that switches the compiled engine off."""


@dataclasses.dataclass(frozen=True)
class Engine:
    """The engine that runs."""

    compiled: bool
    because: str = ""
    """Why there is a compiled one that does not run."""

    def __str__(self) -> str:
        because = f": {self.because}" if self.because else ""
        return ("compiled engine" if self.compiled else "plain engine") + because


class Finder:
    """Finds compiled modules for the import system, before it looks for sources."""

    def __init__(self, folder: Path, modules: Iterable[str]) -> None:
        self.files = {name: str(folder / (name + SUFFIX)) for name in (LIBRARY, *modules)}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is compiled."""
        file = self.files.get(name)
        return (
            None if file is None else spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
        )


def digest(modules: Iterable[str]) -> str:
    """A number for the sources of these modules: another one as soon as a source is changed."""
    found = hashlib.sha256()
    for module in sorted(modules):
        source = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
        found.update(source.read_bytes() if source.is_file() else b"")
    return found.hexdigest()


def start(folder: Path = COMPILED) -> Engine:
    """Let modules be found compiled, if there are compiled ones that may and can run here."""
    if not (folder / LIST).is_file() or not (folder / (LIBRARY + SUFFIX)).is_file():
        return Engine(compiled=False)
    if os.environ.get(PLAIN, "") not in ("", "0"):
        return Engine(compiled=False, because=f"{PLAIN} is set")
    listed = json.loads((folder / LIST).read_text("utf-8"))
    if digest(listed["modules"]) != listed["digest"]:
        return Engine(compiled=False, because="the compiled one is older than the sources")
    sys.meta_path.insert(0, Finder(folder, listed["modules"]))
    return Engine(compiled=True)


def complete(cls: type[Any], doc: str, types: dict[str, str], defaults: dict[str, Any], **options: Any) -> None:
    """Make a dataclass of a compiled class, which has lost its docstring; its constructor is compiled, and stays.

    A compiled class has descriptors where a dataclass has its defaults: they make room for a moment.
    """
    descriptors = {name: cls.__dict__[name] for name in types if name in cls.__dict__}
    for name in descriptors:
        delattr(cls, name)
    cls.__doc__, cls.__annotations__ = doc, types
    for name, value in defaults.items():
        setattr(cls, name, value)
    dataclasses.dataclass(**options)(cls)
    cls.__reduce__ = _taken_apart  # type: ignore[assignment] # the method of an object, not of this one
    for name, value in descriptors.items():
        setattr(cls, name, value)


def mypyc_attr(**_: Any) -> Callable[[type[Any]], type[Any]]:
    """Stands for the mark of the same name, which only the compiler reads, where its package is not installed."""
    return lambda cls: cls


def _taken_apart(self: Any) -> tuple[Any, ...]:
    """How a compiled dataclass is pickled: Python would fill an empty one, and compiled ones are never empty."""
    given = {one.name: getattr(self, one.name) for one in dataclasses.fields(self) if one.init}
    return _put_together, (type(self), given)


def _put_together(cls: type[Any], given: dict[str, Any]) -> Any:
    return cls(**given)
