"""R-180 to R-190 and P-07, P-08: death, the last survivor, replacements, elimination."""

from __future__ import annotations

from dataclasses import replace

import pytest

from overwinter.testing import Table

SPARKY, LORETTA, MIKE, MARIA = "base-sparky", "base-loretta-clay", "base-mike-cho", "base-maria-lopez"
THOMAS, BRIAN, DANIEL, SOPHIE = (
    "base-thomas-heart",
    "base-brian-lee",
    "base-daniel-smith",
    "base-sophie-robinson",
)
FOREST = "base-forest-plum"
PISTOL, KNIFE = "base-police-station-pistol", "base-gas-station-switchblade"
FUEL = "base-starter-fuel"
WAVERING = "base-crossroads-wavering-loyalties"


def test_r180_the_third_token_kills_at_once() -> None:
    """R-180: wounds and frostbite together."""
    table = (
        Table(2)
        .survivor(MARIA, owner=0, wounds=1, frostbite=1)
        .survivor(THOMAS, owner=0)
        .script(exposure=["frostbite"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.state.graveyard == [MARIA]
    assert table.morale == 4


def test_r180_tokens_beyond_the_third_are_lost() -> None:
    """R-180: two wounds on somebody who has two already: one is enough, one death, one morale."""
    table = (
        Table(2)
        .survivor("base-arthur-thurston", owner=0, wounds=2)
        .survivor(THOMAS, owner=0)
        .crossroads("base-crossroads-arthur-thurston")
        .start(0, at="turn-start")
    )
    table.choose(0, "crossroads", choice=1)
    (wounded,) = table.events("wounded")
    assert wounded.facts["n"] == 1
    assert table.morale == 4


def test_r181_the_sequence_of_a_death() -> None:
    """R-181: death, morale, equipment, then the new leader is asked for; then what was interrupted."""
    table = (
        Table(2)
        .survivor(MARIA, owner=0, wounds=2, items=[PISTOL])
        .survivor(THOMAS, owner=0)
        .survivor(BRIAN, owner=0)
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    order = ["died", "morale", "equipment-to-deck"]
    assert [e.kind for e in table.events() if e.kind in order] == order
    assert MARIA not in table.state.survivors
    assert {o["leader"] for o in table.options(0, "choose-leader")} == {THOMAS, BRIAN}
    table.choose(0, "choose-leader", leader=BRIAN)
    assert table.player_state(0).leader == BRIAN
    assert table.offers(0, "end-turn")


def test_r181_equipment_goes_to_the_hand_at_the_colony_and_into_the_deck_elsewhere() -> None:
    """R-181: where the survivor died decides."""
    for place, in_hand in (("colony", True), ("school", False)):
        table = (
            Table(2)
            .survivor(MARIA, owner=0, place="library", wounds=2, items=[PISTOL])
            .survivor(THOMAS, owner=0)
            .script(exposure=["wound"])
            .start(0)
        )
        table.choose(0, "move", survivor=MARIA, to=place, card=None)
        assert (PISTOL in table.hand(0)) is in_hand
        assert (PISTOL in table.deck("school")) is not in_hand


def test_r181_the_last_survivor_loses_also_the_equipment_that_came_back() -> None:
    """R-181: equipment returns to the hand first, then the last-survivor rule takes the hand."""
    table = (
        Table(2)
        .survivor(MARIA, owner=0, place="library", wounds=2, items=[PISTOL])
        .player(0, hand=[FUEL])
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="colony", card=None)
    assert table.hand(0) == []
    assert sorted(table.unseen()) == sorted([PISTOL, FUEL])


def test_r356_a_replacement_comes_after_the_spread_and_is_not_reached_by_it() -> None:
    """R-356: the chain of a bite ends first; only then the player who lost everybody gets a new survivor."""
    table = (
        Table(2)
        .survivor(MARIA, owner=0, place="library")
        .survivor(BRIAN, owner=1)
        .deck_top("survivor", LORETTA)
        .script(exposure=["bitten"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="colony", card=None)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.about["survivor"]) == (1, BRIAN)
    assert LORETTA not in table.state.survivors
    table.script(exposure=["wound"]).choose(1, "roll-bitten")
    # Both have nobody left; both get somebody, the first player first, and nobody is asked about them.
    assert [e.facts["seat"] for e in table.events("joined")] == [0, 1]
    assert table.events("joined")[0].facts["survivor"] == LORETTA
    assert table.player_state(0).leader == LORETTA
    assert table.asked(0) is not None
    assert not any(player.waiting for player in table.state.players)


def test_r356_who_was_owed_a_survivor_before_waits_for_the_own_time() -> None:
    """R-356: the end of a bite brings nobody whom the bite did not take."""
    table = Table(3).survivor(MARIA, 0, "library").survivor(BRIAN, 2).player(1, waiting=True)
    table.deck_top("survivor", LORETTA).script(exposure=["bitten"]).start(0)
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert [e.facts["seat"] for e in table.events("joined")] == [0]
    assert table.player_state(1).waiting


def test_r356_games_of_version_1_go_on_as_they_began() -> None:
    """R-356: there a replacement came at once and stood in the way of the spread."""
    table = Table(2).survivor(MARIA, 0, "library").survivor(BRIAN, 1).deck_top("survivor", LORETTA)
    table.state.setup = replace(table.state.setup, version=1)
    table.script(exposure=["bitten"]).start(0).choose(0, "move", survivor=MARIA, to="colony", card=None)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.about["survivor"]) == (0, LORETTA)


def test_r182_an_exiled_players_dead_cost_no_morale() -> None:
    """R-182: the rest of the sequence is the same."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0, place="library", wounds=2, items=[PISTOL])
        .player(0, exiled=True, hand=[FUEL])
        .deck_top("survivor", LORETTA)
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.state.graveyard == [MARIA]
    assert table.morale == 5
    assert PISTOL in table.deck("school")
    assert table.unseen() == [FUEL]
    assert "colony" not in {o["place"] for o in table.options(0, "choose-place")}
    table.choose(0, "choose-place", place="hospital")
    assert table.who(LORETTA).place == "hospital"


def test_r185_a_removed_last_survivor_counts_too() -> None:
    """R-185: Forest walks away: no loss of morale, but hand gone and a new leader drawn."""
    table = (
        Table(2)
        .survivor(FOREST, owner=0)
        .player(0, hand=[FUEL])
        .deck_top("survivor", LORETTA)
        .start(0, at="turn-start")
    )
    table.choose(0, "yes")
    assert table.morale == 6  # his gift; nothing was lost
    assert table.unseen() == [FUEL]
    assert table.player_state(0).leader == LORETTA


def test_r185_a_last_survivor_given_away_counts_too() -> None:
    """R-185: the prophet takes a player's only survivor: hand gone, replacement drawn, no morale lost."""
    table = (
        Table(3)
        .survivor(MIKE, owner=0, place="school")
        .player(0, exiled=True)
        .survivor(MARIA, owner=1, place="school")
        .player(1, hand=[FUEL])
        .deck_top("survivor", LORETTA)
        .crossroads("base-crossroads-prophet")
        .start(0, at="turn-start")
    )
    table.choose(0, "crossroads", choice=1)
    assert table.who(MARIA).owner == 0
    assert table.unseen() == [FUEL]
    assert table.who(LORETTA).owner == 1
    assert table.player_state(1).leader == LORETTA
    assert table.morale == 5


def test_r185_who_gives_one_and_gets_one_loses_nothing() -> None:
    """R-185: all change hands at once, so nobody is without a survivor; only leaders are chosen anew."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0)
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .player(0, hand=[FUEL])
        .colony(food=9)
        .crisis("base-crisis-reorganization")
        .start(at="night")
    )
    for seat, name in enumerate((MARIA, THOMAS, BRIAN)):
        table.choose(seat, "choose-survivor", survivor=name)
    assert [table.who(name).owner for name in (MARIA, THOMAS, BRIAN)] == [1, 2, 0]
    assert [p.leader for p in table.state.players] == [BRIAN, MARIA, THOMAS]
    assert table.hand(0) == [FUEL]
    assert table.morale == 4  # the card's own loss


def test_r186_p07_without_survivor_cards_the_player_goes_on_with_one_die() -> None:
    """R-186, P-07: no replacement; a turn and one die all the same."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0, wounds=2)
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .empty_deck("survivor")
        .colony(food=9)
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.game.own(0) == []
    assert not table.player_state(0).eliminated
    table.end_turns()
    rolled = {e.facts["seat"]: len(e.facts["dice"]) for e in table.events("dice")}
    assert rolled == {0: 1, 1: 2, 2: 2}
    while (decision := table.asked()) and decision.seat != 0:
        table.end_turn(decision.seat)
    assert table.offers(0, "end-turn")


def test_r186_the_next_survivor_that_becomes_available_comes() -> None:
    """R-186, OW-15: a card is in the deck again when the turn of the waiting player starts."""
    table = Table(3).player(0, waiting=True).deck_top("survivor", LORETTA).start(0, at="turn-start")
    assert table.who(LORETTA).owner == 0
    assert table.player_state(0).leader == LORETTA
    assert not table.player_state(0).waiting


def test_r186_at_the_start_of_a_round_too() -> None:
    """R-186, OW-15: in time for the dice."""
    table = Table(3).player(1, waiting=True).deck_top("survivor", LORETTA).start(at="round-start")
    assert table.who(LORETTA).owner == 1
    rolled = {e.facts["seat"]: len(e.facts["dice"]) for e in table.events("dice")}
    assert rolled[1] == 2


def test_r186_a_survivor_that_was_given_settles_what_was_owed() -> None:
    """R-186: the next one that becomes available, not that one and another one."""
    table = (
        Table(3)
        .player(1, waiting=True)
        .survivor(MARIA, owner=0)
        .survivor(THOMAS, owner=0)
        .survivor(BRIAN, owner=2)
        .colony(food=9)
        .crossroads(WAVERING)
    )
    table.state.survivor_deck.clear()
    table.start(0, at="turn-start")
    table.choose(0, "crossroads", choice=1)
    table.choose(0, "choose-survivor", survivor=MARIA)
    if table.options(0, "choose-player"):
        table.choose(0, "choose-player", player=1)
    assert table.who(MARIA).owner == 1
    table.state.survivor_deck.append(LORETTA)
    table.end_turns()
    assert table.state.round == 2
    assert [s.id for s in table.game.own(1)] == [MARIA]


def test_p07_switched_the_player_is_out() -> None:
    """P-07 "eliminated": without survivor cards the player leaves the game."""
    table = (
        Table(3, policies={"empty_survivor_deck": "eliminated"})
        .survivor(MARIA, owner=0, wounds=2)
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .empty_deck("survivor")
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.player_state(0).eliminated


def _last_dies_with_a_full_colony(**policies: str) -> Table:
    """Player 0's only survivor dies at the school while all 24 spaces of the colony are taken."""
    table = (
        Table(3, policies=policies)
        .survivor(MARIA, owner=0, place="library", wounds=2)
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .colony(helpless=22)
        .deck_top("survivor", LORETTA)
        .script(exposure=["wound"])
        .start(0)
    )
    return table.choose(0, "move", survivor=MARIA, to="school", card=None)


def test_r187_p08_a_full_colony_sends_the_replacement_outside() -> None:
    """R-187, P-08: to a location of choice."""
    table = _last_dies_with_a_full_colony()
    places = {o["place"] for o in table.options(0, "choose-place")}
    assert places == set(table.game.town())
    table.choose(0, "choose-place", place="hospital")
    assert table.who(LORETTA).place == "hospital"


def test_r187_with_no_space_anywhere_the_replacement_waits() -> None:
    """R-187: a stranded exile is removed and no location has room: as with an empty deck, until one has."""
    table = Table(3).survivor(MARIA, owner=1).survivor(THOMAS, 0).survivor(BRIAN, 2)
    for place in table.game.town():
        table.place(place, blocked=table.game.content.places[place].spaces)
    table.deck_top("survivor", LORETTA).start(0)
    table.game.answer(0, "nominate:1")
    table.votes(yes=range(3))
    assert table.state.gone == [MARIA]
    assert table.game.own(1) == []
    assert table.player_state(1).waiting
    table.place("hospital", blocked=3)
    table.end_turn(0)
    assert table.who(LORETTA).place == "hospital"
    assert not table.player_state(1).waiting


def test_p08_switched_the_replacement_waits() -> None:
    """P-08 "wait": with a full colony nobody comes until there is room."""
    table = _last_dies_with_a_full_colony(full_colony="wait")
    assert table.game.own(0) == []
    assert table.player_state(0).waiting
    assert table.offers(0, "end-turn")
    assert table.state.survivor_deck[0] == LORETTA


def test_r188_the_replacement_is_unhurt_and_may_act_at_once() -> None:
    """R-188: no tokens; moves and acts in this turn with the dice that are there."""
    table = (
        Table(2)
        .survivor(MARIA, owner=0, place="library", wounds=2)
        .player(0, dice=[6])
        .place("colony", zombies=[1])
        .deck_top("survivor", LORETTA)
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    new = table.who(LORETTA)
    assert (new.tokens, new.place, new.moved) == (0, "colony", False)
    assert table.offers(0, "move", survivor=LORETTA)
    assert table.offers(0, "attack", survivor=LORETTA, die=6)
    assert table.player_state(0).unused == [6]


def test_r189_a_removed_survivor_is_not_in_the_graveyard() -> None:
    """R-189: who leaves without dying is gone, not dead."""
    table = Table(2).survivor(FOREST, owner=0).survivor(THOMAS, owner=0).start(0, at="turn-start")
    table.choose(0, "yes")
    assert table.state.gone == [FOREST]
    assert table.state.graveyard == []


def _deadly() -> Table:
    """Player 0's only survivor is about to die in the player elimination variant."""
    return (
        Table(3, elimination=True)
        .survivor(MARIA, owner=0, wounds=2)
        .player(0, hand=[FUEL])
        .colony(food=9)
        .crisis("base-crisis-fuel-shortage", {1: [FUEL], 2: [FUEL]})
        .script(exposure=["wound"])
        .start(0)
    )


def test_r190_the_eliminated_player_is_out_with_the_hand() -> None:
    """R-190: hand out of the game, no replacement, turn order closes up, the crisis needs less."""
    table = _deadly().choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.player_state(0).eliminated
    assert table.unseen() == [FUEL]
    assert table.game.own(0) == []
    decision = table.asked()
    assert decision is not None
    assert decision.seat == 1
    table.end_turns()
    (averted,) = table.events("crisis-averted")
    assert averted.facts["need"] == 2
    assert {e.facts["seat"] for e in table.events("dice")} == {1, 2}


def test_r190_the_first_player_token_passes_to_the_right() -> None:
    """R-190: as at the end of a round, to the next player still in the game."""
    table = _deadly().choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.state.colonies[0].first == 2


def test_r190_if_nobody_is_left_the_game_is_lost() -> None:
    """R-190: the last one dies."""
    table = (
        Table(3, elimination=True)
        .survivor(MARIA, owner=0, wounds=2)
        .player(1, eliminated=True)
        .player(2, eliminated=True)
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.game.over
    assert table.state.outcome == "failed"
    assert table.state.winners == []


def test_r190_an_eliminated_player_chooses_nothing_on_the_card_of_the_turn() -> None:
    """R-190, OW-28: whoever dies out in the own turn is out: the card is not triggered and goes under the deck."""
    table = (
        Table(3, elimination=True)
        .survivor(MARIA, owner=0, wounds=2)
        .crossroads("base-crossroads-fuel-tanker")
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.options(0) == []
    assert table.events("crossroads") == []
    assert table.offers(1, "end-turn")
    assert table.state.crossroads_deck[-1] == "base-crossroads-fuel-tanker"


@pytest.mark.parametrize("elimination", [False, True])
def test_r190_only_the_last_survivor_matters(elimination: bool) -> None:
    """R-190: with another survivor the player stays, hand and all."""
    table = (
        Table(2, elimination=elimination)
        .survivor(MARIA, owner=0, wounds=2)
        .survivor(DANIEL, owner=0)
        .player(0, hand=[FUEL])
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.hand(0) == [FUEL]
    assert not table.player_state(0).eliminated
