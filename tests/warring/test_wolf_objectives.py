"""The secret objectives of the lone wolf: what they change at the start, and when they are met (16.6)."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.colony.modules.wolf import Wolf
from overwinter.colony.rules.setting_up import new_game
from overwinter.testing import Table

from .table import BLUE, DAVID, DEN, JENNY, MARIA, SHOTGUN, TALIA, WOLF, YELLOW, setup, slot, with_wolf

MISSIONS = [f"wc-mission-{name}" for name in ("sabotage", "stray", "whispers", "blockade", "headhunter")]


def aims(objective: str, done: int = 0, **more: Any) -> Table:
    """A wolf with this objective and so many missions completed."""
    return with_wolf().wolf(objective=f"wc-wolf-{objective}", done=MISSIONS[:done], **more)


def met(table: Table) -> list[bool]:
    """Which conditions of the wolf's objective hold."""
    return [condition.met for condition in table.conditions(WOLF)]


def dealt(objective: str) -> ColonyGame:
    """A game in which chance has given the wolf this objective, and everybody has kept the first group."""
    for seed in range(200):
        game = new_game(setup(5, objective="wc-main-killing-blow"), seed=seed)
        if game.player(WOLF).objectives == [f"wc-wolf-{objective}"]:
            break
    for seat in range(5):
        game.answer(seat, game.options(seat)[0])
    return game


# -- what they change at the start -------------------------------------------------------------------------------


@pytest.mark.parametrize(("objective", "food"), [("kingmaker", 2), ("balance", 3), ("the-pack", 1), ("ashes", 2)])
def test_food_in_the_den(objective: str, food: int) -> None:
    assert dealt(objective).colony_of(WOLF).food == food


def test_ashes_brings_zombies_to_both_colonies() -> None:
    before, after = dealt("kingmaker"), dealt("ashes")
    for home in (BLUE, YELLOW):
        assert sum(after.place(home).zombies) == sum(before.place(home).zombies) + 2


def test_hoarder_draws_from_two_decks() -> None:
    game = dealt("hoarder")
    hand = len(game.player(WOLF).hand)
    for place in ("school", "library"):
        game.answer(WOLF, next(option for option in game.options(WOLF) if option["place"] == place))
    assert len(game.player(WOLF).hand) == hand + 2


def test_mercenary_takes_a_weapon() -> None:
    game = dealt("mercenary")
    while game.decision(WOLF) is not None and game.decision(WOLF).kind != "swap-mission":  # type: ignore[union-attr]
        game.answer(WOLF, game.options(WOLF)[0])
    found = [game.item(card) for card in game.player(WOLF).hand]
    assert any(card.symbol == "weapon" and card.deck == "police-station" for card in found)


def test_the_pack_may_keep_four_survivors() -> None:
    for seed in range(200):
        game = new_game(setup(5), seed=seed)
        if game.player(WOLF).objectives == ["wc-wolf-the-pack"]:
            break
    kept = [option for option in game.options(WOLF) if option.get("fourth")]
    assert kept
    assert len(kept) < len(game.options(WOLF))
    assert not [option for option in game.options(0) if option.get("fourth")]


def test_ghost_chooses_three_of_four_missions() -> None:
    game = dealt("ghost")
    assert game.decision(WOLF).kind == "first-missions"  # type: ignore[union-attr]
    gone = game.options(WOLF)[1]["card"]
    game.answer(WOLF, game.options(WOLF)[1])
    slot = Wolf.of(game)
    assert (len(slot.hand), len(slot.deck), gone in slot.deck) == (3, 11, True)
    assert len(Wolf.of(dealt("balance")).hand) == 3


def test_warlord_puts_a_survivor_into_the_town() -> None:
    game = dealt("warlord")
    name = game.options(WOLF)[0]["survivor"]
    game.answer(WOLF, game.options(WOLF)[0])
    game.answer(WOLF, next(option for option in game.options(WOLF) if option["place"] == "hospital"))
    assert game.state.survivors[name].place == "hospital"


# -- when they are met -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("completed", "noted", "wins"),
    [([0], BLUE, True), ([1], BLUE, False), ([1], YELLOW, True), ([0, 1], BLUE, False)],
)
def test_kingmaker(completed: list[int], noted: str, wins: bool) -> None:
    """The noted colony alone has reached the main objective, and 2 missions are done."""
    table = aims("kingmaker", done=2, noted=noted)
    slot(table).completed = completed
    assert met(table) == [wins, True]
    assert met(aims("kingmaker", done=1)) == [False, False]


def test_balance() -> None:
    for blue, yellow, wanted in ((3, 4, [True, True]), (1, 3, [True, False]), (0, 1, [False, True])):
        table = aims("balance", done=3).colony(0, morale=blue).colony(1, morale=yellow)
        assert met(table) == [*wanted, True]


def test_hoarder() -> None:
    """Food of the den, and a card of each of five kinds, in hand or equipped."""
    cards = [f"base-starter-{name}" for name in ("food-1", "medicine", "fuel")]
    table = aims("hoarder").colony(WOLF, food=4).player(WOLF, hand=cards)
    table.survivor(MARIA, WOLF, DEN, items=[SHOTGUN])
    assert met(table) == [True, True, True, True, False, True]
    assert met(aims("hoarder").colony(WOLF, food=3))[0] is False


def test_mercenary() -> None:
    """Three combats won at somebody's side, for each colony at least one."""
    for blue, yellow, wanted in ((2, 1, [True, True]), (3, 0, [True, False]), (1, 1, [False, True])):
        assert met(aims("mercenary", won={BLUE: blue, YELLOW: yellow})) == wanted


def test_the_pack() -> None:
    table = aims("the-pack").colony(WOLF, morale=3)
    for name in (MARIA, DAVID, JENNY, TALIA):
        table.survivor(name, WOLF, DEN)
    assert met(table) == [False, True, True]
    table.survivor("base-mike-cho", WOLF, DEN)
    table.player_state(WOLF).counters = {"deaths": 2}
    assert met(table) == [True, False, True]


def test_ashes() -> None:
    for morale, own, wanted in (((2, 0), 2, [True, True]), ((3, 0), 1, [False, False])):
        table = aims("ashes", done=3).colony(0, morale=morale[0]).colony(1, morale=morale[1])
        assert met(table.colony(WOLF, morale=own)) == [*wanted, True]


def test_ghost() -> None:
    table = aims("ghost", done=5)
    assert met(table) == [True, True]
    table.player_state(WOLF).counters = {"deaths": 1}
    assert met(table) == [True, False]
    assert met(aims("ghost", done=4)) == [False, True]


def test_warlord() -> None:
    """At three places of the town; with two survivors two are enough; gates of colonies are none."""
    places = [(MARIA, "school"), (DAVID, "library"), (JENNY, BLUE), (TALIA, "hospital")]
    for n, wanted in ((1, False), (2, True), (3, False), (4, True)):
        table = aims("warlord")
        for name, place in places[:n]:
            table.survivor(name, WOLF, place, entrance=int(place == BLUE))
        assert met(table) == [wanted, True]


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("morale", "wins"), [(3, True), (1, False)])
def test_the_wolf_wins_by_the_own_objective_when_the_game_ends(morale: int, wins: bool) -> None:
    """However it ends; the colonies' winners have nothing to do with it."""
    table = aims("warlord").colony(WOLF, morale=morale).colony(0, morale=0)
    table.survivor(MARIA, WOLF, "school").survivor(DAVID, WOLF, "library").round(5, left=1)
    table.start(at="night")
    assert table.game.over
    assert (WOLF in table.state.winners) == wins


def test_a_wolf_who_is_out_does_not_win() -> None:
    """R-335."""
    table = aims("ghost", done=5).colony(WOLF, morale=1, food=0).colony(0, morale=0).survivor(MARIA, WOLF, DEN)
    table.start(at="night")
    assert table.state.outcome == "morale"
    assert table.player_state(WOLF).eliminated
    assert WOLF not in table.state.winners


def test_every_objective_has_a_test() -> None:
    cards = [card for card in with_wolf().game.content.secrets.values() if card.kind == "wolf"]
    tests = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    assert {card.id.removeprefix("wc-wolf-") for card in cards} <= tests
    assert len(cards) == 8
