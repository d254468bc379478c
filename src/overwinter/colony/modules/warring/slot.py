"""What the module of the warring colonies knows of a game: ammunition, who acts, what was won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from overwinter.kernel.data import Data, data

from ...cards.content import Content
from ...game import ColonyGame
from ...state import Colony, State, Survivor

NAME = "warring"
BLUE, YELLOW = "blue-colony", "yellow-colony"
HOMES = (BLUE, YELLOW)
DEN = "den"
"""Where the lone wolf lives, who is at war with nobody and everybody."""
WOLF = len(HOMES)
"""The colony of the wolf, after the two that are at war."""
SPOILS = "spoils"
"""The zones of what the dead leave at somebody else's colony begin with this."""
BOUNTY = "bounty"
"""And those of what a leader has promised with this."""


@data
class Warring(Data):
    """Two colonies in one town."""

    ammunition: list[int] = field(default_factory=lambda: [0, 0])
    """Of each colony."""
    acting: bool = False
    """Players act at the same time: bites have to wait (R-320)."""
    fighting: bool = False
    """The combat step is going on: replacements have to wait (R-345)."""
    spoils: dict[str, list[int]] = field(default_factory=lambda: {home: [] for home in HOMES})
    """By home: equipment of enemies who died there, until the leader of that colony has shared it out."""
    fought: list[str] = field(default_factory=list)
    """Places where there was a combat in this round."""
    won: list[int] = field(default_factory=lambda: [0, 0])
    """The last round in which each colony has won a combat; 0: none."""
    stood: dict[str, list[int]] = field(default_factory=dict)
    """By place: the colonies that had somebody there when the players who act now began to move."""
    bounty: dict[str, list[int]] = field(default_factory=lambda: {home: [] for home in HOMES})
    """By home: cards that its leader has promised to whoever wins."""
    completed: list[int] = field(default_factory=list)
    """Colonies that have completed the main objective."""
    blinded: dict[str, list[int]] = field(default_factory=dict)
    """By place: the colonies that have no combat die there in this round."""
    mast: str = ""
    """Where the radio mast stands, if there is one,"""
    charges: int = 0
    """and how many charges are left on it."""

    @classmethod
    def of(cls, game: ColonyGame) -> Warring:
        """That of a game."""
        found: Warring = game.state.slots[NAME]
        return found


def played(game: ColonyGame) -> bool:
    """Whether two colonies play: what cards say about ammunition and combats is passed over otherwise (R-014)."""
    return NAME in game.state.slots


def number_of(game: ColonyGame, colony: Colony) -> int:
    """Which of the colonies it is: 0 and 1 are at war."""
    return game.state.colonies.index(colony)


def colonies(game: ColonyGame) -> list[Colony]:
    """The two colonies that are at war."""
    return game.state.colonies[: len(HOMES)]


def lone(game: ColonyGame, seat: int) -> bool:
    """Whether a player is the lone wolf."""
    return game.player(seat).colony == WOLF


def enemy_of(game: ColonyGame, colony: Colony) -> Colony:
    """The other one of the two."""
    blue, yellow = colonies(game)
    return yellow if colony is blue else blue


def of_side(game: ColonyGame, place: str, number: int) -> list[Survivor]:
    """The survivors of a colony at a place."""
    players = game.state.players
    return [one for one in game.at(place) if players[one.owner].colony == number]


def besiegers(game: ColonyGame, place: str) -> list[Survivor]:
    """The survivors of another colony at a place: they stand at its entrances."""
    return [one for one in game.at(place) if one.entrance]


def by_morale(game: ColonyGame, seats: list[int]) -> list[int]:
    """Players of different colonies, the one whose colony has the lower morale first; a tie is rolled for."""
    if len(seats) < 2:
        return list(seats)
    one, other = (game.colony_of(seat).morale for seat in seats)
    if one == other:
        turned = game.draw(2, "tie") == 1
        game.emit("tie-rolled", seat=seats[int(turned)])
    else:
        turned = other < one
    return seats[::-1] if turned else list(seats)


def armed(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a survivor has a weapon equipped."""
    return any(game.item(card).symbol == "weapon" for card in survivor.items)


def change_ammunition(game: ColonyGame, number: int, n: int) -> int:
    """A colony gets ammunition or loses some, as far as there is any; returns the change."""
    store = Warring.of(game).ammunition
    before = store[number]
    store[number] = max(0, before + n)
    change = store[number] - before
    if change:
        colony = game.state.colonies[number]
        game.emit("ammunition", n=change, ammunition=store[number], colony=colony.place)
    return change


# -- what others need of it --------------------------------------------------------------------------------


def piles(state: State) -> Mapping[str, list[int]]:
    """The item cards that lie with the module."""
    slot: Warring = state.slots[NAME]
    spoils = {f"{SPOILS}:{home}": cards for home, cards in slot.spoils.items()}
    return {**spoils, **{f"{BOUNTY}:{home}": cards for home, cards in slot.bounty.items()}}


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible: less ammunition than none, too many at an entrance, or one who stands at none."""
    slot: Warring = state.slots[NAME]
    if len(slot.ammunition) != len(HOMES) or min(slot.ammunition) < 0:
        yield f"there is ammunition {slot.ammunition}"
    if set(slot.spoils) != set(HOMES) or set(slot.bounty) != set(HOMES):
        yield "spoils lie where no colony lives"
    homes = {colony.place: number for number, colony in enumerate(state.colonies)}
    for one in state.survivors.values():
        home = homes.get(one.place)
        foreign = home is not None and home != state.players[one.owner].colony
        entrances = content.places[one.place].entrances
        if foreign != bool(one.entrance) or not 0 <= one.entrance <= entrances:
            yield f"{one.id} stands at entrance {one.entrance} of {one.place}"
    for place in state.places.values():
        standing = [one.entrance for one in state.survivors.values() if one.place == place.id and one.entrance]
        rows = zip(place.zombies, place.barricades, place.traps, place.special, strict=True)
        for number, row in enumerate(rows, 1):
            if sum(row) + standing.count(number) > content.places[place.id].entrance_spaces:
                yield f"entrance {number} of {place.id} is overfull"
