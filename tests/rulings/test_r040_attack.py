"""Attack: R-040 to R-055, P-02."""

from __future__ import annotations

import pytest

from overwinter.testing import Table
from tests.rulings.ties import with_influence

MIKE, MARIA, DANIEL = "base-mike-cho", "base-maria-lopez", "base-daniel-smith"
HARMAN, BRIAN, THOMAS = "base-harman-brooks", "base-brian-lee", "base-thomas-heart"
JAMES, EDWARD, BEV = "base-james-meyers", "base-edward-white", "base-bev-russell"
BAT, SHOTGUN = "base-school-baseball-bat", "base-police-station-shotgun"
SAMPLES = "base-main-we-need-more-samples"


def kinds(table: Table) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in table.events()]


def test_r040_attack_value_is_a_minimum() -> None:
    """R-040: a die of the attack value or more will do."""
    table = Table().survivor(MARIA, 0, "school").player(0, dice=[3, 4, 6]).place("school", zombies=[3]).start()
    assert [o["die"] for o in table.options(0, "attack", survivor=MARIA)] == [4, 6]


def test_r040_search_value_is_a_minimum() -> None:
    """R-040: so it is for a search."""
    table = Table().survivor(HARMAN, 0, "school").player(0, dice=[2, 3, 5]).start()
    assert [o["die"] for o in table.options(0, "search", survivor=HARMAN)] == [3, 5]


def test_r040_ability_value_is_a_minimum() -> None:
    """R-040: and for an ability."""
    table = Table().survivor(DANIEL, 0, "school").player(0, dice=[3, 4, 6]).place("school", zombies=[3]).start()
    assert [o["die"] for o in table.options(0, "use", survivor=DANIEL)] == [4, 6]


def test_r041_any_entrance_of_the_colony() -> None:
    """R-041: at the colony every entrance with a zombie can be the target."""
    table = Table().survivor(MIKE, 0).player(0, dice=[6]).place("colony", zombies=[1, 0, 2, 0, 0, 1]).start()
    assert [o["target"] for o in table.options(0, "attack", survivor=MIKE)] == [1, 3, 6]
    table.choose(0, "attack", survivor=MIKE, die=6, target=3)
    assert table.place_state("colony").zombies == [1, 0, 1, 0, 0, 1]


def test_r042_kill_then_watchers_then_exposure() -> None:
    """R-042: the zombie is gone, the sample roll is made, and only then the attacker is exposed."""
    table = Table(objective=SAMPLES).survivor(HARMAN, 0, "school").player(0, dice=[3])
    table.place("school", zombies=[1]).script(exposure=["bitten"], d6=[4]).start()
    table.choose(0, "attack", survivor=HARMAN)
    order = [kind for kind in kinds(table) if kind in ("zombie-killed", "sample-roll", "exposure", "died")]
    assert order == ["zombie-killed", "sample-roll", "exposure", "died"]
    assert table.samples == 1
    assert table.player_state(0).used == [3]


def test_r043_one_roll_for_each_zombie() -> None:
    """R-043: two zombies killed by one attack mean two exposure rolls."""
    table = Table().survivor(HARMAN, 0, "school", items=[BAT]).player(0, dice=[3]).place("school", zombies=[3])
    table.script(exposure=["wound", "blank"]).start()
    table.choose(0, "attack", survivor=HARMAN).choose(0, "attack-with", card=BAT)
    assert table.place_state("school").zombies == [1]
    assert len(table.events("exposure")) == 2
    assert table.who(HARMAN).wounds == 1


def test_r043_one_zombie_one_roll() -> None:
    """R-043: where only one zombie is left to kill there is one roll."""
    table = Table().survivor(HARMAN, 0, "school", items=[BAT]).player(0, dice=[3]).place("school", zombies=[1])
    table.start().choose(0, "attack", survivor=HARMAN).choose(0, "attack-with", card=BAT)
    assert len(table.events("exposure")) == 1


def test_r043_unless_cancelled() -> None:
    """R-043: an effect that cancels the roll cancels all of that attack."""
    table = Table().survivor(HARMAN, 0, "school", items=[SHOTGUN]).player(0, dice=[3])
    table.place("school", zombies=[3]).start()
    table.choose(0, "attack", survivor=HARMAN).choose(0, "attack-with", card=SHOTGUN)
    assert table.place_state("school").zombies == [1]
    assert table.events("exposure") == []
    assert table.place_state("school").noise == 1


def test_r044_no_further_rolls_for_the_dead() -> None:
    """R-044: the rolls come one after the other and stop with the survivor."""
    table = Table().survivor(HARMAN, 0, "school", items=[BAT], wounds=2).player(0, dice=[3])
    table.place("school", zombies=[3]).script(exposure=["wound", "bitten"]).start()
    table.choose(0, "attack", survivor=HARMAN).choose(0, "attack-with", card=BAT)
    assert HARMAN not in table.state.survivors
    assert len(table.events("exposure")) == 1
    assert table.unrolled == 1


def test_r045_removing_is_not_killing() -> None:
    """R-045: a removed zombie gives no sample and no exposure roll."""
    table = Table(objective=SAMPLES).survivor(BEV, 0, "school").place("school", zombies=[3])
    table.crossroads("base-crossroads-bev-russell").start(at="turn-start")
    table.choose(0, "crossroads", choice=2)
    assert table.place_state("school").zombies == [0]
    assert len(table.events("zombie-removed")) == 3
    assert not {"zombie-killed", "sample-roll", "exposure"} & set(kinds(table))


def test_r046_a_kill_without_attack_needs_the_roll() -> None:
    """R-046: whoever kills by an ability is exposed; Daniel's card says: once in all."""
    table = Table(objective=SAMPLES).survivor(DANIEL, 0, "school").player(0, dice=[4])
    table.place("school", zombies=[3]).script(exposure=["frostbite"], d6=[1, 6]).start()
    table.choose(0, "use", survivor=DANIEL, card=DANIEL, die=4)
    assert table.place_state("school").zombies == [1]
    assert table.samples == 1
    assert len(table.events("exposure")) == 1
    assert table.who(DANIEL).frostbite == 1


def test_r046_an_ability_is_no_attack() -> None:
    """R-046: Mike's safe attacks, copied by John Price, do not make Daniel's ability safe."""
    john = "base-john-price"
    table = Table().survivor(john, 0, "school").survivor(MIKE, 0, "school").survivor(DANIEL, 0, "school")
    table.player(0, dice=[4, 6]).place("school", zombies=[4]).script(exposure=["wound"]).start()
    table.choose(0, "use", survivor=john, card=DANIEL, die=4)
    assert table.who(john).wounds == 1
    assert table.events("attack") == []
    table.choose(0, "attack", survivor=john, die=6)
    assert table.who(john).wounds == 1


@pytest.mark.parametrize(
    ("name", "place", "helpless"), [(MARIA, "school", 0), (THOMAS, "colony", 0), (BEV, "colony", 1)]
)
def test_r046_unless_the_card_cancels_it(name: str, place: str, helpless: int) -> None:
    """R-046: cards that say so need no roll."""
    table = (
        Table().survivor(name, 0, place).player(0, dice=[6]).place(place, zombies=[1]).colony(helpless=helpless)
    )
    table.start().choose(0, "use", survivor=name, card=name, die=6)
    assert sum(table.place_state(place).zombies) == 0
    assert table.events("exposure") == []


def test_r047_nobody_is_responsible() -> None:
    """R-047: zombies killed by a crossroads card expose nobody."""
    table = Table(objective=SAMPLES).survivor("base-sparky", 0).place("colony", zombies=[3, 3])
    table.crossroads("base-crossroads-sparky").start(at="turn-start")
    table.choose(0, "crossroads", choice=1)
    while (asked := table.asked(0)) and asked.kind == "choose-entrance":
        table.choose(0, "choose-entrance", entrance=table.options(0)[0]["entrance"])
    assert sum(table.place_state("colony").zombies) == 0
    assert len(table.events("sample-roll")) == 6
    assert table.events("exposure") == []


def test_r048_one_replacement_for_one_attack() -> None:
    """R-048: with a bat and a shotgun one of them is used on an attack; the other waits for the next."""
    table = Table().survivor(HARMAN, 0, "school", items=[BAT, SHOTGUN]).player(0, dice=[3, 3])
    table.place("school", zombies=[4]).start()
    table.choose(0, "attack", survivor=HARMAN)
    assert [o.get("card") for o in table.options(0)] == [None, BAT, SHOTGUN]
    table.choose(0, "attack-with", card=SHOTGUN)
    assert table.place_state("school").zombies == [2]
    table.choose(0, "attack", survivor=HARMAN)
    assert [o.get("card") for o in table.options(0)] == [None, BAT]


def test_r048_edward_pays_twice() -> None:
    """R-048: Edward's replacement costs a second die and a medicine card on top of the attack's die."""
    table = Table().survivor(EDWARD, 0).player(0, dice=[1, 4], hand=["base-starter-medicine"])
    table.place("colony", zombies=[2, 2]).start()
    table.choose(0, "attack", survivor=EDWARD, die=4, target=1).choose(0, "attack-with", card=EDWARD)
    table.choose(0, "choose-card", card="base-starter-medicine")
    table.choose(0, "choose-entrance", entrance=2).choose(0, "choose-entrance", entrance=2)
    assert table.place_state("colony").zombies == [1, 0, 0, 0, 0, 0]
    assert table.player_state(0).unused == []
    assert table.waste() == ["base-starter-medicine"]
    assert table.events("exposure") == []


def test_r049_targets_of_an_attack() -> None:
    """R-049: other players' survivors at the same place; not one's own, not those elsewhere, no helpless."""
    table = Table().survivor(HARMAN, 0).survivor(MIKE, 0).survivor(BRIAN, 1).survivor(MARIA, 2, "school")
    table.colony(helpless=3).player(0, dice=[6]).start()
    assert {o["target"] for o in table.options(0, "attack-survivor", survivor=HARMAN)} == {BRIAN}
    table.refuses(0, "attack")


def test_r049_exiled_attack_and_are_attacked() -> None:
    """R-049: exile protects nobody, and forbids nobody."""
    table = Table().survivor(HARMAN, 0, "school").survivor(BRIAN, 1, "school").player(0, exiled=True)
    table.player(0, dice=[6]).player(1, dice=[6]).script(d6=[1]).start()
    table.choose(0, "attack-survivor", survivor=HARMAN, target=BRIAN)
    assert table.who(BRIAN).wounds == 1
    table.end_turn(0)
    assert table.offers(1, "attack-survivor", survivor=BRIAN, target=HARMAN)


def test_r049_needs_a_qualifying_die() -> None:
    """R-049 with R-040: the attacker's own value decides which die it takes."""
    table = Table().survivor(JAMES, 0).survivor(BRIAN, 1).player(0, dice=[5]).start()
    table.refuses(0, "attack-survivor")


@pytest.mark.parametrize(("rolled", "hit"), [(1, True), (2, False), (6, False)])
def test_r050_target_value_decides(rolled: int, hit: bool) -> None:
    """R-050: the spent die is rolled again; up to the target's attack value hits (Thomas: 1 only)."""
    table = Table().survivor(JAMES, 0).survivor(THOMAS, 1).player(0, dice=[6]).script(d6=[rolled]).start()
    table.choose(0, "attack-survivor", survivor=JAMES, die=6, target=THOMAS)
    assert table.who(THOMAS).wounds == hit
    assert table.player_state(0).unused == []
    assert len(table.player_state(0).used) == 1


def test_r050_a_high_value_is_an_easy_target() -> None:
    """R-050: James (attack 6) is always hit."""
    table = Table().survivor(THOMAS, 0).survivor(JAMES, 1).player(0, dice=[1]).script(d6=[6]).start()
    table.choose(0, "attack-survivor", survivor=THOMAS, die=1, target=JAMES)
    assert table.who(JAMES).wounds == 1


HAND = ["base-starter-fuel", "base-starter-junk", "base-starter-medicine"]


def attack_brian(rolled: int, hand: list[str], **brian: int) -> Table:
    """Harman attacks Brian (attack 3), whose player holds these cards; the second card is drawn."""
    table = Table().survivor(HARMAN, 0).survivor(BRIAN, 1, **brian).player(0, dice=[3])  # type: ignore[arg-type]
    table.player(1, hand=hand).script(d6=[rolled], picks=[1] if hand else []).start()
    return table.choose(0, "attack-survivor", survivor=HARMAN, target=BRIAN)


def test_r051_a_hit_wounds_and_robs() -> None:
    """R-051: one wound, and a random card out of the hand."""
    table = attack_brian(3, HAND)
    assert table.who(BRIAN).wounds == 1
    assert table.hand(0) == ["base-starter-junk"]
    assert table.hand(1) == ["base-starter-fuel", "base-starter-medicine"]


def test_r051_a_miss_does_neither() -> None:
    """R-051: a miss has no effect."""
    table = attack_brian(4, HAND)
    assert table.who(BRIAN).wounds == 0
    assert table.hand(0) == []


def test_r051_an_empty_hand_gives_nothing() -> None:
    """R-051: with an empty hand there is only the wound."""
    table = attack_brian(3, [])
    assert table.who(BRIAN).wounds == 1
    assert table.hand(0) == []


def test_r052_the_card_is_taken_from_the_hand_that_was_hit() -> None:
    """R-052, OW-06: Brian dies and his player loses the hand, but one of its cards was taken before that."""
    table = attack_brian(3, HAND, wounds=2)
    assert BRIAN not in table.state.survivors
    assert table.hand(0) == ["base-starter-junk"]
    assert table.hand(1) == []
    assert sorted(table.unseen()) == ["base-starter-fuel", "base-starter-medicine"]


def test_r052_equipment_is_not_among_the_cards() -> None:
    """R-052, OW-06: what the dead one carried comes to the hand too late to be taken."""
    table = Table().survivor(HARMAN, 0).survivor(BRIAN, 1, wounds=2, items=[BAT]).survivor(MIKE, 1)
    table.player(0, dice=[3]).script(d6=[1]).start()
    table.choose(0, "attack-survivor", survivor=HARMAN, target=BRIAN)
    assert table.hand(0) == []
    assert table.hand(1) == [BAT]


def test_r053_only_the_two_learn_the_card() -> None:
    """R-053: all see that a card was taken, only the two players concerned see which."""
    table = attack_brian(1, HAND)
    assert all(table.seen(seat, "cards-moved")[0]["n"] == 1 for seat in range(3))
    assert [table.seen(seat, "cards-moved")[0].get("cards") for seat in range(3)] == [
        ["base-starter-junk"],
        ["base-starter-junk"],
        None,
    ]


@pytest.mark.parametrize("rolled", [1, 6])
def test_r054_no_exposure_against_survivors(rolled: int) -> None:
    """R-054: an attack on a survivor needs no exposure roll."""
    assert attack_brian(rolled, HAND).events("exposure") == []


def test_r055_one_survivor_may_attack_again_and_again() -> None:
    """R-055: as long as there are dice."""
    table = Table().survivor(HARMAN, 0, "school").survivor(BRIAN, 1, "school").player(0, dice=[3, 4, 5])
    table.place("school", zombies=[2]).script(exposure=["blank", "blank"], d6=[6]).start()
    table.choose(0, "attack", survivor=HARMAN, die=3).choose(0, "attack", survivor=HARMAN, die=4)
    table.choose(0, "attack-survivor", survivor=HARMAN, die=5)
    assert table.place_state("school").zombies == [0]
    assert table.player_state(0).unused == []


def tied_overrun(lowest_tie: str) -> Table:
    """The hospital is overrun where Mike and Brian have the same, lowest influence."""
    table = Table(policies={"lowest_tie": lowest_tie}).survivor(MIKE, 0, "hospital").survivor(BRIAN, 1, "hospital")
    table.survivor(HARMAN, 2, "hospital").place("hospital", zombies=[4])
    table.game.content = with_influence(table.game.content, mike_cho=20, brian_lee=20)
    return table.colony(food=9).first(2)


def test_p02_first_player_settles_a_tie_of_lowest_influence() -> None:
    """P-02: by default the first player says who of those with the lowest influence it is."""
    table = tied_overrun("first-player").start(at="night")
    assert {o["survivor"] for o in table.options(2, "choose-survivor")} == {MIKE, BRIAN}
    table.choose(2, "choose-survivor", survivor=BRIAN)
    assert BRIAN not in table.state.survivors


def test_p02_or_chance_does() -> None:
    """P-02: or it is left to chance."""
    table = tied_overrun("random").script(picks=[0]).start(at="night")
    assert table.unrolled == 0
    assert len(table.events("died")) >= 1
    assert table.events("died")[0].facts["survivor"] in (MIKE, BRIAN)


def test_r095_the_player_says_which_tool_allows_a_low_die() -> None:
    """With a wrench and a switchblade the player says which is used up."""
    items = ["base-grocery-store-wrench", "base-gas-station-switchblade"]
    table = (
        Table(players=3)
        .survivor("base-alexis-grey", owner=0, place="school", items=items)
        .place("school", zombies=[1])
        .player(0, dice=[1])
        .script(exposure=["blank"])
        .start(seat=0)
        .choose(0, "attack", survivor="base-alexis-grey", die=1, target=1)
        .choose(0, "choose-card", card="base-grocery-store-wrench")
    )
    assert table.place_state("school").zombies == [0]
    assert table.game.card_ids(table.state.used_items) == ["base-grocery-store-wrench"]
