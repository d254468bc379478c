"""Operations that crossroads cards of The Long Night brought, each by itself."""

from __future__ import annotations

from overwinter.testing import Table
from tests.cards import arranged, cards, do, pick, zombies_at

MARIA, ROD, MIKE = cards("maria-lopez")[0], cards("rod-miller")[0], cards("mike-cho")[0]


def test_turn_barricades() -> None:
    table = do(arranged(barricades={"school": [2]}), {"op": "turn-barricades", "location": "every"})
    assert (table.place_state("school").barricades, table.place_state("school").traps) == ([0], [2])
    turn = {"op": "turn-barricades", "location": "colony", "built": True}
    table = do(arranged(barricades={"colony": [1, 2]}), turn, entrance=2)
    assert (table.place_state("colony").barricades[:2], table.place_state("colony").traps[:2]) == ([1, 1], [0, 1])


def test_remove_noise() -> None:
    table = do(arranged().place("school", noise=3), {"op": "remove-noise", "location": "school", "n": 2})
    assert table.place_state("school").noise == 1


def test_gain_die() -> None:
    table = do(arranged(dice={0: [1]}).script(d6=[4]), {"op": "gain-die"})
    assert table.player_state(0).unused == [1, 4]


def test_give_die() -> None:
    table = do(arranged(dice={0: [1, 5]}), {"op": "give-die", "to": "choose-other"})
    pick(table, 2, 5)
    assert (table.player_state(0).unused, table.player_state(2).unused) == ([1], [5])


def test_borrow_die() -> None:
    borrow = {"op": "borrow-die", "from": "choose-other"}
    table = pick(do(arranged(dice={1: [2, 6]}), borrow), 1, 6).choose(1, "yes")
    assert (table.player_state(0).unused, table.player_state(1).unused) == ([6], [2])
    table = pick(do(arranged(dice={1: [2, 6]}), borrow), 1, 6).choose(1, "no")
    assert table.player_state(0).unused == []


def test_turn_token() -> None:
    table = arranged("maria-lopez:0", frostbite={"maria-lopez": 1})
    do(table, {"op": "turn-token", "target": "each-own", "from": "frostbite", "to": "wound"})
    assert (table.who(MARIA).frostbite, table.who(MARIA).wounds) == (0, 1)


def test_remove_survivors() -> None:
    table = arranged("maria-lopez:0 rod-miller:0", items={"maria-lopez": ["police-station-pistol"]}, morale=5)
    gone = {"op": "remove-survivors", "target": f"survivor:{MARIA}", "equipment": True}
    do(table, gone)
    if table.options(0, "choose-leader"):
        pick(table, ROD)
    assert (table.state.gone, table.morale, table.removed()) == ([MARIA], 5, cards("police-station-pistol"))


def test_move_wounds() -> None:
    table = arranged("maria-lopez:0 rod-miller:0", wounds={"maria-lopez": 2, "rod-miller": 1})
    pick(do(table, {"op": "move-wounds"}), MARIA, MARIA)
    table.choose(0, "done")
    assert (table.who(MARIA).wounds, table.who(ROD).wounds) == (1, 2)


def test_name_survivors() -> None:
    table = arranged("maria-lopez:0 rod-miller:0")
    do(table, {"op": "name-survivors", "target": "choose-own"}, {"op": "wound", "target": "x"})
    pick(table, ROD)
    assert (table.who(ROD).wounds, table.who(MARIA).wounds) == (1, 0)


def test_name_place() -> None:
    there = {"op": "add-zombies", "location": "there", "n": 1}
    table = do(arranged(), {"op": "name-place", "location": "choose"}, there, there)
    pick(table, "school")
    assert zombies_at(table, "school") == 2


def test_remove_top() -> None:
    table = arranged()
    left = table.deck("school")[3:]
    do(table, {"op": "remove-top", "deck": "school", "n": 3})
    assert (table.deck("school"), len(table.state.unseen), table.removed()) == (left, 3, [])


def test_draw_from_each() -> None:
    table = do(arranged(), {"op": "draw-from-each", "who": "active", "where": "school|library", "n": 1})
    assert len(table.hand(0)) == 2


def test_each_player() -> None:
    gain = {"op": "food", "n": 1}
    table = do(arranged(food=0), {"op": "each-player", "who": "all", "do": [gain]})
    assert table.food == 3
    may = {"op": "each-player", "who": "all", "may": True, "do": [gain], "min": 2}
    table = do(arranged(food=0, morale=5), {**may, "then": [{"op": "morale", "n": 1}], "most": 2})
    table.choose(0, "yes").choose(1, "yes")  # two are enough: nobody else is asked
    assert (table.food, table.morale) == (2, 6)
    table = do(arranged(food=0, morale=5), {**may, "otherwise": [{"op": "morale", "n": -1}]})
    table.choose(0, "yes").choose(1, "no").choose(2, "no")
    assert (table.food, table.morale) == (1, 4)
    pays = {"op": "each-player", "who": "all", "cost": [{"cards": "fuel", "n": 1}], "do": [gain]}
    table = do(arranged(food=0, hands={0: ["starter-fuel"], 1: ["starter-junk"]}), pays)
    pick(table.choose(0, "yes"), *cards("starter-fuel"))
    table.refuses(1, "yes")  # asked in spite of that: nobody learns what is in a hand
    assert (table.choose(1, "no").food, table.waste()) == (1, cards("starter-fuel"))
    rich = {"op": "each-player", "who": "all", "requires": [{"is": "unused-dice-min", "n": 1}], "do": [gain]}
    assert do(arranged(food=0, dice={1: [2]}), rich).food == 1


def test_may_pay() -> None:
    def offered(*hand: str) -> Table:
        pay = {"op": "may-pay", "cost": [{"cards": "medicine", "n": 1}], "then": [{"op": "food", "n": 2}]}
        return do(arranged(hands={0: hand}, food=0), {**pay, "otherwise": [{"op": "food", "n": 1}]})

    table = offered("starter-medicine").choose(0, "yes")
    assert pick(table, *cards("starter-medicine")).food == 2
    assert offered("starter-medicine").choose(0, "no").food == 1
    assert offered().food == 1


def test_roll_dice() -> None:
    hit = {"on": "4-6", "do": [{"op": "food", "n": 1}]}
    miss = {"on": "1", "do": [{"op": "morale", "n": -1}]}
    table = arranged(food=0, morale=5).script(d6=[1, 1, 5, 6])
    do(table, {"op": "roll-dice", "n": 4, "each": [hit], "any": [miss]})
    assert (table.food, table.morale) == (2, 4)


def test_contest() -> None:
    fight = {"op": "contest", "yours": 1, "theirs": 2, "win": [{"op": "food", "n": 1}]}
    lost = {**fight, "lose": [{"op": "morale", "n": -1}]}
    table = do(arranged(food=0, morale=5).script(d6=[4, 2, 2]), lost)
    assert (table.food, table.morale) == (1, 5)
    table = do(arranged(food=0, morale=5).script(d6=[4, 3, 2]), lost)
    assert (table.food, table.morale) == (0, 4)


def test_roll_off() -> None:
    draw = {"op": "draw-items", "who": "winner", "deck": "school", "n": 1}
    table = arranged().script(d6=[2, 5, 5, 6, 1])
    do(table, {"op": "roll-off", "between": "all"}, draw)
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 1, 0]


def test_end_lasting() -> None:
    hold = {"op": "beside-board", "abilities": [{"hook": "snowbound"}]}
    assert len(do(arranged(), hold).state.lasting) == 1
    assert do(arranged(), hold, {"op": "end-lasting"}).state.lasting == []


def test_first_player() -> None:
    table = do(arranged(), {"op": "first-player", "to": "choose-other"})
    assert pick(table, 2).colony_state().first == 2


def test_exile() -> None:
    table = do(arranged("maria-lopez:0 mike-cho:1:school rod-miller:2"), {"op": "exile", "who": "choose-other"})
    assert pick(table, 1).player_state(1).exiled


def test_must_contribute() -> None:
    must = {"op": "must-contribute", "otherwise": [{"op": "morale", "n": -1}]}
    table = arranged(hands={0: ["starter-junk"]}, morale=5)
    do(table.crisis(table.state.crisis_deck[0]), must)
    pick(table, *cards("starter-junk"))
    assert (len(table.state.contributions), table.morale) == (1, 5)
    table = arranged(morale=5)
    assert do(table.crisis(table.state.crisis_deck[0]), must).morale == 4


def test_ask_for_card() -> None:
    asks = {"op": "ask-for-card", "who": "all-others", "then": [{"op": "morale", "n": 1}]}
    table = do(arranged(hands={1: ["starter-junk"], 2: ["starter-fuel"]}, morale=5), asks)
    names = table.game.content.cards
    pick(table, next(option["card"] for option in table.options(0) if names[option["card"]].name == "fuel"))
    table.refuses(1, "yes")
    table.choose(1, "no").choose(2, "yes")
    assert (table.hand(0), table.morale) == (cards("starter-fuel"), 6)
