"""Crossroads cards from Olivia Brown to Wounded Survivor: their options, and when those about deeds come up."""

from __future__ import annotations

from typing import Any

from overwinter.colony.game import YAWN
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
    people_at,
    pick,
    rolls,
    scene,
    searched,
    turn,
    zombies_at,
)


def test_olivia_brown() -> None:
    def study(face: str, **position: Any) -> Table:
        people = "maria-lopez:0 olivia-brown:1:school rod-miller:1 mike-cho:2"
        table = scene("olivia-brown", people, **{"food": 20, **position})
        assert table.who("base-olivia-brown").place == "colony"
        night(decide(table, 1))
        return table.script(exposure=[face]).choose(1, "yes")

    table = study("blank", hands={1: ["starter-medicine"]})
    seat = table.active
    mover = table.game.own(seat)[0].id
    table.script(exposure=["bitten"]).choose(seat, "move", survivor=mover, to="school")
    pick(table.choose(1, "yes"), "base-starter-medicine", seat=1)
    assert (table.state.graveyard, table.waste()) == ([], cards("starter-medicine"))
    table = study("blank", hands={1: ["starter-medicine"]})
    seat = table.active
    mover = table.game.own(seat)[0].id
    table.script(exposure=["bitten", "bitten"]).choose(seat, "move", survivor=mover, to="school").choose(1, "no")
    assert table.state.graveyard == [mover]
    assert study("wound").who("base-olivia-brown").wounds == 1
    table = study("wound", hands={1: ["starter-medicine"]})
    seat = table.active
    mover = table.game.own(seat)[0].id
    table.script(exposure=["bitten"]).choose(seat, "move", survivor=mover, to="school")
    assert table.state.graveyard == [mover]
    assert decide(scene("olivia-brown", "olivia-brown:1"), 2).state.lasting == []


def test_olivia_brown_stays_where_she_is_if_exiled() -> None:
    table = scene("olivia-brown", "olivia-brown:1:school", exiled=[1])
    assert table.who("base-olivia-brown").place == "school"
    decide(table, 1)
    assert night(table).asked(1) is None


def test_outbreak() -> None:
    def fever(people: str = "maria-lopez:0 rod-miller:1 mike-cho:2:school", choice: int = 2) -> Table:
        return decide(scene("outbreak", people, helpless=3, morale=5).script(d6=[1, 2, 1]), choice)

    table = fever(choice=1)
    assert (table.helpless, table.morale) == (2, 4)
    table = fever()
    assert [s.wounds for s in table.state.survivors.values()] == [1, 1, 0]
    assert (table.helpless, table.morale) == (1, 3)
    for doctor in ("olivia-brown", "janet-taylor"):
        table = fever(f"maria-lopez:0 rod-miller:1 {doctor}:2:school")
        assert (table.helpless, table.morale) == (3, 5)


def test_outsiders() -> None:
    table = decide(scene("outsiders", "maria-lopez:0 rod-miller:1 mike-cho:2:school", exiled=[2]), 1)
    pick(table, "library", seat=2)
    assert [len(table.game.own(seat)) for seat in range(3)] == [2, 2, 2]
    assert table.helpless == 2
    people = "maria-lopez:0 rod-miller:1:school mike-cho:2:school"
    assert on_offer(scene("outsiders", people, helpless=17)) == [1, 2]
    assert scene("outsiders", people, helpless=18).offers(0, "end-turn")
    assert decide(scene("outsiders", people), 2).game.state.colonies[0].helpless == 0


def test_prophet() -> None:
    def preached(**position: Any) -> Table:
        people = "maria-lopez:0:school rod-miller:1:school loretta-clay:1:library mike-cho:2:hospital"
        return scene("prophet", people, exiled=[0], **{"morale": 5, **position})

    table = decide(preached(items={"rod-miller": ["hospital-mop"]}), 1)
    assert (table.who("base-rod-miller").owner, table.equipment("base-rod-miller")) == (0, cards("hospital-mop"))
    assert table.player_state(1).leader == "base-loretta-clay"
    assert decide(preached(), 2).morale == 4


def test_prophet_takes_the_last_survivor_of_a_player() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:school"
    table = decide(scene("prophet", people, exiled=[0], hands={1: ["starter-fuel"]}), 1)
    assert {o["survivor"] for o in table.options(0)} == {"base-rod-miller", "base-mike-cho"}
    pick(table, "base-rod-miller")
    assert (len(table.game.own(1)), table.hand(1)) == (1, [])


def test_radio_signal() -> None:
    def called(**position: Any) -> Table:
        dice = {0: [1, 6], 1: [2], 2: [3]}
        return scene("radio-signal", f"maria-lopez:0 {AWAY}", **{"dice": dice, "morale": 5, **position})

    table = decide(called(), 1)
    pick(table, 1)
    table.choose(0, "done")
    pick(table, 2, seat=1)
    pick(table, 3, seat=2)
    assert (table.helpless, table.morale) == (1, 6)
    assert [table.player_state(seat).unused for seat in range(3)] == [[6], [], []]
    table = decide(called(), 1).choose(0, "done").choose(1, "done").choose(2, "done")
    assert (table.helpless, table.morale, len(table.player_state(0).unused)) == (0, 4, 2)
    assert decide(called(), 2).morale == 4
    assert called(helpless=23).morale == 4  # without room the vote is settled


def test_rascals() -> None:
    def raced(place: str = "hospital") -> Table:
        table = scene("rascals", f"maria-lopez:0:{place}", dice={0: [6]}, morale=5)
        return searched(table, "maria-lopez")

    table = decide(raced(), 1)
    assert (table.morale, zombies_at(table, "colony")) == (6, 5)
    assert decide(raced(), 2).morale == 5
    assert not came_up(raced("school"))


def test_riot() -> None:
    def rage(choice: int) -> Table:
        people = "maria-lopez:0 rod-miller:1 mike-cho:2:school"
        return decide(scene("riot", people, helpless=3, food=4, morale=5), choice)

    assert (rage(1).food, rage(1).morale) == (0, 5)
    assert [s.wounds for s in rage(2).state.survivors.values()] == [1, 1, 0]
    assert (rage(3).game.state.colonies[0].helpless, rage(3).morale) == (2, 4)


def test_rod_miller() -> None:
    people = "maria-lopez:0 loretta-clay:0:school talia-jones:0 rod-miller:1 mike-cho:2:school"
    table = decide(scene("rod-miller", people), 1)
    assert "base-rod-miller" not in {o["survivor"] for o in table.options(0)}
    pick(table.script(exposure=["wound"] + ["blank"] * 5), "base-maria-lopez", "base-talia-jones")
    assert people_at(table, "hospital") == cards("maria-lopez", "rod-miller", "talia-jones")
    assert (rolls(table), table.who("base-maria-lopez").wounds) == (6, 1)
    table = decide(scene("rod-miller", "maria-lopez:0 rod-miller:1 mike-cho:1", morale=5), 2)
    assert (table.state.graveyard, table.morale) == (["base-rod-miller"], 4)
    assert on_offer(scene("rod-miller", "maria-lopez:0 rod-miller:0")) == [2]


def test_rod_miller_at_a_crowded_hospital() -> None:
    mine = "maria-lopez:0 loretta-clay:0 rod-miller:1"
    crowd = "sophie-robinson:2:hospital talia-jones:2:hospital mike-cho:2:hospital"
    table = decide(scene("rod-miller", f"{mine} {crowd}").script(exposure=["blank"] * 6), 1)
    pick(table, "base-talia-jones")
    assert table.who("base-talia-jones").place == "colony"
    pick(table, "base-mike-cho")
    assert people_at(table, "hospital") == cards("loretta-clay", "maria-lopez", "rod-miller", "sophie-robinson")
    assert on_offer(scene("rod-miller", f"{mine} {crowd}", exiled=[2])) == [2]


def test_sacrament() -> None:
    def prayed(**position: Any) -> Table:
        table = scene("sacrament", "maria-lopez:0:library loretta-clay:0:hospital", **{"morale": 5, **position})
        return moved(table, "maria-lopez", "school")

    table = decide(prayed().script(exposure=["wound", "blank"]), 1)
    assert (table.morale, table.who("base-maria-lopez").wounds) == (6, 1)
    assert decide(prayed().script(exposure=["bitten"]), 1).morale == 4
    assert decide(prayed(), 2).morale == 5
    assert not came_up(prayed(exiled=[0]))
    table = scene("sacrament", "maria-lopez:0 loretta-clay:0").script(exposure=["bitten"])
    assert not came_up(moved(table, "maria-lopez", "school"))


def test_sewer_passage() -> None:
    people = "maria-lopez:0:library loretta-clay:0:library talia-jones:0 sophie-robinson:1:hospital"
    table = decide(scene("sewer-passage", people), 1)
    assert {o["survivor"] for o in table.options(0)} == {"base-maria-lopez", "base-loretta-clay"}
    pick(table.script(d6=[3], exposure=["blank"] * 3), "base-maria-lopez")
    assert rolls(table) == 3
    table.choose(0, "move", survivor="base-talia-jones", to="hospital").end_turn(0)
    table.choose(1, "move", survivor="base-sophie-robinson", to="colony")
    assert rolls(table) == 3
    table = scene("sewer-passage", "maria-lopez:0:library loretta-clay:0").script(d6=[1], exposure=["bitten"])
    assert decide(table, 1).state.lasting == []
    assert decide(scene("sewer-passage", people), 2).state.lasting == []


def test_sleep() -> None:
    people = "maria-lopez:0 rod-miller:1 talia-jones:1:school mike-cho:2"
    table = scene("sleep", people, dice={0: [6], 1: [1, 2]}, wounds={"rod-miller": 2, "talia-jones": 1})
    assert table.holder == 2
    table.game.interject(1, YAWN.only)
    table.choose(0, "attract", die=6)
    decide(table, 1).end_turn(0)
    table.choose(1, "yes")
    assert (table.player_state(1).unused, table.who("base-rod-miller").wounds) == ([], 1)
    assert table.who("base-talia-jones").wounds == 0
    night(table)
    assert table.state.lasting == []


def test_sleep_is_not_woken_by_the_holder() -> None:
    table = scene("sleep", "maria-lopez:0", dice={0: [6]})
    table.game.interject(2, YAWN.only)
    assert not came_up(table.choose(0, "attract", die=6))


def test_sophie_robinson() -> None:
    def crash(more: str = AWAY, **position: Any) -> Table:
        return moved(
            scene("sophie-robinson", f"maria-lopez:0:library {more}", **position), "maria-lopez", "hospital"
        )

    table = decide(crash(), 1)
    assert (table.who("base-sophie-robinson").owner, table.who("base-sophie-robinson").wounds) == (0, 2)
    table = decide(crash(morale=5), 2)
    top = table.deck("school")[:2]
    pick(table, "school")
    assert (table.hand(0), table.state.gone, table.morale) == (sorted(top), ["base-sophie-robinson"], 5)
    assert on_offer(crash(helpless=24)) == [2]
    assert on_offer(crash(helpless=24, exiled=[0])) == [1, 2]
    assert not came_up(crash("sophie-robinson:1"))


def test_sparky() -> None:
    table = decide(scene("sparky", "sparky:0", zombies={"colony": [3, 3, 3]}), 1)
    pick(table, 1, 1, 1, 2, 2, 2, seat=0)
    assert (table.place_state("colony").zombies[:3], rolls(table)) == ([0, 0, 1], 0)
    assert len(table.events("zombie-killed")) == 8
    assert zombies_at(decide(scene("sparky", "sparky:0", zombies={"colony": [3]}), 1), "colony") == 0
    assert decide(scene("sparky", "sparky:0", morale=5), 2).morale == 6


def test_spoiled() -> None:
    def opened() -> Table:
        table = scene("spoiled", "maria-lopez:0 rod-miller:0", dice={0: [2]}, food=3)
        return table.choose(0, "spend-food", die=2)

    table = opened()
    assert (table.food, table.player_state(0).unused) == (2, [2])
    decide(table, 1)
    pick(table, "base-rod-miller")
    assert (table.who("base-rod-miller").wounds, table.player_state(0).unused) == (1, [3])
    table = decide(opened(), 2)
    assert (table.food, table.player_state(0).unused) == (2, [2])
    table.choose(0, "spend-food", die=2)
    assert table.player_state(0).unused == [3]


def test_sunshine_state() -> None:
    table = decide(scene("sunshine-state", "maria-lopez:0", helpless=3, morale=5), 1)
    assert (table.helpless, table.morale) == (1, 4)
    table = decide(scene("sunshine-state", "maria-lopez:0", helpless=3, morale=5), 2)
    assert (table.helpless, table.morale) == (3, 5)


def test_supply_drop() -> None:
    def sent(*faces: str, more: str = "", choice: int = 1) -> Table:
        people = f"maria-lopez:0 loretta-clay:0:school {more}"
        table = decide(scene("supply-drop", people, food=0, morale=5).script(exposure=faces), choice)
        return pick(table, "base-loretta-clay") if choice == 1 else table

    table = sent("blank", "wound", "blank")
    assert (table.food, table.morale, table.who("base-loretta-clay").wounds) == (5, 5, 1)
    assert (sent("blank", "blank", "blank", more="annaleigh-chan:1").morale) == 6
    table = sent("bitten", more="annaleigh-chan:1")
    assert (table.food, table.morale) == (0, 4)
    assert sent(choice=2).food == 0


def test_talia_jones() -> None:
    table = decide(scene("talia-jones", "talia-jones:0"), 1)
    wanted = ["base-hospital-mop", "base-hospital-fuel", "base-hospital-fuel", "base-hospital-junk"]
    pick(table, "hospital", *wanted)
    assert (table.hand(0), len(table.deck("hospital"))) == (sorted(wanted), 16)
    table = decide(scene("talia-jones", "talia-jones:0", morale=5), 2)
    first, second = table.state.crisis_deck[:2]
    night(table)
    assert (table.state.crisis, table.state.crisis_deck[0], table.state.crises_past) == ("", second, [first])
    assert night(table).state.crisis == second


def test_thin_ice() -> None:
    def crossed(choice: int, rolled: int = 1, **position: Any) -> Table:
        table = scene("thin-ice", "maria-lopez:0:library", **position)
        return decide(moved(table, "maria-lopez", "school").script(d6=[rolled]), choice)

    for rolled in (1, 3):
        assert crossed(1, rolled).who("base-maria-lopez").frostbite == 1
    for rolled in (4, 6):
        table = pick(crossed(1, rolled), "hospital", "base-hospital-mop")
        assert (table.hand(0), table.who("base-maria-lopez").frostbite) == (cards("hospital-mop"), 0)
    assert crossed(2).who("base-maria-lopez").frostbite == 0
    assert came_up(crossed(2, exiled=[0]))
    table = scene("thin-ice", "maria-lopez:0 loretta-clay:0").script(exposure=["bitten"])
    assert not came_up(moved(table, "maria-lopez", "school"))


def test_thomas_heart() -> None:
    def shot(
        people: str = "thomas-heart:1 rod-miller:1 maria-lopez:0 mike-cho:2:school", **position: Any
    ) -> Table:
        table = scene(
            "thomas-heart",
            people,
            items={"maria-lopez": ["police-station-sniper-rifle"]},
            zombies={"school": [1]},
            **{"morale": 5, **position},
        )
        return table.choose(0, "use", card="base-police-station-sniper-rifle")

    table = decide(shot(), 1)
    pick(table, "base-rod-miller", "base-rod-miller", "base-maria-lopez", seat=1)
    pick(table, "base-rod-miller", seat=1)
    assert (table.state.graveyard, table.who("base-maria-lopez").wounds) == (["base-rod-miller"], 1)
    hands = {0: ["starter-medicine", "starter-junk"], 1: ["starter-medicine"]}
    table = decide(shot(hands=hands), 2)
    pick(table, "base-starter-medicine")
    table.choose(0, "done")
    pick(table, "base-starter-medicine", seat=1)
    assert (len(table.removed()), table.offers(0, "end-turn")) == (2, True)
    table = decide(shot(hands=hands), 2).choose(0, "done").choose(1, "done")
    assert {o["survivor"] for o in table.options(1)} == {"base-rod-miller", "base-maria-lopez"}
    assert table.removed() == []
    assert (decide(shot(), 3).state.graveyard, decide(shot(), 3).morale) == (["base-thomas-heart"], 4)
    assert decide(shot("thomas-heart:1:library maria-lopez:0"), 1).offers(0, "end-turn")
    assert not came_up(shot("rod-miller:1 maria-lopez:0"))


def test_toxic_waste() -> None:
    people = "maria-lopez:0 loretta-clay:0 rod-miller:1 mike-cho:2:school"
    table = decide(scene("toxic-waste", people), 1)
    pick(table, "base-loretta-clay")
    assert [s.frostbite for s in table.state.survivors.values()] == [0, 1, 1, 0]
    table = scene("toxic-waste", people)
    table.out_of_game(items=[full(n) for n in ("starter-fuel", "starter-junk", "hospital-adrenaline-shot")])
    decide(table, 2)
    assert (sorted(table.waste()), table.removed()) == (
        cards("hospital-adrenaline-shot", "starter-fuel"),
        cards("starter-junk"),
    )


def test_voyeur() -> None:
    def watched(**position: Any) -> Table:
        people = "maria-lopez:0:school loretta-clay:0 rod-miller:1:school mike-cho:2 talia-jones:2"
        return scene("voyeur", people, **{"hands": {1: ["starter-fuel", "starter-junk"]}, **position})

    table = watched()
    (event,) = table.events("looked-at-hand")
    assert (event.audience, event.facts["other"]) == ([0], 1)
    decide(table, 1)
    pick(table, "base-starter-fuel")
    assert (table.hand(0), table.hand(1)) == (cards("starter-fuel"), cards("starter-junk"))
    table.refuses(0, "move", card="base-starter-fuel")
    table.crisis("base-crisis-despair").refuses(0, "contribute")
    table = decide(watched(), 2)
    (shown,) = table.events("hand-shown")
    assert shown.facts["cards"] == cards("starter-fuel", "starter-junk")
    assert on_offer(watched(hands={})) == [2]


def test_voyeur_gives_the_card_free_in_the_next_round() -> None:
    people = "maria-lopez:0:school loretta-clay:0 rod-miller:1:school mike-cho:2 talia-jones:2"
    table = decide(scene("voyeur", people, hands={1: ["starter-food-1"]}), 1)
    table.refuses(0, "play")
    night(table)
    while table.active != 0:
        table.end_turn(table.active)
    assert table.offers(0, "play", card="base-starter-food-1")


def test_wavering_loyalties() -> None:
    people = "maria-lopez:0 loretta-clay:0 rod-miller:1 mike-cho:2 talia-jones:2 sparky:2"
    table = decide(scene("wavering-loyalties", people, items={"maria-lopez": ["hospital-mop"]}), 1)
    pick(table, "base-maria-lopez")
    assert (table.who("base-maria-lopez").owner, table.equipment("base-maria-lopez")) == (1, cards("hospital-mop"))
    assert table.player_state(0).leader == "base-loretta-clay"
    assert decide(scene("wavering-loyalties", people, morale=5).script(d6=[3]), 2).morale == 4
    assert decide(scene("wavering-loyalties", people, morale=5).script(d6=[4]), 2).morale == 5


def test_wavering_loyalties_to_an_exiled_player() -> None:
    table = scene("wavering-loyalties", "maria-lopez:0 loretta-clay:0 rod-miller:1:school", players=3, exiled=[1])
    pick(decide(table, 1), "base-loretta-clay", 1)
    pick(table, "library", seat=1)
    assert (table.who("base-loretta-clay").owner, table.who("base-loretta-clay").place) == (1, "library")


def test_welcome_home() -> None:
    def home(**position: Any) -> Table:
        table = scene(
            "welcome-home",
            "maria-lopez:0:library loretta-clay:0:hospital",
            dice={0: [6, 6]},
            zombies={"school": [2]},
            **position,
        )
        return moved(table, "maria-lopez", "school")

    table = decide(home().script(exposure=["wound"]), 1)
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    table.choose(0, "attack-safely", card="base-crossroads-welcome-home")
    assert (rolls(table), zombies_at(table, "school")) == (2, 1)
    table.script(exposure=["blank"]).choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    assert rolls(table) == 3
    assert decide(home().script(exposure=["bitten"]), 1).state.lasting == []
    assert decide(home(), 2).state.lasting == []
    assert came_up(home(exiled=[0]))


def test_wounded_survivor() -> None:
    def met(**position: Any) -> Table:
        table = turn(f"maria-lopez:0:library {AWAY}", crossroads="wounded-survivor", dice={0: [6]}, **position)
        table.deck_top("survivor", "base-loretta-clay")
        return searched(table, "maria-lopez")

    table = decide(met().script(exposure=["wound", "frostbite"]), 1)
    assert (table.who("base-loretta-clay").owner, table.who("base-loretta-clay").place) == (0, "colony")
    assert (table.who("base-loretta-clay").wounds, table.who("base-loretta-clay").frostbite) == (1, 1)
    assert "base-loretta-clay" in decide(met(), 2).state.survivor_deck
    assert on_offer(met(helpless=24)) == [2]
    assert not came_up(met(exiled=[0]))
