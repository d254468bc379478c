"""Set-up: R-001 to R-015, P-01."""

from __future__ import annotations

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.match import Match
from overwinter.colony.rules.setting_up import blank_game, new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table
from tests.rulings.ties import with_influence

SAMPLES = "base-main-we-need-more-samples"


def betrayers(game: ColonyGame) -> int:
    """How many players hold a betrayal objective."""
    return sum(game.content.secrets[p.objectives[0]].kind == "betrayal" for p in game.state.players)


def keep_all(game: ColonyGame) -> None:
    """Every player keeps the first survivors on offer."""
    while game.decisions and game.decisions[0].kind == "keep-survivors":
        seat = game.decisions[0].seat
        game.answer(seat, game.options(seat)[0])


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=1),
        Setup(players=6),
        Setup(players=2, mode="standard"),
        Setup(players=2, mode="betrayer"),
        Setup(players=3, mode="dilemma"),
        Setup(players=3, mode="chess"),
        Setup(players=3, objective="base-main-nothing"),
        Setup(players=3, policies={"lowest_tie": "nobody"}),
    ],
)
def test_r001_impossible_set_ups_are_refused(setup: Setup) -> None:
    """R-001: mode and variants are settled before anything is shuffled; what cannot be is refused."""
    with pytest.raises(SetupError):
        new_game(setup)


def test_r001_mode_shapes_the_decks() -> None:
    """R-001: the decks are built for the mode; nothing has to be taken out later."""
    game = new_game(Setup(players=4, mode="cooperative"), seed=3)
    assert game.state.colonies[0].side == "hardcore"
    assert all(p.objectives == [] for p in game.state.players)
    assert not any(game.content.crossroads[c].non_cooperative for c in game.state.crossroads_deck)
    assert new_game(Setup(players=4), seed=3).state.colonies[0].side == "normal"
    assert new_game(Setup(players=4, hardcore=True), seed=3).state.colonies[0].side == "hardcore"


def share_of_betrayers(setup: Setup) -> float:
    """In what part of 250 games somebody is a betrayer."""
    counts = [betrayers(new_game(setup, seed, keep_log=False)) for seed in range(250)]
    assert set(counts) <= {0, 1}
    return sum(counts) / len(counts)


@pytest.mark.parametrize("players", [3, 5])
def test_r002_betrayer_with_chance_n_of_2n_plus_1(players: int) -> None:
    """R-002: two loyal objectives per player and one betrayal; never more than one betrayer is dealt."""
    share = share_of_betrayers(Setup(players=players, objective=SAMPLES))
    assert share == pytest.approx(players / (2 * players + 1), abs=0.09)


def test_r003_betrayer_variant() -> None:
    """R-003: one loyal objective per player and one betrayal: a betrayer in n of n + 1 games."""
    share = share_of_betrayers(Setup(players=4, mode="betrayer", objective=SAMPLES))
    assert share == pytest.approx(4 / 5, abs=0.09)


def test_r004_betrayal_may_be_left_out() -> None:
    """R-004: a game without any betrayal card is an allowed set-up."""
    setup = Setup(players=5, betrayal=False, objective=SAMPLES)
    assert not any(betrayers(new_game(setup, seed)) for seed in range(40))


def test_r005_the_box_is_not_out_of_the_game() -> None:
    """R-005: undealt starters are in the box: effects that look at removed cards do not find them."""
    game = new_game(Setup(players=3), seed=1)
    assert len(game.state.box) == 25 - 3 * 5
    assert game.state.removed == []

    # Toxic Waste, second option: all fuel and medicine that left the game goes to the waste pile.
    table = Table().crossroads("base-crossroads-toxic-waste").out_of_game(items=["base-hospital-medicine"])
    assert any(table.game.fits(card, ["fuel", "medicine"]) for card in table.state.box)
    table.start(at="turn-start")
    table.votes(no=range(3))
    assert table.waste() == ["base-hospital-medicine"]


def test_r006_undealt_objectives_are_nowhere() -> None:
    """R-006: no zone and no event tells which objectives went back to the box."""
    game = new_game(Setup(players=3), seed=8)
    dealt = {p.objectives[0] for p in game.state.players}
    undealt = set(game.content.secrets) - dealt - set(game.state.exile_deck)
    told = repr(game.state) + repr(game.log)
    assert len(undealt) == 34 - 3
    assert not [name for name in undealt if f"'{name}'" in told]
    assert not [name for name in dealt if f"'{name}'" in repr(game.log)]


@pytest.mark.parametrize("seed", range(4))
def test_r007_set_up_zombies_meet_an_empty_board(seed: int) -> None:
    """R-007: the zombies of the objective stand before the first survivor comes; nobody is overrun."""
    game = new_game(Setup(players=5, objective="base-main-home-sweet-home", hardcore=True), seed)
    assert game.state.survivors == {}
    assert sum(game.place("colony").zombies) == 12
    assert all(game.place(name).zombies == [2] for name in game.town())
    keep_all(game)
    assert len(game.state.survivors) == 10
    assert not [e for e in game.log if e.kind in ("overrun", "died")]


def test_r007_set_up_helpless_are_not_overrun() -> None:
    """R-007: nor are the helpless survivors of the set-up."""
    game = new_game(Setup(players=5, objective="base-main-too-many-mouths", hardcore=True))
    assert game.state.colonies[0].helpless == 5 + 5
    assert game.state.colonies[0].morale == 6


def test_r008_set_up_zombies_by_entrance() -> None:
    """R-008: entrances 1 to 6 in turn, as always."""
    game = new_game(Setup(players=4, objective="base-main-raiding-party"))
    assert game.place("colony").zombies == [1, 1, 0, 0, 0, 0]
    game = new_game(Setup(players=4, objective="base-main-home-sweet-home", hardcore=True))
    assert game.place("colony").zombies == [2, 2, 2, 2, 2, 2]


def test_r009_survivors_are_chosen_secretly() -> None:
    """R-009: nothing is seen of a choice before all have chosen."""
    game = new_game(Setup(players=3, objective=SAMPLES), seed=5)
    assert [d.seat for d in game.decisions] == [0, 1, 2]
    before = len(game.log)
    game.answer(2, game.options(2)[0])
    game.answer(0, game.options(0)[0])
    assert game.state.survivors == {}
    assert len(game.log) == before
    game.answer(1, game.options(1)[0])
    assert sorted(s.owner for s in game.state.survivors.values()) == [0, 0, 1, 1, 2, 2]
    assert {s.place for s in game.state.survivors.values()} == {"colony"}


def test_r009_returned_survivors_are_shuffled_in() -> None:
    """R-009: the two that were not kept may come up anywhere in the deck."""
    places = []
    for seed in range(12):
        game = new_game(Setup(players=3, objective=SAMPLES), seed)
        dealt = {value for seat in range(3) for o in game.options(seat) for value in o.args.values()}
        keep_all(game)
        assert len(game.state.survivor_deck) == 30 - 6
        assert not set(game.state.survivors) & set(game.state.survivor_deck)
        places += [i for i, name in enumerate(game.state.survivor_deck) if name in dealt]
    assert len(places) == 12 * 6
    assert min(places) < 4
    assert max(places) > 19


@pytest.mark.parametrize("seed", range(6))
def test_r010_highest_leader_is_first(seed: int) -> None:
    """R-010: the leader of highest influence makes its player first."""
    game = new_game(Setup(players=4, objective=SAMPLES), seed)
    keep_all(game)
    influence = [game.card_of(p.leader).influence for p in game.state.players]
    assert game.state.colonies[0].first == influence.index(max(influence))


def test_r010_printed_influence_is_unique_and_even() -> None:
    """R-010: no two base survivors have the same influence; all are even."""
    cards = [c for c in load_packs(None).survivors.values() if not c.promo]
    assert len({c.influence for c in cards}) == len(cards) == 30
    assert all(c.influence % 2 == 0 for c in cards)


def tied_first(leader_tie: str, seed: int) -> int:
    """The first player of a game in which all leaders have the same influence."""
    content = load_packs(None)
    same = {name.removeprefix("base-").replace("-", "_"): 30 for name in content.survivors}
    setup = Setup(players=3, objective=SAMPLES, policies={"leader_tie": leader_tie})
    game = blank_game(setup, with_influence(content, **same), seed)
    game.begin(Match())
    keep_all(game)
    return game.state.colonies[0].first


def test_p01_tie_of_leaders_is_random_and_seeded() -> None:
    """P-01 (R-010): by default a tie of leader influence is settled by the seed."""
    found = [tied_first("random", seed) for seed in range(12)]
    assert set(found) == {0, 1, 2}
    assert found == [tied_first("random", seed) for seed in range(12)]


def test_p01_tie_of_leaders_lowest_seat() -> None:
    """P-01: or it is the lowest seat."""
    assert {tied_first("lowest-seat", seed) for seed in range(6)} == {0}


def test_r013_mature_cards_are_left_out_before_shuffling() -> None:
    """R-013: "mature" is a mark on the card; without them the deck has none."""
    everything = new_game(Setup(players=3), seed=2)
    tame = new_game(Setup(players=3, mature=False), seed=2)
    mature = {c.id for c in everything.content.crossroads.values() if c.mature}
    assert mature
    assert len(everything.state.crossroads_deck) == 80
    assert set(everything.state.crossroads_deck) - set(tame.state.crossroads_deck) == mature


def test_r013_non_cooperative_cards_are_left_out() -> None:
    """R-013: so is "non-cooperative", for survivors and crossroads cards."""
    game = new_game(Setup(players=3, mode="cooperative"), seed=2)
    content = game.content
    marked = {c.id for c in content.crossroads.values() if c.non_cooperative}
    assert marked
    assert set(game.state.crossroads_deck) == set(content.crossroads) - marked
    offered = {value for seat in range(3) for o in game.options(seat) for value in o.args.values()}
    in_game = offered | set(game.state.survivor_deck)
    assert {"base-gray-beard", "base-annaleigh-chan"} == {
        c.id for c in content.survivors.values() if c.non_cooperative
    }
    assert not in_game & {"base-gray-beard", "base-annaleigh-chan"}


def test_r015_filtered_decks_are_not_topped_up() -> None:
    """R-015: a deck without its non-cooperative cards is simply smaller."""
    game = new_game(Setup(players=5, mode="cooperative"), seed=2)
    marked = [c for c in game.content.crossroads.values() if c.non_cooperative]
    assert len(game.state.crossroads_deck) == 80 - len(marked)
    assert len(game.state.survivor_deck) == 28 - 5 * 4
