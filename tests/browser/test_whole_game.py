"""A whole game with bots by clicks, and everything that comes after it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")


@pytest.fixture(scope="module")
def finished(chromium: Browser, home: str) -> Iterator[Guest]:
    """Somebody who has played a game from the start page to its end."""
    guest = Guest(chromium, home)
    guest.play_now()
    guest.play_until("over", seconds=150)
    yield guest
    assert guest.verdict() == []
    guest.close()


@pytest.fixture
def end(finished: Guest) -> Guest:
    """At the end screen, wherever the test before has gone."""
    if finished.state() != "over":
        finished.open(f"/t/{finished.table}")
        finished.wait("over")
    return finished


def test_the_end_tells_who_won_and_why(end: Guest) -> None:
    """The verdict, the secrets of all four with their conditions, and the charts."""
    page = end.page
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile(r"The colony (held|broke|failed)\.|Time ran out\.")
    )
    secrets = page.get_by_role("region", name="Secrets").get_by_role("article")
    expect(secrets).to_have_count(4)
    for number in range(4):
        expect(secrets.nth(number).get_by_text(re.compile("^(Won|Lost)$"))).to_be_visible()
        expect(secrets.nth(number).get_by_role("heading", level=3).first).to_be_visible()
        assert secrets.nth(number).get_by_role("listitem").count() > 0
    charts = page.get_by_role("region", name="How it went")
    expect(charts.get_by_role("img", name=re.compile("^Morale at the start"))).to_be_visible()
    expect(charts.get_by_role("img", name=re.compile("^Zombies by round"))).to_be_visible()


def test_every_chart_can_be_shown_and_read_as_a_table(end: Guest) -> None:
    """Food, deaths and shares are a click away; the numbers are there as a table too."""
    page = end.page
    for name, label in (("Food", "Food at the"), ("Deaths", "Deaths by"), ("Shares", "Cards given")):
        end.button(name).click()
        expect(page.get_by_role("img", name=re.compile(f"^{label}"))).to_be_visible()
    end.button("As a table").click()
    dialog = page.get_by_role("dialog", name="As a table")
    assert dialog.get_by_role("row").count() > 1
    assert barriers(end) == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_nothing_bars_anybody_from_the_end_screen(end: Guest) -> None:
    """Axe, and no key of a message where words should be."""
    assert barriers(end) == []
    assert untranslated(end) == []


def test_the_record_can_be_saved(end: Guest) -> None:
    """The download is the record of this game."""
    with end.page.expect_download() as download:
        end.page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".json")
    record = json.loads(download.value.path().read_text("utf-8"))
    assert len(record["answers"]) > 10


def test_the_record_can_be_loaded_again(end: Guest, tmp_path: Path) -> None:
    """From the start page it leads to the same end."""
    verdict = end.page.get_by_role("heading", level=1).inner_text()
    with end.page.expect_download() as download:
        end.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    end.open()
    end.page.get_by_label("Load a record").set_input_files(file)
    end.page.wait_for_url("**/t/*")
    end.wait("over")
    expect(end.page.get_by_role("heading", level=1)).to_have_text(verdict)


def test_the_table_can_be_looked_at_after_the_end(end: Guest) -> None:
    """And left again."""
    end.button("Look at the table").click()
    expect(end.page.get_by_role("main", name="The table")).to_be_visible()
    end.button("Back to the end").click()
    expect(end.page.get_by_role("region", name="Secrets")).to_be_visible()


def test_the_game_can_be_watched_again(end: Guest) -> None:
    """The bar moves through the game; afterwards through anybody's eyes."""
    page = end.page
    end.button("Watch it again").click()
    bar = page.get_by_role("region", name="Watch it again")
    position = bar.get_by_role("slider", name="Position")
    expect(position).to_have_value("0")
    bar.get_by_role("button", name="One step on").click()
    expect(bar.get_by_text(re.compile(r"^1/\d+$"))).to_be_visible()
    position.focus()
    page.keyboard.press("End")
    last = position.get_attribute("max")
    expect(bar.get_by_text(f"{last}/{last}")).to_be_visible()
    position.fill("20")
    expect(bar.get_by_text(f"20/{last}")).to_be_visible()
    bar.get_by_label("Through whose eyes").select_option("1")
    expect(page.get_by_role("region", name="Your secret")).to_be_visible()
    assert untranslated(end) == []
    assert barriers(end) == []
    bar.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("region", name="Secrets")).to_be_visible()
