"""The move step: in turn, to enemy entrances, into full places; zombies at crowded gates (reference 16.3)."""

from __future__ import annotations

from overwinter.testing import Table

from .table import BLUE, DAVID, JENNY, MARIA, SHOTGUN, TALIA, YELLOW, ammunition, slot, two_colonies

FUEL = "base-starter-fuel"


def moving(table: Table) -> Table:
    """Begin with the move step of seats 0 and 1; blue has the lower morale and so comes first."""
    return table.colony(0, morale=4).start(at="turns")


def test_r312_they_move_one_after_the_other_and_a_pass_is_final() -> None:
    """R-312, R-344: the colony with lower morale first; a bite is carried out at once."""
    table = two_colonies().survivor(MARIA, 0).survivor(TALIA, 0).survivor(JENNY, 1).survivor(DAVID, 1)
    moving(table.script(exposure=["blank", "blank", "blank"]))
    table.idle(1)
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    table.idle(0)
    table.choose(1, "done-moving")
    table.choose(0, "move", survivor=TALIA, to="school", card=None)
    assert [d.kind for d in table.game.decisions if d.seat == 0] == ["turn"]


def test_r344_a_bite_of_the_move_step_is_carried_out_at_once() -> None:
    table = two_colonies().survivor(MARIA, 0).survivor(TALIA, 0).survivor(JENNY, 1)
    moving(table.script(exposure=["bitten"]))
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert MARIA in table.state.graveyard


def test_r313_to_a_free_space_of_an_enemy_entrance() -> None:
    """R-313, R-315: the space is taken for zombies, barricades and others; no survivor space is."""
    table = two_colonies().survivor(MARIA, 0).place(YELLOW, barricades=[3, 0, 0, 0, 0, 0])
    moving(table.script(exposure=["blank"]))
    free = table.game.free_spaces(YELLOW)
    table.choose(0, "move", survivor=MARIA, to=YELLOW, card=None)
    assert not table.offers(0, "choose-entrance", entrance=1)
    table.choose(0, "choose-entrance", entrance=2)
    assert (table.who(MARIA).place, table.who(MARIA).entrance) == (YELLOW, 2)
    assert table.game.free_spaces(YELLOW) == free
    assert {one.id: one.blocked for one in table.view(0).places}[YELLOW] == 0
    table.game.add_zombies(YELLOW, 2, 2)
    assert 2 not in table.game.free_entrances(YELLOW)


def test_from_one_enemy_entrance_to_another() -> None:
    table = two_colonies().survivor(MARIA, 0, YELLOW, entrance=1)
    moving(table.script(exposure=["blank"]))
    table.choose(0, "move", survivor=MARIA, to=YELLOW, card=None).choose(0, "choose-entrance", entrance=4)
    assert table.who(MARIA).entrance == 4


def full_gas_station(table: Table) -> Table:
    """Two enemies at the gas station, which has two spaces: Jenny of seat 3 (armed) and Talia of seat 3."""
    return table.survivor(JENNY, 3, "gas-station", items=[SHOTGUN]).survivor(TALIA, 3, "gas-station")


def test_r317_an_enemy_is_sent_home_for_ammunition() -> None:
    """R-317, R-316: one ammunition, two if armed, out of the colony's supply; no exposure roll for who goes."""
    for who, left in ((TALIA, 2), (JENNY, 1)):
        table = ammunition(full_gas_station(two_colonies().survivor(MARIA, 0)), 3, 0)
        moving(table.script(exposure=["blank"]))
        table.choose(0, "move", survivor=MARIA, to="gas-station", card=None).choose(
            0, "choose-survivor", survivor=who
        )
        assert table.who(who).place == YELLOW
        assert table.who(MARIA).place == "gas-station"
        assert slot(table).ammunition[0] == left


def test_without_ammunition_a_full_place_stays_closed() -> None:
    table = moving(full_gas_station(two_colonies().survivor(MARIA, 0)))
    assert not table.offers(0, "move", survivor=MARIA, to="gas-station", card=None)


def test_r316_friends_go_home_for_nothing_but_never_those_of_the_other_active_player() -> None:
    table = two_colonies().survivor(MARIA, 0).survivor(DAVID, 2, "gas-station").survivor(JENNY, 1, "gas-station")
    ammunition(table, 5, 5)
    moving(table.script(exposure=["blank"]))
    table.choose(0, "move", survivor=MARIA, to="gas-station", card=None)
    assert table.who(DAVID).place == BLUE
    assert table.who(JENNY).place == "gas-station"
    assert slot(table).ammunition == [5, 5]


def test_r349_fuel_may_be_played_in_the_move_step_from_the_own_hand_or_on_request() -> None:
    """R-349: nothing else is possible in it."""
    table = two_colonies().survivor(MARIA, 0).player(0, hand=[FUEL], dice=[6]).player(2, hand=[FUEL])
    moving(table)
    assert {option.verb for option in table.options(0)} == {"done-moving", "move", "request"}
    table.choose(0, "move", survivor=MARIA, to="school", card=FUEL)
    assert table.who(MARIA).place == "school"
    assert not table.events("exposure")


def test_attacks_and_barricades_at_an_enemy_colony_only_at_the_own_entrance() -> None:
    """OW-80: what the rules say of attacks holds for barricades too."""
    table = two_colonies().survivor(MARIA, 0, YELLOW, entrance=2).player(0, dice=[6])
    table.place(YELLOW, zombies=[1, 1, 0, 0, 0, 0])
    moving(table)
    table.done_moving()
    assert [option["target"] for option in table.options(0, "attack")] == [2]
    assert {option["entrance"] for option in table.options(0, "barricade")} == {2}


def test_r346_a_zombie_at_a_crowded_gate_hurts_the_lowest_and_stays_away() -> None:
    """R-346: before barricades and traps, which stay; the one who is hurt goes home without an exposure roll."""
    table = two_colonies().survivor(MARIA, 0, YELLOW, entrance=1).survivor(JENNY, 0, YELLOW, entrance=1)
    table.place(YELLOW, barricades=[1, 0, 0, 0, 0, 0])
    for seat in (1, 3):
        table.survivor({1: DAVID, 3: TALIA}[seat], seat, "school")
    table.start(at="night")
    assert table.who(JENNY).wounds == 1
    assert table.who(JENNY).place == BLUE
    assert table.place_state(YELLOW).zombies[0] == 0
    assert table.place_state(YELLOW).barricades[0] == 1
