"""Many moments at every size: no text is cut, covered, or leaves its box, and no action is out of sight.

Pictures of all of them, to leaf through: ``OVERWINTER_PICTURES=folder pytest tests/browser/test_sizes.py``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.raxxon.game import RaxxonGame
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import AT_ONCE, FONTS, Guest
from tests.browser.looking import misfits

pytestmark = pytest.mark.xdist_group("browser")
PICTURES = os.environ.get("OVERWINTER_PICTURES", "")
"""A folder for pictures of every moment at every size; without it none are taken."""
SIZES = [
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1024, 768),
    (960, 600),
    (932, 430),
    (844, 390),
    (720, 450),  # 1440 x 900 at 200 %
    (390, 844),
    (360, 700),
]
PHONES = [(390, 844), (360, 700), (844, 390), (720, 450)]
TABLET = [(1024, 768)]
FEW = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 700)]
SLOW = 0
BOX = ["longnight"]
MODULES = ["improvements", "bandits", "laboratory"]
EVERYTHING = {"packs": BOX, "modules": MODULES}


# -- the moments -----------------------------------------------------------------------------------------


def _full_turn(game: ColonyGame) -> bool:
    """Seat 0 is to act with four people or more, somebody is out, and there is much to choose from."""
    if not staging.asked("turn", round_=2)(game):
        return False
    mine = game.own(0)
    out = {one.id for one in mine if one.place != game.home_of(0)}
    attack = any(option.verb == "attack" and option["survivor"] in out for option in game.options(0))
    return attack and len(mine) >= 4 and len(game.state.players[0].hand) >= 3


def _last_turn_of_the_round(game: ColonyGame) -> bool:
    """Somebody laid cards for the crisis and the last turn of the round is seat 0's."""
    state = game.state
    if game.over or state.flow.decisions[0].kind != "turn" or game.decision(0) is None:
        return False
    last = (state.colonies[0].first + len(state.players) - 1) % len(state.players)
    return last == 0 and len(state.contributions) >= 2


def _pair_acts(game: ColonyGame) -> bool:
    """Seat 0 and somebody of the other colony act, in the second round or later."""
    acting = [one.seat for one in game.decisions if one.kind == "turn"]
    return game.state.round > 1 and len(acting) == 2 and 0 in acting


def _over(game: ColonyGame) -> bool:
    return game.over


def _crowd(game: RaxxonGame) -> bool:
    """Seat 0 is to act before a crowd of which much is known."""
    decision = None if game.over else game.decision(0)
    shown = sum(card.up for card in game.state.crowd)
    return decision is not None and decision.kind == "rx-turn" and len(game.state.crowd) >= 11 and shown >= 4


Moment = Callable[[Guest], None]
MOMENTS: dict[str, Moment] = {}
"""What leads a guest to each moment, by its name."""


def moment(go: Moment) -> Moment:
    """A moment that is looked at in every size."""
    MOMENTS[go.__name__.removeprefix("_")] = go
    return go


@moment
def _start(guest: Guest) -> None:
    guest.open()
    expect(guest.button("Play now")).to_be_visible()


@moment
def _lobby(guest: Guest) -> None:
    guest.open_table(4)
    guest.seat_bot()


@moment
def _sets(guest: Guest) -> None:
    _lobby(guest)
    guest.button("Something else").click()
    expect(guest.page.get_by_role("heading", name="How many will sit down?")).to_be_visible()


@moment
def _parts(guest: Guest) -> None:
    _lobby(guest)
    guest.button("Choose the parts").click()
    expect(guest.page.get_by_role("switch", name=re.compile("^The Long Night"))).to_be_visible()


def _at(guest: Guest, state: str, wanted: staging.Wanted, **how: object) -> None:
    """Enter a game of bots at the first moment of this kind."""
    staging.enter(guest, _recorded(wanted, **how))
    guest.wait(state)


def _recorded(wanted: staging.Wanted, **how: object) -> str:
    return staging.colony(wanted, **how)


@moment
def _set_up(guest: Guest) -> None:
    _at(guest, "question", staging.asked("keep-survivors", round_=0))


@moment
def _turn(guest: Guest) -> None:
    _at(guest, "turn", _full_turn, bot="random", players=2, mode="cooperative")


@moment
def _acting(guest: Guest) -> None:
    _turn(guest)
    _take_up_somebody(guest)


@moment
def _turn_with_modules(guest: Guest) -> None:
    _at(guest, "turn", _full_turn, bot="random", players=2, mode="cooperative", **EVERYTHING)


@moment
def _acting_with_modules(guest: Guest) -> None:
    _turn_with_modules(guest)
    _take_up_somebody(guest)


def _take_up_somebody(guest: Guest) -> None:
    """Somebody outside attacks; the sentence is open."""
    people = guest.page.locator("[data-survivor]")
    for number in range(people.count()):
        people.nth(number).click()
        attack = guest.page.locator("button.act[aria-disabled=false]").filter(has_text="Attack")
        if attack.count() and "Colony" not in people.nth(number).inner_text():
            attack.first.click()
            return


@moment
def _search(guest: Guest) -> None:
    _at(guest, "question", staging.asked("search"), bot="random")


@moment
def _crossroads(guest: Guest) -> None:
    _at(guest, "question", staging.asked("crossroads", round_=2))


@moment
def _vote(guest: Guest) -> None:
    _at(guest, "question", staging.asked("exile-vote"), bot="random")


@moment
def _night(guest: Guest) -> None:
    _at(guest, "turn", _last_turn_of_the_round)
    guest.page.clock.install()
    guest.end_turn()
    expect(guest.page.locator("[data-telling]")).to_be_visible()


@moment
def _end(guest: Guest) -> None:
    _at(guest, "over", _over)


@moment
def _war(guest: Guest) -> None:
    """Ten at a table of two colonies; two of them act."""
    staging.enter(guest, records.dumps(staging.war(_pair_acts, players=10)), free=True)
    guest.wait("turn")


@moment
def _war_of_the_wolf(guest: Guest) -> None:
    """The eleventh is the lone wolf, whose turn it is."""
    staging.enter(
        guest, records.dumps(staging.war(staging.asked("turn", seat=10), players=11)), seat=10, free=True
    )
    guest.wait("turn")


@moment
def _war_end(guest: Guest) -> None:
    staging.enter(guest, records.dumps(staging.war(_over, players=7)))
    guest.wait("over")


@moment
def _raxxon_choice(guest: Guest) -> None:
    guest.open()
    guest.button("Play alone").click()
    expect(guest.page.locator("[data-character]").first).to_be_visible()


@moment
def _raxxon_turn(guest: Guest) -> None:
    staging.enter(guest, staging.raxxon(_crowd))
    expect(guest.page.locator("button[data-act]").first).to_be_visible()


@moment
def _raxxon_end(guest: Guest) -> None:
    staging.enter(guest, staging.raxxon(lambda game: game.over))
    expect(guest.page.get_by_role("region", name="Who was there")).to_be_visible()


SETTLED = """async () => {
  const frame = () => new Promise((go) => (requestAnimationFrame(go), setTimeout(go, 250)));
  let before = "";
  for (let n = 0, same = 0; n < 200 && same < 4; n++) {
    await frame();
    const things = [...document.querySelectorAll("section, button, dialog")];
    const boxes = things.map((one) => one.getBoundingClientRect());
    const now = boxes.map((box) => [box.x, box.y, box.width, box.height]).join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
"""The page has taken the new size: nothing has moved for a few frames, or for as many moments without one."""


def _look(guest: Guest, name: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What does not fit at these sizes; pictures are taken if they are wanted."""
    found = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(FONTS)
        guest.page.evaluate(SETTLED)
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            guest.page.screenshot(path=Path(PICTURES) / f"{name}-{width}x{height}.png")
        found += [f"{name} {width}x{height} {fault}" for fault in misfits(guest)]
    return found


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_fits(guests: Guests, name: str) -> None:
    """The moment is reached once; then only the window changes."""
    guest = guests("Ines", pace=SLOW if name == "night" else AT_ONCE)
    MOMENTS[name](guest)
    found = _look(guest, name)
    assert not found, "\n".join(found)


def test_everything_behind_a_tab_fits(guests: Guests) -> None:
    """Hand, crisis and goal, players and log of a phone, and the panels of a tablet."""
    guest = guests("Ines")
    _turn_with_modules(guest)
    found = _look(guest, "panel-none", PHONES[:1])
    for tab in ("Hand", "Crisis", "Players", "Log"):
        guest.page.get_by_role("tab", name=tab).click()
        found += _look(guest, f"tab-{tab.lower()}", PHONES)
    guest.page.get_by_role("tab", name="Table").click()
    found += _look(guest, "panel-none", TABLET)
    for panel in ("Crisis", "Goal", "Log"):
        guest.page.locator("header .chip").filter(has_text=panel).click()
        found += _look(guest, f"panel-{panel.lower()}", TABLET)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_longer_words_fit(guests: Guests, locale: str) -> None:
    """German and French are a third longer: nobody is taken up, then somebody, then a place to go to."""
    guest = guests("Ines", locale=locale)
    record = _recorded(_full_turn, bot="random", players=2, mode="cooperative", **EVERYTHING)
    staging.enter(guest, record)
    guest.page.locator("button.act").first.wait_for()
    found = _look(guest, f"turn-{locale[:2]}", FEW)
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.page.locator("[data-survivor]").first.click()
    found += _look(guest, f"taken-up-{locale[:2]}", FEW)
    assert not found, "\n".join(found)
