"""Crossroads cards of The Long Night's core: when they come up, and what each option does."""

from __future__ import annotations

from typing import Any

from overwinter.colony.cards.loader import load_packs
from overwinter.testing import Table
from tests.cards import barricades_at, came_up, decide, on_offer, pick, rolls, zombies_at
from tests.longnight import SETS, arranged

FUEL, MEDICINE, JUNK = "base-starter-fuel", "base-starter-medicine", "base-starter-junk"
MARIA, ROD, MIKE = "base-maria-lopez", "base-rod-miller", "base-mike-cho"
AWAY = "mike-cho:1:library rod-miller:2:library"
"""Nobody of the others is at the colony, the school or the hospital."""


def scene(card: str, people: str = "", *, at: str = "", **position: Any) -> Table:
    """A turn of seat 0 with a card in force: at its start for cards that wait for a state of things.

    The first player changes without a vote.
    """
    name = f"ln-xr-{card}"
    waits = load_packs(SETS).crossroads[name].event in ("state", "turn-start")
    position["table"] = {"policies": {"first_player_vote": False}, **position.get("table", {})}
    return arranged(people, **position).crossroads(name).start(0, at or ("turn-start" if waits else "turn"))


def moved(table: Table, to: str, survivor: str = MARIA, fuel: str | None = None) -> Table:
    """A move of seat 0 that rolls blank if nothing else is scripted."""
    if not table.unrolled and fuel is None:
        table.script(exposure=["blank"])
    return table.choose(0, "move", survivor=survivor, to=to, card=fuel)


def searched(table: Table, survivor: str = MARIA) -> Table:
    """A search of seat 0 that keeps the first card."""
    table.choose(0, "search", survivor=survivor, die=6)
    return table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])


def until_asked(table: Table) -> Table:
    """The night and the turns of others pass, until seat 0 is asked at the start of its turn."""
    table.quiet().end_turns()
    while (decision := table.asked()) and decision.kind != "may":
        table.end_turn(decision.seat)
    return table


def verbs(table: Table, survivor: str) -> set[str]:
    """What a survivor of seat 0 can do."""
    return {option.verb for option in table.options(0) if option.get("survivor") == survivor}


def tokens(table: Table, survivor: str) -> tuple[int, int, int]:
    """Wounds, frostbite and despair of a survivor."""
    who = table.who(survivor)
    return who.wounds, who.frostbite, who.despair


def test_which_are_left_out() -> None:
    cards = [card for card in load_packs(SETS).crossroads.values() if card.pack == "longnight"]
    mature = "oh-what-a-feeling ill-show-them strange-meat long-goodbye the-still rope small-footprints"
    assert {card.id for card in cards if card.mature} == {f"ln-xr-{name}" for name in mature.split()}
    alone = "you-selfish-jerk anitas-list the-vote-counter ill-show-them"
    assert {card.id for card in cards if card.non_cooperative} == {f"ln-xr-{name}" for name in alone.split()}
    assert sum(card.warring for card in cards) == 17


# -- survivors of this set -----------------------------------------------------------------------------------


def test_fatima_rhodes() -> None:
    def asked(**position: Any) -> Table:
        return scene("fatima-rhodes", f"ln-fatima-rhodes:0 {AWAY}", dice={0: [6, 6]}, food=20, **position)

    table = decide(asked(), 1)
    assert not verbs(table, "ln-fatima-rhodes") & {"attack", "barricade", "clean", "attract"}
    table.end_turn(0)
    assert table.who("ln-fatima-rhodes").despair == 1  # she was not moved
    table = decide(asked(), 1).script(exposure=["blank"])
    table.choose(0, "move", survivor="ln-fatima-rhodes", to="school", card=None)
    assert "search" in verbs(table, "ln-fatima-rhodes")
    table.end_turn(0)
    assert table.who("ln-fatima-rhodes").despair == 0
    table = decide(asked(waste_size=3), 2)
    assert (len(table.waste()), table.who("ln-fatima-rhodes").despair) == (2, 1)
    table = decide(asked(), 2)  # nothing to throw away: the despair comes all the same
    assert table.who("ln-fatima-rhodes").despair == 1


def test_lily_mae_rigs_the_barricades() -> None:
    places = {"colony": {"barricades": [2, 1]}, "school": {"barricades": [1], "zombies": [3]}}
    table = decide(scene("lily-mae", "ln-lily-mae:0 maria-lopez:0:school mike-cho:1:library", places=places), 1)
    assert (barricades_at(table, "colony"), barricades_at(table, "school")) == (0, 0)
    assert table.place_state("colony").traps[:2] == [2, 1]
    assert table.place_state("school").traps == [1]
    table.script(d6=[1]).quiet().end_turns()
    assert table.place_state("school").traps == [0]  # one zombie came for Maria: the trap went off
    assert table.who(MARIA).wounds == 1


def test_lily_mae_builds_a_bomb() -> None:
    def armed() -> Table:
        table = scene("lily-mae", f"ln-lily-mae:0 maria-lopez:0 {AWAY}", places={"colony": {"zombies": [2, 2]}})
        return decide(table, 2).quiet().end_turns()

    table = armed().script(d6=[5]).choose(0, "yes")
    assert "ln-lily-mae" in table.state.survivors
    assert not table.state.lasting
    table = armed().choose(0, "no").script(d6=[4]).choose(0, "yes")  # asked again after the zombies have come
    assert table.state.graveyard == ["ln-lily-mae"]
    assert zombies_at(table, "colony") == 0


def test_melissa_gupta() -> None:
    table = decide(scene("melissa-gupta", "ln-melissa-gupta:1", morale=5), 1)
    assert (table.colony_state().starvation, table.morale) == (1, 5)
    table = scene("melissa-gupta", "ln-melissa-gupta:1")
    assert table.asked(1) is not None  # her player chooses
    decide(table, 2)
    assert tokens(table, "ln-melissa-gupta") == (0, 0, 1)


def test_cole_winters() -> None:
    table = decide(moved(scene("cole-winters", "maria-lopez:0 rod-miller:1"), "school"), 1)
    cole = table.who("ln-cole-winters")
    assert (cole.owner, cole.place, cole.frostbite) == (0, "school", 1)
    table = decide(moved(scene("cole-winters", "maria-lopez:0 rod-miller:1"), "school"), 2)
    assert "ln-cole-winters" in table.state.gone
    under = table.deck("school")[1:3]
    pick(table, table.options(0, "choose-card")[0]["card"])
    assert len(table.hand(0)) == 1
    assert table.deck("school")[-2:] == under
    assert not came_up(moved(scene("cole-winters", "maria-lopez:0:school"), "colony"))


def test_derek_yoshida() -> None:
    hands = {0: [JUNK], 1: [JUNK], 2: [JUNK]}
    table = decide(scene("derek-yoshida", "ln-derek-yoshida:0 mike-cho:1", hands=hands, morale=5), 1)
    table.choose(0, "yes")
    pick(table, JUNK)
    table.choose(1, "yes")
    pick(table, JUNK, seat=1)
    table.choose(2, "no")
    assert (table.morale, len(table.waste())) == (6, 2)
    position: dict[str, Any] = {"dice": {1: [5, 2], 2: [3]}, "hurt": {"mike-cho": {"wounds": 2}}}
    table = decide(scene("derek-yoshida", "ln-derek-yoshida:0 mike-cho:1", **position), 2)
    table.choose(1, "yes")
    pick(table, 5, seat=1)
    table.choose(2, "no")
    assert 5 in table.player_state(0).unused
    assert (table.player_state(1).unused, table.who(MIKE).wounds) == ([2], 1)


def test_eric_parker() -> None:
    people = "ln-eric-parker:0:school mike-cho:1:school rod-miller:2:library"
    hurt = {"ln-eric-parker": {"despair": 1}, "mike-cho": {"wounds": 1}}
    hands = {0: [FUEL], 1: [JUNK]}
    table = decide(scene("eric-parker", people, hands=hands, hurt=hurt), 1)
    pick(table, FUEL)
    pick(table, JUNK, seat=1)
    assert (table.hand(0), table.hand(1)) == ([JUNK], [FUEL])
    assert (tokens(table, "ln-eric-parker"), tokens(table, MIKE)) == ((0, 0, 0), (0, 0, 0))
    table = scene("eric-parker", people, hands={0: [FUEL]})
    assert on_offer(table) == [2]  # nobody there has a card to give
    decide(table, 2)
    assert (len(table.hand(0)), len(table.deck("school"))) == (2, len(table.deck("library")) - 1)
    assert table.who("ln-eric-parker").despair == 1
    assert not came_up(scene("eric-parker", "ln-eric-parker:0:school maria-lopez:0:school"))


def test_ow70_rocco_bellini() -> None:
    hurt = {"ln-rocco-bellini": {"wounds": 1, "despair": 1}}
    table = scene("rocco-bellini", f"ln-rocco-bellini:0 {AWAY}", helpless=1, hurt=hurt)
    table.script(picks=[2], exposure=["blank"])
    decide(table, 1)
    assert table.who("ln-rocco-bellini").place == "school"
    assert (table.helpless, tokens(table, "ln-rocco-bellini")) == (2, (0, 0, 0))
    table = decide(scene("rocco-bellini", f"ln-rocco-bellini:0 {AWAY}", helpless=1), 2)
    pick(table, 1, 2)
    assert (barricades_at(table, "colony"), table.who("ln-rocco-bellini").despair) == (2, 1)


def test_anitas_list() -> None:
    people = "ln-anita-wallace:0:school mike-cho:1:school rod-miller:2:library"
    table = decide(scene("anitas-list", people, hands={1: [JUNK]}), 1)
    assert (table.hand(0), table.hand(1), table.who(MIKE).wounds) == ([JUNK], [], 1)
    hurt = {"ln-anita-wallace": {"wounds": 1, "frostbite": 0, "despair": 1}}
    table = decide(scene("anitas-list", people, hurt=hurt).script(picks=[0]), 2)
    assert (tokens(table, "ln-anita-wallace"), len(table.hand(0))) == ((0, 0, 0), 1)


def test_loud_party() -> None:
    people = "ln-elijah-jordan:0 maria-lopez:0 mike-cho:1:library rod-miller:2:library"
    table = decide(scene("loud-party", people, helpless=1, morale=5), 1)
    assert (table.morale, zombies_at(table, "colony")) == (6, 2)
    places = {"school": {"noise": 3, "zombies": [3]}}
    table = decide(scene("loud-party", people, places=places), 2)
    pick(table, "school")
    assert (table.place_state("school").noise, zombies_at(table, "school")) == (0, 1)


def test_one_shot() -> None:
    people = "ln-kevin-jackson:0:school mike-cho:1:library rod-miller:2:library"
    table = decide(scene("one-shot", people, places={"hospital": {"zombies": [4]}}), 1)
    pick(table, "hospital")
    assert (zombies_at(table, "hospital"), table.place_state("school").noise) == (1, 2)
    table = decide(scene("one-shot", people, places={"school": {"zombies": [4]}}), 2).quiet()
    table.play_to(0)
    assert "ln-kevin-jackson" in table.state.survivors  # he held the place that night
    assert len(table.events("overrun-held")) == 1
    assert not [x for x in table.state.lasting if x.source == "ln-xr-one-shot"]


def test_paid_in_soup() -> None:
    def fed(**position: Any) -> Table:
        table = scene("paid-in-soup", "ln-alfonso-ortega:1:school maria-lopez:0:school", dice={0: [2]}, **position)
        return table.choose(0, "spend-food", die=2)

    assert on_offer(fed(food=1)) == [2]
    table = decide(fed(food=2), 1).choose(1, "yes")
    weapon = table.options(1, "choose-card")[0]["card"]
    pick(table, weapon, MARIA, seat=1)
    assert (table.food, table.equipment(MARIA)) == (0, [weapon])
    table = decide(fed(food=2), 2)
    assert [x.until for x in table.state.lasting] == ["next-round"]


def test_ow49_night_shift() -> None:
    people = "ln-nadia-rivers:0 mike-cho:1 rod-miller:2"
    table = decide(scene("night-shift", people, dice={0: [6, 5], 1: [1], 2: [1]}, food=20), 1)
    assert table.who("ln-nadia-rivers").despair == 1
    table.end_turn(0).choose(1, "use-effect", card="ln-xr-night-shift")
    pick(table, 6, seat=1)
    table.choose(0, "yes")
    assert (sorted(table.player_state(1).unused), table.player_state(0).unused) == ([1, 6], [5])
    assert not table.offers(1, "use-effect", card="ln-xr-night-shift")
    table.end_turn(1).choose(2, "use-effect", card="ln-xr-night-shift")  # only one die left: that one
    table.choose(0, "no")
    assert table.player_state(2).unused == [1]
    table = decide(scene("night-shift", people, dice={0: [6, 5]}, morale=5), 2)
    assert (table.player_state(0).unused, table.morale) == ([], 6)
    assert on_offer(scene("night-shift", people, dice={0: [6]})) == [1]


# -- searches ------------------------------------------------------------------------------------------------


def test_no_place_left() -> None:
    def found(**position: Any) -> Table:
        people = "maria-lopez:0:school rod-miller:0 mike-cho:1:library"
        return searched(scene("no-place-left", people, dice={0: [6]}, **position))

    table = decide(found(hands={0: [MEDICINE]}, hurt={"rod-miller": {"despair": 2}}), 1)
    assert table.helpless == 1
    until_asked(table)
    table.choose(0, "yes")
    pick(table, MEDICINE)
    assert (table.who(ROD).despair, table.helpless, len(table.state.lasting)) == (0, 1, 1)
    table = until_asked(decide(found(hands={0: [JUNK]}, morale=5), 1))
    table.refuses(0, "yes")  # asked, although there is no medicine: nobody shall know
    table.choose(0, "no")
    assert (table.helpless, table.state.lasting) == (0, [])
    table = decide(found(), 2)
    assert table.who(MARIA).despair == 1


def test_newborn_ward() -> None:
    def found(**position: Any) -> Table:
        return searched(scene("newborn-ward", f"maria-lopez:0:hospital {AWAY}", dice={0: [6]}, **position))

    table = decide(found(morale=5), 1)
    assert (table.helpless, table.morale, zombies_at(table, "hospital")) == (2, 6, 2)
    table = decide(found(), 2)
    assert (table.who(MARIA).despair, len(table.hand(0))) == (1, 3)
    assert on_offer(found(helpless=23)) == [2]


def test_toys() -> None:
    def found(**position: Any) -> Table:
        return searched(scene("toys", f"maria-lopez:0:school {AWAY}", dice={0: [6]}, **position))

    table = found(helpless=2, morale=5)
    table.colony_state().unruly = 2
    decide(table, 1)
    assert (table.colony_state().unruly, table.morale, table.place_state("school").noise) == (0, 6, 2)
    table = found(helpless=1)
    assert on_offer(table) == [2]
    decide(table, 2)
    tool = table.options(0, "choose-card")[0]["card"]
    pick(table, tool)
    assert tool in table.hand(0)
    food = ["base-school-food-1"] * 2
    table = found(places={"school": {"deck": food}})
    decide(table, 2)  # no tool there: the top card
    assert len(table.hand(0)) == 2


def test_overdue() -> None:
    def found(**position: Any) -> Table:
        return searched(
            scene("overdue", "maria-lopez:0:library mike-cho:1 rod-miller:2", dice={0: [6]}, **position)
        )

    table = decide(found(), 1)
    chosen = table.options(0, "choose-card")
    pick(table, chosen[0]["card"]) if chosen else table.choose(0, "done")
    while table.options(0, "choose-order"):
        pick(table, table.options(0, "choose-order")[0]["order"])
    assert "move" not in verbs(table, MARIA)
    table.quiet().play_to(0)
    assert "move" not in verbs(table, MARIA)
    table.play_to(0)
    assert "move" in verbs(table, MARIA)
    table = found(hurt={"maria-lopez": {"frostbite": 2}})
    before = len(table.deck("library"))
    decide(table, 2)
    pick(table, MARIA)
    table.choose(0, "done")
    assert (len(table.deck("library")), table.who(MARIA).frostbite, len(table.state.unseen)) == (before - 3, 1, 3)


# -- moves and exposure --------------------------------------------------------------------------------------


def test_ice_fishing() -> None:
    def there() -> Table:
        return moved(scene("ice-fishing", "maria-lopez:0", food=0), "school")

    table = there().script(d6=[1, 4, 6])
    decide(table, 1)
    assert (table.food, table.who(MARIA).frostbite) == (2, 1)
    table = decide(there(), 2)
    assert table.hand(0)[0].startswith(("base-gas-station", "longnight-gas-station"))


def test_highway_to_hell() -> None:
    def there(to: str = "school", **position: Any) -> Table:
        table = scene("highway-to-hell", "maria-lopez:0:library", hands={0: [FUEL]}, **position)
        return moved(table, to, fuel=FUEL)

    table = there().script(exposure=["blank", "blank"])
    decide(table, 1)
    while table.options(0, "choose-card"):
        pick(table, table.options(0, "choose-card")[0]["card"])
    assert (len(table.hand(0)), rolls(table)) == (2, 2)
    table = decide(there(places={"school": {"zombies": [3]}}), 2)
    assert (zombies_at(table, "school"), zombies_at(table, "colony")) == (1, 2)
    table = decide(there("colony", places={"colony": {"zombies": [1, 1]}}), 2)
    assert zombies_at(table, "colony") == 4
    assert not came_up(moved(scene("highway-to-hell", "maria-lopez:0"), "school"))


def test_whiteout() -> None:
    table = moved(scene("whiteout", "maria-lopez:0"), "school").script(exposure=["blank"])
    decide(table, 1)
    assert (len(table.hand(0)), rolls(table)) == (1, 2)
    table = decide(moved(scene("whiteout", "maria-lopez:0"), "school"), 2)
    assert table.who(MARIA).place == "colony"
    assert "move" not in verbs(table, MARIA)


def test_small_footprints() -> None:
    def there(zombies: int, **position: Any) -> Table:
        places = {"school": {"zombies": [zombies]}}
        return moved(scene("small-footprints", "maria-lopez:0", places=places, **position), "school")

    table = decide(there(3, dice={0: [6]}), 1)
    assert (zombies_at(table, "school"), table.who(MARIA).despair) == (1, 1)
    table = decide(there(2, dice={0: [6]}), 2)
    assert (len(table.hand(0)), "attack" in verbs(table, MARIA)) == (1, False)
    assert not came_up(there(1))
    assert not came_up(scene("small-footprints", "maria-lopez:0", table={"mature": True}))


def test_traumatized() -> None:
    def hit() -> Table:
        table = scene("traumatized", f"maria-lopez:0 {AWAY}", dice={0: [6, 6]}, food=20)
        return moved(table.script(exposure=["wound"]), "school")

    table = hit().script(d6=[3])
    decide(table, 1)
    assert (tokens(table, MARIA), table.player_state(0).unused) == ((1, 0, 1), [6, 6, 3])
    table = decide(hit(), 2)
    assert tokens(table, MARIA) == (0, 0, 0)
    assert not verbs(table, MARIA) & {"move", "attack", "search"}
    table.quiet().play_to(0)
    assert "search" not in verbs(table, MARIA)  # the next turn is the last of it
    table.play_to(0)
    assert "search" in verbs(table, MARIA)


def test_warm_thoughts() -> None:
    def frozen(**position: Any) -> Table:
        table = scene("warm-thoughts", f"maria-lopez:0 {AWAY}", dice={0: [6]}, **position)
        return moved(table.script(exposure=["frostbite"]), "school")

    table = frozen()
    assert on_offer(table) == [1]  # no fuel to burn
    decide(table, 1)
    assert tokens(table, MARIA) == (1, 0, 0)
    assert not verbs(table, MARIA) & {"search", "attract", "barricade"}
    table = decide(frozen(hands={0: [FUEL]}), 2)
    pick(table, FUEL)
    assert (tokens(table, MARIA), zombies_at(table, "school"), table.waste()) == ((0, 0, 0), 2, [FUEL])


# -- at the colony -------------------------------------------------------------------------------------------


def test_crazed_soccer_mom() -> None:
    people = "maria-lopez:0:school mike-cho:1:school rod-miller:2:library"
    items = {"maria-lopez": ["base-police-station-pistol"]}
    table = scene("crazed-soccer-mom", people, items=items).script(d6=[1] * 6 + [1, 1, 1, 3])
    decide(table, 1)  # 6 dice against 4
    assert table.who(MARIA).wounds == 0
    assert table.who(MARIA).place == "school"
    table = scene("crazed-soccer-mom", people).script(d6=[1] * 4 + [1, 1, 1, 2])
    decide(table, 1)
    assert (table.who(MARIA).wounds, table.who(MIKE).wounds, table.who(MARIA).place) == (1, 1, "colony")
    table = decide(scene("crazed-soccer-mom", people), 2)
    moved(table, "school")
    assert table.who(MARIA).wounds == 1


def test_school_of_unlife() -> None:
    table = decide(scene("school-of-unlife", "maria-lopez:0:school"), 1)
    assert (zombies_at(table, "school"), len(table.hand(0))) == (4, 3)
    table = decide(scene("school-of-unlife", "maria-lopez:0:school", places={"school": {"zombies": [3]}}), 2)
    assert barricades_at(table, "school") == 1  # there is room for one


def test_r190_a_card_gives_nothing_to_whoever_dropped_out_by_it() -> None:
    """The deadly variant: zombies of the school kill the last survivor, the three cards stay where they are."""
    full = {"school": {"zombies": [4]}}
    table = scene("school-of-unlife", "maria-lopez:0:school", places=full, table={"elimination": True})
    there = table.deck("school")
    decide(table, 1)
    assert table.player_state(0).eliminated
    assert (table.hand(0), table.deck("school")) == ([], there)


def test_r190_whoever_dropped_out_by_a_card_rolls_no_die() -> None:
    """The deadly variant: despair kills the last survivor, the die goes to nobody."""
    deadly = {"elimination": True}
    table = scene(
        "traumatized", f"maria-lopez:0 {AWAY}", food=20, hurt={"maria-lopez": {"wounds": 1}}, table=deadly
    )
    decide(moved(table.script(exposure=["wound"]), "school"), 1)
    assert table.player_state(0).eliminated
    assert table.player_state(0).unused == []


def test_poor_hygiene() -> None:
    people = "maria-lopez:0 mike-cho:1 rod-miller:2:library"
    table = decide(scene("poor-hygiene", people, waste_size=9, dice={0: [6], 1: [3], 2: [2]}), 1)
    assert len(table.waste()) == 1
    assert [table.player_state(seat).unused for seat in range(3)] == [[], [], [2]]
    table = scene("poor-hygiene", people, waste_size=5).script(d6=[1, 2])
    decide(table, 2)
    assert table.who(MARIA).wounds + table.who(MIKE).wounds == 1
    assert not came_up(scene("poor-hygiene", people, waste_size=4))


def test_intervention() -> None:
    people = "maria-lopez:0 rod-miller:0 mike-cho:1"
    hurt = {"maria-lopez": {"despair": 1, "wounds": 1}, "rod-miller": {"wounds": 1}}
    table = decide(scene("intervention", people, hurt=hurt, hands={0: [JUNK], 1: [FUEL]}), 1)
    assert (tokens(table, MARIA), sorted(table.waste())) == ((0, 0, 0), [FUEL, JUNK])
    hurt = {"maria-lopez": {"despair": 1}}
    table = scene("intervention", people, hurt=hurt, dice={0: [1, 1]}).script(d6=[6, 5])
    decide(table, 2).choose(0, "yes")
    assert (table.who(MARIA).despair, sorted(table.player_state(0).unused)) == (2, [5, 6])
    assert not came_up(scene("intervention", people, hurt={"rod-miller": {"wounds": 1}}))


def test_rats() -> None:
    def gnawed(**position: Any) -> Table:
        return scene("rats", f"maria-lopez:0 {AWAY}", food=5, **position)

    assert on_offer(gnawed()) == [2, 3]
    table = decide(gnawed(hands={0: [MEDICINE]}), 1)
    pick(table, MEDICINE)
    assert (table.food, table.waste()) == (5, [MEDICINE])
    assert decide(gnawed(), 2).food == 2
    table = gnawed().script(d6=[2])
    decide(table, 3)
    assert (table.food, table.who(MARIA).wounds) == (6, 1)


def test_hair_raising() -> None:
    people = "maria-lopez:0 mike-cho:1 rod-miller:2:library"
    table = decide(scene("hair-raising", people, helpless=2, morale=5, dice={0: [6], 1: [1]}), 1)
    assert (table.morale, table.player_state(0).unused) == (6, [])
    table = decide(scene("hair-raising", people, helpless=2, morale=5, dice={0: [6]}), 1)
    assert table.morale == 5  # one player alone
    assert decide(scene("hair-raising", people, helpless=3), 2).colony_state().unruly == 2


def test_grave_goods() -> None:
    def dug(**position: Any) -> Table:
        table = arranged(f"maria-lopez:0 {AWAY}", **position).out_of_game(dead=["base-sparky"])
        return table.crossroads("ln-xr-grave-goods").start(0, "turn-start")

    table = decide(dug(), 1)
    pick(table, "school", "hospital")
    assert (len(table.hand(0)), table.who(MARIA).despair) == (2, 1)
    table = decide(dug(hands={0: [JUNK]}, hurt={"maria-lopez": {"despair": 2}}), 2)
    assert (table.waste(), table.who(MARIA).despair) == ([JUNK], 1)
    assert not came_up(scene("grave-goods", "maria-lopez:0"))


def test_cold_mouths() -> None:
    def hungry(food: int) -> Table:
        table = arranged(f"maria-lopez:0 {AWAY}", food=food, helpless=3)
        table.colony_state().unruly = 2
        return table.crossroads("ln-xr-cold-mouths").start(0, "turn-start")

    table = decide(hungry(2), 1)
    assert (table.food, table.colony_state().unruly) == (0, 0)
    table = decide(hungry(20), 2)
    assert on_offer(hungry(1)) == [2]
    table.empty_deck("crisis").empty_deck("crossroads").end_turns()
    assert [event.facts["n"] for event in table.events("food-paid")] == [2]  # 4 people, not 6
    assert zombies_at(table, "colony") == 5  # 2 and half of 6


def test_the_vote_counter() -> None:
    people = "maria-lopez:0 mike-cho:1 rod-miller:2"
    table = decide(scene("the-vote-counter", people, table={"policies": {"first_player_vote": False}}), 1)
    assert table.who(MARIA).despair == 1
    table.quiet().next_round()
    assert table.colony_state().first == 0
    table.next_round()
    assert table.colony_state().first != 0
    table = decide(scene("the-vote-counter", people).script(picks=[0]), 2)
    pick(table, 2)
    assert (table.colony_state().first, len(table.hand(2))) == (2, 1)


def test_ow71_broken_thermometer() -> None:
    hurt = {"maria-lopez": {"wounds": 2}, "rod-miller": {"wounds": 1, "frostbite": 1}}
    table = decide(scene("broken-thermometer", "maria-lopez:0 rod-miller:0:colony mike-cho:1", hurt=hurt), 1)
    pick(table, MARIA)
    assert not table.options(0, "choose-survivor")  # one more would kill either of them
    hurt = {"maria-lopez": {"wounds": 2}, "rod-miller": {"frostbite": 1}}
    table = decide(scene("broken-thermometer", "maria-lopez:0 rod-miller:0 mike-cho:1", hurt=hurt), 1)
    pick(table, MARIA, MARIA)
    assert (tokens(table, MARIA), tokens(table, ROD)) == ((1, 0, 0), (1, 1, 0))
    table.choose(0, "done")
    apart = scene("broken-thermometer", "maria-lopez:0 rod-miller:0:school", hurt=hurt, hands={0: [MEDICINE]})
    assert on_offer(apart) == [2]
    pick(decide(apart, 2), MEDICINE, MARIA, ROD)
    assert (tokens(apart, MARIA), tokens(apart, ROD)) == ((1, 0, 0), (0, 0, 0))


# -- deeds ---------------------------------------------------------------------------------------------------


def test_the_marksman() -> None:
    def struck(**position: Any) -> Table:
        places = {"school": {"zombies": [4], "noise": 1}}
        table = scene("the-marksman", "maria-lopez:0:school", dice={0: [6]}, places=places, **position)
        return table.script(exposure=["blank"]).choose(0, "attack", survivor=MARIA, die=6, target=1)

    table = decide(struck(), 1)
    assert (zombies_at(table, "school"), table.place_state("school").noise) == (0, 3)
    table = struck().script(exposure=["blank"])
    decide(table, 2)
    weapon = table.options(0, "choose-card")[0]["card"]
    pick(table, weapon)
    assert table.equipment(MARIA) == [weapon]
    table = struck().script(exposure=["bitten"])
    decide(table, 2)
    assert table.state.graveyard == [MARIA]


def test_nails_in_the_dark() -> None:
    def built(place: str, **position: Any) -> Table:
        table = scene("nails-in-the-dark", f"maria-lopez:0:{place}", dice={0: [1]}, **position)
        return table.choose(0, "barricade", survivor=MARIA, die=1, entrance=1)

    table = decide(built("school"), 1)
    place = table.place_state("school")
    assert (place.barricades, place.traps, place.noise) == ([0], [1], 1)
    table = decide(built("colony"), 1)
    place = table.place_state("colony")
    assert (place.barricades[0], place.traps[0], zombies_at(table, "colony")) == (0, 1, 1)
    table = decide(built("school"), 2)
    assert barricades_at(table, "school") == 2


def test_you_selfish_jerk() -> None:
    def ends(**position: Any) -> Table:
        table = arranged("maria-lopez:0 mike-cho:1 rod-miller:2", morale=5, **position)
        table.crisis(next(name for name in table.state.crisis_deck if name.startswith("base-")))
        return table.crossroads("ln-xr-you-selfish-jerk").start(0).end_turn(0)

    table = decide(ends(hands={0: [JUNK]}), 1)
    pick(table, JUNK)
    assert (len(table.state.contributions), table.morale) == (1, 5)
    table = decide(ends(hands={0: [JUNK]}), 1).choose(0, "done")
    assert (len(table.state.contributions), table.morale) == (0, 4)
    assert decide(ends(), 1).morale == 4  # nothing to give
    table = decide(ends(), 2).votes(no=[0, 1, 2])
    assert (table.player_state(0).exiled, table.morale) == (False, 4)
    table = decide(ends(), 2).votes(yes=[1, 2], no=[0])
    assert (table.player_state(0).exiled, table.morale) == (True, 5)


def test_ow72_oh_what_a_feeling() -> None:
    people = "maria-lopez:0:school rod-miller:0 mike-cho:1:school talia-jones:1"
    hurt = {"maria-lopez": {"wounds": 1}, "mike-cho": {"despair": 1}}

    def alone() -> Table:
        return scene("oh-what-a-feeling", people, hurt=hurt)

    table = alone().script(d6=[3, 3, 5, 2]).votes(yes=[0, 1])
    assert (tokens(table, MARIA), tokens(table, MIKE), table.who(MIKE).owner) == ((0, 0, 0), (0, 0, 0), 0)
    table = alone().votes(no=[0, 1])
    assert (table.who(MARIA).wounds, table.who(MIKE).despair) == (1, 1)
    table = alone().votes(yes=[1], no=[0])
    assert (tokens(table, MARIA), tokens(table, MIKE)) == ((1, 0, 0), (0, 0, 2))
    assert not came_up(scene("oh-what-a-feeling", "sparky:0:school mike-cho:1:school"))
    at_home = "maria-lopez:0 mike-cho:1 rod-miller:2:school"
    assert came_up(scene("oh-what-a-feeling", at_home))
    assert not came_up(scene("oh-what-a-feeling", at_home, helpless=1))


def test_ow73_ill_show_them() -> None:
    def accused(**position: Any) -> Table:
        people = "maria-lopez:0 mike-cho:1 talia-jones:1 rod-miller:2"
        table = scene("ill-show-them", people, helpless=1, morale=5, **position)
        table.choose(0, "nominate", seat=1).votes(no=[0, 1, 2])
        assert table.state.graveyard == [MIKE]
        return table

    table = accused().votes(yes=[0, 1, 2])
    assert table.player_state(0).exiled
    table = accused().votes(no=[0, 1, 2])
    for seat in range(3):
        table.choose(seat, "no")
    assert (table.helpless, table.morale) == (0, 3)  # one for the leader, one for the child
    table = accused().votes(no=[0, 1, 2]).choose(0, "no").choose(1, "yes")
    assert (table.state.gone[:1], table.morale) == (["base-talia-jones"], 4)


def test_strange_meat() -> None:
    people = "maria-lopez:0 mike-cho:1 rod-miller:2"
    table = scene("strange-meat", people, food=0, morale=5).votes(yes=[0, 1], no=[2])
    assert (table.food, table.morale) == (5, 4)
    assert [table.who(name).despair for name in (MARIA, MIKE, ROD)] == [1, 1, 0]
    table = scene("strange-meat", people, food=0, starvation=1, morale=9).votes(no=[0, 1, 2])
    table.empty_deck("crisis").empty_deck("crossroads").end_turns()
    assert (table.colony_state().starvation, table.morale) == (1, 8)
    assert not came_up(scene("strange-meat", people, food=1))


def test_long_goodbye() -> None:
    people, hurt = "maria-lopez:0 rod-miller:0 mike-cho:1", {"maria-lopez": {"wounds": 1, "despair": 1}}
    table = decide(scene("long-goodbye", people, hurt=hurt, hands={0: [MEDICINE]}), 1)
    pick(table, MEDICINE)
    assert (tokens(table, MARIA), "move" in verbs(table, MARIA)) == ((1, 0, 0), False)
    items = {"maria-lopez": ["base-police-station-pistol"]}
    table = decide(scene("long-goodbye", people, hurt=hurt, items=items, morale=5), 2)
    assert (table.state.gone, table.morale, table.who(ROD).despair) == ([MARIA], 5, 1)
    assert table.removed() == ["base-police-station-pistol"]
    assert not came_up(scene("long-goodbye", people, hurt={"maria-lopez": {"wounds": 2}}))


def test_the_still() -> None:
    people, dice = "maria-lopez:0 mike-cho:1 rod-miller:2", {0: [6, 1], 1: [2, 4]}
    table = scene("the-still", people, food=1, dice=dice, hurt={"mike-cho": {"despair": 2}})
    decide(table, 1)
    assert (table.food, table.who(MIKE).despair) == (0, 1)
    assert [table.player_state(seat).unused for seat in (0, 1)] == [[1], [2]]
    table = scene("the-still", people, food=0)
    assert on_offer(table) == [2]
    decide(table, 2)
    fuel = table.options(0, "choose-card")[0]["card"]
    pick(table, fuel)
    assert table.hand(0) == [fuel]
    assert not came_up(scene("the-still", "maria-lopez:0 rod-miller:0 mike-cho:1:library sparky:2:library"))


def test_rope() -> None:
    def mourning(**position: Any) -> Table:
        people = "maria-lopez:0:school rod-miller:0 mike-cho:1"
        table = scene("rope", people, places={"school": {"zombies": [1]}}, dice={0: [6]}, morale=9, **position)
        table.script(exposure=["bitten"]).choose(0, "attack", survivor=MARIA, die=6, target=1)
        assert table.state.graveyard == [MARIA]
        return table

    table = decide(mourning(helpless=2), 1)
    assert (table.helpless, table.morale) == (1, 7)
    table = decide(mourning(helpless=0), 1)
    hurt = sorted(survivor.wounds for survivor in table.state.survivors.values())
    assert hurt[-1] == 2
    table = decide(mourning(helpless=1), 2)
    assert table.colony_state().unruly == 1
    assert sum(survivor.despair for survivor in table.state.survivors.values()) == 1
