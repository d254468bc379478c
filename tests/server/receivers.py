"""Real receivers for calls: a push service that decrypts what it gets, a mail server, and a chat service."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

PATIENCE = 20.0


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def until(wanted: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    waited = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < waited, "waited in vain"
        time.sleep(0.01)
    return found


@dataclass
class Browser:
    """A browser that has subscribed: it alone can read what is sent to it."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def channel(self) -> dict[str, Any]:
        """The body of a request for a channel."""
        form = serialization.PublicFormat.UncompressedPoint
        point = self.private.public_key().public_bytes(serialization.Encoding.X962, form)
        return {
            "kind": "push",
            "target": self.endpoint,
            "keys": {"p256dh": _text(point), "auth": _text(self.auth)},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, decrypted."""
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


class WebService:
    """A local service that is posted to: it keeps what it gets, and answers as told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.held = threading.Event()
        """Answers wait as long as this is not set."""
        self.held.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            """One request."""

            def do_POST(self) -> None:
                """Keep it."""
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.got.append((self.path, headers, body))
                service.held.wait(PATIENCE)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing on the screen."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.origin = f"http://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def browser(self, name: str = "one") -> Browser:
        """A browser that is called through this service."""
        return Browser(f"{self.origin}/push/{name}")

    def close(self) -> None:
        """End it."""
        self._server.shutdown()
        self._server.server_close()


class MailServer:
    """A local mail server: what comes in is a letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = ""
        """What to say instead of taking a letter."""
        server = self

        class Handler:
            """What happens to a letter."""

            async def handle_DATA(self, _: Any, session: Any, envelope: Any) -> str:  # noqa: N802
                """Take it, or not."""
                if server.refuse:
                    return server.refuse
                letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                letter["X-To"] = ",".join(envelope.rcpt_tos)
                server.letters.append(letter)
                return "250 OK"

        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

        async def begin() -> asyncio.Server:
            return await self._loop.create_server(lambda: SMTP(Handler()), "127.0.0.1", 0)

        self._server = asyncio.run_coroutine_threadsafe(begin(), self._loop).result(PATIENCE)
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def service(self) -> str:
        """How a server is told of it."""
        return f"mailto://127.0.0.1:{self.port}?from=winter@example.org&mode=insecure&smtp=127.0.0.1"

    def close(self) -> None:
        """End it."""
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)


@contextmanager
def web_service() -> Iterator[WebService]:
    """A service for one test."""
    service = WebService()
    try:
        yield service
    finally:
        service.close()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A mail server for one test."""
    server = MailServer()
    try:
        yield server
    finally:
        server.close()
