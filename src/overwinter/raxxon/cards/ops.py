"""What actions and cards do: one function per operation, with the procedures of those that ask."""

from __future__ import annotations

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ..game import RaxxonGame
from ..rules.choose import DONE, GROUP, RxOrder, RxPick, RxPickLine, found, line_cards
from ..rules.grid import adjacent, fits, lines, matching
from ..rules.icons import FACE_DOWN, RxAdd, RxFlipAll, RxIcons
from ..rules.killing import RxKill
from ..state import CrowdCard, Glimpse
from .content import Where
from .effects import RxEffect
from .handling import reshuffle
from .vocabulary import ALL, Count, Icon, OpenPile, OpenZones, Program, op

ANY = Where()
HEALTHY_UP = Where(face="up", health="healthy")


# -- icons and piles ---------------------------------------------------------------------------------


@op("icon")
def icon(game: RaxxonGame, effect: RxEffect, icon: Icon, n: int = 1) -> Procedure:
    """Resolve an icon ``n`` times."""
    return RxIcons([icon] * n, effect.seat)


@op("reshuffle")
def reshuffle_untriggered(game: RaxxonGame, effect: RxEffect) -> None:
    """Shuffle the untriggered pile into the Raxxon draw pile (this card is not among them)."""
    reshuffle(game)


def _movable(game: RaxxonGame, zones: list[str], where: Where) -> tuple[list[CrowdCard], list[str]]:
    """The cards that a move may take: those of the crowd, and "zone/card id" for piles."""
    crowd = matching(game, where) if "crowd" in zones else []
    piles = [zone for zone in zones if zone != "crowd"]
    people = game.people
    fitting = [
        f"{zone}/{people[card].id}"
        for zone in piles
        for card in sorted(game.state.pile(zone))
        if (not where.health or people[card].group.health == where.health)
        and (not where.group or people[card].group.id == where.group)
        and (not where.not_group or people[card].group.id != where.not_group)
    ]
    return crowd, fitting


def _can_move(
    game: RaxxonGame,
    effect: RxEffect,
    source: list[str],
    to: str,
    n: int = 1,
    least: int = -1,
    where: Where = ANY,
) -> bool:
    crowd, piles = _movable(game, source, where)
    return least == 0 or bool(crowd or piles)


@op("move", able=_can_move)
def move(
    game: RaxxonGame,
    effect: RxEffect,
    source: OpenZones,
    to: OpenPile,
    n: Count = 1,
    least: int = -1,
    where: Where = ANY,
) -> Procedure:
    """Move ``n`` cards of the active player's choice to a pile, at least ``least`` (-1: exactly ``n``)."""
    crowd, piles = _movable(game, source, where)
    n = min(n, len(crowd) + len(piles))
    pick = RxPick(
        effect.seat,
        f"move-{to}",
        [c.id for c in crowd],
        n,
        n if least < 0 else least,
        piles,
        where.mutually_adjacent,
        effect.source,
    )
    return RxMove(pick, to)


@procedure
class RxMove(Procedure):
    """Pick cards, then move them all at once."""

    pick: RxPick
    to: str

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        cards = found(game, pick.picked)
        if self.to == "evac":
            game.evacuate(cards)
            return
        numbers = [game.take_from_crowd(card) for card in cards]
        zones = set()
        for entry in pick.taken or []:
            zone, _, card_id = entry.partition("/")
            pile = game.state.pile(zone)
            number = next(n for n in pile if game.people[n].id == card_id)
            pile.remove(number)
            numbers.append(number)
            zones.add(zone)
        game.state.pile(self.to).extend(numbers)
        if numbers:
            came = [*(["crowd"] if cards else []), *sorted(zones)]
            game.emit(f"rx-to-{self.to}", cards=game.ids(numbers), source=came[0], spots=[c.id for c in cards])
        if self.to == "removed":
            game.look_for_victory()


# -- evacuating and killing --------------------------------------------------------------------------


def _evacuable(game: RaxxonGame) -> list[str]:
    return [
        f"{kind}:{number}"
        for kind, number, cards in lines(game.state.crowd)
        if all(fits(game, card, HEALTHY_UP) for card in cards)
    ]


@op("evacuate-line", able=lambda game, effect: bool(_evacuable(game)))
def evacuate_line(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """Choose a row or column in which every card is face-up and healthy: all are evacuated."""
    return RxOnLine(RxPickLine(effect.seat, "evacuate", _evacuable(game), effect.source), "evacuate")


@op("evacuate-around", able=lambda game, effect: bool(matching(game, HEALTHY_UP)))
def evacuate_around(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """Choose a face-up healthy card: it and all face-up healthy cards adjacent to it are evacuated."""
    return RxEvacuateAround(RxPick(effect.seat, "evacuate", _handles(matching(game, HEALTHY_UP))))


@procedure
class RxEvacuateAround(Procedure):
    """A card and its neighbours are evacuated."""

    pick: RxPick

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        for card in found(game, pick.picked):
            game.evacuate(
                [c for c in matching(game, HEALTHY_UP) if c is card or adjacent(c, card)],
            )


def _strikable(game: RaxxonGame, without: Where | None, prefer: int) -> list[str]:
    found_lines = [
        (f"{kind}:{number}", len(cards))
        for kind, number, cards in lines(game.state.crowd)
        if without is None or not any(fits(game, card, without) for card in cards)
    ]
    preferred = [line for line, size in found_lines if size >= prefer]
    return preferred or [line for line, _ in found_lines]


def _can_strike(game: RaxxonGame, effect: RxEffect, without: Where | None = None, prefer: int = 0) -> bool:
    return bool(_strikable(game, without, prefer))


@op("kill-line", able=_can_strike)
def kill_line(game: RaxxonGame, effect: RxEffect, without: Where | None = None, prefer: int = 0) -> Procedure:
    """Kill a row or column (without such cards; if possible one of at least ``prefer`` cards)."""
    chosen = RxPickLine(effect.seat, "kill", _strikable(game, without, prefer), effect.source)
    return RxOnLine(chosen, "kill")


@op("kill-line-through", able=lambda game, effect, anchor: bool(matching(game, anchor)))
def kill_line_through(game: RaxxonGame, effect: RxEffect, anchor: Where) -> Procedure:
    """Kill the row or the column of such a card."""
    fitting = matching(game, anchor)
    rows = sorted({f"row:{card.row}" for card in fitting})
    columns = sorted({f"column:{card.col}" for card in fitting})
    return RxOnLine(RxPickLine(effect.seat, "kill", rows + columns, effect.source), "kill")


@op("line-to-draw", able=lambda game, effect: bool(game.state.crowd))
def line_to_draw(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """Shuffle a row or column and put it on top of the draw pile. Nobody is killed."""
    every = [f"{kind}:{number}" for kind, number, _ in lines(game.state.crowd)]
    return RxOnLine(RxPickLine(effect.seat, "to-draw", every, effect.source), "to-draw")


def _down_lines(game: RaxxonGame) -> list[str]:
    return [f"{kind}:{n}" for kind, n, cards in lines(game.state.crowd) if any(card.up for card in cards)]


@op("turn-down-line", able=lambda game, effect: bool(_down_lines(game)))
def turn_down_line(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """Turn the face-up cards of a row or column face-down."""
    return RxOnLine(RxPickLine(effect.seat, "turn-down", _down_lines(game), effect.source), "turn-down")


def _long_lines(game: RaxxonGame, least: int) -> list[str]:
    return [f"{kind}:{n}" for kind, n, cards in lines(game.state.crowd) if len(cards) >= least]


@op("shuffle-line", able=lambda game, effect, least=2: bool(_long_lines(game, least)))
def shuffle_line(game: RaxxonGame, effect: RxEffect, least: int = 2) -> Procedure:
    """Shuffle the cards of a row or column face-down and lay them out again in the same places."""
    return RxOnLine(RxPickLine(effect.seat, "shuffle", _long_lines(game, least), effect.source), "shuffle")


@procedure
class RxOnLine(Procedure):
    """Choose a line, then do something with all its cards."""

    pick: RxPickLine
    deed: str

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPickLine) -> None:
        cards = line_cards(game, pick.picked) if pick.picked else []
        if not cards:
            return
        match self.deed:
            case "evacuate":
                game.evacuate(cards)
            case "kill":
                game.call(RxKill(pick.seat, _handles(cards)))
            case "turn-down":
                game.turn_down(card for card in cards if card.up)
            case "to-draw":
                game.put_on_top(cards)
                game.emit("rx-to-draw", n=len(cards), spots=_handles(cards))
            case "shuffle":
                _shuffle_in_place(game, cards)


def _shuffle_in_place(game: RaxxonGame, cards: list[CrowdCard]) -> None:
    pool = game.mix(cards)
    piles = [(card.card, card.up or card.known) for card in cards]
    game.shuffle(piles)
    for card, (number, known) in zip(cards, piles, strict=True):
        card.card, card.known, card.up, card.pool, card.tokens = number, known, False, pool, 0
    game.settle_pools()
    game.emit("rx-line-shuffled", n=len(cards), spots=_handles(cards))


def _can_kill(
    game: RaxxonGame,
    effect: RxEffect,
    n: int = 1,
    random: bool = False,
    where: Where = ANY,
    otherwise: str = "",
) -> bool:
    return bool(otherwise) or bool(matching(game, where))


@op("kill", able=_can_kill)
def kill(
    game: RaxxonGame,
    effect: RxEffect,
    n: Count = 1,
    random: bool = False,
    where: Where = ANY,
    otherwise: Program = "",
) -> Procedure | None:
    """Kill ``n`` such cards (fewer: all), chosen or at random; ``otherwise`` happens if there is none."""
    cards = matching(game, where)
    if not cards:
        return RxEffect(otherwise, effect.seat, effect.source, effect.scope) if otherwise else None
    n = min(n, len(cards))
    if random:
        drawn = []
        for _ in range(n):
            drawn.append(cards.pop(game.draw(len(cards), "pick")))
        return RxKill(effect.seat, _handles(drawn))
    return RxKillPicked(RxPick(effect.seat, "kill", _handles(cards), n, n, source=effect.source))


@op("kill-around", able=lambda game, effect, where=ANY: bool(matching(game, where)))
def kill_around(game: RaxxonGame, effect: RxEffect, where: Where = ANY) -> Procedure:
    """Choose such a card: kill it and any number of such cards adjacent to it."""
    cards = _handles(matching(game, where))
    return RxKillPicked(RxPick(effect.seat, "kill-around", cards, ALL, 1, None, True, effect.source))


@procedure
class RxKillPicked(Procedure):
    """Pick cards, then kill them all at once."""

    pick: RxPick

    def start(self, game: RaxxonGame) -> None:
        """Choose. Whoever kills around a card links every other one to the first."""
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        game.call(RxKill(pick.seat, pick.picked or []))


# -- turning, looking, moving about ------------------------------------------------------------------


def _can_turn_down(game: RaxxonGame, effect: RxEffect, n: int = 1, least: int = -1, where: Where = ANY) -> bool:
    return least == 0 or any(card.up for card in matching(game, where))


@op("turn-down", able=_can_turn_down)
def turn_down(game: RaxxonGame, effect: RxEffect, n: Count = 1, least: int = -1, where: Where = ANY) -> Procedure:
    """Turn ``n`` such face-up cards face-down, at least ``least`` (-1: exactly ``n``)."""
    cards = [card for card in matching(game, where) if card.up]
    n = min(n, len(cards))
    pick = RxPick(effect.seat, "turn-down", _handles(cards), n, n if least < 0 else least, source=effect.source)
    return RxTurnDown(pick)


@procedure
class RxTurnDown(Procedure):
    """Pick cards, then turn them face-down."""

    pick: RxPick

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        game.turn_down(found(game, pick.picked))


@op("turn-down-group")
def turn_down_group(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """The player may choose a group: all its face-up cards are turned face-down."""
    return RxTurnDownGroup(effect.seat)


@procedure
class RxTurnDownGroup(Procedure):
    """All face-up cards of a group, or none."""

    seat: int

    def start(self, game: RaxxonGame) -> None:
        """Ask, if any card is face-up."""
        if any(card.up for card in game.state.crowd):
            game.ask(self.seat, "rx-group", options=self.options, then=self.chosen)

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """The groups that are face-up, or none."""
        up = {game.person(card).group.id for card in game.state.crowd if card.up}
        return [*(GROUP[name] for name in game.content.groups if name in up), DONE.only]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-group":
            game.turn_down(matching(game, Where(face="up", group=option["group"])))


def _can_swap(game: RaxxonGame, effect: RxEffect, anchor: Where | None = None) -> bool:
    return len(game.state.crowd) > 1 and bool(matching(game, anchor or ANY))


@op("swap", able=_can_swap)
def swap(game: RaxxonGame, effect: RxEffect, anchor: Where | None = None) -> Procedure:
    """Swap two cards of the crowd, one of them such a card. Their facing does not change."""
    return RxSwap(effect.seat, _handles(matching(game, anchor or ANY)), effect.source)


@procedure
class RxSwap(Procedure):
    """Two cards of the crowd change places."""

    seat: int
    firsts: list[int]
    source: str
    first: int = 0

    def start(self, game: RaxxonGame) -> None:
        if self.firsts and len(game.state.crowd) > 1:
            game.call(RxPick(self.seat, "swap", self.firsts, source=self.source), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        self.first = found(game, pick.picked)[0].id
        others = [c.id for c in matching(game, ANY) if c.id != self.first]
        game.call(RxPick(self.seat, "swap-with", others, source=self.source), then=self.swapped)

    def swapped(self, game: RaxxonGame, pick: RxPick) -> None:
        """Change places; roadblock tokens go along."""
        one, other = found(game, [self.first, *(pick.picked or [])])
        one.row, one.col, other.row, other.col = other.row, other.col, one.row, one.col
        names = [game.person(c).id if c.sure else "" for c in (one, other)]
        game.emit("rx-swapped", first=names[0], second=names[1], spots=[one.id, other.id])


def _unknown(game: RaxxonGame) -> list[CrowdCard]:
    return [card for card in matching(game, FACE_DOWN) if not card.sure]


@op("peek")
def peek(game: RaxxonGame, effect: RxEffect, n: int = 1) -> Procedure:
    """Look at up to ``n`` face-down cards of the crowd, shown to all (RX-02). They stay face-down."""
    return RxPeek(effect.seat, n, effect.source)


@procedure
class RxPeek(Procedure):
    """Look at face-down cards, one after the other."""

    seat: int
    n: int
    source: str

    def start(self, game: RaxxonGame) -> None:
        cards = _handles(_unknown(game))
        if self.n and cards:
            game.call(RxPick(self.seat, "peek", cards, 1, 0, source=self.source), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        self.n = self.n - 1 if pick.picked else 0
        for card in found(game, pick.picked):
            game.show(card)
            game.emit("rx-peeked", card=game.person(card).id, spot=card.id)
        if self.n:
            self.go(self.start)


@op("interview", able=lambda game, effect: bool(matching(game, FACE_DOWN)))
def interview(game: RaxxonGame, effect: RxEffect) -> Procedure:
    """Look at a face-down card. Healthy and not hostile: it is put back face-up, and a neighbour may follow."""
    return RxInterview(effect.seat, _handles(matching(game, FACE_DOWN)))


@procedure
class RxInterview(Procedure):
    """Talk to people of the crowd, one after the other."""

    seat: int
    cards: list[int]
    least: int = 1

    def start(self, game: RaxxonGame) -> None:
        game.call(RxPick(self.seat, "interview", self.cards, 1, self.least), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        """Look at the card. Putting it back face-up is no flip."""
        for card in found(game, pick.picked):
            person = game.person(card)
            if not person.healthy or person.group.id == "hostile":
                game.show(card)
                game.emit("rx-peeked", card=person.id, spot=card.id)
                return
            game.turn_up(card)
            game.emit("rx-interviewed", card=person.id, spot=card.id)
            beside = [c for c in matching(game, FACE_DOWN) if adjacent(c, card)]
            if beside:
                self.cards, self.least = _handles(beside), 0
                self.go(self.start)


@op("flip-adjacent", able=lambda game, effect, anchor: bool(matching(game, anchor)))
def flip_adjacent(game: RaxxonGame, effect: RxEffect, anchor: Where) -> Procedure:
    """Choose such a card: flip all face-down cards adjacent to it, with their effects."""
    return RxFlipAround(RxPick(effect.seat, "flip-around", _handles(matching(game, anchor)), source=effect.source))


@procedure
class RxFlipAround(Procedure):
    """Flip the neighbours of a card."""

    pick: RxPick

    def start(self, game: RaxxonGame) -> None:
        """Choose the card in the middle."""
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        for card in found(game, pick.picked):
            beside = [c.id for c in matching(game, FACE_DOWN) if adjacent(c, card)]
            if beside:
                game.call(RxFlipAll(pick.seat, beside))


@op("to-draw-top")
def to_draw_top(game: RaxxonGame, effect: RxEffect, n: int, where: Where = ANY) -> Procedure:
    """Shuffle up to ``n`` such cards and put them on top of the draw pile."""
    cards = _handles(matching(game, where))
    return RxToDrawTop(RxPick(effect.seat, "to-draw", cards, min(n, len(cards)), 0, source=effect.source))


@procedure
class RxToDrawTop(Procedure):
    """Cards of the crowd go back onto the draw pile."""

    pick: RxPick

    def start(self, game: RaxxonGame) -> None:
        game.call(self.pick.copy(), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        """Shuffle them onto the pile."""
        cards = found(game, pick.picked)
        if cards:
            game.put_on_top(cards)
            game.emit("rx-to-draw", n=len(cards), spots=_handles(cards))


@op("add-from", able=lambda game, effect, zone: bool(game.state.pile(zone)))
def add_from(game: RaxxonGame, effect: RxEffect, zone: OpenPile) -> Procedure:
    """Put a card of a pile face-down into the crowd by the rules for adding a card."""
    return RxAddFrom(effect.seat, zone, effect.source)


@procedure
class RxAddFrom(Procedure):
    """A card that all know comes back into the crowd."""

    seat: int
    zone: str
    source: str

    def start(self, game: RaxxonGame) -> None:
        cards = [f"{self.zone}/{name}" for name in sorted(game.ids(game.state.pile(self.zone)))]
        game.call(RxPick(self.seat, "add-from", [], 1, 1, cards, source=self.source), then=self.chosen)

    def chosen(self, game: RaxxonGame, pick: RxPick) -> None:
        pile = game.state.pile(self.zone)
        for entry in pick.taken or []:
            number = next(n for n in pile if game.people[n].id == entry.partition("/")[2])
            pile.remove(number)
            game.emit("rx-broke-out", card=game.people[number].id)
            game.call(RxAdd(self.seat, number))


@op("look-draw", able=lambda game, effect, n: bool(game.state.draw))
def look_draw(game: RaxxonGame, effect: RxEffect, n: int) -> Procedure:
    """Look at the top ``n`` cards of the population draw pile and put them back in any order."""
    return RxLookDraw(effect.seat, n)


@procedure
class RxLookDraw(Procedure):
    """The top of the draw pile is seen by all and put in order."""

    seat: int
    n: int

    def start(self, game: RaxxonGame) -> None:
        """Look. Fewer cards: as many as there are, without a reshuffle."""
        state = game.state
        self.n = min(self.n, len(state.draw))
        state.glimpses[: self.n] = [Glimpse(True, 0)] * self.n
        game.settle_pools()
        for number in state.draw[: self.n]:
            game.sighted(number)
        game.reveal()
        names = game.ids(state.draw[: self.n])
        game.emit("rx-looked", cards=names, pile="draw")
        game.call(RxOrder(self.seat, "draw", names), then=self.ordered)

    def ordered(self, game: RaxxonGame, order: RxOrder) -> None:
        draw = game.state.draw
        pool, draw[: self.n] = draw[: self.n], []
        for i, name in enumerate(order.ordered or []):
            number = next(n for n in pool if game.people[n].id == name)
            pool.remove(number)
            draw.insert(i, number)


def _handles(cards: list[CrowdCard]) -> list[int]:
    return [card.id for card in cards]
