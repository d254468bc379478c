"""Whole games of two colonies, played as written."""

from __future__ import annotations

from overwinter import records
from overwinter.colony.invariants import check
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
