"""What a run needs around it: an environment with the other engines, and the sources of another commit."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "build" / "bench-venv"
PACKAGES = {"catanatron": "3.2.1", "chess": "1.11.2", "open_spiel": "2.0.2"}
"""The other engines. Their versions are fixed: a new release of theirs must not look like a change of ours."""


def environment_python() -> Path:
    """The Python of the environment of the other engines."""
    folder, name = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return ENVIRONMENT / folder / name


def _run(*command: str | Path, timeout: int = 300) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [str(part) for part in command], cwd=ROOT, capture_output=True, check=True, timeout=timeout
    )


def install(package: str) -> str:
    """Make sure that a package is there. Returns why it is not, or nothing."""
    python = environment_python()
    wanted = f"{package}=={PACKAGES[package]}"
    check = f"from importlib.metadata import version; assert version({package!r}) == {PACKAGES[package]!r}"
    try:
        if not python.exists():
            _run(sys.executable, "-m", "venv", ENVIRONMENT)
        _run(python, "-c", check)
    except subprocess.CalledProcessError:
        try:
            pip = ("-m", "pip", "--disable-pip-version-check", "--quiet", "--retries", "1")
            _run(python, *pip, "install", wanted)
        except (subprocess.SubprocessError, OSError):
            return f"pip could not install {wanted}"
    except (subprocess.SubprocessError, OSError):
        return "no virtual environment could be made for it"
    return ""


def _git(*arguments: str) -> bytes:
    return _run("git", *arguments, timeout=60).stdout


def previous_commit() -> str:
    """The commit to compare with: the last one that differs from the files at hand."""
    try:
        return "HEAD" if _git("status", "--porcelain", "--", "src") else "HEAD~1"
    except (subprocess.SubprocessError, OSError):
        return "HEAD~1"


def short_name(commit: str) -> str:
    """The short hash of a commit; empty if there is no such commit."""
    try:
        found = _git("rev-parse", "--short", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
    except (subprocess.SubprocessError, OSError):
        return ""
    return found.decode().strip()


def unpack(commit: str, folder: Path) -> str:
    """Put the sources of a commit into a folder. Returns why that cannot be, or nothing."""
    try:
        packed = _git("archive", "--format=zip", commit, "src/overwinter")
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            archive.extractall(folder)
    except (subprocess.SubprocessError, OSError, zipfile.BadZipFile):
        return "its sources could not be unpacked"
    return ""
