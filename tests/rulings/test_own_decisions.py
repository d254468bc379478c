"""More points of docs/rulings.md section 21: attacks, searches, equipment, the round, the end of the game."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

MARIA, MIKE, ROD, THOMAS = "base-maria-lopez", "base-mike-cho", "base-rod-miller", "base-thomas-heart"
HARMAN, ALEXIS, JENNY, DAVID = "base-harman-brooks", "base-alexis-grey", "base-jenny-clark", "base-david-garcia"
ARTHUR, TALIA, JOHN, FOREST = "base-arthur-thurston", "base-talia-jones", "base-john-price", "base-forest-plum"
FUEL, FOOD, MEDICINE = "base-starter-fuel", "base-starter-food-1", "base-starter-medicine"
BAT, PISTOL, SHOTGUN = "base-school-baseball-bat", "base-police-station-pistol", "base-gas-station-shotgun"
BOOK, WRENCH = "base-school-beginners-martial-arts", "base-grocery-store-wrench"
BLADE = "base-gas-station-switchblade"
RAID = "base-main-raiding-party"


def kind(table: Table, seat: int) -> str:
    """What a seat is asked, if anything."""
    decision = table.asked(seat)
    return decision.kind if decision else ""


# -- searches ------------------------------------------------------------------------------------------


def test_ow04_a_once_a_round_look_is_offered_after_each_look() -> None:
    """OW-04: Jenny may take it at once, or wait what the noise shows; nothing happens by itself."""
    table = Table().survivor(JENNY, 0, "hospital").player(0, dice=[6]).start()
    table.choose(0, "search", survivor=JENNY)
    for cards in (1, 2, 3):
        decision = table.asked(0)
        assert decision is not None
        assert len(decision.about["cards"]) == cards
        assert table.offers(0, "look-more", card=JENNY)
        table.choose(0, "make-noise")


def test_ow04_a_look_without_a_limit_happens_by_itself() -> None:
    """OW-04: David sees two cards and has nothing to use."""
    table = Table().survivor(DAVID, 0, "hospital").player(0, dice=[6]).start()
    table.choose(0, "search", survivor=DAVID)
    decision = table.asked(0)
    assert decision is not None
    assert len(decision.about["cards"]) == 2
    table.refuses(0, "look-more")


@pytest.mark.parametrize(("cards", "usable"), [(1, False), (2, True)])
def test_ow21_no_bonus_once_the_deck_is_empty(cards: int, usable: bool) -> None:
    """OW-21: Arthur saw the last card: there is no second one to see or keep."""
    table = Table().survivor(ARTHUR, 0, "school").player(0, dice=[6])
    table.place("school", deck=table.deck("school")[:cards]).start()
    table.choose(0, "search", survivor=ARTHUR)
    assert table.offers(0, "look-more", card=ARTHUR) is usable


def test_ow21_not_even_to_keep_one_more() -> None:
    """OW-21: with noise he has seen both cards of the deck; his second keep came too late."""
    table = Table().survivor(ARTHUR, 0, "school").player(0, dice=[6])
    table.place("school", deck=[FOOD, MEDICINE]).start()
    table.choose(0, "search", survivor=ARTHUR).choose(0, "make-noise").refuses(0, "look-more")
    table.choose(0, "keep", card=FOOD)
    assert (kind(table, 0), table.hand(0), table.deck("school")) == ("turn", [FOOD], [MEDICINE])


# -- attacks -------------------------------------------------------------------------------------------


def armed(*items: str) -> Table:
    """Harman with these things before four zombies at the school, with one die."""
    table = Table().survivor(HARMAN, 0, "school", items=items).place("school", zombies=[4])
    return table.player(0, dice=[6]).start().choose(0, "attack", survivor=HARMAN)


def test_ow05_first_what_kills_more_then_what_avoids_the_roll() -> None:
    """OW-05: one of two of each kind, in this order."""
    table = armed(BAT, SHOTGUN, PISTOL, BOOK)
    assert {o.get("card") for o in table.options(0)} == {None, BAT, SHOTGUN}
    table.choose(0, "attack-with", card=BAT)
    assert {o.get("card") for o in table.options(0)} == {None, PISTOL, BOOK}
    table.choose(0, "attack-safely", card=BOOK)
    assert kind(table, 0) == "turn"
    assert (table.place_state("school").zombies, table.events("exposure")) == ([2], [])
    assert sorted(table.game.card_ids(table.state.used_items)) == sorted([BAT, BOOK])


def test_ow05_nothing_is_asked_when_no_roll_is_due() -> None:
    """OW-05: the shotgun is safe by itself; the pistol stays ready."""
    table = armed(SHOTGUN, PISTOL).choose(0, "attack-with", card=SHOTGUN)
    assert kind(table, 0) == "turn"
    assert table.game.card_ids(table.state.used_items) == [SHOTGUN]


def test_ow07_all_tokens_are_placed_before_anybody_dies() -> None:
    """OW-07: three have frostbite; when the first player is asked who of two dies first, all have their wound."""
    table = Table().survivor(MARIA, 1, frostbite=2).survivor(MIKE, 1, frostbite=2).survivor(THOMAS, 1, frostbite=1)
    table.start(1, at="turn-start")
    assert kind(table, 0) != ""
    assert [table.who(name).wounds for name in (MARIA, MIKE, THOMAS)] == [1, 1, 1]
    assert not table.events("died")
    table.choose(0, "choose-survivor", survivor=MIKE)
    assert [event.facts["survivor"] for event in table.events("died")] == [MIKE, MARIA]


def test_ow19_a_low_die_against_a_survivor() -> None:
    """OW-19: Alexis needs a 5; with a tool a 1 will do, and her player says which tool is used up."""
    table = Table().survivor(ALEXIS, 0, items=[WRENCH, BLADE]).survivor(MIKE, 1).player(0, dice=[1])
    table.script(d6=[6]).start().choose(0, "attack-survivor", survivor=ALEXIS, target=MIKE, die=1)
    assert {o["card"] for o in table.options(0, "choose-card")} == {WRENCH, BLADE}
    table.choose(0, "choose-card", card=BLADE)
    assert table.game.card_ids(table.state.used_items) == [BLADE]
    assert table.events("attack-survivor")
    bare = Table().survivor(ALEXIS, 0).survivor(MIKE, 1).player(0, dice=[1]).start()
    bare.refuses(0, "attack-survivor", survivor=ALEXIS)


@pytest.mark.parametrize(("first", "rolls"), [(1, 0), (2, 2)])
def test_ow20_the_first_target_decides_whether_the_entrance_is_safe(first: int, rolls: int) -> None:
    """OW-20: with a bat one zombie dies at the walkways (entrance 1), one at entrance 2."""
    table = Table().survivor(HARMAN, 0, items=[BAT]).place("colony", zombies=[1, 1]).player(0, dice=[6])
    table.lasting("base-crossroads-ashley-ross", 1).script(exposure=["blank", "blank"]).start()
    table.choose(0, "attack", survivor=HARMAN, target=first).choose(0, "attack-with", card=BAT)
    assert sum(table.place_state("colony").zombies) == 0
    assert len(table.events("exposure")) == rolls


# -- two equal copies ----------------------------------------------------------------------------------


def two_pistols() -> Table:
    """Harman has two pistols; the one that he got first was used this round."""
    table = Table().survivor(HARMAN, 0, items=[PISTOL, PISTOL]).item_used(HARMAN, PISTOL).survivor(MARIA, 0)
    return table.place("colony", zombies=[2]).player(0, dice=[6, 6])


def test_ow22_the_fresh_copy_is_used() -> None:
    """OW-22: one attack with the pistol that is left, and then no other."""
    table = two_pistols().script(exposure=["blank"]).start()
    table.choose(0, "attack", survivor=HARMAN, die=6).choose(0, "attack-safely", card=PISTOL)
    table.choose(0, "attack", survivor=HARMAN, die=6)
    assert kind(table, 0) == "turn"
    assert len(table.events("exposure")) == 1


def test_ow22_the_fresh_copy_is_handed_off() -> None:
    """OW-22: Maria can use what she gets."""
    table = two_pistols().start().choose(0, "hand-off", card=PISTOL, survivor=HARMAN, to=MARIA)
    table.choose(0, "attack", survivor=MARIA, die=6)
    assert table.offers(0, "attack-safely", card=PISTOL)


@pytest.mark.parametrize("owner", [0, 1])
def test_ow22_the_fresh_copy_is_equipped(owner: int) -> None:
    """OW-22, R-105: of two in the hand, also when the hand is that of a player who was asked for a weapon."""
    table = Table().survivor(HARMAN, 0).place("colony", zombies=[1]).player(0, dice=[6])
    table.player(owner, hand=[PISTOL, PISTOL])
    table.state.used_items = [table.player_state(owner).hand[0]]
    table.start()
    if owner == 0:
        table.choose(0, "equip", card=PISTOL, survivor=HARMAN)
    else:
        table.choose(0, "request", symbol="weapon").choose(1, "give", card=PISTOL).choose(1, "done")
        table.choose(0, "accept", seat=1, card=PISTOL).choose(0, "choose-survivor", survivor=HARMAN)
    table.choose(0, "attack", survivor=HARMAN)
    assert table.offers(0, "attack-safely", card=PISTOL)


def test_ow22_the_used_copy_goes_to_the_crisis() -> None:
    """OW-22: whoever gives one of two pistols keeps the one that can still be used."""
    table = two_pistols().crisis("base-crisis-zombie-surge")
    table.who(HARMAN).items = table.who(HARMAN).items[::-1]
    table.start().choose(0, "contribute", card=PISTOL, survivor=HARMAN)
    table.choose(0, "attack", survivor=HARMAN, die=6)
    assert table.offers(0, "attack-safely", card=PISTOL)


# -- the round -----------------------------------------------------------------------------------------


def test_ow12_the_start_of_the_round_comes_before_the_crisis() -> None:
    """OW-12: Buddy's meal is offered in turn order from the first player; then the crisis is revealed."""
    table = Table().first(1).lasting("base-crossroads-buddy-davis", 1).empty_deck("crossroads")
    for seat in range(3):
        table.player(seat, hand=[FOOD])
    table.start(at="round-start")
    for seat in (1, 2, 0):
        assert [decision.seat for decision in table.game.decisions] == [seat]
        assert not table.events("crisis")
        table.choose(seat, "choose-card", card=FOOD)
    assert table.events("crisis")
    assert [len(event.facts["dice"]) for event in table.events("dice")] == [3, 3, 3]


@pytest.mark.parametrize(("completed", "outcome"), [(True, "completed"), (False, "morale")])
def test_ow12_the_end_of_the_round_lies_between_check_and_marker(completed: bool, outcome: str) -> None:
    """OW-12: a flier takes the last morale: too late if the goal is reached, but before the last round ends."""
    table = Table(objective=RAID).round(1, left=2).colony(food=20).empty_deck("crisis")
    table.crossroads("base-crossroads-flier").start(at="turn-start").choose(0, "crossroads", choice=1)
    table.empty_deck("crossroads").end_turns().colony(morale=1)
    assert (table.state.round, table.state.rounds_left) == (2, 1)
    for place in ("library", "school") if completed else ():
        table.place(place, deck=[])
    table.end_turns()
    assert table.state.outcome == outcome
    assert bool(table.events("schedule-due")) is not completed


def test_ow13_equipment_at_the_crisis_is_known_to_all() -> None:
    """OW-13: everybody saw the bat go; of the hand card the others know nothing."""
    table = Table().survivor(HARMAN, 0, items=[BAT]).player(0, hand=[FUEL])
    table.crisis("base-crisis-fuel-shortage").start()
    table.choose(0, "contribute", card=BAT, survivor=HARMAN).choose(0, "contribute", card=FUEL)
    for seat, known in ((0, {BAT, FUEL}), (1, {BAT}), (2, {BAT})):
        me = table.view(seat).me
        assert me is not None
        assert {entry.card for entry in me.known if entry.zone == "contributions"} == known
    assert table.events("contributed-equipment")[0].seen_by(2)["card"] == BAT
    assert "card" not in table.events("contributed")[0].seen_by(2)


def test_ow16_talia_looks_and_orders_and_that_is_all() -> None:
    """OW-16: no question follows about what she tells the others."""
    table = Table().survivor(TALIA, 0).start().choose(0, "use", survivor=TALIA)
    assert {o.verb for o in table.options(0)} == {"choose-order"}
    table.choose(0, "choose-order", order=table.options(0)[1]["order"])
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [(0, "turn")]


def test_ow30_the_vote_about_the_token_is_held_every_round() -> None:
    """OW-30, P-16: nobody has to call for it, and it comes again."""
    table = Table(policies={"first_player_vote": True}).colony(food=20).empty_deck("crossroads")
    table.empty_deck("crisis").start(at="night")
    for _ in range(2):
        assert [decision.kind for decision in table.game.decisions] == ["keep-first-player"] * 3
        table.votes(yes=range(3))
        table.end_turns()
    assert (table.state.round, table.state.colonies[0].first) == (3, 0)


# -- bites, exile, the end -----------------------------------------------------------------------------


def test_ow31_the_experiment_covers_the_roll_of_a_spread() -> None:
    """OW-31: it worked this round. Maria dies of a bite; Mike's bitten result is ignored, Rod is not reached."""
    table = Table().first(1).survivor(MARIA, 1, leader=True).survivor(THOMAS, 1)
    table.survivor(MIKE, 2, "school").survivor(ROD, 2, "school").player(0, hand=[MEDICINE])
    table.lasting("base-crossroads-olivia-brown", 1).script(exposure=["bitten", "bitten"]).start(1)
    table.choose(1, "move", survivor=MARIA, to="school").choose(0, "no")
    assert table.state.graveyard == [MARIA]
    table.choose(2, "roll-bitten").choose(0, "yes").choose(0, "choose-card", card=MEDICINE)
    assert (table.state.graveyard, table.waste()) == ([MARIA], [MEDICINE])
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [(1, "turn")]


def test_ow27_an_eliminated_exile_still_counts_as_one_of_two_innocents() -> None:
    """OW-27, R-158: the first innocent died out there; the second one exiled ends the game."""
    table = Table(4, elimination=True).first(2).player(2, exiled=True).survivor(MARIA, 2, "library", wounds=2)
    table.script(exposure=["wound"]).start(2).choose(2, "move", survivor=MARIA, to="school")
    assert table.player_state(2).eliminated
    table.choose(3, "nominate", seat=1)
    table.votes(yes=(0, 1, 3))
    assert (table.state.outcome, table.morale) == ("morale", 0)


@pytest.mark.parametrize(("mode", "winners"), [("cooperative", [0, 1, 2]), ("standard", [0, 1])])
def test_ow14_who_was_eliminated_wins_only_with_all(mode: str, winners: list[int]) -> None:
    """OW-14: Justice would be met for the third player as well; but out is out."""
    table = Table(3, mode=mode, objective=RAID, elimination=True).player(2, eliminated=True).colony(food=20)
    if mode == "standard":
        for seat in range(3):
            table.player(seat, objective="base-secret-justice")
    for place in ("library", "school", "hospital"):
        table.place(place, deck=[])
    table.start(at="night")
    assert table.state.outcome == "completed"
    assert all(condition.met for condition in table.conditions(2))
    assert table.state.winners == winners
