"""Databases of earlier versions, for the test of upgrading: tables in every state and what was told there.

``python -m tests.server.old_databases tests/server/databases/<version>`` writes one with the present version. Do
it once when a version is published, and never again: the test opens what people really have on their disks.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.harness import Client, Server, play_on, serving

FOLDER = Path(__file__).parent / "databases"


def all_versions() -> list[str]:
    """The versions of which there is a database."""
    return sorted(path.name.removesuffix(".json") for path in FOLDER.glob("*.json"))


def told(version: str) -> dict[str, dict[str, Any]]:
    """What the people at the tables of a database knew, by the name of the table."""
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / f"{version}.json").read_text(encoding="utf-8"))
    return found


def unpack(version: str, path: Path) -> None:
    """Write a database of a version to a file."""
    script = gzip.decompress((FOLDER / f"{version}.sql.gz").read_bytes()).decode("utf-8")
    with sqlite3.connect(path) as database:
        database.executescript(script)


def _fill(server: Server) -> dict[str, dict[str, Any]]:
    return {
        "lobby": _lobby(server),
        "colony": _running(server, {"players": 3}, people=2, answers=70, seed=1),
        "raxxon": _running(server, {}, people=2, answers=25, seed=2, game="raxxon"),
        "over": _over(server),
    }


def _lobby(server: Server) -> dict[str, Any]:
    made = server.create(people=2, bots=1, public=True)
    client = server.client(token=made["token"])
    client.until(lambda c: c.table is not None)
    client.send(type="chat", text="Is anybody there?")
    client.until(lambda c: any(m["type"] == "chat" for m in c.messages))
    return {"code": made["code"], "status": "lobby", "seats": [{"seat": 0, "token": made["token"]}]}


def _running(
    server: Server, setup: dict[str, Any], people: int, answers: int, seed: int, game: str = "colony"
) -> dict[str, Any]:
    clients = server.started(people=people, bots=1, setup=setup, game=game)
    play_on(clients, random.Random(seed), most=answers)
    for client in clients:
        client.send(type="chat", text=f"Still alive ({client.you['seat']})")
        client.settle()
    # Bots are through when a person has to decide and nobody else is waited for.
    for client in clients:
        client.settle()
    return _facts(clients, "playing")


def _over(server: Server) -> dict[str, Any]:
    clients = server.started(people=2, bots=0, setup={"players": 2, "mode": "cooperative"})
    play_on(clients, random.Random(3), most=5000)
    for client in clients:
        client.settle()
    return _facts(clients, "over")


def _facts(clients: list[Client], status: str) -> dict[str, Any]:
    seats = [
        {
            "seat": client.you["seat"],
            "token": client.token,
            "answers": client.view["answers"],
            "serial": client.view["serial"],
            "events": {str(n): event["kind"] for n, event in sorted(client.events.items())},
        }
        for client in clients
    ]
    return {"code": clients[0].code, "status": status, "seats": seats}


def main() -> None:
    """The command line."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as server:
            facts = _fill(server)
        with sqlite3.connect(Path(folder) / "test.db") as database:
            script = "\n".join(database.iterdump())
    (target.parent / f"{target.name}.sql.gz").write_bytes(gzip.compress(script.encode(), mtime=0))
    text = json.dumps(facts, indent=1, ensure_ascii=False) + "\n"
    (target.parent / f"{target.name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
