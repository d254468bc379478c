"""Two colonies on the page: a fight by taps on a phone, the candle that burns down, the lone wolf by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.server.seeds import Seeds
from tests.browser import house, staging
from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, Guest, together
from tests.browser.looking import faults, too_small

pytestmark = pytest.mark.xdist_group("browser")
WOLF = 4
OURS, THEIRS = "wc-tac-on-guard", "wc-tac-charge"


# -- a fight ---------------------------------------------------------------------------------------------


def _leaders(game: ColonyGame, kind: str) -> list[int]:
    """Both leaders, while both and nobody else have to seal something of a kind."""
    asked = [(one.seat, one.kind) for one in game.decisions]
    return [seat for seat, _ in asked] if [one for _, one in asked] == [kind, kind] else []


def _beaten(game: ColonyGame) -> tuple[int, int]:
    """Who would lay one bullet, be beaten and choose who takes the wounds, and by whom, if another fight follows;
    (-1, -1): nobody would."""
    pair = _leaders(game, "tactic")
    for loser, winner in (pair, pair[::-1]) if pair else ():
        after = game.copy()
        after.state.flow.rng = Seeds(house.SEED).game()  # so the server goes on with a game that it is brought
        for seat, card in ((loser, OURS), (winner, THEIRS)):
            after.answer(seat, next(one for one in after.options(seat) if one["card"] == card))
        if not _leaders(after, "bid") or len(after.options(loser)) < 2:
            continue
        after.answer(loser, after.options(loser)[1])
        after.answer(winner, after.options(winner)[-1])
        wounds = _dealt(after, loser)
        if wounds and len(after.state.survivors) == len(game.state.survivors) and _leaders(after, "tactic"):
            return loser, winner
    return -1, -1


def _dealt(game: ColonyGame, seat: int) -> int:
    """Let a seat deal out the wounds of a fight; how many there were to choose for."""
    n = 0
    while (asked := game.decision(seat)) is not None and asked.about.get("why") == "wound":
        game.answer(seat, game.options(seat)[0])
        n += 1
    return n


def _lost_fight(game: ColonyGame) -> bool:
    return _beaten(game) != (-1, -1)


def _sheet(guest: Guest, step: str) -> Locator:
    """The sheet of the fight, at a step of it."""
    sheet = guest.page.locator(f'[data-fight="{step}"]')
    expect(sheet).to_be_visible()
    return sheet


def test_a_fight_is_fought_by_taps_on_a_phone(guests: Guests) -> None:
    """Tactics, bids, dice, wounds and what came of it; the other leader sits at a desk and wins."""
    game = staging.war(_lost_fight)
    loser, winner = _beaten(game)
    ada, bo = staging.two_sit_down(guests, game, winner, loser)

    sheet = _sheet(bo, "tactic")
    sheet.get_by_role("radio", name=re.compile("^On Guard")).tap()
    expect(sheet.get_by_role("heading", name=re.compile("On Guard"))).to_be_visible()
    assert faults(bo) == too_small(sheet.locator("footer button, [role=radio]")) == []
    sheet.get_by_role("button", name="Seal On Guard").tap()
    expect(_sheet(bo, "watch")).to_contain_text("sealed: On Guard")
    sheet = _sheet(ada, "tactic")
    sheet.get_by_role("radio", name=re.compile("^Charge")).click()
    sheet.get_by_role("button", name="Seal Charge").click()

    sheet = _sheet(bo, "bid")
    sheet.locator(".slot").first.tap()
    expect(sheet.get_by_role("slider")).to_have_value("1")
    assert faults(bo) == too_small(sheet.locator("footer button, .slot")) == []
    sheet.get_by_role("button", name="Close my hand on 1").tap()
    sheet = _sheet(ada, "bid")
    if (slots := sheet.locator(".slot")).count():
        slots.last.click()
    sheet.get_by_role("button", name=re.compile("^Close my hand")).click()

    sheet = _sheet(bo, "harm")
    expect(sheet).to_contain_text("Beaten. Wound 1 of")
    assert faults(bo) == too_small(sheet.locator("footer button, [role=radio]")) == []
    wounds = re.search(r"Wound 1 of (\d+)", sheet.inner_text())
    assert wounds is not None
    for n in range(1, int(wounds[1]) + 1):
        expect(sheet).to_contain_text(f"Wound {n} of")
        sheet.get_by_role("radio").first.tap()
        sheet.locator("footer .go").tap()
    sheet = _sheet(bo, "result")
    expect(sheet).to_contain_text("Lost by")
    expect(_sheet(ada, "result")).to_contain_text("Won by")
    assert faults(bo) == []
    sheet.get_by_role("button", name=re.compile("^On ")).tap()
    _sheet(bo, "tactic")  # the next fight


# -- the candle ------------------------------------------------------------------------------------------


def _both_act(game: ColonyGame) -> bool:
    """Two act side by side, the first of them with a die left."""
    acting = [one.seat for one in game.decisions if one.kind == "turn"]
    return len(acting) == 2 and len(game.decisions) == 2 and bool(game.player(min(acting)).unused)


def test_the_candle_burns_down(guests: Guests) -> None:
    """It is lit when the first is done; when it is out the turn is over, which is told, and nothing is lost."""
    game = staging.war(_both_act)
    slow, quick = sorted(one.seat for one in game.decisions)
    ada, bo = staging.two_sit_down(guests, game, slow, quick)
    ada.wait("turn")
    bo.wait("turn")
    bo.end_turn()
    candle = ada.page.locator(f'[data-glass="{slow}"]')
    expect(candle).to_have_attribute("role", "timer")
    expect(candle).to_contain_text(re.compile(r"[12]:\d\d"))
    ada.page.locator(f'[data-survivor="{game.own(slow)[0].id}"]').first.click()  # in the middle of something
    kept = _belongings(ada)

    staging.tell(ada, type="configure", pace={"bot_delay": 0, "glass": 1})
    expect(ada.page.get_by_text("The candle is out: your turn is over.").first).to_be_visible()
    expect(candle).to_have_count(0)
    expect(ada.page.locator("[data-end-turn]")).to_have_count(0)
    assert slow not in ada.views()[-1]["parts"]["warring"]["acting"]
    assert _belongings(ada) == kept
    bo.hears("the turn of Ada is over")


def _belongings(guest: Guest) -> tuple[object, object]:
    """The cards in hand and the people of somebody, as the server last told them."""
    view = guest.views()[-1]
    return view["me"]["hand"], [one["id"] for one in view["survivors"] if one["owner"] == view["me"]["seat"]]


# -- the lone wolf ---------------------------------------------------------------------------------------


def _mission(game: ColonyGame) -> str:
    """A mission that the wolf may do now; empty: there is none, or it is not the wolf's turn."""
    asked = game.decision(WOLF)
    ready = game.options(WOLF) if asked is not None and asked.kind == "turn" else []
    return next((str(one["card"]) for one in ready if one.verb == "mission"), "")


def _ready(game: ColonyGame) -> bool:
    return bool(_mission(game))


def test_the_lone_wolf_does_a_mission_and_takes_a_side(guests: Guests) -> None:
    """On a desk: a mission is chosen into the sentence and done; between two colonies the wolf takes a side."""
    game = staging.war(_ready, players=WOLF + 1)
    ada = guests("Ada", size=DESKTOP)
    staging.enter(ada, records.dumps(game), seat=WOLF, free=True)
    ada.wait("turn")
    den = ada.page.get_by_role("region", name="The Den")
    missions = ada.page.get_by_role("region", name="Your missions")
    expect(den).to_contain_text("0 missions done")
    assert faults(ada) == []
    missions.get_by_role("button", name="Choose it").first.click()
    expect(ada.page.locator("[data-confirm]")).to_be_enabled()
    missions.get_by_role("button", name="Do it").click()
    together([ada], lambda: "done" if "1 mission done" in den.inner_text() else "")
    between = staging.war(staging.asked("join-or-run", seat=WOLF), players=WOLF + 1)
    staging.enter(ada, records.dumps(between), seat=WOLF, free=True)
    ada.wait("question")
    expect(ada.question).to_contain_text("Your survivors are in the way.")
    assert faults(ada) == []
    ada.question.get_by_role("button", name=re.compile("^Fight for Pine Ridge")).click()
    expect(ada.page.get_by_text("Your survivors are in the way.")).to_have_count(0)
    assert ada.views()[-1]["parts"]["warring"]["combat"] is not None
