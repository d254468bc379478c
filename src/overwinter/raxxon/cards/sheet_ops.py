"""Operations on sheets, on the Raxxon pile and on the rules of the day."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame
from ..rules.choose import DONE, RxOrder, RxPick, found
from ..rules.grid import matching
from .effects import RxEffect
from .ops import ANY
from .vocabulary import Program, Who, op

TOKEN = OptionKind("rx-token", "seat", "action", "space")
FREE = OptionKind("rx-free-space", "action")
PLAYER = OptionKind("rx-player", "player")


def named(game: RaxxonGame, card: str) -> int | None:
    """The player of the character that a Raxxon card names in its trigger."""
    for condition in game.content.cards[card].trigger:
        if "character" in condition.args:
            return game.seat_of(condition.args["character"])
    return None


def _seats(game: RaxxonGame, effect: RxEffect, who: str) -> list[int]:
    """The players that a word means; "other" is chosen elsewhere."""
    if who == "each":
        return game.clockwise(effect.seat)
    if who == "character":
        seat = named(game, effect.source)
        return [] if seat is None else [seat]
    return [effect.seat]


def _others_with_tokens(game: RaxxonGame, seat: int) -> list[int]:
    return [s for s in game.clockwise(seat) if s != seat and game.tokens_of(s)]


def _can_remove(game: RaxxonGame, effect: RxEffect, who: str = "active", n: int = 1, old: bool = False) -> bool:
    if who == "other":
        return bool(_others_with_tokens(game, effect.seat))
    if not old:
        return True
    placed = tuple(effect.scope.get("placed", ()))
    return any(token != placed for seat in _seats(game, effect, who) for token in game.tokens_of(seat))


@op("remove-tokens", able=_can_remove)
def remove_tokens(
    game: RaxxonGame, effect: RxEffect, who: Who = "active", n: int = 1, old: bool = False
) -> Procedure:
    """These players may remove up to ``n`` tokens each from their sheets (``old``: not the one just placed).

    "other": the active player chooses another player and which tokens go.
    """
    kept = list(effect.scope.get("placed", ())) if old else []
    if who == "other":
        return RxHelp(effect.seat, n)
    return RxRemoveTokens(_seats(game, effect, who), n, kept)


@procedure
class RxHelp(Procedure):
    """Choose another player whose tokens are removed."""

    seat: int
    n: int

    def start(self, game: RaxxonGame) -> None:
        others = _others_with_tokens(game, self.seat)
        if len(others) > 1:
            game.ask(self.seat, "rx-player", options=self.options, then=self.chosen)
        elif others:
            self.help(game, others[0])

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Everybody else with a token."""
        return [PLAYER[other] for other in _others_with_tokens(game, seat)]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        self.help(game, option["player"])

    def help(self, game: RaxxonGame, other: int) -> None:
        """Remove them; the active player says which."""
        game.call(RxRemoveTokens([other], self.n, [], self.seat))


@procedure
class RxRemoveTokens(Procedure):
    """Remove tokens from sheets, one after the other; whoever does it may stop at any time."""

    seats: list[int]
    n: int
    kept: list[int]
    by: int = -1
    """Who decides; -1: each for the own sheet."""
    gone: int = 0

    def start(self, game: RaxxonGame) -> None:
        """The next token of the first player in the list."""
        while self.seats and (self.gone >= self.n or not self._tokens(game)):
            self.seats.pop(0)
            self.gone = 0
        if self.seats:
            owner = self.seats[0]
            decider = owner if self.by < 0 else self.by
            game.ask(
                decider, "rx-token", options=self.options, then=self.chosen, player=owner, n=self.n - self.gone
            )

    def _tokens(self, game: RaxxonGame) -> list[tuple[int, int]]:
        return [token for token in game.tokens_of(self.seats[0]) if list(token) != self.kept]

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Every token, or no more."""
        owner = self.seats[0]
        actions = game.character(owner).actions
        listed = [TOKEN[owner, actions[i].kind, space] for i, space in self._tokens(game)]
        return [*listed, DONE.only]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-done":
            self.gone = self.n
        else:
            owner = self.seats[0]
            kinds = [action.kind for action in game.character(owner).actions]
            game.sheet(owner).tokens[kinds.index(option["action"])] &= ~(1 << option["space"])
            self.gone += 1
            game.emit("rx-token-removed", seat=owner, action=option["action"], sheet=game.sheet(owner).character)
        self.go(self.start)


@op("place-token")
def place_token(game: RaxxonGame, effect: RxEffect, who: Who = "active") -> Procedure:
    """These players place a token on a free space of their choice; no action is performed (RX-22)."""
    return RxPlaceToken(_seats(game, effect, who))


@procedure
class RxPlaceToken(Procedure):
    """Place a token without an action."""

    seats: list[int]

    def start(self, game: RaxxonGame) -> None:
        """The next player who has a free space."""
        while self.seats and not self._free(game, self.seats[0]):
            self.seats.pop(0)
        if not self.seats:
            return
        free = self._free(game, self.seats[0])
        if len(free) == 1:
            self.place(game, free[0])
        else:
            game.ask(self.seats[0], "rx-free-space", options=self.options, then=self.chosen)

    def _free(self, game: RaxxonGame, seat: int) -> list[int]:
        return [i for i in range(len(game.character(seat).actions)) if game.free_space(seat, i) is not None]

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Every action with a free space: the leftmost one is taken."""
        actions = game.character(seat).actions
        return [FREE[actions[i].kind] for i in self._free(game, seat)]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        kinds = [action.kind for action in game.character(self.seats[0]).actions]
        self.place(game, kinds.index(option["action"]))

    def place(self, game: RaxxonGame, index: int) -> None:
        """Put the token on the leftmost free space."""
        seat = self.seats.pop(0)
        put_token(game, seat, index)
        self.go(self.start)


def put_token(game: RaxxonGame, seat: int, index: int) -> int:
    """Put a token on the leftmost free space of an action; returns the space."""
    space = game.free_space(seat, index)
    assert space is not None
    game.sheet(seat).tokens[index] |= 1 << space
    kind = game.character(seat).actions[index].kind
    game.emit("rx-token-placed", seat=seat, action=kind, sheet=game.sheet(seat).character)
    return space


@op("must-pass")
def must_pass(
    game: RaxxonGame, effect: RxEffect, who: Who = "active", otherwise: Program = ""
) -> Procedure | None:
    """These players must pass on their next turn today; ``otherwise`` if all of them have passed already."""
    seats = [seat for seat in _seats(game, effect, who) if not game.has_passed(seat)]
    for seat in seats:
        game.sheet(seat).must_pass = True
        game.emit("rx-must-pass", seat=seat)
    if not seats and otherwise:
        return RxEffect(otherwise, effect.seat, effect.source, effect.scope)
    return None


@op("roadblock", able=lambda game, effect, n: bool(game.state.crowd))
def roadblock(game: RaxxonGame, effect: RxEffect, n: int) -> Procedure:
    """Put ``n`` tokens on a card of the crowd: each keeps one card from being added beside it."""
    return RxRoadblock(RxPick(effect.seat, "roadblock", [card.id for card in matching(game, ANY)]), n)


@procedure
class RxRoadblock(Procedure):
    """Tokens on a card of the crowd."""

    pick: RxPick
    n: int

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        for card in found(game, pick.picked):
            card.tokens += self.n
            game.emit("rx-roadblock", n=self.n, spot=card.id, card=game.person(card).id if card.sure else "")


@op("look-raxxon", able=lambda game, effect, n, bury=0, least=-1: bool(game.state.rx_draw))
def look_raxxon(game: RaxxonGame, effect: RxEffect, n: int, bury: int = 0, least: int = -1) -> Procedure:
    """Look at the top ``n`` Raxxon cards, put ``bury`` into the untriggered pile, the others back in any order.

    ``least``: so many at least have to be buried (-1: all ``bury``).
    """
    return RxLookRaxxon(effect.seat, n, bury, bury if least < 0 else least)


@procedure
class RxLookRaxxon(Procedure):
    """The top of the Raxxon pile is seen by all and put in order."""

    seat: int
    n: int
    bury: int
    least: int

    def start(self, game: RaxxonGame) -> None:
        state = game.state
        self.n = min(self.n, len(state.rx_draw))
        if not self.n:
            return
        state.rx_known = max(state.rx_known, self.n)
        game.reveal()
        game.emit("rx-looked", cards=state.rx_draw[: self.n], pile="rx-draw")
        if self.bury:
            stop = self.least if self.least < self.bury else -1
            top = state.rx_draw[: self.n]
            game.call(RxOrder(self.seat, "bury", top, min(self.bury, self.n), stop), then=self.buried)
        else:
            self.order(game)

    def buried(self, game: RaxxonGame, order: RxOrder) -> None:
        """Those are gone for now."""
        bury(game, order.ordered or [])
        self.n -= len(order.ordered or [])
        self.order(game)

    def order(self, game: RaxxonGame) -> None:
        """The others go back on top."""
        game.call(RxOrder(self.seat, "raxxon", game.state.rx_draw[: self.n]), then=self.ordered)

    def ordered(self, game: RaxxonGame, order: RxOrder) -> None:
        game.state.rx_draw[: self.n] = order.ordered or []


def bury(game: RaxxonGame, cards: list[str]) -> None:
    """Known cards of the Raxxon pile go to the untriggered pile."""
    state = game.state
    for card in cards:
        state.rx_draw.remove(card)
        state.rx_untriggered.append(card)
        state.rx_known -= 1
        game.emit("rx-buried", card=card)


@op("bury-known", able=lambda game, effect, n: game.state.rx_known > 0)
def bury_known(game: RaxxonGame, effect: RxEffect, n: int) -> Procedure:
    """Put one of the top ``n`` Raxxon cards, which all have seen, into the untriggered pile."""
    return RxBury(effect.seat, n)


@procedure
class RxBury(Procedure):
    """Bury one of the cards that were looked at."""

    seat: int
    n: int

    def start(self, game: RaxxonGame) -> None:
        top = game.state.rx_draw[: min(self.n, game.state.rx_known)]
        if top:
            game.call(RxOrder(self.seat, "bury", top, 1), then=self.chosen)

    def chosen(self, game: RaxxonGame, order: RxOrder) -> None:
        bury(game, order.ordered or [])


@op("block-adds")
def block_adds(game: RaxxonGame, effect: RxEffect, n: int) -> None:
    """The next ``n`` times today that a card would be added to the crowd, it is not."""
    game.state.block_adds += n
    game.emit("rx-barriers", n=n)


@op("no-evacuate")
def no_evacuate(game: RaxxonGame, effect: RxEffect) -> None:
    """Nobody may take an evacuation action for the rest of the day."""
    game.state.no_evacuate = True
    game.emit("rx-grounded")
