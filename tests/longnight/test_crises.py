"""Every crisis of The Long Night that needs no module: which cards count, and what happens if it is failed."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.steps.crisis import ResolveCrisis
from overwinter.testing import Table
from tests.cards import arranged, barricades_at, carry_out, full, pick, zombies_at

BOTH = {"packs": ["base", "longnight"]}
PREVENT = {
    "vault": "education",
    "medicine-shortage": "medicine",
    "cabin-fever": "education",
    "black-ice": "fuel",
    "rotten-stores": "food",
    "broken-fence": "tool",
    "strangers": "survivor",
    "armory": "weapon",
    "sickbed": "medicine",
    "howling-wind": "fuel tool",
    "bad-water": "medicine fuel",
    "mourning": "education",
    "lost-patrol": "fuel",
    "power-struggle": "education survivor",
    "rubbish": "tool food",
}
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"
"""From the highest influence to the lowest."""


def set_up(people: str = THREE, **position: Any) -> Table:
    return arranged(people, table=BOTH, **{"morale": 5, **position})


def resolve(crisis: str, table: Table, given: tuple[str, ...] = ()) -> Table:
    """The crisis is resolved with these cards; without any it fails."""
    table.crisis(f"ln-crisis-{crisis}", {0: given})
    return carry_out(table, ResolveCrisis())


def failed(crisis: str, people: str = THREE, **position: Any) -> Table:
    return resolve(crisis, set_up(people, **position))


def despair(table: Table) -> dict[str, int]:
    return {s.id.removeprefix("base-"): s.despair for s in table.state.survivors.values() if s.despair}


@pytest.mark.parametrize("crisis", PREVENT)
def test_each_fitting_card_counts_one(crisis: str) -> None:
    """As many points as players avert it, two more give morale (R-124)."""
    for symbol in PREVENT[crisis].split():
        for n, morale in ((3, 5), (5, 6)):
            table = set_up()
            fitting = [card.id for card in table.game.content.items if card.symbol == symbol]
            resolve(crisis, table, tuple(fitting[:n]))
            assert table.events("crisis-averted")
            assert table.morale == morale


def test_every_crisis_without_a_module_is_here() -> None:
    assert {f"ln-crisis-{name}" for name in PREVENT} == set(
        load_packs(["longnight"], ["base", "longnight"]).crises
    )


def test_the_vault_asks_everybody_for_a_secret() -> None:
    """Exiled players too; what they tell is not asked (6 zombies, and 2 for each who keeps it)."""
    table = failed("vault", f"{THREE} thomas-heart:3:school", players=4, exiled=[3])
    assert zombies_at(table, "colony") == 6
    for seat, way in ((0, "first"), (1, "second"), (2, "first"), (3, "second")):
        pick(table, way, seat=seat)
    assert zombies_at(table, "colony") == 10


def test_the_vault_is_left_out_with_the_mature_cards() -> None:
    table = Table(3, packs=["base", "longnight"], mature=False)
    assert "ln-crisis-vault" not in table.state.crisis_deck
    assert "ln-crisis-armory" in table.state.crisis_deck


def test_medicine_shortage_gives_despair_to_the_lowest_of_each_player() -> None:
    table = failed("medicine-shortage", f"{THREE} sparky:0 thomas-heart:3:school", players=4, exiled=[3])
    assert despair(table) == {"sparky": 1, "rod-miller": 1, "mike-cho": 1}


def test_cabin_fever_turns_two_or_somebody_despairs() -> None:
    table = failed("cabin-fever", helpless=3)
    assert (table.colony_state().unruly, despair(table)) == (2, {})
    table = failed("cabin-fever", helpless=1)
    assert (table.colony_state().unruly, despair(table)) == (1, {"mike-cho": 1})
    # Looked at anew: the second despair kills nobody who is dead already.
    table = failed("cabin-fever", f"{THREE} sparky:0", wounds={"sparky": 2})
    assert "base-sparky" not in table.state.survivors
    assert despair(table) == {"mike-cho": 1}


def test_black_ice_freezes_somebody_outside_of_each_player() -> None:
    table = failed("black-ice", "maria-lopez:0:school sparky:0:library rod-miller:1 mike-cho:2:school")
    pick(table, "base-sparky")
    assert [table.who(full(name)).frostbite for name in ("maria-lopez", "sparky", "mike-cho")] == [0, 1, 1]
    assert zombies_at(table, "colony") == 1


@pytest.mark.parametrize(("food", "left", "starvation"), [(5, 2, 0), (4, 2, 0), (0, 0, 1)])
def test_rotten_stores_halve_the_food(food: int, left: int, starvation: int) -> None:
    table = failed("rotten-stores", food=food)
    assert (table.food, table.colony_state().starvation, table.morale) == (left, starvation, 5)


def test_a_broken_fence_takes_four_barricades_or_traps() -> None:
    """The first player chooses; a trap does not go off."""
    table = set_up(barricades={"colony": [2, 1, 1]}, zombies={"colony": [1]})
    table.game.add_traps("colony", 2)
    resolve("broken-fence", table)
    pick(table, 1, 2, "trap", 2)
    assert table.options(0, "choose-entrance")
    pick(table, 3)
    assert table.place_state("colony").barricades == [1, 0, 0, 0, 0, 0]
    assert (sum(table.place_state("colony").traps), zombies_at(table, "colony")) == (0, 1)


def test_what_a_broken_fence_lacks_comes_as_zombies() -> None:
    table = failed("broken-fence", barricades={"colony": [1]})
    assert (barricades_at(table, "colony"), zombies_at(table, "colony")) == (0, 3)


def test_strangers_come_or_cost_morale() -> None:
    """It does not matter whether the first player is exiled."""
    table = failed("strangers", "maria-lopez:0:school rod-miller:1 mike-cho:2", exiled=[0])
    assert (table.helpless, table.colony_state().unruly, table.morale) == (2, 1, 5)
    full_house = set_up().place("colony", blocked=20)
    resolve("strangers", full_house)
    assert (full_house.helpless, full_house.colony_state().unruly, full_house.morale) == (1, 0, 4)


def test_a_plundered_armory_costs_equipment_or_blood() -> None:
    carried = {"maria-lopez": ["police-station-pistol"], "sparky": ["police-station-shotgun"]}
    table = failed("armory", f"{THREE} sparky:0", items=carried)
    pick(table, full("police-station-pistol"))
    assert table.removed() == [full("police-station-pistol")]
    assert table.equipment("base-maria-lopez") == []
    assert [table.who(full(name)).wounds for name in ("rod-miller", "mike-cho")] == [1, 1]


def test_the_sickbed_takes_the_three_lowest_at_the_colony() -> None:
    table = failed("sickbed", f"{THREE} sparky:0 thomas-heart:0:school")
    hurt = {s.id for s in table.state.survivors.values() if s.wounds}
    assert hurt == {"base-sparky", "base-mike-cho", "base-rod-miller"}


def test_howling_wind_reaches_the_whole_town() -> None:
    table = failed("howling-wind")
    assert [zombies_at(table, place) for place in table.state.places] == [0, 2, 2, 2, 2, 2, 2]


def test_bad_water_makes_all_unruly() -> None:
    table = failed("bad-water", helpless=3)
    assert (table.colony_state().unruly, table.morale) == (3, 5)
    assert failed("bad-water").morale == 4


def test_mourning_weighs_on_the_leaders() -> None:
    assert despair(failed("mourning")) == {}
    table = set_up(f"{THREE} thomas-heart:3:school", players=4, exiled=[3])
    table.out_of_game(dead=[full(name) for name in ("sparky", "john-price", "ashley-ross")])
    resolve("mourning", table)
    assert (table.morale, despair(table)) == (4, {"maria-lopez": 1, "rod-miller": 1, "mike-cho": 1})


def test_the_lost_patrol_is_where_most_survivors_are() -> None:
    """Of equal places the lowest number; who was there when the zombies came is looked at after them."""
    table = failed("lost-patrol", "maria-lopez:0:school rod-miller:1:library mike-cho:2:school")
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (3, 0)
    assert [s.wounds for s in table.state.survivors.values()] == [1, 0, 1]
    tied = failed("lost-patrol", "maria-lopez:0:library rod-miller:1:police-station mike-cho:2")
    assert (zombies_at(tied, "police-station"), zombies_at(tied, "library")) == (3, 0)
    assert zombies_at(failed("lost-patrol"), "colony") == 6


def test_the_power_struggle_breaks_the_foremost() -> None:
    table = failed("power-struggle")
    assert (despair(table), table.morale) == ({"maria-lopez": 1}, 4)
    nobody = failed("power-struggle", "maria-lopez:0:school rod-miller:1:school mike-cho:2:library")
    assert (despair(nobody), nobody.morale) == ({}, 3)


def test_rubbish_comes_from_every_deck() -> None:
    """An empty deck is skipped; all see what lies in the waste pile."""
    table = set_up().place("school", deck=[])
    tops = [table.deck(place)[0] for place in table.state.places if table.deck(place)]
    resolve("rubbish", table)
    assert (len(tops), table.waste()) == (5, tops)
