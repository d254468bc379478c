"""A game in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from overwinter import records
from overwinter.advice import HINT, advice_lines
from overwinter.games import kind_of
from overwinter.kernel.errors import AnswerError, OverwinterError, RecordError, SetupError
from overwinter.kernel.options import Decision, Option
from overwinter.kind import AnyGame, GameKind, make_bot, usual_bot
from overwinter.server.settings import data_folder
from overwinter.words import Words, error_line

from .errors import check_writable, make_folder
from .face import Face
from .help import help_pages
from .menu import Entry, Menu, listed
from .terminal import Terminal

HUMAN = "human"
LAST, PREVIOUS = "last.json", "previous.json"
YES = frozenset({"y", "yes", "j", "ja", "o", "oui"})
NO = frozenset({"n", "no", "nein", "non", "b", "q"})


class Quit(Exception):  # noqa: N818 - it is a wish, not an error
    """Somebody wants to stop."""


@dataclass
class Seating:
    """Who sits where: "human" or the name of a bot by seat, and the names given (empty: the usual one)."""

    seats: list[str]
    given: list[str]

    def names(self, words: Words) -> list[str]:
        """What the players are called."""
        usual = [words("player-name", n=n) for n in range(1, len(self.seats) + 1)]
        return [given or name for given, name in zip(self.given, usual, strict=True)]

    def to_json(self) -> dict[str, Any]:
        """For the record."""
        return {"seats": self.seats, "names": self.given}


def seating(players: int, humans: int, bots: Sequence[str], given: Sequence[str]) -> Seating:
    """People first, then bots, taken in turn."""
    if not 0 <= humans <= players:
        raise SetupError(f"{humans} people cannot sit at {players} seats", "humans", n=humans)
    seats = [HUMAN] * humans + [bots[i % len(bots)] for i in range(players - humans)]
    return Seating(seats, [given[i].strip() if i < len(given) else "" for i in range(players)])


def new_session(
    terminal: Terminal,
    kind: GameKind,
    language: str,
    setup: Any,
    seed: int | None,
    seats: Seating,
    save: Path | None,
    *,
    talk: bool = True,
) -> Session:
    """A new game. The one played before is kept beside it."""
    session = Session(
        terminal,
        kind,
        language,
        kind.new(setup, random.SystemRandom().randrange(2**32) if seed is None else seed),
        seats,
        save,
        talk=talk,
    )
    if save is None:
        _keep_previous(session.path)
    session.save()
    return session


def _keep_previous(path: Path) -> None:
    """A game that was not played to its end is not lost when the next one begins."""
    if path.is_file():
        try:
            path.replace(path.with_name(PREVIOUS))
        except OSError as error:
            raise RecordError(f"{path} cannot be moved: {error}", "file", file=str(path)) from error


def continue_session(
    terminal: Terminal,
    language: str,
    file: Path | None,
    save: Path | None,
    bots: Sequence[str],
    *,
    talk: bool = True,
) -> Session:
    """Go on with a saved game. ``bots`` (empty: the usual one) play if the record does not say who does."""
    path = file or data_folder() / LAST
    document = records.read(path)
    game = records.load(document)
    kind = kind_of(game)
    seats = seating_of(document, kind.players(game), bots or [usual_bot(kind)])
    return Session(terminal, kind, language, game, seats, save or path, talk=talk)


def seating_of(document: dict[str, Any], players: int, bots: Sequence[str]) -> Seating:
    """Who sits where, as the record has it; a record that does not say: one person and bots."""
    about = document.get("players") or {}
    seats, names = about.get("seats"), about.get("names")
    if seats is None:
        seats = seating(players, 1, bots, []).seats
    if names is None:
        names = [""] * players
    for listed_ in (seats, names):
        if not isinstance(listed_, list) or len(listed_) != players:
            raise RecordError("the seats do not fit the game", "fields", field="players")
    return Seating([str(seat) for seat in seats], [str(name) for name in names])


def _told(game: AnyGame, seat: int | None) -> int:
    """Up to which event a seat has been told when a sitting begins: up to its last answer, if it has given one."""
    if not game.answers:
        return 0
    if seat is None:
        return len(game.log)
    given = [entry.log_at for entry in game.answers if entry.seat == seat]
    return given[-1] if given else 0


def said_line(kind: GameKind, words: Words, seat: int, facts: dict[str, Any], names: Sequence[str]) -> Text:
    """What a bot said, as a line among what happened."""
    text = kind.said(words, facts, names)
    return Text(words("event-table-said", seat=names[seat], text=text), "italic")


class Session:
    """One sitting: asks people, lets bots answer, shows what happens, saves as it goes."""

    def __init__(
        self,
        terminal: Terminal,
        kind: GameKind,
        language: str,
        game: AnyGame,
        seats: Seating,
        save: Path | None,
        *,
        talk: bool = True,
    ) -> None:
        self.terminal = terminal
        self.talk = talk
        """Whether bots say why they do what they do."""
        self.said: dict[int, list[tuple[int, dict[str, Any]]]] = {}
        """What bots said, seat and facts, by the length of the log before that."""
        self.kind = kind
        self.game = game
        self.seating = seats
        self.bots: dict[int, Any] = {
            i: make_bot(kind, name) for i, name in enumerate(seats.seats) if name != HUMAN
        }
        self.people = [i for i, name in enumerate(seats.seats) if name == HUMAN]
        self.path = save or data_folder() / LAST
        check_writable(self.path)
        self.rng = random.Random(game.seed or 0)
        self.told: dict[int | None, int] = {seat: _told(game, seat) for seat in (None, *self.people)}
        """By seat: events up to here have been shown (on a plain terminal: printed, under ``None``)."""
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose secrets may be on the screen."""
        self.handed = 0
        """How long the log was when the keyboard last changed hands."""
        self.flash: list[Text] = []
        """What to say once above the next question."""
        self.turn_shown: tuple[int, int] | None = None
        self.acted = -1
        """The seat that answered last."""
        self.passing = -1
        """The person who gets the keyboard next, because somebody said so."""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Say everything in this language from now on."""
        self.words = self.kind.words(language, self.game)
        self.names = self.seating.names(self.words)
        self.face: Face = self.kind.face(self.terminal, self.words, self.names)

    # -- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody stops."""
        try:
            while not self.game.over:
                decision = self._next()
                if decision.seat in self.bots:
                    self._bot(decision)
                else:
                    self._human(decision)
        except (Quit, EOFError):
            self._leave()
            return
        except KeyboardInterrupt:
            self._leave()
            raise
        self.save()
        self.show_end()

    def _leave(self) -> None:
        self.save()
        self.terminal.say("")
        self.terminal.say(self.words("cli-saved", file=str(self.path)))
        how = "--continue" if self.path == data_folder() / LAST else f"--resume {self.path}"
        self.terminal.say(self.words("cli-come-back", how=how), "dim")

    def _next(self) -> Decision:
        """The next decision: bots first, so that people see what they have to see; then who is looking.

        Side by side with people a bot does one thing at a time, and they have their turn in between.
        """
        open_now = self.game.decisions
        people = [d for d in open_now if d.seat in self.people]
        for decision in open_now:
            beside = decision.seat == self.acted and any(d.stack != decision.stack for d in people)
            if decision.seat in self.bots and not beside:
                return decision
        wanted, self.passing = (self.passing, self.looking), -1
        return next((d for seat in wanted for d in people if d.seat == seat), (people or open_now)[0])

    def _bot(self, decision: Decision) -> None:
        option = self.kind.choose(self.bots[decision.seat], self.game, decision, self.rng)
        before = len(self.game.log)
        if self.talk:
            name = self.seating.seats[decision.seat]
            remark = self.kind.remark(name, self.game, decision, option)
            if remark is not None:
                self.said.setdefault(before, []).append((decision.seat, remark))
        self.game.answer(decision.seat, option, decision.id)
        self.acted = decision.seat
        fresh = self.game.log[before:]
        if fresh and self.terminal.live and self.terminal.pace > 0:
            self._draw([], None if len(self.people) > 1 else self.looking)
            self.terminal.wait(3.0 if any(event.kind in self.face.weighty for event in fresh) else 1.0)
        elif not self.terminal.live:
            self._tell()

    def save(self) -> None:
        """Write the record with who sits where."""
        make_folder(self.path)
        records.save(self.game, self.path, players=self.seating.to_json())

    # -- showing -------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Print what happened since the last time, as everybody who looks may know it."""
        for line in self._news(None, self.looking):
            self.terminal.console.print(line)
        self.told[None] = len(self.game.log)

    def _news(self, seat: int | None, eyes: int | None) -> list[Text]:
        """What happened since a seat was last told, as another (``None``: anybody) may know it."""
        lines = []
        since = self.told[seat]
        if self.terminal.live:
            # More than a screenful is never shown.
            since = max(since, len(self.game.log) - self.terminal.height)
        for n, event in enumerate(self.game.log[since:], since):
            lines += [said_line(self.kind, self.words, *said, self.names) for said in self.said.get(n, ())]
            lines += self.face.event(self.game, event, eyes)
        return lines

    def _draw(self, question: Sequence[RenderableType], eyes: int | None, reader: int | None = None) -> None:
        """The whole screen as ``eyes`` may see it: the table, what happened, the question, which always fits.

        ``reader`` is the seat whose news they are, if not the same.
        """
        terminal = self.terminal
        room = terminal.height - terminal.height_of(question)
        news = self._news(eyes if reader is None else reader, eyes)
        parts = self.face.table(self.game, eyes, max(0, room - min(len(news), 4)))
        room -= terminal.height_of(parts)
        unseen = len(self.game.log) - self.told[eyes if reader is None else reader]
        terminal.draw([*parts, *self._fitting(news, room, unseen), *question])

    def _fitting(self, news: Sequence[Text], room: int, unseen: int = 0) -> list[Text]:
        """As many of the latest lines as there is room for; then how many of the unseen ones are left out."""
        chosen: list[Text] = []
        for line in reversed(news):
            room -= self.terminal.height_of([line])
            if room < 0:
                break
            chosen.insert(0, line)
        hidden = max(unseen, len(news)) - len(chosen)
        if hidden and len(chosen) > 1:
            chosen[0] = Text(self.words("cli-more-news", n=hidden + 1), "dim")
        return chosen

    def _show(self, question: Sequence[RenderableType], decision: Decision) -> None:
        """Ask: on a live screen with the table, on a plain one with the table at the start of each turn."""
        if self.terminal.live:
            self._draw(question, decision.seat)
            return
        self._tell()
        turn = (self.face.round(self.game), decision.seat)
        if decision.kind in self.face.turns and turn != self.turn_shown:
            self.turn_shown = turn
            self.terminal.draw(self.face.table(self.game, decision.seat, None))
        self.terminal.draw(question)

    # -- people --------------------------------------------------------------------------------

    def _human(self, decision: Decision) -> None:
        """Ask a person until there is an answer, or the position has changed."""
        seat = decision.seat
        if self.looking != seat or self._others_have_played(seat):
            self._hand_over(seat)
        width = self.terminal.console.width
        rows = max(6, self.terminal.height // 3) if self.terminal.live else 14
        menu = Menu(self.kind, self.face.menus, self.words, self.game, seat, self.names, width, rows)
        trail: list[Sequence[Option]] = [self.game.options(seat)]
        path: list[str] = []
        while True:
            entries = menu.entries(trail[-1])
            self._show(self._question(decision, entries, path), decision)
            self.flash = []
            typed = self.terminal.read()
            chosen = self._chosen(menu, entries, trail, typed)
            if chosen:
                if len(chosen) > 1:
                    trail.append(chosen)
                    path.append(next((e.label for e in entries if e.options == chosen), typed))
                elif self._confirmed(decision, menu, chosen[0]):
                    self._answer(decision, chosen[0])
                    return
            elif typed.lower() in ("b", "back") and len(trail) > 1:
                trail.pop()
                path.pop()
            elif self._command(typed, seat):
                return

    def _question(self, decision: Decision, entries: Sequence[Entry], path: Sequence[str]) -> list[RenderableType]:
        """The question, its options, and the keys that help. ``path``: what has been chosen on the way."""
        prompt = Text(f" {self.kind.prompt(self.words, self.game, decision, self.names)} ", "bold reverse")
        for step in path:
            prompt.append(f" › {step}", "bold not reverse")
        parts: list[RenderableType] = []
        if not path:
            parts += self.face.story(self.game, decision)
        parts += [*self.flash, prompt, listed(entries, self.terminal.console.width)]
        keys = [("?", "cli-help"), ("m", "cli-mine"), ("i", "cli-hint"), ("w", "cli-why-not"), ("l", "cli-log")]
        keys = [("b", "cli-back"), *keys[:3]] if path else [*keys, ("u", "cli-undo")]
        if not path and self._others_asked(decision.seat):
            keys.append(("o", "cli-other"))
        keys.append(("q", "cli-quit"))
        line = "  ".join(f"{key} {self.words(name)}" for key, name in keys)
        parts.append(Text(line, "dim", no_wrap=True, overflow="ellipsis"))
        return parts

    def _chosen(
        self, menu: Menu, entries: Sequence[Entry], trail: Sequence[Sequence[Option]], typed: str
    ) -> Sequence[Option]:
        """The options meant by a number, or by part of what they say; empty: none."""
        if typed.isdecimal():
            return next((entry.options for entry in entries if entry.number == int(typed)), ())
        if len(typed) < 2 or typed.split()[0].lower() in COMMANDS:
            return ()
        found = menu.matching(trail[-1], typed)
        # Typed again the same words would list the same options: nothing is gained by that.
        return found if len(found) < len(trail[-1]) or len(found) == 1 else ()

    def _confirmed(self, decision: Decision, menu: Menu, option: Option) -> bool:
        """Show what an option would surely do; ask once more before a roll, and where somebody would die."""
        notices = self.kind.notices(self.words, self.game, decision.seat, option, self.names)
        if not any(notice.asks for notice in notices):
            return True
        deadly = any(notice.deadly for notice in notices)
        parts: list[RenderableType] = [Text(f" {menu.text(option)} ", "bold reverse")]
        parts += [Text(f"   {notice.text}", "bold red" if notice.deadly else "cyan") for notice in notices]
        parts.append(Text(self.words("cli-really" if deadly else "cli-go-on"), "bold"))
        while True:
            self._show(parts, decision)
            typed = self.terminal.read().lower()
            if typed in YES or (not typed and not deadly):
                return True
            if typed in NO:
                return False

    def _answer(self, decision: Decision, option: Option) -> None:
        """Take the answer. On a live screen the news begin with it."""
        self.told[decision.seat] = len(self.game.log)
        self.game.answer(decision.seat, option, decision.id)
        self.acted = decision.seat
        self.save()

    def _others_asked(self, seat: int) -> list[int]:
        """Other people at this keyboard who could answer something now, the next one first."""
        asked = {d.seat for d in self.game.decisions} & set(self.people) - {seat}
        return sorted(asked, key=lambda other: (other < seat, other))

    def _others_have_played(self, seat: int) -> bool:
        """Whether somebody else had a turn since this person's last answer: others may be at the screen now."""
        since = self.game.log[max(self.told[seat], self.handed) :]
        return len(self.people) > 1 and any(e.kind in self.face.turns and e.facts["seat"] != seat for e in since)

    def _hand_over(self, seat: int) -> None:
        """Nothing secret is on the screen while the keyboard changes hands."""
        self.looking = None
        self.terminal.wipe()
        question = [
            Text(f" {self.words('cli-pass-keyboard', seat=self.names[seat])} ", "bold reverse"),
            Text(self.words("cli-pass-ready", seat=self.names[seat])),
        ]
        if self.terminal.live:
            self._draw(question, None, reader=seat)
        else:
            self._tell()
            self.terminal.draw(question)
        self.terminal.read()
        self.looking, self.handed = seat, len(self.game.log)
        self.terminal.wipe()

    # -- commands ------------------------------------------------------------------------------

    def _command(self, typed: str, seat: int) -> bool:
        """Commands beside the options. True: everything has to be asked anew."""
        word, _, rest = typed.partition(" ")
        match COMMANDS.get(word.lower(), "" if word else "board"):
            case "quit":
                raise Quit
            case "undo":
                return self._undo(seat)
            case "other" if self._others_asked(seat):
                self.passing = self._others_asked(seat)[0]
                return True
            case "help":
                self._pages(help_pages(self.words, self.face.manual, rest))
            case "mine":
                self._pages(self.face.about_me(self.game, seat))
            case "hint":
                self._hint(seat)
            case "why":
                self._pages(self._why_not(seat))
            case "log":
                self._pages(self._log(seat, int(rest) if rest.isdecimal() else 0))
            case "board":
                if not self.terminal.live:
                    self.terminal.draw(self.face.table(self.game, seat, None))
            case "save":
                self.save()
                self._say(self.words("cli-saved", file=str(self.path)))
            case "language":
                return self._language(rest.strip())
            case "yawn" if self.game.interjections(seat):
                self.game.interject(seat, self.game.interjections(seat)[0])
                return True
            case _:
                self._say(self.words("cli-not-a-choice"), "yellow")
        return False

    def _say(self, line: str, style: str = "yellow") -> None:
        """Say something once, above the question."""
        self.flash.append(Text(line, style))

    def _pages(self, parts: Sequence[RenderableType]) -> None:
        self.terminal.pages(parts, self.words("cli-press-enter"))

    def _undo(self, seat: int) -> bool:
        try:
            if self.game.undo_line(seat) == "tested" and self._all_agree(seat):
                self.game.rewind(len(self.game.answers) - 1)
            else:
                self.game.undo(seat)
        except AnswerError as error:
            self._say(error_line(self.words, error))
            return False
        self.told = {seat: min(told, len(self.game.log)) for seat, told in self.told.items()}
        self.save()
        self._say(self.words("cli-undone"))
        return True

    def _all_agree(self, seat: int) -> bool:
        """Whether all let ``seat`` go back behind a hidden card that was asked; people here ask each other."""
        decision = self.game.decision(seat)
        if len(self.people) < 2 or decision is None:
            return len(self.people) < 2
        question = [Text(self.words("error-undo-tested")), Text(self.words("cli-all-agree"), "bold")]
        while True:
            self._show(question, decision)
            typed = self.terminal.read().lower()
            if typed in YES | NO:
                return typed in YES

    def _language(self, language: str) -> bool:
        try:
            self.speak(language)
        except OverwinterError as error:
            self._say(error_line(self.words, error))
            return False
        return True

    def _hint(self, seat: int) -> None:
        """What a planner would do in this person's place."""
        decision = self.game.decision(seat)
        if decision is None:
            return
        found = self.kind.advise(self.game, decision, HINT, decision.id)
        for line in advice_lines(self.words, found, lambda option: self._option_text(option, seat)):
            self._say(line, "green")

    def _option_text(self, option: Option, seat: int) -> str:
        return self.kind.option(self.words, self.game, option, seat, self.names)

    def _why_not(self, seat: int) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(self.words("cli-why-not-title"), "bold reverse")]
        for survivor, reasons in self.kind.why_not(self.words, self.game, seat).items():
            parts.append(Text(survivor, "bold"))
            for action, reason in reasons.items():
                parts.append(Text.assemble((f"  {self.words('cli-label', label=action)} ", "cyan"), reason))
        return parts

    def _log(self, seat: int, count: int) -> list[RenderableType]:
        """The last lines of the log; on a live screen as many as fit, unless told otherwise."""
        count = count or (self.terminal.height - 2 if self.terminal.live else 40)
        lines: list[RenderableType] = []
        for event in self.game.log[-count:]:
            lines += self.face.event(self.game, event, seat)
        return lines if count > self.terminal.height else lines[-count:]

    # -- the end -------------------------------------------------------------------------------

    def show_end(self) -> None:
        """Who has won, and why."""
        self.looking = None if len(self.people) != 1 else self.people[0]
        if self.terminal.live:
            self.terminal.draw([*self._fitting(self._news(self.looking, self.looking), self.terminal.height - 1)])
            if self.people:
                self.terminal.say(self.words("cli-press-enter"), "dim")
                with contextlib.suppress(EOFError):
                    self.terminal.read()
                self.terminal.wipe()
        else:
            self._tell()
        for part in self.face.end(self.game):
            self.terminal.console.print(part)
        self.terminal.say(self.words("cli-saved", file=str(self.path)), "dim")
        self.terminal.say(self.words("cli-watch-again", file=str(self.path)), "dim")


"""How long a hint is thought about."""
COMMANDS = {
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "u": "undo",
    "undo": "undo",
    "o": "other",
    "other": "other",
    "?": "help",
    "h": "help",
    "help": "help",
    "m": "mine",
    "me": "mine",
    "i": "hint",
    "hint": "hint",
    "w": "why",
    "why": "why",
    "l": "log",
    "log": "log",
    "s": "board",
    "board": "board",
    "save": "save",
    "language": "language",
    "lang": "language",
    "yawn": "yawn",
    "b": "back",
    "back": "back",
}
"""What can be typed beside an option, and what it does."""
