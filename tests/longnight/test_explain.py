"""The Long Night explains itself: what the night will cost and what dice may do, alone and with every module."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from overwinter.colony.faces.plain import describe
from overwinter.colony.fuzz import random_setup
from overwinter.colony.game import ColonyGame
from overwinter.colony.kind import ColonyKind
from overwinter.colony.modules.bandits import ATTACK_ODDS, raid_odds
from overwinter.colony.modules.laboratory import release_odds
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import forecast, foresee, option_odds, why_not
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.speaking import foresight_line
from overwinter.colony.state import Setup
from overwinter.kernel.options import Option
from overwinter.testing import Table
from overwinter.words import Words, languages
from tests.longnight import arranged
from tests.longnight.test_games import every_way
from tests.secrecy_tools import step

MARIA, ROD, MIKE = "base-maria-lopez", "base-rod-miller", "base-mike-cho"
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"
KIND = ColonyKind()
ALL = ("improvements", "bandits", "laboratory")


def table(people: str = THREE, *, modules: Any = ALL, **position: Any) -> Table:
    """A quiet table with all modules."""
    position = {"morale": 5, **position}
    return arranged(people, table={"modules": list(modules)}, **position).quiet()


def told(it: Table, seat: int | None = 0) -> dict[str, dict[str, Any]]:
    """What the forecast says, by key."""
    return {line.key: line.args for line in forecast(it.game, seat).lines}


def foreseen(it: Table, verb: str, /, **parts: Any) -> dict[str, dict[str, Any]]:
    """What is foreseen of an option of seat 0, by key."""
    (option,) = it.options(0, verb, **parts)
    return {line.key: line.args for line in foresee(it.game, 0, option)}


# -- the coming night --------------------------------------------------------------------------------------


def test_r273_the_forecast_tells_what_unruly_people_cost() -> None:
    """Three survivors and two helpless: three food, three zombies. Both unruly: as if there were four helpless."""
    calm = table(helpless=2).start()
    assert "night-unruly" not in told(calm)
    assert (forecast(calm.game).need, forecast(calm.game).zombies) == (3, {"colony": 3})
    unruly = table(helpless=2, unruly=2).start()
    assert told(unruly)["night-unruly"] == {"n": 2, "food": 1, "zombies": 1}
    assert (forecast(unruly.game).need, forecast(unruly.game).zombies) == (4, {"colony": 4})


def test_r281_the_forecast_tells_what_bandits_carry_off() -> None:
    it = table().bandits({"school": 2, "hospital": 1}).start()
    assert forecast(it.game).plundered == {"school": 2, "hospital": 1}


def test_r286_the_forecast_tells_which_experiment_gets_out_and_what_its_code_lacks() -> None:
    """Two frostwalkers wait for no die but a 2 and a 4; one of them lies there."""
    it = table().laboratory(["ln-exp-frostwalker"], dice={1: [4, 6]}).start()
    assert told(it)["night-experiment"] == {"card": "ln-exp-frostwalker", "n": 3, "lacking": (2,)}
    assert "night-experiment-risk" not in told(it)  # nowhere is an entrance full


def test_r287_with_the_code_a_vote_is_told() -> None:
    it = table().laboratory(["ln-exp-frostwalker"], dice={1: [4, 2]}).start()
    assert told(it)["night-code"] == {"card": "ln-exp-frostwalker"}
    assert "night-experiment" not in told(it)


def test_r293_an_empty_laboratory_is_no_danger() -> None:
    it = table().start()
    it.state.slots["laboratory"].past, it.state.slots["laboratory"].deck = it.state.slots["laboratory"].deck, []
    assert release_odds(it.game) is None
    assert not {"night-code", "night-experiment"} & set(told(it))


def test_r298_a_story_that_has_not_come_so_far_is_no_danger() -> None:
    """The Chimpanzee Code begins without containment: nothing gets out, and the forecast is silent about it."""
    setup = Setup(players=3, packs=["longnight"], scenario="ln-scenario-chimpanzee-code")
    game, rng = new_game(setup, 3), random.Random(3)
    while game.state.round < 1 or game.decisions[0].kind != "turn":
        step(game, rng)
    assert release_odds(game) is None
    assert not {"night-code", "night-experiment"} & {line.key for line in forecast(game).lines}


CROWDED = {
    "school": {"zombies": [4]},
    "hospital": {"zombies": [3]},
    "library": {"zombies": [1], "barricades": [2]},
    "grocery-store": {"zombies": [2], "traps": [1]},
}
PEOPLE = (
    "maria-lopez:0:school rod-miller:1:hospital mike-cho:2:library harman-brooks:0:grocery-store sparky:1:school"
)


@pytest.mark.parametrize("card", ["ln-exp-claw", "ln-exp-hunter"])
def test_the_odds_of_a_release_are_those_of_all_dice(card: str) -> None:
    """Every way the dice may fall is played: so often somebody dies at a full entrance."""
    it = table(PEOPLE, places=CROWDED).laboratory([card]).start()
    odds = release_odds(it.game)
    assert odds is not None
    ways = list(product(range(1, 7), repeat=odds.figures))
    deadly = 0
    for way in ways:
        night = it.game.copy()
        night.keep_log = True
        night.scripted["d6"] = [face - 1 for face in way]
        while not any(event.kind == "food-paid" for event in night.log):
            decision = night.decisions[0]
            options = [o for o in night.options(decision.seat) if decision.kind != "turn" or o.verb == "end-turn"]
            night.answer(decision.seat, options[0])
        kinds = [event.kind for event in night.log]
        deadly += "died" in kinds[: kinds.index("food-paid")]
    assert odds.dies == Fraction(deadly, len(ways)) > 0
    assert told(it)["night-experiment-risk"] == {"percent": round(100 * odds.dies)}
    assert forecast(it.game).or_more


def test_full_entrances_know_traps_and_special_zombies() -> None:
    """A space that something worse takes is no free space; a trap is still a defence."""
    crowd = {"school": {"zombies": [3]}, "library": {"zombies": [2], "traps": [1]}}
    it = table(places=crowd).laboratory(specials={"school": ["ln-exp-claw"]}).start()
    assert forecast(it.game).full == [("school", 1)]


# -- dice --------------------------------------------------------------------------------------------------


def test_r282_the_odds_of_a_raid() -> None:
    """Both tables; what is not in the arsenal cannot be taken."""
    it = table().bandits(arsenal=["base-school-food-1"]).start()
    search, attack = raid_odds(it.game, "search"), raid_odds(it.game, "attack")
    sixth = Fraction(1, 6)
    assert (search.nothing, search.wounds, search.cards) == (2 * sixth, 2 * sixth, 3 * sixth)
    assert (attack.nothing, attack.wounds, attack.cards) == (0 * sixth, 3 * sixth, 5 * sixth)
    assert (attack.mean_wounds, attack.mean_cards) == (6 * sixth, 5 * sixth)
    it.bandits(arsenal=["base-school-food-1"])
    assert raid_odds(it.game, "attack").mean_cards == 7 * sixth


@pytest.mark.parametrize(
    ("way", "wounds", "faces"),
    [("search", 0, 0), ("search", 2, 2), ("attack", 0, 1), ("attack", 1, 2), ("attack", 2, 3)],
)
def test_r282_a_raid_tells_how_deadly_it_is(way: str, wounds: int, faces: int) -> None:
    people, hurt = "maria-lopez:0:bandit-hideout", {"maria-lopez": {"wounds": wounds}}
    it = table(people, hurt=hurt, dice={0: [6]}).bandits(arsenal=["base-school-food-1"]).start()
    said = foreseen(it, "raid", survivor=MARIA, way=way)
    assert (said["foresee-raid"]["way"], said["foresee-arsenal"]) == (way, {"lying": 1})
    assert said.get("foresee-may-die") == ({"survivor": MARIA, "faces": faces} if faces else None)


def test_r054_the_odds_of_an_attack_on_a_bandit() -> None:
    it = table("maria-lopez:0:school", dice={0: [6]}).bandits({"school": 1}).start()
    assert Fraction(2, 3) == ATTACK_ODDS
    said = foreseen(it, "attack-bandit", survivor=MARIA)
    assert "foresee-bandit-roll" in said
    assert not {"foresee-may-die", "odds-line"} & set(said)


def test_r290_an_encounter_tells_exposure_first_and_then_the_chance_of_each_end() -> None:
    """The reaper kills with a 1, deals two wounds with a 2, and dies itself from 3 on."""
    it = table("maria-lopez:0:school", hurt={"maria-lopez": {"wounds": 1}}, dice={0: [6]})
    it.laboratory(specials={"school": ["ln-exp-reaper"]}).start()
    (option,) = it.options(0, "attack-special")
    lines = foresee(it.game, 0, option)
    said = {line.key: line.args for line in lines}
    assert [line.key for line in lines if line.odds is not None] == ["odds-line"]
    assert said["foresee-encounter"] == {"card": "ln-exp-reaper"}
    assert said["foresee-may-die"] == {"survivor": MARIA, "faces": 2}
    assert said["foresee-may-kill"] == {"card": "ln-exp-reaper", "faces": 4}


def test_a_die_at_the_laboratory_tells_what_the_code_lacks() -> None:
    it = table("maria-lopez:0:raxxon", dice={0: [4, 6]}).laboratory(["ln-exp-frostwalker"], dice={1: [2]}).start()
    assert foreseen(it, "lab-die", die=4)["foresee-code-right"] == {"card": "ln-exp-frostwalker"}
    assert foreseen(it, "lab-die", die=6)["foresee-code-lacks"]["lacking"] == (4,)


def test_r070_odds_are_told_of_a_search_of_the_laboratory_and_of_an_attack_on_something_worse() -> None:
    stocked = {"raxxon": {"top": ["base-school-food-1"]}}
    it = table("maria-lopez:0:raxxon rod-miller:0:school", dice={0: [6]}, places=stocked)
    it.laboratory(specials={"school": ["ln-exp-claw"]}).start()

    def risk(verb: str, survivor: str) -> Fraction:
        (option,) = it.options(0, verb, survivor=survivor)
        odds = option_odds(it.game, option)
        assert odds is not None
        assert KIND.risk(it.game, option) == odds.dies
        return odds.dies

    assert risk("search", MARIA) == risk("attack-special", ROD) == Fraction(1, 12)
    elsewhere = table("maria-lopez:0:school", dice={0: [6]}).start()
    (option,) = elsewhere.options(0, "search")
    assert option_odds(elsewhere.game, option) is None


# -- why not -----------------------------------------------------------------------------------------------


def reasons(it: Table, survivor: str = MARIA) -> dict[str, str]:
    """By action: the key of the reason why a survivor of seat 0 cannot do it."""
    return {action: reason.key for action, reason in why_not(it.game, 0)[survivor].items()}


def test_why_not_at_the_hideout() -> None:
    away = reasons(table("maria-lopez:0:school", dice={0: [6]}).start())
    assert (away["raid"], away["attack-bandit"]) == ("why-wrong-place", "why-no-bandit")
    low = reasons(table("maria-lopez:0:bandit-hideout", dice={0: [1]}).bandits({"bandit-hideout": 1}).start())
    assert (low["raid"], low["attack-bandit"]) == ("why-die-too-low", "why-die-too-low")
    banned = table("maria-lopez:0:bandit-hideout", dice={0: [6]}, exiled=[0]).start()
    assert reasons(banned)["raid"] == "why-exiled"


def test_r289_why_not_beside_something_worse() -> None:
    """The zombie has to wait; with too low a die nothing can be attacked at all."""
    crowd = {"school": {"zombies": [1]}}
    for die, reason in ((6, "why-special-first"), (1, "why-die-too-low")):
        it = table("maria-lopez:0:school", places=crowd, dice={0: [die]}).bandits({"school": 1})
        it.laboratory(specials={"school": ["ln-exp-claw"]}).start()
        assert reasons(it)["attack"] == reason
        assert reasons(it)["attack-bandit"] == "why-special-first"


# -- whole games -------------------------------------------------------------------------------------------


@every_way
def test_nothing_that_is_explained_tells_more_than_the_seat_knows(seed: int) -> None:
    """The same to the letter in every game that looks like this one: foresight, forecast, reasons."""
    rng, checked = random.Random(seed), 0
    game = new_game(random_setup(seed), seed)
    while not game.over and checked < 25:
        if game.state.round and rng.random() < 0.2:
            checked += 1
            _explained_alike(game, rng)
        step(game, rng)


def _explained_alike(game: ColonyGame, rng: random.Random) -> None:
    decision = rng.choice(game.decisions)
    seat, options = decision.seat, game.options(decision.seat)
    other = imagine(game, seat, rng.getrandbits(32))
    for option in rng.sample(options, min(2, len(options))):
        if option in other.options(seat):
            assert foresee(game, seat, option) == foresee(other, seat, option), option
    assert forecast(game, seat) == forecast(other, seat)
    assert forecast(game) == forecast(imagine(game, None, rng.getrandbits(32)))
    assert why_not(game, seat) == why_not(other, seat)


@pytest.mark.parametrize("language", languages())
def test_everything_that_is_explained_has_words(language: str) -> None:
    """Every line of this page in sentences, with nothing left open."""
    it = table(PEOPLE, places=CROWDED, helpless=2, unruly=1, dice={0: [6]})
    it.laboratory(["ln-exp-hunter"], specials={"police-station": ["ln-exp-colossus"]}, dice={1: [1]})
    it.survivor("base-ashley-ross", 0, "bandit-hideout", wounds=2).survivor(
        "base-olivia-brown", 0, "police-station", despair=1
    )
    it.survivor("base-forest-plum", 0, "raxxon")
    it.bandits({"school": 1, "bandit-hideout": 1}, arsenal=["base-school-food-1"])
    it.improvements({next(iter(it.game.content.further["improvement"])): 1})
    it.start()
    words = Words(language, ("base", "longnight"))
    said = [foresight_line(words, it.game.content, line) for line in forecast(it.game).lines]
    for option in _one_of_each(it):
        said += [foresight_line(words, it.game.content, line, 0) for line in foresee(it.game, 0, option)]
    plain = describe(it.game, 0, words, ["Ada", "Ben", "Cem"])
    said += [line for section in plain for part in (section, *section.parts) for line in part.lines]
    assert all(said)
    assert not [text for text in said if "{" in text or "night-" in text or "foresee-" in text or "cli-" in text]


def _one_of_each(it: Table) -> list[Option]:
    """An option of every verb of seat 0."""
    return list({option.verb: option for option in it.options(0)}.values())
