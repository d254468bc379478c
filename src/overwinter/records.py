"""Save games, load them, and look at how they went.

>>> save(game, "tonight.json")
>>> game = load("tonight.json")          # play on
>>> for game in steps("tonight.json"):   # watch it again
...     print(len(game.answers), game.decisions)

Whatever is wrong with a file is a :class:`~overwinter.kernel.errors.RecordError`. See
:mod:`overwinter.kernel.record` for what is in one.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from overwinter.games import GAMES
from overwinter.kernel import record
from overwinter.kernel.errors import RecordError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.record import Ruleset

RULESETS: dict[str, Ruleset] = {name: kind.ruleset for name, kind in GAMES.items()}
"""Every game that can be recorded, by name."""

Source = Path | str | dict[str, Any]
"""Where a record comes from: a file, JSON text (it begins with a brace), or the document itself."""


def to_record(game: Game[Any], *, players: Mapping[str, Any] | None = None, fresh: bool = True) -> dict[str, Any]:
    """The record of a game as a document; see :func:`overwinter.kernel.record.to_record`."""
    return record.to_record(game, RULESETS[game.rules_name], players=players, fresh=fresh)


def dumps(game: Game[Any], *, players: Mapping[str, Any] | None = None, fresh: bool = True) -> str:
    """The record of a game as JSON text."""
    return record.to_text(to_record(game, players=players, fresh=fresh))


def save(
    game: Game[Any], path: Path | str, *, players: Mapping[str, Any] | None = None, fresh: bool = True
) -> None:
    """Write the record of a game to a file. The file is whole at every moment: the old one or the new one."""
    write(dumps(game, players=players, fresh=fresh), path)


def write(text: str, path: Path | str) -> None:
    """Write text to a file beside it first, then put that in its place."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.{uuid.uuid4().hex}.tmp")
    try:
        try:
            with beside.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise RecordError(f"{target} cannot be written: {error}", "file", file=target.name) from error


def read(source: Source) -> dict[str, Any]:
    """The document of a record, with format, version, fields and digest checked."""
    if isinstance(source, dict):
        record.check_document(source)
        return source
    if isinstance(source, str) and source.lstrip()[:1] in ("{", "["):
        return record.from_text(source)
    return record.from_text(_file_text(Path(source)))


def _file_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text: {error}", "json") from error
    except (OSError, ValueError) as error:
        raise RecordError(f"{path} cannot be read: {error}", "file", file=path.name) from error


def load(source: Source, *, trust: bool = False, keep_log: bool = True) -> Game[Any]:
    """The game of a record, ready to be played on.

    A record of exactly these rules is replayed to see that nothing in it was edited; one of other rules goes on
    from its snapshot, and so does every one with ``trust``. Undo goes back no further than the snapshot.
    """
    return record.from_record(read(source), RULESETS, trust=trust, keep_log=keep_log)


def steps(source: Source, *, keep_log: bool = True) -> Iterator[Game[Any]]:
    """The game of a record at its first decision, then after each answer; always the same object."""
    return record.replay_steps(read(source), RULESETS, keep_log=keep_log)


def replay(source: Source, upto: int | None = None, *, keep_log: bool = True) -> Game[Any]:
    """Play a record from the start, with the chance results written in it (or only the first answers of it).

    The snapshot and the seed are not used. Where the rules have changed since, this may be impossible and raise
    :class:`RecordError`, although :func:`load` still works.
    """
    played = steps(source, keep_log=keep_log)
    game = next(played)
    while upto is None or len(game.answers) < upto:
        if next(played, None) is None:
            break
    return game


def log_of(source: Source) -> list[Event]:
    """Everything that happened in the game of a record."""
    return replay(source).log


def seat_record(game: Game[Any], seat: int | None, *, players: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What one seat (``None``: a spectator) may keep of a game: nothing that it could not know (R-253)."""
    return record.seat_record(game, RULESETS[game.rules_name], seat, players=players)
