"""How a game looks in the terminal: drawn where somebody has drawn it, as plain lines otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from overwinter.colony.game import ColonyGame
from overwinter.games import AnyGame, GameKind
from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision
from overwinter.words import Words

from .raxxon import RaxxonFace
from .screen import Screen
from .terminal import Terminal

STYLES = {
    "round": "bold",
    "night": "bold bright_blue",
    "turn": "bold",
    "died": "bold red",
    "helpless-died": "red",
    "overrun": "red",
    "starved": "red",
    "crisis": "bright_cyan",
    "crisis-failed": "red",
    "crisis-averted": "green",
    "morale": "yellow",
    "crossroads": "bold yellow",
    "crossroads-choice": "yellow",
    "exiled": "bold magenta",
    "game-over": "bold yellow",
}
"""How the lines of weighty events look."""


class Face(Protocol):
    """What a session needs to show a game."""

    def round(self, game: AnyGame) -> int:
        """The number of the round or day."""

    def table(self, game: AnyGame, seat: int | None, height: int | None) -> list[RenderableType]:
        """The table as a seat sees it, in as much detail as fits."""

    def event(self, game: AnyGame, event: Event, seat: int | None) -> list[Text]:
        """What happened: one line or more."""

    def story(self, game: AnyGame, decision: Decision) -> list[RenderableType]:
        """What is read aloud before a question."""

    def about_me(self, game: AnyGame, seat: int) -> list[RenderableType]:
        """What only this seat may know."""

    def end(self, game: AnyGame) -> list[RenderableType]:
        """Who has won, and why."""


class ColonyFace:
    """The colony, drawn."""

    def __init__(self, kind: GameKind, terminal: Terminal, words: Words, names: Sequence[str]) -> None:
        self.kind, self.words, self.names = kind, words, names
        self.screen = Screen(terminal, words, names)

    def round(self, game: AnyGame) -> int:
        """The round."""
        return _colony(game).state.round

    def table(self, game: AnyGame, seat: int | None, height: int | None) -> list[RenderableType]:
        """The table as a seat sees it."""
        return self.screen.table(_colony(game), seat, height)

    def event(self, game: AnyGame, event: Event, seat: int | None) -> list[Text]:
        """A line of the log; of a crossroads card that others meet the story too."""
        table = _colony(game)
        line = self.kind.event(self.words, game, event, seat, self.names)
        lines = [self.screen.coloured(table, line, STYLES.get(event.kind, ""))]
        if event.kind == "crossroads" and event.facts.get("seat") != seat:
            story = self.words.attribute(event.facts["card"], "story")
            lines.append(Text(f"  {story}", "italic grey62"))
        return lines

    def story(self, game: AnyGame, decision: Decision) -> list[RenderableType]:
        """A crossroads card is read before the choice."""
        if decision.kind in ("crossroads", "crossroads-vote") and "card" in decision.about:
            return [self.screen.story(_colony(game), str(decision.about["card"]))]
        options = game.options(decision.seat)
        if decision.kind == "keep-survivors":
            return [self.screen.candidates(_colony(game), list(dict.fromkeys(o["leader"] for o in options)))]
        if decision.kind == "search":
            return self.screen.cards(_colony(game), [o["card"] for o in options if o.verb == "keep"])
        return []

    def about_me(self, game: AnyGame, seat: int) -> list[RenderableType]:
        """Own cards and secrets."""
        return self.screen.about_me(_colony(game), seat)

    def end(self, game: AnyGame) -> list[RenderableType]:
        """Who has won, and why."""
        return self.screen.end(_colony(game))


def _colony(game: AnyGame) -> ColonyGame:
    assert isinstance(game, ColonyGame)
    return game


def face_of(kind: GameKind, terminal: Terminal, words: Words, names: Sequence[str]) -> Face:
    """How a kind of game is shown."""
    return FACES[kind.name](kind, terminal, words, names)


FACES: dict[str, Callable[[GameKind, Terminal, Words, Sequence[str]], Face]] = {
    "colony": ColonyFace,
    "raxxon": RaxxonFace,
}
"""How each game is shown."""
