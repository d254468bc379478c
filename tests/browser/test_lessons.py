"""The lessons by clicks: a first winter that teaches itself, on desk and phone, and Raxxon."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers

pytestmark = pytest.mark.xdist_group("browser")


def note(guest: Guest, lesson: str) -> Locator:
    """The note of a lesson; the ring is around the thing itself."""
    found = guest.page.locator(f'[data-lesson="{lesson}"]')
    expect(found).to_be_visible()
    expect(guest.page.locator(f'[data-lesson-ring="{lesson}"]')).to_have_count(1)
    return found


def begin(guest: Guest) -> None:
    """From the start page into the first winter, its story read."""
    guest.open()
    guest.button("Your first winter").click()
    guest.page.get_by_role("dialog", name="The First Winter").get_by_role("button", name="Go on").click()


def keep(guest: Guest) -> None:
    """The first two of those who are dealt."""
    faces = guest.question.locator("button.face")
    for number in range(2):
        faces.nth(number).click()
    guest.question.locator(".brow .btn.go").click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_first_winter_teaches_itself(guests: Guests, size: tuple[int, int]) -> None:
    """Each lesson comes when its thing matters and is learned by doing it; what was learned is remembered."""
    guest = guests("Ada", lessons=True, size=size)
    page, phone = guest.page, size == PHONE
    begin(guest)
    note(guest, "people")
    assert barriers(guest) == []
    if phone:
        # The note moves as one scrolls; whoever has read it is rid of it.
        guest.button("Skip this one").click()
    keep(guest)
    while guest.wait() != "turn":
        guest.step(guest.state())
    fire = note(guest, "fire")
    expect(fire).to_contain_text("It stands at 10")
    expect(fire).to_have_accessible_name("Lesson 2 of 9")
    assert barriers(guest) == []
    fire.get_by_role("button", name="Go on").click()
    expect(fire).to_have_count(0)
    page.reload()
    guest.wait("turn")
    page.locator(".mychip" if phone else "[data-survivor]").first.click()
    note(guest, "dice")
    page.locator("button.act", has_text="Move").first.click()
    page.locator("button.choice").first.click()
    note(guest, "roll")
    page.get_by_role("button", name=re.compile("^Move")).last.click()
    expect(page.locator('[data-lesson="roll"]')).to_have_count(0)
    # Whoever has enough of it is left alone, also after coming back.
    while guest.wait() != "turn":
        guest.step(guest.state())
    guest.end_turn()
    expect(page.locator("[data-track=round]").first).to_contain_text("2")
    while guest.wait() != "turn":
        guest.step(guest.state())
    page.locator("[data-lesson]").get_by_role("button", name="No more lessons").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.reload()
    guest.wait("turn")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lessons").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3)).to_have_count(13)
    assert barriers(guest) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_raxxon_teaches_itself(guests: Guests, size: tuple[int, int]) -> None:
    """The crowd is shown, the sheet is learned by an action; a lesson can be passed over by the keyboard."""
    guest = guests("Ada", lessons=True, size=size)
    page = guest.page
    guest.open()
    guest.button("Your first evening").click()
    page.locator("[data-character]").first.click()
    confirm = page.locator("dialog[open] .btn.go")
    if confirm.count():
        confirm.first.click()
    crowd = note(guest, "rx-crowd")
    expect(crowd).to_have_accessible_name("Lesson 1 of 5")
    assert barriers(guest) == []
    skip = crowd.get_by_role("button", name="Skip this one")
    skip.focus()
    page.keyboard.press("Enter")
    note(guest, "rx-act")
    page.locator("button[data-act]").first.click()
    page.locator(".send .btn.go").click()
    expect(page.locator('[data-lesson="rx-act"]')).to_have_count(0)
