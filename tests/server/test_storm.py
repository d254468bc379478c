"""The campaigns of ``make storm``, in small."""

from __future__ import annotations

import pytest
from storm import hostile, kill, outage
from storm.kill import Plan

pytestmark = pytest.mark.slow


def test_one_process_is_killed() -> None:
    report = kill.on_sqlite(Plan("small", kills=1, tables=3, answers=20))
    assert report.failures == []
    assert report.figures["kills"] == 1
    assert report.figures["positions replayed"]


def test_nothing_is_lost_while_two_act_at_once() -> None:
    report = kill.on_sqlite(Plan("small", kills=2, tables=1, answers=60, at_once=True))
    assert report.failures == []
    assert report.figures["kills"] == 2
    tables = report.figures["tables"]  # a war that is over makes room for another, before the second kill
    assert (tables, report.figures["returns checked"]) in ((1, 8), (2, 12))


def test_one_of_three_processes_is_killed(shared_url: str) -> None:
    report = kill.run(Plan("small", kills=1, tables=4, workers=3, answers=20), shared_url)
    assert report.failures == []
    assert report.figures["kills"] == 1
    assert report.figures["returns checked"]


def test_a_database_that_comes_and_goes() -> None:
    report = outage.run(outage.Plan("small", outages=4, tables=2, seconds=0.3), "")
    assert report.failures == []
    assert report.figures["outages"] == 4
    assert report.figures["connections refused"]


def test_a_database_that_cuts_connections(shared_url: str) -> None:
    report = outage.run(outage.Plan("small", outages=4, tables=2, seconds=0.3, seed=2), shared_url)
    assert report.failures == []
    assert report.figures["connections cut"]


def test_strangers_who_mean_harm() -> None:
    report = hostile.run(hostile.Plan("small", messages=1500, requests=100, uploads=4, half_sent=60))
    assert report.failures == []
    assert report.figures["pings of a bystander"]
