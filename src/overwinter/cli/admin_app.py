"""``overwinter admin``: the commands of whoever keeps a server."""

from __future__ import annotations

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


def _office(data: Path | None, database: str | None, settings: Path | None, language: str | None) -> Any:
    from .admin import Office

    return Office(Words(language_of(language)), data, database, settings)


@app.command("list", help="help-admin-list")
def admin_list(
    status: Annotated[
        str, typer.Option("--status", metavar="STATUS", help="help-admin-status", show_default=False)
    ] = "",
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """All tables."""
    from .admin import list_tables

    list_tables(_office(data, database, settings, language), status)


@app.command("show", help="help-admin-show")
def admin_show(
    code: TableCode,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """One table."""
    from .admin import show_table

    show_table(_office(data, database, settings, language), code)


@app.command("close", help="help-admin-close")
def admin_close(
    code: TableCode,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Let nobody in any more."""
    from .admin import close_table

    close_table(_office(data, database, settings, language), code, True)


@app.command("open", help="help-admin-open")
def admin_open(
    code: TableCode,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Let people in again."""
    from .admin import close_table

    close_table(_office(data, database, settings, language), code, False)


@app.command("delete", help="help-admin-delete")
def admin_delete(
    code: TableCode,
    yes: Yes = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Delete a table."""
    from .admin import delete_table

    delete_table(_office(data, database, settings, language), code, yes)


@app.command("free", help="help-admin-free")
def admin_free(
    code: TableCode,
    seat: SeatNumber,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Take a seat from whoever has it."""
    from .admin import free_seat

    free_seat(_office(data, database, settings, language), code, seat)


@app.command("link", help="help-admin-link")
def admin_link(
    code: TableCode,
    seat: SeatNumber,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """A new personal link for a seat."""
    from .admin import new_link

    new_link(_office(data, database, settings, language), code, seat)


@app.command("export", help="help-admin-export")
def admin_export(
    code: TableCode,
    file: BackupFile,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Write one table to a file."""
    from .admin import write_backup

    write_backup(_office(data, database, settings, language), file, code, True)


@app.command("import", help="help-admin-import")
def admin_import(
    file: BackupFile,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Add the tables of a file."""
    from .admin import import_tables

    import_tables(_office(data, database, settings, language), file)


@app.command("backup", help="help-admin-backup")
def admin_backup(
    file: BackupFile,
    check: Annotated[bool, typer.Option("--check/--no-check", help="help-admin-check-option")] = True,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Write all tables to a file."""
    from .admin import write_backup

    write_backup(_office(data, database, settings, language), file, "", check)


@app.command("check", help="help-admin-check")
def admin_check(
    file: BackupFile,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Prove that a backup is good."""
    from .admin import check_backup

    check_backup(_office(data, database, settings, language), file)


@app.command("restore", help="help-admin-restore")
def admin_restore(
    file: BackupFile,
    table: Annotated[
        str, typer.Option("--table", metavar="CODE", help="help-admin-restore-table", show_default=False)
    ] = "",
    yes: Yes = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """Have tables as they were."""
    from .admin import restore_backup

    restore_backup(_office(data, database, settings, language), file, table, yes)


@app.command("settings", help="help-admin-settings")
def admin_settings(
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    language: Language = None,
) -> None:
    """All settings as they hold now."""
    from .admin import show_settings

    show_settings(_office(data, database, settings, language))
