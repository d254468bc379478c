"""What the server needs of a game. The server itself knows decisions, seats and words, but no zombies."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from overwinter.kernel.errors import SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.packs import about_pack, shelf
from overwinter.words import Words

from .messages import BotInfo, Choice, DecisionInfo, GameInfo, Json, Line, OptionInfo, Setting
from .sides import Sides


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with lines and parts below it: a table in plain text."""

    title: str
    lines: list[str] = field(default_factory=list)
    parts: list[Section] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The classes of what a game sends."""

    view: type[Any]
    secrets: type[Any]
    """What a seat alone sees."""
    stats: type[Any]
    facts: type[Any]
    """What is printed on the cards of a pack."""
    parts: tuple[type[Any], ...] = ()
    """What modules add to a view, where the view itself says nothing of its type."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has got, as all can see."""

    round: int
    last: int
    """The round it ends with at the latest, as things stand; 0: nobody knows."""
    objective: str
    """What it is about: the main objective, or how hard it is."""
    outcome: str
    """How it ended; empty while it goes on."""


class SeatTally(Struct):
    """What a finished game was for one player."""

    seat: int
    won: bool
    role: str
    """What they were (loyal, betrayer, exile, torn, together), or whom they played."""
    killed: int = 0
    survivors: list[str] = msgspec.field(default_factory=list)
    """Who stood on their side at some time."""
    died: list[str] = msgspec.field(default_factory=list)


ALL = "all"
"""All boxes of a game together."""


@dataclass(frozen=True, slots=True)
class Sets:
    """The packs that tables of a game may play with: a box of the game or all; those on the shelf as chosen."""

    game: str
    core: str
    """The first box: what is played where nothing is said."""
    boxes: tuple[str, ...] = ()
    """Further boxes, each to be played alone or shuffled together with all others."""
    switched: Mapping[str, str] = field(default_factory=dict)
    """By the name of a setting: the pack that comes with it."""
    beside: tuple[str, ...] = ()
    """Boxes that are never played alone: chosen like the packs on the shelf."""

    def offered(self) -> list[str]:
        """Those that people can choose, by id, in an order in which they can be read."""
        shelved = [about.id for about in shelf(self.game)]
        return [self.core, *self.boxes, *self.beside, *shelved, *self.switched.values()]

    def of(self, setup: Json) -> list[str]:
        """Those that a table has chosen."""
        come = [pack for setting, pack in self.switched.items() if setup.get(setting)]
        return [*self._played(setup), *come]

    def _played(self, setup: Json) -> list[str]:
        box = setup.get("box", self.core)
        played = [self.core, *self.boxes] if box == ALL else [box]
        return [*played, *setup.get("packs", ())]

    def named(self, setup: Json) -> list[str] | None:
        """What the game itself is told: nothing where nothing was chosen. What comes with a setting it knows."""
        chosen = self._played(setup)
        return None if chosen == [self.core] else chosen

    def further(self, packs: Sequence[str] | None) -> list[str]:
        """What a setup says of packs: those beside the boxes."""
        return [name for name in packs or () if name not in (self.core, *self.boxes)]

    def box(self, packs: Sequence[str] | None) -> str:
        """Which box the packs of a game are from; :data:`ALL` for several."""
        found = [name for name in (self.core, *self.boxes) if name in (packs or [self.core])]
        return found[0] if len(found) == 1 else ALL

    def box_setting(self, words: Words) -> list[Setting]:
        """The choice among the boxes, if there are several."""
        names = [self.core, *self.boxes, ALL]
        choices = [Choice(n, words(f"box-{n}"), words.attribute(f"box-{n}", "text")) for n in names]
        offered = self.offered()
        choices += [
            Choice(n, words(f"box-{n}"), words.attribute(f"box-{n}", "text"), beside=True)
            for n in self.beside
            if n in offered
        ]
        return [Setting("box", "variant", words("server-box"), "", self.core, choices)] if self.boxes else []

    def chosen(self, wanted: Any) -> list[str]:
        """What somebody asks for, checked, in order, with what it needs. Raises :class:`SetupError`."""
        known = {about.id: about for about in (*map(about_pack, self.beside), *shelf(self.game))}
        asked = wanted if isinstance(wanted, list) else [wanted]
        for name in asked:
            if not isinstance(name, str) or name not in known:
                offered = self.offered()
                listed = ", ".join(one for one in known if one in offered) or "-"
                raise SetupError("there is no such pack", "pack", pack=str(name)[:40], known=listed)
        needed = set(asked)
        for about in reversed(known.values()):
            if about.id in needed:
                needed.update(about.requires)
        return [name for name in known if name in needed]

    def settings(self, words: Words) -> list[Setting]:
        """The choice among the packs on the shelf, if there are any."""
        choices = [
            Choice(about.id, words(f"pack-{about.id}"), words.attribute(f"pack-{about.id}", "text"))
            for about in shelf(self.game)
        ]
        text = words.attribute("server-packs", "text")
        return [Setting("packs", "packs", words("server-packs"), text, "", choices)] if choices else []


class Adapter(Protocol):
    """One game, as the server sees it. Nothing here changes a game but :meth:`new`, which makes one."""

    @property
    def id(self) -> str:
        """The name of the game, as in its records."""

    @property
    def sets(self) -> Sets:
        """The packs that a table may be set up with."""

    @property
    def sides(self) -> Sides:
        """Who plays against whom, and who is timed."""

    @property
    def word_files(self) -> Sequence[str]:
        """Which of the program's message files a client needs for this game beside those for every page."""

    @property
    def box_files(self) -> Mapping[str, Sequence[str]]:
        """Those that a client needs only where a box is played, by the box."""

    @property
    def page_files(self) -> Sequence[str]:
        """Those that the pages before a game need too."""

    def facts(self, pack: str) -> Any:
        """What is printed on the cards of a pack, without words. Raises PackError if it cannot be used."""

    def info(self, words: Words) -> GameInfo:
        """What can be agreed before a game."""

    def types(self) -> GameTypes:
        """The classes of what it sends: for the schema."""

    def setup(self, given: Json, before: Json | None = None) -> Json:
        """A setup with everything filled in; ``before``: what was agreed so far, of which ``given`` is a change.

        Raises :class:`~overwinter.kernel.errors.SetupError`.
        """

    def check(self, setup: Json) -> None:
        """Whether a game can begin with this. Raises :class:`~overwinter.kernel.errors.SetupError`."""

    def setup_of(self, game: Game[Any]) -> Json:
        """What was agreed for a game (of a record)."""

    def players(self, setup: Json) -> int:
        """How many seats there are."""

    def new(self, setup: Json, seed: int, sides: Sequence[int] = ()) -> Game[Any]:
        """Begin a game; ``sides``: that of each seat, where there are any."""

    def allows(self, record: Json) -> bool:
        """Whether a record uses nothing but the packs of this server."""

    def words(self, language: str, packs: Sequence[str] | None = None) -> Words:
        """The words for this game with these packs; without packs: with its own one alone."""

    def reminder(self, setup: Json) -> bool:
        """Whether there are secret objectives that the chat should remind of."""

    # -- what a seat may see; ``None`` is a spectator ------------------------------------------

    def view(self, game: Game[Any], seat: int | None) -> Any:
        """The table as a seat sees it, without the options of its decision."""

    def secrets(self, game: Game[Any], seat: int) -> Any:
        """What the seat alone sees: ``me`` in its view. The rest of a view is the same for all."""

    def decision(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str], until: int | None
    ) -> DecisionInfo | None:
        """The open question of a seat, in words."""

    def event(self, words: Words, game: Game[Any], event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened, in words."""

    def reads_as(self, event: Event, seat: int | None) -> int | None:
        """In whose place a seat reads about an event: ``None`` if it reads what a spectator does, else its own."""

    def explain(
        self, game: Game[Any], seat: int, option: Option, words: Words, names: Sequence[str]
    ) -> list[Line]:
        """What an option would surely do."""

    def plain_ballots(self, game: Game[Any]) -> bool:
        """Whether an answer that waits for those of others changes nothing to be seen but who is asked what.

        That is who is waited for, and what the seat itself sees; the question of no other seat, and no words.
        """

    def side_of(self, game: Game[Any], seat: int | None) -> int:
        """Which of several sides a reader is on; 0 where there is one, and for whoever has none."""

    def forecast(self, game: Game[Any], words: Words, names: Sequence[str], side: int) -> list[Line]:
        """What is surely coming for a side: it follows from what a spectator sees, whoever is asked what now."""

    def why_not(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str]
    ) -> dict[str, dict[str, Line]]:
        """Why actions are not on offer."""

    def describe(self, game: Game[Any], seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
        """The whole table as a seat sees it, in plain text."""

    def group_name(self, game: Game[Any], group: str, words: Words) -> str:
        """The heading for options of one group."""

    def stats(self, game: Game[Any], log: Sequence[Event]) -> Any:
        """The course of a game, for charts: an object of the game's own class."""

    @property
    def votes(self) -> frozenset[str]:
        """Kinds of decisions that are votes."""

    def progress(self, game: Game[Any]) -> Progress:
        """How far a game has got. Nothing in it is secret."""

    def tally(self, game: Game[Any], log: Sequence[Event]) -> list[SeatTally]:
        """What a game that is over was for each player."""

    # -- bots ----------------------------------------------------------------------------------

    @property
    def bots(self) -> Sequence[str]:
        """Names of bots, the one to take if nobody says otherwise first."""

    def mind(self, bot: str) -> Any:
        """A bot of this name: it may remember what it was going to do. Nobody minds if it is forgotten."""

    def think(self, game: Game[Any], seat: int, bot: str, mind: Any, seed: int, waited: float) -> Thought:
        """What a bot chooses; ``mind``: its own, or another one of this name; ``waited``: seconds of its time that
        are gone. Called in another thread, with a copy of the game and of its log."""

    def usual_bot(self, number: int) -> str:
        """The bot that sits down at a seat if nobody says which."""

    def bot_name(self, bot: str, number: int, taken: Container[str]) -> str:
        """What a bot at a seat is called, where others are called something else."""

    def watches(self, bot: str) -> bool:
        """Whether a bot keeps beliefs about the others."""

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What a bot said (``said`` of a :class:`Thought`), in words."""

    def doubts(self, game: Game[Any], log: Sequence[Event], marks: Sequence[int]) -> list[list[list[int]]]:
        """After so many events each: by seat, how likely it took each seat for the betrayer's, in percent; empty
        where nobody is to be found out."""

    def yawn(self, game: Game[Any], seat: int) -> Option | None:
        """What a yawn means in the rules now, if anything."""


def own_reader(event: Event, seat: int | None, named: Collection[str]) -> int | None:
    """The seat if it knows more of an event than all, or a fact of those ``named`` is about it, else ``None``."""
    if seat is None or (event.secret and seat in event.audience):
        return seat
    facts = event.facts
    return seat if any(name in named and facts[name] == seat for name in facts) else None


BOT_NAMES = ("Alder", "Rowan", "Hazel", "Aspen", "Linden", "Birch", "Larch", "Maple", "Cedar", "Holly", "Willow")
"""What bots are called, by seat."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot made up its mind to do, and what it says about that."""

    option: str
    """The id of the option."""
    said: Json | None = None
    """Facts for :meth:`Adapter.said`; ``None``: nothing."""


def uses_only(record: Json, packs: Sequence[str]) -> bool:
    """Whether a record, which may be anything, names no packs but these."""
    setup, used = record.get("setup"), record.get("packs")
    named = (setup.get("packs") or []) if isinstance(setup, dict) else []
    return isinstance(named, list) and isinstance(used, dict) and all(name in packs for name in [*named, *used])


def in_words(
    game: Game[Any],
    seat: int,
    until: int | None,
    prompt: Callable[[Decision], str],
    option: Callable[[Option, Decision], OptionInfo],
) -> DecisionInfo | None:
    """The open question of a seat with its words, if it has one."""
    asked = game.decision(seat)
    if asked is None:
        return None
    options = [option(offered, asked) for offered in game.options(seat)]
    return DecisionInfo(asked.id, asked.kind, asked.about, prompt(asked), options, asked.together, until)


def bots_in_words(words: Words, prefix: str, bots: Iterable[str]) -> list[BotInfo]:
    """Bots with what they are like; their words begin with the prefix."""
    return [BotInfo(bot, words(prefix + bot), words.attribute(prefix + bot, "text")) for bot in bots]
