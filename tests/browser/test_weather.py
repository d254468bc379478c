"""Bad weather at an open page: a link that others saw, a server put back to an earlier copy, a killed process."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from overwinter.server.app import STATIC
from overwinter.server.journal import Journal
from tests.browser import house
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.server.databases import postgres_url, shared_url
from tests.server.harness import serving

__all__ = ["postgres_url", "shared_url"]

pytestmark = pytest.mark.xdist_group("browser")


def test_a_new_link_shuts_others_out(guests: Guests) -> None:
    """Whoever opened the old link is sent away; the holder plays on, also after a reload."""
    ada, eve = guests("Ada"), guests("Eve")
    ada.play_now()
    ada.play_until("turn")
    ada.page.get_by_role("button", name="Menu").click()
    seats = ada.read("JSON.parse(localStorage['overwinter.seats'])")
    eve.open(f"/s/{seats[0]['token']}")
    eve.wait("turn")
    ada.button("Get a new link").click()
    expect(eve.page.get_by_text("This seat has a new link.")).to_be_visible()
    renewed = ada.read("JSON.parse(localStorage['overwinter.seats'])")
    assert [one["code"] for one in renewed] == [one["code"] for one in seats]
    assert renewed[0]["token"] != seats[0]["token"]
    ada.page.reload()
    ada.wait("turn")
    ada.end_turn()
    expect(ada.log()).to_contain_text("You end your turn.")


def test_an_open_page_follows_a_restored_copy(chromium: Browser, tmp_path: Path) -> None:
    """The server was put back to an earlier position: the page shows that one, and not what is lost."""
    with serving(tmp_path, static=STATIC) as server:
        guest = Guest(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        try:
            guest.play_now()
            guest.play_until("turn")
            table = next(iter(server.hall.tables.values()))
            copy = server.inside(lambda: table.playing().snapshot())
            # From here on the bots take their time.
            server.hall.settings = replace(server.hall.settings, bot_delay=600_000)
            guest.end_turn()
            expect(guest.log()).to_contain_text("You end your turn.")

            def restore() -> None:
                table.journal, _ = Journal.restored(copy, [])
                table.epoch = "restored"
                table.renderer.clear()
                for one in table.guests:
                    one.seen = 0
                    one.refresh(view=True, table=True)

            server.inside(restore)
            expect(guest.log()).not_to_contain_text("You end your turn.")
            guest.wait("turn")
            assert guest.verdict() == []
        finally:
            guest.close()


def _owner(http: httpx.Client, but: int = 0) -> int:
    """The process at which the one page that is open sits; ``but``: not this one."""
    waited = time.monotonic() + 60
    while time.monotonic() < waited:
        for name in ("w1", "w2"):
            with contextlib.suppress(httpx.HTTPError):
                text = http.get(f"/at/{name}/metrics").text
                found = re.search(rf'overwinter_info\{{worker="{name}",[^}}]*pid="(\d+)"', text)
                if found and int(found[1]) != but and "overwinter_connections 1" in text:
                    return int(found[1])
        time.sleep(0.1)
    raise AssertionError("nobody has the table")


def test_an_open_page_finds_its_table_at_another_process(chromium: Browser, shared_url: str) -> None:
    """One of two processes is killed: the page comes back by itself, and the game goes on where it was."""
    with house.server("--database", shared_url, "--workers", "2") as address:
        guest = Guest(chromium, address, "Ada")
        try:
            guest.play_now()
            guest.play_until("turn")
            with httpx.Client(base_url=address, timeout=30) as http:
                killed = _owner(http)
                os.kill(killed, signal.SIGKILL)
                assert _owner(http, but=killed)
            guest.wait("turn")
            guest.end_turn()
            expect(guest.log()).to_contain_text("You end your turn.")
        finally:
            guest.close()
