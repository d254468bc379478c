"""Setting up two colonies: who belongs where, which cards take part, what is dealt (reference 16.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

from overwinter.kernel.errors import SetupError
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Content
from ...cards.listening import note_listeners
from ...game import ColonyGame
from ...rules.arrival import put_in_play
from ...rules.composition import Seating, question
from ...rules.decks import standard_objectives
from ...rules.hidden import Held
from ...state import Setup
from .slot import DEN, HOMES, WOLF, colonies, lone

PACK = "warring"
RANDOM_ITEMS = 5
"""Random items that are shuffled into every item deck."""
FEW = 5
"""Up to so many players are dealt five survivors each and keep three."""


def seating(setup: Setup, content: Content) -> Seating:
    """Two equal teams, as agreed or seat by seat in turn."""
    return Seating(HOMES, checked_teams(setup))


def usual_teams(players: int, wolf: int | None = None) -> list[int]:
    """The colony of each seat if nobody chooses: seats take turns. With an odd number one is the lone wolf, who
    sits at that seat, or last.

    >>> usual_teams(5, wolf=1)
    [0, 2, 1, 0, 1]
    """
    if players % 2 == 0:
        return [seat % 2 for seat in range(players)]
    teams = [seat % 2 for seat in range(players - 1)]
    teams.insert(players - 1 if wolf is None else wolf, WOLF)
    return teams


def drawn_teams(players: int, seed: int) -> list[int]:
    """The colony of each seat by lot: two equal teams, and with an odd number somebody who is the lone wolf."""
    teams = usual_teams(players)
    Random(seed).shuffle(teams)
    return teams


def checked_teams(setup: Setup) -> tuple[int, ...]:
    """The colony of each seat: as agreed, if there are two equal teams and at most as many wolves as needed."""
    if setup.mode != "standard":
        raise SetupError("two colonies play the standard variant", "warring-mode", mode=setup.mode)
    usual = usual_teams(setup.players)
    teams = usual if setup.teams is None else setup.teams
    if setup.players % 2 == 0 and WOLF in teams:
        raise SetupError("a wolf needs an odd number of players", "wolf-even", players=setup.players)
    if len(teams) == setup.players and teams.count(WOLF) != usual.count(WOLF):
        raise SetupError("one player is the lone wolf", "wolf-seat", players=setup.players)
    if sorted(teams) != sorted(usual):
        raise SetupError(f"these teams do not fit: {list(teams)}", "teams", players=setup.players)
    return tuple(teams)


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
        places={name: card for name, card in content.places.items() if card.number or name in (*HOMES, DEN)},
        items=[content.items[number] for number in kept],
        decks={deck: [numbers[old] for old in listed] for deck, listed in decks.items()},
        crises={card.id: card for card in content.crises.values() if card.pack == PACK},
        crossroads={card.id: card for card in content.crossroads.values() if card.warring},
        objectives={card.id: card for card in content.objectives.values() if card.pack == PACK},
        secrets={c.id: c for c in content.secrets.values() if c.kind in ("standard", "wolf") and c.warring},
    )
    note_listeners(made)
    return made


def _takes_part(content: Content, number: int) -> bool:
    """Of The Long Night only the starting cards."""
    card = content.items[number]
    return card.pack != "longnight" or card.starter


def needs(setup: Setup, wanted: Mapping[str, int]) -> dict[str, int]:
    """How many cards a game needs: one secret objective for everybody in a colony, no betrayal."""
    return {**wanted, "standard": setup.players - setup.players % 2, "betrayal": 0}


@procedure
class DealOne(Procedure):
    """One secret objective for everybody in a colony; the others go back to the box unseen."""

    def start(self, game: ColonyGame) -> None:
        standard = standard_objectives(game.setup, game.content)
        game.shuffle(standard)
        for player in game.state.players:
            if not lone(game, player.seat):
                player.objectives = [standard.pop()]


@procedure
class StockRandomItems(Procedure):
    """Random items are shuffled into every item deck; the others stay in the box (R-338)."""

    def start(self, game: ColonyGame) -> None:
        items = list(game.content.decks.get("random", ()))
        game.shuffle(items)
        for place in game.state.places.values():
            if game.place_card(place.id).has_deck:
                cards = [*place.deck, *items[:RANDOM_ITEMS]]
                del items[:RANDOM_ITEMS]
                game.shuffle(cards)
                game.lay_deck(place.id, cards)
        game.state.box += items


KEEP = OptionKind("keep-group", "leader", "second", "third", "fourth")


@question
def dealt(game: ColonyGame, seat: int) -> int:
    """How many survivors a player chooses from."""
    return 5 if game.setup.players <= FEW else 4


@question
def kept(game: ColonyGame, seat: int) -> list[int]:
    """How many of them a player may keep."""
    return [dealt(game, seat) - 2]


@procedure
class KeepGroups(Procedure):
    """Survivors are dealt; everybody keeps some and names the leader (R-009)."""

    cards: list[list[str]] | None = None

    def start(self, game: ColonyGame) -> None:
        """Deal, and ask everybody at once."""
        deck, seats = game.state.survivor_deck, range(game.setup.players)
        self.cards = [[deck.pop(0) for _ in range(dealt(game, seat))] for seat in seats]
        game.ask_each(seats, "keep-survivors", options=self.options, then=self.chosen)

    def zones(self, game: ColonyGame) -> list[Held]:
        """Everybody sees the own cards."""
        cards = self.cards if self.waits and self.cards else []
        return [Held(mine, [seat], "survivors") for seat, mine in enumerate(cards)]

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every group with every leader; the order of the others does not matter."""
        assert self.cards is not None
        mine = self.cards[seat]
        groups = [
            (leader, *rest)
            for n in kept(game, seat)
            for leader in mine
            for rest in combinations([one for one in mine if one != leader], n - 1)
        ]
        return [KEEP[(*group, *[None] * (4 - len(group)))] for group in groups]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Everybody to the own home; the other cards are shuffled back."""
        assert self.cards is not None
        for seat in sorted(answers):
            option = answers[seat]
            group = [str(option[part]) for part in ("leader", "second", "third", "fourth") if option.get(part)]
            for name in group:
                put_in_play(game, seat, name, game.home_of(seat))
            game.player(seat).leader = group[0]
            game.state.survivor_deck += [card for card in self.cards[seat] if card not in group]
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
