"""The Bandit War: three goals in one sitting, rules that come one by one, an informant among us (15.2)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.rules.setting_up import check_setup, content_of, new_game
from overwinter.colony.sight.explain import why_not
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table

WAR = "ln-scenario-bandit-war"
B1, B2, B3 = "ln-special-b1", "ln-special-b2", "ln-special-b3"
HIDEOUT = "bandit-hideout"
NADIA, LILY, MELISSA, COLE = "ln-nadia-rivers", "ln-lily-mae", "ln-melissa-gupta", "ln-cole-winters"
INFORMANT, LOYAL = "ln-secret-bandit-informant", "ln-secret-autobiographer"
PISTOL = "longnight-police-station-pistol-or-threat"
LOOT = ["longnight-gas-station-fuel-or-fire"] * 6


def table(stage: int = 1, players: int = 3, **wishes: Any) -> Table:
    """A table in the middle of the war. Highest influence: Nadia; the lowest human: Melissa."""
    it = Table(players, packs=["longnight"], scenario=WAR, stage=stage, **wishes)
    it.survivor(NADIA, 0).survivor(LILY, 1).survivor(MELISSA, 2)
    it.quiet().colony(food=0, morale=8)
    for seat in range(players):
        it.player(seat, objective=LOYAL)
    return it


def ready_for_b2(**wishes: Any) -> Table:
    """Everybody at the hideout, with a knife each."""
    it = Table(3, packs=["longnight"], scenario=WAR, stage=2, **wishes)
    for seat, name in enumerate((NADIA, LILY, MELISSA)):
        it.survivor(name, seat, HIDEOUT, items=[PISTOL])
        it.player(seat, objective=LOYAL)
    return it.quiet().colony(morale=8).first(0)


# -- setting up ------------------------------------------------------------------------------------------------


def test_it_begins_with_its_first_goal_and_a_present() -> None:
    """Each player may draw a card of the hospital deck, one after the other from the first player."""
    game = new_game(Setup(players=3, packs=["longnight"], scenario=WAR), 3)
    for seat in range(3):
        game.answer(seat, game.options(seat)[0])
    colony = game.state.colonies[0]
    assert (colony.objective, colony.side, colony.morale, game.state.rounds_left) == (B1, "normal", 9, 9)
    assert "bandits" in game.state.slots
    hands = [len(player.hand) for player in game.state.players]
    first, second, third = game.clockwise(colony.first)
    for seat, verb in ((first, "yes"), (second, "no"), (third, "yes")):
        assert game.decision(seat) is not None
        game.answer(seat, next(option for option in game.options(seat) if option.verb == verb))
    more = [len(player.hand) - hand for player, hand in zip(game.state.players, hands, strict=True)]
    assert (more[first], more[second], more[third]) == (1, 0, 1)
    assert [place.zombies for place in game.state.places.values()][1:7] == [[1]] * 6


@pytest.mark.parametrize("mode", ["standard", "betrayer"])
def test_the_betrayal_is_the_informant_and_no_other(mode: str) -> None:
    """R-002, R-003: nobody else's betrayal is shuffled in, and the informant in no other game."""
    found = set()
    for seed in range(12):
        game = new_game(Setup(players=4, mode=mode, packs=["longnight"], scenario=WAR), seed)
        secrets = [game.content.secrets[p.objectives[0]] for p in game.state.players]
        found |= {card.id for card in secrets if card.kind == "betrayal"}
    assert found == {INFORMANT}
    other = Setup(players=4, packs=["longnight"], modules=["bandits"])
    assert INFORMANT not in content_of(other).secrets
    assert not content_of(other).scenarios
    assert B1 not in content_of(other).objectives


def test_without_betrayal_there_is_no_informant() -> None:
    """R-004."""
    for seed in range(8):
        game = new_game(Setup(players=4, betrayal=False, packs=["longnight"], scenario=WAR), seed)
        assert all(p.objectives != [INFORMANT] for p in game.state.players)


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"players": 2, "mode": "cooperative"}, "error-setup-scenario-players"),
        ({"players": 2, "mode": "dilemma"}, "error-setup-scenario-players"),
        ({"players": 4, "mode": "cooperative"}, "error-setup-scenario-secrets"),
        ({"players": 6}, "error-setup-players"),
        ({"hardcore": True}, "error-setup-scenario-hardcore"),
        ({"objective": "ln-main-tribute"}, "error-setup-scenario-objective"),
        ({"packs": ["base"]}, "error-setup-scenario-pack"),
        ({"packs": None}, "error-setup-scenario-pack"),
        ({"scenario": "ln-scenario-picnic"}, "error-setup-scenario"),
    ],
)
def test_ow50_what_it_cannot_be_played_with_is_refused_with_the_reason(wishes: dict[str, Any], key: str) -> None:
    """OW-50: with an informant at least three players, who have secret objectives."""
    setup = Setup(**{"packs": ["longnight"], "scenario": WAR, **wishes})
    with pytest.raises(SetupError) as refused:
        check_setup(setup, content_of(setup))
    assert refused.value.key == key


def test_its_first_goal_may_be_named() -> None:
    setup = Setup(packs=["longnight"], scenario=WAR, objective=B1)
    assert new_game(setup, 1).state.colonies[0].objective == B1


# -- the first stage -------------------------------------------------------------------------------------------


def test_bandits_cannot_be_attacked_and_the_hideout_is_closed_at_first() -> None:
    it = table().survivor(COLE, 0, "school").player(0, dice=[6, 6]).bandits({"school": 1}).start(0)
    assert not it.offers(0, "attack-bandit")
    it.refuses(0, "move", survivor=NADIA, to=HIDEOUT)
    reasons = why_not(it.game, 0)[COLE]
    assert reasons["attack-bandit"].key == reasons["raid"].key == "why-not-in-force"
    part = it.view(0).parts["scenario"]
    assert part.off == ("bandit-attacks", "hideout", "bandit-leader")
    assert part.closed == (HIDEOUT,)
    assert (part.stages, part.reached, part.next) == ((B1, B2, B3), (), "")
    assert next(place for place in it.view(0).places if place.id == HIDEOUT).free_spaces == 0


def test_they_come_plunder_and_draw_zombies_from_the_start() -> None:
    it = table().bandits({"school": 1}).start(0, at="night")
    assert len(it.arsenal()) == 1
    assert sum(it.place_state("school").zombies) == 1


def test_nobody_leads_them_before_the_last_stage() -> None:
    """R-284: an exiled player who is no betrayer says nothing until that rule is in force."""
    for stage, leader in ((1, None), (2, None), (3, 1)):
        it = Table(3, packs=["longnight"], scenario=WAR, stage=stage).quiet().colony(food=0)
        for seat in range(3):
            it.player(seat, objective=LOYAL)
        it.player(1, exiled=True).start(0)
        assert it.view(None).parts["bandits"].leader == leader


def test_r298_the_food_is_carried_to_them_and_one_does_not_come_back() -> None:
    """R-298: all of it in the check step, by the rules that hold from now on; the round tracker still moves."""
    it = table().colony(food=10).round(3, left=5).survivor(COLE, 1, wounds=1)
    it.player(0, hand=[]).start(0, at="night")
    it.choose(0, "no").choose(1, "no").choose(2, "no")  # nobody wants to keep the first player
    assert it.food == 0
    assert it.morale == 7
    assert it.game.survivor(NADIA) is None
    assert (it.who(MELISSA).wounds, it.who(MELISSA).place) == (1, "colony")
    assert [event.facts["objective"] for event in it.events("stage-reached")] == [B1]
    assert it.events("rules-on")[0].facts["rules"] == ["rule-bandit-attacks", "rule-hideout"]
    assert it.events("place-opens")[0].facts["place"] == HIDEOUT
    assert it.state.rounds_left == 4
    assert it.colony_state().objective == B2
    assert it.events("stage")[0].facts == {"objective": B2, "n": 2, "stages": 3}


def test_r298_the_next_goal_lies_there_only_from_the_next_round() -> None:
    """R-298, OW-53: until then the old one lies on the table, but the new rules hold."""
    it = table().colony(food=10).start(0, at="night")
    assert it.colony_state().objective == B1
    part = it.view(1).parts["scenario"]
    assert (part.reached, part.next, part.off, part.closed) == ((B1,), B2, ("bandit-leader",), ())


def test_r183_what_the_dead_one_carried_goes_to_the_arsenal() -> None:
    """R-183."""
    it = Table(3, packs=["longnight"], scenario=WAR).survivor(NADIA, 0, items=[PISTOL])
    it.survivor(LILY, 1).survivor(MELISSA, 2).quiet().start(0, at="night")
    assert it.arsenal() == [PISTOL]


def test_the_one_who_comes_back_is_not_killed_by_the_wound() -> None:
    it = Table(3, packs=["longnight"], scenario=WAR).survivor(NADIA, 0)
    it.survivor(LILY, 1).survivor(MELISSA, 2, wounds=1, frostbite=1).quiet().start(0, at="night")
    assert (it.who(MELISSA).wounds, it.who(MELISSA).place) == (1, "colony")


def test_r299_an_animal_is_not_sent_along() -> None:
    """R-299: the lowest human, not the dog."""
    it = Table(3, packs=["base", "longnight"], scenario=WAR).survivor(NADIA, 0)
    it.survivor("base-sparky", 1).survivor(MELISSA, 2).quiet().start(0, at="night")
    assert it.who("base-sparky").tokens == 0
    assert it.who(MELISSA).wounds == 1


def test_ow51_exiled_survivors_are_left_out_and_one_alone_dies() -> None:
    """OW-51: if the highest and the lowest human are the same, it dies."""
    it = Table(3, packs=["longnight"], scenario=WAR).survivor(LILY, 0)
    it.survivor(NADIA, 1, "school").survivor(MELISSA, 2, "library").quiet()
    it.player(1, exiled=True, objective=INFORMANT).player(2, exiled=True, objective=LOYAL)
    it.player(0, objective=LOYAL).start(0, at="night")
    assert it.game.survivor(LILY) is None
    assert it.who(NADIA).place == "school"
    assert it.who(MELISSA).tokens == 0


def test_the_game_may_end_with_the_death_that_a_goal_costs() -> None:
    it = table().colony(food=10, morale=1).start(0, at="night")
    assert it.state.outcome == "morale"
    assert it.state.winners == []


def test_r298_the_last_round_ends_the_game_even_if_a_stage_was_reached_in_it() -> None:
    """R-298: the round tracker still moves."""
    it = table().colony(food=10).round(9, left=1).start(0, at="night")
    assert it.state.outcome == "rounds"
    assert it.view(0).parts["scenario"].reached == (B1,)


# -- the second stage ------------------------------------------------------------------------------------------


def test_bandits_can_be_fought_and_raided_in_the_second_stage() -> None:
    it = Table(3, packs=["longnight"], scenario=WAR, stage=2).survivor(NADIA, 0, "school")
    it.survivor(COLE, 0, HIDEOUT).player(0, dice=[6, 6]).bandits({"school": 1}).quiet().start(0)
    assert it.offers(0, "attack-bandit", survivor=NADIA)
    assert it.offers(0, "raid", survivor=COLE, way="search")
    assert it.offers(0, "move", survivor=NADIA, to=HIDEOUT)


@pytest.mark.parametrize("lacks", ["a player", "a weapon"])
def test_all_have_to_be_there_with_enough_weapons(lacks: str) -> None:
    it = Table(3, packs=["longnight"], scenario=WAR, stage=2).quiet()
    it.survivor(NADIA, 0, HIDEOUT, items=[PISTOL])
    it.survivor(LILY, 1, HIDEOUT, items=[PISTOL] if lacks == "a player" else [])
    it.survivor(MELISSA, 2, "colony" if lacks == "a player" else HIDEOUT).start(0, at="night")
    goal = {condition.name: (condition.have, condition.need) for condition in it.view(0).colonies[0].goal}
    there, weapons = goal["each-loyal-player-at"], goal["equipped-at"]
    assert (there, weapons) == (((2, 3), (2, 2)) if lacks == "a player" else ((3, 3), (1, 2)))
    assert not it.events("stage-reached")


def test_each_player_may_call_one_vote_from_the_first_player_on() -> None:
    """R-145: the votes of this phase are those of any exile vote; nobody is exiled here."""
    it = ready_for_b2().first(1).start(0, at="night")
    assert it.asked().kind == "call-exile"  # type: ignore[union-attr]
    assert {option.id for option in it.options(1)} == {"nominate:0", "nominate:2", "no"}
    it.choose(1, "nominate", seat=0).votes(yes=[1], no=[0, 2])
    it.choose(2, "no").choose(0, "nominate", seat=1).votes(yes=[0], no=[1, 2])
    assert it.asked().kind == "call-first-player"  # type: ignore[union-attr]
    assert {one.place for one in it.state.survivors.values()} == {"colony"}
    assert it.view(0).parts["scenario"].next == B3


def test_the_informant_wins_if_nobody_looks_closely() -> None:
    """The game is over at once; nobody else has won."""
    it = ready_for_b2().player(2, objective=INFORMANT).bandits(arsenal=LOOT).start(0, at="night")
    it.choose(0, "no").choose(1, "no").choose(2, "no")
    assert it.state.outcome == "betrayed"
    assert it.state.winners == [2]
    assert it.events("betrayal-sprung")[0].facts == {"seat": 2, "objective": INFORMANT}
    assert it.view(0).players[2].objective == INFORMANT


def test_the_informant_stays_hidden_where_it_is_not_enough() -> None:
    """Nobody learns that anything was looked at; later morale has to be 0 as well."""
    it = ready_for_b2().player(2, objective=INFORMANT).bandits(arsenal=LOOT[1:])
    it.start(0, at="night")
    it.choose(0, "no").choose(1, "no").choose(2, "no")
    assert not it.game.over
    assert not it.events("betrayal-sprung")
    assert it.view(0).players[2].objective == ""
    it.bandits(arsenal=LOOT[:1])
    assert [condition.met for condition in it.conditions(2)] == [False, True]
    it.colony(morale=0)
    assert [condition.met for condition in it.conditions(2)] == [True, True]


def test_morale_at_0_before_the_second_goal_is_no_win_for_the_informant() -> None:
    it = table().player(2, objective=INFORMANT).bandits(arsenal=LOOT)
    it.colony(food=10, morale=1).start(0, at="night")
    assert it.state.outcome == "morale"
    assert it.state.winners == []


def test_r284_an_innocent_who_is_exiled_leads_the_bandits_from_then_on() -> None:
    """R-284, R-154: those at the hideout stay there; the others are sent home."""
    it = ready_for_b2().start(0, at="night")
    it.choose(0, "nominate", seat=2).votes(yes=[0, 1], no=[2])
    it.choose(1, "no").choose(2, "no")  # an exiled player may call, too
    assert it.player_state(2).exiled
    assert it.who(MELISSA).place == HIDEOUT
    assert it.who(NADIA).place == it.who(LILY).place == "colony"
    assert it.view(0).parts["bandits"].leader == 2


def test_the_informant_who_is_exiled_plays_on_as_any_betrayer() -> None:
    """OW-52: the exiled objective replaces the condition about the stage; the arsenal still counts."""
    it = ready_for_b2().player(2, objective=INFORMANT).bandits(arsenal=LOOT)
    it.start(0, at="night")
    it.choose(0, "nominate", seat=2).votes(yes=[0, 1], no=[2])
    it.choose(1, "no").choose(2, "no")
    assert not it.game.over
    assert it.view(0).parts["bandits"].leader is None
    names = [condition.name for condition in it.conditions(2)]
    assert "betrayal-after" not in names
    assert names[-1] == "track"


def test_r158_two_innocents_exiled_in_the_phase_end_the_game() -> None:
    """R-158."""
    it = ready_for_b2().start(0, at="night")
    it.choose(0, "nominate", seat=2).votes(yes=[0, 1], no=[2])
    it.choose(1, "nominate", seat=0).votes(yes=[1], no=[0])
    it.choose_if_asked(0, "vote", choice=1)  # the first player breaks the tie
    assert it.state.outcome == "morale"


# -- the last stage --------------------------------------------------------------------------------------------


def test_the_last_goal_wins_the_game() -> None:
    """R-244: secret objectives that need the main objective need this one."""
    it = Table(3, packs=["longnight"], scenario=WAR, stage=3).quiet()
    it.place("colony", barricades=[1, 1]).place("colony", traps=[0, 0, 1])
    it.bandits({HIDEOUT: 0}).start(0, at="night")
    assert it.state.outcome == "completed"


def test_a_bandit_in_town_or_a_missing_barricade_is_not_enough() -> None:
    for barricades, bandits in (([1, 1], {}), ([1, 1, 1], {"school": 1})):
        it = Table(3, packs=["longnight"], scenario=WAR, stage=3).quiet()
        it.place("colony", barricades=barricades).bandits(bandits).start(0, at="night")
        assert not it.game.over
