"""The planner: plays every answer on to the evening in a few imagined games and takes the best one."""

from __future__ import annotations

from overwinter.kernel.options import Option
from overwinter.raxxon.game import RaxxonGame

from .base import Sight
from .habits import quick
from .judgement import by_night

TRIED = frozenset({"rx-turn", "rx-choose", "rx-extra"})
"""Questions that are worth thinking about; the others are answered by habit."""
LONGEST = 60
"""An imagined day is given up after so many answers."""


class Planner:
    """Plays on in imagined games: face-down cards and piles are dealt anew in each of them."""

    def __init__(self, samples: int = 4, margin: float = 3.0) -> None:
        self.samples = samples
        self.margin = margin

    def choose(self, sight: Sight) -> Option:
        """The option with the best mean value in the evening."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        if sight.kind == "rx-character":
            return sight.rng.choice(options)
        first = sight.imagine(sight.rng.getrandbits(32))
        habit = quick(first)
        if sight.kind not in TRIED or self.obvious(first, habit):
            return habit
        worlds = [first] + [sight.imagine(sight.rng.getrandbits(32)) for _ in range(self.samples - 1)]
        if all(card.up for card in first.state.crowd):
            # Investigating would do nothing, for ever.
            options = [option for option in options if option.verb != "rx-investigate"]
        usual = self.worth(worlds, sight.seat, habit)
        others = [(self.worth(worlds, sight.seat, o), o.id, o) for o in options if o is not habit]
        best = max(others)
        return best[2] if best[0] > usual + self.margin else habit

    def obvious(self, game: RaxxonGame, habit: Option) -> bool:
        """Looking around while nothing can happen needs no thought."""
        return habit.verb == "rx-investigate"

    def worth(self, worlds: list[RaxxonGame], seat: int, option: Option) -> float:
        """The mean value of the evenings that an answer leads to."""
        return sum([by_night(evening(world, seat, option)) for world in worlds]) / len(worlds)


def evening(game: RaxxonGame, seat: int, option: Option) -> RaxxonGame:
    """A copy of an imagined game after an answer, played on by habit until the day is over."""
    new = game.copy()
    day = new.state.day
    new.answer(seat, option)
    for _ in range(LONGEST):
        if new.over or new.state.day > day:
            break
        decision = new.decisions[0]
        new.answer(decision.seat, quick(new))
    return new


class Script:
    def choose(self, sight: Sight) -> Option:
        options = sight.options
        if sight.kind == "rx-character":
            return sight.rng.choice(options)
        return quick(sight.imagine(1))
