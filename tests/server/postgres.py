"""A PostgreSQL server for the tests, if its programs are on this machine. It lives in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


class NotHereError(Exception):
    """Why there is no PostgreSQL."""


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
        found = str(versions[0]) if versions else None
    if found is None:
        raise NotHereError(f"the program {name} of PostgreSQL is not on this machine")
    return found


def _as_somebody() -> tuple[list[str], int | None]:
    """PostgreSQL does not run as root: how to run it as somebody else."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return [], None
    import pwd  # not on every system

    runuser = shutil.which("runuser")
    if runuser is None:
        raise NotHereError("PostgreSQL does not run as root, and there is no runuser")
    for name in ("postgres", "nobody"):
        try:
            return [runuser, "-u", name, "--"], pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NotHereError("PostgreSQL does not run as root, and there is nobody else")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database in a server of its own. Raises :class:`NotHereError`."""
    initdb, program = _program("initdb"), _program("postgres")
    prefix, owner = _as_somebody()
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="overwinter-pg-") as folder:
        if owner is not None:
            os.chown(folder, owner, -1)
        data = f"{folder}/data"
        made = subprocess.run(
            [
                *prefix,
                initdb,
                "-D",
                data,
                "-U",
                "overwinter",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
                "--locale=C",
            ],
            capture_output=True,
            text=True,
            cwd="/",
        )
        if made.returncode:
            raise NotHereError(f"initdb failed: {made.stderr.strip()[-200:]}")
        options = [
            "-c",
            f"unix_socket_directories={folder}",
            "-c",
            "fsync=off",
            "-c",
            "listen_addresses=127.0.0.1",
        ]
        server = subprocess.Popen(
            [*prefix, program, "-D", data, "-p", str(port), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        try:
            _wait(server, port)
            yield f"postgresql://overwinter@127.0.0.1:{port}/postgres"
        finally:
            _stop(server, data)


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + 20
    while time.monotonic() < until and server.poll() is None:
        try:
            # It listens before it is ready: only a connection that it takes says that it is.
            psycopg.connect(host="127.0.0.1", port=port, user="overwinter", dbname="postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise NotHereError("PostgreSQL does not start")


def _stop(server: subprocess.Popen[bytes], data: str) -> None:
    """Stop the server itself: runuser does not pass signals on in every case."""
    try:
        pid = int(Path(data, "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, 2)
    except (OSError, ValueError, IndexError):
        server.terminate()
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
