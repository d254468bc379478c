"""What a person's device and the server tell each other, as types (docs/protocol.md, "People")."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..messages import Code, Language, SeatKind, SeatNumber, Status, Token

Moment = Literal["turn", "vote", "over", "invited"]
"""What somebody may be called for."""
MOMENTS: tuple[Moment, ...] = ("turn", "vote", "over", "invited")
ChannelKind = Literal["push", "mail", "chat"]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$|^$")]
"""A time of day, "22:30"; empty: none."""
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Target = Annotated[str, Meta(min_length=3, max_length=1000)]


class _Given(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class _Part(Struct):
    """A part of an answer."""


class NewPerson(_Part):
    """Somebody is known from now on. Keep the key: whoever has it is this person."""

    key: str


class Claim(_Given):
    """The seat that a token opens is mine."""

    token: Token
    beside: bool = False
    """Somebody else at the same screen plays it: it is opened with my key, but not counted among my games."""


class Merge(_Given):
    """The person of this other key is me too: everything of theirs becomes mine, and that key is void."""

    key: Token


class SeatAt(_Given):
    """A seat of mine at the table that the address names."""

    seat: SeatNumber


class GameAt(_Given):
    """A game of a table (the first, the second ...)."""

    code: Code
    game: Number


class FriendAt(_Given):
    """Somebody with whom I have played, named by a seat of a game that we both sat at."""

    code: Code
    game: Number
    seat: SeatNumber


class Invite(_Given):
    """Ask a friend to the table where ``token`` opens a seat."""

    token: Token
    friend: FriendAt


class Decline(_Given):
    """I do not come; ``never``: and whoever asked need not ask again."""

    code: Code
    never: bool = False


class Wishes(_Given):
    """What somebody wants to be called for, and when not."""

    moments: Annotated[list[Moment], Meta(max_length=4)] = []
    quiet_from: Hour = ""
    quiet_to: Hour = ""
    """Both empty: at any hour."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of these hours, as "Europe/Berlin"."""
    language: Language = "en"


class TableWishes(_Given):
    """The same for one table; ``None``: as everywhere."""

    moments: Annotated[list[Moment], Meta(max_length=4)] | None = None


class PushKeys(_Given):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=100)]


class NewChannel(_Given):
    """A way to call somebody: an address or a service (as Apprise writes it), or a browser's subscription."""

    kind: ChannelKind
    target: Target
    """The address, the service, or the endpoint of the subscription."""
    keys: PushKeys | None = None


class Confirm(_Given):
    """The number that was sent there: proof that somebody reads it."""

    number: Annotated[str, Meta(min_length=4, max_length=12)]


class ChannelInfo(_Part):
    """A way to call somebody, as its owner sees it."""

    id: str
    kind: ChannelKind
    name: str
    """The address, the name of the service, or the host of the subscription."""
    confirmed: bool
    failing: bool
    """Whether the last call did not get through."""
    digest: str = ""
    """Of a browser's subscription: by which that browser finds its own."""


class Offers(_Part):
    """How this server can call people."""

    push: str
    """The public key for subscriptions; empty: it cannot."""
    mail: bool
    chat: list[str]
    """Services, as Apprise calls them; empty: it cannot."""


class Me(_Part):
    """What this server knows about me, beside my games."""

    since: int
    wishes: Wishes
    channels: list[ChannelInfo]
    offers: Offers


class Player(_Part):
    """Somebody at a seat."""

    seat: int
    name: str
    kind: SeatKind
    mine: bool = False


class MyGame(_Part):
    """A game that I sit at, or sat at."""

    code: str
    number: int
    """Which game of the table, counted from 1."""
    game: str
    status: Status
    name: str
    """Of the table."""
    players: list[Player]
    objective: str
    round: int
    """0: it has not begun."""
    last: int
    """The round it ends with at the latest; 0: nobody knows."""
    waiting: list[int]
    """Seats that have to decide."""
    mine: list[int]
    """My seats."""
    turn: bool
    """Whether I have to decide."""
    standin: bool
    """Whether a bot plays for me."""
    outcome: str
    winners: list[int]
    updated: int
    open: bool
    """Whether my key opens the seat."""
    replay: bool
    """Whether it can still be looked at."""
    calls: list[Moment] | None
    """What I am called for here; ``None``: as everywhere."""


class Invitation(_Part):
    """Somebody asks me to a table."""

    code: str
    game: str
    name: str
    """Who asks."""
    players: list[Player]
    free: int
    at: int


class MyGames(_Part):
    """My games, the latest first, and where I am asked to."""

    games: list[MyGame]
    invitations: list[Invitation]


class Friend(_Part):
    """Somebody with whom I have played."""

    name: str
    code: str
    game: int
    seat: int
    """The seat of the latest game that we both sat at: who is meant, without another name."""
    games: int
    last: int


class Friends(_Part):
    """Those with whom I have played, the latest first."""

    friends: list[Friend]


class Score(_Part):
    """Games that have something in common."""

    name: str
    """Of the game, the objective, or the role."""
    played: int
    won: int


class Favourite(_Part):
    """A survivor, and in how many of my games they stood on my side."""

    survivor: str
    games: int
    died: int


class GameStatistics(_Part):
    """My finished games of one kind."""

    game: str
    played: int
    won: int
    betrayals: int
    """Games in which I was a betrayer."""
    betrayals_won: int
    exiled: int
    lost: int
    """Survivors lost, all together."""
    killed: int
    objectives: list[Score]
    roles: list[Score]
    favourites: list[Favourite]


class Statistics(_Part):
    """My finished games, summed up by kind."""

    games: list[GameStatistics]


BODIES = (
    NewPerson,
    Claim,
    Merge,
    SeatAt,
    GameAt,
    Invite,
    Decline,
    Wishes,
    TableWishes,
    NewChannel,
    Confirm,
    ChannelInfo,
    Me,
    MyGames,
    Friends,
    Statistics,
)
"""Bodies of HTTP requests and answers about people."""
__all__ = [name.__name__ for name in BODIES]
