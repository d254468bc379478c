"""``overwinter study``: the same seeds in several ways, a table of what differs, files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from overwinter.games import GAMES, USUAL, find
from overwinter.kernel.errors import RecordError
from overwinter.kind import GameKind, Wishes, usual_bot
from overwinter.lab.comparing import Comparison, Panel, Variant, compare, draw, line_of, read_lines
from overwinter.lab.figures import Figure
from overwinter.lab.many import Played
from overwinter.lab.workers import Cluster, Processes, Workers
from overwinter.words import Words

from .errors import CommandError
from .files import check_files, progress_bar, write

Read = Callable[[str], Any]


def _several(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split("+")))


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


WISHES: Mapping[str, tuple[str, Read]] = {
    "players": ("players", int),
    "mode": ("mode", str),
    "objective": ("objective", str),
    "difficulty": ("difficulty", str),
    "scenario": ("scenario", str),
    "hardcore": ("hardcore", _yes),
    "elimination": ("elimination", _yes),
    "mature": ("mature", _yes),
    "betrayal": ("betrayal", _yes),
    "promo": ("promo", _yes),
    "pack": ("packs", _several),
    "module": ("modules", _several),
    "policy": ("policies", _several),
    "side": ("sides", _several),
}
"""What can be agreed on: by the name that is typed, the field of :class:`Wishes`, and how a value is read."""
BOT, CARD = "bot", "card"
NAMES = (*WISHES, BOT, CARD)


@dataclass(frozen=True)
class Inquiry:
    """What is to be compared, as it was typed, and where the results go."""

    wishes: Sequence[str]
    """Perhaps a game first; then "name=value", or "name=value,value" for what differs."""
    seeds: range
    processes: int | None
    ray: str | None
    out: Path | None
    resume: bool
    plot: Path | None

    def workers(self) -> Workers:
        """Who plays."""
        return Processes(self.processes) if self.ray is None else Cluster(self.ray, self.processes)


def run_study(console: Console, words: Words, inquiry: Inquiry) -> None:
    """Play with a progress bar, then the table, and files where asked for."""
    kind, variants = variants_of(inquiry.wishes)
    check_files(inquiry.out, inquiry.plot)
    comparison = _played(kind, variants, inquiry)
    console.print(_table(words, comparison))
    console.print(_effort(words, comparison), soft_wrap=True)
    if inquiry.plot is not None:
        panels = [_panel(words, comparison, name) for name in comparison.measured]
        write(inquiry.plot, lambda path: draw(panels, path))
    for path in filter(None, (inquiry.out, inquiry.plot)):
        console.print(words("cli-saved", file=str(path)), soft_wrap=True)


# -- what is asked for -----------------------------------------------------------------------------------


def variants_of(typed: Sequence[str]) -> tuple[GameKind, list[Variant]]:
    """The game, and every combination of the values that were typed. Raises :class:`CommandError`."""
    given = list(typed)
    kind = find(given.pop(0)) if given and "=" not in given[0] else find(USUAL)
    choices = dict(_choices(text) for text in given)
    if not any(len(values) > 1 for values in choices.values()):
        raise CommandError(
            "nothing to compare", "error-study-nothing", games=", ".join(GAMES), known=", ".join(NAMES)
        )
    return kind, [
        _variant(kind, dict(zip(choices, values, strict=True)), choices) for values in product(*choices.values())
    ]


def _choices(text: str) -> tuple[str, list[str]]:
    name, equals, values = text.partition("=")
    if not equals or name not in NAMES:
        raise CommandError(f"{text!r} is no wish", "error-study-wish", given=text, known=", ".join(NAMES))
    return name, values.split(",")


def _variant(kind: GameKind, chosen: Mapping[str, str], choices: Mapping[str, Sequence[str]]) -> Variant:
    wishes = Wishes()
    for name, text in chosen.items():
        if name in WISHES:
            wishes = replace(wishes, **{WISHES[name][0]: _read(name, text)})
    return Variant(
        name=", ".join(f"{name}={text}" for name, text in chosen.items() if len(choices[name]) > 1),
        setup=kind.setup(wishes, random_objective=True),
        bots=_several(chosen.get(BOT, "")) or (usual_bot(kind),),
        cards=_several(chosen.get(CARD, "")),
    )


def _read(name: str, text: str) -> Any:
    try:
        return WISHES[name][1](text) if text else getattr(Wishes(), WISHES[name][0])
    except ValueError:
        raise CommandError(f"{name} cannot be {text!r}", "error-study-value", name=name, given=text) from None


# -- playing ---------------------------------------------------------------------------------------------


def _played(kind: GameKind, variants: Sequence[Variant], inquiry: Inquiry) -> Comparison:
    kept = _kept(kind, variants, inquiry)
    known = sum(seed in games for games in kept for seed in inquiry.seeds)
    if inquiry.out is not None and not (inquiry.resume and inquiry.out.exists()):
        write(inquiry.out, lambda path: path.open("w").close())
    with inquiry.workers() as workers, progress_bar() as bar:
        shown = bar.add_task("", total=len(variants) * len(inquiry.seeds), completed=known)

        def done(number: int, game: Played) -> None:
            bar.advance(shown)
            if inquiry.out is not None:
                with inquiry.out.open("a", encoding="utf-8") as file:
                    file.write(line_of(variants[number], game))

        return compare(kind.study, variants, inquiry.seeds, workers, kept, done)


def _kept(kind: GameKind, variants: Sequence[Variant], inquiry: Inquiry) -> list[dict[int, Played]]:
    """What a study that goes on has played before."""
    if inquiry.out is None or not inquiry.resume or not inquiry.out.exists():
        return []
    try:
        return read_lines(kind.study, variants, inquiry.out)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise RecordError(f"{inquiry.out} is no study: {error}", "file", file=str(inquiry.out)) from error


# -- what came of it -------------------------------------------------------------------------------------


def _table(words: Words, comparison: Comparison) -> Table:
    """For each measure what every variant came to, and how far it is from the first one."""
    table = Table(title=words("cli-study", n=len(comparison.games[0]), variants=len(comparison.variants)))
    table.add_column(words("cli-study-variant"))
    table.add_column(words("cli-study-figure"), justify="right")
    table.add_column(words("cli-study-difference"), justify="right")
    for name in comparison.measured:
        table.add_section()
        table.add_row(Text(words(f"measure-{name}"), style="bold"))
        share = comparison.study.measures[name].share
        for n, variant in enumerate(comparison.variants):
            difference = comparison.difference(name, n) if n else None
            sure = "bold" if difference is not None and difference.certain else ""
            table.add_row(
                f"  {variant.name}",
                _figure(comparison.figure(name, n), share),
                Text(_figure(difference, share, sign="+"), style=sure),
            )
    return table


def _figure(figure: Figure | None, share: bool, sign: str = "") -> str:
    if figure is None:
        return "–"
    scale, places, unit = (100, 1, "" if sign else " %") if share else (1, 2, "")
    mean, low, high = (f"{scale * value:{sign}.{places}f}" for value in (figure.mean, figure.low, figure.high))
    return f"{mean}{unit} ({low} … {high})" if figure.games > 1 else f"{mean}{unit}"


def _effort(words: Words, comparison: Comparison) -> str:
    """How long it took, and how much of the cores was spent on games."""
    if not comparison.played:
        return words("cli-study-all-kept")
    speed = comparison.played / comparison.wall
    return words(
        "cli-study-effort",
        n=comparison.played,
        seconds=f"{comparison.wall:.1f}",
        cores=comparison.cores,
        speed=f"{speed / comparison.cores:.2f}",
        busy=f"{100 * comparison.efficiency:.0f}",
    )


def _panel(words: Words, comparison: Comparison, name: str) -> Panel:
    found = [(v.name, comparison.figure(name, n)) for n, v in enumerate(comparison.variants)]
    shown = [(label, figure) for label, figure in found if figure is not None]
    names, figures = [label for label, _ in shown], [figure for _, figure in shown]
    return Panel(words(f"measure-{name}"), names, figures, percent=comparison.study.measures[name].share)
