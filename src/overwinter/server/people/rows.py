"""People in the database: statements about them, their seats, their games and those who invite them.

A person is never named to anybody else by an id of their own: others know them by a seat of a game of both.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..adapter import SeatTally
from ..keeping import free_seat
from ..leases import seize
from ..meta import Meta
from ..schema_tables import (
    blocks,
    channels,
    chat,
    games,
    invitations,
    keys,
    notices,
    people,
    sittings,
    tables,
)
from ..secrets_and_codes import digest
from .messages import MOMENTS, Moment, Player, Wishes

SEEN_SECONDS = 86400
"""That somebody was here is noted once a day: it is kept for nothing but to forget those who do not come back."""
LISTED = 200


class Summary(msgspec.Struct):
    """A game as everybody at its table sees it, kept for those who sit there."""

    game: str
    name: str
    players: list[Player]
    objective: str = ""
    round: int = 0
    last: int = 0
    waiting: list[int] = []
    outcome: str = ""
    winners: list[int] = []
    tally: list[SeatTally] = []
    """When it is over."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known by a key."""

    id: str
    created: int
    seen: int
    wishes: Wishes


@dataclass(frozen=True, slots=True)
class Sat:
    """A seat of a person at a game, with what is known of that game."""

    code: str
    game: int
    seat: int
    live: bool
    beside: bool
    calls: list[Moment] | None
    status: str
    updated: int
    summary: Summary


def read_calls(text: str | None) -> list[Moment] | None:
    """What somebody is called for at a table, as it is stored; ``None``: as everywhere."""
    return None if text is None else [moment for moment in MOMENTS if moment in text.split(",")]


# -- people ----------------------------------------------------------------------------------------------


def add_person(connection: Connection, key_digest: str, wishes: Wishes, now: int) -> str:
    """Somebody new; their id, which never leaves the server."""
    made = secrets.token_hex(10)
    body = msgspec.json.encode(wishes).decode()
    connection.execute(sa.insert(people).values(id=made, digest=key_digest, created=now, seen=now, body=body))
    return made


def find_person(connection: Connection, key: str) -> Person | None:
    """The person of a key."""
    return _person(connection, people.c.digest == digest(key))


def get_person(connection: Connection, person: str) -> Person | None:
    """A person by id."""
    return _person(connection, people.c.id == person)


def _person(connection: Connection, which: Any) -> Person | None:
    query = sa.select(people.c.id, people.c.created, people.c.seen, people.c.body).where(which)
    row = connection.execute(query).first()
    return Person(row[0], row[1], row[2], msgspec.json.decode(row[3], type=Wishes)) if row is not None else None


def saw_person(connection: Connection, person: str, now: int) -> None:
    """Somebody was here."""
    connection.execute(sa.update(people).where(people.c.id == person).values(seen=now))


def put_wishes(connection: Connection, person: str, wishes: Wishes) -> None:
    """What somebody wants to be called for."""
    body = msgspec.json.encode(wishes).decode()
    connection.execute(sa.update(people).where(people.c.id == person).values(body=body))


def renew_key(connection: Connection, person: str, key_digest: str) -> None:
    """Another key; the old one opens nothing any more."""
    connection.execute(sa.update(people).where(people.c.id == person).values(digest=key_digest))


def unseen_people(connection: Connection, before: int, limit: int = 100) -> list[str]:
    """People who were not here for long."""
    query = sa.select(people.c.id).where(people.c.seen < before).limit(limit)
    return list(connection.execute(query).scalars())


def merge_people(connection: Connection, kept: str, gone: str) -> None:
    """One person instead of two: everything of ``gone`` becomes ``kept``'s."""
    mine = {tuple(row) for row in connection.execute(_places(kept))}
    for row in connection.execute(_places(gone)).all():
        if tuple(row) not in mine:
            where = (sittings.c.code == row[0]) & (sittings.c.game == row[1]) & (sittings.c.seat == row[2])
            connection.execute(sa.update(sittings).where(sittings.c.person == gone, where).values(person=kept))
    connection.execute(sa.update(channels).where(channels.c.person == gone).values(person=kept))
    asked = sa.select(invitations.c.code).where(invitations.c.person == kept)
    known = set(connection.execute(asked).scalars())
    for code in connection.execute(sa.select(invitations.c.code).where(invitations.c.person == gone)).scalars():
        if code not in known:
            where = (invitations.c.person == gone) & (invitations.c.code == code)
            connection.execute(sa.update(invitations).where(where).values(person=kept))
    connection.execute(sa.update(invitations).where(invitations.c.sender == gone).values(sender=kept))
    drop_person(connection, gone)


def _places(person: str) -> Any:
    return sa.select(sittings.c.code, sittings.c.game, sittings.c.seat).where(sittings.c.person == person)


def drop_person(connection: Connection, person: str) -> None:
    """Nothing is known of somebody any more. (Names at tables belong to those: see :func:`erase_person`.)"""
    codes = list(connection.execute(sa.select(sittings.c.code).where(sittings.c.person == person)).scalars())
    for each in (sittings, channels, notices, invitations, blocks):
        connection.execute(sa.delete(each).where(each.c.person == person))
    connection.execute(sa.delete(invitations).where(invitations.c.sender == person))
    connection.execute(sa.delete(blocks).where(blocks.c.other == person))
    connection.execute(sa.delete(people).where(people.c.id == person))
    drop_unremembered(connection, codes)


def erase_person(connection: Connection, person: str) -> None:
    """Somebody wants to be forgotten: also their name and what they said at tables; bots play their seats on.

    Each table is taken from the process that serves it, as by ``overwinter admin``.
    """
    query = sa.select(sittings.c.code, sittings.c.game, sittings.c.seat, sittings.c.live)
    held = connection.execute(query.where(sittings.c.person == person, ~sittings.c.beside)).all()
    for code, game, seat, live in held:
        _erase_seat(connection, code, game, seat, live)
    drop_person(connection, person)


def _erase_seat(connection: Connection, code: str, game: int, seat: int, live: bool) -> None:
    _erase_name(connection, code, game, seat)
    if not seize(connection, code):
        return  # the table is long gone
    connection.execute(sa.delete(chat).where(chat.c.code == code, chat.c.seat == seat))
    meta = Meta.read_body(_body(connection, code))
    current = game == meta.round
    if current and live and seat < len(meta.seats) and meta.seats[seat].owned:
        free_seat(connection, code, seat)
        meta = Meta.read_body(_body(connection, code))
    there = meta.seats if current else meta.earlier.get(game, [])
    if seat < len(there):
        there[seat].name = ""
    connection.execute(sa.update(tables).where(tables.c.code == code).values(body=meta.stored().body))


def _body(connection: Connection, code: str) -> str:
    return str(connection.execute(sa.select(tables.c.body).where(tables.c.code == code)).scalar_one())


def _erase_name(connection: Connection, code: str, game: int, seat: int) -> None:
    here = (games.c.code == code) & (games.c.game == game)
    body = connection.execute(sa.select(games.c.body).where(here)).scalar()
    if body is not None:
        summary = msgspec.json.decode(body, type=Summary)
        for player in summary.players:
            player.name = "" if player.seat == seat else player.name
        connection.execute(sa.update(games).where(here).values(body=msgspec.json.encode(summary).decode()))


def drop_unremembered(connection: Connection, codes: Iterable[str]) -> None:
    """Games that nobody remembers any more need no summary."""
    remembered = sa.exists().where(sittings.c.code == games.c.code, sittings.c.game == games.c.game)
    for code in sorted(set(codes)):
        connection.execute(sa.delete(games).where(games.c.code == code, ~remembered))


# -- seats and games -------------------------------------------------------------------------------------


def sit(connection: Connection, person: str, code: str, game: int, seat: int, beside: bool, now: int) -> None:
    """A seat is a person's."""
    here = (sittings.c.person == person) & (sittings.c.code == code)
    same = here & (sittings.c.game == game) & (sittings.c.seat == seat)
    if not connection.execute(sa.update(sittings).where(same).values(live=True)).rowcount:
        calls = connection.execute(sa.select(sittings.c.calls).where(here).limit(1)).scalar()
        row = {"person": person, "code": code, "game": game, "seat": seat, "live": True, "beside": beside}
        connection.execute(sa.insert(sittings).values(**row, calls=calls, at=now))
    connection.execute(sa.delete(invitations).where(invitations.c.person == person, invitations.c.code == code))


def stay_seated(connection: Connection, code: str, game: int) -> None:
    """Another game at a table: whoever has a seat keeps it."""
    held = sa.select(sittings).where(sittings.c.code == code, sittings.c.game == game - 1, sittings.c.live)
    rows = [dict(row) for row in connection.execute(held).mappings()]
    before = (sittings.c.code == code) & (sittings.c.game < game)
    connection.execute(sa.update(sittings).where(before).values(live=False))
    if rows:
        connection.execute(sa.insert(sittings), [{**row, "game": game} for row in rows])


def seats_held(connection: Connection, code: str, game: int) -> set[int]:
    """Seats of a game that somebody's key opens."""
    here = (sittings.c.code == code) & (sittings.c.game == game) & sittings.c.live
    return set(connection.execute(sa.select(sittings.c.seat).where(here)).scalars())


def holds(connection: Connection, person: str, code: str, seat: int) -> bool:
    """Whether a person's key opens a seat."""
    here = (sittings.c.person == person) & (sittings.c.code == code) & (sittings.c.seat == seat) & sittings.c.live
    return connection.execute(sa.select(sittings.c.seat).where(here)).first() is not None


def put_game(connection: Connection, code: str, game: int, status: str, summary: Summary, now: int) -> None:
    """How a game stands."""
    body = msgspec.json.encode(summary).decode()
    here = (games.c.code == code) & (games.c.game == game)
    values = {"status": status, "body": body, "updated": now}
    if not connection.execute(sa.update(games).where(here).values(**values)).rowcount:
        connection.execute(sa.insert(games).values(code=code, game=game, **values))


def games_of(connection: Connection, person: str, limit: int = LISTED) -> list[Sat]:
    """The seats of a person, those of the latest games first."""
    joined = sa.join(sittings, games, (sittings.c.code == games.c.code) & (sittings.c.game == games.c.game))
    query = sa.select(sittings, games.c.status, games.c.updated, games.c.body).select_from(joined)
    query = query.where(sittings.c.person == person).order_by(games.c.updated.desc(), games.c.code).limit(limit)
    return [
        Sat(
            row["code"],
            row["game"],
            row["seat"],
            row["live"],
            row["beside"],
            read_calls(row["calls"]),
            row["status"],
            row["updated"],
            msgspec.json.decode(row["body"], type=Summary),
        )
        for row in connection.execute(query).mappings()
    ]


def still_there(connection: Connection, codes: Iterable[str]) -> set[str]:
    """Which of these tables can be opened."""
    query = sa.select(tables.c.code).where(tables.c.code.in_(sorted(set(codes))))
    return set(connection.execute(query).scalars())


def forget_game(connection: Connection, person: str, code: str, game: int) -> None:
    """Somebody does not want to be reminded of a game."""
    here = (sittings.c.person == person) & (sittings.c.code == code) & (sittings.c.game == game)
    connection.execute(sa.delete(sittings).where(here))
    connection.execute(sa.delete(notices).where(notices.c.person == person, notices.c.code == code))
    drop_unremembered(connection, [code])


def put_calls(connection: Connection, person: str, code: str, moments: Sequence[Moment] | None) -> bool:
    """What somebody is called for at one table; whether they sit there at all."""
    text = None if moments is None else ",".join(moments)
    here = (sittings.c.person == person) & (sittings.c.code == code)
    return connection.execute(sa.update(sittings).where(here).values(calls=text)).rowcount > 0


# -- friends ---------------------------------------------------------------------------------------------


def sat_with(connection: Connection, person: str) -> list[tuple[str, str, int, int]]:
    """Who sat at the games of a person: their id, and where. People beside somebody else are not known."""
    mine, theirs = sittings.alias("mine"), sittings.alias("theirs")
    same = (mine.c.code == theirs.c.code) & (mine.c.game == theirs.c.game)
    query = sa.select(theirs.c.person, theirs.c.code, theirs.c.game, theirs.c.seat).distinct()
    query = query.select_from(mine.join(theirs, same))
    query = query.where(mine.c.person == person, theirs.c.person != person, ~theirs.c.beside)
    return [(row[0], row[1], row[2], row[3]) for row in connection.execute(query)]


def is_blocked(connection: Connection, person: str, other: str) -> bool:
    """Whether a person does not want to hear of another."""
    query = sa.select(blocks.c.other).where(blocks.c.person == person, blocks.c.other == other)
    return connection.execute(query).first() is not None


def block(connection: Connection, person: str, other: str) -> None:
    """A person does not want to hear of another."""
    if not is_blocked(connection, person, other):
        connection.execute(sa.insert(blocks).values(person=person, other=other))


def invite(connection: Connection, person: str, sender: str, code: str, name: str, now: int) -> bool:
    """Ask somebody to a table; ``False``: they were asked before."""
    known = sa.select(invitations.c.code).where(invitations.c.person == person, invitations.c.code == code)
    if connection.execute(known).first() is not None:
        return False
    row = {"person": person, "code": code, "sender": sender, "name": name, "at": now}
    connection.execute(sa.insert(invitations).values(**row))
    return True


def invited_by(connection: Connection, sender: str, since: int) -> int:
    """How many invitations somebody has sent since a time."""
    query = sa.select(sa.func.count()).where(invitations.c.sender == sender, invitations.c.at >= since)
    return int(connection.execute(query).scalar_one())


def invitations_of(connection: Connection, person: str) -> list[tuple[str, str, int]]:
    """Where somebody is asked to: code, who asks, when."""
    query = sa.select(invitations.c.code, invitations.c.name, invitations.c.at)
    query = query.where(invitations.c.person == person).order_by(invitations.c.at.desc()).limit(20)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def decline(connection: Connection, person: str, code: str, never: bool) -> None:
    """Somebody does not come; ``never``: and does not want to be asked again by whoever did."""
    here = (invitations.c.person == person) & (invitations.c.code == code)
    sender = connection.execute(sa.select(invitations.c.sender).where(here)).scalar()
    connection.execute(sa.delete(invitations).where(here))
    connection.execute(sa.delete(notices).where(notices.c.person == person, notices.c.code == code))
    if never and sender is not None:
        block(connection, person, sender)


# -- the server's own keys -------------------------------------------------------------------------------


def own_key(connection: Connection, name: str, made: str) -> str:
    """A key of the server: as it is kept, or this one from now on."""
    found = connection.execute(sa.select(keys.c.body).where(keys.c.name == name)).scalar()
    if found is None:
        connection.execute(sa.insert(keys).values(name=name, body=made))
    return made if found is None else str(found)
