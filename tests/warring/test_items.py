"""The random items, each as it is used: those of two colonies in combats, the others at a table of one colony."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.faces.server import ColonyAdapter
from overwinter.colony.invariants import check
from overwinter.colony.kind import ColonyKind
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.state import Setup
from overwinter.kind import Wishes
from overwinter.testing import Table
from tests.cards import pick, zombies_at

from .table import BLUE, DAVID, JENNY, MARIA, PACKS, TALIA, YELLOW, ammunition, setup, slot, two_colonies

SPARKY, RIFLE = "base-sparky", "base-police-station-sniper-rifle"
FOOD, FUEL = "base-starter-food-1", "base-starter-fuel"
WARRING_ONLY = {"box-of-bullets", "scoped-rifle", "flak-vest", "white-flag", "flash-grenade", "bullhorn"}


def card(name: str) -> str:
    """The id of a random item."""
    return f"warring-random-{name}"


def one_colony(**more: Any) -> Table:
    """A table of one colony with random items; Maria and David are of seat 0."""
    return Table(3, packs=PACKS, modules=["random-items"], **more).empty_deck("crossroads")


def played(name: str, table: Table, **parts: Any) -> Table:
    """Seat 0 plays a random item in its turn."""
    table.player(0, hand=[card(name)], dice=parts.pop("dice", ()))
    return table.start().choose(0, "play", card=card(name), **parts)


def carrying(name: str, place: str = "school", **more: Any) -> Table:
    """Maria of seat 0 has a random item."""
    return one_colony().survivor(MARIA, 0, place, items=[card(name)], **more)


# -- the deck ------------------------------------------------------------------------------------------------


def test_43_cards_and_35_without_those_of_two_colonies() -> None:
    """Reference 16.7: five for each of the six places, and for Raxxon."""
    all_cards = [one for one in content_of(setup()).items if one.deck == "random"]
    others = [
        one for one in content_of(Setup(packs=PACKS, modules=["random-items"])).items if one.deck == "random"
    ]
    assert (len(all_cards), len({one.name for one in all_cards}), len(others)) == (43, 32, 35)
    assert {one.name for one in all_cards} - {one.name for one in others} == WARRING_ONLY
    assert Counter(one.name in WARRING_ONLY for one in all_cards)[True] == 8
    assert "random" not in content_of(Setup(packs=PACKS)).decks


@pytest.mark.parametrize(
    "agreed",
    [
        Setup(packs=["base", "warring"], modules=["random-items"]),
        Setup(packs=["longnight", "warring"], modules=["random-items", "laboratory"]),
        setup(),
    ],
    ids=["base", "raxxon", "two colonies"],
)
def test_r338_five_come_into_every_deck(agreed: Setup) -> None:
    """R-338: after the cut; the others stay in the box."""
    game = new_game(agreed, 1)
    check(game)
    random = [
        sum(game.item(number).deck == "random" for number in place.deck)
        for place in game.state.places.values()
        if game.place_card(place.id).has_deck
    ]
    assert set(random) == {5}
    assert all(len(game.place(name).deck) == 25 for name in game.numbered())


@pytest.mark.parametrize("box", ["base", "longnight", "all"])
def test_any_table_may_play_with_odd_finds(box: str) -> None:
    """In a lobby, and in a terminal."""
    adapter = ColonyAdapter()
    agreed = adapter.setup({"box": box, "packs": ["warring"], "modules": ["random-items"]})
    adapter.check(agreed)
    game = adapter.new(agreed, 1)
    assert adapter.setup_of(game)["modules"] == ["random-items"]
    packs = ("base", "longnight") if box == "all" else (box,)
    typed = ColonyKind().setup(Wishes(packs=(*packs, "warring"), modules=("random-items",)))
    assert len([one for one in content_of(typed).items if one.deck == "random"]) == 35


def test_names_are_not_those_of_other_cards() -> None:
    """Two cards of one name that do different things would be told apart by nobody."""
    named = Counter((one.pack, one.name) for one in load_packs(PACKS, ["warring"]).cards.values())
    ours = {name for pack, name in named if pack == "warring"}
    assert not ours & {name for pack, name in named if pack != "warring"}


# -- two colonies --------------------------------------------------------------------------------------------


def at_the_school(**gear: list[str]) -> Table:
    """Maria of blue meets Jenny of yellow, each with some gear."""
    table = two_colonies().survivor(MARIA, 0, "school", items=gear.get("blue", ()))
    return table.survivor(JENNY, 1, "school", items=gear.get("yellow", ())).survivor(DAVID, 0).survivor(TALIA, 1)


def test_box_of_bullets() -> None:
    table = (
        ammunition(at_the_school(), 1, 1).player(0, hand=[card("box-of-bullets")]).start(at="turns").done_moving()
    )
    table.choose(0, "play", card=card("box-of-bullets"))
    assert (slot(table).ammunition, table.removed()) == ([4, 1], [card("box-of-bullets")])


def test_scoped_rifle() -> None:
    """R-323: one survivor, one weapon that counts for two; a second weapon adds nothing."""
    table = at_the_school(blue=[card("scoped-rifle"), "base-police-station-pistol"], yellow=[RIFLE])
    table.script(combat=[1, 1]).start(at="night").tactics("on-guard", "charge")
    counted = table.events("strength")[-1].facts
    assert (counted["blue"], counted["yellow"], counted["weapons"]) == (1 + 1 + 2, 3 + 1 + 1, [2, 1])


def test_flak_vest_spares_the_first_wound_of_a_combat() -> None:
    """Of the die, or of a defeat: three wounds of which two count."""
    table = at_the_school(blue=[card("flak-vest")])
    table.script(combat=[1, 4]).start(at="night").tactics("on-guard", "charge")  # weaker by 3
    assert table.who(MARIA).wounds == 2
    assert [event.facts["card"] for event in table.events("used")] == [card("flak-vest")]


def test_flak_vest_works_in_each_combat() -> None:
    """Whoever retreats home may fight there in the same night."""
    table = two_colonies().colony(0, morale=5).colony(1, morale=3)
    table.survivor(MARIA, 0, YELLOW, entrance=1, items=[card("flak-vest")]).survivor(JENNY, 1)
    table.survivor(TALIA, 3, BLUE, entrance=1).start(at="night")
    table.tactics("retreat", "charge")
    assert (table.who(MARIA).place, table.who(MARIA).wounds) == (BLUE, 1)
    table.script(combat=[1, 7])
    table.tactics("charge", "on-guard").choose(1, "choose-survivor", survivor=MARIA)
    assert (table.who(MARIA).wounds, len(table.events("used"))) == (1, 2)


def test_white_flag() -> None:
    """White Flag (OW-95): nobody fights there tonight; next round they may."""
    table = at_the_school().player(0, hand=[card("white-flag")]).start(at="turns").done_moving()
    table.choose(0, "play", card=card("white-flag"))
    pick(table, "school")
    table.end_turn(0).end_turn(1)
    for seat in (2, 3):
        table.done_moving().end_turn(seat)
    assert not table.events("combat")
    assert not table.state.lasting


def test_blind() -> None:
    """Flash Grenade: the enemies roll no die, and the odds say so."""
    table = at_the_school().player(0, hand=[card("flash-grenade")]).start(at="turns").done_moving()
    table.choose(0, "play", card=card("flash-grenade"))
    pick(table, "school")
    table.end_turn(0).end_turn(1)
    for seat in (2, 3):
        table.done_moving().end_turn(seat)
    table.game.scripted["combat"] = [4]
    table.tactics("charge", "charge")
    for seat in (0, 1):
        table.choose_if_asked(seat, "bid", n=0)
    rolled = table.events("combat-dice")[-1]
    assert (rolled.facts["blue"], rolled.facts["yellow"]) == ("wc-face-5", "wc-face-none")
    assert table.events("combat-total")[-1].facts == {"place": "school", "blue": 7, "yellow": 4}


@pytest.mark.parametrize(("answer", "strength"), [("wc-tac-ambush", 5 + 1), (None, 3 + 1)])
def test_bullhorn_changes_the_tactic(answer: str | None, strength: int) -> None:
    """OW-96: once both are turned up, not to one that offers a truce."""
    table = at_the_school(yellow=[card("bullhorn")])
    table.script(combat=[1, 1]).start(at="night").tactics("charge", "charge")
    assert "wc-tac-on-guard" not in [option.get("card") for option in table.options(1)]
    assert table.asked(0) is None
    table.choose(1, "tactic" if answer else "keep-tactic", **({"card": answer} if answer else {}))
    assert table.events("strength")[-1].facts["yellow"] == strength


# -- any game ------------------------------------------------------------------------------------------------


def test_chainsaw() -> None:
    table = carrying("chainsaw").player(0, dice=[6, 6]).place("school", zombies=[4]).script(exposure=["blank"])
    table.start().choose(0, "attack", die=6, target=1).choose(0, "attack-with", card=card("chainsaw"))
    assert (zombies_at(table, "school"), len(table.events("exposure")), table.place_state("school").noise) == (
        2,
        1,
        1,
    )


def test_chainsaw_is_heard_at_the_colony() -> None:
    table = carrying("chainsaw", "colony").player(0, dice=[6]).place("colony", zombies=[2, 0, 0, 0, 0, 0])
    table.script(exposure=["blank"]).start()
    table.choose(0, "attack", die=6, target=1).choose(0, "attack-with", card=card("chainsaw"))
    assert zombies_at(table, "colony") == 2 + 1 - 2


def test_crossbow() -> None:
    table = carrying("crossbow").place("school", zombies=[2]).script(exposure=["frostbite"]).start()
    table.choose(0, "use", card=card("crossbow"))
    assert (zombies_at(table, "school"), table.who(MARIA).frostbite) == (1, 1)
    table.refuses(0, "use", card=card("crossbow"))


def test_nail_bat() -> None:
    value = load_packs(["base"]).survivors[MARIA].attack
    table = carrying("nail-bat").player(0, dice=[value - 1, value - 2]).place("school", zombies=[2]).start()
    assert {option["die"] for option in table.options(0, "attack")} == {value - 1}


@pytest.mark.parametrize(("rolled", "left"), [(1, []), (2, [card("riot-shield")])])
def test_riot_shield(rolled: int, left: list[str]) -> None:
    """OW-97: a wound after a kill does not count; on a 1 the shield is gone."""
    table = carrying("riot-shield").player(0, dice=[6]).place("school", zombies=[2])
    table.script(exposure=["wound"], d6=[rolled]).start().choose(0, "attack", die=6, target=1)
    assert (table.who(MARIA).wounds, table.equipment(MARIA)) == (0, left)
    assert (card("riot-shield") in table.removed()) == (not left)


def test_flare_gun() -> None:
    table = played("flare-gun", one_colony().survivor(MARIA, 0).place("school", zombies=[4]))
    pick(table, "library")
    for _ in range(3):
        table.choose(0, "lure", place="school", entrance=1)
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (1, 3)


@pytest.mark.parametrize(("face", "tokens"), [("frostbite", 0), ("wound", 1)])
def test_snowshoes(face: str, tokens: int) -> None:
    table = carrying("snowshoes").script(exposure=[face]).start()
    table.choose(0, "move", survivor=MARIA, to="library")
    assert table.who(MARIA).tokens == tokens


def test_rope_ladder() -> None:
    """Only who has it, only where another one of the same player stands."""
    table = one_colony().survivor(MARIA, 0, items=[card("rope-ladder")]).survivor(DAVID, 0)
    table.survivor(JENNY, 0, "gas-station").survivor(TALIA, 1, "gas-station").script(exposure=["blank"]).start()
    assert {option["survivor"] for option in table.options(0, "move", to="gas-station")} == {MARIA}
    table.choose(0, "move", survivor=MARIA, to="gas-station")
    assert (table.who(MARIA).place, table.who(JENNY).place) == ("gas-station", "colony")


def test_rope_ladder_helps_nobody_to_displace_others() -> None:
    table = one_colony().survivor(MARIA, 0, items=[card("rope-ladder")])
    table.survivor(JENNY, 1, "gas-station").survivor(TALIA, 1, "gas-station").start()
    assert not table.options(0, "move", to="gas-station")


def test_lock_picks() -> None:
    table = carrying("lock-picks").player(0, dice=[1, 1, 6]).start()
    table.choose(0, "search", die=1).choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert {option["die"] for option in table.options(0, "search")} == {6}


def test_lock_picks_are_not_used_up_by_a_good_die() -> None:
    table = carrying("lock-picks").player(0, dice=[1, 6]).start()
    table.choose(0, "search", die=6).choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert {option["die"] for option in table.options(0, "search")} == {1}


def test_sandbags() -> None:
    table = played("sandbags", one_colony().survivor(MARIA, 0, "school"))
    assert table.place_state("school").barricades == [2]


def test_portable_stove() -> None:
    """OW-98: the first one of a round alone."""
    table = carrying("portable-stove", "colony").player(0, hand=[FOOD, FOOD, FUEL]).colony(food=0).start()
    table.choose(0, "play", card=FOOD)
    assert table.food == 2
    table.choose(0, "play", card=FOOD)
    assert table.food == 3


def test_portable_stove_is_not_lit_for_a_trade() -> None:
    trade = "longnight-starter-food-1-or-trade"
    table = Table(3, packs=PACKS, modules=["random-items", "bandits"]).empty_deck("crossroads")
    table.survivor(MARIA, 0, "school", items=[card("portable-stove")]).bandits({"school": 1})
    table.player(0, hand=[trade, trade]).colony(food=0).start()
    table.choose(0, "play", card=trade, mode="trade")
    assert table.food == 0
    table.choose(0, "play", card=trade)
    assert table.food == 2


def test_jerrycan() -> None:
    table = one_colony().survivor(MARIA, 0).survivor(DAVID, 0).player(0, hand=[card("jerrycan")]).start()
    table.choose(0, "move", survivor=MARIA, to="school", card=card("jerrycan"))
    pick(table, DAVID)
    assert (table.who(MARIA).place, table.who(DAVID).place) == ("school", "school")
    assert (table.events("exposure"), table.waste()) == ([], [card("jerrycan")])


def test_antifreeze() -> None:
    table = one_colony().survivor(MARIA, 0, "school", frostbite=2).survivor(JENNY, 1, "school", frostbite=1)
    table.survivor(DAVID, 0, "library", frostbite=1)
    table = pick(played("antifreeze", table), "school", MARIA, JENNY)
    assert [table.who(name).frostbite for name in (MARIA, JENNY, DAVID)] == [1, 0, 1]


@pytest.mark.parametrize(
    ("name", "food", "waste"), [("tinned-peaches", 2, 1), ("sack-of-oats", 3, 2), ("chocolate", 1, 1)]
)
def test_food(name: str, food: int, waste: int) -> None:
    table = played(name, one_colony().survivor(MARIA, 0, despair=1).colony(food=0))
    assert (table.food, len(table.waste())) == (food, waste)
    assert table.who(MARIA).despair == (0 if name == "chocolate" else 1)


def test_dog_food() -> None:
    table = one_colony().survivor(SPARKY, 0, wounds=1, frostbite=1, despair=0).colony(food=0)
    fed = played("dog-food", table, mode="feed")
    assert (fed.who(SPARKY).tokens, fed.food) == (0, 0)
    table = played("dog-food", one_colony().survivor(MARIA, 0, wounds=1).colony(food=0))
    assert (table.food, table.who(MARIA).wounds) == (2, 1)


def test_strong_painkillers() -> None:
    """OW-99: one attack in this turn."""
    table = one_colony().survivor(MARIA, 0, "school", wounds=1).place("school", zombies=[3])
    table = played("strong-painkillers", table.script(exposure=["blank"]), dice=[1, 1])
    assert table.who(MARIA).wounds == 0
    table.choose(0, "attack", die=1, target=1)
    assert not table.options(0, "attack")


def test_suture_kit() -> None:
    table = played("suture-kit", one_colony().survivor(MARIA, 0, "school", wounds=2, frostbite=0))
    assert (table.who(MARIA).wounds, table.place_state("school").noise) == (0, 1)
    table = one_colony().survivor(MARIA, 0, "school", frostbite=1).player(0, hand=[card("suture-kit")]).start()
    table.refuses(0, "play", card=card("suture-kit"))


def test_roll_used() -> None:
    """Caffeine Pills: a die that was spent is rolled again."""
    table = one_colony().survivor(MARIA, 0, "school").player(0, hand=[card("caffeine-pills")], dice=[6])
    table.script(d6=[5]).start().refuses(0, "play", card=card("caffeine-pills"))
    table.choose(0, "search", die=6).choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    table.choose(0, "play", card=card("caffeine-pills"))
    assert (table.player_state(0).unused, table.player_state(0).used) == ([5], [])


def test_bird_guide() -> None:
    table = carrying("bird-guide").start().choose(0, "use", card=card("bird-guide"))
    assert table.asked(0).about["cards"] == table.deck("school")[:1]  # type: ignore[union-attr]


def test_town_map() -> None:
    table = played("town-map", one_colony().survivor(MARIA, 0))
    top = table.deck("hospital")[:4]
    pick(table, "hospital").choose(0, "choose-card", card=top[2])
    assert table.hand(0) == [top[2]]


def test_drill_manual() -> None:
    table = one_colony().survivor(MARIA, 0).script(d6=[6, 5])
    table = played("drill-manual", table, dice=[1, 2, 4])
    table.choose(0, "choose-die", die=1).choose(0, "choose-die", die=2).choose(0, "done")
    assert sorted(table.player_state(0).unused) == [4, 5, 6]


def test_picture_book() -> None:
    table = played("picture-book", one_colony().survivor(MARIA, 0).colony(helpless=3, unruly=3))
    assert (table.helpless, table.colony_state().unruly) == (3, 1)
    table = one_colony().survivor(MARIA, 0).survivor(JENNY, 1, "school").survivor(TALIA, 2, "library")
    table = played("picture-book", table.colony(helpless=3, food=9)).end_turns()
    assert table.food == 9 - 1  # two for four people, but one less
    table = one_colony().survivor(MARIA, 0).colony(helpless=2).player(0, hand=[card("picture-book")]).start()
    table.refuses(0, "play", card=card("picture-book"))


def test_runaway() -> None:
    table = played("runaway", one_colony().survivor(MARIA, 0))
    assert (len(table.game.own(0)), table.waste()) == (2, [card("runaway")])


def test_refugee_family() -> None:
    table = played("refugee-family", one_colony().survivor(MARIA, 0).colony(helpless=0))
    table.choose(0, "choose-card", card=table.options(0)[0]["card"])
    assert (len(table.game.own(0)), table.helpless) == (2, 1)


def test_odds_and_ends() -> None:
    table = played("odds-and-ends", one_colony().survivor(MARIA, 0))
    assert len(table.hand(0)) == 1
