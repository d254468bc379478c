"""The process of one contestant: reads requests from standard input, writes results, a JSON object a line.

All contestants live through the whole run and are asked in turn, so that a noisy moment of the machine
hits all of them alike, and nobody pays for starting up twice.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any


def reply(result: dict[str, Any]) -> None:
    """One line to whoever asked."""
    print(json.dumps(result), flush=True)


def main(module: str) -> None:
    """Serve a contestant's functions. A failure is told, not raised: the run goes on without it."""
    try:
        contestant = import_module(module)
    except Exception as error:  # an older commit may lack anything
        reply({"error": f"{type(error).__name__}: {error}"})
        return
    reply({"version": contestant.VERSION})
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply(getattr(contestant, request.pop("do"))(**request))
        except Exception as error:
            reply({"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main(sys.argv[1])
