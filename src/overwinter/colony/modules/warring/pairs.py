"""Two players at once, one of each colony: draw, move, act side by side, bites, crossroads (reference 16.3)."""

from __future__ import annotations

from dataclasses import field
from itertools import zip_longest
from typing import ClassVar

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.crossroads import Crossroads, keep_in_mind
from ...rules.exposure import Bite
from ...rules.turn import Turn, end_turn
from .moving import MoveStep
from .slot import Warring, by_morale


def pairs_of(game: ColonyGame) -> list[list[int]]:
    """Who acts with whom, in order; where one colony has more players the last ones act alone."""
    blue, yellow = (game.clockwise(colony.first) for colony in game.state.colonies[:2])
    both = zip_longest(blue, yellow, fillvalue=-1)
    return [[seat for seat in pair if seat >= 0] for pair in both]


@procedure
class Pairs(Procedure):
    """Step 3 of the player phase: the leaders first, then clockwise in each colony (R-310, R-311)."""

    sequence = True
    pairs: list[list[int]] | None = None

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next pair. Whoever was eliminated meanwhile is passed over, then the other acts alone."""
        if self.pairs is None:
            self.pairs = pairs_of(game)
        while self.pairs:
            seats = [seat for seat in self.pairs.pop(0) if not game.player(seat).eliminated]
            if seats:
                game.call(Pair(seats), then=self.start)
                return


@procedure
class TurnOpens(Turn):
    """The start of a turn: the card is drawn, frostbite hurts, what is due at its start happens."""

    later: ClassVar[bool] = True

    def act(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What follows is the pair's."""
        if game.player(self.seat).eliminated:
            self.finish(game)


@procedure
class Acting(Turn):
    """The actions of one of the players who act at the same time."""

    later: ClassVar[bool] = True

    def start(self, game: ColonyGame) -> None:
        """The turn has begun already."""
        self.act(game)

    def finish(self, game: ColonyGame) -> None:
        """Done; the turn ends when the other one is done, too."""
        game.emit("actions-done", seat=self.seat)


@procedure
class Pair(Procedure):
    """A turn of two players (or of one alone), from the crossroads cards drawn to those carried out."""

    sequence = True
    seats: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """Whose part of the step in progress is still to come."""

    def start(self, game: ColonyGame) -> None:
        """Both begin, one after the other."""
        self.left = list(self.seats)
        self.go(self.open)

    def open(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Draw, and what comes at the start of a turn."""
        if self.left:
            game.call(TurnOpens(self.left.pop(0), []), then=self.open)
        else:
            self.move(game)

    def move(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The move step; who stands where before it is kept in mind."""
        people = game.state.survivors.values()
        stood: dict[str, list[int]] = {one.place: [] for one in people}
        for one in people:
            stood[one.place].append(game.player(one.owner).colony)
        Warring.of(game).stood = stood
        order = by_morale(game, self.playing(game))
        game.call(MoveStep(order), then=self.moved)

    def playing(self, game: ColonyGame) -> list[int]:
        """Those whose turn it still is."""
        return [seat for seat in self.seats if game.turn_of(seat) is not None]

    def moved(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Now they act side by side: the first come is served first (R-310)."""
        seats = [seat for seat in self.playing(game) if not game.player(seat).eliminated]
        Warring.of(game).acting = True
        if seats:
            if len(seats) > 1:
                game.emit("acting", seats=seats)
            game.fork([Acting(seat, []) for seat in seats], then=self.acted)
        else:
            self.acted(game)

    def acted(self, game: ColonyGame) -> None:
        """Both are done: bites in the order in which they were rolled (R-320)."""
        Warring.of(game).acting = False
        self.go(self.bites)

    def bites(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next bite with its spread; those who still wait are not reached by it."""
        waiting = [one for one in game.state.survivors.values() if one.aside]
        if waiting:
            bitten = min(waiting, key=lambda one: one.aside)
            bitten.aside = 0
            owed = [player.seat for player in game.state.players if player.waiting]
            game.call(Bite(bitten.id, bitten.place, owed), then=self.bites)
            return
        keep_in_mind(game, self.playing(game))
        hit = [seat for seat in self.playing(game) if _hit(game, seat)]
        self.left = by_morale(game, hit)[::-1]
        self.go(self.crossroads)

    def crossroads(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The triggered cards, that of the colony with higher morale first."""
        while self.left:
            seat = self.left.pop(0)
            turn = game.turn_of(seat)
            if turn is not None and _hit(game, seat):
                alive = [hit for hit in turn.hits if not hit.survivor or game.survivor(hit.survivor)]
                first, *others = alive or turn.hits
                game.call(Crossroads(seat, turn.card, first, facts=others), then=self.crossroads)
                return
        self.close(game)

    def close(self, game: ColonyGame) -> None:
        """Both turns are over."""
        for seat in self.playing(game):
            end_turn(game, seat)


def _hit(game: ColonyGame, seat: int) -> bool:
    """Whether a triggered card waits for a player; it does not for one who is out."""
    turn = game.turn_of(seat)
    return turn is not None and bool(turn.card and turn.hits) and not game.player(seat).eliminated


def acting(game: ColonyGame) -> list[int]:
    """The seats that act at the same time now and are not done."""
    return [stack.frames[0].seat for stack in game.state.flow.stacks if isinstance(stack.frames[0], Acting)]


def timed(game: ColonyGame) -> list[int]:
    """The seats against whom the sand glass runs: those still acting once the other is done, in a quick game from
    the start (R-337). How long it runs, and whether at all, is a matter of the table."""
    busy = acting(game)
    pair = next((f for s in game.state.flow.stacks for f in s.frames if isinstance(f, Pair)), None)
    if pair is None or len(pair.seats) < 2:
        return []
    return busy if game.setup.quick or len(busy) < len(pair.playing(game)) else []


def in_own_turn(game: ColonyGame, seat: int) -> bool:
    """Whether a player who acts is asked something of the own turn, and waits for nobody: only then does the sand
    fall (R-337)."""
    asked = game.decision(seat)
    begun = {stack.id: stack.frames[0] for stack in game.state.flow.stacks}
    turn = begun.get(asked.stack) if asked is not None else None
    return isinstance(turn, Acting) and turn.seat == seat
