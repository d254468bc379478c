"""What the commands that play many games write, and what they show meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from overwinter.kernel.errors import RecordError

from .errors import CommandError, check_writable

PICTURES = (".png", ".svg", ".pdf", ".jpg")


def progress_bar() -> Progress:
    """A bar that goes where errors go, so that what is printed can be piped on."""
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )


def check_files(out: Path | None, plot: Path | None) -> None:
    """Find out what cannot be written before any time is spent on it."""
    for path in filter(None, (out, plot)):
        if not path.parent.is_dir():
            raise RecordError(f"{path} cannot be written", "file", file=str(path))
        check_writable(path)
    if plot is not None:
        if find_spec("matplotlib") is None:
            raise CommandError("matplotlib is not installed", "error-no-matplotlib")
        if plot.suffix.lower() not in PICTURES:
            known = ", ".join(PICTURES)
            raise CommandError(f"{plot.suffix!r} is no picture", "error-picture", file=str(plot), known=known)


def write(path: Path, writer: Callable[[Path], None]) -> None:
    """Write a file; what goes wrong is said as people read it."""
    try:
        writer(path)
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error}", "file", file=str(path)) from error
