"""How the tests are shared out among processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

from overwinter import ENGINE

BROWSER = sorted(path.name for path in (Path(__file__).parent / "browser").glob("test_*.py"))
"""The files with tests that need a browser."""


class Sharing(LoadGroupScheduling):  # type: ignore[misc]
    """One by one to whoever is free; only those with a browser stay together, in two groups of files.

    The mark ``xdist_group`` says so too, but pytest-xdist 3.8 does not see it with pytest 9.2. Two browsers are
    what two cores can bear beside everything else: with more of them pages are too slow for their tests.
    """

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith("tests/browser/"):
            file = nodeid.removeprefix("tests/browser/").partition("::")[0]
            return f"browser {BROWSER.index(file) % 2}"
        return str(super()._split_scope(nodeid))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What replaces a part of the engine can do so only where it is plain."""
    if ENGINE.compiled and item.get_closest_marker("plain"):
        pytest.skip("the engine is compiled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those with a browser come first: they take longest, and the other processes do the rest meanwhile.

    Then come the other slow ones: nobody waits for the last of them in the end.
    """
    for item in items:
        if item.nodeid.startswith("tests/browser/"):
            item.add_marker(pytest.mark.slow)
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    return 0 if item.nodeid.startswith("tests/browser/") else 1 if item.get_closest_marker("slow") else 2


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing | None:
    """Called by pytest-xdist."""
    return Sharing(config, log) if config.getvalue("dist") == "loadgroup" else None
