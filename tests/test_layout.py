"""The layout keeps its promises: who may import whom, and where a game may be named."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import overwinter
from overwinter.games import GAMES

SOURCE = Path(overwinter.__file__).parent
FRAME = ("kernel", "words", "lab", "cli", "server")
"""Folders that know no game: they ask the list."""
BELOW = {
    "kernel": ("overwinter.kernel",),
    "words": ("overwinter.kernel", "overwinter.words"),
}
"""What the lowest layers may import of the program."""
HEAVY = (
    *("rich", "typer", "starlette", "uvicorn", "sqlalchemy", "msgspec", "matplotlib"),
    *("numpy", "gymnasium", "pettingzoo", "pyspiel"),
)
"""Packages that a program which only plays must not load."""
FACES = ("overwinter.cli", "overwinter.server")


def modules(*folders: str) -> list[Path]:
    """All Python files of some folders of the package."""
    return sorted(path for folder in folders for path in (SOURCE / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module or name of ours that a file imports, wherever in the file."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)


def of(name: str, *packages: str) -> bool:
    """Whether a dotted name lies in one of these packages."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def offences(paths: list[Path], *forbidden: str) -> list[str]:
    """Imports of what is forbidden, with their places."""
    return [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path in paths
        for line, name in imported(path)
        if of(name, *forbidden)
    ]


def packages_of_games() -> list[str]:
    return [f"overwinter.{name}" for name in GAMES]


def test_the_scan_finds_something() -> None:
    found = {name for path in modules("colony") for _, name in imported(path)}
    assert "overwinter.kernel.game.Game" in found
    assert "overwinter.colony.state.Setup" in found
    assert len(modules(*FRAME)) > 50


def test_nobody_imports_a_game_but_the_list() -> None:
    beside = [path for path in SOURCE.glob("*.py") if path.name not in ("games.py", "testing.py")]
    assert offences([*modules(*FRAME), *beside], *packages_of_games()) == []


def test_the_list_imports_nothing_of_a_game_but_its_entry() -> None:
    entries = {f"{package}.kind" for package in packages_of_games()}
    found = {name for _, name in imported(SOURCE / "games.py") if of(name, *packages_of_games())}
    assert found
    assert all(of(name, *entries) for name in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other(game: str) -> None:
    others = [package for package in packages_of_games() if package != f"overwinter.{game}"]
    assert offences(modules(game), *others, "overwinter.games") == []


@pytest.mark.parametrize("game", GAMES)
def test_only_its_faces_know_terminal_and_server(game: str) -> None:
    inside = [path for path in modules(game) if "faces" not in path.parts and path.name != "kind.py"]
    assert offences(inside, *FACES) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    for room in (
        "kind.py",
        "game.py",
        "state.py",
        "ruleset.py",
        "rules/setting_up.py",
        "cards/content.py",
        "cards/loader.py",
        "sight/view.py",
        "sight/imagine.py",
        "bots/base.py",
        "speaking.py",
        "testing.py",
        "invariants.py",
        "study.py",
        "fuzz.py",
        "faces/terminal.py",
        "faces/server.py",
        "faces/plain.py",
        "faces/course.py",
    ):
        assert (SOURCE / game / room).is_file(), room


@pytest.mark.parametrize("game", GAMES)
def test_the_same_things_have_the_same_names(game: str) -> None:
    for module, names in {
        "state": ("Setup", "State"),
        "testing": ("Table",),
        "study": ("STUDY", "Result", "Summary", "simulate", "simulate_one", "summarize"),
        "fuzz": ("FIELD", "play", "random_setup", "missing"),
        "invariants": ("check", "problems"),
        "speaking": ("SEATS", "event_line", "option_line", "prompt_line"),
        "rules.setting_up": ("check_setup", "blank_game", "new_game"),
        "cards.content": ("Content",),
        "cards.loader": ("load_packs", "read_packs"),
        "sight.view": ("view", "own_view"),
        "sight.imagine": ("imagine",),
        "bots": ("BOTS", "Bot", "Sight", "act", "make_bot", "play_out"),
    }.items():
        found = importlib.import_module(f"overwinter.{game}.{module}")
        assert [name for name in names if not hasattr(found, name)] == [], module


@pytest.mark.parametrize("layer", BELOW)
def test_the_lowest_layers_stand_on_nothing_above(layer: str) -> None:
    ours = [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path in modules(layer)
        for line, name in imported(path)
        if of(name, "overwinter") and not of(name, *BELOW[layer])
    ]
    assert ours == []


def test_no_import_inside_a_function_hides_a_cycle() -> None:
    """A kind imports its faces when it is asked for them; nothing else in a game or below it is put off."""
    put_off = []
    for path in [*modules("kernel", "words", "lab", *GAMES), *SOURCE.glob("*.py")]:
        if path.name == "kind.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
            for inner in ast.walk(node)
            if isinstance(inner, ast.ImportFrom)
        }
        put_off += [f"{path.relative_to(SOURCE)}:{node.lineno} {node.module}" for node in inside]
    assert sorted(put_off) == []


def test_no_game_is_named_outside_its_folder() -> None:
    """Neither as a name nor as a text: there is no ``if`` by a game's name. Comments and examples may have one."""
    named = re.compile("|".join(map(re.escape, GAMES)), re.IGNORECASE)
    found = []
    for path in [*modules(*FRAME), SOURCE / "records.py", SOURCE / "kind.py"]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            texts = [
                value
                for _, value in ast.iter_fields(node)
                if isinstance(value, str) and id(node) not in docs and not isinstance(node, ast.ImportFrom)
            ]
            found += [f"{path.relative_to(SOURCE)}: {text!r}" for text in texts if named.search(text)]
    assert found == []


def test_a_program_that_only_plays_loads_neither_terminal_nor_server() -> None:
    script = "import sys, overwinter.games, overwinter.records, overwinter.testing; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert loaded.isdisjoint(HEAVY)
    assert not any(of(name, *FACES) for name in run.stdout.split())
