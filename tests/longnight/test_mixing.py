"""Sets on one table: which cards take part, how decks are cut, and packs of one's own (R-012, R-338)."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from overwinter.colony.fuzz import COMBINATIONS, EXPANSIONS
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.decks import crisis_cards, crossroads_cards, survivor_cards
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.kernel.errors import PackError
from overwinter.kernel.views import to_json
from tests.secrecy_tools import step

BOTH = ["base", "longnight"]
HOMEBREW = str(Path(__file__).parents[2] / "examples" / "homebrew")
TOWN = ("police-station", "grocery-store", "school", "library", "hospital", "gas-station")


def sets_in(game: ColonyGame, place: str) -> Counter[str]:
    """Of which packs the cards of an item deck are."""
    return Counter(game.item(card).pack for card in game.state.places[place].deck)


@pytest.mark.parametrize("seed", range(6))
def test_r012_an_item_deck_of_two_sets_has_twenty_cards_of_both(seed: int) -> None:
    """R-012, R-338: which they are is left to chance; the rest lies in the box, and nobody is told."""
    game = new_game(Setup(players=3, packs=BOTH, modules=list(COMBINATIONS[seed])), seed)
    for place in TOWN:
        found = sets_in(game, place)
        assert (sum(found.values()), set(found)) == (20, set(BOTH)), place
    assert not game.state.removed
    assert not game.state.unseen
    check(game)


def test_r338_two_cuts_look_alike() -> None:
    """What was cut shows nowhere: not to a player, not to a watcher; in an imagined game it may be another cut."""
    game = new_game(Setup(players=3, packs=BOTH), 4)
    for seat in (0, 1, None):
        other = imagine(game, seat, 9)
        assert sorted(other.state.box) != sorted(game.state.box)
        assert to_json(view(other, seat)) == to_json(view(game, seat))


def test_one_set_alone_is_not_cut() -> None:
    for packs in (["base"], ["longnight"]):
        game = new_game(Setup(players=3, packs=packs), 1)
        assert {place: sum(sets_in(game, place).values()) for place in TOWN} == dict.fromkeys(TOWN, 20)


@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_r338_all_other_cards_of_both_sets_are_mixed(modules: tuple[str, ...]) -> None:
    """Crises, crossroads cards, survivors, main and secret objectives; of modules only those that are played."""
    both = Setup(players=4, packs=BOTH, modules=list(modules) or None)
    mixed, rest = content_of(both), [content_of(Setup(packs=["base"])), content_of(_alone(modules))]
    for kind in ("crises", "crossroads", "survivors", "objectives", "secrets"):
        parts = [set(getattr(content, kind)) for content in rest]
        assert set(getattr(mixed, kind)) == parts[0] | parts[1], kind
        assert not parts[0] & parts[1], kind
    game = new_game(both, 2)
    assert {*game.state.crisis_deck, game.state.crisis} - {""} == set(crisis_cards(both, mixed))
    assert set(game.state.crossroads_deck) == set(crossroads_cards(both, mixed))
    left = len(survivor_cards(both, mixed)) - 4 * both.players
    assert len(game.state.survivor_deck) == left


def _alone(modules: tuple[str, ...]) -> Setup:
    return Setup(packs=["longnight"], modules=list(modules) or None)


@pytest.mark.parametrize("module", EXPANSIONS)
def test_cards_of_a_module_are_there_with_it_alone(module: str) -> None:
    """Every kind of card: none of them without the module, and no other module brings them."""

    def cards(*modules: str) -> set[str]:
        content = content_of(_alone(modules))
        named = {*content.crises, *content.crossroads, *content.survivors, *content.objectives, *content.secrets}
        return named | set(content.cards) | set(content.places)

    others = tuple(name for name in EXPANSIONS if name != module)
    own = cards(module) - cards()
    assert own
    assert not own & cards(*others)
    assert own <= cards(*EXPANSIONS)


# -- packs of one's own --------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [(), EXPANSIONS], ids=["alone", "all modules"])
def test_a_pack_of_ones_own_is_mixed_in_the_same_way(modules: tuple[str, ...]) -> None:
    """Its crises, crossroads cards and survivors among the others; its items may be cut like any."""
    setup = Setup(players=4, packs=[*BOTH, HOMEBREW], modules=list(modules) or None)
    seen: Counter[str] = Counter()
    for seed in range(12):
        game = new_game(setup, seed)
        for place in TOWN:
            found = sets_in(game, place)
            assert sum(found.values()) == 20
            seen.update(found)
        decks = [*game.state.crisis_deck, *game.state.crossroads_deck, *survivor_cards(setup, game.content)]
        assert {"crisis", "crossroads", "survivor"} <= _kinds_of(game, decks)
    assert 0 < seen["homebrew"] < 12 * 3


def _kinds_of(game: ColonyGame, names: list[str]) -> set[str]:
    """The kinds of cards of the example pack among these."""
    content, own = game.content, {name for name in names if name.startswith("homebrew-")}
    kinds = {
        "crisis": set(content.crises),
        "crossroads": set(content.crossroads),
        "survivor": set(content.survivors),
    }
    return {kind for kind, cards in kinds.items() if cards & own}


def test_random_games_with_a_pack_of_ones_own_and_every_module() -> None:
    for seed in range(3):
        setup = Setup(players=3, mode="cooperative", packs=[*BOTH, HOMEBREW], modules=list(EXPANSIONS))
        game, rng = new_game(setup, seed), random.Random(seed)
        while not game.over:
            step(game, rng)
            check(game)


def test_a_pack_that_builds_on_a_set_wants_it_first() -> None:
    with pytest.raises(PackError, match="needs the pack 'base' before it"):
        new_game(Setup(packs=["longnight", HOMEBREW]))


OWN = {
    "pack.toml": 'id = "own"\nversion = "1.0.0"\ngame = "colony"\nrequires = ["longnight"]\n',
    "items.toml": '[[item]]\nid = "own-vial"\nsymbol = "medicine"\nkind = "play"\nmodule = "laboratory"\n'
    'decks = { raxxon = 1 }\ndo = [{ op = "food", n = 1 }]\n',
    "crises.toml": '[[crisis]]\nid = "own-crisis-visit"\nprevent = ["food"]\nbandits = ["school"]\n'
    'fail = [{ op = "morale", n = -1 }]\n',
}


def test_a_pack_of_ones_own_may_build_on_the_long_night_and_its_modules(tmp_path: Path) -> None:
    """Cards of a module come with it; bandits of a crisis come where they are played."""
    for name, text in OWN.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    packs = ["longnight", str(tmp_path)]
    without = new_game(Setup(packs=packs), 1)
    assert "own" not in {card.pack for card in without.content.items}
    assert "own-crisis-visit" in without.content.crises
    game = new_game(Setup(packs=packs, modules=["laboratory", "bandits"]), 1)
    assert "own" in {card.pack for card in game.content.items}
    assert game.content.crises["own-crisis-visit"].bandits == ("school",)
    assert sum(sets_in(game, "raxxon").values()) == 20
