"""Every survivor of the base game: the printed numbers, and what each can do (packs/base/survivors.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from tests.cards import barricades_at, cards, decide, full, night, pick, rolls, scene, turn, zombies_at

PRINTED = {  # influence: (name, attack, search)
    10: ("sparky", 2, 2),
    12: ("andrew-evans", 3, 3),
    14: ("forest-plum", 2, 5),
    16: ("gray-beard", 1, 4),
    18: ("john-price", 3, 3),
    20: ("loretta-clay", 2, 4),
    22: ("carla-thompson", 4, 2),
    24: ("jenny-clark", 4, 3),
    26: ("brandon-kane", 2, 4),
    28: ("talia-jones", 3, 1),
    30: ("mike-cho", 2, 4),
    31: ("kodiak-colby", 2, 2),
    32: ("harman-brooks", 3, 3),
    34: ("bev-russell", 2, 4),
    36: ("buddy-davis", 2, 4),
    38: ("annaleigh-chan", 2, 2),
    40: ("rod-miller", 3, 3),
    42: ("janet-taylor", 3, 4),
    44: ("edward-white", 4, 3),
    46: ("alexis-grey", 5, 4),
    48: ("maria-lopez", 4, 2),
    50: ("david-garcia", 4, 3),
    52: ("ashley-ross", 2, 5),
    54: ("james-meyers", 6, 3),
    56: ("olivia-brown", 4, 3),
    58: ("sophie-robinson", 4, 1),
    60: ("gabriel-diaz", 2, 3),
    62: ("arthur-thurston", 4, 2),
    64: ("thomas-heart", 1, 3),
    66: ("daniel-smith", 2, 5),
    68: ("brian-lee", 3, 4),
}
WOMEN = (
    "loretta-clay carla-thompson jenny-clark talia-jones bev-russell annaleigh-chan janet-taylor alexis-grey",
    "maria-lopez ashley-ross olivia-brown sophie-robinson",
)


@pytest.mark.parametrize("influence", PRINTED)
def test_printed_numbers(influence: int) -> None:
    name, attack, search = PRINTED[influence]
    card = load_packs(None).survivors[full(name)]
    assert (card.influence, card.attack, card.search) == (influence, attack, search)
    women = {woman for line in WOMEN for woman in line.split()}
    assert card.male == (name not in women | {"sparky"})
    assert card.human == (name != "sparky")
    assert card.non_cooperative == (name in ("gray-beard", "annaleigh-chan"))
    assert card.promo == (name == "kodiak-colby")


@pytest.mark.parametrize("influence", PRINTED)
def test_the_printed_numbers_are_the_lowest_dice(influence: int) -> None:
    name, attack, search = PRINTED[influence]
    table = turn(
        f"{name}:0:school",
        dice={0: range(1, 7)},
        zombies={"school": [1]},
        table={"promo": True},
    )
    attacks = [option["die"] for option in table.options(0, "attack", survivor=full(name))]
    searches = [option["die"] for option in table.options(0, "search", survivor=full(name))]
    assert (min(attacks), min(searches)) == (attack, search)
    assert (len(attacks), len(searches)) == (7 - attack, 7 - search)


# -- passive ---------------------------------------------------------------------------------------------


def test_sparky_takes_a_bite_as_a_wound() -> None:
    table = turn("sparky:0").script(exposure=["bitten"])
    table.choose(0, "move", survivor="base-sparky", to="school")
    assert table.who("base-sparky").wounds == 1


def test_sparky_is_passed_over_when_a_bite_spreads() -> None:
    table = turn("loretta-clay:0 sparky:0:school maria-lopez:1:school").script(exposure=["bitten"])
    table.choose(0, "move", survivor="base-loretta-clay", to="school")
    assert table.asked(1) is not None
    assert table.asked(0) is None
    table.choose(1, "kill-bitten")
    assert [s.id for s in table.game.at("school")] == ["base-sparky"]


def test_harman_brooks_takes_frostbite_as_a_wound() -> None:
    table = turn("harman-brooks:0").script(exposure=["frostbite"])
    table.choose(0, "move", survivor="base-harman-brooks", to="school")
    assert (table.who("base-harman-brooks").wounds, table.who("base-harman-brooks").frostbite) == (1, 0)


def test_buddy_davis_dies_of_the_fourth_token() -> None:
    table = turn("buddy-davis:0", wounds={"buddy-davis": 1}, frostbite={"buddy-davis": 1})
    table.script(exposure=["wound"]).choose(0, "move", survivor="base-buddy-davis", to="school")
    assert table.who("base-buddy-davis").tokens == 3
    table = turn("buddy-davis:0", wounds={"buddy-davis": 3}).script(exposure=["wound"])
    table.choose(0, "move", survivor="base-buddy-davis", to="school")
    assert table.state.graveyard == ["base-buddy-davis"]


def test_rod_miller_moves_without_exposure() -> None:
    table = turn("rod-miller:0")
    table.choose(0, "move", survivor="base-rod-miller", to="school")
    assert rolls(table) == 0


def test_mike_cho_attacks_without_exposure_also_with_a_bat() -> None:
    table = turn(
        "mike-cho:0:school",
        dice={0: [2, 2]},
        zombies={"school": [4]},
        items={"mike-cho": ["school-baseball-bat"]},
    )
    table.choose(0, "attack", survivor="base-mike-cho", die=2, target=1)
    table.choose(0, "attack-with", card="base-school-baseball-bat")
    table.choose(0, "attack", survivor="base-mike-cho", die=2, target=1)
    assert (zombies_at(table, "school"), rolls(table)) == (1, 0)


def test_a_safe_attack_does_not_cover_kills_that_are_no_attack() -> None:
    """John has Mike's ability and Daniel's: only the attack needs no roll."""
    people = "john-price:0:school mike-cho:0:school daniel-smith:0:school"
    table = turn(people, dice={0: [4]}, zombies={"school": [1]}).script(exposure=["blank"])
    table.choose(0, "use", survivor="base-john-price", card="base-daniel-smith", die=4)
    assert rolls(table) == 1


def test_kodiak_colby_is_not_counted_for_food_and_zombies() -> None:
    table = turn("kodiak-colby:0 maria-lopez:1 rod-miller:2:library", table={"promo": True}, food=1, morale=5)
    table.end_turns()
    assert (table.food, table.morale) == (0, 5)
    assert zombies_at(table, "colony") == 1
    table = turn("kodiak-colby:0:school", table={"promo": True})
    night(table)
    assert zombies_at(table, "school") == 0


def test_kodiak_colby_makes_no_noise() -> None:
    table = turn("kodiak-colby:0:school", dice={0: [2]}, table={"promo": True})
    table.choose(0, "search", survivor="base-kodiak-colby", die=2)
    table.refuses(0, "make-noise")


# -- searching -------------------------------------------------------------------------------------------

KEEPERS = [
    ("andrew-evans", "grocery-store"),
    ("carla-thompson", "police-station"),
    ("janet-taylor", "hospital"),
    ("alexis-grey", "library"),
    ("arthur-thurston", "school"),
]


@pytest.mark.parametrize(("name", "place"), KEEPERS)
def test_at_the_right_place_one_more_card_is_seen_and_kept_once_a_round(name: str, place: str) -> None:
    table = turn(f"{name}:0:{place}", dice={0: [6, 6]})
    first, second = table.deck(place)[:2]
    table.choose(0, "search", survivor=full(name), die=6)
    table.choose(0, "look-more", card=full(name))
    table.choose(0, "keep", card=first)
    table.choose(0, "keep", card=second)
    assert table.hand(0) == sorted([first, second])
    table.choose(0, "search", survivor=full(name), die=6)
    table.refuses(0, "look-more")


@pytest.mark.parametrize(("name", "place"), KEEPERS)
def test_elsewhere_they_search_like_anybody(name: str, place: str) -> None:
    table = turn(f"{name}:0:gas-station", dice={0: [6]})
    table.choose(0, "search", survivor=full(name), die=6)
    table.refuses(0, "look-more")


def test_jenny_clark_sees_three_more_cards_once_a_round_and_keeps_one() -> None:
    table = turn("jenny-clark:0:hospital", dice={0: [3, 3]})
    table.choose(0, "search", survivor="base-jenny-clark", die=3)
    table.choose(0, "look-more", card="base-jenny-clark")
    asked = table.asked(0)
    assert asked is not None
    assert len(asked.about["cards"]) == 4
    table.choose(0, "keep", card=asked.about["cards"][0])
    assert len(table.hand(0)) == 1
    table.choose(0, "search", survivor="base-jenny-clark", die=3)
    table.refuses(0, "look-more")


def test_david_garcia_always_sees_one_more_card() -> None:
    table = turn("david-garcia:0:library", dice={0: [3, 3]})
    for searches in (1, 2):
        table.choose(0, "search", survivor="base-david-garcia", die=3)
        asked = table.asked(0)
        assert asked is not None
        assert len(asked.about["cards"]) == 2
        table.choose(0, "keep", card=asked.about["cards"][0])
        assert len(table.hand(0)) == searches


# -- actions ---------------------------------------------------------------------------------------------


def test_forest_plum_may_leave_for_morale_at_the_start_of_the_turn() -> None:
    table = turn("forest-plum:0 rod-miller:0", at="turn-start", morale=5)
    table.choose(0, "yes")
    assert (table.morale, table.state.gone, table.state.graveyard) == (6, ["base-forest-plum"], [])
    assert table.player_state(0).leader == "base-rod-miller"


def test_forest_plum_may_stay_and_does_not_ask_in_the_turns_of_others() -> None:
    table = turn("forest-plum:0 rod-miller:1", at="turn-start", morale=5).choose(0, "no")
    assert (table.morale, table.state.gone) == (5, [])
    table = turn("forest-plum:1 rod-miller:0", at="turn-start")
    table.refuses(0, "yes")


def test_forest_plum_as_the_last_survivor_is_replaced() -> None:
    table = turn("forest-plum:0", at="turn-start", hands={0: ["starter-fuel"]}).choose(0, "yes")
    assert len(table.game.own(0)) == 1
    assert table.hand(0) == []


def test_gray_beard_takes_a_random_card() -> None:
    table = turn("gray-beard:0", hands={1: ["starter-fuel", "starter-junk"]}).script(picks=[1])
    table.choose(0, "use", survivor="base-gray-beard")
    assert (table.hand(0), table.hand(1)) == (cards("starter-junk"), cards("starter-fuel"))
    table.refuses(0, "use")


def test_gray_beard_needs_the_colony_and_somebody_with_cards() -> None:
    turn("gray-beard:0:school", hands={1: ["starter-fuel"]}).refuses(0, "use")
    turn("gray-beard:0", hands={0: ["starter-fuel"]}).refuses(0, "use")


@pytest.mark.parametrize("die", [4, 6])
def test_loretta_clay_cooks(die: int) -> None:
    table = turn("loretta-clay:0", dice={0: [die, die, 3]}, food=0)
    table.refuses(0, "use", die=3)
    table.choose(0, "use", survivor="base-loretta-clay", die=die)
    assert (table.food, table.player_state(0).used) == (2, [die])
    table.refuses(0, "use")
    turn("loretta-clay:0:school", dice={0: [die]}).refuses(0, "use")


def test_brandon_kane_cleans_five_cards_once_a_round() -> None:
    table = turn("brandon-kane:0", dice={0: [1, 1]}, waste_size=12)
    table.choose(0, "clean", survivor="base-brandon-kane", die=1)
    assert len(table.waste()) == 7
    table.choose(0, "clean", survivor="base-brandon-kane", die=1)
    assert len(table.waste()) == 4
    table = turn("brandon-kane:0", dice={0: [1]}, waste_size=4)
    table.choose(0, "clean", survivor="base-brandon-kane", die=1)
    assert table.waste() == []


def test_talia_jones_orders_the_next_two_crises() -> None:
    table = turn("talia-jones:0:school")
    first, second, third = table.state.crisis_deck[:3]
    table.choose(0, "use", survivor="base-talia-jones")
    table.choose(0, "choose-order", order=second)
    assert table.state.crisis_deck[:3] == [second, first, third]
    table.refuses(0, "use")
    assert all(event.audience == [0] for event in table.events("looked-at-crises"))


def test_talia_jones_looks_at_the_last_crisis_and_at_no_other() -> None:
    table = turn("talia-jones:0")
    del table.state.crisis_deck[1:]
    assert table.offers(0, "use", survivor="base-talia-jones")
    table.choose(0, "use", survivor="base-talia-jones").choose(0, "seen")
    table = turn("talia-jones:0")
    table.empty_deck("crisis").refuses(0, "use")


def test_bev_russell_kills_two_at_the_colony_for_the_helpless() -> None:
    position: dict[str, Any] = {"dice": {0: [1, 1]}, "zombies": {"colony": [1, 0, 2]}}
    table = turn("bev-russell:0", helpless=1, **position)
    table.choose(0, "use", survivor="base-bev-russell", die=1)
    pick(table, 1)
    assert (table.place_state("colony").zombies[:3], rolls(table)) == ([0, 0, 1], 0)
    table.refuses(0, "use")
    turn("bev-russell:0", helpless=0, **position).refuses(0, "use")
    turn("bev-russell:0:school", helpless=1, **position).refuses(0, "use")


def test_bev_russell_kills_the_only_zombie() -> None:
    table = turn("bev-russell:0", helpless=1, dice={0: [1]}, zombies={"colony": [1]})
    table.choose(0, "use", survivor="base-bev-russell", die=1)
    assert zombies_at(table, "colony") == 0


def test_annaleigh_chan_looks_at_a_random_card() -> None:
    table = turn("annaleigh-chan:0", hands={1: ["starter-fuel", "starter-junk"]}).script(picks=[0])
    table.choose(0, "use", survivor="base-annaleigh-chan")
    (event,) = table.events("looked-at-card")
    assert (event.secret["card"], event.audience) == ("base-starter-fuel", [0])
    assert table.hand(1) == cards("starter-fuel", "starter-junk")
    table.refuses(0, "use")
    turn("annaleigh-chan:0:school", hands={1: ["starter-fuel"]}).refuses(0, "use")


def test_edward_white_kills_three_with_medicine_and_a_second_die() -> None:
    table = turn(
        "edward-white:0",
        dice={0: [4, 1, 4]},
        hands={0: ["hospital-adrenaline-shot"]},
        zombies={"colony": [2, 2]},
    )
    table.choose(0, "attack", survivor="base-edward-white", die=4, target=1)
    table.choose(0, "attack-with", card="base-edward-white")
    pick(table, "base-hospital-adrenaline-shot", 1, 1, 2)  # the card, the second die, two more zombies
    assert table.place_state("colony").zombies[:2] == [0, 1]
    assert (sorted(table.player_state(0).used), rolls(table)) == ([1, 4], 0)
    assert table.waste() == ["base-hospital-adrenaline-shot"]


@pytest.mark.parametrize(
    ("place", "dice", "hand"),
    [
        ("colony", [4], ["starter-medicine"]),
        ("colony", [4, 1], ["starter-fuel"]),
        ("school", [4, 1], ["starter-medicine"]),
    ],
)
def test_edward_white_attacks_plainly_without_die_medicine_or_colony(
    place: str, dice: list[int], hand: list[str]
) -> None:
    table = turn(f"edward-white:0:{place}", dice={0: dice}, hands={0: hand}, zombies={place: [2]})
    table.script(exposure=["blank"]).choose(0, "attack", survivor="base-edward-white", die=4, target=1)
    table.refuses(0, "attack-with")
    if table.offers(0, "plain"):
        table.choose(0, "plain")
    assert (zombies_at(table, place), rolls(table)) == (1, 1)


def test_maria_lopez_kills_one_at_the_school() -> None:
    table = turn("maria-lopez:0:school", dice={0: [1, 1]}, zombies={"school": [2]})
    table.choose(0, "use", survivor="base-maria-lopez", die=1)
    assert (zombies_at(table, "school"), rolls(table)) == (1, 0)
    table.refuses(0, "use")
    turn("maria-lopez:0:library", dice={0: [1]}, zombies={"school": [2], "library": [1]}).refuses(0, "use")
    turn("maria-lopez:0:school", dice={0: [1]}).refuses(0, "use")


def test_ashley_ross_builds_for_free_also_with_a_hammer() -> None:
    table = turn("ashley-ross:0:school")
    table.choose(0, "use", survivor="base-ashley-ross")
    assert barricades_at(table, "school") == 1
    table.refuses(0, "use")
    table = turn("ashley-ross:0:school", items={"ashley-ross": ["grocery-store-hammer"]})
    table.choose(0, "use", survivor="base-ashley-ross")
    assert barricades_at(table, "school") == 2
    turn("ashley-ross:0:school", zombies={"school": [4]}).refuses(0, "use")


def test_james_meyers_rolls_any_number_of_dice_again() -> None:
    table = turn("james-meyers:0", dice={0: [1, 2, 5]}).script(d6=[6, 4])
    table.choose(0, "use", survivor="base-james-meyers")
    pick(table, 1, 2)
    table.choose(0, "done")
    assert sorted(table.player_state(0).unused) == [4, 5, 6]
    table.refuses(0, "use")
    turn("james-meyers:0").refuses(0, "use")


def test_olivia_brown_heals_anybody_at_her_place() -> None:
    hurt = {"rod-miller": 2, "maria-lopez": 1}
    table = turn("olivia-brown:0:school rod-miller:1:school maria-lopez:0", wounds=hurt)
    table.choose(0, "use", survivor="base-olivia-brown")
    assert (table.who("base-rod-miller").wounds, table.who("base-maria-lopez").wounds) == (1, 1)
    table.refuses(0, "use")
    table = turn("olivia-brown:0", frostbite={"olivia-brown": 1})
    table.choose(0, "use", survivor="base-olivia-brown")
    assert table.who("base-olivia-brown").frostbite == 0
    turn("olivia-brown:0 maria-lopez:0:school", wounds=hurt).refuses(0, "use")


def test_sophie_robinson_looks_at_the_top_of_any_deck() -> None:
    table = turn("sophie-robinson:0")
    top = table.deck("hospital")[0]
    table.choose(0, "use", survivor="base-sophie-robinson").choose(0, "choose-place", place="hospital")
    asked = table.asked(0)
    assert asked is not None
    assert asked.about["cards"] == [top]
    table.choose(0, "seen").refuses(0, "use")
    assert table.deck("hospital")[0] == top


def test_gabriel_diaz_finds_an_outsider_among_four_cards() -> None:
    def at_school() -> tuple:
        table = turn("gabriel-diaz:0:school")
        top = ["school-food-1", "school-outsider-3", "school-outsider-1", "school-medicine"]
        table.place("school", top=[full(name) for name in top])
        table.choose(0, "use", survivor="base-gabriel-diaz")
        return table, len(table.deck("school"))

    table, size = at_school()
    (shown,) = table.events("cards-revealed")
    assert len(shown.facts["cards"]) == 4
    table.choose(0, "choose-card", card="base-school-outsider-3")
    assert (table.hand(0), len(table.deck("school"))) == (cards("school-outsider-3"), size - 1)
    table.refuses(0, "use")
    table, size = at_school()
    table.choose(0, "done")
    assert (table.hand(0), len(table.deck("school"))) == ([], size)
    turn("gabriel-diaz:0").refuses(0, "use")


def test_thomas_heart_kills_two_at_the_colony() -> None:
    table = turn("thomas-heart:0", dice={0: [4, 5, 5]}, zombies={"colony": [0, 3]})
    table.refuses(0, "use", die=4)
    table.choose(0, "use", survivor="base-thomas-heart", die=5)
    assert (zombies_at(table, "colony"), rolls(table)) == (1, 0)
    table.refuses(0, "use")
    turn("thomas-heart:0:school", dice={0: [5]}, zombies={"school": [1], "colony": [1]}).refuses(0, "use")


def test_daniel_smith_kills_two_where_he_is_and_rolls_once() -> None:
    table = turn("daniel-smith:0:school", dice={0: [3, 4]}, zombies={"school": [3]}).script(exposure=["blank"])
    table.refuses(0, "use", die=3)
    table.choose(0, "use", survivor="base-daniel-smith", die=4)
    assert (zombies_at(table, "school"), rolls(table)) == (1, 1)
    table.refuses(0, "use")


def test_brian_lee_raises_a_die() -> None:
    table = turn("brian-lee:0:school", dice={0: [5, 6]})
    table.choose(0, "use", survivor="base-brian-lee")
    assert table.player_state(0).unused == [6, 6]
    table.refuses(0, "use")
    turn("brian-lee:0", dice={0: [6]}).refuses(0, "use")


# -- John Price --------------------------------------------------------------------------------------------


def test_john_price_uses_the_abilities_of_others_at_his_place_once_each() -> None:
    table = turn("john-price:0:school olivia-brown:0:school rod-miller:1:school", wounds={"rod-miller": 2})
    table.choose(0, "use", survivor="base-john-price", card="base-olivia-brown")
    table.refuses(0, "use", survivor="base-john-price")
    table.choose(0, "use", survivor="base-olivia-brown", card="base-olivia-brown")
    assert table.who("base-rod-miller").wounds == 0


def test_john_price_copies_nothing_at_the_colony() -> None:
    turn("john-price:0 brian-lee:0", dice={0: [1]}).refuses(0, "use", survivor="base-john-price")


def test_john_price_copies_a_rivals_ability_with_its_place_and_die() -> None:
    people = "john-price:0:school maria-lopez:1:school loretta-clay:1:school"
    table = turn(people, dice={0: [1, 6]}, zombies={"school": [1]})
    table.refuses(0, "use", card="base-loretta-clay")
    table.choose(0, "use", survivor="base-john-price", card="base-maria-lopez", die=1)
    assert zombies_at(table, "school") == 0


def test_john_price_copies_passive_abilities() -> None:
    table = turn(
        "john-price:0:school mike-cho:1:school rod-miller:1:school", dice={0: [3]}, zombies={"school": [1]}
    )
    table.choose(0, "attack", survivor="base-john-price", die=3, target=1)
    table.choose(0, "move", survivor="base-john-price", to="library")
    assert rolls(table) == 0


def test_john_price_is_removed_by_the_copied_forest_plum() -> None:
    table = turn("john-price:0:school forest-plum:1:school rod-miller:0", at="turn-start", morale=5)
    table.choose(0, "yes")
    assert (table.morale, table.state.gone) == (6, ["base-john-price"])


def test_john_price_dies_of_three_wounds_when_he_leaves_buddy() -> None:
    position = "john-price:0:school buddy-davis:0:school"
    table = turn(position, wounds={"john-price": 3}).script(exposure=["blank"])
    assert table.who("base-john-price").wounds == 3
    table.choose(0, "move", survivor="base-john-price", to="library")
    assert table.state.graveyard == ["base-john-price"]
    table = turn(position, wounds={"john-price": 3}).script(exposure=["blank"])
    table.choose(0, "move", survivor="base-buddy-davis", to="library")
    assert table.state.graveyard == ["base-john-price"]


def test_john_price_gains_copies_only_after_the_move() -> None:
    """OW-33: the roll of a move comes before the move is complete: Sparky at the destination is no help yet."""
    table = turn("john-price:0 rod-miller:0 sparky:1:school").script(exposure=["bitten"])
    table.choose(0, "move", survivor="base-john-price", to="school")
    assert table.state.graveyard == ["base-john-price"]


def test_john_price_keeps_copies_until_the_move_is_over() -> None:
    """OW-33: Harman, whom he leaves, still keeps the frostbite off."""
    table = turn("john-price:0:school harman-brooks:1:school").script(exposure=["frostbite"])
    table.choose(0, "move", survivor="base-john-price", to="library")
    assert (table.who("base-john-price").wounds, table.who("base-john-price").frostbite) == (1, 0)


def test_john_price_dies_of_three_wounds_when_a_card_parts_him_from_buddy() -> None:
    table = scene("maude", "john-price:0:grocery-store buddy-davis:1:grocery-store", wounds={"john-price": 3})
    decide(table, 1)
    assert table.state.graveyard == ["base-john-price"]
