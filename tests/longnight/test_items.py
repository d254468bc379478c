"""The items of The Long Night. Copies of base cards are tested with the base game (tests/cards/test_items.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.modules.improvements import Improvements
from overwinter.colony.rules.actions.cards import PLAY
from overwinter.colony.speaking import option_line
from overwinter.testing import Table
from overwinter.words import Words
from tests.cards import pick, zombies_at
from tests.longnight import arranged, turn

PLACES = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station")
MEDICINE = "base-starter-medicine"


def item(name: str, deck: str = "") -> str:
    """The id of an item of the set; without a deck: of the first one that has it."""
    found = [card.id for card in load_packs(["longnight"]).cards.values() if card.name == name]
    return f"longnight-{deck}-{name}" if deck else found[0]


def played(name: str, people: str = "mike-cho:0", mode: str | None = None, **position: Any) -> Table:
    """A turn in which a card is played."""
    table = arranged(people, **position).player(0, hand=[item(name)]).start()
    return table.choose(0, "play", card=item(name), mode=mode)


def attacked(gear: str, face: str = "blank", die: int = 6, people: str = "mike-cho:0:school") -> Table:
    """An attack on one of several zombies with something in hand; not by Mike, who never rolls."""
    people = people.replace("mike-cho", "maria-lopez")
    items, zombies = {"maria-lopez": [item(gear)]}, {"school": {"zombies": [3]}}
    table = turn(people, items=items, dice={0: [die]}, places=zombies).script(exposure=[face])
    return table.choose(0, "attack", die=die, target=1)


# -- the decks ---------------------------------------------------------------------------------------------------


def test_decks() -> None:
    cards = load_packs(["longnight"]).items
    counts = Counter(card.deck for card in cards)
    assert counts == {"starter": 25, **dict.fromkeys(PLACES, 20)}


def test_r338_mixed_decks() -> None:
    """R-012, R-338: of both sets 40 cards belong to each place, 20 of them are cut."""
    counts = Counter(card.deck for card in load_packs(["base", "longnight"]).items)
    assert all(counts[place] == 40 for place in PLACES)


# -- two-way cards -----------------------------------------------------------------------------------------------


def test_ways_of_modules_are_not_there_without_them() -> None:
    """Reference 14: what refers to a module that is not played is ignored, the other way stays usable."""
    table = arranged("mike-cho:0", food=0).player(
        0, hand=[item("food-1-or-trade"), item("junk-or-build")], dice=[1]
    )
    table.script(d6=[4]).start()
    assert [option.args for option in table.options(0, "play")] == [
        {"card": item("food-1-or-trade")},
        {"card": item("junk-or-build")},
    ]
    table.choose(0, "play", card=item("food-1-or-trade")).choose(0, "play", card=item("junk-or-build"))
    assert (table.food, table.player_state(0).unused) == (1, [4])


def test_fuel_or_fire() -> None:
    card = item("fuel-or-fire")
    table = arranged("mike-cho:0:school", places={"school": {"zombies": [1]}}).player(0, hand=[card, card]).start()
    table.choose(0, "play", card=card)
    assert (zombies_at(table, "school"), table.events("exposure"), table.waste()) == (0, [], [card])
    table.choose(0, "move", survivor="base-mike-cho", to="library", card=card)
    assert (table.events("exposure"), len(table.waste())) == ([], 2)
    table.refuses(0, "play")


def test_a_requested_two_way_card() -> None:
    card = item("fuel-or-fire")
    people = "mike-cho:0:school maria-lopez:1"
    for way, left in (("play", 0), ("move", 1)):
        table = arranged(people, hands={1: [card]}, places={"school": {"zombies": [1]}}).start()
        table.choose(0, "request", symbol="fuel").choose(1, "give", card=card).choose(
            0, "accept", seat=1, card=card
        )
        pick(table, way)
        if way == "move":
            table.choose(0, "move", survivor="base-mike-cho", to="library", card=card)
        assert (zombies_at(table, "school"), table.waste()) == (left, [card])


def test_pistol_or_threat_is_equipped() -> None:
    card = item("pistol-or-threat")
    table = arranged("maria-lopez:0:school").player(0, hand=[card]).start()
    table.refuses(0, "play", card=card)
    table.choose(0, "equip", card=card, survivor="base-maria-lopez")
    assert table.equipment("base-maria-lopez") == [card]


def test_pistol_or_threat_shoots_safely() -> None:
    table = attacked("pistol-or-threat").choose(0, "attack-safely", card=item("pistol-or-threat"))
    assert table.events("exposure") == []


def test_handcuffs() -> None:
    table = played("handcuffs", helpless=2, unruly=2)
    assert (table.helpless, table.colony_state().unruly) == (2, 1)


def test_duct_tape() -> None:
    table = played("duct-tape", "mike-cho:0:school")
    assert table.place_state("school").barricades == [2]


# -- played cards ------------------------------------------------------------------------------------------------


def test_outsider_unruly() -> None:
    table = arranged("mike-cho:0").deck_top("survivor", "base-sparky", "base-rod-miller", "base-talia-jones")
    table.player(0, hand=[item("outsider-unruly")]).start().choose(0, "play", card=item("outsider-unruly"))
    asked = table.asked(0)
    assert asked is not None
    assert asked.about["cards"] == ["base-sparky", "base-rod-miller"]
    table.choose(0, "choose-card", card="base-rod-miller")
    assert table.who("base-rod-miller").owner == 0
    assert (table.helpless, table.colony_state().unruly) == (1, 1)
    assert "base-sparky" in table.state.survivor_deck


def test_field_guide() -> None:
    top = ["base-school-food-1", "base-school-medicine", "base-school-junk"]
    table = arranged("mike-cho:0").place("school", top=top).player(0, hand=[item("field-guide")]).start()
    pick(table.choose(0, "play", card=item("field-guide")), "school", top[2], top[1])
    assert table.deck("school")[:3] == [top[2], top[1], top[0]]


def test_nail_board() -> None:
    table = arranged("maria-lopez:0:school", places={"school": {"zombies": [1]}}).script(exposure=["bitten"])
    table.player(0, hand=[item("nail-board")]).start().choose(0, "play", card=item("nail-board"))
    assert (zombies_at(table, "school"), table.who("base-maria-lopez").wounds) == (0, 1)


def test_tear_gas() -> None:
    table = played("tear-gas", "mike-cho:0:school", places={"school": {"zombies": [4]}})
    pick(table, "library")
    for _ in range(3):
        table.choose(0, "lure", place="school")
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (1, 3)
    assert table.waste() == [item("tear-gas")]


def test_painkillers() -> None:
    hurt = {"mike-cho": {"wounds": 2, "despair": 1}, "maria-lopez": {"frostbite": 1}, "rod-miller": {"wounds": 1}}
    people = "mike-cho:0 maria-lopez:1 rod-miller:1:school"

    def healed(*picks: str) -> list[int]:
        table = pick(played("painkillers", people, hurt=hurt), *picks)
        return [table.who(f"base-{name}").tokens for name in ("mike-cho", "maria-lopez", "rod-miller")]

    assert healed("base-mike-cho", "base-mike-cho") == [1, 1, 1]  # never the despair
    assert healed("base-mike-cho", "base-maria-lopez") == [2, 0, 1]
    assert healed("base-rod-miller") == [3, 1, 0]


@pytest.mark.parametrize("name", ["antidepressants", "self-help-book"])
def test_against_despair(name: str) -> None:
    hurt = {"mike-cho": {"wounds": 1, "despair": 1}}
    table = played(name, hurt=hurt)
    assert (table.who("base-mike-cho").wounds, table.who("base-mike-cho").despair) == (1, 0)
    unused = arranged("mike-cho:0", hurt={"mike-cho": {"wounds": 1}}).player(0, hand=[item(name)]).start()
    unused.refuses(0, "play", card=item(name))


def test_chemistry_set() -> None:
    assert played("chemistry-set", "mike-cho:0:school").place_state("school").traps == [1]


def test_textbook() -> None:
    table = pick(played("textbook", dice={0: [1, 6]}), 1)
    assert table.player_state(0).unused == [5, 6]


def test_cleaning_supplies() -> None:
    waste = [MEDICINE] * 3 + ["base-starter-fuel"] * 4
    table = played("cleaning-supplies", waste=waste)
    assert (table.waste(), len(table.removed())) == ([MEDICINE], 7)


def test_trap_handbook() -> None:
    place = played("trap-handbook", "mike-cho:0:school", places={"school": {"barricades": [1]}}).place_state(
        "school"
    )
    assert (place.barricades, place.traps) == ([0], [1])
    unused = arranged("mike-cho:0:school").player(0, hand=[item("trap-handbook")]).start()
    unused.refuses(0, "play", card=item("trap-handbook"))


def test_city_archive() -> None:
    table = pick(played("city-archive"), "hospital")
    assert all(
        load_packs(["base", "longnight"]).cards[o["card"]].equipment for o in table.options(0, "choose-card")
    )
    table.choose(0, "choose-card", card=item("stretcher"))
    assert table.hand(0) == [item("stretcher")]


def test_gas_can_bomb() -> None:
    table = arranged("mike-cho:0 maria-lopez:1", places={"colony": {"zombies": [2, 3]}}).script(d6=[1, 2])
    table.player(0, hand=[item("gas-can-bomb")]).start().choose(0, "play", card=item("gas-can-bomb"))
    pick(table, 2)
    assert (table.place_state("colony").zombies[:2], table.who("base-mike-cho").wounds) == ([2, 0], 1)
    assert not table.events("zombie-killed")


# -- equipment ---------------------------------------------------------------------------------------------------


def test_crowbar() -> None:
    table = turn("mike-cho:0:school", items={"mike-cho": [item("crowbar")]}, dice={0: [6]})
    table.choose(0, "search", die=6).choose(0, "look-more", card=item("crowbar"))
    asked = table.asked(0)
    assert asked is not None
    assert len(asked.about["cards"]) == 2
    assert table.place_state("school").noise == 0


@pytest.mark.parametrize("place", PLACES)
def test_blueprints(place: str) -> None:
    card = item(f"blueprint-{place}")
    table = turn(f"mike-cho:0:{place}", items={"mike-cho": [card]}, dice={0: [6]})
    table.choose(0, "search", die=6).choose(0, "look-more", card=card)
    for _ in range(2):
        table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert len(table.hand(0)) == 2


def test_riot_shotgun() -> None:
    table = attacked("riot-shotgun").choose(0, "attack-with", card=item("riot-shotgun"))
    assert (zombies_at(table, "school"), table.place_state("school").noise, table.events("exposure")) == (1, 1, [])


def test_body_armor_takes_one_blow() -> None:
    people, items = "maria-lopez:0 mike-cho:1", {"mike-cho": [item("body-armor")]}
    table = turn(people, items=items, dice={0: [6, 6]}).script(d6=[1, 1])
    table.choose(0, "attack-survivor", die=6, target="base-mike-cho")
    assert table.who("base-mike-cho").wounds == 0
    table.choose(0, "attack-survivor", die=6, target="base-mike-cho")
    assert table.who("base-mike-cho").wounds == 1


def test_police_radio() -> None:
    people, items = "mike-cho:0:school maria-lopez:1", {"mike-cho": [item("police-radio")]}

    def called() -> Table:
        table = arranged(people, items=items, players=2).script(exposure=["wound"]).start()
        return table.choose(0, "use", survivor="base-mike-cho", card=item("police-radio"))

    table = called().choose(1, "yes")
    assert (table.who("base-maria-lopez").place, table.who("base-maria-lopez").wounds) == ("school", 1)
    assert not table.who("base-maria-lopez").moved
    assert called().choose(1, "no").who("base-maria-lopez").place == "colony"


def test_first_aid_kit() -> None:
    table = turn(
        "mike-cho:0", items={"mike-cho": [item("first-aid-kit")]}, hurt={"mike-cho": {"wounds": 1}}, dice={0: [1]}
    )
    table.choose(0, "use", survivor="base-mike-cho", card=item("first-aid-kit"), die=1)
    assert (table.who("base-mike-cho").wounds, table.player_state(0).unused) == (0, [])


def test_bone_saw_lowers_the_die_once() -> None:
    """Maria's attack value is 4."""
    table = attacked("bone-saw", die=3)
    assert zombies_at(table, "school") == 2
    table = turn("maria-lopez:0:school", items={"maria-lopez": [item("bone-saw")]}, dice={0: [3, 4, 2]})
    table.place("school", zombies=[4])
    assert not table.offers(0, "attack", die=2)
    table.script(exposure=["blank", "blank"]).choose(0, "attack", die=4, target=1)
    table.choose(0, "attack", die=3, target=1)
    table.player(0, dice=[3])
    assert not table.offers(0, "attack", die=3)


def test_tire_iron_lowers_the_value() -> None:
    table = attacked("tire-iron", die=3)
    assert zombies_at(table, "school") == 2
    table = turn("maria-lopez:1 mike-cho:0", items={"maria-lopez": [item("tire-iron")]}, dice={0: [6]}).script(
        d6=[4]
    )
    table.choose(0, "attack-survivor", die=6, target="base-maria-lopez")
    assert table.who("base-maria-lopez").wounds == 1  # her value as a target is as printed


def test_stretcher() -> None:
    table = turn("mike-cho:0 maria-lopez:0 rod-miller:0", items={"mike-cho": [item("stretcher")]})
    table.script(exposure=["wound"]).choose(0, "move", survivor="base-mike-cho", to="school", card=None)
    pick(table, "base-maria-lopez")
    assert table.who("base-maria-lopez").place == "school"
    assert table.who("base-maria-lopez").moved
    assert (table.who("base-mike-cho").wounds, len(table.events("exposure"))) == (1, 1)
    full = turn("mike-cho:0 maria-lopez:0 rod-miller:1:gas-station", items={"mike-cho": [item("stretcher")]})
    full.script(exposure=["blank"]).choose(0, "move", survivor="base-mike-cho", to="gas-station", card=None)
    assert full.who("base-maria-lopez").place == "colony"  # no second space: nobody is asked


def test_sports_pads() -> None:
    table = turn("mike-cho:0", items={"mike-cho": [item("sports-pads")]}).script(exposure=["wound"])
    table.choose(0, "move", survivor="base-mike-cho", to="school", card=None)
    assert table.who("base-mike-cho").tokens == 0
    assert attacked("sports-pads", "wound").who("base-maria-lopez").wounds == 1


def test_hockey_stick() -> None:
    table = attacked("hockey-stick", "bitten").script(exposure=["wound"]).choose(0, "yes")
    assert table.who("base-maria-lopez").wounds == 1
    assert attacked("hockey-stick", "wound").choose(0, "no").who("base-maria-lopez").wounds == 1


def test_loudspeaker() -> None:
    places = {"library": {"zombies": [3]}, "hospital": {"zombies": [4]}}
    table = turn("mike-cho:0:school", items={"mike-cho": [item("loudspeaker")]}, dice={0: [1, 1]}, places=places)
    table.choose(0, "attract", die=1)
    for place in ("library", "library", "hospital"):
        table.choose(0, "lure", place=place)
    table.choose(0, "done")
    assert zombies_at(table, "school") == 3
    table.place("school", zombies=[0]).choose(0, "attract", die=1)
    asked = table.asked(0)
    assert asked is not None
    assert asked.about["n"] == 2  # used this round


def test_kitchen_knife() -> None:
    assert attacked("kitchen-knife", "frostbite").who("base-maria-lopez").tokens == 0
    assert "base-maria-lopez" in attacked("kitchen-knife", "bitten").state.graveyard


def test_shopping_cart() -> None:
    top = ["base-school-food-1", "base-school-junk", "base-school-food-1"]
    table = arranged("mike-cho:0:school", items={"mike-cho": [item("shopping-cart")]}).place("school", top=top)
    table.player(0, dice=[6]).start().choose(0, "search", die=6)
    table.choose(0, "make-noise").choose(0, "make-noise").choose(0, "keep", card=top[0])
    assert [option["card"] for option in table.options(0, "keep")] == [top[0]]
    table.choose(0, "keep", card=top[0])
    assert table.hand(0) == [top[0], top[0]]


def test_preserving_book() -> None:
    food = "base-starter-food-1"
    for place, gained in (("colony", 3), ("school", 2)):
        table = arranged(f"mike-cho:0:{place}", items={"mike-cho": [item("preserving-book")]}, food=0)
        table.player(0, hand=[food, food]).start().choose(0, "play", card=food).choose(0, "play", card=food)
        assert table.food == gained  # once a round


def test_carpentry_manual() -> None:
    table = turn("mike-cho:0:school", items={"mike-cho": [item("carpentry-manual")]}, dice={0: [1]})
    table.choose(0, "barricade", die=1, entrance=1)
    assert table.place_state("school").barricades == [2]


def test_survival_guide() -> None:
    table = turn("mike-cho:0", items={"mike-cho": [item("survival-guide")]}).script(exposure=["frostbite"])
    table.choose(0, "move", survivor="base-mike-cho", to="school", card=None)
    assert (table.who("base-mike-cho").wounds, table.who("base-mike-cho").frostbite) == (1, 0)


def test_magnifier() -> None:
    table = turn("mike-cho:0:school", items={"mike-cho": [item("magnifier")]}, dice={0: [6]})
    first = table.deck("school")[0]
    table.choose(0, "search", die=6).choose(0, "redraw", card=item("magnifier"))
    assert table.deck("school")[-1] == first


def test_lighter() -> None:
    fuel = item("fuel-or-fire")
    items, places = {"maria-lopez": [item("lighter")]}, {"school": {"zombies": [4]}}
    table = turn("maria-lopez:0:school", items=items, hands={0: [fuel]}, dice={0: [6]}, places=places)
    table.choose(0, "attack", die=6, target=1).choose(0, "attack-with", card=item("lighter"))
    table.choose_if_asked(0, "choose-card", card=fuel)
    assert (zombies_at(table, "school"), table.waste(), table.events("exposure")) == (0, [fuel], [])


@pytest.mark.parametrize(("rolled", "left"), [(4, [3]), (3, [])])
def test_toolbox(rolled: int, left: list[int]) -> None:
    """R-339: the roll is one of a spare die; the spent one comes back as it lay."""
    table = turn("mike-cho:0", items={"mike-cho": [item("toolbox")]}, dice={0: [3]}).script(d6=[rolled])
    table.choose(0, "barricade", die=3, entrance=1)
    assert table.player_state(0).unused == left


# -- with improvements -------------------------------------------------------------------------------------------


def site(people: str = "mike-cho:0", **position: Any) -> Table:
    """A table with improvements, on one of which no work was done yet."""
    table = arranged(people, table={"modules": ["improvements"]}, **position)
    return table.improvements({"ln-imp-toilet": 0})


def work(table: Table) -> list[int]:
    """The work on unfinished improvements."""
    return [one.tokens for one in Improvements.of(table.game).row]


def test_ways_of_improvements() -> None:
    """Two-way cards: both ways are on offer, one is chosen."""
    for name, other, n in (("junk-or-build", "junk", 1), ("duct-tape", "patch", 2)):
        table = site().player(0, hand=[item(name)], dice=[3]).start()
        assert {option["mode"] for option in table.options(0, "play")} == {other, "build"}
        table.choose(0, "play", card=item(name), mode="build")
        assert (work(table), table.waste()) == ([n], [item(name)])
    line = option_line(Words("en", ["longnight"]), table.game, PLAY[item("duct-tape"), "patch"], 0)
    assert line == "Play Duct Tape: Place 2 barricades."


def test_carpentry_manual_each_once() -> None:
    manual = item("carpentry-manual")
    table = site(items={"mike-cho": [manual]}, dice={0: [1, 1, 1]}).start()
    table.choose(0, "use", survivor="base-mike-cho", card=manual, die=1)
    table.refuses(0, "use", card=manual)
    pick(table.choose(0, "barricade", die=1, entrance=1), 2)
    assert (work(table), table.place_state("colony").barricades[:3]) == ([1], [1, 1, 0])


@pytest.mark.parametrize(("rolled", "done"), [(4, 2), (3, 1)])
def test_toolbox_helps_with_work(rolled: int, done: int) -> None:
    table = site(items={"mike-cho": [item("toolbox")]}).player(0, hand=[item("junk-or-build")]).script(d6=[rolled])
    table.start().choose(0, "play", card=item("junk-or-build"), mode="build")
    assert work(table) == [done]


@pytest.mark.parametrize("modules", [[], ["bandits"]])
def test_a_card_of_two_ways_names_the_one_that_is_left(modules: list[str]) -> None:
    """R-014: without bandits, or with none beside anybody, there is nobody to trade with."""
    food = item("food-1-or-trade")
    table = arranged("maria-lopez:0 rod-miller:1 mike-cho:2", table={"modules": modules}, hands={0: [food]})
    table.start(0)
    words = Words("en", ["longnight"])
    (option,) = table.options(0, "play", card=food)
    assert option_line(words, table.game, option, 0).endswith(words.attribute("item-food-1-or-trade", "way-food"))
