"""A toy game for the kernel's tests: apple pickers in an orchard. It has every kind of step that there is.

Each day all bid for the basket at the same time (``ask_each``), then all walk through the orchard side by side
(``fork``), then, if the day was good, the winner of the basket picks a prize (``call`` inside ``call``).
"""

from __future__ import annotations

from typing import Any

from overwinter.kernel.chance import seeded
from overwinter.kernel.data import Data, data
from overwinter.kernel.game import Game
from overwinter.kernel.options import KINDS, Option, OptionKind
from overwinter.kernel.procedure import Flow, GameState, Procedure, procedure

BID = OptionKind("toy-bid", "coins")
STEP = OptionKind("toy-step", "row")
SHAKE = OptionKind("toy-shake")
LOOK = OptionKind("toy-look")
HOME = OptionKind("toy-home")
FIRE = OptionKind("toy-fire")
PRIZE = OptionKind("toy-prize", "apple", "ribbon")
SNEEZE = OptionKind("toy-sneeze")
VERBS = {kind.verb: kind for kind in (BID, STEP, SHAKE, LOOK, HOME, FIRE, PRIZE, SNEEZE)}
for _verb in VERBS:
    # Other tests look at all verbs there are; the toy's are known only while it is played with.
    del KINDS[_verb]


@data(frozen=True)
class ToySetup(Data):
    """What is agreed before."""

    players: int = 2
    days: int = 2


@data
class ToyState(GameState):
    """The orchard."""

    setup: ToySetup
    apples: list[int]
    rows: list[int]
    sneezes: int
    tree: list[str]
    day: int
    basket: int | None
    notes: dict[str, Any]


class ToyGame(Game[ToyState]):
    """A toy game in progress."""

    rules_name = "toy"
    rules_version = 3

    def interjections(self, seat: int) -> list[Option]:
        """Anybody may sneeze."""
        return [SNEEZE.only] if seat in range(self.state.setup.players) and not self.over else []

    def interjected(self, seat: int, option: Option) -> None:
        """An apple may fall."""
        self.state.sneezes += self.draw(2, "sneeze")


@procedure
class ToyMatch(Procedure):
    """The whole game."""

    def start(self, game: ToyGame) -> None:
        """Shuffle the tree."""
        game.shuffle(game.state.tree)
        game.emit("toy-begins")
        self.go(self.morning)

    def morning(self, game: ToyGame) -> None:
        """The next day; after the last one the game is simply done."""
        if game.state.day < game.state.setup.days:
            game.state.day += 1
            game.call(ToyAuction([]), then=self.sold)

    def sold(self, game: ToyGame, auction: ToyAuction) -> None:
        """All walk."""
        game.state.basket = auction.winner
        game.state.notes["bids"] = auction.bids
        walks = [ToyWalk(seat) for seat in range(game.state.setup.players)]
        game.fork(walks, then=self.evening)

    def evening(self, game: ToyGame) -> None:
        """The owner of the basket gets a prize."""
        assert game.state.basket is not None
        game.call(ToyPrizeGiving(game.state.basket), then=self.night)

    def night(self, game: ToyGame, _: ToyPrizeGiving) -> None:
        """On to the next day."""
        self.go(self.morning)


@procedure
class ToyAuction(Procedure):
    """A secret bid."""

    bids: list[int]
    winner: int = -1

    def start(self, game: ToyGame) -> None:
        """Ask all at once."""
        game.ask_each(range(game.state.setup.players), "toy-bid", options=self.options, then=self.count, day=1)

    def options(self, game: ToyGame, seat: int) -> list[Option]:
        """Up to three coins."""
        return [BID[n] for n in range(4)]

    def count(self, game: ToyGame, answers: dict[int, Option]) -> None:
        """The highest bid wins, the lowest seat among equals."""
        self.bids = [answers[seat]["coins"] for seat in sorted(answers)]
        self.winner = self.bids.index(max(self.bids))
        game.emit("toy-sold", seat=self.winner)


@procedure
class ToyWalk(Procedure):
    """Walk until you go home."""

    seat: int
    steps: int = 0

    def start(self, game: ToyGame) -> None:
        """Ask."""
        game.ask(self.seat, "toy-walk", options=self.options, then=self.walk, steps=self.steps)

    def options(self, game: ToyGame, seat: int) -> list[Option]:
        """Whatever one does in an orchard."""
        rows = [STEP[row] for row in range(3) if row != game.state.rows[seat]]
        return [*rows, SHAKE.only, LOOK.only, HOME.only, FIRE.only]

    def walk(self, game: ToyGame, option: Option) -> None:
        """Do it."""
        self.steps += 1
        match option.verb:
            case "toy-step":
                game.state.rows[self.seat] = option["row"]
                game.emit("toy-stepped", seat=self.seat, row=option["row"])
            case "toy-shake":
                game.state.apples[self.seat] += game.roll()
            case "toy-look":
                game.reveal()
                game.emit("toy-looked", secret={"apple": game.state.tree[0]}, to=[self.seat], seat=self.seat)
            case "toy-fire":
                game.end()
        if option.verb != "toy-home":
            self.go(self.start)


@procedure
class ToyPrizeGiving(Procedure):
    """One calls the other that asks: three deep."""

    seat: int

    def start(self, game: ToyGame) -> None:
        """Leave it to another procedure and have nothing to do after it."""
        game.call(ToyPrizeChoice(self.seat))


@procedure
class ToyPrizeChoice(Procedure):
    """An apple, with or without a ribbon."""

    seat: int

    def start(self, game: ToyGame) -> None:
        """Ask."""
        game.ask(self.seat, "toy-prize", options=self.options, then=self.chosen)

    def options(self, game: ToyGame, seat: int) -> list[Option]:
        """The next two apples of the tree."""
        return [PRIZE[apple, ribbon] for apple in game.state.tree[:2] for ribbon in (None, "red")]

    def chosen(self, game: ToyGame, option: Option) -> None:
        """Take it."""
        game.state.tree.remove(option["apple"])
        game.state.apples[self.seat] += 10


@procedure
class ToyHarvest(Procedure):
    """All grab apples off the same tree, side by side; seat 0 stands on two ladders."""

    def start(self, game: ToyGame) -> None:
        """Two for seat 0, one for each of the others, and a vote on the side."""
        seats = [0, *range(game.state.setup.players)]
        game.fork([*(ToyGrab(seat, []) for seat in seats), ToyShare()], then=self.done)

    def done(self, game: ToyGame) -> None:
        """Nothing more."""
        game.emit("toy-harvested")


@procedure
class ToyGrab(Procedure):
    """Take an apple, if there is one left; two if one likes."""

    seat: int
    got: list[str]

    def start(self, game: ToyGame) -> None:
        """Ask for one."""
        game.ask(self.seat, "toy-grab", options=self.options, then=self.take)

    def options(self, game: ToyGame, seat: int) -> list[Option]:
        """What hangs there now."""
        return [PRIZE[apple, None] for apple in game.state.tree]

    def take(self, game: ToyGame, option: Option | None) -> None:
        """It is gone for all others; ``None``: somebody else was faster."""
        if option is None:
            game.emit("toy-empty-handed", seat=self.seat)
            game.state.notes[f"late-{len(game.state.notes)}"] = self.seat
            return
        game.state.tree.remove(option["apple"])
        self.got.append(option["apple"])


@procedure
class ToyShare(Procedure):
    """All name an apple that they would leave for the birds, at once."""

    def start(self, game: ToyGame) -> None:
        """Ask all."""
        game.ask_each(range(game.state.setup.players), "toy-share", options=self.options, then=self.shared)

    def options(self, game: ToyGame, seat: int) -> list[Option]:
        """What hangs there now."""
        return [PRIZE[apple, None] for apple in game.state.tree]

    def shared(self, game: ToyGame, answers: dict[int, Option]) -> None:
        """Who has said something."""
        game.state.notes["shared"] = sorted(answers)


class ToyRules:
    """The toy game for records."""

    name = ToyGame.rules_name
    version = ToyGame.rules_version
    same_course: frozenset[int] = frozenset()

    def blank(self, setup: Any, seed: int, *, keep_log: bool = True) -> ToyGame:
        """An orchard at dawn."""
        assert isinstance(setup, ToySetup)
        n = setup.players
        tree = ["cox", "elstar", "boskoop", "gala", "topaz"]
        state = ToyState(Flow(seeded(seed), 0, [], [], False), setup, [0] * n, [0] * n, 0, tree, 0, None, {})
        game = ToyGame(state, keep_log=keep_log)
        game.seed = seed
        return game

    def first(self) -> Procedure:
        """The whole game."""
        return ToyMatch()

    def restore(self, state: Any, setup: Any, cards: list[Any], *, keep_log: bool = True) -> ToyGame:
        """An orchard at any time."""
        assert isinstance(state, ToyState)
        assert state.setup == setup
        return ToyGame(state, keep_log=keep_log)

    def setup(self, game: Game[Any]) -> ToySetup:
        """What was agreed."""
        agreed: ToySetup = game.state.setup
        return agreed

    def packs(self, game: Game[Any]) -> dict[str, str]:
        """None."""
        return {}

    def problems(self, game: Game[Any]) -> list[str]:
        """Anything goes in an orchard."""
        return []

    def cards(self, game: Game[Any]) -> list[Any]:
        """Cards go by their names."""
        return []


def toy(seed: int = 1, players: int = 2, days: int = 2) -> ToyGame:
    """A toy game at its first decision."""
    rules = ToyRules()
    game = rules.blank(ToySetup(players, days), seed)
    game.begin(rules.first())
    return game


def harvest(apples: list[str], players: int = 2) -> ToyGame:
    """A game in which all grab apples off a tree with these, side by side."""
    game = ToyRules().blank(ToySetup(players, 1), 1)
    game.state.tree = apples
    game.begin(ToyHarvest())
    return game


def bid_all(game: ToyGame) -> None:
    """Everybody bids nothing: seat 0 gets the basket, all walk."""
    for seat in range(game.state.setup.players):
        game.answer(seat, BID[0])
