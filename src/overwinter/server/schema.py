"""The JSON Schema of all messages: ``python -m overwinter.server.schema > schema.json``."""

from __future__ import annotations

import functools
import sys
from typing import Any, get_args

import msgspec

from . import messages
from .games import GAMES

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@functools.cache
def schema() -> dict[str, Any]:
    """Definitions of every message; ``Incoming``, ``Outgoing`` and ``GameView`` are the unions.

    The view inside a message is encoded by the game; here its place is filled with the games' own types.
    """
    views = {name: adapter.view_types() for name, adapter in GAMES.items()}
    types: list[Any] = [messages.Incoming, messages.Outgoing, *messages.BODIES]
    types += [cls for pair in views.values() for cls in pair]
    roots, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = dict(found)
    definitions["Incoming"], definitions["Outgoing"] = roots[0], roots[1]
    definitions["GameView"] = _union(pair[0].__name__ for pair in views.values())
    definitions["GameSecrets"] = _union(pair[1].__name__ for pair in views.values())
    definitions["Stats"] = _union(kind.__name__ for kind in get_args(messages.Stats))
    definitions["View"]["properties"]["stats"]["anyOf"] = [{"$ref": "#/$defs/Stats"}, {"type": "null"}]
    for name in ("View", "Replay"):
        definitions[name]["properties"]["view"] = {"$ref": "#/$defs/GameView"}
    definitions["Replay"]["properties"]["secrets"]["items"] = {"$ref": "#/$defs/GameSecrets"}
    return {"$schema": DIALECT, "title": "Overwinter", "$defs": dict(sorted(definitions.items()))}


def _union(names: Any) -> dict[str, Any]:
    refs = [{"$ref": f"#/$defs/{name}"} for name in sorted(set(names))]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def text() -> bytes:
    """The schema as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(text())
