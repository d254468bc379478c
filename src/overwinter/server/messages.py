"""Every message between server and client, as types. docs/protocol.md says what they are for.

The JSON Schema of all of them is made from these classes (:mod:`overwinter.server.schema`). What a client sends
is checked against them before anything else looks at it: unknown fields, wrong types and overlong texts are
refused there.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from overwinter.games import USUAL

MAX_NAME = 24
MAX_CHAT = 400

Json = dict[str, Any]
"""Plain JSON whose shape the game decides (a setup, the facts of an event)."""

Token = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Annotated[str, Meta(min_length=2, max_length=8)]
Name = Annotated[str, Meta(max_length=200)]
"""Longer ones than :data:`MAX_NAME` are cut, not refused."""
Id = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LARGEST = 2**53
"""The largest number that JavaScript counts to; nobody needs a larger one."""
Ref = Annotated[
    Annotated[int, Meta(ge=-LARGEST, le=LARGEST)] | Annotated[str, Meta(max_length=100)],
    Meta(description="Whatever the client wants to see again in the answer."),
]
Side = Annotated[int, Meta(ge=-1, le=15, description="A side by its number; -1: chance decides.")]
SeatKind = Literal["free", "person", "bot"]
Status = Literal["lobby", "playing", "over"]
Hearers = Literal["all", "side"]
"""Who hears something: everybody, or the own side alone."""


class _In(Struct, forbid_unknown_fields=True, tag_field="type"):
    """From the client."""


class _Out(Struct, tag_field="type"):
    """From the server."""


class _Part(Struct):
    """A part of a message from the server."""


class _Given(Struct, forbid_unknown_fields=True):
    """A part of a message from the client, or the body of a request."""


# -- shared parts ----------------------------------------------------------------------------------------


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays."""

    clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    """Seconds for each decision of a person; then a bot answers that one. 0: no clock."""
    bot_delay: Annotated[int, Meta(ge=0, le=10000)] = 700
    """Milliseconds that a bot waits before it answers, so that people can follow."""
    mail: bool = False
    """Turn by mail: no clock, no glass, and nobody is expected to stay connected."""
    glass: Annotated[int, Meta(ge=0, le=3600)] = 120
    """Where two act at once: seconds for whoever is not done when the other is (in a quick game for both, from the
    start). 0: no sand glass."""

    def by_mail(self) -> Pace:
        """The same without any hurry."""
        return Pace(0, self.bot_delay, True, 0)


class SeatPlan(_Given):
    """What a seat of a new table is meant to be."""

    kind: SeatKind = "free"
    name: Name = ""
    bot: Id = ""
    side: Side = -1


# -- HTTP ------------------------------------------------------------------------------------------------


class CreateTable(_Given):
    """A new table. The host takes the first seat that is a person's (or the first free one)."""

    game: Id = USUAL
    setup: Json = {}
    name: Name = ""
    """The host's name."""
    language: Language = "en"
    public: bool = False
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    """One for each seat; missing ones are free."""
    pace: Pace = Pace()
    hints: bool = True
    """Whether people may ask what a planner would do in their place."""
    watch: bool = False
    """Take no seat: all seats as planned, the maker is host and looks on. Only with bots in all seats."""


class Join(_Given):
    """Take a free seat."""

    name: Name = ""
    seat: SeatNumber | None = None
    language: Language = "en"


class Joined(_Part):
    """A seat was taken. Keep the token secret: whoever has it plays the seat."""

    code: str
    seat: int | None
    token: str
    link: str
    """The personal link, as a path: it moves the seat to another device."""


class Created(Joined):
    """A table was made."""


class ImportTable(_Given):
    """A record as the start of a new table; the maker is host and takes ``seat``, bots take all others.

    ``free``: leave the other seats free for people instead.
    """

    record: Json | str
    """The document, or (safer: not a digit is touched) the text of the file."""
    name: Name = ""
    seat: SeatNumber | None = None
    language: Language = "en"
    public: bool = False
    free: bool = False
    pace: Pace = Pace()


class TableSummary(_Part):
    """A public table in the list."""

    code: str
    game: str
    status: Status
    host: str
    players: int
    free: int
    bots: int
    spectators: int
    setup: Json
    created: int


class TableList(_Part):
    """Public tables that wait for players or can be watched."""

    tables: list[TableSummary]


class Choice(_Part):
    """One value of a setting, with its name."""

    value: str | bool | int
    name: str
    text: str = ""
    pack: str = ""
    """On offer only with this pack; empty: always."""
    brings: list[str] = []
    """Of a scenario: the modules that it brings."""
    players: int = 0
    """On offer only for so many players or more."""
    variants: list[str] = []
    """On offer only in these variants; empty: in all."""
    without: list[str] = []
    """Switches that have to be off for it."""
    needs: list[str] = []
    """On offer only with all of these modules."""
    minutes: int = 0
    """About how long a game with it takes; of a module: how much longer."""
    harder: int = 0
    """How much harder it makes a game, in steps."""
    beside: bool = False
    """Of a box: it is never played alone, and chosen among the ``packs`` of a setup."""
    boxes: list[str] = []
    """Of a module: all boxes that it needs."""
    against: list[str] = []
    """Not with any of these modules."""
    by_number: bool = False
    """Of a module: nobody chooses it, it comes and goes with the number of players."""


class Setting(_Part):
    """A field of the setup with its choices."""

    id: str
    kind: Literal["objective", "variant", "switch", "packs", "modules", "scenario", "policy"]
    """``packs`` and ``modules``: any number of the choices, as a list."""
    name: str
    text: str
    default: str | bool | int
    choices: list[Choice]
    number: str = ""
    """Of a policy: its number in the rulings."""
    against: list[str] = []
    """It means nothing with any of these modules, where it has to stay as it is."""


class Proposal(_Part):
    """Something that is good to play, put together already."""

    id: str
    name: str
    text: str
    setup: dict[str, Any]
    """What it asks for; all else stays as it is."""
    players: int = 0
    """For so many players or more."""
    most: int = 0
    """For so many players at most; 0: for any number."""


class BotInfo(_Part):
    """A bot that can take a seat."""

    id: str
    name: str
    text: str
    manner: str = ""
    """What it is like, without its level; empty: all there is to say is in the name."""
    level: str = ""
    """How good it is: bots of one level are offered together. Empty: this game has no levels."""
    level_name: str = ""
    level_text: str = ""


class GameInfo(_Part):
    """A game that can be played."""

    id: str
    name: str
    text: str
    min_players: int
    max_players: int
    default_players: int
    settings: list[Setting]
    bots: list[BotInfo]
    proposals: list[Proposal] = []
    """Good choices, the best for a first evening first."""


class LanguageInfo(_Part):
    """A language that the program speaks."""

    id: str
    name: str


class Games(_Part):
    """What a new table can be."""

    games: list[GameInfo]
    languages: list[LanguageInfo]
    emotes: list[str]
    version: str


class SetInfo(_Part):
    """A set of cards, or the page's own words: what can be fetched of it, by hash."""

    words: dict[str, str]
    """By language."""
    facts: str
    """Empty: there are none."""


class SetList(_Part):
    """The sets of a server by id; ``page`` are the words that every page needs."""

    sets: dict[str, SetInfo]


# -- from the client -------------------------------------------------------------------------------------


class Hello(_In, tag="hello"):
    """Who I am: a seat by its token, or a spectator by the code of the table."""

    token: Token | None = None
    code: Code | None = None
    language: Language = "en"
    since: Annotated[int, Meta(ge=0, le=LARGEST)] = 0
    """The last event that I have seen, of this epoch."""
    epoch: Annotated[str, Meta(max_length=16)] = ""
    follow: bool = False
    """Send what happens event by event (``moments``), and changes instead of whole views."""


class Answer(_In, tag="answer"):
    """Answer the open decision with one of its options."""

    decision: Annotated[int, Meta(ge=0, le=LARGEST)]
    option: Id
    ref: Ref | None = None


class Interject(_In, tag="interject"):
    """Throw something in."""

    option: Id
    ref: Ref | None = None


class Explain(_In, tag="explain"):
    """What would this option surely do?"""

    option: Id
    ref: Ref


class AskHint(_In, tag="hint"):
    """What would you do in my place? -> ``hint``, after a moment's thought."""

    decision: Annotated[int, Meta(ge=0, le=LARGEST)]
    ref: Ref | None = None


class Undo(_In, tag="undo"):
    """Take back my last answer."""


class ProposeUndo(_In, tag="propose-undo"):
    """Ask the table to go back ``count`` answers; 0: to before my own last one."""

    count: Annotated[int, Meta(ge=0, le=1000)] = 0


class ProposeSeat(_In, tag="propose-seat"):
    """Ask the table to give a seat away in a running game.

    ``bot``: to a bot, if its holder is long gone. ``free``: a bot's seat to whoever takes it.
    """

    seat: SeatNumber
    kind: Literal["bot", "free"]


class Vote(_In, tag="vote"):
    """Answer a proposal."""

    yes: bool


class NewLink(_In, tag="new-link"):
    """A new link for my own seat -> ``link``. The old one opens nothing once the new one was used."""


class Configure(_In, tag="configure"):
    """Host: change the table. ``pace``, ``public`` and ``talk`` at any time, ``setup`` and ``hints`` before the
    start."""

    setup: Json | None = None
    public: bool | None = None
    talk: bool | None = None
    """Whether bots say why they do what they do."""
    hints: bool | None = None
    """Whether people may ask what a planner would do in their place."""
    pace: Pace | None = None
    name: Name | None = None


class ArrangeSeat(_In, tag="seat"):
    """Host: make a seat free, a bot's, or a person's. Everybody: let a bot play my own seat, and back."""

    seat: SeatNumber
    kind: SeatKind
    name: Name | None = None
    bot: Id | None = None


class ChooseSide(_In, tag="side"):
    """On which side a seat plays the next game: everybody for the own seat, the host for any."""

    seat: SeatNumber
    side: Side


class DoubleTime(_In, tag="double-time"):
    """I want twice the time of a sand glass, or no longer. Nobody is told but by a glass that is longer."""

    on: bool


class Rename(_In, tag="rename"):
    """My name."""

    name: Name


class Ready(_In, tag="ready"):
    """Before the start."""

    ready: bool


class Start(_In, tag="start"):
    """Host: begin."""


class Leave(_In, tag="leave"):
    """Give up my seat."""


class HandHost(_In, tag="host"):
    """Hand the host's rights over."""

    seat: SeatNumber


class Rematch(_In, tag="rematch"):
    """Host, after the end: back to the lobby for a new game at the same table."""


class Say(_In, tag="chat"):
    """Say something to the table, or to the own side alone."""

    text: Annotated[str, Meta(max_length=4000)]
    to: Hearers = "all"


class MakeEmote(_In, tag="emote"):
    """A gesture."""

    kind: Id


class Skip(_In, tag="skip"):
    """I have seen enough: bots wait for me no more, until a person has to decide."""


class Seen(_In, tag="seen"):
    """Who follows: I have shown everything up to event ``n``."""

    n: Annotated[int, Meta(ge=0, le=LARGEST)]
    wait: bool = True
    """Whether bots shall wait for me from now on; not while nobody looks at the page."""


class Whole(_In, tag="whole"):
    """Who follows: I have lost track, send me the whole view."""


class ChangeLanguage(_In, tag="language"):
    """Send everything anew in another language."""

    language: Language


class Ping(_In, tag="ping"):
    """Are you there?"""


Incoming = (
    Hello
    | Answer
    | Interject
    | Explain
    | AskHint
    | Undo
    | ProposeUndo
    | ProposeSeat
    | Vote
    | NewLink
    | Configure
    | ArrangeSeat
    | ChooseSide
    | DoubleTime
    | Rename
    | Ready
    | Start
    | Leave
    | HandHost
    | Rematch
    | Say
    | MakeEmote
    | Skip
    | Seen
    | Whole
    | ChangeLanguage
    | Ping
)
"""Whatever a client may send."""


# -- from the server -------------------------------------------------------------------------------------


class SeatInfo(_Part):
    """A seat as all see it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    """Which bot plays, if one does."""
    watches: bool
    """Whether that bot watches the others, so that there is something to show of its beliefs after the game."""
    person: bool
    """Whether the seat belongs to a person, also while a bot stands in."""
    connected: bool
    ready: bool
    host: bool
    side: int
    """Before the start the side that was chosen (-1: chance decides), then the one it plays on; -1: no sides."""


class SideInfo(_Part):
    """A side of a game that is played by sides."""

    name: str
    seats: int
    """How many seats it has."""


class UndoVote(_Part):
    """A proposal to go back."""

    by: int
    count: int
    """How many answers."""
    answers: int
    """After how many answers the game would stand."""
    yes: list[int]
    no: list[int]
    waiting: list[int]
    """Who still has to vote."""


class SeatVote(_Part):
    """A proposal to give a seat away."""

    by: int
    seat: int
    kind: Literal["bot", "free"]
    yes: list[int]
    no: list[int]
    waiting: list[int]
    """Who still has to vote."""


class TableInfo(_Part):
    """The table as all see it."""

    code: str
    game: str
    name: str
    status: Status
    public: bool
    setup: Json
    """As it was asked for; what was drawn at random is in the view."""
    pace: Pace
    talk: bool
    """Whether bots say why they do what they do."""
    hints: bool
    """Whether people may ask what a planner would do in their place."""
    seats: list[SeatInfo]
    host: int | None
    spectators: int
    reminder: bool
    """Whether the chat reminds that secret objectives may not be shown."""
    packs: list[str]
    """The packs in play; fetch their words and facts (``/api/sets``)."""
    round: int
    """Which game at this table, counted from 1."""
    answers: int
    """Answers given so far in this game: the length of the replay."""
    created: int
    undo: UndoVote | None
    seat_vote: SeatVote | None
    blocked: str
    """In the lobby: why the game cannot start yet; empty if it can."""
    sides: list[SideInfo]
    """Who plays against whom; empty: all play on one side."""
    address: str
    """For invitations: where other devices reach this server; empty: where the reader does."""


class You(_Part):
    """Who the reader is."""

    seat: int | None
    host: bool
    language: str
    watching: bool
    double: bool
    """Whether the seat has twice the time."""
    whispers: bool
    """Whether the seat may say something to its own side alone."""


class Table(_Out, tag="table"):
    """The table changed: names, seats, who is there, settings, status."""

    table: TableInfo
    you: You


class OddsInfo(_Part):
    """What a roll for exposure may do."""

    counts: dict[str, int]
    """Faces by meaning: blank, wound, frostbite, bitten."""
    rolls: int
    dies: float
    """The chance to die of it."""
    avoidable: bool
    text: str


class OptionInfo(_Part):
    """One possible answer."""

    id: str
    verb: str
    args: Json
    text: str
    group: str
    """What it belongs to: survivor:<id>, card:<id>, or empty."""
    odds: OddsInfo | None = None


class DecisionInfo(_Part):
    """The question that the reader has to answer."""

    id: int
    kind: str
    about: Json
    prompt: str
    options: list[OptionInfo]
    together: bool
    """Whether others are asked the same at the same moment, in secret."""
    until: int | None = None
    """When the clock runs out (milliseconds since 1970)."""


class WaitingInfo(_Part):
    """Somebody else who has to decide."""

    seat: int
    kind: str
    text: str
    until: int | None = None


class GlassInfo(_Part):
    """The sand glass of a seat, as it was when this was sent."""

    seat: int
    full: int
    """Seconds of all its sand."""
    left: float
    """Seconds of what is left."""
    falls: bool
    """Whether the sand falls; it stands still while the seat waits for somebody else, or the table votes."""


class Line(_Part):
    """A sentence, with the key and arguments it was made from."""

    key: str
    args: Json
    text: str


class EventInfo(_Part):
    """Something that happened, numbered for good. ``table-undone`` takes events ``from`` to ``to`` back."""

    n: int
    kind: str
    facts: Json
    text: str


class Moment(_Part):
    """The picture right after an event, as a change of the picture before."""

    n: int
    """The number of the event."""
    change: Any
    """See :mod:`overwinter.server.changes`."""


class View(_Out, tag="view"):
    """The position as the reader sees it, and what happened since."""

    epoch: str
    """With another epoch than before, whatever was told earlier may not hold: begin anew."""
    serial: int
    """Grows within an epoch."""
    view: Any
    """The game's own view; in the schema the types of all games. ``None``, for who follows: what was shown last,
    changed by each of the ``moments`` and then by ``change``."""
    decision: DecisionInfo | None
    waiting: list[WaitingInfo]
    forecast: list[Line] | None
    """``None``, for who follows: as before."""
    why_not: dict[str, dict[str, Line]] | None
    """``None``, for who follows: as before."""
    undo: str
    """Empty if my last answer can be taken back, else why not."""
    interjections: list[str]
    """Option ids that may be thrown in now."""
    events: list[EventInfo]
    answers: int
    moments: list[Moment]
    """For who follows: the pictures on the way to the present one, oldest first."""
    stats: Any = None
    """The course of the game, of its own class, once it is over."""
    change: Any = None
    """From the last of them to the present one; ``None``: they are the same."""
    lines: Any = None
    """For who follows: what has changed of ``{forecast, why_not}``, which are ``None`` then."""
    again: list[str | None] | None = None
    """For who follows: the options of the decision in order, each by its id as it was told before, or ``None`` for
    the next one of ``decision.options``, which has the new ones alone. ``None``: all are there."""
    glass: list[GlassInfo] = []
    """Who is timed."""


class Explained(_Out, tag="explained"):
    """The answer to ``explain``."""

    ref: Ref
    option: str
    lines: list[Line]


class Hint(_Out, tag="hint"):
    """What a planner would do in the reader's place, for the reader alone."""

    decision: int
    option: str
    """Empty: the question was settled before it had made up its mind."""
    lines: list[str]
    """What to do, and why."""


class ChatLine(_Out, tag="chat"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    to: Hearers = "all"


class Emote(_Out, tag="emote"):
    """Somebody made a gesture."""

    seat: int
    kind: str


class Error(_Out, tag="error"):
    """What was refused and why; nothing changed."""

    key: str
    text: str
    ref: Ref | None = None


class Bye(_Out, tag="bye"):
    """The server ends the connection.

    ``left``, ``freed``, ``voted`` (the table opened the seat for others), ``renewed`` (the seat has a new link),
    ``slow``, ``flood``, ``stopping``, ``elsewhere``.
    """

    reason: str
    at: str = ""
    """Elsewhere: connect again with this before the path (``/at/w2``): another process has the table."""


class Pong(_Out, tag="pong"):
    """Still here."""


class Link(_Out, tag="link"):
    """The new link of the own seat. Connect with the token: from then on the old one opens nothing."""

    token: str
    link: str
    """As a path."""


Outgoing = Table | View | Explained | Hint | ChatLine | Emote | Error | Bye | Link | Pong
"""Whatever the server sends."""


class Replay(_Part):
    """One step of a replay."""

    n: int
    last: int
    over: bool
    full: bool
    """Whether all secrets are shown."""
    seat: int | None
    """Through whose eyes; ``None``: a spectator's."""
    view: msgspec.Raw
    secrets: list[msgspec.Raw]
    """When full: what each seat alone could see."""
    events: list[EventInfo]
    """What happened with this answer."""
    packs: list[str]
    """The packs in play."""
    starts: list[int]
    """How many events there had been after each answer: where the events of each step are among all."""
    moments: list[Moment]
    """The pictures after all events of this step but the last: the first as a change of ``view``, each other one
    of the one before."""
    doubts: list[list[int]] = []
    """When full: by seat, how likely it took each seat for the betrayer's at that moment, in percent (empty: it
    is the betrayer's); empty where nobody is to be found out."""
    said: list[ChatLine] = []
    """When full: what bots have said up to here."""


class FindingInfo(_Part):
    """A decision that cost something, as it was then."""

    n: int
    """How many answers had been given before."""
    at: int
    """The same in events: where a replay shows it."""
    when: str
    """The round, or the day."""
    prompt: str
    given: str
    """What was chosen, in words."""
    better: str
    """What would have been better."""
    chance: int | None
    """How likely it ended well as it was chosen, of 100; ``None``: it was weighed by rules of thumb alone."""
    best: int | None
    """The same for what would have been better."""
    text: str
    """What it cost, as a sentence."""


class Review(_Part):
    """What is known of the decisions of a seat that cost most, or how far the work on that has got."""

    seat: int
    state: Literal["none", "waiting", "working", "done", "failed"]
    """``none``: nobody has asked for it yet."""
    done: int
    of: int
    """While it is worked on: how much of it is done."""
    ahead: int
    """While it waits: how many others come first."""
    findings: list[FindingInfo]
    """The worst first; none: nothing stands out."""


class Failure(_Part):
    """The body of a refused request."""

    key: str
    text: str


BODIES = (CreateTable, Created, Join, Joined, ImportTable, TableList, Games, SetList, Replay, Review, Failure)
"""Bodies of HTTP requests and answers."""
