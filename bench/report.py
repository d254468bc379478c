"""The numbers as tables that read well in a terminal and in a Markdown page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .contest import Contestant

SLOWER = 0.9
"""Below this ratio to the previous commit a change is called slower: less is noise."""


@dataclass(frozen=True)
class Row:
    """One measurement: its name in the results, what to call it, and whether more is better."""

    name: str
    title: str
    more_is_better: bool = True
    digits: int = 0
    counts: bool = True
    """Whether it is a matter of speed or size at all, and not of the kind of game."""


ROWS = (
    Row("decisions", "decisions per second"),
    Row("decisions-log", "decisions per second, log kept"),
    Row("games", "games per second", digits=1),
    Row("clones", "clones per second"),
    Row("replay", "replay of a long game, ms", more_is_better=False, digits=1),
    Row("replay-worst", "replay of the slowest, ms", more_is_better=False, digits=1),
    Row("views", "views per second"),
    Row("greedy", "greedy decisions per second"),
    Row("rollouts", "planner's roll-outs per second"),
    Row("kilobytes", "kB per live game", more_is_better=False, digits=1),
    Row("kilobytes-no-log", "kB per live game, no log", more_is_better=False, digits=1),
    Row("kilobytes-clone", "kB per clone", more_is_better=False, digits=1),
    Row("options", "options per decision", digits=1, counts=False),
    Row("game-length", "decisions per game", digits=0, counts=False),
)


@dataclass(frozen=True)
class Aim:
    """What we want: a number against catanatron's (``ratio``), or below an absolute limit."""

    row: str
    limit: float
    ratio: bool
    text: str
    compiled: bool = False
    """Whether it is an aim of the compiled engine, not of the plain one."""


AIMS = (
    Aim("decisions", 1.3, True, "decisions: at least 1.3x catanatron"),
    Aim("clones", 2.5, True, "clones: at least 2.5x catanatron"),
    Aim("replay-worst", 100.0, False, "replay of a whole game: under 100 ms"),
    Aim("kilobytes", 300.0, False, "memory: under 300 kB per live game"),
    Aim("decisions", 5.0, True, "compiled: decisions at least 5x catanatron", compiled=True),
    Aim("clones", 10.0, True, "compiled: clones at least 10x catanatron", compiled=True),
    Aim("replay", 4.0, False, "compiled: replay of a long game under 4 ms", compiled=True),
)


def table(lines: Sequence[Sequence[str]]) -> str:
    """Aligned columns with bars between them: the first line is the heading, the first column a title."""
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]

    def drawn(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return " | ".join([f"| {first[0]:<{first[1]}}", *(f"{cell:>{width}}" for cell, width in others)]) + " |"

    rule = "|".join(["", "-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:]), ""])
    return "\n".join([drawn(lines[0]), rule, *(drawn(line) for line in lines[1:])])


def number(value: float | None, digits: int = 0) -> str:
    """A number with thousands set apart; a dash for none."""
    return "-" if value is None else f"{value:,.{digits}f}"


def times(value: float | None) -> str:
    """A ratio."""
    return "-" if value is None else f"{value:.2f}x"


def beside_others(ours: Sequence[Contestant], others: Sequence[Contestant]) -> str:
    """Our numbers, plain and compiled, theirs, and how each of ours compares."""
    heading = ["", *(one.name for one in ours)]
    for other in others:
        heading += [f"{other.name} {other.version}".strip(), *("ratio" for _ in ours)]
    lines = [heading]
    for row in ROWS:
        line = [row.title, *(number(one.median(row.name), row.digits) for one in ours)]
        for other in others:
            line.append(number(other.median(row.name), row.digits))
            line += [times(one.ratio(row.name, other)) if row.counts else "" for one in ours]
        lines.append(line)
    return table(lines)


def verdicts(plain: Contestant, compiled: Contestant, catanatron: Contestant | None) -> str:
    """Each aim: met, missed, or not measured; with the lowest and highest of the rounds beside the median."""
    lines = [["aim", "median", "rounds", ""]]
    for aim in AIMS:
        ours = compiled if aim.compiled else plain
        value = ours.ratio(aim.row, catanatron) if aim.ratio else ours.median(aim.row)
        if value is None:
            lines.append([aim.text, "-", "-", "not measured"])
            continue
        rounds = ours.ratios(aim.row, catanatron) if aim.ratio else sorted(ours.numbers[aim.row])
        met = value >= aim.limit if aim.ratio else value < aim.limit
        shown, low, high = (times(x) if aim.ratio else number(x, 1) for x in (value, rounds[0], rounds[-1]))
        lines.append([aim.text, shown, f"{low} - {high}", "met" if met else "missed"])
    return table(lines)


def beside_previous(ours: Contestant, previous: Contestant) -> str:
    """Our numbers, those of the other commit, and what got slower or bigger."""
    lines = [["", "now", previous.name, "ratio", ""]]
    for row in ROWS:
        ratio = ours.ratio(row.name, previous)
        gain = ratio if ratio is None or row.more_is_better else 1 / ratio
        remark = ""
        if row.counts and gain is not None and gain < SLOWER:
            remark = "slower" if not row.name.startswith("kilobytes") else "bigger"
        now, then = ours.median(row.name), previous.median(row.name)
        lines.append([row.title, number(now, row.digits), number(then, row.digits), times(ratio), remark])
    return table(lines)
