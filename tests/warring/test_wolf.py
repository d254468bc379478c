"""The lone wolf: den, turn, seat, driven off and driven out (reference 16.6)."""

from __future__ import annotations

import pytest

from overwinter.colony.modules.warring.setting import drawn_teams, usual_teams
from overwinter.colony.rules.setting_up import new_game
from overwinter.testing import Table
from tests.cards import do

from .table import BLUE, DAVID, DEN, JENNY, MARIA, SHOTGUN, TALIA, WOLF, YELLOW, ammunition, setup, slot, with_wolf
from .test_round import begun


def wolf_stays(table: Table) -> Table:
    """The wolf moves nobody and does nothing."""
    table.choose(WOLF, "done-moving")
    return table.end_turn(WOLF)


@pytest.mark.parametrize(("players", "kept", "cards"), [(5, 3, 5), (7, 2, 5), (9, 2, 5), (11, 2, 4)])
def test_an_odd_number_brings_the_wolf(players: int, kept: int, cards: int) -> None:
    """OW-81: two equal teams and the den; the wolf keeps three of five survivors and has a secret objective of the
    own kind; with 11 players everybody gets four starting cards (16.7)."""
    game = begun(players, objective="wc-main-killing-blow")
    blue, yellow, den = game.state.colonies
    assert [len(game.seats_of(colony)) for colony in (blue, yellow, den)] == [players // 2, players // 2, 1]
    assert (den.place, den.morale, den.helpless, den.objective, den.first) == (DEN, 4, 0, "", players - 1)
    for player in game.state.players:
        wolf = player.seat == players - 1
        assert len(game.own(player.seat)) == (3 if wolf else kept)
        assert game.content.secrets[player.objectives[0]].kind == ("wolf" if wolf else "standard")
        assert len(player.hand) >= cards
    assert all(one.place != DEN or one.owner == players - 1 for one in game.state.survivors.values())


def test_the_wolf_sits_last_or_where_it_was_agreed_or_drawn() -> None:
    assert usual_teams(5) == [0, 1, 0, 1, 2]
    assert usual_teams(7, wolf=0) == [2, 0, 1, 0, 1, 0, 1]
    game = new_game(setup(5, teams=usual_teams(5, wolf=1)), seed=1)
    assert [player.colony for player in game.state.players] == [0, 2, 1, 0, 1]
    drawn = drawn_teams(11, seed=3)
    assert drawn != usual_teams(11)
    assert sorted(drawn) == sorted(usual_teams(11))
    assert new_game(setup(11, teams=drawn), seed=1).player(drawn.index(2)).colony == 2


def test_a_card_waits_for_nobody_who_is_out() -> None:
    """R-335: it was triggered before; the wolf's last morale goes in the move step, and so does the card."""
    table = with_wolf().survivor(MARIA, WOLF).survivor(JENNY, WOLF).colony(WOLF, morale=1)
    table.crossroads("base-crossroads-army").script(exposure=["bitten"]).start(seat=WOLF, at="moves")
    table.choose(WOLF, "move", survivor=MARIA, to="school")
    assert table.events("wolf-out")
    assert not table.events("crossroads")
    assert WOLF not in table.game.acting()
    assert table.in_force == "base-crossroads-army"  # it went back, and the next pair has drawn it


def test_r348_the_wolf_comes_first_with_a_move_step_and_all_the_time() -> None:
    """R-348: card, moves, actions one after the other, alone; then the pairs."""
    table = with_wolf().survivor(MARIA, WOLF, DEN).player(WOLF, dice=[6]).start(at="turns")
    assert table.game.acting() == [WOLF]
    assert table.asked(WOLF).kind == "move-step"  # type: ignore[union-attr]
    table.choose(WOLF, "done-moving")
    assert table.view(None).parts["warring"].timed == ()
    table.end_turn(WOLF)
    assert table.game.acting() == [0, 1]


def test_r348_one_noise_in_a_search_and_bites_at_the_end_of_the_step() -> None:
    """R-348: whoever is bitten stands aside until the wolf is done."""
    table = with_wolf().survivor(MARIA, WOLF, "school").survivor(JENNY, WOLF, DEN).place("school", zombies=[1])
    table.player(WOLF, dice=[6, 6]).script(exposure=["bitten"]).start(at="turns")
    table.choose(WOLF, "done-moving").choose(WOLF, "search", survivor=MARIA, die=6).choose(WOLF, "make-noise")
    assert not table.offers(WOLF, "make-noise")
    table.choose(WOLF, "keep", card=table.options(WOLF, "keep")[0]["card"])
    table.choose(WOLF, "attack", survivor=MARIA, die=6, target=1)
    assert table.who(MARIA).aside == 1
    table.end_turn(WOLF)
    assert MARIA in table.state.graveyard
    assert table.colony_state(WOLF).morale == 3


@pytest.mark.parametrize(("morale", "picked"), [((3, 5), 0), ((5, 3), 1), ((4, 4), 1)])
def test_r333_p13_the_leader_of_the_weaker_colony_draws_for_the_wolf(morale: tuple[int, int], picked: int) -> None:
    """R-333, P-13: a tie is rolled for. The card waits for the end of the turn like everybody's."""
    table = with_wolf().deck_top("crossroads", "base-crossroads-sunshine-state").survivor(MARIA, WOLF, DEN)
    table.colony(0, morale=morale[0]).colony(1, morale=morale[1])
    table.game.scripted["tie"] = [1]
    table.start(at="turns")
    turn = table.state.turns[0]
    assert (turn.seat, turn.holder, turn.later) == (WOLF, picked, True)
    assert table.view(picked).me.crossroads == "base-crossroads-sunshine-state"  # type: ignore[union-attr]
    assert table.view(WOLF).me.crossroads == ""  # type: ignore[union-attr]


def test_p13_or_one_of_the_leaders_at_random() -> None:
    table = with_wolf(policies={"wolf_card": "random"}).deck_top("crossroads", "base-crossroads-sunshine-state")
    table.colony(0, morale=2).script(picks=[1]).start(at="turns")
    assert table.state.turns[0].holder == 1


def test_the_den_has_room_for_its_owner_alone_and_no_entrance() -> None:
    """Nobody else moves there, nobody builds anything there."""
    table = with_wolf().survivor(MARIA, WOLF, DEN).survivor(JENNY, 0).survivor(DAVID, 1)
    table.player(WOLF, dice=[6, 6, 6]).start(at="turns")
    assert {option["to"] for option in table.options(WOLF, "move")} >= {BLUE, YELLOW, "school"}
    table.choose(WOLF, "done-moving")
    assert not table.options(WOLF, "barricade")
    table.end_turn(WOLF)
    assert DEN not in {option["to"] for seat in (0, 1) for option in table.options(seat, "move")}


def test_no_zombie_and_nobody_helpless_ever_comes_to_the_den() -> None:
    table = with_wolf().survivor(MARIA, WOLF, DEN)
    do(table, {"op": "add-zombies", "location": "colony", "n": 3}, {"op": "add-helpless", "n": 2}, seat=WOLF)
    assert table.colony_state(WOLF).helpless == 0
    assert not table.events("zombies")
    assert table.asked(WOLF).kind == "turn"  # type: ignore[union-attr]


def test_every_location_means_the_town_and_the_own_colony() -> None:
    """16.5: neither the den, which nobody can barricade, nor the enemies' home."""
    for seat, home in ((0, BLUE), (WOLF, "school")):
        table = with_wolf().colony(seat, food=0)
        for place in (home, *table.game.town()):
            table.place(place, barricades=[2])
        every = {"is": "every-location", "token": "barricade", "min": 2}
        do(table, {"op": "if", "when": [every], "do": [{"op": "food", "n": 1}]}, seat=seat)
        assert table.colony_state(seat).food == 1


def test_room_is_made_by_friends_alone() -> None:
    """16.5: enemies at a full place cannot be sent to a colony that is not theirs; nobody is asked for ever."""
    table = full_school(with_wolf(), (JENNY, 1), (DAVID, 1), (TALIA, 2)).survivor(MARIA, 0)
    do(table, {"op": "make-room", "location": "school", "target": f"survivor:{MARIA}"})
    assert (table.who(TALIA).place, table.who(JENNY).place, table.who(DAVID).place) == (BLUE, "school", "school")
    table = full_school(with_wolf(), (JENNY, 1), (DAVID, 1)).survivor(MARIA, 0)
    do(table, {"op": "make-room", "location": "school", "target": f"survivor:{MARIA}"})
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]


def test_the_wolf_enters_the_entrances_of_both_colonies() -> None:
    table = with_wolf().survivor(MARIA, WOLF, DEN).survivor(TALIA, WOLF, DEN).start(at="turns")
    table.script(exposure=["blank", "blank"])
    for name, home in ((MARIA, BLUE), (TALIA, YELLOW)):
        table.choose(WOLF, "move", survivor=name, to=home, card=None).choose(WOLF, "choose-entrance", entrance=2)
        assert (table.who(name).place, table.who(name).entrance) == (home, 2)


def calm_ones(table: Table) -> list[str]:
    """Survivors who are still in the deck and do nothing by themselves."""
    cards = [table.game.card_of(name) for name in table.state.survivor_deck]
    return [card.id for card in cards if all(ability.when == "action" for ability in card.abilities)]


def full_school(table: Table, *people: tuple[str, int]) -> Table:
    """These are at the school, where there is no room for anybody else."""
    for name, owner in people:
        table.survivor(name, owner, "school")
    return table.place("school", blocked=table.game.place_card("school").spaces - len(people))


def test_the_wolf_drives_enemies_out_of_a_full_place_for_a_die_and_friends_for_nothing() -> None:
    """OW-88: whatever they carry; without a die only friends can be sent home."""
    people = ((JENNY, 0), (DAVID, 1), (TALIA, WOLF))
    for dice, choices in (([3], {JENNY, DAVID, TALIA}), ([], {TALIA})):
        table = full_school(with_wolf(), *people).survivor(MARIA, WOLF, DEN).player(WOLF, dice=dice)
        table.who(JENNY).items = [*table.who(JENNY).items, table.take(SHOTGUN)]
        table.start(at="turns").script(exposure=["blank"])
        table.choose(WOLF, "move", survivor=MARIA, to="school", card=None)
        if dice:
            assert {option["survivor"] for option in table.options(WOLF, "choose-survivor")} == choices
            table.choose(WOLF, "choose-survivor", survivor=JENNY)
            assert table.who(JENNY).place == BLUE
            assert table.player_state(WOLF).unused == []
        else:
            assert table.who(TALIA).place == DEN
        assert table.who(MARIA).place == "school"


def test_a_wolf_survivor_who_is_driven_out_goes_to_the_den_or_where_the_wolf_wants() -> None:
    """OW-84: for ammunition like any enemy; a full den: anywhere in the town, without a roll."""
    for full in (False, True):
        table = full_school(ammunition(with_wolf(), 1), (TALIA, WOLF), (JENNY, 1), (DAVID, 1))
        table.survivor(MARIA, 0)
        for name in calm_ones(table)[: 6 * full]:
            table.survivor(name, WOLF, DEN)
        wolf_stays(table.start(at="turns"))
        table.script(exposure=["blank"]).choose(0, "move", survivor=MARIA, to="school", card=None)
        assert slot(table).ammunition == [0, 0]
        if full:
            assert {option["place"] for option in table.options(WOLF, "choose-place")}.isdisjoint({DEN, "school"})
            table.choose(WOLF, "choose-place", place="library")
        assert table.who(TALIA).place == ("library" if full else DEN)
        assert table.who(MARIA).place == "school"


def test_a_newcomer_who_finds_the_den_full_goes_anywhere() -> None:
    table = with_wolf()
    for name in calm_ones(table)[:6]:
        table.survivor(name, WOLF, DEN)
    do(table, {"op": "gain-survivor", "who": "active"}, seat=WOLF)
    table.choose(WOLF, "choose-place", place="library")
    assert any(one.place == "library" for one in table.game.own(WOLF))


def test_r336_a_replacement_comes_to_the_den() -> None:
    """R-336."""
    table = with_wolf().survivor(MARIA, WOLF, "school", wounds=2).place("school", zombies=[4])
    table.start(at="night")
    assert MARIA in table.state.graveyard
    assert [one.place for one in table.game.own(WOLF)] == [DEN]


def test_the_den_eats_and_stinks_by_its_own_measure() -> None:
    """Food as usual; 1 morale for every five cards of waste."""
    table = with_wolf().survivor(MARIA, WOLF, DEN).survivor(TALIA, WOLF, DEN).survivor(JENNY, WOLF, "school")
    table.colony(WOLF, food=0)
    table.colony_state(WOLF).waste += table.game.take_top("library", 11)
    table.start(at="night")
    assert [e.facts["colony"] for e in table.events("starved")] == [DEN]
    assert [(e.facts["why"], e.facts["n"]) for e in table.events("morale") if e.facts["colony"] == DEN] == [
        ("starvation", -1),
        ("waste", -2),
    ]


def test_r183_equipment_of_the_dead_in_the_den_goes_to_the_wolfs_hand() -> None:
    """R-183."""
    table = with_wolf().survivor(MARIA, WOLF, DEN, items=["base-school-baseball-bat"]).survivor(TALIA, WOLF, DEN)
    do(table, {"op": "kill", "target": f"survivor:{MARIA}"}, seat=WOLF)
    assert table.hand(WOLF) == ["base-school-baseball-bat"]


def test_r329_the_wolf_counts_for_the_crisis_gives_cards_and_is_spared() -> None:
    """R-329: one card more while the wolf is in the game; a failure, and what is won, is the colonies' alone."""
    fuel = "base-starter-fuel"
    table = with_wolf().crisis("wc-crisis-long-shadows").player(WOLF, hand=[fuel]).start(at="turns")
    assert table.view(None).crisis.need == 5  # type: ignore[union-attr]
    table.choose(WOLF, "done-moving").choose(WOLF, "contribute", card=fuel, survivor=None).end_turn(WOLF)
    assert table.view(None).crisis.contributions == 1  # type: ignore[union-attr]


def test_ow82_a_crisis_never_changes_the_wolfs_morale_but_may_hurt_in_the_town() -> None:
    """OW-82: each colony loses morale, the den does not; a blizzard finds whoever is outside."""
    table = with_wolf().crisis("wc-crisis-no-mans-land").survivor(MARIA, WOLF, DEN).start(at="night")
    assert [colony.morale for colony in table.state.colonies] == [4, 4, 4]
    table = with_wolf().crisis("wc-crisis-blizzard").survivor(MARIA, WOLF, DEN).survivor(JENNY, 0, "library")
    table.survivor(TALIA, WOLF, "school").survivor(DAVID, WOLF, "library", wounds=2).start(at="night")
    assert (table.who(TALIA).frostbite, table.who(JENNY).frostbite, table.who(MARIA).frostbite) == (1, 1, 0)
    assert DAVID in table.state.graveyard
    assert table.colony_state(WOLF).morale == 3


def test_ow88_a_wolf_at_the_gate_draws_zombies_and_eats_nothing_there() -> None:
    """OW-88, R-314."""
    table = with_wolf().survivor(MARIA, 0).survivor(JENNY, 2).survivor(TALIA, WOLF, BLUE, entrance=6)
    table.start(at="night")
    came = {event.facts["place"]: event.facts["n"] for event in table.events("zombies")}
    assert came[BLUE] == 2
    paid = {event.facts["colony"]: event.facts["n"] for event in table.events("food-paid")}
    assert (paid[BLUE], paid[DEN]) == (1, 0)


def test_r335_without_morale_the_wolf_is_out_and_the_colonies_play_on() -> None:
    """R-335, OW-83: survivors, hand and equipment leave the game; the den is closed and eats nothing more; the
    crisis asks for one card less; the wolf has no more turns."""
    table = with_wolf().survivor(MARIA, WOLF, DEN, items=["base-school-baseball-bat"])
    table.survivor(TALIA, WOLF, BLUE, entrance=1)
    table.crisis("wc-crisis-long-shadows").player(WOLF, hand=["base-starter-fuel"], dice=[6]).colony(
        WOLF, morale=1
    )
    do(table, {"op": "morale", "n": -1}, {"op": "wound", "target": "choose-own"}, seat=WOLF)
    assert table.events("wolf-out")
    assert table.player_state(WOLF).eliminated
    assert not table.game.own(WOLF)
    assert {MARIA, TALIA} <= set(table.state.gone)
    assert table.view(None).crisis.need == 4  # type: ignore[union-attr]
    assert table.game.acting() == [0, 1]
    table.end_pair().end_pair()
    assert table.view(None).parts["wolf"].out
    assert not table.game.over
    assert DEN not in {event.facts["colony"] for event in table.events("food-paid")}


def test_ow105_cards_about_the_leader_do_not_mean_the_wolf() -> None:
    """OW-105: the wolf is the first of the den, and leads nobody."""
    table = with_wolf().survivor(MARIA, WOLF).survivor(JENNY, 0).player(WOLF, hand=["base-starter-food-1"])
    table.crossroads("wc-xr-bounty").start(seat=WOLF)
    table.end_turn(WOLF)
    assert not table.events("crossroads")
    table = with_wolf().survivor(JENNY, 0).crossroads("wc-xr-bounty").start(seat=0)
    table.end_pair()
    assert table.events("crossroads")[0].facts["seat"] == 0
