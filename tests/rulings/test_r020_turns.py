"""Round start, dice, turn start: R-020 to R-034, P-18."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

MIKE, MARIA, ROD = "base-mike-cho", "base-maria-lopez", "base-rod-miller"
SPARKY, JAMES, HARMAN = "base-sparky", "base-james-meyers", "base-harman-brooks"


def kinds(table: Table) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in table.events()]


def play_round(table: Table) -> list[int]:
    """End every turn of the round; the seats in the order of their turns."""
    seats, started = [], table.state.round
    while (asked := table.asked()) and asked.kind == "turn" and table.state.round == started:
        seats.append(asked.seat)
        table.end_turn(asked.seat)
    return seats


def test_r020_crisis_before_dice() -> None:
    """R-020: the crisis is revealed before the dice are rolled."""
    table = Table().deck_top("crisis", "base-crisis-despair").empty_deck("crossroads").start(at="round-start")
    assert table.state.crisis == "base-crisis-despair"
    assert kinds(table).index("crisis") < kinds(table).index("dice") < kinds(table).index("turn")


def test_r021_unused_dice_do_not_carry_over() -> None:
    """R-021: the roll step empties both pools of every player."""
    table = Table().empty_deck("crossroads")
    for seat in range(3):
        table.player(seat, dice=[6, 6, 6], used=[5, 5])
    table.script(d6=[1, 2, 3, 4, 1, 2]).start(at="round-start")
    assert [table.player_state(seat).unused for seat in range(3)] == [[1, 2], [3, 4], [1, 2]]
    assert all(table.player_state(seat).used == [] for seat in range(3))


def test_r022_dice_count_is_taken_at_the_roll() -> None:
    """R-022: one die, and one for each survivor controlled when the dice are rolled."""
    table = Table().empty_deck("crossroads").survivor(MIKE, 0).survivor(MARIA, 0).survivor(ROD, 1)
    table.start(at="round-start")
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [3, 2, 2]


def test_r022_a_survivor_gained_later_adds_no_die() -> None:
    """R-022: a survivor that joins in the turn brings its die in the next round only."""
    table = Table().empty_deck("crossroads").survivor(MIKE, 0).player(0, hand=["base-school-outsider-1"])
    table.colony(food=9, morale=9).start(at="round-start")
    table.choose(0, "play", card="base-school-outsider-1")
    assert len(table.game.own(0)) == 2
    assert len(table.player_state(0).unused) == 2
    table.end_turns()
    assert len(table.player_state(0).unused) == 3


def test_r022_a_survivor_lost_later_takes_no_die() -> None:
    """R-022: dice that were rolled stay, whoever dies."""
    table = Table().empty_deck("crossroads").survivor(MIKE, 0).survivor(MARIA, 0, wounds=2)
    table.script(exposure=["wound"]).start(at="round-start")
    table.choose(0, "move", survivor=MARIA, to="school")
    assert MARIA not in table.state.survivors
    assert len(table.player_state(0).unused) == 3


def test_r023_helpless_give_no_dice() -> None:
    """R-023: helpless survivors belong to nobody and give no dice."""
    table = Table().empty_deck("crossroads").survivor(MIKE, 0).colony(helpless=6).start(at="round-start")
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [2, 2, 2]


def test_r024_a_die_keeps_its_value() -> None:
    """R-024: a die shows what it shows until it is spent, even when the last survivor is lost."""
    table = Table().survivor(MARIA, 0, wounds=2).player(0, dice=[5, 3]).script(exposure=["wound"]).start()
    table.choose(0, "move", survivor=MARIA, to="school")
    assert MARIA not in table.state.survivors
    assert table.player_state(0).unused == [5, 3]
    assert table.asked(0) is not None


def test_r025_turns_to_the_left_token_to_the_right() -> None:
    """R-025: turns go clockwise; the first-player token goes counter-clockwise."""
    table = Table(players=4).empty_deck("crossroads").first(1).colony(food=9, morale=9).start(at="round-start")
    assert play_round(table) == [1, 2, 3, 0]
    assert table.state.colonies[0].first == 0
    assert play_round(table) == [0, 1, 2, 3]
    assert table.state.colonies[0].first == 3


def test_r025_the_right_hand_neighbour_draws() -> None:
    """R-025: the crossroads card of a turn lies with the player on the right."""
    table = Table(players=4).crossroads("base-crossroads-sleep").start(seat=2, at="turn-start")
    assert table.holder == 1
    assert table.seen(1, "crossroads-drawn")[0]["card"] == "base-crossroads-sleep"
    assert all("card" not in table.seen(seat, "crossroads-drawn")[0] for seat in (0, 2, 3))


def test_r026_a_turn_without_dice() -> None:
    """R-026: without a die the turn still takes place; moves and cards remain."""
    table = Table().survivor(MIKE, 0).player(0, hand=["base-starter-food-1"]).script(exposure=["blank"]).start()
    table.refuses(0, "attract")
    table.choose(0, "play", card="base-starter-food-1").choose(0, "move", survivor=MIKE, to="school", card=None)
    assert table.food == 1
    assert table.who(MIKE).place == "school"


def test_r027_crossroads_before_other_start_effects() -> None:
    """R-027: the card is drawn (and may trigger) before frostbite bites."""
    table = Table().survivor("base-carla-thompson", 0, frostbite=1)
    table.crossroads("base-crossroads-carla-thompson").start(at="turn-start")
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "crossroads"
    assert table.who("base-carla-thompson").wounds == 0
    table.choose(0, "crossroads", choice=2)
    assert table.who("base-carla-thompson").wounds == 1


def test_r027_the_card_may_be_triggered_by_start_effects() -> None:
    """R-027: a death by frostbite can make the drawn card come true, still before the first action."""
    # Riot waits for more helpless than other survivors at the colony.
    table = Table(players=3).survivor(MIKE, 0).survivor(MARIA, 0, wounds=1, frostbite=1)
    table.survivor(ROD, 1, "school").survivor(SPARKY, 2, "school").colony(helpless=2)
    table.crossroads("base-crossroads-riot").start(at="turn-start")
    assert MARIA not in table.state.survivors
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "crossroads"


@pytest.mark.parametrize("tokens", [1, 2])
def test_r028_frostbite_is_one_plain_wound(tokens: int) -> None:
    """R-028: one ordinary wound for each survivor with frostbite, however much of it."""
    table = Table().survivor("base-buddy-davis", 0, frostbite=tokens).survivor(MIKE, 0, wounds=1)
    table.start(at="turn-start")
    buddy = table.who("base-buddy-davis")
    assert (buddy.wounds, buddy.frostbite) == (1, tokens)
    assert table.who(MIKE).wounds == 1


def test_r028_frostbite_kills() -> None:
    """R-028: the wound may be the third."""
    table = Table().survivor(MIKE, 0).survivor(MARIA, 0, frostbite=2).start(at="turn-start")
    assert MARIA not in table.state.survivors
    assert table.morale == 4


def test_r029_only_in_the_own_turn() -> None:
    """R-029: other players' survivors suffer in their own turns, not before."""
    table = Table().empty_deck("crossroads").survivor(MIKE, 0, frostbite=1).survivor(MARIA, 1, frostbite=1)
    table.start(at="turn-start")
    assert (table.who(MIKE).wounds, table.who(MARIA).wounds) == (1, 0)
    table.end_turn(0)
    assert (table.who(MIKE).wounds, table.who(MARIA).wounds) == (1, 1)


def test_r029_exiled_players_too() -> None:
    """R-029: frostbite does not ask who is exiled."""
    table = Table().survivor(MIKE, 0, "school", frostbite=1).player(0, exiled=True).start(at="turn-start")
    assert table.who(MIKE).wounds == 1


def test_r032_limits_last_for_the_round() -> None:
    """R-032: what was used stays used through the turns of others, and is ready in the next round."""
    card = "base-school-guide-to-leadership"
    table = Table().empty_deck("crossroads").survivor(JAMES, 0, items=[card]).player(0, dice=[1, 4])
    table.colony(food=9, morale=9).script(d6=[2]).start()
    table.choose(0, "use", survivor=JAMES, card=JAMES).choose(0, "choose-die", die=1).choose(0, "done")
    table.choose(0, "use", survivor=JAMES, card=card).choose(0, "choose-die", die=2)
    assert table.player_state(0).unused == [3, 4]
    table.refuses(0, "use")
    table.end_turn(0)
    assert len(table.state.used_items) == 1
    assert table.who(JAMES).used
    table.end_turns()
    assert table.state.round == 2
    play = table.asked()
    while play is not None and play.seat != 0:
        play = table.end_turn(play.seat).asked()
    assert table.offers(0, "use", survivor=JAMES, card=JAMES)
    assert table.state.used_items == []


def test_r032_used_before_the_turn_of_a_new_owner() -> None:
    """R-032: an ability that was used this round is not refreshed by the start of a turn."""
    table = Table().empty_deck("crossroads").survivor(JAMES, 1, ability_used=True).player(1, dice=[2])
    table.start(seat=1, at="turn-start")
    table.refuses(1, "use", survivor=JAMES)


def test_r033_abilities_in_the_own_turn_only() -> None:
    """R-033: nobody uses an ability in the turn of another player."""
    table = Table().survivor(JAMES, 1).player(1, dice=[2]).survivor(MIKE, 0).player(0, dice=[2]).start()
    assert table.asked(1) is None
    table.idle(1)
    table.end_turn(0)
    assert table.offers(1, "use", survivor=JAMES)


def test_r034_anywhere_says_where_she_stands_not_what_she_reaches() -> None:
    """R-034: Sophie, wherever she is, may look at the deck of any location."""
    sophie = "base-sophie-robinson"
    table = Table().survivor(sophie, 0, "hospital").start()
    table.choose(0, "use", survivor=sophie, card=sophie)
    assert len(table.options(0, "choose-place")) == 6


def test_r034_a_named_place_binds_her() -> None:
    """R-034: an ability with a place in front needs its survivor there."""
    table = Table().survivor(MARIA, 0, "library").player(0, dice=[6]).place("school", zombies=[1])
    table.place("library", zombies=[1]).start()
    table.refuses(0, "use", survivor=MARIA)


def test_r034_sniper_rifle_reaches_everywhere() -> None:
    """R-034: an item without a place works anywhere and may hit at any location."""
    rifle = "base-police-station-sniper-rifle"
    table = Table().survivor(MIKE, 0, "school", items=[rifle]).place("hospital", zombies=[2])
    table.place("colony", zombies=[0, 0, 1]).start()
    table.choose(0, "use", survivor=MIKE, card=rifle)
    table.choose(0, "choose-place", place="hospital")
    assert table.place_state("hospital").zombies == [1]
    assert table.events("exposure") == []


WALKIE = "base-police-station-walkie-talkie"


def walkie_table(**policies: bool) -> Table:
    """Two dice each and a walkie-talkie, used once."""
    table = Table(policies=policies).survivor(MIKE, 0, items=[WALKIE]).player(0, dice=[2, 2])
    table.player(1, dice=[4]).start()
    table.choose(0, "use", survivor=MIKE, card=WALKIE)
    return table


def test_p18_walkie_talkie_once_a_round() -> None:
    """P-18: by default the walkie-talkie works once a round."""
    table = walkie_table()
    assert table.player_state(1).unused == [3]
    assert sorted(table.player_state(0).unused) == [2, 3]
    table.refuses(0, "use", card=WALKIE)


def test_p18_walkie_talkie_without_limit() -> None:
    """P-18: or as often as there are pips to move."""
    table = walkie_table(walkie_talkie_once=False)
    table.choose(0, "use", survivor=MIKE, card=WALKIE).choose(0, "choose-die", die=2)
    table.choose(0, "use", survivor=MIKE, card=WALKIE)
    assert table.player_state(1).unused == [1]
    assert sorted(table.player_state(0).unused) == [3, 4]
    table.refuses(0, "use", card=WALKIE)
