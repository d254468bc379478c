"""Everybody can play: on a phone, with the keys alone, in three languages, with a reader, without scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from overwinter.words import Words
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.looking import barriers, cut_off, too_small, untranslated

pytestmark = pytest.mark.xdist_group("browser")
TABS = 120
"""So often the tabulator may be pressed in search of something."""


# -- phones ----------------------------------------------------------------------------------------------


def _fits(guest: Guest) -> None:
    assert guest.width_beyond() <= 0


@pytest.mark.parametrize("size", [(390, 844), (360, 700)], ids=["390", "360"])
def test_a_turn_on_a_phone(guests: Guests, size: tuple[int, int]) -> None:
    """Nothing scrolls sideways, everything that matters is large enough for a finger, and a survivor can act."""
    guest = guests("Ada", size=size, touch=True)
    page = guest.page
    guest.open()
    _fits(guest)
    assert too_small(page.get_by_role("main").get_by_role("button")) == []
    guest.play_now()
    guest.wait("question")
    _fits(guest)
    assert too_small(guest.question.locator("button:not(.peek, .tag, .term)")) == []
    guest.play_until("turn")
    _fits(guest)
    assert cut_off(guest) == []
    assert too_small(page.get_by_role("tab")) == []
    assert too_small(page.locator(".mychip")) == []
    assert too_small(guest.button("End turn")) == []
    assert too_small(page.get_by_role("button", name="Menu")) == []
    for tab in ("Hand", "Crisis", "Players", "Log", "Table"):
        page.get_by_role("tab", name=re.compile(f"^{tab}")).tap()
        _fits(guest)
    _move(guest)
    _fits(guest)
    guest.play_until("turn", "over")
    if guest.state() == "turn":
        guest.end_turn()


def _move(guest: Guest) -> None:
    """Choose the first of our people and send them elsewhere through the sheet."""
    page = guest.page
    page.locator(".mychip").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    _fits(guest)
    assert too_small(sheet.locator(".act")) == []
    sheet.get_by_role("button", name=re.compile("^Move")).tap()
    sheet.locator("button.choice").first.tap()
    confirm = sheet.get_by_role("button", name="Move", exact=True).last
    assert too_small(confirm) == []
    _fits(guest)
    confirm.tap()
    if page.get_by_text("could die of this").is_visible():
        confirm.tap()
    expect(page.get_by_text("Which one")).to_have_count(0)


def test_the_other_screens_fit_a_phone(guests: Guests) -> None:
    """Lobby, menu and the screen that is handed over do not scroll sideways either."""
    guest = guests("Ada", size=(360, 740), touch=True)
    guest.open_table(players=2)
    _fits(guest)
    guest.page.get_by_role("button", name="Free seat").tap()
    dialog = guest.page.get_by_role("dialog")
    _fits(guest)
    dialog.get_by_label("Name", exact=True).fill("Ben")
    dialog.get_by_role("button", name="Sit down").tap()
    guest.page.get_by_role("button", name="Menu").tap()
    _fits(guest)
    guest.page.get_by_role("button", name="Close").tap()
    guest.button("Light the fire").tap()
    guest.wait("handover")
    _fits(guest)
    assert too_small(guest.page.get_by_role("button", name="Hold to open")) == []


@pytest.mark.parametrize(
    "size", [(1920, 1080), (1366, 768), (1280, 720), (1024, 768)], ids=["large", "laptop", "low", "tablet"]
)
def test_the_table_fits_other_screens(guests: Guests, size: tuple[int, int]) -> None:
    """Nothing lies beside the window, and nothing over something else."""
    guest = guests("Ada", size=size)
    guest.play_now()
    guest.play_until("turn")
    _fits(guest)
    assert cut_off(guest) == []


# -- the keys alone --------------------------------------------------------------------------------------


def _tab_to(guest: Guest, target: Locator) -> None:
    """Press the tabulator until this has the focus."""
    for _ in range(TABS):
        if target.evaluate("(one) => one === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached with the tabulator")


def _press(guest: Guest, target: Locator) -> None:
    _tab_to(guest, target)
    guest.page.keyboard.press("Enter")


def _answer_by_keys(guest: Guest) -> None:
    """Like :meth:`Guest.answer`, with Tab and Enter."""
    dialog = guest.question
    picks = dialog.locator("[role=radio], [aria-pressed]")
    confirm = dialog.locator("button:not([role=radio], [aria-pressed], .peek, .tag, .term)")
    for number in range(picks.count()):
        _press(guest, picks.nth(number))
        if confirm.last.is_enabled():
            break
    _press(guest, confirm.last if picks.count() else confirm.first)


def _step_by_keys(guest: Guest, state: str) -> None:
    match state:
        case "question":
            _answer_by_keys(guest)
        case "map":
            _press(guest, guest.page.locator("button.choice[aria-pressed]").first)
            _press(guest, guest.button("Choose this"))


def test_a_turn_with_the_keys_alone(guests: Guests) -> None:
    """From the start page to the end of a turn, without a mouse."""
    guest = guests("Ada")
    page = guest.page
    guest.open()
    _press(guest, guest.button("Play now"))
    while guest.wait() != "turn":
        _step_by_keys(guest, guest.state())
    page.keyboard.press("1")
    corner = page.get_by_role("region", name="Your turn")
    expect(corner.locator("[data-survivor]").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    _press(guest, corner.locator("button.choice").first)
    _press(guest, corner.get_by_role("button", name="Move", exact=True).last)
    if page.get_by_text("could die of this").is_visible():
        page.keyboard.press("Enter")
    expect(guest.log()).to_contain_text("moves")
    while guest.wait() != "turn":
        _step_by_keys(guest, guest.state())
    page.keyboard.press("e")
    sure = page.get_by_role("alertdialog", name="End turn")
    if sure.is_visible():
        page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    expect(guest.log()).to_contain_text("You end your turn.")


def test_the_keys_are_explained(guests: Guests) -> None:
    """The question mark opens the list of keys, Escape closes it, F6 walks through the parts of the page."""
    guest = guests("Ada")
    guest.play_now()
    guest.play_until("turn")
    guest.page.keyboard.press("?")
    dialog = guest.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    guest.page.keyboard.press("F6")
    assert guest.read("() => document.activeElement !== document.body")


# -- languages -------------------------------------------------------------------------------------------


def test_three_languages_in_one_game(guests: Guests) -> None:
    """The language can be changed in the middle of a game, and everything is in it: labels, cards and log."""
    guest = guests("Ada")
    page = guest.page
    guest.play_now()
    guest.play_until("turn")
    logs: dict[str, str] = {}
    menu = {name: Words(name)("web-menu") for name in ("en", "de", "fr")}
    now = "en"
    for language in ("de", "fr", "en"):
        page.get_by_role("button", name=menu[now], exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("combobox").first.select_option(language)
        words = Words(language)
        dialog.get_by_role("button", name=words("web-close"), exact=True).click()
        now = language
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=words("table-end-turn"), exact=True)).to_be_visible()
        expect(page.get_by_role("main", name=words("table-the-table"))).to_be_visible()
        log = page.get_by_role("log", name=words("web-log"))
        expect(log.locator("li").first).to_be_visible()
        page.wait_for_function(
            "(known) => !known.includes(document.querySelector('[role=log]').innerText)", arg=[*logs.values()]
        )
        logs[language] = log.inner_text()
        assert untranslated(guest) == []
        page.locator("[data-survivor]").first.click()
        expect(page.get_by_text(words("table-act-move"), exact=True)).to_be_visible()
        assert untranslated(guest) == []
        page.keyboard.press("Escape")
    assert len(set(logs.values())) == 3


@pytest.mark.parametrize(("locale", "play"), [("de-AT", "de"), ("fr-CH", "fr"), ("it-IT", "en")])
def test_the_browser_says_which_language(guests: Guests, locale: str, play: str) -> None:
    """The start page speaks the browser's language, or else English."""
    guest = guests("Ada", locale=locale)
    guest.open()
    expect(guest.button(Words(play)("web-play-now"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", play)
    assert untranslated(guest) == []


# -- barriers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_serious_on_start_lobby_and_table(guests: Guests, theme: str) -> None:
    """Axe on the start page, in the lobby, at a question, at the table and in the menu."""
    guest = guests("Ada", theme=theme)
    found = {}
    guest.open_table()
    found["lobby"] = barriers(guest)
    assert untranslated(guest) == []
    guest.page.get_by_role("button", name="Free seat").first.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    found["dialog"] = barriers(guest)
    guest.open()
    expect(guest.button("Play now")).to_be_visible()
    found["start"] = barriers(guest)
    guest.button("Play now").click()
    guest.wait("question")
    found["question"] = barriers(guest)
    guest.play_until("turn")
    found["table"] = barriers(guest)
    guest.page.locator("[data-survivor]").first.click()
    found["acting"] = barriers(guest)
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    found["menu"] = barriers(guest)
    assert {name: said for name, said in found.items() if said} == {}


def test_nothing_serious_on_a_phone(guests: Guests) -> None:
    """Axe on the small table and its sheet."""
    guest = guests("Ada", size=(390, 844), touch=True)
    guest.play_now()
    guest.play_until("turn")
    found = {"table": barriers(guest)}
    guest.page.locator(".mychip").first.tap()
    found["sheet"] = barriers(guest)
    assert {name: said for name, said in found.items() if said} == {}


# -- without scripts -------------------------------------------------------------------------------------


def test_a_turn_without_scripts(guests: Guests) -> None:
    """The plain pages need nothing but forms and links."""
    guest = guests("Ada", scripts=False)
    page = guest.page
    guest.open("/plain")
    page.get_by_role("region", name="Play against bots now").get_by_label("Your name").fill("Ada")
    guest.button("Play against bots now").click()
    asked = page.get_by_role("region", name="You decide")
    ending = asked.get_by_role("button", name=re.compile("^End "))
    _plainly(guest, asked, ending)
    page.get_by_label("What would that do?").select_option(index=0)
    guest.button("What would that do?").click()
    expect(page.get_by_role("region", name="What would that do?")).to_be_visible()
    question = asked.locator("input[name=decision]").first.get_attribute("value")
    ending.click()
    expect(page.locator(f"input[name=decision][value='{question}']")).to_have_count(0)
    # The log has the latest lines: quick bots may have filled it with their turns by now.
    expect(page.get_by_role("region", name="Log")).to_contain_text(
        re.compile(r"You end your turn\.|ends the turn\.")
    )


def _plainly(guest: Guest, asked: Locator, until: Locator) -> None:
    """Take the first answer to everything, and look again while others decide."""
    for _ in range(TABS):
        expect(asked).to_be_visible()
        if until.count():
            return
        choices = asked.get_by_role("listitem").get_by_role("button")
        if choices.count():
            choices.first.click()
        else:
            guest.page.get_by_role("link", name="Refresh").click()
    raise AssertionError("no turn came")


def test_the_start_page_leads_to_the_plain_page(guests: Guests) -> None:
    """And its link works."""
    guest = guests("Ada")
    guest.open()
    guest.page.get_by_role("link", name="Plain page").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Overwinter, plain pages")
