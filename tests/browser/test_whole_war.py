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
BOT = {"kind": "bot", "bot": "random"}
WAR = {"players": 4, "box": "all", "packs": ["warring"], "modules": ["warring"], "quick": True}


@pytest.fixture(scope="module")
def enemies(chromium: Browser) -> Iterator[tuple[Guest, Guest]]:
    """Ada at a desk and Bo with a phone, who have led two colonies against each other to the end."""
    with house.server("--seed", SEED) as home:
        ada, bo = Guest(chromium, home, "Ada"), Guest(chromium, home, "Bo", size=PHONE, touch=True)
        seats = [{"kind": "person"}, {}, BOT, BOT]
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
    """Each reads the same verdict; the own colony comes first, and everybody's secret lies open."""
    verdicts = [guest.page.get_by_role("heading", level=1).inner_text() for guest in enemies]
    assert verdicts[0] == verdicts[1]
    for guest, homes in zip(enemies, (["Pine Ridge", "Mill Creek"], ["Mill Creek", "Pine Ridge"]), strict=True):
        secrets = guest.page.get_by_role("region", name="Secrets")
        expect(secrets.get_by_role("article")).to_have_count(4)
        headings = secrets.get_by_role("heading", level=2).all_inner_texts()
        assert [one for one in headings if one in homes] == homes
        assert headings.index(f"{guest.name}, you") < headings.index(homes[1])
        assert faults(guest) == []


def test_the_war_can_be_watched_from_both_sides(enemies: tuple[Guest, Guest]) -> None:
    """What both did at the same time comes in the order in which it was done; the eyes are chosen by side."""
    for guest in enemies:
        guest.button("Watch it again").click()
        bar = guest.page.get_by_role("region", name="Watch it again")
        position = bar.get_by_role("slider", name="Position")
        expect(position).to_have_value("0")
        middle = int(position.get_attribute("max") or 0) // 2
        position.fill(str(middle))
        eyes = bar.get_by_label("Through whose eyes")
        expect(eyes.locator("optgroup")).to_have_count(2)
        eyes.select_option("1")
        expect(bar.get_by_text(f"{middle}/")).to_be_visible()
        expect(guest.page.locator('[data-place="yellow-colony"] .fire').first).to_be_visible()
        assert faults(guest) == []
