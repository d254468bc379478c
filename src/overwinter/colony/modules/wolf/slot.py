"""What the module of the lone wolf knows of a game: missions, and whose side the wolf is on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from overwinter.kernel.data import Data, data

from ...cards.content import Content
from ...game import ColonyGame
from ...rules.hidden import Deck, Held
from ...state import Colony, State, Survivor
from ..warring.slot import HOMES, WOLF, lone

NAME = "wolf"
HAND = 3
"""Missions that the wolf has in hand, as long as there are any."""
MORALE, MAX_MORALE = 4, 5
SMELL = 5
"""So many waste cards cost the wolf 1 morale."""


@data
class Wolf(Data):
    """The lone wolf, who belongs to neither colony."""

    deck: list[str] = field(default_factory=list)
    """Missions, the top first."""
    hand: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """Missions that were completed, the latest last."""
    dropped: list[str] = field(default_factory=list)
    """Missions that were swapped for others, the latest last: nobody but the wolf has seen them."""
    noted: list[str] = field(default_factory=lambda: [HOMES[0]])
    """The colony (by its home) that the wolf has noted in secret; only one objective asks which it is."""
    unnoted: list[str] = field(default_factory=lambda: [HOMES[1]])
    """The other slip of paper, which nobody has seen."""
    battle: str = ""
    """Where the wolf takes part in the combat in progress; empty: nowhere."""
    side: int = -1
    """The colony that the wolf supports in it."""
    foes: list[int] = field(default_factory=list)
    """Who had survivors on the other side of the last combat that the wolf took part in."""

    @classmethod
    def of(cls, game: ColonyGame) -> Wolf:
        """That of a game."""
        found: Wolf = game.state.slots[NAME]
        return found


def wolf_seat(game: ColonyGame) -> int:
    """The seat of the lone wolf."""
    return next(player.seat for player in game.state.players if player.colony == WOLF)


def den_of(game: ColonyGame) -> Colony:
    """The wolf's home, with its tracks and stores."""
    return game.state.colonies[WOLF]


def wolves_at(game: ColonyGame, place: str) -> list[Survivor]:
    """The wolf's survivors at a place."""
    return [one for one in game.at(place) if lone(game, one.owner)]


def decks(state: State) -> list[Deck]:
    """The missions that lie face down, and the slip with the name of a colony: the wolf knows the own ones."""
    slot: Wolf = state.slots[NAME]
    seats = [player.seat for player in state.players if player.colony == WOLF]
    mine = [Held(cards, seats, NAME) for cards in (slot.hand, slot.dropped)]
    return [Deck("missions", slot.deck, apart=mine), Deck("noted", slot.unnoted, apart=[Held(slot.noted, seats)])]


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible: a mission that is lost or there twice, zombies or helpless in the den."""
    slot, den = state.slots[NAME], state.colonies[WOLF]
    missions = [*slot.deck, *slot.hand, *slot.done, *slot.dropped]
    known = content.further.get("mission", {})
    if state.phase != "setup" and (sorted(missions) != sorted(known) or len(slot.hand) > HAND):
        yield f"the missions are {missions}, of which the wolf has {len(slot.hand)} in hand"
    if den.helpless or den.morale > MAX_MORALE:
        yield f"the den has {den.helpless} helpless and morale {den.morale}"
    for one in state.survivors.values():
        if one.place == den.place and state.players[one.owner].colony != WOLF:
            yield f"{one.id} is in the den"
