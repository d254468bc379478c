"""Many games at once: progress bar, summary, files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from overwinter.kind import GameKind, make_bot
from overwinter.lab.many import Played, Row, percent, write_lines
from overwinter.words import Words

from .files import check_files, progress_bar, write


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
    study = task.kind.study
    with progress_bar() as bar:
        shown = bar.add_task("", total=task.games)
        results = study.simulate(
            task.setup, task.bots, task.games, task.seed, task.processes, lambda _: bar.advance(shown)
        )
    console.print(_table(words, task, results, study.rows(words, results)))
    writers = ((task.out, partial(write_lines, results)), (task.plot, partial(study.plot, results, words=words)))
    for path, writer in writers:
        if path is not None:
            write(path, writer)
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
    check_files(task.out, task.plot)
