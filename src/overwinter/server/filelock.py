"""A lock on a file that the system gives back by itself when the process ends, however it ends."""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path
from typing import IO

log = logging.getLogger(__name__)
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def lock_file(path: Path) -> IO[bytes] | None:
    """Lock a file (it is made if need be) and return it open; ``None``: another process has it.

    Where the file system knows no locks, the file is returned without one: better no guard than no game.
    """
    # The file stays when the lock is given back: who deletes it could pull it from under the next one.
    file = path.open("a+b")
    try:
        _lock(file)
    except OSError as error:
        if error.errno in TAKEN:
            file.close()
            return None
        log.warning("%s cannot be locked (%s): make sure that only one server uses it", path.name, error.strerror)
    else:
        file.truncate(0)
        file.write(f"{os.getpid()}\n".encode())
        file.flush()
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
