"""A Raxxon game in progress, with the questions that every rule asks of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NoReturn

from overwinter.kernel.game import Game
from overwinter.kernel.procedure import Procedure

from .cards.content import Action, Character, Content, Person
from .state import MAX_POWER, CrowdCard, Glimpse, RxSheet, State


class RaxxonGame(Game[State]):
    """The table of a Raxxon game. Start one with :func:`overwinter.raxxon.new_game`."""

    rules_name: ClassVar[str] = "raxxon"
    rules_version: ClassVar[int] = 2

    def __init__(self, state: State, content: Content, *, keep_log: bool = True) -> None:
        super().__init__(state, keep_log=keep_log)
        self.content = content
        self.people = content.people

    def _like(self, state: State) -> RaxxonGame:
        return RaxxonGame(state, self.content, keep_log=False)

    # -- players and sheets --------------------------------------------------------------------

    def sheet(self, seat: int) -> RxSheet:
        """The sheet of a player."""
        return self.state.sheets[seat]

    def character(self, seat: int) -> Character:
        """The printed sheet of a player."""
        return self.content.characters[self.state.sheets[seat].character]

    def seat_of(self, character: str) -> int | None:
        """Who plays a character (alone: today), if anybody does."""
        return next((s.seat for s in self.state.sheets if s.character == character), None)

    def clockwise(self, start: int) -> list[int]:
        """All seats to the left, beginning with ``start``."""
        n = len(self.state.sheets)
        return [(start + i) % n for i in range(n)]

    def spaces(self, action: Action) -> tuple[tuple[str, ...], ...]:
        """The token spaces of an action on the side that is played."""
        return action.few if self.state.setup.players <= 2 else action.many

    def free_space(self, seat: int, index: int) -> int | None:
        """The leftmost free token space of an action, if there is one."""
        taken = self.state.sheets[seat].tokens[index]
        count = len(self.spaces(self.character(seat).actions[index]))
        return next((i for i in range(count) if not taken >> i & 1), None)

    def tokens_of(self, seat: int) -> list[tuple[int, int]]:
        """The tokens on a sheet: action and space, from top to bottom and left to right."""
        tokens = self.state.sheets[seat].tokens
        return [(i, j) for i, taken in enumerate(tokens) for j in range(taken.bit_length()) if taken >> j & 1]

    def has_passed(self, seat: int) -> bool:
        """Whether a player is out for today. Alone, one has to pass twice."""
        return self.state.sheets[seat].passes >= (2 if self.state.setup.solo else 1)

    # -- the crowd -----------------------------------------------------------------------------

    def person(self, card: CrowdCard) -> Person:
        """The population card that lies there."""
        return self.people[card.card]

    def at(self, row: int, col: int) -> CrowdCard | None:
        """The card of the crowd in a cell."""
        return next((c for c in self.state.crowd if c.row == row and c.col == col), None)

    def in_crowd(self, handle: int) -> CrowdCard | None:
        """A card of the crowd by its handle, if it still lies there."""
        return next((c for c in self.state.crowd if c.id == handle), None)

    def face_up(self, group: str) -> int:
        """How many face-up cards of a group are in the crowd."""
        people = self.people
        return sum(1 for c in self.state.crowd if c.up and people[c.card].group.id == group)

    def lay(self, card: int, row: int, col: int, *, up: bool = False, seen: Glimpse | None = None) -> CrowdCard:
        """Put a card into the crowd."""
        self.state.serial += 1
        known, pool = (seen.known, seen.pool) if seen is not None else (False, 0)
        laid = CrowdCard(self.state.serial, row, col, card, up, known, pool, 0)
        self.state.crowd.append(laid)
        return laid

    def take_from_crowd(self, card: CrowdCard) -> int:
        """A card leaves the crowd; its roadblock tokens go back to the stock. Returns its number."""
        self.state.crowd.remove(card)
        self.settle_pools()
        return card.card

    def show(self, card: CrowdCard) -> None:
        """All see what a face-down card is; it stays as it lies."""
        card.known, card.pool = True, 0
        self.sighted(card.card)
        self.settle_pools()
        self.reveal()

    def turn_up(self, card: CrowdCard) -> None:
        """Turn a card face-up, without any effect of it."""
        card.up, card.known, card.pool = True, True, 0
        self.sighted(card.card)
        self.settle_pools()
        self.reveal()

    def turn_down(self, cards: Iterable[CrowdCard]) -> None:
        """Turn face-up cards face-down. All still know what they are (RX-16)."""
        turned = list(cards)
        for card in turned:
            card.up, card.known, card.pool = False, True, 0
        if turned:
            self.emit("rx-turned-down", cards=self.ids(c.card for c in turned), spots=[c.id for c in turned])

    # -- what all know -------------------------------------------------------------------------

    def mix(self, places: Sequence[CrowdCard | Glimpse]) -> int:
        """Cards in these places are shuffled together: the number of their new pool (RX-17).

        A pool that one of them was in before becomes part of it: all its places join.
        """
        state = self.state
        state.serial += 1
        pool = state.serial
        old = {place.pool for place in places if place.pool}
        for card in state.crowd:
            if card.pool in old:
                card.pool = pool
        state.glimpses = [Glimpse(g.known, pool) if g.pool in old else g for g in state.glimpses]
        return pool

    def settle_pools(self) -> None:
        """A pool of one place is none: what lies there is known, or it is not."""
        state = self.state
        pools = [c.pool for c in state.crowd if c.pool] + [g.pool for g in state.glimpses if g.pool]
        if not pools:
            return
        for card in state.crowd:
            if card.pool and pools.count(card.pool) == 1:
                card.pool = 0
        for i, glimpse in enumerate(state.glimpses):
            if glimpse.pool and pools.count(glimpse.pool) == 1:
                state.glimpses[i] = Glimpse(glimpse.known, 0)

    def sighted(self, card: int, from_supply: bool = False) -> None:
        """Remember of an infected card how many of its kind all know to be outside the supply."""
        person, state = self.people[card], self.state
        if person.healthy:
            return
        known = state.outside.get(person.id, 0)
        if from_supply:
            state.outside[person.id] = known + 1
            return
        people = self.people
        visible = sum(1 for c in state.crowd if (c.up or c.known) and people[c.card].id == person.id)
        visible += sum(
            1 for c, g in zip(state.draw, state.glimpses, strict=False) if g.known and people[c].id == person.id
        )
        for pile in (state.discard, state.uncontained, state.contained, state.removed):
            visible += sum(1 for number in pile if people[number].id == person.id)
        if visible > known:
            state.outside[person.id] = visible

    # -- piles ---------------------------------------------------------------------------------

    def ids(self, cards: Iterable[int]) -> list[str]:
        """Card ids of population cards."""
        return [self.people[card].id for card in cards]

    def refill(self) -> bool:
        """Make sure that there is a card to draw: an empty draw pile is made of the discard pile."""
        state = self.state
        if not state.draw and state.discard:
            state.draw, state.discard, state.glimpses = state.discard, [], []
            self.shuffle(state.draw)
            self.emit("rx-reshuffled", n=len(state.draw))
        return bool(state.draw)

    def draw_card(self) -> tuple[int, Glimpse]:
        """Take the top card of the draw pile, and what all know about it."""
        state = self.state
        card = state.draw.pop(0)
        seen = state.glimpses.pop(0) if state.glimpses else Glimpse(False, 0)
        return card, seen

    def put_on_top(self, cards: list[CrowdCard]) -> None:
        """Shuffle cards of the crowd face-down and put them on top of the draw pile. They are not killed."""
        state = self.state
        pool = self.mix(cards) if len(cards) > 1 else 0
        pile = [(c.card, Glimpse(c.up or c.known, pool or c.pool)) for c in cards]
        for card in cards:
            state.crowd.remove(card)
        self.shuffle(pile)
        state.draw[:0] = [card for card, _ in pile]
        state.glimpses[:0] = [seen for _, seen in pile]
        self.settle_pools()

    def goal(self) -> int:
        """How many cards must be evacuated: all healthy ones that are not out of the game (RX-25)."""
        state, people = self.state, self.people
        gone = sum(1 for card in state.removed if people[card].healthy)
        return sum(1 for person in people if person.healthy) - gone

    def evacuate(self, cards: Iterable[CrowdCard]) -> None:
        """Move cards of the crowd to the evacuation pile. The last healthy card wins the game."""
        moved = [self.take_from_crowd(card) for card in list(cards)]
        self.state.evac += moved
        if moved:
            self.emit("rx-evacuated", cards=self.ids(moved), n=len(self.state.evac))
        self.look_for_victory()

    def look_for_victory(self) -> None:
        """The game is won at the moment when nobody healthy is left to be evacuated."""
        if len(self.state.evac) >= self.goal():
            self.finish("won")

    def infect(self) -> None:
        """The infection rate rises; with an empty supply the city is overrun."""
        state = self.state
        if not state.supply:
            self.finish("overrun")
        card = state.supply.pop(0)
        state.discard.append(card)
        self.sighted(card, from_supply=True)
        self.reveal()
        self.emit("rx-infected", card=self.people[card].id, left=len(state.supply))

    def raise_power(self) -> None:
        """Raxxon's power rises; at 8 the company takes over."""
        self.state.power += 1
        self.emit("rx-power", power=self.state.power)
        if self.state.power >= MAX_POWER:
            self.finish("takeover")

    # -- the course of the game ----------------------------------------------------------------

    def drop_to(self, kind: type[Procedure], then: Callable[..., None]) -> None:
        """Drop everything that is in progress inside the innermost procedure of this kind, which goes on."""
        frames = self._stack.frames
        while not isinstance(frames[-1], kind):
            frames.pop()
        frames[-1].step = then.__name__

    def finish(self, outcome: str) -> NoReturn:
        """End the game: all have won, or all have lost."""
        self.state.outcome = outcome
        self.emit("rx-game-over", outcome=outcome, evacuated=len(self.state.evac), goal=self.goal())
        self.end()
