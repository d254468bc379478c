"""Setting up two colonies: who belongs where, which cards take part, what is dealt (reference 16.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from overwinter.kernel.errors import SetupError
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Content
from ...cards.listening import note_listeners
from ...game import ColonyGame
from ...rules.arrival import put_in_play
from ...rules.composition import Seating
from ...rules.decks import standard_objectives
from ...rules.hidden import Held
from ...state import Setup
from .slot import HOMES, colonies

PACK = "warring"
RANDOM_ITEMS = 5
"""Random items that are shuffled into every item deck."""
FEW = 5
"""Up to so many players are dealt five survivors each and keep three."""


def seating(setup: Setup, content: Content) -> Seating:
    """Two equal teams, as agreed or seat by seat in turn."""
    if setup.players % 2:
        raise SetupError(f"{setup.players} cannot be two equal teams", "odd-teams", players=setup.players)
    return Seating(HOMES, checked_teams(setup, tuple(seat % 2 for seat in range(setup.players))))


def checked_teams(setup: Setup, usual: tuple[int, ...]) -> tuple[int, ...]:
    """The colony of each seat: as agreed, if that is as good as the usual."""
    if setup.mode != "standard":
        raise SetupError("two colonies play the standard variant", "warring-mode", mode=setup.mode)
    teams = usual if setup.teams is None else tuple(setup.teams)
    if sorted(teams) != sorted(usual):
        raise SetupError(f"these teams do not fit: {list(teams)}", "teams", players=setup.players)
    return teams


def played_cards(content: Content) -> Content:
    """The cards of all three boxes that are played with (16): the items of the base game, the starters of both,
    joint crises, objectives of this box, crossroads cards that suit it; no betrayal, no exile."""
    decks = {
        deck: [number for number in numbers if _takes_part(content, number)]
        for deck, numbers in content.decks.items()
    }
    kept = sorted(number for numbers in decks.values() for number in numbers)
    numbers = {old: new for new, old in enumerate(kept)}
    made = replace(
        content,
        places={name: card for name, card in content.places.items() if card.number or name in HOMES},
        items=[content.items[number] for number in kept],
        decks={deck: [numbers[old] for old in listed] for deck, listed in decks.items()},
        crises={card.id: card for card in content.crises.values() if card.pack == PACK},
        crossroads={card.id: card for card in content.crossroads.values() if card.warring},
        objectives={card.id: card for card in content.objectives.values() if card.pack == PACK},
        secrets={c.id: c for c in content.secrets.values() if c.kind == "standard" and c.warring},
    )
    note_listeners(made)
    return made


def _takes_part(content: Content, number: int) -> bool:
    """Of The Long Night only the starting cards."""
    card = content.items[number]
    return card.pack != "longnight" or card.starter


def needs(setup: Setup, wanted: Mapping[str, int]) -> dict[str, int]:
    """How many cards a game needs: one secret objective each, no betrayal."""
    return {**wanted, "standard": setup.players, "betrayal": 0}


@procedure
class DealOne(Procedure):
    """One secret objective each; the others go back to the box unseen."""

    def start(self, game: ColonyGame) -> None:
        standard = standard_objectives(game.setup, game.content)
        game.shuffle(standard)
        for player in game.state.players:
            player.objectives = [standard.pop()]


@procedure
class StockRandomItems(Procedure):
    """Random items are shuffled into every item deck; the others stay in the box (R-338)."""

    def start(self, game: ColonyGame) -> None:
        items = list(game.content.decks.get("random", ()))
        game.shuffle(items)
        for place in game.state.places.values():
            if game.place_card(place.id).has_deck:
                place.deck += items[:RANDOM_ITEMS]
                del items[:RANDOM_ITEMS]
                game.shuffle(place.deck)
        game.state.box += items


KEEP = OptionKind("keep-group", "leader", "second", "third", "fourth")


def dealt(setup: Setup) -> int:
    """How many survivors a player of a colony chooses from."""
    return 5 if setup.players <= FEW else 4


@procedure
class KeepGroups(Procedure):
    """Survivors are dealt; everybody keeps some and names the leader (R-009)."""

    cards: list[list[str]] | None = None
    keeps: list[int] | None = None

    def start(self, game: ColonyGame) -> None:
        """Deal, and ask everybody at once."""
        deck, setup = game.state.survivor_deck, game.setup
        self.cards = [[deck.pop(0) for _ in range(dealt(setup))] for _ in game.state.players]
        self.keeps = [dealt(setup) - 2 for _ in game.state.players]
        game.ask_each(range(setup.players), "keep-survivors", options=self.options, then=self.chosen)

    def zones(self, game: ColonyGame) -> list[Held]:
        """Everybody sees the own cards."""
        cards = self.cards if self.waits and self.cards else []
        return [Held(mine, [seat], "survivors") for seat, mine in enumerate(cards)]

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every group with every leader; the order of the others does not matter."""
        assert self.cards is not None
        assert self.keeps is not None
        mine, n = self.cards[seat], self.keeps[seat] - 1
        groups = [
            (leader, *rest) for leader in mine for rest in combinations([one for one in mine if one != leader], n)
        ]
        return [KEEP[(*group, *[None] * (4 - len(group)))] for group in groups]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Everybody to the own home; the other cards are shuffled back."""
        assert self.cards is not None
        for seat in sorted(answers):
            option = answers[seat]
            kept = [str(option[part]) for part in ("leader", "second", "third", "fourth") if option.get(part)]
            for name in kept:
                put_in_play(game, seat, name, game.home_of(seat))
            game.player(seat).leader = kept[0]
            game.state.survivor_deck += [card for card in self.cards[seat] if card not in kept]
        game.shuffle(game.state.survivor_deck)


@procedure
class FindLeaders(Procedure):
    """In each colony the group leader of highest influence makes its player the colony leader (16.1)."""

    def start(self, game: ColonyGame) -> None:
        for colony in game.state.colonies:
            seats = game.seats_of(colony)
            influence = {seat: game.card_of(game.player(seat).leader).influence for seat in seats}
            best = [seat for seat in seats if influence[seat] == max(influence.values())]
            tied = len(best) > 1 and game.setup.policy("leader_tie") == "random"
            colony.first = best[game.draw(len(best), "pick")] if tied else best[0]
            if colony in colonies(game):
                game.emit("colony-leader", seat=colony.first, colony=colony.place)
