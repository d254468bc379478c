"""What a seat may see of two colonies: sealed tactics, bids and votes, hands, cards of the enemies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from overwinter.colony.bots import Sight
from overwinter.colony.fuzz import long_life
from overwinter.colony.fuzz_warring import any_option, random_setup
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import forecast, foresee, why_not
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import events_for, view
from overwinter.kernel.options import Chosen
from overwinter.testing import Table
from tests.secrecy_tools import seats
from tests.test_imagine import another_truth, reordered

from .table import BLUE, DAVID, DEN, JENNY, MARIA, TALIA, WOLF, YELLOW, two_colonies, with_wolf

SEEDS = (0, 2, 5)
"""4, 5 and 7 players."""
SEALED = {"tactic", "bid", "elect", "keep-survivors"}


def positions(seed: int, share: float) -> Iterator[ColonyGame]:
    """A share of the positions of a random game of two colonies, more of those in which something is sealed."""
    rng = random.Random(seed)
    game = new_game(replace(random_setup(seed), modules=["warring"]), seed)
    long_life(game)
    while not game.over and game.state.round < 3:
        sealed = any(d.answer is not None or d.kind in SEALED for d in game.state.flow.decisions)
        if sealed or rng.random() < share:
            yield game
        decision = game.decision(rng.choice(game.decisions).seat)
        assert decision is not None
        game.answer(decision.seat, any_option(game, decision, rng))


def some_seats(game: ColonyGame, rng: random.Random) -> list[int | None]:
    """A spectator, somebody who is asked, somebody else."""
    return [None, rng.choice(game.decisions).seat, rng.randrange(game.setup.players)]


def test_r253_the_seat_cannot_tell_an_imagined_game_from_the_real_one() -> None:
    """View, log, options and what is explained are equal; imagined out of an imagined game it is the same."""
    rng, kinds = random.Random(1), set[str]()
    for game in (game for seed in SEEDS for game in positions(seed, 0.03)):
        kinds |= {decision.kind for decision in game.state.flow.decisions}
        for seat in some_seats(game, rng):
            other = imagine(game, seat, 5, with_log=True)
            check(other)
            assert view(other, seat) == view(game, seat)
            assert events_for(other, seat) == events_for(game, seat)
            assert forecast(other, seat) == forecast(game, seat)
            assert imagine(other, seat, 7).state == imagine(game, seat, 7).state
            assert imagine(reordered(game, seat), seat, 7).state == imagine(game, seat, 7).state
            if seat is not None and (decision := game.decision(seat)) is not None:
                assert why_not(other, seat) == why_not(game, seat)
                option = any_option(game, decision, rng)
                assert foresee(other, seat, option) == foresee(game, seat, option)
    assert {"turn", "move-step", "tactic", "elect"} <= kinds


def test_r250_another_truth_looks_the_same() -> None:
    """Hands, decks, objectives and crossroads cards exchanged that a seat cannot know, also the enemies'."""
    found = 0
    for game in (game for seed in SEEDS for game in positions(seed, 0.04)):
        if {d.kind for d in game.state.flow.decisions} == {"turn"}:
            found += 1
            for seat in seats(game):
                other = another_truth(game, seat, random.Random(found))
                assert other.state != game.state
                assert view(other, seat) == view(game, seat)
                assert imagine(other, seat, 7).state == imagine(game, seat, 7).state
    assert found > 2


def fighting(blue: int = 3, yellow: int = 3) -> Table:
    """A combat at the school, four players."""
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").survivor(DAVID, 2, "school")
    return table.survivor(TALIA, 3).colony(0, ammunition=blue).colony(1, ammunition=yellow).start(at="night")


def elsewhere_sealed(game: ColonyGame, seat: int) -> Iterator[ColonyGame]:
    """The same position with every other answer that a seat could have sealed."""
    (decision,) = [d for d in game.state.flow.decisions if d.seat == seat]
    assert decision.answer is not None
    frame = next(s.frames[-1] for s in game.state.flow.stacks if s.id == decision.stack)
    for option in getattr(frame, decision.options)(game, seat):
        other = game.copy()
        sealed = next(d for d in other.state.flow.decisions if d.seat == seat)
        sealed.answer = Chosen(option.verb, option.args)
        yield other


def test_r256_a_sealed_tactic_or_bid_changes_nothing_for_others() -> None:
    """R-256: neither enemies nor friends nor spectators can tell one from another; bots see no more than that."""
    table = fighting()
    table.choose(0, "tactic", card="wc-tac-ambush")
    _looks_alike(table.game, 0)
    table.choose(1, "tactic", card="wc-tac-charge").choose(1, "bid", n=2)
    _looks_alike(table.game, 1)


def test_r256_a_vote_for_a_leader_is_sealed_until_all_have_voted() -> None:
    """R-256: six votes, open at the same moment."""
    table = two_colonies(6).start(at="night")
    table.choose(0, "elect", seat=2)
    _looks_alike(table.game, 0)


def _looks_alike(game: ColonyGame, sealed: int) -> None:
    others = list(elsewhere_sealed(game, sealed))
    assert len(others) > 1
    for seat in seats(game):
        if seat == sealed:
            continue
        seen, dream = view(game, seat), imagine(game, seat, 3).state
        for other in others:
            assert view(other, seat) == seen
            assert imagine(other, seat, 3).state == dream
            if seat is not None and game.decision(seat) is not None:
                options = game.options(seat)
                assert other.options(seat) == options
                told = [foresee(other, seat, option) for option in options]
                assert told == [foresee(game, seat, option) for option in options]
                decision = other.decision(seat)
                assert decision is not None
                assert Sight(other, decision, random.Random(1)).view == view(game, seat, with_options=False)


def wolves_night(missions: list[str], objective: str, noted: str) -> Iterator[ColonyGame]:
    """A round with the wolf, who swaps the second mission, moves, and stands by blue at the school; positions on
    the way."""
    table = with_wolf().wolf([f"wc-mission-{name}" for name in missions], objective=objective, noted=noted)
    table.survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").survivor(DAVID, 2).survivor(TALIA, WOLF, DEN)
    table.script(exposure=["blank"], combat=[1, 1]).start(at="turns")
    yield table.game
    table.choose(WOLF, "swap-mission", card=f"wc-mission-{missions[1]}")
    table.choose(WOLF, "move", survivor=TALIA, to="school", card=None)
    yield table.game
    table.end_turn(WOLF).done_moving()
    yield table.game
    for seat in (0, 1):
        table.choose(seat, "end-turn")
    table.end_pair()
    yield table.game
    table.choose(WOLF, "join-combat", colony=BLUE)
    yield table.game
    # Asked in any case; of one wolf a mission could be completed now.
    table.tactics("charge", "charge")
    assert bool(table.options(WOLF, "mission")) == ("blood-money" in missions)
    yield table.game
    table.choose(WOLF, "no-mission")
    yield table.game


def test_r254_what_the_wolf_is_after_changes_nothing_for_others() -> None:
    """Missions in hand, drawn and dropped, the objective and the noted colony: neither what the others see, read
    and are told nor what they can imagine depends on any of it, from the first turn to the first vote."""
    one = wolves_night(["sabotage", "stray", "blood-money"], "wc-wolf-kingmaker", BLUE)
    other = wolves_night(["blockade", "headhunter", "signal-fire"], "wc-wolf-ghost", YELLOW)
    asked = set[str]()
    for game, twin in zip(one, other, strict=True):
        assert game.state != twin.state
        for seat in (0, 1, 2, 3, None):
            assert view(twin, seat) == view(game, seat)
            assert events_for(twin, seat) == events_for(game, seat)
            assert forecast(twin, seat) == forecast(game, seat)
            assert imagine(twin, seat, 3).state == imagine(game, seat, 3).state
            if seat is not None and (decision := game.decision(seat)) is not None:
                asked.add(decision.kind)
                assert why_not(twin, seat) == why_not(game, seat)
                told = [foresee(game, seat, option) for option in game.options(seat)]
                assert [foresee(twin, seat, option) for option in twin.options(seat)] == told
    assert asked == {"turn", "tactic", "elect"}


@pytest.mark.parametrize("objective", ["wc-wolf-the-pack", "wc-wolf-ashes"])
def test_a_wolf_who_began_with_more_survivors_is_imagined_with_the_objective_that_says_so(objective: str) -> None:
    """Four survivors in the den are seen by all; of the others each is possible."""
    table = with_wolf().wolf(objective=objective).start(0)
    dreamt = {imagine(table.game, 0, seed).player(WOLF).objectives[0] for seed in range(60)}
    assert ("wc-wolf-the-pack" in dreamt) == (objective == "wc-wolf-the-pack")
    assert len(dreamt) == (1 if objective == "wc-wolf-the-pack" else 7)
