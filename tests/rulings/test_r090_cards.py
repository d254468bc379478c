"""Cards and equipment: R-090 to R-108."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

MIKE, HARMAN, BRIAN = "base-mike-cho", "base-harman-brooks", "base-brian-lee"
ROD, OLIVIA, EDWARD = "base-rod-miller", "base-olivia-brown", "base-edward-white"
FOOD, FUEL, JUNK, MEDICINE = (
    "base-starter-food-1",
    "base-starter-fuel",
    "base-starter-junk",
    "base-starter-medicine",
)
PISTOL, BLADE, BAT = "base-police-station-pistol", "base-gas-station-switchblade", "base-school-baseball-bat"
OUTSIDER, GUIDE = "base-school-outsider-1", "base-school-guide-to-leadership"
CRISIS = "base-crisis-horror-in-the-night"


def test_r090_cards_in_the_own_turn_only() -> None:
    """R-090: the others wait."""
    table = Table().player(0, hand=[FOOD]).player(1, hand=[FOOD]).start()
    assert table.offers(0, "play", card=FOOD)
    assert table.asked(1) is None
    assert table.game.options(1) == []


def test_r090_one_card_after_the_other() -> None:
    """R-090: while a card is carried out nothing else can be played."""
    table = Table().survivor(MIKE, 0, wounds=1).survivor(HARMAN, 0, wounds=1)
    table.player(0, hand=[MEDICINE, FOOD]).start().choose(0, "play", card=MEDICINE)
    assert {o.verb for o in table.options(0)} == {"choose-survivor"}
    assert table.waste() == []
    table.choose(0, "choose-survivor", survivor=MIKE)
    assert table.waste() == [MEDICINE]


def test_r091_an_effect_is_mandatory() -> None:
    """R-091: once played, the junk has to roll a die again; there is no way out."""
    table = Table().player(0, hand=[JUNK], dice=[6, 5]).script(d6=[1]).start().choose(0, "play", card=JUNK)
    assert {o.id for o in table.options(0)} == {"choose-die:5", "choose-die:6"}
    table.choose(0, "choose-die", die=6)
    assert sorted(table.player_state(0).unused) == [1, 5]


def test_r091_medicine_has_to_heal() -> None:
    """R-091: with one wounded survivor in reach, that one is healed."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 1, wounds=1).player(0, hand=[MEDICINE]).start()
    table.choose(0, "play", card=MEDICINE)
    assert table.who(HARMAN).wounds == 0


@pytest.mark.parametrize("card", [JUNK, MEDICINE, "base-hospital-adrenaline-shot", "base-school-megaphone"])
def test_r092_a_card_may_be_played_for_nothing(card: str) -> None:
    """R-092: a card whose effect does nothing still goes to the waste pile."""
    table = Table().survivor(MIKE, 0, "school").survivor(HARMAN, 0, "library").player(0, hand=[card]).start()
    table.choose(0, "play", card=card)
    while (asked := table.asked(0)) and asked.kind != "turn":
        table.game.answer(0, table.options(0)[0])
    assert table.waste() == [card]
    assert table.hand(0) == []


@pytest.mark.parametrize("card", ["base-school-scissors", "base-library-reading-lamp"])
def test_r092_also_where_there_is_nothing_to_kill(card: str) -> None:
    """R-092: scissors and reading lamp name no condition; without a target they do nothing."""
    table = Table().survivor(MIKE, 0, "school").player(0, hand=[card]).start()
    table.choose(0, "play", card=card)
    assert table.waste() == [card]


def test_r092_a_card_with_a_condition_needs_it() -> None:
    """R-092: the padlock's own text says that it needs a free space; card text comes first."""
    padlock = "base-police-station-padlock"
    table = Table().survivor(MIKE, 0, "school").player(0, hand=[padlock]).place("school", zombies=[4]).start()
    table.refuses(0, "play", card=padlock)


def test_r093_any_number_of_equipment() -> None:
    """R-093: duplicates included."""
    hand = [PISTOL, PISTOL, BAT, GUIDE, BLADE]
    table = Table().survivor(MIKE, 0).player(0, hand=hand).start()
    for card in hand:
        table.choose(0, "equip", card=card, survivor=MIKE)
    assert table.equipment(MIKE) == sorted(hand)
    assert table.hand(0) == []


def test_r093_two_copies_work_twice() -> None:
    """R-093: each copy has its own use."""
    table = Table().survivor(HARMAN, 0, "school", items=[PISTOL, PISTOL]).player(0, dice=[3, 3, 3])
    table.place("school", zombies=[3]).script(exposure=["blank"]).start()
    for _ in range(2):
        table.choose(0, "attack", survivor=HARMAN).choose(0, "attack-safely", card=PISTOL)
    table.choose(0, "attack", survivor=HARMAN)
    assert len(table.events("exposure")) == 1


def test_r094_own_equipment_only() -> None:
    """R-094: the survivor beside the owner of a thing cannot use it, even of the same player."""
    table = Table().survivor(HARMAN, 0, "school", items=[GUIDE, PISTOL]).survivor(BRIAN, 0, "school")
    table.player(0, dice=[3]).place("school", zombies=[1]).script(exposure=["blank"]).start()
    assert {o["survivor"] for o in table.options(0, "use", card=GUIDE)} == {HARMAN}
    table.choose(0, "attack", survivor=BRIAN)
    assert len(table.events("exposure")) == 1


def test_r094_own_ability_only() -> None:
    """R-094: an ability belongs to the survivor who has it."""
    table = Table().survivor(OLIVIA, 0).survivor(MIKE, 0, wounds=1).start()
    assert {o["survivor"] for o in table.options(0, "use")} == {OLIVIA}


def test_r095_equipment_stays_on() -> None:
    """R-095: it can be handed on or contributed, and that is all."""
    table = Table(objective="base-main-stockpile").survivor(MIKE, 0, items=["base-hospital-mop"])
    table.survivor(HARMAN, 0).crisis(CRISIS).start()
    verbs = {o.verb for o in table.options(0) if "base-hospital-mop" in o.args.values()}
    assert verbs == {"contribute", "hand-off"}


def test_r095_not_under_the_objective() -> None:
    """R-095: from the hand the same card may lie on the objective, from a survivor it may not."""
    table = Table(objective="base-main-stockpile").player(0, hand=["base-hospital-mop"]).start()
    assert table.offers(0, "supply", card="base-hospital-mop")


def test_r095_death_takes_it_off() -> None:
    """R-095: a dead survivor's equipment: at the colony to the hand, elsewhere into that deck."""
    table = Table().survivor(HARMAN, 0, "school", items=[PISTOL], wounds=2).survivor(BRIAN, 0)
    table.script(exposure=["wound"]).start().choose(0, "move", survivor=HARMAN, to="library")
    assert PISTOL in table.deck("library")
    table = Table().survivor(HARMAN, 0, "school", items=[PISTOL], wounds=2).survivor(BRIAN, 0)
    table.script(exposure=["wound"]).start().choose(0, "move", survivor=HARMAN, to="colony")
    assert table.hand(0) == [PISTOL]


def test_r096_used_state_follows_the_card_to_another_survivor() -> None:
    """R-096: a guide that was used is handed on used."""
    table = Table().survivor(MIKE, 0, items=[GUIDE]).survivor(HARMAN, 0).player(0, dice=[2, 2]).start()
    table.choose(0, "use", survivor=MIKE, card=GUIDE)
    table.choose(0, "hand-off", card=GUIDE, survivor=MIKE, to=HARMAN)
    assert table.equipment(HARMAN) == [GUIDE]
    table.refuses(0, "use", card=GUIDE)


def test_r096_used_state_lasts_through_the_hand() -> None:
    """R-096: also when it comes back by a death and is equipped again."""
    table = Table().survivor(HARMAN, 0, "school", items=[GUIDE], wounds=2).survivor(MIKE, 0)
    table.player(0, dice=[2, 2]).script(exposure=["wound"]).start()
    table.choose(0, "use", survivor=HARMAN, card=GUIDE)
    table.choose(0, "move", survivor=HARMAN, to="colony")
    assert HARMAN not in table.state.survivors
    table.choose(0, "equip", card=GUIDE, survivor=MIKE)
    table.refuses(0, "use", card=GUIDE)


def test_r096_another_copy_is_fresh() -> None:
    """R-096: the state belongs to the card, not to its kind: of two copies the fresh one can be equipped."""
    table = Table().survivor(HARMAN, 0, "school", items=[PISTOL], wounds=2).survivor(BRIAN, 0)
    table.item_used(HARMAN, PISTOL).player(0, dice=[3, 3], hand=[OUTSIDER]).script(exposure=["wound"], d6=[1])
    table.survivor(MIKE, 1).player(1, hand=[PISTOL]).place("colony", zombies=[1]).start()
    table.choose(0, "move", survivor=HARMAN, to="colony")
    assert table.hand(0) == sorted([OUTSIDER, PISTOL])
    table.choose(0, "attack-survivor", survivor=BRIAN, target=MIKE)
    assert table.hand(0) == sorted([OUTSIDER, PISTOL, PISTOL])
    table.choose(0, "equip", card=PISTOL, survivor=BRIAN)
    table.choose(0, "attack", survivor=BRIAN)
    assert table.offers(0, "attack-safely", card=PISTOL)


def test_r097_consent_of_the_other_player() -> None:
    """R-097: another player's survivor gets the thing only if that player agrees."""
    table = Table().survivor(MIKE, 0, items=[BAT]).survivor(HARMAN, 1).start()
    table.choose(0, "hand-off", card=BAT, survivor=MIKE, to=HARMAN).choose(1, "no")
    assert table.equipment(MIKE) == [BAT]
    table.choose(0, "hand-off", card=BAT, survivor=MIKE, to=HARMAN).choose(1, "yes")
    assert table.equipment(HARMAN) == [BAT]


def test_r097_same_place_only() -> None:
    """R-097: they have to be at one place."""
    table = Table().survivor(MIKE, 0, items=[BAT]).survivor(HARMAN, 0, "school").survivor(BRIAN, 1, "school")
    table.survivor(ROD, 2, "school").start().refuses(0, "hand-off")


@pytest.mark.parametrize(("policy", "asked"), [("refusable", True), ("accepted", False)])
def test_p22_equipment_for_anothers_survivor_may_be_refused(policy: str, asked: bool) -> None:
    """P-22: by default the other player is asked; or equipment is always taken."""
    table = Table(policies={"hand_off": policy}).survivor(MIKE, 0, "school", items=[BAT])
    table.survivor(HARMAN, 1, "school").start().choose(0, "hand-off", card=BAT, survivor=MIKE, to=HARMAN)
    assert (table.asked(1) is not None) is asked
    table.choose_if_asked(1, "no")
    assert table.equipment(HARMAN) == ([] if asked else [BAT])
    assert Table().state.setup.policy("hand_off") == "refusable"


def test_r097_exiled_and_others() -> None:
    """R-097: exile does not matter."""
    table = Table().survivor(MIKE, 0, "school", items=[BAT]).survivor(HARMAN, 1, "school", items=[PISTOL])
    table.player(0, exiled=True).start()
    table.choose(0, "hand-off", card=BAT, survivor=MIKE, to=HARMAN).choose(1, "yes")
    table.end_turn(0).choose(1, "hand-off", card=PISTOL, survivor=HARMAN, to=MIKE).choose(0, "yes")
    assert table.equipment(MIKE) == [PISTOL]


def test_r098_outsiders_are_item_cards() -> None:
    """R-098: they can be contributed, requested and stolen like any item."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 1).player(0, dice=[6], hand=[OUTSIDER])
    table.player(1, hand=[OUTSIDER]).crisis(CRISIS).script(d6=[1], picks=[0]).start()
    table.choose(0, "contribute", card=OUTSIDER, survivor=None)
    table.choose(0, "request", symbol="survivor")
    assert table.offers(1, "give", card=OUTSIDER)
    table.choose(1, "refuse").choose(0, "attack-survivor", survivor=MIKE, target=HARMAN)
    assert table.hand(0) == [OUTSIDER]


def test_r098_events_leave_the_game() -> None:
    """R-098 (reference 1): a played event card leaves the game, also that of a loyal player."""
    table = Table().player(0, hand=[OUTSIDER]).start().choose(0, "play", card=OUTSIDER)
    assert table.removed() == [OUTSIDER]
    assert table.waste() == []


def test_r099_a_card_paid_as_a_cost_is_not_executed() -> None:
    """R-099: the medicine that Edward pays heals nobody and lies in the waste pile."""
    table = Table().survivor(EDWARD, 0, wounds=1).player(0, dice=[4, 1], hand=[MEDICINE])
    table.place("colony", zombies=[1]).start()
    table.choose(0, "attack", survivor=EDWARD).choose(0, "attack-with", card=EDWARD)
    table.choose(0, "choose-card", card=MEDICINE)
    assert table.who(EDWARD).wounds == 1
    assert table.waste() == [MEDICINE]


def test_r099_an_exiled_player_removes_it() -> None:
    """R-099: an exiled player's cost leaves the game."""
    lighter = "base-gas-station-lighter"
    table = Table().survivor(HARMAN, 0, "school", items=[lighter]).player(0, exiled=True, dice=[3], hand=[FUEL])
    table.place("school", zombies=[4]).start()
    table.choose(0, "attack", survivor=HARMAN).choose(0, "attack-with", card=lighter)
    table.choose(0, "choose-card", card=FUEL)
    assert table.place_state("school").zombies == [0]
    assert table.waste() == []
    assert table.removed() == [FUEL]


def test_r100_fuel_is_declared_with_the_move() -> None:
    """R-100: it is part of the move, and then there is no roll; afterwards it is too late."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 0).player(0, hand=[FUEL]).script(exposure=["wound"]).start()
    table.refuses(0, "play", card=FUEL)
    other = table.game.copy()
    other.answer(0, f"move:{MIKE}:school:{FUEL}")
    assert other.card_ids(other.state.colonies[0].waste) == [FUEL]
    assert other.state.survivors[MIKE].wounds == 0
    table.choose(0, "move", survivor=MIKE, to="school", card=None)
    assert table.who(MIKE).wounds == 1
    assert table.hand(0) == [FUEL]


def test_r101_no_card_before_the_third_wound_kills() -> None:
    """R-101: medicine in the hand does not help: the third token kills at once."""
    table = Table().survivor(MIKE, 0, wounds=2).survivor(HARMAN, 0).player(0, hand=[MEDICINE])
    table.script(exposure=["wound"]).start().choose(0, "move", survivor=MIKE, to="school")
    assert MIKE not in table.state.survivors
    assert table.hand(0) == [MEDICINE]


def test_r102_food_tokens_matter_only_when_played() -> None:
    """R-102: a Food 3 is three tokens in the supply, but one card for the crisis."""
    food3 = "base-grocery-store-food-3"
    table = Table().player(0, hand=[food3]).start().choose(0, "play", card=food3)
    assert table.food == 3
    table = Table().crisis(CRISIS, {0: [food3]}).colony(food=9).empty_deck("crossroads").start(at="night")
    assert table.events("contribution")[0].facts["total"] == 1
    assert len(table.events("crisis-failed")) == 1


def test_r103_food_raises_dice() -> None:
    """R-103: any number of tokens, each raises one die by 1, up to 6."""
    table = Table().player(0, dice=[5, 2]).colony(food=3).start()
    table.choose(0, "spend-food", die=5)
    table.refuses(0, "spend-food", die=6)
    table.choose(0, "spend-food", die=2).choose(0, "spend-food", die=3)
    assert table.player_state(0).unused == [6, 4]
    assert table.food == 0
    table.refuses(0, "spend-food")


def test_r103_not_without_an_unused_die() -> None:
    """R-103: used dice cannot be raised."""
    table = Table().player(0, used=[1, 2]).colony(food=3).start()
    table.refuses(0, "spend-food")


def test_r103_exiled_players_eat_cards() -> None:
    """R-103 (reference 11): no tokens for them, but a food card may be eaten for 1 pip, out of the game."""
    table = Table().player(0, exiled=True, dice=[3], hand=[FOOD]).colony(food=3).start()
    table.refuses(0, "spend-food")
    table.choose(0, "ration", card=FOOD, die=3)
    assert table.player_state(0).unused == [4]
    assert table.food == 3
    assert table.removed() == [FOOD]


def test_r104_request_of_anybody_anywhere() -> None:
    """R-104: players are asked wherever their survivors are, and refuse for free."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 1, "school").player(1, hand=[FOOD]).player(2, hand=[FUEL])
    table.start().choose(0, "request", symbol="food").choose(2, "refuse").choose(1, "refuse")
    assert (table.hand(1), table.hand(2)) == ([FOOD], [FUEL])
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "turn"


def test_r104_only_in_the_own_turn() -> None:
    """R-104: who is not at turn asks for nothing."""
    table = Table().player(0, hand=[FOOD]).start()
    assert table.asked(1) is None
    table.idle(1)


def test_r104_the_card_must_be_playable() -> None:
    """R-104: fuel is no use to somebody whose survivors have all moved: it stays with its owner."""
    table = Table().survivor(MIKE, 0, moved=True).player(1, hand=[FUEL]).start()
    table.choose(0, "request", symbol="fuel")
    table.refuses(1, "give")


def test_r105_played_as_if_from_the_own_hand() -> None:
    """R-105: the asker plays it; it goes to the waste pile."""
    table = Table().player(1, hand=[FOOD]).start()
    table.choose(0, "request", symbol="food").choose(1, "give", card=FOOD).choose(0, "accept", seat=1)
    assert table.food == 1
    assert table.waste() == [FOOD]
    assert table.hand(0) == table.hand(1) == []


def test_r105_equipment_goes_to_the_askers_survivor() -> None:
    """R-105: and only to one of the asker's own."""
    table = Table().survivor(MIKE, 0).survivor(BRIAN, 0).survivor(HARMAN, 1).player(1, hand=[PISTOL]).start()
    table.choose(0, "request", symbol="weapon").choose(1, "give", card=PISTOL).choose(0, "accept", seat=1)
    assert {o["survivor"] for o in table.options(0)} == {MIKE, BRIAN}
    table.choose(0, "choose-survivor", survivor=BRIAN)
    assert table.equipment(BRIAN) == [PISTOL]


def test_r105_not_to_crisis_or_objective() -> None:
    """R-105: the card is played, not contributed and not laid on the objective."""
    table = Table(objective="base-main-leave-it-all-behind").crisis(CRISIS).player(1, hand=[FOOD]).start()
    table.choose(0, "request", symbol="food").choose(1, "give", card=FOOD)
    assert {o.verb for o in table.options(0)} == {"accept", "decline"}
    table.choose(0, "accept", seat=1)
    assert table.state.contributions == []
    assert table.colony_state().objective_cards == []


def test_r105_removed_when_the_asker_is_exiled() -> None:
    """R-105: it goes where the asker's own cards go: out of the game."""
    table = Table().player(0, exiled=True).player(1, hand=[FOOD]).start()
    table.choose(0, "request", symbol="food").choose(1, "give", card=FOOD).choose(0, "accept", seat=1)
    assert table.removed() == [FOOD]
    assert table.waste() == []
    assert table.food == 1


def test_r105_fuel_moves_an_own_survivor() -> None:
    """R-105: requested fuel is played with a move of the asker."""
    table = Table().survivor(MIKE, 0).player(1, hand=[FUEL]).start()
    table.choose(0, "request", symbol="fuel").choose(1, "give", card=FUEL).choose(0, "accept", seat=1)
    table.choose(0, "move", survivor=MIKE, to="school")
    assert table.who(MIKE).place == "school"
    assert table.events("exposure") == []
    assert table.waste() == [FUEL]


def test_r106_exiled_players_may_give() -> None:
    """R-106: an exiled player is asked like all others."""
    table = Table().player(1, exiled=True, hand=[FOOD]).start()
    table.choose(0, "request", symbol="food").choose(1, "give", card=FOOD).choose(0, "accept", seat=1)
    assert table.waste() == [FOOD]


CURE = "base-main-find-a-cure"


def test_r107_only_cards_that_are_asked_for() -> None:
    """R-107: Find a Cure takes medicine, but no starters."""
    hand = [MEDICINE, "base-hospital-medicine", "base-hospital-fuel", "base-hospital-adrenaline-shot"]
    table = Table(objective=CURE).player(0, hand=hand).start()
    assert {o["card"] for o in table.options(0, "supply")} == {
        "base-hospital-medicine",
        "base-hospital-adrenaline-shot",
    }


def test_r107_starters_unless_excluded() -> None:
    """R-107: Leave It All Behind excludes no starters."""
    table = Table(objective="base-main-leave-it-all-behind").player(0, hand=[FOOD, FUEL]).start()
    assert [o["card"] for o in table.options(0, "supply")] == [FOOD]


def test_r107_face_up_and_any_number() -> None:
    """R-107: several in one turn, and everybody sees them."""
    table = Table(objective=CURE).player(0, hand=["base-hospital-medicine"] * 3).start()
    for _ in range(3):
        table.choose(0, "supply", card="base-hospital-medicine")
    assert table.game.card_ids(table.colony_state().objective_cards) == ["base-hospital-medicine"] * 3
    assert [facts["card"] for facts in table.seen(2, "supplied")] == ["base-hospital-medicine"] * 3


def test_r107_exiled_players_may_contribute() -> None:
    """R-107: the objective takes cards of exiled players, too."""
    table = Table(objective=CURE).player(0, exiled=True, hand=["base-hospital-medicine"]).start()
    assert table.offers(0, "supply", card="base-hospital-medicine")


def test_r108_a_random_card_from_an_empty_hand() -> None:
    """R-108: nothing is taken from an empty hand."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 1).player(0, dice=[6]).script(d6=[1]).start()
    table.choose(0, "attack-survivor", survivor=MIKE, target=HARMAN)
    assert table.hand(0) == []
    assert table.who(HARMAN).wounds == 1


def test_r108_healing_the_unhurt() -> None:
    """R-108: medicine for somebody without a wound does nothing."""
    table = Table().survivor(MIKE, 0, "school").player(0, hand=[MEDICINE]).start()
    table.choose(0, "play", card=MEDICINE)
    assert table.events("healed") == []
    assert table.waste() == [MEDICINE]


def test_r105_an_exiled_asker_may_eat_a_requested_food_card() -> None:
    """R-105 with reference 11: played as if from the asker's hand, so it may raise a die instead."""
    table = (
        Table(players=3)
        .player(0, exiled=True, dice=[2])
        .player(1, hand=["base-starter-food-1"])
        .start(seat=0)
        .choose(0, "request", symbol="food")
        .choose(1, "give", card="base-starter-food-1")
        .choose(0, "accept", seat=1, card="base-starter-food-1")
    )
    table.choose(0, "ration", card="base-starter-food-1", die=2)
    assert table.player_state(0).unused == [3]
    assert table.removed() == ["base-starter-food-1"]
    assert table.food == 0
