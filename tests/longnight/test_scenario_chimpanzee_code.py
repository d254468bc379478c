"""The Chimpanzee Code: a gate, somebody under the rubble, and what gets out (reference 15.1)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.modules.laboratory.slot import LabDie, Laboratory
from overwinter.colony.rules.setting_up import check_setup, content_of, new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table

CODE = "ln-scenario-chimpanzee-code"
R1, R2, R3 = "ln-special-r1", "ln-special-r2", "ln-special-r3"
RAXXON = "raxxon"
EMMA, BLUE = "ln-emma-han", "ln-blue"
NADIA, LILY, MELISSA, COLE = "ln-nadia-rivers", "ln-lily-mae", "ln-melissa-gupta", "ln-cole-winters"
BLUEPRINT = "longnight-raxxon-blueprint-headquarters"
FUEL, TOOL = "longnight-starter-fuel-or-fire", "longnight-starter-junk-or-build"
PISTOL, PILL = "longnight-police-station-pistol-or-threat", "longnight-raxxon-white-pill"


def table(stage: int = 1, players: int = 3, **wishes: Any) -> Table:
    """A table in the middle of the story; as many survivors as players, and one more for seat 0."""
    it = Table(players, packs=["longnight"], scenario=CODE, stage=stage, **wishes).quiet().colony(morale=7)
    people = (NADIA, LILY, MELISSA, "ln-eric-parker", "ln-tomasz-krol")
    for seat in range(players):
        it.survivor(people[seat], seat)
    return it.survivor(COLE, 0)


def reach_r1(it: Table) -> Table:
    """What the first goal asks of three players."""
    return it.colony(objective_cards=[FUEL] * 4 + [TOOL, PISTOL])


def first_vote(it: Table) -> None:
    """Nobody wants to keep the first player token."""
    for seat in it.game.in_play():
        it.choose_if_asked(seat, "no")


def follow(it: Table) -> Table:
    """Three zombies come along, whichever they are."""
    while (asked := it.asked()) is not None and asked.kind == "lure":
        it.game.answer(asked.seat, it.options(asked.seat)[0])
    return it


# -- setting up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "mode"),
    [(2, "cooperative"), (2, "dilemma"), (3, "standard"), (5, "standard"), (4, "betrayer"), (4, "cooperative")],
)
def test_ow50_emma_and_blue_are_set_aside_and_emma_comes_with_the_blueprint(players: int, mode: str) -> None:
    """OW-50: in every variant. The first player gets Emma as a follower, before dice are rolled."""
    for seed in range(3):
        game = new_game(Setup(players=players, mode=mode, packs=["longnight"], scenario=CODE), seed)
        assert not {EMMA, BLUE} & set(game.state.survivor_deck)
        for seat in range(players):
            option = game.options(seat)[0]
            assert not {EMMA, BLUE} & {str(value) for value in option.args.values()}
            game.answer(seat, option)
        colony, emma = game.state.colonies[0], game.state.survivors[EMMA]
        assert (emma.owner, emma.place) == (colony.first, "colony")
        assert game.player(colony.first).leader != EMMA
        assert game.card_ids(emma.items) == [BLUEPRINT]
        assert BLUE not in game.state.survivors
        assert (colony.objective, colony.side, colony.morale, game.state.rounds_left) == (R1, "normal", 9, 9)
        assert sum(game.place("colony").zombies) == 6
        assert len(game.player(colony.first).unused) == len(game.own(colony.first)) + 1


def test_a_hardcore_side_cannot_be_agreed() -> None:
    setup = Setup(packs=["longnight"], scenario=CODE, hardcore=True)
    with pytest.raises(SetupError) as refused:
        check_setup(setup, content_of(setup))
    assert refused.value.key == "error-setup-scenario-hardcore"


def test_any_module_may_be_added() -> None:
    game = new_game(Setup(packs=["longnight"], scenario=CODE, modules=["bandits", "improvements"]), 4)
    assert {"laboratory", "bandits", "improvements", "scenario"} <= set(game.state.slots)


# -- R1 --------------------------------------------------------------------------------------------------------


def test_all_spaces_of_raxxon_hold_barricades_and_nobody_gets_in() -> None:
    game = new_game(Setup(players=3, packs=["longnight"], scenario=CODE), 1)
    for seat in range(3):
        game.answer(seat, game.options(seat)[0])
    assert game.place(RAXXON).barricades == [game.place_card(RAXXON).entrance_spaces]
    assert game.free_spaces(RAXXON) == 0
    turn = game.decisions[0].seat
    assert not [o for o in game.options(turn) if o.verb == "move" and o["to"] == RAXXON]


def test_cards_are_laid_on_the_goal_by_who_has_a_survivor_at_the_colony() -> None:
    it = table().player(0, hand=[FUEL, TOOL, PISTOL, "longnight-starter-medicine"]).start(0)
    assert {option["card"] for option in it.options(0, "supply")} == {FUEL, TOOL, PISTOL}
    it.choose(0, "supply", card=FUEL)
    assert it.game.card_ids(it.colony_state().objective_cards) == [FUEL]
    away = Table(3, packs=["longnight"], scenario=CODE).survivor(NADIA, 0, "school").player(0, hand=[FUEL])
    assert not away.start(0).offers(0, "supply")


def test_pills_cannot_be_swallowed_yet() -> None:
    it = table().player(0, hand=[PILL]).start(0)
    assert not it.offers(0, "play", card=PILL)
    assert table(2).player(0, hand=[PILL]).start(0).offers(0, "play", card=PILL)


def test_nothing_gets_out_while_the_code_is_not_in_force() -> None:
    for stage in (1, 2):
        it = table(stage).start(0, at="night")
        assert not it.events("experiment-out")
        assert not it.events("code-wrong")
    assert table(3).script(d6=[1] * 6).start(0, at="night").events("code-wrong")


def test_r298_the_gate_is_open() -> None:
    """R-298: the player with the fewest followers goes in, brings three zombies along and finds Blue."""
    it = reach_r1(table()).survivor("ln-eric-parker", 2).place("colony", zombies=[2, 2])
    it.place(RAXXON, barricades=[4]).start(0, at="night")
    assert it.asked().seat == 1  # type: ignore[union-attr]
    assert it.place_state(RAXXON).barricades == [0]
    there = list(it.place_state("colony").zombies)
    for entrance in (1, 1, 2):
        assert not it.offers(1, "done")
        it.choose(1, "lure", place="colony", entrance=entrance)
    assert it.place_state("colony").zombies[:2] == [there[0] - 2, there[1] - 1]
    assert it.place_state(RAXXON).zombies == [3]
    blue = it.who(BLUE)
    assert (blue.owner, blue.place, blue.wounds) == (1, RAXXON, 1)
    assert it.who(LILY).place == RAXXON
    part = it.view(0).parts["scenario"]
    assert (part.off, part.closed, part.next) == (("containment",), (), R2)
    first_vote(it)
    assert it.colony_state().objective == R2
    assert it.colony_state().objective_cards == []
    assert {FUEL, TOOL, PISTOL} == set(it.removed())


def test_of_equal_groups_the_one_with_the_highest_influence_goes() -> None:
    it = reach_r1(Table(3, packs=["longnight"], scenario=CODE)).quiet()
    it.survivor(MELISSA, 0).survivor(NADIA, 1).survivor(LILY, 2).start(0, at="night")
    assert follow(it).who(BLUE).owner == 1


def test_ow51_an_exiled_player_does_not_go() -> None:
    """OW-51."""
    it = reach_r1(Table(3, packs=["longnight"], scenario=CODE)).quiet()
    it.survivor(MELISSA, 0).survivor(COLE, 0).survivor(NADIA, 1, "school").survivor(LILY, 2)
    it.player(1, exiled=True).start(0, at="night")
    assert follow(it).who(BLUE).owner == 2


def test_fewer_zombies_come_where_there_are_fewer() -> None:
    it = reach_r1(Table(3, packs=["longnight"], scenario=CODE)).quiet()
    for seat, name in enumerate((NADIA, LILY, MELISSA)):
        it.survivor(name, seat, "school" if seat else "library")
    it.place("colony", zombies=[1]).start(0, at="night")
    it.choose(0, "lure", place="colony", entrance=1)
    assert it.place_state(RAXXON).zombies == [1]
    assert it.who(BLUE).place == RAXXON


def test_somebody_makes_way_for_blue() -> None:
    """No space: the first player sends one from there to the colony, which is no move."""
    it = reach_r1(table()).first(2)
    it.place(RAXXON, blocked=3).start(0, at="night")
    assert follow(it).who(BLUE).place == RAXXON
    assert it.who(LILY).place == "colony"


def test_blue_joins_elsewhere_where_nobody_can_make_way() -> None:
    it = reach_r1(table()).place(RAXXON, blocked=4).start(0, at="night")
    assert follow(it).who(BLUE).place == "colony"


# -- R2 --------------------------------------------------------------------------------------------------------


def at_raxxon(players: int = 3, **wishes: Any) -> Table:
    """Everybody digs."""
    it = Table(players, packs=["longnight"], scenario=CODE, stage=2, **wishes).quiet().colony(morale=7)
    for seat, name in enumerate((NADIA, LILY, MELISSA, "ln-eric-parker")[:players]):
        it.survivor(name, seat, RAXXON)
    return it


def test_ow54_dice_stay_from_round_to_round_but_the_lowest_one() -> None:
    """OW-54: they lie there beside the dice that their players roll."""
    it = at_raxxon().player(0, dice=[5, 2]).player(1, dice=[4]).script(d6=[6] * 9).start(0)
    it.choose(0, "lab-die", die=5).choose(0, "lab-die", die=2)
    assert it.player_state(0).unused == []
    it.end_turn(0).choose(1, "lab-die", die=4).end_turns()
    first_vote(it)
    assert it.state.round == 2
    dice = Laboratory.of(it.game).dice
    assert [(die.seat, die.face) for die in dice] == [(0, 5), (1, 4)]
    assert it.events("lab-dice-gone")[0].facts == {"n": 1, "faces": [2]}
    assert len(it.player_state(0).unused) == 2
    goal = it.view(0).colonies[0].goal[0]
    assert (goal.name, goal.have, goal.need) == ("lab-sum", 9, 15)


def test_dice_can_be_laid_even_if_no_experiment_is_left() -> None:
    it = at_raxxon().player(0, dice=[5])
    Laboratory.of(it.game).deck.clear()
    assert it.start(0).offers(0, "lab-die")


@pytest.mark.parametrize(("players", "out"), [(3, 2), (4, 3)])
def test_r298_the_old_man_is_carried_home_and_they_get_out(players: int, out: int) -> None:
    """R-298: no dice, nobody at Raxxon, two experiments loose (three with four players who are not exiled)."""
    it = at_raxxon(players).laboratory(dice={0: [6] * players, 1: [1] * players})
    it.script(d6=[1, 2, 3, 4, 5, 6, 1, 2, 3]).start(0, at="night")
    slot = Laboratory.of(it.game)
    assert slot.dice == []
    assert all(one.place == "colony" for one in it.state.survivors.values())
    assert len(it.events("experiment-out")) == out
    assert it.view(0).parts["scenario"].off == ()
    first_vote(it)
    assert it.colony_state().objective == R3


def test_r341_exiled_survivors_stay_at_raxxon() -> None:
    """R-341: and their player does not count for the number of experiments, nor for the sum."""
    it = at_raxxon(4).player(3, exiled=True).laboratory(dice={0: [6, 6, 6, 3]})
    it.script(d6=[1, 2, 3, 4, 5, 6]).start(0, at="night")
    assert it.who("ln-eric-parker").place == RAXXON
    assert it.who(NADIA).place == "colony"
    assert len(it.events("experiment-out")) == 2


def test_who_finds_no_space_at_the_colony_stays() -> None:
    it = at_raxxon().colony(helpless=24).laboratory(dice={0: [6, 6, 6, 3]})
    it.script(d6=[1, 2, 3, 4, 5, 6]).start(0, at="night")
    assert it.who(NADIA).place == RAXXON
    assert it.view(0).parts["scenario"].next == R3


def test_used_dice_of_this_round_go_back_to_their_players() -> None:
    it = at_raxxon().round(4, left=5)
    slot = Laboratory.of(it.game)
    slot.dice += [LabDie(0, 6, 3), LabDie(0, 6, 4), LabDie(1, 6, 4), LabDie(2, 3, 4)]
    it.player(0, used=[1]).script(d6=[1, 2, 3, 4, 5, 6]).start(0, at="night")
    assert it.events("lab-dice-gone")[0].facts["n"] == 4
    assert it.player_state(0).used == [1, 6]


# -- R3 --------------------------------------------------------------------------------------------------------


def code_of(it: Table) -> list[int]:
    """What the dice have to show."""
    slot = Laboratory.of(it.game)
    return list(it.game.content.further["experiment"][slot.deck[0]].code)


def test_only_what_is_contained_from_now_on_counts() -> None:
    it = at_raxxon().laboratory(dice={0: [6, 6, 6, 3]}, contained=2)
    it.script(d6=[1, 2, 3, 4, 5, 6]).start(0, at="night")
    first_vote(it)
    goal = {condition.name: (condition.have, condition.need) for condition in it.view(0).colonies[0].goal}
    assert goal["contained-min"] == (0, 1)


@pytest.mark.parametrize(("players", "loose", "won"), [(3, 2, True), (3, 3, False), (4, 3, True), (4, 4, False)])
def test_the_last_goal_wins_the_game(players: int, loose: int, won: bool) -> None:
    """With four or more players who are not exiled one more special zombie may be about."""
    specials = [f"ln-exp-{name}" for name in ("claw", "hydra", "reaper", "siren")[:loose]]
    it = table(3, players).laboratory(specials={"school": specials[:3], "library": specials[3:]})
    it.laboratory(dice={0: code_of(it)}).start(0, at="night")
    it.votes(yes=range(players))
    assert (it.state.outcome == "completed") == won
