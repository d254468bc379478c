"""Scenarios as a whole: told from the first stage to the last, saved and copied on the way, with nobody's secrets;
set up in a terminal and at a table of the server; read out of packs."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from overwinter import records
from overwinter.cli.app import app, main
from overwinter.colony.bots import BOTS
from overwinter.colony.cards.loader import read_packs
from overwinter.colony.faces.plain import describe
from overwinter.colony.faces.server import ColonyAdapter
from overwinter.colony.fuzz import MODES, SCENARIOS
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check, problems
from overwinter.colony.kind import ColonyKind
from overwinter.colony.modules.laboratory.slot import Laboratory
from overwinter.colony.modules.scenario import Story
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.ruleset import faults
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError
from overwinter.kernel.views import to_json
from overwinter.lab.fuzzing import explore, try_everything
from overwinter.testing import Table
from overwinter.words import Words, error_line, languages
from tests.test_records import state_text

KIND = ColonyKind()
WAR, CODE = "ln-scenario-bandit-war", "ln-scenario-chimpanzee-code"
HIDEOUT, RAXXON = "bandit-hideout", "raxxon"
NADIA, LILY, MELISSA, COLE = "ln-nadia-rivers", "ln-lily-mae", "ln-melissa-gupta", "ln-cole-winters"
PISTOL, JUNK = "longnight-police-station-pistol-or-threat", "longnight-starter-junk-or-build"
FUEL, LOOT = "longnight-starter-fuel-or-fire", "longnight-gas-station-fuel-or-fire"
INFORMANT, LOYAL = "ln-secret-bandit-informant", "ln-secret-autobiographer"

Act = tuple[str, dict[str, Any]]


def move(survivor: str, to: str) -> Act:
    """A survivor goes there."""
    return "move", {"survivor": survivor, "to": to, "card": None}


def play_round(it: Table, plan: Mapping[int, Sequence[Act]], d6: Sequence[int] = ()) -> Table:
    """Everybody does what is planned, every other question is answered with no; dice fall as told, those of the
    next round included."""
    now = it.state.round
    it.script(d6=d6)
    while not it.game.over and it.state.round == now:
        asked = it.asked()
        assert asked is not None
        if asked.kind == "turn":
            for verb, parts in plan.get(asked.seat, ()):
                it.choose(asked.seat, verb, **parts)
            it.end_turn(asked.seat)
        elif asked.kind == "lure":
            it.game.answer(asked.seat, it.options(asked.seat)[0])
        elif asked.kind == "containment":
            it.choose(asked.seat, "vote", choice=1)
        else:
            it.choose(asked.seat, "no")
        assert not list(problems(it.game))
    return it


# -- whole games ---------------------------------------------------------------------------------------------


def war(left: int = 9) -> Table:
    """The Bandit War at its first turn, with food enough for the neighbours."""
    it = Table(3, packs=["longnight"], scenario=WAR).empty_deck("crisis").empty_deck("crossroads")
    it.survivor(NADIA, 0).survivor(COLE, 0).survivor(LILY, 1).survivor(MELISSA, 2)
    it.colony(food=11, morale=8).round(1, left=left).first(0).script(exposure=["blank"] * 30)
    for seat in range(3):
        it.player(seat, objective=LOYAL, hand=[PISTOL, JUNK])
    return it.bandits({"school": 1}).start(0)


def march(it: Table) -> Table:
    """Two rounds: the food is gone, then all lie in the snow with a pistol each."""
    play_round(it, {})
    assert it.colony_state().objective == "ln-special-b2"
    plan = {
        seat: [("equip", {"card": PISTOL, "survivor": name}), move(name, HIDEOUT)]
        for seat, name in ((0, COLE), (1, LILY), (2, MELISSA))
    }
    return play_round(it, plan, [6] * 6)


def test_r298_the_bandit_war_from_the_first_stage_to_the_last() -> None:
    """R-298: three rounds are enough if everything goes well."""
    it = march(war())
    assert it.colony_state().objective == "ln-special-b3"
    assert {one.place for one in it.state.survivors.values()} == {"colony"}
    assert it.view(0).parts["bandits"].at == {"school": 1}
    plan: dict[int, list[Act]] = {
        0: [move(COLE, "school"), ("attack-bandit", {"survivor": COLE, "die": 6})],
        1: [("barricade", {"survivor": LILY, "die": 6, "entrance": 6})] * 2,
        2: [("barricade", {"survivor": MELISSA, "die": 6, "entrance": 5})],
    }
    play_round(it, plan, [1])
    assert it.state.outcome == "completed"
    assert [event.facts["n"] for event in it.events("stage-reached")] == [1, 2, 3]
    assert [event.facts["n"] for event in it.events("stage")] == [2, 3]
    assert Story.of(it.game).reached == ["ln-special-b1", "ln-special-b2", "ln-special-b3"]


def test_the_bandit_war_is_lost_in_its_last_stage() -> None:
    it = play_round(march(war(left=3)), {})
    assert it.state.outcome == "rounds"
    assert it.state.winners == []
    assert it.view(None).parts["scenario"].reached == ("ln-special-b1", "ln-special-b2")


def test_the_bandit_war_is_sold_by_the_informant() -> None:
    it = march(war().player(1, objective=INFORMANT).bandits(arsenal=[LOOT] * 6))
    assert (it.state.outcome, it.state.winners) == ("betrayed", [1])


def code() -> Table:
    """The Chimpanzee Code at its first turn: everybody has something for the gate."""
    it = Table(3, packs=["longnight"], scenario=CODE).quiet().colony(morale=7)
    it.survivor(NADIA, 0).survivor(LILY, 1).survivor(COLE, 1, "school")
    it.survivor(MELISSA, 2).survivor("ln-eric-parker", 2, "library")
    it.player(0, hand=[FUEL, FUEL, JUNK]).player(1, hand=[FUEL, PISTOL]).player(2, hand=[FUEL])
    it.place(RAXXON, barricades=[4]).first(0)
    it.laboratory(deck=["ln-exp-claw", "ln-exp-collector", "ln-exp-hydra", "ln-exp-colossus"])
    return it.script(exposure=["blank"] * 60).start(0)


def dig(it: Table) -> Table:
    """Two rounds: the gate is blown up, and the old man is carried home."""
    gate: dict[int, list[Act]] = {
        0: [("supply", {"card": FUEL}), ("supply", {"card": FUEL}), ("supply", {"card": JUNK})],
        1: [("supply", {"card": FUEL}), ("supply", {"card": PISTOL})],
        2: [("supply", {"card": FUEL})],
    }
    play_round(it, gate, [6] * 9)
    assert it.colony_state().objective == "ln-special-r2"
    assert (it.who("ln-blue").owner, it.who(NADIA).place) == (0, RAXXON)
    rubble: dict[int, list[Act]] = {
        0: [("lab-die", {"die": 6})] * 3,
        1: [move(LILY, RAXXON), attack(LILY), ("lab-die", {"die": 6})],
    }
    return play_round(it, rubble, [3, 4, *[6] * 9])  # claw comes to the school, collector to the library


def attack(survivor: str) -> Act:
    """A zombie is attacked."""
    return "attack", {"survivor": survivor, "die": 6, "target": 1}


def with_the_code(face: int) -> list[Act]:
    """Blue kills a zombie at Raxxon, then two dice show a 6 and whatever Blue wants."""
    by_blue: list[Act] = [("use", {"survivor": "ln-blue"}), ("choose-face", {"face": face})]
    return [attack("ln-blue"), ("lab-die", {"die": 6}), *by_blue]


def test_r298_the_chimpanzee_code_from_the_first_stage_to_the_last() -> None:
    """R-298: the gate, the rubble, and a night with the right code."""
    it = dig(code())
    assert it.colony_state().objective == "ln-special-r3"
    assert it.who("ln-blue").place == it.who(NADIA).place == "colony"
    assert [one.card for one in Laboratory.of(it.game).specials] == ["ln-exp-claw", "ln-exp-collector"]
    plan: dict[int, list[Act]] = {
        0: [move("ln-blue", RAXXON), *with_the_code(4)],
        1: [("attack-special", {"survivor": COLE, "die": 6, "card": "ln-exp-claw"})],
        2: [("attack-special", {"survivor": "ln-eric-parker", "die": 6, "card": "ln-exp-collector"})],
    }
    play_round(it, plan, [6] * 11)
    assert not Laboratory.of(it.game).specials
    assert it.state.outcome == "completed"
    assert it.state.round == 3


def test_the_chimpanzee_code_is_lost_while_they_are_out() -> None:
    it = dig(code()).colony(morale=1, food=0)
    play_round(it, {})
    assert it.state.outcome == "morale"
    assert it.view(None).parts["scenario"].reached == ("ln-special-r1", "ln-special-r2")


# -- from every stage on, at random --------------------------------------------------------------------------


def before_b1(seed: int) -> ColonyGame:
    """A night before the food is carried away."""
    return Table(3 + seed % 3, packs=["longnight"], scenario=WAR, seed=seed).quiet().start(0, at="night").game


def before_b2(seed: int) -> ColonyGame:
    """A night in the snow."""
    it = Table(3, packs=["base", "longnight"], scenario=WAR, stage=2, seed=seed).quiet().colony(morale=9)
    for seat, name in enumerate((NADIA, LILY, MELISSA)):
        it.survivor(name, seat, HIDEOUT, items=[PISTOL])
    it.player(seed % 3, objective=INFORMANT).bandits(arsenal=[LOOT] * (seed % 7))
    return it.start(0, at="night").game


def before_r1(seed: int) -> ColonyGame:
    """A night before the bang."""
    it = Table(3, packs=["longnight"], scenario=CODE, seed=seed).quiet().place(RAXXON, barricades=[4])
    return it.colony(objective_cards=[FUEL] * 4 + [JUNK] * 2, morale=9).start(0, at="night").game


def before_r2(seed: int) -> ColonyGame:
    """The last night in the rubble."""
    it = Table(4, packs=["longnight"], scenario=CODE, stage=2, seed=seed).quiet().colony(morale=9)
    it.survivor(NADIA, 0, RAXXON).survivor("ln-blue", 1, RAXXON, wounds=1).laboratory(dice={0: [6] * 5})
    return it.start(0, at="night").game


STARTS: dict[str, Callable[[int], ColonyGame]] = {
    "b1": before_b1,
    "b2": before_b2,
    "r1": before_r1,
    "r2": before_r2,
}
from_every_stage = pytest.mark.parametrize("start", STARTS.values(), ids=list(STARTS))


def random_step(game: ColonyGame, rng: random.Random) -> None:
    """A random answer of somebody; all verbs are alike."""
    decision = rng.choice(game.decisions)
    options = game.options(decision.seat)
    verb = rng.choice(sorted({option.verb for option in options}))
    chosen = rng.choice([option for option in options if option.verb == verb])
    game.answer(decision.seat, chosen, decision.id)


@from_every_stage
def test_random_players_break_nothing(start: Callable[[int], ColonyGame]) -> None:
    """After every answer all invariants hold; at some decisions every option is tried on a copy."""
    for seed in range(6):
        game, rng = start(seed), random.Random(seed)

        def step(game: ColonyGame, rng: random.Random = rng) -> None:
            if rng.random() < 0.02:
                try_everything(game, rng.choice(game.decisions).seat, check)
            random_step(game, rng)

        explore(game, step, check)
        assert game.over


@from_every_stage
def test_r253_nobody_can_tell_an_imagined_game_from_the_real_one(start: Callable[[int], ColonyGame]) -> None:
    """R-253, R-250: the view is the same to the last fact, and what is dreamt is possible."""
    for seed in range(3):
        game, rng = start(seed), random.Random(seed)
        while not game.over:
            if rng.random() < 0.1:
                for seat in (*range(len(game.state.players)), None):
                    dream = imagine(game, seat, 7)
                    assert to_json(view(dream, seat)) == to_json(view(game, seat))
                    assert not list(problems(dream))
            random_step(game, rng)


@from_every_stage
def test_a_saved_or_copied_game_goes_on_alike(start: Callable[[int], ColonyGame]) -> None:
    """Anywhere, also in the middle of a phase of votes."""
    for seed in range(3):
        game, rng = start(seed), random.Random(seed)
        while not game.over:
            if rng.random() < 0.1:
                loaded, copied = records.load(records.dumps(game), trust=True), game.copy()
                assert state_text(loaded) == state_text(game) == state_text(copied)
                for other in (loaded, copied):
                    assert isinstance(other, ColonyGame)
                    again = random.Random(seed)
                    for _ in range(8):
                        if not other.over:
                            random_step(other, again)
                assert state_text(loaded) == state_text(copied)
            random_step(game, rng)


def test_r253_in_the_bandit_war_only_the_informant_is_imagined_as_a_betrayer() -> None:
    """R-253: everybody knows which betrayal was shuffled in."""
    game = new_game(Setup(players=3, mode="betrayer", packs=["longnight"], scenario=WAR), 1)
    dreams = [imagine(game, 0, seed) for seed in range(60)]
    betrayals = {
        name
        for dream in dreams
        for player in dream.state.players[1:]
        for name in player.objectives
        if dream.content.secrets[name].kind == "betrayal"
    }
    assert betrayals <= {INFORMANT}
    assert betrayals or game.state.players[0].objectives == [INFORMANT]


def test_undo_takes_back_a_call_for_a_vote_but_no_vote() -> None:
    """A refusal to call is one's own answer until the next one has answered."""
    game = before_b2(0)
    first = game.decisions[0].seat
    game.answer(first, game.options(first)[-1])
    assert not game.undo_line(first)
    game.undo(first)
    assert game.decisions[0].seat == first
    game.answer(first, game.options(first)[-1])
    second = game.decisions[0].seat
    game.answer(second, game.options(second)[-1])
    assert game.undo_line(first)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_of_a_whole_game_is_replayed(scenario: str) -> None:
    game, rng = new_game(Setup(players=4, packs=["longnight"], scenario=scenario), 11), random.Random(11)
    while not game.over:
        random_step(game, rng)
    again = records.load(records.dumps(game))
    assert state_text(again) == state_text(game)
    assert [event.kind for event in again.log] == [event.kind for event in game.log]


def test_faults_of_a_position_are_found() -> None:
    """A record may say anything."""
    for change, told in (
        (lambda story, colony: story.reached.append("ln-special-b2"), "out of order"),
        (lambda story, colony: setattr(story, "next", "ln-special-b3"), "out of order"),
        (lambda story, colony: setattr(colony, "objective", "ln-special-b2"), "not the stage"),
    ):
        game = Table(3, packs=["longnight"], scenario=WAR).quiet().colony(food=0).start(0).game
        assert not list(faults(game.state, game.content))
        change(Story.of(game), game.state.colonies[0])
        assert any(told in fault for fault in faults(game.state, game.content))


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_play_them_to_the_end(scenario: str, bot: str) -> None:
    for mode, players in MODES:
        if scenario == WAR and mode not in ("standard", "betrayer"):
            continue
        game = new_game(Setup(players=players, mode=mode, packs=["base", "longnight"], scenario=scenario), 2)
        player, rng = BOTS[bot](), random.Random(2)
        while not game.over:
            decision = game.decisions[0]
            game.answer(decision.seat, KIND.choose(player, game, decision, rng))
        assert not list(problems(game))


@from_every_stage
def test_bots_get_along_with_every_question_of_a_script(start: Callable[[int], ColonyGame]) -> None:
    for seed in range(2):
        game, player, rng = start(seed), BOTS["greedy"](), random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            game.answer(decision.seat, KIND.choose(player, game, decision, rng))


# -- in words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@from_every_stage
def test_everything_that_happens_and_is_asked_has_words(language: str, start: Callable[[int], ColonyGame]) -> None:
    game, rng, names = start(1), random.Random(1), ["Ada", "Ben", "Cy", "Dee", "Eve"]
    words = KIND.words(language, game)
    for _ in range(60):
        if game.over:
            break
        for decision in game.decisions:
            texts = [KIND.prompt(words, game, decision, names)]
            texts += [
                KIND.option(words, game, option, decision.seat, names) for option in game.options(decision.seat)
            ]
            assert not [text for text in texts if "ask-" in text or "option-" in text]
        random_step(game, rng)
    for event in game.log:
        for seat in (None, 0):
            text = KIND.event(words, game, event, seat, names)
            assert text
            assert "event-" not in text
            assert "{" not in text
    described = [line for section in describe(game, 0, words, names) for line in section.lines]
    assert not [line for line in described if "cli-" in line or "condition-" in line or "rule-" in line]


def test_the_story_is_told_with_what_happened() -> None:
    game = before_b1(0)
    words = KIND.words("en", game)
    told = next(event for event in game.log if event.kind == "stage-reached")
    assert KIND.event(words, game, told, 0, ["A", "B", "C"]).startswith(
        "Stage 1 of 3, B1: Good Neighbors: reached. Two"
    )


# -- in a terminal -------------------------------------------------------------------------------------------


def test_the_list_of_packs_names_them() -> None:
    said = CliRunner().invoke(app, ["packs", "list", "--language", "en"]).output
    assert "The Bandit War (bandit-war)" in said
    assert "The Chimpanzee Code (chimpanzee-code)" in said


def test_a_scenario_is_simulated_by_the_last_part_of_its_name() -> None:
    arguments = ["simulate", "--pack", "longnight", "--scenario", "chimpanzee-code", "-g", "2", "--bot", "random"]
    assert CliRunner().invoke(app, [*arguments, "--processes", "1"]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--scenario", "picnic", "--pack", "longnight"], "There is no scenario “picnic”"),
        (["--scenario", "bandit-war"], "is played with the cards of “longnight”"),
        (["--scenario", "bandit-war", "--pack", "longnight", "-p", "2"], "needs 3 players or more"),
        (["--scenario", "bandit-war", "--pack", "longnight", "-m", "cooperative"], "not cooperatively"),
        (["--scenario", "chimpanzee-code", "--pack", "longnight", "-p", "6"], "6 players cannot play"),
        (["--scenario", "chimpanzee-code", "--pack", "longnight", "--hardcore"], "has no hardcore side"),
        (
            ["--scenario", "chimpanzee-code", "--pack", "longnight", "-o", "tribute"],
            "brings its own main objectives",
        ),
        (["raxxon", "--scenario", "chimpanzee-code"], "--scenario"),
    ],
)
def test_bad_wishes_are_refused_with_a_message_and_nothing_is_written(
    arguments: list[str], told: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The exit code is 2."""
    with pytest.raises(SystemExit) as left:
        main(["play", *arguments, "--language", "en", "--save", str(tmp_path / "game.json")])
    assert left.value.code == 2
    said = capfd.readouterr().err
    assert told in said
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())


# -- at a table of the server --------------------------------------------------------------------------------


def test_the_lobby_knows_what_a_scenario_needs_and_brings() -> None:
    adapter = ColonyAdapter()
    settings = {
        setting.id: setting for setting in adapter.info(adapter.words("en", ["base", "longnight"])).settings
    }
    choices = {choice.value: choice for choice in settings["scenario"].choices}
    assert set(choices) == {"", "base-scenario-first-winter", *SCENARIOS}
    of_war, of_code = choices[WAR], choices[CODE]
    assert (of_war.name, of_war.pack, of_war.brings, of_war.players) == (
        "The Bandit War",
        "longnight",
        ["bandits"],
        3,
    )
    assert (of_war.variants, of_war.without) == (["standard", "betrayer"], ["hardcore"])
    assert (of_code.brings, of_code.players, of_code.variants) == (["laboratory"], 0, [])


def test_a_table_is_set_up_with_a_scenario() -> None:
    adapter = ColonyAdapter()
    setup = adapter.setup({"players": 4, "box": "longnight", "scenario": WAR, "modules": ["laboratory"]})
    adapter.check(setup)
    game = adapter.new(setup, 3)
    assert adapter.setup_of(game) == setup
    assert adapter.view(game, 0).setup.modules == ("laboratory", "bandits")
    assert adapter.view(game, 0).setup.scenario == WAR
    assert adapter.stats(game, game.log).rounds[0].colonies[0].morale == 9


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"box": "base", "scenario": WAR}, "The Bandit War” is played with the cards of “longnight”"),
        ({"box": "longnight", "scenario": "nothing-like-it"}, "There is no scenario “nothing-like-it”"),
        ({"box": "longnight", "scenario": WAR, "players": 2}, "“The Bandit War” needs 3 players or more"),
        ({"box": "longnight", "scenario": WAR, "mode": "cooperative"}, "“The Bandit War” is played with secret"),
        ({"box": "longnight", "scenario": CODE, "hardcore": True}, "“The Chimpanzee Code” has no hardcore side"),
    ],
)
def test_a_table_says_why_not(wishes: dict[str, Any], told: str) -> None:
    adapter = ColonyAdapter()
    with pytest.raises(SetupError) as refused:
        adapter.check(adapter.setup({"players": 4, **wishes}))
    assert told in error_line(adapter.words("en", ["base", "longnight"]), refused.value)


def test_clients_get_the_cards_of_scenarios() -> None:
    facts = ColonyAdapter().facts("longnight")
    assert facts.scenarios[CODE].stages == ["ln-special-r1", "ln-special-r2", "ln-special-r3"]
    assert facts.scenarios[CODE].modules == ["laboratory"]
    assert set(facts.objectives["ln-special-b1"].sides) == {"normal"}
    assert facts.secrets[INFORMANT].kind == "betrayal"


# -- out of a pack -------------------------------------------------------------------------------------------

STAGES = """
[[objective]]
id = "own-first"
module = "own-scenario-two"
[objective.normal]
morale = 5
rounds = 4
goal = [{ is = "helpless-max", n = 99 }]
done = [{ op = "food", n = 3 }]
[[objective]]
id = "own-second"
module = "own-scenario-two"
[objective.normal]
goal = [{ is = "track", name = "food", min = 99 }]
"""
SCENARIO = """
[[scenario]]
id = "own-scenario-two"
module = "own-scenario-two"
stages = ["own-first", "own-second"]
"""


def own_pack(folder: Path, *, objectives: str = STAGES, scenarios: str = SCENARIO) -> str:
    """A pack of one's own with a scenario."""
    (folder / "pack.toml").write_text('id = "own"\nversion = "1"\ngame = "colony"\nrequires = ["base"]\n')
    (folder / "objectives.toml").write_text(objectives)
    (folder / "scenarios.toml").write_text(scenarios)
    return str(folder)


def test_a_pack_of_ones_own_may_bring_a_scenario(tmp_path: Path) -> None:
    """Even without any module: two goals of the base game, one after the other."""
    setup = Setup(players=3, packs=["base", own_pack(tmp_path)], scenario="own-scenario-two")
    game, rng = new_game(setup, 1), random.Random(1)
    assert (game.state.colonies[0].objective, game.state.rounds_left) == ("own-first", 4)
    while game.state.round < 2 and not game.over:
        random_step(game, rng)
    assert game.over or game.state.colonies[0].objective == "own-second"


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"objectives": STAGES.replace("morale = 5\n", "")}, "own-first: normal.morale: must be at least 1"),
        ({"scenarios": SCENARIO.replace("own-second", "own-third")}, "there is no main objective 'own-third'"),
        ({"scenarios": SCENARIO + 'betrayal = "own-nobody"\n'}, "there is no secret objective 'own-nobody'"),
        ({"scenarios": SCENARIO + 'aside = ["own-nobody"]\n'}, "there is no survivor 'own-nobody'"),
        ({"scenarios": SCENARIO.replace('"own-first", "own-second"', "")}, "stages: must not be empty"),
        ({"objectives": STAGES.replace("done =", 'off = ["gravity"]\ndone =')}, "off: must be one of pills"),
        ({"objectives": STAGES.replace("done =", 'closed = ["moon"]\ndone =')}, "closed: "),
    ],
)
def test_what_is_wrong_with_a_scenario_is_told(parts: dict[str, str], told: str, tmp_path: Path) -> None:
    _, faulty = read_packs(["base", own_pack(tmp_path, **parts)])
    assert any(told in str(problem) for problem in faulty), faulty


def test_a_scenario_may_ask_for_a_module_that_there_is_not(tmp_path: Path) -> None:
    pack = own_pack(tmp_path, scenarios=SCENARIO + 'modules = ["moonlight"]\n')
    with pytest.raises(SetupError) as refused:
        content_of(Setup(packs=["base", pack], scenario="own-scenario-two"))
    assert refused.value.key == "error-setup-module"


def test_words_of_a_scenario_are_asked_for() -> None:
    """`overwinter packs check` names what nobody could read."""
    assert not KIND.pack_problems("longnight", "longnight")
    assert Words("fr", ["longnight"]).has(WAR, "story")
