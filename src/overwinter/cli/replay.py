"""Look at a saved game again: step by step, or as a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from overwinter import records
from overwinter.games import kind_of
from overwinter.kernel.game import Answer
from overwinter.kind import AnyGame, usual_bot
from overwinter.words import Words

from .errors import CommandError
from .face import Face
from .play import HUMAN, said_line, seating_of
from .terminal import Terminal

SUSPECT = 50
"""Who is suspected as much as this, in percent, is written in bold."""


def run_replay(terminal: Terminal, language: str, file: Path, seat: int | None, at: int) -> None:
    """Step through a game on a live screen, print its log on a plain one."""
    document = records.read(file)
    positions, said = _positions(document)
    last = positions[-1]
    kind = kind_of(last)
    players = kind.players(last)
    if seat is not None and not 0 <= seat < players:
        raise CommandError(f"there is no seat {seat + 1}", "error-seat", seat=seat + 1, players=players)
    words = kind.words(language, last)
    names = seating_of(document, players, [usual_bot(kind)]).names(words)
    face = kind.face(terminal, words, names)
    talk = {n: [said_line(kind, words, *one, names) for one in lines] for n, lines in said.items()}
    bots = bots_of(document) if last.over else {}
    if terminal.live:
        Replay(terminal, face, positions, seat, words, names, talk, bots).run(at)
        return
    for n, event in enumerate(last.log):
        for line in [*talk.get(n, ()), *face.event(last, event, seat)]:
            terminal.console.print(line, soft_wrap=True)
    if last.over:
        minds = kind.minds(last, bots)
        for part in [*face.end(last), *([minds_table(words, names, minds)] if minds else ())]:
            terminal.console.print(part)


Said = dict[int, list[tuple[int, dict[str, Any]]]]
"""What bots said, seat and facts, by the length of the log before that."""


def _positions(document: dict[str, Any]) -> tuple[list[AnyGame], Said]:
    """The position after every answer of a record, each with the log up to there, and what bots said meanwhile."""
    bots = bots_of(document)
    positions: list[AnyGame] = []
    said: Said = {}
    for game in records.steps(document):
        if positions and bots:
            _overhear(positions[-1], game.answers[-1], bots, said)
        copy = game.copy()
        copy.log = list(game.log)
        positions.append(copy)
    return positions, said


def bots_of(document: dict[str, Any]) -> dict[int, str]:
    """Which bots played which seats, if a record says so."""
    about = document.get("players") or {}
    listed = about.get("bots") or about.get("seats")
    if not isinstance(listed, list):
        return {}
    return {seat: str(name) for seat, name in enumerate(listed) if name and name != HUMAN}


def _overhear(game: AnyGame, answer: Answer, bots: dict[int, str], said: Said) -> None:
    """What a bot said with an answer."""
    decision, name = game.decision(answer.seat), bots.get(answer.seat, "")
    if decision is None or not name:
        return
    remark = kind_of(game).remark(name, game, decision, answer.option)
    if remark is not None:
        said.setdefault(len(game.log), []).append((answer.seat, remark))


def minds_table(words: Words, names: Sequence[str], minds: Mapping[int, Sequence[int]]) -> Table:
    """Who suspected whom: a row for every bot, a column for everybody it could suspect."""
    table = Table(title=words("web-minds"), caption=words("web-minds-note"))
    table.add_column()
    for name in names:
        table.add_column(Text(name), justify="right")
    table.add_column()
    for seat, row in minds.items():
        known = [Text(f"{chance}", "bold" if chance >= SUSPECT else "") for chance in row]
        known[seat : seat + 1] = [Text("–")] if row else []
        table.add_row(
            Text(names[seat]), *(known or [Text()] * len(names)), "" if row else words("web-minds-knows")
        )
    return table


class Replay:
    """Enter: on; b: back; a number: there; e: the end; m: what the bots believed; q: out."""

    def __init__(
        self,
        terminal: Terminal,
        face: Face,
        positions: list[AnyGame],
        seat: int | None,
        words: Words,
        names: Sequence[str],
        talk: dict[int, list[Text]],
        bots: Mapping[int, str],
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.positions = positions
        self.seat = seat
        self.words = words
        self.names = names
        self.talk = talk
        self.bots = bots
        """Whose minds lie open: nobody's, as long as the game is not over."""
        self.thoughts = False

    def run(self, at: int) -> None:
        """Step until somebody has seen enough."""
        last = len(self.positions) - 1
        while True:
            at = max(0, min(at, last))
            self._show(at)
            try:
                typed = self.terminal.read().lower()
            except EOFError:
                return
            if typed == "q":
                return
            if typed == "m":
                self.thoughts = not self.thoughts
                continue
            if typed.isdecimal():
                at = int(typed)
            else:
                at = {"b": at - 1, "e": last, "n": self._next_round(at, 1), "p": self._next_round(at, -1)}.get(
                    typed, at + 1
                )

    def _next_round(self, at: int, way: int) -> int:
        """The first position of the next (or the last of the former) round."""
        number = self.face.round(self.positions[at])
        while 0 <= at < len(self.positions) and self.face.round(self.positions[at]) == number:
            at += way
        return at

    def _show(self, at: int) -> None:
        game, terminal = self.positions[at], self.terminal
        since = len(self.positions[at - 1].log) if at else 0
        news = [
            line
            for n, event in enumerate(game.log[since:], since)
            for line in [*self.talk.get(n, ()), *self.face.event(game, event, self.seat)]
        ]
        minds = kind_of(game).minds(game, self.bots)
        keys = [self.words("cli-replay-keys"), *([self.words("cli-replay-minds")] if minds else ())]
        footer = Text(f" {at}/{len(self.positions) - 1}  {' · '.join(keys)}", "reverse")
        thoughts = [minds_table(self.words, self.names, minds)] if self.thoughts and minds else []
        room = terminal.height - terminal.height_of([footer, *thoughts])
        if game.over:
            parts = self.face.end(game)
        else:
            parts = self.face.table(game, self.seat, room - min(len(news), 8))
        room -= terminal.height_of(parts)
        shown = news[: max(0, room)]
        blank = [Text() for _ in range(room - terminal.height_of(shown))]
        terminal.draw([*parts, *thoughts, *shown, *blank, footer])
