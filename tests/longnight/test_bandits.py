"""Bandits: they come with crises, take spaces, plunder; they can be fought and their hideout raided."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from overwinter.cli.terminal import Terminal
from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.bots.base import Sight
from overwinter.colony.faces.plain import describe
from overwinter.colony.faces.screen import Screen
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check, problems
from overwinter.colony.modules.bandits import Bandits, BanditsView
from overwinter.colony.naming import place_name
from overwinter.colony.rules import questions
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.ruleset import faults
from overwinter.colony.sight.explain import forecast, why_not
from overwinter.colony.sight.explain.foresight import foresee
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table
from overwinter.words import Words
from tests.secrecy_tools import play_checked

PACKS = ["base", "longnight"]
MARIA, MIKE = "base-maria-lopez", "base-mike-cho"
HIDEOUT = "bandit-hideout"


def table(players: int = 3, **wishes: Any) -> Table:
    """A table with bandits."""
    return Table(players, packs=PACKS, modules=["bandits"], **wishes).quiet()


def secret(kind: str, of: Table) -> str:
    """Any secret objective of a kind."""
    return next(card.id for card in of.game.content.secrets.values() if card.kind == kind)


def crisis(of: Table) -> str:
    """Any crisis, put on top of the deck."""
    card = next(iter(of.game.content.crises))
    of.deck_top("crisis", card)
    return card


# -- arrival -----------------------------------------------------------------------------------------------


def test_r285_two_random_places_with_a_base_crisis() -> None:
    """R-285, R-271: each is rolled separately, both may come to the same place."""
    it = table()
    crisis(it)
    it.script(d6=[3, 3]).start(at="round-start")
    assert Bandits.of(it.game).at == {"school": 2}
    assert [event.facts["place"] for event in it.events("bandit-arrived")] == ["school", "school"]


def test_p11_none_with_a_base_crisis() -> None:
    """P-11: a table may do without."""
    it = table(policies={"base_crisis_bandits": "none"})
    crisis(it)
    it.start(at="round-start")
    assert Bandits.of(it.game).at == {}


def test_no_crisis_no_bandits() -> None:
    it = table().start(at="round-start")
    assert Bandits.of(it.game).at == {}


def test_r020_bandits_come_before_the_dice() -> None:
    """R-020: what a crisis does when it is revealed comes before dice are rolled."""
    it = table()
    crisis(it)
    it.start(at="round-start")
    kinds = [event.kind for event in it.events()]
    assert kinds.index("crisis") < kinds.index("bandit-arrived") < kinds.index("dice")


def test_r278_a_bandit_needs_a_free_space() -> None:
    """R-278: the gas station has two spaces."""
    it = table().survivor(MARIA, 0, "gas-station").bandits({"gas-station": 1})
    crisis(it)
    it.script(d6=[6, 1]).start(at="round-start")
    assert Bandits.of(it.game).at == {"gas-station": 1, "police-station": 1}
    assert it.seen(None, "bandit-no-space") == [{"place": "gas-station"}]


def test_r278_survivors_cannot_enter_their_spaces() -> None:
    it = table().survivor(MARIA, 0).bandits({"gas-station": 2, "library": 2}).player(0, dice=[1]).start()
    it.refuses(0, "move", survivor=MARIA, to="gas-station")
    assert it.offers(0, "move", survivor=MARIA, to="library")
    places = {place.id: place for place in view(it.game, 0).places}
    assert (places["gas-station"].free_spaces, places["gas-station"].blocked) == (0, 2)


def test_r284_the_leader_says_where() -> None:
    """R-284, R-340: a loyal exile places every bandit of the step, several at one place; nothing is rolled."""
    it = table()
    it.player(1, exiled=True, objective=secret("standard", it)).survivor(MIKE, 1, "school")
    crisis(it)
    it.bandits({"gas-station": 2}).start(at="round-start")
    assert view(it.game, None).parts["bandits"].leader == 1
    it.refuses(1, "choose-place", place="gas-station")
    it.refuses(1, "choose-place", place="colony")
    assert it.offers(1, "choose-place", place=HIDEOUT)
    it.choose(1, "choose-place", place="library").choose(1, "choose-place", place="library")
    assert Bandits.of(it.game).at == {"gas-station": 2, "library": 2}


def test_r340_an_exiled_betrayer_decides_nothing() -> None:
    """R-340: and with no bandits for base crises (P-11) the leader has none to place."""
    it = table()
    it.player(1, exiled=True, objective=secret("betrayal", it)).survivor(MIKE, 1, "school")
    crisis(it)
    it.script(d6=[4, 5]).start(at="round-start")
    assert Bandits.of(it.game).at == {"library": 1, "hospital": 1}
    assert view(it.game, 0).parts["bandits"].leader is None


def test_p11_leaves_the_leader_none() -> None:
    it = table(policies={"base_crisis_bandits": "none"})
    it.player(1, exiled=True, objective=secret("standard", it)).survivor(MIKE, 1, "school")
    crisis(it)
    it.start(at="round-start")
    it.idle(1)
    assert Bandits.of(it.game).at == {}


# -- the night ---------------------------------------------------------------------------------------------


def test_they_draw_zombies_but_eat_nothing() -> None:
    it = table().survivor(MARIA, 0, "school").bandits({"school": 2, "library": 1}).start()
    assert questions.zombies_due(it.game, "school") == 3
    assert questions.zombies_due(it.game, "library") == 1
    assert questions.people_at(it.game, "school") == 1
    food = it.food
    need = questions.food_need(it.game, it.colony_state())
    it.next_round("no")
    assert it.food == food - need
    assert sum(it.place_state("school").zombies) == 3


def test_r279_an_overrun_with_survivors_leaves_the_bandits() -> None:
    """R-279: the survivor of lowest influence dies, bandits stay."""
    it = table().survivor(MARIA, 0, "gas-station").survivor(MIKE, 0).bandits({"gas-station": 1})
    it.place("gas-station", zombies=[2]).start(at="night")
    assert it.state.graveyard == [MARIA]
    assert it.bandits_at("gas-station") == 1


def test_r279_an_overrun_without_survivors_removes_them_all() -> None:
    """R-279; what is gone plunders nothing."""
    it = table().bandits({"gas-station": 2}).place("gas-station", zombies=[2])
    cards = len(it.deck("gas-station"))
    it.start(at="night")
    assert it.bandits_at("gas-station") == 0
    assert [event.facts["n"] for event in it.events("bandits-gone")] == [2]
    assert len(it.deck("gas-station")) == cards


def test_r281_plunder_takes_the_top_card_for_each_bandit() -> None:
    """R-281: after the zombies, before the objective is checked; from an empty deck nothing."""
    top = ["base-school-food-1", "base-school-junk"]
    it = (
        table().bandits({"school": 2, "library": 1, HIDEOUT: 1}).place("school", top=top).place("library", deck=[])
    )
    it.start(at="night")
    assert it.arsenal() == top
    steps = [step.name for step in it.game.rules.courses["round"].steps]
    at = steps.index("plunder")
    assert steps[at - 1 : at + 2] == ["add-zombies", "plunder", "check-objective"]
    seen = view(it.game, None).parts["bandits"]
    assert isinstance(seen, BanditsView)
    assert (seen.at, seen.arsenal) == ({"school": 2, "library": 1, HIDEOUT: 1}, tuple(top))
    assert (seen.quiet, seen.leader, seen.hideout) == ({}, None, HIDEOUT)


def test_what_was_known_of_the_deck_is_known_no_more() -> None:
    it = table().bandits({"school": 1}).place("school", top=["base-school-food-1"])
    it.game.peek(0, "deck:school", item=it.place_state("school").deck[0])
    it.start(at="night")
    assert not it.state.peeks
    check(it.game)


def test_forecast_tells_what_plunder_costs() -> None:
    it = table().bandits({"school": 2, "library": 1}).place("library", deck=[]).start()
    seen = forecast(it.game, 0)
    assert seen.plundered == {"school": 2}
    assert ("night-plundered", {"place": "school", "n": 2}) in [(x.key, x.args) for x in seen.lines]


# -- fighting ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "left"), [(4, 1), (5, 2)])
def test_r054_attack_a_bandit(rolled: int, left: int) -> None:
    """R-054: as a survivor with attack value 4, by the spent die rolled again; no exposure."""
    it = table().survivor(MARIA, 0, "school").bandits({"school": 2}).player(0, dice=[6, 1]).script(d6=[rolled])
    it.start()
    it.refuses(0, "attack-bandit", survivor=MARIA, die=1)
    it.choose(0, "attack-bandit", survivor=MARIA, die=6)
    assert it.bandits_at("school") == left
    assert it.player_state(0).used == [6]
    assert not it.events("exposure")


def test_r280_attacks_on_zombies_and_survivors_do_not_reach_them() -> None:
    """R-280: an ordinary attack has no bandit among its targets."""
    it = table().survivor(MARIA, 0, "school").bandits({"school": 2}).player(0, dice=[6]).start()
    it.refuses(0, "attack", survivor=MARIA)
    it.refuses(0, "attack-survivor", survivor=MARIA)


def test_r177_a_bite_does_not_spread_to_them() -> None:
    """R-177: bandits are not reached by spreads."""
    it = table().survivor(MARIA, 0, "school").survivor(MIKE, 0).bandits({"school": 2})
    it.place("school", zombies=[1]).player(0, dice=[6]).script(exposure=["bitten"]).start()
    it.choose(0, "attack", survivor=MARIA, die=6, target=1).choose_if_asked(0, "plain")
    assert it.bandits_at("school") == 2
    assert MARIA in it.state.graveyard


def test_why_not() -> None:
    it = table().survivor(MARIA, 0, "school").survivor(MIKE, 0, HIDEOUT).player(0, dice=[1]).start()
    reasons = why_not(it.game, 0)
    assert reasons[MARIA]["attack-bandit"].key == "why-no-bandit"
    assert reasons[MARIA]["raid"].key == "why-wrong-place"
    assert reasons[MIKE]["raid"].key == "why-die-too-low"
    assert reasons[MIKE]["search"].key == "why-deck-empty"


# -- the hideout -------------------------------------------------------------------------------------------

LOOT = ["base-school-food-1", "base-hospital-medicine", "base-library-fuel"]


@pytest.mark.parametrize(
    ("way", "rolled", "wounds", "cards"),
    [
        ("search", 1, 1, 0),
        ("search", 2, 0, 0),
        ("search", 3, 0, 0),
        ("search", 4, 1, 1),
        ("search", 5, 0, 1),
        ("search", 6, 0, 1),
        ("attack", 2, 2, 1),
        ("attack", 3, 1, 1),
        ("attack", 4, 0, 1),
        ("attack", 5, 0, 2),
        ("attack", 6, 0, 2),
    ],
)
def test_r282_the_tables(way: str, rolled: int, wounds: int, cards: int) -> None:
    """R-282: the spent die is rolled again; cards are of the player's choice, and everybody sees them."""
    it = table().survivor(MARIA, 0, HIDEOUT).bandits(arsenal=LOOT).player(0, dice=[6]).script(d6=[rolled]).start()
    it.choose(0, "raid", survivor=MARIA, die=6, way=way)
    for card in LOOT[1 : 1 + cards]:
        it.choose(0, "choose-card", card=card)
    assert it.who(MARIA).wounds == wounds
    assert it.hand(0) == sorted(LOOT[1 : 1 + cards])
    assert len(it.arsenal()) == len(LOOT) - cards
    assert it.player_state(0).used == [6]
    known = {it.game.item(peek.item).id for peek in it.state.peeks if peek.seat == 1}
    assert known == set(LOOT[1 : 1 + cards])


def test_r282_the_die_must_meet_the_value() -> None:
    it = table().survivor(MARIA, 0, HIDEOUT).bandits(arsenal=LOOT).player(0, dice=[1, 3, 6]).start()
    card = it.game.card_of(MARIA)
    for die in (1, 3, 6):
        assert it.offers(0, "raid", die=die, way="search") == (die >= card.search)
        assert it.offers(0, "raid", die=die, way="attack") == (die >= card.attack)


def test_r282_fewer_cards_than_due() -> None:
    it = table().survivor(MARIA, 0, HIDEOUT).bandits(arsenal=LOOT[:1]).player(0, dice=[6]).script(d6=[6]).start()
    it.choose(0, "raid", survivor=MARIA, die=6, way="attack")
    assert it.hand(0) == LOOT[:1]
    assert it.arsenal() == []


@pytest.mark.parametrize(("spoils", "cards"), [("player", 1), ("survivor", 0)])
def test_p10_cards_of_a_raid_that_killed(spoils: str, cards: int) -> None:
    """P-10: wounds come first; the player gets the cards although the survivor died of them."""
    it = table(policies={"raid_spoils": spoils}).survivor(MARIA, 0, HIDEOUT, wounds=1).survivor(MIKE, 0)
    it.bandits(arsenal=LOOT[:1]).player(0, dice=[6]).script(d6=[2]).start()
    it.choose(0, "raid", survivor=MARIA, die=6, way="attack")
    assert it.state.graveyard == [MARIA]
    assert len(it.hand(0)) == cards


def test_a_raid_that_throws_a_player_out_brings_nothing() -> None:
    it = table(elimination=True).survivor(MARIA, 0, HIDEOUT, wounds=1).bandits(arsenal=LOOT)
    it.player(0, dice=[6]).script(d6=[2]).start()
    it.choose(0, "raid", survivor=MARIA, die=6, way="attack")
    assert it.player_state(0).eliminated
    assert it.arsenal() == LOOT


def test_r283_no_raid_in_exile() -> None:
    """R-283: exiled survivors may do neither."""
    it = table()
    it.player(1, exiled=True, objective=secret("standard", it), dice=[6]).survivor(MIKE, 1, HIDEOUT)
    it.bandits(arsenal=LOOT).start(seat=1)
    it.refuses(1, "raid", survivor=MIKE)
    assert why_not(it.game, 1)[MIKE]["raid"].key == "why-exiled"


def test_r183_equipment_of_the_dead_is_added_to_the_arsenal() -> None:
    """R-183: face up, not shuffled."""
    it = table()
    axe = next(card.id for card in it.game.content.cards.values() if card.equipment)
    it.survivor(MARIA, 0, HIDEOUT, items=[axe]).survivor(MIKE, 0).bandits(arsenal=LOOT)
    it.place(HIDEOUT, zombies=[3]).start(at="night")
    assert it.state.graveyard == [MARIA]
    assert it.arsenal() == [*LOOT, axe]
    assert it.seen(None, "equipment-left") == [{"place": HIDEOUT, "cards": [axe]}]


def test_foresight() -> None:
    it = table().survivor(MARIA, 0, HIDEOUT).bandits({HIDEOUT: 1}, arsenal=LOOT).player(0, dice=[6]).start()
    raid = it.options(0, "raid", way="search")[0]
    assert [x.key for x in foresee(it.game, 0, raid)][:2] == ["foresee-spend-die", "foresee-raid"]
    strike = it.options(0, "attack-bandit")[0]
    assert "foresee-bandit-roll" in [x.key for x in foresee(it.game, 0, strike)]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_terminal_and_plain_page_show_them(language: str) -> None:
    it = table().survivor(MARIA, 0, "school").bandits({"school": 2}, arsenal=LOOT[:1])
    it.player(1, exiled=True, objective=secret("standard", it)).survivor(MIKE, 1, "library").start()
    words = Words(language, PACKS)
    sections = {section.title: section for section in describe(it.game, 0, words, ["Ada", "Ben", "Cas"])}
    said = " ".join(sections[words("module-bandits")].lines)
    assert all(part in said for part in ("2", place_name(words, "school", "at"), "Ben")), said
    console = Console(width=150, record=True, file=io.StringIO())
    screen = Screen(Terminal(console, live=False, pace=0.0), words, ["Ada", "Ben", "Cas"])
    console.print(*screen.table(it.game, 0))
    assert words("module-bandits") in console.export_text()


# -- as a whole --------------------------------------------------------------------------------------------


def test_the_module_needs_its_set() -> None:
    with pytest.raises(SetupError) as refused:
        new_game(Setup(players=3, modules=["bandits"]), 1)
    assert refused.value.key == "error-setup-module-pack"


def test_broken_slots_are_refused() -> None:
    it = table().bandits({"school": 1}, arsenal=LOOT).start()
    slot = Bandits.of(it.game)
    slot.at["colony"] = 1
    assert any("colony" in fault for fault in faults(it.state, it.game.content))
    del slot.at["colony"]
    slot.at["school"] = 9
    assert any("overfull" in problem for problem in problems(it.game))
    slot.at["school"] = 1
    assert not list(problems(it.game))
    slot.arsenal.append(slot.arsenal[0])
    assert any("two places" in fault for fault in faults(it.state, it.game.content))
    assert any("item cards" in problem for problem in problems(it.game))


MODES = [("standard", 3), ("betrayer", 4), ("cooperative", 2), ("dilemma", 2), ("standard", 5)]


def explained(game: ColonyGame, seat: int) -> None:
    """Nothing is too strange to be foretold, or to be told why not."""
    forecast(game, seat)
    why_not(game, seat)


@pytest.mark.parametrize("seed", range(10))
def test_random_games(seed: int) -> None:
    """Invariants, saves, copies and imagined games at sampled positions; every option offered is accepted."""
    rng = random.Random(seed)
    mode, players = MODES[seed % len(MODES)]
    game = new_game(Setup(players=players, mode=mode, packs=PACKS, modules=["bandits"]), seed)
    play_checked(game, rng, seed, also=explained)


def greedy(it: Table) -> str:
    """What the greedy bot does in the turn of seat 0."""
    return make_bot("greedy").choose(Sight(it.game, it.game.decisions[0], random.Random(1))).id


def test_bots_fight_bandits() -> None:
    it = table().survivor(MARIA, 0, "library", moved=True).place("library", deck=[], barricades=[3])
    it.bandits({"library": 1}).player(0, dice=[6]).start()
    assert greedy(it) == f"attack-bandit:{MARIA}:6"


def test_bots_raid_what_is_worth_it() -> None:
    """Nothing else is to be done with this die: the place is walled up."""
    it = table().survivor(MARIA, 0, HIDEOUT, moved=True).place(HIDEOUT, barricades=[3]).player(0, dice=[6])
    it.bandits(arsenal=["base-hospital-medicine", "base-library-fuel"]).start()
    assert greedy(it).startswith("raid:")


def test_bots_play_whole_games() -> None:
    for seed in range(2):
        game = new_game(Setup(players=3, mode="cooperative", packs=PACKS, modules=["bandits"]), seed)
        play_out(game, [make_bot("greedy") for _ in range(3)], seed)
        assert game.over
