"""A game in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from overwinter import records
from overwinter.bots import Bot, Sight, make_bot
from overwinter.colony.endings import conditions
from overwinter.colony.explain import foresee, why_not
from overwinter.colony.game import YAWN, ColonyGame
from overwinter.colony.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import AnswerError, RecordError, SetupError
from overwinter.kernel.options import Decision, Option
from overwinter.words import (
    Words,
    condition_line,
    error_line,
    event_line,
    foresight_line,
    prompt_line,
    reason_line,
)

from .menu import Entry, entries
from .screen import Screen


def data_folder() -> Path:
    """Where games are kept between sessions."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "overwinter"


def new_session(
    console: Console,
    language: str,
    setup: Setup,
    seed: int | None,
    humans: int,
    bot: str,
    names: Sequence[str],
    save: Path | None,
) -> Session:
    """A new game at the terminal."""
    if not 0 <= humans <= setup.players:
        raise SetupError(f"{humans} people cannot sit at {setup.players} seats", "humans", n=humans)
    game = new_game(setup, random.SystemRandom().randrange(2**32) if seed is None else seed)
    seats = ["human"] * humans + [bot] * (setup.players - humans)
    return Session(console, Words(language, setup.packs), game, seats, _names(language, seats, names), save)


def _names(language: str, seats: Sequence[str], given: Sequence[str]) -> list[str]:
    words = Words(language)
    usual = [words("player-name", n=n) for n in range(1, len(seats) + 1)]
    return [given[i] if i < len(given) else usual[i] for i in range(len(seats))]


def continue_session(console: Console, language: str, file: Path | None, save: Path | None, bot: str) -> Session:
    """Go on with a saved game."""
    path = file or data_folder() / "last.json"
    document = records.read(path)
    game = records.load(document)
    if not isinstance(game, ColonyGame):
        raise RecordError("this is a record of another game", "game")
    about = document.get("players") or {}
    count = len(game.state.players)
    seats = [str(s) for s in about.get("seats", [])] or ["human"] + [bot] * (count - 1)
    names = [str(n) for n in about.get("names", [])] or _names(language, seats, [])
    if len(seats) != count or len(names) != count:
        raise RecordError("the seats do not fit the game", "fields")
    return Session(console, Words(language, game.state.setup.packs), game, seats, names, save or file)


class Session:
    """One sitting: asks people, lets bots answer, shows what happens, saves as it goes."""

    def __init__(
        self,
        console: Console,
        words: Words,
        game: ColonyGame,
        seats: Sequence[str],
        names: Sequence[str],
        save: Path | None,
    ) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.seats = list(seats)
        self.names = list(names)
        self.bots: dict[int, Bot] = {i: make_bot(name) for i, name in enumerate(seats) if name != "human"}
        self.people = [i for i, name in enumerate(seats) if name == "human"]
        self.path = save or data_folder() / "last.json"
        self.screen = Screen(console, words, names)
        self.rng = random.Random(game.seed or 0)
        self.told = len(game.log)
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None

    # -- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while not self.game.over:
                decision = self._next()
                if decision.seat in self.bots:
                    self._bot(decision)
                elif not self._human(decision):
                    self.save()
                    self.console.print(self.words("cli-saved", file=str(self.path)))
                    self.console.print(self.words("cli-bye"))
                    return
        except EOFError:
            self.save()
            self.console.print(self.words("cli-saved", file=str(self.path)))
            return
        self.save()
        self.show_end()

    def _next(self) -> Decision:
        """The next decision: bots first, so that people see what they have to see."""
        open_now = self.game.decisions
        for decision in open_now:
            if decision.seat in self.bots:
                return decision
        return open_now[0]

    def _bot(self, decision: Decision) -> None:
        option = self.bots[decision.seat].choose(Sight(self.game, decision, self.rng))
        self.game.answer(decision.seat, option, decision.id)
        self._tell()

    def _tell(self) -> None:
        """Print what happened since the last time, as everybody here may know it."""
        for event in self.game.log[self.told :]:
            line = event_line(self.words, self.game, event, self.looking, self.names)
            self.console.print(Text(line, "dim"))
        self.told = len(self.game.log)

    def save(self) -> None:
        """Write the record with who sits where."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        records.save(self.game, self.path, players={"seats": self.seats, "names": self.names})

    # -- people --------------------------------------------------------------------------------

    def _human(self, decision: Decision) -> bool:
        """Ask a person. False: quit."""
        seat = decision.seat
        if len(self.people) > 1 and self.looking != seat:
            self._hand_over(seat)
        self._tell()
        self.screen.show(self.game, seat, log=0)
        options = self.game.options(seat)
        trail: list[Sequence[Option]] = [options]
        while True:
            lines = entries(self.words, self.game, seat, trail[-1], self.names)
            self._ask(decision, seat, lines, deep=len(trail) > 1)
            typed = self._read()
            if typed == "b" and len(trail) > 1:
                trail.pop()
            elif typed.isdigit() and 1 <= int(typed) <= len(lines):
                chosen = lines[int(typed) - 1].options
                if len(chosen) > 1:
                    trail.append(chosen)
                    continue
                if self._confirmed(seat, chosen[0]):
                    self.game.answer(seat, chosen[0], decision.id)
                    self.save()
                    self._tell()
                    return True
            elif typed in ("q", "quit"):
                return False
            elif self._other(typed, seat):
                return True

    def _ask(self, decision: Decision, seat: int, lines: Sequence[Entry], *, deep: bool) -> None:
        self.console.print(Text(prompt_line(self.words, self.game, decision, self.names), "bold"))
        if decision.kind in ("crossroads", "crossroads-vote") and not deep:
            self._story(str(decision.about["card"]))
        for number, entry in enumerate(lines, start=1):
            self.console.print(Text.assemble((f"{number:>3}  ", "bold yellow"), entry.text))
        keys = ["q " + self.words("cli-quit"), "u " + self.words("cli-undo"), "? " + self.words("cli-help")]
        keys += ["w " + self.words("cli-actions"), "l " + self.words("cli-log"), "s " + self.words("cli-board")]
        if deep:
            keys.insert(0, "b " + self.words("cli-back"))
        self.console.print(Text("  ".join(keys), "dim"))

    def _story(self, card: str) -> None:
        words = self.words
        body = Text(words.attribute(card, "story") + "\n", "italic")
        for number in range(1, len(self.game.content.crossroads[card].options) + 1):
            body.append(f"\n{words.attribute(card, f'option{number}')}: ", "bold")
            if not self.game.state.setup.rules.hide_results:
                body.append(words.attribute(card, f"effect{number}"))
        self.console.print(
            Panel(body, title=words(card), border_style="yellow", width=min(90, self.console.width))
        )

    def _confirmed(self, seat: int, option: Option) -> bool:
        """Show what an option would surely do; ask once more where somebody would die of it."""
        lines = foresee(self.game, seat, option)
        for line in lines:
            text = foresight_line(self.words, self.game.content, line, seat, self.names)
            self.console.print(Text(f"     {text}", "cyan"))
        deadly = any("dies" in line.key or line.key == "foresee-ends-game" for line in lines)
        if not deadly:
            return True
        self.console.print(f"{self.words('cli-yes')} / {self.words('cli-no')} (y/n)")
        return self._read() in ("y", "yes", "j", "ja", "o", "oui")

    def _other(self, typed: str, seat: int) -> bool:
        """Commands beside the options. True: the position has changed, ask anew."""
        match typed:
            case "u":
                return self._undo(seat)
            case "?" | "h":
                self._help()
            case "w":
                self._why_not(seat)
            case "l":
                for line in self.screen.lines(self.game, seat, max(0, len(self.game.log) - 40)):
                    self.console.print(Text(line, "dim"))
            case "s":
                self.screen.show(self.game, seat, log=8)
            case "y" if self.game.interjections(seat):
                self.game.interject(seat, YAWN.only)
                self._tell()
            case _:
                self.console.print(self.words("cli-not-a-choice"))
        return False

    def _undo(self, seat: int) -> bool:
        try:
            self.game.undo(seat)
        except AnswerError as error:
            self.console.print(error_line(self.words, error))
            return False
        self.told = len(self.game.log)
        self.console.print(self.words("cli-undone"))
        return True

    def _help(self) -> None:
        keys = (
            "exposure",
            "frostbite",
            "bite-spread",
            "overrun",
            "crisis",
            "crossroads",
            "noise",
            "waste",
            "exile",
        )
        for key in keys:
            if self.words.has(f"term-{key}"):
                self.console.print(Text(self.words(f"term-{key}")))

    def _why_not(self, seat: int) -> None:
        for survivor, reasons in why_not(self.game, seat).items():
            self.console.print(Text(self.words(survivor), "bold"))
            for action, reason in reasons.items():
                self.console.print(f"  {self.words(f'cli-{action}')}: {reason_line(self.words, reason)}")

    def _hand_over(self, seat: int) -> None:
        """Nothing secret is on the screen while the keyboard changes hands."""
        self.looking = None
        self.console.clear()
        self._tell()
        self.console.print(Text(self.words("cli-pass-keyboard", seat=self.names[seat]), "bold"))
        self.console.print(self.words("cli-pass-ready", seat=self.names[seat]))
        self._read()
        self.looking = seat

    def _read(self) -> str:
        self.console.print("> ", end="")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip().lower()

    # -- the end -------------------------------------------------------------------------------

    def show_end(self) -> None:
        """Who has won, and why."""
        game, words = self.game, self.words
        self._tell()
        self.screen.show(game, None, log=0)
        body = Text(words(f"cli-outcome-{game.state.outcome}") + "\n", "bold")
        for player in game.state.players:
            won = player.seat in game.state.winners
            body.append_text(self.screen.player(player.seat))
            body.append(f": {words('cli-won') if won else words('cli-lost')}", "bold green" if won else "red")
            for name in player.objectives:
                body.append(f"  {words(name)}", "italic")
            body.append("\n")
            for condition in conditions(game, player.seat):
                mark = "✓" if condition.met else "✗"
                body.append(f"   {mark} {condition_line(words, condition.name, condition.args)}\n", "dim")
        self.console.print(Panel(body, title=words("cli-game-over"), border_style="yellow"))
