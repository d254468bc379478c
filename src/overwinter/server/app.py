"""The application: all routes, what every answer has in common, starting and stopping."""

from __future__ import annotations

import asyncio
import contextlib
import html
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from overwinter.kernel.packs import packs_in, put_on_shelf
from overwinter.words import error_line

from . import api, plain, socket
from .errors import ServerError
from .hall import Hall
from .handing_on import redirected, strip_name
from .leases import BEAT_SECONDS, ElsewhereError, Leases
from .library import Library
from .limits import Gate, address_of, believe_proxy, known_host
from .messages import Failure
from .people import routes as people
from .plain.pages import nowhere
from .quick_words import words_in
from .settings import Settings
from .storage import Storage, open_storage, try_out

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
SWEEP_SECONDS = 60.0
PULSE_SECONDS = 1.0
CALL_SECONDS = 5.0
PREVIEW = 'content="/preview.jpg"'
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "Referrer-Policy": "strict-origin",  # never a path: those of seats hold tokens
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around everything: limits, security headers, and no trace of an error to a client."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] in ("http", "websocket"):
            strip_name(scope)
            believe_proxy(scope, scope["app"].state.hall.settings)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        state = scope["app"].state

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if state.one_request:
                    headers["Connection"] = "close"
            await send(message)

        request = Request(scope)
        refused = self._refusal(request)
        if refused is not None:
            state.hall.metrics.count("refused", refused.key)
            await self._refuse(refused, request)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, receive, send_guarded)
        except ElsewhereError as error:
            await self._hand_on(request, error)(scope, receive, send_guarded)
        except Exception:
            # The path may hold a token: it is not written down.
            log.exception("a %s request failed", scope["method"])
            state.hall.metrics.count("errors", "internal")
            if not started:
                await self._refuse(ServerError("internal"), request)(scope, receive, send_guarded)

    @staticmethod
    def _refusal(request: Request) -> ServerError | None:
        """Why a request is not even looked at."""
        state = request.app.state
        if not state.gate.allows(address_of(request), "request"):
            return ServerError("too-often")
        if not known_host(request, state.hall.settings):
            return ServerError("host")
        return None

    def _hand_on(self, request: Request, error: ElsewhereError) -> Response:
        request.app.state.hall.metrics.count("handed_on", "http")
        try:
            return redirected(request, error)
        except ServerError as lost:
            log.error("the proxy does not send /at/%s to the process of that name", error.worker)
            return self._refuse(lost, request)

    @staticmethod
    def _refuse(error: ServerError, request: Request) -> Response:
        text = error_line(words_in(api.language_of(request)), error)
        return api.reply(Failure(error.key, text), error.status)


async def index(request: Request) -> Response:
    """The page of the client; if it was not built, a word about where to play instead."""
    return await _client(request)


async def _client(request: Request, status: int = 200) -> Response:
    page: Path = request.app.state.static / "index.html"
    if page.is_file():
        text = await asyncio.to_thread(page.read_text, "utf-8")
        # Whoever shows a preview of a link wants the whole address of the picture.
        text = text.replace(PREVIEW, f'content="{html.escape(_here(request))}/preview.jpg"')
        return HTMLResponse(text, status, {"Cache-Control": "no-cache"})
    if status != 200:
        return HTMLResponse(nowhere(words_in(api.language_of(request))), status)
    words = words_in(api.language_of(request))
    title, text, link = (html.escape(words(key)) for key in ("plain-title", "plain-no-client", "plain-open"))
    return HTMLResponse(
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title></head>'
        f'<body><main><h1>{title}</h1><p>{text}</p><p><a href="/plain">{link}</a></p></main></body></html>'
    )


def _here(request: Request) -> str:
    """The address by which this request came; its host is known to be ours."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


async def healthz(request: Request) -> Response:
    """Whether the server is well, and its database can be read and written."""
    try:
        await asyncio.wait_for(request.app.state.pulse.beat(), 5)
    except Exception:
        return PlainTextResponse("storage\n", 503)
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})


class Pulse:
    """Writes to the database now and then: many who ask at once cost one write."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._last: asyncio.Future[None] | None = None
        self._at = 0.0

    async def beat(self) -> None:
        """Raises what the database says if it cannot be written."""
        if self._last is None or (self._last.done() and time.monotonic() - self._at >= PULSE_SECONDS):
            self._at = time.monotonic()
            self._last = asyncio.ensure_future(self.storage.write(try_out))
        await asyncio.shield(self._last)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    return PlainTextResponse(request.app.state.hall.metrics.text(), headers={"Cache-Control": "no-store"})


class Files(StaticFiles):
    """The built client; files with a digest in their name never change."""

    async def check_config(self) -> None:
        """Without a built client there are simply no files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file; somebody who wants to read a page that is not there gets one that says so."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            request = Request(scope)
            wants_page = "text/html" in request.headers.get("accept", "")
            if error.status_code != 404 or not wants_page:
                raise
            return await _client(request, 404)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """One file."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        forever = scope["path"].startswith("/assets/")
        if scope["path"].endswith(".webmanifest"):
            response.headers["Content-Type"] = "application/manifest+json"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


def make_app(
    settings: Settings | None = None, *, static: Path = STATIC, leases: Leases | None = None
) -> Starlette:
    """The whole server as an ASGI application. ``leases``: its part in a database that is open already."""
    settings = settings or Settings()
    for folder in settings.packs:
        for pack in packs_in(Path(folder)):
            put_on_shelf(pack)
    library = Library()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        held = leases or _entered(settings)
        hall = app.state.hall = Hall(held.storage, settings, held)
        app.state.gate = Gate(settings)
        app.state.pulse = Pulse(held.storage)
        chores = [
            asyncio.create_task(_regularly(SWEEP_SECONDS, "putting tables away", hall.sweep)),
            asyncio.create_task(_regularly(BEAT_SECONDS, "the heartbeat", hall.beat)),
            asyncio.create_task(_regularly(BEAT_SECONDS, "looking after tables", hall.look_around)),
            asyncio.create_task(_regularly(CALL_SECONDS, "calling people", hall.caller.look)),
        ]
        try:
            await hall.wake()
            hall.watch(asyncio.create_task(library.warm_up()))
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await hall.close()
            await asyncio.to_thread(held.storage.flush)
            held.leave()
            held.storage.close()

    pages = [
        Route(path, index)
        for path in ("/", "/t/{code}", "/s/{token}", "/replay/{id}", "/me", "/move", "/companion")
    ]
    files = Files(directory=static, check_dir=False)
    app = Starlette(
        routes=[
            *pages,
            *api.ROUTES,
            *people.ROUTES,
            *plain.ROUTES,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", socket.endpoint),
            WebSocketRoute("/ws/{code}", socket.endpoint),  # the code is for the proxy; the hello decides
            Mount("/", GZipMiddleware(files, minimum_size=1000)),
        ],
        middleware=[Middleware(Guard)],
        lifespan=lifespan,
    )
    app.state.static, app.state.library = static, library
    app.state.one_request = False
    """Whether a connection ends after one answer: the next request may be for another process."""
    return app


def _entered(settings: Settings) -> Leases:
    leases = Leases(open_storage(settings.url, durable=settings.durable), settings.name)
    leases.enter()
    return leases


async def _regularly(seconds: float, what: str, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except ServerError as error:  # the database does not answer; that is in the log already
            log.warning("%s has to wait: %s", what, error)
        except Exception:
            log.exception("%s failed", what)
