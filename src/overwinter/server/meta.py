"""What is agreed at a table beside the game itself, as it is stored."""

from __future__ import annotations

import time

import msgspec

from overwinter.review import Finding

from .glass import Glasses
from .messages import Json, Pace, SeatKind, Status
from .sides import DRAWN
from .storage import StoredTable

KEEPER = -1
"""The "seat" of a host who only looks on."""


class Seat(msgspec.Struct):
    """A seat: nobody's, a person's, or a bot's (which may stand in for a person, then ``owned``)."""

    kind: SeatKind = "free"
    name: str = ""
    bot: str = ""
    owned: bool = False
    ready: bool = False
    language: str = "en"
    lent: bool = False
    """Whether somebody else had a bot stand in; the holder may still vote."""
    given: bool = False
    """Whether the table gave it to a bot while its holder was gone; the holder's link still opens it."""
    side: int = DRAWN
    """On which side it wants to play the next game, where there are sides."""
    double: bool = False
    """Whether its holder has twice the time of a sand glass."""

    def make_free(self) -> None:
        """Nobody sits here."""
        self.kind, self.name, self.bot, self.owned, self.ready, self.lent = "free", "", "", False, False, False
        self.given = False

    def make_bot(self, bot: str, name: str) -> None:
        """A bot sits here, and no person."""
        self.kind, self.name, self.bot, self.owned, self.ready, self.lent = "bot", name, bot, False, True, False
        self.given = False

    def take(self, name: str, language: str) -> None:
        """A person sits down."""
        self.kind, self.name, self.bot, self.owned, self.ready, self.lent = "person", name, "", True, False, False
        self.given = self.double = False
        self.language = language


class Meta(msgspec.Struct):
    """A table."""

    code: str
    game: str
    setup: Json
    seats: list[Seat]
    name: str = ""
    status: Status = "lobby"
    public: bool = False
    pace: Pace = Pace()
    talk: bool = True
    """Whether bots say why they do what they do."""
    hints: bool = True
    """Whether people may ask what a planner would do in their place."""
    reviews: dict[int, dict[int, list[Finding]]] = msgspec.field(default_factory=dict)
    """By game and seat: the decisions that cost most, once somebody has asked."""
    host: int | None = None
    round: int = 1
    earlier: dict[int, list[Seat]] = msgspec.field(default_factory=dict)
    """Who sat where in the games before this one, by their number."""
    glass: Glasses | None = None
    """The sand glasses that were turned."""
    closed: bool = False
    """By whoever keeps the server: nobody comes in until it is opened again."""
    created: int = msgspec.field(default_factory=lambda: int(time.time()))

    def stored(self) -> StoredTable:
        """For the database."""
        body = msgspec.json.encode(self).decode()
        clock = self.pace.clock > 0 or self.glass is not None
        return StoredTable(self.code, self.status, self.public, clock, self.created, body)

    @staticmethod
    def read(stored: StoredTable) -> Meta:
        """From the database."""
        return Meta.read_body(stored.body)

    @staticmethod
    def read_body(body: str) -> Meta:
        """From what is stored of it."""
        return msgspec.json.decode(body, type=Meta)

    def persons(self) -> list[int]:
        """Seats that are played by people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def seated_in(self, number: int, players: int) -> list[Seat]:
        """Who sat where in a game of this table, this one or an earlier one."""
        seats = self.seats if number == self.round else self.earlier.get(number, [])
        return [seats[n] if n < len(seats) else Seat() for n in range(players)]

    def next_game(self) -> None:
        """Back to the lobby; who played the last game is kept with it."""
        self.earlier[self.round] = [msgspec.structs.replace(seat) for seat in self.seats]
        self.status, self.glass = "lobby", None
        self.round += 1
        for seat in self.seats:
            seat.ready = seat.kind == "bot"

    def resize(self, players: int) -> bool:
        """Have as many seats as players; ``False`` (and no change) if somebody would lose a seat."""
        if any(seat.owned for seat in self.seats[players:]):
            return False
        self.seats = self.seats[:players] + [Seat() for _ in range(players - len(self.seats))]
        return True

    def forget_sides(self, sides: int) -> None:
        """Nobody wants to play on a side that there is not."""
        for seat in self.seats:
            if seat.side >= sides:
                seat.side = DRAWN

    def next_host(self) -> int | None:
        """Who becomes host when the host is gone: the first person, or one for whom a bot stands in."""
        owned = [number for number, seat in enumerate(self.seats) if seat.owned]
        return next(iter(self.persons() or owned), None)
