"""Ask the others for cards that are played at once (R-104 to R-106, R-350, R-351)."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.choices import common, distinct, less
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import SYMBOLS
from ...game import ColonyGame
from .. import questions
from ..choose import DONE, PICKS, Choose
from ..hidden import Known, setter
from ..sources import Cards, Words
from .base import Action, Desk
from .cards import RATION, PlayCard, Ration, play_options, playable
from .move import Move, MoveAction

REQUEST = OptionKind("request", "symbol")
GIVE = OptionKind("give", "card")
REFUSE = OptionKind("refuse")
REQUEST_CARD = OptionKind("request-card", "symbol")
ACCEPT = OptionKind("accept", "seat", "card")
DECLINE = OptionKind("decline")
ANY = "any"
KINDS = (*SYMBOLS, ANY)
"""What may be asked for."""


def holders(game: ColonyGame, seat: int) -> list[int]:
    """The others who hold cards: all of them are asked, so that being asked tells nothing."""
    players = game.state.players
    mine = players[seat].colony
    return [p.seat for p in players if p.hand and p.colony == mine and p.seat != seat and not p.eliminated]


def may_ask_for_payment(game: ColonyGame, seat: int) -> bool:
    """Whether somebody may ask the others for a card that something feeds on: in the own turn (R-104, R-351)."""
    allowed = game.setup.version > 1 and not questions.player_forbidden(game, seat, "request")
    return allowed and game.turn_of(seat) is not None and bool(holders(game, seat))


def payment(seat: int, symbols: list[str]) -> Request:
    """Ask the others for one card of these kinds, to pay with it."""
    return Request(seat, symbols[0] if len(symbols) == 1 else ANY, pays=symbols)


class RequestAction(Action):
    """Ask for a kind of card, or for any card that helps."""

    verbs = ("request",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every kind that may be asked for (again) in this turn."""
        if desk.restricted and questions.player_forbidden(desk.game, desk.seat, "request"):
            return
        mine = desk.player.colony
        for player in desk.game.state.players:
            if player.hand and player.colony == mine and player.seat != desk.seat:
                kinds: tuple[str, ...] = KINDS if desk.game.state.setup.version > 1 else SYMBOLS
                if desk.asked:
                    kinds = tuple([symbol for symbol in kinds if symbol not in desk.asked])
                out += REQUEST.each(kinds)
                return

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Request(seat, option["symbol"])


@procedure
class Request(Procedure):
    """Others offer cards or refuse; the asker takes any of the offers, one after the other, each played at once.

    A card may also be wanted as a payment in the middle of something (``pays``): one is taken, and whoever called
    this makes use of it (``giver`` and ``card``).
    """

    seat: int
    symbol: str
    pays: list[str] = field(default_factory=list)
    """The kinds of cards that pay; empty: the card is played for what it does."""
    giving: list[int] = field(default_factory=list)
    """Who is asked what to offer."""
    offers: dict[str, list[str]] = field(default_factory=dict)
    """Card ids by seat."""
    giver: int = -1
    card: str = ""
    """The offer that was taken last."""

    def start(self, game: ColonyGame) -> None:
        """Ask all who hold cards."""
        game.emit("request", seat=self.seat, symbol=self.symbol)
        self.giving = holders(game, self.seat)
        game.ask_each(
            self.giving, "request", options=self.give_options, then=self.given, seat=self.seat, symbol=self.symbol
        )

    def fits(self, game: ColonyGame, card: int) -> bool:
        """Whether the asker could use a card right now."""
        if self.pays:
            return game.fits(card, self.pays)
        return game.fits(card, self.symbol) and playable(game, self.seat, card)

    def offerable(self, game: ColonyGame, seat: int) -> list[str]:
        """What a player holds that could be offered."""
        cards, items = game.hand_with(seat, self.pays or self.symbol), game.content.items
        return [items[card].id for card in cards if self.pays or playable(game, self.seat, card)]

    def give_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A card, or a refusal; after the first card: one more, or no more."""
        cards, offered = self.offerable(game, seat), self.offers.get(str(seat))
        if offered:
            return [DONE.only, *GIVE.each(distinct(less(cards, offered)))]
        return [REFUSE.only, *GIVE.each(distinct(cards))] if cards else [REFUSE.only]

    def given(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Whoever offered a card and holds more may offer one more; a payment takes no more than one."""
        givers = [seat for seat, option in answers.items() if option.verb == "give"]
        if not givers and not self.offers:
            game.emit("request-refused", seat=self.seat, symbol=self.symbol)
            game.happened("request-refused", self.seat)
            return
        for seat in givers:
            self.offers.setdefault(str(seat), []).append(answers[seat]["card"])
        more = [seat for seat in givers if len(game.player(seat).hand) > len(self.offers[str(seat)])]
        self.giving = more if game.setup.version > 1 and not self.pays else []
        if self.giving:
            about = {"seat": self.seat, "symbol": self.symbol}
            game.ask_each(self.giving, "request-more", options=self.give_options, then=self.given, **about)
            return
        for giver, cards in self.offers.items() if game.setup.version > 1 else ():
            game.emit("offered", seat=int(giver), n=len(cards), what="card")
        self.choose(game)

    def choose(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Choose among the offers, as long as there are any: also if none of them can be used any more, for the
        others do not know which cards they are (OW-76)."""
        if self.giver >= 0 and (game.setup.version == 1 or game.player(self.seat).eliminated):
            return
        if any(cards and game.player(int(seat)).hand for seat, cards in self.offers.items()):
            game.reveal()
            game.ask(self.seat, "accept", options=self.accept_options, then=self.accepted, symbol=self.symbol)

    def accept_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each offer that still stands, or none; the game may have changed since they were made."""
        listed: list[Option] = []
        for name, cards in self.offers.items():
            standing = common(cards, self.offerable(game, int(name)))
            listed += ACCEPT.each(int(name), distinct(standing))
        return [*listed, DECLINE.only]

    def accepted(self, game: ColonyGame, option: Option) -> None:
        """The card is played as if from the asker's hand (R-105)."""
        if option.verb == "decline":
            return
        self.giver, self.card = option["seat"], option["card"]
        self.offers[str(self.giver)].remove(self.card)
        game.emit("request-granted", seat=self.seat, giver=self.giver, card=self.card)
        if not self.pays:
            self.use(game)

    def use(self, game: ColonyGame) -> None:
        """Play the card that was taken; where there are several ways, ask."""
        card = game.in_hand(self.giver, self.card)
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
            self.use_as(game, open_ways[0] if open_ways else "")

    def way_chosen(self, game: ColonyGame, choice: Choose) -> None:
        """In one of several ways."""
        self.use_as(game, choice.first or "")

    def use_as(self, game: ColonyGame, way: str) -> None:
        """Equip it, move with it, or play it."""
        card, plays = self._taken(game), self.play_options(game, self.seat)
        if way == "equip":
            game.ask(self.seat, "equip-requested", options=self.equip_options, then=self.equip, card=self.card)
        elif way == "move":
            game.ask(self.seat, "move-requested", options=self.move_options, then=self.move, card=self.card)
        elif len(plays) > 1:
            game.ask(self.seat, "play-requested", options=self.play_options, then=self.play, card=self.card)
        elif plays:
            mode = str(plays[0].get("mode") or "")
            game.call(PlayCard(self.seat, card, self.giver, mode=mode), then=self.choose)
        else:
            self.choose(game)

    def _taken(self, game: ColonyGame) -> int:
        """The card that was taken; of two copies the fresh one, as out of the own hand (OW-22, R-105)."""
        return game.in_hand(self.giver, self.card, fresh=True)

    def equip_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of the own survivors."""
        return [PICKS["survivor"][s.id] for s in game.own(seat)]

    def equip(self, game: ColonyGame, option: Option | None) -> None:
        """Equip it, if there is still somebody who can take it."""
        if option is not None:
            game.call(PlayCard(self.seat, self._taken(game), self.giver, option["survivor"]), then=self.choose)

    def play_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Play it; an exiled player may also eat a food card alone."""
        printed, player = game.item(self._taken(game)), game.player(seat)
        rations = printed.symbol == "food" and player.exiled
        dice = sorted({die for die in player.unused if die < 6}) if rations else []
        return [*play_options(game, seat, printed), *(RATION[printed.id, die] for die in dice)]

    def play(self, game: ColonyGame, option: Option) -> None:
        """Play it, or eat it."""
        if option.verb == "ration":
            game.call(Ration(self.seat, option["card"], option["die"], self.giver), then=self.choose)
        else:
            mode = str(option.get("mode") or "")
            game.call(PlayCard(self.seat, self._taken(game), self.giver, mode=mode), then=self.choose)

    def move_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A move with this card."""
        out: list[Option] = []
        if not game.item(self._taken(game)).moves:
            return out
        MoveAction().options(Desk(game, seat), out, (game.item(self._taken(game)).id,))
        return out

    def move(self, game: ColonyGame, option: Option | None) -> None:
        """Move with it, if there is still somewhere to go."""
        if option is not None:
            move = Move(self.seat, option["survivor"], option["to"], self._taken(game), self.giver)
            game.call(move, then=self.choose)

    def zones(self, game: ColonyGame) -> list[Known]:
        """All know who offers how much; which cards, only the giver and in the end the asker; a taken one all."""
        found = []
        asked = self.waits and self.step in (self.equip.__name__, self.move.__name__, self.play.__name__)
        if asked or self.step == self.way_chosen.__name__:
            found = [Known(Cards([f"hand:{self.giver}"]), None, self.card)]
        for seat, cards in self.offers.items():
            source = Cards([f"hand:{seat}"], self.symbol, unlocked=True)
            seats = [int(seat)] if self.step == self.given.__name__ else [int(seat), self.seat]
            there = self.offerable(game, int(seat))
            for at, card in enumerate(cards):
                if card in there:  # it may have gone by another way meanwhile
                    there.remove(card)
                    found.append(Known(source, seats, card, setter(cards, at), lambda c: self.fits(game, c)))
        return found
