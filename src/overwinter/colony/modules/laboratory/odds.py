"""What the laboratory has in store for tonight, from what all can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from overwinter.kernel.options import Option

from ...game import ColonyGame
from ...rules import questions
from ...rules.composition import Line, Outlook, Risk
from ...state import Colony
from .slot import PLACE, Laboratory, experiment


@dataclass(frozen=True, slots=True)
class ReleaseOdds:
    """What would come of the top experiment tonight."""

    card: str
    code: tuple[int, ...]
    lacking: tuple[int, ...]
    """Faces of its code that no die at the laboratory shows; none: it is put to the vote."""
    figures: int
    """How many special zombies get out if it does."""
    dies: Fraction
    """The chance that they cost at least one life: where an entrance is full and nothing holds it."""


def release_odds(game: ColonyGame) -> ReleaseOdds | None:
    """The odds of the experiment on top; ``None`` where nothing gets out tonight: there is none, it is dealt with
    already, or the story has not come so far."""
    slot = Laboratory.of(game)
    if not slot.deck or slot.settled or not questions.in_force(game, "containment"):
        return None
    card = experiment(game, slot.deck[0])
    lacking = Counter(card.code) - Counter(die.face for die in slot.dice)
    return ReleaseOdds(
        slot.deck[0], card.code, tuple(sorted(lacking.elements())), card.figures, _deadly(game, card.figures)
    )


@dataclass(slots=True)
class _Door:
    """The entrance of a place: what a special zombie that a die sends there would meet."""

    free: int
    zombies: int
    barricades: int
    traps: int
    people: int

    def kills(self) -> bool:
        """One more comes: whether it costs a life. With trap and barricade the first player takes the trap."""
        if self.free:
            self.free -= 1
        elif self.traps:
            self.traps -= 1
            self.free, self.zombies = self.zombies + 1, 0
        elif self.barricades:
            self.barricades -= 1
            self.free += 1
        elif self.people:
            self.people -= 1
            return True
        return False


def _door(game: ColonyGame, number: int) -> _Door:
    card = next(card for card in game.content.locations() if card.number == number)
    here, people = game.place(card.id), game.at(card.id)
    tokens = (here.zombies[0], here.barricades[0], here.traps[0])
    held = any(questions.hooks_of(game, survivor, "no-overrun") for survivor in people)
    free = card.entrance_spaces - sum(tokens) - here.special[0]
    return _Door(free, *tokens, 0 if held else len(people))


def _deadly(game: ColonyGame, figures: int) -> Fraction:
    """The chance that a release costs a life: every way the dice may fall is tried."""
    ways = list(product(range(1, 7), repeat=figures))
    deadly = 0
    for way in ways:
        doors = {number: _door(game, number) for number in set(way)}
        deadly += any(doors[number].kills() for number in way)
    return Fraction(deadly, len(ways))


def tonight(game: ColonyGame, colony: Colony) -> Iterator[Outlook]:
    """The experiment on top gets out, unless the dice show its code: then all vote about it."""
    odds = release_odds(game)
    if odds is None:
        return
    if not odds.lacking:
        yield Outlook("night-code", {"card": odds.card}, or_more=bool(odds.dies))
        return
    facts = {"card": odds.card, "n": odds.figures, "lacking": odds.lacking}
    yield Outlook("night-experiment", facts, or_more=bool(odds.dies))
    if odds.dies:
        yield Outlook("night-experiment-risk", {"percent": max(1, round(100 * odds.dies))})


def tell_encounter(game: ColonyGame, option: Option) -> Iterator[Line]:
    """After the exposure roll a die says what the experiment does."""
    yield "foresee-encounter", {"card": option["card"]}


def encounter_risk(game: ColonyGame, option: Option) -> Risk | None:
    """Whoever attacks a special zombie rolls first (R-290)."""
    survivor = game.state.survivors[option["survivor"]]
    return None if questions.hooks_of(game, survivor, "special-hunter") else (survivor.id, "attack")


def search_risk(game: ColonyGame, option: Option) -> Risk | None:
    """A search of the laboratory is followed by a roll (R-070)."""
    survivor = game.state.survivors[option["survivor"]]
    spared = questions.hooks_of(game, survivor, "no-exposure-on-search")
    return (survivor.id, "search") if survivor.place == PLACE and not spared else None


def tell_die(game: ColonyGame, option: Option) -> Iterator[Line]:
    """What the code still lacks with this die."""
    odds = release_odds(game)
    if odds is None:
        return
    lacking = Counter(odds.lacking) - Counter([option["die"]])
    left = tuple(sorted(lacking.elements()))
    yield (
        ("foresee-code-lacks", {"card": odds.card, "lacking": left})
        if left
        else (
            "foresee-code-right",
            {"card": odds.card},
        )
    )
