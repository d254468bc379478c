"""Many games at once: progress bar, summary, files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from overwinter.kernel.errors import RecordError
from overwinter.kind import GameKind, make_bot
from overwinter.lab.many import Played, Row, percent, write_lines
from overwinter.words import Words

from .errors import CommandError, check_writable

PICTURES = (".png", ".svg", ".pdf", ".jpg")


@dataclass(frozen=True)
class Task:
    """What is to be played, and where the results go."""

    kind: GameKind
    setup: Any
    bots: Sequence[str]
    games: int
    seed: int
    processes: int | None
    out: Path | None
    plot: Path | None


def run_simulation(console: Console, words: Words, task: Task) -> None:
    """Simulate with a progress bar, then the summary, and files where asked for."""
    _check(task)
    # The bar goes where errors go, so that what is printed can be piped on.
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    study = task.kind.study
    with bar:
        shown = bar.add_task("", total=task.games)
        results = study.simulate(
            task.setup, task.bots, task.games, task.seed, task.processes, lambda _: bar.advance(shown)
        )
    console.print(_table(words, task, results, study.rows(words, results)))
    writers = ((task.out, partial(write_lines, results)), (task.plot, partial(study.plot, results, words=words)))
    for path, write in writers:
        if path is not None:
            _written(path, write)
            console.print(words("cli-saved", file=str(path)), soft_wrap=True)


def _table(words: Words, task: Task, results: Sequence[Played], sections: Iterable[Iterable[Row]]) -> Table:
    """How the games ended, then what the game has to say about them."""
    table = Table(title=words("cli-summary", n=task.games, bots=", ".join(task.bots)))
    table.add_column(words("cli-result"))
    table.add_column("", justify="right")
    for outcome, count in Counter(result.outcome for result in results).most_common():
        table.add_row(words(f"cli-outcome-{outcome}"), percent(count / task.games))
    for section in sections:
        table.add_section()
        for label, figure in section:
            table.add_row(label, figure)
    return table


def _check(task: Task) -> None:
    """Find out what cannot work before any time is spent on it."""
    for name in task.bots:
        make_bot(task.kind, name)
    for path in filter(None, (task.out, task.plot)):
        if not path.parent.is_dir():
            raise RecordError(f"{path} cannot be written", "file", file=str(path))
        check_writable(path)
    if task.plot is not None:
        if find_spec("matplotlib") is None:
            raise CommandError("matplotlib is not installed", "error-no-matplotlib")
        if task.plot.suffix.lower() not in PICTURES:
            raise CommandError(
                f"{task.plot.suffix!r} is no picture",
                "error-picture",
                file=str(task.plot),
                known=", ".join(PICTURES),
            )


def _written(path: Path, write: Callable[[Path], None]) -> None:
    try:
        write(path)
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error}", "file", file=str(path)) from error
