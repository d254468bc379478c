"""Every item of the base game: what it does when it is played, equipped or used (packs/base/items.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.testing import Table
from tests.cards import arranged, barricades_at, cards, full, night, pick, rolls, turn, zombies_at

# -- played from the hand ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "food"), [("starter-food-1", 1), ("grocery-store-food-2", 2), ("grocery-store-food-3", 3)]
)
def test_food_goes_into_the_supply(card: str, food: int) -> None:
    table = turn(hands={0: [card]}, food=0).choose(0, "play", card=full(card))
    assert (table.food, table.waste(), table.hand(0)) == (food, cards(card), [])


@pytest.mark.parametrize("card", ["starter-food-1", "grocery-store-food-2", "grocery-store-food-3"])
def test_an_exiled_player_may_eat_a_food_card_for_one_pip(card: str) -> None:
    table = turn(hands={0: [card]}, dice={0: [3, 6]}, exiled=[0], food=0)
    table.refuses(0, "ration", die=6)
    table.choose(0, "ration", card=full(card), die=3)
    assert (table.food, table.player_state(0).unused, table.waste(), table.removed()) == (
        0,
        [4, 6],
        [],
        cards(card),
    )


def test_only_exiled_players_ration() -> None:
    turn(hands={0: ["starter-food-1"]}, dice={0: [3]}).refuses(0, "ration")


def test_junk_rolls_one_die_again() -> None:
    table = turn(hands={0: ["starter-junk"]}, dice={0: [1, 4]}).script(d6=[6])
    table.choose(0, "play", card="base-starter-junk")
    pick(table, 1)
    assert (table.player_state(0).unused, table.waste()) == ([6, 4], cards("starter-junk"))


def test_fuel_is_played_with_a_move_and_saves_the_roll() -> None:
    table = turn("maria-lopez:0", hands={0: ["starter-fuel"]})
    table.refuses(0, "play")
    table.choose(0, "move", survivor="base-maria-lopez", to="school", card="base-starter-fuel")
    assert (rolls(table), table.waste(), table.hand(0)) == (0, cards("starter-fuel"), [])


def test_a_move_may_be_made_without_the_fuel_in_hand() -> None:
    table = turn("maria-lopez:0", hands={0: ["starter-fuel"]}).script(exposure=["blank"])
    table.choose(0, "move", survivor="base-maria-lopez", to="school")
    assert (rolls(table), table.hand(0)) == (1, cards("starter-fuel"))


def test_medicine_heals_an_own_survivor_anywhere_or_one_beside_an_own() -> None:
    def dose() -> Table:
        people = "maria-lopez:0:school rod-miller:0 mike-cho:1 sparky:1:library"
        hurt = {"maria-lopez": 1, "mike-cho": 2, "sparky": 1}
        table = turn(people, hands={0: ["starter-medicine"]}, wounds=hurt)
        return table.choose(0, "play", card="base-starter-medicine")

    assert {o["survivor"] for o in dose().options(0)} == {"base-maria-lopez", "base-mike-cho"}
    assert pick(dose(), "base-maria-lopez").who("base-maria-lopez").wounds == 0
    assert pick(dose(), "base-mike-cho").who("base-mike-cho").wounds == 1


def test_medicine_heals_frostbite_as_well() -> None:
    table = turn("maria-lopez:0", hands={0: ["starter-medicine"]}, frostbite={"maria-lopez": 1})
    table.choose(0, "play", card="base-starter-medicine")
    assert (table.who("base-maria-lopez").tokens, table.waste()) == (0, cards("starter-medicine"))


def test_adrenaline_sets_a_die() -> None:
    table = turn(hands={0: ["hospital-adrenaline-shot"]}, dice={0: [1, 2]})
    table.choose(0, "play", card="base-hospital-adrenaline-shot")
    pick(table, 1, 6)
    assert table.player_state(0).unused == [6, 2]


def test_padlock_places_two_barricades_where_an_own_survivor_is() -> None:
    table = turn("maria-lopez:0:school rod-miller:0", hands={0: ["police-station-padlock"]})
    table.choose(0, "play", card="base-police-station-padlock")
    assert [o["place"] for o in table.options(0)] == ["colony", "school"]
    pick(table, "colony", 2, 5)
    assert table.place_state("colony").barricades == [0, 1, 0, 0, 1, 0]


def test_padlock_places_one_where_only_one_fits_and_is_not_played_where_none_does() -> None:
    full_but_one = turn("maria-lopez:0:school", hands={0: ["police-station-padlock"]}, zombies={"school": [3]})
    full_but_one.choose(0, "play", card="base-police-station-padlock")
    assert barricades_at(full_but_one, "school") == 1
    turn("maria-lopez:0:school", hands={0: ["police-station-padlock"]}, zombies={"school": [4]}).refuses(0, "play")


def test_scissors_kill_one_zombie_without_exposure() -> None:
    position: dict[str, Any] = {"hands": {0: ["school-scissors"]}, "zombies": {"school": [2], "library": [1]}}
    table = turn("maria-lopez:0:school", **position).choose(0, "play", card="base-school-scissors")
    assert (zombies_at(table, "school"), zombies_at(table, "library"), rolls(table)) == (1, 1, 0)
    # it may be played for nothing as well.
    assert turn("maria-lopez:0", **position).choose(0, "play").waste() == cards("school-scissors")


def test_megaphone_moves_up_to_four_zombies_from_one_place() -> None:
    table = turn(
        "maria-lopez:0:school",
        hands={0: ["school-megaphone"]},
        zombies={"school": [1], "hospital": [4], "library": [1]},
    )
    table.choose(0, "play", card="base-school-megaphone")
    table.choose(0, "lure", place="hospital")
    table.refuses(0, "lure", place="library")
    table.choose(0, "lure", place="hospital").choose(0, "lure", place="hospital")
    assert (zombies_at(table, "school"), zombies_at(table, "hospital")) == (4, 1)
    assert table.waste() == cards("school-megaphone")


def test_megaphone_breaks_no_barricade() -> None:
    table = turn(
        "maria-lopez:0:school",
        hands={0: ["school-megaphone"]},
        zombies={"school": [3], "hospital": [4]},
        barricades={"school": [1]},
    )
    table.choose(0, "play", card="base-school-megaphone")
    assert (zombies_at(table, "school"), barricades_at(table, "school")) == (3, 1)


def test_reading_lamp_is_an_attack_without_a_die() -> None:
    table = turn("james-meyers:0:school", hands={0: ["library-reading-lamp"]}, zombies={"school": [1]})
    table.script(exposure=["wound"]).choose(0, "play", card="base-library-reading-lamp")
    table.choose(0, "attack", survivor="base-james-meyers", target=1)
    assert (zombies_at(table, "school"), table.who("base-james-meyers").wounds) == (0, 1)


def test_reading_lamp_rolls_a_fresh_die_against_a_survivor() -> None:
    table = turn("james-meyers:0:school rod-miller:1:school", hands={0: ["library-reading-lamp"]})
    table.script(d6=[3]).choose(0, "play", card="base-library-reading-lamp")
    table.choose(0, "attack-survivor", survivor="base-james-meyers", target="base-rod-miller")
    assert table.who("base-rod-miller").wounds == 1


def test_reading_lamp_takes_attack_items() -> None:
    table = turn(
        "james-meyers:0:school",
        hands={0: ["library-reading-lamp"]},
        zombies={"school": [3]},
        items={"james-meyers": ["gas-station-shotgun"]},
    )
    table.choose(0, "play", card="base-library-reading-lamp")
    table.choose(0, "attack", survivor="base-james-meyers", target=1)
    table.choose(0, "attack-with", card="base-gas-station-shotgun")
    assert (zombies_at(table, "school"), rolls(table)) == (1, 0)
    # without a target it does nothing and goes to the waste pile.
    alone = turn("james-meyers:0:school", hands={0: ["library-reading-lamp"]}).choose(0, "play")
    assert alone.waste() == cards("library-reading-lamp")


# -- outsiders ---------------------------------------------------------------------------------------------

OUTSIDERS = [("school-outsider-1", 0), ("hospital-outsider-2", 1), ("school-outsider-3", 2)]


@pytest.mark.parametrize(("card", "helpless"), OUTSIDERS)
def test_an_outsider_joins_at_the_colony_and_the_card_leaves_the_game(card: str, helpless: int) -> None:
    table = arranged("maria-lopez:0:school", hands={0: [card]}, helpless=0)
    table.deck_top("survivor", "base-rod-miller").start()
    table.choose(0, "play", card=full(card))
    assert (table.who("base-rod-miller").owner, table.who("base-rod-miller").place) == (0, "colony")
    assert (table.helpless, table.removed(), table.waste()) == (helpless, cards(card), [])
    assert table.offers(0, "move", survivor="base-rod-miller")
    assert table.player_state(0).leader == "base-maria-lopez"


@pytest.mark.parametrize(("card", "helpless"), OUTSIDERS)
def test_outsiders_need_room_for_everybody(card: str, helpless: int) -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:library"
    turn(people, hands={0: [card]}, helpless=24 - helpless).refuses(0, "play")
    assert turn(people, hands={0: [card]}, helpless=23 - helpless).offers(0, "play", card=full(card))
    table = arranged(people, hands={0: [card]}).empty_deck("survivor").start()
    table.refuses(0, "play")


@pytest.mark.parametrize(("card", "helpless"), OUTSIDERS)
def test_an_outsider_goes_with_an_exiled_player(card: str, helpless: int) -> None:
    table = arranged("maria-lopez:0:school", hands={0: [card]}, exiled=[0], helpless=0)
    table.deck_top("survivor", "base-rod-miller").start()
    table.choose(0, "play", card=full(card))
    table.choose(0, "choose-place", place="library")
    assert (table.who("base-rod-miller").place, table.helpless) == ("library", 0)


# -- weapons and what is used like one ----------------------------------------------------------------------


def armed(
    item: str, zombies: int = 4, dice: tuple[int, ...] = (6, 6), place: str = "school", **more: Any
) -> Table:
    """James Meyers (attack 6) with one item among zombies."""
    return turn(
        f"james-meyers:0:{place}",
        dice={0: dice},
        zombies={place: [zombies]},
        items={"james-meyers": [item]},
        **more,
    )


def strike(table: Table, die: int = 6) -> Table:
    """James attacks."""
    return table.choose(0, "attack", survivor="base-james-meyers", die=die, target=1)


@pytest.mark.parametrize("card", ["police-station-pistol", "school-beginners-martial-arts"])
def test_safe_attack_once_a_round(card: str) -> None:
    table = strike(armed(card)).choose(0, "attack-safely", card=full(card))
    assert (zombies_at(table, "school"), rolls(table)) == (3, 0)
    strike(table.script(exposure=["blank"]))
    assert (zombies_at(table, "school"), rolls(table)) == (2, 1)


@pytest.mark.parametrize("card", ["police-station-pistol", "school-beginners-martial-arts"])
def test_a_safe_attack_covers_all_kills_of_it(card: str) -> None:
    table = turn(
        "james-meyers:0:school",
        dice={0: [6]},
        zombies={"school": [3]},
        items={"james-meyers": [card, "school-baseball-bat"]},
    )
    strike(table).choose(0, "attack-with", card="base-school-baseball-bat")
    table.choose(0, "attack-safely", card=full(card))
    assert (zombies_at(table, "school"), rolls(table)) == (1, 0)


def test_safe_attack_need_not_be_used() -> None:
    table = strike(armed("police-station-pistol").script(exposure=["blank"])).choose(0, "plain")
    assert rolls(table) == 1
    strike(table).choose(0, "attack-safely", card="base-police-station-pistol")
    assert rolls(table) == 1


def test_sniper_rifle_kills_anywhere_without_die_or_exposure() -> None:
    items = {"james-meyers": ["police-station-sniper-rifle"]}
    table = turn("james-meyers:0", items=items, zombies={"hospital": [2], "school": [1]})
    table.choose(0, "use", survivor="base-james-meyers", card="base-police-station-sniper-rifle")
    pick(table, "hospital")
    assert (zombies_at(table, "hospital"), zombies_at(table, "school"), rolls(table)) == (1, 1, 0)
    table.refuses(0, "use")
    turn("james-meyers:0", items=items).refuses(0, "use")


@pytest.mark.parametrize("card", ["police-station-shotgun", "gas-station-shotgun"])
def test_shotgun_kills_two_without_exposure_but_with_noise(card: str) -> None:
    table = strike(armed(card)).choose(0, "attack-with", card=full(card))
    assert (zombies_at(table, "school"), rolls(table), table.place_state("school").noise) == (2, 0, 1)
    strike(table.script(exposure=["blank"]))
    assert (zombies_at(table, "school"), rolls(table)) == (1, 1)


def test_shotgun_is_not_heard_at_the_colony_and_kills_a_single_zombie() -> None:
    table = strike(armed("gas-station-shotgun", 1, (6,), "colony")).choose(0, "attack-with")
    assert (zombies_at(table, "colony"), rolls(table), table.place_state("colony").noise) == (0, 0, 0)


def test_baseball_bat_kills_two_and_rolls_twice() -> None:
    table = strike(armed("school-baseball-bat").script(exposure=["blank", "blank"]))
    table.choose(0, "attack-with", card="base-school-baseball-bat")
    assert (zombies_at(table, "school"), rolls(table)) == (2, 2)
    strike(table.script(exposure=["blank"]))
    assert zombies_at(table, "school") == 1


def test_one_replacement_per_attack() -> None:
    table = turn(
        "james-meyers:0:school",
        dice={0: [6]},
        zombies={"school": [4]},
        items={"james-meyers": ["school-baseball-bat", "gas-station-shotgun"]},
    )
    strike(table).choose(0, "attack-with", card="base-gas-station-shotgun")
    assert zombies_at(table, "school") == 2
    assert table.offers(0, "end-turn")


def test_lighter_burns_four_with_fuel() -> None:
    table = strike(armed("gas-station-lighter", hands={0: ["starter-fuel"]}))
    table.choose(0, "attack-with", card="base-gas-station-lighter")
    pick(table, "base-starter-fuel")
    assert (zombies_at(table, "school"), rolls(table), table.waste()) == (0, 0, cards("starter-fuel"))


def test_lighter_burns_all_of_fewer_and_needs_fuel() -> None:
    table = strike(armed("gas-station-lighter", 3, hands={0: ["starter-fuel"]})).choose(0, "attack-with")
    pick(table, "base-starter-fuel")
    assert (zombies_at(table, "school"), rolls(table)) == (0, 0)
    table = strike(armed("gas-station-lighter", hands={0: ["starter-junk"]}).script(exposure=["blank"]))
    table.refuses(0, "attack-with")
    table.choose(0, "plain")
    assert (zombies_at(table, "school"), rolls(table)) == (3, 1)


@pytest.mark.parametrize("card", ["gas-station-switchblade", "grocery-store-wrench"])
def test_any_die_will_do_once_a_round(card: str) -> None:
    table = strike(armed(card, dice=(1, 1, 6)).script(exposure=["blank"]), die=1)
    assert (zombies_at(table, "school"), rolls(table)) == (3, 1)
    table.refuses(0, "attack", die=1)
    assert table.offers(0, "attack", die=6)


def test_a_die_that_is_high_enough_does_not_use_the_switchblade_up() -> None:
    table = strike(armed("gas-station-switchblade", dice=(1, 6)).script(exposure=["blank"]))
    assert table.offers(0, "attack", die=1)


def test_a_switchblade_may_be_combined_with_a_replacement() -> None:
    table = turn(
        "james-meyers:0:school",
        dice={0: [1]},
        zombies={"school": [4]},
        items={"james-meyers": ["gas-station-switchblade", "gas-station-shotgun"]},
    )
    strike(table, die=1).choose(0, "attack-with")
    assert zombies_at(table, "school") == 2


# -- tools -------------------------------------------------------------------------------------------------


def test_night_vision_goggles_give_a_die_from_the_next_roll_on() -> None:
    table = turn("maria-lopez:0", hands={0: ["police-station-night-vision-goggles"]}, dice={0: [1]})
    table.choose(0, "equip", card="base-police-station-night-vision-goggles", survivor="base-maria-lopez")
    assert table.player_state(0).unused == [1]
    night(table)
    assert len(table.player_state(0).unused) == 3


def test_walkie_talkie_takes_a_pip_from_another_player() -> None:
    def radio(mine: int, theirs: int, once: bool = True) -> Table:
        return turn(
            "maria-lopez:0 rod-miller:1",
            items={"maria-lopez": ["police-station-walkie-talkie"]},
            dice={0: [mine], 1: [theirs]},
            table={"policies": {"walkie_talkie_once": once}},
        )

    table = radio(2, 5).choose(0, "use", survivor="base-maria-lopez")
    assert (table.player_state(0).unused, table.player_state(1).unused) == ([3], [4])
    table.refuses(0, "use")
    radio(6, 5).refuses(0, "use")
    radio(2, 1).refuses(0, "use")
    assert radio(2, 5, once=False).choose(0, "use").offers(0, "use", survivor="base-maria-lopez")


def test_hammer_builds_two_once_a_round() -> None:
    table = turn("maria-lopez:0:school", dice={0: [1, 1]}, items={"maria-lopez": ["grocery-store-hammer"]})
    table.choose(0, "barricade", survivor="base-maria-lopez", die=1, entrance=1)
    assert barricades_at(table, "school") == 2
    table.choose(0, "barricade", survivor="base-maria-lopez", die=1, entrance=1)
    assert barricades_at(table, "school") == 3


def test_hammer_builds_one_where_only_one_fits() -> None:
    items = {"maria-lopez": ["grocery-store-hammer"]}
    table = turn("maria-lopez:0:school", dice={0: [1]}, items=items, zombies={"school": [3]})
    table.choose(0, "barricade", survivor="base-maria-lopez", die=1, entrance=1)
    assert barricades_at(table, "school") == 1


def test_snow_shoes_turn_frostbite_into_a_wound() -> None:
    table = turn("maria-lopez:0", items={"maria-lopez": ["grocery-store-snow-shoes"]}).script(
        exposure=["frostbite"]
    )
    table.choose(0, "move", survivor="base-maria-lopez", to="school")
    assert (table.who("base-maria-lopez").wounds, table.who("base-maria-lopez").frostbite) == (1, 0)


def test_rotten_flesh_stops_the_spread_but_not_the_own_bite() -> None:
    items = {"loretta-clay": ["grocery-store-rotten-flesh"]}
    table = turn("maria-lopez:0 loretta-clay:0:school rod-miller:1:school", items=items).script(
        exposure=["bitten"]
    )
    table.choose(0, "move", survivor="base-maria-lopez", to="school")
    table.choose(1, "kill-bitten")
    assert [s.id for s in table.game.at("school")] == ["base-loretta-clay"]
    table = turn("loretta-clay:0 maria-lopez:0", items=items).script(exposure=["bitten"])
    table.choose(0, "move", survivor="base-loretta-clay", to="school")
    assert table.state.graveyard == ["base-loretta-clay"]


def test_mop_cleans_five_once_a_round_and_does_not_add_up() -> None:
    table = turn("brandon-kane:0", dice={0: [1, 1, 1]}, items={"brandon-kane": ["hospital-mop"]}, waste_size=14)
    for left in (9, 4):
        table.choose(0, "clean", survivor="base-brandon-kane", die=1)
        assert len(table.waste()) == left
    table.choose(0, "clean", survivor="base-brandon-kane", die=1)
    assert len(table.waste()) == 1


def test_flashlight_shows_three_cards_for_one_noise() -> None:
    table = turn("maria-lopez:0:hospital", dice={0: [6]}, items={"maria-lopez": ["hospital-flashlight"]})
    table.choose(0, "search", survivor="base-maria-lopez", die=6)
    table.choose(0, "make-noise", card="base-hospital-flashlight")
    asked = table.asked(0)
    assert asked is not None
    assert (len(asked.about["cards"]), table.place_state("hospital").noise) == (4, 1)
    table.refuses(0, "make-noise", card="base-hospital-flashlight")
    table.choose(0, "keep", card=asked.about["cards"][0])
    assert len(table.hand(0)) == 1


# -- books -------------------------------------------------------------------------------------------------

BLUEPRINTS = [
    ("school-blueprints-school", "school"),
    ("library-blueprints-police-station", "police-station"),
    ("library-blueprints-grocery-store", "grocery-store"),
    ("library-blueprints-library", "library"),
    ("library-blueprints-hospital", "hospital"),
    ("library-blueprints-gas-station", "gas-station"),
]


@pytest.mark.parametrize(("card", "place"), BLUEPRINTS)
def test_blueprints_show_and_keep_one_more_card_at_their_place(card: str, place: str) -> None:
    table = turn(f"maria-lopez:0:{place}", dice={0: [6, 6]}, items={"maria-lopez": [card]})
    first, second = table.deck(place)[:2]
    table.choose(0, "search", survivor="base-maria-lopez", die=6).choose(0, "look-more", card=full(card))
    table.choose(0, "keep", card=first).choose(0, "keep", card=second)
    assert table.hand(0) == sorted([first, second])
    table.choose(0, "search", survivor="base-maria-lopez", die=6).refuses(0, "look-more")


@pytest.mark.parametrize(("card", "place"), BLUEPRINTS)
def test_blueprints_are_of_no_use_elsewhere(card: str, place: str) -> None:
    other = "school" if place != "school" else "library"
    table = turn(f"maria-lopez:0:{other}", dice={0: [6]}, items={"maria-lopez": [card]})
    table.choose(0, "search", survivor="base-maria-lopez", die=6).refuses(0, "look-more")


def test_blueprints_add_up_with_a_survivor() -> None:
    table = turn(
        "arthur-thurston:0:school", dice={0: [6]}, items={"arthur-thurston": ["school-blueprints-school"]}
    )
    table.choose(0, "search", survivor="base-arthur-thurston", die=6)
    table.choose(0, "look-more", card="base-school-blueprints-school")
    table.choose(0, "look-more", card="base-arthur-thurston")
    for _ in range(3):
        table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert len(table.hand(0)) == 3


def test_123_barricades_builds_at_the_colony_for_free() -> None:
    items = {"maria-lopez": ["school-123-barricades"]}
    table = turn("maria-lopez:0", items=items).choose(0, "use", survivor="base-maria-lopez")
    pick(table, 4)
    assert table.place_state("colony").barricades == [0, 0, 0, 1, 0, 0]
    table.refuses(0, "use")
    turn("maria-lopez:0:school", items=items).refuses(0, "use", card="base-school-123-barricades")
    turn("maria-lopez:0", items=items, zombies={"colony": [3] * 6}).refuses(0, "use")


def test_guide_to_leadership_raises_a_die() -> None:
    items = {"maria-lopez": ["school-guide-to-leadership"]}
    table = turn("maria-lopez:0", items=items, dice={0: [5]}).choose(0, "use")
    assert table.player_state(0).unused == [6]
    table.refuses(0, "use")
    turn("maria-lopez:0", items=items, dice={0: [6]}).refuses(0, "use")


def test_jazzercise_rolls_one_die_again() -> None:
    items = {"maria-lopez": ["library-jazzercise"]}
    table = turn("maria-lopez:0", items=items, dice={0: [1]}).script(d6=[5]).choose(0, "use")
    assert table.player_state(0).unused == [5]
    table.refuses(0, "use")
    turn("maria-lopez:0", items=items).refuses(0, "use")


def test_cookbook_adds_food_at_the_colony() -> None:
    items = {"maria-lopez": ["library-survivors-cookbook"]}
    table = turn("maria-lopez:0", items=items, food=0).choose(0, "use")
    assert table.food == 1
    table.refuses(0, "use")
    turn("maria-lopez:0:school", items=items).refuses(0, "use")


def test_a_used_card_stays_used_in_other_hands() -> None:
    table = turn("maria-lopez:0 rod-miller:0", items={"maria-lopez": ["library-survivors-cookbook"]}, food=0)
    table.choose(0, "use").choose(0, "hand-off", survivor="base-maria-lopez", to="base-rod-miller")
    table.refuses(0, "use")
