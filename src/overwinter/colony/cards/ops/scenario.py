"""What only stories of scenarios do: bring somebody who was set aside, hold an exile phase, look at a betrayal."""

from __future__ import annotations

from overwinter.kernel.choices import NO
from overwinter.kernel.data import without
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.actions.exile import NOMINATE
from ...rules.arrival import put_in_play
from ...rules.choose import Choose
from ...rules.decks import survivors_aside
from ...rules.endings import conditions
from ...rules.exile import ExileVote
from ...rules.sources import People
from ..effects import Effect
from ..predicates.course import is_betrayer
from ..vocabulary import Deck, ItemId, SurvivorId, Target, Where, Who, op
from .people import put

BETRAYED = "betrayed"
"""The outcome of a game that a betrayer has won before its end."""


@op("join")
def join(
    game: ColonyGame,
    effect: Effect,
    survivor: SurvivorId,
    location: Where = "colony",  # type: ignore[assignment]
    who: Who = "active",  # type: ignore[assignment]
    wounds: int = 0,
) -> Procedure | None:
    """That survivor, set aside until now, joins that player there, with so many wounds. If there is no space, the
    first player puts one survivor from there at the colony."""
    state = game.state
    there = {*state.survivors, *state.graveyard, *state.gone, *state.survivor_deck}
    if not who or not location or survivor in there or survivor not in survivors_aside(game.setup, game.content):
        effect.missing = 1
        return None
    return Join(who[0], survivor, location[0], wounds)


@op("equip-from-deck")
def equip_from_deck(game: ColonyGame, effect: Effect, deck: Deck, card: ItemId, target: Target) -> None:
    """That card is taken out of the deck for all to see and equipped to that survivor; the deck is shuffled."""
    survivor = game.survivor(target[0]) if target else None
    place = game.place(deck) if deck else None
    found = [number for number in place.deck if game.item(number).id == card] if place is not None else []
    if survivor is None or place is None or not found:
        effect.missing = 1
        return
    game.lay_deck(place.id, without(place.deck, found[0]))
    survivor.items = [*survivor.items, found[0]]
    game.shuffle_deck(place.id)
    game.emit("equipped", seat=survivor.owner, survivor=survivor.id, card=card)


@op("exile-phase")
def exile_phase(game: ColonyGame, effect: Effect) -> Procedure | None:
    """After the first player each player in turn may call one vote about exile."""
    return None if game.setup.mode in ("cooperative", "dilemma") else ExilePhase()


@op("betrayal-check")
def betrayal_check(game: ColonyGame, effect: Effect) -> None:
    """A betrayer who is not exiled and has all that the own objective asks for shows it, and the game is over;
    nobody learns anything otherwise."""
    game.state.outcome = BETRAYED
    for player in game.state.players:
        hidden = not player.exiled and not player.eliminated and is_betrayer(game, player.seat)
        if hidden and all(condition.met for condition in conditions(game, player.seat)):
            player.revealed = True
            game.emit("betrayal-sprung", seat=player.seat, objective=player.objectives[0])
            game.finish(BETRAYED)
    game.state.outcome = ""


@procedure
class Join(Procedure):
    """Somebody whom the story has kept aside comes into play."""

    seat: int
    survivor: str
    place: str
    wounds: int

    def start(self, game: ColonyGame) -> None:
        """Without a space there the first player sends somebody home: no move."""
        here = [one.id for one in game.at(self.place) if not game.exiled(one)]
        home = game.home_of(self.seat)
        if game.free_spaces(self.place) < 1 and self.place != home and game.free_spaces(home) > 0 and here:
            first = game.first_of(self.seat)
            game.call(Choose(first, "survivor", "make-way", People(here, at=self.place)), then=self.chose)
        else:
            self.enter(game)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """That one goes to the colony."""
        if choice.picked:
            put(game, game.state.survivors[choice.first], game.home_of(self.seat))
        self.enter(game)

    def enter(self, game: ColonyGame) -> None:
        """Where no space can be had the newcomer enters at the colony, or at any other place."""
        places = [self.place, game.home_of(self.seat), *game.town()]
        where = next((place for place in places if game.free_spaces(place) > 0), "")
        if not where:
            return
        put_in_play(game, self.seat, self.survivor, where)
        game.state.survivors[self.survivor].wounds = self.wounds
        player = game.player(self.seat)
        player.leader = player.leader or self.survivor


@procedure
class ExilePhase(Procedure):
    """A phase of its own, after some talk: each player may call a vote about exile, once."""

    sequence = True
    order: list[int] | None = None
    seat: int = -1

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next player; exiled ones may call as well (R-148)."""
        if self.order is None:
            self.order = game.from_first()
            game.emit("exile-phase")
        while self.order:
            self.seat = self.order.pop(0)
            if self.nominees(game):
                game.ask(self.seat, "call-exile", options=self.options, then=self.called)
                return

    def nominees(self, game: ColonyGame) -> list[int]:
        """Everybody else who is not exiled."""
        return [seat for seat in game.team(self.seat) if seat != self.seat]

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Call a vote about somebody, or let it be."""
        return [*(NOMINATE[other] for other in self.nominees(game)), NO.only]

    def called(self, game: ColonyGame, option: Option) -> None:
        """Vote, then it is the next one's turn."""
        if option is NO.only:
            self.go(self.start)
        else:
            game.call(ExileVote(self.seat, option["seat"]), then=self.start)
