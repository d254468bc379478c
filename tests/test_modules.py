"""Modules: a part of the rules is added without a line changed elsewhere; what does not go together is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from overwinter.colony import modules
from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.rules import questions
from overwinter.colony.rules.composition import Module, Rules
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import view
from overwinter.colony.speaking import event_line, option_line
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.kernel.views import to_json
from overwinter.testing import Table
from overwinter.words import Words
from tests.secrecy_tools import play_checked
from tests.weather.module import CALM, DESERT, MODULE, MyWeatherView, WeatherSlot, WeatherView

PACKS = ["base", str(Path(__file__).parent / "weather")]


@pytest.fixture(autouse=True)
def weather() -> Iterator[None]:
    """The module is there for these tests alone."""
    modules.add(MODULE, CALM, DESERT)
    try:
        yield
    finally:
        for module in (DESERT, CALM, MODULE):
            modules.remove(module)


def snowy(**wishes: object) -> Table:
    """A table with weather."""
    return Table(packs=PACKS, modules=["weather"], **wishes)  # type: ignore[arg-type]


def test_steps_actions_and_questions() -> None:
    table = snowy().player(0, dice=[3, 4]).colony(food=9).start(at="round-start")
    assert WeatherSlot.of(table.game).degrees == 1
    assert questions.food_need(table.game, table.colony_state()) == 2
    table = snowy().player(0, dice=[3, 4]).colony(food=9)
    WeatherSlot.of(table.game).degrees = 3
    WeatherSlot.of(table.game).shovelled = [0, 0, 0]
    table.start(seat=0)
    assert questions.food_need(table.game, table.colony_state()) == 3
    assert not any(option.verb == "attract" for option in table.game.options(0))
    table.choose(0, "shovel", die=3)
    table.choose(0, "dig")
    assert WeatherSlot.of(table.game).degrees == 2
    assert table.player_state(0).used == [3]


def test_setting_up_and_policies() -> None:
    game = new_game(Setup(players=3, packs=PACKS, modules=["weather"], policies={"harsh_winter": True}), 3)
    while game.state.phase == "setup":
        decision = game.decisions[0]
        game.answer(decision.seat, game.options(decision.seat)[0])
    assert WeatherSlot.of(game).shovelled == [0, 0, 0]
    assert WeatherSlot.of(game).degrees == 2


def test_parts_of_a_view() -> None:
    table = snowy().start(seat=0)
    WeatherSlot.of(table.game).shovelled = [2, 0, 0]
    seen = view(table.game, 0)
    assert seen.parts == {"weather": WeatherView(0)}
    assert seen.me is not None
    assert seen.me.parts == {"weather": MyWeatherView(2)}
    assert to_json(seen)["parts"] == {"weather": {"degrees": 0}}
    assert view(table.game, None).parts == {"weather": WeatherView(0)}


def test_words() -> None:
    table = snowy().player(0, dice=[3]).colony(food=9)
    WeatherSlot.of(table.game).degrees = 3
    table.start(seat=0)
    words = Words("en", PACKS)
    shovel = next(option for option in table.game.options(0) if option.verb == "shovel")
    assert option_line(words, table.game, shovel, 0) == "Shovel snow with a 3"
    table = snowy().colony(food=9).start(at="round-start")
    blizzard = next(event for event in table.game.log if event.kind == "blizzard")
    assert event_line(words, table.game, blizzard, 0) == "Snow until noon. It is 1 below."


@pytest.mark.parametrize("seed", range(12))
def test_random_games(seed: int) -> None:
    """Invariants, saves, copies and imagined games at sampled positions; every option offered is accepted."""
    rng = random.Random(seed)
    mode = rng.choice(["standard", "betrayer", "cooperative"])
    harsh: dict[str, str | bool] = {"harsh_winter": rng.random() < 0.5}
    game = new_game(Setup(players=3, mode=mode, packs=PACKS, modules=["weather"], policies=harsh), seed)
    play_checked(game, rng, seed, often=0.05)


def test_bots_play_it() -> None:
    game = new_game(Setup(players=3, mode="cooperative", packs=PACKS, modules=["weather"]), 3)
    play_out(game, [make_bot("greedy") for _ in range(3)], 3)
    assert any(entry.option.verb == "shovel" for entry in game.answers)


# -- what does not go together -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "reason", "told"),
    [
        (Setup(players=3, modules=["fog"]), "module", {"module": "fog"}),
        (Setup(players=3, modules=["base"]), "module", {"module": "base"}),
        (Setup(players=3, modules=["weather"]), "module-pack", {"module": "weather", "pack": "weather"}),
        (
            Setup(players=3, modules=["calm-weather"]),
            "module-needs",
            {"module": "calm-weather", "other": "weather"},
        ),
        (
            Setup(players=3, packs=PACKS, modules=["weather", "desert"]),
            "module-excludes",
            {"module": "desert", "other": "weather"},
        ),
        (Setup(players=5, packs=PACKS, modules=["weather"]), "players", {"players": 5, "min": 2, "max": 4}),
    ],
)
def test_what_is_not_possible(setup: Setup, reason: str, told: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refused:
        new_game(setup, 1)
    assert refused.value.key == f"error-setup-{reason}"
    assert told.items() <= refused.value.details.items()
    for language in ("en", "de", "fr"):
        said = Words(language)(refused.value.key, **refused.value.details)
        assert all(str(value) in said for value in told.values()), said


def test_a_module_that_adjusts_what_nobody_asks() -> None:
    with pytest.raises(LookupError, match="adjusts 'luck', which nobody asks"):
        Rules.of([Module("lucky", adjusts={"luck": lambda game, answer: answer})])


def test_an_id_is_taken_once() -> None:
    with pytest.raises(ValueError, match="weather is there already"):
        modules.add(MODULE)
