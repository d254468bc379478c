"""Operations about bandits and their arsenal, and the cards of that module."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.modules.bandits import Bandits
from overwinter.colony.rules.endings import goal
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import forecast
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.testing import Table
from tests.cards import do, pick

PACKS = ["base", "longnight"]
MARIA, MIKE, ROSA, JAMIE = "base-maria-lopez", "base-mike-cho", "ln-rosa-rodriguez", "ln-jamie-gilmour"
HIDEOUT = "bandit-hideout"
LOOT = ["base-school-food-1", "base-hospital-medicine", "base-library-fuel"]
BOOK = "base-school-junk"


def table(players: int = 3, **wishes: Any) -> Table:
    """A table with bandits."""
    return Table(players, packs=PACKS, modules=["bandits"], **wishes).quiet()


def road(card: str, players: int = 2) -> Table:
    """A table where a crossroads card lies in wait in the turn of seat 0."""
    return Table(players, packs=PACKS, modules=["bandits"]).colony(food=20).empty_deck("crisis").crossroads(card)


def at(it: Table) -> dict[str, int]:
    """Where the bandits are."""
    return Bandits.of(it.game).at


# -- operations --------------------------------------------------------------------------------------------


def test_add_bandits() -> None:
    """R-278: only where a space is free, and never at a colony."""
    it = do(table().bandits({"gas-station": 1}), {"op": "add-bandits", "location": "gas-station|colony", "n": 2})
    assert at(it) == {"gas-station": 2}


def test_scatter_bandits() -> None:
    it = table().script(picks=[2, 2, 0])
    do(it, {"op": "scatter-bandits", "location": "numbered", "n": 3})
    assert at(it) == {"school": 2, "police-station": 1}


def test_remove_bandits() -> None:
    it = do(table().bandits({"school": 3, "library": 1}), {"op": "remove-bandits", "location": "town", "n": 2})
    assert at(it) == {"school": 1}
    less: dict[str, Any] = {"op": "remove-bandits", "location": "library", "otherwise": [{"op": "food", "n": 1}]}
    food = it.food
    assert do(it, less).food == food + 1


def test_move_bandits() -> None:
    it = do(table().bandits({"school": 3, "gas-station": 2}), {"op": "move-bandits"})
    pick(it, "school")
    it.refuses(0, "choose-place", place="gas-station")
    pick(it, "library")
    it.choose(0, "yes").choose(0, "no")
    assert at(it) == {"school": 1, "gas-station": 2, "library": 2}


def test_quiet_bandits() -> None:
    it = table().bandits({"school": 2, "library": 1})
    do(it, {"op": "quiet-bandits", "location": "school", "leave": True})
    assert view(it.game, None).parts["bandits"].quiet == {"school": 1}
    assert forecast(it.game, 0).plundered == {"school": 1, "library": 1}


def test_plunder() -> None:
    it = table().bandits({"school": 2, HIDEOUT: 1}).place("school", top=[LOOT[0], BOOK])
    do(it, {"op": "plunder", "location": "town"})
    assert it.arsenal() == [LOOT[0], BOOK]


def test_take_arsenal() -> None:
    it = do(table().bandits(arsenal=LOOT), {"op": "take-arsenal", "who": "all", "n": 1})
    for seat, card in enumerate(LOOT[:2]):
        it.choose(seat, "choose-card", card=card)
    assert [it.hand(seat) for seat in range(3)] == [[card] for card in LOOT]


def test_to_arsenal() -> None:
    it = table().player(0, hand=[LOOT[0], BOOK]).player(1, hand=[LOOT[1]])
    do(it, {"op": "to-arsenal", "who": "all", "each-missing": [{"op": "food", "n": 1}]})
    food = it.food
    it.choose(0, "choose-card", card=BOOK)
    assert it.arsenal() == [BOOK, LOOT[1]]
    assert it.food == food + 1


def test_swap_arsenal() -> None:
    it = do(table().player(0, hand=[BOOK]).bandits(arsenal=LOOT), {"op": "swap-arsenal", "n": 2})
    it.choose(0, "choose-card", card=BOOK)
    it.refuses(0, "choose-card", card=BOOK)
    it.choose(0, "choose-card", card=LOOT[1])
    assert (it.hand(0), sorted(it.arsenal())) == ([LOOT[1]], sorted([LOOT[0], LOOT[2], BOOK]))


# -- survivors and crises ----------------------------------------------------------------------------------


def test_rosa_rodriguez() -> None:
    it = table().survivor(ROSA, 0, "school").bandits({"school": 1}).place("school", top=[BOOK])
    it.player(0, dice=[1, 2]).start()
    it.choose(0, "use", survivor=ROSA, die=2)
    assert (at(it), it.hand(0), it.player_state(0).used) == ({}, [BOOK], [2])


def failed(it: Table, crisis: str) -> Table:
    """A crisis that nobody averts."""
    return it.crisis(crisis).start(at="night")


def test_coordinated_attack() -> None:
    """R-340: where dice say, even if somebody leads the bandits."""
    it = failed(table().script(picks=[0, 1, 2, 3, 4, 4]), "ln-crisis-coordinated-attack")
    assert at(it) == {"police-station": 1, "grocery-store": 1, "school": 1, "library": 1, "hospital": 2}


def test_protection_money() -> None:
    it = table().player(0, hand=[LOOT[0]]).player(1, hand=[BOOK])
    morale = it.morale
    failed(it, "ln-crisis-protection-money")
    assert (it.arsenal(), it.morale) == ([LOOT[0], BOOK], morale - 1)


def test_raiding_party() -> None:
    it = failed(table().bandits({"school": 1}).place("school", top=LOOT[:1]), "ln-crisis-raiding-party")
    assert it.arsenal()[0] == LOOT[0]
    assert set(at(it)) == {"police-station", "grocery-store", "school", "library", "hospital", "gas-station"}


# -- crossroads --------------------------------------------------------------------------------------------


def moved(it: Table) -> Table:
    """Maria has gone to the school."""
    it.survivor(MARIA, 0).script(exposure=["blank"]).start()
    return it.choose(0, "move", survivor=MARIA, to="school")


def test_on_the_hunt() -> None:
    it = moved(road("ln-xr-on-the-hunt").script(d6=[3, 2, 6, 1]))
    food = it.food
    assert it.choose(0, choice=1).food == food + 2


def test_on_the_hunt_for_bandits() -> None:
    it = moved(road("ln-xr-on-the-hunt").deck_top("crisis", "base-crisis-fuel-shortage"))
    it.choose(0, choice=2).empty_deck("crossroads").script(d6=[4, 5, 4, 3]).next_round("no", "vote")
    assert at(it) == {"hospital": 1}


def test_toll() -> None:
    it = moved(road("ln-xr-toll").bandits({"school": 2}).player(0, hand=[BOOK]))
    it.choose(0, choice=1)
    assert (it.arsenal(), at(it)) == ([BOOK], {"school": 1})
    it = moved(road("ln-xr-toll").bandits({"school": 2}).script(d6=[3]))
    it.refuses(0, "crossroads", choice=1)
    it.choose(0, choice=2)
    assert (it.who(MARIA).wounds, at(it)) == (1, {"school": 2})


def test_toll_waits_for_a_bandit() -> None:
    it = moved(road("ln-xr-toll").bandits({"library": 1}))
    assert it.in_force == "ln-xr-toll"


def struck(it: Table) -> Table:
    """Maria has driven a bandit away."""
    it.survivor(MARIA, 0, "school").bandits({"school": 1}).player(0, dice=[6]).script(d6=[1]).start()
    return it.choose(0, "attack-bandit", survivor=MARIA, die=6)


def test_defector() -> None:
    it = struck(road("ln-xr-defector").script(picks=[0, 1]))
    it.choose(0, choice=1)
    joined = it.events("joined")[-1].facts["survivor"]
    assert it.who(joined).wounds == 1
    assert at(it) == {"police-station": 1, "grocery-store": 1}
    it = struck(road("ln-xr-defector").bandits(arsenal=LOOT[:1]))
    assert it.choose(0, choice=2).hand(0) == LOOT[:1]


def test_rosas_offer() -> None:
    it = road("ln-xr-rosas-offer").survivor(ROSA, 0, "school").bandits({"school": 3})
    it.start(at="turn-start")
    it.choose(0, choice=2)
    assert (at(it), it.who(ROSA).wounds) == ({"school": 1}, 1)
    it = road("ln-xr-rosas-offer").survivor(ROSA, 0, "school").bandits({"school": 1}, arsenal=LOOT[:1])
    it.player(0, hand=[BOOK]).start(at="turn-start")
    it.choose(0, choice=1).choose(0, "choose-place", place="school").choose(0, "choose-place", place="library")
    it.choose(0, "choose-card", card=BOOK)
    assert (at(it), it.hand(0), it.arsenal()) == ({"library": 1}, LOOT[:1], [BOOK])


def test_shared_fire() -> None:
    it = road("ln-xr-shared-fire").survivor(MARIA, 0, "school").bandits({"school": 1})
    it.start(at="turn-start")
    food = it.food
    it.choose(0, choice=1)
    assert it.food == food - 1
    it.next_round("no", "vote", "crossroads")
    assert (it.arsenal(), at(it)) == ([], {})
    it = road("ln-xr-shared-fire").survivor(MARIA, 0, "school").bandits({"school": 1})
    it.place("school", top=[LOOT[0], BOOK]).start(at="turn-start")
    it.choose(0, choice=2)
    assert (it.hand(0), at(it)) == (sorted([LOOT[0], BOOK]), {"school": 2})


def test_ow48_raid_plan() -> None:
    """The first player names one survivor of each at the colony; who does not want to stays."""
    it = road("ln-xr-raid-plan").survivor(MARIA, 0).survivor(MIKE, 1).survivor(ROSA, 1)
    it.bandits(arsenal=[*LOOT, BOOK]).script(exposure=["blank", "wound"]).start(at="turn-start")
    it.votes(yes=[0, 1])
    it.choose(0, "yes").choose(0, "choose-card", card=LOOT[1])
    it.idle(1)
    it.choose(0, "choose-survivor", survivor=ROSA).choose(1, "no")
    assert (it.hand(0), it.hand(1), it.who(MARIA).wounds) == ([LOOT[1]], [], 1)


def test_raid_plan_voted_down() -> None:
    it = (
        road("ln-xr-raid-plan")
        .survivor(MARIA, 0)
        .survivor(MIKE, 1)
        .bandits(arsenal=[*LOOT, BOOK])
        .start(at="turn-start")
    )
    it.votes(no=[0, 1])
    for entrance in (1, 2, 3):
        it.choose(0, "choose-entrance", entrance=entrance)
    assert sum(it.place_state("colony").barricades) == 3


def test_old_friends() -> None:
    it = (
        road("ln-xr-old-friends", 3).survivor(JAMIE, 0).bandits({"school": 2, "library": 1}).start(at="turn-start")
    )
    it.choose(0, choice=2)
    assert at(it) == {"school": 1, "library": 1}
    assert forecast(it.game, 0).plundered == {}
    it = road("ln-xr-old-friends", 3).survivor(JAMIE, 0).bandits({"school": 2}, arsenal=LOOT[:2])
    it.player(0, hand=[BOOK]).start(at="turn-start")
    it.choose(0, choice=1).choose(0, "choose-card", card=BOOK).choose_if_asked(0, "done")
    it.choose(0, "choose-card", card=LOOT[1])
    assert it.hand(0) == [LOOT[1]]


def noisy(it: Table) -> Table:
    """Maria has made noise at the school."""
    it.survivor(MARIA, 0, "school").place("school", top=[BOOK, LOOT[0]]).player(0, dice=[6]).start()
    it.choose(0, "search", survivor=MARIA, die=6).choose(0, "make-noise", card=None)
    return it.choose(0, "keep", card=LOOT[0])


def test_smoke_signal() -> None:
    it = noisy(road("ln-xr-smoke-signal"))
    it.choose(0, choice=1)
    assert (it.place_state("school").noise, it.who(MARIA).wounds) == (0, 1)
    it = noisy(road("ln-xr-smoke-signal"))
    it.choose(0, choice=2)
    assert (at(it), len(it.hand(0)), it.place_state("school").noise) == ({"school": 1}, 2, 1)


def test_kevin_jackson() -> None:
    """A zombie or a bandit, anywhere; without the module only the zombie is left (R-014)."""
    kevin = "ln-kevin-jackson"
    it = table().survivor(kevin, 0).bandits({"school": 1, "library": 1}).place("school", zombies=[1]).start()
    it.choose(0, "use", survivor=kevin).choose(0, "choose-order", order="second")
    pick(it, "library")
    assert at(it) == {"school": 1}
    it = table().survivor(kevin, 0).bandits({"school": 1}).start()
    it.choose(0, "use", survivor=kevin)
    assert at(it) == {}
    it = Table(3, packs=PACKS).quiet().survivor(kevin, 0).place("school", zombies=[1]).start()
    it.choose(0, "use", survivor=kevin)
    assert it.place_state("school").zombies == [0]


CHLOE, GIA = "ln-chloe-larousse", "ln-gia-najjar"


def chloe(**rolls: Any) -> Table:
    """Chloe's card has come up: seats 0 and 1 have laid a card into the arsenal, seat 2 had none."""
    it = road("ln-xr-chloe-larousse", 3).survivor(CHLOE, 1).survivor(MARIA, 0).survivor(MIKE, 2)
    it.player(0, hand=[LOOT[0]]).player(1, hand=[LOOT[1]]).bandits({"school": 2}, arsenal=[BOOK]).script(**rolls)
    return it.start(at="turn-start")


def test_chloe_larousse_breaks_in() -> None:
    """She gets back what was laid down for it, and nothing else."""
    it = chloe(exposure=["blank", "wound", "blank", "frostbite", "blank"])
    assert it.arsenal() == [BOOK, LOOT[0], LOOT[1]]
    it.choose(1, choice=1)
    assert (it.hand(1), it.arsenal(), it.who(CHLOE).tokens) == (sorted(LOOT[:2]), [BOOK], 2)


def test_chloe_larousse_dies() -> None:
    """The rolls stop with her death, and the cards stay where they are."""
    it = chloe(exposure=["wound"] * 3).choose(1, choice=1)
    assert (CHLOE in it.state.survivors, len(it.events("exposure")), len(it.arsenal())) == (False, 3, 3)


def test_chloe_larousse_rallies() -> None:
    it = chloe(exposure=["blank"] * 3).choose(1, choice=2)
    for seat, card in ((0, LOOT[1]), (1, LOOT[0])):
        it.choose(seat, "choose-card", card=card)
    assert [it.hand(seat) for seat in range(3)] == [[LOOT[1]], [LOOT[0]], [BOOK]]
    assert it.offers(0, "request", symbol="food")
    it.empty_deck("crossroads").play_to(1, "no", "vote", "done")
    assert not it.offers(1, "request")


def test_the_tunnel() -> None:
    """OW-45: no roll on the way; what finds the other end may come through."""
    it = road("ln-xr-the-tunnel").survivor(MARIA, 0).survivor(MIKE, 1).script(picks=[2])
    it.start(at="turn-start").choose(0, choice=1)
    it.choose(0, "move", survivor=MARIA, to="school")
    assert (it.events("exposure"), it.view(0).lasting[0].place) == ([], "school")
    for place, die, n in (("school", 3, 1), ("school", 2, 0), ("library", 6, 0)):
        it = table().survivor(MARIA, 0).lasting("ln-xr-the-tunnel", 1, place="school").script(d6=[die])
        do(it, {"op": "add-zombies", "location": place, "n": 2})
        assert sum(it.place_state("colony").zombies) == n


def test_the_tunnel_leaves_the_rest_of_the_night_to_be_foretold() -> None:
    it = table().survivor(MARIA, 0, "police-station").survivor(MIKE, 1, "hospital")
    night = forecast(it.lasting("ln-xr-the-tunnel", 1, place="police-station").start().game, 0)
    assert (night.zombies["police-station"], night.zombies["hospital"], night.or_more) == (1, 1, True)


def test_the_tunnel_closed() -> None:
    it = road("ln-xr-the-tunnel").survivor(MARIA, 0).colony(helpless=3).script(picks=[0, 1])
    morale = it.morale
    it.start(at="turn-start").choose(0, choice=2).choose(0, "yes").choose(0, "yes")
    assert (it.helpless, at(it), it.morale) == (1, {"police-station": 1, "grocery-store": 1}, morale)
    it = road("ln-xr-the-tunnel").survivor(MARIA, 0).colony(helpless=3)
    it.start(at="turn-start").choose(0, choice=2).choose(0, "no").choose(0, "no")
    assert (it.helpless, at(it)) == (3, {})


def gia(places: dict[str, int], players: int = 2) -> Table:
    """Gia's card comes up in the turn of another player; her player puts her beside a bandit."""
    it = road("ln-xr-gia-najjar", players).survivor(MARIA, 0).survivor(GIA, 1, items=[PISTOL]).survivor(MIKE, 1)
    return it.bandits(places).start(at="turn-start")


PISTOL = "base-police-station-pistol"


def test_gia_najjar_goes() -> None:
    it = gia({"school": 1, "library": 2})
    morale = it.morale
    it.choose(1, "choose-place", place="library").choose(1, choice=1)
    assert (at(it), GIA in it.state.survivors, it.morale) == ({"school": 1, "library": 1}, False, morale)
    assert it.removed() == [PISTOL]


def test_ow44_gia_najjar_finds_no_room() -> None:
    """Then a bandit of choice is gone."""
    it = gia({"gas-station": 2}).choose(1, choice=1)
    assert (GIA in it.state.survivors, at(it)) == (False, {"gas-station": 1})


def test_gia_najjar_fights_back() -> None:
    it = gia({"school": 1}).choose(1, choice=2)
    assert it.who(GIA).place == "colony"
    assert (at(it)["school"], at(it)["library"], at(it)[HIDEOUT], "colony" in at(it)) == (2, 1, 1, False)


def test_ow46_a_raid_is_a_search() -> None:
    """What waits for a search takes a raid by the search table as one, and no other raid."""
    for way, noted in (("search", [HIDEOUT]), ("attack", [])):
        it = table().survivor(MARIA, 0, HIDEOUT).player(0, dice=[6]).script(d6=[5])
        do(it, {"op": "schedule", "do": [{"op": "nothing"}], "abilities": [{"hook": "notes-searches"}]})
        it.choose(0, "raid", survivor=MARIA, die=6, way=way)
        assert it.state.lasting[0].noted == noted


# -- two-way items ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way"), [("food-1-or-trade", "trade"), ("pistol-or-threat", None), ("handcuffs", "arrest")]
)
def test_items_that_send_a_bandit_away(card: str, way: str | None) -> None:
    """Only where one of your survivors is; without the module that way is not there."""
    card = f"longnight-police-station-{card}"
    it = table().survivor(MARIA, 0, "school").survivor(MIKE, 0, "library").player(0, hand=[card])
    it.bandits({"school": 2, "library": 1, "hospital": 1}, arsenal=LOOT[:2]).start()
    it.choose(0, "play", card=card, mode=way)
    it.refuses(0, "choose-place", place="hospital")
    it.choose(0, "choose-place", place="school")
    if way == "arrest":
        it.choose(0, "choose-card", card=LOOT[1])
    assert (at(it), it.waste()) == ({"school": 1, "library": 1, "hospital": 1}, [card])
    assert it.hand(0) == ([LOOT[1]] if way == "arrest" else [])
    it = table().survivor(MARIA, 0).player(0, hand=[card]).bandits({"school": 1}).start()
    assert not it.offers(0, "play", card=card, mode=way)
    printed = Table(3, packs=PACKS).game.content.cards[card]
    assert {mode.id for mode in printed.modes}.isdisjoint({"trade", "threat", "arrest"})


def test_body_armor_at_the_hideout() -> None:
    """The first wound of a table at the hideout is ignored in each round, the next one is not."""
    armor = "longnight-police-station-body-armor"
    it = table().survivor(MARIA, 0, HIDEOUT, items=[armor]).player(0, dice=[6, 6]).bandits(arsenal=LOOT)
    it.script(d6=[3, 3]).start()
    for wounds, card in ((0, LOOT[0]), (1, LOOT[1])):
        it.choose(0, "raid", survivor=MARIA, die=6, way="attack").choose(0, "choose-card", card=card)
        assert it.who(MARIA).wounds == wounds


# -- objectives --------------------------------------------------------------------------------------------


def test_drive_them_out() -> None:
    """Set up with a bandit everywhere; on the hard side each has taken a card."""
    for mode, hidden in (("standard", 0), ("cooperative", 6)):
        setup = Setup(players=3, mode=mode, packs=PACKS, modules=["bandits"], objective="ln-main-drive-them-out")
        game = new_game(setup, 1)
        while game.state.phase == "setup":
            seat = game.decisions[0].seat
            game.answer(seat, game.options(seat)[0])
        assert len(Bandits.of(game).arsenal) == hidden
        assert sum(1 for event in game.log if event.kind == "bandit-arrived") >= 6
    it = table(objective="ln-main-drive-them-out").bandits({HIDEOUT: 2}, arsenal=LOOT)
    assert all(condition.met for condition in goal(it.game, it.colony_state()))
    it.bandits({"school": 1}, arsenal=[BOOK])
    assert not any(condition.met for condition in goal(it.game, it.colony_state()))


def test_sticky_fingers() -> None:
    it = table().player(0, objective="ln-secret-sticky-fingers").bandits(arsenal=LOOT[:2])
    assert not it.conditions(0)[1].met
    assert do(it, {"op": "take-arsenal", "who": "active", "n": 2}).conditions(0)[1].met


def test_warlord() -> None:
    it = table().player(0, objective="ln-secret-warlord").bandits({"school": 3, HIDEOUT: 1})
    assert not it.conditions(0)[1].met
    assert it.bandits({"library": 1}).conditions(0)[1].met
