"""Every kind of question that interrupts a turn: it can be read, it can be answered, nothing bars anybody."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.colony.sight.view import view
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest, together
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")
SMALL = (360, 700)


def _looks_right(guest: Guest) -> None:
    """In both lights and on the smallest phone."""
    assert untranslated(guest) == []
    assert barriers(guest) == []
    guest.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert guest.width_beyond() <= 0
    assert barriers(guest) == []


def test_a_crossroads_card(guests: Guests) -> None:
    """Its story is read, each of its options tells what it does, and one of them is taken."""
    guest = guests("Ada")
    staging.enter(guest, staging.colony(staging.asked("crossroads")))
    guest.wait("question")
    expect(guest.question.get_by_role("heading", level=1)).to_be_visible()
    options = guest.question.get_by_role("heading", level=2)
    assert options.count() >= 2
    _looks_right(guest)
    choice = options.last.inner_text()
    guest.question.get_by_role("button", name=choice).click()
    expect(guest.page.get_by_role("heading", level=2, name=choice)).to_have_count(0)


def test_a_search_card_by_card(guests: Guests) -> None:
    """The find, the noise that one more costs, and the choice."""
    guest = guests("Ada", theme="light")
    staging.enter(guest, staging.colony(staging.asked("search"), bot="random"))
    guest.wait("question")
    expect(guest.question.get_by_role("heading", level=1)).to_contain_text("searches")
    assert guest.question.get_by_role("radio").count() >= 1
    _looks_right(guest)
    guest.question.get_by_role("radio").first.click()
    guest.question.get_by_role("button", name=re.compile("^Keep ")).click()
    expect(guest.log().or_(guest.page.get_by_role("tablist")).first).to_be_visible()


def _vote_without_the_exiled(game: ColonyGame) -> bool:
    """Everybody still has to vote about an exile, but for those who are exiled already."""
    if not staging.asked("exile-vote")(game):
        return False
    return len(game.state.players) - len(game.decisions) > 0 and len(game.decisions) >= 2


def test_a_secret_vote(guests: Guests) -> None:
    """Two sides, who has voted, and a seal; what it stands for is said."""
    guest = guests("Ada")
    record = staging.colony(_vote_without_the_exiled, bot="random", seeds=range(1, 400))
    staging.enter(guest, record)
    guest.wait("question")
    sides = guest.question.get_by_role("radio")
    expect(sides).to_have_count(2)
    asked = {one.seat for one in records.load(json.loads(record)).decisions}
    expect(guest.question.locator(".voter")).to_have_count(len(asked))
    _looks_right(guest)
    sides.first.click()
    guest.question.get_by_role("button", name="Seal my vote").click()
    expect(guest.page.get_by_role("button", name="Seal my vote")).to_have_count(0)


def test_nothing_is_offered_for_a_whole_round(guests: Guests) -> None:
    """Said once, the next request of the round is answered before it is seen."""
    guest = guests("Ada")
    staging.enter(guest, staging.colony(staging.asked("request"), bot="random"))
    guest.wait("question")
    guest.question.get_by_role("button", name="Offer nothing this round").click()
    expect(guest.question.get_by_role("button", name="Offer nothing this round")).to_have_count(0)


@pytest.mark.parametrize("kind", ["bite-spread", "choose-survivor", "request", "choose-die", "choose-player"])
def test_smaller_questions(guests: Guests, kind: str) -> None:
    """They are answered by clicks on a phone."""
    guest = guests("Ada", size=PHONE)
    staging.enter(guest, staging.colony(staging.asked(kind), bot="random"))
    state = guest.wait("question", "map")
    before = len(guest.views())
    _looks_right(guest)
    guest.step(state)
    together([guest], lambda: "answered" if len(guest.views()) > before else "", step=lambda *_: None)


def test_what_can_be_done_can_be_taken_from_the_action_as_well(guests: Guests) -> None:
    """First the action, then who: those who could do it are offered, and the sentence begins."""
    guest = guests("Ada")
    staging.enter(guest, staging.colony(staging.asked("turn")))
    guest.wait("turn")
    corner = guest.page.get_by_role("region", name="Your turn")
    corner.get_by_role("button", name=re.compile("^Move")).click()
    who = corner.locator(".act")
    if who.count():
        who.first.click()
    corner.locator("button.choice").first.click()
    expect(corner.get_by_role("button", name="Move", exact=True).last).to_be_enabled()
    guest.page.keyboard.press("Escape")
    expect(corner.get_by_role("button", name=re.compile("^Attack"))).to_be_visible()


def _peeked(game: ColonyGame) -> bool:
    """Seat 0 has its turn and knows a card near the top of a deck."""
    if not staging.asked("turn")(game):
        return False
    me = view(game, 0).me
    known = me.known if me is not None else ()
    return any(one.zone.startswith("deck:") and one.position is not None and one.position < 3 for one in known)


def test_a_card_that_only_i_know_is_shown_on_its_deck(guests: Guests) -> None:
    """An eye with its picture stands beside the number of cards; in words for those who do not see it."""
    guest = guests("Ada")
    staging.enter(guest, staging.colony(_peeked, bot="random"))
    guest.wait("turn")
    expect(guest.page.get_by_role("img", name=re.compile("^You know a card")).first).to_be_visible()
    guest.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    expect(guest.page.get_by_role("img", name=re.compile("^You know a card")).first).to_be_visible()
    assert guest.width_beyond() <= 0
