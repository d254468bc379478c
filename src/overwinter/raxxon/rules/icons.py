"""What the icons mean: add and flip, infect, Raxxon cards, power, the end of the day (rules 3)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Where
from ..cards.handling import RxDraw
from ..game import RaxxonGame
from ..state import CrowdCard, Glimpse
from .choose import RxPick, found
from .ending_day import end_day
from .grid import cells_to_add, matching, neighbours

PLACE = OptionKind("rx-place", "row", "col")
FACE_DOWN = Where(face="down")


@procedure
class RxIcons(Procedure):
    """Resolve icons one after the other, each of them completely (RX-15)."""

    icons: list[str]
    seat: int

    def start(self, game: RaxxonGame) -> None:
        while self.icons:
            icon = self.icons.pop(0)
            match icon:
                case "infect":
                    game.infect()
                case "power":
                    game.raise_power()
                case "hostile-return":
                    hostile_return(game)
                case "end-day":
                    end_day(game)
                    return
                case _:
                    game.call(self._procedure(icon), then=self.took)
                    return

    def _procedure(self, icon: str) -> Procedure:
        match icon:
            case "raxxon":
                return RxDraw(self.seat)
            case "add":
                return RxAdd(self.seat)
            case "flip":
                return RxFlip(self.seat)
        raise ValueError(f"unknown icon {icon!r}")

    def took(self, game: RaxxonGame, _: Procedure) -> None:
        """That icon is done."""
        self.go(self.start)


def hostile_return(game: RaxxonGame) -> None:
    """One evacuated hostile card goes to the discard pile, if there is one."""
    state = game.state
    for card in reversed(state.evac):
        if game.people[card].group.id == "hostile":
            state.evac.remove(card)
            state.discard.append(card)
            game.emit("rx-returned", card=game.people[card].id, n=len(state.evac))
            return


@procedure
class RxAdd(Procedure):
    """Add a card to the crowd: the top of the draw pile, or ``card`` if one is given (all know that one)."""

    seat: int
    card: int = -1
    cell: list[int] | None = None

    def start(self, game: RaxxonGame) -> None:
        """Find the cells; the active player chooses among the best ones (rules 3.1)."""
        state = game.state
        cells = cells_to_add(state.crowd)
        if not cells or (self.card < 0 and not (state.draw or state.discard)):
            self.leave(game)
            return
        if state.block_adds:
            state.block_adds -= 1
            game.emit("rx-add-blocked", left=state.block_adds)
            self.leave(game)
            return
        if len(cells) == 1:
            self.cell = list(cells[0])
            self.meet(game)
        else:
            game.ask(self.seat, "rx-place", options=self.options, then=self.chosen)

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Every cell with the most neighbours."""
        return [PLACE[row, col] for row, col in cells_to_add(game.state.crowd)]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        self.cell = [option["row"], option["col"]]
        self.meet(game)

    def meet(self, game: RaxxonGame) -> None:
        """A roadblock beside the cell stops the card (RX-13)."""
        assert self.cell is not None
        blocks = [c for c in neighbours(game.state.crowd, *self.cell) if c.tokens]
        if blocks:
            game.call(RxPick(self.seat, "roadblock-token", [c.id for c in blocks]), then=self.stopped)
        else:
            self.place(game)

    def stopped(self, game: RaxxonGame, choice: RxPick) -> None:
        """One token is gone, and no card comes."""
        for block in found(game, choice.picked):
            block.tokens -= 1
            game.emit("rx-roadblock-held", left=block.tokens, spot=block.id)
        self.leave(game)

    def place(self, game: RaxxonGame) -> None:
        """Lay the card face-down."""
        assert self.cell is not None
        if self.card >= 0:
            number, seen = self.card, Glimpse(True, 0)
        else:
            game.refill()
            number, seen = game.draw_card()
        laid = game.lay(number, *self.cell, seen=seen)
        self.card = -1
        game.emit("rx-added", spot=laid.id, row=laid.row, col=laid.col)

    def leave(self, game: RaxxonGame) -> None:
        """No card comes; one that was given goes to the discard pile (RX-14)."""
        if self.card >= 0:
            game.state.discard.append(self.card)
            self.card = -1

    def held_people(self) -> list[int]:
        """A card on its way into the crowd."""
        return [self.card] if self.card >= 0 else []


@procedure
class RxFlip(Procedure):
    """The active player turns a face-down card of their choice face-up."""

    seat: int

    def start(self, game: RaxxonGame) -> None:
        """Choose; if all are face-up, nothing happens."""
        down = [card.id for card in matching(game, FACE_DOWN)]
        if down:
            game.call(RxPick(self.seat, "flip", down), then=self.chosen)

    def chosen(self, game: RaxxonGame, choice: RxPick) -> None:
        for card in found(game, choice.picked):
            icons = flip(game, card)
            if icons:
                game.call(RxIcons(icons, self.seat))


def flip(game: RaxxonGame, card: CrowdCard) -> list[str]:
    """Turn a card face-up: the icons of its group for exactly this number of face-up cards (rules 3.2)."""
    game.turn_up(card)
    group = game.person(card).group
    count = game.face_up(group.id)
    icons = list(group.on_flip.get(count, ()))
    game.emit("rx-flipped", card=game.person(card).id, group=group.id, n=count, spot=card.id)
    if icons:
        game.emit("rx-on-flip", group=group.id, n=count, icons=icons.copy())
    return icons


@procedure
class RxFlipAll(Procedure):
    """Turn several cards face-up, one after the other in the active player's order (RX-12)."""

    seat: int
    cards: list[int]

    def start(self, game: RaxxonGame) -> None:
        """The next one of those that still lie face-down."""
        self.cards = [card.id for card in found(game, self.cards) if not card.up]
        if self.cards:
            game.call(RxPick(self.seat, "flip", list(self.cards)), then=self.chosen)

    def chosen(self, game: RaxxonGame, choice: RxPick) -> None:
        """Turn it, then go on."""
        for card in found(game, choice.picked):
            self.cards.remove(card.id)
            game.call(RxIcons(flip(game, card), self.seat), then=self.more)

    def more(self, game: RaxxonGame, _: Procedure) -> None:
        self.go(self.start)
