"""Hand cards that players give each other, and cards that come back."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import PICKS, Choose
from ...rules.sources import hand
from ..effects import Effect
from ..vocabulary import Amount, Symbols, Who, op
from .items import move_cards


@op("give-cards")
def give_cards(
    game: ColonyGame, effect: Effect, to: Who, n: Amount = 1, symbol: Symbols = "any"
) -> Procedure | None:
    """You give ``n`` hand cards of your choice (``symbol``: only such cards) to that player, or all if you have
    fewer."""
    return GiveCards(effect.seat, to[0], n, list(symbol)) if to and to[0] != effect.seat else None


@op("pass-cards-left")
def pass_cards_left(game: ColonyGame, effect: Effect) -> Procedure:
    """Every player of your colony gives a hand card of choice to the next one on the left, all at once; whoever
    has none gives none."""
    return PassCards(effect.seat)


@op("take-back")
def take_back(game: ColonyGame, effect: Effect) -> None:
    """The card that was played goes back to your hand out of the waste pile, if it still lies there."""
    card, waste = int(effect.scope.get("item", -1)), game.colony_of(effect.seat).waste
    if card in waste:
        waste.remove(card)
        game.to_hand(effect.seat, card)
        game.show_in_hand(effect.seat, [card])
        game.emit("took-revealed", seat=effect.seat, cards=[game.item(card).id])


@procedure
class GiveCards(Procedure):
    """A player gives some hand cards away."""

    seat: int
    to: int
    n: int
    symbols: list[str] = field(default_factory=lambda: ["any"])

    def start(self, game: ColonyGame) -> None:
        """Choose them."""
        cards = hand(self.seat, self.symbols, unlocked=False)
        game.call(Choose(self.seat, "card", "give-card", cards, self.n), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """They change hands; only these two learn which."""
        given: list[int] = []
        for name in choice.picked or []:
            held = game.player(self.seat).hand
            given.append(next(card for card in held if game.item(card).id == name and card not in given))
        move_cards(game, self.seat, self.to, given)


@procedure
class PassCards(Procedure):
    """A hand card of everybody goes to the left."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """All choose at once."""
        seats = game.clockwise(self.seat)
        holding = [seat for seat in seats if game.player(seat).hand] if len(seats) > 1 else []
        game.ask_each(holding, "swap-card", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every different hand card."""
        return [PICKS["card"][name] for name in dict.fromkeys(game.card_ids(game.player(seat).hand))]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """They go on their way together: nobody passes on what has just come."""
        given = {seat: game.in_hand(seat, option["card"]) for seat, option in answers.items()}
        for seat, card in given.items():
            move_cards(game, seat, game.clockwise(seat)[1], [card])
