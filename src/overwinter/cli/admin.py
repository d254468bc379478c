"""Keep the tables of a server, while it runs: ``overwinter admin``."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid

from overwinter.server import archive, keeping
from overwinter.server.archive import Proof
from overwinter.server.keeping import KeepingError, Kept
from overwinter.server.logs import without_secrets
from overwinter.server.secrets_and_codes import read_code
from overwinter.server.settings import Settings, load_settings
from overwinter.server.storage import Storage, open_storage
from overwinter.words import Words

from .errors import CommandError

T = TypeVar("T")


class Office:
    """Everything that one command needs: the words, the settings, and the database."""

    def __init__(self, words: Words, data: Path | None, database: str | None, settings: Path | None) -> None:
        self.words = words
        self.settings: Settings = load_settings(settings, data, database=database)
        self.console = Console(highlight=False, soft_wrap=True)

    def say(self, key: str, **facts: Any) -> None:
        """Tell whoever asked."""
        self.console.print(self.words(key, **facts), markup=False)

    def sure(self, yes: bool, key: str, **facts: Any) -> None:
        """Ask before something that cannot be undone."""
        if not yes:
            typer.confirm(self.words(key, **facts), abort=True)

    def storage(self) -> Storage:
        """The database; it has to be there already."""
        url = self.settings.database
        file = Path(url.removeprefix("sqlite:///"))
        if url.startswith("sqlite:///") and not file.is_file():
            raise CommandError(f"{file} is not there", "error-admin-nothing", database=str(file))
        return open_storage(url)

    def do(self, work: Callable[[Any], T]) -> T:
        """Do something in one transaction. What cannot be done is said in words."""
        storage = self.storage()
        try:
            found: T = storage.submit(work).result()
            return found
        except KeepingError as error:
            raise CommandError(str(error), f"error-admin-{error.reason}") from error
        finally:
            storage.close()

    def code(self, text: str) -> str:
        """A code as somebody typed it."""
        code = read_code(text)
        if not code:
            raise CommandError(f"{text} is no code", "error-admin-table")
        return code


def list_tables(office: Office, status: str) -> None:
    """All tables, a line each."""
    found = office.do(lambda connection: keeping.overview(connection, status=status))
    words = office.words
    if not found:
        office.say("admin-none")
        return
    grid = Grid(box=None, header_style="bold", pad_edge=False)
    for key in ("code", "status", "game", "people", "answers", "changed", "at"):
        grid.add_column(words(f"admin-column-{key}"), justify="right" if key == "answers" else "left")
    for table in found:
        people = ", ".join(seat.name or "?" for seat in table.meta.seats if seat.owned)
        row = [table.meta.code, _status(words, table), table.meta.game, people, str(table.answers)]
        grid.add_row(*row, _date(table.updated), table.worker)
    office.console.print(grid)
    office.say("admin-count", n=len(found))


def show_table(office: Office, code: str) -> None:
    """One table: what its people see of it, and nothing that is hidden."""
    table = office.do(lambda connection: keeping.kept(connection, office.code(code)))
    meta, words = table.meta, office.words
    facts = {
        "code": meta.code,
        "name": meta.name,
        "status": _status(words, table),
        "game": meta.game,
        "round": str(meta.round),
        "answers": str(table.answers),
        "chat": str(table.chat),
        "created": _date(meta.created),
        "changed": _date(table.updated),
        "aside": _date(table.set_aside) if table.set_aside else "",
        "at": table.worker,
        "size": f"{table.size / 1024:.0f} KiB",
    }
    for key, value in facts.items():
        if value:
            office.console.print(f"{words(f'admin-column-{key}')}: {value}", markup=False)
    for number, seat in enumerate(meta.seats, 1):
        kind = words(f"admin-seat-{'lent' if seat.owned and seat.kind == 'bot' else seat.kind}")
        host = f" ({words('admin-host')})" if meta.host == number - 1 else ""
        office.console.print(f"  {number}. {seat.name or '-'}: {kind}{host}", markup=False)


def _status(words: Words, table: Kept) -> str:
    return words("admin-status-closed" if table.meta.closed else f"admin-status-{table.meta.status}")


def _date(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def close_table(office: Office, code: str, closed: bool) -> None:
    """Let nobody in any more; or again."""
    office.do(lambda connection: keeping.close_table(connection, office.code(code), closed))
    office.say("admin-closed" if closed else "admin-opened", code=office.code(code))


def delete_table(office: Office, code: str, yes: bool) -> None:
    """Delete a table with its games."""
    office.do(lambda connection: keeping.kept(connection, office.code(code)))
    office.sure(yes, "admin-sure-delete", code=office.code(code))
    office.do(lambda connection: keeping.delete_table(connection, office.code(code)))
    office.say("admin-deleted", code=office.code(code))


def free_seat(office: Office, code: str, seat: int) -> None:
    """Take a seat from whoever has it."""
    office.do(lambda connection: keeping.free_seat(connection, office.code(code), seat - 1))
    office.say("admin-freed", seat=seat, code=office.code(code))


def new_link(office: Office, code: str, seat: int) -> None:
    """Give a seat a new personal link."""
    token = office.do(lambda connection: keeping.new_link(connection, office.code(code), seat - 1))
    office.say("admin-link", seat=seat)
    office.console.print(f"{office.settings.address}/s/{token}", markup=False)


# -- files -------------------------------------------------------------------------------------------------


def write_backup(office: Office, file: Path, code: str, check: bool) -> None:
    """Write all tables, or one, to a file; and prove that the file is good."""
    storage = office.storage()
    try:
        count = archive.write_archive(storage.engine, file, office.code(code) if code else "")
    finally:
        storage.close()
    if code and not count:
        file.unlink()
        raise CommandError(f"no table {code}", "error-admin-table")
    office.say("admin-written", file=str(file), n=count)
    if check:
        check_backup(office, file)


def check_backup(office: Office, file: Path) -> None:
    """Restore a file into an empty database, and open everything in it."""
    proof: Proof = archive.prove(file)
    if proof.faults:
        raise CommandError(f"{file}: {proof.faults}", "error-backup-games", games="; ".join(proof.faults))
    office.say(
        "admin-proved", tables=proof.tables, games=proof.games, running=proof.running, answers=proof.answers
    )


def restore_backup(office: Office, file: Path, code: str, yes: bool) -> None:
    """Have the tables of a file as they were; tables that are not in it stay as they are."""
    wanted = office.code(code) if code else ""
    archive.read_archive(file)
    office.sure(yes, "admin-sure-restore", file=str(file))
    storage, count = office.storage(), 0
    try:
        for lines in archive.read_archive(file):
            if not wanted or archive.code_of(lines) == wanted:
                storage.submit(partial(archive.restore_table, lines=lines)).result()
                count += 1
        if not wanted:
            storage.submit(partial(archive.restore_people, lines=archive.read_people(file))).result()
    finally:
        storage.close()
    if wanted and not count:
        raise CommandError(f"{wanted} is not in {file}", "error-admin-table")
    office.say("admin-restored", n=count)


def import_tables(office: Office, file: Path) -> None:
    """Add the tables of a file to those that are here."""
    tables = list(archive.read_archive(file))
    codes = office.do(lambda connection: [archive.import_table(connection, lines) for lines in tables])
    for lines, code in zip(tables, codes, strict=True):
        office.say("admin-imported", old=archive.code_of(lines), code=code)


def show_settings(office: Office) -> None:
    """All settings as they hold now, in the form of a settings file."""
    for field in dataclasses.fields(office.settings):
        value = getattr(office.settings, field.name)
        shown = "" if value is None else _toml(value)
        line = f"{field.name} = {shown}" if shown else f"# {field.name}"
        office.console.print(without_secrets(line), markup=False)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(_toml(part) for part in value)}]"
    return f'"{value}"' if isinstance(value, str) else f"{value:g}" if isinstance(value, float) else str(value)
