"""R-235 to R-246 and R-254: simultaneous effects, the end of the game, winners."""

from __future__ import annotations

import pytest

from overwinter.colony.rules.endings import goal_reached
from overwinter.colony.sight.view import view
from overwinter.kernel.options import KINDS
from overwinter.testing import Table

LORETTA, MIKE, MARIA = "base-loretta-clay", "base-mike-cho", "base-maria-lopez"
THOMAS, BRIAN, DANIEL = "base-thomas-heart", "base-brian-lee", "base-daniel-smith"
RAID = "base-main-raiding-party"
FUEL, FOOD, JUNK, MEDICINE = (
    "base-starter-fuel",
    "base-starter-food-1",
    "base-starter-junk",
    "base-starter-medicine",
)
PISTOL = "base-police-station-pistol"
BETRAYAL = "base-betrayal-looters"


def raid_done(morale: int = 5) -> Table:
    """Raiding Party with two empty decks: the main objective is met when it is checked."""
    table = Table(3, objective=RAID).colony(food=20, morale=morale)
    for seat in range(3):
        table.player(seat, objective="base-secret-hunger")
    return table.place("library", deck=[]).place("school", deck=[])


def test_r235_the_first_player_orders_what_happens_at_once() -> None:
    """R-235: two freeze to death at the same moment; the first player, not their player, says who goes first."""
    table = (
        Table(3)
        .survivor(MARIA, owner=1, frostbite=2)
        .survivor(MIKE, owner=1, frostbite=2)
        .survivor(THOMAS, owner=1)
        .first(0)
        .start(1, at="turn-start")
    )
    decision = table.asked()
    assert decision is not None
    assert decision.seat == 0
    table.choose(0, "choose-survivor", survivor=MIKE)
    died = [e.facts["survivor"] for e in table.events("died")]
    assert died[0] == MIKE


def test_r235_consequences_follow_the_text() -> None:
    """R-235: one effect is carried out as it is written: barricades go first, then the zombies come."""
    table = (
        Table(3)
        .colony(food=20)
        .place("colony", barricades=[3, 3, 3, 3, 3, 3])
        .crisis("base-crisis-strength-of-the-dead")
        .start(at="night")
    )
    kinds = [e.kind for e in table.events() if e.kind in ("barricades-gone", "zombies")]
    assert kinds[0] == "barricades-gone"
    assert sum(table.place_state("colony").barricades) == 0
    assert sum(table.place_state("colony").zombies) == 12  # ten of the card, two of the night


def test_r236_morale_0_stops_the_effect_that_caused_it() -> None:
    """R-236: three die of an illness, morale is 1: the first death ends the game."""
    table = (
        Table(3)
        .colony(food=20, morale=1)
        .survivor(MARIA, owner=0, wounds=2)
        .survivor(MIKE, owner=1, wounds=2)
        .crisis("base-crisis-illness")
        .start(at="night")
    )
    table.choose(0, "choose-survivor", survivor=MARIA)
    assert table.state.graveyard == [MARIA]
    assert table.state.outcome == "morale"
    assert MIKE in table.state.survivors


def test_r236_nothing_of_the_death_is_done_after_the_morale_loss() -> None:
    """R-236, R-181: the equipment stays where it is, the hand too, nobody replaces the last survivor."""
    table = (
        Table(3)
        .colony(morale=1)
        .survivor(MARIA, owner=0, place="library", wounds=2, items=[PISTOL])
        .player(0, hand=[FUEL])
        .script(exposure=["wound"])
        .start(0)
    )
    table.choose(0, "move", survivor=MARIA, to="colony", card=None)
    assert table.game.over
    assert table.hand(0) == [FUEL]
    assert table.game.own(0) == []
    assert table.events("joined") == []


def test_r236_nobody_has_anything_left_to_decide() -> None:
    """R-236: the game is over at once, in the middle of the night."""
    table = Table(3).colony(food=0, morale=1).crisis("base-crisis-fuel-shortage").start(at="night")
    assert table.game.over
    assert table.game.decisions == []
    assert table.events("crisis-failed") == []


def test_r237_the_objective_is_checked_in_its_step_only() -> None:
    """R-237: met in the middle of a turn the game goes on; it ends in the check."""
    table = raid_done().start(0)
    assert goal_reached(table.game, table.game.state.colonies[0])
    assert not table.game.over
    table.end_turns()
    assert table.state.outcome == "completed"
    kinds = [e.kind for e in table.events()]
    assert kinds.index("game-over") > kinds.index("food-paid")


def test_r237_it_may_be_lost_again_before_the_check() -> None:
    """R-237: equipment of a dead survivor is shuffled into the empty deck: not met any more."""
    table = (
        raid_done()
        .survivor(MARIA, owner=0, place="library", wounds=2, items=[PISTOL])
        .survivor(THOMAS, owner=0, leader=True)
        .script(exposure=["wound"])
        .start(0)
    )
    assert goal_reached(table.game, table.game.state.colonies[0])
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    table.end_turns()
    assert table.state.round == 2
    assert not table.game.over


def test_r237_zombies_of_the_step_before_count() -> None:
    """R-237: Kill Them is met at dusk; the zombies that come for the survivors outside undo it."""
    for place, over in (("colony", True), ("school", False)):
        table = Table(3, objective="base-main-kill-them").colony(food=20)
        for seat, name in enumerate((MARIA, MIKE, THOMAS)):
            table.survivor(name, owner=seat, place=place)
        table.survivor(BRIAN, owner=0, place=place)
        table.start(at="night")
        assert table.game.over is over


def test_r238_morale_0_beats_a_fulfilled_objective() -> None:
    """R-238: starved in the night before the check: not completed."""
    table = raid_done(morale=1)
    table.colony(food=0).start(at="night")
    assert table.state.outcome == "morale"
    assert table.state.winners == []


def test_r239_survive_x_rounds_is_reached_in_the_check_of_round_x() -> None:
    """R-239: in round 8 of 8; the round marker has not moved yet."""
    table = Table(3).colony(food=20).round(8, left=1).start(at="night")
    assert table.state.outcome == "completed"
    assert table.state.rounds_left == 1
    early = Table(3).colony(food=20).round(7, left=2).start(at="night")
    assert not early.game.over
    assert (early.state.round, early.state.rounds_left) == (8, 1)


def test_r240_round_marker_0_ends_the_game_without_a_check() -> None:
    """R-240: the objective was not met in the check; the marker reaches 0."""
    table = Table(3, objective=RAID).colony(food=20).round(6, left=1).start(at="night")
    assert table.game.over
    assert table.state.outcome == "rounds"
    assert table.state.rounds_left == 0
    assert table.state.round == 6


def test_r242_equipment_is_not_in_the_hand() -> None:
    """R-242: a condition about the hand is met by hand cards only, one about equipment by equipment only."""
    table = (
        Table(3)
        .player(0, objective="base-secret-zombie-killing-robot", hand=[JUNK, JUNK])
        .survivor(MARIA, owner=0, items=[PISTOL])
        .player(1, objective="base-secret-protected", hand=[PISTOL, PISTOL])
        .start(0)
    )
    assert [(c.name, c.met) for c in table.conditions(0)[1:]] == [("hand", False), ("hand", True)]
    assert [(c.name, c.met) for c in table.conditions(1)[1:]] == [("equipped", False)]


def test_r242_winners_are_judged_on_the_final_state() -> None:
    """R-242: who had the cards in time but contributed them has not; each player is judged alone."""
    foods = [FOOD] * 3
    table = raid_done().player(0, hand=foods).player(1, hand=foods).crisis("base-crisis-fuel-shortage").start(0)
    table.choose(0, "contribute", card=FOOD)
    table.end_turns()
    assert table.state.outcome == "completed"
    assert table.state.winners == [1]


def test_r243_a_secret_objective_never_ends_the_game() -> None:
    """R-243: everything a player wants is there; the game goes on."""
    table = Table(3).player(0, objective="base-secret-hunger", hand=[FOOD] * 3).colony(food=20).start(0)
    assert all(c.met for c in table.conditions(0)[1:])
    table.end_turns()
    assert not table.game.over


def test_r244_completed_means_that_the_game_ended_by_it() -> None:
    """R-244: the decks are empty, but morale ended the game: no loyal player wins, the betrayer does."""
    table = raid_done(morale=1).player(0, hand=[FOOD] * 3)
    table.player(1, objective=BETRAYAL, hand=[FOOD, FOOD, FUEL, FUEL])
    table.colony(food=0).start(at="night")
    assert goal_reached(table.game, table.game.state.colonies[0])
    assert table.state.outcome == "morale"
    assert table.state.winners == [1]


def test_r244_a_betrayer_does_not_win_by_the_rounds() -> None:
    """R-244: round marker 0 is not morale 0."""
    table = Table(3, objective=RAID).colony(food=20).round(6, left=1)
    table.player(1, objective=BETRAYAL, hand=[FOOD, FOOD, FUEL, FUEL]).start(at="night")
    assert table.state.outcome == "rounds"
    assert table.state.winners == []


def test_r245_all_helpless_count_whoever_added_them() -> None:
    """R-245: Caretaker asks for at most two helpless at the colony; whose they are does not matter."""
    for helpless, met in ((2, True), (3, False)):
        table = Table(3).colony(helpless=helpless).player(0, objective="base-secret-caretaker")
        for name in (MARIA, MIKE, THOMAS):
            table.survivor(name, owner=0)
        table.start(0)
        assert all(c.met for c in table.conditions(0)[1:]) is met


def test_r246_a_condition_is_not_used_up() -> None:
    """R-246: the same barricades serve the main objective and several secret ones."""
    table = Table(3, objective="base-main-home-sweet-home").colony(food=20)
    table.place("colony", barricades=[2] * 6)
    for place in table.game.town():
        table.place(place, barricades=[1])
    table.player(0, objective="base-secret-burn-it-all", hand=[FUEL])
    table.player(1, objective="base-secret-fortifier")
    table.player(2, objective="base-secret-burn-it-all", hand=[FUEL])
    table.start(at="night")
    assert table.state.outcome == "completed"
    assert table.state.winners == [0, 1, 2]


def test_r246_the_same_cards_serve_two_conditions() -> None:
    """R-246: an exiled betrayer's fuel counts for the exiled card and for the old one."""
    table = Table(3).player(1, objective=BETRAYAL, exile="base-exile-road-trip", hand=[FUEL] * 3 + [FOOD] * 2)
    table.start(0)
    assert all(c.met for c in table.conditions(1))


def test_r246_several_winners_or_none() -> None:
    """R-246: winning is nobody else's loss."""
    table = raid_done().player(0, hand=[FOOD] * 3).player(2, hand=[FOOD] * 3).start(at="night")
    assert table.state.winners == [0, 2]


@pytest.mark.parametrize("word", ["objective", "secret"])
def test_r254_there_is_no_way_to_show_an_objective(word: str) -> None:
    """R-254: no option of any kind shows one's own objective; talking is all there is."""
    assert not [verb for verb in KINDS if word in verb]
    assert not [verb for verb in KINDS if verb.startswith(("show", "reveal"))]


def test_r254_at_the_end_all_objectives_are_revealed() -> None:
    """R-254: before the end to nobody else, after it to everybody."""
    table = Table(3).player(1, objective=BETRAYAL).colony(food=0, morale=2).start(0)
    assert view(table.game, 0).revealed == ()
    assert all(not player.objective for player in view(table.game, 0).players)
    table.colony(morale=1).end_turns()
    assert table.game.over
    for seat in (0, 2, None):
        shown = {entry.seat: entry.objectives for entry in view(table.game, seat).revealed}
        assert shown[1] == (BETRAYAL,)
        assert len(shown) == 3
