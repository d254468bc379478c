"""Packs of the server's own: chosen in the lobby, played by clicks, shown with their words on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from overwinter.colony.game import ColonyGame
from overwinter.kernel import packs
from tests.browser import house, staging
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers, untranslated

pytestmark = pytest.mark.xdist_group("browser")
EXAMPLES = Path(__file__).parents[2] / "examples"
FIRST_LOAD = 250_000
"""Bytes over the wire until the start page stands, fonts included."""


@pytest.fixture(scope="module")
def stocked() -> Iterator[str]:
    """The address of a server that offers the example pack."""
    with house.server("--packs", str(EXAMPLES)) as address:
        yield address


@pytest.fixture
def visitors(chromium: Browser, stocked: str) -> Iterator[Callable[..., Guest]]:
    """Makes guests of that server. In the end nothing may have gone wrong on any of their pages."""
    made: list[Guest] = []

    def make(name: str = "Ada", **wishes: object) -> Guest:
        made.append(Guest(chromium, stocked, name, **wishes))  # type: ignore[arg-type]
        return made[-1]

    try:
        yield make
        assert [one.verdict() for one in made] == [[] for _ in made]
    finally:
        for one in made:
            one.close()


@pytest.mark.parametrize(
    ("locale", "name", "size"),
    [
        ("en-GB", "Homebrew example", DESKTOP),
        ("de-DE", "Beispiel für eigene Karten", PHONE),
        ("fr-FR", "Exemple de cartes maison", PHONE),
    ],
)
def test_a_pack_is_chosen_in_the_lobby(
    visitors: Callable[..., Guest], locale: str, name: str, size: tuple[int, int]
) -> None:
    """Each pack of the server is a switch with a name in the reader's language; the table keeps the choice."""
    guest = visitors("Ada", locale=locale, size=size, touch=size == PHONE)
    made = guest.context.request.post(f"{guest.home}/api/tables", data={"name": "Ada"}).json()
    guest.open(f"/s/{made['token']}")
    guest.page.wait_for_url("**/t/*")
    switch = guest.page.get_by_role("switch", name=name)
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    assert untranslated(guest) == []
    assert barriers(guest) == []
    guest.page.reload()
    expect(switch).to_be_checked()


def _tom(game: ColonyGame) -> bool:
    """The first seat may act, and old Tom of the example pack is one of its people."""
    decision = None if game.over else game.decision(0)
    tom = game.survivor("homebrew-old-tom")
    return decision is not None and decision.kind == "turn" and tom is not None and tom.owner == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_own_cards_are_played_by_clicks(
    visitors: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """A survivor of the pack stands on the table with name and ability, and the game goes on to the next turn."""
    monkeypatch.setattr(packs, "_shelf", {})
    packs.put_on_shelf(EXAMPLES / "homebrew")
    record = staging.colony(_tom, bot="random", seeds=[8], packs=["base", "homebrew"])
    guest = visitors("Ada", size=size, touch=size == PHONE)
    staging.enter(guest, record)
    guest.wait("turn")
    tom = guest.page.get_by_role("button", name=re.compile("^Old Tom")).first
    expect(tom).to_be_visible()
    assert untranslated(guest) == []
    tom.click()
    expect(guest.page.get_by_text("You roll 1 more action die.").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.end_turn()
    guest.play_until("turn", "over")


FETCHED = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\/sets\\/.+\\/(words|facts)/.test(one.name))
  .map((one) => one.transferSize)"""
"""What came over the wire for words and facts."""


def test_words_and_facts_are_fetched_once(visitors: Callable[..., Guest]) -> None:
    """By hash: a second visit takes them from the browser's own memory, without asking."""
    guest = visitors("Ada")
    guest.open()
    expect(guest.page.get_by_role("main")).to_be_visible()
    assert min(guest.page.evaluate(FETCHED)) > 10_000
    guest.open()
    expect(guest.page.get_by_role("main")).to_be_visible()
    assert guest.page.evaluate(FETCHED) == [0]


def test_the_first_load_is_small(visitors: Callable[..., Guest]) -> None:
    """The start page fetches neither a game nor its cards."""
    guest = visitors("Ada")
    found: list[Response] = []
    guest.page.on("response", lambda response: found.append(response))
    guest.open()
    expect(guest.page.get_by_role("main")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    weights = {one.url: one.request.sizes()["responseBodySize"] for one in found}
    assert sum(weights.values()) <= FIRST_LOAD, weights
    assert not any("/sets/base/" in url or "game-" in url for url in weights), weights
    # Every glyph of the page is among those that come with it (web/icons.json).
    assert guest.page.locator('path[d=""]').count() == 0
