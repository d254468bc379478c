"""The Long Night on the page: sets in the lobby, the parts of its modules, whole games and a story by clicks."""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import expect

from overwinter.colony.game import ColonyGame
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers, cut_off, untranslated

pytestmark = pytest.mark.xdist_group("browser")
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
BOX = ["longnight"]
MODULES = ["improvements", "bandits", "laboratory"]
PATIENCE = 300
"""Seconds that bots may think on a busy machine; on a quiet one a whole game takes half a minute."""


def _offers(verb: str, ways: int) -> staging.Wanted:
    """Wanted: the first seat may do this in its turn, in so many ways."""

    def so(game: ColonyGame) -> bool:
        decision = None if game.over else game.decision(0)
        if decision is None or decision.kind != "turn":
            return False
        return len({option.get("way") for option in game.options(0) if option.verb == verb}) == ways

    return so


@functools.cache
def _moment(verb: str, ways: int = 1) -> str:
    """The record of a game of bots up to a turn in which the first seat may do this."""
    return staging.colony(_offers(verb, ways), bot="random", packs=BOX, modules=MODULES, seeds=range(1, 200))


def _sound(guest: Guest) -> None:
    """Nothing bars anybody, nothing is without words, nothing lies beside the window."""
    assert barriers(guest) == []
    assert untranslated(guest) == []
    assert guest.width_beyond() <= 0


# -- before a game ---------------------------------------------------------------------------------------


@SIZES
def test_sets_are_one_question_and_one_good_answer(guests: Guests, size: tuple[int, int]) -> None:
    """How many; what is good for that number; three others; what needs more players says so."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    guest.open_table(players=4)
    guest.button("Something else").click()
    page = guest.page
    expect(page.get_by_role("heading", name="How many will sit down?")).to_be_visible()
    expect(page.get_by_role("heading", name="A winter together")).to_be_visible()
    _sound(guest)
    page.get_by_role("radio", name="2", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^The Bandit War"))).to_have_attribute(
        "aria-disabled", "true"
    )
    expect(page.get_by_text("needs 3 players or more")).to_be_visible()
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_role("button", name=re.compile("^The Bandit War")).click()
    expect(page.get_by_role("heading", name="The Bandit War")).to_be_visible()
    expect(page.get_by_text("The Long Night with Bandits.")).to_be_visible()


@SIZES
def test_the_parts_say_why_they_cannot_be_chosen(guests: Guests, size: tuple[int, int]) -> None:
    """A module needs its box, a goal its module, and one box has to be there; what goes takes its parts along."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    guest.open_table(players=4)
    guest.button("Choose the parts").click()
    page = guest.page

    bandits = page.get_by_role("switch", name=re.compile("^Bandits"))
    night = page.get_by_role("switch", name=re.compile("^The Long Night"))
    expect(bandits).to_have_attribute("aria-disabled", "true")
    expect(bandits).to_contain_text("needs The Long Night")
    expect(page.get_by_role("switch", name=re.compile("^The first winter"))).to_contain_text(
        "one box has to be there"
    )
    decks = page.get_by_role("region", name="The decks")
    expect(decks).to_contain_text(
        re.compile(r"People\s*30\s*Crises\s*20\s*Stories\s*80\s*Each find deck\s*20\s*Secrets")
    )
    night.click()
    expect(night).to_be_checked()
    expect(decks).to_contain_text("20, from 2 boxes")
    if size == PHONE:
        guest.button("A goal").click()
    driven = page.get_by_role("button", name=re.compile("^Drive Them Out"))
    expect(driven).to_have_attribute("aria-disabled", "true")
    expect(driven).to_contain_text("needs Bandits")
    _sound(guest)
    if size == PHONE:
        guest.button("Boxes and modules").click()
    bandits.click()
    expect(bandits).to_be_checked()
    if size == PHONE:
        guest.button("A goal").click()
    driven.click()
    expect(driven).to_have_attribute("aria-pressed", "true")
    if size == PHONE:
        guest.button("Boxes and modules").click()
    night.click()
    expect(night).not_to_be_checked()
    guest.button("Set this table").click()
    expect(page.get_by_role("heading", name="Whatever comes")).to_be_visible()


# -- the parts of the modules ----------------------------------------------------------------------------


@SIZES
def test_a_die_is_laid_at_the_laboratory(guests: Guests, size: tuple[int, int]) -> None:
    """The page of the experiment tells its code, which dice fit, and what the vote would mean."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    staging.enter(guest, _moment("lab-die"))
    guest.wait("turn")
    if size == PHONE:
        guest.page.locator("[data-place=raxxon]").click()
        guest.button("Read the log", exact=False).click()
    else:
        guest.button("Lay a die", exact=False).click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_text("With both dice here, all vote tonight:")).to_be_visible()
    _sound(guest)
    dialog.get_by_role("radio").last.click()
    dialog.get_by_role("button", name=re.compile("^Lay the ")).click()
    expect(dialog).to_have_count(0)
    if size == PHONE:
        guest.page.get_by_role("tab", name="Log").click()
    expect(guest.log()).to_contain_text(re.compile(r"You lay a \d at Raxxon\."))


@SIZES
def test_the_hideout_is_raided_by_one_of_two_tables(guests: Guests, size: tuple[int, int]) -> None:
    """Both ways show what each number brings; the places of the modules fit beside all others."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    staging.enter(guest, _moment("raid", ways=2))
    guest.wait("turn")
    guest.until(lambda: not cut_off(guest), "every place lies inside the window")
    _sound(guest)
    guest.page.locator("[data-place=bandit-hideout]").first.click(position={"x": 60, "y": 10})
    guest.page.locator(".act", has_text="Raid").first.click()
    ways = guest.page.get_by_role("group", name="How?").get_by_role("button")
    expect(ways.first).to_be_visible()
    assert ways.first.get_by_role("img", name=re.compile("^On a 1: ")).count() == 1
    ways.last.click()
    guest.page.locator("[data-confirm]").click()
    now = guest.wait("turn", "question", "map")
    if size == PHONE:
        if now == "question":
            guest.button("Look at the table").click()
        guest.page.get_by_role("tab", name="Log").click()
    expect(guest.log()).to_contain_text(re.compile("(searches|storms) the hideout"))


def test_what_got_out_tells_what_an_attack_brings(guests: Guests) -> None:
    """Its card has a line for every face of the die, and is open from the sentence."""
    guest = guests("Ada")
    staging.enter(guest, _moment("attack-special"))
    guest.wait("turn")
    near = {one["place"] for one in guest.views()[-1]["parts"]["laboratory"]["specials"]}
    attacker = next(
        one["id"] for one in guest.views()[-1]["survivors"] if one["owner"] == 0 and one["place"] in near
    )
    guest.page.locator(f"[data-survivor={attacker}]").click()
    guest.page.locator(".act", has_text="Attack it").first.click()
    guest.button("What it does").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_text("Whoever attacks it rolls for exposure")).to_be_visible()
    expect(dialog.get_by_text(re.compile(r"^\d in 6$")).first).to_be_visible()
    _sound(guest)
    dialog.get_by_role("button", name="Close").click()
    guest.page.locator("[data-confirm]").click()
    expect(guest.log()).to_contain_text("rolls for exposure")


@SIZES
def test_work_is_done_on_an_improvement_of_choice(guests: Guests, size: tuple[int, int]) -> None:
    """The bench, large: the nail that would be driven, and what it will do."""
    record = staging.colony(
        staging.asked("choose-improvement"), bot="random", packs=BOX, modules=MODULES, seeds=range(1, 200)
    )
    guest = guests("Ada", size=size, touch=size == PHONE)
    staging.enter(guest, record)
    guest.wait("question")
    guest.question.get_by_role("radio").first.click()
    expect(guest.question.get_by_text(re.compile("is done|finishes it")).first).to_be_visible()
    _sound(guest)
    guest.button("Build").click()
    expect(guest.question).to_have_count(0)


# -- whole games -----------------------------------------------------------------------------------------


def _to_the_end(guest: Guest) -> None:
    """Answer whatever is asked until the verdict; on the way every page has words."""
    guest.wait("question")
    _sound(guest)
    guest.play_until("turn", seconds=PATIENCE)
    assert untranslated(guest) == []
    guest.play_until("over", seconds=PATIENCE)
    expect(guest.page.get_by_role("region", name="Secrets")).to_be_visible()
    assert untranslated(guest) == []


@SIZES
def test_a_game_with_all_three_modules_to_its_end(guests: Guests, size: tuple[int, int]) -> None:
    """From the first choice to the verdict by clicks, with everything on the table."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    record = staging.colony(
        staging.asked("keep-survivors", round_=0),
        players=2,
        packs=BOX,
        modules=MODULES,
        mode="cooperative",
        hardcore=True,
        seeds=[5],
    )
    staging.enter(guest, record)
    _to_the_end(guest)


@SIZES
def test_a_stage_of_a_story_to_its_end(guests: Guests, size: tuple[int, int]) -> None:
    """The page of the stage opens by itself; the goal says which stage it is; the game goes to its verdict."""
    guest = guests("Ada", size=size, touch=size == PHONE)
    record = staging.colony(
        staging.asked("keep-survivors", round_=0),
        players=2,
        packs=BOX,
        mode="cooperative",
        scenario="ln-scenario-chimpanzee-code",
        seeds=[3],
    )
    staging.enter(guest, record)
    story = guest.page.get_by_role("dialog", name="R1: Blast the Gate")
    expect(story).to_contain_text("Stage 1 of 3, The Chimpanzee Code")
    assert barriers(guest) == []
    story.get_by_role("button", name="Go on").click()
    _to_the_end(guest)
