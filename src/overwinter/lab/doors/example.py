"""A player that learns by plain policy gradient, through the Gymnasium door and with numpy alone.

``python -m overwinter.lab.doors.example --players 2 --mode cooperative`` prints how often a seat
wins that answers at random, learns, and prints how often it wins then. The same command prints the same figures.

The policy has one weight for each number of an option and one for each verb, so that what holds for all options of
a verb is learned from all of them; the softmax of their sums over what is on offer says how likely each is. After
every few games the weights move along the gradient of what was done in them, by how much better than usual each
ended (REINFORCE with a running mean as its baseline).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from overwinter.games import GAMES, USUAL
from overwinter.kernel.options import Option

from .encoding import ACTIONS
from .episode import LOST, WON
from .extra import lacking
from .gym import SeatEnv

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as error:
    raise lacking(error) from None

TESTS_FROM = 1_000_000
"""The first seed of the games that are counted: none of them is learned from."""
REPORT_EVERY = 250
AT_ONCE = 10
"""So many games are learned from together: one alone says more about luck than about what was done in it."""
LONGEST = 400
"""A game is broken off after so many decisions; most have a tenth of that."""

Weights = npt.NDArray[np.float64]


@dataclass
class Deed:
    """A decision of a game: what was on offer, how likely each option was, and the place of the one taken."""

    weighed: npt.NDArray[np.int64]
    """For each option on offer: which weights speak for it."""
    likely: Weights
    taken: int


def weighed(options: Mapping[int, Option]) -> npt.NDArray[np.int64]:
    """The weights that speak for each option: that of its number, and beyond all numbers that of its verb."""
    return np.array([(n, ACTIONS + crc32(option.verb.encode()) % ACTIONS) for n, option in options.items()])


@dataclass
class Learner:
    """A softmax over the options on offer, and what it learns."""

    rate: float
    rng: np.random.Generator
    weights: Weights = field(default_factory=lambda: np.zeros(2 * ACTIONS))
    slope: Weights = field(default_factory=lambda: np.zeros(2 * ACTIONS))
    """Where the games since the weights moved last would have them go."""
    games: int = 0
    usual: float = 0.0
    """The running mean of how games ended."""

    def choose(self, options: Mapping[int, Option]) -> Deed:
        """Draw an option."""
        places = weighed(options)
        wants = self.weights[places].sum(axis=1)
        odds = np.exp(wants - wants.max())
        likely = odds / odds.sum()
        return Deed(places, likely, int(self.rng.choice(len(likely), p=likely)))

    def learn(self, deeds: Sequence[Deed], reward: float) -> None:
        """Make what was done likelier if it ended better than usual, and rarer if worse."""
        surprise = reward - self.usual
        self.usual += 0.02 * surprise
        for deed in deeds:
            slope = -deed.likely
            slope[deed.taken] += 1
            # Several options share the weight of their verb: each of them moves it.
            np.add.at(self.slope, deed.weighed, surprise * slope[:, np.newaxis])
        self.games += 1
        if self.games % AT_ONCE == 0:
            self.weights += self.rate / AT_ONCE * self.slope
            self.slope[:] = 0


def play(env: SeatEnv, learner: Learner, seed: int) -> tuple[list[Deed], float]:
    """One game: what was done, and how it ended."""
    env.reset(seed=seed)
    deeds: list[Deed] = []
    while True:
        deed = learner.choose(env.episode.options(env.seat))
        deeds.append(deed)
        _, reward, terminated, truncated, _ = env.step(deed.weighed[deed.taken][0])
        if terminated or truncated:
            # Who never comes to an end has lost, or else it would learn to beat about the bush.
            return deeds, LOST if truncated else reward


def share_won(env: SeatEnv, learner: Learner, games: int) -> float:
    """How many of the games that nobody learns from are won."""
    return sum(play(env, learner, TESTS_FROM + n)[1] == WON for n in range(games)) / games


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of the example."""
    parser = argparse.ArgumentParser(prog="overwinter.lab.doors.example", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default=USUAL)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", default=argparse.SUPPRESS)
    parser.add_argument("--difficulty", default=argparse.SUPPRESS)
    parser.add_argument("--games", type=int, default=1500, help="how many to learn from")
    parser.add_argument("--tests", type=int, default=200, help="how many to count before and after")
    parser.add_argument("--rate", type=float, default=2.0, help="how far the weights move")
    parser.add_argument("--seed", type=int, default=0)
    wishes: dict[str, Any] = vars(parser.parse_args(arguments))
    games, tests, rate, seed = (wishes.pop(name) for name in ("games", "tests", "rate", "seed"))

    env = SeatEnv(**wishes, most_decisions=LONGEST)
    learner = Learner(rate, np.random.default_rng(seed))
    print(f"at random: {share_won(env, learner, tests):.1%} of {tests} games won", flush=True)
    won = 0
    for n in range(1, games + 1):
        deeds, reward = play(env, learner, seed + n)
        learner.learn(deeds, reward)
        won += reward == WON
        if n % REPORT_EVERY == 0:
            print(f"{n} games: {won / REPORT_EVERY:.1%} of the last {REPORT_EVERY} won", flush=True)
            won = 0
    print(f"learned: {share_won(env, learner, tests):.1%} of {tests} games won", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
