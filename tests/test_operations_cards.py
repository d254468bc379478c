"""Operations by themselves: those about people, item cards and hidden knowledge. See test_operations.py."""

from __future__ import annotations

from typing import Any

from tests.cards import arranged, cards, do, full, people_at, pick, rolls, turn

# -- people ----------------------------------------------------------------------------------------------------


def test_wound() -> None:
    table = arranged("maria-lopez:0 rod-miller:1 sparky:1:school", wounds={"rod-miller": 2}, morale=5)
    do(table, {"op": "wound", "target": "all-at:colony", "kind": "frostbite"})
    assert (table.who("base-maria-lopez").frostbite, table.state.graveyard) == (1, ["base-rod-miller"])
    assert (table.who("base-sparky").frostbite, table.morale) == (0, 4)


def test_distribute_wounds() -> None:
    table = arranged("maria-lopez:0 rod-miller:1 mike-cho:1 sparky:2:school", wounds={"mike-cho": 2})
    do(table, {"op": "distribute-wounds", "among": "others-with:base-maria-lopez", "n": 3})
    pick(table, "base-rod-miller", "base-mike-cho")  # the third has only one target left
    assert (table.state.graveyard, table.who("base-rod-miller").wounds) == (["base-mike-cho"], 2)


def test_heal() -> None:
    table = arranged("maria-lopez:0 rod-miller:0", wounds={"maria-lopez": 2, "rod-miller": 1})
    do(table, {"op": "heal", "target": "each-own", "n": 2})
    assert [s.wounds for s in table.game.own(0)] == [0, 0]
    table = arranged("maria-lopez:0", wounds={"maria-lopez": 1}, frostbite={"maria-lopez": 1})
    pick(do(table, {"op": "heal", "target": "each-own"}), "frostbite")
    assert (table.who("base-maria-lopez").wounds, table.who("base-maria-lopez").frostbite) == (1, 0)


def test_heal_near() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:1"
    table = do(arranged(people, wounds={"rod-miller": 1, "mike-cho": 1}), {"op": "heal-near"})
    assert (table.who("base-rod-miller").wounds, table.who("base-mike-cho").wounds) == (0, 1)


def test_heal_here() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:0"
    table = arranged(people, wounds={"rod-miller": 1, "mike-cho": 1})
    do(table, {"op": "heal-here"}, user=["base-maria-lopez"])
    assert (table.who("base-rod-miller").wounds, table.who("base-mike-cho").wounds) == (0, 1)


def test_exposure() -> None:
    table = arranged("maria-lopez:0 rod-miller:0").script(exposure=["wound", "bitten"])
    do(table, {"op": "exposure", "target": "survivor:base-maria-lopez", "times": 3}).choose(0, "kill-bitten")
    assert rolls(table) == 2  # the dead roll no more


def test_kill() -> None:
    table = do(arranged("maria-lopez:0 rod-miller:0", morale=5), {"op": "kill", "target": "each-own"})
    assert (sorted(table.state.graveyard), table.morale) == (cards("maria-lopez", "rod-miller"), 3)
    kill = {"op": "kill", "target": "survivor:base-maria-lopez", "morale": False}
    assert do(arranged("maria-lopez:0", morale=5), kill).morale == 5


def test_kill_lowest() -> None:
    people = "maria-lopez:0 loretta-clay:1 sparky:2:school"
    table = do(arranged(people, exiled=[2]), {"op": "kill-lowest", "n": 1})
    assert table.state.graveyard == ["base-loretta-clay"]


def test_place() -> None:
    put = {"op": "place", "target": "each-own", "to": "gas-station"}
    table = do(arranged("maria-lopez:0 loretta-clay:0 talia-jones:0:school"), put)
    assert people_at(table, "gas-station") == cards("loretta-clay", "maria-lopez")  # only 2 spaces
    assert (rolls(table), table.who("base-maria-lopez").moved) == (0, False)
    home = {"op": "place", "target": "each-own", "to": "colony"}
    table = do(arranged("maria-lopez:0:school", exiled=[0]), home)
    assert table.who("base-maria-lopez").place == "school"


def test_make_room() -> None:
    table = arranged("maria-lopez:0 rod-miller:1:gas-station mike-cho:2:gas-station")
    do(table, {"op": "make-room", "location": "gas-station", "target": "survivor:base-maria-lopez"})
    pick(table, "base-mike-cho")
    assert people_at(table, "gas-station") == cards("rod-miller")


def test_choose_survivor() -> None:
    people = "maria-lopez:0 rod-miller:0:school loretta-clay:0:library mike-cho:1:school"
    choose: dict[str, Any] = {"op": "choose-survivor", "scope": "own", "location": "non-colony"}
    table = do(arranged(people), choose, {"op": "wound", "target": "x"})
    assert {o["survivor"] for o in table.options(0)} == {"base-rod-miller", "base-loretta-clay"}
    assert pick(table, "base-loretta-clay").who("base-loretta-clay").wounds == 1
    except_rod = {**choose, "except": "base-rod-miller"}
    assert do(arranged(people), except_rod, {"op": "kill", "target": "x"}).state.graveyard == ["base-loretta-clay"]
    some = {"op": "choose-survivor", "scope": "any", "n": 2, "up-to": True, "wounded": True, "by": "first-player"}
    table = do(arranged(people, wounds={"mike-cho": 1}).first(2), some, {"op": "heal", "target": "x"})
    assert {o.get("survivor") for o in table.options(2)} == {"base-mike-cho", None}


def test_choose_beside_own() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:school talia-jones:1:library"
    table = do(arranged(people, exiled=[2]), {"op": "choose-beside-own"}, {"op": "wound", "target": "x"})
    assert [s.id for s in table.state.survivors.values() if s.wounds] == ["base-rod-miller"]


def test_gain_survivor() -> None:
    table = arranged("maria-lopez:0").deck_top("survivor", "base-sparky")
    do(table, {"op": "gain-survivor", "who": "active", "leader": True})
    assert (table.who("base-sparky").place, table.player_state(0).leader) == ("colony", "base-sparky")
    named = {"op": "gain-survivor", "who": "active", "survivor": "base-talia-jones"}
    assert do(arranged("maria-lopez:0"), named).who("base-talia-jones").owner == 0


def test_keep_gained() -> None:
    table = arranged("maria-lopez:0").deck_top("survivor", "base-sparky")
    gained = {"op": "wound", "target": "gained"}
    do(table, {"op": "gain-survivor", "who": "active"}, {"op": "keep-gained"}, gained)
    assert table.who("base-sparky").wounds == 1


def test_remove_survivor() -> None:
    gone: dict[str, Any] = {"op": "remove-survivor", "survivor": "base-maria-lopez"}
    table = do(arranged("maria-lopez:0:school rod-miller:0", morale=5), {**gone, "standee-stays": True})
    assert (table.state.gone, table.morale, table.game.free_spaces("school")) == (["base-maria-lopez"], 5, 3)
    table = do(arranged(), {**gone, "zone": "deck"})
    assert "base-maria-lopez" not in table.state.survivor_deck
    assert table.state.gone == ["base-maria-lopez"]


def test_remove_user() -> None:
    table = do(arranged("maria-lopez:0 rod-miller:0"), {"op": "remove-user"}, user=["base-maria-lopez"])
    assert (table.state.gone, table.player_state(0).leader) == (["base-maria-lopez"], "base-rod-miller")


def test_give_survivor() -> None:
    people = "maria-lopez:0 rod-miller:0 mike-cho:1 talia-jones:2 sparky:2"
    give = {"op": "give-survivor", "target": "survivor:base-maria-lopez", "to": "choose-with-fewer-survivors"}
    table = do(arranged(people), give)
    assert (table.who("base-maria-lopez").owner, table.player_state(0).leader) == (1, "base-rod-miller")


def test_pass_survivors_left() -> None:
    table = do(arranged("maria-lopez:0 rod-miller:1 mike-cho:2"), {"op": "pass-survivors-left"})
    for seat, name in enumerate(("maria-lopez", "rod-miller", "mike-cho")):
        pick(table, full(name), seat=seat)
    assert [s.owner for s in table.state.survivors.values()] == [1, 2, 0]


def test_unequip() -> None:
    table = arranged("maria-lopez:1", items={"maria-lopez": ["hospital-mop"]})
    do(table, {"op": "unequip", "target": "survivor:base-maria-lopez"})
    assert (table.equipment("base-maria-lopez"), table.hand(1)) == ([], cards("hospital-mop"))


# -- item cards --------------------------------------------------------------------------------------------------


def test_search_deck() -> None:
    table = do(arranged(), {"op": "search-deck", "deck": "school", "n": 2, "filter": "food"})
    assert {o.get("card") for o in table.options(0)} == {"base-school-food-1", "base-school-food-2", None}
    pick(table, "base-school-food-2").choose(0, "done")
    assert (table.hand(0), len(table.deck("school"))) == (cards("school-food-2"), 19)
    table = do(arranged(), {"op": "search-deck", "deck": "school", "n": "all", "filter": "food", "to": "removed"})
    assert (len(table.removed()), len(table.deck("school"))) == (6, 14)


def test_draw_items() -> None:
    table = arranged().place("school", deck=["base-school-scissors"])
    do(table, {"op": "draw-items", "who": "active", "deck": "school", "n": 2})
    assert (table.hand(0), table.deck("school")) == (cards("school-scissors"), [])


def test_reveal_top() -> None:
    def shown(**keep: int) -> Any:
        table = arranged().place(
            "school", top=[full(f"school-{n}") for n in ("food-1", "junk", "food-2", "food-1")]
        )
        return do(table, {"op": "reveal-top", "deck": "school", "n": 3, "filter": "food", **keep})

    assert shown().hand(0) == cards("school-food-1", "school-food-2")
    table = pick(shown(keep=1), "base-school-food-2")
    assert (table.hand(0), len(table.deck("school"))) == (cards("school-food-2"), 19)


def test_reveal_until() -> None:
    table = arranged().place("school", top=[full(f"school-{n}") for n in ("food-1", "junk", "food-2", "food-1")])
    do(table, {"op": "reveal-until", "deck": "school", "n": 2, "filter": "food"})
    assert table.hand(0) == cards("school-food-1", "school-food-2")
    assert len(table.events("cards-revealed")[0].facts["cards"]) == 3


def test_draw_and_gift() -> None:
    table = do(arranged(), {"op": "draw-and-gift", "who": "active", "deck": "school", "n": 4})
    first, second = table.deck("school")[:2]
    pick(table, 2, 1, 2)
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([], [first], [second])


def test_remove_deck() -> None:
    table = do(arranged(), {"op": "remove-deck", "deck": "school"})
    assert (table.deck("school"), table.removed(), len(table.state.unseen)) == ([], [], 20)


def test_recover_removed() -> None:
    table = arranged().out_of_game(items=["base-starter-fuel", "base-library-fuel", "base-starter-junk"])
    do(table, {"op": "recover-removed", "filter": "fuel", "n": 1})
    assert pick(table, "base-library-fuel").hand(0) == cards("library-fuel")


def test_removed_to_waste() -> None:
    names = ["starter-fuel", "starter-junk", "school-outsider-1", "starter-medicine"]
    table = arranged().out_of_game(items=[full(name) for name in names])
    do(table, {"op": "removed-to-waste", "filter": "item-not-survivor-not-event", "n": 2})
    assert sorted(table.waste()) == cards("starter-junk", "starter-medicine")


def test_event_item_to_waste() -> None:
    table = arranged("maria-lopez:0", items={"maria-lopez": ["police-station-pistol"]})
    do(table, {"op": "event-item-to-waste"}, item=table.who("base-maria-lopez").items[0])
    assert (table.equipment("base-maria-lopez"), table.waste()) == ([], cards("police-station-pistol"))


def test_remove_from_hand() -> None:
    hands = {0: ["starter-fuel", "starter-junk"]}
    table = pick(do(arranged(hands=hands), {"op": "remove-from-hand", "who": "active"}), "base-starter-junk")
    assert (table.hand(0), table.unseen()) == (cards("starter-fuel"), cards("starter-junk"))
    lose = {"op": "remove-from-hand", "who": "active", "random": True, "to": "waste"}
    assert do(arranged(hands=hands).script(picks=[0]), lose).waste() == cards("starter-fuel")


def test_give_all_but() -> None:
    table = arranged(hands={0: ["starter-fuel", "starter-junk", "starter-medicine"]})
    do(table, {"op": "give-all-but", "to": "choose-other", "n": 1})
    pick(table, 2, "base-starter-junk")
    assert (table.hand(0), table.hand(2)) == (cards("starter-junk"), cards("starter-fuel", "starter-medicine"))


def test_take_card() -> None:
    hands = {1: ["starter-fuel", "starter-junk"]}
    take: dict[str, Any] = {"op": "take-card", "who": "choose-other-with-hand"}
    table = do(arranged(hands=hands).script(picks=[1]), {**take, "random": True})
    assert (table.hand(0), table.hand(1)) == (cards("starter-junk"), cards("starter-fuel"))
    table = pick(do(arranged(hands=hands, dice={0: [1]}), {**take, "lock": True}), "base-starter-junk")
    table.refuses(0, "play")


def test_swap_medicine_for_morale() -> None:
    hands = {0: ["starter-medicine"], 1: ["starter-medicine"]}
    table = do(arranged(hands=hands, morale=5), {"op": "swap-medicine-for-morale", "n": 2})
    pick(table, "base-starter-medicine", "base-starter-medicine")
    table.choose(0, "choose-player", player=0).choose(0, "choose-player", player=1)
    assert (table.morale, table.hand(0), table.hand(1), len(table.removed())) == (6, [], [], 2)
    table = do(arranged(hands=hands, morale=5), {"op": "swap-medicine-for-morale", "n": 2}).choose(0, "done")
    assert table.morale == 5


# -- hidden knowledge --------------------------------------------------------------------------------------------


def test_look_hands() -> None:
    table = do(arranged(hands={1: ["starter-fuel"]}), {"op": "look-hands", "who": "all-others"})
    seen = {e.facts["other"]: e.secret["cards"] for e in table.events("looked-at-hand")}
    assert seen == {1: ["base-starter-fuel"], 2: []}
    assert all(e.audience == [0] for e in table.events("looked-at-hand"))


def test_look_random_card() -> None:
    table = arranged(hands={0: ["starter-junk"], 1: ["starter-fuel", "starter-junk"]}).script(picks=[1])
    do(table, {"op": "look-random-card", "who": "each-player-at-colony"})
    (event,) = table.events("looked-at-card")
    assert (event.facts["other"], event.secret["card"], event.audience) == (1, "base-starter-junk", [0])


def test_reveal_hand() -> None:
    table = do(arranged(hands={1: ["starter-fuel"]}), {"op": "reveal-hand", "who": "all-others"})
    assert [e.facts["cards"] for e in table.events("hand-shown")] == [["base-starter-fuel"], []]


def test_look_secret_objective() -> None:
    table = arranged()
    table.player(1, objective="base-betrayal-looters")
    pick(do(table, {"op": "look-secret-objective", "who": "choose-other"}), 1)
    (event,) = table.events("looked-at-objective")
    assert (event.secret["objective"], event.audience) == ("base-betrayal-looters", [0])


def test_look_crises() -> None:
    table = do(arranged(), {"op": "look-crises", "n": 2})
    first, second = table.state.crisis_deck[:2]
    assert pick(table, second).state.crisis_deck[:2] == [second, first]


def test_look_top_item() -> None:
    table = turn("sophie-robinson:0").choose(0, "use", survivor="base-sophie-robinson")
    pick(table, "school").choose(0, "seen")
    (event,) = table.events("looked-at-top")
    assert (event.secret["card"], event.audience) == (table.deck("school")[0], [0])
