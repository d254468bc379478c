"""What can be wrong with a command."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from overwinter.kernel.errors import OverwinterError, RecordError


class CommandError(OverwinterError):
    """A command that cannot be carried out; ``key`` names the message."""

    key = "error-usage"

    def __init__(self, text: str, key: str, **details: Any) -> None:
        super().__init__(text, **details)
        self.key = key


def check_writable(path: Path) -> None:
    """Whether a file could be written there. Looks only, writes nothing. Raises :class:`RecordError`."""
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    fine = folder.is_dir() and os.access(folder, os.W_OK) and not path.is_dir()
    if not fine or (path.exists() and not os.access(path, os.W_OK)):
        raise RecordError(f"{path} cannot be written", "file", file=str(path))


def make_folder(path: Path) -> None:
    """Make the folder of a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{path.parent} cannot be made: {error}", "file", file=str(path)) from error
