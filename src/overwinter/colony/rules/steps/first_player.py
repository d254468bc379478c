"""The first player: found before the first round (R-010, P-01), passed on after each (P-16)."""

from __future__ import annotations

from overwinter.kernel.choices import NO, YES
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..votes import Vote


@procedure
class FindFirstPlayer(Procedure):
    """The leader of highest influence makes its player first (R-010)."""

    def start(self, game: ColonyGame) -> None:
        """Compare the leaders; a tie is settled by P-01."""
        influence = {p.seat: game.card_of(p.leader).influence for p in game.state.players}
        best = [seat for seat, value in influence.items() if value == max(influence.values())]
        if len(best) > 1 and game.setup.policy("leader_tie") == "random":
            first = best[game.draw(len(best), "pick")]
        else:
            first = best[0]
        game.colony_of(first).first = first
        game.emit("first-player", seat=first)


@procedure
class PassFirstPlayer(Procedure):
    """Step 7 of the colony phase: the token goes to the right."""

    def start(self, game: ColonyGame) -> None:
        """With P-16 a majority may keep it where it is: always asked, or if somebody calls for a vote (R-270).

        A token that went on in this round stays (R-358).
        """
        colony, how = game.state.colonies[0], game.setup.policy("first_player_vote")
        first, passed, colony.first_passed = colony.first, colony.first_passed, False
        if passed:
            return
        stays = [lasting for lasting, _ in game.lasting_hooks("token-stays")]
        if stays:
            game.state.lasting = [lasting for lasting in game.state.lasting if lasting not in stays]
            game.emit("first-player-stays", seat=first)
        elif not how or not game.team(first):
            self.pass_on(game)
        elif how == "on-call":
            game.ask_each(
                game.clockwise(first), "call-first-player", options=self.options, then=self.called, seat=first
            )
        else:
            self.vote(game)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Call for a vote, or let the token go on. An exiled player may call, too (R-148: but not vote)."""
        return [YES.only, NO.only]

    def called(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """One call is enough."""
        callers = [seat for seat, option in answers.items() if option is YES.only]
        if callers:
            game.emit("first-player-vote", seats=callers)
            self.vote(game)
        else:
            self.pass_on(game)

    def vote(self, game: ColonyGame) -> None:
        """All who are not exiled vote; a tie is the first player's."""
        first = game.state.colonies[0].first
        game.call(Vote("keep-first-player", game.team(first), [1, 2], {"seat": first}), then=self.voted)

    def voted(self, game: ColonyGame, vote: Vote) -> None:
        """Kept or passed on."""
        if vote.result != 1:
            self.pass_on(game)

    def pass_on(self, game: ColonyGame) -> None:
        colony = game.state.colonies[0]
        colony.first = game.right_of(colony.first)
        game.emit("first-player", seat=colony.first)
