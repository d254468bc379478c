"""Crossroads cards from Car Crash to Helpless: their options, and when those about deeds come up."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.rules.endings import goal
from overwinter.testing import Table
from tests.cards import (
    AWAY,
    barricades_at,
    came_up,
    cards,
    decide,
    full,
    moved,
    night,
    on_offer,
    pick,
    rolls,
    scene,
    searched,
    turn,
    zombies_at,
)


def test_car_crash() -> None:
    def crashed(fuel: str | None = "starter-fuel", **position: Any) -> Table:
        table = scene("car-crash", f"maria-lopez:0 {AWAY}", hands={0: ["starter-fuel"]}, **position)
        return moved(table, "maria-lopez", "school", fuel)

    table = decide(crashed(), 1)
    assert (table.who("base-maria-lopez").frostbite, table.who("base-maria-lopez").place) == (1, "colony")
    table = decide(crashed().script(exposure=["blank", "wound", "blank"]), 2)
    assert (table.who("base-maria-lopez").place, table.who("base-maria-lopez").wounds) == ("school", 1)
    assert rolls(table) == 3
    assert not came_up(crashed(None))
    table = scene("car-crash", "maria-lopez:0:library", hands={0: ["starter-fuel"]}, exiled=[0])
    assert not came_up(moved(table, "maria-lopez", "school", "starter-fuel"))
    table = scene("car-crash", f"maria-lopez:0:library {AWAY}", hands={0: ["starter-fuel"]}, helpless=24)
    assert on_offer(moved(table, "maria-lopez", "school", "starter-fuel")) == [2]


def test_carla_thompson() -> None:
    table = scene("carla-thompson", "carla-thompson:0 rod-miller:0", morale=5)
    assert table.who("base-carla-thompson").place == "police-station"
    assert decide(table.script(exposure=["wound", "blank"]), 1).morale == 6
    table = scene("carla-thompson", "carla-thompson:0 rod-miller:0", morale=5).script(exposure=["bitten"])
    assert decide(table, 1).morale == 4
    assert decide(scene("carla-thompson", "carla-thompson:0", morale=5), 2).morale == 5


def test_christmas() -> None:
    table = decide(scene("christmas", "maria-lopez:0", food=6, morale=5), 1)
    assert (table.food, table.morale) == (1, 6)
    table = decide(scene("christmas", "maria-lopez:0 forest-plum:1", food=5, morale=5), 1)
    first, second = table.deck("grocery-store")[:2]
    assert [o["face"] for o in table.options(1)] == [0, 1, 2, 3, 4]
    pick(table, 2, 0, 2, seat=1)
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([first], [], [second])
    assert came_up(scene("christmas", "maria-lopez:0", food=4))
    assert scene("christmas", "maria-lopez:0", food=4).offers(0, "end-turn")
    assert decide(scene("christmas", "maria-lopez:0", food=6), 2).food == 6


def test_christmas_with_an_exiled_santa() -> None:
    table = decide(scene("christmas", "maria-lopez:0 forest-plum:1:school", exiled=[1], food=5), 1)
    assert table.offers(0, "end-turn")


def test_collapsing_barriers() -> None:
    position = {"zombies": {"colony": [1]}, "barricades": {"colony": [1, 2], "school": [1]}}
    people = "maria-lopez:0 loretta-clay:0 rod-miller:1 mike-cho:2:school"
    table = decide(scene("collapsing-barriers", people, **position), 1)
    pick(table.script(exposure=["wound", "frostbite"]), "base-loretta-clay")
    assert (table.who("base-loretta-clay").wounds, table.who("base-rod-miller").frostbite, rolls(table)) == (
        1,
        1,
        2,
    )
    table = decide(scene("collapsing-barriers", people, **position), 2)
    assert (barricades_at(table, "colony"), barricades_at(table, "school")) == (0, 1)


def test_crazed_survivor() -> None:
    table = decide(scene("crazed-survivor", "maria-lopez:0:school rod-miller:0:library mike-cho:0", food=0), 1)
    assert {o["survivor"] for o in table.options(0)} == {"base-maria-lopez", "base-rod-miller"}
    pick(table.script(exposure=["wound", "wound"]), "base-rod-miller")
    assert (table.who("base-rod-miller").wounds, table.food) == (2, 3)
    assert decide(scene("crazed-survivor", "maria-lopez:0:school", food=0), 2).food == 0


def test_creature_comforts() -> None:
    hands = {0: ["starter-fuel", "starter-junk"], 1: ["starter-fuel", "starter-fuel"], 2: ["starter-fuel"]}
    table = decide(scene("creature-comforts", "maria-lopez:0", hands=hands, morale=5), 1)
    pick(table, "base-starter-fuel")
    table.choose(0, "done")
    pick(table, "base-starter-fuel", "base-starter-fuel", seat=1)
    assert (table.morale, table.waste(), table.hand(2)) == (6, cards(*["starter-fuel"] * 3), cards("starter-fuel"))
    table = decide(scene("creature-comforts", "maria-lopez:0", hands=hands, morale=5), 1)
    pick(table, "base-starter-fuel")
    table.choose(0, "done").choose(1, "done").choose(2, "done")
    assert (table.morale, table.waste(), len(table.hand(0))) == (5, [], 2)


def test_daniel_smith() -> None:
    people = "daniel-smith:0 rod-miller:1 mike-cho:2:school"
    position: dict[str, Any] = {
        "helpless": 2,
        "dice": {0: [1, 6]},
        "morale": 5,
        "items": {"rod-miller": ["hospital-mop"]},
    }
    table = scene("daniel-smith", people, **position)
    assert (table.helpless, table.morale) == (1, 5)
    decide(table, 1)
    pick(table, 1, "base-rod-miller")
    assert (table.who("base-rod-miller").place, table.player_state(0).unused) == ("police-station", [6])
    assert (table.equipment("base-rod-miller"), table.hand(1)) == ([], cards("hospital-mop"))
    table.player_state(1).unused = [6, 6]
    table.place("police-station", zombies=[1]).end_turn(0)
    for verb in ("move", "search", "attack"):
        table.refuses(1, verb, survivor="base-rod-miller")
    assert decide(scene("daniel-smith", people, **position), 2).morale == 4


def test_daniel_smith_takes_away_the_ability() -> None:
    table = decide(scene("daniel-smith", "daniel-smith:0 brian-lee:0", helpless=1, dice={0: [1, 4]}), 1)
    pick(table, 1, "base-brian-lee")
    table.refuses(0, "use", survivor="base-brian-lee")


def test_daniel_smith_needs_a_die_and_a_cell() -> None:
    assert on_offer(scene("daniel-smith", "daniel-smith:0", helpless=1)) == [2]
    crowd = "rod-miller:1:police-station mike-cho:2:police-station maria-lopez:2:police-station"
    table = scene("daniel-smith", f"daniel-smith:0 {crowd}", helpless=1, dice={0: [1]})
    decide(table, 1)  # full, but one of those there may be locked up
    assert {o["survivor"] for o in table.options(0)} == {"base-rod-miller", "base-mike-cho", "base-maria-lopez"}


def test_david_garcia() -> None:
    people = "david-garcia:0:school rod-miller:1 mike-cho:2:library"
    hands = {1: ["starter-fuel"], 2: ["starter-junk"]}
    table = scene("david-garcia", people, hands=hands)
    assert table.who("base-david-garcia").place == "colony"
    assert [e.facts["other"] for e in table.events("looked-at-card")] == [1]
    decide(table, 1)
    table.votes(yes=range(3))
    assert table.player_state(1).exiled
    pick(table.script(exposure=["blank"]), "school", seat=1)
    assert table.offers(0, "nominate")
    assert not decide(scene("david-garcia", people, hands=hands), 2).player_state(1).exiled
    assert on_offer(scene("david-garcia", "david-garcia:0 rod-miller:1:school mike-cho:2:library")) == [2]


def test_deputy() -> None:
    top = ["fuel", "pistol", "junk", "pistol", "shotgun", "fuel", "walkie-talkie", "sniper-rifle", "pistol"]
    table = turn("maria-lopez:0", crossroads="deputy")
    table.place("police-station", top=[full(f"police-station-{name}") for name in top])
    decide(moved(table, "maria-lopez", "school"), 1)
    weapons = ["pistol", "pistol", "shotgun", "sniper-rifle"]  # the third pistol is the ninth card
    assert table.hand(0) == cards(*(f"police-station-{name}" for name in weapons))
    assert len(table.deck("police-station")) == 16
    assert [c.met for c in goal(table.game, table.game.state.colonies[0])][1:] == [True, True, True]
    table.place("hospital", zombies=[1])
    assert [c.met for c in goal(table.game, table.game.state.colonies[0])][1:] == [True, False, True]
    assert decide(scene("deputy", "maria-lopez:0:school"), 2).game.state.colonies[0].conditions == []


def test_dynamite_is_decided_by_the_player_of_edward() -> None:
    people = "maria-lopez:0 edward-white:1 rod-miller:1 john-price:2 mike-cho:2"
    table = scene("dynamite", people, morale=5, zombies={"colony": [2, 1]})
    assert table.asked(1) is not None
    decide(table.script(d6=[1]), 1)
    assert (table.state.graveyard, table.morale) == (["base-edward-white", "base-john-price"], 3)
    table = decide(scene("dynamite", people, zombies={"colony": [2, 1]}).script(d6=[2, 2]), 1)
    pick(table, 1, 2, seat=1)
    assert table.place_state("colony").zombies[:2] == [1, 0]
    assert table.place_state("colony").barricades[:2] == [1, 1]
    table = decide(scene("dynamite", people, zombies={"colony": [2, 1]}).script(d6=[6, 6]), 1)
    assert (zombies_at(table, "colony"), barricades_at(table, "colony")) == (0, 3)
    table = decide(scene("dynamite", people, morale=5), 2)
    assert table.morale == 6
    night(table)
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [1, 2, 2]


def test_edward_white() -> None:
    table = scene("edward-white", "edward-white:0", food=3)
    table.out_of_game(items=[full(n) for n in ("starter-medicine", "starter-fuel", "hospital-adrenaline-shot")])
    decide(table, 1)
    table.choose(0, "use-effect", card="base-crossroads-edward-white")
    pick(table, "base-hospital-adrenaline-shot")
    table.choose(0, "use-effect", card="base-crossroads-edward-white")
    assert (table.hand(0), table.food) == (cards("hospital-adrenaline-shot", "starter-medicine"), 1)
    table.end_turn(0).refuses(1, "use-effect")
    decide(scene("edward-white", "edward-white:0", food=0), 1).refuses(0, "use-effect")
    decide(scene("edward-white", "edward-white:0", food=3), 2).refuses(0, "use-effect")


@pytest.mark.parametrize(
    ("colony", "elsewhere", "morale"), [(0, 2, 4), (1, 1, 5), (2, 2, 6), (2, 1, 5), (3, 0, 4)]
)
def test_flier(colony: int, elsewhere: int, morale: int) -> None:
    table = decide(scene("flier", f"maria-lopez:0 {AWAY}", morale=5, food=50), 1)
    assert night(table.empty_deck("crisis")).morale == 5
    table.place("colony", barricades=[0, colony])
    for place in table.game.town():
        table.place(place, barricades=[elsewhere], zombies=[0])
    assert night(table).morale == morale


def test_forest_plum() -> None:
    table = scene("forest-plum", "forest-plum:1 loretta-clay:2 maria-lopez:0")
    table.place("grocery-store", noise=1)
    decide(table, 1)
    assert (table.who("base-forest-plum").place, table.place_state("grocery-store").noise) == ("grocery-store", 4)
    table = decide(scene("forest-plum", "forest-plum:1 loretta-clay:2:school maria-lopez:0", exiled=[2]), 2)
    assert table.who("base-loretta-clay").wounds == 1
    crowd = "mike-cho:1:grocery-store rod-miller:2:grocery-store maria-lopez:0:grocery-store"
    assert on_offer(scene("forest-plum", f"forest-plum:1 {crowd}")) == [2]
    crowd = "mike-cho:1:grocery-store rod-miller:2:grocery-store maria-lopez:0"
    assert on_offer(scene("forest-plum", f"forest-plum:1:grocery-store {crowd}")) == [1, 2]


def test_fuel_tanker() -> None:
    def tanked(**position: Any) -> Table:
        table = scene("fuel-tanker", "maria-lopez:0:library", **position)
        table.out_of_game(
            items=[full("starter-fuel")] * 3 + [full("gas-station-fuel")] * 3 + [full("starter-junk")]
        )
        return moved(table, "maria-lopez", "school")

    table = decide(tanked(), 1)
    pick(table, "base-starter-fuel", "base-gas-station-fuel", "base-gas-station-fuel", "base-gas-station-fuel")
    assert (len(table.hand(0)), zombies_at(table, "colony")) == (4, 6)
    assert zombies_at(decide(tanked(), 2), "colony") == 0
    assert not came_up(tanked(exiled=[0]))
    table = decide(moved(scene("fuel-tanker", "maria-lopez:0"), "maria-lopez", "school"), 1)
    assert (table.hand(0), zombies_at(table, "colony")) == ([], 6)


def test_gabriel_diaz() -> None:
    hands = {0: ["starter-fuel", "starter-junk"]}
    table = decide(scene("gabriel-diaz", "maria-lopez:0:school", hands=hands, helpless=0), 1)
    assert (table.who("base-gabriel-diaz").owner, table.who("base-gabriel-diaz").place) == (0, "colony")
    assert table.helpless == 3
    table = decide(scene("gabriel-diaz", "maria-lopez:0:school", hands=hands), 2)
    pick(table, "base-starter-fuel")
    assert (table.hand(0), table.unseen()) == (cards("starter-junk"), cards("starter-fuel"))
    people = f"maria-lopez:0:school {AWAY}"
    assert on_offer(scene("gabriel-diaz", people, hands=hands, helpless=20)) == [1, 2]
    assert on_offer(scene("gabriel-diaz", people, hands=hands, helpless=21)) == [2]
    assert on_offer(scene("gabriel-diaz", people, helpless=20)) == [1]
    assert scene("gabriel-diaz", people, helpless=21).offers(0, "end-turn")


def test_gambling() -> None:
    people = "maria-lopez:0 loretta-clay:0 rod-miller:1 mike-cho:2:school"
    hands = {0: ["starter-fuel", "starter-fuel", "starter-junk"], 1: ["starter-junk"], 2: ["starter-medicine"]}
    table = decide(scene("gambling", people, hands=hands), 1)
    pick(table, "base-starter-fuel", "base-starter-junk")  # two survivors at the colony: two stakes
    pick(table.script(d6=[5, 3, 5, 1, 2, 4]), "base-starter-junk", seat=1)
    assert (len(table.hand(0)), len(table.hand(1)), len(table.hand(2))) == (1, 3, 1)
    table = decide(scene("gambling", people, hands=hands), 1).choose(0, "done").choose(1, "done")
    assert len(table.hand(0)) == 3
    assert decide(scene("gambling", people, hands=hands), 2).offers(0, "end-turn")


def test_gray_beard() -> None:
    def ambush(**position: Any) -> Table:
        table = scene("gray-beard", "maria-lopez:0:library mike-cho:1:school", **position)
        return moved(table, "maria-lopez", "school")

    table = ambush(hands={0: ["starter-fuel", "starter-junk"]}).script(picks=[1])
    decide(table, 1)
    assert (table.hand(0), table.unseen()) == (cards("starter-fuel"), cards("starter-junk"))
    table = decide(ambush(dice={0: [1, 1]}, hands={0: ["starter-fuel"]}, zombies={"colony": [2]}), 2)
    assert (table.player_state(0).leader, table.who("base-gray-beard").place) == ("base-gray-beard", "colony")
    table.choose(0, "attack", survivor="base-gray-beard", die=1, target=1)
    table.choose(0, "attack-safely", card="base-crossroads-gray-beard")
    assert rolls(table) == 1  # the move of Maria
    table.script(exposure=["blank"]).choose(0, "attack", survivor="base-gray-beard", die=1, target=1)
    assert rolls(table) == 2
    night(table)
    assert table.state.crisis
    while table.active != 0:
        table.end_turn(table.active)
    table.refuses(0, "contribute")
    assert on_offer(ambush()) == [2]
    assert on_offer(ambush(helpless=24, hands={0: ["starter-fuel"]})) == [1]
    table = scene("gray-beard", "maria-lopez:0:library gray-beard:1")
    assert not came_up(moved(table, "maria-lopez", "school"))


def test_gray_beard_joins_an_exiled_player_outside() -> None:
    table = scene("gray-beard", "maria-lopez:0:library", exiled=[0], helpless=24)
    decide(moved(table, "maria-lopez", "school"), 2)
    pick(table, "hospital")
    assert table.who("base-gray-beard").place == "hospital"


def test_harman_brooks() -> None:
    people = "harman-brooks:2 maria-lopez:0 rod-miller:1 mike-cho:1 loretta-clay:1"
    hurt = {"harman-brooks": 2, "maria-lopez": 1, "rod-miller": 1}
    assert decide(scene("harman-brooks", people, food=0), 1).food == 3
    table = decide(scene("harman-brooks", people, wounds=hurt, frostbite={"mike-cho": 1}), 2)
    pick(table, "base-harman-brooks", "base-maria-lopez", "base-mike-cho")
    left = {name: s.tokens for name, s in table.state.survivors.items() if s.tokens}
    assert left == {"base-harman-brooks": 1, "base-rod-miller": 1}
    table = decide(scene("harman-brooks", people, wounds=hurt), 2)
    table.choose(0, "done")
    assert table.who("base-maria-lopez").wounds == 1


@pytest.mark.parametrize("choice", [1, 2])
def test_heads_up(choice: int) -> None:
    table = scene("heads-up", "maria-lopez:0:police-station", dice={0: [6]}).place("police-station", noise=1)
    decide(searched(table, "maria-lopez"), choice)
    assert table.place_state("police-station").noise == 4
    assert not came_up(searched(scene("heads-up", "maria-lopez:0:school", dice={0: [6]}), "maria-lopez"))


@pytest.mark.parametrize(("helpless", "morale"), [(0, 5), (1, 4), (4, 3), (5, 2)])
def test_helpless(helpless: int, morale: int) -> None:
    table = decide(scene("helpless", "maria-lopez:0", helpless=helpless, morale=5), 1)
    assert (table.helpless, table.morale) == (0, morale)
    table = decide(scene("helpless", "maria-lopez:0", helpless=helpless, morale=5), 2)
    assert (table.helpless, table.morale) == (helpless, 5)
