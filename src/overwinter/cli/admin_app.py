"""``overwinter admin``: the commands of whoever keeps a server."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from overwinter.words import Words

from .options import Data, Database, Language, SettingsFile, language_of

app = typer.Typer(help="help-admin", epilog="help-admin-examples")

TableCode = Annotated[str, typer.Argument(help="help-code")]
SeatNumber = Annotated[int, typer.Argument(min=1, help="help-seat-number")]
BackupFile = Annotated[Path, typer.Argument(help="help-backup-file")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="help-yes")]


def command(name: str) -> Callable[[Callable[..., None]], None]:
    """Make a command of a function whose first parameter is the office (:class:`~overwinter.cli.admin.Office`).

    The options that say where the server is are added behind its own.
    """

    def register(work: Callable[..., None]) -> None:
        def run(
            data: Data = None,
            database: Database = None,
            settings: SettingsFile = None,
            language: Language = None,
            **own: Any,
        ) -> None:
            from .admin import Office

            work(Office(Words(language_of(language)), data, database, settings), **own)

        _, *own = inspect.signature(work, eval_str=True).parameters.values()
        *where, _ = inspect.signature(run, eval_str=True).parameters.values()
        run.__signature__ = inspect.Signature([*own, *where])  # type: ignore[attr-defined]
        app.command(name, help=f"help-admin-{name}")(run)

    return register


@command("list")
def admin_list(
    office: Any,
    status: Annotated[
        str, typer.Option("--status", metavar="STATUS", help="help-admin-status", show_default=False)
    ] = "",
) -> None:
    """All tables."""
    from .admin import list_tables

    list_tables(office, status)


@command("show")
def admin_show(office: Any, code: TableCode) -> None:
    """One table."""
    from .admin import show_table

    show_table(office, code)


@command("close")
def admin_close(office: Any, code: TableCode) -> None:
    """Let nobody in any more."""
    from .admin import close_table

    close_table(office, code, True)


@command("open")
def admin_open(office: Any, code: TableCode) -> None:
    """Let people in again."""
    from .admin import close_table

    close_table(office, code, False)


@command("delete")
def admin_delete(office: Any, code: TableCode, yes: Yes = False) -> None:
    """Delete a table."""
    from .admin import delete_table

    delete_table(office, code, yes)


@command("free")
def admin_free(office: Any, code: TableCode, seat: SeatNumber) -> None:
    """Take a seat from whoever has it."""
    from .admin import free_seat

    free_seat(office, code, seat)


@command("link")
def admin_link(office: Any, code: TableCode, seat: SeatNumber) -> None:
    """A new personal link for a seat."""
    from .admin import new_link

    new_link(office, code, seat)


@command("export")
def admin_export(office: Any, code: TableCode, file: BackupFile) -> None:
    """Write one table to a file."""
    from .admin import write_backup

    write_backup(office, file, code, True)


@command("import")
def admin_import(office: Any, file: BackupFile) -> None:
    """Add the tables of a file."""
    from .admin import import_tables

    import_tables(office, file)


@command("backup")
def admin_backup(
    office: Any,
    file: BackupFile,
    check: Annotated[bool, typer.Option("--check/--no-check", help="help-admin-check-option")] = True,
) -> None:
    """Write all tables to a file."""
    from .admin import write_backup

    write_backup(office, file, "", check)


@command("check")
def admin_check(office: Any, file: BackupFile) -> None:
    """Prove that a backup is good."""
    from .admin import check_backup

    check_backup(office, file)


@command("restore")
def admin_restore(
    office: Any,
    file: BackupFile,
    table: Annotated[
        str, typer.Option("--table", metavar="CODE", help="help-admin-restore-table", show_default=False)
    ] = "",
    yes: Yes = False,
) -> None:
    """Have tables as they were."""
    from .admin import restore_backup

    restore_backup(office, file, table, yes)


@command("settings")
def admin_settings(office: Any) -> None:
    """All settings as they hold now."""
    from .admin import show_settings

    show_settings(office)
