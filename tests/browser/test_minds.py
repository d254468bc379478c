"""Bots with a level and a temperament, what they say, and what they believed once it is over."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from overwinter import records
from overwinter.colony.bots import Sight, act, make_bot
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.server.adapter import BOT_NAMES
from tests.browser import staging
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE


def about_to_be_accused() -> tuple[ColonyGame, int]:
    """A game in which a bot is about to call for an exile, and the seat of that bot."""
    for seed in range(1, 40):
        game, rng = new_game(Setup(players=4, mode="betrayer"), seed), random.Random(seed)
        bots = [make_bot("greedy") for _ in range(4)]
        while not game.over:
            decision = game.decisions[0]
            option = bots[decision.seat].choose(Sight(game, decision, rng))
            if option.verb == "nominate":
                return game, decision.seat
            game.answer(decision.seat, option, decision.id)
    raise AssertionError("nobody is accused")


def test_a_bot_gets_a_level_and_a_temperament_in_the_lobby(guests: Guests) -> None:
    guest = guests()
    guest.sit("/api/tables", seats=[{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}])
    page = guest.page
    page.get_by_text("Rowan").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Hard").click()
    dialog.get_by_role("button", name="careful").click()
    expect(page.get_by_text("bot, hard, careful")).to_be_visible()
    expect(page.get_by_text("Alder").first).to_be_visible()
    switch = page.get_by_role("switch", name="Bots talk")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()


def test_an_accusation_is_said_in_the_chat_and_minds_lie_open_at_the_end(guests: Guests) -> None:
    game, accuser = about_to_be_accused()
    me = next(seat for seat in range(4) if seat != accuser)
    guest = guests()
    staging.enter(guest, records.dumps(game), seat=me)
    page = guest.page
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(page.get_by_role("log", name="Chat").get_by_text(BOT_NAMES[accuser]).first).to_be_visible()
    rng = random.Random(1)
    while not game.over:
        act(game, [make_bot("random")] * 4, rng)
    late = guests(size=PHONE, touch=True)
    staging.enter(late, records.dumps(game))
    expect(late.page.locator("[data-minds]")).to_be_visible()
    late.open(f"/replay/{late.table}")
    late.page.locator("[data-show-minds]").click()
    expect(late.page.locator("[data-minds] tbody tr")).to_have_count(3)
