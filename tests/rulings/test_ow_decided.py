"""Points that all sources leave open, as docs/rulings.md section 21 decides them."""

from __future__ import annotations

from overwinter.colony.game import YAWN
from overwinter.testing import Table

FUEL, FOOD, MEDICINE = "base-starter-fuel", "base-starter-food-1", "base-starter-medicine"


def test_ow01_each_kind_is_requested_once_a_turn_and_offers_may_be_declined() -> None:
    """OW-01: all who hold cards are asked at once; the asker takes one offer or none."""
    table = Table(players=3).player(1, hand=[FOOD]).player(2, hand=[FOOD]).start(seat=0)
    table.choose(0, "request", symbol="food")
    assert {d.seat for d in table.game.decisions} == {1, 2}
    table.choose(1, "give", card=FOOD).choose(2, "refuse").choose(0, "decline")
    assert table.hand(1) == [FOOD]
    table.refuses(0, "request", symbol="food")
    assert table.offers(0, "request", symbol="fuel")


def test_ow02_requested_fuel_moves_somebody_at_once() -> None:
    """OW-02: survivor and destination are chosen when the card is accepted."""
    table = (
        Table(players=3)
        .survivor("base-mike-cho", owner=0)
        .player(1, hand=[FUEL])
        .start(seat=0)
        .choose(0, "request", symbol="fuel")
        .choose(1, "give", card=FUEL)
        .choose(0, "accept", seat=1, card=FUEL)
        .choose(0, "move", survivor="base-mike-cho", to="school", card=FUEL)
    )
    assert (table.who("base-mike-cho").place, table.waste()) == ("school", [FUEL])
    assert not table.events("exposure")


def test_ow03_help_is_used_only_where_it_helps() -> None:
    """OW-03: with 3 cards in the pile the mop stays ready."""
    mop = "base-hospital-mop"
    table = Table(players=3).survivor("base-mike-cho", owner=0, items=[mop])
    table.player(0, dice=[1, 1]).colony(waste_size=3).start().choose(0, "clean", die=1, survivor="base-mike-cho")
    assert (table.waste(), table.state.used_items) == ([], [])


def test_r357_the_mop_helps_any_own_survivor_at_the_colony() -> None:
    """R-357: its bearer has to be there too; it is used up for the round, and helps nobody else's survivors."""
    mop, mike, harman = "base-hospital-mop", "base-mike-cho", "base-harman-brooks"

    def cleaned(bearer: int, place: str) -> Table:
        table = Table(3).survivor(mike, 0).survivor(harman, bearer, place, items=[mop]).player(0, dice=[1, 1])
        return table.colony(waste_size=9).start().choose(0, "clean", die=1, survivor=mike)

    table = cleaned(0, "colony")
    assert (len(table.waste()), table.state.used_items) == (4, table.who(harman).items)
    table.choose(0, "clean", die=1, survivor=mike)
    assert len(table.waste()) == 1
    assert len(cleaned(0, "school").waste()) == 6
    assert len(cleaned(1, "colony").waste()) == 6


def test_ow08_the_death_that_ends_the_game_counts() -> None:
    """OW-08: the dead survivor has left the game; equipment is not handled any more."""
    pistol = "base-police-station-pistol"
    table = (
        Table(players=3)
        .survivor("base-mike-cho", owner=0, items=[pistol], wounds=2)
        .colony(morale=1)
        .script(exposure=["wound"])
        .start()
        .choose(0, "move", survivor="base-mike-cho", to="school")
    )
    assert table.game.over
    assert table.state.graveyard == ["base-mike-cho"]
    assert table.hand(0) == []


def test_ow09_whoever_holds_cards_is_asked_to_pay() -> None:
    """OW-09: not being asked would tell that there is nothing to give."""
    table = (
        Table(players=3)
        .survivor("base-mike-cho", owner=0)
        .player(0, hand=[FOOD])
        .player(1, hand=[FUEL])
        .crossroads("base-crossroads-creature-comforts")
        .start(seat=0, at="turn-start")
        .choose(0, "crossroads", choice=1)
    )
    assert [o.verb for o in table.options(0)] == ["done"]
    table.choose(0, "done")
    assert {o.verb for o in table.options(1)} == {"choose-card", "done"}


def test_ow10_a_payment_of_all_is_all_or_nothing() -> None:
    """OW-10: too little was offered: everything goes back."""
    table = (
        Table(players=3)
        .survivor("base-mike-cho", owner=0)
        .player(0, hand=[FUEL])
        .crossroads("base-crossroads-creature-comforts")
        .start(seat=0, at="turn-start")
        .choose(0, "crossroads", choice=1)
        .choose(0, "choose-card", card=FUEL)
        .choose(0, "done")
    )
    assert (table.hand(0), table.morale) == ([FUEL], 5)
    assert table.events("not-paid")


def test_ow11_a_yawn_is_noticed_at_the_latest_when_the_turn_ends() -> None:
    """OW-11: the action in progress comes first."""
    table = Table(players=3).crossroads("base-crossroads-sleep").start(seat=0)
    table.game.interject(1, YAWN.only)
    assert table.asked(0) is not None
    table.end_turn(0)
    assert table.events("crossroads")


def test_ow11_the_holder_cannot_trigger_it() -> None:
    """OW-11, the card Sleep: somebody other than the holder has to yawn."""
    table = Table(players=3).crossroads("base-crossroads-sleep").start(seat=0)
    table.game.interject(table.holder, YAWN.only)
    table.end_turn(0)
    assert not table.events("crossroads")


def test_ow17_a_vote_with_one_possible_option_is_not_held() -> None:
    """OW-17: Christmas without 5 food: thumbs down takes effect."""
    table = Table(players=3).crossroads("base-crossroads-christmas").colony(food=4).start(seat=0, at="turn-start")
    assert table.events("crossroads-choice")[0].facts["choice"] == 2
    assert not table.events("votes")


def test_ow32_a_book_builds_without_a_barricade_action() -> None:
    """OW-32: the hammer helps barricade actions only."""
    items = ["base-school-123-barricades", "base-grocery-store-hammer"]
    table = Table(players=3).survivor("base-mike-cho", owner=0, items=items).start()
    table.choose(0, "use", survivor="base-mike-cho", card="base-school-123-barricades")
    table.choose(0, "choose-entrance", entrance=2)
    assert table.place_state("colony").barricades == [0, 1, 0, 0, 0, 0]
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]
