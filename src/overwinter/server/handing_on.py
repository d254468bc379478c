"""Sending a client to the process that has its table, when several serve one database.

An address may begin with ``/at/<name>``: a proxy in front sends it to the process of that name, wherever its other
rules would send it. A process that is asked for a table of another one answers with such an address.
"""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import Scope

from .errors import ServerError
from .leases import ElsewhereError
from .settings import WORKER_NAME

PREFIX = re.compile(rf"/at/({WORKER_NAME.pattern})(?=/)")
ASKED = "overwinter.asked"


def strip_name(scope: Scope) -> None:
    """Take ``/at/<name>`` off the path of a request, and remember the name."""
    found = PREFIX.match(scope["path"])
    scope[ASKED] = found[1] if found else ""
    if found:
        scope["path"] = scope["path"][found.end() :]
        scope["raw_path"] = scope.get("raw_path", b"")[found.end() :] or scope["path"].encode()


def address_at(scope: Scope, error: ElsewhereError) -> str:
    """What to put before a path so that it reaches the process that has the table.

    Raises :class:`~overwinter.server.errors.ServerError` if the client was already sent there and came here.
    """
    if not error.worker or scope.get(ASKED) == error.worker:
        raise ServerError("misrouted", worker=error.worker or "?")
    return f"/at/{error.worker}"


def redirected(request: Request, error: ElsewhereError) -> Response:
    """The same request, to the other process; method and body stay."""
    path = request.scope["raw_path"].decode("latin-1")
    query = request.scope["query_string"].decode("latin-1")
    address = address_at(request.scope, error) + path + (f"?{query}" if query else "")
    return RedirectResponse(address, 307, {"Cache-Control": "no-store"})
