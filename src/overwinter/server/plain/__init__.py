"""The plain pages: the same tables as text, headings and buttons, made by the server. They need no JavaScript.

``/plain`` makes and lists tables, ``/plain/t/<code>`` is an invitation, ``/plain/w/<code>`` looks on, and
``/plain/s/<token>`` is a seat. What a seat does is posted below its address, and answered with a way back to it.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from overwinter import records
from overwinter.games import USUAL
from overwinter.kernel.errors import OverwinterError
from overwinter.kernel.record import to_text
from overwinter.words import Words, error_line

from .. import api
from .. import messages as m
from ..errors import ServerError, status_of
from ..games import GAMES
from ..limits import same_origin
from ..quick_words import LANGUAGES, words_in
from ..sides import DRAWN
from ..table import Table
from . import pages

Form = dict[str, str]
Change = Callable[[Table, int, Form], None]
Handler = Callable[[Request], Awaitable[Response]]
NO_STORE = {"Cache-Control": "no-store"}


def _html(text: str, status: int = 200) -> Response:
    return HTMLResponse(text, status, NO_STORE)


async def _form(request: Request) -> Form:
    """The fields of a posted form."""
    hall = api.hall_of(request)
    if not same_origin(request, hall.settings):
        raise ServerError("origin")
    body = await api.read_body(request, hall.settings.max_message)
    try:
        fields = parse_qs(body.decode("utf-8"), keep_blank_values=True, max_num_fields=60)
    except ValueError:
        raise ServerError("malformed") from None
    return {name: values[-1] for name, values in fields.items()}


def _words(language: str) -> Words:
    return words_in(language if language in LANGUAGES else "en")


def _side(text: str) -> int:
    """A side from a form, or that chance decides."""
    return DRAWN if text == str(DRAWN) else _number(text)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise ServerError("malformed")
    return int(text)


# -- making and joining ----------------------------------------------------------------------------------


async def home(request: Request, error: str = "", status: int = 200) -> Response:
    """``GET /plain``. With an error it says so, and is still good for another try."""
    tables: list[m.TableSummary] = []
    language = api.language_of(request)
    try:
        tables = await api.hall_of(request).public()
    except OverwinterError as failure:  # the saved games cannot be read: what led here is told first
        error, status = (error, status) if error else (_said(failure, language), status_of(failure))
    return _html(pages.home(_words(language), tables, error), status)


def told(handler: Handler) -> Handler:
    """Whatever is refused is said on the start page, with the status that it has everywhere."""

    @functools.wraps(handler)
    async def safe(request: Request) -> Response:
        try:
            return await handler(request)
        except OverwinterError as error:
            api.hall_of(request).metrics.count("refused", error.key)
            return await home(request, _said(error, api.language_of(request)), status_of(error))

    return safe


@told
async def create(request: Request) -> Response:
    """``POST /plain/create``."""
    api.check_creation(request)
    given = await _form(request)
    wish = _wish(given)
    hall = api.hall_of(request)
    made = await hall.create(wish)
    if given.get("start"):
        table = await hall.open(made.code)
        await table.run(lambda: table.start(made.seat))
    return RedirectResponse(f"/plain/s/{made.token}", 303)


def _wish(given: Form) -> m.CreateTable:
    """What a form asks for. Boxes that are not ticked are not sent at all."""
    adapter = GAMES.get(given.get("game", USUAL))
    if adapter is None:
        raise ServerError("no-such-game")
    players = _number(given.get("players", "4"))
    language = _words(given.get("language", "en")).language
    setup: m.Json = {"players": players}
    if "start" not in given:
        for setting in adapter.info(adapter.words(language, adapter.sets.offered())).settings:
            if setting.kind == "switch":
                setup[setting.id] = setting.id in given
            elif setting.kind in ("packs", "modules"):
                setup[setting.id] = [c.value for c in setting.choices if f"{setting.id}-{c.value}" in given]
            elif setting.id in given:
                setup[setting.id] = given[setting.id]
        if players == 2 and setup.get("mode") == "standard":
            del setup["mode"]
    bots = bool(given.get("bots"))
    seats = [m.SeatPlan("person"), *[m.SeatPlan("bot" if bots else "free") for _ in range(min(players, 16) - 1)]]
    public, hints = bool(given.get("public")), "start" in given or bool(given.get("hints"))
    pace = m.Pace(bot_delay=0)
    return m.CreateTable(adapter.id, setup, given.get("name", ""), language, public, seats, pace, hints)


@told
async def join(request: Request) -> Response:
    """``POST /plain/join``."""
    api.check_creation(request)
    given = await _form(request)
    table = await api.look_up(request, given.get("code", ""))
    language = _words(given.get("language", "en")).language
    _, token = await table.run(lambda: table.join(given.get("name", ""), None, language))
    return RedirectResponse(f"/plain/s/{token}", 303)


def _said(error: OverwinterError, language: str) -> str:
    return error_line(words_in(language), error)


@told
async def invitation(request: Request) -> Response:
    """``GET /plain/t/<code>``."""
    table = await api.table_of(request)
    async with table.lock:
        return _html(pages.invitation(table.words(api.language_of(request)), table))


# -- at the table ----------------------------------------------------------------------------------------


@told
async def watch(request: Request) -> Response:
    """``GET /plain/w/<code>``."""
    table = await api.table_of(request)
    return await _table(request, table, None, api.language_of(request), f"/plain/w/{table.code}")


@told
async def seat(request: Request) -> Response:
    """``GET /plain/s/<token>``."""
    token = request.path_params["token"]
    table, number = await api.hall_of(request).find(token)
    _seen(table, number)
    if number in table.renewed:
        await table.run(lambda: table.confirm(token))
    named = request.query_params.get("language", "")
    if number >= 0 and named in LANGUAGES:
        await table.run(lambda: table.speak(number, named))
    return await _table(request, table, number, _language(request, table, number), _address(request))


def _seen(table: Table, number: int) -> None:
    table.seen[number] = time.monotonic()
    table.used = time.monotonic()


def _language(request: Request, table: Table, number: int) -> str:
    return table.meta.seats[number].language if number >= 0 else api.language_of(request)


def _address(request: Request) -> str:
    return f"/plain/s/{request.path_params['token']}"


async def _table(
    request: Request,
    table: Table,
    number: int | None,
    language: str,
    address: str,
    error: OverwinterError | None = None,
    explained: list[m.Line] | None = None,
    hint: m.Hint | None = None,
) -> Response:
    chat = await api.hall_of(request).chat(table, number)
    looked = await _looked_back(table, number, language)
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    async with table.lock:
        if table.closed:
            raise error or ServerError("stopping")
        words = table.words(_words(language).language)
        made = pages.TablePage(words, table, number, address, base)
        text = made.made(chat, error_line(words, error) if error else "", explained, hint, looked)
    return _html(text, status_of(error) if error else 200)


async def _looked_back(table: Table, number: int | None, language: str, *, ask: bool = False) -> m.Review | None:
    """What the decisions of whoever reads have cost, when the game is over."""
    if number is None or number < 0 or table.meta.status != "over":
        return None
    return await api.looked_back(table, table.meta.round, table.playing(), number, language, ask=ask)


CHANGES: dict[str, Change] = {
    "answer": lambda t, seat, f: t.answer(seat, f.get("option", ""), _number(f.get("decision", ""))),
    "undo": lambda t, seat, f: t.undo(seat),
    "propose": lambda t, seat, f: t.propose_undo(seat, 0),
    "propose-seat": lambda t, seat, f: t.propose_seat(seat, _number(f.get("seat", "")), _given_to(f)),
    "host": lambda t, seat, f: t.hand_over(seat, _number(f.get("seat", ""))),
    "vote": lambda t, seat, f: t.vote(seat, bool(f.get("yes"))),
    "start": lambda t, seat, f: t.start(seat),
    "ready": lambda t, seat, f: t.ready(seat, bool(f.get("ready"))),
    "chat": lambda t, seat, f: t.say(seat, f.get("text", ""), "side" if f.get("to") else "all"),
    "side": lambda t, seat, f: t.choose_side(seat, _number(f.get("seat", "")), _side(f.get("side", ""))),
    "rename": lambda t, seat, f: t.rename(seat, f.get("name", "")),
    "seat": lambda t, seat, f: t.arrange(seat, _arranged(f)),
    "leave": lambda t, seat, f: t.leave(seat),
    "rematch": lambda t, seat, f: t.rematch(seat),
    "yawn": lambda t, seat, f: t.emote(seat, "yawn"),
}
"""What can be posted below the address of a seat."""


def _given_to(given: Form) -> Literal["bot", "free"]:
    kind = given.get("kind", "")
    if kind not in ("bot", "free"):
        raise ServerError("malformed")
    return "bot" if kind == "bot" else "free"


def _arranged(given: Form) -> m.ArrangeSeat:
    kind = given.get("kind", "")
    if kind not in ("free", "person", "bot"):
        raise ServerError("malformed")
    number = _number(given.get("seat", ""))
    return m.ArrangeSeat(number, kind)  # type: ignore[arg-type]


@told
async def act(request: Request) -> Response:
    """``POST /plain/s/<token>/<action>``."""
    action = request.path_params["action"]
    table, number = await api.hall_of(request).find(request.path_params["token"])
    _seen(table, number)
    language, address = _language(request, table, number), _address(request)
    try:
        given = await _form(request)
        if action == "explain":
            option = given.get("option", "")
            told = await table.run(lambda: table.explain(number, option, 0, language))
            return await _table(request, table, number, language, address, None, told.lines)
        if action == "hint":
            hint = await table.hints.ask(number, _number(given.get("decision", "")), language)
            return await _table(request, table, number, language, address, hint=hint)
        if action == "review":
            api.check_creation(request)
            if await _looked_back(table, number, language, ask=True) is None:
                raise ServerError("not-over")
            return RedirectResponse(f"{address}#review", 303)
        if action == "record":
            return await _record(table, number)
        if action == "link":
            token = await table.run(lambda: table.new_link(number))
            return RedirectResponse(f"/plain/s/{token}", 303)
        change = CHANGES.get(action)
        if change is None:
            raise ServerError("method")
        await table.run(lambda: change(table, number, given))
    except OverwinterError as error:
        return await _table(request, table, number, language, address, error)
    if action == "leave":
        return RedirectResponse(f"/plain?language={language}", 303)
    return RedirectResponse(address, 303)


async def _record(table: Table, number: int) -> Response:
    async with table.lock:
        game = table.playing().game
        over = table.meta.status == "over"
        doc = records.to_record(game) if over else records.seat_record(game, number if number >= 0 else None)
    name = f"overwinter-{table.code.lower()}.json"
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(to_text(doc), 200, headers, "application/json")


async def style(request: Request) -> Response:
    """``GET /plain/style.css``."""
    path = Path(__file__).parent / "style.css"
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@told
async def stop_mail(request: Request) -> Response:
    """``GET`` and ``POST /plain/stop/<ticket>``: whoever reads a mail can have it end, without any key."""
    words = _words(api.language_of(request))
    if request.method == "POST":
        await api.hall_of(request).caller.stop(request.path_params["ticket"])
    return _html(pages.stop_mail(words, done=request.method == "POST"))


async def nowhere(request: Request) -> Response:
    """Any other address below ``/plain``."""
    return _html(pages.nowhere(_words(api.language_of(request))), 404)


ROUTES = [
    Route("/plain", home),
    Route("/plain/", home),
    Route("/plain/stop/{ticket}", stop_mail, methods=["GET", "POST"]),
    Route("/plain/style.css", style),
    Route("/plain/create", create, methods=["POST"]),
    Route("/plain/join", join, methods=["POST"]),
    Route("/plain/t/{code}", invitation),
    Route("/plain/w/{code}", watch),
    Route("/plain/s/{token}", seat),
    Route("/plain/s/{token}/{action}", act, methods=["POST"]),
    Route("/plain/{anything:path}", nowhere),
]
