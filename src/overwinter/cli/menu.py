"""Choosing among many options by a few short lists, or by typing part of what an option says."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overwinter.kernel.options import KINDS, Option
from overwinter.kind import AnyGame, GameKind
from overwinter.words import Words

from .face import MenuPlan


@dataclass(frozen=True)
class Entry:
    """One line of a menu: its number, what it says, and the options behind it."""

    number: int
    text: str
    options: tuple[Option, ...]
    risk: str = ""
    label: str = ""
    """The text without the number of options."""


@dataclass(frozen=True)
class Menu:
    """Makes menus of the options of one decision."""

    kind: GameKind
    plan: MenuPlan
    words: Words
    game: AnyGame
    seat: int
    names: Sequence[str]
    width: int = 80
    rows: int = 12
    """A list of options that takes more lines than this is divided."""

    def entries(self, options: Sequence[Option]) -> list[Entry]:
        """The lines of the next menu: single options if they are few, else groups of them."""
        verbs = list(dict.fromkeys(option.verb for option in options))
        if any(end in verbs for end in self.plan.ends or self.plan.turn[:1]):
            return self._turn(options)
        singles = [self._single(self._number(option, at), option) for at, option in enumerate(options, start=1)]
        if len(options) > 60 or _layout(singles, self.width)[1] > self.rows:
            if len(verbs) > 1:
                groups = [[o for o in options if o.verb == verb] for verb in verbs]
                return [self._verb(number, group) for number, group in enumerate(groups, start=1)]
            argument = self._next_argument(options)
            if argument is not None:
                return self._by(argument, options)
        return singles

    def _number(self, option: Option, at: int) -> int:
        """What is typed for an option: its amount, or the place at which it stands."""
        amount = option.get(self.plan.amounts.get(option.verb, ""))
        return amount if isinstance(amount, int) else at

    def _turn(self, options: Sequence[Option]) -> list[Entry]:
        """The menu of a turn: the verbs on offer always in the same order; what ends the turn is 0."""
        groups: dict[str, list[Option]] = {verb: [] for verb in self.plan.turn}
        for option in options:
            groups.setdefault(option.verb, []).append(option)
        end, *offered = [group for group in groups.values() if group]
        entries = [self._verb(number, group) for number, group in enumerate(offered, start=1)]
        return [*entries, self._verb(0, end)]

    def _verb(self, number: int, options: list[Option]) -> Entry:
        """All options of a verb as one line; a single one by its own sentence."""
        if len(options) == 1:
            return self._single(number, options[0])
        return _group(number, self.verb(options[0].verb), tuple(options))

    def _single(self, number: int, option: Option) -> Entry:
        risk = self.kind.risk(self.game, option)
        return Entry(number, self.text(option), (option,), f"† {risk}" if risk else "")

    def _by(self, argument: str, options: Sequence[Option]) -> list[Entry]:
        values = list(dict.fromkeys(option.get(argument) for option in options))
        entries = []
        for number, value in enumerate(values, start=1):
            group = tuple(option for option in options if option.get(argument) == value)
            if len(group) == 1:
                entries.append(self._single(number, group[0]))
            else:
                entries.append(_group(number, self._value(argument, value), group))
        return entries

    def verb(self, verb: str) -> str:
        """What a kind of action is called."""
        key = f"cli-{self.plan.labels.get(verb, verb)}"
        return self.words(key) if self.words.has(key) else verb

    def text(self, option: Option) -> str:
        """The sentence of an option."""
        return self.kind.option(self.words, self.game, option, self.seat, self.names)

    def _next_argument(self, options: Sequence[Option]) -> str | None:
        """The first argument, as people think, in which the options differ."""
        order = self.plan.arguments
        names = sorted(KINDS[options[0].verb].names, key=lambda name: order.index(name) if name in order else 0)
        return next((name for name in names if len({option.get(name) for option in options}) > 1), None)

    def _value(self, argument: str, value: object) -> str:
        """A value of an argument as a menu line."""
        if value is None:
            return self.words("cli-none")
        if argument == "seat" and isinstance(value, int):
            return self.names[value]
        return self.kind.value(self.words, self.game, argument, value)

    def matching(self, options: Sequence[Option], typed: str) -> list[Option]:
        """The options whose sentence or kind has all the words typed: as beginnings of words, else anywhere."""
        wanted = folded(typed).split()
        texts = {option: folded(f" {self.verb(option.verb)} {self.text(option)}") for option in options}
        found = [option for option, text in texts.items() if all(f" {word}" in text for word in wanted)]
        return found or [option for option, text in texts.items() if all(word in text for word in wanted)]


def _group(number: int, label: str, options: tuple[Option, ...]) -> Entry:
    return Entry(number, f"{label} ({len(options)})", options, label=label)


def folded(text: str) -> str:
    """Small letters without accents: "École" is found by "ecole"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def listed(entries: Sequence[Entry], width: int) -> RenderableType:
    """The menu, in as many columns as there is room for; numbers run downwards."""
    columns, rows = _layout(entries, width)
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column(justify="right", style="bold yellow", min_width=2, no_wrap=True)
        table.add_column(no_wrap=columns > 1)
    for row in range(rows):
        cells: list[RenderableType] = []
        for at in range(row, rows * columns, rows):
            inside = at < len(entries)
            cells += [str(entries[at].number), _line(entries[at])] if inside else ["", ""]
        table.add_row(*cells)
    return table


def _layout(entries: Sequence[Entry], width: int) -> tuple[int, int]:
    """Columns and rows of a menu: few entries in one column, many in as many as fit."""
    widths = [_line(entry).cell_len for entry in entries]
    for columns in (4, 3, 2) if len(entries) > 3 else ():
        rows = -(-len(entries) // columns)
        needed = sum(max(widths[at : at + rows]) + 4 for at in range(0, len(widths), rows))
        if needed <= width:
            return columns, rows
    return 1, len(entries)


def _line(entry: Entry) -> Text:
    text = Text(entry.text)
    if entry.risk:
        text.append(f"  {entry.risk}", "red")
    return text
