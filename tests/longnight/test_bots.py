"""The careful bot in The Long Night: it sees no more than its seat, and knows what the modules are about."""

from __future__ import annotations

import random

from overwinter.colony.bots import GreedyBot, Sight, act
from overwinter.colony.bots.actions import Turn
from overwinter.colony.bots.base import printed_cards
from overwinter.colony.bots.judgement import Judgement, overruns, steps_to_hold
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.state import Setup
from overwinter.kernel.options import Option
from overwinter.testing import Table
from tests.longnight import arranged
from tests.longnight.test_improvements import site
from tests.longnight.test_laboratory import lab

ALL = ["bandits", "improvements", "laboratory"]


def sight_of(table: Table) -> Sight:
    return Sight(table.game, table.game.decisions[0], random.Random(1))


def turn_of(table: Table) -> Turn:
    sight = sight_of(table)
    return Turn(Judgement(sight.view, sight.seat, printed_cards(sight)))


def chosen(table: Table) -> Option:
    return GreedyBot().choose(sight_of(table))


def test_r250_a_bot_answers_alike_in_every_game_its_seat_can_imagine_with_all_modules() -> None:
    game = new_game(Setup(players=3, packs=["longnight"], modules=ALL), 4)
    rng, bot = random.Random(4), GreedyBot()
    for compared in range(45):
        decision = game.decisions[0]
        real = bot.choose(Sight(game, decision, random.Random(7)))
        dream = imagine(game, decision.seat, seed=compared)
        asked = dream.decision(decision.seat)
        assert asked is not None
        assert bot.choose(Sight(dream, asked, random.Random(7))).id == real.id, (decision.kind, compared)
        act(game, [GreedyBot(tries=0)] * 3, rng)


def test_the_die_that_completes_the_code_is_laid_down() -> None:
    """The claw is contained by a 2 and a 5."""
    table = lab("maria-lopez:0:raxxon rod-miller:1 mike-cho:2", deck=["claw", "hydra"], dice={0: [2, 5]}, food=9)
    laboratory = turn_of(table.start(0)).laboratory
    assert laboratory.die(2) == laboratory.die(5) > 0.2


def test_a_die_that_the_code_does_not_want_is_kept() -> None:
    table = lab("maria-lopez:0:raxxon rod-miller:1 mike-cho:2", deck=["claw", "hydra"], dice={0: [3]}, food=9)
    assert turn_of(table.start(0)).laboratory.die(3) < 0


def test_a_two_way_card_is_built_with_where_there_is_work() -> None:
    table = site(row={"bed": 1}, hands={0: ["longnight-starter-junk-or-build"]}).start(0)
    worth = {option.get("mode"): turn_of(table).worth(option) for option in table.options(0, "play")}
    assert worth["build"] > max(0.0, worth.get("junk", 0.0))


def test_what_lies_at_the_hideout_is_fetched_only_by_who_can_bear_it() -> None:
    """Wounds weigh more, the fewer are left."""
    table = arranged("maria-lopez:0:bandit-hideout rod-miller:1", table={"modules": ["bandits"]}, dice={0: [6]})
    table.bandits({}, arsenal=["base-hospital-medicine"] * 2)
    outlaws, survivor = turn_of(table.start(0)).outlaws, table.who("base-maria-lopez")
    fresh = next(one for one in sight_of(table).view.survivors if one.id == survivor.id)
    survivor.wounds = 2
    hurt = next(one for one in sight_of(table).view.survivors if one.id == survivor.id)
    for way in ("search", "attack"):
        assert turn_of(table).outlaws.raid(hurt, way) < min(0.0, outlaws.raid(fresh, way) - 0.1)


def test_the_unruly_are_calmed_where_the_objective_wants_it() -> None:
    table = arranged(
        "maria-lopez:0 rod-miller:1 mike-cho:2",
        table={"objective": "ln-main-enough-for-everyone"},
        hands={0: ["base-starter-medicine"]},
        helpless=2,
        food=20,
        morale=6,
    )
    table.colony_state().unruly = 1
    assert chosen(table.start(0)).verb == "calm"


def test_r277_a_trap_clears_an_entrance_in_the_reckoning_too() -> None:
    table = arranged("maria-lopez:0:school rod-miller:1").start(0)
    school = next(place for place in sight_of(table).view.places if place.id == "school")
    zombies, traps = [3], [1]
    assert overruns(school, zombies, [0], 1, traps) == 0
    assert (zombies, traps) == ([0], [0])


def test_two_barricades_at_a_gate_take_two_steps_where_no_zombie_comes() -> None:
    assert steps_to_hold(0, 0, 3, False, 2) == 2
    assert steps_to_hold(2, 0, 3, False, 2) == 3
    assert steps_to_hold(0, 3, 3, True, 2) == 0


def test_places_in_town_are_walled_up_to_the_last_space() -> None:
    """Reclaim the Town: a barricade where one guards is worth more than where nobody is wanted."""
    table = arranged(
        "maria-lopez:0:library rod-miller:1", table={"objective": "ln-main-reclaim-the-town"}, morale=6
    )
    table.place("library", barricades=[1], zombies=[0])
    plans = turn_of(table.start(0)).plans
    assert "library" in plans.outposts.places
    assert plans.build("library", 1) > plans.build("colony", 1)
