"""Raxxon cards: draw one, see whether it is triggered, resolve it (rules 5)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame
from .effects import RxEffect, able

CHOOSE = OptionKind("rx-choose", "choice")


@procedure
class RxDraw(Procedure):
    """Draw a Raxxon card. While it is being resolved it lies in neither pile."""

    seat: int
    card: str = ""
    choice: int = 0

    def start(self, game: RaxxonGame) -> None:
        """Draw; an empty pile is made of the untriggered one (RX-19)."""
        state = game.state
        if not state.rx_draw:
            if not state.rx_untriggered:
                game.emit("rx-no-card")
                return
            reshuffle(game)
        self.card = state.rx_draw.pop(0)
        state.rx_known = max(0, state.rx_known - 1)
        game.reveal()
        printed = game.content.cards[self.card]
        if not all(check.word.call(game, **check.args) for check in printed.trigger):
            game.emit("rx-untriggered", card=self.card)
            state.rx_untriggered.append(self.card)
            self.card = ""
            return
        game.emit("rx-triggered", card=self.card)
        if len(printed.choices) == 1:
            self.resolve(game, 1)
        else:
            game.ask(self.seat, "rx-choose", options=self.options, then=self.chosen, card=self.card)

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """The options of the card; one that has no target only if all have none (RX-20)."""
        choices = game.content.cards[self.card].choices
        usable = [n for n, choice in enumerate(choices, 1) if able(game, choice.do, self.seat, self.card)]
        return [CHOOSE[n] for n in usable or range(1, len(choices) + 1)]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        game.emit("rx-chosen", seat=self.seat, card=self.card, choice=option["choice"])
        self.resolve(game, option["choice"])

    def resolve(self, game: RaxxonGame, choice: int) -> None:
        self.choice = choice
        do = game.content.cards[self.card].choices[choice - 1].do
        game.call(RxEffect(do, self.seat, self.card, {}), then=self.settle)

    def settle(self, game: RaxxonGame, _: Procedure | None = None) -> None:
        """The card goes to its pile: also when the day ends in the middle of it (RX-21)."""
        if not self.card:
            return
        goes_to = game.content.cards[self.card].choices[max(0, self.choice - 1)].goes_to
        pile = game.state.rx_triggered if goes_to == "triggered" else game.state.rx_untriggered
        pile.append(self.card)
        self.card = ""

    def held_raxxon(self) -> list[str]:
        """The card that lies in neither pile."""
        return [self.card] if self.card else []


def reshuffle(game: RaxxonGame) -> None:
    """Shuffle the untriggered pile into the draw pile."""
    state = game.state
    state.rx_draw += state.rx_untriggered
    state.rx_untriggered, state.rx_known = [], 0
    game.shuffle(state.rx_draw)
    game.emit("rx-deck-shuffled", n=len(state.rx_draw))
