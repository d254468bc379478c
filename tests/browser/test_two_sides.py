"""The lobby of two colonies: sides chosen by people on different screens, uneven teams, and talk behind hands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest

pytestmark = pytest.mark.xdist_group("browser")

COLONIES = {"players": 5, "box": "all", "packs": ["warring"], "modules": ["warring"]}


def _camp(guest: Guest, name: str) -> Any:
    return guest.page.get_by_role("region", name=name, exact=True)


def _say(guest: Guest, text: str, label: str) -> None:
    box = guest.page.get_by_label(label)
    box.fill(text)
    box.press("Enter")


def test_two_people_take_sides_and_whisper(guests: Guests) -> None:
    """Ada on a desk, Ben on a phone; three bots, one of whom is the wolf."""
    ada, ben = guests("Ada"), guests("Ben", size=(390, 844))
    seats = [{"kind": "person"}, {}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    ada.sit("/api/tables", setup=COLONIES, seats=seats, pace={"bot_delay": 0})
    ben.sit(f"/api/tables/{ada.table}/join")
    for guest, colony in ((ada, "Pine Ridge"), (ben, "Mill Creek")):
        _camp(guest, colony).get_by_role("button", name="Over here").click()
        expect(_camp(guest, colony).get_by_text(guest.name)).to_be_visible()
        assert guest.width_beyond() <= 0
    expect(_camp(ada, "Mill Creek").get_by_text("Ben")).to_be_visible()
    _camp(ada, "Let chance decide").get_by_role("button").first.click()
    ada.page.get_by_role("radio", name="Lone wolf").click()
    ada.page.keyboard.press("Escape")
    expect(_camp(ada, "Lone wolf").get_by_text("1 of 1")).to_be_visible()
    expect(ada.page.get_by_role("combobox", name=re.compile("^Whom to trust"))).to_have_count(0)
    candle = ada.page.get_by_role("combobox", name=re.compile("^Candle"))
    candle.select_option("300")
    expect(ben.page.get_by_text("5 minutes")).to_be_visible()
    ben.button("I am ready").click()
    ada.button("Light the fire").click()
    for guest in (ada, ben):
        expect(guest.page.get_by_role("heading", level=1).first).not_to_contain_text("tonight")
    _whisper(ada, ben)


def _whisper(ada: Guest, ben: Guest) -> None:
    """Ada says something to her colony and something to all: Ben hears the second alone."""
    ada.answer()
    ada.page.get_by_role("tab", name=re.compile("^Chat")).click()
    ada.page.get_by_role("radio", name="Our colony").click()
    _say(ada, "We strike tonight.", "Say it to our colony…")
    ada.page.get_by_role("radio", name="All").click()
    _say(ada, "A quiet evening, is it not?", "Say something…")
    talk = ada.page.get_by_role("log", name="Chat")
    expect(talk.get_by_text("We strike tonight.")).to_be_visible()
    expect(talk.get_by_text("A quiet evening, is it not?")).to_be_visible()
    while not any("A quiet evening" in frame for frame in ben.received):
        ben.page.wait_for_timeout(20)
    assert not any("We strike tonight." in frame for frame in ben.received)
