"""What all random campaigns share, whatever the game: what came up, and trying everything at one decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from typing import Any, TypeVar

from overwinter.kernel.errors import NotOfferedError
from overwinter.kernel.game import Game
from overwinter.kernel.invariants import BrokenInvariantError

G = TypeVar("G", bound=Game[Any])
MOST_ANSWERS = 20_000
NOT_OFFERED = ("nonsense", "move:nobody:nowhere", "rx-pick:99:99", "")


@dataclass
class Coverage:
    """Which cards came up, by kind."""

    seen: dict[str, set[str]] = field(default_factory=dict)
    games: int = 0
    answers: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)

    def note(self, kind: str, name: str) -> None:
        """One card came up."""
        self.seen.setdefault(kind, set()).add(name)

    def finished(self, game: Game[Any], outcome: str) -> None:
        """A game has ended."""
        self.games += 1
        self.answers += len(game.answers)
        self.outcomes[outcome] += 1

    def add(self, other: Coverage) -> None:
        """Add what another run saw."""
        for kind, names in other.seen.items():
            self.seen.setdefault(kind, set()).update(names)
        self.games += other.games
        self.answers += other.answers
        self.outcomes.update(other.outcomes)

    def lacks(self, wanted: Mapping[str, Set[str]]) -> dict[str, list[str]]:
        """What never came up of all that could, by kind."""
        return {kind: sorted(names - self.seen.get(kind, set())) for kind, names in wanted.items()}


@dataclass
class Report:
    """What a share of a campaign found."""

    coverage: Coverage = field(default_factory=Coverage)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Add what another share found."""
        self.coverage.add(other.coverage)
        self.failures += other.failures


@dataclass(frozen=True)
class Field:
    """How one game is played at random, and what could come up in it."""

    play: Callable[..., object]
    """Plays and checks the game of a seed: ``play(seed, coverage, thorough=share)``."""
    described: Callable[[int], str]
    """The setup of a seed's game in a few words, for a failure."""
    missing: Callable[[Coverage], dict[str, list[str]]]
    """What never came up, by kind."""
    begin: Callable[[int], Game[Any]]
    """The game of a seed at its first decision."""


def explore(game: G, step: Callable[[G], None], check: Callable[[G], None]) -> None:
    """Play a game to its end, one ``step`` after the other, and check every position on the way."""
    check(game)
    while not game.over:
        if len(game.answers) > MOST_ANSWERS:
            raise BrokenInvariantError("the game does not end")
        step(game)
        check(game)


def try_everything(game: G, seat: int, check: Callable[[G], None], wrong: Iterable[str] = NOT_OFFERED) -> None:
    """Every option offered is accepted; what is not offered is refused and changes nothing."""
    before = game.state.copy()
    for option in game.options(seat):
        copy = game.copy()
        copy.answer(seat, option)
        check(copy)
    for answer in wrong:
        try:
            game.answer(seat, answer)
        except NotOfferedError:
            continue
        raise AssertionError(f"{answer!r} was accepted")
    if before != game.state:
        raise AssertionError("a refused answer, or one in a copy, changed the state")
