"""The compiled engine: how it is found and switched off, that staging changes nothing. Nothing is compiled here.

``make compiled`` builds it and runs the tests with it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from overwinter import engine
from overwinter.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
MODULES = ["overwinter.kernel.chance", "overwinter.kernel.game"]

COURSE = """
import json, random
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.data import encode
told = []
for players, seed in ((3, 1), (4, 2)):
    game, choose = new_game(Setup(players=players), seed), random.Random(seed)
    while not game.over:
        seat = game.decisions[0].seat
        game.copy().answer(seat, game.options(seat)[0])
        game.answer(seat, choose.choice(game.options(seat)))
    told += [[event.kind, event.facts] for event in game.log] + [encode(game.state)]
print(json.dumps(told, sort_keys=True, default=str))
"""
"""Two whole games, and a copy at every turn of them."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks as if two modules were compiled."""
    monkeypatch.delenv(engine.PLAIN, raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    for name in (*MODULES, engine.LIBRARY):
        (tmp_path / (name + engine.SUFFIX)).write_bytes(b"")
    listed = {"modules": MODULES, "digest": engine.digest(MODULES)}
    (tmp_path / engine.LIST).write_text(json.dumps(listed))
    return tmp_path


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """tools/build_engine.py, which is no package."""
    spec = importlib.util.spec_from_file_location("build_engine", ROOT / "tools" / "build_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["build_engine"] = module
    spec.loader.exec_module(module)
    return module


def test_compiled_modules_are_found_first(folder: Path) -> None:
    found = engine.start(folder)
    assert str(found) == "compiled engine"
    finder: Any = sys.meta_path[0]
    spec = finder.find_spec("overwinter.kernel.game")
    assert spec.origin == str(folder / ("overwinter.kernel.game" + engine.SUFFIX))
    assert finder.find_spec("overwinter.kernel.record") is None


def test_it_can_be_switched_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.PLAIN, "1")
    before = list(sys.meta_path)
    assert str(engine.start(folder)) == "plain engine: OVERWINTER_PLAIN is set"
    assert sys.meta_path == before
    monkeypatch.setenv(engine.PLAIN, "0")
    assert engine.start(folder).compiled


def test_a_compiled_engine_of_other_sources_does_not_run(folder: Path) -> None:
    listed = {"modules": MODULES, "digest": engine.digest(MODULES[:1])}
    (folder / engine.LIST).write_text(json.dumps(listed))
    assert str(engine.start(folder)) == "plain engine: the compiled one is older than the sources"


def test_without_compiled_modules_the_sources_run(folder: Path) -> None:
    (folder / (engine.LIBRARY + engine.SUFFIX)).unlink()
    assert str(engine.start(folder)) == "plain engine"


@pytest.mark.slow
def test_staged_sources_play_the_same_games(tool: ModuleType, tmp_path: Path) -> None:
    """What mypyc is given to read is still Python, and does the same."""
    environment = {**os.environ, engine.PLAIN: "1", "PYTHONHASHSEED": "0"}
    staging = [sys.executable, str(ROOT / "tools" / "build_engine.py"), "--stage", str(tmp_path)]
    subprocess.run(staging, check=True, env=environment)
    (tmp_path / "overwinter" / "packs").symlink_to(tool.PACKAGE / "packs")
    (tmp_path / "overwinter" / "words" / "en").symlink_to(tool.PACKAGE / "words" / "en")
    told = [
        subprocess.run(
            [sys.executable, "-c", COURSE],
            check=True,
            capture_output=True,
            env={**environment, "PYTHONPATH": str(source)},
        ).stdout
        for source in (tool.SOURCE, tmp_path)
    ]
    assert len(told[0]) > 10_000
    assert told[0] == told[1]


def test_every_compiled_module_is_there(tool: ModuleType) -> None:
    modules = tool.compiled_modules()
    for part in tool.COMPILED:
        name = "overwinter." + part.rstrip("/").replace("/", ".")
        assert any(module == name or module.startswith(name + ".") for module in modules), part


def test_what_cannot_be_spelled_out_is_named(tool: ModuleType) -> None:
    nested = "def f():\n    @dataclass\n    class Inner:\n        a: int = 1\n"
    with pytest.raises(tool.BuildError, match=r"line 3: a dataclass has to stand at the top"):
        tool.staged(nested, Game.__module__, lambda cls: False)
    question = "@question\ndef f(\n    game: Any,\n) -> int:\n    return 1\n"
    with pytest.raises(tool.BuildError, match="the head of the question f has to be one line"):
        tool.staged(question, Game.__module__, lambda cls: False)


def test_a_machine_without_a_compiler_is_told_so(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    with pytest.raises(tool.BuildError, match="no-such-compiler"):
        tool.build()
