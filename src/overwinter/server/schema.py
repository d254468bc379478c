"""The JSON Schema of all messages: ``python -m overwinter.server.schema > schema.json``."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from . import messages
from .games import GAMES
from .people import messages as personal

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@functools.cache
def schema() -> dict[str, Any]:
    """Definitions of every message; ``Incoming``, ``Outgoing`` and ``GameView`` are the unions.

    The view inside a message is encoded by the game; here its place is filled with the games' own types.
    """
    games = [adapter.types() for adapter in GAMES.values()]
    types: list[Any] = [messages.Incoming, messages.Outgoing, *messages.BODIES, *personal.BODIES]
    types += [cls for game in games for cls in (game.view, game.secrets, game.stats, game.facts, *game.parts)]
    roots, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = dict(found)
    definitions["Incoming"], definitions["Outgoing"] = roots[0], roots[1]
    definitions["GameView"] = _union(game.view for game in games)
    definitions["GameSecrets"] = _union(game.secrets for game in games)
    definitions["GameFacts"] = _union(game.facts for game in games)
    definitions["Stats"] = _union(game.stats for game in games)
    stats = {"anyOf": [{"$ref": "#/$defs/Stats"}, {"type": "null"}], "default": None}
    definitions["View"]["properties"]["stats"] = stats
    definitions["View"]["properties"]["view"] = {"anyOf": [{"$ref": "#/$defs/GameView"}, {"type": "null"}]}
    definitions["Replay"]["properties"]["view"] = {"$ref": "#/$defs/GameView"}
    definitions["Replay"]["properties"]["secrets"]["items"] = {"$ref": "#/$defs/GameSecrets"}
    return {"$schema": DIALECT, "title": "Overwinter", "$defs": dict(sorted(definitions.items()))}


def _union(types: Iterable[type[Any]]) -> dict[str, Any]:
    refs = [{"$ref": f"#/$defs/{name}"} for name in sorted({cls.__name__ for cls in types})]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def text() -> bytes:
    """The schema as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(text())
