"""A whole war by clicks: two people on different sides with a bot each; then everything that comes after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import house
from tests.browser.guest import PHONE, Guest, together
from tests.browser.looking import faults

pytestmark = pytest.mark.xdist_group("browser")

SEED = "4"
"""Both are asked for everything: a leader, moves, tactics, bids, wounds; the game ends in its second round."""
WAR = {"players": 4, "box": "all", "packs": ["warring"], "modules": ["warring"], "quick": True}


@pytest.fixture(scope="module")
def enemies(chromium: Browser) -> Iterator[tuple[Guest, Guest]]:
    """Ada at a desk and Bo with a phone, who have led two colonies against each other to the end."""
    with house.server("--seed", SEED) as home:
        ada, bo = Guest(chromium, home, "Ada"), Guest(chromium, home, "Bo", size=PHONE, touch=True)
        seats = [{"kind": "person"}, {}, {"kind": "bot"}, {"kind": "bot"}]
        ada.sit("/api/tables", setup=WAR, seats=seats, pace={"bot_delay": 0})
        bo.sit(f"/api/tables/{ada.table}/join")
        for guest, colony in ((ada, "Pine Ridge"), (bo, "Mill Creek")):
            camp = guest.page.get_by_role("region", name=colony, exact=True)
            camp.get_by_role("button", name="Over here").click()
        bo.button("I am ready").click()
        ada.button("Light the fire").click()
        together([ada, bo], lambda: "over" if ada.state() == bo.state() == "over" else "", seconds=150)
        yield ada, bo
        assert ada.verdict() == bo.verdict() == []
        ada.close()
        bo.close()


def test_both_sides_come_to_the_same_end(enemies: tuple[Guest, Guest]) -> None:
    """Each reads how it ended and what everybody was after."""
    for guest in enemies:
        secrets = guest.page.get_by_role("region", name="Secrets").get_by_role("article")
        expect(secrets).to_have_count(4)
        assert faults(guest) == []
