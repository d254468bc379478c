"""Looking at hidden cards."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import DONE, PICKS, Choose
from ...rules.sources import Crises
from ..effects import Effect
from ..vocabulary import Amount, AnyDeck, Deck, Rest, Symbols, Where, Who, op
from .items import gain_secretly

SEEN = OptionKind("seen")
LEAVE = OptionKind("leave-on-top")
UNDER = OptionKind("put-under")


@op("look-hands")
def look_hands(game: ColonyGame, effect: Effect, who: Who) -> None:
    """You see the hands of these players."""
    for seat in who:
        see_hand(game, effect.seat, seat)


@op("look-random-card")
def look_random_card(game: ColonyGame, effect: Effect, who: Who) -> None:
    """You see one random hand card of each of these players."""
    for seat in who:
        hand = game.player(seat).hand
        if seat == effect.seat or not hand:
            continue
        card = hand[game.draw(len(hand), "pick")]
        game.peek(effect.seat, f"hand:{seat}", item=card)
        game.emit(
            "looked-at-card",
            secret={"card": game.item(card).id},
            to=[effect.seat],
            seat=effect.seat,
            other=seat,
        )


@op("reveal-hand")
def reveal_hand(game: ColonyGame, effect: Effect, who: Who) -> None:
    """All see the hands of these players."""
    for seat in who:
        game.show_in_hand(seat, game.player(seat).hand)
        game.emit("hand-shown", seat=seat, cards=game.card_ids(game.player(seat).hand))


@op("look-secret-objective")
def look_secret_objective(game: ColonyGame, effect: Effect, who: Who) -> None:
    """You see the secret objective of these players."""
    for seat in who:
        for name in game.player(seat).objectives:
            game.peek(effect.seat, f"objective:{seat}", card=name)
        game.emit(
            "looked-at-objective",
            secret={"objective": (game.player(seat).objectives or [""])[0]},
            to=[effect.seat],
            seat=effect.seat,
            other=seat,
        )


@op("look-crises")
def look_crises(game: ColonyGame, effect: Effect, n: int) -> Procedure | None:
    """You see the top ``n`` cards of the crisis deck and put them back in any order."""
    return OrderCrises(effect.seat, min(n, len(game.state.crisis_deck))) if game.state.crisis_deck else None


@op("look-top-item")
def look_top_item(game: ColonyGame, effect: Effect, deck: Deck) -> Procedure | None:
    """You see the top card of an item deck."""
    if not deck or not game.place(deck).deck:
        return None
    card = game.place(deck).deck[0]
    game.peek(effect.seat, f"deck:{deck}", item=card)
    game.emit("looked-at-top", secret={"card": game.item(card).id}, to=[effect.seat], seat=effect.seat, place=deck)
    return Shown(effect.seat, "item", deck)


@op("look")
def look(
    game: ColonyGame,
    effect: Effect,
    deck: AnyDeck,
    n: Amount = 1,
    take: int = 0,
    filter: Symbols = "any",
    rest: Rest = "order",
) -> Procedure | None:
    """You look at the top ``n`` cards of a deck and may take up to ``take`` fitting ones into your hand. What
    becomes of the rest: back in an ``order`` of your choice, each on ``top-or-bottom``, ``under`` the
    deck, ``shuffle`` them back, to the ``waste`` pile, ``removed`` from the game."""
    return Look(effect.seat, deck, n, take, list(filter), rest) if deck else None


@op("draw-one-of")
def draw_one_of(game: ColonyGame, effect: Effect, decks: Where) -> Procedure | None:
    """You look at the top card of the item deck of each of these places and keep one; the others go under their
    decks."""
    full = [place for place in decks if game.place(place).deck]
    return DrawOneOf(effect.seat, full) if full else None


def see_hand(game: ColonyGame, seat: int, other: int) -> None:
    """One player sees the hand of another."""
    if seat == other:
        return
    for card in game.player(other).hand:
        game.peek(seat, f"hand:{other}", item=card)
    game.emit(
        "looked-at-hand",
        secret={"cards": game.card_ids(game.player(other).hand)},
        to=[seat],
        seat=seat,
        other=other,
    )


@procedure
class Shown(Procedure):
    """Show the top card of a deck to one player until it is acknowledged: of items, or of crises."""

    seat: int
    what: str
    place: str = ""

    def start(self, game: ColonyGame) -> None:
        game.ask(
            self.seat,
            "shown",
            options=self.options,
            then=self.done,
            what=self.what,
            place=self.place,
            **self.shows(game),
        )

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        if self.what == "crisis":
            return {"cards": Crises(1).now(game)}
        return {"cards": game.card_ids(game.place(self.place).deck[:1])}

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        return [SEEN.only]

    def done(self, game: ColonyGame, option: Option) -> None:
        """Go on."""


@procedure
class OrderCrises(Procedure):
    """Look at crises and put them back in an order of choice, the first one on top."""

    seat: int
    n: int

    def start(self, game: ColonyGame) -> None:
        cards = Crises(self.n).now(game)
        for name in cards:
            game.peek(self.seat, "crisis", card=name)
        game.emit("looked-at-crises", secret={"cards": cards}, to=[self.seat], seat=self.seat)
        if self.n == 1:
            game.call(Shown(self.seat, "crisis"))
        else:
            choice = Choose(self.seat, "order", "order-crises", Crises(self.n), self.n - 1)
            game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """In the chosen order, which nobody else knows: what others had seen of these cards holds no longer."""
        state, picked, cards = game.state, choice.picked or [], Crises(self.n).now(game)
        rest = [name for name in cards if name not in picked]
        state.crisis_deck[: self.n] = [*picked, *rest]
        state.peeks = [p for p in state.peeks if p.zone != "crisis" or p.card not in cards or p.seat == self.seat]


@procedure
class Look(Procedure):
    """Look at the top cards of a deck, perhaps take some, and put the rest back.

    Whatever is decided is done to the deck at once, so that nothing hidden is kept here. ``deck``: "crisis", the
    name of a module's deck, or an item deck ("deck:school").
    """

    seat: int
    deck: str
    n: int
    take: int
    filter: list[str]
    rest: str
    sorted: int = 0
    """How many of them are in the order of choice by now."""

    def start(self, game: ColonyGame) -> None:
        """See them."""
        self.n = min(self.n, len(self.pile(game)))
        for card in self.pile(game)[: self.n]:
            if isinstance(card, int):
                game.peek(self.seat, self.deck, item=card)
            else:
                game.peek(self.seat, self.deck, card=card)
        facts = {"seat": self.seat, "place": self.place, "n": self.n}
        game.emit("looked-at-cards", secret={"cards": self.top(game)}, to=[self.seat], **facts)
        self.ask(game)

    @property
    def place(self) -> str:
        """The place whose deck it is; empty: one that no place has."""
        return self.deck.partition(":")[2]

    def pile(self, game: ColonyGame) -> list[Any]:
        """The cards of the deck: numbers of item cards, or names."""
        if self.place:
            return list(game.place(self.place).deck)
        decks = {deck.name: deck.cards for deck in game.rules.decks(game.state)}
        return list(decks.get(self.deck, []) if self.deck != "crisis" else game.state.crisis_deck)

    def lay(self, game: ColonyGame, cards: list[Any]) -> None:
        """These are the cards of the deck now."""
        if self.place:
            game.lay_deck(self.place, cards)
        elif self.deck == "crisis":
            game.state.crisis_deck = cards
        for deck in game.rules.decks(game.state):
            if deck.name == self.deck:
                deck.cards[:] = cards

    def seen(self, game: ColonyGame) -> list[Any]:
        """Those that still lie on top: with two players at once the other may have drawn some of them."""
        known = {p.card or p.item for p in game.state.peeks if p.seat == self.seat and p.zone == self.deck}
        return list(takewhile(known.__contains__, self.pile(game)[: self.n]))

    def top(self, game: ColonyGame) -> list[str]:
        """The cards that are looked at."""
        cards = self.seen(game)
        return game.card_ids(cards) if self.place else cards

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        """Those that the question is about: for top or bottom one after the other."""
        cards = self.top(game)
        alone = self.rest == "top-or-bottom" and not self.take
        return {"cards": cards[self.sorted : self.sorted + 1] if alone else cards}

    def ask(self, game: ColonyGame) -> None:
        """What to take; then what becomes of the rest."""
        if not self.n:
            return
        if not self.take and self.rest not in ("order", "top-or-bottom"):
            self.put_away(game)
            return
        more = {"what": "take" if self.take else self.rest, "place": self.place, **self.shows(game)}
        game.ask(self.seat, "look", options=self.options, then=self.chosen, **more)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Cards to take, the next one from the top, or where the one that was seen goes."""
        cards = self.top(game)
        if self.take:
            both = zip(self.seen(game), cards, strict=True)
            fitting = [name for card, name in both if game.fits(card, self.filter)]
            return [*(PICKS["card"][name] for name in dict.fromkeys(fitting)), DONE.only]
        if self.rest == "top-or-bottom":
            return [LEAVE.only, UNDER.only] if self.sorted < len(cards) else []
        return [PICKS["order"][name] for name in dict.fromkeys(cards[self.sorted :])]

    def chosen(self, game: ColonyGame, option: Option | None) -> None:
        """Do it, and go on; ``None``: all of them were drawn meanwhile."""
        if option is None:
            return
        pile, self.n = self.pile(game), len(self.seen(game))
        if option is DONE.only:
            self.take = 0
        elif option.verb == "choose-card":
            card = pile.pop(self.position(game, option["card"]))
            self.lay(game, pile)
            self.n, self.take = self.n - 1, self.take - 1
            gain_secretly(game, self.seat, [card], self.place)
        elif option.verb == "choose-order":
            pile.insert(self.sorted, pile.pop(self.position(game, option["order"])))
            self.lay(game, pile)
            self.sorted += 1
        else:
            self.put(game, under=option is UNDER.only)
            return
        if self.sorted and self.sorted >= self.n - 1:
            self.forget(game)
        else:
            self.go(self.ask)

    def position(self, game: ColonyGame, name: str) -> int:
        """Where a card lies that was named, among those that have no place yet."""
        return self.top(game).index(name, self.sorted)

    def put(self, game: ColonyGame, *, under: bool) -> None:
        """One card stays on top or goes under the deck; of several nobody else knows which (then the next)."""
        pile, state = self.pile(game), game.state
        card = pile[self.sorted]
        if self.n > 1 or self.sorted:
            state.peeks = [p for p in state.peeks if p.seat == self.seat or card not in (p.item, p.card)]
        if under:
            pile.append(pile.pop(self.sorted))
            self.lay(game, pile)
            self.n -= 1
            game.emit("put-under", seat=self.seat, place=self.place)
        else:
            self.sorted += 1
        if self.sorted < self.n:
            self.go(self.ask)

    def forget(self, game: ColonyGame) -> None:
        """They lie in an order that nobody else knows: what others had seen of them holds no longer."""
        top, state = self.pile(game)[: self.n], game.state
        state.peeks = [
            p
            for p in state.peeks
            if p.zone != self.deck or p.seat == self.seat or (p.item not in top and p.card not in top)
        ]
        if any(deck.name == self.deck and deck.open for deck in game.rules.decks(state)):
            game.reveal()
            game.emit("top-open", deck=self.deck, card=top[0])

    def put_away(self, game: ColonyGame) -> None:
        """The rest goes under the deck (P-03), back into it, to the waste pile or out of the game."""
        pile = self.pile(game)
        cards, pile = pile[: self.n], pile[self.n :]
        if self.rest == "shuffle":
            self.lay(game, pile + cards)
            game.shuffle_deck(self.place)
        elif self.rest == "under":
            if game.setup.policy("under_deck") == "random" and len(cards) > 1:
                game.shuffle(cards)
                for card in cards:
                    game.forget(item=card)
            self.lay(game, pile + cards)
        else:
            self.lay(game, pile)
            for card in cards:
                game.forget(item=card)
                if self.rest == "waste":
                    game.discard(self.seat, card)
                else:
                    game.remove_item(card)
            game.emit("cards-away", place=self.place, cards=game.card_ids(cards), pile=self.rest)


@procedure
class DrawOneOf(Procedure):
    """Look at the top card of several item decks, keep one, and put the others under their decks."""

    seat: int
    places: list[str]

    def start(self, game: ColonyGame) -> None:
        """See them."""
        for place in self.places:
            game.peek(self.seat, f"deck:{place}", item=game.place(place).deck[0])
            facts = {"seat": self.seat, "place": place, "n": 1}
            card = {"cards": game.card_ids(game.place(place).deck[:1])}
            game.emit("looked-at-cards", secret=card, to=[self.seat], **facts)
        game.ask(self.seat, "look", options=self.options, then=self.chosen, what="take", **self.shows(game))

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        """The cards to choose from."""
        return {"cards": game.card_ids(game.place(place).deck[0] for place in self.places)}

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of them: decks have different backs, so they are different cards."""
        return [PICKS["card"][name] for name in self.shows(game)["cards"]]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """That one is kept."""
        for place in self.places:
            (card,) = game.take_top(place)
            if game.item(card).id == option["card"]:
                gain_secretly(game, self.seat, [card], place)
            else:
                game.lay_deck(place, [*game.place(place).deck, card])
                game.emit("put-under", seat=self.seat, place=place)
