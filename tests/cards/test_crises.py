"""Every crisis of the base game: which cards count, and what happens if it is failed (packs/base/crises.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.steps.crisis import ResolveCrisis
from overwinter.testing import Table
from tests.cards import arranged, barricades_at, carry_out, full, night, pick, turn, zombies_at

PREVENT = {
    "fuel-shortage": "fuel",
    "despair": "medicine",
    "horror-in-the-night": "food",
    "illness": "medicine",
    "exhaustion": "medicine",
    "legions-of-death": "fuel",
    "strength-of-the-dead": "fuel",
    "unending-hordes": "tool",
    "zombie-surge": "tool",
    "overpopulation": "food",
    "empty-pantry": "food",
    "they-are-watching": "medicine tool",
    "reorganization": "tool",
    "trouble-in-town": "food medicine",
    "overrun-streets": "tool fuel",
    "not-enough-for-everyone": "food",
    "spoiled-stores": "tool",
    "burning-the-barricades": "fuel",
    "crumbling-defences": "medicine tool",
    "snowed-in": "fuel",
}
CARDS = {
    "fuel": "gas-station-fuel",
    "medicine": "grocery-store-medicine",
    "food": "starter-food-1",
    "tool": "starter-junk",
    "weapon": "police-station-pistol",
    "education": "library-jazzercise",
    "survivor": "school-outsider-1",
}
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"


def resolve(crisis: str, people: str = THREE, given: tuple[str, ...] = (), **position: Any) -> Table:
    """The crisis is resolved with these cards; without any it fails."""
    table = arranged(people, **{"morale": 5, **position})
    table.crisis(full(f"crisis-{crisis}"), {0: [full(card) for card in given]})
    return carry_out(table, ResolveCrisis())


@pytest.mark.parametrize("crisis", PREVENT)
def test_each_fitting_card_counts_one(crisis: str) -> None:
    """As many points as players avert it, two more give morale; neither does anything else (R-124)."""
    for symbol in PREVENT[crisis].split():
        for n, morale in ((3, 5), (4, 5), (5, 6)):
            table = resolve(crisis, given=(CARDS[symbol],) * n)
            assert table.events("crisis-averted")
            assert (table.morale, len(table.removed())) == (morale, n)
            assert zombies_at(table, "colony") == 0


@pytest.mark.parametrize("crisis", PREVENT)
def test_every_other_card_counts_against_it(crisis: str) -> None:
    good = CARDS[PREVENT[crisis].split()[0]]
    for symbol in set(CARDS) - set(PREVENT[crisis].split()):
        table = resolve(crisis, given=(good, good, good, CARDS[symbol]), people=f"{THREE} sparky:0")
        (event,) = table.events("crisis-failed")
        assert event.facts["total"] == 2


def test_every_crisis_is_here() -> None:
    assert {full(f"crisis-{name}") for name in PREVENT} == set(load_packs(None).crises)


# -- failures ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("crisis", ["fuel-shortage", "despair", "horror-in-the-night"])
def test_two_morale_are_lost(crisis: str) -> None:
    assert resolve(crisis).morale == 3


def test_illness_wounds_everybody_who_is_not_exiled_anywhere() -> None:
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2:library"
    table = resolve("illness", people, exiled=[2], helpless=2)
    assert [table.who(full(n)).wounds for n in ("maria-lopez", "rod-miller", "mike-cho")] == [1, 1, 0]
    assert (table.morale, table.helpless) == (4, 2)


def test_illness_kills_after_all_wounds_lie_in_the_first_players_order() -> None:
    people = "maria-lopez:0 rod-miller:1 mike-cho:2 loretta-clay:2"
    table = resolve("illness", people, wounds={"rod-miller": 2, "mike-cho": 2})
    assert table.who("base-loretta-clay").wounds == 1
    pick(table, "base-mike-cho")
    assert table.state.graveyard == ["base-mike-cho", "base-rod-miller"]
    assert table.morale == 5 - 1 - 2


def test_exhaustion_gives_frostbite_to_the_five_most_influential() -> None:
    people = "brian-lee:0 daniel-smith:0 thomas-heart:1 sophie-robinson:1 olivia-brown:1 maria-lopez:1"
    people += " gabriel-diaz:2:school"
    table = resolve("exhaustion", people, exiled=[2])
    frozen = {s.id for s in table.state.survivors.values() if s.frostbite}
    assert frozen == {
        full(n) for n in ("brian-lee", "daniel-smith", "thomas-heart", "sophie-robinson", "olivia-brown")
    }


def test_exhaustion_gives_frostbite_to_all_if_there_are_fewer() -> None:
    assert all(s.frostbite == 1 for s in resolve("exhaustion").state.survivors.values())


def test_legions_of_death() -> None:
    assert resolve("legions-of-death").place_state("colony").zombies == [2] * 6


def test_strength_of_the_dead_takes_the_barricades_first() -> None:
    table = resolve("strength-of-the-dead", barricades={"colony": [3] * 6, "school": [2]})
    assert table.place_state("colony").zombies == [2, 2, 2, 2, 1, 1]
    assert (barricades_at(table, "colony"), barricades_at(table, "school")) == (0, 2)


def test_unending_hordes() -> None:
    table = resolve("unending-hordes")
    assert (table.place_state("colony").zombies, table.morale) == ([2, 2, 1, 1, 1, 1], 4)


def test_zombie_surge() -> None:
    table = resolve("zombie-surge")
    assert table.place_state("colony").zombies == [1] * 6
    assert [zombies_at(table, place) for place in table.game.town()] == [1] * 6


def test_overpopulation_kills_the_two_least_influential() -> None:
    people = "sparky:2:school loretta-clay:0 rod-miller:1 mike-cho:1:library daniel-smith:0"
    table = resolve("overpopulation", people, exiled=[2], helpless=2)
    assert table.state.graveyard == ["base-loretta-clay", "base-mike-cho"]
    assert (table.morale, table.helpless) == (3, 2)


def test_overpopulation_spares_a_replacement() -> None:
    table = arranged("loretta-clay:0 rod-miller:1 mike-cho:2 maria-lopez:2", morale=5)
    table.deck_top("survivor", "base-sparky").crisis("base-crisis-overpopulation")
    carry_out(table, ResolveCrisis())
    assert table.state.graveyard == ["base-loretta-clay", "base-mike-cho"]
    assert table.who("base-sparky").owner == 0


def test_empty_pantry() -> None:
    table = resolve("empty-pantry", starvation=1)
    assert (table.colony_state().starvation, table.morale) == (2, 4)


@pytest.mark.parametrize(
    ("crisis", "places"),
    [
        ("they-are-watching", ("library", "grocery-store")),
        ("trouble-in-town", ("hospital", "gas-station")),
        ("overrun-streets", ("school", "police-station")),
    ],
)
def test_three_zombies_at_two_places(crisis: str, places: tuple[str, str]) -> None:
    table = resolve(crisis)
    crowded = {place: zombies_at(table, place) for place in table.state.places if zombies_at(table, place)}
    assert (crowded, table.morale) == (dict.fromkeys(sorted(places, key=list(crowded).index), 3), 5)


def test_reorganization_passes_survivors_to_the_left_at_once() -> None:
    people = "maria-lopez:0 rod-miller:1 loretta-clay:1 mike-cho:2:school sparky:3:library"
    table = resolve("reorganization", people, players=4, exiled=[3], wounds={"maria-lopez": 1})
    pick(table, "base-maria-lopez", seat=0)
    pick(table, "base-rod-miller", seat=1)
    pick(table, "base-mike-cho", seat=2)
    owners = {name: s.owner for name, s in table.state.survivors.items()}
    assert owners == {
        "base-maria-lopez": 1,
        "base-rod-miller": 2,
        "base-loretta-clay": 1,
        "base-mike-cho": 0,
        "base-sparky": 3,
    }
    assert table.player_state(0).leader == "base-mike-cho"
    pick(table, "base-loretta-clay", seat=1)
    assert table.player_state(2).leader == "base-rod-miller"
    assert (table.player_state(1).leader, table.morale) == ("base-loretta-clay", 4)
    assert (table.who("base-maria-lopez").wounds, table.who("base-mike-cho").place) == (1, "school")
    assert not table.events("exposure")


def test_reorganization_with_one_player_left_passes_nothing() -> None:
    table = resolve("reorganization", "maria-lopez:0 rod-miller:1:school mike-cho:2:school", exiled=[1, 2])
    assert (table.who("base-maria-lopez").owner, table.morale) == (0, 4)


def test_not_enough_for_everyone() -> None:
    table = resolve("not-enough-for-everyone", f"{THREE} loretta-clay:0")
    assert (table.state.graveyard, table.morale) == (["base-loretta-clay"], 3)


def test_spoiled_stores() -> None:
    assert (resolve("spoiled-stores", food=5).food, resolve("spoiled-stores", food=2).food) == (2, 0)
    assert resolve("spoiled-stores").morale == 4


def test_burning_the_barricades() -> None:
    table = arranged(f"{THREE} sparky:0:school", barricades={"colony": [1, 2], "school": [1]}, morale=5)
    table.first(1).crisis("base-crisis-burning-the-barricades")
    carry_out(table, ResolveCrisis())
    pick(table, "base-sparky", seat=1)
    assert (barricades_at(table, "colony"), barricades_at(table, "school")) == (0, 1)
    assert (table.who("base-sparky").frostbite, table.morale) == (1, 4)


def test_crumbling_defences() -> None:
    people = "maria-lopez:0 rod-miller:1 mike-cho:2:school"
    table = resolve("crumbling-defences", people, exiled=[2], barricades={"colony": [1, 2], "school": [1]})
    assert {o["survivor"] for o in table.options(0)} == {"base-maria-lopez", "base-rod-miller"}
    pick(table, "base-rod-miller")
    assert (barricades_at(table, "colony"), barricades_at(table, "school")) == (0, 0)
    assert (table.who("base-rod-miller").wounds, table.morale) == (1, 5)


def test_snowed_in_forbids_moves_that_need_a_roll_for_one_round() -> None:
    people = "maria-lopez:0 rod-miller:0 mike-cho:1:school daniel-smith:2"
    table = arranged(people, exiled=[1], hands={0: ["starter-fuel"]}, food=20)
    table.crisis("base-crisis-snowed-in").first(1).start(at="night")
    assert table.state.colonies[0].first == 0
    table.refuses(0, "move", survivor="base-maria-lopez", card=None)
    assert table.offers(0, "move", survivor="base-maria-lopez", card="base-starter-fuel")
    assert table.offers(0, "move", survivor="base-rod-miller", card=None)
    table.end_turn(0)
    assert table.offers(1, "move", survivor="base-mike-cho")
    table.end_turn(1)
    night(table)
    seat = table.active
    assert table.offers(seat, "move", card=None)


def test_snowed_in_does_not_touch_the_round_of_the_crisis() -> None:
    table = turn("maria-lopez:0")
    assert table.offers(0, "move", survivor="base-maria-lopez", card=None)
