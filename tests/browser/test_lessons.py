"""The lessons by clicks: a first winter that teaches itself, on desk and phone, and Raxxon."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from overwinter.colony.lessons import FIRST_WINTER
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest
from tests.browser.looking import barriers

pytestmark = pytest.mark.xdist_group("browser")
BASE = ["people", "fire", "dice", "roll", "noise", "crisis", "secret", "night"]
"""The lessons of the base game as they come in the deal of the test server, but for the crossroads."""


BESIDE = """(n) => {
  const box = (one) => one.getBoundingClientRect();
  const note = box(document.querySelector('[data-lesson="people"]'));
  const faces = [...document.querySelectorAll("dialog[open] button.face")].map(box);
  return faces.length === 4 && faces.filter((one) => one.x + one.width / 2 > note.right).length === n;
}"""
"""Whether so many of the four who are dealt stand beside the note."""


def note(guest: Guest, lesson: str) -> Locator:
    """The note of a lesson; the ring is around the thing itself."""
    found = guest.page.locator(f'[data-lesson="{lesson}"]')
    expect(found).to_be_visible()
    expect(guest.page.locator(f'[data-lesson-ring="{lesson}"]')).to_have_count(1)
    return found


def learned(guest: Guest) -> list[str]:
    """What the device remembers, in the order in which it was learned."""
    found: list[str] = guest.read("() => JSON.parse(localStorage.getItem('overwinter.prefs')).learned")
    return found


def gone(guest: Guest, lesson: str) -> None:
    """Its note is gone, and it is learned."""
    expect(guest.page.locator(f'[data-lesson="{lesson}"]')).to_have_count(0)
    guest.page.wait_for_function(
        "(id) => JSON.parse(localStorage.getItem('overwinter.prefs')).learned.includes(id)", arg=lesson
    )


def go_on(guest: Guest, lesson: str) -> None:
    """A lesson that is only looked at."""
    note(guest, lesson).get_by_role("button", name="Go on").click()
    gone(guest, lesson)


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


def send(guest: Guest) -> None:
    """What was put together at the desk."""
    guest.page.locator(".line .cta .btn.go").click()


def test_a_note_without_room_hides_as_few_people_as_it_can(guests: Guests) -> None:
    """On a small desk there is room beside nothing: three of the four stay to be read."""
    guest = guests("Ada", lessons=True)
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    begin(guest)
    note(guest, "people")
    guest.page.wait_for_function(BESIDE, arg=3)


def test_the_first_winter_is_played_through_by_its_lessons(guests: Guests) -> None:
    """Whoever does what each lesson says has learned it; the next one comes."""
    guest = guests("Ada", lessons=True)
    page = guest.page
    begin(guest)
    note(guest, "people")
    keep(guest)
    gone(guest, "people")
    guest.wait("turn")
    go_on(guest, "fire")
    page.locator("[data-survivor]").first.click()
    note(guest, "dice")
    page.locator("button.act", has_text="Move").click()
    gone(guest, "dice")
    page.locator("button.choice").first.click()
    note(guest, "roll")
    send(guest)
    gone(guest, "roll")
    page.locator("[data-survivor]").first.click()
    page.locator("button.act:not(.no)", has_text="Search").click()
    send(guest)
    note(guest, "noise")
    guest.question.locator(".brow .btn.go").click()
    gone(guest, "noise")
    note(guest, "crisis")
    page.locator(".crisis .btn.add").click()
    page.locator(".hand .ticket.fits").first.click()
    send(guest)
    gone(guest, "crisis")
    note(guest, "secret")
    guest.hold(page.locator(".mine .hold"), lambda: gone(guest, "secret"))
    page.locator("[data-survivor]").first.click()
    page.locator("button.act", has_text="Barricade").click()
    send(guest)
    note(guest, "night")
    guest.end_turn()
    gone(guest, "night")
    assert learned(guest) == BASE


@pytest.mark.parametrize("kind", ["crossroads", "crossroads-vote"])
def test_a_story_is_a_lesson(guests: Guests, kind: str) -> None:
    """Where the road divides for one, and where all vote about it."""
    guest = guests("Ada", lessons=True, learned=BASE)
    record = staging.colony(
        staging.asked(kind),
        players=FIRST_WINTER.players,
        scenario=FIRST_WINTER.scenario,
        betrayal=FIRST_WINTER.betrayal,
        mature=FIRST_WINTER.mature,
    )
    staging.enter(guest, record)
    note(guest, "crossroads")
    dialog = guest.question
    if kind == "crossroads":
        dialog.locator(".opts .btn").first.click()
    else:
        dialog.get_by_role("radio").first.click()
        dialog.locator(".brow .btn.go").click()
    gone(guest, "crossroads")


def test_every_module_has_a_first_lesson(guests: Guests) -> None:
    """One after the other, each once something was done in between."""
    guest = guests("Ada", lessons=True, learned=[*BASE, "crossroads"])
    modules = ["improvements", "bandits", "laboratory"]
    record = staging.colony(staging.asked("turn"), packs=["longnight"], modules=modules)
    staging.enter(guest, record)
    for lesson in ("long-night", *modules):
        guest.wait("turn")
        go_on(guest, lesson)
        if lesson != modules[-1]:
            guest.page.locator("[data-survivor]").first.click()
            guest.page.locator("button.act:not(.no)", has_text="Barricade").click()
            guest.page.locator("button.choice").first.click()
            send(guest)


def test_the_first_winter_teaches_itself_on_a_phone(guests: Guests) -> None:
    """What was learned is remembered, one lesson can be passed over, and all of them can be turned off."""
    guest = guests("Ada", lessons=True, size=PHONE)
    page = guest.page
    begin(guest)
    note(guest, "people")
    assert barriers(guest) == []
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
    page.locator(".mychip").first.click()
    note(guest, "dice")
    page.locator("button.act", has_text="Move").first.click()
    page.locator("button.choice").first.click()
    note(guest, "roll")
    page.locator(".sheet .cta .btn.go").click()
    gone(guest, "roll")
    # Whoever has enough of it is left alone, also after coming back.
    while guest.wait() != "turn":
        guest.step(guest.state())
    guest.end_turn()
    expect(page.locator("[data-track=round]").first).to_contain_text("2")
    while guest.wait() != "turn" and not page.locator("[data-lesson]").count():
        guest.step(guest.state())
    page.locator("[data-lesson]").get_by_role("button", name="No more lessons").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.reload()
    while guest.wait() != "turn":
        guest.step(guest.state())
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lessons").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3)).to_have_count(13)
    assert barriers(guest) == []


def test_raxxon_teaches_itself_on_a_phone(guests: Guests) -> None:
    """The crowd is shown, the sheet is learned by an action; a lesson can be passed over by the keyboard."""
    guest = guests("Ada", lessons=True, size=PHONE)
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


class Keys:
    """Somebody who has no mouse, at Raxxon's table."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def press(self, selector: str) -> None:
        """Go from stop to stop until one of these has the focus, and press it."""
        self.page.locator(selector).first.wait_for()
        for _ in range(120):
            if self.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def on(self, lesson: str) -> None:
        """Look, and go on."""
        note(self.guest, lesson)
        self.press(f'[data-lesson="{lesson}"] .btn.on')
        gone(self.guest, lesson)

    def act(self, action: str) -> None:
        """An action of the sheet."""
        self.press(f"button[data-act={action}]")
        self.press(".send .btn.go")

    def answer(self, prompt: str, *, listed: bool = False) -> None:
        """The first answer to this question: in the list, or in the crowd."""
        expect(self.page.locator("[data-ask]")).to_contain_text(prompt)
        self.press("[data-option]" if listed else ".crowd button")
        if not listed:
            self.press(".send .btn.go")


def test_raxxon_is_played_through_by_its_lessons_with_keys_alone(guests: Guests) -> None:
    """All five, each learned by doing what it says."""
    guest = guests("Ada", lessons=True)
    guest.open()
    guest.button("Your first evening").press("Enter")
    keys = Keys(guest)
    keys.press("[data-character]")
    keys.on("rx-crowd")
    note(guest, "rx-act")
    keys.act("investigate")
    gone(guest, "rx-act")
    keys.answer("Which card do you turn up?")
    keys.on("rx-flip")
    keys.act("crowd-control")
    keys.answer("Which card do you move?")
    keys.answer("change places with")
    keys.answer("Which group", listed=True)
    keys.on("rx-price")
    keys.answer("The next consequence", listed=True)
    keys.answer("Which card do you turn up?")
    keys.on("rx-evening")
    assert learned(guest) == ["rx-crowd", "rx-act", "rx-flip", "rx-price", "rx-evening"]
