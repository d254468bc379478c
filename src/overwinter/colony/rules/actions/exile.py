"""Call for a vote about exile."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ..exile import ExileVote
from .base import Action, Desk

NOMINATE = OptionKind("nominate", "seat")


class ExileAction(Action):
    """Call a vote about exiling another player, once a turn (R-145 to R-150)."""

    verbs = ("nominate",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every other player who is not exiled."""
        game = desk.game
        if game.state.setup.mode in ("cooperative", "dilemma") or desk.player.called_exile:
            return
        me, players = desk.player, game.state.players
        team = [
            p.seat for p in players if not (p.exiled or p.eliminated) and p.colony == me.colony and p is not me
        ]
        out += NOMINATE.each(tuple(team))

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """The call of this turn is used up, whatever the vote says."""
        game.player(seat).called_exile = True
        game.happened("table-event", seat, result="accusation", n=option["seat"])
        return ExileVote(seat, option["seat"])
