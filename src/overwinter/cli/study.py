"""Commands for people who study games: simulate, replay, packs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.colony.packs import built_in_packs, read_packs
from overwinter.colony.state import Setup
from overwinter.kernel.errors import RecordError
from overwinter.lab.simulate import Result, simulate, summarize, write_lines
from overwinter.lab.simulate import plot as draw
from overwinter.words import Words, event_line

from .screen import Screen


def run_simulation(
    console: Console,
    words: Words,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    processes: int | None,
    out: Path | None,
    plot: Path | None,
) -> None:
    """Simulate with a progress bar, then the summary, and files where asked for."""
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as bar:
        task = bar.add_task("", total=games)
        results = simulate(setup, bots, games, seed, processes, lambda _: bar.advance(task))
    console.print(_summary(words, results, bots))
    if out is not None:
        write_lines(results, out)
        console.print(words("cli-saved", file=str(out)))
    if plot is not None:
        labels = {name: words(f"cli-outcome-{name}") for name in ("completed", "morale", "rounds", "failed")}
        labels |= {"outcomes": words("cli-result"), "round": words("cli-round")}
        draw(results, plot, {**labels, "axis": words("cli-morale")})
        console.print(words("cli-saved", file=str(plot)))


def _summary(words: Words, results: Sequence[Result], bots: Sequence[str]) -> Table:
    summary = summarize(results)
    table = Table(title=f"{summary.games} × {', '.join(bots)}")
    table.add_column(words("cli-result"))
    table.add_column("%", justify="right")
    for outcome, count in summary.outcomes.most_common():
        table.add_row(words(f"cli-outcome-{outcome}"), f"{100 * count / summary.games:.1f}")
    table.add_section()
    for seat, wins in sorted(summary.wins.items()):
        table.add_row(
            f"{words('player-name', n=seat + 1)}: {words('cli-won')}", f"{100 * wins / summary.games:.1f}"
        )
    table.add_section()
    table.add_row(words("cli-round"), f"{summary.rounds:.2f}")
    table.add_row(words("cli-morale"), f"{summary.final_morale:.2f}")
    table.add_row("†", f"{summary.deaths:.2f}")
    return table


def run_replay(console: Console, language: str, file: Path, log: bool, seat: int | None, at: int | None) -> None:
    """Print a log, or step through a game."""
    document = records.read(file)
    games = list_positions(document)
    last = games[-1]
    words = Words(language, last.state.setup.packs)
    names = _names(words, document, last)
    if seat is not None and not 0 <= seat < len(last.state.players):
        raise RecordError(f"there is no seat {seat + 1}", "fields")
    if log or not sys.stdin.isatty():
        for event in last.log:
            console.print(Text(event_line(words, last, event, seat, names)))
        return
    _step(console, Screen(console, words, names), games, seat, at or 0)


def list_positions(document: dict[str, object]) -> list[ColonyGame]:
    """The position after every answer of a record; the last one has the whole log."""
    positions: list[ColonyGame] = []
    for game in records.steps(document):
        if not isinstance(game, ColonyGame):
            raise RecordError("this is a record of another game", "game")
        copy = game.copy()
        copy.log = list(game.log)
        positions.append(copy)
    return positions


def _names(words: Words, document: dict[str, object], game: ColonyGame) -> list[str]:
    about = document.get("players")
    named = about.get("names") if isinstance(about, dict) else None
    if isinstance(named, list) and len(named) == len(game.state.players):
        return [str(name) for name in named]
    return [words("player-name", n=n) for n in range(1, len(game.state.players) + 1)]


def _step(console: Console, screen: Screen, games: Sequence[ColonyGame], seat: int | None, at: int) -> None:
    """Enter: on; b: back; a number: there; q: out."""
    while True:
        at = max(0, min(at, len(games) - 1))
        console.clear()
        screen.show(games[at], seat)
        console.print(Text(f"{at} / {len(games) - 1}   Enter  b  0-{len(games) - 1}  q", "dim"))
        typed = sys.stdin.readline()
        if not typed or typed.strip() == "q":
            return
        typed = typed.strip()
        at = int(typed) if typed.isdigit() else at - 1 if typed == "b" else at + 1


def list_packs(console: Console, words: Words) -> None:
    """The built-in packs with what is in them."""
    table = Table()
    for heading in ("", "cli-survivors", "cli-cards", "cli-crisis", "cli-story", "cli-objective"):
        table.add_column(words(heading) if heading else "")
    for name in built_in_packs():
        content, problems = read_packs([name])
        if problems:
            continue
        table.add_row(
            f"{name} {content.packs[name]}",
            str(len(content.survivors)),
            str(len(content.items)),
            str(len(content.crises)),
            str(len(content.crossroads)),
            str(len(content.objectives)),
        )
    console.print(table)


def check_pack(console: Console, words: Words, path: str) -> int:
    """Print what is wrong with a pack; 2 if something is."""
    name = path if path in built_in_packs() else str(Path(path).resolve())
    chain = [name] if name == "base" else ["base", name]
    _, problems = read_packs(chain)
    for problem in problems:
        console.print(Text(str(problem), "red"))
    if not problems:
        console.print(words("cli-pack-fine", pack=path))
    return 2 if problems else 0
