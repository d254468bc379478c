"""What browser tests need around them: Debian's Chromium, the built client, and a server of their own."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "overwinter" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
INSTALL = "OVERWINTER_INSTALL_CHROMIUM"
"""Chromium is installed if it is missing, but only as root and with apt-get; 0 forbids that too."""
INSTALL_SECONDS = 180
BUILD_SECONDS = 240
START_SECONDS = 30.0
SEED = 5
"""What the server deals by, and goes on by with a game that it is brought."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


class MissingError(Exception):
    """Something that the tests need is not there; the message says what."""


def _found() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def _may_install() -> bool:
    return (
        os.environ.get(INSTALL) != "0"
        and hasattr(os, "geteuid")
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
    )


def _install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        with contextlib.suppress(subprocess.SubprocessError):
            subprocess.run(
                ["apt-get", "-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", *arguments],
                env=quiet,
                timeout=INSTALL_SECONDS,
                check=False,
                stdin=subprocess.DEVNULL,
                capture_output=True,
            )


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """The tests run in several processes, and apt-get refuses to run twice: the others wait."""
    import fcntl  # not on every system, but wherever there is apt-get

    with Path(tempfile.gettempdir(), "overwinter-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def chromium() -> str:
    """Where Chromium is; installed first if it is missing and that is allowed."""
    found = _found()
    if found is None and _may_install():
        with _one_at_a_time():
            if _found() is None:
                _install()
        found = _found()
    if found is None:
        raise MissingError(
            "Chromium is not installed (apt-get install chromium; as root the tests do it themselves)"
        )
    return found


def build_client() -> None:
    """Build the client if it was never built (``make test`` has done so)."""
    if CLIENT.is_file() and AXE.is_file():
        return
    script = [sys.executable, str(ROOT / "tools" / "build_web.py"), "--force"]
    try:
        done = subprocess.run(script, timeout=BUILD_SECONDS, check=False, capture_output=True, text=True)
    except subprocess.TimeoutExpired:
        raise MissingError("the client took too long to build") from None
    if done.returncode:
        raise MissingError(f"the client cannot be built: {done.stderr.strip()[-400:]}")


@contextlib.contextmanager
def server(*options: str) -> Iterator[str]:
    """A server on a free port with an empty data folder; its address, without a slash at the end."""
    build_client()
    with tempfile.TemporaryDirectory(prefix="overwinter-browser-") as data:
        quiet = ["--no-open", "--port", "0", "--bot-delay", "0", "--seed", str(SEED)]
        command = [sys.executable, "-m", "overwinter", "serve", *quiet, "--data", data, *options]
        hasty = {**os.environ, "OVERWINTER_HINT_SECONDS": "0.1"}
        process = subprocess.Popen(command, cwd=ROOT, env=hasty, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            with selectors.DefaultSelector() as listening:
                listening.register(process.stdout, selectors.EVENT_READ)
                said = process.stdout.readline() if listening.select(START_SECONDS) else ""
            if not said.startswith("http"):
                raise MissingError("the server did not start")
            yield said.strip().rstrip("/")
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield running
        finally:
            running.close()
