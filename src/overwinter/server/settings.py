"""What whoever runs a server can decide, with what is right for most."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path


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
    """How long a request may take to arrive, and an answer to be taken."""
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

    snapshot_every: int = 40
    bot_threads: int = 2
    bot_delay: int | None = None
    """Milliseconds; instead of what the tables want (for tests)."""
    idle_minutes: float = 30.0
    """Tables that nobody is at leave the memory after this; they stay on disk."""
    keep_days: float = 180.0
    """Tables that nobody has touched for this long are set aside; 0: never."""
    stay_days: float = 30.0
    """Tables that were set aside are deleted after this, unless somebody opens them before."""
    max_tables: int = 5000
    """In memory at a time."""

    @property
    def url(self) -> str:
        """The database that is meant."""
        return self.database or f"sqlite:///{data_folder() / 'overwinter.db'}"
