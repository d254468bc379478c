"""What else is different at night: ammunition, the check of both colonies, the election (reference 16.2)."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.endings import conditions, goal_reached
from ...rules.questions import hooks_of
from ...rules.votes import weighed
from .pacts import electable
from .slot import HOMES, Warring, change_ammunition, colonies

ELECT = OptionKind("elect", "seat")
SUPPLY = 2
"""Ammunition that a colony gets every night."""


@procedure
class Resupply(Procedure):
    """Each colony puts ammunition into its supply."""

    def start(self, game: ColonyGame) -> None:
        for number, colony in enumerate(colonies(game)):
            people = game.friends(colony.first)
            more = sum(use.ability.args["n"] for one in people for use in hooks_of(game, one, "more-ammunition"))
            change_ammunition(game, number, SUPPLY + int(more))


@procedure
class CheckBoth(Procedure):
    """Both colonies look at once whether they have reached the main objective; one is enough to end the game.

    So is a colony that has fallen: its players have lost, but played on until now (R-330).
    """

    def start(self, game: ColonyGame) -> None:
        both = colonies(game)
        reached = [number for number, one in enumerate(both) if one.morale and goal_reached(game, one)]
        if reached:
            Warring.of(game).completed = reached
            for number in reached:
                game.emit("colony-completed", colony=both[number].place)
            game.finish("completed")
        elif not all(colony.morale for colony in both):
            game.finish("morale")


def judge(game: ColonyGame) -> list[int]:
    """Who has won: whose secret objective is met, and whose colony has not fallen."""
    return [
        player.seat
        for player in game.state.players
        if not player.eliminated
        and game.colony_of(player.seat).morale
        and all(condition.met for condition in conditions(game, player.seat))
    ]


@procedure
class Election(Procedure):
    """Every colony elects its leader for the next round: all point at somebody else at the same moment (16.5)."""

    final: ClassVar[bool] = True
    votes: dict[str, int] = field(default_factory=dict)
    """By seat: for whom."""
    weights: dict[str, int] = field(default_factory=dict)
    """By seat: for how many votes it counts."""
    left: list[int] = field(default_factory=list)
    """Colonies that have not counted yet."""
    tied: list[int] = field(default_factory=list)

    def start(self, game: ColonyGame) -> None:
        """Ask all at once; whoever is alone leads."""
        seats = [seat for colony in colonies(game) for seat in game.clockwise(colony.first)]
        voters = [seat for seat in seats if self.options(game, seat)]
        game.ask_each(voters, "elect", options=self.options, then=self.counted)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Anybody of the colony but oneself, unless a card forbids it; nobody abstains."""
        return [ELECT[other] for other in game.allies(seat) if electable(game, other)]

    def counted(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """All votes are seen."""
        self.votes = {str(seat): int(option["seat"]) for seat, option in answers.items()}
        if self.votes:
            game.emit("election", votes=self.votes)
            self.weights = weighed(game, self.votes)
        self.left = list(range(len(HOMES)))
        self.go(self.next)

    def next(self, game: ColonyGame) -> None:
        """Whoever has most votes leads; the previous leader settles a tie."""
        while self.left:
            colony = colonies(game)[self.left[0]]
            team = game.clockwise(colony.first)
            cast = [(seat, vote) for seat, vote in self.votes.items() if int(seat) in team]
            found = [vote for seat, vote in cast for _ in range(self.weights[seat])]
            most = max((found.count(seat) for seat in team), default=0)
            self.tied = [seat for seat in team if most and found.count(seat) == most]
            if len(self.tied) > 1:
                game.ask(colony.first, "elect-tie", options=self.tie_options, then=self.settled)
                return
            self.leads(game, self.tied[0] if self.tied else colony.first)

    def tie_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Those who are tied, oneself perhaps among them."""
        return [ELECT[other] for other in self.tied]

    def settled(self, game: ColonyGame, option: Option) -> None:
        """The tie is broken."""
        self.leads(game, option["seat"])
        self.go(self.next)

    def leads(self, game: ColonyGame, seat: int) -> None:
        """The leader of a colony is known."""
        colony = colonies(game)[self.left.pop(0)]
        colony.first, colony.first_passed = seat, False
        game.emit("colony-leader", seat=seat, colony=colony.place)
