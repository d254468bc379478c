"""Tables in a file: backups of everything, and single tables to take along.

A file is gzipped text, a JSON value a line: first what it is, then table by table its rows, and at the end how
many there were and a digest of everything before. It is read in one transaction, so that it shows one moment,
whatever the server does meanwhile; and it can be restored into either kind of database.

Backups hold everything that the database holds, hidden cards and the addresses of those who want to be called too,
but of tokens and keys only the digests: links that people have keep working, and nobody can take a seat with a
backup. A file with a single table holds nothing about people.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import itertools
import json
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from overwinter import __version__
from overwinter.kernel.errors import OverwinterError

from . import storage as store
from .journal import Journal
from .leases import seize
from .meta import Meta
from .migrations import STEPS
from .schema_tables import (
    blocks,
    channels,
    chat,
    games,
    invitations,
    journal,
    keys,
    people,
    sittings,
    snapshots,
    tables,
    tokens,
)
from .secrets_and_codes import new_code
from .storage import Storage, open_storage

FORMAT = "overwinter-backup"
VERSION = 1
PARTS: dict[str, sa.Table] = {
    "table": tables,
    "token": tokens,
    "journal": journal,
    "snapshot": snapshots,
    "chat": chat,
}
REMEMBERED: dict[str, sa.Table] = {"game": games, "sitting": sittings}
"""What those who are known by a key remember of a table: only in backups of everything."""
PEOPLE: dict[str, sa.Table] = {
    "person": people,
    "channel": channels,
    "block": blocks,
    "invitation": invitations,
    "key": keys,
}
"""Belongs to no table; only in backups of everything."""
NOT_KEPT = {"table": ("worker", "fence"), "chat": ("id",)}
"""Columns that belong to a database, not to a table."""

FREE: dict[str, sa.Table] = {**PEOPLE, **{f"old-{kind}": source for kind, source in REMEMBERED.items()}}
"""All that belongs to no table that is there."""

Line = tuple[str, dict[str, Any]]
"""A kind of row, and its columns."""


class ArchiveError(OverwinterError):
    """A file that cannot be used (``reason``: file, format, newer, torn, there)."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(f"backup: {reason} {details}", **details)
        self.key = f"error-backup-{reason}"


@dataclass
class Proof:
    """What a backup was found to hold, by opening everything in it as the server would."""

    tables: int = 0
    games: int = 0
    answers: int = 0
    running: int = 0
    faults: list[str] = field(default_factory=list)


# -- writing ---------------------------------------------------------------------------------------------


def write_archive(engine: Engine, path: Path, code: str = "") -> int:
    """Write all tables, or one, to a file. How many there were. Raises :class:`ArchiveError`."""
    options = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Beside the place, and moved there when it is complete: a half backup never looks like one.
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            made = Path(file.name)
            try:
                with engine.connect().execution_options(**options) as connection:
                    count = _write(connection, file, code)
                file.flush()
                os.fsync(file.fileno())
                made.replace(path)
            except BaseException:
                made.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise ArchiveError("file", file=str(path), why=str(error.strerror or error)) from error
    return count


def _write(connection: Connection, file: Any, code: str) -> int:
    digest, rows = hashlib.sha256(), 0
    with gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0) as packed:

        def put(value: Any) -> None:
            line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(line)
            packed.write(line)

        head = {"format": FORMAT, "version": VERSION, "schema": len(STEPS), "program": __version__}
        put({**head, "made": int(time.time())})
        query = sa.select(tables.c.code).order_by(tables.c.code)
        codes = list(connection.execute(query.where(tables.c.code == code) if code else query).scalars())
        kept = PARTS if code else {**PARTS, **REMEMBERED}
        for each in codes:
            for kind, row in _rows_of(connection, each, kept):
                put([kind, row])
                rows += 1
        for kind, row in _long_gone(connection) if not code else ():
            put([kind, row])
            rows += 1
        end = {"tables": len(codes), "rows": rows}
        packed.write(json.dumps({**end, "sha256": digest.hexdigest()}).encode() + b"\n")
    return len(codes)


def _long_gone(connection: Connection) -> Iterator[Line]:
    """People, and what they remember of tables that are not there any more."""
    for kind, source in PEOPLE.items():
        yield from _all_rows(connection, kind, source)
    for kind, source in REMEMBERED.items():
        there = sa.exists().where(tables.c.code == source.c.code)
        yield from _all_rows(connection, f"old-{kind}", source, ~there)


def _all_rows(connection: Connection, kind: str, source: sa.Table, *which: Any) -> Iterator[Line]:
    query = sa.select(source).where(*which).order_by(*source.primary_key.columns)
    for row in connection.execute(query).mappings():
        yield kind, dict(row)


def _rows_of(connection: Connection, code: str, kept: dict[str, sa.Table]) -> Iterator[Line]:
    for kind, source in kept.items():
        for row in connection.execute(
            sa.select(source).where(source.c.code == code).order_by(*source.primary_key.columns)
        ).mappings():
            yield kind, {name: value for name, value in row.items() if name not in NOT_KEPT.get(kind, ())}


# -- reading ---------------------------------------------------------------------------------------------


def read_archive(path: Path) -> Iterator[list[Line]]:
    """The rows of a file, table by table. Raises :class:`ArchiveError` before the first one if it is not whole."""
    _verify(path)
    return _by_table(path)


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as packed:
            yield from packed
    except FileNotFoundError as error:
        raise ArchiveError("file", file=str(path), why=str(error.strerror)) from error
    except gzip.BadGzipFile as error:
        raise ArchiveError("format", file=str(path)) from error
    except (OSError, EOFError, zlib.error) as error:
        raise ArchiveError("torn", file=str(path)) from error


def _verify(path: Path) -> None:
    """Whether a file is a backup of this version or an older one, and nothing of it is missing or changed."""
    digest, count, last = hashlib.sha256(), -2, b""
    for line in _lines(path):
        if count == -2:
            _check_head(path, line)
        digest.update(last)
        last, count = line, count + 1
    try:
        end = json.loads(last)
        whole = (digest.hexdigest(), count) == (end["sha256"], end["rows"])
    except (ValueError, KeyError, TypeError) as error:
        raise ArchiveError("torn", file=str(path)) from error
    if not whole:
        raise ArchiveError("torn", file=str(path))


def _check_head(path: Path, line: bytes) -> None:
    try:
        head = json.loads(line)
        fits, newer = head["format"] == FORMAT, head["version"] > VERSION or head["schema"] > len(STEPS)
    except (ValueError, KeyError, TypeError) as error:
        raise ArchiveError("format", file=str(path)) from error
    if not fits:
        raise ArchiveError("format", file=str(path))
    if newer:
        raise ArchiveError("newer", file=str(path), program=str(head.get("program", "?")))


def _by_table(path: Path) -> Iterator[list[Line]]:
    found: list[Line] = []
    for line in itertools.islice(_lines(path), 1, None):
        value = json.loads(line)
        if isinstance(value, dict) or (value[0] == "table" and found):
            if found:
                yield found
            found = []
        if isinstance(value, list) and value[0] not in FREE:
            found.append((value[0], value[1]))


def read_people(path: Path) -> list[Line]:
    """The rows of a file that belong to no table."""
    _verify(path)
    values = (json.loads(line) for line in itertools.islice(_lines(path), 1, None))
    return [(value[0], value[1]) for value in values if isinstance(value, list) and value[0] in FREE]


def restore_people(connection: Connection, lines: list[Line]) -> None:
    """Have people as they were; whoever is known here already stays as they are."""
    for kind, row in lines:
        target = FREE[kind]
        known = {name: value for name, value in row.items() if name in target.c}
        same = sa.and_(*(column == known[column.name] for column in target.primary_key.columns))
        if connection.execute(sa.select(sa.literal(1)).select_from(target).where(same)).first() is None:
            connection.execute(sa.insert(target).values(**known))


def code_of(lines: list[Line]) -> str:
    """The code of a table in a file."""
    code: str = lines[0][1]["code"]
    return code


def restore_table(connection: Connection, lines: list[Line]) -> None:
    """Have a table as it was; what it is now is gone. A process that serves it lets it go."""
    code = code_of(lines)
    fence = 0
    if seize(connection, code):
        fence = connection.execute(sa.select(tables.c.fence).where(tables.c.code == code)).scalar_one()
    store.delete_table(connection, code)
    _insert(connection, lines, fence)


def _insert(connection: Connection, lines: list[Line], fence: int) -> None:
    for kind, row in lines:
        target = {**PARTS, **REMEMBERED}[kind]
        known = {name: value for name, value in row.items() if name in target.c}
        more = {"fence": fence} if kind == "table" else {}
        connection.execute(sa.insert(target).values(**known, **more))


def import_table(connection: Connection, lines: list[Line]) -> str:
    """Add a table that is not here yet; its code, which is another one if somebody has it already.

    Raises :class:`ArchiveError` if the table itself is here.
    """
    code = code_of(lines)
    digests = [row["digest"] for kind, row in lines if kind == "token"]
    if connection.execute(sa.select(tokens.c.code).where(tokens.c.digest.in_(digests))).first():
        raise ArchiveError("there", table=code)
    new = code
    while store.get_table(connection, new) is not None:
        new = new_code()
    taken = [(kind, _renamed(kind, row, new)) for kind, row in lines if kind in PARTS]
    _insert(connection, taken, 0)
    return new


def _renamed(kind: str, row: dict[str, Any], code: str) -> dict[str, Any]:
    body = {"body": json.dumps({**json.loads(row["body"]), "code": code})} if kind == "table" else {}
    return {**row, **body, "code": code}


# -- proving ---------------------------------------------------------------------------------------------


def prove(path: Path) -> Proof:
    """Restore a file into an empty database, and open every table and every game in it as the server would."""
    found, proof = read_archive(path), Proof()
    with tempfile.TemporaryDirectory() as folder:
        storage = open_storage(f"sqlite:///{folder}/proof.db")
        try:
            for lines in found:
                storage.submit(functools.partial(restore_table, lines=lines)).result()
                _prove_table(storage, code_of(lines), proof)
        finally:
            storage.close()
    return proof


def _prove_table(storage: Storage, code: str, proof: Proof) -> None:
    with storage.engine.connect() as connection:
        stored = store.get_table(connection, code)
        assert stored is not None
        meta = Meta.read(stored)
        proof.tables += 1
        proof.running += meta.status == "playing"
        for number in range(1, meta.round + (meta.status != "lobby")):
            game = store.get_game(connection, code, number)
            _prove_game(f"{code}, {number}", game, proof)


def _prove_game(name: str, game: store.StoredGame, proof: Proof) -> None:
    first = game.snapshots[-1].row + 1 if game.snapshots else 0
    if not first or [row.number for row in game.rows] != list(range(first, first + len(game.rows))):
        proof.faults.append(name)
        return
    for snapshot in reversed(game.snapshots):
        try:
            rows = [row for row in game.rows if row.number > snapshot.row]
            again, complete = Journal.restored(snapshot, rows)
        except OverwinterError:
            continue
        if complete:
            proof.games += 1
            proof.answers += len(again.game.answers)
            return
    proof.faults.append(name)
