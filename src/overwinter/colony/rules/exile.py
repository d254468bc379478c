"""Exile (reference 11, R-145 to R-162)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ..cards.ops.people import put
from ..cards.predicates.course import is_betrayer
from ..game import ColonyGame
from .actions.move import Move
from .choose import Choose
from .death import Loss, drop_equipment, remove_from_game
from .elimination import eliminate
from .questions import forbidden
from .sources import People, Places
from .votes import Vote

YES, NO = 1, 2


@procedure
class ExileVote(Procedure):
    """All players who are not exiled vote about one of them."""

    seat: int
    nominee: int

    def start(self, game: ColonyGame) -> None:
        """Vote; the nominee too."""
        game.emit("nominated", seat=self.seat, nominee=self.nominee)
        vote = Vote("exile-vote", game.team(self.seat), [YES, NO], {"nominee": self.nominee, "by": self.seat})
        game.call(vote, then=self.voted)

    def voted(self, game: ColonyGame, vote: Vote) -> None:
        if vote.result == YES:
            game.call(Exile(self.nominee))
        else:
            game.emit("exile-failed", nominee=self.nominee)


@procedure
class Exile(Procedure):
    """A player is exiled: a new objective, and all own survivors leave the colony."""

    seat: int
    survivor: str = ""

    def start(self, game: ColonyGame) -> None:
        """Out; with some objectives out of the game altogether."""
        player = game.player(self.seat)
        if "exile-is-elimination" in game.side_of(game.colony_of(self.seat)).hooks:
            self.expel(game)
            return
        player.exiled = True
        betrayer = is_betrayer(game, self.seat)
        if game.state.exile_deck:
            player.exile = game.state.exile_deck.pop(0)
        player.revealed = not betrayer and bool(player.objectives)
        shown = player.objectives[0] if player.revealed else ""
        game.reveal()
        game.emit("exiled", secret={"exile": player.exile}, to=[self.seat], seat=self.seat, objective=shown)
        innocent = [p for p in game.state.players if p.exiled and not is_betrayer(game, p.seat)]
        if len(innocent) >= 2:
            game.emit("two-innocents", seats=[p.seat for p in innocent])
            colony = game.colony_of(self.seat)
            game.change_morale(colony, -colony.morale, "exile")
        self.go(self.relocate)

    def expel(self, game: ColonyGame) -> None:
        """The player loses all survivors and is out (objective Kill Them)."""
        player = game.player(self.seat)
        for survivor in game.own(self.seat):
            remove_from_game(game, survivor)
            drop_equipment(game, survivor)
        player.leader = ""
        player.exiled = True
        eliminate(game, self.seat)

    def relocate(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Every own survivor at the colony leaves it, in an order of choice."""
        here = [s.id for s in game.own(self.seat) if s.place == game.home_of(self.seat)]
        if here:
            game.call(Choose(self.seat, "survivor", "relocate", People(here)), then=self.who)

    def who(self, game: ColonyGame, choice: Choose) -> None:
        """Where to? With no space left somebody has to make room (R-153), or it is lost (R-154)."""
        if not choice.picked:
            self.go(self.relocate)
            return
        self.survivor = choice.first
        free = game.open_town()
        if free:
            # A move by the usual rules; only where nothing else is left exile is stronger than a ban (OW-37).
            survivor = game.state.survivors[self.survivor]
            allowed = [place for place in free if not forbidden(game, survivor, f"move-to:{place}")]
            game.call(Choose(self.seat, "place", "relocate", Places(allowed or free, "room")), then=self.where)
            return
        swaps = [s.id for s in game.state.survivors.values() if not game.is_home(s.place) and not game.exiled(s)]
        if swaps:
            game.call(Choose(self.seat, "survivor", "swap", People(swaps)), then=self.swap)
        else:
            dies = game.setup.policy("stranded_exiles") == "killed"
            game.call(Loss(self.survivor, dies=dies), then=self.relocate)

    def where(self, game: ColonyGame, choice: Choose) -> None:
        """A move with its exposure roll; it does not use up the move of the turn."""
        if not choice.picked:
            self.go(self.relocate)
            return
        move = Move(self.seat, self.survivor, choice.first, uses_move=False, action=False)
        game.call(move, then=self.relocate)

    def swap(self, game: ColonyGame, choice: Choose) -> None:
        """The two change places: no move, no roll."""
        if not choice.picked:
            self.go(self.relocate)
            return
        other = game.state.survivors[choice.first]
        mine = game.state.survivors[self.survivor]
        place, mine.place = other.place, ""
        put(game, other, game.home_of(self.seat))
        put(game, mine, place)
        self.go(self.relocate)
