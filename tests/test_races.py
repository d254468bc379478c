"""Two players at once: what one does may take away what the other is about to choose."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from overwinter.colony.cards.ops.board import KillZombies, PlaceBarricades
from overwinter.colony.cards.ops.items import SearchDeck, TakeCard
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.actions.attack import Attack
from overwinter.colony.rules.arrival import Arrival
from overwinter.colony.rules.entrances import zombies_at
from overwinter.colony.rules.fuel import BurnFuel
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.testing import Table
from tests.secrecy_tools import breaking_in, seats, step
from tests.test_imagine_progress import MAKERS, mixed_game, neighbour

FOOD, FUEL, MEDICINE = "base-starter-food-1", "base-starter-fuel", "base-starter-medicine"
SOPHIE, MIKE, BRIAN = "base-sophie-robinson", "base-mike-cho", "base-brian-lee"


@procedure
class TwoAtOnce(Procedure):
    """Several procedures side by side."""

    branches: list[Procedure]

    def start(self, game: ColonyGame) -> None:
        """Begin them all."""
        branches, self.branches = self.branches, []
        game.fork(branches, then=self.done)

    def done(self, game: ColonyGame) -> None:
        """Nothing more."""


def at_once(game: ColonyGame, *branches: Procedure) -> ColonyGame:
    """A copy of a game in somebody's turn in which these run side by side."""
    return breaking_in(game, lambda game, seat: TwoAtOnce(list(branches)))


def three() -> Table:
    """Three players, each with a survivor at the school."""
    table = Table(3)
    for seat, name in enumerate((SOPHIE, MIKE, BRIAN)):
        table.survivor(name, seat, "school")
    return table


def ids(game: ColonyGame, seat: int) -> list[str]:
    return [option.id for option in game.options(seat)]


def test_a_zombie_dies_once() -> None:
    """Both are asked where to kill; the first takes the last zombies, the other goes on with nothing chosen."""
    table = three().place("colony", zombies=[1, 1]).start(0)
    game = at_once(table.game, KillZombies(0, "colony", 2, SOPHIE, 0), KillZombies(1, "colony", 2, MIKE, 0))
    assert ids(game, 0) == ids(game, 1) == ["choose-entrance:1", "choose-entrance:2"]
    game.answer(0, "choose-entrance:2")
    assert zombies_at(game, "colony") == 0
    assert [(d.seat, d.kind) for d in game.decisions] == [(0, "turn")]
    assert [event.facts["survivor"] for event in game.log if event.kind == "zombie-killed"] == [SOPHIE, SOPHIE]


def test_what_is_gone_is_no_longer_offered() -> None:
    table = three().place("colony", zombies=[2, 1, 1]).start(0)
    game = at_once(table.game, KillZombies(0, "colony", 1, SOPHIE, 0), KillZombies(1, "colony", 1, MIKE, 0))
    game.answer(0, "choose-entrance:3")
    assert ids(game, 1) == ["choose-entrance:1", "choose-entrance:2"]


def test_an_attack_on_a_zombie_that_is_gone_goes_to_another() -> None:
    """The die is spent: whoever attacks strikes another zombie there, if there is one."""
    table = Table(3).survivor(SOPHIE, 0, "colony").place("colony", zombies=[0, 1, 1]).start(0)
    game = at_once(table.game, Attack(0, SOPHIE, 0, 1, safe=True, step="strike"))
    assert ids(game, 0) == ["choose-entrance:2", "choose-entrance:3"]
    table = Table(3).survivor(SOPHIE, 0, "colony").start(0)
    table.state.put(table.place_state("colony").but(zombies=[0] * 6))
    game = at_once(table.game, Attack(0, SOPHIE, 0, 1, safe=True, step="strike"))
    assert game.decisions[0].kind == "turn"
    assert min(game.place("colony").zombies) == 0


def test_a_card_is_found_once() -> None:
    """Both have the same card in mind; who is done first has it, the other keeps what is still there."""
    table = three().place("school", deck=[FOOD, FUEL, MEDICINE]).start(0)
    game = at_once(table.game, SearchDeck(0, "school", 3, ["any"]), SearchDeck(1, "school", 3, ["any"]))
    game.answer(0, f"choose-card:{FOOD}")
    game.answer(1, f"choose-card:{FOOD}")
    game.answer(1, f"choose-card:{FUEL}")
    game.answer(0, "done")
    assert ids(game, 1) == [f"choose-card:{MEDICINE}", "done"]
    game.answer(1, "done")
    assert game.card_ids(game.player(0).hand) == [FOOD]
    assert game.card_ids(game.player(1).hand) == [FUEL]
    assert game.card_ids(game.place("school").deck) == [MEDICINE]


def test_a_hand_card_is_taken_once() -> None:
    table = three().player(2, hand=[FOOD, FUEL]).start(0)
    game = at_once(table.game, TakeCard(0, 2, False, False), TakeCard(1, 2, False, False))
    game.answer(0, f"choose-card:{FOOD}")
    assert ids(game, 1) == [f"choose-card:{FUEL}"]
    game.answer(1, f"choose-card:{FUEL}")
    assert game.player(2).hand == []


@pytest.mark.parametrize("fires", [2, 3])
def test_fuel_is_burnt_once(fires: int) -> None:
    """The same two cards are offered for several fires: who picks for the next has what is left, or nothing."""
    table = three().player(1, hand=[FUEL]).player(2, hand=[FUEL]).start(0)
    game = at_once(table.game, *(BurnFuel() for _ in range(fires)))
    for seat in (1, 2) * fires:
        game.answer(seat, f"offer-fuel:{FUEL}")
    assert [(d.seat, d.kind) for d in game.decisions] == [(0, "pick-fuel")] * fires
    game.answer(0, f"pick-fuel:1:{FUEL}")
    assert ids(game, 0) == [f"pick-fuel:2:{FUEL}"]
    game.answer(0, f"pick-fuel:2:{FUEL}")
    assert game.player(1).hand == game.player(2).hand == []
    assert game.card_ids(game.state.colonies[0].objective_cards) == [FUEL, FUEL]
    assert game.state.outcome == ("failed" if fires == 3 else "")


def test_the_last_spaces_at_entrances_are_built_on_once() -> None:
    table = three().place("colony", zombies=[3, 3, 3, 3, 2, 2], barricades=[0] * 6).start(0)
    game = at_once(table.game, PlaceBarricades(0, "colony", 2), PlaceBarricades(1, "colony", 2))
    game.answer(0, "choose-entrance:5")
    assert [d.kind for d in game.decisions] == ["turn"]
    assert game.free_entrances("colony") == []
    assert game.place("colony").barricades == [0, 0, 0, 0, 1, 1]


def arriving(cards: list[str]) -> ColonyGame:
    """Two exiled players whose next survivors may enter at several places, with these cards in the deck."""
    table = three().start(0)
    for seat in (0, 1):
        table.game.player(seat).exiled = table.game.player(seat).revealed = True
    state = table.state
    state.gone = [*state.gone, *(name for name in state.survivor_deck if name not in cards)]
    state.survivor_deck[:] = cards
    return at_once(table.game, Arrival(0), Arrival(1))


def test_two_who_arrive_are_two() -> None:
    """The top card is taken when somebody enters: the order of entering decides who gets whom."""
    first, second = Table(3).start(0).state.survivor_deck[:2]
    game = arriving([first, second])
    game.answer(1, "choose-place:library")
    game.answer(0, "choose-place:hospital")
    assert [s.owner for s in game.at("library")] == [1]
    assert [s.id for s in game.at("library")] == [first]
    assert [s.id for s in game.at("hospital")] == [second]


def test_nobody_arrives_twice() -> None:
    only = Table(3).start(0).state.survivor_deck[0]
    game = arriving([only])
    game.answer(1, "choose-place:library")
    game.answer(0, "choose-place:hospital")
    assert [s.id for s in game.at("library")] == [only]
    assert game.at("hospital") == []


ALIKE = [(name, name) for name in MAKERS if name != "attack-with-lighter"]  # there is one lighter
HANDS = (
    "request",
    "collective-pay",
    "hands-for-morale",
    "gamble",
    "attack-with-lighter",
    "bite-cure",
    "medicine-or-die",
)
PAIRS = [*ALIKE, *pairwise(MAKERS), *((name, "lose-cards") for name in HANDS), ("request", "card-taken")]


@pytest.mark.parametrize("names", PAIRS, ids="+".join)
def test_any_two_things_go_side_by_side(names: tuple[str, str]) -> None:
    """Answers in any order: every position is sound, and every seat can imagine it."""
    for seed in range(2):
        start, rng = mixed_game(seed), random.Random(seed)
        seat = start.decisions[0].seat
        one, other = MAKERS[names[0]](start, seat), MAKERS[names[1]](start, neighbour(start, seat))
        game = at_once(start, one, other)
        for _ in range(16):
            if game.over or game.decisions[0].kind == "turn":
                break
            assert all(game.options(decision.seat) for decision in game.decisions)
            for viewer in seats(game):
                dream = imagine(game, viewer, seed)
                assert view(dream, viewer) == view(game, viewer)
            step(game, rng)
            check(game)
