"""Many games at once: progress bar, summary, files."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from overwinter.colony.state import Setup
from overwinter.games import GameKind, make_bot
from overwinter.kernel.errors import RecordError
from overwinter.lab.simulate import Result, simulate, summarize, write_lines
from overwinter.lab.simulate import plot as draw
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


def run_simulation(console: Console, words: Words, study: Study) -> None:
    """Simulate with a progress bar, then the summary, and files where asked for."""
    _check(study)
    # The bar goes where errors go, so that what is printed can be piped on.
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar:
        task = bar.add_task("", total=study.games)
        if isinstance(study.setup, Setup):
            results = simulate(
                study.setup, study.bots, study.games, study.seed, study.processes, lambda _: bar.advance(task)
            )
        else:
            _plain(console, words, study, lambda: bar.advance(task))
            return
    console.print(_summary(words, results, study.bots))
    if study.out is not None:
        _written(study.out, lambda: write_lines(results, study.out or Path()))
        console.print(words("cli-saved", file=str(study.out)), soft_wrap=True)
    if study.plot is not None:
        labels = {name: words(f"cli-outcome-{name}") for name in ("completed", "morale", "rounds", "failed")}
        labels |= {"outcomes": words("cli-result"), "round": words("cli-round"), "by-round": words("cli-morale")}
        _written(study.plot, lambda: draw(results, study.plot or Path(), labels))
        console.print(words("cli-saved", file=str(study.plot)), soft_wrap=True)


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


def _written(path: Path, write: Callable[[], None]) -> None:
    try:
        write()
    except OSError as error:
        raise RecordError(f"{path} cannot be written: {error}", "file", file=str(path)) from error


def _summary(words: Words, results: Sequence[Result], bots: Sequence[str]) -> Table:
    summary = summarize(results)
    table = Table(title=words("cli-summary", n=summary.games, bots=", ".join(bots)))
    table.add_column(words("cli-result"))
    table.add_column("", justify="right")
    for outcome, count in summary.outcomes.most_common():
        table.add_row(words(f"cli-outcome-{outcome}"), _share(count, summary.games))
    table.add_section()
    for seat in range(results[0].players):
        table.add_row(
            words("cli-wins", seat=words("player-name", n=seat + 1)), _share(summary.wins[seat], summary.games)
        )
    if any(result.betrayers for result in results):
        table.add_row(words("cli-betrayer-wins"), f"{100 * summary.betrayer_wins:.1f} %")
    table.add_section()
    table.add_row(words("cli-mean-rounds"), f"{summary.rounds:.2f}")
    table.add_row(words("cli-mean-morale"), f"{summary.final_morale:.2f}")
    table.add_row(words("cli-mean-deaths"), f"{summary.deaths:.2f}")
    return table


def _share(count: int, games: int) -> str:
    return f"{100 * count / games:.1f} %"


def _plain(console: Console, words: Words, study: Study, done: Callable[[], None]) -> None:
    """Games that have no study of their own: how they end, one line of JSON each."""
    lines, outcomes = [], Counter[str]()
    for number in range(study.games):
        seed = study.seed + number
        game, rng = study.kind.new(study.setup, seed), random.Random(seed)
        names = [study.bots[seat % len(study.bots)] for seat in range(study.kind.players(game))]
        bots = [make_bot(study.kind, name) for name in names]
        while not game.over:
            decision = game.decisions[0]
            option = study.kind.choose(bots[decision.seat], game, decision, rng)
            game.answer(decision.seat, option, decision.id)
        outcome, winners = study.kind.outcome(game), study.kind.winners(game)
        outcomes[outcome] += 1
        result = {
            "seed": seed,
            "bots": names,
            "outcome": outcome,
            "winners": winners,
            "answers": len(game.answers),
        }
        lines.append(json.dumps(result, separators=(",", ":")))
        done()
    table = Table(title=words("cli-summary", n=study.games, bots=", ".join(study.bots)))
    table.add_column(words("cli-result"))
    table.add_column("", justify="right")
    for outcome, count in outcomes.most_common():
        table.add_row(words(f"cli-outcome-{outcome}"), _share(count, study.games))
    console.print(table)
    if study.out is not None:
        out = study.out
        _written(out, lambda: _write(out, lines))


def _write(path: Path, lines: Sequence[str]) -> None:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
