"""Where people read and type.

Live, the screen is redrawn in place for every question. Plain (a pipe, a screen reader), everything is printed
one line after the other and nothing is ever wiped.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

PACE = 0.6
"""Seconds that an action of a bot stays on the screen."""

LONGEST_LINE = 200
"""Python itself refuses to read numbers with thousands of digits."""


class Terminal:
    """A console with a way to redraw it, to ask, and to wait."""

    def __init__(self, console: Console, *, live: bool, pace: float = 0.0) -> None:
        self.console = console
        self.live = live
        self.pace = pace

    @property
    def height(self) -> int:
        """Lines that a drawing may have: the last one is for typing."""
        return max(10, self.console.height) - 1

    def height_of(self, parts: Sequence[RenderableType]) -> int:
        """How many lines this takes."""
        if not parts:
            return 0
        return len(self.console.render_lines(Group(*parts), self.console.options.update(height=None), pad=False))

    def draw(self, parts: Sequence[RenderableType]) -> None:
        """Show this and nothing else; on a plain terminal, print it."""
        if not self.live:
            for part in parts:
                self.console.print(part)
            return
        with self.console.capture() as captured:
            self.console.print(Group(*parts))
        # Overwriting line by line does not flicker as wiping first would.
        lines = captured.get().rstrip("\n").split("\n")
        text = "\x1b[H" + "\n".join(line + "\x1b[K" for line in lines) + "\n\x1b[J"
        self.console.file.write(text)
        self.console.file.flush()

    def wipe(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(text, style))

    def read(self) -> str:
        """What somebody types, without spaces around it, and no more than anybody would. Raises ``EOFError``."""
        self.console.file.flush()
        return self.ask_line("> ").strip()[:LONGEST_LINE]

    def ask_line(self, prompt: str) -> str:
        """A line from the keyboard, with the usual editing keys where there is one."""
        if self.live:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def wait(self, times: float = 1.0) -> None:
        """Give people time to read."""
        if self.live and self.pace > 0:
            self.console.file.flush()
            time.sleep(self.pace * times)

    def pages(self, parts: Sequence[RenderableType], more: str) -> None:
        """Show something long, a screenful at a time; anything typed but Enter ends it."""
        if not self.live:
            self.draw(parts)
            return
        page: list[RenderableType] = []
        for part in parts:
            if page and self.height_of([*page, part]) > self.height - 1:
                if not self._page(page, more):
                    return
                page = []
            page.append(part)
        if page:
            self._page(page, more)

    def _page(self, page: Sequence[RenderableType], more: str) -> bool:
        self.draw([*page, Text(more, "dim")])
        return not self.read()
