"""The HTTP side: what a new table can be, making and joining tables, records, replays, words."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from overwinter import records
from overwinter.advice import loss_line, of_100
from overwinter.games import GAMES as KINDS
from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.game import Game
from overwinter.kernel.record import to_text
from overwinter.review import Finding
from overwinter.words import Words, error_line

from . import messages as m
from .errors import ServerError, status_of
from .guests import encoded
from .hall import Hall
from .journal import Journal
from .library import Library, lasting
from .limits import address_of, same_origin
from .meta import Seat
from .pictures import Picture
from .quick_words import LANGUAGES, words_in
from .rendering import SAID
from .replays import Reel
from .secrets_and_codes import read_code
from .table import Table

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def reply(body: Any, status: int = 200, **headers: str) -> Response:
    """A JSON answer that nobody keeps."""
    return Response(encoded(body), status, {"Cache-Control": "no-store", **headers}, "application/json")


def language_of(request: Request) -> str:
    """The reader's language: as named, else as the browser asks for, else English."""
    wanted = [request.query_params.get("language", "")]
    for part in request.headers.get("accept-language", "")[:200].split(","):
        wanted.append(part.partition(";")[0].strip().lower().partition("-")[0])
    return next((name for name in wanted if name in LANGUAGES), "en")


def guarded(handler: Handler) -> Handler:
    """Refusals become a status and a sentence; nothing else about an error leaves the server."""

    @functools.wraps(handler)
    async def safe(request: Request) -> Response:
        try:
            return await handler(request)
        except OverwinterError as error:
            request.app.state.hall.metrics.count("refused", error.key)
            text = error_line(words_in(language_of(request)), error)
            return reply(m.Failure(error.key, text), status_of(error))

    return safe


def check_creation(request: Request, what: str = "creation") -> None:
    """From a page of this server, and not too often."""
    state = request.app.state
    if not same_origin(request, state.hall.settings):
        raise ServerError("origin")
    if not state.gate.allows(address_of(request), what):
        raise ServerError("too-often")


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, if it is not too large."""
    data = bytearray()
    try:
        async with asyncio.timeout(hall_of(request).settings.body_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise ServerError("too-large")
    except TimeoutError:
        raise ServerError("too-slow") from None
    except ClientDisconnect:  # nobody will read this
        raise ServerError("malformed") from None
    return bytes(data)


async def read_json(request: Request, kind: type[T], limit: int) -> T:
    """The body of a request as a message."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise ServerError("malformed")
    try:
        return msgspec.json.decode(await read_body(request, limit), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise ServerError("malformed") from None


def hall_of(request: Request) -> Hall:
    """The hall of the server."""
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request) -> Table:
    """The table that the address names."""
    return await look_up(request, request.path_params["code"])


async def look_up(connection: HTTPConnection, text: str) -> Table:
    """A table by its code, as somebody typed it."""
    state, address = connection.app.state, address_of(connection)
    if not state.gate.may_look_up(address):
        raise ServerError("too-often")
    try:
        table: Table = await state.hall.open(read_code(text))
    except ServerError as error:
        if error.status == 404:
            state.gate.missed(address)
        raise
    return table


def reader_of(request: Request, table: Table) -> int | None:
    """The seat of whoever asks; ``None`` without a token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    token = token if scheme.lower() == "bearer" else request.query_params.get("token", "")
    if not token:
        return None
    seat = table.seat_of(token)
    return seat if seat >= 0 else None


# -- what there is ---------------------------------------------------------------------------------------


def _library(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


@guarded
async def games(request: Request) -> Response:
    """``GET /api/games``."""
    return lasting(request, await _library(request).games(language_of(request)))


@guarded
async def sets(request: Request) -> Response:
    """``GET /api/sets``."""
    return lasting(request, await _library(request).sets())


@guarded
async def set_words(request: Request) -> Response:
    """``GET /api/sets/<set>/words/<language>``."""
    name, language = request.path_params["set"], request.path_params["language"]
    if language not in LANGUAGES:
        raise ServerError("language")
    return lasting(request, await _library(request).words(name, language))


@guarded
async def set_facts(request: Request) -> Response:
    """``GET /api/sets/<set>/facts``."""
    return lasting(request, await _library(request).facts(request.path_params["set"]))


@guarded
async def the_schema(request: Request) -> Response:
    """``GET /api/schema.json``."""
    return lasting(request, await _library(request).schema())


# -- tables ----------------------------------------------------------------------------------------------


@guarded
async def tables(request: Request) -> Response:
    """``GET`` and ``POST /api/tables``."""
    hall = hall_of(request)
    if request.method != "POST":
        return reply(m.TableList(await hall.public()))
    check_creation(request)
    wish = await read_json(request, m.CreateTable, hall.settings.max_body)
    return reply(await hall.create(wish), 201)


@guarded
async def join(request: Request) -> Response:
    """``POST /api/tables/<code>/join``."""
    check_creation(request)
    wish = await read_json(request, m.Join, hall_of(request).settings.max_body)
    table = await table_of(request)
    language = wish.language if wish.language in LANGUAGES else "en"
    seat, token = await table.run(lambda: table.join(wish.name, wish.seat, language))
    return reply(m.Joined(table.code, seat, token, f"/s/{token}"), 201)


@guarded
async def bring(request: Request) -> Response:
    """``POST /api/import``."""
    check_creation(request)
    hall = hall_of(request)
    if not request.app.state.gate.allows(address_of(request), "record"):
        raise ServerError("too-often")
    wish = await read_json(request, m.ImportTable, hall.settings.max_record)
    return reply(await hall.bring(wish), 201)


# -- looking back ----------------------------------------------------------------------------------------


async def _game_of(request: Request, table: Table) -> tuple[int, Journal, bool]:
    """The game that is asked for: its number, its journal, and whether it is over."""
    named = request.query_params.get("game")
    number = table.meta.round if named is None else _number(named)
    if number != table.meta.round:
        if not 0 < number < table.meta.round:
            raise ServerError("no-game")
        journal = await table.hall.past(table.code, number)
        return number, journal, True
    return number, table.playing(), table.meta.status == "over"


def _number(text: str) -> int:
    """A number that somebody wrote into an address."""
    if not text.isdecimal() or len(text) > 9:
        raise ServerError("malformed")
    return int(text)


def _seats(table: Table, number: int, game: Game[Any]) -> list[Seat]:
    """Who played a game of a table; after a rematch there may be more seats, or fewer, than there were."""
    return table.meta.seated_in(number, table.adapter.players(table.adapter.setup_of(game)))


@guarded
async def record(request: Request) -> Response:
    """``GET /api/tables/<code>/record``."""
    table = await table_of(request)
    seat = reader_of(request, table)
    number, journal, over = await _game_of(request, table)
    async with table.lock:
        seats = _seats(table, number, journal.game)
        players = {"names": [s.name for s in seats], "bots": [s.bot for s in seats]}
        if over:
            doc = records.to_record(journal.game, players=players)
        else:
            doc = records.seat_record(journal.game, seat, players=players)
    text = to_text(doc)
    name = f"overwinter-{table.code.lower()}-{number}.json"
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "application/json")


@guarded
async def replay(request: Request) -> Response:
    """``GET /api/replay/<code>/<n>``."""
    wanted = _number(request.path_params["n"])
    table = await table_of(request)
    language = language_of(request)
    seat = reader_of(request, table)
    number, journal, over = await _game_of(request, table)
    seats = _seats(table, number, journal.game)
    chosen = request.query_params.get("seat")
    if over and chosen:
        seat = _number(chosen)
    seat = seat if seat is not None and seat < len(seats) else None
    reel = await _reel(table, number, journal)
    n = min(wanted, reel.last)
    step = await asyncio.to_thread(_looked_at, table, reel, n, seat, len(seats) if over else 0)
    view, secrets, moments = step
    packs = table.adapter.sets.of(table.adapter.setup_of(journal.game))
    texts, names = table.adapter.words(language, packs), table.renderer.names_of(seats, language)
    events = [
        m.EventInfo(i, e.kind, e.seen_by(seat), table.adapter.event(texts, reel.game, e, seat, names))
        for i, e in enumerate(reel.events(n), 1)
    ]
    said = _said(table, journal, reel, n, texts, names) if over else []
    doubts = (await asyncio.to_thread(_doubts, table, reel))[n] if over else []
    ended = over and n == reel.last
    return reply(
        m.Replay(n, reel.last, ended, over, seat, view, secrets, events, packs, reel.starts, moments, doubts, said)
    )


@guarded
async def review(request: Request) -> Response:
    """``GET`` and ``POST /api/review/<code>``."""
    table = await table_of(request)
    number, journal, over = await _game_of(request, table)
    if not over:
        raise ServerError("not-over")
    seats = _seats(table, number, journal.game)
    mine, chosen = reader_of(request, table), request.query_params.get("seat")
    seat = _number(chosen) if chosen else mine if mine is not None else 0
    if seat >= len(seats):
        raise ServerError("no-seat")
    ask = request.method == "POST" and seat not in table.meta.reviews.get(number, {})
    if ask:
        check_creation(request)
        if mine is None:
            raise ServerError("watching")  # it is much work: only for those who sit here
    return reply(await looked_back(table, number, journal, seat, language_of(request), ask=ask))


async def looked_back(
    table: Table, number: int, journal: Journal, seat: int, language: str, *, ask: bool = False
) -> m.Review:
    """What a seat's decisions in a game that is over have cost, if that is known; ``ask``: think about it."""
    key, found = (table.code, number, seat), table.meta.reviews.get(number, {}).get(seat)
    reviews = table.hall.reviews
    if found is not None:
        reel = await _reel(table, number, journal)
        texts = table.words_of(journal.game, language)
        names = table.renderer.names_of(_seats(table, number, journal.game), texts.language)
        told = await asyncio.to_thread(_findings, table, reel, seat, found, texts, names)
        return m.Review(seat, "done", 0, 0, 0, told)
    if ask:
        async with table.lock:
            doc = records.to_record(journal.game)
        reviews.ask(key, doc)
    job = reviews.jobs.get(key)
    if job is None:
        return m.Review(seat, "none", 0, 0, 0, [])
    return m.Review(seat, job.state, job.done, job.of, reviews.ahead(key), [])


def _findings(
    table: Table, reel: Reel, seat: int, found: Sequence[Finding], words: Words, names: list[str]
) -> list[m.FindingInfo]:
    """What a review has found, in words: as it was offered then."""
    kind, told = KINDS[reel.game.rules_name], []
    for one in found:
        game = reel.at(one.n)
        asked = table.adapter.decision(game, seat, words, names, None)
        texts = {option.id: option.text for option in asked.options} if asked is not None else {}
        if asked is None or one.given not in texts or one.better not in texts:
            continue  # the rules have changed since
        told.append(
            m.FindingInfo(
                one.n,
                reel.stop(one.n),
                kind.when(words, game),
                asked.prompt,
                texts[one.given],
                texts[one.better],
                None if one.chance is None else of_100(one.chance),
                None if one.chance is None else of_100(one.chance + one.loss),
                loss_line(words, one),
            )
        )
    return told


def _said(table: Table, journal: Journal, reel: Reel, n: int, words: Words, names: list[str]) -> list[m.ChatLine]:
    """What bots have said in a game that is over, up to an answer."""
    last = journal.live[reel.starts[n] - 1].n if reel.starts[n] else 0
    lines = [entry for entry in journal.since(0) if entry.n <= last and entry.kind == SAID]
    told = [(entry.facts, table.adapter.said(words, entry.facts, names)) for entry in lines]
    return [m.ChatLine(facts["seat"], names[facts["seat"]], text, facts["at"]) for facts, text in told]


def _doubts(table: Table, reel: Reel) -> list[list[list[int]]]:
    """What everybody believed after each answer; worked out once."""
    if reel.doubts is None:
        found = table.adapter.doubts(reel.game, reel.game.log, reel.starts)
        reel.doubts = found or [[] for _ in reel.starts]
    return reel.doubts


async def _reel(table: Table, number: int, journal: Journal) -> Reel:
    async with table.lock:
        row = journal.row
        reel = table.hall.replays.find(table.code, number, row)
        doc = records.to_record(journal.game) if reel is None else {}
    if reel is None:
        reel = await asyncio.to_thread(Reel, doc)
        table.hall.replays.keep(table.code, number, row, reel)
    return reel


def _looked_at(
    table: Table, reel: Reel, n: int, seat: int | None, bared: int
) -> tuple[msgspec.Raw, list[msgspec.Raw], list[m.Moment]]:
    """The view of a seat, the secrets of the first ``bared`` ones, and the pictures on the way."""
    *before, last = [Picture(table.adapter, game) for game in reel.film(n)]
    secrets = [msgspec.Raw(encoded(last.own(other))) for other in range(bared)]
    moments, shown = [], last
    for number, picture in enumerate(before, 1):
        moments.append(m.Moment(number, picture.since(shown, seat)))
        shown = picture
    return msgspec.Raw(encoded(last.seen_by(seat))), secrets, moments


ROUTES = [
    Route("/api/games", games),
    Route("/api/sets", sets),
    Route("/api/sets/{set}/facts", set_facts),
    Route("/api/sets/{set}/words/{language}", set_words),
    Route("/api/schema.json", the_schema),
    Route("/api/tables", tables, methods=["GET", "POST"]),
    Route("/api/tables/{code}/join", join, methods=["POST"]),
    Route("/api/tables/{code}/record", record),
    Route("/api/import", bring, methods=["POST"]),
    Route("/api/replay/{code}/{n}", replay),
    Route("/api/review/{code}", review, methods=["GET", "POST"]),
]
