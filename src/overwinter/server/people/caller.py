"""Calls people to their tables: takes notices that are due from the database and sends them.

Nothing here is in the way of a table. A notice that cannot be sent is tried again a few times, later and later;
each process that serves the database takes what is due, and a notice belongs to the one that has moved its date.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import importlib
import importlib.util
import json
import logging
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from overwinter.words import Words

from ..errors import ServerError
from ..limits import Bucket
from ..metrics import Metrics
from ..quick_words import LANGUAGES, words_in
from ..schema_tables import invitations, notices, sittings
from ..settings import Settings
from ..storage import Storage
from . import channels as ways
from . import rows
from .channels import Channel
from .messages import Moment, Offers
from .quiet import quiet_until

log = logging.getLogger(__name__)
AGAIN_SECONDS = (60, 300, 1800, 7200)
"""How long to wait after each time that a call did not get through; after the last it is given up."""
SENT = 2**53
"""The date of a notice that was sent: it stays until its person is back, so that nobody is called twice."""
TAKEN = 50
LEASE_SECONDS = 120
"""For so long nobody else sends a notice that this process has taken."""
NUMBERS_A_DAY = 3
"""Proofs that are sent to one address, whoever asks for them."""
ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody is to be called."""

    person: str
    code: str
    seat: int
    kind: Moment
    due: int
    tries: int
    done: str
    """Ids of channels that need not be tried again, with commas."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What somebody reads: nothing that anybody at the table may not know."""

    title: str
    text: str
    path: str
    """The page to open."""


class Caller:
    """Belongs to a hall. Without packages and settings for it (``active``) it does nothing at all."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.storage, self.settings, self.metrics = storage, settings, metrics
        self.now: Callable[[], float] = time.time
        can_push = importlib.util.find_spec("pywebpush") is not None
        can_tell = importlib.util.find_spec("apprise") is not None
        self._push = bool(settings.push_services) and can_push
        self._mail = bool(settings.mail) and can_tell
        self._chat = list(settings.chat_services) if can_tell else []
        self.active = self._push or self._mail or bool(self._chat)
        self._threads = ThreadPoolExecutor(max(1, settings.calls_at_once), thread_name_prefix="call")
        self._keys: dict[str, str] = {}
        self._addresses: OrderedDict[str, Bucket] = OrderedDict()

    def close(self) -> None:
        """No more calls; what was not sent lies in the database."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def address(self) -> str:
        """Where people reach this server; empty: it does not know."""
        return next(iter(self.settings.origins), "") or self.settings.address

    # -- what it can do ------------------------------------------------------------------------

    async def offers(self) -> Offers:
        """How people can be called."""
        push = await self._in_thread(self._sending().public_push_key, await self._push_key()) if self._push else ""
        return Offers(push, self._mail, self._chat)

    def check(self, kind: str) -> None:
        """Refuses what this server cannot do."""
        if not {"push": self._push, "mail": self._mail, "chat": bool(self._chat)}[kind]:
            raise ServerError("channel")

    def _sending(self) -> Any:
        # The packages that send take a while to load, and may not be there.
        return importlib.import_module("overwinter.server.people.sending")

    async def _in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def _push_key(self) -> str:
        return await self._own_key("push", lambda: self._sending().new_push_key())

    async def _own_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server; it is made when it is first needed, and kept in the database."""
        if name not in self._keys:
            made = await self._in_thread(make)
            try:
                kept = await self.storage.write(lambda connection: rows.own_key(connection, name, made))
            except sa.exc.IntegrityError:  # another process was quicker
                kept = await self.storage.write(lambda connection: rows.own_key(connection, name, made))
            self._keys[name] = kept
        return self._keys[name]

    # -- proofs --------------------------------------------------------------------------------

    def may_prove(self, target: str) -> bool:
        """Whether one more number may be sent to an address today."""
        bucket = self._addresses.get(target)
        if bucket is None:
            while len(self._addresses) >= ADDRESSES:
                self._addresses.popitem(last=False)
            bucket = self._addresses[target] = Bucket(NUMBERS_A_DAY / 86400, NUMBERS_A_DAY)
        self._addresses.move_to_end(target)
        return bucket.take()

    async def ask_for_proof(self, channel: Channel, number: str, language: str) -> bool:
        """Send the number by which somebody proves to read what is sent there."""
        words = _words(language)
        letter = Letter(words("call-proof"), words.attribute("call-proof", "text", number=number), "/me")
        return await self._send(channel, letter, "proof", language) == "sent"

    async def try_out(self, channel: Channel, language: str) -> bool:
        """Send a call that means nothing, because somebody wants to see one."""
        words = _words(language)
        letter = Letter(words("call-trial"), words.attribute("call-trial", "text"), "/me")
        result = await self._send(channel, letter, "trial", language)
        await self._note(channel, result)
        return bool(result == "sent")

    async def ticket(self, channel: str) -> str:
        """By which the reader of a mail can end a channel without any key."""
        secret = await self._own_key("tickets", lambda: secrets.token_urlsafe(32))
        mark = hmac.new(secret.encode(), channel.encode(), hashlib.sha256).hexdigest()[:32]
        return f"{channel}.{mark}"

    async def stop(self, ticket: str) -> None:
        """End the channel of a ticket. Raises :class:`ServerError` for one that is not ours."""
        channel = ticket.partition(".")[0]
        if not hmac.compare_digest(ticket.encode(), (await self.ticket(channel)).encode()):
            raise ServerError("ticket")
        await self.storage.write(lambda connection: ways.drop_channel(connection, channel))

    # -- notices -------------------------------------------------------------------------------

    async def look(self) -> None:
        """Send what is due."""
        if not self.active:
            return
        now = int(1000 * self.now())
        due = await self.storage.read(lambda connection: due_notices(connection, now))
        taken = [notice for notice in due if await self._take(notice, now)]
        await asyncio.gather(*(self._call(notice) for notice in taken))

    async def _take(self, notice: Notice, now: int) -> bool:
        later = now + 1000 * LEASE_SECONDS
        return await self.storage.write(lambda connection: move_notice(connection, notice, notice.due, later))

    async def _call(self, notice: Notice) -> None:
        try:
            after = await self._called(notice)
        except Exception:
            log.exception("a call failed")
            self.metrics.count("errors", "call")
            after = replace(notice, due=self._again(notice), tries=notice.tries + 1)
        taken = int(1000 * self.now())

        def work(connection: Connection) -> None:
            finish_notice(connection, after, taken)

        await self.storage.write(work)

    def _again(self, notice: Notice) -> int:
        """When to try once more (milliseconds); :data:`SENT`: never."""
        if notice.tries >= len(AGAIN_SECONDS):
            return SENT
        return int(1000 * (self.now() + AGAIN_SECONDS[notice.tries]))

    async def _called(self, notice: Notice) -> Notice:
        """Call somebody on all their channels: the notice as it is afterwards."""
        found = await self.storage.read(lambda connection: read_case(connection, notice))
        if found is None or notice.kind not in found.moments:
            return replace(notice, due=SENT)
        quiet = quiet_until(found.person.wishes, self.now())
        if quiet is not None:
            return replace(notice, due=int(1000 * quiet))
        letter = self._letter(notice, found)
        done = [each for each in notice.done.split(",") if each]
        language = found.person.wishes.language
        for channel in found.channels:
            if channel.id in done or channel.proof:
                continue
            result = await self._send(channel, letter, notice.code, language)
            await self._note(channel, result)
            if result != "failed":
                done.append(channel.id)
        left = [channel.id for channel in found.channels if channel.id not in done and not channel.proof]
        due = self._again(notice) if left else SENT
        return replace(notice, due=due, done=",".join(done), tries=notice.tries + 1)

    def _letter(self, notice: Notice, case: Case) -> Letter:
        words, key = _words(case.person.wishes.language), f"call-{notice.kind}"
        name = case.sender or words("call-somebody")
        text = words.attribute(key, "text", code=notice.code)
        return Letter(words(key, name=name), text, f"/t/{notice.code}")

    async def _send(self, channel: Channel, letter: Letter, topic: str, language: str) -> str:
        """Send something; what became of it (``sent``, ``gone``, ``failed``)."""
        sending = await self._in_thread(self._sending)
        link = self.address + letter.path if self.address else ""
        if channel.kind == "push":
            body = {"title": letter.title, "text": letter.text, "path": letter.path, "topic": topic}
            payload, key = json.dumps(body, ensure_ascii=False), await self._push_key()
            args: tuple[Any, ...] = (sending.push, channel.target, payload, topic, key, self._contact())
        elif channel.kind == "mail":
            stop = f"{self.address}/plain/stop/{await self.ticket(channel.id)}" if self.address else ""
            words = _words(language)
            why = words("call-why", address=stop) if stop else words("call-why-short")
            text = "\n\n".join(part for part in (letter.text, link, why) if part)
            args = (sending.mail, self.settings.mail, channel.target, letter.title, text, stop)
        else:
            text = f"{letter.text}\n{link}" if link else letter.text
            args = (sending.chat, channel.target, letter.title, text)
        result: str = await self._in_thread(*args)
        self.metrics.count("calls", f"{channel.kind}-{result}")
        return result

    async def _note(self, channel: Channel, result: str) -> None:
        def work(connection: Connection) -> None:
            if result == "gone":
                ways.drop_channel(connection, channel.id)
            else:
                ways.note_result(connection, channel.id, result == "sent")

        await self.storage.write(work)

    def _contact(self) -> str:
        """Whom the services for browsers can write to about this server."""
        secure = self.address if self.address.startswith("https://") else ""
        return self.settings.contact or secure or f"mailto:overwinter@{socket.gethostname()}"


def _words(language: str) -> Words:
    return words_in(language if language in LANGUAGES else "en")


# -- in the database -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Case:
    """Whom a notice is for, and what it needs to be told."""

    person: rows.Person
    channels: list[Channel]
    moments: list[Moment]
    """What they want to be called for at this table."""
    sender: str
    """Who invites them."""


def due_notices(connection: Connection, now: int) -> list[Notice]:
    """Notices whose time has come."""
    query = sa.select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(TAKEN)
    return [Notice(**row) for row in connection.execute(query).mappings()]


def put_invitation(connection: Connection, person: str, code: str, now: int) -> None:
    """Somebody is to be called because they are invited."""
    here = (notices.c.person == person) & (notices.c.code == code) & (notices.c.kind == "invited")
    connection.execute(sa.delete(notices).where(here))
    row = {"person": person, "code": code, "seat": -1, "kind": "invited", "due": now, "tries": 0, "done": ""}
    connection.execute(sa.insert(notices).values(**row))


def _same(notice: Notice) -> Any:
    mine = (notices.c.person == notice.person) & (notices.c.code == notice.code)
    return mine & (notices.c.seat == notice.seat) & (notices.c.kind == notice.kind)


def move_notice(connection: Connection, notice: Notice, known: int, due: int) -> bool:
    """Put a notice off; ``False``: it is gone, or somebody else has it."""
    moved = sa.update(notices).where(_same(notice), notices.c.due == known).values(due=due)
    return connection.execute(moved).rowcount > 0


def finish_notice(connection: Connection, notice: Notice, now: int) -> None:
    """What became of a notice that was taken; one that was withdrawn meanwhile, or written anew, stays so."""
    taken = _same(notice) & (notices.c.due > now) & (notices.c.due <= now + 1000 * LEASE_SECONDS)
    if notice.kind == "invited" and notice.due == SENT:
        connection.execute(sa.delete(notices).where(taken))
        return
    values = {"due": notice.due, "tries": notice.tries, "done": notice.done}
    connection.execute(sa.update(notices).where(taken).values(**values))


def read_case(connection: Connection, notice: Notice) -> Case | None:
    """Everything about a notice; ``None``: there is nobody any more."""
    person = rows.get_person(connection, notice.person)
    if person is None:
        return None
    own = sa.select(sittings.c.calls).where(sittings.c.person == notice.person, sittings.c.code == notice.code)
    calls = rows.read_calls(connection.execute(own.limit(1)).scalar())
    asked = sa.select(invitations.c.name).where(
        invitations.c.person == notice.person, invitations.c.code == notice.code
    )
    return Case(
        person,
        ways.channels_of(connection, notice.person),
        list(person.wishes.moments if calls is None else calls),
        str(connection.execute(asked).scalar() or ""),
    )
