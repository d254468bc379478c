"""Crossroads cards from Abandoned to Buddy Davis: their options, and when those about deeds come up."""

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
    zombies_at,
)


def test_abandoned() -> None:
    def found(**position: Any) -> Table:
        table = scene("abandoned", f"maria-lopez:0 {AWAY}", waste_size=4, **position)
        return table.choose(0, "clean", survivor="base-maria-lopez", die=1)

    table = decide(found(helpless=1, dice={0: [1]}), 1)
    assert (table.helpless, zombies_at(table, "colony")) == (2, 5)
    table = decide(found(helpless=1, dice={0: [1, 2], 1: [5]}), 2)
    assert (table.helpless, zombies_at(table, "colony")) == (1, 5)
    assert [table.player_state(seat).unused for seat in range(3)] == [[], [], []]
    assert not came_up(found(helpless=0, dice={0: [1]}))
    table = found(helpless=23, dice={0: [1]})  # no room for one more: the other option is carried out
    assert (table.helpless, zombies_at(table, "colony")) == (23, 5)


def test_addiction() -> None:
    def dosed(tokens: int = 2) -> Table:
        table = scene(
            "addiction",
            "maria-lopez:0 rod-miller:0",
            wounds={"maria-lopez": tokens},
            morale=5,
            hands={0: ["starter-medicine", "starter-medicine"]},
            dice={0: [2]},
            food=20,
        )
        return table.choose(0, "play", card="base-starter-medicine")

    table = decide(dosed(), 1)
    assert (table.state.graveyard, table.morale) == (["base-maria-lopez"], 5)
    table = decide(dosed(), 2)
    night(table)
    while table.active != 0:
        table.end_turn(table.active)
    pick(table.choose(0, "yes"), "base-starter-medicine")
    assert (table.who("base-maria-lopez").wounds, len(table.player_state(0).unused)) == (0, 3)
    table = decide(dosed(), 2)
    night(table)
    while table.active != 0:
        table.end_turn(table.active)
    table.choose(0, "no")
    table.choose(0, "choose-die", die=table.options(0, "choose-die")[0]["die"])
    assert len(table.player_state(0).unused) == 2


def test_addiction_needs_a_healed_survivor() -> None:
    table = scene(
        "addiction",
        "maria-lopez:0",
        hands={0: ["starter-medicine", "hospital-adrenaline-shot"]},
        dice={0: [2]},
        wounds={"maria-lopez": 1},
    )
    table.choose(0, "play", card="base-hospital-adrenaline-shot").choose(0, "choose-face", face=6)
    assert not came_up(table)
    table = scene("addiction", "maria-lopez:0", hands={0: ["starter-medicine"]})
    assert not came_up(table.choose(0, "play", card="base-starter-medicine"))


def test_airplane() -> None:
    def flight(**position: Any) -> Table:
        hands = {0: ["starter-junk"], 1: ["starter-fuel"]}
        table = scene(
            "airplane",
            "maria-lopez:0 loretta-clay:0 sophie-robinson:1 rod-miller:1",
            **{"hands": hands, "morale": 5, **position},
        )
        return decide(moved(table, "maria-lopez", "school"), 1)

    table = flight()
    pick(table, "base-starter-junk")
    pick(table.choose(0, "done"), "base-starter-fuel", seat=1)
    table.choose(1, "yes")
    assert (table.morale, table.state.gone, table.removed()) == (
        6,
        ["base-sophie-robinson"],
        ["base-starter-junk", "base-starter-fuel"],
    )
    table = flight()
    pick(table, "base-starter-junk")
    pick(table.choose(0, "done"), "base-starter-fuel", seat=1)
    table.choose(1, "no")  # her player has to agree, or nothing is paid
    assert (table.morale, table.state.gone, table.removed()) == (5, [], [])
    table = flight()
    table.choose(0, "done").choose(1, "done")
    assert (table.morale, table.hand(0), table.hand(1)) == (5, cards("starter-junk"), cards("starter-fuel"))
    assert not came_up(moved(scene("airplane", "maria-lopez:0"), "maria-lopez", "school"))


def test_alexis_grey() -> None:
    table = scene("alexis-grey", "alexis-grey:0:school")
    assert table.who("base-alexis-grey").place == "library"
    decide(table, 1).refuses(0, "move", survivor="base-alexis-grey")
    table = decide(scene("alexis-grey", "alexis-grey:0:school"), 2)
    assert table.who("base-alexis-grey").place == "colony"
    assert table.offers(0, "move", survivor="base-alexis-grey", to="school")
    table.refuses(0, "move", survivor="base-alexis-grey", to="library")


def test_alexis_grey_at_a_full_library_or_colony() -> None:
    crowd = "mike-cho:1:library rod-miller:2:library maria-lopez:0:library"
    assert on_offer(scene("alexis-grey", f"alexis-grey:0:school {crowd}")) == [2]
    assert on_offer(scene("alexis-grey", f"alexis-grey:0:school {AWAY}", helpless=24)) == [1]
    assert on_offer(scene("alexis-grey", f"alexis-grey:0 {crowd}", helpless=23)) == [2]


def test_andrew_evans() -> None:
    table = decide(scene("andrew-evans", "andrew-evans:0", food=0, dice={0: [1, 1]}), 1)
    assert table.who("base-andrew-evans").place == "grocery-store"
    table.refuses(0, "use", survivor="base-andrew-evans")
    moved(table, "andrew-evans", "colony")
    table.choose(0, "use", survivor="base-andrew-evans", card="base-crossroads-andrew-evans", die=1)
    assert table.food == 2
    table.refuses(0, "use", survivor="base-andrew-evans")
    assert decide(scene("andrew-evans", "andrew-evans:0", morale=5), 2).morale == 6


def test_annaleigh_chan() -> None:
    table = decide(scene("annaleigh-chan", "annaleigh-chan:0"), 1)
    assert [zombies_at(table, place) for place in table.state.places] == [0, 1, 1, 1, 1, 1, 1]
    table = decide(scene("annaleigh-chan", "annaleigh-chan:0 rod-miller:0", morale=5), 2)
    assert (table.state.graveyard, table.morale) == (["base-annaleigh-chan"], 4)


def test_arctic_king_rides_four_times() -> None:
    table = scene("arctic-king", "maria-lopez:0:gas-station", dice={0: [6]})
    decide(searched(table, "maria-lopez"), 1)
    route = ["school", "colony", "library", "hospital", "school"]
    for trip, place in enumerate(route, start=1):
        table.who("base-maria-lopez").moved = False
        table.game._listed.clear()
        if trip == 5:
            table.script(exposure=["blank"])
        table.choose(0, "move", survivor="base-maria-lopez", to=place)
    noise = {place: table.place_state(place).noise for place in table.game.town()}
    assert {place: n for place, n in noise.items() if n} == {
        "gas-station": 1,
        "school": 2,
        "library": 2,
        "hospital": 1,
    }
    assert (zombies_at(table, "colony"), rolls(table), table.state.lasting) == (2, 1, [])


def test_arctic_king_for_fuel() -> None:
    table = searched(scene("arctic-king", "maria-lopez:0:gas-station", dice={0: [6]}), "maria-lopez")
    before = len(table.hand(0))
    decide(table, 2)
    assert {o["card"] for o in table.options(0, "choose-card")} == {"base-gas-station-fuel"}
    pick(table, "base-gas-station-fuel", "base-gas-station-fuel")
    assert len(table.hand(0)) == before + 2
    assert not came_up(searched(scene("arctic-king", "maria-lopez:0:school", dice={0: [6]}), "maria-lopez"))


def test_army() -> None:
    table = decide(scene("army", "maria-lopez:0", food=4), 1)
    assert [c.met for c in goal(table.game, table.game.state.colonies[0])][1:] == [False]
    table.colony(food=5)
    assert [c.met for c in goal(table.game, table.game.state.colonies[0])][1:] == [True]
    people = "maria-lopez:0 rod-miller:1 mike-cho:2 loretta-clay:2:school"
    table = decide(scene("army", people, helpless=1).script(d6=[3, 4, 1]), 2)
    assert [s.wounds for s in table.state.survivors.values()] == [1, 0, 1, 0]


def test_army_leaves_when_thomas_heart_is_at_the_colony() -> None:
    table = scene("army", "maria-lopez:0 thomas-heart:1")
    assert came_up(table)
    assert table.offers(0, "end-turn")
    assert table.colony_state().conditions == []
    assert on_offer(scene("army", "maria-lopez:0 thomas-heart:1:school")) == [1, 2]


def test_arthur_thurston() -> None:
    table = scene("arthur-thurston", "arthur-thurston:0", morale=5)
    assert table.who("base-arthur-thurston").place == "school"
    assert decide(table, 1).who("base-arthur-thurston").wounds == 2
    assert decide(scene("arthur-thurston", "arthur-thurston:0", morale=5), 2).morale == 4


def test_ashley_ross_walkways() -> None:
    table = scene("ashley-ross", "ashley-ross:0", dice={0: [6, 6]}, zombies={"colony": [1, 1]})
    decide(table.script(exposure=["blank", "wound"]), 1)
    table.choose(0, "attack", survivor="base-ashley-ross", die=6, target=1)
    assert rolls(table) == 2
    table.script(exposure=["blank"]).choose(0, "attack", survivor="base-ashley-ross", die=6, target=2)
    assert rolls(table) == 3


def test_ashley_ross_waste_storage_is_built_even_if_she_dies() -> None:
    table = scene("ashley-ross", "ashley-ross:0 rod-miller:0", wounds={"ashley-ross": 2}, morale=5, waste_size=29)
    decide(table.script(exposure=["wound"]), 2)
    assert (table.state.graveyard, table.morale) == (["base-ashley-ross"], 4)
    assert night(table).morale == 3


def test_ashley_ross_does_nothing() -> None:
    table = decide(scene("ashley-ross", "ashley-ross:0"), 3)
    assert (rolls(table), table.state.lasting) == (0, [])


def test_bev_russell_guards_the_school() -> None:
    table = scene("bev-russell", "bev-russell:0 maria-lopez:0", morale=5, items={"bev-russell": ["hospital-mop"]})
    assert table.who("base-bev-russell").place == "school"
    decide(table, 1)
    assert (table.state.gone, table.morale) == (["base-bev-russell"], 5)
    assert table.game.free_spaces("school") == 3
    assert "base-hospital-mop" in table.deck("school")
    moved(table, "maria-lopez", "school")
    assert table.who("base-maria-lopez").wounds == 1


def test_bev_russell_ends_it() -> None:
    table = decide(scene("bev-russell", "bev-russell:0", zombies={"school": [3], "library": [1]}), 2)
    assert (table.deck("school"), zombies_at(table, "school"), zombies_at(table, "library")) == ([], 0, 1)
    assert (table.removed(), len(table.state.unseen)) == ([], 20)


def test_bev_russell_at_a_full_school() -> None:
    crowd = "mike-cho:1:school rod-miller:2:school maria-lopez:1:school talia-jones:2:school"
    assert on_offer(scene("bev-russell", f"bev-russell:0 {crowd}")) == [2]


def test_bitter_cold_night() -> None:
    def frozen(people: str, face: str = "frostbite") -> Table:
        table = scene("bitter-cold-night", people, morale=5).script(exposure=[face])
        return moved(table, "maria-lopez", "school")

    beside = "maria-lopez:0 loretta-clay:0 rod-miller:1:school mike-cho:2"
    table = frozen(beside)
    assert {d.seat for d in table.game.decisions} == {0, 1}
    decide(table, 1)
    assert (table.who("base-maria-lopez").frostbite, table.who("base-rod-miller").frostbite) == (2, 1)
    assert table.who("base-mike-cho").frostbite == 0
    table = decide(frozen(beside), 2)
    assert (table.state.graveyard, table.morale) == (["base-maria-lopez"], 4)
    assert not came_up(frozen("maria-lopez:0 rod-miller:1 mike-cho:2"))
    assert not came_up(frozen(beside, "wound"))


def test_bitter_cold_night_does_not_come_up_for_a_wound_in_place_of_frostbite() -> None:
    table = scene("bitter-cold-night", "harman-brooks:0 rod-miller:1:school").script(exposure=["frostbite"])
    assert not came_up(moved(table, "harman-brooks", "school"))


def test_bitter_cold_night_when_the_survivor_is_dead_already() -> None:
    people = "maria-lopez:0 loretta-clay:0:library rod-miller:1:school mike-cho:2"
    table = scene("bitter-cold-night", people, wounds={"maria-lopez": 2}, morale=5).script(exposure=["frostbite"])
    decide(moved(table, "maria-lopez", "school"), 2)
    assert (table.state.graveyard, table.morale) == (["base-maria-lopez"], 4)


def test_book_of_the_dead() -> None:
    def read(place: str = "library", **position: Any) -> Table:
        table = scene(
            "book-of-the-dead",
            f"maria-lopez:0:{place}",
            dice={0: [6]},
            zombies={"library": [2]},
            **{"morale": 5, "food": 0, **position},
        )
        return searched(table, "maria-lopez")

    assert decide(read(), 1).morale == 6
    table = decide(read(), 2)
    assert (zombies_at(table, "library"), table.food) == (1, 4)
    assert not came_up(read("school"))
    assert not came_up(read(exiled=[0]))


def test_brandon_kane() -> None:
    table = scene("brandon-kane", "brandon-kane:1")
    assert table.who("base-brandon-kane").place == "grocery-store"
    decide(table, 1)
    assert (table.who("base-brandon-kane").wounds, table.who("base-brandon-kane").place) == (1, "colony")
    table = scene("brandon-kane", "brandon-kane:1")
    junk = [full("starter-junk")] * 5
    rest = [full(name) for name in ("starter-fuel", "school-outsider-1", "starter-fuel", "starter-medicine")]
    table.out_of_game(items=[full("starter-food-1"), *junk, *rest, *[full("starter-food-1")] * 3])
    decide(table, 2)
    assert len(table.waste()) == 10
    assert table.waste().count("base-starter-food-1") == 3
    assert table.removed() == ["base-starter-food-1", "base-starter-junk", "base-school-outsider-1"]


@pytest.mark.parametrize(("choice", "place"), [(1, "hospital"), (2, "grocery-store")])
def test_brian_lee(choice: int, place: str) -> None:
    position = {"zombies": {place: [3]}, "barricades": {place: [1]}}
    table = decide(scene("brian-lee", "brian-lee:0", **position), choice)
    assert (zombies_at(table, place), barricades_at(table, place)) == (0, 4)


def test_buddy_davis() -> None:
    table = scene("buddy-davis", "buddy-davis:0 rod-miller:1 mike-cho:2", hands={1: ["starter-food-1"]}, morale=5)
    night(decide(table, 1))
    pick(table, "base-starter-food-1", seat=1)
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [2, 3, 2]
    assert table.waste() == cards("starter-food-1")
    assert decide(scene("buddy-davis", "buddy-davis:0", morale=5), 2).morale == 6
