"""Bandits and their arsenal: words of the cards of that module."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...modules.bandits.actions import TakeArsenal
from ...modules.bandits.arrival import BanditsCome, loot
from ...modules.bandits.slot import Bandits, bandits_at, held_places, played, take_away
from ...rules.choose import Choose, YesNo
from ...rules.sources import Places, hand
from ..effects import Context, Effect
from ..measure import MANY, Measure, between
from ..predicates.counts import track_word
from ..selections.base import Scope
from ..selections.places import place_word, trait
from ..vocabulary import Amount, Where, Who, op, predicate

# -- operations ----------------------------------------------------------------------------------------------


@op("add-bandits")
def add_bandits(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> Procedure:
    """``n`` bandits come to each of these places, where a survivor space is free. Their leader is not asked."""
    return BanditsCome([place for place in location for _ in range(n)])


@op("scatter-bandits")
def scatter_bandits(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> Procedure:
    """``n`` bandits come, each to one of these places at random, where a survivor space is free (R-271)."""
    return BanditsCome([location[game.draw(len(location), "pick")] for _ in range(n)] if location else [])


@op("remove-bandits")
def remove_bandits(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> None:
    """Up to ``n`` bandits at each of these places are gone. That is no attack."""
    gone = [take_away(game, place, n) for place in location]
    effect.fell_short(n, max(gone, default=0))


@op("move-bandits")
def move_bandits(game: ColonyGame, effect: Effect) -> Procedure:
    """You may move any number of bandits from one place to one other with room for them."""
    return MoveBandits(effect.seat)


@op("quiet-bandits")
def quiet_bandits(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1, leave: bool = False) -> None:
    """Up to ``n`` bandits at each of these places take nothing this round; ``leave``: and are gone at its end."""
    slot = Bandits.of(game)
    for place in location:
        slot.quiet[place] = slot.quiet.get(place, 0) + n
        if leave:
            slot.leaving[place] = slot.leaving.get(place, 0) + n


@op("plunder")
def plunder(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> None:
    """Each bandit there takes the top ``n`` cards of the item deck to the hideout."""
    for place in location:
        loot(game, place, n * bandits_at(game, place))


@op("take-arsenal")
def take_arsenal(game: ColonyGame, effect: Effect, who: Who, n: Amount = 1, laid: bool = False) -> Procedure:
    """These players take ``n`` cards of choice out of the bandits' arsenal, one player after the other; ``laid``:
    only such as this card has laid there (`to-arsenal`)."""
    return EachTakes(list(who), n, only=list(effect.scope.get("laid", ())) if laid else None)


@op("to-arsenal")
def to_arsenal(game: ColonyGame, effect: Effect, who: Who, n: Amount = 1, random: bool = False) -> Procedure:
    """These players lay ``n`` hand cards, of choice or at random, into the bandits' arsenal."""
    return IntoArsenal(list(who), n, random)


@op("swap-arsenal")
def swap_arsenal(game: ColonyGame, effect: Effect, n: Amount = 1) -> Procedure:
    """You may exchange up to ``n`` hand cards, one for one, for cards of the bandits' arsenal."""
    return SwapArsenal(effect.seat, n)


# -- predicates, traits, tracks ------------------------------------------------------------------------------


@predicate("bandits-there")
def bandits_there(game: ColonyGame, context: Context, min: int = 0, max: int = MANY) -> Measure | bool:
    """So many bandits are where it happened (if nothing is said: at least 1)."""
    place = context.fact.place if context.fact is not None else str(context.scope.get("destination", ""))
    return between(bandits_at(game, place), min, max)


@predicate("bandits-here")
def bandits_here(game: ColonyGame, context: Context) -> bool:
    """A bandit is at the place of the survivor who acts."""
    users = [game.survivor(name) for name in context.scope.get("user", ())]
    return any(user is not None and bandits_at(game, user.place) for user in users)


@predicate("own-beside-lone-bandit")
def own_beside_lone_bandit(game: ColonyGame, context: Context) -> bool:
    """One of your survivors is alone with a single bandit, and you are not exiled."""
    own = game.own(context.seat) if not game.player(context.seat).exiled else []
    return any(with_lone_bandit(game, context.seat, {}, survivor.place) for survivor in own)


@place_word("with-bandits")
def with_bandits_there(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """All places that have bandits."""
    return [name for name in game.state.places if bandits_at(game, name)]


@trait("bandits")
def with_bandits(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A bandit is there."""
    return bandits_at(game, place) > 0


@trait("two-bandits")
def with_two_bandits(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """At least two bandits are there."""
    return bandits_at(game, place) > 1


@trait("lone-bandit")
def with_lone_bandit(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """One bandit and one survivor are there, nobody else."""
    return bandits_at(game, place) == 1 and len(game.at(place)) == 1


@track_word("bandits")
def bandits(game: ColonyGame, seat: int) -> int:
    """Bandits in play."""
    return sum(bandits_at(game, place) for place in game.state.places)


@track_word("town-bandits")
def town_bandits(game: ColonyGame, seat: int) -> int:
    """Bandits at the places 1 to 6."""
    return sum(bandits_at(game, place) for place in game.town() if game.place_card(place).number <= 6)


@track_word("arsenal")
def arsenal(game: ColonyGame, seat: int) -> int:
    """Cards in the bandits' arsenal."""
    slot: Bandits | None = game.state.slots.get("bandits")
    return len(slot.arsenal) if slot is not None else 0


# -- procedures ----------------------------------------------------------------------------------------------


@procedure
class MoveBandits(Procedure):
    """Bandits go from one place to another, one after the other."""

    seat: int
    place: str = ""
    to: str = ""

    def start(self, game: ColonyGame) -> None:
        """From where? It may be left."""
        source = Places(held_places(game))
        game.call(Choose(self.seat, "place", "bandits-from", source, up_to=True), then=self.leave)

    def leave(self, game: ColonyGame, choice: Choose) -> None:
        """Where to?"""
        if choice.picked:
            self.place = choice.first
            others = Places([place for place in game.town() if place != self.place], "room")
            game.call(Choose(self.seat, "place", "bandits-to", others), then=self.arrive)

    def arrive(self, game: ColonyGame, choice: Choose) -> None:
        """The first one goes there."""
        if choice.picked:
            self.to = choice.first
            self.walk(game)

    def walk(self, game: ColonyGame) -> None:
        """One bandit; if there are more, and there is room, perhaps another."""
        at = Bandits.of(game).at
        at[self.place] -= 1
        at[self.to] = at.get(self.to, 0) + 1
        if not at[self.place]:
            del at[self.place]
        game.emit("bandit-moved", place=self.place, destination=self.to)
        if self.place in at and game.free_spaces(self.to) > 0:
            about = {"place": self.place, "destination": self.to}
            game.call(YesNo(self.seat, "one-more-bandit", about), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """One more, or enough."""
        if answer.yes:
            self.walk(game)


@procedure
class EachTakes(Procedure):
    """Players take cards out of the arsenal, one player after the other."""

    seats: list[int]
    n: int
    missing: int = 0
    only: list[str] | None = None
    """Card ids: no others than these."""

    def start(self, game: ColonyGame) -> None:
        """The next player."""
        while self.seats:
            seat = self.seats.pop(0)
            if not game.player(seat).eliminated:
                game.call(TakeArsenal(seat, self.n, self.only), then=self.took)
                return

    def took(self, game: ColonyGame, taking: TakeArsenal) -> None:
        """That one is done."""
        self.missing += self.n - taking.taken
        self.go(self.start)


@procedure
class IntoArsenal(Procedure):
    """Players lay hand cards into the arsenal, for all to see."""

    seats: list[int]
    n: int
    random: bool
    missing: int = 0
    told: dict[str, list[str]] = field(default_factory=dict)
    """Card ids of what was laid there."""

    def start(self, game: ColonyGame) -> None:
        """The next player; of a hand of few cards all."""
        if not self.seats or not played(game):
            return
        held = list(game.player(self.seats[0]).hand)
        if not self.random:
            source = hand(self.seats[0], unlocked=False)
            game.call(Choose(self.seats[0], "card", "to-arsenal", source, self.n), then=self.chose)
            return
        picked = [held.pop(game.draw(len(held), "pick")) for _ in range(min(self.n, len(held)))]
        self.lay(game, picked)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """These."""
        self.lay(game, in_hand(game, self.seats[0], choice.picked or []))

    def lay(self, game: ColonyGame, cards: list[int]) -> None:
        """They lie at the hideout now."""
        seat = self.seats.pop(0)
        self.missing += self.n - len(cards)
        self.told.setdefault("laid", []).extend(game.card_ids(cards))
        lay_open(game, seat, cards)
        self.go(self.start)


@procedure
class SwapArsenal(Procedure):
    """Hand cards for cards of the arsenal, one for one."""

    seat: int
    n: int

    def start(self, game: ColonyGame) -> None:
        """Which do you give? At most as many as lie there."""
        if not played(game):
            return
        n = min(self.n, len(Bandits.of(game).arsenal))
        source = hand(self.seat, unlocked=False)
        game.call(Choose(self.seat, "card", "to-arsenal", source, n, up_to=True), then=self.gave)

    def gave(self, game: ColonyGame, choice: Choose) -> None:
        """Which do you get? Not what was just laid down."""
        before = game.card_ids(Bandits.of(game).arsenal)
        given = in_hand(game, self.seat, choice.picked or [])
        lay_open(game, self.seat, given)
        if given:
            game.call(TakeArsenal(self.seat, len(given), before))


def in_hand(game: ColonyGame, seat: int, names: list[str]) -> list[int]:
    """Hand cards with these card ids."""
    found: list[int] = []
    for name in names:
        found.append(next(c for c in game.player(seat).hand if game.item(c).id == name and c not in found))
    return found


def lay_open(game: ColonyGame, seat: int, cards: list[int]) -> None:
    """Hand cards of a player go face up into the arsenal."""
    for card in cards:
        game.leaves_hand(seat, card)
    Bandits.of(game).arsenal.extend(cards)
    if cards:
        game.reveal()
        game.emit("laid-in-arsenal", seat=seat, cards=game.card_ids(cards))
