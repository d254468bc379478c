"""The survivors of The Long Night, and the two that come with the promos of any set."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import read_packs
from overwinter.colony.modules.improvements import Improvements
from overwinter.colony.rules.setting_up import content_of
from overwinter.colony.state import Setup
from overwinter.testing import Table
from tests.cards import pick, zombies_at
from tests.longnight import arranged, turn

KD, MERYL = "ln-promo-kd-james", "ln-promo-meryl-wolfe"
FUEL, JUNK, MEDICINE = "base-starter-fuel", "base-starter-junk", "base-starter-medicine"


def test_numbers() -> None:
    """Influence is never shared, over both sets (R-127 would have to settle it otherwise)."""
    cards = read_packs(["base", "longnight", "promos"])[0].survivors.values()
    assert len({card.influence for card in cards}) == len(cards)
    assert all(card.influence % 2 for card in cards if card.id.startswith("ln-") and not card.promo)


def test_rocco_bellini_keeps_zombies_away() -> None:
    def night(**colony: Any) -> int:
        table = turn("ln-rocco-bellini:0 maria-lopez:0 rod-miller:1 mike-cho:2", food=20, **colony)
        return zombies_at(table.end_turns(), "colony")

    assert (night(helpless=0), night(helpless=2)) == (2, 1)
    table = turn("ln-rocco-bellini:0:school mike-cho:1 rod-miller:2", helpless=2, food=20)
    assert zombies_at(table.end_turns(), "colony") == 2  # he has to be there


def test_anita_wallace() -> None:
    def asked() -> Table:
        table = turn("ln-anita-wallace:0:school mike-cho:1:school", places={"school": {"zombies": [1]}})
        return table.choose(0, "use", survivor="ln-anita-wallace")

    table = pick(asked(), "second")
    assert (zombies_at(table, "school"), table.events("exposure"), table.hand(1)) == (0, [], [])
    table = pick(asked(), "first", "base-mike-cho")
    assert table.who("base-mike-cho").wounds == 1
    table.refuses(0, "use", survivor="ln-anita-wallace")


def test_emma_han_finds_books() -> None:
    fuel, book = "base-library-fuel", "base-library-jazzercise"
    table = arranged("ln-emma-han:0:library").place("library", top=[fuel, book, fuel])
    table.start().choose(0, "use", survivor="ln-emma-han").choose(0, "choose-card", card=book)
    assert (table.hand(0), table.place_state("library").noise) == ([book], 0)
    turn("ln-emma-han:0").refuses(0, "use", survivor="ln-emma-han")


def test_elijah_jordan_moves_all_noise() -> None:
    def searched() -> Table:
        places = {"school": {"noise": 2}, "library": {"noise": 3}}
        table = turn("ln-elijah-jordan:0:school", dice={0: [6, 6]}, places=places)
        table.choose(0, "search", survivor="ln-elijah-jordan", die=6)
        return table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])

    table = searched().choose(0, "yes")
    assert "library" not in [option["place"] for option in table.options(0)]  # only 1 space is free there
    pick(table, "hospital")
    assert [table.place_state(p).noise for p in ("school", "library", "hospital")] == [0, 3, 2]
    table = searched().choose(0, "no")  # it is not used up then
    table.choose(0, "search", die=6).choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert table.offers(0, "yes")


def test_kevin_jackson_shoots_anywhere() -> None:
    table = turn("ln-kevin-jackson:0", places={"school": {"zombies": [2]}, "library": {"zombies": [1]}})
    pick(table.choose(0, "use", survivor="ln-kevin-jackson"), "school")
    assert (zombies_at(table, "school"), table.events("exposure")) == (1, [])


def test_gia_najjar_heals_at_the_end_of_the_turn() -> None:
    hurt = {"mike-cho": {"wounds": 1, "despair": 1}, "rod-miller": {"despair": 2}}
    table = turn("ln-gia-najjar:0:school mike-cho:1 rod-miller:1", hurt=hurt)
    table.end_turn(0).choose(0, "yes")
    assert (table.who("base-mike-cho").tokens, table.who("base-mike-cho").despair) == (1, 1)
    table = turn("ln-gia-najjar:0 rod-miller:1", hurt=hurt)
    assert table.end_turn(0).active == 1  # despair is no wound


def test_alfonso_ortega_arms_somebody() -> None:
    gun = "base-police-station-pistol"
    table = turn("ln-alfonso-ortega:0 mike-cho:1", food=3).choose(0, "use", survivor="ln-alfonso-ortega")
    pick(table, "police-station", gun, "base-mike-cho")
    assert (table.food, table.equipment("base-mike-cho")) == (1, [gun])
    table = turn("ln-alfonso-ortega:0", food=3).choose(0, "use", survivor="ln-alfonso-ortega")
    pick(table, "grocery-store").choose(0, "done")
    assert table.food == 1  # spent in any case
    turn("ln-alfonso-ortega:0", food=1).refuses(0, "use", survivor="ln-alfonso-ortega")


def test_melissa_gupta_sees_the_next_crisis() -> None:
    for verb, where in (("leave-on-top", 0), ("put-under", -1)):
        table = arranged("ln-melissa-gupta:0").deck_top("crisis", "base-crisis-despair").start()
        table.choose(0, "use", survivor="ln-melissa-gupta")
        asked = table.asked(0)
        assert asked is not None
        assert asked.about["cards"] == ["base-crisis-despair"]
        assert table.seen(1, "looked-at-cards") == [{"seat": 0, "place": "", "n": 1}]
        table.choose(0, verb)
        assert table.state.crisis_deck[where] == "base-crisis-despair"


def test_jamie_gilmour_reads_a_hand() -> None:
    people = "ln-jamie-gilmour:0:school mike-cho:1:school rod-miller:2"
    table = turn(people, hands={1: [FUEL], 2: [JUNK]}).choose(0, "use", survivor="ln-jamie-gilmour")
    assert table.seen(0, "looked-at-hand")[0]["cards"] == [FUEL]
    assert "cards" not in table.seen(2, "looked-at-hand")[0]
    assert "ln-jamie-gilmour" not in Table(packs=["longnight", "base"], mode="cooperative").state.survivor_deck


def test_cole_winters_gives_heart() -> None:
    hurt = {"mike-cho": {"despair": 1}, "ln-cole-winters": {"wounds": 1}}
    table = turn("ln-cole-winters:0 mike-cho:1", hurt=hurt).choose(0, "use", survivor="ln-cole-winters")
    assert (table.who("base-mike-cho").despair, table.who("ln-cole-winters").wounds) == (0, 1)
    turn("ln-cole-winters:0", hurt={"ln-cole-winters": {"wounds": 1}}).refuses(
        0, "use", survivor="ln-cole-winters"
    )


def test_derek_yoshida_swaps_cards_with_whoever_agrees() -> None:
    people = "ln-derek-yoshida:0 mike-cho:1 rod-miller:2"
    table = turn(people, hands={0: [FUEL], 1: [JUNK], 2: [MEDICINE]}).choose(0, "use", survivor="ln-derek-yoshida")
    pick(table, 1).choose(1, "no")
    pick(table, 2).choose(2, "yes")
    table.choose(0, "choose-card", card=FUEL).choose(2, "choose-card", card=MEDICINE)
    assert [table.hand(seat) for seat in range(3)] == [[MEDICINE], [JUNK], [FUEL]]
    assert all("cards" not in facts for facts in table.seen(1, "cards-moved"))


def test_eric_parker_takes_a_wound_for_another() -> None:
    def moved(face: str) -> Table:
        table = turn("ln-eric-parker:1:school mike-cho:0").script(exposure=[face])
        return table.choose(0, "move", survivor="base-mike-cho", to="school", card=None)

    table = moved("frostbite").choose(1, "yes")
    assert (table.who("ln-eric-parker").frostbite, table.who("base-mike-cho").tokens) == (1, 0)
    table = moved("wound").choose(1, "no")
    assert (table.who("ln-eric-parker").tokens, table.who("base-mike-cho").wounds) == (0, 1)
    assert "base-mike-cho" in moved("bitten").state.graveyard


def test_fatima_maktabi_builds() -> None:
    table = arranged("ln-fatima-maktabi:0", table={"modules": ["improvements"]}, dice={0: [3, 4]})
    table.improvements({"ln-imp-toilet": 0}).start().refuses(0, "use", survivor="ln-fatima-maktabi", die=3)
    table.choose(0, "use", survivor="ln-fatima-maktabi", die=4)
    assert [one.tokens for one in Improvements.of(table.game).row] == [1]
    assert "ln-fatima-maktabi" not in Table(packs=["base", "longnight"]).state.survivor_deck


def test_fatima_rhodes_calms() -> None:
    table = turn("ln-fatima-rhodes:0", helpless=2, unruly=1).choose(0, "use", survivor="ln-fatima-rhodes")
    assert (table.helpless, table.colony_state().unruly) == (2, 0)
    turn("ln-fatima-rhodes:0", helpless=2).refuses(0, "use", survivor="ln-fatima-rhodes")


def test_nadia_rivers_swaps_dice() -> None:
    def offered() -> Table:
        table = turn("ln-nadia-rivers:0 mike-cho:1", dice={0: [1, 2], 1: [6, 5]})
        return pick(table.choose(0, "use", survivor="ln-nadia-rivers"), 1, 6)

    table = offered().choose(1, "yes")
    assert (table.player_state(0).unused, table.player_state(1).unused) == ([6, 2], [1, 5])
    assert offered().choose(1, "no").player_state(0).unused == [1, 2]


def test_lily_mae_lays_traps() -> None:
    table = turn("ln-lily-mae:0:school", dice={0: [5, 6]})
    table.refuses(0, "use", survivor="ln-lily-mae", die=5)
    table.choose(0, "use", survivor="ln-lily-mae", die=6)
    assert (table.place_state("school").traps, table.player_state(0).unused) == ([1], [5])


def test_tomasz_krol_builds_two() -> None:
    table = turn("ln-tomasz-krol:0", dice={0: [1, 1]}).choose(0, "barricade", die=1, entrance=1)
    pick(table, 2)
    assert table.place_state("colony").barricades[:3] == [1, 1, 0]
    table = turn("ln-tomasz-krol:0:school", dice={0: [1]}).choose(0, "barricade", die=1, entrance=1)
    assert table.place_state("school").barricades == [1]


def test_chloe_larousse_draws_again() -> None:
    top = ["base-school-medicine", "base-school-food-1"]
    table = arranged("ln-chloe-larousse:0:school").player(0, dice=[6]).place("school", top=top)
    table.start().choose(0, "search", die=6).choose(0, "redraw", card="ln-chloe-larousse")
    assert [option["card"] for option in table.options(0, "keep")] == top[1:]
    table.refuses(0, "redraw")
    table.choose(0, "keep", card=top[1])
    assert (table.deck("school")[-1], table.place_state("school").noise) == (top[0], 0)


def test_chloe_larousse_rolls_again_at_the_hideout() -> None:
    """A 1 wounds, a 6 finds a card (R-282)."""

    def raided() -> Table:
        table = arranged("ln-chloe-larousse:0:bandit-hideout mike-cho:0", table={"modules": ["bandits"]})
        table.player(0, dice=[6]).script(d6=[1, 6]).start()
        return table.choose(0, "raid", survivor="ln-chloe-larousse", die=6, way="search")

    assert raided().choose(0, "yes").who("ln-chloe-larousse").wounds == 0
    assert raided().choose(0, "no").who("ln-chloe-larousse").wounds == 1


# -- the promos --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [None, ["longnight", "base"], ["base", "longnight"]])
def test_r359_promos_come_with_any_set(sets: list[str] | None) -> None:
    """R-342, R-359: each brings a survivor and a crossroads card."""
    for promo in (False, True):
        content = content_of(Setup(promo=promo, packs=sets))
        assert all((name in content.survivors) == promo for name in (KD, MERYL))
        assert ("promo-xr-kd-james" in content.crossroads) == promo
    old = Setup(promo=True, packs=sets, version=1)
    assert KD not in content_of(old).survivors, "a game that began without them goes on without them"


def test_r342_promos_are_dealt() -> None:
    assert {KD, MERYL} <= {*Table(promo=True).state.survivor_deck}
    assert not {KD, MERYL} & {*Table(packs=["base", "promos"]).state.survivor_deck}, "promos are chosen"
    assert not read_packs(["longnight", "promos"])[1]


def test_kd_james_has_a_bite_rolled_again() -> None:
    def bitten(*faces: str, cards: tuple[str, ...] = (MEDICINE,)) -> Table:
        table = arranged("ln-promo-kd-james:1:school mike-cho:0", table={"promo": True}, hands={1: cards})
        table.script(exposure=faces).start()
        return table.choose(0, "move", survivor="base-mike-cho", to="school", card=None)

    table = bitten("bitten", "wound").choose(1, "yes").choose(1, "choose-card", card=MEDICINE)
    assert (table.who("base-mike-cho").wounds, table.waste()) == (1, [MEDICINE])
    bad = bitten("bitten", "bitten").choose(1, "yes").choose(1, "choose-card", card=MEDICINE)
    assert "base-mike-cho" in bad.state.graveyard
    # Without medicine she is asked all the same: being asked does not tell (OW-09).
    assert not bitten("bitten", cards=(FUEL,)).offers(1, "yes")
    assert "base-mike-cho" in bitten("bitten", cards=(FUEL,)).choose(1, "no").state.graveyard


def test_meryl_wolfe_reads_what_was_given() -> None:
    table = arranged("ln-promo-meryl-wolfe:0 mike-cho:1", table={"promo": True})
    table.crisis("base-crisis-despair", {1: [FUEL], 2: [MEDICINE]}).start()
    table.choose(0, "use", survivor=MERYL)
    asked = table.asked(0)
    assert asked is not None
    assert sorted(asked.about["cards"]) == [FUEL, MEDICINE]
    table.choose(0, "choose-card", card=FUEL)
    assert (table.hand(0), len(table.state.contributions)) == ([FUEL], 1)
    assert "card" not in table.seen(1, "took-contribution")[0]
    crisis = table.view(1).crisis
    assert crisis is not None
    assert crisis.contributions == 1


def test_meryl_wolfe_needs_contributions() -> None:
    arranged("ln-promo-meryl-wolfe:0", table={"promo": True}).start().refuses(0, "use", survivor=MERYL)


def test_protocol() -> None:
    def hit() -> Table:
        table = arranged("ln-promo-kd-james:1 mike-cho:0", table={"promo": True}, hands={0: [FUEL]}, dice={0: [3]})
        table.crossroads("promo-xr-kd-james").script(exposure=["wound"]).start()
        return table.choose(0, "move", survivor="base-mike-cho", to="school", card=None)

    table = hit().choose(0, choice=1)
    assert (table.who("base-mike-cho").wounds, table.hand(0), table.waste()) == (0, [], [FUEL])
    table = hit().choose(0, choice=2)
    assert (table.who("base-mike-cho").wounds, table.player_state(0).unused) == (1, [4])


def test_evening_edition() -> None:
    def read() -> Table:
        hurt = {"mike-cho": {"frostbite": 1}}
        table = arranged("ln-promo-meryl-wolfe:0 mike-cho:1", table={"promo": True}, hands={1: [FUEL]}, hurt=hurt)
        table.player(0, dice=[3]).colony(morale=5).crossroads("promo-xr-meryl-wolfe")
        return table.start(at="turn-start")

    table = read().choose(0, choice=1)
    assert (table.morale, table.player_state(0).unused) == (6, [])
    assert table.seen(2, "hand-shown")[1]["cards"] == [FUEL]
    table = read().choose(0, choice=2)
    assert (table.morale, table.who("base-mike-cho").tokens) == (4, 0)
