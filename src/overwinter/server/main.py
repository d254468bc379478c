"""Run the server: ``overwinter serve``."""

from __future__ import annotations

import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from overwinter.kernel.errors import OverwinterError

from .app import make_app
from .calm import calm_down
from .connections import patient_http
from .settings import Settings, data_folder
from .storage import open_storage

Tell = Callable[[list[str]], None]
"""Hears the address for this computer and, if there is one, that for others in its network."""


Farewell = Callable[[], Awaitable[None]]


class _Server(uvicorn.Server):
    """Says where it is once it is there, and opens a browser if wanted."""

    def __init__(
        self, config: uvicorn.Config, urls: list[str], tell: Tell, open_browser: bool, farewell: Farewell
    ) -> None:
        super().__init__(config)
        self._urls, self._tell, self._open_browser, self._farewell = urls, tell, open_browser, farewell

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        await super().startup(sockets=sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        self._tell(self._urls)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._urls[0],), daemon=True).start()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Stop. Guests are told first: what comes after this only cuts the lines."""
        for server in self.servers:
            server.close()
        await self._farewell()
        await super().shutdown(sockets=sockets)  # type: ignore[arg-type]


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    *,
    origins: tuple[str, ...] = (),
    proxied: bool = False,
    durable: bool = False,
    bot_delay: int | None = None,
    log_level: str = "warning",
    tell: Tell,
) -> None:
    """Serve until stopped. ``tell`` hears the address as soon as the server listens.

    ``data`` is the folder for the games (default: the user's data folder), ``database_url`` a database instead.
    ``host`` 0.0.0.0: other devices may come too, and invitations name the address of this computer in its network.
    ``proxied``: a reverse proxy in front says who the client is. ``durable``: wait for the disk with every answer.
    ``port`` 0: any free one. Raises :class:`~overwinter.server.errors.DatabaseError` before it listens to anybody.
    """
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    address = own_address() if everywhere else ""
    reached = f"http://{address}:{port}" if address else ""
    database = database_url or f"sqlite:///{Path(data).expanduser() if data else data_folder()}/overwinter.db"
    settings = Settings(
        database=database,
        address=reached,
        origins=origins,
        proxied=proxied,
        durable=durable,
        bot_delay=bot_delay,
    )
    try:
        opened = open_storage(settings.url, durable=durable)
    except OverwinterError:
        listening.close()
        raise
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    app = make_app(settings, opened=opened)
    config = http_config(app, settings, log_level)
    calm_down()
    _calm_collector()
    shown = "localhost" if everywhere or host in ("127.0.0.1", "::1") else host
    urls = [f"http://{shown}:{port}/", *([f"{reached}/"] if reached else [])]
    _Server(config, urls, tell, open_browser, lambda: app.state.hall.dismiss()).run(sockets=[listening])


def http_config(app: Starlette, settings: Settings, log_level: str) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,  # addresses of seats hold tokens
        server_header=False,
        proxy_headers=False,  # it would believe whatever a client writes; see limits.believe_proxy
        http=patient_http(settings),
        ws="websockets-sansio",
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
