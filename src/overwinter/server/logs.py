"""The log: lines for people, or one JSON object a line for programs. Neither ever holds a token."""

from __future__ import annotations

import json
import logging
import re
import sys
import time

from .calm import calm_down

TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
"""What looks like the key to a seat (:func:`~overwinter.server.secrets_and_codes.new_token`)."""
PASSWORD = re.compile(r"(://[^:/@\s]*:)[^@\s]*@")
HIDDEN = "[hidden]"
KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def without_secrets(text: str) -> str:
    """A text without anything that could be a token or a password of a database."""
    return TOKEN.sub(HIDDEN, PASSWORD.sub(rf"\1{HIDDEN}@", text))


class PlainFormatter(logging.Formatter):
    """Date, level, who, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One entry, perhaps with a trace below it."""
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line: ``at``, ``level``, ``logger``, ``message``, ``worker``, and ``trace`` of an error.

    What is given as ``extra`` is there by its name.
    """

    def __init__(self, worker: str = "") -> None:
        super().__init__()
        self.worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """One entry."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if self.worker:
            entry["worker"] = self.worker
        extra = {name: value for name, value in vars(record).items() if name not in KNOWN}
        entry.update({name: without_secrets(str(value)) for name, value in extra.items()})
        if record.exc_info:
            entry["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def set_up_logging(level: str, kind: str, worker: str = "") -> None:
    """Have everything logged to standard error, as text or as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(worker) if kind == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    calm_down()
