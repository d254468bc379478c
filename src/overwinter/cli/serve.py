"""Start the server for the browser."""

from __future__ import annotations

import importlib
import socket
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from overwinter.words import Words

from .errors import CommandError, check_writable
from .packs import check_shelf


@dataclass(frozen=True)
class Serving:
    """How to serve: the options of ``overwinter serve``."""

    data: Path | None
    settings: Path | None
    browser: bool
    given: dict[str, Any] = field(default_factory=dict)
    """Settings by their names; ``None``: as the settings file, the environment or the usual ones say."""


def run_server(how: Serving, words: Words) -> None:
    """Serve until somebody stops it. What cannot work is found out before anything is written."""
    try:
        server = importlib.import_module("overwinter.server.main")
        settings_of = importlib.import_module("overwinter.server.settings").load_settings
    except ImportError as error:
        raise CommandError(f"the server cannot be loaded: {error}", "error-no-server") from error
    settings = settings_of(how.settings, how.data, **how.given)
    if how.data is not None and settings.database.startswith("sqlite"):
        check_writable(how.data / "overwinter.db")
    _check_address(settings.host, settings.port)
    check_shelf([Path(folder) for folder in settings.packs])
    server.run(settings, open_browser=how.browser, tell=lambda urls: _tell(words, *urls))


def _tell(words: Words, here: str, network: str = "") -> None:
    """Where it is; the bare address first, for scripts."""
    print(here)
    if network:
        print(words("cli-serving-network", address=network))
    print(words("cli-serving-stop"), flush=True)


def _check_address(host: str, port: int) -> None:
    """Whether this computer has the address, and nobody listens there yet."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise CommandError(
            f"cannot listen at {host}:{port}: {error}", "error-address", host=host, port=str(port)
        ) from error
