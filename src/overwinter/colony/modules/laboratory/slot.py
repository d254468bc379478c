"""What the laboratory alone knows: experiments, special zombies, dice."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.data import Data, data

from ...cards.further import ExperimentCard
from ...game import ColonyGame
from ...rules.hidden import Deck
from ...state import State

NAME = "laboratory"
PLACE = "raxxon"
"""Where the laboratory is."""
DECK = "experiments"
"""The zone of the experiments."""


@data
class Special(Data):
    """A special zombie on the board. It takes an entrance space (``Place.special`` counts them)."""

    id: int
    card: str
    place: str
    entrance: int
    hits: int = 0


@data
class Released(Data):
    """An experiment that got out: its card lies beside the colony while one of its zombies is on the board."""

    card: str
    kept: list[int] = field(default_factory=list)
    """Item cards that it has taken; all see them."""


@data
class LabDie(Data):
    """A die that lies at the laboratory."""

    seat: int
    face: int
    round: int
    """When it was laid there."""


@data
class Laboratory(Data):
    """The state of the laboratory."""

    deck: list[str] = field(default_factory=list)
    """The top one is open."""
    out: list[Released] = field(default_factory=list)
    past: list[str] = field(default_factory=list)
    """Experiments that are no danger any more."""
    specials: list[Special] = field(default_factory=list)
    dice: list[LabDie] = field(default_factory=list)
    contained: int = 0
    """How many experiments were contained by code."""
    before: int = 0
    """How many of them do not count for the main objective, because it began later."""
    settled: bool = False
    """Whether the experiment of this night was dealt with before its code was checked."""
    made: int = 0
    """How many special zombies there have been: each has a number of its own."""

    @classmethod
    def of(cls, game: ColonyGame) -> Laboratory:
        """That of a game; an empty one where the module is not played."""
        found: Laboratory | None = game.state.slots.get(NAME)
        return found or cls()

    def special(self, number: int) -> Special | None:
        """A special zombie by its number, if it is still there."""
        return next((one for one in self.specials if one.id == number), None)

    def at(self, place: str) -> list[Special]:
        """The special zombies at a place."""
        return [one for one in self.specials if one.place == place]

    def kept_by(self, card: str) -> list[int]:
        """The cards that an experiment has taken: the very list."""
        return next(one.kept for one in self.out if one.card == card)


def experiment(game: ColonyGame, name: str) -> ExperimentCard:
    """The printed card of an experiment."""
    card: ExperimentCard = game.content.further["experiment"][name]
    return card


def put(game: ColonyGame, card: str, place: str, entrance: int) -> None:
    """A special zombie stands at an entrance from now on."""
    slot = Laboratory.of(game)
    slot.made += 1
    slot.specials.append(Special(slot.made, card, place, entrance))
    game.add_special(place, entrance)
    game.emit("special-arrives", card=card, place=place, entrance=entrance)


def take_away(game: ColonyGame, one: Special) -> None:
    """A special zombie leaves the board; with the last of its kind its card is discarded (R-292)."""
    slot = Laboratory.of(game)
    slot.specials.remove(one)
    game.add_special(one.place, one.entrance, -1)
    if not any(other.card == one.card for other in slot.specials):
        released = next(out for out in slot.out if out.card == one.card)
        for item in released.kept:
            game.remove_item(item)
        slot.out.remove(released)
        slot.past.append(one.card)


def decks(state: State) -> list[Deck]:
    """The experiments: the top one is open to all, the order of the others hidden."""
    return [Deck(DECK, state.slots[NAME].deck, open=1)]


def piles(state: State) -> dict[str, list[int]]:
    """Item cards that experiments have taken."""
    return {f"kept:{out.card}": out.kept for out in state.slots[NAME].out}
