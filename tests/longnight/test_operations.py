"""The operations that came with The Long Night, each by itself."""

from __future__ import annotations

from typing import Any

from tests.cards import do, pick
from tests.longnight import arranged

FUEL, JUNK, MEDICINE = "base-starter-fuel", "base-starter-junk", "base-starter-medicine"
ANYBODY = {"of": "any", "pick": "choose"}


def test_heal_kinds() -> None:
    """R-272: what heals wounds never takes away despair, unless it says so."""
    hurt = {"mike-cho": {"wounds": 1, "despair": 1}}
    cho = "survivor:base-mike-cho"
    for kind, left in (({}, (0, 1)), ({"kind": "despair"}, (1, 0)), ({"kind": "frostbite"}, (1, 1))):
        table = do(arranged("mike-cho:0", hurt=hurt), {"op": "heal", "target": cho, "n": 2, **kind})
        assert (table.who("base-mike-cho").wounds, table.who("base-mike-cho").despair) == left
    table = do(arranged("mike-cho:0", hurt=hurt), {"op": "heal", "target": cho, "n": "all", "kind": "any"})
    assert table.who("base-mike-cho").tokens == 0
    table = pick(do(arranged("mike-cho:0", hurt=hurt), {"op": "heal", "target": cho, "kind": "any"}), "despair")
    assert (table.who("base-mike-cho").wounds, table.who("base-mike-cho").despair) == (1, 0)


def test_wound_despair() -> None:
    table = do(arranged("mike-cho:0"), {"op": "wound", "target": "each-own", "kind": "despair", "n": 2})
    assert (table.who("base-mike-cho").despair, table.who("base-mike-cho").wounds) == (2, 0)


def test_unruly() -> None:
    table = do(arranged(helpless=3, unruly=1), {"op": "unruly", "n": 5})
    assert (table.helpless, table.colony_state().unruly) == (3, 3)
    table = do(arranged(helpless=3, unruly=2), {"op": "unruly", "to": "calm"})
    assert table.colony_state().unruly == 1


def test_clean_waste() -> None:
    table = do(arranged(waste=[FUEL, JUNK, MEDICINE]), {"op": "clean-waste", "n": 2})
    assert (table.waste(), table.removed()) == ([FUEL], [MEDICINE, JUNK])


def test_add_traps() -> None:
    table = do(arranged(), {"op": "add-traps", "location": "school", "n": 9})
    assert table.place_state("school").traps == [4]
    table = arranged(places={"school": {"barricades": [2]}})
    do(table, {"op": "add-traps", "location": "school", "turn": True})
    assert (table.place_state("school").traps, table.place_state("school").barricades) == ([1], [1])
    table = pick(do(arranged(), {"op": "add-traps", "location": "colony"}), 4)
    assert table.place_state("colony").traps == [0, 0, 0, 1, 0, 0]


def test_move_noise() -> None:
    table = do(
        arranged(places={"school": {"noise": 4}, "library": {"noise": 1}}),
        {"op": "move-noise", "location": "school"},
    )
    pick(table, "hospital")
    assert [table.place_state(place).noise for place in ("school", "library", "hospital")] == [0, 1, 4]
    assert table.place_state("hospital").noise_placed == 0


def look(**more: Any) -> dict[str, Any]:
    """Look at the top 3 cards at the school."""
    return {"op": "look", "deck": "school", "n": 3, **more}


TOP = ["base-school-food-1", "base-school-medicine", "base-school-junk"]


def test_look() -> None:
    table = do(arranged().place("school", top=TOP), look())
    pick(table, TOP[2], TOP[0])
    assert table.deck("school")[:3] == [TOP[2], TOP[0], TOP[1]]
    assert table.seen(1, "looked-at-cards") == [{"seat": 0, "place": "school", "n": 3}]
    table = do(arranged().place("school", top=TOP), look(take=1, filter="medicine", rest="under"))
    table.refuses(0, "choose-card", card=TOP[0])
    table.choose(0, "choose-card", card=TOP[1])
    assert (table.hand(0), sorted(table.deck("school")[-2:])) == ([TOP[1]], sorted([TOP[0], TOP[2]]))
    table = do(arranged().place("school", top=TOP), look(rest="waste"))
    assert table.waste() == TOP
    table = do(arranged().place("school", top=TOP), look(rest="removed"))
    assert table.removed() == TOP
    table = do(arranged().place("school", top=TOP), look(take=2, rest="shuffle")).choose(0, "done")
    assert sorted(table.deck("school")) == sorted(arranged().deck("school"))


def test_search_deck_equips() -> None:
    search = {
        "op": "search-deck",
        "deck": "police-station",
        "n": 1,
        "filter": "weapon",
        "to": "equip",
        "by": "each-own",
    }
    table = do(arranged("mike-cho:0 maria-lopez:0"), search)
    pick(table, "base-police-station-pistol", "base-maria-lopez")
    assert table.equipment("base-maria-lopez") == ["base-police-station-pistol"]


def test_agree() -> None:
    ask = {
        "op": "agree",
        "who": "all-others",
        "then": [{"op": "food", "n": 1}],
        "otherwise": [{"op": "food", "n": 5}],
    }
    table = pick(do(arranged(food=0), ask), 1).choose(1, "yes")
    assert table.food == 1
    table = pick(do(arranged(food=0), ask), 1).choose(1, "no")
    pick(table, 2).choose(2, "no")
    assert table.food == 5  # each is asked once
    table = pick(do(arranged(food=0), ask), 1).choose(1, "no").choose(0, "done")
    assert table.food == 5


def test_swap_cards() -> None:
    table = arranged(hands={0: [FUEL, JUNK], 1: [MEDICINE]})
    do(table, {"op": "swap-cards", "who": {"of": "all-others", "with": "hand"}})
    table.choose(0, "choose-card", card=JUNK).choose(1, "choose-card", card=MEDICINE)
    assert (table.hand(0), table.hand(1)) == ([FUEL, MEDICINE], [JUNK])


def test_swap_dice() -> None:
    table = pick(do(arranged(dice={0: [1], 1: [2, 6]}), {"op": "swap-dice"}), 6).choose(1, "yes")
    assert (table.player_state(0).unused, table.player_state(1).unused) == ([6], [2, 1])


def test_take_contribution() -> None:
    table = arranged().crisis("base-crisis-despair", {1: [FUEL, JUNK]})
    do(table, {"op": "take-contribution"}).choose(0, "done")
    assert (table.hand(0), len(table.state.contributions)) == ([], 2)


def test_set_die_to_a_face() -> None:
    table = pick(do(arranged(dice={0: [1, 2]}), {"op": "set-die", "face": 5}), 2)
    assert table.player_state(0).unused == [1, 5]


def test_track_people_players() -> None:
    def holds(*checks: dict[str, Any], **position: Any) -> bool:
        table = arranged("mike-cho:0:school maria-lopez:1", food=0, **position)
        return do(table, {"op": "if", "when": list(checks), "do": [{"op": "food", "n": 1}]}).food == 1

    assert holds({"is": "track", "name": "unruly"}, helpless=2, unruly=1)
    assert not holds({"is": "track", "name": "unruly", "max": 1}, helpless=2, unruly=2)
    assert holds({"is": "track", "name": "waste", "min": 1, "max": 2}, waste=[FUEL])
    assert holds({"is": "track", "name": "helpless", "per-player": 1}, helpless=3)
    assert holds({"is": "people", "who": {"of": "any", "at": "school"}, "max": 1})
    assert not holds({"is": "people", "who": {"of": "own", "despair-min": 1}})
    assert holds({"is": "players", "who": {"of": "all-others", "at": "colony"}, "min": 2})


def test_move_survivor() -> None:
    move = {"op": "move-survivor", "target": "survivor:base-mike-cho", "to": "school"}
    table = do(arranged("mike-cho:1").script(exposure=["wound"]), move)
    assert (table.who("base-mike-cho").place, table.who("base-mike-cho").wounds) == ("school", 1)
    assert not table.who("base-mike-cho").moved
    table = do(arranged("mike-cho:1:library", exiled=[1]), {**move, "to": "colony"})
    assert table.who("base-mike-cho").place == "library"  # exiled


def test_return_die() -> None:
    table = arranged()
    table.player(0, used=[2, 5])
    scope: Any = {"event-n": 5}
    do(table, {"op": "return-die"}, **scope)
    assert (table.player_state(0).unused, table.player_state(0).used) == ([5], [2])


def test_name_survivors() -> None:
    hurt = [{"op": "name-survivors", "target": "choose-own"}, {"op": "wound", "target": "x"}]
    table = pick(do(arranged("mike-cho:0 maria-lopez:0"), *hurt), "base-maria-lopez")
    assert table.who("base-maria-lopez").wounds == 1


def test_raise_all_dice() -> None:
    table = do(arranged(dice={0: [1, 6, 1]}), {"op": "raise-die", "n": 1, "all": True})
    assert table.player_state(0).unused == [2, 6, 2]


def test_add_unruly_helpless() -> None:
    table = do(arranged(helpless=1), {"op": "add-helpless", "n": 2, "unruly": True})
    assert (table.helpless, table.colony_state().unruly) == (3, 2)
