"""Whole games of two colonies, played as written."""

from __future__ import annotations

import pytest

from overwinter import records
from overwinter.colony.invariants import check
from overwinter.kernel.errors import FasterError
from overwinter.testing import Table

from .table import BLUE, DAVID, JENNY, MARIA, SHOTGUN, TALIA, YELLOW, two_colonies

BRIAN, JANET, EDWARD = "base-brian-lee", "base-janet-taylor", "base-edward-white"


def elect(table: Table, votes: dict[int, int]) -> Table:
    """Everybody points at somebody."""
    for seat, other in votes.items():
        table.choose(seat, "elect", seat=other)
    return table


def pass_by(table: Table) -> Table:
    """Both pairs of a round move nobody and do nothing."""
    return table.end_pair().end_pair()


def test_four_players_to_the_killing_blow() -> None:
    """Blue wins four combats, two of them at the enemies' gates, and so the game."""
    table = two_colonies(4).survivor(MARIA, 0, "school", items=[SHOTGUN]).survivor(DAVID, 2, "library")
    table.survivor(JENNY, 1, "school").survivor(TALIA, 3, "library").survivor(BRIAN, 1).survivor(JANET, 3)
    table.survivor(EDWARD, 0, YELLOW, entrance=2).colony(0, ammunition=2, morale=6)
    for place in (BLUE, YELLOW):
        table.place(place, barricades=[1] * 6)
    table.player(0, dice=[6]).player(1, dice=[6]).script(combat=[6, 1, 1, 10, 6, 1]).start(at="turns")

    # The pair of the leaders: yellow has lower morale and moves first; then both act, in any order.
    assert table.game.acting() == [0, 1]
    assert [d.seat for d in table.game.decisions] == [1]
    table.choose(1, "done-moving").choose(0, "done-moving")
    for after in table.in_every_order({0: ["search", "keep", "end-turn"], 1: ["search", "keep", "end-turn"]}):
        assert not after.late
        assert after.game.acting() == [2, 3]
        check(after.game)
    table.choose(1, "search", survivor=JENNY, die=6).choose(0, "search", survivor=MARIA, die=6)
    table.choose(0, "keep").choose(0, "end-turn").choose(1, "keep").choose(1, "end-turn").end_pair()

    # The night: at the gates of yellow, at the school, at the library.
    assert table.state.phase == "colony"
    table.tactics("charge", "retreat").bids(blue=2)  # nobody leaves the own colony
    assert table.events("combat-total")[-1].facts == {"place": YELLOW, "blue": 1 + 3 + 2 + 3, "yellow": 3}
    while table.offers(1, "choose-survivor"):
        table.choose(1, "choose-survivor", survivor=BRIAN)
    assert table.state.colonies[0].counters == {"combats-won": 1, "combats-won-away": 1}
    table.tactics("on-guard", "on-guard")
    assert table.events("combat-over")[-1].facts["place"] == "school"
    table.tactics("charge", "retreat")
    assert table.who(TALIA).place == YELLOW
    assert table.state.colonies[0].counters["combats-won"] == 2
    elect(table, {0: 2, 2: 0, 1: 3, 3: 1})
    table.choose(0, "elect", seat=0).choose(1, "elect", seat=3)
    assert (table.state.round, [colony.first for colony in table.state.colonies]) == (2, [0, 3])

    # The second round, at the gates and at the school again.
    assert table.game.acting() == [0, 3]
    pass_by(table)
    table.tactics("charge", "retreat").bids(blue=2)
    while table.offers(3, "choose-survivor"):
        table.choose(3, "choose-survivor", survivor=table.options(3, "choose-survivor")[0]["survivor"])
    assert table.state.colonies[0].counters["combats-won"] == 3
    table.tactics("charge", "retreat").bids()
    assert table.game.over
    assert table.state.outcome == "completed"
    assert table.view(None).parts["warring"].completed == (0,)
    assert all(table.state.players[seat].colony == 0 for seat in table.state.winners)


def test_a_quick_game_ends_with_a_colony_that_has_fallen() -> None:
    """R-330, R-337: the glass runs for both from the start of the actions; at 0 morale the check ends it."""
    table = two_colonies(4, quick=True, objective="wc-main-killing-blow").colony(1, morale=1)
    table.survivor(MARIA, 0, YELLOW, entrance=1).survivor(DAVID, 2).survivor(JENNY, 1, "school")
    table.survivor(TALIA, 3, "library").start(at="turns")
    assert table.view(None).parts["warring"].timed == ()
    table.done_moving()
    assert table.view(None).parts["warring"].timed == (0, 1)
    table.choose(0, "end-turn")
    assert table.view(None).parts["warring"].timed == (1,)
    table.choose(1, "end-turn").end_pair()
    assert table.events("unguarded")
    assert table.game.over
    assert (table.state.outcome, table.state.colonies[1].morale) == ("morale", 0)
    assert all(table.state.players[seat].colony == 0 for seat in table.state.winners)


def test_ten_players_until_the_rounds_are_over() -> None:
    """Five pairs a round, from the leaders clockwise; every night ten votes; the record leads to the same end."""
    table = two_colonies(10, objective="wc-main-killing-blow").round(1, left=2)
    for place in (BLUE, YELLOW):
        table.place(place, barricades=[1] * 6)
    table.start(at="round-start")
    seen = []
    for _ in range(5):
        seen.append(table.game.acting())
        assert len(table.view(None).turns) == 2
        table.end_pair()
    assert seen == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]
    elect(table, {seat: 4 if seat % 2 == 0 else 7 for seat in range(10) if seat not in (4, 7)} | {4: 0, 7: 1})
    assert [colony.first for colony in table.state.colonies] == [4, 7]
    seen = []
    while not table.game.over:
        seen.append(table.game.acting())
        table.end_pair()
    assert seen == [[4, 7], [6, 9], [8, 1], [0, 3], [2, 5]]
    assert table.state.outcome == "rounds"
    again = records.load(records.dumps(table.game), trust=True)
    assert again.state == table.game.state


def test_seven_players_and_the_wolf_makes_a_king() -> None:
    """The wolf lights a fire, fights for the noted colony twice, collects, and wins when that colony does."""
    wolf, hand = 6, [f"wc-mission-{name}" for name in ("signal-fire", "blood-money", "sabotage")]
    table = two_colonies(7).wolf(hand, objective="wc-wolf-kingmaker", noted=BLUE).round(1, left=4)
    table.survivor(MARIA, 0, "school", items=[SHOTGUN]).survivor(JENNY, 1, "school").survivor(BRIAN, 1)
    table.survivor(TALIA, wolf, "den").survivor(DAVID, wolf, "den").colony(0, morale=4).colony(wolf, food=3)
    table.player(wolf, hand=["base-starter-fuel"]).player(1, hand=["base-starter-junk", "base-starter-junk"])
    table.state.colonies[0].counters = {"combats-won": 2, "combats-won-away": 1}
    for place in (BLUE, YELLOW):
        table.place(place, barricades=[1] * 6)
    table.script(exposure=["blank"], combat=[1, 1]).start(at="turns")

    # The wolf is first, alone: a mission is swapped, one survivor moves, a fire is lit.
    assert table.game.acting() == [wolf]
    table.choose(wolf, "swap-mission", card=hand[2]).choose(wolf, "move", survivor=TALIA, to="school", card=None)
    table.choose(wolf, "done-moving").choose(wolf, "mission", card=hand[0])
    table.choose(wolf, "choose-place", place=YELLOW).end_turn(wolf)
    assert sum(table.place_state(YELLOW).zombies) == 3
    assert (table.colony_state(wolf).morale, table.view(3).parts["wolf"].done) == (5, (hand[0],))
    assert [table.game.acting() for _ in range(3) if table.end_pair()] == [[2, 3], [4, 5], []]

    # The night: at the school the wolf stands by blue, and takes a card from whoever has lost.
    assert table.asked(wolf).kind == "join-or-run"  # type: ignore[union-attr]
    table.choose(wolf, "join-combat", colony=BLUE).tactics("charge", "charge")
    table.choose(wolf, "mission", card=hand[1])
    assert table.hand(wolf) == ["base-starter-junk"]
    assert table.state.colonies[0].counters["combats-won"] == 3
    elect(table, {0: 2, 2: 0, 4: 0, 1: 3, 3: 1, 5: 1})

    # The second round begins with the wolf again; nobody can tell what the wolf is after.
    assert (table.state.round, table.game.acting()) == (2, [wolf])
    seen = table.view(0)
    assert seen.parts["wolf"].noted == ""
    assert seen.me is not None
    assert seen.me.parts["wolf"] is None
    table.choose(wolf, "keep-missions").choose(wolf, "done-moving").end_turn(wolf)
    for _ in range(3):
        table.end_pair()
    table.script(combat=[6, 1]).choose(wolf, "join-combat", colony=BLUE).tactics("charge", "retreat")
    table.choose_if_asked(wolf, "no-mission")
    assert (table.game.over, table.state.outcome) == (True, "completed")
    assert wolf in table.state.winners
    assert table.view(0).parts["wolf"].noted == BLUE
    assert table.view(None).parts["wolf"].won == (2, 0)
    check(table.game)


def hurt_the_first(table: Table) -> None:
    """Whoever says who bleeds names the first one."""
    while asked := [d.seat for d in table.game.decisions if d.kind == "choose-survivor"]:
        table.game.answer(asked[0], table.game.options(asked[0])[0])


def yellow_wins_at_blues_gates(table: Table) -> None:
    """Blue charges into an ambush; two bullets decide it."""
    table.tactics("charge", "ambush").bids(yellow=2)
    hurt_the_first(table)
    assert table.events("combat-won")[-1].facts == {"place": BLUE, "colony": YELLOW}


def test_eleven_players_and_the_wolf_bets_on_the_wrong_side() -> None:
    """Five against five, and a wolf who stands by blue: yellow wins two combats at blue's gates, and the game."""
    wolf, hand = 10, [f"wc-mission-{name}" for name in ("blockade", "headhunter", "signal-fire")]
    table = two_colonies(11).wolf(hand, objective="wc-wolf-kingmaker", noted=BLUE).round(1, left=4)
    table.survivor(MARIA, 0).survivor(DAVID, 1, BLUE, entrance=1, items=[SHOTGUN]).survivor(JENNY, 8, "school")
    table.survivor(BRIAN, 9, "school").survivor(JANET, 3).survivor(TALIA, wolf, "den")
    table.state.colonies[1].counters = {"combats-won": 2, "combats-won-away": 1}
    for place in (BLUE, YELLOW):
        table.place(place, barricades=[1] * 6)
    table.place("school", zombies=[3]).player(8, dice=[6]).player(9, dice=[6])
    table.colony(1, ammunition=4).script(exposure=["blank"], combat=[1, 1, 1, 1]).start(at="turns")

    # The wolf comes to the school, then the pairs follow; the last two both want the last space there.
    assert table.game.acting() == [wolf]
    table.choose(wolf, "keep-missions").choose(wolf, "move", survivor=TALIA, to="school", card=None).end_turn(wolf)
    assert [table.game.acting() for _ in range(4) if table.end_pair()] == [[2, 3], [4, 5], [6, 7], [8, 9]]
    table.done_moving()
    late = table.options(8, "barricade")[0]
    table.choose(9, "barricade")
    with pytest.raises(FasterError):
        table.game.answer(8, late)
    table.end_turn(9).end_turn(8)

    # The night: at the gates of blue, four against one with a shotgun, bullets and a plan; then at the school.
    yellow_wins_at_blues_gates(table)
    assert table.state.colonies[1].counters == {"combats-won": 3, "combats-won-away": 2}
    table.choose(wolf, "join-combat", colony=BLUE).tactics("charge", "charge")
    table.bids(yellow=0)
    hurt_the_first(table)
    table.choose(wolf, "no-mission")
    assert table.view(None).parts["wolf"].won == (1, 0)
    elect(table, {seat: 8 if seat % 2 == 0 else 3 for seat in range(10) if seat not in (8, 3)} | {8: 0, 3: 1})
    assert (table.state.round, [colony.first for colony in table.state.colonies]) == (2, [8, 3, wolf])

    # The second round: the wolf, then the pairs from the new leaders on. The wolf cannot help at the gates.
    table.choose(wolf, "keep-missions").choose(wolf, "done-moving").end_turn(wolf)
    seen = []
    for _ in range(5):
        seen.append(table.game.acting())
        table.end_pair()
    assert seen == [[8, 3], [0, 5], [2, 7], [4, 9], [6, 1]]
    table.script(combat=[1, 1])
    yellow_wins_at_blues_gates(table)
    assert (table.game.over, table.state.outcome) == (True, "completed")
    shown = table.view(None).parts
    assert (shown["warring"].completed, shown["wolf"].noted) == ((1,), BLUE)
    assert wolf not in table.state.winners
    assert all(table.state.players[seat].colony == 1 for seat in table.state.winners)
    check(table.game)
    assert records.load(records.dumps(table.game), trust=True).state == table.state
