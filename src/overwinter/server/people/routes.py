"""``/api/people`` and ``/api/me``: what a device with a person's key can ask for. The key is the bearer token."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy.engine import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import messages as m
from ..api import check_creation, guarded, hall_of, language_of, read_json, reply
from ..errors import ServerError
from ..limits import same_origin
from ..quick_words import LANGUAGES
from ..secrets_and_codes import digest, new_token, read_code
from ..table import Table
from . import channels as ways
from . import looking_back, rows
from . import messages as p
from .caller import put_invitation
from .quiet import known_zones
from .rows import Person

INVITATIONS_A_DAY = 40
"""So many friends may be asked by one person."""


async def person_of(request: Request) -> Person:
    """Whoever asks, by their key. Raises :class:`ServerError` without a good one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    storage = hall_of(request).storage
    known = await storage.read(lambda connection: rows.find_person(connection, key)) if key else None
    if scheme.lower() != "bearer" or known is None:
        raise ServerError("person")
    now = int(time.time())
    if now - known.seen > rows.SEEN_SECONDS:
        await storage.write(lambda connection: rows.saw_person(connection, known.id, now))
    return known


async def _body(request: Request, kind: type[Any]) -> Any:
    """The body of a request that changes something, from a page of this server."""
    if not same_origin(request, hall_of(request).settings):
        raise ServerError("origin")
    return await read_json(request, kind, hall_of(request).settings.max_body)


def _done() -> Response:
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


# -- being known -----------------------------------------------------------------------------------------


@guarded
async def people(request: Request) -> Response:
    """``POST /api/people``: somebody new. Not counted among the seats that an address may take."""
    check_creation(request, "person")
    key, wishes = new_token(), p.Wishes(list(p.MOMENTS), language=language_of(request))
    now = int(time.time())
    await hall_of(request).storage.write(lambda c: rows.add_person(c, digest(key), wishes, now))
    return reply(p.NewPerson(key), 201)


@guarded
async def me(request: Request) -> Response:
    """``GET`` and ``DELETE /api/me``."""
    hall, person = hall_of(request), await person_of(request)
    if request.method == "DELETE":
        if not same_origin(request, hall.settings):
            raise ServerError("origin")
        await hall.storage.write(lambda connection: rows.erase_person(connection, person.id))
        return _done()
    mine = await hall.storage.read(lambda connection: ways.channels_of(connection, person.id))
    infos = [channel.info() for channel in mine]
    return reply(p.Me(person.created, person.wishes, infos, await hall.caller.offers()))


@guarded
async def new_key(request: Request) -> Response:
    """``POST /api/me/key``: another key, because somebody else may have seen this one."""
    check_creation(request)
    person, key = await person_of(request), new_token()
    await hall_of(request).storage.write(lambda c: rows.renew_key(c, person.id, digest(key)))
    return reply(p.NewPerson(key), 201)


@guarded
async def merge(request: Request) -> Response:
    """``POST /api/me/merge``: one person instead of two."""
    person, wish = await person_of(request), await _body(request, p.Merge)

    def work(connection: Connection) -> None:
        other = rows.find_person(connection, wish.key)
        if other is None:
            raise ServerError("person")
        if other.id != person.id:
            rows.merge_people(connection, person.id, other.id)

    await hall_of(request).storage.write(work)
    return _done()


@guarded
async def export(request: Request) -> Response:
    """``GET /api/me/export``: everything that is known about whoever asks, and nothing about anybody else."""
    hall, person = hall_of(request), await person_of(request)

    def work(connection: Connection) -> dict[str, Any]:
        played = rows.games_of(connection, person.id, 10_000)
        return {
            "format": "overwinter-person",
            "since": person.created,
            "seen": person.seen,
            "wishes": msgspec.to_builtins(person.wishes),
            "channels": [_exported_channel(each) for each in ways.channels_of(connection, person.id)],
            "games": [_exported_game(sat) for sat in played],
            "statistics": msgspec.to_builtins(looking_back.statistics(played)),
            "invitations": [
                {"code": code, "by": name, "at": at}
                for code, name, at in rows.invitations_of(connection, person.id)
            ],
        }

    found = await hall.storage.read(work)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="overwinter-me.json"'}
    return Response(json.dumps(found, indent=1, ensure_ascii=False), 200, headers, "application/json")


def _exported_channel(channel: ways.Channel) -> dict[str, Any]:
    target = json.loads(channel.target) if channel.kind == "push" else channel.target
    return {"kind": channel.kind, "target": target, "confirmed": not channel.proof, "since": channel.created}


def _exported_game(sat: rows.Sat) -> dict[str, Any]:
    """A game as far as it is one's own: of the others not even the names."""
    summary = sat.summary
    mine = next((each for each in summary.tally if each.seat == sat.seat), None)
    return {
        "code": sat.code,
        "number": sat.game,
        "game": summary.game,
        "status": sat.status,
        "seat": sat.seat,
        "name": next((player.name for player in summary.players if player.seat == sat.seat), ""),
        "beside": sat.beside,
        "calls": sat.calls,
        "objective": summary.objective,
        "round": summary.round,
        "outcome": summary.outcome,
        "updated": sat.updated,
        "result": msgspec.to_builtins(mine) if mine is not None else None,
    }


# -- seats and games -------------------------------------------------------------------------------------


async def _seat_at(request: Request, token: str) -> tuple[Table, int]:
    """The table and the seat that a token opens; the code in the address is for proxies, and has to fit."""
    table, seat = await hall_of(request).find(token)
    if table.code != read_code(request.path_params["code"]):
        raise ServerError("token")
    return table, seat


@guarded
async def claim(request: Request) -> Response:
    """``POST /api/tables/<code>/mine``: the seat that a token opens is mine."""
    person, wish = await person_of(request), await _body(request, p.Claim)
    table, seat = await _seat_at(request, wish.token)
    if seat >= 0:

        def change() -> None:
            table.sitters.sit(person.id, table.seat_of(wish.token), wish.beside)

        await table.run(change)
    return _done()


@guarded
async def open_seat(request: Request) -> Response:
    """``POST /api/tables/<code>/open``: a token for a seat of mine, for this device."""
    check_creation(request)
    person, wish = await person_of(request), await _body(request, p.SeatAt)
    code, hall = read_code(request.path_params["code"]), hall_of(request)
    if not await hall.storage.read(lambda c: rows.holds(c, person.id, code, wish.seat)):
        raise ServerError("token")
    table = await hall.open(code, seated=True)

    def change() -> str:
        if wish.seat not in table.sitters.held:  # it changed hands meanwhile
            raise ServerError("token")
        return table.another_link(wish.seat)

    token = await table.run(change)
    return reply(m.Joined(code, wish.seat, token, f"/s/{token}"), 201)


@guarded
async def games(request: Request) -> Response:
    """``GET /api/me/games?limit=``: my games, and where I am invited to."""
    person = await person_of(request)
    given = request.query_params.get("limit", "")
    limit = int(given) if given.isdecimal() and len(given) < 5 else rows.LISTED

    def work(connection: Connection) -> p.MyGames:
        played = looking_back.my_games(connection, person.id, limit)
        return p.MyGames(played, looking_back.my_invitations(connection, person.id))

    return reply(await hall_of(request).storage.read(work))


@guarded
async def forget(request: Request) -> Response:
    """``POST /api/me/forget``: take a game off my list."""
    person, wish = await person_of(request), await _body(request, p.GameAt)
    code = read_code(wish.code)
    await hall_of(request).storage.write(lambda c: rows.forget_game(c, person.id, code, wish.game))
    return _done()


@guarded
async def stats(request: Request) -> Response:
    """``GET /api/me/stats``."""
    person = await person_of(request)
    played = await hall_of(request).storage.read(lambda c: rows.games_of(c, person.id, 10_000))
    return reply(p.Statistics(looking_back.statistics(played)))


# -- friends ---------------------------------------------------------------------------------------------


@guarded
async def friends(request: Request) -> Response:
    """``GET /api/me/friends``: people with whom I have played."""
    person = await person_of(request)
    return reply(p.Friends(await hall_of(request).storage.read(lambda c: looking_back.my_friends(c, person.id))))


@guarded
async def invite(request: Request) -> Response:
    """``POST /api/tables/<code>/invite``: ask a friend to the table where I sit."""
    check_creation(request)
    hall, person, wish = hall_of(request), await person_of(request), await _body(request, p.Invite)
    table, seat = await _seat_at(request, wish.token)
    if table.meta.status != "lobby" or not any(one.kind == "free" for one in table.meta.seats):
        raise ServerError("full" if table.meta.status == "lobby" else "not-lobby")
    name = table.meta.seats[seat].name if seat >= 0 else ""
    code, friend = table.code, (read_code(wish.friend.code), wish.friend.game, wish.friend.seat)
    now = int(time.time())

    def work(connection: Connection) -> None:
        known = [other for other, *place in rows.sat_with(connection, person.id) if tuple(place) == friend]
        if not known:
            raise ServerError("no-friend")
        if rows.invited_by(connection, person.id, now - 86400) >= INVITATIONS_A_DAY:
            raise ServerError("too-often")
        for other in known:
            # Whoever does not want to be asked is not, and nobody is told so.
            if not rows.is_blocked(connection, other, person.id):
                fresh = rows.invite(connection, other, person.id, code, name, now)
                if fresh:
                    put_invitation(connection, other, code, 1000 * now)

    await hall.storage.write(work)
    return _done()


@guarded
async def decline(request: Request) -> Response:
    """``POST /api/me/decline``: I do not come."""
    person, wish = await person_of(request), await _body(request, p.Decline)
    code = read_code(wish.code)
    await hall_of(request).storage.write(lambda c: rows.decline(c, person.id, code, wish.never))
    return _done()


# -- being called ----------------------------------------------------------------------------------------


@guarded
async def wishes(request: Request) -> Response:
    """``PUT /api/me/wishes``: what I want to be called for, and when not."""
    person, wish = await person_of(request), await _body(request, p.Wishes)
    if wish.zone not in known_zones():
        raise ServerError("zone")
    if wish.language not in LANGUAGES:
        raise ServerError("language")
    await hall_of(request).storage.write(lambda c: rows.put_wishes(c, person.id, wish))
    return _done()


@guarded
async def table_wishes(request: Request) -> Response:
    """``PUT /api/me/tables/<code>``: the same for one table."""
    person, wish = await person_of(request), await _body(request, p.TableWishes)
    code = read_code(request.path_params["code"])
    moments = wish.moments
    if not await hall_of(request).storage.write(lambda c: rows.put_calls(c, person.id, code, moments)):
        raise ServerError("no-table")
    return _done()


@guarded
async def add_channel(request: Request) -> Response:
    """``POST /api/me/channels``. An address gets a number that proves it is read; a browser has agreed."""
    check_creation(request)
    hall, person, wish = hall_of(request), await person_of(request), await _body(request, p.NewChannel)
    hall.caller.check(wish.kind)
    target = ways.read_target(wish, hall.settings)
    proving = wish.kind != "push"
    if proving and not hall.caller.may_prove(target):
        raise ServerError("too-often")
    number, now = f"{secrets.randbelow(10**6):06d}" if proving else "", int(time.time())

    def work(connection: Connection) -> ways.Channel:
        return ways.add_channel(connection, person.id, wish.kind, target, number, now)

    made = await hall.storage.write(work)
    if proving and not await hall.caller.ask_for_proof(made, number, language_of(request)):
        await hall.storage.write(lambda connection: ways.drop_channel(connection, made.id))
        raise ServerError("channel-deaf")
    return reply(made.info(), 201)


async def _channel(request: Request) -> tuple[Person, ways.Channel]:
    person, wanted = await person_of(request), request.path_params["id"]
    found = await hall_of(request).storage.read(lambda connection: ways.get_channel(connection, wanted))
    if found is None or found.person != person.id:
        raise ServerError("no-channel")
    return person, found


@guarded
async def drop_channel(request: Request) -> Response:
    """``DELETE /api/me/channels/<id>``."""
    if not same_origin(request, hall_of(request).settings):
        raise ServerError("origin")
    _, channel = await _channel(request)
    await hall_of(request).storage.write(lambda connection: ways.drop_channel(connection, channel.id))
    return _done()


@guarded
async def confirm(request: Request) -> Response:
    """``POST /api/me/channels/<id>/confirm``: the number that was sent there."""
    (_, channel), wish = await _channel(request), await _body(request, p.Confirm)
    now = int(time.time())
    if channel.proof:
        proved = await hall_of(request).storage.write(lambda c: ways.prove(c, channel, wish.number, now))
        if not proved:
            raise ServerError("proof")
    return _done()


@guarded
async def trial(request: Request) -> Response:
    """``POST /api/me/channels/<id>/try``: send a call that means nothing."""
    check_creation(request)
    person, channel = await _channel(request)
    if channel.proof:
        raise ServerError("proof")
    caller = hall_of(request).caller
    if not caller.may_prove(channel.id) or not await caller.try_out(channel, person.wishes.language):
        raise ServerError("channel-deaf")
    return _done()


ROUTES = [
    Route("/api/tables/{code}/mine", claim, methods=["POST"]),
    Route("/api/tables/{code}/open", open_seat, methods=["POST"]),
    Route("/api/tables/{code}/invite", invite, methods=["POST"]),
    Route("/api/people", people, methods=["POST"]),
    Route("/api/me", me, methods=["GET", "DELETE"]),
    Route("/api/me/key", new_key, methods=["POST"]),
    Route("/api/me/merge", merge, methods=["POST"]),
    Route("/api/me/export", export),
    Route("/api/me/games", games),
    Route("/api/me/forget", forget, methods=["POST"]),
    Route("/api/me/stats", stats),
    Route("/api/me/friends", friends),
    Route("/api/me/decline", decline, methods=["POST"]),
    Route("/api/me/wishes", wishes, methods=["PUT"]),
    Route("/api/me/tables/{code}", table_wishes, methods=["PUT"]),
    Route("/api/me/channels", add_channel, methods=["POST"]),
    Route("/api/me/channels/{id}", drop_channel, methods=["DELETE"]),
    Route("/api/me/channels/{id}/confirm", confirm, methods=["POST"]),
    Route("/api/me/channels/{id}/try", trial, methods=["POST"]),
]
