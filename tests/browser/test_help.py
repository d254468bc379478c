"""Help for people: what a planner would do, and what a game that is over looks like from behind."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from overwinter import records
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import PATIENCE, PHONE


def test_a_hint_marks_an_answer_and_a_review_leads_to_a_moment_of_the_replay(guests: Guests) -> None:
    guest = guests()
    staging.enter(guest, staging.colony(lambda game: True))
    page = guest.page
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="What would you do?").wait_for()
    page.keyboard.press("i")
    hint = dialog.locator("[data-hint]")
    expect(hint).to_contain_text("I would: ")
    expect(dialog.locator("[data-advised]")).to_have_count(2)
    hint.get_by_role("button", name="Close").click()
    expect(dialog.locator("[data-advised]")).to_have_count(0)

    late = guests(size=PHONE, touch=True)
    staging.enter(late, records.dumps(staging.war(lambda game: game.over)))
    page = late.page
    page.locator("[data-look-back]").click()
    page.get_by_role("button", name="Think it over").click()
    findings = page.locator("[data-finding]")
    expect(findings).to_have_count(3, timeout=3 * PATIENCE)
    expect(findings.first).to_contain_text("By rules of thumb that cost")
    findings.first.get_by_role("button", name="Watch this moment").click()
    expect(page).to_have_url(re.compile(r"/replay/.*at=\d+.*eyes=0"))
    expect(page.get_by_role("combobox", name="Through whose eyes")).to_have_value("0")
