"""What a game is to the rest of the program: a :class:`GameKind` in the list of :mod:`overwinter.games`.

The command line, the lab and the server know this and no game. A game's own entry is the class in its ``kind.py``;
how it looks in a terminal and at a table of the server stands in its ``faces/``, which are imported when somebody
asks for them, so that a program that only plays needs neither.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.packs import Problem
from overwinter.kernel.players import named_bot
from overwinter.kernel.record import Ruleset
from overwinter.kernel.search import Advice, Budget, Judged
from overwinter.lab.fuzzing import Field
from overwinter.lab.many import Study
from overwinter.words import Words

if TYPE_CHECKING:
    from overwinter.cli.face import Face
    from overwinter.cli.terminal import Terminal
    from overwinter.server.adapter import Adapter

AnyGame = Game[Any]


@dataclass(frozen=True)
class Wishes:
    """What somebody asks for before a game; ``None``: whatever is usual in that game."""

    players: int | None = None
    mode: str | None = None
    objective: str | None = None
    """An id or the last part of one; "random"."""
    difficulty: str | None = None
    hardcore: bool = False
    elimination: bool = False
    mature: bool = True
    betrayal: bool = True
    promo: bool = False
    packs: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    scenario: str | None = None
    """An id or the last part of one."""
    policies: tuple[str, ...] = ()
    """name=value"""
    sides: tuple[str, ...] = ()
    """On which side a seat plays, from the first seat on; the others fill up what is left."""


@dataclass(frozen=True)
class Notice:
    """Something to know before an option is taken."""

    text: str
    asks: bool = False
    """Whether it is worth a question before going on."""
    deadly: bool = False
    """Whether somebody surely dies of it, or the game ends."""


class GameKind(Protocol):
    """One game. Nothing here changes a game in progress."""

    @property
    def name(self) -> str:
        """As in the records."""

    @property
    def ruleset(self) -> Ruleset:
        """How its games are recorded and read again."""

    @property
    def study(self) -> Study[Any]:
        """How many of its games are played by bots and summed up."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """How it is played at random, with every position checked: the usual way first, by name."""

    # -- playing -------------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """Who can play it, by name; the usual one first."""

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers. It sees what its seat sees."""

    def remark(self, bot: str, game: AnyGame, decision: Decision, option: Option) -> dict[str, Any] | None:
        """What a bot of this name says at the table with an answer that it is about to give, if anything: facts
        for :meth:`said`. It depends on nothing but these and what the seat has seen."""

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What a bot said, in words."""

    def minds(self, game: AnyGame, bots: Mapping[int, str]) -> dict[int, list[int]]:
        """What the bots at these seats believe: how likely each seat is to be the traitor, in percent (empty: it
        is the traitor itself). Only of those that watch the others; nothing where nobody is to be found out. For a
        game that is over: beliefs are a player's own as long as it goes on."""

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> Any:
        """What is agreed, checked. Raises :class:`~overwinter.kernel.errors.SetupError`."""

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""

    def outcome(self, game: AnyGame) -> str:
        """How a game has ended; empty while it goes on."""

    def winners(self, game: AnyGame) -> list[int]:
        """The seats that have won."""

    # -- seeing --------------------------------------------------------------------------------

    def view(self, game: AnyGame, seat: int) -> Any:
        """The table as a seat sees it, without the options of its decision: nothing hidden is in it."""

    def imagine(self, game: AnyGame, seat: int, seed: int) -> AnyGame:
        """A game that could be this one as far as a seat knows; what it cannot know is dealt anew."""

    # -- speaking ------------------------------------------------------------------------------

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""

    def event(self, words: Words, game: AnyGame, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened, as a seat may know it."""

    def prompt(self, words: Words, game: AnyGame, decision: Decision, names: Sequence[str]) -> str:
        """The question of a decision."""

    def option(self, words: Words, game: AnyGame, option: Option, seat: int, names: Sequence[str]) -> str:
        """One option of a seat."""

    def value(self, words: Words, game: AnyGame, argument: str, value: object) -> str:
        """What several options have in common: a value of an argument of theirs, as a line of a menu."""

    def notices(
        self, words: Words, game: AnyGame, seat: int, option: Option, names: Sequence[str]
    ) -> list[Notice]:
        """What an option would surely do, and the odds of a roll that is due."""

    def risk(self, game: AnyGame, option: Option) -> Fraction:
        """The chance that the survivor who acts dies of a roll that this option asks for."""

    def advise(self, game: AnyGame, decision: Decision, budget: Budget, seed: int) -> Advice:
        """What the mind behind the planners would answer, seeing what the seat sees, and why."""

    def judge(self, game: AnyGame, decision: Decision, given: Option, budget: Budget, seed: int) -> Judged | None:
        """What an answer cost beside the best that the planners would think of, seeing what the seat sees; without
        playouts in the budget by rules of thumb alone. ``None``: nothing can be said."""

    def when(self, words: Words, game: AnyGame) -> str:
        """How far a game has got, in words: its round, its day."""

    def why_not(self, words: Words, game: AnyGame, seat: int) -> dict[str, dict[str, str]]:
        """By survivor and action: why it is not on offer."""

    def known(self, error: OverwinterError) -> list[str]:
        """What there is instead of what somebody asked for, where this game can say so."""

    # -- cards ---------------------------------------------------------------------------------

    def card_counts(self, pack: str) -> dict[str, int]:
        """How many cards of each kind a pack of this game has; the kinds are keys of messages."""

    def scenarios(self, pack: str) -> dict[str, str]:
        """The scenarios of a pack by id: what to type for each on a command line."""

    def pack_problems(self, pack: str, pack_id: str, before: Sequence[str] = ()) -> Sequence[Problem]:
        """What is wrong with a pack of this game, read after the pack it adds to and those named in ``before``."""

    def card_reference(self) -> str:
        """The vocabulary of its cards as a page of Markdown; empty: it has none."""

    # -- faces, each imported when it is asked for ---------------------------------------------

    def face(self, terminal: Terminal, words: Words, names: Sequence[str]) -> Face:
        """How it looks in a terminal."""

    def adapter(self) -> Adapter:
        """How it is played at a table of the server."""


def make_bot(kind: GameKind, name: str) -> Any:
    """A new bot for a game, by name."""
    return named_bot(kind.bots, name)


def usual_bot(kind: GameKind) -> str:
    """The name of the bot that plays where nobody asks for another."""
    return next(iter(kind.bots))
