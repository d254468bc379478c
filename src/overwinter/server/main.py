"""Run the server: ``overwinter serve``."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.applications import Starlette

from overwinter.kernel.errors import OverwinterError

from .app import make_app
from .connections import patient_http, patient_socket
from .front import POSSIBLE, Front, Intake, spawner
from .leases import Leases
from .logs import set_up_logging
from .settings import Settings, SettingsError
from .storage import open_storage

Tell = Callable[[list[str]], None]
"""Hears the address for this computer and, if there is one, that for others in its network."""
Started = Callable[[], None]
Farewell = Callable[[], Awaitable[None]]


class _Server(uvicorn.Server):
    """Says when it is there, and says goodbye to everybody before it goes."""

    def __init__(self, config: uvicorn.Config, started: Started, farewell: Farewell) -> None:
        super().__init__(config)
        self._tell, self._farewell = started, farewell

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        await super().startup(sockets=sockets)  # type: ignore[arg-type]
        if self.started:
            self._tell()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Stop. Guests are told first: what comes after this only cuts the lines."""
        for server in self.servers:
            server.close()
        await self._farewell()
        await super().shutdown(sockets=sockets)  # type: ignore[arg-type]


class _FrontedServer(_Server):
    """One of several: it listens nowhere, connections are given to it."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket, farewell: Farewell) -> None:
        super().__init__(config, self._take_in, farewell)
        self._channel = channel
        self._intake: Intake | None = None

    def _take_in(self) -> None:
        self._intake = Intake(self._channel, self._protocol)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop: also when the process that listens is gone."""
        gone = self._intake is not None and self._intake.gone
        return await super().on_tick(counter) or gone

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Stop; others take the next connections."""
        if self._intake is not None and not self._intake.gone:
            self._intake.close()
        await super().shutdown(sockets=sockets)


def run(settings: Settings, *, open_browser: bool = False, tell: Tell) -> None:
    """Serve until stopped. ``tell`` hears the address as soon as the server listens.

    ``settings.host`` 0.0.0.0: other devices may come too, and invitations name the address of this computer in its
    network. Raises :class:`~overwinter.server.errors.DatabaseError` before it listens to anybody.
    """
    set_up_logging(settings.log_level, settings.log_format, settings.name)
    listening = _listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    everywhere = settings.host in ("0.0.0.0", "::")
    address = own_address() if everywhere else ""
    reached = f"http://{address}:{port}" if address else ""
    settings = dataclasses.replace(settings, address=settings.address or reached)
    shown = "localhost" if everywhere or settings.host in ("127.0.0.1", "::1") else settings.host
    urls = [f"http://{shown}:{port}/", *([f"{reached}/"] if reached else [])]

    def started() -> None:
        tell(urls)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(urls[0],), daemon=True).start()

    try:
        (_run_many if settings.workers > 1 else _run_one)(settings, listening, started)
    except OverwinterError:
        listening.close()
        raise


def _run_one(settings: Settings, listening: socket.socket, started: Started) -> None:
    app = _opened(settings)
    _Server(http_config(app, settings), started, _farewell(app)).run(sockets=[listening])


def _run_many(settings: Settings, listening: socket.socket, started: Started) -> None:
    """Have several processes serve, all behind the one address."""
    storage = open_storage(settings.url)  # once, so that what is wrong with it is said here
    storage.close()
    if not (storage.shared and POSSIBLE):
        raise SettingsError("workers")
    listening.setblocking(False)
    first = f"{settings.name}-" if settings.name else "w"
    names = [f"{first}{number}" for number in range(1, settings.workers + 1)]
    asyncio.run(Front(listening, names, spawner(_work, settings)).run(started))


def _work(settings: Settings, name: str, channel: socket.socket) -> None:
    """One of several processes."""
    set_up_logging(settings.log_level, settings.log_format, name)
    share = 1 / settings.workers  # whoever tries something out meets all of them
    settings = dataclasses.replace(
        settings,
        name=name,
        creations_per_minute=settings.creations_per_minute * share,
        misses_per_minute=settings.misses_per_minute * share,
    )
    app = _opened(settings)
    app.state.one_request = True
    _FrontedServer(http_config(app, settings), channel, _farewell(app)).run(sockets=[])


def _opened(settings: Settings) -> Starlette:
    """The application with its database, which is ours from now on."""
    storage = open_storage(settings.url, durable=settings.durable)
    leases = Leases(storage, settings.name)
    try:
        leases.enter()
    except OverwinterError:
        storage.close()
        raise
    _calm_collector()
    return make_app(settings, leases=leases)


def _farewell(app: Starlette) -> Farewell:
    return lambda: app.state.hall.dismiss()


def http_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        log_config=None,  # as everything else
        log_level=settings.log_level,
        access_log=False,  # addresses of seats hold tokens
        server_header=False,
        proxy_headers=False,  # it would believe whatever a client writes; see limits.believe_proxy
        http=patient_http(settings),
        ws=patient_socket(settings),
        ws_max_size=2 * settings.max_message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def own_address() -> str:
    """The address of this computer in its network; empty if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # set aside for documentation; only the way there is looked up
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith("127.") or address == "0.0.0.0" else address


def _calm_collector() -> None:
    """Look for cyclic garbage less often: a full search through hundreds of tables would hold all of them up.

    Games are trees of plain data and need no search; what is made in circles (connections, tasks) is mostly found
    while it is young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 20)
