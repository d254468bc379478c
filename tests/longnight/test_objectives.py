"""Main objectives of The Long Night, both sides: set-up, special rules, goals."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.rules.endings import goal
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.testing import Table
from tests.cards import moved, turn, zombies_at
from tests.longnight import SETS

SIDES = {  # morale, rounds, zombies at the colony, at each other place, helpless, unruly
    "tribute": ((5, 4, 0, 0, 0, 0), (5, 4, 0, 0, 0, 0)),
    "coldest-night": ((8, 8, 6, 1, 0, 0), (6, 10, 12, 2, 0, 0)),
    "enough-for-everyone": ((6, 6, 0, 1, 3, 0), (6, 6, 0, 1, 4, 2)),
    "raise-the-walls": ((7, 6, 6, 0, 0, 0), (6, 5, 10, 1, 0, 0)),
    "reclaim-the-town": ((7, 7, 0, 2, 0, 0), (6, 7, 3, 1, 0, 0)),
}
LENGTHS = {"tribute": "short", "coldest-night": "long", "reclaim-the-town": "long"}
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"
FOUR = f"{THREE} sparky:3"


def main(name: str, people: str = THREE, *, hardcore: bool = False, **position: Any) -> Table:
    """A turn under a main objective."""
    table = {"objective": f"ln-main-{name}", "hardcore": hardcore, "packs": SETS}
    return turn(people, table=table, **position)


def reached(table: Table) -> bool:
    return all(condition.met for condition in goal(table.game, table.colony_state()))


def set_up(name: str, *, players: int = 4, hardcore: bool = False) -> Table:
    """A game whose players have chosen their survivors."""
    setup = Setup(players=players, objective=f"ln-main-{name}", hardcore=hardcore, packs=list(SETS))
    if players == 2:
        setup = Setup(players=2, mode="cooperative", objective=f"ln-main-{name}", packs=list(SETS))
    table = Table(players, packs=SETS)
    table.game = new_game(setup, seed=1)
    while table.game.state.phase == "setup" and table.game.decisions:
        seat = table.game.decisions[0].seat
        table.game.answer(seat, table.game.options(seat)[0])
    return table


@pytest.mark.parametrize("hardcore", [False, True], ids=["normal", "hardcore"])
@pytest.mark.parametrize("name", SIDES)
def test_set_up(name: str, hardcore: bool) -> None:
    game = set_up(name, hardcore=hardcore).game
    colony = game.colony_of(0)
    morale, rounds, at_colony, elsewhere, helpless, unruly = SIDES[name][hardcore]
    assert (colony.morale, game.state.rounds_left) == (morale, rounds)
    assert (colony.helpless, colony.unruly) == (helpless, unruly)
    assert sum(game.place("colony").zombies) == at_colony
    assert [sum(game.place(place).zombies) for place in game.town()] == [elsewhere] * 6
    assert game.content.objectives[f"ln-main-{name}"].length == LENGTHS.get(name, "medium")


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 3), (4, 2)])
def test_for_the_tribute_few_players_have_one_survivor_more(players: int, each: int) -> None:
    """R-011: they are there before the first player is found and before dice are rolled."""
    game = set_up("tribute", players=players).game
    assert [len(game.own(seat)) for seat in range(players)] == [each] * players
    assert all(one.place == "colony" for one in game.state.survivors.values())
    dice = {len(p.unused) + len(p.used) for p in game.state.players}
    assert dice == {each + 1}


def test_whoever_comes_home_may_lay_down_a_tribute() -> None:
    """Any number of hand cards, of any kind; nobody lays any down otherwise."""
    hand = ["library-jazzercise", "starter-junk", "hospital-fuel"]
    table = main("tribute", "maria-lopez:0:school rod-miller:1 mike-cho:2", hands={0: hand}, morale=5)
    assert not table.options(0, "supply")
    moved(table, "maria-lopez", "colony")
    table.choose(0, "choose-card", card="base-library-jazzercise").choose(
        0, "choose-card", card="base-hospital-fuel"
    )
    table.choose(0, "done")
    lying = table.game.card_ids(table.colony_state().objective_cards)
    assert sorted(lying) == ["base-hospital-fuel", "base-library-jazzercise"]
    assert table.hand(0) == ["base-starter-junk"]
    assert table.asked(0) is not None


def test_nobody_is_asked_for_tribute_elsewhere_or_with_empty_hands() -> None:
    table = main("tribute", hands={0: ["starter-junk"]}, dice={0: [1]})
    moved(table, "maria-lopez", "school")
    assert [d.kind for d in table.game.decisions] == ["turn"]
    table = main("tribute", "maria-lopez:0:school rod-miller:1 mike-cho:2", dice={0: [1]})
    moved(table, "maria-lopez", "colony")
    assert [d.kind for d in table.game.decisions] == ["turn"]


@pytest.mark.parametrize(("hardcore", "each"), [(False, 2), (True, 3)])
def test_tribute_comes_out_of_every_deck(hardcore: bool, each: int) -> None:
    """The deck counts, not the symbol; starter items and a surplus of one deck do not help."""
    table = main("tribute", hardcore=hardcore)
    game, lying = table.game, table.colony_state().objective_cards
    for place in game.town():
        lying += game.take_top(place, each)
    assert reached(table)
    spare = lying.pop()
    lying += [*game.state.box[:3], *game.take_top("school", 3)]
    (condition,) = goal(game, table.colony_state())
    assert condition.measure is not None
    assert (condition.met, condition.measure.have) == (False, 6 * each - 1)
    lying.append(spare)
    assert reached(table)


def test_in_the_coldest_night_an_attack_costs_a_frostbite() -> None:
    """Once an attack, before the exposure roll; whoever dies of it rolls no more."""
    table = main("coldest-night", dice={0: [6, 6]}, zombies={"colony": [2]}).script(exposure=["wound"])
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    maria = table.who("base-maria-lopez")
    assert (maria.frostbite, maria.wounds) == (1, 1)
    kinds = [event.kind for event in table.events() if event.kind in ("wounded", "exposure", "zombie-killed")]
    assert kinds == ["zombie-killed", "wounded", "exposure", "wounded"]
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    assert "base-maria-lopez" in table.state.graveyard
    assert len(table.events("exposure")) == 1
    assert zombies_at(table, "colony") == 0


def test_an_attack_on_a_survivor_is_no_attack_on_a_zombie() -> None:
    table = main("coldest-night", dice={0: [6]}).script(d6=[6])
    table.choose(0, "attack-survivor", survivor="base-maria-lopez", die=6, target="base-rod-miller")
    assert table.who("base-maria-lopez").frostbite == 0


@pytest.mark.parametrize(("hardcore", "rounds"), [(False, 8), (True, 10)])
def test_the_coldest_night_is_survived(hardcore: bool, rounds: int) -> None:
    table = main("coldest-night", hardcore=hardcore)
    for number in (rounds - 1, rounds):
        table.round(number, 1)
        assert reached(table) == (number == rounds)


@pytest.mark.parametrize(("hardcore", "each"), [(False, 3), (True, 3)])
def test_enough_for_everyone(hardcore: bool, each: int) -> None:
    """Food for each player who began the game; nobody starves, nobody is unruly."""
    table = main("enough-for-everyone", FOUR, players=4, hardcore=hardcore, food=4 * each, helpless=3)
    assert reached(table)
    assert not reached(table.colony(food=4 * each - 1))
    assert not reached(table.colony(food=4 * each, starvation=1))
    table.colony(starvation=0).colony_state().unruly = 1
    assert not reached(table)


@pytest.mark.parametrize(("hardcore", "walls", "zombies"), [(False, 1, 4), (True, 2, 3)])
def test_raise_the_walls(hardcore: bool, walls: int, zombies: int) -> None:
    """Every entrance; traps count as barricades."""
    table = main(
        "raise-the-walls", hardcore=hardcore, barricades={"colony": [walls] * 6}, zombies={"colony": [1] * zombies}
    )
    assert reached(table)
    game = table.game
    game.add_barricades("colony", 6, -1)
    game.add_traps("colony", 6)
    assert reached(table)
    game.add_traps("colony", 6, -1)
    assert not reached(table)
    game.add_barricades("colony", 6)
    game.add_zombies("colony", 6)
    assert not reached(table)


@pytest.mark.parametrize(("hardcore", "held"), [(False, 2), (True, 3)])
def test_reclaim_the_town(hardcore: bool, held: int) -> None:
    """A place counts with a survivor of a player who is not exiled and without zombies; the colony does not."""
    places = ["school", "library", "hospital", "gas-station"][:held]
    names = ["maria-lopez", "sparky", "john-price", "ashley-ross"]
    people = " ".join(f"{name}:0:{place}" for name, place in zip(names, places, strict=False))
    table = main("reclaim-the-town", f"{people} rod-miller:1 mike-cho:2", hardcore=hardcore)
    assert reached(table)
    table.place(places[0], zombies=[1])
    assert not reached(table)
    table.place(places[0], zombies=[0]).player_state(0).exiled = True
    assert not reached(table)


def test_a_goal_that_is_met_ends_the_game() -> None:
    table = main("enough-for-everyone", food=60, dice={0: [1]}, morale=6)
    table.quiet().end_turns()
    assert table.state.outcome == "completed"
