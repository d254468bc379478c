"""The code of the top experiment, the vote about it, and what gets out (R-286, R-287, R-292, R-293)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Content
from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.questions import in_force
from ...rules.sources import Places
from ...rules.votes import Vote
from ...rules.zombies import AddZombies
from ...state import State
from .slot import DECK, NAME, Laboratory, Released, experiment, put

FEWER = 3
"""How many zombies fewer come to a place if an experiment is let go for it."""


def stock(game: ColonyGame) -> None:
    """All experiments into the deck, in printed order."""
    Laboratory.of(game).deck = list(game.content.further.get("experiment", {}))


@procedure
class StockLaboratory(Procedure):
    """Shuffle the experiments; the top one may be read at any time."""

    def start(self, game: ColonyGame) -> None:
        """Once, before the first round."""
        stock(game)
        game.shuffle(Laboratory.of(game).deck)


@procedure
class Containment(Procedure):
    """At the start of the colony phase: do two dice at the laboratory show the code of the top experiment?"""

    def start(self, game: ColonyGame) -> None:
        """Without an experiment nothing happens (R-293). A scenario may bring the rule later: then dice stay."""
        slot = Laboratory.of(game)
        if not in_force(game, "containment"):
            return
        settled, slot.settled = slot.settled, False
        if not slot.deck or settled:
            self.clear(game)
            return
        code = experiment(game, slot.deck[0]).code
        if Counter(code) <= Counter(die.face for die in slot.dice):
            game.emit("code-right", card=slot.deck[0])
            self.vote(game)
        else:
            game.emit("code-wrong", card=slot.deck[0])
            self.release(game)

    def vote(self, game: ColonyGame) -> None:
        """All who are not exiled vote; with nobody left to let it go it is contained (OW-74)."""
        voters = [seat for colony in game.state.colonies for seat in game.team_of(colony)]
        if voters:
            card = Laboratory.of(game).deck[0]
            game.call(Vote("containment", voters, [1, 2], {"experiment": card}), then=self.voted)
        else:
            self.shut(game)

    def shut(self, game: ColonyGame) -> None:
        """It stays where it is."""
        contain(game)
        self.clear(game)

    def voted(self, game: ColonyGame, vote: Vote) -> None:
        """Contain it, or let it go: then fewer zombies come to one place."""
        if vote.result == 1:
            self.shut(game)
            return
        seat = game.state.colonies[0].first
        places = Places(list(game.state.places))
        game.call(Choose(seat, "place", "fewer-zombies", places), then=self.spared)

    def spared(self, game: ColonyGame, choice: Choose) -> None:
        """The first player has named a place."""
        if choice.picked:
            place = game.place(choice.first)
            game.state.put(place.but(fewer=place.fewer + FEWER))
            game.emit("fewer-zombies", place=choice.first, n=FEWER)
        self.release(game)

    def release(self, game: ColonyGame) -> None:
        """It gets out."""
        self.clear(game)
        game.call(Release(1))

    def clear(self, game: ColonyGame) -> None:
        """The dice go back to their players, used (R-286), if those are still there."""
        slot = Laboratory.of(game)
        for die in slot.dice:
            player = game.player(die.seat)
            if not player.eliminated:
                player.used = [*player.used, die.face]
        slot.dice.clear()


def contain(game: ColonyGame) -> None:
    """The top experiment is discarded without any of its zombies."""
    slot = Laboratory.of(game)
    card = slot.deck.pop(0)
    game.forget(zone=DECK, card=card)
    slot.past.append(card)
    slot.contained += 1
    game.emit("contained", card=card, n=slot.contained)
    reveal_top(game)


def reveal_top(game: ColonyGame) -> None:
    """The next experiment can be read by all."""
    slot = Laboratory.of(game)
    game.reveal()
    if slot.deck:
        game.emit("experiment-top", card=slot.deck[0], code=list(experiment(game, slot.deck[0]).code))


@procedure
class Release(Procedure):
    """The top experiments get out, one after the other: for each of its zombies a place is rolled.

    Without a free entrance space there a trap, a barricade or a life goes, as usual; this zombie is not placed.
    """

    n: int
    card: str = ""
    left: int = 0
    missing: int = 0
    """How many experiments there were too few."""

    def start(self, game: ColonyGame) -> None:
        """The next experiment."""
        slot = Laboratory.of(game)
        if not slot.deck:
            self.missing = self.n
            return
        if not self.n:
            return
        self.n -= 1
        self.card = slot.deck.pop(0)
        game.forget(zone=DECK, card=self.card)
        self.left = experiment(game, self.card).figures
        slot.out.append(Released(self.card))
        game.emit("experiment-out", card=self.card, n=self.left)
        reveal_top(game)
        self.go(self.place)

    def place(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next zombie: where a die says (R-271)."""
        if not self.left:
            self.done(game)
            return
        self.left -= 1
        rolled = game.roll()
        where = next(card.id for card in game.content.locations() if card.number == rolled)
        free = game.free_entrances(where)
        if free:
            put(game, self.card, where, free[0])
            self.go(self.place)
        else:
            game.emit("special-stopped", card=self.card, place=where)
            game.call(AddZombies(where, 1), then=self.place)

    def done(self, game: ColonyGame) -> None:
        """If none of its zombies could be placed its card is discarded at once (R-292)."""
        slot = Laboratory.of(game)
        if not any(one.card == self.card for one in slot.specials):
            slot.out = [out for out in slot.out if out.card != self.card]
            slot.past.append(self.card)
        self.go(self.start)


def faults(state: State, content: Content) -> Iterator[str]:
    """Every experiment is somewhere once; special zombies stand where the board says so; an experiment is out as
    long as one of its zombies is on the board, or on its way there."""
    slot: Laboratory = state.slots[NAME]
    cards = Counter([*slot.deck, *(out.card for out in slot.out), *slot.past])
    if cards and cards != Counter(list(content.further.get("experiment", {}))):
        yield f"experiments: {dict(cards)}"
    for place in state.places.values():
        here = Counter(one.entrance for one in slot.specials if one.place == place.id)
        if place.special != [here[number] for number in range(1, len(place.special) + 1)]:
            yield f"special zombies at {place.id}: {place.special}"
    out, standing = {one.card for one in slot.out}, {one.card for one in slot.specials}
    frames = state.flow.in_progress()
    coming = {frame.card for frame in frames if isinstance(frame, Release)}
    # The end of the game may come before the first of them finds a place.
    if not standing <= out or (out - standing - coming and not state.outcome):
        yield f"experiments that are out: {sorted(out)}, with zombies on the board: {sorted(standing)}"
