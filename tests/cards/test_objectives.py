"""Main objectives, both sides: set-up numbers, special rules, goals (packs/base/objectives.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.endings import Condition, goal
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.testing import Table
from tests.cards import arranged, cards, full, night, turn, zombies_at

SIDES = {  # morale, rounds, zombies at the colony, at each other place, helpless with 4 players
    "eight-weeks-of-darkness": ((7, 8, 0, 1, 4), (6, 8, 6, 2, 5)),
    "kill-them": ((7, 7, 0, 3, 0), (6, 6, 6, 3, 0)),
    "find-a-cure": ((6, 6, 6, 1, 0), (6, 5, 6, 2, 0)),
    "home-sweet-home": ((6, 6, 12, 1, 0), (5, 6, 12, 2, 0)),
    "raiding-party": ((5, 6, 2, 2, 0), (5, 6, 3, 3, 0)),
    "leave-it-all-behind": ((6, 6, 6, 1, 0), (5, 6, 6, 2, 4)),
    "stockpile": ((6, 7, 12, 1, 0), (6, 6, 12, 2, 4)),
    "winter-has-come": ((7, 8, 0, 1, 0), (6, 8, 6, 2, 0)),
    "too-many-mouths": ((7, 5, 6, 0, 7), (6, 6, 6, 1, 9)),
    "we-need-more-samples": ((6, 6, 0, 1, 0), (6, 5, 0, 3, 0)),
}
RULES = {
    "kill-them": ["exile-is-elimination"],
    "winter-has-come": ["after:night", "no-supply"],
    "we-need-more-samples": ["zombie-killed"],
}
LENGTHS = {
    "short": "raiding-party too-many-mouths we-need-more-samples",
    "long": "eight-weeks-of-darkness winter-has-come",
}


def goals(table: Table) -> list[Condition]:
    """The conditions of the main objective as they stand."""
    return goal(table.game, table.colony_state())


def reached(table: Table) -> bool:
    """Whether the main objective is met."""
    return all(condition.met for condition in goals(table))


@pytest.mark.parametrize("hardcore", [False, True], ids=["normal", "hardcore"])
@pytest.mark.parametrize("name", SIDES)
def test_set_up(name: str, hardcore: bool) -> None:
    game = new_game(Setup(players=4, objective=full(f"main-{name}"), hardcore=hardcore), seed=1)
    colony = game.colony_of(0)
    morale, rounds, at_colony, elsewhere, helpless = SIDES[name][hardcore]
    assert (colony.morale, game.state.rounds_left, colony.helpless) == (
        morale,
        rounds,
        helpless,
    )
    assert sum(game.place("colony").zombies) == at_colony
    assert [game.place(place).zombies for place in game.town()] == [[elsewhere]] * 6
    assert [ability.hook or ability.when for ability in game.side_of(colony).abilities] == RULES.get(name, [])
    length = next((n for n, names in LENGTHS.items() if name in names.split()), "medium")
    assert game.content.objectives[full(f"main-{name}")].length == length


def main(name: str, hardcore: bool = False, people: str = "", **position: Any) -> Table:
    """A turn under a main objective."""
    return turn(people, table={"objective": full(f"main-{name}"), "hardcore": hardcore}, **position)


@pytest.mark.parametrize(
    ("name", "hardcore", "rounds"),
    [
        ("eight-weeks-of-darkness", False, 8),
        ("eight-weeks-of-darkness", True, 8),
        ("too-many-mouths", False, 5),
        ("too-many-mouths", True, 6),
    ],
)
def test_survive_that_many_rounds(name: str, hardcore: bool, rounds: int) -> None:
    def played(number: int, **position: Any) -> Table:
        table = arranged(table={"objective": full(f"main-{name}"), "hardcore": hardcore}, food=20, **position)
        return table.round(number, left=rounds - number + 1).start(at="night")

    assert played(rounds - 1).state.outcome == ""
    assert played(rounds).state.outcome == "completed"
    starving = arranged(table={"objective": full(f"main-{name}"), "hardcore": hardcore}, food=0, morale=1)
    assert starving.round(rounds, left=1).start(at="night").state.outcome == "morale"


@pytest.mark.parametrize(("hardcore", "most"), [(False, 3), (True, 1)])
def test_kill_them(hardcore: bool, most: int) -> None:
    position: dict[str, Any] = {"hardcore": hardcore}
    assert reached(main("kill-them", zombies={"school": [most], "colony": [3, 3]}, **position))
    assert not reached(main("kill-them", zombies={"school": [most], "library": [1]}, **position))


def test_kill_them_makes_exile_final() -> None:
    people = "maria-lopez:0 rod-miller:1 mike-cho:1:school talia-jones:2"
    table = main("kill-them", people=people, hands={1: ["starter-fuel"]}, morale=5).choose(0, "nominate", seat=1)
    table.votes(yes=range(3))
    assert (table.player_state(1).eliminated, table.game.own(1), table.hand(1)) == (True, [], [])
    assert (sorted(table.state.gone), table.state.graveyard, table.morale) == (
        cards("mike-cho", "rod-miller"),
        [],
        5,
    )
    assert table.player_state(1).exile == ""


@pytest.mark.parametrize(("hardcore", "need"), [(False, 6), (True, 8)])
def test_find_a_cure(hardcore: bool, need: int) -> None:
    doses = ["grocery-store-medicine"] * 6 + ["hospital-medicine"] * 2
    table = main(
        "find-a-cure",
        hardcore,
        objective_cards=[full(name) for name in doses[: need - 1]],
        hands={0: ["hospital-adrenaline-shot", "starter-medicine", "starter-junk"]},
    )
    assert not reached(table)
    assert [o["card"] for o in table.options(0, "supply")] == ["base-hospital-adrenaline-shot"]
    table.choose(0, "supply", card="base-hospital-adrenaline-shot")
    assert reached(table)


@pytest.mark.parametrize("hardcore", [False, True])
def test_home_sweet_home(hardcore: bool) -> None:
    """The other places count on the normal side alone."""
    outside = {place: [1] for place in list(load_packs(None).places)[1:]}
    table = main("home-sweet-home", hardcore, barricades={"colony": [3, 3, 3, 1], **outside})
    assert reached(table)
    assert not reached(table.place("colony", barricades=[3, 3, 3, 0]))
    table.place("colony", barricades=[3, 3, 3, 3]).place("library", barricades=[0])
    assert reached(table) == hardcore


@pytest.mark.parametrize(("hardcore", "need"), [(False, 2), (True, 2)])
def test_raiding_party(hardcore: bool, need: int) -> None:
    table = main("raiding-party", hardcore)
    for place in ["school", "library", "hospital"][:need]:
        assert not reached(table)
        table.place(place, deck=[])
    assert reached(table)


@pytest.mark.parametrize(("hardcore", "need"), [(False, 6), (True, 9)])
def test_leave_it_all_behind(hardcore: bool, need: int) -> None:
    people = "maria-lopez:0 rod-miller:1 mike-cho:2:school"
    items = {"maria-lopez": ["police-station-pistol"], "rod-miller": ["gas-station-switchblade"]}
    food = [full("starter-food-1")] * (need - 1)
    table = main(
        "leave-it-all-behind",
        hardcore,
        people,
        items=items,
        exiled=[2],
        objective_cards=food,
        hands={0: ["starter-food-1", "starter-fuel"]},
    )
    assert [c.met for c in goals(table)] == [True, False]
    assert [o["card"] for o in table.options(0, "supply")] == ["base-starter-food-1"]
    assert reached(table.choose(0, "supply", card="base-starter-food-1"))
    unarmed = main("leave-it-all-behind", hardcore, people, items=items, objective_cards=food)
    assert [c.met for c in goals(unarmed)] == [False, False]


@pytest.mark.parametrize(("hardcore", "need"), [(False, 2), (True, 3)])
def test_stockpile(hardcore: bool, need: int) -> None:
    names = ["starter-medicine", "starter-junk", "starter-fuel"]
    laid = [full(name) for name in names for _ in range(need)]
    table = main(
        "stockpile",
        hardcore,
        food=6,
        barricades={"colony": [1] * 6},
        objective_cards=laid,
        hands={0: [*names, "starter-food-1", "police-station-pistol"]},
    )
    assert reached(table)
    assert {o["card"] for o in table.options(0, "supply")} == {full(name) for name in names}
    assert [c.met for c in goals(table.colony(food=5))] == [False, True, True, True, True]
    table.colony(food=6).place("colony", barricades=[1, 1, 1, 1, 1, 0])
    assert [c.met for c in goals(table)] == [True, False, True, True, True]
    for missing in range(3):
        kept = [full(n) for n in names for _ in range(need - (n == names[missing]))]
        fresh = main("stockpile", hardcore, food=6, barricades={"colony": [1] * 6}, objective_cards=kept)
        assert [c.met for c in goals(fresh)][2:] == [i != missing for i in range(3)]


@pytest.mark.parametrize("hardcore", [False, True])
def test_winter_has_come(hardcore: bool) -> None:
    def at_night(number: int, fuel: int, **position: Any) -> Table:
        table = arranged(
            table={"objective": "base-main-winter-has-come", "hardcore": hardcore},
            food=20,
            objective_cards=[full("gas-station-fuel")] * min(fuel, 6) + [full("library-fuel")] * (fuel - 6),
            **position,
        )
        return table.round(number, left=9 - number).start(at="night")

    assert at_night(1, 0).state.outcome == "failed"
    table = at_night(8, 7, hands={0: ["starter-fuel"], 1: ["starter-fuel"]})
    table.choose(0, "offer-fuel", card="base-starter-fuel").choose(1, "offer-fuel", card="base-starter-fuel")
    table.choose(0, "pick-fuel", seat=1, card="base-starter-fuel")
    assert (table.state.outcome, table.hand(0), table.hand(1)) == ("completed", cards("starter-fuel"), [])
    table = at_night(2, 1, hands={0: ["starter-fuel"]}, morale=5).choose(0, "no-fuel")
    assert (table.state.outcome, table.morale) == ("failed", 5)
    table = at_night(2, 1, hands={0: ["starter-fuel"]}).choose(0, "offer-fuel", card="base-starter-fuel")
    assert (table.state.outcome, len(table.colony_state().objective_cards)) == ("", 2)


def test_winter_has_come_takes_fuel_at_night_only() -> None:
    main("winter-has-come", hands={0: ["starter-fuel"]}).refuses(0, "supply")


@pytest.mark.parametrize(("hardcore", "each"), [(False, 3), (True, 4)])
def test_we_need_more_samples(hardcore: bool, each: int) -> None:
    assert reached(main("we-need-more-samples", hardcore, samples=3 * each))
    assert not reached(main("we-need-more-samples", hardcore, samples=3 * each - 1))


@pytest.mark.parametrize(("rolled", "samples"), [(3, 0), (4, 1)])
def test_each_kill_may_be_a_sample(rolled: int, samples: int) -> None:
    position: dict[str, Any] = {"dice": {0: [6]}, "zombies": {"school": [1]}}
    table = main("we-need-more-samples", people="mike-cho:0:school", **position).script(d6=[rolled])
    table.choose(0, "attack", survivor="base-mike-cho", die=6, target=1)
    assert table.samples == samples
    table = main("we-need-more-samples", people="maria-lopez:0:school", **position).script(d6=[rolled])
    table.choose(0, "use", survivor="base-maria-lopez", die=6)
    assert table.samples == samples


def test_removed_zombies_are_no_samples() -> None:
    objective = {"objective": "base-main-we-need-more-samples"}
    table = turn(
        "brian-lee:0", crossroads="brian-lee", at="turn-start", zombies={"hospital": [3]}, table=objective
    )
    table.choose(0, "crossroads", choice=1)
    assert (zombies_at(table, "hospital"), table.samples) == (0, 0)
    assert not table.events("sample-roll")


def test_the_goal_is_tested_after_the_zombies_of_the_night() -> None:
    people = "maria-lopez:0 rod-miller:1 mike-cho:2:school"
    table = main("kill-them", people=people, zombies={"library": [3]})
    assert reached(table)
    assert night(table).state.outcome == ""
