"""The missions of the lone wolf, one by one; how they are drawn, swapped, completed and kept secret (16.6)."""

from __future__ import annotations

import pytest

from overwinter.colony.modules.wolf import Wolf
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.testing import Table

from .table import BLUE, DAVID, DEN, JENNY, MARIA, SHOTGUN, TALIA, WOLF, YELLOW, ammunition, setup, slot, with_wolf

FOOD, FUEL, MEDICINE = "base-starter-food-1", "base-starter-fuel", "base-starter-medicine"
JUNK = "base-starter-junk"


def mission(name: str) -> str:
    """The id of a mission."""
    return f"wc-mission-{name}"


def wolf_acts(table: Table, name: str) -> Table:
    """The wolf has that mission alone in hand, and acts."""
    table.wolf([mission(name)])
    if not table.game.own(WOLF):
        table.survivor(TALIA, WOLF, DEN)
    return table.start(WOLF)


def completes(table: Table, name: str) -> Table:
    """The wolf lays it open."""
    return table.choose(WOLF, "mission", card=mission(name))


def done(table: Table) -> list[str]:
    """Missions that were completed."""
    return Wolf.of(table.game).done


# -- the hand ----------------------------------------------------------------------------------------------------


def test_completing_lifts_morale_and_brings_a_new_mission() -> None:
    """1 morale, 5 at most; what was completed lies open; an empty deck brings none."""
    table = wolf_acts(with_wolf().player(WOLF, hand=[FUEL]).colony(WOLF, morale=5), "signal-fire")
    slot_of = Wolf.of(table.game)
    table.choose(WOLF, "mission", card=mission("signal-fire")).choose(WOLF, "choose-place", place=BLUE)
    assert table.colony_state(WOLF).morale == 5
    assert (done(table), len(slot_of.hand)) == ([mission("signal-fire")], 1)
    assert table.view(0).parts["wolf"].done == (mission("signal-fire"),)
    table = with_wolf().player(WOLF, hand=[FUEL]).wolf([mission("signal-fire")])
    Wolf.of(table.game).dropped, Wolf.of(table.game).deck = Wolf.of(table.game).deck, []
    table.start(WOLF).choose(WOLF, "mission", card=mission("signal-fire"))
    table.choose(WOLF, "choose-place", place=BLUE)
    assert table.colony_state(WOLF).morale == 5
    assert Wolf.of(table.game).hand == []


def test_one_mission_is_swapped_at_the_start_of_the_turn_and_only_then() -> None:
    """OW-87: face down, nobody else learns which it was."""
    three = [mission(name) for name in ("sabotage", "stray", "whispers")]
    table = with_wolf().wolf(three).start(at="turns")
    assert table.asked(WOLF).kind == "swap-mission"  # type: ignore[union-attr]
    top = Wolf.of(table.game).deck[0]
    table.choose(WOLF, "swap-mission", card=three[1])
    assert Wolf.of(table.game).hand == [three[0], three[2], top]
    assert not table.offers(WOLF, "swap-mission")
    for seat in (0, None):
        assert "card" not in table.seen(seat, "mission-dropped")[0]
        assert "card" not in table.seen(seat, "mission-drawn")[0]
        assert table.view(seat).parts["wolf"].dropped == 1
    assert table.seen(WOLF, "mission-drawn")[0]["card"] == top
    assert table.view(0).me.parts["wolf"] is None  # type: ignore[union-attr]


def test_missions_are_kept_or_there_is_nothing_to_swap() -> None:
    table = with_wolf().wolf([mission("sabotage")]).start(at="turns").choose(WOLF, "keep-missions")
    assert Wolf.of(table.game).hand == [mission("sabotage")]
    table = with_wolf().wolf([mission("sabotage")])
    Wolf.of(table.game).dropped, Wolf.of(table.game).deck = Wolf.of(table.game).deck, []
    assert table.start(at="turns").asked(WOLF).kind == "move-step"  # type: ignore[union-attr]


def test_the_wolf_is_told_what_a_mission_lacks() -> None:
    table = wolf_acts(with_wolf().player(WOLF, dice=[3]), "sabotage")
    assert not table.offers(WOLF, "mission", card=mission("sabotage"))
    told = table.view(WOLF).me.parts["wolf"].missions[0]  # type: ignore[union-attr]
    assert (told.card, told.when, told.ready, told.morale) == (mission("sabotage"), "turn", False, 1)
    assert [(need.name, need.met) for need in told.needs] == [("unused-die-min", False), ("besieging", False)]


def test_an_imagined_game_deals_missions_and_the_noted_colony_anew() -> None:
    """To the wolf hand and slip stay; to all others every hand, and either colony, is possible."""
    game = new_game(setup(5), seed=4)
    for seat in range(5):
        game.answer(seat, game.options(seat)[0])
    hands, noted, objectives = set(), set(), set()
    for seed in range(30):
        dream = imagine(game, 0, seed)
        hands.add(tuple(sorted(Wolf.of(dream).hand)))
        noted.add(tuple(Wolf.of(dream).noted))
        objectives.add(dream.player(WOLF).objectives[0])
        assert dream.content.secrets[dream.player(WOLF).objectives[0]].kind == "wolf"
        mine = imagine(game, WOLF, seed)
        assert (Wolf.of(mine).hand, Wolf.of(mine).noted) == (Wolf.of(game).hand, Wolf.of(game).noted)
    assert len(hands) > 10
    assert noted == {(BLUE,), (YELLOW,)}
    assert len(objectives) > 4


# -- missions of a turn ------------------------------------------------------------------------------------------


def test_supply_drop() -> None:
    table = with_wolf().player(WOLF, hand=[FOOD]).wolf([mission("supply-drop")]).start(WOLF)
    assert not table.offers(WOLF, "mission", card=mission("supply-drop"))
    table = wolf_acts(with_wolf().player(WOLF, hand=[FOOD, FOOD]).colony(1, food=2), "supply-drop")
    completes(table, "supply-drop").choose(WOLF, "choose-player", player=1)
    assert table.colony_state(1).food == 5
    assert (table.hand(WOLF), len(table.colony_state(WOLF).waste)) == ([], 2)
    assert table.colony_state(WOLF).morale == 5


def test_sabotage() -> None:
    table = ammunition(with_wolf(), 3, 1).survivor(TALIA, WOLF, BLUE, entrance=1).player(WOLF, dice=[2, 4])
    table = wolf_acts(table.script(picks=[0]), "sabotage")
    deck = table.deck("police-station")[:2]
    completes(table, "sabotage")
    assert slot(table).ammunition == [1, 1]
    assert table.game.card_ids(table.colony_state(0).waste) == deck
    assert table.player_state(WOLF).unused == [2]


def test_arms_dealer() -> None:
    table = ammunition(with_wolf(), 0, 1).player(WOLF, hand=[SHOTGUN, JUNK])
    table = completes(wolf_acts(table, "arms-dealer"), "arms-dealer").choose(WOLF, "choose-player", player=1)
    assert table.hand(1) == [SHOTGUN]
    assert slot(table).ammunition == [0, 4]
    table.choose(WOLF, "choose-place", place="school")
    assert len(table.hand(WOLF)) == 3


def test_whispers() -> None:
    """Only at the colony with the higher morale; either if it is equal."""
    for morale, offered in (((4, 5), False), ((5, 5), True), ((6, 4), True)):
        table = with_wolf().survivor(TALIA, WOLF, BLUE, entrance=1).player(WOLF, dice=[1, 1, 2])
        table.colony(0, morale=morale[0]).colony(1, morale=morale[1])
        wolf_acts(table, "whispers")
        assert table.offers(WOLF, "mission", card=mission("whispers")) == offered
    completes(table, "whispers").choose(WOLF, "choose-die", die=1).choose(WOLF, "choose-die", die=2)
    assert table.colony_state(0).morale == 5


def test_field_medic() -> None:
    """Up to 3 wounds or frostbites of one colony there, never despair; its leader pays with a hand card."""
    table = with_wolf().player(WOLF, hand=[MEDICINE]).player(0, hand=[FUEL, JUNK])
    table.survivor(MARIA, 0, "school", wounds=2, despair=0).survivor(JENNY, 1, "school", wounds=2)
    table.survivor(DAVID, 2, "school", frostbite=1, despair=1).survivor(TALIA, WOLF, "school", wounds=1)
    completes(wolf_acts(table, "field-medic"), "field-medic").choose(WOLF, "choose-player", player=0)
    assert {option.get("survivor") for option in table.options(WOLF, "choose-survivor")} == {MARIA, DAVID}
    for name in (MARIA, DAVID):
        table.choose(WOLF, "choose-survivor", survivor=name)
    table.choose(WOLF, "done").choose(0, "choose-card", card=JUNK)
    assert (table.who(MARIA).wounds, table.who(DAVID).frostbite, table.who(DAVID).despair) == (1, 0, 1)
    assert (table.hand(WOLF), table.hand(0)) == ([JUNK], [FUEL])


def test_pied_piper() -> None:
    """OW-89: to the free entrances of another place in order; nobody rolls, nothing breaks."""
    table = with_wolf().survivor(TALIA, WOLF, "school").player(WOLF, dice=[1])
    table.place("school", zombies=[3]).place(BLUE, zombies=[1], barricades=[0, 3])
    completes(wolf_acts(table, "pied-piper"), "pied-piper").choose(WOLF, "choose-place", place=BLUE)
    for _ in range(2):
        table.choose(WOLF, "choose-entrance", entrance=1)
    table.choose(WOLF, "done")
    assert table.place_state("school").zombies[0] == 1
    assert table.place_state(BLUE).zombies == [1, 0, 1, 1, 0, 0]
    assert not table.events("exposure")


def test_strip_the_shelves() -> None:
    """Of the top five one stays, two leave the game face down, two go under the deck; a die for a search."""
    table = with_wolf().survivor(TALIA, WOLF, "school").player(WOLF, dice=[6])
    table = wolf_acts(table, "strip-the-shelves")
    top = table.deck("school")[:5]
    completes(table, "strip-the-shelves")
    for n in range(3):
        assert table.asked(WOLF).about["cards"] == top[n:]  # type: ignore[union-attr]
        assert not table.seen(0, "looked-at-cards")[0].get("cards")
        table.choose(WOLF, "choose-card", card=top[n])
    assert table.hand(WOLF) == top[:1]
    assert sorted(table.unseen()) == sorted(top[1:3])
    assert table.deck("school")[-2:] == top[3:]
    assert table.player_state(WOLF).unused == []


def test_signal_fire() -> None:
    table = with_wolf().player(WOLF, hand=[FUEL]).place(BLUE, zombies=[1]).place(YELLOW, zombies=[1, 1])
    completes(wolf_acts(table, "signal-fire"), "signal-fire").choose(WOLF, "choose-place", place=BLUE)
    assert sum(table.place_state(BLUE).zombies) == 4
    assert sum(table.place_state(YELLOW).zombies) == 0


def test_stray() -> None:
    table = with_wolf().survivor(TALIA, WOLF, BLUE, entrance=1).player(WOLF, hand=[FOOD]).colony(0, helpless=2)
    completes(wolf_acts(table, "stray"), "stray")
    assert (table.colony_state(0).helpless, table.colony_state(0).morale) == (1, 5)
    assert sorted(one.place for one in table.game.own(WOLF)) == sorted([BLUE, DEN])


def test_blockade() -> None:
    """Two barricades; until the wolf's next turn nobody is driven out there for ammunition, but friends are."""
    table = ammunition(with_wolf(), 2, 2).survivor(TALIA, WOLF, "school").survivor(MARIA, 0)
    table.survivor(JENNY, 1, "school").survivor(DAVID, 2, "school").player(WOLF, dice=[1])
    table.place("school", blocked=table.game.place_card("school").spaces - 3)
    completes(wolf_acts(table, "blockade"), "blockade")
    assert table.place_state("school").barricades[0] == 2
    table.end_turn(WOLF).script(exposure=["blank"])
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert (table.who(JENNY).place, table.who(TALIA).place, table.who(DAVID).place) == ("school", "school", BLUE)
    assert slot(table).ammunition == [2, 2]


def test_dead_drop() -> None:
    """Three cards of different kinds; a leader's hand and three crises are seen; 2 morale."""
    table = with_wolf().deck_top("crisis", *[f"wc-crisis-{name}" for name in ("long-shadows", "bad-blood")])
    table.player(WOLF, hand=[FOOD, FUEL, MEDICINE, FUEL]).player(1, hand=[JUNK]).colony(WOLF, morale=2)
    completes(wolf_acts(table, "dead-drop"), "dead-drop")
    table.choose(WOLF, "choose-card", card=FUEL)
    assert {option["card"] for option in table.options(WOLF, "choose-card")} == {FOOD, MEDICINE}
    table.choose(WOLF, "choose-card", card=FOOD)
    table.choose(WOLF, "choose-player", player=1)
    table.choose(WOLF, "choose-order", order="wc-crisis-bad-blood")
    assert table.state.crisis_deck == ["wc-crisis-bad-blood", "wc-crisis-long-shadows"]
    assert table.seen(WOLF, "looked-at-hand")[0]["cards"] == [JUNK]
    assert (table.hand(WOLF), table.colony_state(WOLF).morale) == ([FUEL], 4)


def test_headhunter() -> None:
    """One against one in the town: the other goes home with a wound and leaves a thing."""
    table = with_wolf().survivor(TALIA, WOLF, "school").survivor(MARIA, 0, "school", items=[SHOTGUN])
    table.player(WOLF, dice=[6])
    completes(wolf_acts(table, "headhunter"), "headhunter")
    maria = table.who(MARIA)
    assert (maria.place, maria.wounds, table.equipment(MARIA)) == (BLUE, 1, [])
    assert table.hand(WOLF) == [SHOTGUN]
    assert not table.events("exposure")
    table = with_wolf().survivor(TALIA, WOLF, "school").survivor(MARIA, 0, "school").player(WOLF, dice=[6])
    wolf_acts(table.survivor(JENNY, 1, "school"), "headhunter")
    assert not table.offers(WOLF, "mission", card=mission("headhunter"))


# -- missions of other moments -----------------------------------------------------------------------------------


def after_combat(*missions: str, winner: str = BLUE) -> Table:
    """Blue beats yellow; the wolf is with the winner or not."""
    table = with_wolf().wolf(list(missions)).survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    table.player(1, hand=[JUNK]).player(3, hand=[FUEL]).survivor(DAVID, 1).survivor(TALIA, WOLF, "school").start(
        at="night"
    )
    return table.choose(WOLF, "join-combat", colony=winner).script(combat=[1, 1]).tactics("charge", "on-guard")


def test_blood_money() -> None:
    """One card of everybody who was on the losing side, of nobody else."""
    table = after_combat(mission("blood-money"))
    assert table.asked(WOLF).kind == "mission-now"  # type: ignore[union-attr]
    table.choose(WOLF, "mission", card=mission("blood-money"))
    assert (table.hand(WOLF), table.hand(1), table.hand(3)) == ([JUNK], [], [FUEL])
    assert table.colony_state(WOLF).morale == 5


def test_being_asked_does_not_tell_which_missions_are_held() -> None:
    """OW-09, OW-87: after a victory, and after a round without combat, whoever has missions is asked."""
    table = after_combat(mission("stray"))
    assert [option.verb for option in table.options(WOLF)] == ["no-mission"]
    quiet = with_wolf().wolf([mission("stray")]).start(at="night")
    assert [option.verb for option in quiet.options(WOLF)] == ["no-mission"]
    assert after_combat(mission("blood-money"), winner=YELLOW).asked(WOLF) is None


def test_peace_broker() -> None:
    """After a round without combat; morale that has fallen to 0 never rises."""
    table = ammunition(with_wolf(), 0, 2).wolf([mission("peace-broker")]).colony(0, morale=3).colony(1, morale=4)
    table.start(at="night").choose(WOLF, "mission", card=mission("peace-broker"))
    assert [colony.morale for colony in table.state.colonies] == [4, 5, 5]
    assert slot(table).ammunition == [1, 3]


@pytest.mark.parametrize("when", ["turn", "combat-over", "round-end"])
def test_every_mission_has_a_test(when: str) -> None:
    missions = with_wolf().game.content.further["mission"].values()
    tests = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    mine = {card.id.removeprefix("wc-mission-") for card in missions if card.when == when}
    assert mine <= tests
    assert len(list(missions)) == 14


def test_a_wolf_who_is_out_by_frostbite_swaps_no_mission() -> None:
    """The turn is over as soon as it has begun, and the others play on."""
    table = with_wolf().survivor(TALIA, WOLF, "school", wounds=1, frostbite=1).wolf([mission("whispers")])
    table.colony(WOLF, morale=1).start(WOLF, "turn-start")
    assert table.player_state(WOLF).eliminated
    assert table.asked(WOLF) is None
    assert table.game.decisions
