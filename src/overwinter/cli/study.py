"""Many games at once: progress bar, summary, files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from overwinter.colony import study as colony
from overwinter.games import GameKind, make_bot
from overwinter.kernel.errors import RecordError
from overwinter.lab.many import write_lines
from overwinter.raxxon import RaxxonSetup
from overwinter.raxxon import study as raxxon
from overwinter.words import Words

from .errors import CommandError, check_writable

PICTURES = (".png", ".svg", ".pdf", ".jpg")


@dataclass(frozen=True)
class Study:
    """What is to be played, and where the results go."""

    kind: GameKind
    setup: Any
    bots: Sequence[str]
    games: int
    seed: int
    processes: int | None
    out: Path | None
    plot: Path | None


@dataclass(frozen=True)
class Findings:
    """What a study came to, whatever the game."""

    summary: Table
    write: Callable[[Path], None]
    draw: Callable[[Path], None]


def run_simulation(console: Console, words: Words, study: Study) -> None:
    """Simulate with a progress bar, then the summary, and files where asked for."""
    _check(study)
    # The bar goes where errors go, so that what is printed can be piped on.
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    games = _raxxon if isinstance(study.setup, RaxxonSetup) else _colony
    with bar:
        task = bar.add_task("", total=study.games)
        findings = games(words, study, lambda _: bar.advance(task))
    console.print(findings.summary)
    for path, write in ((study.out, findings.write), (study.plot, findings.draw)):
        if path is not None:
            _written(path, write)
            console.print(words("cli-saved", file=str(path)), soft_wrap=True)


def _check(study: Study) -> None:
    """Find out what cannot work before any time is spent on it."""
    for name in study.bots:
        make_bot(study.kind, name)
    for path in filter(None, (study.out, study.plot)):
        if not path.parent.is_dir():
            raise RecordError(f"{path} cannot be written", "file", file=str(path))
        check_writable(path)
    if study.plot is not None:
        if find_spec("matplotlib") is None:
            raise CommandError("matplotlib is not installed", "error-no-matplotlib")
        if study.plot.suffix.lower() not in PICTURES:
            raise CommandError(
                f"{study.plot.suffix!r} is no picture",
                "error-picture",
                file=str(study.plot),
                known=", ".join(PICTURES),
            )


def _written(path: Path, write: Callable[[Path], None]) -> None:
    try:
        write(path)
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error}", "file", file=str(path)) from error


def _table(words: Words, study: Study, outcomes: Counter[str]) -> Table:
    """The beginning of every summary: how the games ended."""
    table = Table(title=words("cli-summary", n=study.games, bots=", ".join(study.bots)))
    table.add_column(words("cli-result"))
    table.add_column("", justify="right")
    for outcome, count in outcomes.most_common():
        table.add_row(words(f"cli-outcome-{outcome}"), _share(count / study.games))
    table.add_section()
    return table


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"


def _labels(words: Words, outcomes: Sequence[str], course: str, unit: str) -> dict[str, str]:
    """The words of a picture."""
    labels = {name: words(f"cli-outcome-{name}") for name in outcomes}
    return labels | {"outcomes": words("cli-result"), "course": words(course), "round": words(unit)}


def _colony(words: Words, study: Study, done: Callable[[Any], None]) -> Findings:
    """Who wins, and how the colonies fare."""
    results = colony.simulate(study.setup, study.bots, study.games, study.seed, study.processes, done)
    summary = colony.summarize(results)
    table = _table(words, study, summary.outcomes)
    for seat in range(study.setup.players):
        who = words("player-name", n=seat + 1)
        table.add_row(words("cli-wins", seat=who), _share(summary.wins[seat] / study.games))
    if any(result.betrayers for result in results):
        table.add_row(words("cli-betrayer-wins"), _share(summary.betrayer_wins))
    table.add_section()
    table.add_row(words("cli-mean-rounds"), f"{summary.rounds:.2f}")
    table.add_row(words("cli-mean-morale"), f"{summary.final_morale:.2f}")
    table.add_row(words("cli-mean-deaths"), f"{summary.deaths:.2f}")
    labels = _labels(words, colony.OUTCOMES, "cli-morale", "cli-round")
    return Findings(table, partial(write_lines, results), partial(colony.plot, results, labels=labels))


def _raxxon(words: Words, study: Study, done: Callable[[Any], None]) -> Findings:
    """All win or lose together: how far they come."""
    results = raxxon.simulate(study.setup, study.bots, study.games, study.seed, study.processes, done)
    summary = raxxon.summarize(results)
    table = _table(words, study, summary.outcomes)
    table.add_row(words("cli-mean-evacuated"), _share(summary.evacuated))
    table.add_row(words("cli-mean-days"), f"{summary.days:.2f}")
    table.add_row(words("cli-mean-power"), f"{summary.power:.2f}")
    labels = _labels(words, raxxon.OUTCOMES, "cli-evacuated", "cli-day")
    return Findings(table, partial(write_lines, results), partial(raxxon.plot, results, labels=labels))
