"""R-145 to R-162 and P-05, P-06: votes and exile."""

from __future__ import annotations

import pytest

from overwinter.colony.rules.endings import goal
from overwinter.colony.rules.exile import Exile
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import own_conditions
from overwinter.colony.state import Setup
from overwinter.kernel.compiling import card_of
from overwinter.kernel.errors import NotAskedError, NotOfferedError, UndoError
from overwinter.testing import Table

YES, NO = 1, 2
MARIA, MIKE, LORETTA = "base-maria-lopez", "base-mike-cho", "base-loretta-clay"
BETRAYAL = "base-betrayal-looters"
HELPLESS_CARD = "base-crossroads-helpless"


def nominate(table: Table, seat: int, nominee: int) -> Table:
    """A seat calls for a vote about another."""
    table.game.answer(seat, f"nominate:{nominee}")
    return table


def vote(table: Table, *votes: int) -> Table:
    """Seats 0, 1, ... vote; None for those who have no vote."""
    for seat, choice in enumerate(votes):
        if choice:
            table.choose(seat, "vote", choice=choice)
    return table


def exile(table: Table, seat: int, nominee: int) -> Table:
    """A seat calls for a vote and all who may vote say yes."""
    nominate(table, seat, nominee)
    for voter in table.game.team(seat):
        table.choose(voter, "vote", choice=YES)
    return table


def test_r145_votes_are_secret_until_all_have_voted() -> None:
    """R-145: nothing is told before the last vote; then all votes are shown."""
    table = nominate(Table(3).start(0), 0, 1)
    assert [d.seat for d in table.game.decisions] == [0, 1, 2]
    vote(table, NO, YES)
    assert table.events("votes") == []
    table.choose(2, "vote", choice=NO)
    (votes,) = table.events("votes")
    assert votes.facts["votes"] == {"0": NO, "1": YES, "2": NO}


def test_r145_a_vote_cannot_be_changed() -> None:
    """R-145: whoever has voted is not asked again."""
    table = vote(nominate(Table(3).start(0), 0, 1), YES)
    with pytest.raises(NotAskedError):
        table.game.answer(0, "vote:2")
    with pytest.raises(UndoError, match="final"):
        table.game.undo(0)


def test_r145_the_nominee_votes_too() -> None:
    """R-145: with the nominee's own vote the exile fails."""
    table = vote(nominate(Table(4).start(0), 0, 1), YES, NO, NO, NO)
    assert not table.player_state(1).exiled
    assert table.events("exile-failed")


def test_r146_exiled_and_eliminated_players_do_not_vote() -> None:
    """R-146: the electorate is all others."""
    table = Table(5).player(3, exiled=True).player(4, eliminated=True).start(0)
    nominate(table, 0, 1)
    assert [d.seat for d in table.game.decisions] == [0, 1, 2]


def test_r146_a_card_may_narrow_the_electorate_and_the_first_player_still_breaks_ties() -> None:
    """R-146: only players at the colony vote on this card; the first player, who is away, settles the tie."""
    table = (
        Table(3)
        .survivor(MARIA, owner=2, place="school")
        .colony(helpless=2)
        .first(2)
        .crossroads(HELPLESS_CARD)
        .start(0, at="turn-start")
    )
    assert [d.seat for d in table.game.decisions] == [0, 1]
    vote(table, 1, 2)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.kind) == (2, "tie-break")
    table.choose(2, "vote", choice=1)
    assert table.helpless == 0


def test_r147_p05_an_exiled_first_player_breaks_ties() -> None:
    """R-147, P-05: who holds the token decides, exiled or not."""
    table = nominate(Table(5).player(4, exiled=True, objective=BETRAYAL).first(4).start(0), 0, 1)
    vote(table, YES, NO, YES, NO)
    assert table.asked(4) is not None
    table.choose(4, "vote", choice=NO)
    assert not table.player_state(1).exiled


def test_p05_switched_off_the_next_loyal_player_decides() -> None:
    """P-05 off: the next player clockwise who is not exiled breaks the tie."""
    table = Table(5, policies={"exiled_breaks_ties": False}).player(4, exiled=True).first(4).start(0)
    vote(nominate(table, 0, 1), YES, NO, YES, NO)
    assert [d.seat for d in table.game.decisions] == [0]


def test_r148_an_exiled_player_may_call_a_vote_but_has_none() -> None:
    """R-148: exiled players nominate like others."""
    table = nominate(Table(4).player(0, exiled=True).start(0), 0, 1)
    assert [d.seat for d in table.game.decisions] == [1, 2, 3]


def test_r149_an_exiled_player_cannot_be_nominated() -> None:
    """R-149: nor can one nominate oneself."""
    table = Table(4).player(2, exiled=True).start(0)
    assert [o["seat"] for o in table.options(0, "nominate")] == [1, 3]


@pytest.mark.parametrize("votes", [(YES, YES, YES, YES), (NO, NO, NO, NO)])
def test_r150_one_exile_vote_per_turn(votes: tuple[int, ...]) -> None:
    """R-150: whatever came of it, there is no second one in this turn."""
    table = vote(nominate(Table(4).script(exposure=["blank"]).start(0), 0, 1), *votes)
    if table.asked(1):
        table.choose(1, "choose-place", place="school")
    table.refuses(0, "nominate")
    table.end_turn(0)
    assert table.offers(1, "nominate")


def test_r150_a_card_that_calls_a_vote_leaves_the_turns_own() -> None:
    """R-150: David's card accuses somebody; the vote of the turn is still there (card note)."""
    table = Table(3).survivor("base-david-garcia", owner=0).crossroads("base-crossroads-david-garcia")
    table.start(0, at="turn-start").choose(0, "crossroads", choice=1)
    table.choose(0, "choose-player", player=2)
    vote(table, NO, NO, NO)
    assert table.offers(0, "nominate")


def test_r151_exile_happens_at_once() -> None:
    """R-151: in the same round the exiled player's turn is under exile rules."""
    table = Table(3).crisis("base-crisis-fuel-shortage").player(1, hand=["base-starter-fuel"], dice=[3])
    table.colony(food=3, waste_size=3).script(exposure=["blank"]).start(0)
    assert table.offers(0, "nominate")
    exile(table, 0, 1)
    table.choose(1, "choose-place", place="school")
    table.end_turn(0)
    for verb in ("contribute", "spend-food", "clean"):
        table.refuses(1, verb)
    assert not any(o["to"] == "colony" for o in table.options(1, "move"))


def test_r151_exile_in_the_own_turn_does_not_end_it() -> None:
    """R-151: somebody exiled in the own turn goes on under exile rules."""
    table = Table(3).crisis("base-crisis-fuel-shortage").player(0, hand=["base-starter-fuel"], dice=[3])
    table.colony(food=3).script(exposure=["blank"]).start(0)
    assert table.offers(0, "contribute")
    _push_exile(table, 0)
    table.choose(0, "choose-place", place="school")
    assert table.active == 0
    assert table.offers(0, "end-turn")
    assert table.offers(0, "attract", die=3)
    table.refuses(0, "contribute")
    table.refuses(0, "spend-food")


def _push_exile(table: Table, seat: int) -> None:
    """Exile the active player in the middle of the own turn, as an effect would."""
    flow = table.state.flow
    turn = flow.stacks[0].frames[-1]
    flow.decisions.clear()
    turn.waits, turn.step = 0, "act"
    flow.stacks[0].frames.append(Exile(seat))
    table.game._listed.clear()
    table.game.resume()


def test_r152_survivors_leave_in_the_order_and_to_the_places_of_choice() -> None:
    """R-152: the exiled player says who goes where; each rolls for exposure."""
    table = (
        Table(3)
        .survivor(MARIA, owner=1)
        .survivor(MIKE, owner=1)
        .survivor(LORETTA, owner=1, place="library")
        .survivor("base-sophie-robinson", owner=2, place="gas-station")
        .survivor("base-brian-lee", owner=2, place="gas-station")
        .script(exposure=["wound", "frostbite"])
        .start(0)
    )
    exile(table, 0, 1)
    assert {o["survivor"] for o in table.options(1)} == {MARIA, MIKE}
    table.choose(1, "choose-survivor", survivor=MIKE)
    places = {o["place"] for o in table.options(1)}
    assert places == {"police-station", "grocery-store", "school", "library", "hospital"}
    table.choose(1, "choose-place", place="hospital")
    table.choose(1, "choose-place", place="school")
    assert (table.who(MIKE).place, table.who(MIKE).wounds) == ("hospital", 1)
    assert (table.who(MARIA).place, table.who(MARIA).frostbite) == ("school", 1)
    assert table.who(LORETTA).place == "library"


def test_r152_the_moves_are_extra() -> None:
    """R-152: also in the own turn, nobody's move of the turn is used up."""
    table = Table(3).survivor(MARIA, owner=0).script(exposure=["blank"]).start(0)
    _push_exile(table, 0)
    table.choose(0, "choose-place", place="school")
    assert table.offers(0, "move", survivor=MARIA, to="library")


def test_r152_who_dies_on_the_way_out_costs_no_morale() -> None:
    """R-152, R-182: the player is exiled already; a bite on the way costs nothing and spreads outside."""
    table = (
        Table(3)
        .survivor(MARIA, owner=1)
        .survivor(MIKE, owner=1, place="library")
        .survivor(LORETTA, owner=2, place="school")
        .script(exposure=["bitten"])
        .start(0)
    )
    exile(table, 0, 1)
    table.choose(1, "choose-place", place="school")
    assert table.state.graveyard == [MARIA]
    assert table.morale == 5
    assert table.asked(2) is not None
    table.choose(2, "kill-bitten")
    assert table.morale == 4


def _full_town(exiled_outside: bool = False) -> Table:
    """All 19 spaces outside are taken; player 1 has one survivor at the colony."""
    table = Table(5).survivor(MARIA, owner=1)
    owner = 4 if exiled_outside else 2
    for place in table.game.town():
        table.place(place, blocked=table.game.content.places[place].spaces)
    table.place("school", blocked=3).survivor(LORETTA, owner=owner, place="school", leader=True)
    if exiled_outside:
        table.player(4, exiled=True, objective=BETRAYAL)
    return table


def test_r153_no_space_outside_two_survivors_change_places() -> None:
    """R-153: a loyal survivor outside goes to the colony; no move, no roll."""
    table = exile(_full_town().start(0), 0, 1)
    assert table.who(MARIA).place == "school"
    assert table.who(LORETTA).place == "colony"
    assert table.events("exposure") == []
    assert table.events("moved") == []
    assert not table.who(MARIA).moved
    assert not table.who(LORETTA).moved


def test_r153_the_exiled_player_picks_who_comes_home() -> None:
    """R-153: of several loyal survivors outside."""
    table = _full_town().place("library", blocked=2).survivor(MIKE, owner=3, place="library").start(0)
    exile(table, 0, 1)
    assert {o["survivor"] for o in table.options(1)} == {LORETTA, MIKE}
    table.choose(1, "choose-survivor", survivor=MIKE)
    assert table.who(MARIA).place == "library"
    assert table.who(MIKE).place == "colony"


def test_r153_works_with_a_full_colony() -> None:
    """R-153: the stranded survivor's own space is the one that gets free."""
    table = _full_town()
    table.start(0)
    table.colony(helpless=table.game.free_spaces("colony"))
    exile(table, 0, 1)
    assert table.who(LORETTA).place == "colony"
    assert table.game.free_spaces("colony") == 0


def test_r154_p06_stranded_survivors_are_removed_not_killed() -> None:
    """R-154, P-06: nobody outside can make room: they are out of the game, without loss of morale."""
    table = exile(_full_town(exiled_outside=True).start(0), 0, 1)
    assert table.state.gone == [MARIA]
    assert table.state.graveyard == []
    assert table.morale == 5


def test_p06_switched_they_die() -> None:
    """P-06 "killed": they die, an exiled player's death costing no morale."""
    table = Table(5, policies={"stranded_exiles": "killed"}).survivor(MARIA, owner=1)
    for place in table.game.town():
        table.place(place, blocked=table.game.content.places[place].spaces)
    exile(table.start(0), 0, 1)
    assert table.state.graveyard == [MARIA]
    assert table.morale == 5


def test_r155_helpless_survivors_stay() -> None:
    """R-155: the helpless belong to nobody."""
    table = Table(3).colony(helpless=4).script(exposure=["blank"]).start(0)
    exile(table, 0, 1)
    table.choose(1, "choose-place", place="school")
    assert table.helpless == 4


def test_r156_a_loyal_player_shows_the_old_objective_a_betrayer_does_not() -> None:
    """R-156: the exile tells all what the innocent had; of a betrayer it tells nothing."""
    for objective, shown in (("base-secret-hunger", "base-secret-hunger"), (BETRAYAL, "")):
        table = Table(3).player(1, objective=objective).script(exposure=["blank"]).start(0)
        exile(table, 0, 1)
        (event,) = table.events("exiled")
        assert event.facts["objective"] == shown
        assert table.player_state(1).revealed == bool(shown)


def test_r157_the_exiled_card_replaces_an_innocents_objective() -> None:
    """R-157: a loyal player has the conditions of the exiled card alone."""
    table = Table(3).player(1, objective="base-secret-historian", exile="base-exile-vengeance").start(0)
    assert [(c.name, c.args) for c in table.conditions(1)] == [("survivors-gone-min", {"n": 5})]


def test_r157_a_betrayers_morale_condition_is_replaced() -> None:
    """R-157: the rest of the betrayal objective stays."""
    table = Table(3).player(1, objective=BETRAYAL, exile="base-exile-road-trip").start(0)
    found = [(c.name, c.args["symbol"], c.args["n"]) for c in table.conditions(1)]
    assert found == [("hand", "fuel", 3), ("hand", "food", 2), ("hand", "fuel", 2)]


def test_r158_two_innocents_end_the_game() -> None:
    """R-158: the second wrongful exile drops morale to 0, at once: nobody is relocated any more."""
    table = Table(4).player(2, exiled=True).start(0)
    exile(table, 0, 1)
    assert table.morale == 0
    assert table.state.outcome == "morale"
    assert table.game.over
    assert table.events("moved") == []


def test_r158_a_betrayer_among_two_exiles_changes_nothing() -> None:
    """R-158: one betrayer, one innocent: the game goes on."""
    for first, second in ((BETRAYAL, None), (None, BETRAYAL)):
        table = Table(4).player(2, exiled=True, objective=first).player(1, objective=second)
        exile(table.script(exposure=["blank"]).start(0), 0, 1)
        assert not table.game.over
        assert table.morale == 5


def test_r158_a_third_exile_tests_every_pair() -> None:
    """R-158: with a betrayer already out, the second innocent ends the game."""
    table = Table(5).player(3, exiled=True, objective=BETRAYAL).player(2, exiled=True).start(0)
    exile(table, 0, 1)
    assert table.state.outcome == "morale"


def test_r158_kill_them_replaces_the_exile_rules() -> None:
    """R-158, OW-26: by its own rule who is voted out is out; two innocents cost no morale, nothing is shown."""
    table = Table(4, objective="base-main-kill-them").player(2, hand=["base-starter-fuel"]).start(0)
    table.survivor(MARIA, owner=1, place="school")
    exile(table, 0, 1)
    assert table.player_state(1).eliminated
    assert table.game.own(1) == []
    assert table.state.graveyard == []
    table.end_turn(0)
    assert table.asked(2) is not None
    exile(table, 2, 3)
    assert table.morale == 5
    assert not table.game.over
    assert len(table.state.exile_deck) == 10
    assert not any(player.revealed for player in table.state.players)


def test_r158_a_betrayer_voted_out_by_kill_them_is_exiled_for_justice() -> None:
    """R-158, OW-26: "every betrayer is exiled" is met when the vote has put the betrayer out of the game."""
    table = Table(3, objective="base-main-kill-them").player(0, objective="base-secret-justice")
    table.player(1, objective=BETRAYAL).start(0)
    assert not table.conditions(0)[1].met
    exile(table, 0, 1)
    assert table.conditions(0)[1].met
    assert own_conditions(table.game, 0)[1].met is None  # nothing was shown: nobody can tell


def test_r159_food_cards_of_an_exiled_player_feed_the_colony() -> None:
    """R-159: played normally they add food; the card leaves the game."""
    food = "base-starter-food-1"
    table = Table(3).player(0, hand=[food, food], dice=[2], exiled=True).colony(food=1).start(0)
    table.choose(0, "play", card=food)
    assert table.food == 2
    assert table.removed() == [food]
    table.choose(0, "ration", card=food, die=2)
    assert table.food == 2
    assert table.player_state(0).unused == [3]


def test_r160_non_exiled_players_are_counted_now() -> None:
    """R-160: Stockpile asks for 2 food per loyal player: 4 are enough once one of three is exiled."""
    for exiled, met in ((None, False), (True, True)):
        table = Table(3, objective="base-main-stockpile").colony(food=4).player(2, exiled=exiled).start(0)
        food = next(c for c in goal(table.game, table.game.state.colonies[0]) if c.name == "food-tokens-min")
        assert food.met is met


def test_r161_contributions_of_the_exiled_stay_at_the_crisis() -> None:
    """R-161: what lies there lies there, and counts."""
    table = (
        Table(3)
        .crisis("base-crisis-fuel-shortage", {1: ["base-starter-fuel", "base-starter-fuel"]})
        .colony(food=9)
        .script(exposure=["blank"])
        .start(0)
    )
    exile(table, 0, 1)
    table.choose(1, "choose-place", place="school")
    assert [c.seat for c in table.state.contributions] == [1, 1]
    table.end_turns()
    assert table.events("crisis-averted")[0].facts["total"] == 2


def test_r162_no_exile_votes_in_cooperative_games() -> None:
    """R-162: nobody can be nominated, by two or by more players."""
    for players in (2, 3):
        table = Table(players, mode="cooperative").start(0)
        table.refuses(0, "nominate")
        with pytest.raises(NotOfferedError):
            table.game.answer(0, "nominate:1")


def test_r162_crossroads_votes_remain_in_cooperative_games() -> None:
    """R-162: a thumbs card is voted on."""
    table = Table(2).colony(helpless=1).crossroads(HELPLESS_CARD).start(0, at="turn-start")
    assert [(d.seat, d.kind) for d in table.game.decisions] == [(0, "crossroads-vote"), (1, "crossroads-vote")]


def test_r162_no_exile_deck_card_is_drawn_in_a_cooperative_game() -> None:
    """R-162: no crossroads card of a cooperative game calls an exile vote."""
    game = new_game(Setup(players=4, mode="cooperative"), seed=5)
    content = game.content
    for card in game.state.crossroads_deck:
        programs = [ops for key, ops in content.programs.items() if card_of(key) == card]
        assert all(op.word.name != "exile-vote" for ops in programs for op in ops)
