"""R-215 to R-228: crossroads cards."""

from __future__ import annotations

import pytest

from overwinter.testing import Table

LORETTA, MIKE, MARIA = "base-loretta-clay", "base-mike-cho", "base-maria-lopez"
THOMAS, BRIAN, DANIEL, ROD = "base-thomas-heart", "base-brian-lee", "base-daniel-smith", "base-rod-miller"
ALEXIS = "base-alexis-grey"
FUEL = "base-starter-fuel"

TANKER = "base-crossroads-fuel-tanker"
HORDE = "base-crossroads-horde"
RIOT = "base-crossroads-riot"
GRAY_BEARD = "base-crossroads-gray-beard"
GABRIEL = "base-crossroads-gabriel-diaz"
HELPLESS = "base-crossroads-helpless"
CHRISTMAS = "base-crossroads-christmas"
SUNSHINE = "base-crossroads-sunshine-state"


def test_r215_what_another_player_does_triggers_nothing() -> None:
    """R-215: an exiled player's survivors leave the colony in somebody else's turn: no move of the active one."""
    table = Table(3).crossroads(TANKER).script(exposure=["blank", "blank"]).start(0)
    table.game.answer(0, "nominate:1")
    table.votes(yes=range(3))
    table.choose(1, "choose-place", place="school")
    assert table.events("moved")
    assert table.events("crossroads") == []
    (mine,) = table.game.own(0)
    table.choose(0, "move", survivor=mine.id, to="library", card=None)
    assert table.events("crossroads")


def test_r215_another_players_exposure_triggers_nothing() -> None:
    """R-215: the spread of a bite among others is not the active player's exposure."""
    table = (
        Table(3)
        .survivor(THOMAS, owner=0, place="library")
        .survivor(BRIAN, owner=0)
        .survivor(MARIA, owner=1, place="school")
        .survivor(DANIEL, owner=1)
        .crossroads("base-crossroads-hunted")
        .script(exposure=["bitten", "wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=THOMAS, to="school", card=None)
    table.choose(1, "roll-bitten")
    assert table.events("crossroads") == []


def test_r216_resolved_after_the_action_with_all_its_consequences() -> None:
    """R-216: move, wound, death, replacement; only then the card."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0, place="library", wounds=2)
        .survivor(THOMAS, owner=1, place="school")
        .deck_top("survivor", LORETTA)
        .crossroads("base-crossroads-hunted")
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    order = ["moved", "exposure", "died", "joined", "crossroads"]
    assert [e.kind for e in table.events() if e.kind in order] == order
    assert table.options(0, "crossroads")


def test_r216_a_card_may_say_that_it_interrupts() -> None:
    """R-216: Spoiled breaks in when food is spent; the die has not risen yet."""
    table = Table(3).player(0, dice=[2]).colony(food=1).crossroads("base-crossroads-spoiled").start(0)
    table.choose(0, "spend-food", die=2)
    assert table.player_state(0).unused == [2]
    table.choose(0, "crossroads", choice=2)
    assert table.player_state(0).unused == [2]
    assert table.food == 0


@pytest.mark.parametrize("choice", [1, 2])
def test_r217_a_card_triggers_once_and_leaves_the_game(choice: int) -> None:
    """R-217: also when the chosen option does nothing."""
    table = (
        Table(3)
        .survivor(ROD, owner=0)
        .survivor(THOMAS, owner=0)
        .crossroads("base-crossroads-sacrament")
        .script(exposure=["blank"] * 4)
        .start(0)
    )
    table.choose(0, "move", survivor=ROD, to="school", card=None)
    table.choose(0, "crossroads", choice=choice)
    table.choose(0, "move", survivor=THOMAS, to="school", card=None)
    assert len(table.events("crossroads")) == 1
    assert table.state.crossroads_past == ["base-crossroads-sacrament"]
    table.end_turn(0)
    assert "base-crossroads-sacrament" not in table.state.crossroads_deck


def test_r218_the_card_is_known_before_the_choice() -> None:
    """R-218: everybody has heard which card it is, and all its legal options are listed."""
    table = Table(3).survivor(ROD, owner=0).crossroads(TANKER).start(0)
    table.choose(0, "move", survivor=ROD, to="school", card=None)
    (event,) = table.events("crossroads")
    assert event.seen_by(2)["card"] == TANKER
    decision = table.asked(0)
    assert decision is not None
    assert decision.about["card"] == TANKER
    assert [o["choice"] for o in table.options(0)] == [1, 2]


def test_r219_an_option_that_cannot_be_met_is_not_on_offer() -> None:
    """R-219: no food to throw away: only the other option."""
    for food, choices in ((0, [1]), (1, [1, 2])):
        table = Table(3).survivor(LORETTA, owner=0).colony(food=food)
        table.crossroads("base-crossroads-loretta-clay").start(0, at="turn-start")
        assert [o["choice"] for o in table.options(0, "crossroads")] == choices


def test_r219_nor_can_it_win_a_vote() -> None:
    """R-219: four food are not five: the feast cannot be voted for."""
    table = Table(3).colony(food=4).crossroads(CHRISTMAS).start(0, at="turn-start")
    (choice,) = table.events("crossroads-choice")
    assert choice.facts["choice"] == 2
    assert table.food == 4


def test_r219_all_of_nothing_is_fulfilled() -> None:
    """R-219: "all food" can be given when there is none."""
    table = (
        Table(3)
        .survivor(BRIAN, owner=0)
        .survivor(THOMAS, owner=1, place="school")
        .survivor(DANIEL, owner=2, place="school")
        .colony(food=0, helpless=2)
        .crossroads(RIOT)
        .start(0, at="turn-start")
    )
    assert table.offers(0, "crossroads", choice=1)
    table.choose(0, "crossroads", choice=1)
    assert table.food == 0
    assert table.offers(0, "end-turn")


def test_r219_parts_may_fail() -> None:
    """R-219: "recover up to 4 fuel" recovers what there is: nothing."""
    table = Table(3).survivor(ROD, owner=0).crossroads(TANKER).start(0)
    table.choose(0, "move", survivor=ROD, to="school", card=None)
    table.choose(0, "crossroads", choice=1)
    assert sum(table.place_state("colony").zombies) == 6
    assert table.hand(0) == []
    assert table.offers(0, "end-turn")


def test_r220_without_a_legal_option_the_card_does_nothing_and_is_gone() -> None:
    """R-220: no hand card to lose, no room for Gray Beard."""
    table = (
        Table(3)
        .survivor(ROD, owner=0, place="library")
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .colony(helpless=22)
        .crossroads(GRAY_BEARD)
        .start(0)
    )
    table.choose(0, "move", survivor=ROD, to="school", card=None)
    assert table.events("crossroads-nothing")
    assert table.offers(0, "end-turn")
    assert table.state.crossroads_past == [GRAY_BEARD]
    table.end_turn(0)
    assert GRAY_BEARD not in table.state.crossroads_deck


@pytest.mark.parametrize(("helpless", "choices"), [(18, [1, 2]), (19, [2])])
def test_r221_all_newcomers_need_a_space(helpless: int, choices: list[int]) -> None:
    """R-221: Gabriel and three helpless need four free spaces, not one."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0, place="school")
        .player(0, hand=[FUEL])
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .colony(helpless=helpless)
        .crossroads(GABRIEL)
        .start(0, at="turn-start")
    )
    assert [o["choice"] for o in table.options(0, "crossroads")] == choices


def test_r221_an_exiled_players_newcomer_goes_outside() -> None:
    """R-221: Mike joins an exiled player, at a location of choice; a full colony does not matter."""
    table = (
        Table(3)
        .survivor(MARIA, owner=0, place="school")
        .player(0, exiled=True)
        .survivor(THOMAS, owner=1)
        .survivor(BRIAN, owner=2)
        .colony(helpless=22)
        .place("school", zombies=[2])
        .crossroads("base-crossroads-mike-cho")
        .start(0, at="turn-start")
    )
    table.choose(0, "crossroads", choice=1)
    assert {o["place"] for o in table.options(0)} == set(table.game.town())
    table.choose(0, "choose-place", place="hospital")
    assert (table.who(MIKE).owner, table.who(MIKE).place) == (0, "hospital")


def test_r221_an_exiled_player_adds_no_helpless() -> None:
    """R-221: the same card text in an exiled player's hand: the survivor comes, the helpless do not."""
    card = "base-hospital-outsider-2"
    table = Table(3).player(0, exiled=True, hand=[card]).deck_top("survivor", LORETTA).start(0)
    table.choose(0, "play", card=card)
    table.choose(0, "choose-place", place="school")
    assert table.who(LORETTA).place == "school"
    assert table.helpless == 0


def test_r222_an_untriggered_card_goes_under_the_deck() -> None:
    """R-222: unseen by all but the one who drew it."""
    table = Table(3).crossroads(TANKER).start(0)
    assert table.in_force == TANKER
    table.end_turn(0)
    assert table.state.crossroads_deck[-1] == TANKER
    assert all(TANKER not in e.seen_by(seat).values() for e in table.events() for seat in (0, 1))


def test_r223_a_condition_that_is_true_already_triggers_at_once() -> None:
    """R-223: before the first action."""
    table = Table(3).colony(helpless=2).crossroads(SUNSHINE).start(0, at="turn-start")
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "crossroads")


def test_r223_before_frostbite_hurts() -> None:
    """R-223, R-027: the card comes before the other effects of the turn's start."""
    table = Table(3).survivor(MARIA, owner=0, frostbite=1).colony(helpless=2)
    table.crossroads(SUNSHINE).start(0, at="turn-start")
    assert table.who(MARIA).tokens == 1
    table.choose(0, "crossroads", choice=2)
    assert table.who(MARIA).tokens == 2


def test_r223_a_card_that_names_an_event_waits_for_it() -> None:
    """R-223: a survivor stands outside already; "moves" needs a move."""
    table = Table(3).survivor(ROD, owner=0, place="school").crossroads(TANKER).start(0, at="turn-start")
    assert table.events("crossroads") == []
    assert table.offers(0, "end-turn")
    table.choose(0, "move", survivor=ROD, to="library", card=None)
    assert table.events("crossroads")


@pytest.mark.parametrize(("place", "triggers"), [("colony", True), ("school", False)])
def test_r223_a_card_that_names_the_turns_start_looks_there_only(place: str, triggers: bool) -> None:
    """R-223: Buddy at the colony when the turn starts; coming there later is too late."""
    card, buddy = "base-crossroads-buddy-davis", "base-buddy-davis"
    table = Table(3).survivor(buddy, owner=0, place=place).crossroads(card).script(exposure=["blank"])
    table.start(0, at="turn-start")
    assert bool(table.events("crossroads")) is triggers
    if not triggers:
        table.choose(0, "move", survivor=buddy, to="colony", card=None)
        assert table.events("crossroads") == []


def test_r223_a_condition_that_becomes_true_triggers_after_that_action() -> None:
    """R-223: nobody at the colony at first; then somebody comes."""
    table = (
        Table(3)
        .survivor(ROD, owner=0, place="school")
        .colony(helpless=2)
        .crossroads(SUNSHINE)
        .start(0, at="turn-start")
    )
    assert table.events("crossroads") == []
    table.choose(0, "move", survivor=ROD, to="colony", card=None)
    assert table.events("crossroads")


@pytest.mark.parametrize(("owner", "exiled", "triggers"), [(0, False, True), (1, False, False), (0, True, False)])
def test_r224_a_named_survivor_must_be_controlled_where_stated(owner: int, exiled: bool, triggers: bool) -> None:
    """R-224: Alexis's card asks for the active player's own Alexis, not exiled."""
    table = Table(3).survivor(ALEXIS, owner=owner, place="school").player(owner, exiled=exiled)
    table.crossroads("base-crossroads-alexis-grey").start(0, at="turn-start")
    assert bool(table.events("crossroads")) is triggers


def test_r224_a_named_survivor_must_be_in_play() -> None:
    """R-224: in the deck or dead is not in play; in anybody's group is, where no controller is stated."""
    card = "base-crossroads-harman-brooks"
    name = "base-harman-brooks"
    absent = Table(3).crossroads(card).start(0, at="turn-start")
    assert absent.events("crossroads") == []
    dead = Table(3).out_of_game(dead=[name]).crossroads(card).start(0, at="turn-start")
    assert dead.events("crossroads") == []
    present = Table(3).survivor(name, owner=2).crossroads(card).start(0, at="turn-start")
    assert present.events("crossroads")


def test_r225_thumbs_cards_are_votes() -> None:
    """R-225: the voters decide against the active player."""
    table = Table(3).colony(helpless=2).crossroads(HELPLESS).start(0, at="turn-start")
    assert {d.kind for d in table.game.decisions} == {"crossroads-vote"}
    table.votes(yes=[0], no=[1, 2])
    assert table.helpless == 2
    assert table.offers(0, "end-turn")


def test_r225_exiled_players_do_not_vote_on_cards() -> None:
    """R-225, R-146: even if the card comes up in the exiled player's own turn."""
    table = Table(3).colony(helpless=1).player(0, exiled=True)
    table.crossroads("base-crossroads-missing-child").start(0, at="turn-start")
    assert [d.seat for d in table.game.decisions] == [1, 2]


def test_r226_the_drawer_has_no_action() -> None:
    """R-226: the right-hand neighbour knows the card and has nothing to choose; nobody else knows it."""
    table = Table(3).crossroads(TANKER).start(0, at="turn-start")
    assert table.holder == 2
    assert table.options(2) == []
    (drawn,) = table.events("crossroads-drawn")
    assert drawn.seen_by(2)["card"] == TANKER
    assert "card" not in drawn.seen_by(0)
    assert "card" not in drawn.seen_by(1)
    assert {o.verb for o in table.game.interjections(2)} <= {"yawn"}


def test_r227_an_empty_deck_means_no_card() -> None:
    """R-227: the turn goes on without one."""
    table = Table(3).empty_deck("crossroads").start(0, at="turn-start")
    assert table.in_force == ""
    assert table.holder == -1
    assert table.events("crossroads-drawn") == []
    table.end_turn(0)
    assert table.offers(1, "end-turn")


def test_r228_an_exiled_neighbour_still_draws() -> None:
    """R-228: exile does not matter for drawing."""
    table = Table(4).player(3, exiled=True).crossroads(TANKER).start(0, at="turn-start")
    assert table.holder == 3


def test_r228_an_eliminated_neighbour_is_skipped() -> None:
    """R-228: the next one to the right who is in the game draws."""
    table = Table(4, elimination=True).player(3, eliminated=True).crossroads(TANKER).start(0, at="turn-start")
    assert table.holder == 2
