"""Points that all sources leave open, as docs/rulings.md section 21 decides them."""

from __future__ import annotations

from overwinter.colony.game import YAWN
from overwinter.testing import Table

FUEL, FOOD, MEDICINE = "base-starter-fuel", "base-starter-food-1", "base-starter-medicine"


def test_r350_several_cards_are_offered_and_taken_one_after_the_other() -> None:
    """R-350: every holder may offer any number of cards; the asker takes any of them, each is played at once."""
    table = Table(3).player(1, hand=[FOOD, FOOD, FUEL]).player(2, hand=[FOOD]).start(seat=0)
    table.choose(0, "request", symbol="food")
    assert {d.seat for d in table.game.decisions} == {1, 2}
    table.choose(1, "give", card=FOOD).choose(2, "refuse")
    table.refuses(1, "give", card=FUEL)
    table.choose(1, "give", card=FOOD).choose(1, "done")
    assert table.seen(2, "offered") == [{"seat": 1, "n": 2, "what": "card"}]
    table.choose(0, "accept", seat=1, card=FOOD)
    assert (table.food, table.hand(1)) == (1, [FOOD, FUEL])
    table.choose(0, "accept", seat=1, card=FOOD)
    assert (table.food, table.hand(1)) == (2, [FUEL])
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]


def test_r350_any_card_that_helps() -> None:
    """R-350: a player may ask for any card that helps, and take of the offers what is wanted."""
    table = Table(3).player(1, hand=[FOOD, MEDICINE]).start(seat=0).choose(0, "request", symbol="any")
    table.choose(1, "give", card=FOOD).choose(1, "give", card=MEDICINE)
    table.choose(0, "accept", seat=1, card=FOOD)
    assert (table.food, table.hand(1)) == (1, [MEDICINE])
    table.choose(0, "decline")
    assert (table.asked(0).kind, table.hand(1)) == ("turn", [MEDICINE])  # type: ignore[union-attr]


def test_ow76_the_asker_is_asked_again_as_long_as_cards_are_offered() -> None:
    """OW-76: the one survivor has moved, so the second fuel is of no use; the others do not know what it is."""
    mike = "base-mike-cho"
    table = Table(3).survivor(mike, 0, "colony").player(1, hand=[FUEL, FUEL]).start(seat=0)
    table.choose(0, "request", symbol="fuel").choose(1, "give", card=FUEL).choose(1, "give", card=FUEL)
    table.choose(0, "accept", seat=1, card=FUEL).choose(0, survivor=mike, to="school")
    assert table.asked(0).kind == "accept"  # type: ignore[union-attr]
    assert [option.verb for option in table.game.options(0)] == ["decline"]
    assert table.choose(0, "decline").hand(1) == [FUEL]


def test_r350_the_same_kind_again_only_after_cards_changed_hands() -> None:
    """R-350: asked in vain, a kind is not asked for again; after a gift it is. A table may say: once a turn."""
    for policy, again in (("until-given", True), ("once", False)):
        table = Table(3, policies={"requests": policy}).player(1, hand=[FOOD, FOOD]).start(seat=0)
        table.choose(0, "request", symbol="food").choose(1, "refuse")
        table.refuses(0, "request", symbol="food")
        table.choose(0, "request", symbol="any").choose(1, "give", card=FOOD).choose(1, "done")
        table.choose(0, "accept", seat=1, card=FOOD)
        assert table.offers(0, "request", symbol="food") is again


def test_r351_a_card_for_an_ability_is_requested_in_the_middle_of_an_attack() -> None:
    """R-351: the lighter's fuel comes from another player and goes where the asker's own cards go (R-105)."""
    lighter, mike = "base-gas-station-lighter", "base-mike-cho"

    def attacked() -> Table:
        table = Table(3).survivor(mike, 0, "school", items=[lighter]).player(0, dice=[6])
        table.player(1, hand=[FUEL]).place("school", zombies=[3]).script(exposure=["blank"]).start()
        table.choose(0, "attack", survivor=mike, die=6, target=1)
        table.refuses(0, "attack-with", card=lighter)  # no fuel of the own
        return table.choose(0, "attack-with-request", card=lighter)

    table = attacked().choose(1, "give", card=FUEL).choose(0, "accept", seat=1, card=FUEL)
    assert (table.place_state("school").zombies, table.waste(), table.hand(1)) == ([0], [FUEL], [])
    table = attacked().choose(1, "refuse")
    assert (table.place_state("school").zombies, table.hand(1)) == ([2], [FUEL])


def addicted(cards: dict[int, list[str]]) -> Table:
    """Three players at the start of the turn of the first; a survivor of his needs medicine, or a die is lost."""
    maria = "base-maria-lopez"
    table = Table(3).survivor(maria, 0, wounds=1).player(0, dice=[2])
    for seat in range(3):
        table.player(seat, hand=cards.get(seat, []))
    table.lasting("base-crossroads-addiction", 2, maria).empty_deck("crossroads")
    return table.start(0, at="turn-start")


def test_r351_a_dose_is_requested_at_the_start_of_the_turn() -> None:
    """R-351: an addict's medicine comes from another player, and is played by the asker (R-105)."""
    table = addicted({1: [MEDICINE, FOOD], 2: [FUEL]})
    table.refuses(0, "yes")
    table.choose(0, "request-card", symbol="medicine")
    table.refuses(1, "give", card=FOOD)
    table.choose(1, "give", card=MEDICINE).choose(2, "refuse").choose(0, "accept", seat=1, card=MEDICINE)
    assert (table.who("base-maria-lopez").wounds, table.player_state(0).unused) == (0, [2])
    assert (table.waste(), table.hand(1), table.asked(0).kind) == ([MEDICINE], [FOOD], "turn")  # type: ignore[union-attr]


def test_r351_nobody_gives_a_dose() -> None:
    """R-351: asked in vain, the others are not asked again for the same dose; nobody to ask, nobody is asked."""
    table = addicted({0: [FOOD], 1: [MEDICINE]}).choose(0, "request-card", symbol="medicine")
    table.choose(1, "refuse").refuses(0, "request-card", symbol="medicine")
    table.choose(0, "no")
    assert (table.player_state(0).unused, table.hand(1)) == ([], [MEDICINE])
    assert addicted({}).player_state(0).unused == []


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
