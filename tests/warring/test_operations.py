"""Operations that the cards of the box brought, each by itself."""

from __future__ import annotations

from tests.cards import arranged, cards, do, pick


def test_give_cards() -> None:
    give = {"op": "give-cards", "to": "choose-other", "n": 2}
    table = do(arranged(hands={0: ["starter-fuel", "starter-junk", "starter-junk"]}), give)
    pick(table, 1, *cards("starter-junk"), *cards("starter-junk"))
    assert (table.hand(0), table.hand(1)) == (cards("starter-fuel"), cards("starter-junk", "starter-junk"))
    moved = table.events("cards-moved")[0]
    assert "cards" in moved.seen_by(1)
    assert "cards" not in moved.seen_by(2)


def test_pass_cards_left() -> None:
    table = do(arranged(hands={0: ["starter-fuel"], 1: ["starter-junk"]}), {"op": "pass-cards-left"})
    pick(table, *cards("starter-junk"), seat=1)
    assert table.hand(1) == cards("starter-junk")  # nothing changes hands before all have chosen
    pick(table, *cards("starter-fuel"))
    assert [table.hand(seat) for seat in range(3)] == [[], cards("starter-fuel"), cards("starter-junk")]


def test_take_back() -> None:
    table = arranged(waste=cards("starter-fuel", "starter-junk"))
    do(table, {"op": "take-back"}, item=table.colony_state().waste[0])
    assert len(table.hand(0)) == len(table.waste()) == 1
