"""What a table looks like to each reader, in the reader's language. Everything secret passes through here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from overwinter.words import Listener, Words, error_line

from .changes import Change
from .guests import Guest, encoded
from .journal import Entry, Frame, Journal
from .messages import (
    DecisionInfo,
    EventInfo,
    Json,
    Line,
    Moment,
    SeatInfo,
    SeatVote,
    SideInfo,
    Table,
    TableInfo,
    TableSummary,
    UndoVote,
    View,
    WaitingInfo,
    You,
)
from .pictures import Picture

if TYPE_CHECKING:
    from .meta import Seat
    from .table import Table as TheTable
    from .votes import Proposal

SAID = "table-said"
"""The kind of a line of the log: a bot said something."""
SERIALS = 1_000_000
"""Serial numbers for each game of a table."""


@dataclass(slots=True)
class Foretold:
    """A forecast, and what it was made from."""

    words: Words
    names: list[str]
    table: Json
    """What everybody saw, when it was last compared."""
    lines: list[Line]

    def holds(self, words: Words, names: list[str], table: Json) -> bool:
        """Whether nothing is different, but perhaps who is asked what: after most answers that is so."""
        if self.words is not words or self.names != names:
            return False
        if self.table is not table:
            if {**self.table, "waiting": 0} != {**table, "waiting": 0}:
                return False
            self.table = table  # the other readers need not compare it again
        return True


@dataclass(frozen=True, slots=True)
class Latest:
    """A position that was shown, and when that was."""

    picture: Picture
    journal: Journal
    moved: int
    ballots: int
    """How many ballots there were."""

    def before(self, journal: Journal) -> bool:
        """Whether nothing but ballots came after it."""
        return self.journal is journal and self.moved == journal.moved


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat is told beside what it sees."""

    made_from: tuple[Any, ...]
    decision: DecisionInfo | None = None
    why_not: dict[str, dict[str, Line]] = field(default_factory=dict)
    interjections: list[str] = field(default_factory=list)


NOTHING = Asked(())
"""To whoever looks on."""


class Renderer:
    """Makes the messages of one table and keeps each until something changes: it is made once per reader."""

    def __init__(self, table: TheTable) -> None:
        self.table = table
        self._views: dict[tuple[int | None, str, int, Picture | None], View] = {}
        self._sent: dict[tuple[int | None, str, int], bytes] = {}
        self._words: dict[str, tuple[Json, Words]] = {}
        """They are not cleared, but looked for anew when something else was agreed."""
        self._names: dict[str, list[str]] = {}
        self._info: dict[str, TableInfo] = {}
        self._forecasts: dict[tuple[str, int], Foretold] = {}
        """The latest ones; they are not cleared, but made anew when the table looks different."""
        self._present: Picture | None = None
        self._latest: Latest | None = None
        """The last position that was shown: it is not cleared, but compared with the present one."""
        self._asked: dict[tuple[int, str], Asked] = {}
        """What seats are told beside what they see, as long as only ballots are cast."""
        self._frames: dict[int, Picture] = {}
        self._events: dict[tuple[str, int, int | None], EventInfo] = {}
        self._stats: Any = None

    def clear(self) -> None:
        """Something has changed."""
        self._views.clear()
        self._sent.clear()
        self._names.clear()
        self._info.clear()
        self._present = None
        self._events.clear()
        self._stats = None

    def due(self, guest: Guest) -> list[bytes]:
        """What a guest has to be sent now; nothing of a table that was put away (see :meth:`Table.playing`)."""
        if self.table.closed:
            return []
        parts = []
        if guest.table_due:
            parts.append(encoded(self.about(guest)))
        if guest.view_due and self.table.journal is not None:
            parts.append(self.view(guest))
            guest.seen = self.table.journal.last
            if guest.follows:
                guest.picture = self.present()
            self.let_go(self.table.journal)
        guest.table_due = guest.view_due = False
        return parts

    # -- the table -----------------------------------------------------------------------------

    def about(self, guest: Guest) -> Table:
        """The table and who the guest is."""
        seat, host = guest.player, self.table.is_host(guest.seat)
        double = seat is not None and self.table.meta.seats[seat].double
        whispers = self.table.channel(seat) != ""
        you = You(seat, host, guest.language, seat is None, double, whispers)
        return Table(self.info(guest.language), you)

    def words(self, language: str) -> Words:
        """The words of what is played, in a language."""
        setup, known = self.table.meta.setup, self._words.get(language)
        if known is None or known[0] is not setup:
            known = self._words[language] = setup, self.table.words(language)
        return known[1]

    def names(self, language: str) -> list[str]:
        """What the players are called."""
        names = self._names.get(language)
        if names is None:
            names = self._names[language] = self.names_of(self.table.meta.seats, language)
        return names

    def names_of(self, seats: Sequence[Seat], language: str) -> list[str]:
        """What the people and bots at these seats are called."""
        words = self.words(language)
        return [seat.name or words("player-name", n=n + 1) for n, seat in enumerate(seats)]

    def info(self, language: str) -> TableInfo:
        """The table as all see it."""
        info = self._info.get(language)
        if info is None:
            info = self._info[language] = self._make_info(language)
        return info

    def _make_info(self, language: str) -> TableInfo:
        table, meta = self.table, self.table.meta
        blocked = ""
        if meta.status == "lobby":
            refused = table.blocked()
            blocked = error_line(self.words(language), refused) if refused else ""
        return TableInfo(
            code=meta.code,
            game=meta.game,
            name=meta.name,
            status=meta.status,
            public=meta.public,
            setup=meta.setup,
            pace=meta.pace,
            talk=meta.talk,
            hints=meta.hints,
            seats=[self._seat(n) for n in range(len(meta.seats))],
            host=meta.host if meta.host is not None and meta.host >= 0 else None,
            spectators=sum(1 for guest in table.guests if guest.player is None),
            reminder=table.adapter.reminder(meta.setup),
            packs=table.adapter.sets.of(meta.setup),
            round=meta.round,
            answers=len(table.journal.game.answers) if table.journal else 0,
            created=meta.created,
            undo=self._undo_vote(),
            seat_vote=self._seat_vote(),
            blocked=blocked,
            sides=self._sides(language),
            address=table.hall.settings.address,
        )

    def _sides(self, language: str) -> list[SideInfo]:
        sides, words = self.table.adapter.sides, self.words(language)
        many = sides.seats(self.table.meta.setup)
        return [SideInfo(sides.name(words, side), seats) for side, seats in enumerate(many)]

    def _seat(self, number: int) -> SeatInfo:
        seat = self.table.meta.seats[number]
        here = self.table.connected(number)
        return SeatInfo(
            number,
            seat.kind,
            seat.name,
            seat.bot,
            bool(seat.bot) and self.table.adapter.watches(seat.bot),
            seat.owned,
            here,
            seat.ready,
            number == self.table.meta.host,
            self.table.side_of(number),
        )

    def _undo_vote(self) -> UndoVote | None:
        proposal, journal = self.table.proposal, self.table.journal
        if proposal is None or journal is None or proposal.kind != "undo":
            return None
        count = len(journal.game.answers) - proposal.about
        return UndoVote(proposal.by, count, proposal.about, *self._votes(proposal))

    def _seat_vote(self) -> SeatVote | None:
        proposal = self.table.proposal
        if proposal is None or proposal.kind == "undo":
            return None
        return SeatVote(proposal.by, proposal.about, proposal.kind, *self._votes(proposal))

    def _votes(self, proposal: Proposal) -> tuple[list[int], list[int], list[int]]:
        """Who is for it, who against, and who has to vote still."""
        voters = self.table.voters()
        yes = [n for n in voters if proposal.votes.get(n) is True]
        no = [n for n in voters if proposal.votes.get(n) is False]
        return yes, no, [n for n in voters if n not in proposal.votes]

    def summary(self) -> TableSummary:
        """The table in the public list."""
        meta = self.table.meta
        host = meta.seats[meta.host].name if meta.host is not None and meta.host >= 0 else ""
        kinds = [seat.kind for seat in meta.seats]
        watching = sum(1 for guest in self.table.guests if guest.player is None)
        return TableSummary(
            meta.code,
            meta.game,
            meta.status,
            host,
            len(kinds),
            kinds.count("free"),
            kinds.count("bot"),
            watching,
            meta.setup,
            meta.created,
        )

    # -- the game ------------------------------------------------------------------------------

    def view(self, guest: Guest) -> bytes:
        """The view message for a guest, encoded; for one who follows only what is new to it."""
        reader = (guest.player, guest.language, guest.seen)
        if guest.follows:
            key = (*reader, guest.picture)
            made = self._views.get(key)
            if made is None:
                made = self._views[key] = self.make_view(*key)
            if made.glass:
                made = msgspec.structs.replace(made, glass=self.table.driver.glass.shown())
            return encoded(guest.told.shortened(made))
        found = self._sent.get(reader) if self.table.meta.glass is None else None  # sand falls
        if found is None:
            found = self._sent[reader] = encoded(self.make_view(*reader))
        return found

    def make_view(self, seat: int | None, language: str, since: int, before: Picture | None = None) -> View:
        """The view message for a reader."""
        table = self.table
        journal = table.playing()
        adapter, game = table.adapter, journal.game
        words, names = self.words(language), self.names(language)
        asked = self._question(journal, seat, words, names) if seat is not None else NOTHING
        moments, change = self._followed(journal, seat, since, before) if before is not None else ([], None)
        return View(
            epoch=table.epoch,
            serial=table.meta.round * SERIALS + journal.row,
            view=msgspec.Raw(encoded(self.present().seen_by(seat))) if before is None else None,
            decision=self._until(asked.decision, seat),
            waiting=self._waiting(journal, seat, words, names),
            forecast=self.forecast(language, adapter.side_of(game, seat)),
            why_not=asked.why_not,
            undo=self._undo(journal, seat, words),
            interjections=asked.interjections,
            events=self.events(journal, seat, language, since),
            answers=len(game.answers),
            stats=self.stats() if game.over else None,
            moments=moments,
            change=change,
            glass=table.driver.glass.shown(),
        )

    def _question(self, journal: Journal, seat: int, words: Words, names: list[str]) -> Asked:
        """What a seat is asked; as long as only others cast their ballots that is what it was."""
        adapter, game = self.table.adapter, journal.game
        asked = game.decision(seat)
        made_from = (journal, journal.moved, asked.id if asked is not None else 0, words, names)
        known = self._asked.get((seat, words.language))
        if known is None or known.made_from != made_from or not adapter.plain_ballots(game):
            decision = adapter.decision(game, seat, words, names, None)
            why_not = {} if game.over else adapter.why_not(game, seat, words, names)
            interjections = [] if game.over else [option.id for option in game.interjections(seat)]
            known = self._asked[seat, words.language] = Asked(made_from, decision, why_not, interjections)
        return known

    def _until(self, decision: DecisionInfo | None, seat: int | None) -> DecisionInfo | None:
        """A question with the time that its clock leaves for it."""
        until = self.table.driver.until(seat) if seat is not None else None
        return decision if decision is None or until is None else msgspec.structs.replace(decision, until=until)

    def present(self) -> Picture:
        """The position as it is."""
        if self._present is None:
            journal, latest = self.table.playing(), self._latest
            if latest is not None and latest.before(journal) and self.table.adapter.plain_ballots(journal.game):
                self._present = latest.picture.after_ballots(journal.ballots[latest.ballots :])
            else:
                self._present = Picture(self.table.adapter, journal.game)
            self._latest = Latest(self._present, journal, journal.moved, len(journal.ballots))
        return self._present

    def _followed(
        self, journal: Journal, seat: int | None, since: int, before: Picture
    ) -> tuple[list[Moment], Change | None]:
        """What a reader who was shown ``before`` sees on the way to the present position, and the last change."""
        moments = []
        due = [frame for frame in journal.frames if frame.n > since]
        for frame in due:
            # The last event has led to where the game is now.
            picture = self._picture(frame) if frame is not due[-1] else self.present()
            change = picture.since(before, seat)
            if change is not None:
                moments.append(Moment(frame.n, change))
            before = picture
        return moments, None if due else self.present().since(before, seat)

    def _picture(self, frame: Frame) -> Picture:
        """The position after an event."""
        picture = self._frames.get(frame.n)
        if picture is None:
            picture = self._frames[frame.n] = Picture(self.table.adapter, frame.game)
        return picture

    def let_go(self, journal: Journal) -> None:
        """Forget the positions that everybody who follows was sent."""
        if not journal.frames:
            self._frames.clear()
            return
        last = min((guest.seen for guest in self.table.guests if guest.follows), default=journal.last)
        journal.let_go(last)
        self._frames = {n: picture for n, picture in self._frames.items() if n > last}

    def _waiting(self, journal: Journal, seat: int | None, words: Words, names: list[str]) -> list[WaitingInfo]:
        waiting = []
        for decision in journal.game.decisions:
            if decision.seat != seat:
                kind = self.table.meta.seats[decision.seat].kind
                key = {"bot": "server-waiting-bot", "free": "server-waiting-free"}.get(kind, "server-waiting")
                text = words(key, name=names[decision.seat])
                until = self.table.driver.until(decision.seat)
                waiting.append(WaitingInfo(decision.seat, decision.kind, text, until))
        return waiting

    def _undo(self, journal: Journal, seat: int | None, words: Words) -> str:
        if seat is None:
            return words("error-undo-nothing")
        reason = "reveal" if journal.game.over else self.table.undo_line(seat)
        return words(f"error-undo-{reason}") if reason else ""

    def forecast(self, language: str, side: int) -> list[Line]:
        """What is surely coming; the same for all of a side who read this language."""
        words, names, table = self.words(language), self.names(language), self.present().public
        known = self._forecasts.get((language, side))
        if known is None or not known.holds(words, names, table):
            lines = self.table.adapter.forecast(self.table.playing().game, words, names, side)
            known = self._forecasts[language, side] = Foretold(words, names, table, lines)
        return known.lines

    def stats(self) -> Any:
        """The course of the game."""
        if self._stats is None:
            journal = self.table.playing()
            self._stats = self.table.adapter.stats(journal.game, journal.game.log)
        return self._stats

    def events(self, journal: Journal, seat: int | None, language: str, since: int) -> list[EventInfo]:
        """The lines of the log after number ``since``, as a reader may know them."""
        words, names = self.words(language), self.names(language)
        return [self._event(journal, entry, seat, words, names) for entry in journal.since(since)]

    def _event(
        self, journal: Journal, entry: Entry, seat: int | None, words: Words, names: list[str]
    ) -> EventInfo:
        if entry.event is None:
            if entry.kind == SAID:
                return self._said(entry, words, names)
            return EventInfo(entry.n, entry.kind, entry.facts, self._table_event(entry, seat, words, names))
        adapter, event = self.table.adapter, entry.event
        reader = adapter.reads_as(event, seat)
        key = (words.language, entry.n, reader)
        said = self._events.get(key)
        if said is None:
            text = adapter.event(words, journal.game, event, reader, names)
            said = self._events[key] = EventInfo(entry.n, entry.kind, event.seen_by(reader), text)
        return said

    def _said(self, entry: Entry, words: Words, names: Sequence[str]) -> EventInfo:
        """What a bot said; ``text`` among the facts are its own words."""
        facts = entry.facts
        text = self.table.adapter.said(words, facts, names)
        line = words(f"event-{SAID}", seat=names[facts["seat"]], text=text)
        return EventInfo(entry.n, SAID, {"seat": facts["seat"], "at": facts["at"], "text": text}, line)

    def _table_event(self, entry: Entry, seat: int | None, words: Words, names: list[str]) -> str:
        """What somebody did beside the game: sat down, left, took an answer back."""
        facts, args = entry.facts, dict[str, Any]()
        if "seat" in facts:
            args = Listener(words, seat, names).player("seat", facts["seat"])
        return words(f"event-{entry.kind}", **args, votes=facts.get("votes", 0))
