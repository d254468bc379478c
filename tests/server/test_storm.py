"""The campaigns of ``make storm``, in small."""

from __future__ import annotations

import pytest
from storm import kill
from storm.kill import Plan

pytestmark = pytest.mark.slow


def test_one_process_is_killed() -> None:
    report = kill.on_sqlite(Plan("small", kills=1, tables=3, answers=20))
    assert report.failures == []
    assert report.figures["kills"] == 1
    assert report.figures["positions replayed"]


def test_one_of_three_processes_is_killed(shared_url: str) -> None:
    report = kill.run(Plan("small", kills=1, tables=4, workers=3, answers=20), shared_url)
    assert report.failures == []
    assert report.figures["kills"] == 1
    assert report.figures["returns checked"]
