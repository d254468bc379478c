"""What The Long Night adds to every game: despair, unruly helpless, traps, a vote on call (reference 14)."""

from __future__ import annotations

import pytest

from overwinter.colony.rules.decks import survivor_cards
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.state import Setup
from overwinter.kernel.views import to_json
from overwinter.testing import Table
from tests.cards import do, pick, zombies_at
from tests.longnight import arranged, turn

MEDICINE = "base-starter-medicine"


def in_play(table: Table, name: str) -> bool:
    """Whether a survivor of the base game is alive."""
    return f"base-{name}" in table.state.survivors


# -- the first player --------------------------------------------------------------------------------------------


def evening(**position: object) -> Table:
    """The end of a round with three players, seat 0 is first player."""
    table = turn("mike-cho:0 maria-lopez:1 rod-miller:2", seat=2, food=30, **position)  # type: ignore[arg-type]
    table.empty_deck("crisis")
    return table.end_turn(2)


def test_r270_anybody_may_call_a_vote_about_the_first_player() -> None:
    """R-270: one call is enough, a majority keeps the token; nobody calls: it passes."""
    table = evening()
    assert all(table.offers(seat, "yes") for seat in range(3))
    for seat in range(3):
        table.choose(seat, "no")
    assert table.colony_state().first == 2
    table = evening().choose(0, "no").choose(1, "yes").choose(2, "no").votes(yes=[1, 2], no=[0])
    assert table.colony_state().first == 0


def test_r270_a_tie_is_decided_by_the_first_player_and_exiles_call_without_a_vote() -> None:
    """R-270, R-148."""
    table = arranged("mike-cho:0 maria-lopez:1 rod-miller:2:school", exiled=[2], food=30).empty_deck("crisis")
    table.start(2).end_turn(2).choose(0, "no").choose(1, "no").choose(2, "yes")
    table.votes(yes=[1], no=[0]).choose(0, choice=1)
    assert table.colony_state().first == 0


def test_p15_p16_are_settled_by_the_set() -> None:
    """P-15, P-16: with The Long Night noise is tested by flipping tokens, and a vote may be called."""
    night, base = new_game(Setup(packs=["base", "longnight"]), 1).setup, new_game(Setup(), 1).setup
    assert (night.policy("noise_test"), base.policy("noise_test")) == ("flip", "die")
    assert night.policy("first_player_vote")
    assert not base.policy("first_player_vote")
    told = Setup(packs=["base", "longnight"], policies={"noise_test": "die"})
    assert new_game(told, 1).setup.policy("noise_test") == "die"


def test_p15_noise_by_flip() -> None:
    table = turn("mike-cho:0:school maria-lopez:1 rod-miller:2", food=30, places={"library": {"noise": 2}})
    table.script(flips=[True, False]).end_turns()
    assert zombies_at(table, "library") == 1


# -- places and people -------------------------------------------------------------------------------------------


def test_r271_a_random_location_is_one_of_six() -> None:
    """R-271: the colony and places with higher numbers are never meant."""
    content = content_of(Setup(packs=["base", "longnight"], modules=["bandits"]))
    assert max(place.number for place in content.places.values()) > 6
    for at in range(6):
        table = arranged(table={"modules": ["bandits"]}).script(picks=[at])
        do(table, {"op": "add-zombies", "location": "random", "n": 1})
        assert [place.number for place in content.places.values() if zombies_at(table, place.id)] == [at + 1]


def test_r272_despair_counts_as_a_wound() -> None:
    """R-272: it kills as the third one."""
    table = arranged("mike-cho:0 maria-lopez:0", hurt={"mike-cho": {"despair": 2}})
    do(table, {"op": "wound", "target": "survivor:base-mike-cho"})
    assert not in_play(table, "mike-cho")
    table = arranged("mike-cho:0 maria-lopez:0", hurt={"mike-cho": {"wounds": 2}})
    do(table, {"op": "wound", "target": "survivor:base-mike-cho", "kind": "despair"})
    assert not in_play(table, "mike-cho")


def test_r272_medicine_does_not_help_against_despair() -> None:
    table = turn("mike-cho:0", hands={0: [MEDICINE]}, hurt={"mike-cho": {"despair": 1}})
    table.choose(0, "play", card=MEDICINE)
    assert table.who("base-mike-cho").despair == 1


@pytest.mark.parametrize(("unruly", "eaten", "zombies"), [(0, 2, 2), (2, 3, 3)])
def test_r273_unruly_helpless_eat_and_draw_zombies_for_two(unruly: int, eaten: int, zombies: int) -> None:
    """R-273: but each takes one space. Here 2 survivors and 2 helpless are at the colony."""
    people = "mike-cho:0 maria-lopez:1 rod-miller:2:school"
    table = turn(people, food=10, helpless=2, unruly=unruly)
    assert table.game.free_spaces("colony") == 20
    table.end_turns()
    assert (table.food, zombies_at(table, "colony")) == (10 - eaten, zombies)


def test_r274_p09_the_first_player_says_which_helpless_dies() -> None:
    """R-274, P-09: where both kinds are there; each costs 1 morale (R-273)."""
    table = do(arranged(helpless=2, unruly=1, morale=5).first(1), {"op": "kill-helpless", "n": 1})
    pick(table, "unruly", seat=1)
    assert (table.helpless, table.colony_state().unruly, table.morale) == (1, 0, 4)
    calm = {"policies": {"helpless_death": "calm-first"}}
    table = do(arranged(helpless=2, unruly=1, table=calm), {"op": "kill-helpless", "n": 1})
    assert (table.helpless, table.colony_state().unruly) == (1, 1)
    table = do(arranged(helpless=2, unruly=2), {"op": "kill-helpless", "n": 1})
    assert (table.helpless, table.colony_state().unruly) == (1, 1)


def test_r275_calming_takes_a_medicine_card_and_nothing_else() -> None:
    """R-275: no die, from anywhere; an exiled player too, whose card leaves the game."""
    table = turn("mike-cho:0:school", hands={0: [MEDICINE]}, helpless=2, unruly=2).choose(0, "calm", card=MEDICINE)
    assert (table.colony_state().unruly, table.waste(), table.helpless) == (1, [MEDICINE], 2)
    table = turn("mike-cho:0:school", hands={0: [MEDICINE]}, exiled=[0], helpless=1, unruly=1)
    table.choose(0, "calm", card=MEDICINE)
    assert (table.colony_state().unruly, table.waste(), table.removed()) == (0, [], [MEDICINE])
    turn("mike-cho:0", hands={0: [MEDICINE]}, helpless=1).refuses(0, "calm")


# -- traps -------------------------------------------------------------------------------------------------------


def test_r276_trap_or_barricade() -> None:
    """R-276: at a full entrance with both the first player says which is used."""
    places = {"school": {"zombies": [2], "barricades": [1], "traps": [1]}}
    one_more = {"op": "add-zombies", "location": "school", "n": 1}
    table = pick(do(arranged(places=places).first(2), one_more), "barricade", seat=2)
    school = table.place_state("school")
    assert (school.zombies, school.barricades, school.traps) == ([2], [0], [1])
    table = pick(do(arranged(places=places).first(2), one_more), "trap", seat=2)
    school = table.place_state("school")
    assert (school.zombies, school.barricades, school.traps) == ([0], [1], [0])


def test_r277_a_trap_removes_all_zombies_of_its_entrance() -> None:
    """R-277: that is no kill: no exposure, nothing that counts kills; the other entrances stay as they are."""
    table = arranged("mike-cho:0", places={"colony": {"zombies": [2, 1], "traps": [1]}})
    do(table, {"op": "add-zombies", "location": "colony", "n": 1})
    colony = table.place_state("colony")
    assert (colony.zombies[:2], colony.traps[0]) == ([0, 1], 0)
    assert not table.events("zombie-killed")
    assert not table.events("exposure")


def test_r277_a_trap_takes_a_space() -> None:
    table = arranged("mike-cho:0:library", places={"library": {"traps": [3]}}, dice={0: [1]}).start()
    table.refuses(0, "barricade")


# -- the rest ----------------------------------------------------------------------------------------------------


def test_ow75_what_takes_all_barricades_away_takes_the_traps_too() -> None:
    """OW-75: and none of them goes off."""
    table = arranged("maria-lopez:0 rod-miller:1 mike-cho:2")
    table.place("school", barricades=[1], traps=[1], zombies=[1]).place("colony", traps=[0, 2, 0, 0, 0, 0])
    do(table, {"op": "remove-barricades", "location": "each-location"})
    school, colony = table.place_state("school"), table.place_state("colony")
    assert (school.barricades, school.traps, school.zombies) == ([0], [0], [1])
    assert sum(colony.traps) == 0
    gone = [event.facts["what"] for event in table.events("torn-down")]
    assert (len(table.events("barricades-gone")), gone) == (1, ["trap"] * 3)


def test_ow75_what_counts_barricades_counts_traps() -> None:
    """OW-75: Collapsing Barriers comes up with traps alone."""
    table = arranged("maria-lopez:0 rod-miller:1 mike-cho:2")
    table.place("colony", traps=[1, 0, 0, 0, 0, 0], zombies=[1, 0, 0, 0, 0, 0])
    table.crossroads("base-crossroads-collapsing-barriers").start(0).end_turn(0)
    assert [event.facts["card"] for event in table.events("crossroads")] == ["base-crossroads-collapsing-barriers"]


def test_r297_the_dead_do_not_come_back_by_themselves() -> None:
    """R-297: whoever lies in the graveyard is in no deck; a new survivor is another one."""
    table = arranged("mike-cho:0 maria-lopez:1").deck_top("survivor", "base-sparky")
    do(table, {"op": "kill", "target": "survivor:base-mike-cho"})
    assert table.state.graveyard == ["base-mike-cho"]
    assert "base-mike-cho" not in table.state.survivor_deck
    assert in_play(table, "sparky")


def test_r299_animals_are_not_human() -> None:
    """R-299: neither the dog nor, in her module, the chimpanzee."""
    hurt = {"op": "wound", "target": {"of": "own", "human": True}}
    table = do(arranged("sparky:0 mike-cho:0"), hurt)
    assert (table.who("base-sparky").wounds, table.who("base-mike-cho").wounds) == (0, 1)


def test_r255_what_lies_open_is_seen_by_all() -> None:
    """R-255: the top experiment with its code, side effects, arsenal and improvements; the order of the other
    experiments and of the improvements to come is nobody's to know."""
    modules = ["improvements", "bandits", "laboratory"]
    table = arranged("mike-cho:0 maria-lopez:1 rod-miller:2", table={"modules": modules})
    table.bandits(arsenal=[MEDICINE]).laboratory(["ln-exp-hydra"]).improvements({"ln-imp-bed": 1})
    table.survivor("base-olivia-brown", 0, side_effects=["ln-side-tremors"]).start(0)
    for seat in (0, 1, 2, None):
        parts = table.view(seat).parts
        laboratory, improvements = parts["laboratory"], parts["improvements"]
        assert (laboratory.top, laboratory.code) == ("ln-exp-hydra", (4, 6))
        assert laboratory.deck == len(table.experiments())
        assert "ln-side-tremors" not in laboratory.side_effects
        assert len(laboratory.side_effects) == 5
        assert parts["bandits"].arsenal == (MEDICINE,)
        assert [(one.card, one.tokens) for one in improvements.row] == [("ln-imp-bed", 1)]
        shown = to_json(table.view(seat))
        assert not [card for card in table.experiments()[1:] if card in str(shown)]


def test_r338_only_the_item_decks_are_cut() -> None:
    """R-012, R-338: 20 cards a place; nobody learns which are out. All other decks are simply mixed."""
    game = new_game(Setup(players=3, packs=["base", "longnight"]), seed=3)
    assert {len(place.deck) for place in game.state.places.values() if place.deck} == {20}
    assert len(game.state.box) == 50 - 15 + 6 * 20
    dealt = 3 * 4
    assert len(game.state.survivor_deck) + dealt == len(survivor_cards(game.setup, game.content))
    assert len(game.state.crossroads_deck) == len(game.content.crossroads)


def test_r339_a_roll_is_one_of_a_spare_die() -> None:
    """R-339: the dice of the players stay as they are."""
    table = arranged(dice={0: [1, 1]}, food=0).script(d6=[6])
    do(table, {"op": "roll-table", "table": [{"on": "6", "do": [{"op": "food", "n": 1}]}]})
    assert (table.food, table.player_state(0).unused, table.player_state(0).used) == (1, [1, 1], [])


@pytest.mark.parametrize(("mode", "each"), [("standard", 3), ("cooperative", 3), ("betrayer", 3)])
def test_ow40_three_survivors_are_dealt_where_there_are_too_few(mode: str, each: int) -> None:
    """OW-40: five players with The Long Night alone; two are kept all the same."""
    game = new_game(Setup(players=5, mode=mode, packs=["longnight"]), 1)
    options = game.options(0)
    assert len({option["leader"] for option in options}) == each
    assert len(new_game(Setup(players=5, mode=mode), 1).options(0)) == 12
