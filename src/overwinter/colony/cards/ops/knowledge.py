"""Looking at hidden cards."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.sources import Crises
from ..effects import Effect
from ..vocabulary import Deck, Who, op

SEEN = OptionKind("seen")


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
