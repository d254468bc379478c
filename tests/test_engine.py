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
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from overwinter import engine
from overwinter.kernel import chance
from overwinter.kernel.game import Game
from tests.programs import ROOT, program

MODULES = ["overwinter.kernel.chance", "overwinter.kernel.game"]

COURSE = """
import json, random, sys
sys.modules["mypy_extensions"] = None
from overwinter.colony.bots import GreedyBot, play_out
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.kernel.data import encode
from overwinter.kernel.views import to_json
from overwinter.raxxon.bots import GreedyBot as RaxxonBot, play_out as play_raxxon_out
from overwinter.raxxon.rules.setting_up import new_game as new_raxxon
told = []
for players, seed in ((3, 1), (4, 2)):
    game, choose = new_game(Setup(players=players), seed), random.Random(seed)
    while not game.over:
        seat = game.decisions[0].seat
        game.copy().answer(seat, game.options(seat)[0])
        game.answer(seat, choose.choice(game.options(seat)))
    told += [[event.kind, event.facts] for event in game.log] + [encode(game.state)]
game = new_game(Setup(players=3), 3)
play_out(game, [GreedyBot() for _ in range(3)], 3)
told += [encode(game.state), to_json(view(game, 0))]
game = new_raxxon(None, 4)
play_raxxon_out(game, [RaxxonBot() for _ in game.state.sheets], 4)
told += [encode(game.state)]
print(json.dumps(told, sort_keys=True, default=str))
"""
"""Two whole games, and a copy at every turn of them; one of greedy bots, and one of Raxxon.
Only who compiles has the package of mypyc's marks."""


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
    return program("tools/build_engine.py")


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


def test_compiled_rules_ask_by_names_and_tell_only_who_listens(tool: ModuleType) -> None:
    steps = """from __future__ import annotations
def f(self, game, more):
    game.ask(
        self.seat, "turn", options=self.listed, then=self.chosen, place="school", **more
    )
    game.ask_each(seats, "vote", options=listed, then=self.counted)
    game.emit(
        "turn", seat=self.seat
    )
"""
    lines = tool.staged(steps, Game.__module__, lambda cls: False).split("\n")
    assert lines[2] == "    game.ask_by_name(self.seat, 'turn', 'listed', 'chosen', {'place': 'school', **more})"
    assert lines[3] == '    game.ask_each(seats, "vote", options=listed, then=self.counted)'
    assert lines[4] == "    if game.keep_log: game.emit('turn', seat=self.seat)"


def test_compiled_procedures_run_their_steps_by_name(tool: ModuleType) -> None:
    text = (tool.PACKAGE / "kernel" / "choices.py").read_text("utf-8")
    staged = tool.staged(text, "overwinter.kernel.choices", lambda cls: False)
    lines = staged.partition("    def run_step(")[2].split("\n")
    assert lines[1:6] == [
        "        if step == 'start':",
        "            return self.start(game)",
        "        if step == 'chosen':",
        "            return self.chosen(game, told)",
        "        return Procedure.run_step(self, step, game, told)",
    ]
    assert "            return self.options(game, seat)" in lines
    kernel = (tool.PACKAGE / "kernel" / "game.py").read_text("utf-8")
    staged = tool.staged(kernel, Game.__module__, lambda cls: False)
    assert "getattr(frame, step)" not in staged
    assert "frame.run_step(step, self, told)" in staged
    assert ".run_listing(d.options, self, d.seat)" in staged


def test_chance_is_the_same_in_halves() -> None:
    halves = program("tools/chance_in_halves.py")
    edges = [0, 1, (1 << 32) - 1, 1 << 32, 1 << 63, (1 << 64) - 1]
    for state in [*edges, *map(chance.seeded, range(2000))]:
        for n in (1, 2, 6, 40, 100_000):
            assert halves.below(state, n) == chance.below(state, n)
    for state in [*edges, *map(chance.seeded, range(50))]:
        assert halves.order(state, 60) == chance.order(state, 60)


def test_a_machine_without_a_compiler_is_told_so(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    with pytest.raises(tool.BuildError, match="no-such-compiler"):
        tool.build()


# -- wheels ----------------------------------------------------------------------------------------------


class Workshop:
    """Stands for tools/build_web.py and tools/build_engine.py when a wheel is built."""

    class BuildError(Exception):
        """As the real one has it."""

    def __init__(self, *, compiles: bool) -> None:
        self.done: list[str] = []
        self.compiles = compiles

    def tool(self, name: str) -> Any:
        """One of the programs."""
        web = SimpleNamespace(ready=lambda: False, lacks_node=lambda: True, build=lambda: self.done.append("web"))
        engine = SimpleNamespace(BuildError=self.BuildError, use_sources=lambda: None, build=self.build)
        return {"build_web": web, "build_engine": engine}[name]

    def build(self) -> list[Path]:
        """Compile, or fail."""
        if not self.compiles:
            raise self.BuildError("there is no C compiler")
        self.done.append("engine")
        return [Path("made/engine.json")]


def hook(workshop: Workshop, target: str, monkeypatch: pytest.MonkeyPatch, wanted: str | None) -> Any:
    """The build hook for a wheel or an sdist, ``OVERWINTER_COMPILE`` being set to ``wanted``."""
    module = program("hatch_build.py")
    monkeypatch.delenv(module.COMPILE, raising=False)
    if wanted is not None:
        monkeypatch.setenv(module.COMPILE, wanted)
    app = SimpleNamespace(display_warning=workshop.done.append)
    made = module.OverwinterHook(str(ROOT), {}, None, None, str(ROOT), target, app)
    monkeypatch.setattr(made, "_tool", workshop.tool)
    return made


@pytest.mark.parametrize("wanted", [None, "1"])
def test_a_wheel_has_a_compiled_engine_where_there_is_a_compiler(
    wanted: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop, into = Workshop(compiles=True), dict[str, Any](force_include={})
    hook(workshop, "wheel", monkeypatch, wanted).initialize("standard", into)
    assert workshop.done == ["web", "engine"]
    assert into == {
        "force_include": {"made/engine.json": "overwinter/compiled/engine.json"},
        "infer_tag": True,
        "pure_python": False,
    }


def test_without_a_compiler_the_wheel_is_plain_unless_that_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop, into = Workshop(compiles=False), dict[str, Any](force_include={})
    hook(workshop, "wheel", monkeypatch, None).initialize("standard", into)
    assert workshop.done == [
        "web",
        "The engine is not compiled, the plain one does the same: there is no C compiler",
    ]
    assert into == {"force_include": {}}
    with pytest.raises(Workshop.BuildError, match="no C compiler"):
        hook(workshop, "wheel", monkeypatch, "1").initialize("standard", into)


def test_nothing_is_compiled_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(compiles=True)
    hook(workshop, "wheel", monkeypatch, "0").initialize("standard", {})
    hook(workshop, "sdist", monkeypatch, None).initialize("standard", {})
    assert workshop.done == ["web", "web"]
    hook(workshop, "wheel", monkeypatch, "1").initialize("editable", {})
    assert workshop.done == ["web", "web"]


def test_what_compiles_is_asked_for_only_where_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    def wants_mypy(target: str, wanted: str | None) -> bool:
        needed = hook(Workshop(compiles=True), target, monkeypatch, wanted).dependencies()
        assert any(one.startswith("nodejs") for one in needed)
        return any(one.startswith("mypy") for one in needed)

    assert wants_mypy("wheel", None)
    assert not wants_mypy("wheel", "0")
    assert not wants_mypy("sdist", "1")
