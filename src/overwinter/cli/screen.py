"""The table in the terminal: board, people, crisis, objective, log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from overwinter.colony.explain import forecast, progress
from overwinter.colony.game import ColonyGame
from overwinter.colony.view import PlaceView, SurvivorView, TableView, view
from overwinter.words import Words, condition_line, event_line, foresight_line

COLOURS = ("green", "magenta", "cyan", "blue", "yellow")
SHAPES = "●■◆⬢▲"
MORALE = 10


class Screen:
    """Draws a game for one reader."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.names = names

    def show(self, game: ColonyGame, seat: int | None, log: int = 6) -> None:
        """The whole table as a seat (``None``: a spectator) sees it."""
        seen = view(game, seat, with_options=False)
        self.console.print(self._header(game, seen))
        self.console.print(self._board(game, seen))
        sides = [self._crisis(game, seen), self._objective(game), self._tonight(game, seat)]
        self.console.print(Columns(sides, expand=True, equal=True))
        self.console.print(self._players(seen))
        if seat is not None:
            self.console.print(self._mine(game, seen, seat))
        if log:
            self.console.print(self._log(game, seat, log))

    def player(self, seat: int) -> Text:
        """A player's name in colour and shape."""
        return Text(f"{SHAPES[seat % 5]} {self.names[seat]}", style=COLOURS[seat % 5])

    # -- parts ---------------------------------------------------------------------------------

    def _header(self, game: ColonyGame, seen: TableView) -> RenderableType:
        words, colony = self.words, seen.colony
        line = Text()
        line.append(f"{words('cli-round')} {seen.round}  ", style="bold")
        line.append("◐" + "○" * max(0, seen.rounds_left - 1) + "   ")
        line.append(f"{words('cli-morale')} {colony.morale} ", style="bold yellow")
        line.append("▮" * colony.morale, style="yellow")
        line.append("▯" * (MORALE - colony.morale) + "   ", style="dim")
        line.append(f"{words('cli-food')} {colony.food}   ")
        if colony.starvation:
            line.append(f"{words('cli-starvation')} {colony.starvation}   ", style="red")
        line.append(f"{words('cli-waste')} {len(colony.waste)}   ")
        line.append(f"{words('cli-helpless')} {colony.helpless}")
        return Panel(line, padding=(0, 1))

    def _board(self, game: ColonyGame, seen: TableView) -> Table:
        words = self.words
        board = Table(expand=True, box=None, padding=(0, 1))
        for heading in ("cli-location", "cli-survivors", "cli-entrance", "cli-noise", "cli-deck"):
            board.add_column(words(heading), header_style="dim", ratio=4 if heading == "cli-survivors" else None)
        for place in seen.places:
            board.add_row(
                Text(f"{place.number} {words.place(place.id)}" if place.number else words.place(place.id), "bold"),
                self._people(seen, place),
                self._entrances(place),
                "◖" * place.noise + "·" * (place.noise_spaces - place.noise),
                str(place.deck) if place.has_deck else "",
            )
        return board

    def _people(self, seen: TableView, place: PlaceView) -> Text:
        text = Text()
        for survivor in seen.survivors:
            if survivor.place == place.id:
                text.append(
                    f"{SHAPES[survivor.owner % 5]} {self.words.short(survivor.id)}", COLOURS[survivor.owner % 5]
                )
                text.append("♥" * survivor.wounds, "red")
                text.append("❄" * survivor.frostbite, "bright_cyan")
                text.append("  ")
        if place.id == seen.colony.place and seen.colony.helpless:
            text.append(f"☺×{seen.colony.helpless}  ", "dim")
        text.append("□" * max(0, min(place.free_spaces, 6)), "dim")
        return text

    def _entrances(self, place: PlaceView) -> Text:
        text = Text()
        for number, (zombies, barricades) in enumerate(zip(place.zombies, place.barricades, strict=True), start=1):
            if len(place.zombies) > 1:
                text.append(f"{number}:", "dim")
            full = zombies >= place.entrance_spaces
            text.append("Z" * zombies, "bold red" if full else "bright_white")
            text.append("#" * barricades, "yellow")
            text.append("." * (place.entrance_spaces - zombies - barricades) + " ", "dim")
        return text

    def _crisis(self, game: ColonyGame, seen: TableView) -> Panel:
        words = self.words
        if seen.crisis is None:
            return Panel(words("cli-none"), title=words("cli-crisis"), border_style="dim")
        crisis = seen.crisis
        needs = words.joined([words.symbol(symbol) for symbol in crisis.symbols], "or")
        body = Text()
        body.append(words(crisis.card) + "\n", "bold")
        body.append(f"{words('cli-needed')}: {crisis.need} × {needs}\n")
        body.append(f"{words('cli-contributed')}: {crisis.contributions}\n")
        body.append(words.attribute(crisis.card, "fail"), "red")
        return Panel(body, title=words("cli-crisis"), border_style="bright_cyan")

    def _objective(self, game: ColonyGame) -> Panel:
        words, colony = self.words, game.colony
        body = Text(words(colony.objective) + "\n", "bold")
        for step in progress(game):
            mark, style = ("✓", "green") if step.met else ("·", "")
            count = "" if step.have is None else f" ({words('cli-of', n=step.have, total=step.need)})"
            body.append(f"{mark} {condition_line(words, step.name, step.args)}{count}\n", style)
        rule = words.attribute(colony.objective, "rule")
        if rule:
            body.append(rule, "dim")
        return Panel(body, title=words("cli-objective"), border_style="yellow")

    def _tonight(self, game: ColonyGame, seat: int | None) -> Panel:
        lines = [
            foresight_line(self.words, game.content, line, seat, self.names) for line in forecast(game, seat).lines
        ]
        return Panel("\n".join(lines), title=self.words("cli-tonight"), border_style="blue")

    def _players(self, seen: TableView) -> Table:
        words = self.words
        table = Table(expand=True, box=None, padding=(0, 1))
        for heading in ("cli-player", "cli-unused", "cli-used", "cli-hand", "cli-contributed", ""):
            table.add_column(words(heading) if heading else "", header_style="dim")
        for player in seen.players:
            notes = []
            if player.seat == seen.first:
                notes.append(words("cli-first-player"))
            if player.exiled:
                notes.append(words("cli-exiled"))
            if player.eliminated:
                notes.append(words("cli-eliminated"))
            name = self.player(player.seat)
            if player.seat == seen.active:
                name.stylize("bold reverse")
            table.add_row(
                name,
                " ".join(map(str, sorted(player.unused))) or "–",
                Text(" ".join(map(str, sorted(player.used))) or "–", "dim"),
                str(player.hand),
                str(player.contributions),
                ", ".join(notes),
            )
        return table

    def _mine(self, game: ColonyGame, seen: TableView, seat: int) -> RenderableType:
        words = self.words
        assert seen.me is not None
        rows = Table(expand=True, box=None, padding=(0, 1), show_header=False)
        rows.add_column(ratio=3)
        rows.add_column(ratio=2)
        for survivor in seen.survivors:
            if survivor.owner == seat:
                rows.add_row(self._survivor(game, seen, survivor), self._equipment(game, survivor))
        hand = Text(f"{words('cli-hand')}: ", "bold")
        hand.append(words.counted([words.card(game.content, card) for card in seen.me.hand]) or "–", "")
        parts: list[RenderableType] = [rows, hand]
        for name in seen.me.objectives:
            text = words.attribute(name, "text")
            parts.append(Text.assemble((f"{words('cli-secret')}: ", "bold"), f"{words(name)}. {text}"))
        if seen.me.exile:
            parts.append(Text(words(seen.me.exile), "red"))
        return Panel(Group(*parts), title=self.player(seat), border_style=COLOURS[seat % 5])

    def _survivor(self, game: ColonyGame, seen: TableView, survivor: SurvivorView) -> Text:
        words, card = self.words, game.card_of(survivor.id)
        text = Text(words(survivor.id), "bold")
        if seen.players[survivor.owner].leader == survivor.id:
            text.append(f" ({words('cli-leader')})", "dim")
        text.append(f"  {words.place(survivor.place)}  ", "italic")
        text.append(f"{words('cli-attack')} {card.attack}+  {words('cli-search')} {card.search}+  ")
        text.append(f"{words('cli-wounds')} {survivor.wounds + survivor.frostbite}/{survivor.wound_limit}")
        if survivor.moved:
            text.append(f"  {words('cli-moved')}", "dim")
        text.append(f"\n{words.attribute(survivor.id, 'ability')}", "dim")
        return text

    def _equipment(self, game: ColonyGame, survivor: SurvivorView) -> Text:
        text = Text()
        for item in survivor.equipment:
            text.append(self.words.card(game.content, item.card) + "  ", "dim strike" if item.used else "")
        return text

    def _log(self, game: ColonyGame, seat: int | None, n: int) -> RenderableType:
        return Text("\n".join(self.lines(game, seat, max(0, len(game.log) - n))), "dim")

    def lines(self, game: ColonyGame, seat: int | None, since: int) -> list[str]:
        """Log lines from an event on."""
        return [event_line(self.words, game, event, seat, self.names) for event in game.log[since:]]
