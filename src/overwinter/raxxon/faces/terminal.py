"""Raxxon in a terminal, as plain text: the crowd as a grid, the piles, the character sheets."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from overwinter.cli.face import Manual, MenuPlan, colour, shape
from overwinter.cli.terminal import Terminal
from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision
from overwinter.kind import AnyGame, GameKind
from overwinter.words import Words

from .. import RaxxonGame
from ..sight.view import CrowdCardView, RaxxonView, SheetView, view
from ..speaking import action_name

MANUAL = Manual(
    marks=(
        ("● ■ ◆ ⬢", "rx-mark-players"),
        ("▒", "rx-mark-face-down"),
        ("✖", "rx-mark-infected"),
        ("#", "rx-mark-roadblock"),
        ("● ○", "rx-mark-spaces"),
        ("▶", "rx-mark-turn"),
    ),
    terms=(
        "raxxonpage-term-crowd",
        "raxxonpage-term-add",
        "raxxonpage-term-flip",
        "raxxonpage-term-kill",
        "raxxonpage-term-healthy",
        "raxxonpage-term-tokens",
        "raxxonpage-term-quarantine",
        "raxxonpage-term-infect",
        "raxxonpage-term-power",
        "raxxonpage-term-card",
        "raxxonpage-term-solo",
    ),
)


class RaxxonFace:
    """Raxxon in lines."""

    menus, manual = MenuPlan(), MANUAL
    weighty = frozenset({"rx-triggered", "rx-evening", "rx-game-over"})
    turns = frozenset({"rx-turn"})

    def __init__(self, kind: GameKind, terminal: Terminal, words: Words, names: Sequence[str]) -> None:
        self.kind, self.terminal, self.words, self.names = kind, terminal, words, names

    def round(self, game: AnyGame) -> int:
        """The day."""
        return _raxxon(game).state.day

    def table(self, game: AnyGame, seat: int | None, height: int | None) -> list[RenderableType]:
        """The crowd and the sheets; with little room the cards get one line, and the sheets go."""
        seen = view(_raxxon(game), seat, with_options=False)
        sheets = [self._sheet(sheet, sheet.seat == seen.active) for sheet in seen.sheets]
        header = self._header(seen)
        for parts in (
            [header, self._crowd(seen, 2), *sheets],
            [header, self._crowd(seen, 1), *sheets],
        ):
            if height is None or self.terminal.height_of(parts) <= height:
                return parts
        return [header, self._crowd(seen, 1)]

    def _header(self, seen: RaxxonView) -> Text:
        words = self.words
        line = Text(style="on grey15", no_wrap=True, overflow="ellipsis")
        line.append(f" {words('cli-day')} {seen.day}   ", "bold")
        line.append(f"{words('cli-evacuated')} {words('cli-of', n=seen.evacuated, total=seen.goal)}   ", "green")
        line.append(f"{words('cli-power')} {words('cli-of', n=seen.power, total=seen.max_power)}   ", "red")
        line.append(f"{words('cli-infected-left')} {seen.piles.supply}   {words('cli-deck')} {seen.piles.draw}   ")
        quarantine = len(seen.piles.contained) + len(seen.piles.uncontained)
        return line.append(f"{words('cli-quarantine')} {quarantine}")

    def _crowd(self, seen: RaxxonView, lines: int) -> RenderableType:
        """Rows and columns are counted from the top left card, as in the options."""
        crowd = seen.crowd
        cells = {(card.row, card.col): card for card in crowd.cards}
        grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), show_lines=lines > 1)
        grid.add_column("")
        columns = range(crowd.left, crowd.left + crowd.columns)
        for column in columns:
            grid.add_column(
                Text(str(column - crowd.left + 1), "dim"), min_width=8, no_wrap=True, overflow="ellipsis"
            )
        for row in range(crowd.top, crowd.top + crowd.rows):
            found = (cells.get((row, column)) for column in columns)
            grid.add_row(
                Text(str(row - crowd.top + 1), "dim"),
                *(self._card(card, lines) if card else Text("·", "dim") for card in found),
            )
        return grid

    def _card(self, card: CrowdCardView, lines: int) -> Text:
        """A name with a sign for infected ones, and the group below it; hatched where nobody knows."""
        if card.card is None:
            hidden = Text("\n".join(["▒▒▒▒▒▒"] * lines), "dim")
            return hidden.append(f" {'#' * card.tokens}" if card.tokens else "", "yellow")
        infected = card.health == "infected"
        text = Text(("✖ " if infected else "") + self.words(card.card), "red" if infected else "green")
        if not card.up:
            text = Text("▒ ", "dim").append(text)
        text.append(f" {'#' * card.tokens}" if card.tokens else "", "yellow")
        if lines > 1 and card.group is not None:
            text.append("\n" + self.words.attribute(f"rx-group-{card.group}", "short"), "dim")
        return text

    def _sheet(self, sheet: SheetView, active: bool) -> Text:
        text = Text("▶" if active else " ")
        text.append(f"{shape(sheet.seat)} {self.names[sheet.seat]}", f"bold {colour(sheet.seat)}")
        text.append(f"  {self.words(sheet.character) if sheet.character else '–'}")
        for action in sheet.actions:
            marks = "".join("●" if space.token else "○" for space in action.spaces)
            name = action_name(self.words, sheet.character, action.kind)
            text.append(f"  {name} {marks}", "" if action.possible else "dim")
        if sheet.passed:
            text.append("  –", "dim")
        return text

    def event(self, game: AnyGame, event: Event, seat: int | None) -> list[Text]:
        """A line of the log."""
        return [Text(self.kind.event(self.words, game, event, seat, self.names))]

    def story(self, game: AnyGame, decision: Decision) -> list[RenderableType]:
        """A card has told its story when it was drawn."""
        return []

    def about_me(self, game: AnyGame, seat: int) -> list[RenderableType]:
        """Everything is open to all."""
        return self.table(game, seat, None)

    def end(self, game: AnyGame) -> list[RenderableType]:
        """Whether the city was saved."""
        outcome = self.words(f"cli-outcome-{self.kind.outcome(game)}")
        seen = view(_raxxon(game), None, with_options=False)
        return [self._header(seen), Panel(Text(outcome, "bold"), title=self.words("cli-game-over"))]


def _raxxon(game: AnyGame) -> RaxxonGame:
    assert isinstance(game, RaxxonGame)
    return game
