"""Run the server: ``overwinter serve``, or ``python -m overwinter.server``."""

from __future__ import annotations

import argparse
import gc
import logging
import threading
import webbrowser
from pathlib import Path

import uvicorn

from .app import make_app
from .settings import Settings, data_folder


class _Server(uvicorn.Server):
    """Says where it is once it is there, and opens a browser if wanted."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self._url, self._open_browser = url, open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Begin to listen."""
        await super().startup(sockets=sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        port = next((s.getsockname()[1] for server in self.servers for s in server.sockets), None)
        url = self._url.replace(":0/", f":{port}/")
        print(url, flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


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
) -> None:
    """Serve until stopped. The address is printed as soon as the server listens.

    ``data`` is the folder for the games (default: the user's data folder), ``database_url`` a database instead.
    ``proxied``: a reverse proxy in front says who the client is. ``durable``: wait for the disk with every answer.
    ``port`` 0: any free one.
    """
    database = database_url or f"sqlite:///{Path(data).expanduser() if data else data_folder()}/overwinter.db"
    settings = Settings(database=database, origins=origins, proxied=proxied, durable=durable, bot_delay=bot_delay)
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_level=log_level,
        access_log=False,  # addresses of seats hold tokens
        server_header=False,
        proxy_headers=proxied,
        forwarded_allow_ips="*" if proxied else None,
        ws="websockets-sansio",
        ws_max_size=2 * settings.max_message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
    _calm_collector()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    _Server(config, f"http://{shown}:{port}/", open_browser).run()


def _calm_collector() -> None:
    """Look for cyclic garbage less often: a full search through hundreds of tables would hold all of them up.

    Games are trees of plain data and need no search; what is made in circles (connections, tasks) is mostly found
    while it is young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 20)


def main() -> None:
    """The command line of ``python -m overwinter.server``."""
    parser = argparse.ArgumentParser(prog="overwinter.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--database-url", default=None)
    parser.add_argument("--open-browser", action="store_true")
    parser.add_argument("--origin", action="append", default=[])
    parser.add_argument("--proxied", action="store_true")
    parser.add_argument("--durable", action="store_true")
    parser.add_argument("--bot-delay", type=int, default=None)
    parser.add_argument("--log-level", default="warning")
    given = parser.parse_args()
    run(
        given.host,
        given.port,
        given.data,
        given.database_url,
        given.open_browser,
        origins=tuple(given.origin),
        proxied=given.proxied,
        durable=given.durable,
        bot_delay=given.bot_delay,
        log_level=given.log_level,
    )
