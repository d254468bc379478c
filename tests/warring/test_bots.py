"""Bots in a war: they see what their seat sees, choose by odds, guard their gates and beat the careless."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from overwinter.colony.bots import GreedyBot, RandomBot, Sight, act, make_bot, play_out
from overwinter.colony.bots.actions import Turn
from overwinter.colony.bots.base import printed_cards
from overwinter.colony.bots.combat import Battle, Side, mixture, value
from overwinter.colony.bots.judgement import Judgement
from overwinter.colony.cards.further import TacticCard
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.study import Plan, Result, equal_table, simulate_one, war_setup, war_table
from overwinter.lab.figures import interval
from overwinter.testing import Table

from .table import (
    BLUE,
    DAVID,
    JENNY,
    KILLING_BLOW,
    MARIA,
    SHOTGUN,
    TALIA,
    WOLF,
    YELLOW,
    ammunition,
    setup,
    two_colonies,
    with_wolf,
)


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=["random", "greedy"])
@pytest.mark.parametrize(("players", "seed"), [(4, 32), (5, 38)])
def test_r250_a_bot_at_war_answers_alike_in_every_game_its_seat_can_imagine(
    bot: RandomBot | GreedyBot, players: int, seed: int
) -> None:
    """Hands, sealed tactics and bids, secret objectives, decks: dealt anew they do not change the answer."""
    game = new_game(setup(players, objective=KILLING_BLOW), seed)
    rng, kinds = random.Random(seed), set()
    for compared in range(170):
        if game.over:
            break
        decision = game.decision(game.decisions[0].seat)
        assert decision is not None
        real = bot.choose(Sight(game, decision, random.Random(7)))
        dream = imagine(game, decision.seat, seed=compared)
        asked = dream.decision(decision.seat)
        assert asked is not None
        assert bot.choose(Sight(dream, asked, random.Random(7))).id == real.id, (decision.kind, compared)
        kinds.add(decision.kind)
        act(game, [GreedyBot(tries=0)] * players, rng)
    assert {"move-step", "turn", "tactic", "bid", "elect"} <= kinds


def test_greedy_colonies_beat_random_ones_from_both_seats() -> None:
    """Eight games of two against two, each colony four times greedy: the careless colony falls first in most."""
    won = 0
    for seed in range(8):
        game, greedy = new_game(setup(4), seed), seed % 2
        bots = [make_bot("greedy" if p.colony == greedy else "random") for p in game.state.players]
        play_out(game, bots, seed)
        morale = [colony.morale for colony in game.state.colonies]
        won += morale[greedy] > morale[1 - greedy]
    assert won >= 5


# -- tactics and bids ------------------------------------------------------------------------------------


def side(people: int, **more: float) -> Side:
    facts: dict[str, float] = {"life": 1.0, "victory": 0.3, "defeat": 0.3, "bullet": 0.05, "spite": 1.0, **more}
    armed, bullets, leaves = (int(facts.pop(name, 0)) for name in ("armed", "ammunition", "leaves"))
    return Side((3,) * people, armed, bullets, bool(leaves), **facts)


def test_fictitious_play_finds_the_mixture_of_a_game_without_a_best_move() -> None:
    """Stone, scissors, paper; and a game of which one row is best whatever the other does."""
    stone = [[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]]
    played = stone, [[-worth for worth in row] for row in stone]
    assert mixture(played, 3000) == pytest.approx([1 / 3] * 3, abs=0.05)
    assert value(played, 3000) == pytest.approx((0.0, 0.0), abs=0.05)
    assert mixture(([[2.0, 3.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0]])) == [1.0, 0.0]


def test_no_tactic_is_played_always_where_both_sides_are_equal() -> None:
    content = content_of(setup(4))
    cards: list[TacticCard] = list(content.further["tactic"].values())
    shares = dict(zip((card.id for card in cards), Battle(content, side(2), side(2)).choice(cards), strict=True))
    assert max(shares.values()) < 0.9
    assert shares["wc-tac-charge"] > 0.1


def test_the_weaker_side_leaves_and_the_stronger_one_does_not() -> None:
    content = content_of(setup(4))
    cards: list[TacticCard] = list(content.further["tactic"].values())
    at = [card.id for card in cards].index("wc-tac-retreat")
    weak = Battle(content, side(1, leaves=1), side(5, armed=3))
    strong = Battle(content, side(5, armed=3), side(1, leaves=1))
    assert weak.choice(cards)[at] > 0.5
    assert strong.choice(cards)[at] < 0.05


def test_where_nothing_is_to_be_won_a_truce_answers_a_truce() -> None:
    """As soon as there is something to be won somebody breaks it."""
    content = content_of(setup(4))
    cards: list[TacticCard] = list(content.further["tactic"].values())
    at = [card.id for card in cards].index("wc-tac-on-guard")
    idle = side(1, victory=0.03, defeat=0.03, spite=0.1)
    assert Battle(content, idle, idle).choice(cards)[at] > 0.9
    assert Battle(content, side(2, victory=1.0), side(1, victory=1.0)).choice(cards)[at] < 0.5


def test_nobody_bids_where_the_dice_can_change_nothing() -> None:
    content = content_of(setup(4))
    guard: TacticCard = content.further["tactic"]["wc-tac-on-guard"]
    battle = Battle(content, side(1, ammunition=5), side(1, ammunition=0))
    assert mixture(battle.bids(9, guard, guard))[0] > 0.9
    assert mixture(battle.bids(-1, guard, guard))[0] < 0.5


# -- the war -----------------------------------------------------------------------------------------------


def turn_of(table: Table, seat: int) -> Turn:
    sight = Sight(table.game, table.game.decisions[0], random.Random(seat))
    return Turn(Judgement(sight.view, seat, printed_cards(sight)))


def test_the_last_guard_stays_at_home() -> None:
    table = two_colonies()
    table.survivor(MARIA, owner=0, place=BLUE).survivor(TALIA, owner=2, place="school")
    table.survivor(DAVID, owner=1, place=YELLOW).survivor(JENNY, owner=3, place=YELLOW)
    war = turn_of(table.start(seat=0), 0).war
    assert war.move(war.judge.survivors[MARIA], "library") < -0.5
    assert war.move(war.judge.survivors[TALIA], BLUE) == pytest.approx(0.0)


@pytest.mark.parametrize(("objective", "visited"), [(KILLING_BLOW, False), ("wc-main-last-fire", True)])
def test_gates_that_nobody_guards_are_worth_a_visit_where_morale_decides(objective: str, visited: bool) -> None:
    """The other pair has had its turn: nobody comes home any more."""
    table = two_colonies(objective=objective)
    table.survivor(MARIA, owner=0, place=BLUE).survivor(TALIA, owner=2, place=BLUE)
    table.survivor(DAVID, owner=1, place="school").survivor(JENNY, owner=3, place="library")
    war = turn_of(table.start(seat=0), 0).war
    war.judge.rivals_later = []
    assert (war.move(war.judge.survivors[TALIA], YELLOW) > 0.1) == visited


def test_who_is_armed_goes_where_an_enemy_is_alone() -> None:
    table = ammunition(two_colonies(), blue=4)
    table.survivor(MARIA, owner=0, place=BLUE).survivor(TALIA, owner=2, place=BLUE, items=[SHOTGUN])
    table.survivor(DAVID, owner=1, place="school", wounds=2).survivor(JENNY, owner=3, place=YELLOW)
    war = turn_of(table.start(seat=0), 0).war
    assert war.move(war.judge.survivors[TALIA], "school") > 0.2


def test_an_enemy_near_death_is_the_target() -> None:
    table = two_colonies()
    table.survivor(MARIA, owner=0, place="school")
    table.survivor(DAVID, owner=1, place="school", wounds=2).survivor(JENNY, owner=3, place="school")
    war = turn_of(table.start(seat=0), 0).war
    assert war.target(war.judge.survivors[DAVID]) > war.target(war.judge.survivors[JENNY])


# -- the lone wolf -----------------------------------------------------------------------------------------


def wolf_turn(objective: str, missions: list[str]) -> Turn:
    table = with_wolf().wolf([f"wc-mission-{name}" for name in missions], objective=f"wc-wolf-{objective}")
    table.survivor(MARIA, WOLF).survivor(DAVID, owner=0, place=BLUE).survivor(JENNY, owner=1, place=YELLOW)
    return turn_of(table.player(WOLF, dice=[5, 6]).start(seat=WOLF, at="moves"), WOLF)


def test_a_wolf_who_needs_missions_values_them_and_lays_the_hopeless_aside() -> None:
    lone = wolf_turn("ghost", ["pied-piper", "blood-money", "whispers"]).lone
    assert lone.mission("wc-mission-pied-piper") > 1.0
    assert lone.swap("wc-mission-blood-money") > 0.0 > lone.swap("wc-mission-whispers")


def test_a_wolf_goes_where_missions_wait_and_stays_out_of_other_people_s_fights() -> None:
    lone = wolf_turn("ghost", ["whispers", "sabotage"]).lone
    maria = lone.judge.survivors[MARIA]
    assert lone.move(maria, YELLOW) > lone.move(maria, "school")
    warlord = wolf_turn("warlord", []).lone
    assert warlord.move(warlord.judge.survivors[MARIA], "school") > 0.2


def test_a_mercenary_joins_the_stronger_side_and_others_run() -> None:
    table = with_wolf().wolf(objective="wc-wolf-mercenary").survivor(MARIA, WOLF, "school")
    table.survivor(DAVID, owner=0, place="school").survivor(TALIA, owner=2, place="school")
    table.survivor(JENNY, owner=1, place="school")
    lone = turn_of(table.start(seat=WOLF, at="moves"), WOLF).lone
    assert lone.join("school", BLUE) > max(lone.join("school", YELLOW), lone.run("school"))


# -- many wars ---------------------------------------------------------------------------------------------


def test_a_colony_wins_a_war_that_alone_completes_its_objective_or_alone_stands() -> None:
    played = simulate_one(war_setup(4), ["greedy", "random"], seed=1)
    assert played.teams == [0, 1, 0, 1]
    assert Result.from_json(played.to_json()) == played
    for reached, blue, yellow, victor in (
        ([1], 3, 2, 1),
        ([0, 1], 3, 2, None),
        ([], 3, 0, 0),
        ([], 0, 1, 1),
        ([], 0, 0, None),
        ([], 2, 2, None),
    ):
        end = replace(played, reached=reached, morale=[5, blue], further=[[5, yellow]])
        assert end.victor == victor


def test_the_first_colony_s_morale_is_its_own() -> None:
    """Events of morale name their colony where there are several."""
    played = simulate_one(war_setup(4), ["greedy", "random"], seed=1)
    assert len(played.morale) == len(played.further[0]) == played.rounds + 1
    assert played.morale != played.further[0]


def test_the_interval_of_a_share_narrows_with_the_number_of_games() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    few, many = interval(5, 10), interval(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(50, 50)[1] == pytest.approx(1.0)


def test_tables_of_wars_have_a_row_for_each_game() -> None:
    plan = Plan(games=1, processes=1)
    rows = list(war_table(["wc-main-last-fire"], 4, plan))
    assert len(rows) == 4
    assert rows[-1].startswith("| all |")
    rows = list(equal_table([("quick", war_setup(4, quick=True))], replace(plan, bots=["random"])))
    assert [row.count("|") for row in rows] == [10] * 4
