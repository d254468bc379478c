"""Crossroads cards from Horde to Old Divisions: their options, and when those about deeds come up."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.testing import Table
from tests.cards import (
    AWAY,
    came_up,
    cards,
    decide,
    full,
    moved,
    night,
    on_offer,
    pick,
    rolls,
    scene,
    searched,
    turn,
    zombies_at,
)


def test_horde() -> None:
    def lost(people: str = "maria-lopez:0:library", **position: Any) -> Table:
        return moved(scene("horde", people, **position), "maria-lopez", "school")

    table = decide(lost().script(exposure=["wound", "blank", "wound"]), 1)
    assert (table.who("base-maria-lopez").wounds, rolls(table)) == (2, 4)
    table = decide(lost(), 2)
    assert table.who("base-maria-lopez").place == "library"
    table.refuses(0, "move", survivor="base-maria-lopez")
    assert came_up(lost(exiled=[0]))
    table = scene("horde", "maria-lopez:0 rod-miller:0").script(exposure=["bitten"])
    assert not came_up(moved(table, "maria-lopez", "school"))
    table = scene("horde", "maria-lopez:0", hands={0: ["starter-fuel"]})
    assert not came_up(moved(table, "maria-lopez", "school", "starter-fuel"))


def test_horse() -> None:
    def found(**position: Any) -> Table:
        table = scene("horse", "maria-lopez:0:library mike-cho:1:hospital rod-miller:2:hospital", **position)
        return moved(table, "maria-lopez", "school")

    table = decide(found(food=3), 1)
    table.end_turns()
    assert table.food == 2
    while table.active != 0:
        table.end_turn(table.active)
    table.choose(0, "move", survivor="base-maria-lopez", to="library")
    assert rolls(table) == 1
    assert decide(found(food=0), 2).food == 3
    assert not came_up(found(exiled=[0]))
    table = scene("horse", "maria-lopez:0 loretta-clay:0").script(exposure=["bitten"])
    assert not came_up(moved(table, "maria-lopez", "school"))


def test_hunger() -> None:
    def guest(name: str, card: str = "school-outsider-3") -> Table:
        table = turn("maria-lopez:0", crossroads="hunger", hands={0: [card]}, food=4, morale=5)
        table.deck_top("survivor", full(name))
        return table.choose(0, "play", card=full(card))

    assert decide(guest("rod-miller"), 1).food == 0
    table = decide(guest("rod-miller"), 2)
    assert (table.food, table.morale, table.helpless) == (9, 4, 2)
    assert not came_up(guest("loretta-clay"))
    assert not came_up(guest("sparky"))
    assert not came_up(guest("rod-miller", "school-outsider-1"))


def test_hunted() -> None:
    def shot(face: str = "wound", who: str = "maria-lopez") -> Table:
        table = scene("hunted", f"{who}:0 loretta-clay:0 rod-miller:1:library").script(exposure=[face])
        return moved(table, who, "school")

    table = decide(shot().script(exposure=["blank", "wound", "frostbite", "blank"]), 1)
    assert (table.who("base-maria-lopez").wounds, table.who("base-loretta-clay").frostbite) == (2, 1)
    table = decide(shot(), 2)
    moved(table.script(exposure=["blank"], d6=[2]), "loretta-clay", "school")
    assert table.who("base-loretta-clay").wounds == 1
    table.end_turn(0)
    table.script(d6=[3]).choose(1, "move", survivor="base-rod-miller", to="hospital")
    assert table.who("base-rod-miller").wounds == 0
    assert not came_up(shot("frostbite"))
    assert came_up(shot("frostbite", "harman-brooks"))


def test_james_meyers_takes_inventory() -> None:
    hands = {0: ["starter-medicine"], 1: ["starter-medicine", "starter-junk"], 2: ["hospital-adrenaline-shot"]}
    table = decide(scene("james-meyers", "james-meyers:0", hands=hands, morale=5), 1)
    assert [e.facts["other"] for e in table.events("looked-at-hand")] == [1, 2]
    pick(table, "base-starter-medicine", "base-starter-medicine", "base-hospital-adrenaline-shot")
    for seat in (1, 0, 2):
        table.choose(0, "choose-player", player=seat)
    assert (table.morale, len(table.removed())) == (6, 3)
    assert [table.hand(seat) for seat in range(3)] == [[], cards("starter-junk"), []]
    table = decide(scene("james-meyers", "james-meyers:0", hands=hands, morale=5), 1).choose(0, "done")
    assert (table.morale, table.removed()) == (5, [])
    few = decide(scene("james-meyers", "james-meyers:0", hands={0: ["starter-medicine"] * 2}), 1)
    few.refuses(0, "choose-card")


def test_james_meyers_reads_a_mind() -> None:
    table = decide(scene("james-meyers", "james-meyers:0"), 2)
    pick(table, 1)
    (event,) = table.events("looked-at-objective")
    assert (event.audience, event.secret["objective"]) == ([0], table.player_state(1).objectives[0])


def test_janet_taylor() -> None:
    people = "janet-taylor:0 rod-miller:1 maria-lopez:1:school mike-cho:1:library"
    hands = {0: ["starter-junk"], 1: ["starter-fuel", "starter-junk"]}
    table = scene("janet-taylor", people, hands=hands, wounds={"rod-miller": 2, "maria-lopez": 1})
    decide(table, 1).end_turn(0)
    table.choose(1, "use-effect", card="base-crossroads-janet-taylor")
    pick(table, "base-starter-junk", seat=1)
    assert (table.who("base-rod-miller").wounds, table.waste()) == (1, cards("starter-junk"))
    assert table.offers(1, "use-effect")
    table = decide(scene("janet-taylor", people, hands=hands), 1)
    moved(table, "janet-taylor", "school").refuses(0, "use-effect")


def test_jenny_clark() -> None:
    def cheered(**position: Any) -> Table:
        people = f"jenny-clark:0:hospital maria-lopez:0:school {AWAY}"
        return searched(scene("jenny-clark", people, dice={0: [6]}, **{"morale": 5, **position}), "jenny-clark")

    table = decide(cheered(), 1)
    assert (table.who("base-jenny-clark").place, zombies_at(table, "colony")) == ("colony", 8)
    table = decide(cheered(zombies={"colony": [3, 3, 3, 3, 3, 3]}), 1)
    assert table.state.graveyard == ["base-jenny-clark"]
    table = decide(cheered(), 2)
    assert (table.state.graveyard, table.morale) == (["base-jenny-clark"], 4)
    assert on_offer(cheered(helpless=24)) == [2]
    assert not came_up(cheered(exiled=[0]))
    table = scene("jenny-clark", "jenny-clark:0 maria-lopez:0:school", dice={0: [6]})
    assert not came_up(searched(table, "maria-lopez"))


def test_john_price() -> None:
    def opened(place: str = "school", more: str = AWAY, **position: Any) -> Table:
        table = scene("john-price", f"maria-lopez:0:{place} {more}", dice={0: [6]}, food=0, **position)
        return searched(table, "maria-lopez")

    table = decide(opened(), 1)
    assert (table.who("base-john-price").owner, table.who("base-john-price").place) == (0, "colony")
    assert zombies_at(table, "school") == 2
    table = decide(opened(), 2)
    assert (table.food, table.state.gone) == (2, ["base-john-price"])
    assert "base-john-price" not in table.state.survivor_deck
    assert on_offer(opened(helpless=24)) == [2]
    assert not came_up(opened("library"))
    assert not came_up(opened(more="john-price:1"))
    table = decide(opened(exiled=[0], helpless=24), 1)
    assert pick(table, "library").who("base-john-price").place == "library"


def test_lighthouse() -> None:
    zombies = {"colony": [0, 1, 2], "school": [2], "library": [1]}
    table = decide(scene("lighthouse", "maria-lopez:0", dice={0: [1, 6]}, zombies=zombies), 1).choose(0, "yes")
    pick(table, 1, 3)
    assert table.place_state("colony").zombies[:3] == [0, 1, 1]
    assert (zombies_at(table, "school"), zombies_at(table, "library"), table.player_state(0).unused) == (1, 0, [6])
    table = decide(scene("lighthouse", "maria-lopez:0", dice={0: [1]}, zombies=zombies), 1).choose(0, "no")
    assert (zombies_at(table, "school"), table.player_state(0).unused) == (2, [1])
    assert decide(scene("lighthouse", "maria-lopez:0"), 1).offers(0, "end-turn")


def test_little_survivors() -> None:
    def found(
        more: str = "rod-miller:1:library mike-cho:2:library", to: str = "hospital", **position: Any
    ) -> Table:
        table = scene("little-survivors", f"maria-lopez:0:school {more}", **{"morale": 5, **position})
        return moved(table, "maria-lopez", to)

    table = decide(found(), 1)
    assert (table.helpless, table.morale) == (3, 6)
    table = decide(found(), 2)
    assert (table.helpless, table.morale) == (0, 5)
    assert on_offer(found(helpless=21)) == [1, 2]
    assert on_offer(found(helpless=22)) == [2]
    assert not came_up(found(to="library"))
    assert came_up(found(to="colony"))
    assert not came_up(found(to="colony", helpless=1))
    assert not came_up(found(exiled=[0]))


def test_loretta_clay() -> None:
    def cooked(*dice: int) -> Table:
        people = "loretta-clay:0 rod-miller:1 mike-cho:2 maria-lopez:2:school"
        return decide(scene("loretta-clay", people, morale=5).script(d6=dice), 1)

    assert [cooked(n).morale for n in (5, 6)] == [6, 6]
    assert [(cooked(n).morale, cooked(n).unrolled) for n in (3, 4)] == [(5, 0), (5, 0)]
    for bad in (1, 2):
        assert [s.wounds for s in cooked(bad, 1, 2, 3).state.survivors.values()] == [1, 1, 0, 0]
    assert decide(scene("loretta-clay", "loretta-clay:0", food=2), 2).food == 1
    assert on_offer(scene("loretta-clay", "loretta-clay:0", food=0)) == [1]


def test_lovers_quarrel() -> None:
    people = "maria-lopez:0:school rod-miller:0:school mike-cho:0"
    table = scene("lovers-quarrel", people).place("school", noise=1)
    assert decide(table, 1).place_state("school").noise == 4
    table = decide(scene("lovers-quarrel", people, dice={0: [6]}, zombies={"school": [1], "colony": [1]}), 2)
    for verb in ("attack", "search", "move"):
        for name in ("base-maria-lopez", "base-rod-miller"):
            table.refuses(0, verb, survivor=name)
    assert table.offers(0, "attack", survivor="base-mike-cho")
    assert table.end_turn(0).state.lasting == []


def test_maria_lopez() -> None:
    table = scene("maria-lopez", "maria-lopez:0", food=4)
    assert table.who("base-maria-lopez").place == "school"
    decide(table, 1)
    pick(table, "base-school-megaphone")
    assert (table.hand(0), table.food) == (cards("school-megaphone"), 1)
    table = decide(scene("maria-lopez", "maria-lopez:0"), 2)
    assert len(table.removed()) == 6
    assert not [card for card in table.deck("school") if "food" in card]
    assert on_offer(scene("maria-lopez", "maria-lopez:0", food=2)) == [2]


def test_maude() -> None:
    people = "maria-lopez:0:grocery-store rod-miller:0:grocery-store mike-cho:1:school"
    table = scene("maude", people, food=0)
    decide(pick(table, "base-rod-miller"), 1)
    assert (table.who("base-rod-miller").place, table.food) == ("colony", 3)
    assert table.who("base-maria-lopez").place == "grocery-store"
    table = scene("maude", "maria-lopez:0:grocery-store", hands={0: ["starter-food-1"]})
    decide(table, 2)
    assert len(table.hand(0)) == 3
    assert all("food" in card for card in table.hand(0))
    table.refuses(0, "play")
    assert len(table.deck("grocery-store")) == 18
    table = scene("maude", f"maria-lopez:0:grocery-store {AWAY}", helpless=24)
    assert on_offer(table) == [2]


def test_mike_cho() -> None:
    people = "maria-lopez:0:school rod-miller:0:library loretta-clay:0"
    table = decide(scene("mike-cho", people, zombies={"school": [3], "library": [1]}), 1)
    assert table.who("base-mike-cho").place == "colony"
    pick(table, "base-maria-lopez")
    assert (table.who("base-mike-cho").wounds, table.who("base-maria-lopez").wounds) == (1, 1)
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (0, 1)
    table = decide(scene("mike-cho", people, zombies={"school": [3], "library": [1]}), 2)
    pick(table, "library")
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (3, 0)
    full_house = "maria-lopez:0:school rod-miller:1:school talia-jones:2:library"
    assert on_offer(scene("mike-cho", full_house, zombies={"school": [1]}, helpless=24)) == [2]


def test_mike_cho_fights_beside_an_exiled_survivor_not_beside_himself() -> None:
    table = decide(scene("mike-cho", "maria-lopez:0:school", zombies={"school": [3]}, exiled=[0]), 1)
    pick(table, "library")
    assert (table.who("base-mike-cho").wounds, table.who("base-maria-lopez").wounds) == (1, 1)
    assert zombies_at(table, "school") == 0


def test_missing_child() -> None:
    table = scene("missing-child", f"maria-lopez:0 {AWAY}", helpless=2, morale=5)
    decide(table, 2)
    assert (table.morale, table.helpless) == (4, 1)
    table = decide(scene("missing-child", f"maria-lopez:0 {AWAY}", helpless=2, morale=5), 1)
    night(table.empty_deck("crisis"))
    assert table.morale == 5
    night(table)
    assert (table.morale, table.helpless) == (4, 1)


def test_missing_child_is_found_if_every_place_is_searched() -> None:
    table = scene("missing-child", f"david-garcia:0:school {AWAY}", helpless=1, morale=5, dice={0: [6] * 6})
    decide(table, 1).empty_deck("crisis")
    for place in table.game.town():
        table.who("base-david-garcia").place = place
        table.game._listed.clear()
        searched(table, "david-garcia")
    night(night(table))
    assert (table.morale, table.helpless) == (6, 1)


def test_missing_child_without_voters_is_decided_by_the_active_or_the_first_player() -> None:
    """OW-25: by the active player, who is not the first one here; for an exiled one by the first player."""
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:school"
    table = scene("missing-child", people, helpless=1, seat=1)
    assert table.asked(0) is None
    assert table.asked(1) is not None
    table = scene("missing-child", people, helpless=1, exiled=[2], seat=2)
    assert table.asked(2) is None
    assert table.asked(0) is not None


def test_mugging() -> None:
    def robbed(**position: Any) -> Table:
        people = "maria-lopez:0:school loretta-clay:0 rod-miller:1:school mike-cho:1:library"
        return scene("mugging", people, **{"exiled": [1], "morale": 5, **position})

    hands = {0: ["starter-fuel", "starter-junk", "starter-junk"]}
    table = decide(robbed(hands=hands), 1)
    pick(table, "base-starter-junk")
    assert (table.hand(0), table.hand(1)) == (cards("starter-junk"), cards("starter-fuel", "starter-junk"))
    assert on_offer(robbed(hands={0: ["starter-fuel"]})) == [2]
    assert decide(robbed(), 2).who("base-maria-lopez").wounds == 2
    armed = {"maria-lopez": ["police-station-pistol"]}
    table = pick(decide(robbed(items=armed), 2), "second")
    assert (table.who("base-maria-lopez").wounds, table.state.graveyard) == (1, ["base-rod-miller"])
    assert table.morale == 5
    assert pick(decide(robbed(items=armed), 2), "first").who("base-maria-lopez").wounds == 2


def test_music() -> None:
    def played(**position: Any) -> Table:
        table = scene("music", "maria-lopez:0:school", dice={0: [6]}, **{"morale": 5, **position})
        return searched(table, "maria-lopez")

    assert decide(played(), 1).morale == 6
    table = night(decide(played(), 2))
    assert [len(table.player_state(seat).unused) for seat in range(3)] == [3, 3, 3]
    assert not came_up(played(exiled=[0]))


def test_no_ammo() -> None:
    def fired(card: str = "police-station-pistol", **position: Any) -> Table:
        place = "library" if position.get("exiled") else "school"
        position = {"dice": {0: [6, 2]}, **position}
        items = {"maria-lopez": [card]}
        table = scene("no-ammo", f"maria-lopez:0:{place}", items=items, zombies={place: [2]}, **position)
        table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
        return table.choose(0, "attack-safely", card=full(card))

    table = decide(fired(), 1)
    assert (table.equipment("base-maria-lopez"), table.waste()) == ([], cards("police-station-pistol"))
    table = decide(fired(), 2)
    assert (table.player_state(0).unused, sorted(table.player_state(0).used)) == ([], [2, 6])
    assert table.equipment("base-maria-lopez") == cards("police-station-pistol")
    assert on_offer(fired(dice={0: [6]})) == [1]
    table = decide(fired(exiled=[0]), 1)
    assert (table.waste(), table.removed()) == ([], cards("police-station-pistol"))
    assert not came_up(fired("school-beginners-martial-arts"))


@pytest.mark.parametrize("card", ["gas-station-shotgun", "gas-station-switchblade", "police-station-sniper-rifle"])
def test_no_ammo_counts_every_weapon(card: str) -> None:
    items = {"james-meyers": [card]}
    table = scene("no-ammo", "james-meyers:0:school", items=items, zombies={"school": [4]}, dice={0: [1, 6]})
    table.script(exposure=["blank"])
    if "rifle" in card:
        table.choose(0, "use", card=full(card))
    else:
        table.choose(0, "attack", die=6 if "shotgun" in card else 1, target=1)
        if "shotgun" in card:
            table.choose(0, "attack-with", card=full(card))
    assert came_up(table)


def test_old_divisions() -> None:
    def brawl() -> Table:
        table = turn("maria-lopez:0", crossroads="old-divisions", helpless=2, morale=5, dice={0: [1]})
        table.crisis("base-crisis-despair", {1: ["base-starter-medicine"]})
        return table.choose(0, "attract", die=1)

    table = decide(brawl(), 1)
    assert (table.helpless, table.morale, table.state.crisis) == (1, 4, "")
    assert table.state.crisis_deck[-1] == "base-crisis-despair"
    assert (table.state.contributions, table.removed()) == ([], [])
    assert table.game.card_ids(table.state.unseen) == cards("starter-medicine")
    assert night(table).morale == 4
    table = decide(brawl(), 2)
    assert (table.helpless, table.morale, table.state.crisis) == (2, 5, "base-crisis-despair")
