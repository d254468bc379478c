"""The program that finds better prices for greedy."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.programs import ROOT, program


@pytest.fixture(scope="module")
def tune() -> ModuleType:
    """The tool as a module."""
    return program("tools/tune.py")


SOURCE = """
from __future__ import annotations

DEAR, CHEAP = 1.5, 0.25
WEIGHTS = (1.0, 0.5)
COUNT = 3


def worth(n: int, most: float = 0.9) -> float:
    return max(0.0, DEAR * n - 0.07) + CHEAP * sum(WEIGHTS) * COUNT


LATER = {"a": lambda n: 0.4 * DEAR}
"""


def test_prices_are_what_functions_read(tune: ModuleType) -> None:
    read = [[price.value for price in use.prices] for use in tune.uses(SOURCE)]
    assert read == [[1.5], [0.07], [0.25], [1.0, 0.5], [0.4], [1.5]]


def test_a_copy_with_variable_prices_reckons_the_same(tune: ModuleType, tmp_path: Path) -> None:
    for name in tune.FILES:
        (tmp_path / f"{name}.py").write_text(SOURCE if name == tune.FILES[0] else "", "utf-8")
    before: dict[str, object] = {}
    exec(SOURCE, before)
    prices = tune.lift(tmp_path)
    lifted = (tmp_path / f"{tune.FILES[0]}.py").read_text("utf-8").replace(f"from .{tune.LIST} import PRICES", "")
    after: dict[str, object] = {"PRICES": [price.value for _, price in prices]}
    exec(lifted, after)
    assert after["worth"](2) == before["worth"](2)  # type: ignore[operator]
    after["PRICES"][:] = [0.0] * len(prices)  # type: ignore[index]
    assert after["worth"](2) == 0  # type: ignore[operator]


def test_better_prices_are_written_where_the_old_ones_stand(tune: ModuleType, tmp_path: Path) -> None:
    for name in tune.FILES:
        shutil.copy(ROOT / tune.BOTS / f"{name}.py", tmp_path)
    (tmp_path / f"{tune.FILES[0]}.py").write_text(SOURCE, "utf-8")
    prices = tune.numbered(tmp_path)
    wanted = {price: price[1].value * 1.1 for price in prices[:3]} | {prices[3]: prices[3][1].value * 1.01}
    assert tune.write(tmp_path, wanted) == 3
    text = (tmp_path / f"{tune.FILES[0]}.py").read_text("utf-8")
    assert "DEAR, CHEAP = 1.7, 0.28" in text
    assert "- 0.077)" in text
    assert "WEIGHTS = (1.0, 0.5)" in text, "what changes by a hundredth does not change"


def test_an_effect_is_told_apart_from_luck(tune: ModuleType) -> None:
    """Whoever wins exactly when the third price is higher wins because of it."""
    deals = {deal: (1, 0) if tune.signs(deal, 5)[2] > 0 else (0, 1) for deal in range(200)}
    found = tune.effects(deals, 5)
    assert found[2] == pytest.approx(200**0.5)
    assert max(abs(one) for n, one in enumerate(found) if n != 2) < 4


def test_a_game_counts_that_was_half_won(tune: ModuleType) -> None:
    """Where more than winning is counted, large differences tell more than small ones."""
    half = {deal: (1.0, 0.5) if tune.signs(deal, 3)[0] > 0 else (0.5, 1.0) for deal in range(100)}
    assert tune.effects(half, 3)[0] == pytest.approx(10)


@pytest.mark.parametrize(("kind", "players"), [("TOGETHER", [2, 3, 4, 5]), ("LOYAL", [3, 4, 5, 3])])
def test_what_is_played_to_find_prices(tune: ModuleType, kind: str, players: list[int]) -> None:
    deals: dict[str, object] = {}
    exec(getattr(tune, kind), deals)
    setups = [deals["setup"](n) for n in range(4)]  # type: ignore[operator]
    assert [setup.players for setup in setups] == players
    assert {setup.mode for setup in setups} == {"cooperative" if kind == "TOGETHER" else "standard"}
