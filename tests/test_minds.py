"""What bots believe of each other, by what all can see; what they say; how good and of what kind they are."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.bots import BOTS, LEVELS, GreedyBot, Planner, Sight, act, make_bot
from overwinter.colony.bots.actions import Turn
from overwinter.colony.bots.beliefs import Beliefs, Memory, prior
from overwinter.colony.bots.counting import count_game, table
from overwinter.colony.bots.judgement import Judgement
from overwinter.colony.bots.levels import watches
from overwinter.colony.bots.rates import RATES
from overwinter.colony.bots.talk import REASONS, VARIANTS, Remark, remark
from overwinter.colony.bots.temper import TEMPERS
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.speaking import remark_line
from overwinter.colony.state import Setup
from overwinter.colony.testing import Table
from overwinter.kernel.events import Event
from overwinter.kernel.search import Budget
from overwinter.words import Words, languages

SEED = 7
LINES = ("accuse", "aye", "nay", "plead", "watch", "excuse", "refuse")


def event(kind: str, /, **facts: Any) -> Event:
    return Event(kind, facts, {}, [])


def believed(events: list[Event], seat: int | None = 0, setup: Setup | None = None) -> list[float]:
    """What a seat believes after these events, in a game of four."""
    game = new_game(setup or Setup(players=4), seed=1)
    beliefs = Beliefs(game.state.setup, game.content, seat)
    for one in events:
        beliefs.see(one)
    return beliefs.all()


# -- beliefs -------------------------------------------------------------------------------------------


def test_before_anything_happens_everybody_else_is_as_likely() -> None:
    mine, public = believed([], 0), believed([], None)
    assert mine[0] == 0
    assert mine[1] == mine[2] == mine[3] == pytest.approx(1 / 8)
    assert public == [pytest.approx(1 / 9)] * 4  # eight loyal cards and one betrayal, four are dealt


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, mode="cooperative"),
        Setup(players=2, mode="dilemma"),
        Setup(players=4, betrayal=False),
        Setup(players=4, packs=["base", "longnight", "warring"], modules=["warring"]),
    ],
)
def test_without_a_betrayal_nobody_is_suspected(setup: Setup) -> None:
    assert prior(setup) == 0
    assert not any(believed([event("crisis", crisis=""), event("turn", seat=1)], 0, setup))


def test_whoever_spoils_a_crisis_is_suspected_and_so_are_those_who_could_have() -> None:
    pile = [event("crisis", crisis="x"), *[event("contributed", seat=seat) for seat in (1, 1, 2)]]
    before, failed = believed(pile), event("crisis-failed", crisis="x", total=1, need=4)
    once, twice = (
        believed([*pile, *[event("contribution", card="c", fits=fits, total=0) for fits in turned], failed])
        for turned in ((True, True, False), (True, False, False))
    )
    assert min(once[1], once[2]) > before[1] == before[2]
    assert twice[1] > once[1], "two were wrong: one has given two"
    assert twice[1] > twice[2]
    assert once[3] < before[3], "whoever gave nothing has spoiled nothing"


def test_whoever_has_given_knows_what_the_own_cards_were() -> None:
    pile = [event("crisis", crisis="x"), *[event("contributed", seat=seat) for seat in (1, 2)]]
    wrong = [event("contribution", card="c", fits=fits, total=0) for fits in (True, False)]
    log = [*pile, *wrong, event("crisis-failed", crisis="x", total=0, need=4)]
    assert believed(log, 1)[2] > believed(log, 0)[2]


def test_food_that_is_wasted_tells_and_help_helps() -> None:
    turn = [event("dice", seat=1, dice=[1, 2]), event("turn", seat=1)]
    wasted = believed([*turn, event("food", n=-1, food=2), event("turn-end", seat=1)])
    helped = believed([*turn, *[event("cleaned", survivor="s", n=3, waste=1)] * 3, event("turn-end", seat=1)])
    assert wasted[1] > 0.3 > 1 / 8 > helped[1]


def test_exile_shows_who_is_no_betrayer_and_so_who_is_one() -> None:
    assert believed([event("exiled", seat=2, objective="base-secret-hunger")])[2] == 0
    assert believed([event("exiled", seat=2, objective="")]) == [0, 0, 1, 0]


def test_what_one_has_seen_alone_counts_for_oneself_alone() -> None:
    look = Event("looked-at-objective", {"seat": 0, "other": 3}, {"objective": "base-betrayal-looters"}, [0])
    assert believed([look], 0) == [0, 0, 0, 1]
    assert believed([look], 1)[3] == believed([], 1)[3]


@pytest.fixture(scope="module")
def played() -> ColonyGame:
    """A few rounds of a game with a betrayer."""
    game, rng = new_game(Setup(players=4, mode="betrayer"), seed=SEED), random.Random(SEED)
    bots = [GreedyBot(tries=0) for _ in range(4)]
    while not game.over and game.state.round < 3:
        act(game, bots, rng)
    return game


def test_beliefs_are_a_matter_of_the_log_alone(played: ColonyGame) -> None:
    """Whoever has read along, whoever reads it all at once, and whoever reads a saved game believe the same."""
    again = records.load(records.dumps(played))
    for seat in (0, 1, 2, 3, None):
        memory, half = Memory(), played.copy()
        half.log = played.log[: len(played.log) // 2]
        decision = played.decisions[0]
        memory.beliefs(Sight(half, decision, random.Random(1)), seat)
        there = memory.beliefs(Sight(played, decision, random.Random(1)), seat).all()
        saved = Memory().beliefs(Sight(again, decision, random.Random(1)), seat).all()  # type: ignore[arg-type]
        assert there == saved == Memory().beliefs(Sight(played, decision, random.Random(1)), seat).all()
        back = memory.beliefs(Sight(half, decision, random.Random(1)), seat).all()
        assert back == Memory().beliefs(Sight(half, decision, random.Random(1)), seat).all(), "taken back"


def test_r250_beliefs_do_not_depend_on_what_the_seat_cannot_know(played: ColonyGame) -> None:
    for seat in (0, 1, 2, 3):
        dream = imagine(played, seat, 5, with_log=True)
        mine, dreamt = (Beliefs(game.state.setup, game.content, seat) for game in (played, dream))
        for one, other in zip(played.log, dream.log, strict=True):
            mine.see(one)
            dreamt.see(other)
        assert mine.all() == dreamt.all()


def test_rates_can_be_counted(capsys: pytest.CaptureFixture[str]) -> None:
    counted = count_game("random", 1)
    scope: dict[str, Any] = {}
    exec(table(counted), scope)
    assert set(scope["RATES"]) <= set(RATES) | {"vote-exile"}
    assert all(0 < rate < 1 for pairs in scope["RATES"].values() for pair in pairs for rate in pair)


# -- levels and temperaments -----------------------------------------------------------------------------


def test_every_level_comes_in_every_temperament() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    for level in LEVELS:
        for temper in ("", *TEMPERS):
            assert make_bot(f"{level}-{temper}" if temper else level) is not None
    assert not watches("easy-bold")
    assert not watches("random")
    assert watches("hard-bold")
    assert watches("greedy")
    assert {"greedy", "random"} <= set(BOTS)


# -- table talk ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    for line in LINES:
        for way in range(1, VARIANTS + 1):
            for why in ("", *(["gave"] if line == "excuse" else sorted(REASONS))):
                text = remark_line(words, Remark(line, 1, why, way).facts(), ["Ada", "Bo"])
                assert "say-" not in text
                assert "{" not in text
                assert text == text.strip()
    for level in LEVELS:
        assert words.has(f"bot-level-{level}")
    for temper in TEMPERS:
        assert words.has(f"bot-temper-{temper}")


def test_a_vote_is_explained_and_most_answers_are_not(played: ColonyGame) -> None:
    game, decision = played, played.decisions[0]
    options = game.options(decision.seat)
    said = [remark(Sight(game, decision, random.Random(1)), option) for option in options]
    spoken = [one for one in said if one is not None]
    assert all(one.line in ("accuse", "watch", "excuse") for one in spoken)
    accusations = [o for o in options if o.verb == "nominate"]
    for option in accusations:
        found = remark(Sight(game, decision, random.Random(1)), option)
        assert found is not None
        assert found.line == "accuse"
        assert found.other == option["seat"]


# -- what follows from beliefs ---------------------------------------------------------------------------


@pytest.mark.parametrize("sure", [True, False])
def test_whoever_is_sure_of_a_betrayer_calls_for_exile_and_gives_nothing(played: ColonyGame, sure: bool) -> None:
    seat = next(d.seat for d in played.decisions)
    judge = Judgement(view(played, seat, with_options=False), seat, played.content)
    judge.betrayer = False
    judge.doubts = [0.9 if sure and other == (seat + 1) % 4 else 0.1 for other in range(4)]
    turn = Turn(judge)
    accusations = [option for option in played.options(seat) if option.verb == "nominate"]
    called = [option["seat"] for option in accusations if turn.worth(option) > 0]
    assert called == ([(seat + 1) % 4] if sure and accusations else [])


def test_temperaments_differ_in_what_they_dare_and_give(played: ColonyGame) -> None:
    seat = played.decisions[0].seat
    seen = view(played, seat, with_options=False)
    judges = {name: Judgement(seen, seat, played.content, temper) for name, temper in TEMPERS.items()}
    survivor = next(one for one in seen.survivors if one.owner == seat)
    risks = {name: judge.roll_risk(survivor, survivor.place) for name, judge in judges.items()}
    assert risks["careful"] > risks["helpful"] > risks["bold"]
    assert judges["selfish"].secret.weight >= judges["helpful"].secret.weight


# -- betrayers -------------------------------------------------------------------------------------------

LOOT = ("base-gas-station-fuel", "base-gas-station-fuel", "base-starter-food-1", "base-starter-food-1")
"""What looters want in hand."""


def betraying(objective: str, morale: int, hand: Iterable[str] = (), left: int = 5, **survivor: Any) -> Table:
    """It is the turn of a betrayer who has two survivors at home."""
    table = Table().player(0, objective=objective, hand=hand, dice=[1, 4, 6])
    table.survivor("base-sophie-robinson", 0, **survivor).survivor("base-olivia-brown", 0)
    return table.colony(morale=morale, food=3).round(2, left=left).start(0)


def judged(table: Table) -> Judgement:
    return Judgement(table.view(0), 0, table.game.content)


@pytest.mark.parametrize(
    ("hand", "morale", "left", "striking", "openly"),
    [
        ((), 1, 1, False, False),
        (LOOT[:3], 1, 1, False, False),
        (LOOT, 7, 5, True, False),
        (LOOT, 4, 5, True, False),
        (LOOT, 7, 3, True, False),
        (LOOT, 2, 5, True, True),
    ],
    ids=["nothing", "not all", "unnoticed", "weak colony", "late", "at the brink"],
)
def test_a_betrayer_strikes_when_ready_and_openly_at_the_brink(
    hand: tuple[str, ...], morale: int, left: int, striking: bool, openly: bool
) -> None:
    table = betraying("base-betrayal-looters", morale, hand, left)
    judge = judged(table)
    assert (judge.striking, judge.secret.openly) == (striking, openly)
    waste = Turn(judge).worth(table.options(0, "spend-food")[0])
    assert (waste > 0) == openly


@pytest.mark.parametrize(("morale", "strikes"), [(7, False), (4, True)])
def test_a_betrayer_who_is_suspected_waits_until_the_colony_is_weak(morale: int, strikes: bool) -> None:
    judge = judged(betraying("base-betrayal-looters", morale, LOOT))
    judge.prior, judge.gossip = 0.1, [0.3, 0.05]
    assert judge.striking == strikes


def test_a_betrayer_gives_nothing_that_it_needs() -> None:
    table = betraying("base-betrayal-looters", 5, [*LOOT[:3], "base-starter-medicine"], left=5)
    table.crisis("base-crisis-fuel-shortage", {1: ["base-starter-fuel"]})
    turn = Turn(judged(table))
    assert not turn.judge.striking
    fuel = [option for option in table.options(0, "contribute") if "fuel" in str(option["card"])]
    burnt = [option for option in table.options(0, "move") if option.get("card")]
    assert fuel
    assert burnt
    assert all(turn.worth(option) < 0 for option in [*fuel, *burnt])


@pytest.mark.parametrize(("given", "morale", "more"), [(1, 7, True), (2, 7, False), (2, 4, True)])
def test_a_betrayer_spoils_a_crisis_with_two_cards_at_most_unless_the_end_is_near(
    given: int, morale: int, more: bool
) -> None:
    table = betraying("base-betrayal-looters", morale, [*LOOT, "base-starter-medicine", "base-starter-medicine"])
    table.crisis("base-crisis-fuel-shortage", {1: ["base-starter-fuel"] * 2, 0: ["base-starter-junk"] * given})
    turn = Turn(judged(table))
    assert turn.judge.striking
    wrong = next(one for one in table.options(0, "contribute") if one["card"] == "base-starter-medicine")
    assert (turn.worth(wrong) > -0.1) == more


def test_a_betrayer_minds_who_is_taken_by_zombies() -> None:
    """Of those at a place the least influential one dies: it is safe as long as somebody else is."""
    table = betraying("base-betrayal-deserters", 7, place="hospital").place("hospital", zombies=[3])
    table.survivor("base-mike-cho", 1, place="hospital")
    judge, content = judged(table), table.game.content.survivors
    sophie, mike = (judge.survivors[f"base-{name}"] for name in ("sophie-robinson", "mike-cho"))
    weaker, stronger = sorted((sophie, mike), key=lambda one: content[one.id].influence)
    assert judge.peril(weaker, "hospital") > judge.peril(stronger, "hospital")
    assert judge.peril(weaker, "hospital") > judge.peril(weaker, "hospital", built=1)
    assert judge.secret.loss(sophie) > 0 == judge.secret.loss(mike)
    judge.own = [sophie]
    assert (judge.guarded("hospital", built=1) > 0) == (weaker is sophie)


def test_deserters_leave_when_they_strike() -> None:
    table = betraying("base-betrayal-deserters", 7)
    turn = Turn(judged(table))
    assert turn.judge.striking
    assert any(turn.worth(option) > 0.5 for option in table.options(0, "move"))


@pytest.mark.parametrize(("left", "morale", "dear"), [(5, 7, True), (1, 7, False), (1, 1, True)])
def test_in_the_last_night_cards_of_the_secret_are_kept_if_the_colony_can_bear_it(
    left: int, morale: int, dear: bool
) -> None:
    table = working("eight-weeks-of-darkness", secret="hypochondriac").crisis("base-crisis-illness")
    table.colony(morale=morale).round(9 - left, left=left).start(0)
    assert (Turn(judged(table)).wants.crisis.stake > 1) == dear


@pytest.mark.parametrize(("dead", "ready"), [(0, False), (2, True)])
def test_what_falls_with_the_colony_is_ready_when_little_of_it_is_missing(dead: int, ready: bool) -> None:
    table = betraying("base-betrayal-serial-killers", morale=3)
    table.out_of_game(dead=["base-mike-cho", "base-rod-miller"][:dead])
    assert judged(table).secret.ready == ready


def test_a_betrayer_keeps_the_weapons_that_it_needs() -> None:
    guns = ["base-police-station-pistol", "base-police-station-shotgun", "base-police-station-sniper-rifle"]
    table = betraying("base-betrayal-trigger-happy", morale=2, items=[*guns, "base-gas-station-switchblade"])
    table.crisis("base-crisis-fuel-shortage", {1: ["base-starter-fuel"]})
    turn, offered = Turn(judged(table)), table.options(0, "contribute")
    assert turn.judge.striking
    assert len(offered) == 4
    assert all(turn.worth(option) < 0 for option in offered)


def test_a_betrayer_does_nothing_for_a_goal_that_is_near_unless_exile_asks_for_it() -> None:
    table = betraying("base-betrayal-looters", morale=6)
    far, near = judged(table), judged(table)
    far.finish, near.finish = 0.0, 0.4
    assert far.drive > near.drive == 0
    table.player(0, exile="base-exile-forgiveness")
    forgiven = judged(table)
    forgiven.finish = 0.4
    assert forgiven.drive > far.drive


# -- how near the end is, and what stands then -----------------------------------------------------------


def working(goal: str, dice: Iterable[int] = (1, 4, 6), secret: str = "historian") -> Table:
    """A loyal player has one survivor at home and one in the hospital."""
    table = Table(objective=f"base-main-{goal}").player(0, dice=dice, objective=f"base-secret-{secret}")
    return table.survivor("base-sophie-robinson", 0).survivor("base-olivia-brown", 0, place="hospital")


@pytest.mark.parametrize(
    ("exile", "drive"), [("forgiveness", 1.0), ("vengeance", 0.4), ("better-off-without-us", 0.4)]
)
def test_an_exiled_player_works_for_the_main_objective_as_far_as_it_needs_it(exile: str, drive: float) -> None:
    usual = judged(working("eight-weeks-of-darkness").start(0)).drive
    table = working("eight-weeks-of-darkness").player(0, exile=f"base-exile-{exile}").start(0)
    assert judged(table).drive == pytest.approx(drive * usual)
    planner = Planner(Budget(playouts=30))
    planner.choose(Sight(table.game, table.game.decisions[0], random.Random(1)))
    assert (planner.verdict is None) == (drive < 1), "the games in its head are judged by the main objective"


def test_an_exiled_player_with_all_that_it_needs_does_nothing_that_would_spoil_it() -> None:
    table = working("eight-weeks-of-darkness").player(
        0,
        exile="base-exile-better-off-without-us",
        hand=["base-starter-medicine"] * 2 + ["base-starter-food-1"] * 2,
    )
    assert judged(table.start(0)).drive == 0


@pytest.mark.parametrize(("number", "left", "finish"), [(7, 2, 0.0), (8, 1, 1.0)])
def test_whoever_has_to_hold_out_is_not_done_before_the_last_night(number: int, left: int, finish: float) -> None:
    table = working("eight-weeks-of-darkness").round(number, left=left).start(0)
    assert judged(table).finish == finish


@pytest.mark.parametrize(("medicine", "finish"), [(6, 1.0), (5, 0.5), (4, 0.25), (0, 0.0)])
def test_the_more_cards_have_to_be_found_the_farther_away_is_the_goal(medicine: int, finish: float) -> None:
    table = working("find-a-cure")
    found = [
        card for place in ("hospital", "school", "gas-station") for card in table.deck(place) if "medicine" in card
    ]
    table.colony(objective_cards=found[:medicine]).start(0)
    assert judged(table).finish == finish


@pytest.mark.parametrize(("cards", "finish"), [(1, 0.65), (2, 0.05)])
def test_a_deck_is_as_far_from_empty_as_it_has_cards(cards: int, finish: float) -> None:
    table = working("raiding-party", dice=[1, 4, 6, 6])
    for name in ("hospital", "school"):
        table.place(name, deck=table.deck(name)[:cards])
    assert judged(table.start(0)).finish == finish


@pytest.mark.parametrize(("zombies", "finish"), [(3, 0.9), (9, 0.05)])
def test_a_town_can_be_cleared_if_there_are_dice_to_lure_all_of_them(zombies: int, finish: float) -> None:
    table = working("kill-them")
    for name in ("hospital", "school", "library")[: zombies // 3]:
        table.place(name, zombies=[3])
    assert judged(table.place("gas-station", zombies=[2]).start(0)).finish == finish


@pytest.mark.parametrize(("guest", "wanted"), [("colony", False), ("library", True)])
def test_a_secret_wants_walls_that_stand_after_the_night(guest: str, wanted: bool) -> None:
    """Zombies come to whoever is in the library, and break one of its barricades."""
    table = working("eight-weeks-of-darkness", secret="fortifier")
    table.survivor("base-mike-cho", 1, place=guest).place("library", barricades=[3]).start(0)
    assert (Turn(judged(table)).plans.build("hospital", 1) > 0) == wanted


@pytest.mark.parametrize(("zombies", "food", "spared"), [(0, 9, 3), (4, 9, 2), (4, 0, 1.5)])
def test_what_the_night_will_take_is_reckoned_before_it_is_spent(zombies: int, food: int, spared: float) -> None:
    """Somebody is overrun in the hospital, and those at home go hungry."""
    table = working("eight-weeks-of-darkness").colony(morale=3, food=food)
    assert judged(table.place("hospital", zombies=[zombies]).start(0)).spared == spared


def test_who_wants_a_secret_in_the_last_night_minds_that_the_colony_stands_in_the_morning() -> None:
    weights = [
        judged(working("eight-weeks-of-darkness").round(8, left=1).colony(morale=morale).start(0)).secret.weight
        for morale in (1, 3, 6)
    ]
    assert weights == sorted(set(weights))


@pytest.mark.parametrize(("left", "goes"), [(5, False), (1, True)])
def test_at_last_somebody_goes_out_to_build_what_the_secret_wants(left: int, goes: bool) -> None:
    table = Table(objective="base-main-eight-weeks-of-darkness").round(9 - left, left=left)
    table.player(0, dice=[1, 2, 3], objective="base-secret-fortifier").survivor("base-sophie-robinson", 0).start(0)
    assert (Turn(judged(table)).plans.move(judged(table).own[0], "library") > 0) == goes


@pytest.mark.parametrize(("walls", "rush"), [(1, False), (3, True)])
def test_all_go_out_to_build_when_the_walls_at_home_hold(walls: int, rush: bool) -> None:
    table = working("home-sweet-home").place("colony", barricades=[walls] * 6).start(0)
    turn = Turn(judged(table))
    assert turn.plans.fortress.rush == rush
    assert (turn.plans.build("hospital", 1) > 0.5 * turn.judge.leaning.drive) == rush


def test_what_burns_every_night_is_not_gathered_like_what_is_piled_up() -> None:
    piled, burnt = (Turn(judged(working(goal).start(0))) for goal in ("stockpile", "winter-has-come"))
    fuel = piled.judge.item("base-gas-station-fuel")
    assert 0 < burnt.wants.goal_worth(fuel) < piled.wants.goal_worth(fuel)
