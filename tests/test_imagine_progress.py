"""Imagine in the middle of things: rare procedures that hold hidden cards while somebody is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from overwinter.colony.cards.ops.giving import GiveCards, PassCards
from overwinter.colony.cards.ops.items import (
    DrawAndGift,
    GiveAllBut,
    HandsForMorale,
    KeepRevealed,
    LoseCards,
    SearchDeck,
    TakeCard,
)
from overwinter.colony.cards.ops.knowledge import OrderCrises, Shown
from overwinter.colony.cards.ops.payments import CollectivePay
from overwinter.colony.cards.ops.people import PassSurvivors
from overwinter.colony.cards.ops.single_cards import FoodForDie, Gamble, MedicineOrDie
from overwinter.colony.cards.ops.warring import Market
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.actions.attack import Attack
from overwinter.colony.rules.actions.request import Request
from overwinter.colony.rules.actions.search import Search
from overwinter.colony.rules.arrival import Replacement
from overwinter.colony.rules.exile import Exile
from overwinter.colony.rules.exposure import BiteCure
from overwinter.colony.rules.fuel import BurnFuel
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.state import Lasting, Setup
from overwinter.kernel.data import without
from overwinter.kernel.procedure import Procedure
from overwinter.testing import Table
from tests.secrecy_tools import breaking_in, seats, step

Make = Callable[[ColonyGame, int], Procedure]

FUEL, FOOD, JUNK, MEDICINE = (f"base-starter-{name}" for name in ("fuel", "food-1", "junk", "medicine"))
SOPHIE, MIKE, BRIAN, EDWARD = "base-sophie-robinson", "base-mike-cho", "base-brian-lee", "base-edward-white"
PISTOL = "base-police-station-pistol"


def neighbour(game: ColonyGame, seat: int) -> int:
    return next(p for p in game.clockwise(seat) if p != seat)


def keep_revealed(game: ColonyGame, seat: int) -> Procedure:
    return KeepRevealed(seat, "school", game.card_ids(game.place("school").deck[:3]), 1)


def collective_pay(game: ColonyGame, seat: int) -> Procedure:
    dues: list[dict[str, Any]] = [
        {"cards": "food", "n": 2, "to": "waste"},
        {"dice": 1},
        {"cards": "fuel|junk|medicine", "n": 2},
    ]
    return CollectivePay(seat, "base-crossroads-airplane", dues, "", "")


def attack_with_lighter(game: ColonyGame, seat: int) -> Procedure:
    survivor = game.own(seat)[0]
    lighter = next(n for n, card in enumerate(game.content.items) if card.id == "base-gas-station-lighter")
    game.lay_deck("gas-station", without(game.place("gas-station").deck, lighter))
    survivor.items = [*survivor.items, lighter]
    place = game.place(survivor.place)
    game.state.put(place.but(zombies=[3, *place.zombies[1:]], barricades=[0, *place.barricades[1:]]))
    game.player(seat).unused = [6, 6]
    return Attack(seat, survivor.id, 6, 1)


def bitten_with_cure(game: ColonyGame, seat: int) -> Procedure:
    key = next(k for k, listed in game.content.abilities.items() if any(a.hook == "bite-cure" for a in listed))
    game.state.lasting.append(Lasting("base-crossroads-airplane", key, "", -1, "round", 1, 0, False))
    return BiteCure(game.own(seat)[0].id)


def exiled_replacement(game: ColonyGame, seat: int) -> Procedure:
    game.player(seat).exiled = game.player(seat).revealed = True
    for survivor in game.own(seat):
        survivor.place = "school"
    return Replacement(seat)


def search_long(game: ColonyGame, seat: int) -> Procedure:
    survivor = game.own(seat)[0]
    survivor.place = "school"
    game.player(seat).unused = [6]
    return Search(seat, survivor.id, 6, keeps=2)


MAKERS: dict[str, Make] = {
    "search": search_long,
    "search-deck": lambda game, seat: SearchDeck(seat, "school", 3, ["any"]),
    "search-deck-for": lambda game, seat: SearchDeck(seat, "grocery-store", 3, ["food"]),
    "keep-revealed": keep_revealed,
    "draw-and-gift": lambda game, seat: DrawAndGift(seat, "school", 2),
    "lose-cards": lambda game, seat: LoseCards(game.clockwise(seat), 2, False, "waste"),
    "give-all-but": lambda game, seat: GiveAllBut(seat, neighbour(game, seat), 2),
    "give-cards": lambda game, seat: GiveCards(seat, neighbour(game, seat), 2),
    "market": lambda game, seat: Market(game.clockwise(seat)),
    "pass-cards": lambda game, seat: PassCards(seat),
    "take-card": lambda game, seat: TakeCard(seat, neighbour(game, seat), False, True),
    "card-taken": lambda game, seat: TakeCard(neighbour(game, seat), seat, False, True),
    "hands-for-morale": lambda game, seat: HandsForMorale(seat, 2, "base-crossroads-airplane", []),
    "collective-pay": collective_pay,
    "gamble": lambda game, seat: Gamble(game.clockwise(seat), [], []),
    "food-for-die": lambda game, seat: FoodForDie(game.clockwise(seat)),
    "medicine-or-die": lambda game, seat: MedicineOrDie(seat, game.own(seat)[0].id),
    "order-crises": lambda game, seat: OrderCrises(seat, 2),
    "shown-item": lambda game, seat: Shown(seat, "item", "school"),
    "burn-fuel": lambda game, seat: BurnFuel(),
    "request": lambda game, seat: Request(seat, "food"),
    "pass-survivors": lambda game, seat: PassSurvivors(0),
    "attack-with-lighter": attack_with_lighter,
    "bite-cure": bitten_with_cure,
    "replacement": exiled_replacement,
    "exile": lambda game, seat: Exile(seat),
}


def mixed_game(seed: int) -> ColonyGame:
    """The first turn of a game in which hands and decks have cards of all kinds, some of them seen by others."""
    game = new_game(Setup(players=3 + seed % 2, objective="base-main-we-need-more-samples"), seed)
    rng = random.Random(seed)
    while game.decisions[0].kind != "turn":
        step(game, rng)
    for player in game.state.players:
        for place in game.town()[:3]:
            *left, second, first = game.place(place).deck
            player.hand += [first, second]
            game.lay_deck(place, left)
        game.peek((player.seat + 1) % 3, f"hand:{player.seat}", item=player.hand[0])
    *left, last = game.place("grocery-store").deck
    game.lay_deck("grocery-store", left)
    game.lay_deck("school", [*game.place("school").deck, last])
    game.shuffle_deck("school")
    return game


@pytest.mark.parametrize("name", MAKERS)
def test_it_fits_at_every_question(name: str) -> None:
    """View and options stay equal, nothing of the real cards comes through, and the game can be played on."""
    for seed in range(3):
        game = breaking_in(mixed_game(seed), MAKERS[name])
        rng = random.Random(seed)
        for _ in range(8):
            if game.over or game.decisions[0].kind == "turn":
                break
            for seat in seats(game):
                other = imagine(game, seat, seed)
                check(other)
                assert view(other, seat) == view(game, seat)
                assert view(other, None) == view(game, None)
                assert imagine(imagine(game, seat, 99), seat, seed).state == other.state
                for _ in range(15):
                    if not other.over:
                        step(other, rng)
                        check(other)
            step(game, rng)


def test_an_offer_is_seen_by_the_asker() -> None:
    """Who asked sees what is offered; a third knows only who offers something that fits."""
    table = Table(4).survivor(SOPHIE, 0).player(0, hand=[JUNK]).player(1, hand=[FOOD, JUNK])
    table.player(2, hand=[JUNK, FUEL]).player(3, hand=[FUEL, MEDICINE]).start()
    table.choose(0, "request", symbol="food").choose(1, "give", card=FOOD).choose(2, "refuse").choose(3, "refuse")
    table.choose(1, "done")
    for seed in range(30):
        mine = imagine(table.game, 0, seed)
        assert [o.id for o in mine.options(0)] == [o.id for o in table.options(0)]
        assert FOOD in mine.card_ids(mine.player(1).hand)
    offers = [{o["seat"] for o in imagine(table.game, 3, s).options(0) if o.verb == "accept"} for s in range(30)]
    assert offers == [{1}] * 30


def test_what_is_picked_so_far_is_hidden() -> None:
    """Somebody looks through a deck and has picked a card: others imagine another one, still in that deck."""
    table = Table(3).survivor(SOPHIE, 0).survivor(MIKE, 1).survivor(BRIAN, 2).start()
    game = breaking_in(table.game, lambda game, seat: SearchDeck(seat, "school", 3, ["any"]))
    game.answer(0, game.options(0)[0])
    picked = set()
    for seed in range(20):
        dream = imagine(game, 1, seed)
        choose: Any = dream.state.flow.stacks[0].frames[-1]
        assert len(choose.picked) == 1
        picked.add(choose.picked[0])
        assert sorted(choose.picked + choose.candidates(dream)) == sorted(
            dream.card_ids(dream.place("school").deck)
        )
        assert imagine(game, 0, seed).place("school").deck == game.place("school").deck
    assert len(picked) > 3


def test_a_card_taken_in_a_search_is_imagined() -> None:
    """Others know from which deck the looked-at cards come, not which they are; the question says nothing new."""
    table = Table(3).survivor(EDWARD, 0, "school").survivor(MIKE, 1).survivor(BRIAN, 2).player(0, dice=[6]).start()
    table.choose(0, "search", survivor=EDWARD).choose(0, "make-noise")
    found = set()
    for seed in range(20):
        dream = imagine(table.game, 1, seed)
        search: Any = dream.state.flow.stacks[0].frames[-1]
        decision = dream.decision(0)
        assert decision is not None
        assert decision.about["cards"] == dream.card_ids(search.found)
        assert all(dream.item(card).deck == "school" for card in search.found)
        found.add(tuple(search.found))
        mine: Any = imagine(table.game, 0, seed).state.flow.stacks[0].frames[-1]
        real: Any = table.state.flow.stacks[0].frames[-1]
        assert mine.found == real.found
    assert len(found) > 10


def test_offers_stay_secret_while_another_one_is_played() -> None:
    """What was offered and not taken yet is in the giver's hand still: the asker knows it, a third does not."""
    table = Table(3).survivor(SOPHIE, 0).survivor("base-mike-cho", 0).player(1, hand=[PISTOL, FUEL, JUNK, FOOD])
    table.player(2, hand=[FOOD, JUNK]).start().choose(0, "request", symbol="any").choose(2, "refuse")
    table.choose(1, "give", card=PISTOL).choose(1, "give", card=FOOD).choose(1, "done")
    table.choose(0, "accept", seat=1, card=PISTOL)
    assert [d.kind for d in table.game.decisions] == ["equip-requested"]

    def offers(seat: int) -> set[str]:
        dreams = [imagine(table.game, seat, seed) for seed in range(30)]
        frames = [frame for game in dreams for stack in game.state.flow.stacks for frame in stack.frames]
        return {frame.offers["1"][0] for frame in frames if isinstance(frame, Request)}

    assert offers(0) == offers(1) == {FOOD}
    assert len(offers(2)) > 1
