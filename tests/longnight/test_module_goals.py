"""Crises and objectives of The Long Night that belong to modules."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.rules.endings import goal
from overwinter.colony.rules.steps.crisis import ResolveCrisis
from overwinter.testing import Table
from tests.cards import carry_out, pick
from tests.longnight.test_improvements import finished, row, site


def fails(crisis: str, **wishes: Any) -> Table:
    """A crisis that nobody has contributed to is resolved."""
    return carry_out(site(**wishes).crisis(f"ln-crisis-{crisis}"), ResolveCrisis())


def test_a_power_failure_costs_all_work_or_morale() -> None:
    table = fails("power-failure", row={"bed": 2, "stove": 1}, done=["toilet"])
    assert (set(row(table).values()), finished(table), table.morale) == ({0}, ["ln-imp-toilet"], 5)
    assert fails("power-failure", done=["toilet"]).morale == 4


def test_sabotage_costs_a_finished_improvement_or_morale() -> None:
    """The first player chooses which."""
    table = fails("sabotage", row={"stove": 1}, done=["toilet", "bed"])
    pick(table, "ln-imp-bed")
    assert (finished(table), table.morale) == (["ln-imp-toilet"], 5)
    assert fails("sabotage").morale == 4


def test_the_architect_counts_finished_improvements() -> None:
    for done, met in ((["bed"], False), (["bed", "toilet"], True)):
        table = site(done=done).start(0)
        table.player_state(0).objectives = ["ln-secret-architect"]
        assert table.conditions(0)[1].met == met


@pytest.mark.parametrize(("hardcore", "needed"), [(False, 3), (True, 3)])
def test_a_place_to_live_is_a_finished_one(hardcore: bool, needed: int) -> None:
    names = ["bed", "toilet", "stove", "compost"]
    table = {"objective": "ln-main-a-place-to-live", "hardcore": hardcore}
    for n in (needed - 1, needed):
        made = site(done=names[:n], row=dict.fromkeys(names[n:], 0), table=table).start(0)
        assert all(c.met for c in goal(made.game, made.colony_state())) == (n == needed)
