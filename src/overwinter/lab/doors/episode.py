"""One game played by numbers: what every door shows in the words of its library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Self

from overwinter.games import find
from overwinter.kernel.errors import NotOfferedError, SetupError
from overwinter.kernel.options import Option
from overwinter.kind import AnyGame, GameKind, Wishes

from .encoding import Mask, Vector, mask_of, numbered, observed

MOST_DECISIONS = 5_000
"""A game is broken off after so many answers; random players need a few hundred, bots not many more."""
WON, LOST, BROKEN_OFF = 1.0, -1.0, 0.0


@dataclass(frozen=True)
class Match:
    """What is agreed: which game, how it is set up, and after how many answers it is broken off."""

    kind: GameKind
    setup: Any
    most: int = MOST_DECISIONS

    @classmethod
    def of(cls, game: str, wishes: Mapping[str, Any], most: int = MOST_DECISIONS) -> Self:
        """A match of a game by name, with wishes by the names of :class:`~overwinter.kind.Wishes`.

        Where a wish may be several words, a text has them with a plus between: ``packs="base+longnight"``.
        Whatever cannot be played is refused with the reason (an ``OverwinterError``).
        """
        known = {field.name: field for field in fields(Wishes)}
        asked: dict[str, Any] = {}
        for name, wish in wishes.items():
            if name not in known:
                text = f"a game cannot be asked for {name!r}; it can for: {', '.join(known)}"
                raise SetupError(text, "option", option=name)
            several = known[name].default == () and isinstance(wish, str)
            asked[name] = tuple(wish.split("+")) if several else wish
        kind = find(game)
        return cls(kind, kind.setup(Wishes(**asked)), most)

    @cached_property
    def players(self) -> int:
        """How many seats there are."""
        return self.kind.players(self.kind.new(self.setup, 0))

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _agreed, (self.kind.name, self.setup, self.most)

    def deal(self, seed: int) -> Episode:
        """Begin the game of a seed."""
        game = self.kind.new(self.setup, seed)
        game.keep_log = False
        return Episode(self, game)


def _agreed(game: str, setup: Any, most: int) -> Match:
    """A match that was pickled."""
    return Match(find(game), setup, most)


class Episode:
    """A game from its first question to its end. Whoever asks for a seat learns what that seat may know."""

    def __init__(self, match: Match, game: AnyGame, answered: int = 0) -> None:
        self.match = match
        self.game = game
        self.answered = answered
        """How many answers were given."""
        self._numbers: dict[int, dict[int, Option]] = {}

    @property
    def over(self) -> bool:
        """Whether it has come to its end or was broken off."""
        return self.game.over or self.broken_off

    @property
    def broken_off(self) -> bool:
        """Whether it was too long."""
        return not self.game.over and self.answered >= self.match.most

    @property
    def asked(self) -> int:
        """The seat that answers next. Of several that are asked at once, the one that was asked first."""
        return self.game.decisions[0].seat

    def options(self, seat: int) -> dict[int, Option]:
        """What a seat may answer now, by number, in ascending order; nothing if it is not asked."""
        found = self._numbers.get(seat)
        if found is None:
            decision = None if self.over else self.game.decision(seat)
            found = {} if decision is None else numbered(decision, self.game.options(seat))
            self._numbers[seat] = found
        return found

    def mask(self, seat: int) -> Mask:
        """The same as a mask over all numbers."""
        return mask_of(self.options(seat))

    def observation(self, seat: int) -> Vector:
        """What a seat sees, as a vector."""
        return observed(self.match.kind.view(self.game, seat))

    def answer(self, number: int) -> None:
        """The seat that is asked answers. What is not on offer raises ``NotOfferedError`` and changes nothing."""
        seat = self.asked
        option = self.options(seat).get(number)
        if option is None:
            raise NotOfferedError(self.refusal(number), [o.id for o in self.options(seat).values()])
        self.take(option)

    def take(self, option: Option) -> None:
        """The seat that is asked takes an option, such as a bot has chosen."""
        self.game.answer(self.asked, option)
        self.answered += 1
        self._numbers.clear()

    def refusal(self, number: int) -> str:
        """Why a number was refused, and what could be answered."""
        seat = self.asked
        offered = ", ".join(f"{n} ({option.id})" for n, option in self.options(seat).items())
        return f"action {number} is not on offer for seat {seat}; these are: {offered}"

    def rewards(self) -> list[float]:
        """What each seat has of the game: 1 for having won, -1 for having lost; 0 until then, or broken off."""
        seats = range(self.match.players)
        if not self.game.over:
            return [BROKEN_OFF for _ in seats]
        winners = self.match.kind.winners(self.game)
        return [WON if seat in winners else LOST for seat in seats]

    def described(self, seat: int, language: str = "en") -> str:
        """The question of a seat in words, with its options by number; the outcome when the game is over."""
        kind, game = self.match.kind, self.game
        decision = None if self.over else game.decision(seat)
        if decision is None:
            return kind.outcome(game)
        words, names = kind.words(language, game), [f"seat {n}" for n in range(self.match.players)]
        lines = [f"seat {seat}: {kind.prompt(words, game, decision, names)}"]
        for number, option in self.options(seat).items():
            lines.append(f"{number:5} {kind.option(words, game, option, seat, names)}")
        return "\n".join(lines)

    def imagined(self, seat: int, seed: int) -> Episode:
        """An episode that could be this one as far as a seat knows: for search that must not know more."""
        return Episode(self.match, self.match.kind.imagine(self.game, seat, seed), self.answered)

    def copy(self) -> Episode:
        """An independent episode in the same position."""
        return Episode(self.match, self.game.copy(), self.answered)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _continued, (self.match, self.game.state, self.answered)


def _continued(match: Match, state: Any, answered: int) -> Episode:
    """An episode that was pickled: the position is data, and whatever else a game has comes from the setup."""
    return Episode(match, match.kind.new(match.setup, 0).with_state(state), answered)
