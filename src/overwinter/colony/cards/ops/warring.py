"""Two colonies: ammunition, caches, goals, markets, bounties, ways home. Where one colony plays nothing comes of
it."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.data import without
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...modules.warring.odds import fight_of
from ...modules.warring.slot import HOMES, Warring, change_ammunition, colonies, lone, number_of, played
from ...rules.choose import Choose
from ...rules.death import GoHome
from ...rules.hidden import Held
from ...rules.sources import Seats, Words, hand
from ...rules.zombies import helpless_left
from ...state import Colony, Contribution
from ..effects import Effect
from ..vocabulary import KINDS, Amount, Target, Where, Who, op

Whose = str
KINDS.choices("Whose", ("own", "enemy", "each"))


def meant(game: ColonyGame, seat: int, whose: Whose) -> list[Colony]:
    """The colonies that a card means: that of the player concerned, the enemies', or both."""
    both = colonies(game)
    mine = game.colony_of(seat)
    if whose == "each":
        return both
    return [colony for colony in both if (colony is mine) == (whose == "own")]


@op("ammunition")
def ammunition(game: ColonyGame, effect: Effect, n: Amount, whose: Whose = "own") -> None:
    """A colony gets ammunition, or loses some, as far as there is any: yours, the enemies', or each."""
    if not played(game):
        return
    for colony in meant(game, effect.seat, whose):
        change = change_ammunition(game, number_of(game, colony), n)
        effect.fell_short(abs(n), abs(change))


@op("plunder-cache")
def plunder_cache(game: ColonyGame, effect: Effect, n: int) -> None:
    """The enemy colony takes ``n`` random cards that lie on your main objective and lays them on its own."""
    mine = game.colony_of(effect.seat)
    theirs = next((colony for colony in meant(game, effect.seat, "enemy")), None) if played(game) else None
    taken: list[int] = []
    while theirs is not None and mine.objective_cards and len(taken) < n:
        taken.append(mine.objective_cards.pop(game.draw(len(mine.objective_cards), "pick")))
    if theirs is not None and taken:
        theirs.objective_cards += taken
        game.emit("cache-plundered", cards=game.card_ids(taken), colony=theirs.place)


@op("raise-mast")
def raise_mast(game: ColonyGame, effect: Effect, n: int) -> None:
    """A radio mast with ``n`` charges is put up at one of the places 1 to 6, at random (R-271)."""
    if played(game):
        Warring.of(game).charges = n
        move_mast(game)


@op("take-charge")
def take_charge(game: ColonyGame, effect: Effect) -> None:
    """Your colony takes a charge off the mast, which is put up at another place, at random (OW-94)."""
    slot, colony = Warring.of(game), game.colony_of(effect.seat)
    if not slot.charges:
        return
    slot.charges -= 1
    colony.count("charges")
    game.emit("charge-taken", n=colony.counters["charges"], left=slot.charges, colony=colony.place)
    if slot.charges:
        move_mast(game)
    else:
        slot.mast = ""


def move_mast(game: ColonyGame) -> None:
    """Another one of the places 1 to 6."""
    slot = Warring.of(game)
    places = [place for place in game.numbered() if place != slot.mast]
    slot.mast = places[game.draw(len(places), "pick")]
    game.emit("mast", place=slot.mast, n=slot.charges)


@op("evacuate")
def evacuate(game: ColonyGame, effect: Effect, n: int = 1) -> None:
    """Up to ``n`` helpless survivors of your colony leave the town for good. No morale is lost."""
    colony = game.colony_of(effect.seat)
    n = min(n, colony.helpless)
    for _ in range(n):
        colony.count("evacuated")
    colony.helpless -= n
    colony.unruly = min(colony.unruly, colony.helpless)
    if n:
        game.emit("evacuated", n=n, helpless=colony.helpless, **game.whose(colony))
        helpless_left(game, colony)


@op("send-home")
def send_home(game: ColonyGame, effect: Effect, target: Target) -> Procedure:
    """These survivors go home, each to its own, without an exposure roll; who finds no room stays."""
    return GoHome(list(target))


@op("take-waste")
def take_waste(game: ColonyGame, effect: Effect, location: Where, n: Amount = 1) -> Procedure | None:
    """You take one of the top ``n`` cards of the waste pile of the colony that lives there."""
    colony = game.colony_at(location[0]) if location else None
    return TakeWaste(effect.seat, colony.place, n) if colony is not None and colony.waste else None


@op("retract")
def retract(game: ColonyGame, effect: Effect) -> Procedure | None:
    """You take back one of the cards that you have given to the crisis."""
    return Retract(effect.seat)


@op("market")
def market(game: ColonyGame, effect: Effect, who: Who) -> Procedure:
    """Each of these players may lay a hand card open in the middle; then each who did takes one, in that order."""
    return Market(list(who))


@op("set-bounty")
def set_bounty(game: ColonyGame, effect: Effect) -> Procedure | None:
    """You lay a hand card open beside your board, for whoever wins a combat (see `take-bounty`). The lone wolf's
    den wins none."""
    able = played(game) and not lone(game, effect.seat) and game.player(effect.seat).hand
    return SetBounty(effect.seat) if able else None


@op("take-bounty")
def take_bounty(game: ColonyGame, effect: Effect) -> Procedure | None:
    """What was promised goes to a player of your colony who took part in the combat; of several you choose."""
    fight = fight_of(game) if played(game) else None
    seats = [seat for seat in game.clockwise(effect.seat) if fight is not None and seat in fight.players]
    return TakeBounty(effect.seat, seats) if seats else None


@op("lose-bounty")
def lose_bounty(game: ColonyGame, effect: Effect) -> None:
    """What was promised and nobody has earned goes into the waste pile."""
    cards = Warring.of(game).bounty.get(game.home_of(effect.seat), []) if played(game) else []
    for card in cards:
        game.discard(effect.seat, card)
        game.emit("bounty-lost", card=game.item(card).id, colony=game.home_of(effect.seat))
    cards.clear()


@procedure
class TakeWaste(Procedure):
    """Somebody picks a card off the top of a waste pile: all see which."""

    seat: int
    home: str
    n: int

    def start(self, game: ColonyGame) -> None:
        """Choose among those on top."""
        colony = game.colony_at(self.home)
        top = game.card_ids(colony.waste[-self.n :]) if colony is not None else []
        game.call(Choose(self.seat, "card", "take-waste", Words(top)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Into the hand."""
        colony = game.colony_at(self.home)
        if colony is not None and choice.picked:
            card = next(one for one in reversed(colony.waste) if game.item(one).id == choice.first)
            colony.waste.remove(card)
            _take_openly(game, self.seat, card)


@procedure
class Retract(Procedure):
    """Somebody takes a card back that was given to the crisis."""

    seat: int

    def own(self, game: ColonyGame) -> list[Contribution]:
        """The own contributions."""
        return [entry for entry in game.state.contributions if entry.seat == self.seat]

    def start(self, game: ColonyGame) -> None:
        """Choose one."""
        given = Words([game.item(entry.card).id for entry in self.own(game)])
        game.call(Choose(self.seat, "card", "retract", given), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Back into the hand: whoever has seen it knows."""
        entry = next((one for one in self.own(game) if game.item(one.card).id == choice.first), None)
        if entry is None:
            return
        game.state.contributions = without(game.state.contributions, entry)
        turn = game.turn_of(self.seat)
        if turn is not None:
            turn.given -= 1
        if entry.seen:
            game.forget(item=entry.card)
            _take_openly(game, self.seat, entry.card)
        else:
            game.to_hand(self.seat, entry.card)
            card = {"card": game.item(entry.card).id}
            game.emit("took-contribution", secret=card, to=[self.seat], seat=self.seat)


def _take_openly(game: ColonyGame, seat: int, card: int) -> None:
    """A card that all see comes into a hand."""
    game.to_hand(seat, card)
    game.show_in_hand(seat, [card])
    game.emit("took-revealed", seat=seat, cards=[game.item(card).id])


@procedure
class Market(Procedure):
    """Players lay cards in the middle, for all to see, and take others."""

    seats: list[int]
    cards: list[int] = field(default_factory=list)
    traders: list[int] = field(default_factory=list)
    """Who has laid one, in their order."""

    def zones(self, game: ColonyGame) -> list[Held]:
        """What lies in the middle."""
        return [Held(self.cards, None)]

    def start(self, game: ColonyGame) -> None:
        """The next player who holds cards."""
        while self.seats and not game.player(self.seats[0]).hand:
            self.seats.pop(0)
        if self.seats:
            seat = self.seats[0]
            choice = Choose(seat, "card", "market", hand(seat, unlocked=False), up_to=True)
            game.call(choice, then=self.laid)
        else:
            self.go(self.take)

    def laid(self, game: ColonyGame, choice: Choose) -> None:
        """One more in the middle, or none."""
        seat = self.seats.pop(0)
        if choice.picked:
            card = game.in_hand(seat, choice.first)
            game.leaves_hand(seat, card)
            self.cards.append(card)
            self.traders.append(seat)
            game.emit("market-laid", seat=seat, card=choice.first)
        self.go(self.start)

    def take(self, game: ColonyGame) -> None:
        """Each of them takes one, in the same order."""
        if self.traders:
            cards = Words(game.card_ids(self.cards))
            game.call(Choose(self.traders[0], "card", "market-take", cards), then=self.taken)

    def taken(self, game: ColonyGame, choice: Choose) -> None:
        """Into that hand; then the next."""
        seat = self.traders.pop(0)
        card = next(one for one in self.cards if game.item(one).id == choice.first)
        self.cards.remove(card)
        _take_openly(game, seat, card)
        self.go(self.take)


@procedure
class SetBounty(Procedure):
    """A leader promises a card."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Choose it."""
        cards = hand(self.seat, unlocked=False)
        game.call(Choose(self.seat, "card", "bounty", cards), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """All see it beside the board."""
        card = game.in_hand(self.seat, choice.first)
        game.leaves_hand(self.seat, card)
        Warring.of(game).bounty[game.home_of(self.seat)].append(card)
        game.emit("bounty-set", seat=self.seat, card=choice.first)


@procedure
class TakeBounty(Procedure):
    """Somebody has earned what was promised."""

    seat: int
    seats: list[int]

    def start(self, game: ColonyGame) -> None:
        """Of several the leader chooses one."""
        game.call(Choose(self.seat, "player", "bounty", Seats(self.seats)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Into that hand."""
        cards = Warring.of(game).bounty[game.home_of(self.seat)]
        while cards and choice.picked:
            _take_openly(game, choice.first, cards.pop())


@op("blind")
def blind(game: ColonyGame, effect: Effect, location: Where) -> None:
    """In a combat there in this round the enemies roll no combat die."""
    slot, mine = Warring.of(game), game.player(effect.seat).colony
    for place in location:
        for side in (side for side in range(len(HOMES)) if side != mine):
            slot.blinded.setdefault(place, []).append(side)
            game.emit("blinded", place=place, colony=HOMES[side])
