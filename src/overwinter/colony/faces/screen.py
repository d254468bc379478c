"""The table of a colony game: header, board, crisis, objective, tonight, players, what is yours.

Everything is drawn with as much detail as the terminal has room for: see :meth:`Screen.table`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from overwinter.cli.face import colour, shape
from overwinter.cli.terminal import Terminal
from overwinter.words import Words

from ..game import ColonyGame
from ..modules.warring import CombatOddsView, MeetingView
from ..naming import card_name, card_text, first_name, place_name, symbol_name
from ..rules import questions
from ..sight.explain import Forecast, forecast
from ..sight.view import ColonyView, PlaceView, SurvivorView, TableView, view
from ..speaking import foresight_line, module_line, progress_line
from ..state import MAX_MORALE

WIDE, BOARD = 120, 72
"""From the first width on, crisis and objective stand beside the board, which has the second."""
FULL, LESS, BRIEF, LEAST, BARE = 4, 3, 2, 1, 0
"""How much is told: FULL has rules and abilities, BARE only what nobody can play without."""


class Screen:
    """Draws a colony game for one reader."""

    def __init__(self, terminal: Terminal, words: Words, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.words = words
        self.names = names

    def table(self, game: ColonyGame, seat: int | None, height: int | None = None) -> list[RenderableType]:
        """The table as a seat (``None``: a spectator) sees it, in as much detail as fits into ``height``."""
        seen = view(game, seat, with_options=False)
        for detail in (FULL, LESS, BRIEF, LEAST, BARE):
            parts = self._parts(game, seen, seat, detail)
            if height is None or self.terminal.height_of(parts) <= height:
                return parts
        return parts

    def player(self, seat: int) -> Text:
        """A player's name in colour and shape."""
        return Text(f"{shape(seat)} {self.names[seat]}", style=f"bold {colour(seat)}")

    def coloured(self, game: ColonyGame, line: str, style: str = "") -> Text:
        """A line of the log, with the names of people in the colours of their players."""
        text = Text(line, style)
        for survivor in game.state.survivors.values():
            text.highlight_words([first_name(self.words, survivor.id)], colour(survivor.owner))
        for seat, name in enumerate(self.names):
            text.highlight_words([name], f"bold {colour(seat)}")
        return text

    def _parts(self, game: ColonyGame, seen: TableView, seat: int | None, detail: int) -> list[RenderableType]:
        parts: list[RenderableType] = [self._header(seen, detail), *self._rivals(seen)]
        facts = self._facts(game, seen, seat, detail)
        board = self._board(game, seen, seat)
        if self.terminal.console.width >= WIDE:
            beside = Table.grid(expand=True, padding=(0, 1))
            beside.add_column(width=BOARD)
            beside.add_column(ratio=1)
            beside.add_row(Group(board, Text(), self._players(seen, BOARD, detail, seat)), facts)
            parts.append(beside)
        else:
            parts += [board, facts, self._players(seen, self.terminal.console.width, detail, seat)]
        if seat is not None:
            parts += self._mine(game, seen, seat, detail)
        return parts

    # -- the colony ----------------------------------------------------------------------------

    def _header(self, seen: TableView, detail: int) -> RenderableType:
        words, colony = self.words, seen.own_colony()
        line = Text(no_wrap=True, overflow="ellipsis", style="on grey15")
        line.append(f" {words('cli-round')} {seen.round}", "bold")
        line.append(f"/{seen.round + max(0, seen.rounds_left - 1)}   " if seen.round else "   ", "bold")
        self._tracks(line, seen, colony)
        line.append(" " * max(0, self.terminal.console.width - line.cell_len))
        return line

    def _rivals(self, seen: TableView) -> list[RenderableType]:
        """The tracks of the other colonies, a line each."""
        lines: list[RenderableType] = []
        for colony in seen.colonies:
            if colony != seen.own_colony():
                line = Text(" ", no_wrap=True, overflow="ellipsis")
                self._tracks(line, seen, colony)
                lines.append(line)
        return lines

    def _tracks(self, line: Text, seen: TableView, colony: ColonyView) -> None:
        """What a colony has; where there are several, with its name."""
        words = self.words
        if len(seen.colonies) > 1:
            line.append(f"{place_name(words, colony.place)}   ", "bold")
        line.append(f"{words('cli-morale')} {colony.morale} ", "bold yellow")
        line.append("▮" * colony.morale, "yellow")
        line.append("▯" * (MAX_MORALE - colony.morale) + "   ", "grey50")
        line.append(f"{words('cli-food')} {colony.food}   ", "green" if colony.food else "")
        if colony.starvation:
            line.append(f"{words('cli-starvation')} {colony.starvation}   ", "bold red")
        line.append(f"{words('cli-waste')} {len(colony.waste)}   ", "yellow" if len(colony.waste) >= 8 else "")
        line.append(f"{words('cli-helpless')} {colony.helpless}")

    def _board(self, game: ColonyGame, seen: TableView, seat: int | None) -> RenderableType:
        """One line per location, and the colonies with their entrances above them, the own one first."""
        board = Table.grid(expand=True, padding=(0, 1))
        for _ in range(4):
            board.add_column(no_wrap=True)
        board.add_column(ratio=1)
        homes: dict[str, RenderableType] = dict.fromkeys([seen.own_colony().place], Text())
        for place in seen.places:
            if place.id in [colony.place for colony in seen.colonies]:
                homes[place.id] = self._home(game, seen, place, seat)
                continue
            board.add_row(
                Text(f"{place.number} {place_name(self.words, place.id)}", "bold"),
                self._entrances(game, place),
                Text("♪" * place.noise, "magenta").append("·" * (place.noise_spaces - place.noise), "grey50"),
                Text(f"▤{place.deck:<2}" if place.has_deck else "", "bold red" if not place.deck else ""),
                self._people(game, seen, place, seat),
            )
        return Group(*homes.values(), board)

    def _home(self, game: ColonyGame, seen: TableView, place: PlaceView, seat: int | None) -> RenderableType:
        name = Text(f"  {place_name(self.words, place.id)}", "bold")
        entrances, people = self._entrances(game, place), self._people(game, seen, place, seat)
        home = Table.grid(padding=(0, 1))
        home.add_column(no_wrap=True)
        if name.cell_len + entrances.cell_len + people.cell_len + 2 <= self._board_width:
            home.add_row(name, entrances.append_text(people))
        else:
            home.add_row(name, entrances)
            home.add_row("", people)
        return home

    @property
    def _board_width(self) -> int:
        return BOARD if self.terminal.console.width >= WIDE else self.terminal.console.width

    def _people(self, game: ColonyGame, seen: TableView, place: PlaceView, seat: int | None) -> Text:
        text = Text()
        for survivor in sorted(seen.survivors, key=lambda found: found.owner):
            if survivor.place == place.id:
                style = colour(survivor.owner) + (" bold" if survivor.owner == seat else "")
                # A name and its marks stay together where a line breaks.
                name = first_name(self.words, survivor.id).replace(" ", "\xa0")
                text.append(f"{shape(survivor.owner)}{name}", style)
                entrance = game.state.survivors[survivor.id].entrance
                text.append(f"@{entrance}" if entrance else "", "bold")
                text.append("♥" * survivor.wounds, "red")
                text.append("❄" * survivor.frostbite, "bright_cyan")
                text.append("▼" * survivor.despair, "magenta")
                text.append(" ")
        for colony in seen.colonies:
            if colony.place == place.id and colony.helpless:
                text.append(f"☺×{colony.helpless} ", "grey62")
                text.append(f"☹×{colony.unruly} " if colony.unruly else "", "yellow")
        marks = "".join(module.marks(game, place.id) for module in game.rules.modules if module.marks)
        text.append(f"{marks} " if marks else "", "bold magenta")
        free = place.free_spaces
        text.append(f"□×{free}" if free > 4 else "□" * free, "grey50")
        return text

    def _entrances(self, game: ColonyGame, place: PlaceView) -> Text:
        text, standing = Text(), questions.guests(game, place.id)
        tokens = zip(place.special, place.zombies, place.barricades, place.traps, strict=True)
        for number, (special, zombies, barricades, traps) in enumerate(tokens, start=1):
            if len(place.zombies) > 1:
                text.append(f"{number}:", "grey62")
            enemies = standing.count(number)
            free = place.entrance_spaces - special - zombies - barricades - traps - enemies
            text.append("X" * special, "bold magenta")
            text.append("Z" * zombies, "bold red" if free <= 0 and not barricades and not traps else "bold")
            text.append("#" * barricades, "yellow")
            text.append("*" * traps, "bold yellow")
            text.append("@" * enemies, "bold")
            text.append("." * free, "grey50")
            text.append(" ")
        return text

    # -- what has to be done -------------------------------------------------------------------

    def _facts(self, game: ColonyGame, seen: TableView, seat: int | None, detail: int) -> RenderableType:
        rows = [
            ("cli-crisis", "bright_cyan", self._crisis(seen, detail)),
            ("cli-goal", "yellow", self._objective(seen, detail) if detail > BARE else Text()),
            *self._modules(game, seat),
            ("cli-tonight", "bright_blue", self._tonight(game, seat, detail)),
        ]
        if detail >= LESS and self.terminal.console.width >= WIDE:
            panels = [Panel(text, title=self.words(key), border_style=style) for key, style, text in rows if text]
            return Group(*panels)
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for key, style, text in rows:
            if text:
                if detail <= BRIEF:
                    text.no_wrap, text.overflow = True, "ellipsis"
                grid.add_row(Text(self.words(key), f"bold {style}"), text)
        return grid

    def _modules(self, game: ColonyGame, seat: int | None) -> list[tuple[str, str, Text]]:
        """What there is of each module."""
        rows = []
        for module in game.rules.modules:
            if module.lines:
                said = [module_line(self.words, game, one, seat, self.names) for one in module.told(game, seat)]
                rows.append((f"module-{module.id}", "magenta", Text(" ".join(said))))
        return rows

    def _crisis(self, seen: TableView, detail: int) -> Text:
        words, crisis = self.words, seen.crisis
        if crisis is None:
            return Text(words("cli-no-crisis") if seen.round else "", "grey62")
        needs = symbol_name(words, crisis.symbols)
        text = Text(words(crisis.card), "bold")
        text.append(
            "  " + words("cli-crisis-state", need=crisis.need, needs=needs, laid=crisis.contributions), "not bold"
        )
        text.append(self._given_by(seen), "not bold")
        text.append(" ")
        text.append(words.attribute(crisis.card, "fail"), "not bold red")
        return text

    def _given_by(self, seen: TableView) -> str:
        """How many cards each of several colonies has given to the crisis."""
        given = {
            place_name(self.words, colony.place): sum(seen.players[seat].contributions for seat in colony.seats)
            for colony in seen.colonies
        }
        return f" ({', '.join(f'{name} {n}' for name, n in given.items())})" if len(given) > 1 else ""

    def _objective(self, seen: TableView, detail: int) -> Text:
        words, mine = self.words, seen.own_colony()
        colony = mine if mine.objective else seen.colonies[0]  # the lone wolf watches what the others are after
        text = Text(words(colony.objective), "bold")
        rivals = [other for other in seen.colonies if other != colony and other.objective == colony.objective]
        for one in [colony, *rivals]:
            if rivals:
                text.append(f"  {words('cli-label', label=place_name(words, one.place))}", "not bold")
            for condition in one.goal:
                mark, style = ("✓", "not bold green") if condition.met else ("·", "not bold")
                text.append(f"  {mark} {progress_line(words, condition)}", style)
        rule = words.attribute(colony.objective, "rule")
        if rule and detail == FULL:
            text.append(f" {rule}", "not bold grey62")
        return text

    def _tonight(self, game: ColonyGame, seat: int | None, detail: int) -> Text:
        if game.over or game.state.phase != "player":
            return Text()
        coming = forecast(game, seat)
        text = Text() if detail == FULL else self._night_in_short(coming)
        between = "\n" if detail == FULL and self.terminal.console.width >= WIDE else " "
        for line in coming.lines:
            grave = line.key in ("night-fuel", "foresee-ends-game") or "overrun" in line.key
            if detail < FULL and not grave:
                continue
            said = foresight_line(self.words, game.content, line, seat, self.names)
            text.append(between if text else "").append(said, "red" if grave else "")
        return text

    def _night_in_short(self, coming: Forecast) -> Text:
        """Food, zombies and morale in figures."""
        words = self.words
        text = Text(f"{words('cli-food')} {coming.food}−{coming.need}")
        if coming.starves:
            text.stylize("bold red")
        for place, n in coming.zombies.items():
            text.append(f" · {place_name(words, place)} +{n}Z", "not bold default")
        for told in coming.told:
            if told.key == "night-fight":
                place, blue, yellow = (told.args[name] for name in ("place", "blue", "yellow"))
                text.append(f" · ⚔ {place_name(words, place)} {blue}:{yellow}", "not bold red")
        if coming.morale:
            more = "…" if coming.or_more else ""
            text.append(f" · {words('cli-morale')} −{coming.morale}{more}", "not bold yellow")
        return text.append(" ")

    # -- players -------------------------------------------------------------------------------

    def _players(self, seen: TableView, width: int, detail: int, seat: int | None) -> RenderableType:
        """All players, in columns where there is little room; where there is none, only the reader.

        Those of the own colony come first, and nobody of another stands in a row with them.
        """
        home = seen.own_colony()
        teams: list[list[int]] = [[], []]
        for player in seen.players:
            teams[seen.colonies[player.colony] != home].append(player.seat)
        if detail == BARE and seat is not None:
            teams = [[seat]]
        rows = [[self._player(seen, found) for found in team] for team in teams]
        room = width // (max(line.cell_len for lines in rows for line in lines) + 3)
        columns = max(1, min(3, room)) if detail < FULL else 1
        grid = Table.grid(padding=(0, 3))
        for lines in rows:
            for at in range(0, len(lines), columns):
                grid.add_row(*lines[at : at + columns])
        return grid

    def _player(self, seen: TableView, seat: int) -> Text:
        """One line: name, dice, cards, and what is special."""
        words, player = self.words, seen.players[seat]
        text = Text("▶" if seat in [turn.seat for turn in seen.turns] else " ")
        text.append_text(self.player(seat))
        text.append(f"  {words('cli-dice')} ")
        text.append("".join(f"{die} " for die in sorted(player.unused)), "bold")
        text.append("".join(f"{die} " for die in sorted(player.used)), "grey50")
        text.append("– " if not player.unused and not player.used else "")
        text.append(f" {words('cli-hand')} {player.hand}")
        if player.contributions:
            text.append(f" +{player.contributions}", "bright_cyan")
        if seat == seen.colony_of(seat).first:
            text.append(" ⚑", "yellow")
        notes = []
        if player.exiled:
            notes.append(words("cli-exiled"))
        if player.eliminated:
            notes.append(words("cli-eliminated"))
        if notes:
            text.append(f"  {', '.join(notes)}", "grey62")
        return text

    def _mine(self, game: ColonyGame, seen: TableView, seat: int, detail: int) -> list[RenderableType]:
        """The own survivors, hand and secrets."""
        assert seen.me is not None
        words, me = self.words, seen.me
        parts: list[RenderableType] = []
        if detail >= BRIEF:
            parts.append(Rule(self.player(seat), style=colour(seat), align="left"))
        own = [survivor for survivor in seen.survivors if survivor.owner == seat]
        for survivor in own:
            parts += self._survivor(game, seen, survivor, detail)
        hand = Text.assemble((words("cli-label", label=words("cli-hand")) + " ", "bold"))
        hand.append(words.counted([card_name(words, game.content, card) for card in me.hand]) if me.hand else "–")
        parts.append(hand)
        if detail >= BRIEF:
            secret = self._secret(me.objectives, me.exile, detail)
            if me.crossroads:
                secret.append("  " + words("cli-label", label=words("cli-holding")) + " ", "bold")
                secret.append(words(me.crossroads))
                if detail == FULL:
                    secret.append(f". {words.attribute(me.crossroads, 'trigger')}", "grey62")
            if secret:
                parts.append(secret)
        return parts

    def _secret(self, objectives: Sequence[str], exile: str, detail: int) -> Text:
        words, text = self.words, Text()
        for name in objectives:
            text.append(words("cli-label", label=words("cli-secret")) + " " if not text else "  ", "bold")
            text.append(words(name), "strike" if exile else "")
            if detail >= LESS and not exile:
                text.append(f". {words.attribute(name, 'text')}", "grey62")
        if exile:
            text.append(f"  {words(exile)}", "red")
        if detail < LESS:
            text.no_wrap, text.overflow = True, "ellipsis"
        return text

    def _survivor(
        self, game: ColonyGame, seen: TableView, survivor: SurvivorView, detail: int
    ) -> list[RenderableType]:
        """One line: who, where, how good, how hurt, with what; and what only they can do."""
        words, card = self.words, game.card_of(survivor.id)
        text = Text().append(words(survivor.id), f"bold {colour(survivor.owner)}")
        if seen.players[survivor.owner].leader == survivor.id:
            text.append("★", "yellow")
        text.append(f" {place_name(words, survivor.place)}", "italic")
        text.append(f"  {words('cli-attack')} {card.attack}+  {words('cli-search')} {card.search}+")
        hurt = survivor.wounds + survivor.frostbite + survivor.despair
        text.append(f"  {words('cli-wounds')} {hurt}/{survivor.wound_limit}", "red" if hurt else "")
        if survivor.frostbite:
            text.append("❄" * survivor.frostbite, "bright_cyan")
        text.append("▼" * survivor.despair, "magenta")
        if survivor.moved:
            text.append(f"  {words('cli-moved')}", "grey62")
        for item in survivor.equipment:
            text.append(
                f"  +{card_name(words, game.content, item.card)}", "grey62 strike" if item.used else "cyan"
            )
        for lasting in survivor.lasting:
            text.append(f"  «{words(lasting.card)}»", "magenta")
        if detail < FULL:
            return [text]
        return [text, Padding(self._ability(game, survivor.id), (0, 0, 0, 4))]

    # -- combats -------------------------------------------------------------------------------

    def combat_odds(self, odds: CombatOddsView) -> list[RenderableType]:
        """What each tactic or bid would mean against each of theirs."""
        words, grid = self.words, Table.grid(padding=(0, 2))
        if odds.tactics:
            theirs = [words(one.theirs) for one in next(iter(odds.tactics.values()))]
            title = "cli-odds-tactics"
            rows = {words(card): [self._met(one) for one in met] for card, met in odds.tactics.items()}
        else:
            title, theirs = "cli-odds-bids", [str(n) for n in range(len(odds.bids[0]))]
            rows = {
                str(n): [Text(f"{one.win}·{one.even}·{one.lose}") for one in chances]
                for n, chances in enumerate(odds.bids)
            }
        grid.add_row("", *(Text(name, "bold") for name in theirs))
        for name, cells in rows.items():
            grid.add_row(Text(name, "bold cyan"), *cells)
        said = [
            f"{words('cli-label', label=words(card))} {words.attribute(card, 'text')}" for card in odds.tactics
        ]
        return [*(Text(line, "grey62") for line in said), Text(words(title), "cyan"), grid]

    def _met(self, met: MeetingView) -> Text:
        """By how much we would lead, or who would leave."""
        if met.outcome != "fight":
            return Text(self.words(f"cli-odds-{met.outcome}"), "grey62").append(" " + "♥" * met.wounds, "red")
        style = "green" if met.lead > 0 else "red" if met.lead < 0 else ""
        return Text(f"{met.lead:+d}" if met.lead else "=", style)

    # -- pages ---------------------------------------------------------------------------------

    def about_me(self, game: ColonyGame, seat: int) -> list[RenderableType]:
        """Everything that one player may know and others may not, with the texts of the cards."""
        seen = view(game, seat, with_options=False)
        assert seen.me is not None
        words, me = self.words, seen.me
        parts: list[RenderableType] = [Rule(self.player(seat), style=colour(seat), align="left")]
        for survivor in seen.survivors:
            if survivor.owner == seat:
                parts += self._survivor(game, seen, survivor, FULL)
                for item in survivor.equipment:
                    parts.append(self._card(game, item.card))
        parts.append(Text(words("cli-label", label=words("cli-hand")) + f" {len(me.hand) or '–'}", "bold"))
        parts += [self._card(game, card) for card in dict.fromkeys(me.hand)]
        if me.conditions:
            parts.append(self._secret(me.objectives, me.exile, FULL))
        for condition in me.conditions:
            mark = {True: "✓", False: "✗", None: "?"}[condition.met]
            parts.append(Text(f"  {mark} {progress_line(words, condition)}"))
        if me.crossroads:
            trigger = words.attribute(me.crossroads, "trigger")
            parts.append(
                Text.assemble(
                    (words("cli-label", label=words("cli-holding")) + " ", "bold"),
                    f"{words(me.crossroads)}. {trigger}",
                )
            )
        known = [
            f"{words('cli-label', label=self._zone(card.zone))} {card_name(words, game.content, card.card)}"
            for card in me.known
        ]
        if known:
            parts.append(Text(words("cli-you-know"), "bold"))
            parts += [Text(f"  {line}") for line in known]
        return parts

    def _zone(self, zone: str) -> str:
        """Where a card lies that somebody has seen."""
        name, _, of = zone.partition(":")
        if name == "deck":
            return place_name(self.words, of)
        if of.isdigit():
            return self.names[int(of)]
        return self.words({"contributions": "cli-crisis", "crisis": "cli-crisis"}.get(name, "cli-story"))

    def _card(self, game: ColonyGame, card: str) -> Text:
        text = Text(f"  {card_name(self.words, game.content, card)}", "cyan")
        return text.append(f". {card_text(self.words, game.content, card)}", "not bold grey62")

    def story(self, game: ColonyGame, card: str) -> RenderableType:
        """A crossroads card that is read aloud."""
        words = self.words
        width = min(92, self.terminal.console.width)
        return Panel(
            Text(words.attribute(card, "story"), "italic"), title=words(card), border_style="yellow", width=width
        )

    def candidates(self, game: ColonyGame, survivors: Sequence[str]) -> RenderableType:
        """Survivors to choose from, with what they can do."""
        words = self.words
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for name in survivors:
            card = game.card_of(name)
            text = Text(f"{words('cli-influence')} {card.influence}  {words('cli-attack')} {card.attack}+  ")
            text.append(f"{words('cli-search')} {card.search}+  ")
            grid.add_row(first_name(words, name), text.append_text(self._ability(game, name)))
        return grid

    def _ability(self, game: ColonyGame, survivor: str) -> Text:
        """What only this survivor can do, and what it takes: a place, a die, once a round."""
        words, terms = self.words, list[str]()
        for ability in game.card_of(survivor).abilities[:1]:
            if words.has(f"place-{ability.at}"):
                terms.append(place_name(words, ability.at))
            if ability.die:
                terms.append(words("cli-die-min", n=ability.die) if ability.die > 1 else words("cli-any-die"))
            if ability.once:
                terms.append(words("cli-once"))
        text = Text(words("cli-label", label=", ".join(terms)) + " " if terms else "", "cyan")
        return text.append(words.attribute(survivor, "ability"), "grey62")

    def cards(self, game: ColonyGame, cards: Sequence[str]) -> list[RenderableType]:
        """Item cards with their texts."""
        return [self._card(game, card) for card in dict.fromkeys(cards)]

    def end(self, game: ColonyGame) -> list[RenderableType]:
        """Who has won and why, with all secrets (R-254)."""
        words, seen = self.words, view(game, None)
        body = Text(words(f"cli-outcome-{seen.outcome}") + ". ", "bold")
        won, total = len(seen.winners), len(seen.players)
        if not won:
            body.append(words("cli-none-won"))
        else:
            body.append(words("cli-all-won") if won == total else words("cli-some-won", n=won, total=total))
        for secret in seen.revealed:
            winner = secret.seat in seen.winners
            body.append("\n\n")
            body.append_text(self.player(secret.seat))
            body.append(
                f"  {words('cli-won') if winner else words('cli-lost')}", "bold green" if winner else "bold red"
            )
            for name in secret.objectives:
                body.append(f"  {words('cli-label', label=words(name))} ", "not bold italic")
                body.append(words.attribute(name, "text"), "not bold grey62")
            if secret.exile:
                body.append(f"  {words(secret.exile)}", "not bold italic red")
            for condition in secret.conditions:
                mark, style = ("✓", "green") if condition.met else ("✗", "red")
                body.append(f"\n    {mark} ", style)
                body.append(progress_line(words, condition), "not bold")
            if secret.hand:
                cards = words.counted([card_name(words, game.content, card) for card in secret.hand])
                body.append(f"\n    {words('cli-label', label=words('cli-hand'))} {cards}", "not bold grey62")
        return [
            self._header(seen, FULL),
            Panel(body, title=words("cli-game-over"), border_style="yellow", padding=(0, 1)),
        ]
