"""Cards that leave the game face down stay unknown (R-353)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from overwinter.colony.cards.effects import Effect
from overwinter.colony.cards.ops.items import lose_any, removed_to_waste
from overwinter.colony.cards.ops.tracks import bottom_current_crisis
from overwinter.colony.cards.vocabulary import Pile
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.elimination import lose_hand
from overwinter.colony.rules.sources import Cards
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import events_for, to_json, view
from overwinter.testing import Table

BEV, MIKE, JUNK = "base-bev-russell", "base-mike-cho", "base-starter-junk"
FUEL, FOOD, MEDICINE, PISTOL = (
    "base-starter-fuel",
    "base-starter-food-1",
    "base-starter-medicine",
    "base-police-station-pistol",
)
DESPAIR = "base-crisis-despair"
HERE = Effect("", 0, "", {})


def told(game: ColonyGame, seat: int | None) -> str:
    """All that a seat (``None``: somebody beside the table) gets to see and to read."""
    return json.dumps([to_json(view(game, seat)), [str(event) for event in events_for(game, seat)]])


def buried(card: str) -> Table:
    """A crisis goes under its deck; seat 1 had laid down a card for it, seat 2 another one."""
    table = Table(3).crisis(DESPAIR).player(1, hand=[card]).player(2, hand=[MEDICINE]).start(1)
    table.choose(1, "contribute", card=card).end_turn(1).choose(2, "contribute", card=MEDICINE)
    bottom_current_crisis(table.game, HERE)
    check(table.game)
    return table


@pytest.mark.parametrize("seat", [0, 2, None])
def test_r353_what_was_laid_down_for_a_buried_crisis_stays_unknown(seat: int | None) -> None:
    """R-353: whichever card it was, the others see the same: one more card is out of the game."""
    seen = [told(buried(card).game, seat) for card in (FUEL, FOOD)]
    assert seen[0] == seen[1]
    assert FUEL not in seen[0]
    assert view(buried(FUEL).game, seat).unseen == 2


def test_r353_a_seat_still_knows_its_own_card() -> None:
    """R-353: who laid it down knows that it is gone; for the others it may be any card with that back."""
    game = buried(FUEL).game
    own = {tuple(imagine(game, 1, seed).card_ids(imagine(game, 1, seed).state.unseen)) for seed in range(20)}
    assert all(FUEL in cards for cards in own)
    assert len(own) > 1
    others = [imagine(game, 0, seed) for seed in range(30)]
    assert not all(FUEL in other.card_ids(other.state.unseen) for other in others)
    for other in others:
        check(other)
        assert view(other, 0) == view(game, 0)


def test_r353_equipment_was_seen_by_all() -> None:
    """R-353, OW-13: what was equipped and laid down lies open when it leaves the game."""
    table = Table(3).crisis(DESPAIR).survivor(BEV, 0, items=[PISTOL]).player(0, hand=[FUEL]).start(0)
    table.choose(0, "contribute", survivor=BEV, card=PISTOL).choose(0, "contribute", card=FUEL)
    bottom_current_crisis(table.game, HERE)
    assert table.removed() == [PISTOL]
    assert table.game.card_ids(table.state.unseen) == [FUEL]


def test_r353_a_deck_leaves_the_game_unseen() -> None:
    """R-353: nobody looks through a deck that leaves the game; so it can still be taken back."""
    table = Table(3).survivor(BEV, 0).crossroads("base-crossroads-bev-russell").start(0, at="turn-start")
    deck = table.deck("school")
    table.choose(0, "crossroads", choice=2)
    assert (table.deck("school"), table.removed()) == ([], [])
    assert sorted(table.game.card_ids(table.state.unseen)) == sorted(deck)
    assert table.events("deck-removed")
    for seat in (0, 1, 2, None):
        assert not any(card in told(table.game, seat) for card in deck if "school" in card)
    table.game.undo(0)
    assert table.deck("school") == deck


def test_r353_what_was_seen_in_a_deck_is_known_to_be_gone() -> None:
    """R-353: a card that a seat has seen in the deck before lies nowhere else, as that seat imagines it."""
    table = Table(3).start(0)
    game, top = table.game, table.state.places["school"].deck[0]
    game.peek(1, "deck:school", item=top)
    game.remove_unseen("deck:school", game.place("school").deck)
    game.lay_deck("school", [])
    check(game)
    assert all(top in imagine(game, 1, seed).state.unseen for seed in range(10))
    assert not any(known.zone == "unseen" for known in table.view(1).me.known)  # type: ignore[union-attr]


def test_r353_nobody_takes_an_unseen_card_back() -> None:
    """R-353: effects that look at removed cards do not see those that left the game face down."""
    table = buried(FUEL)
    waste = len(table.colony_state().waste)
    removed_to_waste(table.game, HERE, "any", 10)
    assert len(table.colony_state().waste) == waste
    assert Cards(["removed"]).now(table.game) == []
    assert len(table.state.unseen) == 2


def known_to_be_gone(card: str, table: Table, seat: int) -> bool:
    """Whether a card is out of the game in whatever a seat imagines."""
    dreams = [imagine(table.game, seat, seed) for seed in range(30)]
    return all(card in dream.card_ids(dream.state.unseen) for dream in dreams)


def bereft(card: str, *, version: int = 2, known: bool = False) -> Table:
    """Seat 1 loses the last survivor, and the hand with it."""
    table = Table(3).survivor(MIKE, 1).player(1, hand=[card, JUNK]).start(0)
    table.state.setup = replace(table.game.setup, version=version)
    if known:
        table.game.show_in_hand(1, table.player_state(1).hand[:1])
    lose_hand(table.game, 1)
    check(table.game)
    return table


@pytest.mark.parametrize("seat", [0, 2, None])
def test_r353_a_lost_hand_leaves_face_down(seat: int | None) -> None:
    """R-353: nobody is shown the hand that goes with the last survivor; its player knows it."""
    seen = [told(bereft(card).game, seat) for card in (FUEL, FOOD)]
    assert seen[0] == seen[1]
    table = bereft(FUEL)
    assert (table.hand(1), table.removed(), view(table.game, seat).unseen) == ([], [], 2)
    assert FUEL in told(table.game, 1)
    assert all(
        FUEL in dream.card_ids(dream.state.unseen) for dream in (imagine(table.game, 1, s) for s in range(9))
    )
    assert bereft(FUEL, version=1).removed() == [FUEL, JUNK]


def test_r353_what_all_knew_of_a_lost_hand_they_still_know() -> None:
    """R-353: a card that had been shown in that hand is known to be gone."""
    assert known_to_be_gone(FUEL, bereft(FUEL, known=True), 0)
    assert not known_to_be_gone(FUEL, bereft(FUEL), 0)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_r353_a_hand_card_that_leaves_the_game_is_not_shown(seat: int | None) -> None:
    """R-353: a card of any kind leaves the hand and the game face down; into the waste pile it goes face up."""

    def lost(card: str, to: Pile) -> Table:
        table = Table(3).player(0, hand=[card, JUNK]).start(0)
        lose_any(table.game, 0, table.game.in_hand(0, card), to)
        check(table.game)
        return table

    assert told(lost(FUEL, "removed").game, seat) == told(lost(FOOD, "removed").game, seat)
    assert (lost(FUEL, "removed").hand(0), lost(FUEL, "removed").removed()) == ([JUNK], [])
    assert lost(FUEL, "waste").waste() == [FUEL]
