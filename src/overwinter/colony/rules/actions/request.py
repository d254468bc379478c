"""Ask the others for a card that is played at once."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import SYMBOLS
from ...game import ColonyGame
from ...state import Survivor
from ..choose import PICKS, Choose
from ..hidden import Known, Offers
from ..sources import Cards, Words, hand
from .base import Desk, Reason
from .cards import RATION, PlayCard, Ration, play_options, playable
from .move import Move, MoveAction

REQUEST = OptionKind("request", "symbol")
GIVE = OptionKind("give", "card")
REFUSE = OptionKind("refuse")
ACCEPT = OptionKind("accept", "seat", "card")
DECLINE = OptionKind("decline")


class RequestAction:
    """Ask the others for a card that is played at once (R-104 to R-106)."""

    verbs = ("request",)
    explained = ""

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Each kind of card once a turn."""
        for player in desk.game.state.players:
            if player.hand and player.seat != desk.seat:
                out += [REQUEST[symbol] for symbol in SYMBOLS if symbol not in desk.asked]
                return

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not a survivor's action."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Ask."""
        return Request(seat, option["symbol"])


@procedure
class Request(Procedure):
    """Others offer or refuse; the asker takes one of the offers and plays it."""

    seat: int
    symbol: str
    offers: dict[str, str] | None = None

    def start(self, game: ColonyGame) -> None:
        """Ask all who hold cards."""
        game.emit("request", seat=self.seat, symbol=self.symbol)
        others = [p for p in game.in_play() if p != self.seat and game.player(p).hand]
        game.ask_each(
            others,
            "request",
            options=self.give_options,
            then=self.offered,
            seat=self.seat,
            symbol=self.symbol,
        )

    def zones(self, game: ColonyGame) -> list[Offers | Known]:
        """Who asked sees all offers; one that was taken all have seen."""
        if not self.offers or not self.waits:
            return []
        if self.step != self.accepted.__name__:
            return [Known(Cards([f"hand:{giver}"]), None, card) for giver, card in self.offers.items()]
        asked = [seat for seat in game.in_play() if seat != self.seat and game.player(seat).hand]
        return [
            Offers(
                self.offers,
                chooser=self.seat,
                asked=asked,
                least=1,
                fits=lambda card: game.fits(card, self.symbol) and playable(game, self.seat, card),
                unlocked=True,
                options=self.give_options,
            )
        ]

    def give_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """What the asker could play right now, or a refusal."""
        fitting = [c for c in game.hand_with(seat, self.symbol) if playable(game, self.seat, c)]
        return [REFUSE.only, *(GIVE[name] for name in dict.fromkeys(game.card_ids(fitting)))]

    def offered(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Choose among the offers."""
        self.offers = {str(p): o["card"] for p, o in answers.items() if o.verb == "give"}
        if not self.offers:
            game.emit("request-refused", seat=self.seat, symbol=self.symbol)
            return
        game.reveal()
        game.ask(self.seat, "accept", options=self.accept_options, then=self.accepted, symbol=self.symbol)

    def accept_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each offer, or none."""
        assert self.offers is not None
        offers = [(int(giver), card) for giver, card in self.offers.items()]
        there = [(giver, card) for giver, card in offers if card in hand(giver).now(game)]
        return [*(ACCEPT[giver, card] for giver, card in there), DECLINE.only]

    def accepted(self, game: ColonyGame, option: Option) -> None:
        """The card is played as if from the asker's hand."""
        if option.verb == "decline":
            return
        giver, name = option["seat"], option["card"]
        card = game.in_hand(giver, name)
        game.emit("request-granted", seat=self.seat, giver=giver, card=name)
        self.offers = {str(giver): name}
        printed = game.item(card)
        ways = {
            "equip": printed.equipment,
            "move": bool(self.move_options(game, self.seat)),
            "play": bool(self.play_options(game, self.seat)),
        }
        open_ways = [way for way, there in ways.items() if there]
        if len(open_ways) > 1:
            game.call(Choose(self.seat, "order", "use-requested", Words(open_ways)), then=self.way_chosen)
        else:
            self.use(game, open_ways[0] if open_ways else "")

    def way_chosen(self, game: ColonyGame, choice: Choose) -> None:
        """In one of several ways."""
        self.use(game, choice.first or "")

    def use(self, game: ColonyGame, way: str) -> None:
        """Equip it, move with it, or play it."""
        giver, card = self._taken(game)
        name, plays = game.item(card).id, self.play_options(game, self.seat)
        if way == "equip":
            game.ask(self.seat, "equip-requested", options=self.equip_options, then=self.equip, card=name)
        elif way == "move":
            game.ask(self.seat, "move-requested", options=self.move_options, then=self.move, card=name)
        elif len(plays) > 1:
            game.ask(self.seat, "play-requested", options=self.play_options, then=self.play, card=name)
        elif plays:
            game.call(PlayCard(self.seat, card, giver, mode=plays[0].get("mode") or ""))

    def _taken(self, game: ColonyGame) -> tuple[int, int]:
        """The giver and the card; of two copies the fresh one, as out of the own hand (OW-22, R-105)."""
        assert self.offers is not None
        giver, name = next(iter(self.offers.items()))
        return int(giver), game.in_hand(int(giver), name, fresh=True)

    def equip_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of the own survivors."""
        return [PICKS["survivor"][s.id] for s in game.own(seat)]

    def equip(self, game: ColonyGame, option: Option | None) -> None:
        """Equip it, if there is still somebody who can take it."""
        if option is None:
            return
        giver, card = self._taken(game)
        game.call(PlayCard(self.seat, card, giver, option["survivor"]))

    def play_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Play it; an exiled player may also eat a food card alone."""
        printed, player = game.item(self._taken(game)[1]), game.player(seat)
        rations = printed.symbol == "food" and player.exiled
        dice = sorted({die for die in player.unused if die < 6}) if rations else []
        return [*play_options(game, seat, printed), *(RATION[printed.id, die] for die in dice)]

    def play(self, game: ColonyGame, option: Option) -> None:
        """Play it, or eat it."""
        giver, card = self._taken(game)
        if option.verb == "ration":
            game.call(Ration(self.seat, option["card"], option["die"], giver))
        else:
            game.call(PlayCard(self.seat, card, giver, mode=option.get("mode") or ""))

    def move_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A move with this card."""
        out: list[Option] = []
        if not game.item(self._taken(game)[1]).moves:
            return out
        MoveAction().options(Desk(game, seat), out, [game.item(self._taken(game)[1]).id])
        return out

    def move(self, game: ColonyGame, option: Option | None) -> None:
        """Move with it, if there is still somewhere to go."""
        if option is None:
            return
        giver, card = self._taken(game)
        game.call(Move(self.seat, option["survivor"], option["to"], card, giver))
