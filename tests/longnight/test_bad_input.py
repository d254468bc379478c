"""Sets and modules that do not go together: a clear message in every language, exit code 2, nothing written."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from overwinter import records
from overwinter.cli import main
from overwinter.colony import modules
from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.cards import loader
from overwinter.colony.rules.composition import Module
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import RecordError
from overwinter.words import Words, languages
from tests.server.harness import Server, serving

Run = Callable[..., tuple[int, str, str]]
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in an empty folder: exit code, output, complaints."""
    monkeypatch.setenv("OVERWINTER_DATA", str(tmp_path / "data"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        printed = capsys.readouterr()
        return int(left.value.code or 0), printed.out, printed.err

    return run


LONG = ("--pack", "longnight")
BAD: dict[str, tuple[tuple[str, ...], str, dict[str, object]]] = {
    "a module without its set": (
        ("--module", "bandits"),
        "error-setup-module-pack",
        {"module": "bandits", "pack": "longnight"},
    ),
    "a module with another set": (
        ("--pack", "base", "--pack", "promos", "--module", "laboratory"),
        "error-setup-module-pack",
        {"module": "laboratory", "pack": "longnight"},
    ),
    "the set's own rules without the set": (
        ("--module", "longnight"),
        "error-setup-module-pack",
        {"module": "longnight", "pack": "longnight"},
    ),
    "an unknown module": (
        (*LONG, "--module", "gnomes"),
        "error-setup-module",
        {"module": "gnomes", "known": "improvements, bandits, laboratory, warring, random-items"},
    ),
    "an unknown set": ((*LONG, "--pack", "shortnight"), "error-no-pack", {"pack": "shortnight"}),
    "a scenario without its set": (
        ("--scenario", "bandit-war"),
        "error-setup-scenario-pack",
        {"scenario": "ln-scenario-bandit-war", "pack": "longnight"},
    ),
    "a scenario with too few players": (
        (*LONG, "--scenario", "bandit-war", "-p", "2"),
        "error-setup-scenario-players",
        {"scenario": "ln-scenario-bandit-war", "min": 3, "players": 2},
    ),
    "a scenario with too many players": (
        (*LONG, "--scenario", "chimpanzee-code", "-p", "6"),
        "error-setup-players",
        {"players": 6, "min": 2, "max": 5},
    ),
    "an unknown scenario": ((*LONG, "--scenario", "war"), "error-setup-scenario", {"scenario": "war"}),
    "too many players": ((*LONG, "-p", "6"), "error-setup-players", {"players": 6, "min": 2, "max": 5}),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", BAD)
def test_what_does_not_go_together_is_refused(name: str, language: str, command: Run, tmp_path: Path) -> None:
    """By ``play`` and by ``simulate``, which both begin with the same questions."""
    arguments, key, details = BAD[name]
    for verb in (("play", "--save", "game.json"), ("simulate", "--out", "games.jsonl")):
        code, output, complaints = command(*verb, *arguments, "-l", language)
        assert (code, output) == (2, "")
        assert Words(language)(key, **details) in complaints.replace("\n", " ")
        assert "Traceback" not in complaints
    assert [path.name for path in tmp_path.rglob("*")] == ["here"]


def _saved(path: Path, *packs: str, modules: list[str]) -> bytes:
    """The record of a whole game."""
    game = new_game(Setup(players=2, mode="cooperative", packs=list(packs), modules=modules), 3)
    play_out(game, [make_bot("random")] * 2, 3)
    records.save(game, path)
    return path.read_bytes()


@pytest.mark.parametrize("language", languages())
def test_a_record_of_a_set_that_is_not_there_names_it(language: str, command: Run, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(EXAMPLES / "homebrew", own)
    before = _saved(tmp_path / "here" / "game.json", "base", "longnight", str(own), modules=["bandits"])
    shutil.rmtree(own)
    loader._load.cache_clear()  # as in another process
    said = Words(language)("error-record-packs", packs=str(own))
    for arguments in (("replay", "game.json"), ("play", "--resume", "game.json")):
        code, output, complaints = command(*arguments, "-l", language)
        assert (code, output) == (2, "")
        assert said in complaints.replace("\n", " ")
    assert [path.name for path in (tmp_path / "here").rglob("*")] == ["game.json"]
    assert (tmp_path / "here" / "game.json").read_bytes() == before


FAIR = Module("fair-weather", pack="longnight", needs=("longnight",))


@pytest.fixture
def fair() -> Iterator[Module]:
    """A module that is there for a while."""
    modules.add(FAIR)
    yield FAIR
    if FAIR.id in modules.MODULES:
        modules.remove(FAIR)


@pytest.mark.parametrize("language", languages())
def test_a_record_of_a_module_that_is_not_there_names_it(
    language: str, command: Run, tmp_path: Path, fair: Module
) -> None:
    path = tmp_path / "here" / "game.json"
    before = _saved(path, "longnight", modules=[fair.id])
    modules.remove(fair)
    with pytest.raises(RecordError) as caught:
        records.load(path)
    assert (caught.value.reason, caught.value.details) == ("module", {"module": fair.id})
    code, output, complaints = command("replay", "game.json", "-l", language)
    assert (code, output) == (2, "")
    assert Words(language)("error-record-module", module=fair.id) in complaints.replace("\n", " ")
    assert path.read_bytes() == before


def test_a_module_that_is_named_twice_is_played_once() -> None:
    game = new_game(Setup(packs=["longnight"], modules=["bandits", "bandits"]), 1)
    assert [module.id for module in game.rules.modules] == ["base", "longnight", "bandits"]


# -- at a table of the server ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own."""
    with serving(tmp_path_factory.mktemp("bad")) as running:
        yield running


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"modules": ["gnomes"]}, "error-setup-module"),
        ({"modules": ["base"]}, "error-setup-module"),
        ({"modules": "bandits"}, "error-setup-policy"),
        ({"modules": [["bandits"]]}, "error-setup-module"),
        ({"box": "shortnight"}, "error-setup-pack"),
        ({"box": ["longnight"]}, "error-setup-policy"),
        ({"packs": ["longnight", "nowhere"]}, "error-setup-pack"),
        ({"box": "longnight", "players": 9}, "error-setup-players"),
        ({"box": "longnight", "scenario": "nowhere"}, "error-setup-scenario"),
        ({"scenario": "ln-scenario-bandit-war"}, "error-setup-scenario-pack"),
        ({"box": "longnight", "objective": "base-main-find-a-cure"}, "error-setup-objective"),
    ],
)
def test_a_table_refuses_what_does_not_go_together(server: Server, setup: dict[str, object], key: str) -> None:
    """When the table is made and when it is changed; what was agreed stays."""
    refused = server.http.post("/api/tables", json={"name": "Ada", "game": "colony", "setup": setup})
    assert (refused.status_code, refused.json()["key"]) == (400, key)
    host = server.client(token=server.create()["token"])
    host.until(lambda c: c.table is not None)
    agreed = host.table["setup"]
    host.send(type="configure", setup=setup)
    assert host.error() == key
    assert host.table["setup"] == agreed
    host.close()
