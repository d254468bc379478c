"""One table: who sits there, the game, and everything that people may do.

Every change is a plain function that runs alone (:meth:`Table.run`): it changes the table in memory and names what
has to be stored. Only when that is on the disk is anybody told. If storing fails, or a rule breaks, the table is
read from the disk again, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import math
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from overwinter.kernel.errors import NotOfferedError, OverwinterError, PackError, UndoError
from overwinter.kernel.game import Game
from overwinter.review import Finding
from overwinter.words import Words

from . import storage as store
from .adapter import BOT_NAMES
from .errors import ServerError
from .games import GAMES
from .guests import Guest
from .hints import Hints
from .journal import Journal, Row
from .limits import Bucket
from .messages import (
    MAX_CHAT,
    MAX_NAME,
    ArrangeSeat,
    Bye,
    ChatLine,
    Configure,
    Emote,
    Explained,
    Hearers,
    Json,
    Ref,
)
from .meta import KEEPER, Meta, Seat
from .pacing import Driver
from .people.sitters import Known, Sitters
from .rendering import SAID, Renderer
from .secrets_and_codes import clean, digest, new_epoch, new_token
from .sides import DRAWN, check_sides, drawn_sides
from .storage import FencedError, NewRows, StoredChat, Work
from .votes import Proposal

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)
T = TypeVar("T")

EMOTES = ("nod", "shrug", "thanks", "sorry", "think", "hurry", "cheer", "fear", "wave", "yawn")
MOST_TOKENS = 12
"""Devices on which one seat may be open."""
SEEN_SECONDS = 30.0
"""For how long somebody who uses the plain pages counts as present."""


class Table:
    """A table with its guests. Use :meth:`run` for everything that changes it."""

    def __init__(
        self,
        hall: Hall,
        meta: Meta,
        tokens: dict[str, int],
        journal: Journal | None,
        fence: int = 0,
        known: Known | None = None,
    ) -> None:
        self.hall = hall
        self.fence = fence
        """Grows when the table changes hands between processes; every write names it. 0: not stored yet."""
        self.meta = meta
        self.tokens = tokens
        self.journal = journal
        self.adapter = GAMES[meta.game]
        self.guests: set[Guest] = set()
        self._buckets: dict[int, Bucket] = {}
        self.seen: dict[int, float] = {}
        """When seats were last seen on the plain pages."""
        self.left: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.opened = time.monotonic()
        self.epoch = new_epoch()
        """What guests were told since then goes on without a gap; with another epoch it may not."""
        self.proposal: Proposal | None = None
        self.renewed: dict[int, str] = {}
        """Seats whose holder has a new link that was not used yet; until then the old one is good."""
        self.closed = False
        """Put away: another object stands for this table now, or will."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.renderer = Renderer(self)
        self.driver = Driver(self)
        self.hints = Hints(self)
        self.sitters = Sitters(self, known or Known())
        self.snapshot_at = journal.row if journal else 0
        self._writes: list[Work] = []
        self._after: list[Callable[[], None]] = []
        self._view_changed = self._table_changed = False
        self._arrived = 0.0

    @property
    def code(self) -> str:
        """The invite code."""
        return self.meta.code

    # -- running changes -----------------------------------------------------------------------

    async def run(self, change: Callable[[], T], *, quiet: bool = False) -> T:
        """Do a change alone, store it, then tell. Raises what the change refuses; then nothing has changed.

        A client that goes away in the middle does not stop it halfway. ``quiet``: it does not count as use.
        """
        task = asyncio.create_task(self._run(change, time.perf_counter()))
        self.hall.watch(task)
        if not quiet:
            self.used = time.monotonic()
        return await asyncio.shield(task)

    async def _run(self, change: Callable[[], T], arrived: float) -> T:
        async with self.lock:
            if self.closed:
                raise ServerError("stopping")  # it was put away; whoever comes back finds it on the disk
            self._arrived = arrived
            self._writes, self._after = [], []
            self._view_changed = self._table_changed = False
            try:
                result = change()
                if self._view_changed or self._table_changed:
                    self.driver.glass.look()
                self.sitters.look()
            except PackError:
                # The server's own cards are broken: nothing that a player should read about.
                log.exception("table %s: a pack cannot be used", self.code)
                raise ServerError("internal") from None
            except OverwinterError:
                if self._writes:
                    await self._recover()
                raise
            except Exception:
                log.exception("table %s: a change failed", self.code)
                self.hall.metrics.count("errors", "internal")
                await self._recover()
                raise ServerError("internal") from None
            if self._writes:
                await self._store()
                self.hall.metrics.stored.observe(time.perf_counter() - arrived)
            self._publish()
            return result

    async def _store(self) -> None:
        writes, self._writes = self._writes, []
        try:
            self.fence = await self.hall.leases.store(self.code, self.fence, writes)
        except FencedError:
            # Another process has this table now, or its keeper has changed it: whoever comes back is sent there.
            self.hall.metrics.count("leases_lost")
            self.hall.forget(self)
            raise ServerError("moved") from None
        except Exception:
            self.hall.metrics.count("errors", "storage")
            await self._recover()
            raise ServerError("storage") from None

    async def _recover(self) -> None:
        """Take what is on the disk: it is what everybody was told."""
        try:
            self.meta, self.tokens, self.journal = await self.hall.read(self.code)
            self.sitters.take(await self.hall.known(self.meta))
        except ServerError:
            log.error("table %s: cannot be read again", self.code)
            self.hall.forget(self)
            return
        except Exception:
            log.exception("table %s: cannot be read again", self.code)
            self.hall.forget(self)
            return
        self.proposal, self._after = None, []
        self.driver.glass.forget()
        # What is on the disk may be older than what was told (a restored copy, a spare database that lags).
        self.epoch = new_epoch()
        for guest in self.guests:
            guest.begin_anew()
        self._film()
        self._view_changed = self._table_changed = True
        self._publish()

    def _publish(self) -> None:
        after, self._after = self._after, []
        for tell in after:
            tell()
        if not (self._view_changed or self._table_changed):
            return
        self.renderer.clear()
        for guest in self.guests:
            guest.refresh(view=self._view_changed, table=self._table_changed, arrived=self._arrived)
        self.driver.look()

    def told(self, *, view: bool = False, table: bool = False) -> None:
        """What has to be sent anew after this change."""
        self._view_changed |= view
        self._table_changed |= table

    def write(self, work: Work) -> None:
        """Something to store with this change."""
        self._writes.append(work)

    def save(self) -> None:
        """Store the table itself with this change, and tell everybody."""
        self.save_quietly()
        self.told(table=True)

    def save_quietly(self) -> None:
        """Store the table itself with this change: of what is new in it nobody has to know."""
        stored = self.meta.stored()
        self.write(lambda connection: store.put_table(connection, stored))

    def _save_rows(self, *rows: Row) -> None:
        assert self.journal is not None
        self.write(NewRows(self.code, self.meta.round, rows))
        self.told(view=True)

    def _save_snapshot(self) -> None:
        assert self.journal is not None
        snapshot, code, game = self.journal.snapshot(), self.code, self.meta.round
        self.snapshot_at = snapshot.row
        self.write(lambda connection: store.put_snapshot(connection, code, game, snapshot))

    def keep(self) -> None:
        """Store a snapshot, so that a newer program can go on from exactly here."""
        self.driver.glass.hold()
        if self.meta.status == "playing" and self.journal and self.journal.row > self.snapshot_at:
            self._save_snapshot()

    # -- who is who ----------------------------------------------------------------------------

    def seat_of(self, token: str) -> int:
        """The seat that a token opens."""
        seat = self.tokens.get(digest(token))
        if seat is None:
            raise ServerError("token")
        return seat

    def bucket_of(self, seat: int) -> Bucket:
        """How often a seat may say something: one measure for a person, through however many lines."""
        settings = self.hall.settings
        return self._buckets.setdefault(seat, Bucket(settings.messages_per_second, settings.message_burst))

    def connected(self, seat: int) -> bool:
        """Whether somebody is there for a seat."""
        if any(guest.seat == seat for guest in self.guests):
            return True
        return time.monotonic() - self.seen.get(seat, -SEEN_SECONDS) < SEEN_SECONDS

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there for a seat, as far as this server knows."""
        if self.connected(seat):
            return 0.0
        last = max(self.opened, self.left.get(seat, 0.0), self.seen.get(seat, 0.0))
        return time.monotonic() - last

    def _away_long_enough(self, seat: int, minutes: float, reason: str) -> None:
        """Refuses with the minutes that are still to wait."""
        left = 60 * minutes - self.away(seat)
        if left > 0:
            raise ServerError(reason, n=math.ceil(left / 60))

    def voters(self) -> list[int]:
        """Who decides about the table: whoever holds a seat, is not long gone, and plays it.

        Somebody for whom others have put a bot still has a say; somebody who let a bot play has not.
        """
        gone = 60 * self.hall.settings.vacant_minutes
        held = [n for n, s in enumerate(self.meta.seats) if s.owned and (s.kind == "person" or s.lent)]
        return [seat for seat in held if self.away(seat) < gone]

    def is_host(self, seat: int | None) -> bool:
        """Whether a seat has the host's rights."""
        return seat is not None and seat == self.meta.host

    def words(self, language: str) -> Words:
        """The words for what is played here."""
        return self.adapter.words(language, self.adapter.sets.of(self.meta.setup))

    def words_of(self, game: Game[Any], language: str) -> Words:
        """The words for a game that was played here, with its own packs."""
        return self.adapter.words(language, self.adapter.sets.of(self.adapter.setup_of(game)))

    def playing(self) -> Journal:
        """The journal of the running game; refuses if there is none.

        A table that was put away shows nothing any more: what it has in memory may never have been stored.
        """
        if self.closed:
            raise ServerError("stopping")
        if self.journal is None:
            raise ServerError("no-game")
        return self.journal

    def _seated(self, seat: int | None) -> Seat:
        if seat is None or not 0 <= seat < len(self.meta.seats):
            raise ServerError("watching")
        return self.meta.seats[seat]

    def _as_host(self, seat: int | None) -> None:
        if not self.is_host(seat):
            raise ServerError("not-host")

    def _in_lobby(self) -> None:
        if self.meta.status != "lobby":
            raise ServerError("not-lobby")

    def _note(self, kind: str, seat: int, **facts: Any) -> None:
        """Write something into the log of a running game."""
        if self.journal is not None and self.meta.status == "playing":
            self._save_rows(self.journal.note(kind, seat, **facts))

    # -- seats ---------------------------------------------------------------------------------

    def join(self, name: str, seat: int | None, language: str) -> tuple[int, str]:
        """Take a free seat; returns it with its token."""
        free = [number for number, s in enumerate(self.meta.seats) if s.kind == "free"]
        if seat is None and not free:
            raise ServerError("full")
        number = free[0] if seat is None else seat
        if number not in free:
            raise ServerError("seat-taken")
        if self.meta.status == "over":
            raise ServerError("not-lobby")
        self.meta.seats[number].take(clean(name, MAX_NAME), language)
        if self.meta.host is None:
            self.meta.host = number
        token = self.give_token(number)
        self._note("table-joined", number)
        self.save()
        return number, token

    def give_token(self, seat: int) -> str:
        """A new token for a seat; others lose their power."""
        token, code = new_token(), self.code
        made = digest(token)
        self._forget_tokens(seat)
        self.tokens[made] = seat
        self.write(lambda connection: store.put_token(connection, made, code, seat))
        return token

    def new_link(self, seat: int | None) -> str:
        """Another token for the own seat. The old one is good until the new one is used (:meth:`confirm`).

        So that nobody loses a seat because an answer was lost on the way.
        """
        if seat != KEEPER:
            self._seated(seat)
        assert seat is not None
        token, code = new_token(), self.code
        made, unused = digest(token), self.renewed.get(seat)
        if unused is not None:
            self.tokens.pop(unused, None)
            self.write(lambda connection: store.drop_token(connection, unused))
        self.tokens[made], self.renewed[seat] = seat, made
        self.write(lambda connection: store.add_token(connection, made, code, seat))
        return token

    def another_link(self, seat: int) -> str:
        """One more token for a seat: for another device of its holder. Others keep their power."""
        if sum(1 for held in self.tokens.values() if held == seat) >= MOST_TOKENS:
            raise ServerError("too-many")
        token, code = new_token(), self.code
        made = digest(token)
        self.tokens[made] = seat
        self.write(lambda connection: store.add_token(connection, made, code, seat))
        return token

    def confirm(self, token: str) -> None:
        """A token is used: if it is a new one, all others of its seat lose their power."""
        made = digest(token)
        seat = self.tokens.get(made)
        if seat is None or self.renewed.get(seat) != made:
            return
        code = self.code
        del self.renewed[seat]
        self._forget_tokens(seat)
        self.tokens[made] = seat
        self.write(lambda connection: store.put_token(connection, made, code, seat))
        for guest in self.guests:
            if guest.seat == seat:
                self._after.append(functools.partial(guest.end, Bye("renewed")))

    def _revoke(self, seat: int, reason: str) -> None:
        """Nobody's token opens a seat any more; whoever is there is sent away."""
        code = self.code
        self._forget_tokens(seat)
        self.write(lambda connection: store.drop_tokens(connection, code, seat))
        for guest in self.guests:
            if guest.seat == seat:
                self._after.append(functools.partial(guest.end, Bye(reason)))

    def _forget_tokens(self, seat: int) -> None:
        self.tokens = {made: number for made, number in self.tokens.items() if number != seat}
        self.sitters.stand_up(seat)

    def leave(self, seat: int | None) -> None:
        """Give a seat up. In a running game a bot takes over."""
        if seat == KEEPER:
            self._revoke(KEEPER, "left")
        else:
            mine = self._seated(seat)
            assert seat is not None
            if self.meta.status == "lobby":
                mine.make_free()
            else:
                mine.make_bot(mine.bot or self.adapter.bots[0], mine.name)
                self._note("table-left", seat)
            self._revoke(seat, "left")
            self._forget_vote(seat)
        if self.meta.host == seat:
            self.meta.host = self.meta.next_host()
        self.save()

    def arrange(self, seat: int | None, wish: ArrangeSeat) -> None:
        """Make a seat free, a bot's or a person's (:class:`~overwinter.server.messages.ArrangeSeat`)."""
        own = wish.seat == seat
        if not own:
            self._as_host(seat)
        if wish.seat >= len(self.meta.seats):
            raise ServerError("no-seat")
        if wish.bot and wish.bot not in self.adapter.bots:
            raise ServerError("no-bot")
        chosen = self.meta.seats[wish.seat]
        if self.meta.status == "playing":
            self._check_secrets(wish, chosen, own)
        if wish.kind == "bot":
            self._seat_bot(wish.seat, chosen, wish, own)
        elif wish.kind == "person":
            self._seat_person(wish.seat, chosen)
        else:
            self._seat_nobody(wish.seat, chosen, own)
        if wish.name is not None and (own or chosen.kind == "bot"):
            chosen.name = clean(wish.name, MAX_NAME)
        self._forget_vote(wish.seat)
        self.save()

    def _check_secrets(self, wish: ArrangeSeat, seat: Seat, own: bool) -> None:
        """In a running game a seat has secrets: the host alone gives none of them away."""
        if wish.kind == "free" and not own:
            raise ServerError("needs-vote")
        if wish.kind == "bot" and seat.owned and not own:
            self._away_long_enough(wish.seat, self.hall.settings.standin_minutes, "seat-held")

    def _seat_bot(self, number: int, seat: Seat, wish: ArrangeSeat, own: bool) -> None:
        bot = wish.bot or seat.bot or self.adapter.usual_bot(number)
        if seat.owned and (own or self.meta.status == "playing"):
            seat.kind, seat.bot, seat.lent = "bot", bot, not own  # it stands in; the person keeps the seat
            self._note("table-bot", number)
            return
        if seat.owned:
            self._revoke(number, "freed")
        named = seat.kind == "bot" and not seat.owned and seat.name not in BOT_NAMES
        others = {other.name for other in self.meta.seats if other is not seat}
        seat.make_bot(bot, seat.name if named else self.adapter.bot_name(bot, number, others))
        self._note("table-bot", number)

    def _seat_person(self, number: int, seat: Seat) -> None:
        if not seat.owned:
            raise ServerError("nobody-there")
        if seat.kind == "bot":
            seat.kind, seat.bot, seat.lent = "person", "", False
            self._note("table-back", number)

    def _seat_nobody(self, number: int, seat: Seat, own: bool) -> None:
        if own:
            raise ServerError("own-seat")
        if self.meta.status == "over":
            raise ServerError("not-now")
        if seat.owned:
            self._revoke(number, "freed")
        self._note("table-freed", number)
        seat.make_free()

    def _wished(self) -> list[int]:
        return [seat.side for seat in self.meta.seats]

    def side_of(self, seat: int) -> int:
        """The side that a seat plays on; before the start: the one it wants to play on."""
        if self.journal is None:
            return self.meta.seats[seat].side
        return self.adapter.sides.of(self.journal.game, seat)

    def choose_side(self, seat: int | None, number: int, side: int) -> None:
        """Before the start: on which side a seat plays, or that chance decides."""
        if number != seat:
            self._as_host(seat)
        self._in_lobby()
        if number >= len(self.meta.seats):
            raise ServerError("no-seat")
        if not DRAWN <= side < len(self.adapter.sides.seats(self.meta.setup)):
            raise ServerError("no-side", n=len(self.meta.seats))
        self.meta.seats[number].side = side
        self.save()

    def rename(self, seat: int | None, name: str) -> None:
        """A person's name."""
        self._seated(seat).name = clean(name, MAX_NAME)
        self.save()
        self.told(view=self.journal is not None)

    def ready(self, seat: int | None, ready: bool) -> None:
        """Before the start."""
        self._in_lobby()
        self._seated(seat).ready = ready
        self.save()

    def ask_time(self, seat: int | None, double: bool) -> None:
        """Whether a person has twice the time of a sand glass."""
        self._seated(seat).double = double
        self.save()

    def speak(self, seat: int | None, language: str) -> None:
        """Remember a person's language."""
        if seat is not None and seat >= 0 and self.meta.seats[seat].language != language:
            self.meta.seats[seat].language = language
            self.save()

    # -- the host ------------------------------------------------------------------------------

    def hand_over(self, seat: int | None, to: int) -> None:
        """Another person becomes host. Whoever sits here may take over from a host who is gone for minutes."""
        if not self.is_host(seat):
            if seat is None or to != seat:
                raise ServerError("not-host")
            if self.meta.host is not None:
                self._away_long_enough(self.meta.host, self.hall.settings.host_minutes, "host-here")
        if to >= len(self.meta.seats) or not self.meta.seats[to].owned:
            raise ServerError("nobody-there")
        self.meta.host = to
        self._note("table-host", to)
        self.save()

    def configure(self, seat: int | None, wish: Configure) -> None:
        """Change what is agreed."""
        self._as_host(seat)
        if wish.setup is not None:
            self._in_lobby()
            setup = self.adapter.setup(wish.setup, self.meta.setup)
            if not self.meta.resize(self.adapter.players(setup)):
                raise ServerError("seats-taken")
            self.meta.setup = setup
            self.meta.forget_sides(len(self.adapter.sides.seats(setup)))
            for other in self.meta.persons():
                self.meta.seats[other].ready = False
        if wish.public is not None:
            self.meta.public = wish.public
        if wish.talk is not None:
            self.meta.talk = wish.talk
        if wish.hints is not None:
            self._in_lobby()
            self.meta.hints = wish.hints
        if wish.pace is not None:
            before, self.meta.pace = self.meta.pace, wish.pace.by_mail() if wish.pace.mail else wish.pace
            self.driver.restart_clocks()
            if self.meta.pace.glass != before.glass:
                self.meta.glass = None
            self.told(view=self.journal is not None)
        if wish.name is not None:
            self.meta.name = clean(wish.name, MAX_NAME)
        self.save()

    def blocked(self) -> OverwinterError | None:
        """Why the game cannot start yet."""
        free = sum(1 for seat in self.meta.seats if seat.kind == "free")
        if free:
            return ServerError("seats-free", n=free)
        try:
            self.adapter.check(self.meta.setup)
        except OverwinterError as error:
            return error
        try:
            check_sides(self._wished(), self.adapter.sides.seats(self.meta.setup))
        except ServerError as error:
            return error
        waiting = [n for n in self.meta.persons() if not self.meta.seats[n].ready and n != self.meta.host]
        return ServerError("not-ready", n=len(waiting)) if waiting else None

    def start(self, seat: int | None) -> None:
        """Begin the game."""
        self._as_host(seat)
        self._in_lobby()
        refused = self.blocked()
        if refused is not None:
            raise refused
        seed, seats = self.hall.seeds.game(), self.adapter.sides.seats(self.meta.setup)
        sides = drawn_sides(self._wished(), seats, random.Random(seed)) if seats else ()
        self.begin(Journal(self.adapter.new(self.meta.setup, seed, sides)))

    def begin(self, journal: Journal) -> None:
        """Begin with a game, new or brought along."""
        self.journal, self.proposal = journal, None
        self.meta.status = "over" if journal.game.over else "playing"
        for guest in self.guests:
            guest.begin_anew()
        self._film()
        self._save_snapshot()
        self.save()
        self.told(view=True)

    def rematch(self, seat: int | None) -> None:
        """Back to the lobby for another game."""
        self._as_host(seat)
        if self.meta.status != "over":
            raise ServerError("not-over")
        self.meta.next_game()
        self.journal = self.proposal = None
        self.sitters.next_game()
        self.save()

    # -- playing -------------------------------------------------------------------------------

    def answer(self, seat: int | None, option: str, decision: int | None) -> None:
        """Answer the open decision of a seat."""
        self.may_act(seat)
        self.take(seat or 0, option, decision)

    def take(self, seat: int, option: str, decision: int | None, said: Json | None = None) -> None:
        """An answer by whoever plays a seat, and what a bot says with it."""
        if self.meta.status == "lobby":
            raise ServerError("no-game")
        if said is not None and self.meta.talk and self._will_take(seat, option, decision):
            self._note(SAID, seat, **said, at=int(time.time() * 1000))  # before what comes of it
        self._answered(self.playing().answer(seat, option, decision))

    def _will_take(self, seat: int, option: str, decision: int | None) -> bool:
        """Whether an answer is on offer."""
        game = self.playing().game
        asked = game.decision(seat)
        return asked is not None and asked.id == decision and option in (o.id for o in game.options(seat))

    def note_late(self, seat: int) -> None:
        """Somebody's time is up."""
        self._note("table-clock", seat)

    def note_glass(self, seat: int) -> None:
        """Somebody's sand has run out."""
        self._note("table-glass", seat)

    def interject(self, seat: int | None, option: str) -> None:
        """Throw something in."""
        self.may_act(seat)
        self._answered(self.playing().interject(seat or 0, option))

    def may_act(self, seat: int | None) -> None:
        """Whether a seat is played by whoever holds it. Refuses a bot's, and whoever only looks on."""
        if self._seated(seat).kind != "person":
            raise ServerError("bot-plays")

    def _answered(self, row: Row) -> None:
        journal = self.playing()
        self._save_rows(row)
        self.told(table=self.proposal is not None)
        if journal.game.over:
            self.meta.status = "over"
            self.proposal = None
            self._save_snapshot()
            self.save()
        elif journal.row - self.snapshot_at >= self.hall.settings.snapshot_every:
            self._save_snapshot()
        self.hall.metrics.count("answers")

    def undo(self, seat: int | None) -> None:
        """Take back the own last answer, as far as the rules of undo allow."""
        self.may_act(seat)
        game = self.playing().game
        line = self.undo_line(seat or 0)
        if line or game.over:
            raise UndoError("cannot be taken back", line or "reveal")
        self._go_back(len(game.answers) - 1, seat or 0, {"seat": seat, "votes": 0})

    def undo_line(self, seat: int) -> str:
        """Why a seat cannot take its last answer back without asking; "" if it can.

        What was tested against a hidden card is not taken back for free, unless there is nobody else to ask.
        """
        line = self.playing().game.undo_line(seat)
        return "" if line == "tested" and self.voters() == [seat] else line

    def keep_review(self, number: int, seat: int, findings: list[Finding]) -> None:
        """Keep what was found about a seat in a game that is over."""
        self.meta.reviews.setdefault(number, {})[seat] = findings
        self.save_quietly()

    def _go_back(self, count: int, seat: int, facts: dict[str, Any]) -> None:
        code, game = self.code, self.meta.round
        self._save_rows(self.playing().rewind(count, seat, facts))
        self.write(lambda connection: store.drop_snapshots(connection, code, game, count))
        self.proposal = None
        self.told(table=True)

    def propose_undo(self, seat: int | None, count: int) -> None:
        """Ask the table to go back; whoever is the only person just does."""
        self.may_act(seat)
        assert seat is not None
        game = self.playing().game
        if game.over:
            raise UndoError("the game is over", "reveal")
        given = len(game.answers)
        if not count:
            own = [n for n, entry in enumerate(game.answers) if entry.seat == seat]
            count = given - own[-1] if own else 0
        target = given - count
        if not count or target < game.base[1]:
            raise UndoError("nothing to take back", "nothing")
        self._propose(Proposal(seat, "undo", target))

    def propose_seat(self, seat: int | None, number: int, kind: Literal["bot", "free"]) -> None:
        """Ask the table to give a seat away: that of somebody long gone to a bot, or that of a bot to a person."""
        self._seated(seat)
        assert seat is not None
        if self.meta.status != "playing":
            raise ServerError("not-now")
        if number >= len(self.meta.seats):
            raise ServerError("no-seat")
        about = self.meta.seats[number]
        if kind == "free" and (about.owned or about.kind != "bot"):
            raise ServerError("nobody-gone")
        if kind == "free" and about.given and len(self.voters()) < 2:
            raise ServerError("needs-others")  # nobody alone gets at the secrets of somebody who is gone
        if kind == "bot":
            if not about.owned or number == seat:
                raise ServerError("nobody-gone")
            self._away_long_enough(number, self.hall.settings.vacant_minutes, "seat-held")
        self._propose(Proposal(seat, kind, number))

    def _propose(self, proposal: Proposal) -> None:
        if self.proposal is not None:
            raise ServerError("vote-open")
        if proposal.by not in self.voters():
            raise ServerError("bot-plays")
        self.proposal = proposal
        self.told(table=True)
        self._count_votes()

    def vote(self, seat: int | None, yes: bool) -> None:
        """Vote about a proposal."""
        self._seated(seat)
        assert seat is not None
        if seat not in self.voters():
            raise ServerError("bot-plays")
        if self.proposal is None:
            raise ServerError("no-vote")
        self.proposal.votes[seat] = yes
        self.told(table=True)
        self._count_votes()

    def _forget_vote(self, seat: int) -> None:
        """Somebody who left has no vote."""
        if self.proposal is not None:
            self.proposal.votes.pop(seat, None)
            if self.proposal.by == seat or self.proposal.is_about(seat):
                self.proposal = None
            elif self.meta.status == "playing":
                self._count_votes()

    def _count_votes(self) -> None:
        """More than half of those who have a say have to agree."""
        proposal, voters = self.proposal, self.voters()
        if proposal is None:
            return
        yes = [n for n in voters if proposal.votes.get(n) is True]
        no = [n for n in voters if proposal.votes.get(n) is False]
        if 2 * len(yes) > len(voters):
            self.proposal = None
            self._carry_out(proposal, len(yes))
        elif 2 * len(no) >= len(voters):
            self.proposal = None
            self._note("table-undo-refused" if proposal.kind == "undo" else "table-seat-refused", proposal.by)

    def _carry_out(self, proposal: Proposal, votes: int) -> None:
        if proposal.kind == "undo":
            if proposal.about < len(self.playing().game.answers):
                self._go_back(proposal.about, proposal.by, {"seat": proposal.by, "votes": votes})
            return
        number, seat = proposal.about, self.meta.seats[proposal.about]
        if proposal.kind == "bot":
            self._note("table-given", number)
            seat.make_bot(seat.bot or self.adapter.bots[0], seat.name or BOT_NAMES[number])
            seat.given = True
            if self.meta.host == number:
                self.meta.host = self.meta.next_host()
        else:
            self._note("table-freed", number)
            self._revoke(number, "voted")
            seat.make_free()
        self.save()

    def skip(self, guest: Guest) -> None:
        """Somebody has seen enough. When that holds for all who watch, bots play on without pauses."""
        if guest.follows:
            guest.rushes = True
            if not all(other.rushes for other in self.watching()):
                return
        if guest.seat != KEEPER:
            self._seated(guest.seat)
        self.driver.skip()

    def watching(self) -> list[Guest]:
        """For whom bots wait: those who sit here and follow the game; if nobody is here, those who look on."""
        seated = [guest for guest in self.guests if guest.seat is not None]
        return [guest for guest in seated or self.guests if guest.follows and guest.waits]

    def explain(self, seat: int | None, option: str, ref: Ref, language: str) -> Explained:
        """What an option would surely do."""
        self._seated(seat)
        assert seat is not None
        game = self.playing().game
        found = next((o for o in game.options(seat) if o.id == option), None)
        if found is None:
            raise NotOfferedError("not on offer", [])
        words = self.words(language)
        lines = self.adapter.explain(game, seat, found, words, self.renderer.names(language))
        return Explained(ref, option, lines)

    # -- talking -------------------------------------------------------------------------------

    def channel(self, seat: int | None) -> str:
        """Where a seat and those of its side hear each other in this game, and nobody else; empty: nowhere."""
        if seat is None or seat < 0 or self.journal is None:
            return ""
        sides, game = self.adapter.sides, self.journal.game
        side = sides.of(game, seat)
        return f"{self.meta.round}:{side}" if sides.secretive(game, side) else ""

    def say(self, seat: int | None, text: str, to: Hearers = "all") -> None:
        """Say something to the table, or to the own side alone."""
        name = self._seated(seat).name
        said = clean(text, MAX_CHAT)
        if not said:
            raise ServerError("empty-chat")
        assert seat is not None
        channel = self.channel(seat) if to == "side" else ""
        if to == "side" and not channel:
            raise ServerError("no-whisper")
        code, at = self.code, int(time.time() * 1000)
        stored = StoredChat(seat, name, said, at, channel)
        self.write(lambda connection: store.add_chat(connection, code, stored))
        self.send_all(ChatLine(seat, name, said, at, to), channel)

    def emote(self, seat: int | None, kind: str) -> None:
        """A gesture. A yawn may mean something in the game as well."""
        self._seated(seat)
        assert seat is not None
        if kind not in EMOTES:
            raise ServerError("no-emote")
        if kind == "yawn" and self.journal is not None and self.meta.status == "playing":
            yawn = self.adapter.yawn(self.journal.game, seat)
            if yawn is not None and self.meta.seats[seat].kind == "person":
                self._answered(self.journal.interject(seat, yawn.id))
        self.send_all(Emote(seat, kind))

    def send_all(self, message: Any, channel: str = "") -> None:
        """Send something to everybody, or to whoever hears a channel, once this change is stored."""
        hear = [guest for guest in self.guests if not channel or self.channel(guest.player) == channel]
        self._after += [functools.partial(guest.send, message) for guest in hear]

    # -- guests --------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Somebody has connected."""
        if len(self.guests) >= self.hall.settings.connections_per_table:
            raise ServerError("too-many")
        self.guests.add(guest)
        self._film()
        if guest.player is not None:
            self._welcome_back(guest.player)
        if self.proposal is not None and guest.seat is not None and self.proposal.is_about(guest.seat):
            self.proposal = None  # whoever was thought to be gone is back
        guest.refresh(view=True, table=True)
        self.told(table=True)

    def _film(self) -> None:
        """Keep single events for those who follow, if there are any."""
        if self.journal is not None:
            self.journal.followed = any(guest.follows for guest in self.guests)
            self.renderer.let_go(self.journal)

    def _welcome_back(self, seat: int) -> None:
        """The holder of a seat that went to a bot is back: it is theirs again, as long as nobody else has it."""
        if self.meta.seats[seat].given:
            self.meta.seats[seat].given, self.meta.seats[seat].owned = False, True
            self._note("table-returned", seat)
            self.save()

    def go(self, guest: Guest) -> None:
        """Somebody's connection has ended."""
        if guest in self.guests:
            self.guests.discard(guest)
            self._film()
            if guest.seat is not None:
                self.left[guest.seat] = time.monotonic()
            self.told(table=True)
