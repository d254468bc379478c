"""What whoever runs a server can decide, with what is right for most.

Each setting can be given in a file (TOML), in the environment (``OVERWINTER_KEEP_DAYS``) and, the usual ones, on
the command line; the later of these wins.
"""

from __future__ import annotations

import dataclasses
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overwinter.kernel.errors import OverwinterError

FILE_NAME = "overwinter.toml"
PREFIX = "OVERWINTER_"
OTHER_VARIABLES = ("COMPILE", "DATA", "PLAIN", "SETTINGS", "SERVER", "INSTALL_CHROMIUM", "PICTURES")
"""What begins with the prefix and is no setting."""
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
WORKER_NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,27}[a-z0-9])?")
"""What a process may be called: it is part of addresses."""


def data_folder() -> Path:
    """Where this user's games are kept, as the system has it."""
    named = os.environ.get("OVERWINTER_DATA")
    if named:
        return Path(named).expanduser()
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Overwinter"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Overwinter"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "overwinter"


@dataclass(frozen=True)
class Settings:
    """Limits and paces. The tests use narrower ones."""

    host: str = "127.0.0.1"
    """Where to listen; 0.0.0.0: other computers may come too."""
    port: int = 8000
    """0: any free one."""
    workers: int = 1
    """Processes that serve together (with PostgreSQL only)."""
    log_level: str = "warning"
    """debug, info, warning or error."""
    log_format: str = "text"
    """text or json (one object a line)."""

    database: str = ""
    """URL of the database; empty: a file in the user's data folder."""
    name: str = ""
    """The name of this process among several that serve one database; a proxy finds it by ``/at/<name>``."""
    durable: bool = False
    """SQLite: wait for the disk with every answer, so that not even a power failure loses one."""
    address: str = ""
    """Where other devices in the network reach this server ("http://192.168.1.20:8000"), for invitations."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server ("https://play.example.org")."""
    hosts: tuple[str, ...] = ()
    """Further names by which this server is reached. (Its addresses, names of a local network and the hosts of
    ``origins`` are known without.)"""
    packs: tuple[str, ...] = ()
    """Folders with packs of one's own (each a pack, or several below it) that tables may choose."""
    proxied: bool = False
    """Whether a reverse proxy in front says who the client is (X-Forwarded-For)."""
    proxies: int = 1
    """How many proxies are in front, one behind the other."""

    max_message: int = 16 * 1024
    max_body: int = 64 * 1024
    max_record: int = 4 * 1024 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    """After a flood of twice the burst the connection is ended."""
    requests_per_minute: float = 600.0
    creations_per_minute: float = 30.0
    """Tables made, seats taken and records brought in, by one address."""
    misses_per_minute: float = 10.0
    """Wrong codes of tables that one address may try."""
    handshakes_per_minute: float = 120.0
    """WebSockets that one address may open."""
    records_per_minute: float = 6.0
    """Records that one address may bring."""
    connections_per_address: int = 64
    connections_per_table: int = 64
    max_connections: int = 8000
    """All together. When they are taken, whoever has not finished a request makes room for a newcomer."""
    requests_at_once: int = 100
    """HTTP connections of one address."""
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    write_seconds: float = 30.0
    """How long a request may take to arrive, and an answer (or what a table sends) to be taken."""
    hello_seconds: float = 10.0
    outbox: int = 256
    """Messages that may wait for a slow client."""

    record_processes: int = 2
    """Processes that read records which somebody brings along."""
    record_waiting: int = 8
    """Records that may wait for one of them."""
    record_seconds: float = 20.0
    record_megabytes: int = 1024
    """What one record may cost before it is given up."""

    standin_minutes: float = 2.0
    """After so long without its holder the host may have a bot stand in at a seat; it stays the holder's."""
    host_minutes: float = 5.0
    """After so long without the host somebody else may take the host's rights."""
    vacant_minutes: float = 10.0
    """After so long without its holder the table may vote about a seat, and goes on voting without them."""

    hint_seconds: float = 1.0
    """How long is thought about a hint."""
    hints_per_minute: float = 12.0
    """Hints for one seat."""
    review_seconds: float = 600.0
    """What looking back at a game for one seat may cost before it is given up."""
    review_waiting: int = 20
    """So many may wait for the one that is worked on."""

    snapshot_every: int = 40
    bot_threads: int = 2
    bot_delay: int | None = None
    """Milliseconds; instead of what the tables want (for tests)."""
    seed: int | None = None
    """Deal every table by this number instead of by chance (for tests)."""
    watch_seconds: float = 10.0
    """For so long at most a bot waits until everybody has seen what happened."""
    idle_minutes: float = 30.0
    """Tables that nobody is at leave the memory after this; they stay on disk."""
    keep_days: float = 180.0
    """Tables that nobody has touched for this long are set aside; 0: never."""
    stay_days: float = 30.0
    """Tables that were set aside are deleted after this, unless somebody opens them before."""
    max_tables: int = 5000
    """In memory at a time."""

    people_days: float = 730.0
    """People who have not been here for this long are forgotten with all that is known of them; 0: never."""
    contact: str = ""
    """Your own address ("mailto:me@example.org"), for the services that carry calls to browsers."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "jmt17.google.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    """Hosts (and what is below them) to which calls for browsers may be sent; none: no such calls."""
    mail: str = ""
    """How to send e-mail, as Apprise writes it ("mailtos://user:password@example.org"); empty: none is sent."""
    chat_services: tuple[str, ...] = ("discord", "ntfy", "pover", "slack", "tgram", "zulip")
    """Chat services that people may be called through, as Apprise calls them; none: no such calls."""
    call_seconds: float = 60.0
    """Somebody who has to decide is called after being away for so long."""
    calls_at_once: int = 4
    """Calls that are sent at the same time."""

    @property
    def url(self) -> str:
        """The database that is meant."""
        return self.database or f"sqlite:///{data_folder() / 'overwinter.db'}"


class SettingsError(OverwinterError):
    """A setting that cannot be used (``reason``: file, unknown, value), for whoever starts the server."""

    def __init__(self, reason: str, **details: str) -> None:
        super().__init__(f"settings: {reason} {details}", **details)
        self.key = f"error-settings-{reason}"


def load_settings(
    file: Path | None = None, folder: Path | None = None, environ: Mapping[str, str] | None = None, **given: Any
) -> Settings:
    """The settings from a file and the environment; ``given`` wins over both, unless it is ``None``.

    Without ``file`` it is the one that ``OVERWINTER_SETTINGS`` names, or else ``overwinter.toml`` in the data
    folder (``folder``, or the user's), if there is one. Raises :class:`SettingsError`.
    """
    environ = os.environ if environ is None else environ
    folder = (folder or data_folder()).expanduser()
    found: dict[str, Any] = {}
    named = file or (Path(environ["OVERWINTER_SETTINGS"]) if environ.get("OVERWINTER_SETTINGS") else None)
    usual = folder / FILE_NAME
    if named is not None or usual.is_file():
        found.update(_from_file((named or usual).expanduser()))
    found.update(_from_environment(environ))
    found.update({name: value for name, value in given.items() if value is not None})
    found["database"] = found.get("database") or f"sqlite:///{folder}/overwinter.db"
    return checked(Settings(**found))


def checked(settings: Settings) -> Settings:
    """The settings, if every value makes sense. Raises :class:`SettingsError`."""
    for field in dataclasses.fields(Settings):
        value = getattr(settings, field.name)
        if isinstance(value, int | float) and not 0 <= value < 1e12:
            raise SettingsError("value", setting=field.name, value=str(value), wanted="0 ...")
    choices = {"log_level": ("debug", "info", "warning", "error"), "log_format": ("text", "json")}
    for name, allowed in choices.items():
        if getattr(settings, name) not in allowed:
            raise SettingsError("value", setting=name, value=getattr(settings, name), wanted=", ".join(allowed))
    if settings.name and not WORKER_NAME.fullmatch(settings.name):
        raise SettingsError("value", setting="name", value=settings.name, wanted="a-z, 0-9, -")
    if not 1 <= settings.workers <= 64:
        raise SettingsError("value", setting="workers", value=str(settings.workers), wanted="1 ... 64")
    return settings


def _kinds() -> dict[str, str]:
    """The settings with their types, as they are written in the class."""
    return {field.name: str(field.type) for field in dataclasses.fields(Settings)}


def _from_file(path: Path) -> dict[str, Any]:
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError("file", file=str(path), why=str(error)) from error
    kinds = _kinds()
    for name, value in read.items():
        if name not in kinds:
            raise SettingsError("unknown", setting=name, where=str(path), known=", ".join(kinds))
        read[name] = _typed(name, kinds[name], value)
    return read


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    kinds, found = _kinds(), {}
    for variable, value in environ.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or name.upper() in OTHER_VARIABLES:
            continue
        if name not in kinds:
            raise SettingsError("unknown", setting=variable, where="$", known=", ".join(kinds))
        found[name] = _typed(name, kinds[name], _read_text(kinds[name], value))
    return found


def _read_text(kind: str, text: str) -> Any:
    """A value of the environment; what is none of its kind is returned as it is, and refused later."""
    text = text.strip()
    try:
        if kind == "bool" and text.lower() in (*YES, *NO):
            return text.lower() in YES
        if kind.startswith("int"):
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError:
        return text
    if kind.startswith("tuple"):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _typed(name: str, kind: str, value: Any) -> Any:
    """A value, if it is of the right kind."""
    fine = {
        "str": isinstance(value, str),
        "bool": isinstance(value, bool),
        "int": isinstance(value, int) and not isinstance(value, bool),
        "int | None": isinstance(value, int) and not isinstance(value, bool),
        "float": isinstance(value, int | float) and not isinstance(value, bool),
        "tuple[str, ...]": isinstance(value, list) and all(isinstance(part, str) for part in value),
    }[kind]
    if not fine:
        raise SettingsError("value", setting=name, value=str(value), wanted=kind.removesuffix(" | None"))
    return tuple(value) if isinstance(value, list) else value
