"""R-196 to R-207 and P-15: adding zombies, barricades, overruns, noise."""

from __future__ import annotations

from collections.abc import Iterable

from overwinter.colony.rules.zombies import AddZombies
from overwinter.testing import Table

SPARKY, LORETTA, MIKE, MARIA = "base-sparky", "base-loretta-clay", "base-mike-cho", "base-maria-lopez"
THOMAS, BRIAN, DANIEL, SOPHIE = (
    "base-thomas-heart",
    "base-brian-lee",
    "base-daniel-smith",
    "base-sophie-robinson",
)
CARLA, JENNY = "base-carla-thompson", "base-jenny-clark"
FULL = [3] * 6


def town(players: int = 3, *, colony: Iterable[str] = (), morale: int = 5, food: int = 20) -> Table:
    """A well-fed colony with no crisis; the named survivors there belong to the seats in turn."""
    table = Table(players).colony(food=food, morale=morale)
    for i, name in enumerate(colony):
        table.survivor(name, owner=i % players)
    return table


def added(table: Table, place: str, n: int) -> Table:
    """Add zombies to a place now, as an effect in the middle of a turn would."""
    flow = table.state.flow
    turn = flow.stacks[0].frames[-1]
    flow.decisions.clear()
    turn.waits, turn.step = 0, "act"
    flow.stacks[0].frames.append(AddZombies(place, n))
    table.game._listed.clear()
    table.game.resume()
    return table


def died(table: Table) -> list[str]:
    """Who died, in order."""
    return [e.facts["survivor"] for e in table.events("died")]


def test_r196_the_space_within_an_entrance_does_not_matter() -> None:
    """R-196: nobody is asked for a space; entrances hold numbers only."""
    table = added(town().start(0), "colony", 4)
    assert table.place_state("colony").zombies == [1, 1, 1, 1, 0, 0]
    assert table.events("overrun") == []


def test_r197_the_seventh_zombie_comes_to_entrance_1_again() -> None:
    """R-197: entrances in turn, 1 to 6 and around."""
    table = added(town().start(0), "colony", 8)
    assert table.place_state("colony").zombies == [2, 2, 1, 1, 1, 1]


def test_r197_a_broken_barricade_leaves_its_space_free_and_the_next_goes_on() -> None:
    """R-197: barricade and zombie are both gone; the second zombie comes to the next entrance."""
    table = town().place("colony", zombies=[2], barricades=[1]).start(0)
    added(table, "colony", 2)
    assert table.place_state("colony").barricades[0] == 0
    assert table.place_state("colony").zombies == [2, 1, 0, 0, 0, 0]


def test_r197_a_barricade_stands_while_there_is_a_free_space() -> None:
    """R-197: zombies fill the free spaces of an entrance before they break anything."""
    table = added(town().place("library", zombies=[1], barricades=[1]).start(0), "library", 1)
    assert table.place_state("library").zombies == [2]
    assert table.place_state("library").barricades == [1]


def test_r197_at_a_location_the_freed_space_takes_the_next_zombie() -> None:
    """R-197, OW-23: with one entrance the next entrance is the same: first the barricade, then the space."""
    table = town().place("gas-station", zombies=[2], barricades=[1]).start(0)
    added(table, "gas-station", 2)
    assert table.place_state("gas-station").barricades == [0]
    assert table.place_state("gas-station").zombies == [3]


def test_r198_the_lowest_influence_in_the_whole_colony_dies() -> None:
    """R-198: whichever entrance is overrun."""
    table = town(colony=[MARIA, LORETTA, THOMAS, BRIAN, DANIEL]).place("colony", zombies=[0, 0, 0, 0, 0, 3])
    table.start(0)
    added(table, "colony", 6)
    assert died(table) == [LORETTA]
    (overrun,) = table.events("overrun")
    assert overrun.facts["entrance"] == 6


def test_r199_an_overrun_kills_one_and_the_entrance_stays_full() -> None:
    """R-199: the zombie that overran is gone, the others stay."""
    table = town(colony=[MARIA, LORETTA, THOMAS, BRIAN]).place("colony", zombies=FULL).start(0)
    added(table, "colony", 1)
    assert died(table) == [LORETTA]
    assert table.place_state("colony").zombies == FULL
    assert table.morale == 4


def test_r200_helpless_die_only_without_a_normal_survivor() -> None:
    """R-200: with a survivor at the colony the helpless are safe; without, one of them dies."""
    for place, helpless in (("colony", 3), ("school", 2)):
        table = Table(2).colony(helpless=3).place("colony", zombies=FULL)
        table.survivor(MARIA, owner=0, place=place).survivor(MIKE, owner=0, place="library")
        table.survivor(THOMAS, owner=1, place="school").survivor(BRIAN, owner=1, place="school").start(0)
        added(table, "colony", 1)
        assert table.helpless == helpless
        assert table.morale == 4


def test_r200_an_overrun_of_an_empty_place_hurts_nobody() -> None:
    """R-200: nobody there, nothing happens."""
    table = added(town().place("library", zombies=[3]).start(0), "library", 2)
    assert died(table) == []
    assert table.morale == 5
    assert table.place_state("library").zombies == [3]


def test_r201_colony_then_locations_by_number_then_noise() -> None:
    """R-201: the order of the step."""
    table = (
        town(colony=[MARIA])
        .survivor(MIKE, owner=1, place="gas-station")
        .survivor(THOMAS, owner=2, place="police-station")
        .survivor(BRIAN, owner=2, place="school")
        .place("hospital", noise=1)
        .place("grocery-store", noise=2)
        .script(d6=[1, 6, 3])
        .start(at="night")
    )
    told = [(e.kind, e.facts["place"]) for e in table.events() if e.kind in ("zombies", "noise-test")]
    assert told == [
        ("zombies", "colony"),
        ("zombies", "police-station"),
        ("zombies", "school"),
        ("zombies", "gas-station"),
        ("noise-test", "grocery-store"),
        ("zombies", "grocery-store"),
        ("noise-test", "grocery-store"),
        ("noise-test", "hospital"),
        ("zombies", "hospital"),
    ]


def test_r201_numbers_of_the_step() -> None:
    """R-201: half the people of the colony, rounded up, helpless included; one per survivor elsewhere."""
    table = (
        town(colony=[MARIA, MIKE])
        .colony(helpless=3)
        .survivor(THOMAS, owner=2, place="school")
        .survivor(BRIAN, owner=2, place="school")
        .start(at="night")
    )
    assert sum(table.place_state("colony").zombies) == 3
    assert table.place_state("school").zombies == [2]


def test_r202_a_place_is_counted_when_its_turn_comes() -> None:
    """R-202: an exiled player's replacement enters the hospital during the step and counts there."""
    table = (
        town(colony=[MARIA, MIKE])
        .survivor(THOMAS, owner=2, place="police-station")
        .player(2, exiled=True)
        .place("police-station", zombies=[4])
        .deck_top("survivor", LORETTA)
        .start(at="night")
    )
    assert died(table) == [THOMAS]
    table.choose(2, "choose-place", place="hospital")
    assert table.place_state("hospital").zombies == [1]


def test_r202_the_dead_do_not_count_later() -> None:
    """R-202: who was killed before the zombies are counted draws none."""
    table = (
        town(colony=[MARIA, MIKE])
        .survivor(THOMAS, owner=2, place="police-station", wounds=2)
        .survivor(BRIAN, owner=2, place="school")
        .crisis("base-crisis-illness")
        .start(at="night")
    )
    assert died(table) == [THOMAS]
    assert table.place_state("police-station").zombies == [0]
    assert table.place_state("school").zombies == [1]


def test_r203_noise_is_tested_where_nobody_is() -> None:
    """R-203: an empty location draws zombies by its noise; the tokens are gone afterwards."""
    table = town().place("library", noise=3).script(d6=[3, 4, 1]).start(at="night")
    assert table.place_state("library").zombies == [2]
    assert table.place_state("library").noise == 0


def test_p15_noise_by_die() -> None:
    """P-15: in the base game a 3 or less on a die is heard."""
    for rolled, heard in ((1, True), (3, True), (4, False), (6, False)):
        table = town().place("library", noise=1).script(d6=[rolled]).start(at="night")
        (test,) = table.events("noise-test")
        assert test.facts["heard"] is heard


def test_p15_noise_by_flip() -> None:
    """P-15 "flip": the token decides by its sides, no die is rolled."""
    for heard in (True, False):
        table = Table(3, policies={"noise_test": "flip"}).colony(food=20).place("library", noise=1)
        table.script(flips=[heard]).start(at="night")
        (test,) = table.events("noise-test")
        assert test.facts["heard"] is heard
        assert table.place_state("library").zombies == [int(heard)]


def test_r204_a_replacement_stands_there_before_the_next_zombie() -> None:
    """R-204: it enters between two zombies and may be the next victim."""
    table = (
        town(colony=[LORETTA, THOMAS, BRIAN])
        .survivor(DANIEL, owner=1)
        .place("colony", zombies=FULL)
        .deck_top("survivor", SPARKY, CARLA)
        .start(at="night")
    )
    assert died(table) == [LORETTA, SPARKY]
    assert table.who(CARLA).owner == 0


def test_r205_the_colony_part_is_finished_at_morale_0() -> None:
    """R-205: two overruns, the first takes the last morale: the second kills too; then the game is over."""
    table = (
        town(colony=[LORETTA, THOMAS, BRIAN, MARIA], morale=1)
        .survivor(SOPHIE, owner=0, place="school", leader=True)
        .place("colony", zombies=FULL)
        .start(at="night")
    )
    assert died(table) == [LORETTA, MARIA]
    assert table.state.outcome == "morale"
    assert table.place_state("school").zombies == [0]


def test_r205_the_locations_part_is_finished_at_morale_0() -> None:
    """R-205: all locations are done, noise is not."""
    table = (
        town(colony=[BRIAN, DANIEL, SOPHIE], morale=1)
        .survivor(LORETTA, owner=0, place="library")
        .survivor(MARIA, owner=0, place="gas-station")
        .place("library", zombies=[3])
        .place("gas-station", zombies=[3])
        .place("police-station", noise=2)
        .start(at="night")
    )
    assert died(table) == [LORETTA, MARIA]
    assert table.state.outcome == "morale"
    assert table.events("noise-test") == []


def test_r205_the_noise_part_is_finished_at_morale_0() -> None:
    """R-205: the last token is tested although morale is 0 already; then there is no objective check."""
    table = (
        Table(3, objective="base-main-raiding-party")
        .colony(food=20, morale=1)
        .survivor(LORETTA, owner=0, place="library")
        .survivor(MARIA, owner=0, place="library")
        .survivor(BRIAN, owner=0, leader=True)
        .place("library", zombies=[1], noise=2, deck=[])
        .place("school", deck=[])
        .script(d6=[1, 1])
        .start(at="night")
    )
    assert died(table) == [LORETTA, MARIA]
    assert table.state.outcome == "morale"


def test_r205_elsewhere_morale_0_ends_the_game_at_once() -> None:
    """R-205: the same overruns by a crisis end the game with the first death."""
    table = (
        town(colony=[LORETTA, THOMAS, BRIAN, MARIA], morale=1)
        .place("colony", zombies=FULL)
        .crisis("base-crisis-unending-hordes")
        .start(at="night")
    )
    assert died(table) == [LORETTA]
    assert table.state.outcome == "morale"


def test_r206_a_number_below_0_adds_none() -> None:
    """R-206: fewer than none are none."""
    for n in (0, -2):
        table = added(town().start(0), "colony", n)
        assert table.place_state("colony").zombies == [0] * 6


def test_r207_a_crossroads_card_overruns_in_the_turn() -> None:
    """R-207: Annaleigh's card: one zombie at each location outside, at once."""
    table = (
        Table(3)
        .survivor("base-annaleigh-chan", owner=0)
        .survivor(LORETTA, owner=1, place="library")
        .survivor(MARIA, owner=1)
        .place("library", zombies=[3])
        .place("school", zombies=[3], barricades=[1])
        .crossroads("base-crossroads-annaleigh-chan")
        .start(0, at="turn-start")
    )
    table.choose(0, "crossroads", choice=1)
    if table.options(1, "choose-leader"):
        table.choose(1, "choose-leader", leader=MARIA)
    assert died(table) == [LORETTA]
    assert table.place_state("school").barricades == [0]
    assert table.place_state("hospital").zombies == [1]
    assert table.morale == 4


def test_r354_a_standee_that_belongs_to_nobody_draws_zombies_but_cannot_be_hit() -> None:
    """R-354: it counts when zombies come to its place, eats nothing, and an overrun does not touch it."""
    table = Table(3).quiet().place("school", zombies=[4], blocked=1).place("colony", barricades=[2] * 6)
    table.start(at="night")
    assert [e.facts["place"] for e in table.events("overrun")] == ["school"]
    assert (table.morale, table.place_state("school").blocked) == (5, 1)
    table = Table(3).quiet().place("school", blocked=1).survivor("base-mike-cho", 0, "school").start(at="night")
    assert sum(table.place_state("school").zombies) == 2
