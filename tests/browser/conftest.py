"""A server and a browser for all tests of this folder; both end with its last test.

They live for the package and not for the session: Playwright keeps an event loop in the thread, which tests
elsewhere want for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser import house
from tests.browser.guest import Guest

Guests = Callable[..., Guest]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser; without it the tests are skipped."""
    try:
        with house.browser() as running:
            yield running
    except house.MissingError as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="package")
def home() -> Iterator[str]:
    """The address of a server of our own."""
    with house.server() as address:
        yield address


@pytest.fixture
def guests(chromium: Browser, home: str) -> Iterator[Guests]:
    """Makes guests. In the end nothing may have gone wrong on any of their pages."""
    made: list[Guest] = []

    def make(name: str = "Ada", **wishes: object) -> Guest:
        made.append(Guest(chromium, home, name, **wishes))  # type: ignore[arg-type]
        return made[-1]

    try:
        yield make
        assert [one.verdict() for one in made] == [[] for _ in made]
    finally:
        for one in made:
            one.close()
