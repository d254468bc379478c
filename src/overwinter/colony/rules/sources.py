"""Where the candidates of choices come from: looked up when they are listed, and again when one is taken."""

from __future__ import annotations

from overwinter.kernel.choices import Source, Words, common
from overwinter.kernel.data import SharedList, data

from ..game import ColonyGame
from .entrances import entrances_with_zombies

__all__ = [
    "Barricades",
    "Cards",
    "Crises",
    "Defences",
    "Dice",
    "Equipment",
    "Gaps",
    "People",
    "Places",
    "Seats",
    "Words",
    "Zombies",
    "cards_in",
    "hand",
]


@data(frozen=True)
class Zombies(Source):
    """Entrances of a place that have zombies; with ``entrance`` only that one."""

    place: str
    entrance: int = 0

    def now(self, game: ColonyGame) -> list[int]:
        """Their numbers."""
        found = entrances_with_zombies(game, self.place)
        return [number for number in found if number == self.entrance] if self.entrance else found


@data(frozen=True)
class Barricades(Source):
    """Entrances of a place that have barricades."""

    place: str

    def now(self, game: ColonyGame) -> list[int]:
        """Their numbers."""
        return [number for number, count in enumerate(game.place(self.place).barricades, 1) if count]


@data(frozen=True)
class Defences(Source):
    """Entrances of a place that have barricades or traps."""

    place: str

    def now(self, game: ColonyGame) -> list[int]:
        """Their numbers."""
        place = game.place(self.place)
        pairs = zip(place.barricades, place.traps, strict=True)
        return [number for number, (barricades, traps) in enumerate(pairs, 1) if barricades or traps]


@data(frozen=True)
class Equipment(Source):
    """What the survivors of a player carry: all see it."""

    seat: int

    def now(self, game: ColonyGame) -> list[str]:
        """Card ids."""
        return game.card_ids(card for one in game.own(self.seat) for card in one.items)


@data(frozen=True)
class Gaps(Source):
    """Entrances of a place that have a free space."""

    place: str

    def now(self, game: ColonyGame) -> list[int]:
        """Their numbers."""
        return game.free_entrances(self.place)


@data(frozen=True)
class People(Source):
    """Survivors, as long as they are in play (and, with ``at``, at that place)."""

    names: list[str]
    at: str = ""

    def now(self, game: ColonyGame) -> list[str]:
        """Their ids."""
        found = [s for name in self.names if (s := game.survivor(name))]
        return [s.id for s in found if not self.at or s.place == self.at]


@data(frozen=True)
class Places(Source):
    """Places on the board; ``having`` "room", "zombies" or "cards": only those that have some."""

    names: list[str]
    having: str = ""

    def now(self, game: ColonyGame) -> list[str]:
        """Their ids."""
        match self.having:
            case "room":
                there = game.open_places()
                return [name for name in self.names if name in there]
            case "zombies":
                return [name for name in self.names if any(game.place(name).zombies)]
            case "cards":
                return [name for name in self.names if game.place(name).deck]
        return self.names.copy()


@data(frozen=True)
class Seats(Source):
    """Players who are not out of the game; ``holding``: only those with cards in hand."""

    seats: list[int]
    holding: bool = False

    def now(self, game: ColonyGame) -> list[int]:
        """Their seats."""
        players = [game.player(seat) for seat in self.seats]
        return [p.seat for p in players if not p.eliminated and (p.hand or not self.holding)]


@data(frozen=True)
class Dice(Source):
    """The unused dice of a player, within limits."""

    seat: int
    least: int = 1
    most: int = 6

    def now(self, game: ColonyGame) -> list[int]:
        """What they show, the lowest first."""
        return sorted(die for die in game.player(self.seat).unused if self.least <= die <= self.most)


@data(frozen=True)
class Crises(Source):
    """The top cards of the crisis deck."""

    n: int

    def now(self, game: ColonyGame) -> list[str]:
        """Their ids."""
        return game.state.crisis_deck[: self.n]


@data(frozen=True)
class Cards(Source):
    """Item cards in hands ("hand:2"), decks ("deck:school"), among those that left the game ("removed"), or in a
    pile of a module."""

    zones: list[str]
    symbols: str | list[str] = "any"
    unlocked: bool = False
    """Only cards that may be used this round."""
    only: list[str] | None = None
    """Card ids: no others than these, each as often as it stands here."""
    least: int = 0
    """None at all if there are fewer than so many."""

    @property
    def hidden(self) -> bool:
        """Whether the cards lie where only some see them."""
        return self.only is None and any(zone.startswith(("hand:", "deck:")) for zone in self.zones)

    def now(self, game: ColonyGame) -> list[str]:
        """Their card ids."""
        cards = [card for zone in self.zones for card in cards_in(game, zone) if self.fits(game, card)]
        found = game.card_ids(cards) if len(cards) >= self.least else []
        return found if self.only is None else common(self.only, found)

    def fits(self, game: ColonyGame, card: int) -> bool:
        """Whether a card that lies there is meant."""
        return game.fits(card, self.symbols) and not (self.unlocked and card in game.state.locked)


def cards_in(game: ColonyGame, zone: str) -> SharedList[int]:
    """The item cards of a zone by its name."""
    kind, _, where = zone.partition(":")
    match kind:
        case "hand":
            return game.player(int(where)).hand
        case "deck":
            return game.place(where).deck
        case "removed":
            return game.state.removed
    piles = game.rules.piles(game.state)
    if zone not in piles:
        raise LookupError(f"no cards are in {zone}")
    return piles[zone]


def hand(seat: int, symbols: str | list[str] = "any", *, unlocked: bool = True) -> Cards:
    """Hand cards of a player, only those that may be used this round unless told otherwise."""
    return Cards([f"hand:{seat}"], symbols, unlocked)
