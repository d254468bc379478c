"""Every operation by itself: the board, the tracks, dice, flow and lasting effects.

Those about people and cards are in test_operations_cards.py. The tests of predicates and hooks are the cards
that use them (tests/cards); the last tests here fail if a word has no test.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from overwinter.colony.cards.loader import read_packs
from overwinter.colony.cards.vocabulary import HOOKS, OPS, PREDICATES
from overwinter.colony.rules.endings import goal
from overwinter.testing import Table
from tests import test_operations_cards
from tests.cards import arranged, barricades_at, cards, do, night, pick, rolls, turn, zombies_at
from tests.longnight import (
    test_bandit_cards,
    test_crossroads_laboratory,
    test_improvements,
    test_laboratory,
    test_operations_roads,
)
from tests.longnight import test_operations as test_operations_night
from tests.warring import test_cards as test_warring_cards
from tests.warring import test_operations as test_warring_operations

CONTENT = read_packs(["base", "longnight", "warring"])[0]

# -- the board -----------------------------------------------------------------------------------------------


def test_add_zombies() -> None:
    table = do(arranged(barricades={"colony": [3]}), {"op": "add-zombies", "location": "colony", "n": 7})
    assert table.place_state("colony").zombies == [1] * 6
    assert table.place_state("colony").barricades[0] == 2  # the first zombie broke one, the seventh came in
    table = do(arranged(), {"op": "add-zombies", "location": "each-non-colony", "n": 1})
    assert [zombies_at(table, place) for place in table.state.places] == [0, 1, 1, 1, 1, 1, 1]


def test_add_zombies_overruns_a_full_place() -> None:
    table = arranged("maria-lopez:0:school sparky:0:school", zombies={"school": [4]}, morale=5)
    do(table, {"op": "add-zombies", "location": "school", "n": 1})
    assert (table.state.graveyard, table.morale) == (["base-sparky"], 4)


def test_remove_zombies() -> None:
    table = do(arranged(zombies={"colony": [2, 1]}), {"op": "remove-zombies", "location": "colony", "n": 1})
    pick(table, 2)
    assert table.place_state("colony").zombies[:2] == [2, 0]
    clear = {"op": "remove-zombies", "location": "colony", "n": "all", "leave": "barricade"}
    table = do(arranged(zombies={"colony": [2, 1]}), clear)
    assert (zombies_at(table, "colony"), table.place_state("colony").barricades[:2]) == (0, [2, 1])
    assert not table.events("zombie-killed")


def test_kill_zombies() -> None:
    kill = {"op": "kill-zombies", "location": "user-location", "n": 2, "rolls": 1}
    table = arranged("maria-lopez:0:school", zombies={"school": [3]}).script(exposure=["blank"])
    do(table, kill, user=["base-maria-lopez"])
    assert (zombies_at(table, "school"), rolls(table)) == (1, 1)
    table = do(arranged(zombies={"school": [1]}), {"op": "kill-zombies", "location": "school", "n": 5})
    assert (zombies_at(table, "school"), rolls(table)) == (0, 0)


def test_kill_zombie_anywhere() -> None:
    table = do(arranged(zombies={"school": [1], "library": [2]}), {"op": "kill-zombie-anywhere"})
    pick(table, "library")
    assert (zombies_at(table, "library"), zombies_at(table, "school"), rolls(table)) == (1, 1, 0)


def test_kill_zombie_at_own() -> None:
    position: dict[str, Any] = {"zombies": {"school": [1], "library": [2]}}
    table = do(arranged("maria-lopez:0:school", **position), {"op": "kill-zombie-at-own"})
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (0, 2)


def test_move_zombies() -> None:
    table = arranged("maria-lopez:0:school", zombies={"library": [2], "hospital": [1], "school": [3]})
    do(table, {"op": "move-zombies", "to": "choose-own-location", "n": 4}).choose(0, "lure", place="library")
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (4, 1)
    assert table.offers(0, "end-turn")


def test_travel_noise() -> None:
    table = do(arranged(), {"op": "travel-noise"}, origin="school", destination="library")
    assert [table.place_state(place).noise for place in ("school", "library", "hospital")] == [1, 1, 0]
    table = do(arranged(), {"op": "travel-noise"}, origin="colony", destination="library")
    assert (table.place_state("library").noise, zombies_at(table, "colony")) == (1, 1)
    assert not do(arranged(), {"op": "travel-noise"}).events("noise")


def test_sample_roll() -> None:
    for rolled, samples in ((3, 0), (4, 1)):
        table = do(arranged().script(d6=[rolled]), {"op": "sample-roll"})
        assert [event.facts["samples"] for event in table.events("sample-roll")] == [samples]


def test_burn_fuel() -> None:
    table = do(arranged(hands={0: ["starter-fuel"], 1: []}), {"op": "burn-fuel"})
    table.choose(0, "offer-fuel", card="base-starter-fuel")
    assert [event.facts["card"] for event in table.events("supplied")] == ["base-starter-fuel"]
    assert do(arranged(hands={0: []}), {"op": "burn-fuel"}).state.outcome == "failed"


def test_add_barricades() -> None:
    table = do(arranged(zombies={"school": [2]}), {"op": "add-barricades", "location": "school", "n": 4})
    assert barricades_at(table, "school") == 2


def test_remove_barricades() -> None:
    table = arranged(barricades={"school": [2], "colony": [1]})
    do(table, {"op": "remove-barricades", "location": "school"})
    assert (barricades_at(table, "school"), barricades_at(table, "colony")) == (0, 1)


def test_add_noise() -> None:
    table = do(arranged(), {"op": "add-noise", "location": "school", "n": 2})
    assert table.place_state("school").noise == 2
    table = do(arranged().place("school", noise=3), {"op": "add-noise", "location": "school", "n": "fill"})
    assert table.place_state("school").noise == 4


# -- the tracks ----------------------------------------------------------------------------------------------


def test_nothing() -> None:
    assert do(arranged(morale=5), {"op": "nothing"}).morale == 5


def test_morale() -> None:
    assert do(arranged(morale=5), {"op": "morale", "n": -2}).morale == 3
    assert do(arranged(morale=10), {"op": "morale", "n": 1}).morale == 10
    assert do(arranged(morale=2), {"op": "morale", "n": -3}).state.outcome == "morale"


def test_food() -> None:
    assert do(arranged(food=2), {"op": "food", "n": 3}).food == 5
    assert do(arranged(food=2), {"op": "food", "n": -3}).food == 0
    assert do(arranged(food=9), {"op": "food", "n": "-all"}).food == 0


def test_starvation() -> None:
    table = do(arranged(morale=5), {"op": "starvation", "n": 1})
    assert (table.colony_state().starvation, table.morale) == (1, 5)


def test_add_helpless() -> None:
    assert do(arranged(), {"op": "add-helpless", "n": "per-non-exiled-player"}).colony_state().helpless == 3
    full_house = arranged("maria-lopez:0 mike-cho:1:school rod-miller:2:school", helpless=22)
    assert do(full_house, {"op": "add-helpless", "n": 3}).colony_state().helpless == 23
    assert (
        do(arranged("maria-lopez:0:school", exiled=[0]), {"op": "add-helpless", "n": 3}).colony_state().helpless
        == 0
    )


def test_remove_helpless() -> None:
    table = do(arranged(helpless=2, morale=5), {"op": "remove-helpless", "n": 3})
    assert (table.helpless, table.morale) == (0, 5)
    half = {"op": "morale", "n": "-removed/2"}
    assert do(arranged(helpless=3, morale=5), {"op": "remove-helpless", "n": "all"}, half).morale == 3


def test_kill_helpless() -> None:
    table = do(arranged(helpless=2, morale=5), {"op": "kill-helpless", "n": 1})
    assert (table.helpless, table.morale) == (1, 4)


def test_cancel_next_crisis() -> None:
    table = do(arranged(), {"op": "cancel-next-crisis"})
    first, second = table.state.crisis_deck[:2]
    assert (night(table).state.crisis, table.state.crises_past) == ("", [first])
    assert night(table).state.crisis == second


def test_bottom_current_crisis() -> None:
    table = arranged().crisis("base-crisis-despair", {0: ["base-starter-fuel"]})
    do(table, {"op": "bottom-current-crisis"})
    assert (table.state.crisis, table.state.crisis_deck[-1]) == ("", "base-crisis-despair")
    assert table.game.card_ids(table.state.unseen) == cards("starter-fuel")


def test_add_victory_condition() -> None:
    table = do(arranged(food=1), {"op": "add-victory-condition", "check": [{"is": "food-min", "n": 2}]})
    assert [c.name for c in goal(table.game, table.colony_state())] == ["rounds-survived-min", "food-min"]
    assert not goal(table.game, table.colony_state())[1].met


# -- dice ----------------------------------------------------------------------------------------------------


def test_spend_dice() -> None:
    table = arranged(dice={0: [1, 5, 6], 1: [2]})
    do(table, {"op": "spend-dice", "who": "all", "n": 2})
    pick(table, 5, 1)
    assert [table.player_state(seat).unused for seat in range(3)] == [[6], [], []]
    assert sorted(table.player_state(0).used) == [1, 5]


def test_dice_next_round() -> None:
    table = do(arranged(), {"op": "dice-next-round", "who": "active", "n": -5})
    night(table)
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [0, 2, 2]
    night(table)
    assert len(table.player_state(0).unused) == 2


def test_reroll_dice() -> None:
    table = do(arranged(dice={0: [1, 2]}).script(d6=[6]), {"op": "reroll-dice", "n": 1})
    assert pick(table, 2).player_state(0).unused == [1, 6]


def test_raise_die() -> None:
    table = do(arranged(dice={0: [5, 6]}), {"op": "raise-die", "n": 3})
    assert table.player_state(0).unused == [6, 6]


def test_set_die() -> None:
    table = do(arranged(dice={0: [2]}), {"op": "set-die"})
    assert pick(table, 5).player_state(0).unused == [5]


def test_borrow_pip() -> None:
    table = do(arranged(dice={0: [2], 1: [3, 1]}), {"op": "borrow-pip"})
    assert (table.player_state(0).unused, table.player_state(1).unused) == ([3], [2, 1])


# -- flow ----------------------------------------------------------------------------------------------------

MORE: dict[str, Any] = {"op": "food", "n": 1}
LESS: dict[str, Any] = {"op": "food", "n": -1}


def test_if() -> None:
    fork = {"op": "if", "when": [{"is": "food-min", "n": 5}], "do": [LESS], "otherwise": [MORE]}
    assert do(arranged(food=5), fork).food == 4
    assert do(arranged(food=4), fork).food == 5


def test_may() -> None:
    offer = {"op": "may", "do": [MORE], "requires": [{"is": "food-min", "n": 1}]}
    assert do(arranged(food=1), offer).choose(0, "yes").food == 2
    assert do(arranged(food=1), offer).choose(0, "no").food == 1
    assert do(arranged(food=0), offer).offers(0, "end-turn")


def test_either() -> None:
    either = {"op": "either", "first": [MORE], "second": [LESS], "requires": [{"is": "food-min", "n": 1}]}
    assert pick(do(arranged(food=1), either), "second").food == 0
    assert pick(do(arranged(food=1), either), "first").food == 2
    assert do(arranged(food=0), either).food == 1


def test_roll_table() -> None:
    table = {"op": "roll-table", "table": [{"on": "1", "do": [LESS]}, {"on": "4-6", "do": [MORE]}]}
    results = [do(arranged(food=5).script(d6=[n]), table).food for n in range(1, 7)]
    assert results == [4, 5, 5, 6, 6, 6]


def test_roll_each() -> None:
    table = arranged("maria-lopez:0 rod-miller:1 mike-cho:2:school").script(d6=[2, 3])
    do(table, {"op": "roll-each", "target": "all-at:colony", "hit": "1-2"})
    assert [s.wounds for s in table.state.survivors.values()] == [1, 0, 0]


def test_roll_each_helpless() -> None:
    table = do(arranged(helpless=3, morale=5).script(d6=[1, 2, 1]), {"op": "roll-each-helpless", "hit": "1"})
    assert (table.helpless, table.morale) == (1, 3)


def test_collective_pay() -> None:
    pay = {
        "op": "collective-pay",
        "pay": [{"cards": "fuel", "n": 2, "to": "waste"}],
        "then": [MORE],
        "otherwise": [LESS],
    }
    position: dict[str, Any] = {"hands": {0: ["starter-fuel"], 1: ["starter-fuel"]}, "food": 5}
    table = pick(do(arranged(**position), pay), "base-starter-fuel").choose(0, "done")
    assert table.waste() == []
    pick(table, "base-starter-fuel", seat=1)
    assert (table.food, table.waste()) == (6, cards("starter-fuel", "starter-fuel"))
    table = pick(do(arranged(**position), pay), "base-starter-fuel").choose(0, "done").choose(1, "done")
    assert (table.food, table.hand(0)) == (4, cards("starter-fuel"))


def test_collective_pay_asks_no_exiled_player() -> None:
    pay = {"op": "collective-pay", "pay": [{"dice": 1}], "then": [MORE]}
    table = arranged("maria-lopez:0 rod-miller:1:school", exiled=[1], dice={1: [6]}, food=0)
    assert do(table, pay).food == 0


def test_do_option() -> None:
    table = do(arranged(morale=5), {"op": "do-option", "option": 2}, source="base-crossroads-sparky")
    assert table.morale == 6


def test_gamble() -> None:
    table = arranged("maria-lopez:0 rod-miller:1", hands={0: ["starter-fuel"], 1: ["starter-junk"]}).first(1)
    pick(do(table.script(d6=[5, 2]), {"op": "gamble"}), "base-starter-junk", seat=1)
    pick(table, "base-starter-fuel")
    assert (table.hand(0), table.hand(1)) == ([], cards("starter-fuel", "starter-junk"))


def test_cancel_event() -> None:
    """See Spoiled, the only card that breaks into an action."""
    table = turn(crossroads="spoiled", dice={0: [2]}, food=1).choose(0, "spend-food", die=2)
    assert table.choose(0, "crossroads", choice=2).player_state(0).unused == [2]


def test_exile_vote() -> None:
    table = do(
        arranged("maria-lopez:0 rod-miller:1 mike-cho:2:school"), {"op": "exile-vote", "who": "choose-other"}
    )
    pick(table, 2)
    table.votes(yes=[0, 1], no=[2])
    assert table.player_state(2).exiled
    assert table.offers(0, "nominate")


def test_free_attack() -> None:
    table = arranged("maria-lopez:0:school", zombies={"school": [1]}).script(exposure=["blank"])
    do(table, {"op": "free-attack"}).choose(0, "attack", survivor="base-maria-lopez", target=1)
    assert (zombies_at(table, "school"), rolls(table)) == (0, 1)


def test_free_barricade() -> None:
    table = do(arranged("maria-lopez:0:school"), {"op": "free-barricade"}, user=["base-maria-lopez"])
    assert barricades_at(table, "school") == 1


def test_medicine_or_die() -> None:
    position: dict[str, Any] = {"hands": {0: ["starter-medicine"]}, "dice": {0: [4]}, "wounds": {"maria-lopez": 1}}
    table = do(arranged("maria-lopez:0", **position), {"op": "medicine-or-die"}, user=["base-maria-lopez"])
    pick(table.choose(0, "yes"), "base-starter-medicine")
    assert (table.who("base-maria-lopez").wounds, table.player_state(0).unused) == (0, [4])
    table = do(arranged("maria-lopez:0", **position), {"op": "medicine-or-die"}, user=["base-maria-lopez"])
    assert table.choose(0, "no").player_state(0).unused == []


def test_food_card_for_die() -> None:
    table = arranged(hands={0: ["starter-food-1"], 1: ["starter-food-1", "starter-junk"]})
    do(table, {"op": "food-card-for-die"}).choose(0, "done")
    pick(table, "base-starter-food-1", seat=1)
    assert [table.player_state(seat).extra_dice for seat in range(3)] == [0, 1, 0]
    assert table.waste() == cards("starter-food-1")


def test_experiment() -> None:
    study = {"op": "experiment", "survivor": "base-maria-lopez", "abilities": [{"hook": "bite-cure"}]}
    table = do(arranged("maria-lopez:0").script(exposure=["blank"]), study).choose(0, "yes")
    assert [x.until for x in table.state.lasting] == ["round"]
    table = do(arranged("maria-lopez:0").script(exposure=["wound"]), study).choose(0, "yes")
    assert (table.state.lasting, table.who("base-maria-lopez").wounds) == ([], 1)
    assert do(arranged("maria-lopez:0:school"), study).offers(0, "end-turn")


# -- what stays ------------------------------------------------------------------------------------------------


def test_attach() -> None:
    hook = {"op": "attach", "target": "survivor:base-maria-lopez", "abilities": [{"hook": "no-exposure-on-move"}]}
    table = do(arranged("maria-lopez:0 rod-miller:0"), hook)
    table.choose(0, "move", survivor="base-maria-lopez", to="school")
    assert rolls(table) == 0


def test_beside_board() -> None:
    route = {"op": "beside-board", "abilities": [{"hook": "safe-route", "a": "colony", "b": "school"}]}
    table = do(arranged("maria-lopez:0 talia-jones:1"), route).end_turn(0)
    table.choose(1, "move", survivor="base-talia-jones", to="school")
    assert rolls(table) == 0


def test_bind_player() -> None:
    ban = {"op": "bind-player", "abilities": [{"hook": "forbid", "actions": ["play:food"]}]}
    table = do(arranged(hands={0: ["starter-food-1"], 1: ["starter-food-1"]}), ban)
    table.refuses(0, "play")
    assert table.end_turn(0).offers(1, "play")
    assert table.state.lasting == []


def test_schedule() -> None:
    table = do(arranged(morale=5).empty_deck("crisis"), {"op": "schedule", "do": [{"op": "morale", "n": 1}]})
    assert night(table).morale == 5
    assert night(table).morale == 6
    assert night(table).morale == 6


def test_schedule_with_a_search_of_every_place() -> None:
    searched = {"op": "if", "when": [{"is": "noted-every-location"}], "do": [{"op": "morale", "n": 1}]}
    searched["otherwise"] = [{"op": "morale", "n": -1}]
    track = {"op": "schedule", "abilities": [{"hook": "notes-searches"}], "do": [searched]}
    table = do(arranged("maria-lopez:0:school", morale=5, dice={0: [6]}).empty_deck("crisis"), track)
    table.choose(0, "search", survivor="base-maria-lopez", die=6)
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert table.state.lasting[0].noted == ["school"]
    assert night(night(table)).morale == 4
    table = do(arranged(morale=5).empty_deck("crisis"), track)
    table.state.lasting[0].noted = table.game.town()
    assert night(night(table)).morale == 6


def test_until_the_next_turn() -> None:
    """Of an effect that begins in the own turn: to the end of the next one; else to the end of the coming one."""
    ban: dict[str, Any] = {"op": "attach", "target": "subject", "until": "next-turn"}
    ban["abilities"] = [{"hook": "forbid", "actions": ["move"]}]
    table = do(arranged("maria-lopez:0 talia-jones:1"), ban, subject=["base-maria-lopez"])
    assert not table.offers(0, "move", survivor="base-maria-lopez")
    table.colony(food=20).play_to(0)
    assert [x.until for x in table.state.lasting] == ["own-turn"]
    assert not table.offers(0, "move", survivor="base-maria-lopez")
    assert table.end_turn(0).state.lasting == []


def test_until_the_start_of_the_next_turn() -> None:
    ban: dict[str, Any] = {"op": "attach", "target": "subject", "until": "start-of-next-turn"}
    ban["abilities"] = [{"hook": "forbid", "actions": ["move"]}]
    table = do(arranged("maria-lopez:0 talia-jones:1"), ban, subject=["base-maria-lopez"]).end_turn(0)
    assert len(table.colony(food=20).next_round().state.lasting) == 1
    assert table.play_to(0).state.lasting == []


def test_charges() -> None:
    """An effect with charges is over when they are used up, wherever it lies."""
    safe = {"op": "attach", "target": "subject", "charges": 2}
    safe["abilities"] = [{"action": [{"op": "morale", "n": 1}]}]
    table = do(arranged("maria-lopez:0", morale=5), safe, subject=["base-maria-lopez"])
    for left in (1, 0):
        table.choose(0, "use", survivor="base-maria-lopez")
        assert sum(x.charges for x in table.state.lasting) == left
    assert (table.morale, table.state.lasting, table.offers(0, "use")) == (7, [], False)


# -- what could not be done, what it costs ------------------------------------------------------------------------


def test_otherwise_and_each_missing() -> None:
    """A field that every operation may have: what could not be done leads to this."""
    starve = {"op": "food", "n": -3, "each-missing": [{"op": "morale", "n": -1}]}
    assert do(arranged(food=1, morale=5), starve).morale == 3
    assert do(arranged(food=3, morale=5), starve).morale == 5
    half = {"op": "food", "n": "-food/2", "otherwise": [{"op": "starvation", "n": 1}]}
    assert do(arranged(food=5), half).food == 2
    clear = {"op": "food", "n": "-all", "otherwise": [{"op": "morale", "n": -1}]}
    assert [do(arranged(food=n, morale=5), clear).morale for n in (0, 4)] == [4, 5]
    hurt: dict[str, Any] = {"op": "wound", "target": {"of": "own", "at": "colony", "pick": "lowest"}}
    hurt["otherwise"] = [{"op": "morale", "n": -1}]
    assert do(arranged("maria-lopez:0:school", morale=5), hurt).morale == 4
    table = do(arranged("maria-lopez:0", morale=5), hurt)
    assert (table.who("base-maria-lopez").wounds, table.morale) == (1, 5)
    homeless = {"op": "add-helpless", "n": 3, "each-missing": [{"op": "morale", "n": -1}]}
    assert (
        do(arranged("maria-lopez:0 mike-cho:1:school rod-miller:2:school", helpless=22, morale=5), homeless).morale
        == 3
    )


def test_pay() -> None:
    cost = [{"cards": "fuel"}, {"dice": 1}, {"food": 2}]
    table = arranged("maria-lopez:0", hands={0: ["starter-fuel", "starter-junk"]}, dice={0: [2, 5]}, food=3)
    pick(do(table, {"op": "pay", "cost": cost}), "base-starter-fuel", 2)
    assert (table.food, table.state.players[0].unused, table.state.players[0].used) == (1, [5], [2])
    assert table.hand(0) == cards("starter-junk")


def test_can_pay() -> None:
    """Whoever has not everything cannot choose it."""
    gain = {"op": "if", "when": [{"is": "can-pay", "cost": [{"cards": ["fuel", "tool"], "n": 2}, {"dice": 1}]}]}
    gain["do"] = [{"op": "morale", "n": 1}]
    both = {0: ["starter-fuel", "starter-junk"]}
    assert do(arranged(hands=both, dice={0: [1]}, morale=5), gain).morale == 6
    assert do(arranged(hands=both, morale=5), gain).morale == 5
    assert do(arranged(hands={0: ["starter-fuel"]}, dice={0: [1]}, morale=5), gain).morale == 5


def test_amounts() -> None:
    """Numbers that are counted: doubled, halved (rounded up), taken away, rolled before."""
    people = arranged("maria-lopez:0 talia-jones:1", helpless=3, food=0)
    assert do(people, {"op": "food", "n": "people/2"}).food == 3
    assert do(arranged(food=0), {"op": "food", "n": {"of": "non-exiled-players", "times": 2}}).food == 6
    table = arranged(food=0).script(d6=[4])
    rolled = {"op": "roll-table", "table": [{"on": "1-6", "do": [{"op": "food", "n": "rolled"}]}]}
    assert do(table, rolled).food == 4


def test_survivors_by_table() -> None:
    """The selection: of whom, where, which of them, who picks."""
    position = "maria-lopez:0:school sparky:0:school talia-jones:1:school rod-miller:2"
    wounds = {"talia-jones": 1}
    for target, hurt in (
        ({"of": "own", "at": "school", "human": True}, ["maria-lopez"]),
        ({"of": "others", "at": "non-colony"}, ["talia-jones"]),
        ({"of": "any", "tokens-min": 1}, ["talia-jones"]),
        ({"of": "any", "at": "place-of:base-sparky", "except": "base-sparky"}, ["maria-lopez", "talia-jones"]),
        ({"of": "any", "exiled": "yes"}, []),
    ):
        table = do(arranged(position, wounds=wounds), {"op": "wound", "target": target, "kind": "frostbite"})
        assert sorted(s.id for s in table.state.survivors.values() if s.frostbite) == cards(*hurt), target
    choose = {"of": "any", "at": "school", "pick": "choose", "n": 2, "by": "controller:base-rod-miller"}
    table = do(arranged(position), {"op": "wound", "target": choose, "kind": "frostbite"})
    pick(table, "base-sparky", "base-talia-jones", seat=2)
    assert sorted(s.id for s in table.state.survivors.values() if s.frostbite) == cards("sparky", "talia-jones")


def test_places_and_players_by_table() -> None:
    zombies = {"school": [1], "library": [1], "colony": [1]}
    cleared = {"op": "remove-zombies", "n": "all", "location": {"of": "town", "without": "survivors"}}
    table = do(arranged("maria-lopez:0:school", zombies=zombies), cleared)
    assert [zombies_at(table, place) for place in ("school", "library", "colony")] == [1, 0, 1]
    full = {"op": "add-zombies", "n": 1, "location": {"of": "town", "pick": "fullest"}}
    assert zombies_at(do(arranged("maria-lopez:0:school"), full), "school") == 1
    several = {"op": "add-noise", "n": 1, "location": "school|library"}
    table = do(arranged(), several)
    assert [table.place_state(place).noise for place in ("school", "library", "hospital")] == [1, 1, 0]
    lose = {"op": "remove-from-hand", "who": {"of": "all", "at": "non-colony"}, "n": 1}
    hands = {0: ["starter-fuel"], 1: ["starter-junk"]}
    table = do(arranged("maria-lopez:0:school talia-jones:1", hands=hands), lose)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [0, 1]


# -- nothing is forgotten ----------------------------------------------------------------------------------------


def _tested_with_a_card(name: str) -> bool:
    """Whether a card that has this operation is named by a test of its set."""
    here = Path(__file__).parent
    tests = "".join(
        path.read_text("utf-8") for box in ("longnight", "warring") for path in (here / box).glob("*.py")
    )
    keys = [key for key, ops in CONTENT.programs.items() if any(op.word.name == name for op in ops)]
    return any(
        key.split("/")[1].removeprefix("ln-").removeprefix("wc-").partition("-")[2] in tests for key in keys
    )


def test_every_operation_has_a_test() -> None:
    tests = {*globals(), *vars(test_operations_cards), *vars(test_operations_night), *vars(test_bandit_cards)}
    tests |= {*vars(test_improvements), *vars(test_laboratory), *vars(test_operations_roads)}
    tests |= {*vars(test_crossroads_laboratory), *vars(test_warring_cards), *vars(test_warring_operations)}
    missing = [name for name in OPS if f"test_{name.replace('-', '_')}" not in tests]
    assert not [name for name in missing if not _tested_with_a_card(name)]


UNUSED_PREDICATES = {"own-could-attack"}
"""Words for other packs: no built-in card uses them."""


def holds(table: Table, predicate: str) -> bool:
    """Whether a predicate holds for seat 0."""
    return do(table.colony(food=0), {"op": "if", "when": [{"is": predicate}], "do": [MORE]}).food == 1


def test_zombies_at_own() -> None:
    position: dict[str, Any] = {"zombies": {"school": [1]}}
    assert holds(arranged("maria-lopez:0:school", **position), "zombies-at-own")
    assert not holds(arranged("maria-lopez:0 rod-miller:1:school", **position), "zombies-at-own")


def test_own_could_attack() -> None:
    assert holds(arranged("maria-lopez:0:school", zombies={"school": [1]}), "own-could-attack")
    assert holds(arranged("maria-lopez:0:school rod-miller:1:school"), "own-could-attack")
    assert not holds(arranged("maria-lopez:0:school sparky:0:school rod-miller:1"), "own-could-attack")


def test_every_predicate_and_hook_is_used_by_a_tested_card() -> None:
    """All cards have tests (tests/cards, tests/longnight), so a word that one of them uses is tested there."""
    content, problems = read_packs(["base", "longnight", "promos", "warring"])
    assert not problems
    checks = {check.word.name for checks in content.checks.values() for check in checks}
    abilities = [a for made in content.abilities.values() for a in made]
    abilities += [a for survivor in content.survivors.values() for a in survivor.abilities]
    abilities += [a for item in content.items for a in item.abilities]
    assert set(PREDICATES) - checks == UNUSED_PREDICATES
    assert set(HOOKS) == {ability.hook for ability in abilities if ability.hook}
