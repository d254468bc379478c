"""Item cards: searching decks, drawing, giving, taking, removing, recovering."""

from __future__ import annotations

from overwinter.kernel.data import without
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import DONE, PICKS, Choose, ask_choice
from ...rules.hidden import Held, Known, Open, known_in
from ...rules.sources import Cards, People, Seats, Words
from ...state import Contribution
from ..effects import Effect
from ..vocabulary import Amount, Deck, Finds, Ops, Pile, Symbols, Target, Where, Who, op


@op("search-deck")
def search_deck(
    game: ColonyGame,
    effect: Effect,
    deck: Deck,
    n: Amount,
    filter: Symbols = "any",
    to: Finds = "hand",
    by: Target = "each-own",  # type: ignore[assignment]
    otherwise: Ops = "",
) -> Procedure | None:
    """Look through a whole deck for up to ``n`` fitting cards: into your hand, out of the game (to = "removed":
    all of them), or (to = "equip") equipped at once to survivors of your choice among ``by``. Then it is
    shuffled. ``otherwise``: if there is no such card."""
    if not deck:
        return None
    if otherwise and not any(game.fits(card, filter) for card in game.place(deck).deck):
        game.shuffle_deck(deck)
        return Effect(otherwise, effect.seat, effect.source, dict(effect.scope))
    if to == "removed":
        cards = [c for c in game.place(deck).deck if game.fits(c, filter)]
        game.lay_deck(deck, [c for c in game.place(deck).deck if c not in cards])
        for card in cards:
            game.remove_item(card)
        game.emit("deck-purged", place=deck, cards=game.card_ids(cards))
        game.shuffle_deck(deck)
        return None
    return SearchDeck(effect.seat, deck, n, list(filter), list(by) if to == "equip" else None)


@op("draw-items")
def draw_items(game: ColonyGame, effect: Effect, who: Who, deck: Deck, n: Amount) -> None:
    """These players take the top ``n`` cards of the deck into their hands."""
    if not deck:
        return
    for seat in who:
        gain_secretly(game, seat, game.take_top(deck, n), deck)


@op("remove-top")
def remove_top(game: ColonyGame, effect: Effect, deck: Deck, n: Amount) -> None:
    """The top ``n`` cards of a deck leave the game, face down (R-353)."""
    if not deck:
        return
    gone = game.take_top(deck, n)
    if gone:
        game.emit("deck-cut", place=deck, n=len(gone))
        game.remove_unseen(f"deck:{deck}", gone)


@op("draw-from-each")
def draw_from_each(game: ColonyGame, effect: Effect, who: Who, where: Where, n: int = 1) -> None:
    """These players take the top ``n`` cards of the deck of each of these places into their hands."""
    for seat in who:
        for name in where:
            gain_secretly(game, seat, game.take_top(name, n), name)


@op("reveal-top")
def reveal_top(
    game: ColonyGame, effect: Effect, deck: Deck, n: int, filter: Symbols, keep: int = 99
) -> Procedure | None:
    """Reveal the top ``n`` cards; fitting ones go to your hand (``keep``: at most so many, and only if
    you like); the others are shuffled back."""
    shown = game.place(deck).deck[:n] if deck else []
    if not shown:
        return None
    game.reveal()
    game.emit("cards-revealed", place=deck, cards=game.card_ids(shown))
    fitting = [c for c in shown if game.fits(c, filter)]
    if len(fitting) and keep < 99:
        return KeepRevealed(effect.seat, deck, game.card_ids(fitting), keep)
    take_from_deck(game, effect.seat, deck, fitting)
    game.shuffle_deck(deck)
    return None


@op("reveal-until")
def reveal_until(game: ColonyGame, effect: Effect, deck: Deck, n: int, filter: Symbols) -> None:
    """Reveal cards until ``n`` fit; these go to your hand, the others are shuffled back."""
    if not deck:
        return
    shown: list[int] = []
    fitting: list[int] = []
    for card in game.place(deck).deck:
        if len(fitting) == n:
            break
        shown.append(card)
        if game.fits(card, filter):
            fitting.append(card)
    game.reveal()
    game.emit("cards-revealed", place=deck, cards=game.card_ids(shown))
    take_from_deck(game, effect.seat, deck, fitting)
    game.shuffle_deck(deck)


@op("draw-and-gift")
def draw_and_gift(game: ColonyGame, effect: Effect, who: Who, deck: Deck, n: int) -> Procedure | None:
    """A player may take up to ``n`` cards off the deck, show them, and give each to another player."""
    return DrawAndGift(who[0], deck, n) if who and deck and game.place(deck).deck else None


@op("remove-deck")
def remove_deck(game: ColonyGame, effect: Effect, deck: Deck) -> None:
    """The whole deck leaves the game, face down (R-353)."""
    if not deck:
        return
    gone = game.place(deck).deck
    game.emit("deck-removed", place=deck, n=len(gone))
    game.remove_unseen(f"deck:{deck}", gone)
    game.lay_deck(deck, [])


@op("recover-removed")
def recover_removed(
    game: ColonyGame, effect: Effect, filter: Symbols, n: int, up_to: bool = False
) -> Procedure | None:
    """Take ``n`` fitting cards of your choice that left the game into your hand."""
    if game.player(effect.seat).eliminated:
        return None  # dropped out by what the card did before
    return Recover(effect.seat, list(filter), n, up_to)


@op("removed-to-waste")
def removed_to_waste(game: ColonyGame, effect: Effect, filter: Symbols, n: Amount) -> None:
    """The last ``n`` fitting cards that left the game go into the waste pile."""
    fitting = [c for c in game.state.removed if game.fits(c, filter)]
    cards = fitting[max(0, len(fitting) - n) :]
    waste = game.colony_of(effect.seat).waste
    for card in cards:
        game.state.removed.remove(card)
        waste.append(card)
    game.emit("waste-added", n=len(cards), waste=len(waste))


@op("event-item-to-waste")
def event_item_to_waste(game: ColonyGame, effect: Effect) -> None:
    """The item that was used goes into the waste pile."""
    card = int(effect.scope.get("item", -1))
    for survivor in game.state.survivors.values():
        if card in survivor.items:
            survivor.items = without(survivor.items, card)
            game.discard(survivor.owner, card)
            game.emit("discarded", seat=survivor.owner, card=game.item(card).id)
            return
    for player in game.state.players:
        if card in player.hand:
            lose_card(game, player.seat, card, "waste")


@op("remove-from-hand")
def remove_from_hand(
    game: ColonyGame, effect: Effect, who: Who, n: int = 1, random: bool = False, to: Pile = "removed"
) -> Procedure:
    """These players lose ``n`` hand cards, chosen by them or at random, out of the game or to the waste."""
    return LoseCards(list(who), n, random, to)


@op("give-all-but")
def give_all_but(game: ColonyGame, effect: Effect, to: Who, n: int = 1) -> Procedure | None:
    """Give your hand to another player, except ``n`` cards of your choice."""
    return GiveAllBut(effect.seat, to[0], n) if to else None


@op("take-card")
def take_card(
    game: ColonyGame, effect: Effect, who: Who, random: bool = False, lock: bool = False
) -> Procedure | None:
    """Take a card from a player's hand, at random or of your choice; ``lock``: unusable this round."""
    seats = [seat for seat in who if game.player(seat).hand]
    return TakeCard(effect.seat, seats[0], random, lock) if seats else None


@op("swap-cards")
def swap_cards(
    game: ColonyGame, effect: Effect, who: Who, shown: bool = False, if_able: bool = False
) -> Procedure | None:
    """You and that player (the "other-player" from here on) exchange a hand card; each chooses what to give.
    ``shown``: all see both cards. ``if-able``: whoever has none gives none."""
    if if_able:
        return SwapCards(effect.seat, who[0], shown) if who and who[0] != effect.seat else None
    able = [seat for seat in who if game.player(seat).hand]
    effect.scope["other-player"] = able[:1]
    return SwapCards(effect.seat, able[0], shown) if able and game.player(effect.seat).hand else None


@op("take-contribution")
def take_contribution(game: ColonyGame, effect: Effect) -> Procedure | None:
    """What was contributed to the crisis is shuffled; you look at it and may take 1 card of it into your hand."""
    return TakeContribution(effect.seat) if game.state.contributions else None


@op("swap-medicine-for-morale")
def swap_medicine_for_morale(game: ColonyGame, effect: Effect, n: int = 3) -> Procedure:
    """You may take exactly ``n`` medicine cards out of any hands, out of the game, for 1 morale."""
    return HandsForMorale(effect.seat, n, effect.source, [])


def lose_card(game: ColonyGame, seat: int, card: int, to: Pile) -> None:
    """A hand card goes into the waste pile, or (``to`` "removed") out of the game, for all to see: a payment."""
    game.leaves_hand(seat, card)
    if to == "waste":
        game.discard(seat, card)
    else:
        game.remove_item(card)
    game.emit("discarded", seat=seat, card=game.item(card).id)


def lose_any(game: ColonyGame, seat: int, card: int, to: Pile) -> None:
    """A hand card of whichever kind is lost: into the waste pile, which is open, or face down out of the game."""
    if to == "waste" or game.setup.version == 1:
        lose_card(game, seat, card, to)
    else:
        game.remove_face_down(seat, [card])


def gain_secretly(game: ColonyGame, seat: int, cards: list[int], place: str) -> None:
    """Cards come into a hand; only its player learns which."""
    if not cards:
        return
    game.reveal()
    for card in cards:
        game.forget(item=card)
        game.to_hand(seat, card)
    game.emit("drew", secret={"cards": game.card_ids(cards)}, to=[seat], seat=seat, place=place, n=len(cards))


def take_from_deck(game: ColonyGame, seat: int, deck: str, cards: list[int]) -> None:
    """Revealed cards come into a hand: everybody saw them."""
    for card in cards:
        game.lay_deck(deck, without(game.place(deck).deck, card))
        game.to_hand(seat, card)
    game.show_in_hand(seat, cards)
    if cards:
        game.emit("took-revealed", seat=seat, cards=game.card_ids(cards))


@procedure
class SearchDeck(Procedure):
    """Look through a deck and take cards of choice."""

    seat: int
    deck: str
    n: int
    filter: list[str]
    takers: list[str] | None = None
    """Survivors one of whom is equipped with each card; ``None``: into the hand."""
    card: int = -1
    """The one that is about to be equipped: all see it."""

    def zones(self, game: ColonyGame) -> list[Held]:
        """The card that is shown."""
        return [Held([self.card], None)] if self.card >= 0 else []

    def start(self, game: ColonyGame) -> None:
        """See all, choose some."""
        game.reveal()
        deck = Cards([f"deck:{self.deck}"], self.filter)
        choice = Choose(self.seat, "card", "search-deck", deck, self.n, up_to=True, always=True)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Take them; shuffle even if nothing was taken (R-069)."""
        deck, taken = game.place(self.deck).deck, []
        for name in choice.picked or []:
            taken.append(next(c for c in deck if game.item(c).id == name))
            deck = without(deck, taken[-1])
        game.lay_deck(self.deck, deck)
        if self.takers is not None and taken:
            self.equip(game, taken[0])
            return
        gain_secretly(game, self.seat, taken, self.deck)
        game.shuffle_deck(self.deck)

    def equip(self, game: ColonyGame, card: int) -> None:
        """All see what it is; who takes it?"""
        self.card, self.n = card, self.n - 1
        game.forget(item=card)
        game.reveal()
        game.emit("cards-revealed", place=self.deck, cards=[game.item(card).id])
        game.shuffle_deck(self.deck)
        game.call(Choose(self.seat, "survivor", "equip", People(self.takers or [])), then=self.equipped)

    def equipped(self, game: ColonyGame, choice: Choose) -> None:
        """Equipped, or where nobody can take it into the hand."""
        card, self.card = self.card, -1
        if choice.picked:
            survivor = game.state.survivors[choice.first]
            survivor.items = [*survivor.items, card]
            game.emit("equipped", seat=self.seat, survivor=choice.first, card=game.item(card).id)
        else:
            game.to_hand(self.seat, card)
            game.show_in_hand(self.seat, [card])
        if self.n:
            self.go(self.start)


@procedure
class KeepRevealed(Procedure):
    """Keep some of the revealed cards if wanted; shuffle the rest back."""

    seat: int
    deck: str
    cards: list[str]
    keep: int

    def start(self, game: ColonyGame) -> None:
        revealed = Cards([f"deck:{self.deck}"], only=self.cards)
        game.call(Choose(self.seat, "card", "keep-revealed", revealed, self.keep, up_to=True), then=self.chose)

    def zones(self, game: ColonyGame) -> list[Known]:
        """All have seen them, and they still lie in the deck."""
        deck = Cards([f"deck:{self.deck}"], only=self.cards)
        return [Known(deck, None, card) for card in deck.now(game)]

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        deck = game.place(self.deck).deck
        taken = []
        for name in choice.picked or []:
            taken.append(next(c for c in deck if game.item(c).id == name and c not in taken))
        take_from_deck(game, self.seat, self.deck, taken)
        game.shuffle_deck(self.deck)


@procedure
class DrawAndGift(Procedure):
    """Show up to ``n`` cards off a deck and give each to another player."""

    seat: int
    deck: str
    n: int
    card: int = -1

    def zones(self, game: ColonyGame) -> list[Held]:
        """The card that is shown."""
        return [Held([self.card], None)] if self.card >= 0 else []

    def start(self, game: ColonyGame) -> None:
        most = min(self.n, len(game.place(self.deck).deck))
        game.call(Choose(self.seat, "face", "draw-and-gift", Words(list(range(most + 1)))), then=self.many)

    def many(self, game: ColonyGame, choice: Choose) -> None:
        """Begin to hand out."""
        self.n = int(choice.first or 0)
        self.go(self.hand_out)

    def hand_out(self, game: ColonyGame) -> None:
        """Show the next card and choose who gets it."""
        others = [p for p in game.clockwise(self.seat) if p != self.seat]
        if not self.n or not others or not game.place(self.deck).deck:
            return
        self.n -= 1
        (self.card,) = game.take_top(self.deck)
        game.forget(item=self.card)
        game.reveal()
        game.emit("cards-revealed", place=self.deck, cards=[game.item(self.card).id])
        game.call(Choose(self.seat, "player", "gift", Seats(others)), then=self.given)

    def given(self, game: ColonyGame, choice: Choose) -> None:
        """Into that hand; all saw it."""
        seat = choice.first
        game.to_hand(seat, self.card)
        game.show_in_hand(seat, [self.card])
        game.emit("took-revealed", seat=seat, cards=[game.item(self.card).id])
        self.card = -1
        self.go(self.hand_out)


@procedure
class Recover(Procedure):
    """Take cards back that had left the game."""

    seat: int
    symbols: list[str]
    n: int
    up_to: bool

    def start(self, game: ColonyGame) -> None:
        pile = Cards(["removed"], self.symbols)
        game.call(Choose(self.seat, "card", "recover", pile, self.n, self.up_to), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Into the hand; the pile is open, so all know."""
        taken = []
        for name in choice.picked or []:
            card = next(c for c in game.state.removed if game.item(c).id == name)
            game.state.removed.remove(card)
            game.to_hand(self.seat, card)
            taken.append(card)
        game.show_in_hand(self.seat, taken)
        if taken:
            game.emit("took-revealed", seat=self.seat, cards=game.card_ids(taken))


@procedure
class LoseCards(Procedure):
    """Players lose hand cards."""

    seats: list[int]
    n: int
    random: bool
    to: str

    def start(self, game: ColonyGame) -> None:
        while self.seats:
            seat = self.seats[0]
            hand = game.player(seat).hand
            if self.random:
                for _ in range(min(self.n, len(hand))):
                    lose_any(game, seat, hand[game.draw(len(hand), "pick")], self.to)
                self.seats.pop(0)
            elif hand:
                mine = Cards([f"hand:{seat}"])
                game.call(Choose(seat, "card", "lose-card", mine, min(self.n, len(hand))), then=self.chose)
                return
            else:
                self.seats.pop(0)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Lose what was chosen."""
        seat = self.seats.pop(0)
        for name in choice.picked or []:
            lose_any(game, seat, game.in_hand(seat, name), self.to)
        self.go(self.start)


@procedure
class GiveAllBut(Procedure):
    """Keep some cards and hand the rest to another player."""

    seat: int
    to: int
    n: int

    def start(self, game: ColonyGame) -> None:
        """Choose what is kept."""
        n = min(self.n, len(game.player(self.seat).hand))
        choice = Choose(self.seat, "card", "keep-card", Cards([f"hand:{self.seat}"]), n)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """The rest changes hands; both know what."""
        kept = [game.in_hand(self.seat, name) for name in choice.picked or []]
        given = [card for card in game.player(self.seat).hand if card not in kept]
        move_cards(game, self.seat, self.to, given)


@procedure
class TakeCard(Procedure):
    """Take a card out of another hand."""

    seat: int
    victim: int
    random: bool
    lock: bool

    def start(self, game: ColonyGame) -> None:
        """At random, or choose from the open hand."""
        hand = game.player(self.victim).hand
        if self.random:
            self.take(game, hand[game.draw(len(hand), "pick")])
        else:
            theirs = Cards([f"hand:{self.victim}"])
            game.call(Choose(self.seat, "card", "take-card", theirs), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if choice.picked:
            self.take(game, game.in_hand(self.victim, choice.first))

    def take(self, game: ColonyGame, card: int) -> None:
        move_cards(game, self.victim, self.seat, [card])
        if self.lock:
            game.state.locked = [*game.state.locked, card]


def move_cards(game: ColonyGame, giver: int, taker: int, cards: list[int]) -> None:
    """Hand cards change owner: only the two players concerned learn which (R-053, R-252)."""
    if not cards:
        return
    for card in cards:
        game.leaves_hand(giver, card, seen_by=[giver, taker])
        game.to_hand(taker, card)
        game.peek(giver, f"hand:{taker}", item=card)
    game.emit(
        "cards-moved",
        secret={"cards": game.card_ids(cards)},
        to=[giver, taker],
        giver=giver,
        taker=taker,
        n=len(cards),
    )


@procedure
class HandsForMorale(Procedure):
    """Medicine out of any hands for morale: all or none (James Meyers)."""

    seat: int
    n: int
    source: str
    picked: list[str]

    def start(self, game: ColonyGame) -> None:
        """Choose the cards one by one; the first choice may be to leave it. Asked even if there are too few."""
        pool = self.medicine(game, least=self.n)
        first = Choose(self.seat, "card", "medicine-for-morale", pool, 1, up_to=True, always=True)
        game.call(first, then=self.first)

    def medicine(self, game: ColonyGame, least: int = 0) -> Cards:
        """All medicine in all hands."""
        return Cards([f"hand:{seat}" for seat in game.clockwise(self.seat)], "medicine", least=least)

    def first(self, game: ColonyGame, choice: Choose) -> None:
        """Wanted: choose the rest."""
        if not choice.picked:
            return
        pool, why = self.medicine(game), "medicine-for-morale"
        rest = Choose(self.seat, "card", why, pool, self.n, picked=choice.picked, always=True)
        game.call(rest, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Too few of them: none is taken."""
        self.picked = choice.picked or []
        if len(self.picked) == self.n:
            self.pay(game)

    def pay(self, game: ColonyGame) -> None:
        """They leave the game, one after the other; which hand gives a card is chosen too."""
        if self.picked:
            ask_choice(game, self.seat, "player", "medicine-for-morale", 1, self.holders, self.paid)
        else:
            game.change_morale(game.colony_of(self.seat), 1, self.source)

    def holders(self, game: ColonyGame, seat: int) -> list[Option]:
        """Who has the next of the cards in hand."""
        hands = {seat: game.card_ids(game.player(seat).hand) for seat in game.clockwise(self.seat)}
        return [PICKS["player"][seat] for seat, cards in hands.items() if self.picked[0] in cards]

    def paid(self, game: ColonyGame, option: Option | None) -> None:
        """Out of that hand."""
        card = self.picked.pop(0)
        if option is not None:
            giver = option["player"]
            lose_card(game, giver, game.in_hand(giver, card), "removed")
        self.go(self.pay)

    def zones(self, game: ColonyGame) -> list[Known | Open]:
        """Who chooses sees all hands; the others do not know what was picked."""
        pool = self.medicine(game)
        return [*(Open(zone, self.seat) for zone in pool.zones), *known_in(pool, self.seat, self.picked)]


@procedure
class SwapCards(Procedure):
    """Two players exchange a hand card each."""

    seat: int
    other: int
    shown: bool = False

    def start(self, game: ColonyGame) -> None:
        """Both choose at once."""
        able = [seat for seat in (self.seat, self.other) if game.player(seat).hand]
        game.ask_each(able, "swap-card", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every different hand card."""
        return [PICKS["card"][name] for name in dict.fromkeys(game.card_ids(game.player(seat).hand))]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """They change hands; only these two learn which."""
        given = {seat: game.in_hand(seat, option["card"]) for seat, option in answers.items()}
        ways = [(self.seat, self.other), (self.other, self.seat)]
        ways = [(giver, taker) for giver, taker in ways if giver in given]
        for giver, taker in ways:
            move_cards(game, giver, taker, [given[giver]])
        if self.shown:
            for giver, taker in ways:
                game.show_in_hand(taker, [given[giver]])
                game.emit("swapped-card", seat=giver, taker=taker, card=game.item(given[giver]).id)


@procedure
class TakeContribution(Procedure):
    """Look at what was contributed, without learning who gave what, and perhaps take a card."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Shuffled: from now on nobody knows whose card is whose."""
        state = game.state
        given = [Contribution(-1, entry.card, entry.seen) for entry in state.contributions]
        game.shuffle(given)
        state.contributions = given
        for entry in state.contributions:
            game.peek(self.seat, "contributions", item=entry.card)
        cards = self.shows(game)["cards"]
        game.emit("looked-at-contributions", secret={"cards": cards}, to=[self.seat], seat=self.seat)
        game.ask(self.seat, "take-contribution", options=self.options, then=self.chosen, **self.shows(game))

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        """The cards that are looked at."""
        return {"cards": game.card_ids(entry.card for entry in game.state.contributions)}

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each different card, or none."""
        return [*(PICKS["card"][name] for name in dict.fromkeys(self.shows(game)["cards"])), DONE.only]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Into the hand. The others see only its back: they can be sure of no card with that back any more."""
        if option is DONE.only:
            return
        state = game.state
        taken = next(entry for entry in state.contributions if game.item(entry.card).id == option["card"])
        back = game.item(taken.card).deck
        state.contributions = [
            Contribution(entry.seat, entry.card, entry.seen and game.item(entry.card).deck != back)
            for entry in without(state.contributions, taken)
        ]
        state.peeks = [
            p
            for p in state.peeks
            if p.zone != "contributions"
            or (p.item != taken.card and (p.seat == self.seat or game.item(p.item).deck != back))
        ]
        game.to_hand(self.seat, taken.card)
        card = option["card"]
        game.emit("took-contribution", secret={"card": card}, to=[self.seat], seat=self.seat)
