"""What happens is watched: event by event, at one's own pace, to the end; and looked up again by a link."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from overwinter.colony.game import ColonyGame
from overwinter.raxxon.game import RaxxonGame
from tests.browser import house, staging
from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers

pytestmark = pytest.mark.xdist_group("browser")
SLOW, STEADY, QUICK = 0, 1, 3
SKIP = re.compile(r"^Skip\s*\d*$")

WATCH = """() => {
  window.__told = [];
  const note = () => {
    const slip = document.querySelector("[data-telling]");
    const last = window.__told.at(-1);
    const text = slip?.innerText ?? "";
    if (!slip || (last && last.text === text)) return;
    window.__told.push({
      kind: slip.dataset.telling,
      text,
      zombies: document.querySelectorAll('[data-piece^="z:"]').length,
      asked: document.querySelector("dialog[open]") !== null,
      ended: document.querySelector("[data-end]") !== null,
      moving: document.getAnimations().some((one) => one.effect.getKeyframes().some((key) => key.transform)),
    });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes every event that is told, with what else is to be seen at that moment."""


def watched(guest: Guest) -> list[dict[str, Any]]:
    """What was told since :data:`WATCH`."""
    found: list[dict[str, Any]] = guest.page.evaluate("() => window.__told")
    return found


def kinds(guest: Guest) -> list[str]:
    """The kinds of events that were told."""
    return [one["kind"] for one in watched(guest)]


def told(guest: Guest, kind: str) -> None:
    """Wait until an event of this kind was told."""
    guest.page.wait_for_function("(kind) => window.__told.some((one) => one.kind === kind)", arg=kind)


def _night(game: ColonyGame) -> bool:
    """Somebody laid cards for the crisis, the last turn of the round is seat 0's, and the night is survived."""
    state = game.state
    if game.over or state.round != 1 or state.flow.decisions[0].kind != "turn" or game.decision(0) is None:
        return False
    last = (state.colonies[0].first + len(state.players) - 1) % len(state.players)
    if last != 0 or len(state.contributions) < 2:
        return False
    copy = game.copy()
    copy.answer(0, "end-turn")
    return not copy.over


def _last_turn(game: ColonyGame) -> bool:
    """Seat 0 has only to end the turn, and the night ends the game."""
    if game.over or game.decision(0) is None or game.decisions[0].kind != "turn":
        return False
    copy = game.copy()
    copy.answer(0, "end-turn")
    return copy.over


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_night_is_watched_step_by_step(guests: Guests, size: tuple[int, int]) -> None:
    """Each event is told with the picture that belongs to it, and nothing is asked before the last."""
    guest = guests("Ada", size=size, pace=QUICK, motion="full")
    staging.enter(guest, staging.colony(_night))
    guest.wait("turn")
    before = guest.page.locator('[data-piece^="z:"]').count()
    guest.page.evaluate(WATCH)
    guest.end_turn()
    told(guest, "round")
    seen = watched(guest)
    order = [one["kind"] for one in seen]
    assert order[0] == "night"
    assert order.count("contribution") >= 2
    assert order.index("contribution") < order.index("zombies") < order.index("round")
    assert seen[0]["zombies"] == before, "the dead have not come yet when night falls"
    arrivals = [one["zombies"] for one in seen if one["kind"] == "zombies"]
    assert arrivals == sorted(arrivals)
    assert not any(one["asked"] for one in seen)


def test_whoever_has_seen_enough_skips(guests: Guests) -> None:
    """One key, or one touch; everything is in the log."""
    guest = guests("Ada", pace=SLOW)
    staging.enter(guest, staging.colony(_night))
    guest.wait("turn")
    guest.page.evaluate(WATCH)
    guest.end_turn()
    told(guest, "night")
    expect(guest.page.get_by_role("button", name=SKIP)).to_be_visible()
    assert barriers(guest) == []
    guest.page.keyboard.press("f")
    expect(guest.page.locator("[data-telling=night]")).to_have_count(0)
    expect(guest.log()).to_contain_text("Round 2 begins")
    assert "round" not in kinds(guest)


def test_skipping_by_touch(guests: Guests) -> None:
    guest = guests("Ada", size=PHONE, touch=True, pace=SLOW)
    staging.enter(guest, staging.colony(_night))
    guest.wait("turn")
    guest.page.evaluate(WATCH)
    guest.end_turn()
    told(guest, "night")
    assert barriers(guest) == []
    assert guest.width_beyond() <= 0
    guest.page.get_by_role("button", name=SKIP).tap()
    expect(guest.page.locator("[data-telling=night]")).to_have_count(0)
    assert "round" not in kinds(guest)


def test_calm_shows_states_without_motion(guests: Guests) -> None:
    guest = guests("Ada", pace=QUICK, motion="calm")
    staging.enter(guest, staging.colony(_night))
    guest.wait("turn")
    guest.page.evaluate(WATCH)
    guest.end_turn()
    told(guest, "round")
    assert kinds(guest).count("contribution") >= 2
    assert not any(one["moving"] for one in watched(guest))


def test_the_pace_is_asked_for_once(guests: Guests) -> None:
    """The first time that others are watched; the choice is kept."""
    guest = guests("Ada", pace=STEADY)
    staging.enter(guest, staging.colony(_night))
    guest.wait("turn")
    guest.end_turn()
    asked = guest.page.get_by_role("region", name="What happens is shown")
    asked.get_by_role("combobox").select_option("at once")
    expect(asked).to_have_count(0)
    guest.page.reload()
    guest.wait("turn", "question", "map")
    kept = guest.page.evaluate("() => JSON.parse(localStorage.getItem('overwinter.prefs'))")
    assert (kept["pace"], kept["paced"]) == (4, True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_end_is_a_moment_and_a_replay_leads_back_to_it(guests: Guests, size: tuple[int, int]) -> None:
    """The last night is seen before the end; then event by event again, and by link for a friend."""
    guest = guests("Ada", size=size, pace=QUICK)
    staging.enter(guest, staging.colony(_last_turn, bot="random"))
    guest.wait("turn")
    guest.page.evaluate(WATCH)
    guest.end_turn()
    expect(guest.page.locator("[data-end]")).to_be_visible()
    seen = watched(guest)
    assert "night" in kinds(guest)
    assert seen[-1]["kind"] == "game-over"
    assert not any(one["ended"] for one in seen)

    guest.open(f"/replay/{guest.table}")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page.locator("[data-telling=game-over]")).to_be_visible()
    stops = int(slider.get_attribute("max") or 0)
    back = [one for one in seen if one["text"]][-3:]
    for _ in back:
        guest.page.keyboard.press("ArrowLeft")
    expect(guest.page).to_have_url(re.compile(rf"at={stops - len(back)}"))
    slip = guest.page.locator("[data-telling]")
    here = slip.inner_text() if slip.count() else ""
    assert barriers(guest) == []

    friend = guests("Bo", size=size)
    friend.page.goto(guest.page.url)
    expect(friend.page.get_by_role("slider")).to_have_value(str(stops - len(back)))
    if here:
        expect(friend.page.locator("[data-telling]")).to_have_text(here, use_inner_text=True)


def _evening(game: RaxxonGame) -> bool:
    """Somebody has only to pass, and it is evening."""
    if game.over or game.decision(0) is None or game.decisions[0].kind != "rx-turn":
        return False
    return all(game.has_passed(seat) for seat in range(1, len(game.state.sheets)))


def test_the_evening_of_raxxon_is_watched(guests: Guests) -> None:
    guest = guests("Ada", pace=QUICK)
    staging.enter(guest, staging.raxxon(_evening))
    expect(guest.page.locator("button[data-act=pass]")).to_be_visible()
    guest.page.evaluate(WATCH)
    guest.page.locator("button[data-act=pass]").click()
    guest.page.keyboard.press("e")
    told(guest, "rx-evening")
    told(guest, "rx-day")
    order = kinds(guest)
    assert order.index("rx-evening") < order.index("rx-day")
    assert barriers(guest) == []


@pytest.fixture(scope="module")
def patient() -> Iterator[str]:
    """A server whose bots do nothing until they are told not to wait."""
    with house.server("--bot-delay", "600000") as address:
        yield address


def _at_crossroads(game: ColonyGame) -> bool:
    """A bot has to choose between the ways of a crossroads card."""
    if not staging.asked("crossroads", seat=1)(game):
        return False
    asked = game.decision(1)
    assert asked is not None
    return len(game.content.crossroads[str(asked.about["card"])].options) > 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_bots_crossroads_card_is_seen_by_everybody(
    chromium: Browser, patient: str, size: tuple[int, int]
) -> None:
    """The card, its options and who decides; then what was chosen. Those who look on see it as well."""
    player = Guest(chromium, patient, "Ada")
    watcher = Guest(chromium, patient, "Eve", size=size, pace=STEADY)
    try:
        staging.enter(player, staging.colony(_at_crossroads))
        watcher.open(f"/t/{player.table}?watch")
        card = watcher.page.locator("[data-open-card]")
        expect(card).to_contain_text("decides")
        assert card.get_by_role("listitem").count() >= 2
        assert barriers(watcher) == []
        assert watcher.width_beyond() <= 0
        expect(player.page.locator("[data-open-card]")).to_be_visible()
        watcher.page.evaluate(WATCH)
        player.page.get_by_role("button", name="Skip ahead").click()
        told(watcher, "crossroads-choice")
        assert player.verdict() == []
        assert watcher.verdict() == []
    finally:
        player.close()
        watcher.close()


def _kind(message: dict[str, Any]) -> str:
    return "happened" if message["type"] == "view" and message["events"] else str(message["type"])


def _not_last(game: ColonyGame) -> bool:
    """Seat 0 is asked, and bots have their turns after it in this round."""
    return staging.asked("turn")(game) and game.state.colonies[0].first == 0


def test_bots_hold_until_a_person_has_seen_what_they_did(
    chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two things that bots do the page says that it has shown the first, however slow it is."""
    monkeypatch.setenv("OVERWINTER_WATCH_SECONDS", "600")
    wire: list[str] = []
    with house.server() as address:
        guest = Guest(chromium, address, "Ada", pace=QUICK)

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: wire.append(json.loads(frame)["type"]))
            socket.on("framereceived", lambda frame: wire.append(_kind(json.loads(frame))))

        guest.page.on("websocket", listen)
        try:
            staging.enter(guest, staging.colony(_not_last))
            guest.wait("turn")
            guest.page.evaluate(WATCH)
            wire.clear()
            guest.end_turn()
            guest.page.wait_for_function("() => window.__told.length > 6")
            assert guest.verdict() == []
        finally:
            guest.close()
    acts = [one for one in wire if one in ("seen", "happened")]
    assert acts.count("happened") > 3
    assert all("seen" in pair for pair in itertools.pairwise(acts)), acts


def _doomed(game: ColonyGame) -> bool:
    """Somebody of seat 0 has as many wounds as can be borne, and frostbite."""
    if not staging.asked("turn")(game):
        return False
    return any(s.owner == 0 and s.frostbite and s.tokens == 2 for s in game.state.survivors.values())


def test_doom_is_worn(guests: Guests) -> None:
    """On the board and in the tray, with the reason in words."""
    guest = guests("Ada")
    staging.enter(guest, staging.colony(_doomed, bot="random", seeds=range(1, 200)))
    guest.wait("turn")
    expect(guest.page.locator(".person [data-doom]").first).to_be_visible()
    expect(guest.page.locator("[data-survivor] [data-doom]").first).to_be_visible()
    expect(guest.page.get_by_role("button", name=re.compile("The next frostbite kills")).first).to_be_visible()
