"""The module Improvements: work, what finished improvements do, setbacks (reference 14.1, R-294)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.fuzz import long_life
from overwinter.colony.game import ColonyGame
from overwinter.colony.modules.improvements import Improvements, ImprovementsView, finish
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import view
from overwinter.colony.speaking import event_line, option_line, policy_line, prompt_line
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table
from overwinter.words import Words, languages
from tests.cards import do, pick
from tests.longnight import SETS, arranged
from tests.secrecy_tools import play_checked

MODULE = {"modules": ["improvements"]}
ALL = list(load_packs(SETS, ["longnight", "improvements"]).further["improvement"])


def site(
    people: str = "maria-lopez:0 rod-miller:1 mike-cho:2", *, row: Any = None, done: Any = (), **wishes: Any
) -> Table:
    """A table with improvements: ``row`` says how much work was done, ``done`` which are finished."""
    table = arranged(people, table={**MODULE, **wishes.pop("table", {})}, **{"morale": 5, "food": 30, **wishes})
    return table.improvements(
        {f"ln-imp-{name}": n for name, n in (row or {}).items()}, [f"ln-imp-{n}" for n in done]
    )


def row(table: Table) -> dict[str, int]:
    """The work on unfinished improvements."""
    return {one.card: one.tokens for one in Improvements.of(table.game).row if not one.done}


def finished(table: Table) -> list[str]:
    """Finished improvements."""
    return [one.card for one in Improvements.of(table.game).row if one.done]


# -- setting up and work -------------------------------------------------------------------------------------


def set_up(**wishes: Any) -> ColonyGame:
    return new_game(Setup(players=3, packs=list(SETS), modules=["improvements"], **wishes), 5)


def test_four_of_ten_lie_beside_the_colony() -> None:
    game = set_up()
    slot = Improvements.of(game)
    assert len(ALL) == 10
    assert (len(slot.row), len(slot.deck)) == (4, 6)
    part = view(game, None).parts["improvements"]
    assert isinstance(part, ImprovementsView)
    assert [one.card for one in part.row] == [one.card for one in slot.row]
    assert part.deck == 6


def test_the_module_needs_its_set() -> None:
    with pytest.raises(SetupError):
        new_game(Setup(players=3, modules=["improvements"]), 1)


def test_advance() -> None:
    table = do(site(row={"bed": 0, "stove": 0}), {"op": "advance"})
    pick(table, "ln-imp-stove")
    assert row(table) == {"ln-imp-bed": 0, "ln-imp-stove": 1}
    assert table.events("advanced")[0].facts["tokens"] == 1


def test_surplus_work_is_lost_and_it_serves_at_once() -> None:
    """R-294."""
    table = site(row={"greenhouse": 3}, food=0)
    do(table, {"op": "advance", "n": 2})
    assert (finished(table), row(table)) == (["ln-imp-greenhouse"], {})
    assert [lasting.source for lasting in table.state.lasting] == ["ln-imp-greenhouse"]
    assert len(Improvements.of(table.game).row) == 1  # no other one is laid out


def test_refill_is_a_choice_of_the_table() -> None:
    """P-23."""
    table = site(row={"bed": 1}, table={"policies": {"refill_improvements": True}})
    do(table, {"op": "advance"})
    assert (finished(table), len(row(table))) == (["ln-imp-bed"], 1)


def test_work_apart_or_where_so_much_is_lacking() -> None:
    table = site(row={"bed": 0, "stove": 0})
    do(table, {"op": "advance", "n": 2, "apart": True, "by": "first-player"})
    pick(table, "ln-imp-bed", "ln-imp-stove")
    assert row(table) == {"ln-imp-bed": 1, "ln-imp-stove": 1}
    table = do(site(row={"bed": 0, "stove": 2, "toilet": 1}), {"op": "advance", "n": 1, "lacking": 1})
    assert finished(table) == ["ln-imp-stove"]
    table = do(site(row={"stove": 2}), {"op": "advance", "n": -3})
    assert row(table) == {"ln-imp-stove": 0}


def test_an_exiled_player_adds_nothing() -> None:
    table = site("maria-lopez:0:school rod-miller:1 mike-cho:2", row={"bed": 0}, exiled=[0])
    do(table, {"op": "advance", "otherwise": [{"op": "food", "n": 1}]})
    assert (row(table), table.food) == ({"ln-imp-bed": 0}, 31)


def test_without_anything_to_build_or_without_the_module() -> None:
    table = do(site(done=["bed"]), {"op": "advance", "otherwise": [{"op": "food", "n": 1}]})
    assert table.food == 31
    table = do(arranged("maria-lopez:0", food=0), {"op": "advance", "otherwise": [{"op": "food", "n": 1}]})
    assert table.food == 1


# -- setbacks --------------------------------------------------------------------------------------------


def test_clear_work() -> None:
    table = do(site(row={"bed": 1, "stove": 2}, done=["toilet"]), {"op": "clear-work"})
    assert row(table) == {"ln-imp-bed": 0, "ln-imp-stove": 0}
    assert finished(table) == ["ln-imp-toilet"]
    table = do(site(row={"bed": 0}), {"op": "clear-work", "otherwise": [{"op": "morale", "n": -1}]})
    assert table.morale == 4


def test_unfinish() -> None:
    table = do(site(done=["toilet", "bed"]), {"op": "unfinish"})
    pick(table, "ln-imp-bed")
    assert (finished(table), row(table)) == (["ln-imp-toilet"], {"ln-imp-bed": 0})
    assert [lasting.source for lasting in table.state.lasting] == ["ln-imp-toilet"]
    table = do(site(row={"bed": 1}), {"op": "unfinish", "otherwise": [{"op": "morale", "n": -1}]})
    assert table.morale == 4


def test_improvement_off() -> None:
    table = site(done=["toilet", "stove"]).quiet()
    do(table, {"op": "improvement-off", "rounds": 2})
    pick(table, "ln-imp-toilet")
    off = [one.off for one in Improvements.of(table.game).row]
    assert (off, [x.source for x in table.state.lasting]) == ([2, 0], ["ln-imp-stove"])
    table.next_round("no")
    assert [x.source for x in table.state.lasting] == ["ln-imp-stove"]
    table.next_round("no")
    assert sorted(x.source for x in table.state.lasting) == ["ln-imp-stove", "ln-imp-toilet"]
    table = site(done=["toilet", "stove"]).quiet()
    do(table, {"op": "improvement-off", "all": True})
    assert not table.state.lasting
    table.next_round("no")
    assert len(table.state.lasting) == 2


def test_replace_improvement() -> None:
    table = do(site(row={"bed": 1, "stove": 1}), {"op": "replace-improvement"})
    pick(table, "ln-imp-bed")
    slot = Improvements.of(table.game)
    assert [one.card for one in slot.row] == ["ln-imp-stove", "ln-imp-toilet"]
    assert slot.deck[-1] == "ln-imp-bed"
    known = table.view(1).me
    assert known is not None
    assert [(k.zone, k.card, k.position) for k in known.known] == [("improvements", "ln-imp-bed", 7)]


# -- the ten improvements ------------------------------------------------------------------------------------


def test_toilet() -> None:
    for done, morale in (((), 4), (["toilet"], 5)):
        table = site(done=done, waste_size=14).quiet().start(at="night")
        assert table.events("crisis") == []
        assert sum(-e.facts["n"] for e in table.events("morale") if e.facts["why"] == "waste") == 5 - morale


def test_dvd_player() -> None:
    """Once a round in all, a player with a survivor at the colony and any die; it takes despair alone (R-272)."""
    hurt = {"maria-lopez": {"despair": 1}, "mike-cho": {"despair": 1, "wounds": 1}}
    table = site(done=["dvd-player"], hurt=hurt, dice={0: [1, 2], 1: [6]}).quiet().start(0)
    table.choose(0, "use", survivor="base-maria-lopez", card="ln-imp-dvd-player", die=1)
    pick(table, "base-mike-cho")
    assert (table.who("base-mike-cho").despair, table.who("base-mike-cho").wounds) == (0, 1)
    table.refuses(0, "use", card="ln-imp-dvd-player")
    table.end_turn(0)
    table.refuses(1, "use", card="ln-imp-dvd-player")
    table = site("maria-lopez:0:school rod-miller:1", done=["dvd-player"], hurt=hurt, dice={0: [1]}).start(0)
    table.refuses(0, "use", card="ln-imp-dvd-player")


def test_beds() -> None:
    hurt = {"maria-lopez": {"wounds": 1, "frostbite": 1}, "mike-cho": {"despair": 1}}
    table = site(done=["bed"], hurt=hurt).first(1).start(at="night")
    table.choose(1, "yes")
    pick(table, "frostbite", seat=1)
    assert (table.who("base-maria-lopez").wounds, table.who("base-maria-lopez").frostbite) == (1, 0)
    table = site(done=["bed"], hurt={"mike-cho": {"despair": 1}}).quiet().start(at="night")
    assert not table.events("healed")


def test_watchtower() -> None:
    """No attack: no exposure roll."""
    places = {"colony": {"zombies": [1]}}
    table = site(done=["watchtower"], dice={0: [2, 3]}, places=places).quiet().start(0)
    table.refuses(0, "use", card="ln-imp-watchtower", die=2)
    table.choose(0, "use", survivor="base-maria-lopez", card="ln-imp-watchtower", die=3)
    assert (sum(table.place_state("colony").zombies), table.events("exposure")) == (0, [])
    assert table.events("zombie-killed")[0].facts["survivor"] == "base-maria-lopez"


def test_greenhouse() -> None:
    table = site(done=["greenhouse"], food=1).empty_deck("crisis").start(at="night")
    assert table.events("food-paid")[0].facts == {"n": 2, "food": 0}


def test_stove() -> None:
    frozen = {"maria-lopez": {"frostbite": 1}, "mike-cho": {"frostbite": 1}}
    table = site("maria-lopez:0 mike-cho:0:school rod-miller:1", done=["stove"], hurt=frozen)
    table.start(0, "turn-start")
    assert (table.who("base-maria-lopez").wounds, table.who("base-mike-cho").wounds) == (0, 1)


def test_compost_heap() -> None:
    table = site(done=["compost"], dice={0: [1]}, waste_size=7).start(0)
    table.choose(0, "clean", survivor="base-maria-lopez", die=1)
    assert len(table.waste()) == 2


@pytest.mark.parametrize(("rolled", "traps"), [(3, 0), (4, 1)])
def test_tripwires(rolled: int, traps: int) -> None:
    table = site(done=["tripwire"]).first(2).empty_deck("crisis").script(d6=[rolled]).start(at="night")
    if traps:
        pick(table, 6, seat=2)
    assert sum(table.place_state("colony").traps) == traps


def test_infirmary() -> None:
    medicine = "base-starter-medicine"
    for place, left in (("colony", 0), ("school", 1)):
        table = site(f"maria-lopez:0:{place}", done=["infirmary"], hurt={"maria-lopez": {"wounds": 2}})
        table.player(0, hand=[medicine]).start(0)
        table.choose(0, "play", card=medicine)
        assert table.who("base-maria-lopez").wounds == left


def test_common_room() -> None:
    table = do(site(row={"common-room": 3}), {"op": "advance"})
    assert table.morale == 6
    table = site(done=["common-room"], helpless=3)
    table = do(table, {"op": "unruly", "n": 2}, {"op": "unruly", "n": 1})
    assert table.colony_state().unruly == 2


# -- the whole ------------------------------------------------------------------------------------------------


def test_words() -> None:
    """Every card and message in every language."""
    table = do(site(row={"bed": 1, "stove": 0}), {"op": "advance", "n": 2}, {"op": "improvement-off"})
    decision = table.asked(0)
    assert decision is not None
    for language in languages():
        words = Words(language, SETS)
        assert all(words.attribute(card, "text") for card in ALL)
        assert prompt_line(words, table.game, decision)
        assert option_line(words, table.game, table.options(0)[0], 0).startswith(words("ln-imp-bed"))
        assert policy_line(words, "refill_improvements", False)
    pick(table, "ln-imp-bed")
    for event in table.game.log:
        assert "{" not in event_line(Words("de", SETS), table.game, event, 0)


@pytest.mark.parametrize("seed", range(8))
def test_random_games(seed: int) -> None:
    """Invariants, saves, copies and imagined games at sampled positions; every option offered is accepted."""
    rng = random.Random(seed)
    mode = ("standard", "betrayer", "cooperative")[seed % 3]
    refill: dict[str, str | bool] = {"refill_improvements": seed % 2 == 0}
    game = new_game(Setup(players=3, mode=mode, packs=list(SETS), modules=["improvements"], policies=refill), seed)
    long_life(game)
    for one in Improvements.of(game).row[: rng.randrange(4)]:
        finish(game, one)
    game.rebase()
    play_checked(game, rng, seed, trust=True)


def test_bots_play_it() -> None:
    game = set_up(mode="cooperative")
    play_out(game, [make_bot("greedy") for _ in range(3)], 5)
    assert game.over


def holds(table: Table, **predicate: Any) -> bool:
    """Whether a predicate holds for seat 0."""
    return do(table.colony(food=0), {"op": "if", "when": [predicate], "do": [{"op": "food", "n": 1}]}).food == 1


def test_predicates() -> None:
    assert holds(site(done=["bed", "stove"]), **{"is": "improvements-done", "n": 2})
    assert not holds(site(done=["bed"], row={"stove": 2}), **{"is": "improvements-done", "n": 2})
    assert holds(site(done=["greenhouse"]), **{"is": "improvement-done", "card": "ln-imp-greenhouse"})
    assert not holds(site(row={"greenhouse": 3}), **{"is": "improvement-done", "card": "ln-imp-greenhouse"})
    assert holds(site(row={"greenhouse": 3}), **{"is": "improvements-open", "lacking": 1})
    assert not holds(site(row={"greenhouse": 2}), **{"is": "improvements-open", "lacking": 1})
    assert not holds(site(done=["bed"]), **{"is": "improvements-open"})
