"""Fuel for the objective, or the game is lost (Winter Has Come)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from .hidden import Offers

OFFER_FUEL = OptionKind("offer-fuel", "card")
NO_FUEL = OptionKind("no-fuel")
PICK_FUEL = OptionKind("pick-fuel", "seat", "card")


@procedure
class BurnFuel(Procedure):
    """One fuel card has to be laid on the objective, or the game is lost (Winter Has Come)."""

    offers: dict[str, str] | None = None
    picker: int = -1

    def zones(self, game: ColonyGame) -> list[Offers]:
        """Who picks among the offers sees them all; all know that there are two or more."""
        if self.offers is None or not self.waits:
            return []
        asked = [seat for seat in game.in_play() if game.player(seat).hand]
        return [
            Offers(
                self.offers,
                chooser=self.picker,
                asked=asked,
                least=2 if len(game.state.flow.stacks) == 1 else 1,  # side by side one may be gone meanwhile
                fits=lambda card: game.fits(card, "fuel"),
                unlocked=False,
                options=self.options,
            )
        ]

    def start(self, game: ColonyGame) -> None:
        """Ask all who hold cards."""
        holders = [seat for seat in game.in_play() if game.player(seat).hand]
        if holders:
            game.ask_each(holders, "burn-fuel", options=self.options, then=self.offered)
        else:
            self.cold(game)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A fuel card, or none."""
        fuels = dict.fromkeys(game.card_ids(game.hand_with(seat, "fuel", locked=True)))
        return [NO_FUEL.only, *(OFFER_FUEL[name] for name in fuels)]

    def offered(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """With several offers the first player picks. What was offered may be gone meanwhile."""
        offered = {seat: option for seat, option in answers.items() if option.verb == "offer-fuel"}
        self.offers = {str(p): o["card"] for p, o in offered.items() if o in self.options(game, p)}
        if not self.offers:
            self.cold(game)
        elif len(self.offers) == 1:
            giver, card = next(iter(self.offers.items()))
            game.supply(int(giver), card)
        else:
            self.picker = game.first_of(int(next(iter(self.offers))))
            game.ask(self.picker, "pick-fuel", options=self.pick_options, then=self.picked)

    def pick_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each offer that still stands."""
        assert self.offers is not None
        offers = [(int(giver), card) for giver, card in self.offers.items()]
        return [PICK_FUEL[p, card] for p, card in offers if OFFER_FUEL[card] in self.options(game, p)]

    def picked(self, game: ColonyGame, option: Option | None) -> None:
        """``None``: all of them are gone meanwhile."""
        if option is None:
            self.cold(game)
        else:
            game.supply(option["seat"], option["card"])

    def cold(self, game: ColonyGame) -> None:
        """No fuel: the objective has failed; morale stays as it is."""
        game.emit("no-fuel")
        game.finish("failed")
