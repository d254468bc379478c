"""Doors for researchers: numbers for options, vectors for views, and what three libraries ask of a game."""

from __future__ import annotations

import importlib
import pickle
import random
import re
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overwinter.games import GAMES, find
from overwinter.kernel.errors import NotOfferedError, SetupError
from overwinter.kernel.options import Decision, option
from overwinter.kernel.views import shown

try:
    import gymnasium
    import numpy as np
    import pyspiel
    from gymnasium.utils.env_checker import check_env
    from open_spiel.python.algorithms import generate_playthrough
    from pettingzoo.test import api_test, seed_test
except ModuleNotFoundError as error:
    pytest.skip(f"{error.name} is not installed: pip install overwinter[research]", allow_module_level=True)

from overwinter.kernel.options import Option
from overwinter.lab.doors import encoding, example, spiel, zoo
from overwinter.lab.doors.encoding import ACTIONS, FEATURES, LIMIT, mask_of, numbered, observed
from overwinter.lab.doors.episode import Episode, Match
from overwinter.lab.doors.gym import SeatEnv

RESEARCH = Path(__file__).parent.parent / "docs" / "research.md"
FIRST: dict[str, dict[str, Any]] = {
    "colony": {"players": 3, "packs": "base+longnight"},
    "raxxon": {"players": 2, "difficulty": "intro"},
}
"""A setup of every game that is quick to play."""
MODES = 22
"""So many seeds in a row have every mode of every game, and different sets of cards."""


def test_every_game_has_a_setup_here() -> None:
    assert FIRST.keys() == GAMES.keys()


def positions(game: str, seed: int) -> Iterator[Episode]:
    """A random game, as an episode in each of its positions."""
    kind = find(game)
    begun = kind.fields[game].begin(seed)
    begun.keep_log = False
    episode, rng = Episode(Match(kind, begun.state.setup), begun), random.Random(seed)
    while not episode.over:
        yield episode
        episode.answer(rng.choice(list(episode.options(episode.asked))))
    yield episode


# -- encoding ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_options_offered(game: str) -> None:
    """In every position of random games of every mode, for every seat."""
    for seed in range(MODES):
        for episode in positions(game, seed):
            for seat in range(episode.match.players):
                offered = episode.game.options(seat)
                numbers = episode.options(seat)
                assert {o.id for o in numbers.values()} == {o.id for o in offered}
                assert len(numbers) == len(offered)
                assert list(numbers) == sorted(numbers)
                assert np.flatnonzero(episode.mask(seat)).tolist() == list(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_facts_do_not_show(game: str) -> None:
    """All that a seat cannot know is dealt anew: it observes the same and has the same options."""
    differed = False
    for seed in range(MODES):
        rng = random.Random(seed)
        for episode in positions(game, seed):
            if rng.random() > 0.02 or episode.over:
                continue
            for seat in range(episode.match.players):
                other = episode.imagined(seat, seed)
                differed |= other.game.state != episode.game.state
                assert np.array_equal(other.observation(seat), episode.observation(seat))
                assert list(other.options(seat)) == list(episode.options(seat))
    assert differed


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_changes_what_it_observes(game: str) -> None:
    """Hashing loses little: next to no two different views in a row look alike."""
    alike = changes = 0
    for seed in range(4):
        before: tuple[Any, Any] | None = None
        for episode in positions(game, seed):
            view = episode.match.kind.view(episode.game, 0)
            vector = observed(view)
            assert vector.dtype == np.float32
            assert vector.shape == (FEATURES,)
            assert np.abs(vector).max() < LIMIT
            if before is not None and before[0] != view:
                changes += 1
                alike += np.array_equal(before[1], vector)
            before = view, vector
    assert changes > 50
    assert alike <= changes * 0.02


@shown
class Shelf:
    """A part of a list that has a name."""

    id: str
    jars: int


@shown
class Cellar:
    """A view made by hand."""

    id: int
    shelves: tuple[Shelf, ...]
    seen: bool
    marks: tuple[str, ...]
    owner: int | None


def test_facts_have_their_places_by_name() -> None:
    """The same in every process: the places come from a checksum of the name, not from Python's own hash."""
    vector = observed(Cellar(7, (Shelf("north", 3), Shelf("south", 0)), True, ("red", "red"), None))
    expected = np.zeros(FEATURES)
    for name, amount in {
        "/shelves/north/id=north": 1.0,
        "/shelves/north/jars": 2.0,  # log2(1 + 3)
        "/shelves/north/jars=3": 1.0,
        "/shelves/south/id=south": 1.0,
        "/shelves/south/jars=0": 1.0,
        "/seen": 1.0,
        "/marks=red": 2.0,
        "/marks/0=red": 1.0,
        "/marks/1=red": 1.0,
        "/owner=?": 1.0,
    }.items():
        (place,), (sign,) = encoding._added(name)
        expected[place] += sign * amount
    assert vector.tolist() == expected.astype(np.float32).tolist()
    assert encoding._added("/seen") == ((2764,), (-1.0,))


def test_of_two_options_that_want_one_number_the_first_by_id_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [option("rx-choose", {"choice": n}) for n in (1, 2, 3)]
    homes = {ids[0].id: 9, ids[1].id: 9, ids[2].id: 10}
    monkeypatch.setattr(encoding, "_home", lambda kind, name: homes[name])
    decision = Decision(1, 0, "pick", 1, "options", {}, None, False)
    expected = {9: ids[0], 10: ids[2], 11: ids[1]}
    assert numbered(decision, ids) == expected
    assert numbered(decision, reversed(ids)) == expected
    homes[ids[2].id] = homes[ids[1].id] = homes[ids[0].id] = ACTIONS - 1
    assert numbered(decision, ids) == {0: ids[1], 1: ids[2], ACTIONS - 1: ids[0]}
    assert mask_of([0, 5]).tolist() == [1, 0, 0, 0, 0, 1] + [0] * (ACTIONS - 6)


# -- episodes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_can_be_copied_and_pickled(game: str) -> None:
    episode = Match.of(game, FIRST[game]).deal(3)
    for _ in range(10):
        episode.answer(next(iter(episode.options(episode.asked))))
    for again in (episode.copy(), pickle.loads(pickle.dumps(episode))):
        assert again.game.state == episode.game.state
        assert again.answered == 10
        again.answer(next(iter(again.options(again.asked))))
        assert again.game.state != episode.game.state


def test_a_wish_that_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="'plaeyrs'; it can for: players, mode"):
        Match.of("colony", {"plaeyrs": 3})
    with pytest.raises(SetupError, match="9 players cannot play"):
        Match.of("colony", {"players": 9})


@pytest.mark.parametrize("door", ["gym", "spiel", "zoo"])
def test_without_the_extra_a_door_says_what_to_install(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"gym": "gymnasium", "spiel": "pyspiel", "zoo": "pettingzoo"}[door]
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"overwinter.lab.doors.{door}")
    with pytest.raises(ModuleNotFoundError, match=rf"{missing} is not installed.*overwinter\[research\]"):
        importlib.import_module(f"overwinter.lab.doors.{door}")


# -- PettingZoo --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str) -> None:
    with warnings.catch_warnings():
        # It would rather have plain vectors than a vector with a mask.
        warnings.simplefilter("ignore")
        api_test(zoo.env(game, **FIRST[game]), num_cycles=40)
        seed_test(lambda: zoo.env(game, **FIRST[game]), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_its_reward_at_the_end(game: str) -> None:
    env = zoo.raw_env(game, render_mode="ansi", **FIRST[game])
    env.reset(seed=4)
    assert re.match(r"seat \d: .+\n +\d+ ", str(env.render()))
    rng, got = random.Random(4), dict[str, float]()
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    winners = env.match.kind.winners(env.episode.game)
    assert got == {f"seat_{n}": 1.0 if n in winners else -1.0 for n in range(env.match.players)}


def test_what_is_not_offered_raises_and_changes_nothing() -> None:
    env = zoo.env("colony", players=2)
    env.reset(seed=1)
    agent, state = env.agent_selection, env.unwrapped.episode.game.state.copy()
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(NotOfferedError, match=f"action {wrong} is not on offer for seat"):
        env.step(wrong)
    assert env.unwrapped.episode.game.state == state
    assert env.agent_selection == agent


def test_a_game_that_is_too_long_is_broken_off() -> None:
    env = zoo.raw_env("colony", most_decisions=5, players=2)
    env.reset(seed=1)
    for _ in range(5):
        env.step(next(iter(env.episode.options(env.episode.asked))))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert set(env.rewards.values()) == {0.0}
    assert env.last()[3] is True


# -- Gymnasium ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it(game: str) -> None:
    env = gymnasium.make("overwinter/Seat-v0", game=game, seat=1, bots=["random"], **FIRST[game])
    check_env(env.unwrapped)


def test_what_is_not_offered_changes_nothing_and_says_so() -> None:
    env = SeatEnv("colony", players=2, bots=["random"], most_decisions=7)
    seen, _ = env.reset(seed=1)
    state = env.episode.game.state.copy()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for n in range(1, 8):
        again, reward, terminated, truncated, info = env.step(wrong)
        assert f"action {wrong} is not on offer for seat 0; these are: " in info["refused"]
        assert (reward, terminated, truncated) == (0.0, False, n == 7)
        assert np.array_equal(again["observation"], seen["observation"])
    assert env.episode.game.state == state


def test_seats_and_bots_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="there is no seat 5; there are 2"):
        SeatEnv("colony", seat=5, players=2)
    with pytest.raises(Exception, match="there is no bot 'clever'; there are: greedy"):
        SeatEnv("colony", bots=["clever"])


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_brings_the_same_episodes(game: str) -> None:
    def course(seed: int) -> list[Any]:
        env, rng, told = SeatEnv(game, bots=["random"], **FIRST[game]), random.Random(1), list[Any]()
        for first in (True, False):
            seen, _ = env.reset(seed=seed if first else None)
            done = False
            while not done:
                action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
                seen, reward, terminated, truncated, _ = env.step(action)
                told.append((action, reward, seen["observation"].tobytes()))
                done = terminated or truncated
        return told

    assert course(3) == course(3)
    assert course(3) != course(4)


# -- OpenSpiel ---------------------------------------------------------------------------------------------


def spiel_name(game: str, **more: Any) -> str:
    """What OpenSpiel loads."""
    wishes = {"game": game, **FIRST[game], **more}
    return f"python_overwinter({','.join(f'{name}={value}' for name, value in wishes.items())})"


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_it_at_random(game: str) -> None:
    loaded = pyspiel.load_game(spiel_name(game, seeds=20))
    assert loaded.num_players() == FIRST[game]["players"]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_an_openspiel_playthrough_can_be_played_again(game: str) -> None:
    name = spiel_name(game, seeds=3, most_decisions=6)
    told = generate_playthrough.playthrough(name, action_sequence=[2], seed=5)
    played = [int(line.removeprefix("action: ")) for line in told.splitlines() if line.startswith("action: ")]
    assert len(played) == 7
    assert generate_playthrough.playthrough(name, action_sequence=played, seed=9) == told
    assert "InformationState" not in told
    assert "PublicObservation" not in told


def test_a_player_of_openspiel_searches_only_what_could_be() -> None:
    loaded = pyspiel.load_game(spiel_name("colony"))
    state = loaded.new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / spiel.SEEDS] * spiel.SEEDS
    state.apply_action(5)
    player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.episode.game.state != state.episode.game.state
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.history() == state.history()


# -- the example and the page ------------------------------------------------------------------------------


def test_the_example_learns_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--game", "raxxon", "--difficulty", "intro", "--games", "6", "--tests", "4"]
    told = []
    for _ in range(2):
        assert example.main(command) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert re.fullmatch(r"at random: .+% of 4 games won\nlearned: .+% of 4 games won\n", told[0])


def test_what_ends_well_becomes_likelier() -> None:
    learner = example.Learner(rate=0.5, rng=np.random.default_rng(0))
    options = {n: Option(verb, {}, f"{verb}:{n}") for n, verb in ((3, "move"), (8, "search"), (9, "search"))}
    for _ in range(60):
        deed = learner.choose(options)
        learner.learn([deed], 1.0 if options[int(deed.weighed[deed.taken][0])].verb == "search" else -1.0)
    assert learner.choose(options).likely[0] < 0.1
    # What was learned of a verb holds for an option that was never on offer.
    assert learner.choose({3: options[3], 77: Option("search", {}, "search:77")}).likely[1] > 0.8


def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", RESEARCH.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    for block in blocks:
        exec(compile(block, str(RESEARCH), "exec"), {"__name__": "research"})
